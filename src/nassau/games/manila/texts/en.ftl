### Texts of Manila

## Prompts

prompt-Auction =
    Auction for harbour master. { $leader ->
        [none] Nobody has bid yet.
       *[other] { $leader } bids { COUNT("peso", $high) }.
    } What do you bid?
prompt-BuyShare = You are harbour master. Would you like to buy a share?
prompt-LoadPunts = Three of the four wares will sail. Which do you load next?
prompt-LaunchPunts = On which wave does the next punt start? The three starting waves add up to 9.
prompt-Payment = You must pay { COUNT("peso", $amount) } and have { COUNT("peso", $cash) }. Which share do you pledge?
prompt-Placement = Where do you place an accomplice?
prompt-Boarding = A punt is on 13! Do you board it as pirate captain?
prompt-MateBoarding = A punt is on 13! Do you board it as second pirate?
prompt-SmallPilot = You are the small pilot: which punt do you move by 1 wave?
prompt-LargePilot = You are the large pilot: move one punt by 2 waves or two punts by 1 each.
prompt-SecondMove = You are the large pilot: now move another punt by 1 wave.
prompt-Plunder = Plundered! Where does the punt on 13 go?

## Options

action-deal = Deal a { NAME("share", $ware) }
action-start = { $player } begins
action-roll = Roll { $number } for { NAME("ware", $ware) }
action-bid = Bid { COUNT("peso", $peso) }
action-pass = Pass
action-buy = Buy a { NAME("share", $ware) } ({ NAME("price", $values) })
action-skip = Buy no share
action-load = Load { NAME("cargo", $ware) }
action-launch = Start on wave { $number }
action-place = { NAME("offer", $space) }
action-decline = Place no accomplice
action-board =
    Board: { NAME("seat_aboard", $space) }{ $spaces ->
        [none] { "" }
       *[other] { " " }and push out { $spaces }
    }
action-stay = Stay on the pirate boat
action-steer = Move the { NAME("punt", $ware) } { NAME("shift", $shift) }
action-rest = Move no punt
action-rest-SecondMove = Move no other punt
action-send = Send the punt { NAME("bound", $bound) }
action-pledge = Pledge a { NAME("share", $ware) } (+12)
action-repay = Repay a loan on { NAME("ware", $ware) } (−15)

## Log

fact-share_dealt = { $player } gets a { NAME("share", $ware) }.
fact-share_dealt-hidden = { $player } gets a share, face down.
fact-start_drawn = { $player } opens the first auction.
fact-voyage_began = Voyage { $number } begins.
fact-bid = { $player } bids { COUNT("peso", $peso) }.
fact-passed = { $player } passes.
fact-office_won = { $player } becomes harbour master for { COUNT("peso", $peso) }.
fact-office_kept = Nobody bids: { $player } stays harbour master.
fact-paid =
    { $covered ->
        [0] { "" }
       *[other] { $player } can pay only { COUNT("peso", $peso) }; the bank covers the rest ({ COUNT("peso", $covered) }).
    }
fact-share_pledged = { $player } pledges a { NAME("share", $ware) } and gets { COUNT("peso", $peso) }.
fact-share_pledged-hidden = { $player } pledges a share and gets { COUNT("peso", $peso) }.
fact-loan_repaid = { $player } repays the loan on a { NAME("share", $ware) } for { COUNT("peso", $peso) }.
fact-loan_repaid-hidden = { $player } repays a loan for { COUNT("peso", $peso) }.
fact-share_bought = { $player } buys a { NAME("share", $ware) } for { COUNT("peso", $peso) }.
fact-bought_nothing = { $player } buys no share.
fact-punt_loaded = { $player } loads a punt with { NAME("ware", $ware) }.
fact-ware_left = On this voyage, { NAME("ware", $ware) } stays ashore.
fact-punt_launched = The { NAME("punt", $ware) } starts on wave { $number }.
fact-placed = { $player } places an accomplice { NAME("onto", $space) } for { COUNT("peso", $peso) }.
fact-insurance_taken = { $player } takes the insurance and gets { COUNT("peso", $peso) }.
fact-stowed_away = { $player } hides a stowaway { NAME("onto", $space) } and hands over { COUNT("peso", $peso) }.
fact-declined = { $player } doesn't place{ NAME("declining", $declining) }.
fact-sat_out = { $player } { NAME("sitting_out", $sitting_out) } and sits out.
fact-rolled = { $player } rolls { $number } for { NAME("ware", $ware) }.
fact-punt_moved =
    The { NAME("punt", $ware) } { $reached ->
        [14] sails past 13
       *[other] is on wave { $reached }
    }.
