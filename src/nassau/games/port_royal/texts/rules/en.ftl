### Rules of port_royal; ../../rules.toml has their sources and checks

title = Port Royal – The Dice Game

## Options

option-chapter = Which chapter do you play? “Chapter 1” (default): the introduction. “Chapter 2”: with wheel and number fields. “Chapter 3”: with missions. “Chapter 4”: everything together.
option-stop_on_empty_board = May you stop on an empty board? “No” (default): you must roll on until there is a piece on it. “Yes”: you may end phase 1 even without a single piece.
option-orange_wheels = How many orange wheels may you use to ward off a roll? “Only as needed” (default): no more than it takes. “Any number”: even more than needed.
option-fresh_red_wheel = When may you use a red wheel you have just taken? “Later” (default): the next time you are up at the earliest. “At once”: in the same pick.
option-wheels_while_crossing = When may you use yellow and red wheels in your pick? “Before the first cross” (default): not after it. “At any time”: also between two crosses.
option-two_player_jesters = How often do your jesters work with 2 players? “Together” (default): all at the same time, once per turn. “Each”: each one once per turn; a jester who has not worked yet still works in your second pick.
option-clerk_and_captain = Which wheels does the clerk count? “From the board” (default): only those you take there. “The captain's too”: also those you circle thanks to the captain.

## P1

section-P1 = Setup
rule-P1-1 = You play with 2, 3, 4 or 5 players.
rule-P1-2 = Together you choose one chapter from 1 to 4; everyone plays on their own blank sheet of that chapter.
rule-P1-3 = Everyone starts with 0 points.
rule-P1-4 = There are 6 ships (yellow, orange, green, blue, red, black) and 5 wheels (the same colours without black). Both are called pieces here; the board starts empty.
rule-P1-5 = The colour die shows each of the 6 ship colours once; the letter die shows A, B, B, C, D and E.
rule-P1-6 = A draw decides who starts; that player has the dice first and is the active player.
rule-P1-7 = Before the first turn each of you crosses fields on your own jester start island: 3 with 2 players, 2 with 3 players, none with 4 or 5.
rule-P1-8 = Which jester fields are crossed beforehand is fixed: the dock field and, connected to it, 1 more with 3 players or 2 more with 2 players.
rule-P1-9 = From the starting player clockwise, each of you chooses one of the 4 start islands. You must take one that nobody before you has chosen.
rule-P1-10 = On your start island you cross as many fields as your place in the order says: 1, 2, 3 or 4.
rule-P1-11 = With 5 players the fifth player chooses any start island, even one already chosen, and crosses 4 fields there.
rule-P1-12 = Your setup marks are connected and begin at the dock next to the start field. Jester fields crossed beforehand do not count towards your number.
rule-P1-13 = The start islands are the 4 islands joined to the start field by a line. The choice matters for setup only; in play you may cross fields on all four.
rule-P1-14 = No fields lie between the start field and the start islands; all 4 are open from the beginning.
rule-P1-15 = Each player has a point marker of their own. In the box they are pink, purple, blue, beige and grey; here yours shows your emblem.

## P2

section-P2 = The turn and open information
rule-P2-1 = A turn has 2 phases: Discover, for the active player only, then Trade and Hire, for everyone one after another.
rule-P2-2 = Everything is open: sheets, points, dice and board. Only the dice rolls and the draw for the starting player are random.

## P3

section-P3 = Phase 1: rolling and stopping
rule-P3-1 = As the active player you always roll both dice, at least once. The others do nothing in phase 1.
rule-P3-2 = After each roll you do exactly one thing: ward it off, repeat it with a blue wheel or resolve it.
rule-P3-3 = After a roll you warded off or resolved without failing, you decide: roll on or end phase 1. There is no limit on the number of rolls.
rule-P3-4 = As long as no piece lies on the board you may not end phase 1 but must roll on.
rule-P3-5 = Variant: you may also stop on an empty board. Then you take nothing, strike out no skull, and your jesters work.

