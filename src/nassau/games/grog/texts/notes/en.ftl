### Notes on board elements; ../layout.toml has their arguments

note-building = The { NAME("building", $building) }. { $occupant ->
    [none] It is free. Unless it lies under the black cloud, taking it brings 1 coin for each free building of this type on other peninsulas.
    [lock] It is locked: nobody can take it.
    [ghost-crew] The ghost crew lives here.
   *[other] { $occupant } has it.
}
note-ship = { $ship ->
    [coins-2] The 2-coin ship pays 2 coins each for up to four goods.
    [coins-3] The 3-coin ship pays 3 coins each for up to two goods.
    [coins-4] The 4-coin ship pays 4 coins for one good.
    [chest] The chest ship gives a chest card each for up to two goods. A chest card raises your bid limit by 3.
    [parrot] The parrot ship gives a parrot card each for up to three goods.
    [goal] At the goal ship you draw as many goal cards as you hand in goods, and keep one.
   *[ghost] The ghost ship. When you pass, you also get a good of the peninsula where it is anchored.
} { $ship ->
    [ghost] { "" }
   *[other] It wants the good of its peninsula; 4 of them also bring a building there.
}
note-goods = { $good ->
    [coconut] Coconuts of the green peninsula.
    [fish] Fish of the blue peninsula.
    [grog] Grog of the orange peninsula.
    [lemon] Lemons of the yellow peninsula.
   *[map] Treasure maps of the grey peninsula.
} { $number ->
    [none] { "" }
   *[other] You have { $number }.
} You trade goods with ships when you pass; three others replace one that a ship wants.
note-tiles = { $good ->
    [coconut] Goods of the green peninsula: coconuts.
    [fish] Goods of the blue peninsula: fish.
    [grog] Goods of the orange peninsula: grog.
    [lemon] Goods of the yellow peninsula: lemons.
   *[map] Goods of the grey peninsula: treasure maps.
} If you pass while this die is in the bid row, you get one.
note-parrot = { $parrot ->
    [hold] “Hold the bid”: bid exactly as much as the standing bid, and it is yours.
   *[other] “Turn the die”: before your bid you turn the { NAME("colour", $parrot) } die to any number.
} The card is then out of the game.
note-die = The { NAME("colour", $colour) } die{ $value ->
    [0] {""}
   *[other] {" "}shows { $value }
}. In the bid row its pips are part of the price, and its colour says where the reward is.
note-space = { $space ->
    [0] Bid space 1: a building on the peninsula in the colour of the die.
    [1] Bid space 2: another building, of another type, on the peninsula in the colour of the die.
    [2] Bid space 3: 1 pirate point.
    [3] Bid space 4: a lock for a free building on the peninsula in the colour of the die.
   *[other] Bid space 5: 1 pirate point.
} The winner gets it if a die lies here.
note-goal = Goal card: { NAME("goal", $goal) }. { $goal ->
    [green] 6 points if you alone have the most crew there, 2 if you have any.
    [blue] 6 points if you alone have the most crew there, 2 if you have any.
    [orange] 6 points if you alone have the most crew there, 2 if you have any.
    [yellow] 6 points if you alone have the most crew there, 2 if you have any.
    [grey] 6 points if you alone have the most crew there, 2 if you have any.
    [coconut] 1 point for each of these goods at the end.
    [fish] 1 point for each of these goods at the end.
    [grog] 1 point for each of these goods at the end.
    [lemon] 1 point for each of these goods at the end.
    [map] 1 point for each of these goods at the end.
    [parrots] 1 point for each parrot card at the end.
   *[other] It brings points for each of your crew members on such a building.
}
note-peninsula = The { NAME("colour", $colour) } peninsula. { $cloud ->
    [point] Under its cloud every building brings 1 pirate point.
    [parrot] Under its cloud every building brings a parrot card.
    [goal] Under its cloud every building lets you swap a goal card.
    [black] Under the black cloud a building brings neither a reward nor coins.
   *[other] Its cloud brings nothing extra.
}
note-bidding = Your bid: one to five dice from the left, never rising. It must be higher than the standing one.
