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
prompt-Boarding = Prey on 13! You are the pirate captain: do you board?
prompt-MateBoarding = Prey on 13! You are the second pirate: do you board?
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
fact-paid = { $player } pays { COUNT("peso", $peso) }.
fact-share_pledged = { $player } pledges a { NAME("share", $ware) } and gets 12 pesos.
fact-share_pledged-hidden = { $player } pledges a share and gets 12 pesos.
fact-loan_repaid = { $player } repays the loan on a { NAME("share", $ware) } for 15 pesos.
fact-loan_repaid-hidden = { $player } repays a loan for 15 pesos.
fact-share_bought = { $player } buys a { NAME("share", $ware) } for { COUNT("peso", $peso) }.
fact-bought_nothing = { $player } buys no share.
fact-punt_loaded = The punt on route { NAME("route", $route) } is loaded with { NAME("ware", $ware) }.
fact-punt_launched = The { NAME("punt", $ware) } starts on wave { $number }.
fact-placed = { $player } places an accomplice { NAME("onto", $space) }.
fact-insurance_taken = { $player } takes the insurance and gets { COUNT("peso", $peso) }.
fact-stowed_away = { $player } hides a stowaway { NAME("onto", $space) } and hands over { COUNT("peso", $peso) }.
fact-declined = { $player } places no accomplice.
fact-sat_out = { $player } cannot place anywhere and sits out.
fact-rolled = { $player } rolls { $number } for { NAME("ware", $ware) }.
fact-punt_moved =
    The { NAME("punt", $ware) } { $reached ->
        [14] sails past 13
       *[other] is on wave { $reached }
    }.
fact-punt_docked = The { NAME("punt", $ware) } docks at port slot { NAME("slot", $slot) }.
fact-punt_laid_up = The { NAME("punt", $ware) } goes to shipyard slot { NAME("slot", $slot) }.
fact-boarded = { $player } boards the { NAME("deck", $space) }.
fact-stayed = { $player } stays on the pirate boat.
fact-pushed_out = { $player } is pushed off the { NAME("deck", $space) }.
fact-became_captain = { $player } becomes captain.
fact-plundered = Pirates plunder the { NAME("punt", $ware) }! Its crew gets nothing.
fact-pirate_paid = { $player } loots { COUNT("peso", $peso) }.
fact-punt_sent = { $player } sends the punt on route { NAME("route", $route) } { NAME("bound", $bound) }.
fact-pilot_steered = { $player } pilots the punt on route { NAME("route", $route) }: { NAME("shift", $shift) }.
fact-pilot_rested = { $player } pilots no punt.
fact-crew_paid = { $player } gets { COUNT("peso", $peso) } for the { NAME("punt", $ware) }.
fact-port_paid = { $player } gets { COUNT("peso", $peso) } for port slot { NAME("slot", $slot) }.
fact-yard_paid = { $player } gets { COUNT("peso", $peso) } for shipyard slot { NAME("slot", $slot) }.
fact-repairs_due = { $player } must pay { COUNT("peso", $peso) } for repairs as insurer.
fact-ware_rose = The value of { NAME("ware", $ware) } rises to { $number }.
fact-loan_settled = { $player } finally repays the loan on a { NAME("share", $ware) } for 15 pesos.
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
fact-fortune_counted = { $player } has a fortune of { COUNT("peso", $peso) }.

## Refusals

refusal-M2-2 = You have no unpledged share of it.
refusal-M2-5 = You must pay { COUNT("peso", $need) } and have { $have }.
refusal-M3-1 = It takes at least { COUNT("peso", $need) }, this would be { $have }.
refusal-M3-2 = It takes at least { COUNT("peso", $need) }, this would be { $have }.
refusal-M3-3 = It takes at least { COUNT("peso", $need) }, this would be { $have }.
refusal-M3-6 = You cannot raise { COUNT("peso", $need) }, only up to { $have }.
refusal-M4-4 = There is none left in the supply.
refusal-M4-5 = The share costs { COUNT("peso", $need) }, you can raise at most { $have }.
refusal-M4-7 = Waves 0 to { $need } are possible, not { $have }.
refusal-M4-8 = They must add up to { $need }; so far it would be { $have }.
refusal-M6-2 = The space costs { COUNT("peso", $need) }, you can raise at most { $have }.
refusal-M6-11 = The cheapest free seat costs { COUNT("peso", $need) }, this one { $have }.
refusal-M10-2 = It may be { COUNT("wave", $need) }, this would be { $have }.
refusal-M10-3 = It may be up to { COUNT("wave", $need) }, this would be { $have }.
refusal-M10-4 = It takes exactly { COUNT("wave", $need) }, this would be { $have }.

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
offer-insurance = Insurance (+10, liable for the shipyard)
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
seat_aboard-ginseng-1 = ginseng punt, seat at 1
seat_aboard-ginseng-2 = ginseng punt, seat at 2
seat_aboard-ginseng-3 = ginseng punt, seat at 3
seat_aboard-nutmeg-2 = nutmeg punt, seat at 2
seat_aboard-nutmeg-3 = nutmeg punt, seat at 3
seat_aboard-nutmeg-4 = nutmeg punt, seat at 4
seat_aboard-silk-3 = silk punt, seat at 3
seat_aboard-silk-4 = silk punt, seat at 4
seat_aboard-silk-5 = silk punt, seat at 5
seat_aboard-jade-3 = jade punt, seat at 3
seat_aboard-jade-4 = jade punt, seat at 4
seat_aboard-jade-5a = jade punt, first seat at 5
seat_aboard-jade-5b = jade punt, second seat at 5
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