## P4

section-P4 = Phase 1: warding off and repeating
rule-P4-1 = The sabres on both dice are added. Colours: yellow 0, orange 1, green 1, blue 2, red 2, black 3. Letters: A 1, B 2, C 3, D 4, E 5.
rule-P4-2 = You may ward off a roll only if you have at least as many sabres as both dice show together.
rule-P4-3 = A warded-off roll does nothing: no piece comes or goes and you do not fail. Sabres from your people are never used up.
rule-P4-4 = Warding off is optional and allowed for every roll, even a harmless one: a new ship or a wheel.
rule-P4-5 = When warding off you may cross out any number of circled orange wheels. Each counts as 2 sabres for this roll only.
rule-P4-6 = You may spend orange wheels only if your sabres are then enough; otherwise none is crossed out.
rule-P4-7 = For each roll you may cross out exactly 1 circled blue wheel to repeat it without sabres. You must then roll and may not stop.
rule-P4-8 = A blue wheel also helps against a roll that would make you fail. You may repeat the new roll with another blue wheel.
rule-P4-9 = You spend no more orange wheels than you need to ward off the roll.

## P5

section-P5 = Phase 1: resolving the dice and failing
rule-P5-1 = A roll you neither ward off nor repeat must be resolved: the colour gives the row, the letter the column of the board.
rule-P5-2 = A, B and C are ship cells in every row; D and E are wheel cells. Only in the black row are D and E ship cells as well.
rule-P5-3 = If you hit a ship cell, you place the ship of that colour exactly on that cell.
rule-P5-4 = If you hit a ship cell and the ship of that colour already lies on the board, in whichever column, you have failed. Phase 1 ends at once.
rule-P5-5 = If you hit a wheel cell, you place the wheel of that colour there. If that wheel is already on the board, it goes off the board again; you do not fail.
rule-P5-6 = A wheel also goes back if the new roll hits the other wheel column. A further roll of this colour on D or E places it again.
rule-P5-7 = A ship and a wheel of the same colour do not affect each other; both may lie on the board at once.

## P6

section-P6 = Phase 2: the active player's pick
rule-P6-1 = As the active player you pick first. If you stopped by choice, the pieces now on the board count; wheels that went off it again do not.
rule-P6-2 = With only 1 or 2 pieces on the board you may take 1 and must strike out skulls: 2 for 1 piece, 1 for 2 pieces.
rule-P6-3 = With 3 or 4 pieces on the board you may take 1, with 5 you may take 2, with 6 or more you may take 3. This costs no skulls.
rule-P6-4 = You may mix ships and wheels freely. You take only what lies on the board; a piece you took is gone for everyone after you.
rule-P6-5 = You may take fewer pieces than allowed, even none. You still strike out the skulls for too few pieces.
rule-P6-6 = If you failed, you take no piece. You first strike out 1 skull and may then cross 2 fields.
rule-P6-7 = If you failed, jester crosses join the 2 crosses in the same pool. Colour fields stay closed, since you took no ship.
rule-P6-8 = Order within your pick: first the skulls for too few pieces, then the pieces one by one with their effects, last the crosses in any order.

## P7

section-P7 = Wheels
rule-P7-1 = When you take a wheel you circle one of its colour at once. You may use it once later and then cross it out; until then you keep it.
rule-P7-2 = Your sheet has 4 yellow, 4 orange, 4 blue, 4 red and 6 green wheels; you can never circle more of a colour.
rule-P7-3 = If a colour's row is full you may still take the wheel; you circle nothing and score no points for it.
rule-P7-4 = A green wheel is crossed out at once and gives points: in turn 1, 1, 2, 1, 1 and 2.
rule-P7-5 = When you take the yellow ship you may cross out exactly 1 yellow wheel: that ship's crosses double, other ships' do not.
rule-P7-6 = The yellow wheel never doubles the bonus of traders and wholesalers.
rule-P7-7 = You may use a yellow wheel for the yellow ship in the very turn you take it; within one pick it does not matter which of the two you take first.
rule-P7-8 = If at least 4 pieces lie on the board before your pick, you may cross out exactly 1 red wheel for 3 more crosses.
rule-P7-9 = If you failed as the active player you may not use a red wheel, however many pieces are on the board.
rule-P7-10 = You may use a red wheel you have just taken no earlier than the next time you are up.
rule-P7-11 = If you failed as the active player, you may not use any wheel at all in phase 2 of that turn.
rule-P7-12 = Variant: a red wheel you have just taken may be used in the same pick if at least 4 pieces lay there before it.

