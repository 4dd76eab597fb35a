### Rules of rum; ../../rules.toml has their sources and checks

title = Rum & Pirates

## Options

option-dark_alley_return = May the captain return to the same field through dark alleys? “Forbidden” (default): he must arrive on another field. “Allowed”: the second alley may belong to the same field, except at the headquarters.
option-first_player = Who starts the first round? “Random” (default): it is drawn by lot. “Chosen”: the player in the first seat decides.
option-dark_alley_coin = When is the coin for dark alleys waived? “No other way” (default): when you cannot move through any ordinary alley, also because you lack pirates. “All occupied”: only when all ordinary alleys at the field are occupied.
option-tavern_prize = What does a high roll win in a drinking bout? “One” (default): you take exactly one token of lower value. “Optional”: you may take one or leave them all. “All”: you get all tokens of lower value.

## R1

section-R1 = The board
rule-R1-1 = The board is a square of three by three tiles. The place and the rotation of every tile are drawn at random for each game.
rule-R1-2 = Every tile has four fields, 36 in all: nine for coins, one for the headquarters, six for treasure maps, two for treasure chests, and three each for pirate, rum, pirate supplies, rendez-vous, city guard and tavern.
rule-R1-3 = Every coin field bears the number of its tile, 1 to 9. There are two map fields each in pink, green and yellow, and each of the three taverns has exactly one field.
rule-R1-4 = Where two tiles meet, two half segments make one whole segment. Only one pirate stands there.
rule-R1-5 = Every tile has two exits on each side. At the rim of the board these are dark alleys, always 24. Alleys between two fields are called ordinary alleys here.
rule-R1-6 = Two fields can be joined by two different alleys. Each counts on its own: one may be occupied while the other is free.

## R2

section-R2 = The tokens
rule-R2-1 = There are 30 tavern tokens in one common stack, ten for each tavern: two worth 2, four worth 3, three worth 4 and one worth 5 points.
rule-R2-2 = There are 30 treasure maps in one common stack, ten in each of the three colours: two worth 3, three worth 4, three worth 5 and two worth 6 points.
rule-R2-3 = There are twelve treasure chests without a scorpion (three worth 4, six worth 5, three worth 6) and twelve with one (each minus 2, sting numbers 10 to 21 once each), in two stacks.
rule-R2-4 = The city guard has two stacks of nine tokens: the small guard three each of 1, 2 and 3, the large guard three each of 4, 5 and 6. Only the 1s and 2s show a coin.
rule-R2-5 = There are 20 tokens of pirate supplies: five goods (eye patch, hat, hook, parrot, wooden leg), each once with 2, 3, 4 and 5 points.
rule-R2-6 = Of the 18 rendez-vous tokens two each show rum, city guard, tavern, pirate and pirate supplies (4 points) and two each show treasure chest, pink map, green map and yellow map (6 points).
rule-R2-7 = There are three times five sleeping places: berths worth 6, 6, 7, 7, 8 points, hammocks worth 3, 3, 4, 4, 5 and coils of rope worth 1, 1, 1, 2, 2.

## R3

section-R3 = Setup
rule-R3-1 = Two to five people play, each with pirates in a colour of their own. Other colours stay out, except for the third crew in the game for two.
rule-R3-2 = You start with 10 pirates in your supply, 2 coins and a flag, without rum and without tokens. Your other 5 pirates wait in the hiring place.
rule-R3-3 = All stacks are shuffled and lie face down. Four tavern tokens, four treasure maps, one treasure chest without and one with a scorpion lie face up.
rule-R3-4 = With four and five players a berth, a hammock and a coil of rope lie face up by the ship, with two and three only berth and hammock; coils are then never used.
rule-R3-5 = The captain starts on the headquarters. As nobody moved him there, this gives no action.
rule-R3-6 = At a table the youngest person starts. Here the start player of the first round is drawn by lot (default).
rule-R3-7 = With the setting “chosen”, the player in the first seat picks the start player of the first round.
rule-R3-8 = Coins never run out. Tokens are limited: what is used up is not replaced, and you get nothing there.

## R4

section-R4 = Rounds and turns
rule-R4-1 = A game always has five rounds. Each consists of an action phase and then a brawl.
rule-R4-2 = The start player begins the action phase; play then goes on clockwise.
rule-R4-3 = You are done when you are aboard or have no pirates left in your supply. Players who are done are skipped; when all are done, the action phase ends.
rule-R4-4 = On your turn you must do exactly one thing: move the captain, rest or go aboard. There is no free pass.
rule-R4-5 = Once you have moved the captain you can neither rest nor go aboard in the same turn.
rule-R4-6 = When everyone else is done, each of your moves counts as a new turn and costs no coin. Only dark alleys used by choice still cost 1 coin.
rule-R4-7 = When everyone else is done, you may go aboard after any move and its action instead of moving on.

