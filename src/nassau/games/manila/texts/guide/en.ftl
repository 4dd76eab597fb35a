### The rules of Manila for families; ../../guide.toml has the pictures

lead = Three punts sail for the port of Manila, and you bet on how their voyages end. For 3 to 5 players.

goal =
    You are traders in Manila. In every voyage three punts with wares set off for the port. You place your accomplices where you expect money: on a punt, at the port, at the shipyard, with the pirates.
    The richest player wins. Besides cash, your shares count: a ware becomes more valuable each time its punt arrives.

turn =
    You play one voyage after another. Each has four parts.
    # 1. Who will be harbour master?
    You bid in turn: more than the highest bid, or you are out. Only the winner pays, to the bank.
    # 2. The harbour master prepares the voyage
    - Share: you may buy one share for its value, at least 5 pesos. Nobody else can buy one.
    - Loads: you put three of the four wares on the punts. The fourth stays ashore.
    - Start: the punts start on spaces from 0 to 5, together exactly 9.
    # 3. Place and roll
    Starting with the harbour master, everyone places one accomplice on a free spot and pays its price. Then the dice are rolled, and each punt moves forward by its own die. You do this three times; with three players you place twice before the first roll.
    - On a punt: if it arrives, its crew shares the value of the load. You always take the cheapest free seat.
    - Port A, B, C: if a punt docks there, you get 6, 8 or 15 pesos. The first punt goes to A, the next to B, then C.
    - Shipyard A, B, C: the same, for punts that do not make it.
    - Pirates: after the second roll they may board a punt that stands on 13, after the third they plunder it.
    - Pilots: before the last roll they move punts, the small one by 1 space, the large one by 2 in all.
    - Insurance: you get 10 pesos at once, but pay for the repair of every punt in the shipyard: 6 for A, 8 for B, 15 for C.
    # 4. Payday
    A punt that has moved past 13 is in port. After the third roll all others go to the shipyard, except those on 13: pirates plunder them. Without a pirate a punt on 13 reaches the port, even after the second roll. Now everyone is paid, and each ware in port rises by one step.
    # Out of money?
    Pledge a share and get 12 pesos. Paying back costs 15. You may do both whenever it is your turn to decide.

end =
    The game ends after the voyage in which a ware reaches 30 pesos. Everything that arrived in this voyage still rises.

scoring =
    All shares are turned over, and you count your fortune:
    - Loans first: they are paid back at 15 pesos each while your cash lasts.
    - Cash: what is left of it.
    - Shares: each share that is not pledged counts the value of its ware.
    - Open loans: each costs 15 pesos, and the pledged share counts nothing.
    The highest fortune wins. In a tie you win together.

picture-board = Example: silk has arrived twice and is now worth 10 pesos. Anne has two silk shares. If silk arrives once more, it rises to 20, and each of them is worth 10 pesos more.
picture-place = Example: Anne sits on the first seat of the silk punt. The next seat costs 4 pesos. If Jack takes it and the punt arrives, the two share 30 pesos: 15 each.
picture-roll = Example: the dice show 2 for silk, 3 for ginseng and 4 for jade. So silk goes from 5 to 7, ginseng from 4 to 7 and jade from 0 to 4.
picture-end = Example: the nutmeg punt is in port, and nutmeg rises from 20 to 30 pesos. The game is over.
picture-scoring = Example: Anne has 35 pesos and no loans. Her shares: one ginseng at 20, one nutmeg at 30 and two silk at 20. That makes 35 + 20 + 30 + 40 = 125 pesos.

aid =
    # Goal
    Have the highest fortune: cash and the value of your shares.
    # A voyage
    - 1. Auction: bid more or pass. The winner pays and is harbour master.
    - 2. Harbour master: buy a share or not (its value, at least 5), load three wares, start on 0 to 5, together 9.
    - 3. Place and roll: one accomplice each, then the dice, three times. With three players place twice before the first roll.
    - 4. Payday: pirates, crews, port, shipyard. Wares in port rise.
    # What it costs and brings
    - Ginseng punt: 1, 2, 3 – load 18
    - Nutmeg punt: 2, 3, 4 – load 24
    - Silk punt: 3, 4, 5 – load 30
    - Jade punt: 3, 4, 5, 5 – load 36
    - Port A, B, C: cost 4, 3, 2 – bring 6, 8, 15
    - Shipyard A, B, C: cost 4, 3, 2 – bring 6, 8, 15
    - Pirates: 5 each
    - Small pilot: 2 – one punt by 1 space
    - Large pilot: 5 – one punt by 2, or two punts by 1
    - Insurance: free, you get 10 – and pay 6, 8, 15 for repairs
    # Pirates
    - After roll 2: may board a punt on 13 that has a free seat.
    - After roll 3: plunder every punt on 13. They share the load, its crew gets nothing, and the captain sends it to port or shipyard.
    # Money
    - Pledge a share: 12 pesos. Pay it back: 15 pesos.
    - Black market: 0, 5, 10, 20, 30
    # End
    When a ware reaches 30. Fortune = cash + shares that are not pledged − 15 for each open loan.
