### Rules of seas; ../../rules.toml has their sources and checks

title = Pirates of the 7 Seas

## Options

option-two_player_gifts = Who can get a gift with two players? “Both” (default): both of them, if their roles differ. “Start marker only”: only the player with the marker.
option-cove_rum_price = What does Pirate Cove pay for three or more rum? “3 chests” (default): as much for each rum as the best harbours. “2 chests”: 1 chest less for each rum.
option-caravan_sizes = How many ships do the four caravans of a country have? “1, 2, 3 and 4” (default): each size once. “2, 2, 3 and 3”: only medium-sized caravans. “2, 2, 3 and 4”: no small caravans.
option-loot_split = How are the 60 loot cards split? “15 each” (default): 15 rum, 15 coffee, 15 fruit and 15 talismans. “16 each and 12”: 16 rum, 16 coffee, 16 fruit and 12 talismans.
option-ruler_mm = How precise is the ruler? “Millimetres” (default): whole millimetres. “Tenths of a millimetre”: pairs are equally close less often.
option-mutiny_ships = When does mutiny cost a ship? “Without that good” (default): when you lack the good that the mutineers want. “Without any good”: only when you have no goods left aboard at all.
option-trades = How often may you buy or sell in your turn? “Once” (default): as shipbuilder you buy once, as merchant you sell once. “Repeatedly”: as often as you can, also between rituals. You get the gift only once.

## W1

section-W1 = Material and cards
rule-W1-1 = The game is for two, three or four players.
rule-W1-2 = You have exactly 10 ships, each a die of your colour. Ships not in play are in your reserve.
rule-W1-3 = There are 31 adventure cards: 16 caravans, 6 harbours, 8 different curses and 1 end card.
rule-W1-4 = England, Spain, France and Holland have four caravans each, with 1, 2, 3 and 4 ships. It can also be set to 2, 2, 3, 3 or 2, 2, 3, 4.
rule-W1-5 = The six harbours show the prices 3, 2 and 1 for rum, coffee and fruit: each possible combination once.
rule-W1-6 = The 60 loot cards are 15 rum, 15 coffee, 15 fruit and 15 talismans. It can also be set to 16 each of rum, coffee and fruit and 12 talismans.
rule-W1-7 = Rum, coffee and fruit are goods. Talismans are trophies: they never count as goods, and you cannot sell them.
rule-W1-8 = Black marks, yin-yang and ritual levels never run out; you can have any number of them.

## W2

section-W2 = Setup
rule-W2-1 = You start with 7 ships in play, 3 in the reserve and 7 chests. No ship is on guard yet.
rule-W2-2 = You start with all 7 role cards of your colour, but without loot, yin-yang, black marks, privateer tiles or rituals.
rule-W2-3 = For the adventure pile the 30 cards without the end card are shuffled: 4 go face down at the bottom, the end card on top of them, and the other 26 face down on top of that.
rule-W2-4 = Only then are you dealt 3 cards from the top, never the end card. That leaves 20 cards above it with two players, 17 with three and 14 with four.
rule-W2-5 = All 60 loot cards are shuffled into a face-down pile.
rule-W2-6 = The first harbour is Pirate Cove. Its prices: rum 3 (setting: 2), coffee 1, fruit 1.
rule-W2-7 = A draw decides who gets the start marker first.
rule-W2-8 = With fewer than four players only the dice and role cards of the unused colours are left out; all other cards and tiles are in the game.

## W3

section-W3 = Round and choice of role
rule-W3-1 = At the start of each round, everyone secretly chooses exactly one role card from their hand at the same time. The actions begin once all have chosen.
rule-W3-2 = You cannot choose role cards that are still in front of you from earlier rounds. They stay visible to everyone.
rule-W3-3 = The roles are always called in this order: shipbuilder, governor, captain, islander, shaman, merchant, cartographer. Roles nobody chose are skipped.
rule-W3-4 = Your chosen card stays face down until its role is called. Only then do you reveal it.
rule-W3-5 = If several players chose the same role, they take turns clockwise from the start marker. Each turn ends before the next begins.
rule-W3-6 = On your turn, the action comes first, then the gift. Only for the governor and the shaman does the gift take effect during the action.

## W4

section-W4 = Gifts and declining
rule-W4-1 = If nobody else chose your role and you use its action, you get its gift.
rule-W4-2 = If you get a gift and have the start marker, it is a double gift (only with three or four players).
rule-W4-3 = All that counts is who chose the role: even someone who cannot use the action costs you the gift.
rule-W4-4 = If you cannot or do not want to use your role's action, you get 1 black mark and no gift. You may always decline the action.
rule-W4-5 = You have used the action if you bought at least 1 ship, took 1 privateer tile, played 1 matching card, sold 1 good or drew 1 adventure card.
rule-W4-6 = With two players there is never a double gift.
rule-W4-7 = With two players, you both get a single gift if your roles differ. Setting: only the player with the start marker does.