## P8

section-P8 = Ships and the pool of crosses
rule-P8-1 = A ship gives crosses by its column: A 1, B 2, C 3, D 3, E 4.
rule-P8-2 = The blue, red or black ship in column C costs 1 skull, the black one in column E costs 2. All other ship cells cost none.
rule-P8-3 = With several ships you add up the crosses and start crossing only after you have finished taking.
rule-P8-4 = Your pool is fixed before the first cross: ships with doubling, traders, admirals and red wheel, and depending on the game clerk, chest or jester.
rule-P8-5 = If you complete an island while crossing, its person does not enlarge the current pool.
rule-P8-6 = Crossing is optional. Whatever you do not use by the end of your pick is lost; crosses are never saved.
rule-P8-7 = Variant: you may use yellow and red wheels at any time in your pick, even after the first cross. Everything else is fixed before.

## P9

section-P9 = Crossing fields
rule-P9-1 = A field you cross must border a crossed one that is connected to the start field. The start field counts as crossed from the beginning.
rule-P9-2 = Every field costs 1 cross unless its kind says otherwise, and is crossed only once.
rule-P9-3 = An island opens only when you have crossed every field of one sea route to it.
rule-P9-4 = Two half-crossed sea routes to the same island do not add up to a whole one.
rule-P9-5 = Sea routes work in both directions. You leave an island at any dock you have crossed; the island need not be complete.
rule-P9-6 = Each cross takes effect at once, before you place the next. With one pool you may complete an island and sail on right away.
rule-P9-7 = Spurs to treasures and missions end there; they never count as a sea route to an island.

## P10

section-P10 = Special fields from chapter 1
rule-P10-1 = A colour field is closed to you unless you yourself took the ship of that colour during the current turn.
rule-P10-2 = A ship you took opens any number of fields of its colour to you this turn. Ships of other players and from earlier turns do not count.
rule-P10-3 = A skull field costs you 1 skull at once in addition to the cross.

## P11

section-P11 = Skulls and points
rule-P11-1 = Skulls are compulsory. You strike them out from left to right and at once lose the points printed below the one you strike out.
rule-P11-2 = The track has 14 skulls: 0, −1, 0, −1, 0, −1, 0, −1, 0, −2, 0, −2, 0 and −2 points.
rule-P11-3 = Once all skulls are struck out, further ones have no effect.
rule-P11-4 = Points are added or subtracted at once. Your score may fall below 0, even below −5, with no lower limit.

## P12

section-P12 = Phase 2: the others' picks and end of turn
rule-P12-1 = After the active player everyone else is up once, clockwise from the active player's left neighbour, even if the active player failed or took nothing.
rule-P12-2 = If you are not active you may take 1 piece or pass. If the board is empty you go empty-handed.
rule-P12-3 = Skulls for too few pieces hit only the active player, but skulls of a ship cell hit anyone who takes that ship.
rule-P12-4 = As a non-active player you too may use yellow and red wheels if their condition is met; green ones score points at once.
rule-P12-5 = When all have been up, all ships and wheels go back beside the board and the dice pass to the player on the left.

## P13

