### The rules of Pirates of the 7 Seas for families; ../../guide.toml has the pictures

lead = Choose a role in secret, raid caravans with your fleet of dice, and sell the loot in the harbour. For 2 to 4 players.

goal =
    You command a fleet of ten ships, each of them a die. You raid caravans, load their goods and sell them in the harbour.
    At the end the most treasure chests win. But take care: each black mark costs you 3 of them.

turn =
    Each round everyone secretly chooses a role card at the same time. Then the roles are called in order, and each of you does what the role says.
    - Gift: if nobody else chose your role, you get a gift on top. With the start marker it is doubled (with three or four players).
    - Black mark: if you do not use the action of your role, you get one, and no gift.
    # The seven roles
    - 1 Shipbuilder: buy ships from your reserve for 1 chest each. Gift: one more for free.
    - 2 Governor: take a privateer tile and all ships of your reserve for free, but also a black mark. Gift: no mark.
    - 3 Captain: play a caravan card and raid it together. Gift: 2 yin-yang.
    - 4 Islander: play a harbour card with new prices. Gift: a loot card.
    - 5 Shaman: play a curse card. It hits everyone. Gift: against most curses you hold back 3 ships.
    - 6 Merchant: sell goods in the current harbour. Gift: 1 chest.
    - 7 Cartographer: draw an adventure card. Gift: one more.
    After captain, islander or shaman you take all your roles back into your hand. Until then a role you have played is not available.
    # A raid
    Starting with the captain, everyone says how many free ships they send. With four players it is at most as many as the caravan has, with three twice as many, with two three times as many. Sending none costs a black mark. With the privateer tile of that country you get one in any case.
    All ships are thrown onto the sea chart together with the red ships of the caravan. The red ship and the pirate ship closest to each other fight: the higher number sinks the lower, equal numbers sink both. A ship of yours that sinks goes to your reserve and brings 1 yin-yang.
    If all red ships are sunk, each surviving ship draws one loot card. Goods need a free ship. A talisman needs none and brings 1 yin-yang.
    # Selling
    Each good is worth 1 chest. If you sell three or more of one kind, each of them brings the price of the harbour.
    # Chests must be guarded
    For every full 10 chests one of your ships stands guard. It goes on no raid and carries nothing.
    # Rituals
    As shipbuilder, governor, merchant or cartographer you may spend yin-yang:
    - Double chamber: 2 yin-yang. One more of your ships carries two goods.
    - Unsinkable ship: 3 yin-yang. In every raid one more of your sunk ships comes back at once.
    - Bargain: 3 yin-yang. Sell two goods of different kinds at full price.

end =
    The end card lies deep in the adventure pile, only four cards are below it. When it is drawn, you finish the round and play exactly three more.

scoring =
    - Final sale: all your goods are sold in the current harbour, by the rules of the merchant. You may still make bargains.
    - Cards in hand: each adventure card left brings a black mark.
    - Talismans: 1 chest each.
    - Yin-yang: 1 chest for every three.
    - Black marks: each costs 3 chests.
    The most chests win. In a tie, fewer privateer tiles win, then fewer black marks.

picture-board = Example: Anne has three rum aboard, and Pirate Cove pays 3 chests for each if she sells at least three. Time to choose the merchant.
picture-raid = Example: first the red 5 sinks Anne's 4, which is only 14 mm away. Then Anne's 6 sinks the red 3, and Jack's 6 sinks the red 5. The raid is won: Anne draws three loot cards, Jack and Mary two each. Anne also gets 1 yin-yang for her sunk ship.
picture-sale = Example: Anne is the only merchant. She sells three rum for 3 chests each, that is 9. She also holds the start marker, so her gift is doubled: 2 more chests.
picture-end = Example: the end card is out, and this is the last of the three final rounds. After it the game is scored.
picture-scoring = Example: Anne has 54 chests. Her final sale brings 9, six talismans bring 6, and eight black marks cost 24. She has 54 + 9 + 6 − 24 = 45 chests.

aid =
    # Goal
    The most treasure chests.
    # A round
    - Everyone secretly chooses a role; they are called from 1 to 7.
    - Alone in your role: gift. With the start marker: double (3 or 4 players).
    - Action not used: 1 black mark, no gift.
    - After captain, islander or shaman: all roles back into your hand.
    # Roles and gifts
    - 1 Shipbuilder: ships for 1 chest each. Gift: 1 ship
    - 2 Governor: privateer tile, whole reserve for free, 1 black mark. Gift: no mark
    - 3 Captain: raid a caravan. Gift: 2 yin-yang
    - 4 Islander: new harbour. Gift: 1 loot card
    - 5 Shaman: curse for everyone. Gift: hold back 3 ships
    - 6 Merchant: sell. Gift: 1 chest
    - 7 Cartographer: 1 adventure card. Gift: 1 more
    # Raid
    - Ships: at most 1×, 2×, 3× the caravan with 4, 3, 2 players. None: 1 black mark.
    - Closest red and pirate ship fight; higher number wins, equal sinks both.
    - Sunk: into the reserve, 1 yin-yang.
    - Won: 1 loot card for each surviving ship.
    - Privateer of this country: 1 black mark in any case.
    # Goods
    - 1 good on a ship, 2 with a double chamber
    - Sale: 1 chest each; 3 or more of a kind: price of the harbour
    - Talisman: needs no ship, 1 yin-yang
    # Guard
    1 ship for every full 10 chests.
    # Rituals (roles 1, 2, 6, 7)
    - Double chamber: 2 yin-yang
    - Unsinkable ship: 3 yin-yang
    - Bargain: 3 yin-yang
    # Curses
    - Kraken: each 1 costs a fruit or the ship
    - Iceberg: each 2 costs a coffee or the ship
    - Sirens: each 3 costs a rum or the ship
    - Mutiny: each 4 costs a good of the kind with the highest price, or the ship
    - Whirlpool: the ships nearest to the red die, as many as it shows, cost a talisman or the ship
    - Idol: everyone loses a good of the named kind or a ship
    - Wages: 2 chests for each guard ship
    - Tavern: everyone gets a red die, good or bad
    # End and points
    - End card: finish the round, then three more
    - Final sale; talisman 1; three yin-yang 1
    - Card in hand: 1 black mark
    - Black mark: −3 chests
