### Notes on board elements; ../layout.toml has their arguments

note-alley = { $far ->
    [none] A dark alley. It leads to any other free dark alley; both must be filled with pirates, and it costs 1 coin more.
   *[other] An alley of { COUNT("segment", $length) }: it takes one of your pirates for each.
} { $owner ->
    [none] It is free. { $target ->
        [none] { "" }
       *[other] It would take the captain to: { NAME("square", $target) }.
    }
   *[other] { $owner } has pirates there, so it is blocked.
}
segment = { $count } { $count ->
    [one] segment
   *[other] segments
}
note-token = { NAME("token", $token) }. { $sort ->
    [tavern] A tavern token: to win it, roll higher than its value in this tavern.
    [map] Treasure maps count only in pairs of one colour.
    [chest] A treasure chest: lead the captain to a chest field and it is yours, then all of you roll for the scorpion.
    [scorpion] The roll that reaches the sting number brings this scorpion: minus 2 points.
    [guard] A guard of the city: you beat it with more pirates in your supply than it shows.
    [good] Pirate supplies: of each good only your best token counts.
    [rendez-vous] It counts once you yourself have led the captain to this symbol.
    [berth] The last crew in the brawl sleeps here.
    [hammock] The second-last crew in the brawl sleeps here.
   *[coil] With four or five players the third-last crew in the brawl sleeps here.
}
note-guard = { $guard ->
    [small] The small guard shows 1, 2 or 3; a 1 or 2 also brings a coin.
   *[large] The large guard shows 4, 5 or 6.
} You beat it with more pirates in your supply than it shows. { $supply ->
    [none] { "" }
   *[other] You have { $supply } now.
}
note-seat = { $player } could begin the first round.
note-stack-good = Pirate supplies: draw a token in secret, then keep it or sell it for 2 coins. At the end only your best token of each good counts.
note-stack-rendezvous = Rendez-vous: draw a token in secret. Lead the captain to its symbol yourself, and it brings 4 or 6 points.
note-stack-rum = Rum in the common supply: { $barrels }. A rum field brings 2 barrels; with one you may reroll your own die up to twice.