## W5

section-W5 = The shipbuilder
rule-W5-1 = You buy any number of ships from your reserve for 1 chest each.
rule-W5-2 = You cannot buy more ships than you have in reserve, nor spend more chests than you have.
rule-W5-3 = You pay for all the ships and get them at once; then your guard ships are counted again, once. New ships are ready immediately. After that you buy no more ships in this turn; it can be set that you may buy several times.
rule-W5-4 = Gift: you get 1 ship from your reserve for free; with a double gift, 2.
rule-W5-5 = Bought ships come first. If your reserve is then too small for the gift, you lose the rest of it.

## W6

section-W6 = The governor
rule-W6-1 = You become a privateer: you take an available privateer tile of your choice, all the ships in your reserve for free and 1 black mark.
rule-W6-2 = Each of the four countries has only one tile. You may own several and keep them until the game ends.
rule-W6-3 = Even with an empty reserve you may become a privateer as long as a tile is left.
rule-W6-4 = If no tile is left or you decline, you get 1 black mark and no ships either.
rule-W6-5 = Gift: you get no black mark for this action.
rule-W6-6 = The double gift also rids you of an old black mark, if you have one.

## W7

section-W7 = The captain: setting out on a raid
rule-W7-1 = You play exactly one caravan from your hand face up on the right space of the rack. The card shows its country and its number of ships.
rule-W7-2 = Starting with you, everyone openly sends ships in clockwise order. Each player decides how many.
rule-W7-3 = With four players you send at most as many ships as the caravan has, with three at most twice as many, with two at most three times as many.
rule-W7-4 = You may only send free ships: those that neither carry goods nor stand guard.
rule-W7-5 = If you cannot or do not want to send any ships, you get 1 black mark, even as captain.
rule-W7-6 = If you own the tile of the raided country, you get exactly 1 black mark, whether you send ships or not.
rule-W7-7 = If nobody sends a ship, the caravan is used up: everyone gets 1 black mark, there is no throw and no loot.
rule-W7-8 = Gift: you get 2 yin-yang; with a double gift, 4.
rule-W7-9 = You get the captain's gift even if the raid fails or you sent no ship yourself.

## W8

section-W8 = Throw and battle
rule-W8-1 = All ships sent and the red ships of the caravan are thrown onto the sea chart together in one throw.
rule-W8-2 = If a die leaves the sea chart, all are thrown again. Only a throw with every die on the chart counts.
rule-W8-3 = The sea chart is 270 × 270 mm, a die 10 mm. Dice never overlap: their centres are at least 14.14 mm apart.
rule-W8-4 = In every throw all faces and all places are equally likely, for every colour. Replays show the recorded throw.
rule-W8-5 = Distance runs from die centre to die centre and is read in whole millimetres, rounded down (setting: tenths of a millimetre).
rule-W8-6 = The red ship and the pirate ship closest to each other always fight. Pirates never fight each other, nor do red ships.
rule-W8-7 = The higher number sinks the lower. The winning ship keeps its place and number and can fight on.
rule-W8-8 = If the numbers are equal, both ships sink.
rule-W8-9 = After each fight, the pair that is now closest fights, until all red or all pirate ships are sunk. Nobody can break off.
rule-W8-10 = If several pairs are equally close, the player who played the caravan decides which pair fights first.
rule-W8-11 = The player is asked only if equally close pairs share a ship; otherwise the order does not matter.
rule-W8-12 = Each of your sunk ships goes to your reserve and brings you 1 yin-yang, however the raid ends, unless it returns as an unsinkable ship.
rule-W8-13 = Once all red ships are sunk the raid is won, even if the last pirate ship goes down with them; then there is no loot.
rule-W8-14 = If all pirate ships are sunk and red ones remain, the raid is lost: no loot, and the caravan is used up.

## W9

section-W9 = Loot and cargo
rule-W9-1 = After a won raid you get 1 loot card for each of your ships in the raid that was not sunk.
rule-W9-2 = The player who played the caravan gets loot first, then the others clockwise. You draw all your cards openly and decide what to load; then it is the next player's turn.
rule-W9-3 = For each new good you decide at once: load it on a ship or discard it. Without room you must discard it.
rule-W9-4 = You may not choose to discard goods you have already loaded, neither to load new ones nor to free ships.
rule-W9-5 = A ship carries one good, with a double chamber two. Any of your ships not on guard may load, not only those from the raid.
rule-W9-6 = Moving goods between ships is free and automatic: your goods are always on as few ships as possible.
rule-W9-7 = A talisman needs no ship. You always keep it and get 1 yin-yang at once.

