### Notes on board elements; ../layout.toml has their arguments

note-space = { $spot ->
    [ginseng] A seat on the ginseng punt. It costs { $price }; if the punt arrives, its crew shares 18 pesos.
    [nutmeg] A seat on the nutmeg punt. It costs { $price }; if the punt arrives, its crew shares 24 pesos.
    [silk] A seat on the silk punt. It costs { $price }; if the punt arrives, its crew shares 30 pesos.
    [jade] A seat on the jade punt. It costs { $price }; if the punt arrives, its crew shares 36 pesos.
    [port-a] Port slot A costs 4 pesos and pays 6 if at least one punt arrives.
    [port-b] Port slot B costs 3 pesos and pays 8 if at least two punts arrive.
    [port-c] Port slot C costs 2 pesos and pays 15 if all three punts arrive.
    [yard-a] Shipyard slot A costs 4 pesos and pays 6 if at least one punt ends up there.
    [yard-b] Shipyard slot B costs 3 pesos and pays 8 if at least two punts end up there.
    [yard-c] Shipyard slot C costs 2 pesos and pays 15 if all three punts end up there.
    [captain] The pirate captain costs 5 pesos. After the second roll he may board a punt on 13, after the third he plunders it and shares the loot.
    [mate] The second pirate costs 5 pesos. He boards after the captain and shares the loot.
    [small-pilot] The small pilot costs 2 pesos. Before the last roll he moves one punt by 1 space, forward or back.
    [large-pilot] The large pilot costs 5 pesos. Before the last roll he moves one punt by 2 spaces or two punts by 1.
   *[insurance] The insurance pays you 10 pesos at once. In return you pay the repairs in the shipyard: 6 for slot A, 8 for B, 15 for C.
} { $owner ->
    [none] It is free.
   *[other] It is taken by { $owner }.
}
note-wave = Space { $wave }. The three punts start on spaces from 0 to 5 that add up to 9.
note-punt = { $ware ->
    [none] A punt without a load yet.
    [ginseng] The ginseng punt: its crew shares 18 pesos if it arrives.
    [nutmeg] The nutmeg punt: its crew shares 24 pesos if it arrives.
    [silk] The silk punt: its crew shares 30 pesos if it arrives.
   *[jade] The jade punt: its crew shares 36 pesos if it arrives.
} { $docked ->
    [none] It must get past 13 in three rolls.
    [port] It is in port.
   *[yard] It is in the shipyard.
}
note-port = The port. Punts that get past 13 dock at A, then B, then C, and their wares rise.
note-yard = The shipyard. Punts that do not make it go to A, then B, then C; their crews get nothing.
note-market = On the black market { NAME("ware", $ware) } is worth { COUNT("peso", $value) }. When its punt arrives, it rises: 5, 10, 20, 30. At 30 the game ends.
note-ware = { $ware ->
    [ginseng] A load of ginseng: three seats for 1, 2 and 3 pesos, worth 18.
    [nutmeg] A load of nutmeg: three seats for 2, 3 and 4 pesos, worth 24.
    [silk] A load of silk: three seats for 3, 4 and 5 pesos, worth 30.
   *[jade] A load of jade: four seats for 3, 4, 5 and 5 pesos, worth 36.
} The harbour master loads three of the four wares.
note-supply = Shares in the supply: { $left }. Only the harbour master may buy one in a voyage, for { $value ->
    [0] 5 pesos
   *[other] { COUNT("peso", $value) }
}.
note-share = { $number ->
    [none] Shares of a player.
    [0] You have no such share.
    [one] You have 1 such share. It counts its value at the end, now { COUNT("peso", $value) }.
   *[other] You have { $number } such shares. Each counts its value at the end, now { COUNT("peso", $value) }.
} Pledging one brings 12 pesos.
note-loan = { $number ->
    [none] Pledged shares of a player.
    [0] You have pledged no such share.
    [one] You have pledged 1 such share.
   *[other] You have pledged { $number } such shares.
} Paying back costs 15 pesos each. A share that is still pledged at the end counts nothing.