fact-punt_docked = The { NAME("punt", $ware) } docks at port slot { NAME("slot", $slot) }{ NAME("unguarded", $unguarded) }.
fact-punt_laid_up = The { NAME("punt", $ware) } { NAME("late", $late) } to shipyard slot { NAME("slot", $slot) }.
fact-no_seat_to_board = There is no free seat on 13: the pirates cannot board.
fact-boarded = { $player } boards the { NAME("deck", $space) }.
fact-stayed = { $player } stays on the pirate boat.
fact-pushed_out = { $player } pushes an accomplice of { $player2 } off the { NAME("deck", $space) }.
fact-became_captain = { $player } becomes captain.
fact-plundered =
    Pirates plunder the { NAME("punt", $ware) }!{ $crew_robbed ->
        [0] { "" }
       *[other] { " " }Its crew gets nothing.
    }
fact-pirate_paid =
    { $player } loots { COUNT("peso", $peso) } from the { NAME("punt", $ware) }{ $pirates ->
        [1] { "" }
       *[other] { " " }with both pirates
    }.
fact-punt_sent = { $player } sends the { NAME("punt", $ware) } { NAME("bound", $bound) }.
fact-pilot_steered = { $player } pilots the { NAME("punt", $ware) } { NAME("shift", $shift) }.
fact-pilot_rested = { $player } { NAME("resting", $resting) }.
fact-pilot_idle = All punts are in port: { $player } has nothing to pilot.
fact-crew_paid =
    { $player } gets { COUNT("peso", $peso) } for { $crew_of ->
        [1] an accomplice on
       *[other] { $crew_of } accomplices on
    } the { NAME("punt", $ware) }.
fact-port_paid = { $player } gets { COUNT("peso", $peso) } for port slot { NAME("slot", $slot) }.
fact-repairs_due = { $player } owes { COUNT("peso", $peso) } for repairs as insurer: { NAME("repairs", $repairs) }.
fact-own_slots_damaged = { $player } is insurer and stands on { NAME("own_slots", $own_slots) }: no money changes hands there.
fact-yard_paid =
    { $player } gets { COUNT("peso", $peso) } { $player2 ->
        [none] from the bank
       *[other] from { $player2 }
    } for shipyard slot { NAME("slot", $slot) }.
fact-bank_repaid = Nobody is on shipyard slot { NAME("slot", $slot) }: the { COUNT("peso", $peso) } from { $player } go to the bank.
fact-ware_rose = The value of { NAME("ware", $ware) } rises to { $number }.
fact-top_reached = The black market has reached { $number }: the game is over.
fact-loan_settled = At the end, { $player } repays the loan on a { NAME("share", $ware) } for { COUNT("peso", $peso) }.
fact-shares_shown =
    { $revealed ->
        [0]
            { $revealed_pledged ->
                [0] { "" }
               *[other] { $player } shows { COUNT("pledged_share", $revealed_pledged) } of { NAME("ware", $ware) }.
            }
       *[other]
            { $player } shows { COUNT("shares", $revealed) } of { NAME("ware", $ware) }{ $revealed_pledged ->
                [0] { "" }
               *[other] { " " }and { COUNT("pledged_share", $revealed_pledged) }
            }.
    }
fact-fortune_counted =
    { $player } has a fortune of { COUNT("peso", $peso) }: { $number } in cash and { $number2 } in shares{ $owing ->
        [0] { "" }
       *[other] , minus { $owing } for open loans
    }.

## Refusals