## R5

section-R5 = Moving the captain
rule-R5-1 = Everyone moves the same captain. You put one of your pirates on every segment of a free alley at his field; then the captain goes to the field at the other end.
rule-R5-2 = An alley is free only if no pirate stands in it. Your own pirates block it as well.
rule-R5-3 = You must fill the alley completely. If you have fewer pirates in your supply than it has segments, you cannot use it.
rule-R5-4 = The first move of your turn is free. Each further move costs 1 coin to the bank, paid before you place pirates.
rule-R5-5 = You may move any number of times in a turn while pirates and coins last, and stop after any move. If you cannot move on, your turn ends automatically.
rule-R5-6 = Coins and pirates you gain in this turn may be used at once for your next move.
rule-R5-7 = You can choose only moves for which your coins and pirates fully suffice, with dark alleys for both together. Coins paid are not returned.
rule-R5-8 = If you have no pirate left in your supply after a move and its action, your turn is over and you are done for this action phase.

## R6

section-R6 = Dark alleys
rule-R6-1 = A move through dark alleys needs two free ones: one at the captain's field and a second anywhere on the rim. The captain lands on the field of the second.
rule-R6-2 = In both dark alleys you put one pirate on every whole segment and one on the half segment at the rim.
rule-R6-3 = Dark alleys used by choice cost 1 coin to the bank for both together, on top of the coin for a second or later move.
rule-R6-4 = If no ordinary alley at the captain's field is free, the coin for the dark alleys is waived. You still pay the coin for a further move.
rule-R6-5 = Setting “all occupied”: if an ordinary alley is free but too long for your pirates, you still pay the coin for the dark alleys.
rule-R6-6 = Through dark alleys the captain must arrive on a field other than the one he stands on (default).
rule-R6-7 = With the setting “allowed” the second dark alley may belong to the same field. You arrive there anew and may carry out its action.
rule-R6-8 = The coin for the dark alleys is also waived if your pirates are not enough for any free ordinary alley at the field (default).
rule-R6-9 = From the headquarters dark alleys never lead back to the headquarters, not even with the setting “allowed”: you could clear both at once there and move like this without end.

## R7

section-R7 = Dead ends
rule-R7-1 = The captain is in a dead end when all alleys at his field are occupied, the dark ones included.
rule-R7-2 = If only dark alleys are free there, but there is no second free one by which the captain may arrive, this is a dead end too.
rule-R7-3 = A dead end is checked only after the field's action is finished. At the headquarters you can therefore clear an alley first.
rule-R7-4 = From a dead end the captain goes at once to the coin field of the tile with the next higher number; 9 is followed by 1. If that is a dead end too, he goes on to the next one, and so on.
rule-R7-5 = This transfer costs nothing and gains nothing: no coin, no action, no rendez-vous. The next move is paid for as usual.
rule-R7-6 = If you merely lack pirates or coins for a free alley, this is not a dead end. The captain stays.
rule-R7-7 = If all nine coin fields are dead ends, the captain stays where he is. Then you can only rest or go aboard.

## R8

section-R8 = Resting and going aboard
rule-R8-1 = Resting costs 1 coin to the bank and is your whole turn. You may rest several times in a phase, but never without a coin.
rule-R8-2 = When everyone else is done, resting is no longer offered to you; it would be pointless.
rule-R8-3 = When you go aboard, you put all pirates of your supply into the topmost free row left of the mast, from the mast outwards.
rule-R8-4 = At the start of your turn you may always go aboard, even if you could still move. If you can neither move nor rest, you must do so.
rule-R8-5 = If you have put all your pirates into the alleys, you get no row on the ship and take no part in this round's brawl.
rule-R8-6 = Your row on the ship has room for all your pirates, however many there are.

## R9

section-R9 = The brawl
rule-R9-1 = The first crew to go aboard is at the top, the others follow below in order. Pirates at the same distance from the mast form a column.
rule-R9-2 = The brawl starts left of the mast with the outermost column and works inwards. When that side is finished, the other side follows in the same way, and so on in turn.
rule-R9-3 = A pirate alone in its column wins it without a roll.
rule-R9-4 = If several pirates stand in a column, their owners roll once each from top to bottom. Nobody may withdraw.
rule-R9-5 = An equal or higher number beats the best pirate so far in the column; with a lower one the new pirate is out. The next one has to face the winner's number.
rule-R9-6 = A beaten pirate goes back at once to its owner's supply.
rule-R9-7 = The winner of a column crosses in its own row to the other side of the mast, to the free place nearest the mast.
rule-R9-8 = A crew is out when it has no pirate on either side. As soon as only one is left, the brawl ends and it takes its pirates back.

