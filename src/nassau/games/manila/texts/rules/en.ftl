### Rules of manila; ../../rules.toml has their sources and checks

title = Manila

## Options

option-blind_passenger = Where may you go as a stowaway? “Punts only” (default): only to seats on punts at sea. “Anywhere”: to any free spot except the insurance.
option-declining = What does declining a placement cost? “Whole voyage”: you place nothing more in this voyage. “This round only” (default): you may place again in the next placement round.
option-final_shares = What do pledged shares count at the end? “All, minus 15”: their value, minus 15 pesos per loan. “Unpledged only” (default): nothing, minus 15 pesos per loan.
option-large_pilot = How far does the large pilot move punts? “Up to two”: 1 or 2 spaces in total. “Exactly two” (default): 2 spaces in total or not at all.
option-strong_pirates = Strong pirates: may boarding pirates also enter full punts and push out an accomplice there? “Off” (default): no. “On”: yes.
option-share_pool = Which shares are the starting shares dealt from? “Twelve” (default): from 12, namely 3 of each ware. “Twenty”: from all 20.
option-thirteen = When does a punt on 13 dock if there is no pirate? “After any roll” (default): already after the second dice round. “Only at the end”: only after the third; until then it stays on 13.
option-second_boarder = Which punts may the second pirate board? “If declined” (default): only those the captain has declined. “Always”: also the punt the captain has just boarded.
option-first_auction = Must the start player bid in the first auction? “Must bid” (default): yes, at least 1 peso. “May pass”: no; if nobody bids, the start player gets the office for free.

## Presets

preset-summary = Summary: the rules of the German rules summary (default).
preset-box_2005 = Box of 2005: the full rulebook of the first edition.
preset-club = Club: the way many groups play, with strong pirates and a flexible large pilot.

## M1

section-M1 = Setup
rule-M1-1 = Manila is played by three, four or five players.
rule-M1-2 = There are four wares – ginseng, nutmeg, silk and jade – with 5 shares each, 20 in all.
rule-M1-3 = You start with 30 pesos.
rule-M1-4 = With four or five players you have 3 accomplices, with three players 4.
rule-M1-5 = At the start you get 2 shares that only you may look at, however many players there are.
rule-M1-6 = Dealing “twelve”: the starting shares come from 12 shuffled shares, 3 of each ware.
rule-M1-7 = Dealing “twenty”: the starting shares come from all 20 shuffled shares.
rule-M1-8 = All shares not dealt lie face up, sorted by ware, as the supply; none is removed.
rule-M1-9 = All four wares start at 0 on the black market; its steps are 0, 5, 10, 20 and 30.
rule-M1-10 = The app draws at random who opens the first auction as start player.

## M2

section-M2 = Money, loans and secrets
rule-M2-1 = Everybody can see how much cash each player has.
rule-M2-2 = For each unpledged share that you pledge face down you get a loan of 12 pesos; you may pledge several at once.
rule-M2-3 = For 15 pesos you repay one loan and the share is unpledged again; you may pledge it again later.
rule-M2-4 = You may pledge and repay as often as you like whenever you have a decision to make; you may also pledge when you have to pay.
rule-M2-5 = If you must pay more than your cash, you pledge as many shares as needed. You choose them; if your time runs out, the app takes those of lowest value.
rule-M2-6 = A pledged share remains yours and does not go to the supply. You may never sell, swap or give away shares.
rule-M2-7 = The wares of your starting shares stay secret until the end of the game; pledging and repaying reveal no ware either.
rule-M2-8 = Everybody can see how many shares and loans each player has and which wares each has bought.
rule-M2-9 = The bank always has enough money.

## M3

section-M3 = Auction for harbour master
rule-M3-1 = In the first voyage the start player opens the auction and must bid at least 1 peso.
rule-M3-2 = From the second voyage on the previous harbour master opens with at least 1 peso or passes; after a pass the next player clockwise is asked.
rule-M3-3 = In turn you bid more than the highest bid, in whole pesos, or pass; once you pass, you are out of this auction.
rule-M3-4 = The auction ends once all but the highest bidder have passed. If all others pass without a bid, the last player is still asked.
rule-M3-5 = If nobody bids, the previous harbour master stays in office, pays nothing and has all rights and duties.
rule-M3-6 = Your highest possible bid is your cash plus 12 pesos for each unpledged share.
rule-M3-7 = The highest bidder pays the bid to the bank at once, with a loan if need be; all others pay nothing.
rule-M3-8 = Setting: the start player may pass in the first voyage too; then the next player clockwise is asked. If nobody bids, the start player becomes harbour master and pays nothing.

## M4