refusal-unpledged_share-missing = You have no unpledged share of this ware.
refusal-loan-missing = You have no loan on this ware to repay.
refusal-repayment-at-least = Repaying costs { COUNT("peso", $need) }; you have { $have }.
refusal-cash-at-least = You must pay { COUNT("peso", $need) } first and have { $have }: pledge a share.
refusal-opening-at-least = As start player you must bid at least { COUNT("peso", $need) }.
refusal-bid-at-least = You must bid at least { COUNT("peso", $need) }.
refusal-bid-at-most = You can pay { COUNT("peso", $need) } at most, loans included.
refusal-supply_share-missing = There is no share of this ware left in the supply.
refusal-share_price-at-least = The share costs { COUNT("peso", $need) }; you can raise { $have } at most.
refusal-unloaded_ware-missing = This ware is already loaded.
refusal-wave-at-least = A punt starts on wave { $need } at the earliest.
refusal-wave-at-most = A punt starts on wave { $need } at most.
refusal-start-at-least = The last punt can start on 5 at most, so this one must start on { $need } at least.
refusal-start-at-most = All three add up to 9, so this punt can start on { $need } at most.
refusal-last_start-exactly = All three add up to 9, so the last punt must start on { $need }.
refusal-free_space-missing = This space is already taken.
refusal-space_price-at-least = The space costs { COUNT("peso", $need) }; you can raise { $have } at most.
refusal-punt_of_ware-missing = This ware is not sailing this time.
refusal-punt_at_sea-missing = This punt is already in port.
refusal-seat_price-exactly = You must take the cheapest free seat: the one for { COUNT("peso", $need) }.
refusal-second_seat-not-now = Take the first of the two 5-peso seats first.
refusal-second_pirate-not-now = The captain's space must be taken first.
refusal-cash_ashore-missing = You are broke: as a stowaway you may only board a punt at sea.
refusal-cash_to_insure-missing = You are broke and cannot take the insurance.
refusal-prey-missing = This punt is not on 13.
refusal-free_seat-missing = This seat is taken.
refusal-boarding_seat-exactly = You must take the cheapest free seat: seat { $need }.
refusal-eviction-not-now = While a seat is still free, you may not push anybody out.
refusal-small_move-exactly = The small pilot moves a punt by exactly { COUNT("wave", $need) }.
refusal-large_move-at-most = The large pilot moves a punt by { COUNT("wave", $need) } at most.
refusal-lone_punt_move-exactly = This is the only punt at sea: you can only move it by exactly { COUNT("wave", $need) }.
refusal-moved_punts-at-least = You must also move a second punt by 1 wave.
refusal-second_punt-missing = You have just moved this punt: choose another one.

## Fields of the board

field-voyage = Voyage
field-master = Harbour master
field-start = Start player
field-players = Player
field-cash = Pesos
field-shares = Shares
field-loans = Loans
field-bought = bought: G N S J
field-out = places no more
field-hand = yours
field-pledged = pledged
field-supply = Supply
field-values = Value
field-ware = Ware
field-punts = Punts
field-wave = Wave
field-spaces = Accomplices
field-crew = Crew
field-port = Port
field-yard = Shipyard
field-pirates = Pirates
field-pilots = Pilots
field-insurance = Insurance
field-dice = Dice
field-rolls = Rolls left
field-auction = Auction
field-due = To pay
field-scores = Fortune

## The board as text

board-voyage = { $voyage }, { COUNT("roll", $rolls) } to come
board-auction =
    { $leader ->
        [none] Nobody has bid yet.
       *[other] { $leader } bids { COUNT("peso", $high) }.
    }
board-ware = { NAME("ware", $ware) }
board-bought = { $bought } { $bought2 } { $bought3 } { $bought4 }
board-punts = { NAME("route", $route) } { NAME("punt", $ware) }
board-wave =
    { $berth ->
        [-1]
            { $wave ->
                [-1] not on a wave yet
               *[other] wave { $wave }
            }
        [0] in port A
        [1] in port B
        [2] in port C
        [3] in shipyard A
        [4] in shipyard B
       *[5] in shipyard C
    }
board-crew =
    { $ware ->
        [ginseng] 1 { NAME("holder", $spaces) } · 2 { NAME("holder", $spaces2) } · 3 { NAME("holder", $spaces3) }
        [nutmeg] 2 { NAME("holder", $spaces4) } · 3 { NAME("holder", $spaces5) } · 4 { NAME("holder", $spaces6) }
        [silk] 3 { NAME("holder", $spaces7) } · 4 { NAME("holder", $spaces8) } · 5 { NAME("holder", $spaces9) }
       *[jade] 3 { NAME("holder", $spaces10) } · 4 { NAME("holder", $spaces11) } · 5 { NAME("holder", $spaces12) } · 5 { NAME("holder", $spaces13) }
    }