section-P13 = Islands and people from chapter 1
rule-P13-1 = When an island's last field is done you get its person at once: points and ability. Each island counts once for you.
rule-P13-2 = A sailor gives you 1 sabre for good, a pirate gives you 2. All sabres count together on every roll.
rule-P13-3 = Traders and wholesalers have 2 ship colours. Each ship you take in one of them gives 1 more cross with a trader, 2 with a wholesaler.
rule-P13-4 = Traders, wholesalers and jesters work only once you are up again after gaining them.
rule-P13-5 = Several traders for the same colour add up, and so do several admirals and vice admirals.
rule-P13-6 = If you can take neither ship nor wheel in phase 2, a jester gives you 1 cross, even if you failed as the active player.
rule-P13-7 = If you pass although a piece is there for you to take, the jester does not work.
rule-P13-8 = If at least 4 pieces lie on the board when you come up in phase 2, a vice admiral gives 1 more cross, an admiral 2.
rule-P13-9 = If you failed as the active player, vice admiral and admiral give you nothing, however many pieces lie on the board.
rule-P13-10 = Whether 4 pieces lie there for admirals and vice admirals is decided by the board before your pick. Their bonus also applies if you take no piece.
rule-P13-11 = The señorita lets you fill in 1 field at once on every island that is not yet complete. You no longer need to cross it to get that island's person.
rule-P13-12 = For the señorita you freely choose one empty field on each island, even where you have not been. It counts as done and may complete an island at once.
rule-P13-13 = A filled-in field serves as a neighbour only once your crosses reach it from the start field; before that no sea route leads on from it either.
rule-P13-14 = The passenger gives only points; she has no ability.
rule-P13-15 = Chapter 1: 14 islands, 33 points in all: 4 sailors, 2 wholesalers, 2 admirals and one each of pirate, trader, jester, vice admiral, señorita and passenger.
rule-P13-16 = Filling in does not open an island: you may cross its other fields only once one sea route to it is fully crossed.

## P14

section-P14 = Treasures
rule-P14-1 = A treasure is a field for 1 cross and gives points at once: A 3, B 2, C 3, D 2, E 2.
rule-P14-2 = Each treasure belongs to the player who crosses it first. For everyone else it is struck out and closed.
rule-P14-3 = All chapters have the same 5 treasures. They lie at the end of spurs, so a lost treasure never blocks a way.

## P15

section-P15 = End of the game and sudden death
rule-P15-1 = As soon as you have 20 or more points the game is over at once and you have won.
rule-P15-2 = You also win with 20 points in the middle of a pick: later skulls, crosses and picks no longer happen and the turn is over. There are no ties.
rule-P15-3 = Sudden death: as the active player you win at once in phase 1 with 7 pieces on the board at 11 or 12 points, with 6 at 13 or 14, with 5 at 15 or more.
rule-P15-4 = For sudden death only your own phase 1 counts, with your score at the roll. Below 11 points or as a non-active player you never win this way.
rule-P15-5 = Sudden death is checked after each placement, before any other decision. The pieces on the board at that moment count, so a wheel that went off it does not.

## P16

section-P16 = Two players
rule-P16-1 = With 2 players, as the active player you are up once more after the opponent's pick and may take 1 piece, even if you failed.
rule-P16-2 = With 2 players, as the active player you may use your jesters only once per turn.
rule-P16-3 = With 2 players you use all your jesters together, the first time in the turn that you go empty-handed. If one works then, all are used up for this turn.
rule-P16-4 = With 2 players the second pick counts as being up again: people and red wheels from your first pick already work then.
rule-P16-5 = For the second pick with 2 players the pieces still lying there count: from 4 on admirals work again and 1 red wheel is allowed again.
rule-P16-6 = With 2 players the ban after failing also covers the second pick: you use no wheel, not even a yellow one, and admirals do not work. Traders and the clerk work as usual.
rule-P16-7 = With 2 players each of your picks has its own pool. But ship colours from the first pick still open colour fields to you in the second.
rule-P16-8 = Variant: with 2 players each of your jesters works once per turn. One that did not work the first time works when you go empty-handed again.

## P17