section-M4 = The harbour master's duties
rule-M4-1 = As harbour master you first buy a share if you want to, then load the punts, and finally put them on their starting spaces.
rule-M4-2 = Only the harbour master may buy shares: one per voyage at most, and buying is optional.
rule-M4-3 = A share costs its black-market value, but at least 5 pesos; the money goes to the bank.
rule-M4-4 = You freely choose the share among all wares still in the supply; what is not there cannot be bought.
rule-M4-5 = You may take a loan for the purchase; the new share itself may be pledged only once it is paid for.
rule-M4-6 = You load a different ware on each of the 3 punts. The fourth stays ashore: in this voyage it has no die and no seats and does not rise.
rule-M4-7 = You put exactly one punt on each of the 3 routes, on a space from 0 to 5; several may start level.
rule-M4-8 = The three starting spaces must add up to exactly 9.

## M5

section-M5 = Course of a voyage
rule-M5-1 = Every voyage runs like this: auction, harbour master's duties, placement and dice rounds, profits, rise of the ware values.
rule-M5-2 = With four or five players 3 placement rounds and 3 dice rounds alternate; a placement round comes first.
rule-M5-3 = With three players there are 4 placement rounds: two before the first roll and one each before the second and the third roll.
rule-M5-4 = Every placement round starts with the harbour master and goes clockwise; you get exactly one turn in it.

## M6

section-M6 = Placing accomplices
rule-M6-1 = On your turn you place one accomplice on a free spot and pay its price to the bank. Each spot holds only one.
rule-M6-2 = If you cannot pay for a spot even with loans, you may take it only as a stowaway.
rule-M6-3 = You do not have to place an accomplice, but you cannot make up for it later.
rule-M6-4 = Declining “whole voyage”: once you decline, you place no more accomplices in this voyage.
rule-M6-5 = Declining “this round only”: if you decline, only this round's accomplice is lost; in the next placement round you may place again.
rule-M6-6 = If no spot is open to you, you sit out this round; that does not count as declining.
rule-M6-7 = You may have several accomplices of your own on the same punt, in the port, in the shipyard and on the pirate spots, and also on both pilot spots.
rule-M6-8 = You may not move or take back an accomplice once placed, and the price paid never comes back.
rule-M6-9 = The seats on the punts cost: ginseng 1, 2, 3; nutmeg 2, 3, 4; silk 3, 4, 5; jade 3, 4, 5, 5 pesos.
rule-M6-10 = The whole load of a punt is worth: ginseng 18, nutmeg 24, silk 30, jade 36 pesos.
rule-M6-11 = On a punt you always take the cheapest free seat.
rule-M6-12 = You may not place on a punt that is already in port.
rule-M6-13 = Port slots cost A 4, B 3, C 2 pesos; shipyard slots cost the same.
rule-M6-14 = You choose port and shipyard slots freely: C before A if you like, and also where a punt already lies.
rule-M6-15 = The two pirate spots cost 5 pesos each; the first one there is captain, the next one second pirate.
rule-M6-16 = The small pilot costs 2 pesos, the large one 5; you choose freely between them, and neither brings in money.
rule-M6-17 = The insurance costs nothing: you get 10 pesos at once and keep them whatever happens.

## M7

section-M7 = Broke: the stowaway
rule-M7-1 = Each placement is checked anew: you are broke only if you have no unpledged share and cannot afford any free spot (insurance not counted).
rule-M7-2 = If you are broke, you may place as a stowaway: instead of the price you hand over all your remaining cash, even if it is 0 pesos.
rule-M7-3 = Stowaway “punts only”: you may only take free seats on punts at sea; if there is none, you sit out and keep your cash.
rule-M7-4 = Stowaway “anywhere”: you may take any free spot except the insurance.
rule-M7-5 = When broke you may never take the insurance. If it is the only free spot, you count as broke only with 0 pesos and no unpledged share.
rule-M7-6 = A stowaway is a full accomplice: he occupies his spot (on punts the cheapest free seat) and gets a full share of the profit.

## M8

section-M8 = Rolling and moving
rule-M8-1 = The harbour master rolls the 3 dice of the loaded wares; every punt at sea moves forward by exactly the number on its own die.
rule-M8-2 = A punt moving past 13 docks at once at the next free port slot (A, then B, then C); surplus pips are lost and it moves no more.
rule-M8-3 = Each port and shipyard slot holds one punt at most; punts arriving together take the slots in the order of the routes.
rule-M8-4 = If a punt stands on 13 after the second dice round and there is a pirate, it stays there and still counts as at sea, even if all pirates then board.
rule-M8-5 = If a punt stands on 13 after the third dice round and there is no pirate, it goes to the next free port slot and counts as arrived.
rule-M8-6 = A punt standing before 13 after the third dice round goes to the next free shipyard slot (A, then B, then C).
rule-M8-7 = Punt on 13 “after any roll”: if there is no pirate after the second dice round, it goes at once to the next free port slot and counts as arrived.
rule-M8-8 = Punt on 13 “only at the end”: after the second dice round it stays there even without pirates and still counts as at sea.

## M9

