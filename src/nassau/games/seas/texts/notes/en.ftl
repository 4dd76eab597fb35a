### Notes on board elements; ../layout.toml has their arguments

note-role = { $role ->
    [shipbuilder] Shipbuilder: buy ships from your reserve for 1 chest each. Gift: one more for free.
    [governor] Governor: take a privateer tile and all ships of your reserve for free, and a black mark. Gift: no mark.
    [captain] Captain: play a caravan card; all of you raid it. Gift: 2 yin-yang.
    [islander] Islander: play a harbour card, which brings new prices. Gift: a loot card.
    [shaman] Shaman: play a curse card, which hits everyone. Gift: against most curses you hold back 3 ships.
    [merchant] Merchant: sell goods in the current harbour. Gift: 1 chest.
   *[cartographer] Cartographer: draw an adventure card. Gift: one more.
} { $role ->
    [captain] Afterwards you take all your roles back.
    [islander] Afterwards you take all your roles back.
    [shaman] Afterwards you take all your roles back.
   *[other] You get the gift if nobody else chooses this role.
}
note-pile = Cards left in the adventure pile: { $left }. { $to_end ->
    [none] The end card has been drawn.
    [0] The end card is on top.
    [one] The end card comes after one more card; then you play three more rounds.
   *[other] The end card comes after { $to_end } more of them; then you play three more rounds.
}
note-tile = The privateer tile of { NAME("country", $country) }. The governor hands it out; its owner gets a black mark whenever a caravan of this country is raided. { $owner ->
    [none] It is still free.
   *[other] { $owner } has it.
}
note-ritual-chamber = Double chamber, 2 yin-yang: one more of your ships carries two goods, for good. { $yin_yang ->
    [none] { "" }
   *[other] You have { $yin_yang } yin-yang.
}
note-ritual-unsinkable = Unsinkable ship, 3 yin-yang: in every raid one more of your sunk ships comes back at once. { $yin_yang ->
    [none] { "" }
   *[other] You have { $yin_yang } yin-yang.
}
note-ritual-bargain = Bargain, 3 yin-yang: sell two goods of different kinds at the full price of the harbour. { $yin_yang ->
    [none] { "" }
   *[other] You have { $yin_yang } yin-yang.
}
note-loot = { $loot ->
    [rum] Rum
    [coffee] Coffee
    [fruit] Fruit
   *[talisman] Talismans
} on the discard pile: { $number }. There are 15 of each in all.
note-drawn = { $loot ->
    [talisman] A talisman needs no ship; it brings 1 yin-yang now and 1 chest at the end.
   *[other] Goods that you have just drawn: load them on free ships or discard them.
}
note-fleet = Your ships: { $free } free, { $loaded } loaded, { $guards } on guard. Only free ships go on raids or load goods.
note-fleet-of = Ships of { $player }: { $free } free, { $loaded } loaded, { $guards } on guard. For every full 10 chests one stands guard.
note-reserve = Ships in your reserve: { $number }. As shipbuilder you buy them for 1 chest each, as governor you get them all for free.
note-reserve-of = Ships in the reserve of { $player }: { $number }. Sunk ships go there too.
note-goods = { $good ->
    [rum] Rum
    [coffee] Coffee
   *[fruit] Fruit
} aboard your ships: { $number }. Each sells for 1 chest; three or more at once bring { $price } each.
note-goods-of = { $good ->
    [rum] Rum
    [coffee] Coffee
   *[fruit] Fruit
} aboard the ships of { $player }: { $number }. Three or more at once bring { $price } chests each.
note-card = { $sort ->
    [caravan] A caravan. As captain you raid it; its red ships are thrown onto the sea chart with yours.
    [harbour] A harbour. As islander you open it, and its prices apply to everyone.
    [kraken] Kraken curse: each die showing a 1 costs a fruit, or the ship.
    [iceberg] Iceberg curse: each die showing a 2 costs a coffee, or the ship.
    [sirens] Sirens curse: each die showing a 3 costs a rum, or the ship.
    [mutiny] Mutiny curse: each die showing a 4 costs a good of the kind with the highest price, or the ship.
    [whirlpool] Whirlpool curse: a red die says how many of the ships nearest to it are hit; each costs a talisman, or the ship.
    [idol] Idol curse: you name a kind of goods; everyone loses one of it, or a ship.
    [wages] Wages curse: everyone pays 2 chests for each guard ship.
   *[tavern] Tavern curse: everyone gets a red die, and with it good or bad luck.
} A card left in hand at the end is a black mark.
note-die = { $owner ->
    [red] A red ship of the caravan or of the curse, showing { $face }.
   *[other] A ship of { $owner }, showing { $face }.
} The ships closest to each other fight first, and the higher number wins.