section-P17 = Five players: the treasure chest
rule-P17-1 = Only with 5 players is there a treasure chest beside the board. You may take it in place of a ship or wheel and get 2 crosses.
rule-P17-2 = The chest is not a piece: it does not count among the pieces on the board, for the limit of 4 pieces or for sudden death.
rule-P17-3 = Only one player per turn can take the chest; at the end of the turn it goes back beside the board.
rule-P17-4 = If you are active and did not fail, the chest may replace one of your allowed pieces. If you failed you may not take it.
rule-P17-5 = The chest has no ship colour. If you take it, you do not go empty-handed, so no jester works.
rule-P17-6 = If only the chest is left you may choose: take the chest, or go empty-handed and use your jesters.

## P18

section-P18 = New from chapter 2
rule-P18-1 = Chapter 2: 16 islands, 33 points in all. New are cannoneer, captain, wheel fields and number fields; one trader also covers yellow.
rule-P18-2 = A wheel field (chapters 2 and 4) costs 1 cross and 1 circled, unused yellow, orange or blue wheel, which is crossed out without effect.
rule-P18-3 = You may also pay for a wheel field with a wheel circled in the same pick, and also if you failed: paying does not count as using the wheel.
rule-P18-4 = A number field (chapters 2 and 4) costs as many crosses as it shows, at once from one pool. You cannot pay in instalments.
rule-P18-5 = With the cannoneer every number field costs you 1 cross less from now on, even within the current pool.
rule-P18-6 = A number field always costs at least 1 cross; only that one field is crossed for it.
rule-P18-7 = With the captain (chapters 2 to 4) you circle 1 or 2 wheels at once; if two, their colours must differ.
rule-P18-8 = A green wheel from the captain scores points at once. You cannot choose colours whose row is full, and the current pool does not grow.

## P19

section-P19 = New from chapter 3
rule-P19-1 = Chapter 3: 16 islands, 34 points in all. New are the diplomat, two more jesters and 3 missions.
rule-P19-2 = A mission (chapters 3 and 4) is a field for 1 cross. You may cross it only if its condition is met at that moment.
rule-P19-3 = The first player to cross a mission gets 2 points, each later one 1. It stays open to everyone but counts only once for you.
rule-P19-4 = Mission “2 treasures”: you have crossed at least 2 treasures yourself.
rule-P19-5 = Mission “4 wheels”: you have circled at least 4 wheels in all; used and green ones count.
rule-P19-6 = Mission “5 islands”: at least 5 of your islands are complete.
rule-P19-7 = The diplomat (chapters 3 and 4) gives you 3 green skulls at once; they never cost points.
rule-P19-8 = If you have green skulls, you choose anew for each skull whether to strike out a green one or the next normal one.
rule-P19-9 = If the normal track is full you may still strike out a green skull for a skull you receive. Without receiving one you never strike out a green skull.
rule-P19-10 = If you have several jesters they all work at once when you go empty-handed; their crosses form one pool.
rule-P19-11 = One jester in chapter 3 gives 2 crosses instead of 1 but costs 1 skull each time.
rule-P19-12 = You may decline the jester with the skull each time; the others work by themselves. Its skull comes before the crosses.
rule-P19-13 = For the mission “5 islands” filled-in fields count like crossed ones.

## P20

section-P20 = New in chapter 4
rule-P20-1 = Chapter 4: 16 islands, 32 points in all, every special field and 6 missions. New is the clerk; cannoneer, captain and diplomat return.
rule-P20-2 = From your next pick on the clerk gives you 1 more cross for each wheel you take; it joins the same pool as the ships' crosses.
rule-P20-3 = The clerk counts only wheels from the board, even for a full row, but not those from the captain.
rule-P20-4 = Mission “7 skulls”: you have struck out at least 7 skulls; green ones count.
rule-P20-5 = Mission “4 sabres”: your sailors and pirates give at least 4 sabres together; orange wheels do not count.
rule-P20-6 = Mission “3 missions”: you have crossed at least 3 other missions.
rule-P20-7 = Variant: the clerk counts the wheels from the captain too; the crosses join the current pool.