## R10

section-R10 = The sleeping places
rule-R10-1 = The last crew in the brawl gets the berth, the second-last the hammock. The tokens go under the flag.
rule-R10-2 = With four and five players the third-last crew gets the coil of rope. Crews that go out earlier get nothing.
rule-R10-3 = With two and three players the third-last crew gets nothing, and the winner always gets only the berth.
rule-R10-4 = With four and five players: if the brawl starts with exactly two crews, the winner gets berth and coil, the other crew the hammock.
rule-R10-5 = If only one crew is aboard, it wins the berth without a fight, with four and five players also the coil. The hammock leaves the game.
rule-R10-6 = If no crew is aboard at all, there is no brawl and all open sleeping places leave the game.
rule-R10-7 = After each of the first four brawls one new sleeping place of every used kind is revealed, even if one of the old ones was not won.

## R11

section-R11 = Next round and end of the game
rule-R11-1 = The player to the left of the last start player starts the new round.
rule-R11-2 = For the new round you take all your pirates from the alleys back into your supply. Hired pirates stay with you until the end of the game.
rule-R11-3 = The captain stays where he is between rounds, and there are no new coins. You keep your coins, rum and tokens.
rule-R11-4 = After the brawl of the fifth round the game ends at once and is scored.

## R12

section-R12 = Actions: coin, headquarters, pirate
rule-R12-1 = When you move the captain onto a field, through dark alleys too, you may carry out its action once. Resting there or starting from there does not give it.
rule-R12-2 = You may skip headquarters, treasure map, tavern, treasure chest and city guard. The other actions happen automatically; you are asked only where there is something to choose.
rule-R12-3 = After arrival this order applies: first a matching rendez-vous, then the action, then the check for a dead end, then your next step.
rule-R12-4 = Coin: you get 1 coin from the bank.
rule-R12-5 = Headquarters: you may take all your pirates from one ordinary alley of your choice back into your supply.
rule-R12-6 = Instead of one ordinary alley you may clear one or two dark alleys at the headquarters. One ordinary plus one dark is not allowed.
rule-R12-7 = The two dark alleys need not come from the same move. You may also choose alleys by which the captain has just entered the headquarters.
rule-R12-8 = At the headquarters you take back only your own pirates; those of others stay.
rule-R12-9 = Cleared alleys are free again at once, for you and for everyone else.
rule-R12-10 = Pirate: you take one of your pirates from the hiring place into your supply and can use it at once. If none is left there, nothing happens.

## R13

section-R13 = Action: pirate supplies
rule-R13-1 = Pirate supplies: you draw the top token and look at it in secret. Then you keep it under your flag or sell it.
rule-R13-2 = For a sale you get 2 coins, whatever the token is worth. It goes face down to the bottom of the stack.
rule-R13-3 = You can sell only the token you have just drawn, never an earlier one.

## R14

section-R14 = Action: rendez-vous
rule-R14-1 = Rendez-vous: you draw the top token, look at it in secret and lay it face down on your flag. It stays valid there without limit until the end of the game.
rule-R14-2 = When you yourself later move the captain onto a field with that symbol, you keep the rendez-vous: the token is revealed and goes under your flag.
rule-R14-3 = You keep only one rendez-vous per arrival, even if you hold two of the same.
rule-R14-4 = It does not help you if others move the captain onto the matching field or if you rest there.
rule-R14-5 = A matching rendez-vous is kept automatically; the field's action follows as usual. It counts even if the action yields nothing or you skip it.
rule-R14-6 = The tavern symbol matches any of the three taverns, a map symbol only fields of its own colour.

## R15

section-R15 = Action: treasure map
rule-R15-1 = Treasure map: you may take one open map of the field's colour under your flag; if values differ, you choose. If none lies open, you get nothing.
rule-R15-2 = Then the open maps are filled up to four again, as long as the stack lasts.

## R16

section-R16 = Action: tavern
rule-R16-1 = Tavern: all open tokens of this tavern are at stake. If there is none, nothing happens: no invitation, no coin.
rule-R16-2 = You invite the others to a drinking bout. They are asked once each, clockwise.
rule-R16-3 = Anyone who joins in pays you 1 coin; anyone without a coin must stay out. You yourself always take part and pay nothing.
rule-R16-4 = Players who are already aboard or have no pirates left may join too.
rule-R16-5 = If nobody joins, you get all matching tokens without a roll.
rule-R16-6 = If anyone joins, you roll first, then the other participants clockwise, one roll each. They take turns until all matching tokens have been won.
rule-R16-7 = A roll wins a token if it is higher than the token's value. An equal or lower number wins nothing.
rule-R16-8 = A roll wins at most one token (default). If your roll is enough for several of different value, you choose one; the highest is suggested.
rule-R16-9 = If you let a roll stand that is enough for a token, you must take one (default).
rule-R16-10 = The open tokens are filled up to four only after the bout. New tokens of the same tavern can be won only on a later visit.
rule-R16-11 = With the setting “optional” you may also leave all tokens after a roll that is enough for one. Then the next participant rolls.
rule-R16-12 = With the setting “all” a roll wins all tokens that it beats. There is nothing to choose then.