## W10

section-W10 = The islander
rule-W10-1 = You play exactly one harbour from your hand face up on the left space of the rack. It applies at once and to everyone, until the next harbour covers it for good.
rule-W10-2 = Gift: you get 1 loot card; with a double gift, 2. You decide about the first before you draw the second.

## W11

section-W11 = The shaman
rule-W11-1 = You play exactly one curse from your hand face up on the right space of the rack. It hits everyone, including you.
rule-W11-2 = For kraken, iceberg, sirens, mutiny and whirlpool all ships at sea are thrown together: free and loaded ones, but no guard ships.
rule-W11-3 = Gift: for kraken, iceberg, sirens, mutiny and whirlpool you hold back 3 ships before the throw; with a double gift, 6. If you have fewer at sea, you hold them all back.
rule-W11-4 = The shaman's gift does not help against idol, wages and tavern. The action still counts as used.
rule-W11-5 = Each hit first costs you a card that the curse names; if you have none left, you lose the ship. You cannot choose between them.
rule-W11-6 = It does not matter which ship carries which good: you pay for a hit with a good from any of your ships, even one held back.
rule-W11-7 = A ship lost to a curse goes to your reserve. It brings no yin-yang, and an unsinkable ship does not help.
rule-W11-8 = If you have too few ships for your goods after all the hits, you discard goods of your choice until the rest fit, and no more.
rule-W11-9 = If you have no ship at sea, no die is thrown for you, and the idol costs you nothing either.
rule-W11-10 = If a curse affects the players one after another (when discarding or in the tavern), it goes clockwise from the player who played it.

## W12

section-W12 = The eight curses
rule-W12-1 = Kraken: each of your dice showing a 1 costs you 1 fruit or, if you have none, the ship.
rule-W12-2 = Iceberg: each of your dice showing a 2 costs you 1 coffee or, if you have none, the ship.
rule-W12-3 = Sirens: each of your dice showing a 3 costs you 1 rum or, if you have none, the ship.
rule-W12-4 = Mutiny: each of your dice showing a 4 costs you 1 good of the kind that has the highest price in the current harbour or, if you have none, the ship. It can be set that it costs the ship only if you have no goods at all.
rule-W12-5 = Whirlpool: a red die is thrown as well. It hits as many ships as its number shows: those nearest to it.
rule-W12-6 = Each of your ships hit by the whirlpool costs you 1 talisman or, if you have none, the ship. You keep the yin-yang the talisman brought.
rule-W12-7 = If several ships are equally near for the last hits, the player who played the whirlpool chooses, unless they all belong to one player. With too few ships all are hit.
rule-W12-8 = Idol: the player of the curse names rum, coffee or fruit, but not a talisman.
rule-W12-9 = Everyone loses 1 good of the named kind; a player without one loses 1 ship at sea instead.
rule-W12-10 = Wages: everyone pays 2 chests for each of their guard ships at the same time. Then guard ships no longer needed return.
rule-W12-11 = Tavern: one red die is thrown per player. The player of the curse gives everyone exactly one of them, themselves included.
rule-W12-12 = Tavern, bad dice: on 1 you get 1 black mark, on 2 you give up 1 good of your choice, on 3 you lose 1 chest.
rule-W12-13 = Tavern, good dice: on 4 you get 1 chest, on 5 the top loot card (load or discard as usual), on 6 you get 3 yin-yang.
rule-W12-14 = If you get a 2 without any goods or a 3 without any chests, nothing happens to you. You never lose a ship in the tavern.

## W13

section-W13 = The merchant
rule-W13-1 = You sell any number of your goods, at least one, all together in a single sale in the current harbour. It can be set that you may sell several times.
rule-W13-2 = Each good is worth 1 chest. If you sell at least three of a kind, each of them brings the harbour's price for that kind.
rule-W13-3 = The three must be of one kind and from one sale; goods of other players or from a bargain do not count.
rule-W13-4 = Goods sold are discarded and their ships are free at once. What you do not sell stays loaded.
rule-W13-5 = Gift: you get 1 chest; with a double gift, 2.
rule-W13-6 = Once you have 40 chests, the 40 tile lies in front of you; once you have 80, it shows its 80 side.
rule-W13-7 = The track runs from 0 to 39 and then starts over, without an upper limit. If your chests fall below 80 or 40, the tile is turned back or given back.