board-port = { NAME("place", $place) } { NAME("holder", $spaces) }
board-yard = { NAME("place", $place) } { NAME("holder", $spaces) }
board-pirates = { NAME("place", $place) } { NAME("holder", $spaces) }
board-pilots = { NAME("place", $place) } { NAME("holder", $spaces) }
board-insurance = (+10) { NAME("holder", $spaces) }

## Scores

result-score = { COUNT("peso", $points) }
score-cash = Cash
score-shares-of = Shares of { NAME("ware", $ware) }
score-pledged-shares-of = Pledged shares of { NAME("ware", $ware) }
score-open-loan = Open loan

## Counted things: $count

peso =
    { $count } { $count ->
        [one] peso
       *[other] pesos
    }
wave =
    { $count } { $count ->
        [one] wave
       *[other] waves
    }
shares =
    { $count } { $count ->
        [one] share
       *[other] shares
    }
pledged_share =
    { $count } { $count ->
        [one] pledged share
       *[other] pledged shares
    }
roll =
    { $count } { $count ->
        [one] roll
       *[other] rolls
    }

## Names, by kind and key

ware-ginseng = ginseng
ware-nutmeg = nutmeg
ware-silk = silk
ware-jade = jade
punt-ginseng = ginseng punt
punt-nutmeg = nutmeg punt
punt-silk = silk punt
punt-jade = jade punt
share-ginseng = ginseng share
share-nutmeg = nutmeg share
share-silk = silk share
share-jade = jade share
cargo-ginseng = ginseng (3 seats, 18 pesos)
cargo-nutmeg = nutmeg (3 seats, 24 pesos)
cargo-silk = silk (3 seats, 30 pesos)
cargo-jade = jade (4 seats, 36 pesos)
price-n0 = 5 pesos
price-n5 = 5 pesos
price-n10-pesos = 10 pesos
price-n20-pesos = 20 pesos
price-n30-pesos = 30 pesos
declining-n0 = { "" }
declining-any-more-on-this-voyage = { " " }any more on this voyage
sitting_out-finds-no-free-space = finds no free space
sitting_out-is-broke-finds-no-place-to-stow-away = is broke, finds no place to stow away
unguarded-n0 = { "" }
unguarded-because-there-is-no-pirate = { " " }because there is no pirate
late-goes = goes
late-does-not-reach-the-port-and-goes = does not reach the port and goes
resting-leaves-the-punts-alone = leaves the punts alone
resting-moves-no-second-punt = moves no second punt
repairs-shipyard-slot-a = shipyard slot A
repairs-shipyard-slot-b = shipyard slot B
repairs-shipyard-slots-a-6-and-b-8 = shipyard slots A (6) and B (8)
repairs-shipyard-slot-c = shipyard slot C
repairs-shipyard-slots-a-6-and-c-15 = shipyard slots A (6) and C (15)
repairs-shipyard-slots-b-8-and-c-15 = shipyard slots B (8) and C (15)
repairs-shipyard-slots-a-6-b-8-and-c-15 = shipyard slots A (6), B (8) and C (15)
own_slots-shipyard-slot-a = shipyard slot A
own_slots-shipyard-slot-b = shipyard slot B
own_slots-shipyard-slots-a-and-b = shipyard slots A and B
own_slots-shipyard-slot-c = shipyard slot C
own_slots-shipyard-slots-a-and-c = shipyard slots A and C
own_slots-shipyard-slots-b-and-c = shipyard slots B and C
own_slots-shipyard-slots-a-b-and-c = shipyard slots A, B and C
route-n1 = 1
route-n2 = 2
route-n3 = 3
slot-a = A
slot-b = B
slot-c = C
offer-ginseng-1 = Ginseng punt (1 → 18 shared)
offer-ginseng-2 = Ginseng punt (2 → 18 shared)
offer-ginseng-3 = Ginseng punt (3 → 18 shared)
offer-nutmeg-2 = Nutmeg punt (2 → 24 shared)
offer-nutmeg-3 = Nutmeg punt (3 → 24 shared)
offer-nutmeg-4 = Nutmeg punt (4 → 24 shared)
offer-silk-3 = Silk punt (3 → 30 shared)
offer-silk-4 = Silk punt (4 → 30 shared)
offer-silk-5 = Silk punt (5 → 30 shared)
offer-jade-3 = Jade punt (3 → 36 shared)
offer-jade-4 = Jade punt (4 → 36 shared)
offer-jade-5a = Jade punt (5 → 36 shared)
offer-jade-5b = Jade punt (5 → 36 shared)
offer-port-a = Port A (4 → 6)
offer-port-b = Port B (3 → 8)
offer-port-c = Port C (2 → 15)
offer-yard-a = Shipyard A (4 → 6)
offer-yard-b = Shipyard B (3 → 8)
offer-yard-c = Shipyard C (2 → 15)
offer-captain = Pirate captain (5 → loot on 13)
offer-mate = Second pirate (5 → loot on 13)
offer-small-pilot = Small pilot (2 → 1 wave)
offer-large-pilot = Large pilot (5 → 2 waves)
offer-insurance = Insurance (+10 now, you pay the repairs)
onto-ginseng-1 = on the ginseng punt
onto-ginseng-2 = on the ginseng punt
onto-ginseng-3 = on the ginseng punt
onto-nutmeg-2 = on the nutmeg punt
onto-nutmeg-3 = on the nutmeg punt
onto-nutmeg-4 = on the nutmeg punt
onto-silk-3 = on the silk punt
onto-silk-4 = on the silk punt
onto-silk-5 = on the silk punt
onto-jade-3 = on the jade punt
onto-jade-4 = on the jade punt
onto-jade-5a = on the jade punt
onto-jade-5b = on the jade punt
onto-port-a = on port slot A
onto-port-b = on port slot B
onto-port-c = on port slot C
onto-yard-a = on shipyard slot A
onto-yard-b = on shipyard slot B
onto-yard-c = on shipyard slot C
onto-captain = on the pirate boat, as captain
onto-mate = on the pirate boat, as second pirate
onto-small-pilot = on the small pilot's space
onto-large-pilot = on the large pilot's space
onto-insurance = on the insurance space
seat_aboard-ginseng-1 = ginseng punt, 1-peso seat
seat_aboard-ginseng-2 = ginseng punt, 2-peso seat
seat_aboard-ginseng-3 = ginseng punt, 3-peso seat
seat_aboard-nutmeg-2 = nutmeg punt, 2-peso seat
seat_aboard-nutmeg-3 = nutmeg punt, 3-peso seat
seat_aboard-nutmeg-4 = nutmeg punt, 4-peso seat
seat_aboard-silk-3 = silk punt, 3-peso seat
seat_aboard-silk-4 = silk punt, 4-peso seat
seat_aboard-silk-5 = silk punt, 5-peso seat
seat_aboard-jade-3 = jade punt, 3-peso seat
seat_aboard-jade-4 = jade punt, 4-peso seat
seat_aboard-jade-5a = jade punt, first 5-peso seat
seat_aboard-jade-5b = jade punt, second 5-peso seat
deck-ginseng-1 = ginseng punt
deck-ginseng-2 = ginseng punt
deck-ginseng-3 = ginseng punt
deck-nutmeg-2 = nutmeg punt
deck-nutmeg-3 = nutmeg punt
deck-nutmeg-4 = nutmeg punt
deck-silk-3 = silk punt
deck-silk-4 = silk punt
deck-silk-5 = silk punt
deck-jade-3 = jade punt
deck-jade-4 = jade punt
deck-jade-5a = jade punt
deck-jade-5b = jade punt
shift-back-2 = 2 waves back
shift-back-1 = 1 wave back
shift-on-1 = 1 wave forward
shift-on-2 = 2 waves forward
bound-port = to the port
bound-yard = to the shipyard
holder-none = free
place-n13 = A (4 → 6)
place-n14 = B (3 → 8)
place-n15 = C (2 → 15)
place-n16 = A (4 → 6)
place-n17 = B (3 → 8)
place-n18 = C (2 → 15)
place-captain-5 = captain (5)
place-second-5 = second (5)
place-small-2 = small (2)
place-large-5 = large (5)