## R17

section-R17 = Action: treasure chest
rule-R17-1 = Treasure chest: you first put the open treasure chest without a scorpion under your flag.
rule-R17-2 = Then everyone must roll in turn, you first and then clockwise, for several rounds if needed. The rolls are added up.
rule-R17-3 = Players who are already aboard or have no pirates left must roll for the treasure chest as well.
rule-R17-4 = The player whose roll reaches or passes the sting number must take the scorpion token. Then the rolling ends.
rule-R17-5 = Finally one new treasure chest with and one without a scorpion are revealed. After twelve opened treasure chests the field has no effect.

## R18

section-R18 = Action: rum
rule-R18-1 = Rum: you take two barrels and lay them on your flag for all to see.
rule-R18-2 = There are only twelve barrels; those you spend return to the common supply. If only one is left there you get one, if none is left you get none.
rule-R18-3 = After your own roll in a brawl, a tavern or at a treasure chest you may spend one barrel and reroll up to twice.
rule-R18-4 = You may give up the second reroll. After both you may spend another barrel, and so on.
rule-R18-5 = Only your last roll ever counts, even if it is worse than an earlier one.
rule-R18-6 = Rum helps you only directly after your own roll, before anyone else rolls or the result applies. A reroll you give up is lost.

## R19

section-R19 = Action: city guard
rule-R19-1 = City guard: you choose the stack of the small or the large guard and reveal its top token to everyone.
rule-R19-2 = You win if you have more pirates in your supply than the token shows. They are counted after you have placed the pirates for this move.
rule-R19-3 = A token you win goes under your flag. For a guard worth 1 or 2 you also get 1 coin from the bank.
rule-R19-4 = If you have as many or fewer pirates, you lose: the token goes to the bottom of its stack and you get nothing.
rule-R19-5 = You may also choose a stack you cannot beat, but not an empty one. If both are empty, nothing happens.

## R20

section-R20 = Scoring and victory
rule-R20-1 = Tokens from taverns, treasure chests, city guards and sleeping places count what they show; every scorpion counts minus 2 points.
rule-R20-2 = Pirate supplies: of every good only your most valuable token counts.
rule-R20-3 = Rendez-vous: only those you have kept count. What still lies on your flag is worth nothing, but costs nothing either.
rule-R20-4 = Treasure maps count only in pairs of the same colour, then both with full value. A single map counts nothing.
rule-R20-5 = If you hold an odd number of maps of one colour, the one with the lowest value drops out.
rule-R20-6 = Coins and barrels of rum count no points. The player with the most honour points wins.
rule-R20-7 = In a tie for first place, the player with fewer pirates in the hiring place wins, then the one with more barrels of rum, then the one with more coins.
rule-R20-8 = If several are still level after that, they share the victory.
rule-R20-9 = Ties for lower places are also broken by the hiring place, barrels of rum and coins.

## R21

section-R21 = The game for two
rule-R21-1 = With two players a third crew joins the brawl. Before each round one die is rolled; that many pirates of an unused colour go into the top row left of the mast.
rule-R21-2 = The third crew does nothing else: no turn, no drinking bout, no roll at the treasure chest, no rum. Its pirates are cleared away after the brawl. You are the only one left as soon as the other person is done.
rule-R21-3 = The third crew's die is rolled automatically. It stands at the very top, so it rolls first in every column and loses when numbers are equal.
rule-R21-4 = If the third crew wins a sleeping place, the token leaves the game.
rule-R21-5 = The third crew counts as a crew; prizes are given as with three players: berth for the last, hammock for the second-last, nothing for the third-last.
rule-R21-6 = If neither you nor the other person goes aboard, the third crew wins without a fight. Berth and hammock then leave the game.

## R22

section-R22 = Open and secret
rule-R22-1 = Only you see how many coins you have. The others see only what you are paying or receiving.
rule-R22-2 = The others do not see the tokens under your flag. You may look at your own tokens at any time.
rule-R22-3 = Of the rendez-vous still on your flag, the others see only the number, not the symbols.
rule-R22-4 = At the pirate supplies the others learn only whether you keep or sell, never what you have drawn.
rule-R22-5 = Visible to all are alleys, ship, pirates in supply and hiring place, barrels of rum, open tokens and every roll. Nobody knows the order of the stacks.