## W14

section-W14 = The guard ships
rule-W14-1 = For every full 10 chests, one of your ships must stand guard on the island.
rule-W14-2 = Guard ships go on no raids, carry no goods and are safe from all curses but wages.
rule-W14-3 = After each step that changes your chests or ships, your guard ships are counted again; a sale frees ships first. Guard ships no longer needed return at once.
rule-W14-4 = Free ships go on guard first. If you then lack room for some goods, you discard goods of your choice until the rest fit.
rule-W14-5 = If you need more guard ships than you have ships, they all stand guard. Missing guard ships cost nothing; new ships go on guard first.

## W15

section-W15 = The cartographer
rule-W15-1 = You draw the top card of the adventure pile into your hand.
rule-W15-2 = Gift: you draw 1 more card; with a double gift, 2 more.
rule-W15-3 = If you draw the end card, it is put beside the rack and you draw the next card at once. The four cards below it can still be drawn.
rule-W15-4 = If the pile is too small for all your cards, you draw as many as there are. There is no hand limit.

## W16

section-W16 = The rituals
rule-W16-1 = You may perform rituals only on your own turn as shipbuilder, governor, merchant or cartographer, bargains also in the final sale.
rule-W16-2 = You may perform any number of rituals, even the same one again, as long as you pay for each in full. The yin-yang goes to the supply.
rule-W16-3 = Rituals are possible before and after the action, even if you decline the action or cannot use it.
rule-W16-4 = Bargain (3 yin-yang): you sell exactly two goods of different kinds, each at the harbour's price, as if there were three or more.
rule-W16-5 = A bargain is not the merchant's action: a merchant who only makes a bargain gets the black mark and no gift.
rule-W16-6 = Double chamber (2 yin-yang): from now on and for good, one more of your ships can carry two goods.
rule-W16-7 = You may have more double chambers than ships at sea; the extra ones have no effect.
rule-W16-8 = Unsinkable ship (3 yin-yang): for each level, one of your sunk ships in every raid returns to you at once instead of going to the reserve.
rule-W16-9 = An unsinkable ship that returns brings neither yin-yang nor loot.
rule-W16-10 = An unsinkable ship that returns does not fight on in this raid, but can load loot at once or join the next raid of the round.

## W17

section-W17 = The end of the round
rule-W17-1 = If you were captain, islander or shaman, you take back all your played role cards at the end of the round, including this one.
rule-W17-2 = You take back your role cards even if you did not use the action of captain, islander or shaman.
rule-W17-3 = Shipbuilder, governor, merchant and cartographer stay open in front of you and are not available until you take them back.
rule-W17-4 = Then the start marker moves on clockwise and the next round begins.

## W18

section-W18 = Game end and scoring
rule-W18-1 = Once the end card is drawn, you finish the round and then play exactly three more. At the start of each of these, the final-round marker moves one space.
rule-W18-2 = Scoring runs like this: first the final sale, then marks for cards in hand, then talismans, then yin-yang, last the deduction for marks. The result can fall below 0.
rule-W18-3 = In the final sale all your goods are sold in the current harbour, by the merchant's price rules.
rule-W18-4 = In the final sale you may make bargains for 3 yin-yang each, even several. The other goods are then sold normally.
rule-W18-5 = In the final sale there is no merchant's gift, and no more ships go on guard.
rule-W18-6 = Each adventure card still in your hand at the end brings you 1 black mark.
rule-W18-7 = Each talisman brings 1 chest, and every three remaining yin-yang bring 1 chest.
rule-W18-8 = For each black mark you lose 3 chests.
rule-W18-9 = The player with the most chests then wins. In a tie, the tied player with the fewest privateer tiles wins.
rule-W18-10 = If that is equal too, the tied player with the fewest black marks wins, those for hand cards included. Players still tied share the win.
rule-W18-11 = In the final sale you decide on bargains one after another, clockwise from the start marker of the last round.

## W19

section-W19 = Open, hidden and running out
rule-W19-1 = The adventure cards in your hand are secret, only their number is open. Nobody knows the order of the piles.
rule-W19-2 = Everyone's chests, ships, guard ships, loot, yin-yang, marks, tiles and rituals are open to all.
rule-W19-3 = Played adventure cards lie open and are never reshuffled. The adventure pile can run empty.
rule-W19-4 = Loot cards that are discarded, sold or lost go face up onto one shared discard pile.
rule-W19-5 = If the loot pile is empty, the discard pile is shuffled and used again. If both are empty, you get no card.
