### The rules of Rum & Pirates for families; ../../guide.toml has the pictures

lead = Five rounds of shore leave: you all lead the same captain through town, collect tokens, and brawl for the best places to sleep. For 2 to 5 players.

goal =
    You are pirates on shore leave in the pirates' nest. Everyone moves the same captain through the alleys, always to where there is something to get: treasure maps, tavern tokens, treasure chests, guards to beat.
    At the end of every round the crews brawl for the sleeping places on the ship. After five rounds the most honour points win.

turn =
    On your turn you do exactly one thing: move the captain, rest or go aboard.
    # Move the captain
    Put one of your pirates on every segment of a free alley at the captain's field. The captain goes to its other end, and you may use the field there.
    The first move of a turn is free, each further one costs 1 coin. You may go on while coins and pirates last.
    Dark alleys at the rim lead from one to any other free dark alley. You fill both with pirates and pay 1 more coin. The coin is waived if you cannot leave the field by an ordinary alley.
    # Rest or go aboard
    Resting costs 1 coin and is your whole turn. If you go aboard, all your remaining pirates go to the ship, and you take no more turns this round.
    # The fields
    - Coin: 1 coin for you.
    - Headquarters: you may take your pirates back from one alley, or from up to two dark alleys.
    - Pirate: you hire one more pirate, for good.
    - Rum: 2 barrels. With a barrel you may reroll your own die up to twice.
    - Treasure map: take an open map of this colour.
    - Pirate supplies: draw a token in secret. Keep it, or sell it for 2 coins.
    - Rendez-vous: draw a token in secret. Lead the captain to its symbol yourself later, and it counts.
    - Tavern: its open tokens are at stake. Others may join for 1 coin each, which you get. You take turns rolling; a roll higher than a token wins it. If nobody joins, you get them all.
    - Treasure chest: the open chest is yours. Then all of you roll in turn and add up; the roll that reaches the sting number brings the scorpion.
    - City guard: turn over a guard. With more pirates in your supply than it shows, you win it.
    # The brawl
    Once nobody can act any longer, the crews on the ship brawl, one column after another, from the outside in. All with a pirate in the column roll once, from top to bottom. An equal or higher roll beats the best one so far. The winner crosses to the other side of the mast, the others leave the ship.
    The last crew gets the berth, the one before it the hammock. With four or five players the third-last crew gets the coil of rope.

end =
    After every brawl you take back your pirates from the alleys, and the next player starts the new round. The game ends after the fifth brawl.

scoring =
    Now all tokens under your flag count:
    - Taverns, chests, guards, beds: what they show. Each scorpion costs 2 points.
    - Pirate supplies: only the best token of each good.
    - Rendez-vous: only those you have kept.
    - Treasure maps: only in pairs of one colour. With an odd number, the lowest one counts nothing.
    Coins and rum bring no points. In a tie, the player with fewer pirates left to hire wins, then the one with more rum, then with more coins.

picture-board = Example: the captain is at the headquarters, and it is Anne's turn. The marked alley has one segment, so it costs her one pirate. It leads to a coin: she gets it at once and could pay her next move with it.
picture-brawl = Example: Anne, Mary and Jack each have a pirate in this column. Anne has rolled a 2, and a 2 or more from Mary or Jack would beat it. Lucky for her: she has two barrels of rum and may reroll.
picture-end = Example: the fifth brawl. Jack is out, and Mary's last pirate rolled a 2. Anne's 4 beats it: she gets the berth, Mary the hammock, and the game is over.
picture-scoring = Example: Anne has 15 points from taverns, 14 from guards, 23 from sleeping places, 13 from supplies and 11 from treasure maps: 76 honour points.

aid =
    # Goal
    The most honour points after five rounds.
    # Your turn: one of these
    - Move the captain: one pirate on each segment of a free alley. First move free, each further one 1 coin.
    - Dark alleys: two free ones, 1 coin more.
    - Rest: 1 coin.
    - Go aboard: all your pirates to the ship.
    # Fields
    - Coin: 1 coin
    - Headquarters: take back your pirates from 1 alley or up to 2 dark ones
    - Pirate: hire 1 pirate for good
    - Rum: 2 barrels
    - Treasure map: 1 open map of the colour
    - Pirate supplies: keep the token or sell it for 2 coins
    - Rendez-vous: counts once you lead the captain there
    - Tavern: others join for 1 coin; roll higher than a token to win it
    - Treasure chest: take it; reaching the sting number brings the scorpion
    - City guard: more pirates in your supply than it shows
    # Rum
    After your own roll in a brawl, a tavern or at a chest: 1 barrel, up to 2 rerolls. Only the last roll counts.
    # Brawl
    - Outermost column first, roll from top to bottom
    - Equal or higher beats the best so far
    - The winner crosses to the other side
    - Last crew: berth. Before it: hammock. With 4 or 5 players the third-last: coil of rope.
    # Points
    - Taverns, chests, guards, beds: what they show
    - Scorpion: −2
    - Supplies: the best of each good
    - Rendez-vous: only kept ones
    - Maps: only pairs of one colour
    - Tie: fewer pirates left to hire, more rum, more coins