section-M9 = Pirates
rule-M9-1 = Pirates act only when a punt stands on 13 at the end of a dice round; if a pilot moves it there, nothing happens.
rule-M9-2 = Boarding: right after the second dice round pirates may switch to a punt on 13; this is optional and costs nothing.
rule-M9-3 = When boarding, the captain decides first, then the second pirate; each chooses which punt on 13 to board.
rule-M9-4 = Without “strong pirates” you can board only a punt with a free seat.
rule-M9-5 = If you board a punt, you take its cheapest free seat and from now on belong to the crew like everybody else.
rule-M9-6 = If the captain leaves the pirate boat, the remaining pirate becomes captain.
rule-M9-7 = Vacated pirate spots are free again and cost 5 pesos; an accomplice placed there after the second dice round can only plunder.
rule-M9-8 = Plunder: every punt standing on 13 after the third dice round is plundered if at least one pirate is there. This is compulsory.
rule-M9-9 = All accomplices must leave a plundered punt and get nothing – including pirates who boarded it earlier.
rule-M9-10 = For every plundered punt the bank pays the full load value at once: two pirates split it equally, a single one gets everything.
rule-M9-11 = The captain decides for each plundered punt separately: next free port slot or next free shipyard slot.
rule-M9-12 = If a plundered punt goes to the port, its ware rises and the port slot pays; in the shipyard the shipyard slot pays and the insurer pays for the repairs.
rule-M9-13 = Strong pirates: if no punt you may board has a free seat, you may push out an accomplice of your choice on one of them and take his seat.
rule-M9-14 = Strong pirates: the second pirate may not push out the captain who has just boarded the same punt.
rule-M9-15 = Strong pirates: if you are pushed out, you get the accomplice back, but no money and no additional placement.
rule-M9-16 = Second pirate “if declined”: he may board only a punt the captain has declined.
rule-M9-17 = Second pirate “always”: he may also board the punt the captain has just boarded.

## M10

section-M10 = Pilots
rule-M10-1 = Right after the last placement round and before the third roll the pilots act: first the small one, then the large one.
rule-M10-2 = The small pilot moves any one punt 1 space forward or back.
rule-M10-3 = Large pilot “up to two”: you move one punt by 1 or 2 spaces or two punts by 1 each, each forward or back as you like.
rule-M10-4 = Large pilot “exactly two”: you move one punt by exactly 2 spaces or two punts by 1 each, each forward or back as you like.
rule-M10-5 = Each pilot may also do nothing, independently of the other.
rule-M10-6 = Pilots move only punts not yet in port, including one on 13; if all are in port, the pilots' turn is skipped.
rule-M10-7 = The large pilot may also move the punt the small pilot has just moved.
rule-M10-8 = If a pilot pushes a punt past 13, it docks at once at the next free port slot.
rule-M10-9 = No punt is moved back beyond space 0; surplus steps are lost.

## M11

section-M11 = Profits
rule-M11-1 = Payouts come in this order: pirates, crews in port, port slots, and finally shipyard slots with the insurance.
rule-M11-2 = The accomplices on a punt in port share its load value equally; every accomplice counts separately.
rule-M11-3 = The crew of a punt in the shipyard gets nothing; if nobody is on a punt in port, its load value is not paid out.
rule-M11-4 = If a punt lies at a port slot, the accomplice there gets from the bank: A 6, B 8, C 15 pesos. Without a punt there is nothing.
rule-M11-5 = If a punt lies at a shipyard slot, the accomplice there gets A 6, B 8, C 15 pesos; with no insurer the bank pays. Without a punt there is nothing.

## M12

section-M12 = Insurance
rule-M12-1 = As insurer you pay for the repairs of every punt in the shipyard: 6 pesos for slot A, 8 for B and 15 for C.
rule-M12-2 = Your payment goes to the accomplice on that shipyard slot; if nobody stands there, it goes to the bank.
rule-M12-3 = If you are the insurer and occupy a shipyard slot yourself, no money changes hands there.
rule-M12-4 = Before you pay as insurer, you receive all your own profits of this voyage.
rule-M12-5 = If your money is not enough even with all loans, you hand over everything and the bank pays the rest. Everybody is paid in full and no debt remains.

## M13

section-M13 = Ware values rise
rule-M13-1 = Every ware whose punt is in port rises by exactly one step; all other wares keep their value.
rule-M13-2 = If the game does not end, accomplices, punts, loads and dice are taken back; cash, shares, loans and ware values stay, and the next voyage begins.

## M14

section-M14 = End of the game and scoring
rule-M14-1 = The game ends at once when at least one ware reaches the value 30 during the rise.
rule-M14-2 = Before the end, all wares that arrived in this voyage still rise; so several may reach 30.
rule-M14-3 = At the end all shares are revealed. A share counts exactly its black-market value, even 0; the minimum price of 5 does not apply here.
rule-M14-4 = Before scoring, the app repays your loans at 15 pesos each as long as your cash lasts; the most valuable shares come first.
rule-M14-5 = Final scoring “all, minus 15”: your fortune is your cash plus the value of all your shares, minus 15 pesos for each open loan.
rule-M14-6 = Final scoring “unpledged only”: your fortune is your cash plus the value of your unpledged shares, minus 15 pesos for each open loan.
rule-M14-7 = The highest fortune wins; a fortune may also be negative.
rule-M14-8 = In a tie all players with the highest fortune win together.
