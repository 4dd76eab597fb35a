### Texts of Manila. docs/glossary/manila.md lists the names of its things.

## Prompts

prompt-Auction =
    { $leader ->
        [none] Nobody has bid for harbour master yet. What do you bid?
       *[other] { $leader } bids { COUNT("peso", $high) } to be harbour master. Do you bid more?
    }
prompt-BuyShare = You are harbour master. Would you like to buy a share?
prompt-LoadPunts = Three of the four wares set sail. Which one do you load next?
prompt-LaunchPunts =
    { $start1 ->
        [-1] Where does the { NAME("punt", $ware1) } start? The three starting spaces must add up to 9.
       *[other]
            { $start2 ->
                [-1] Where does the { NAME("punt", $ware2) } start? The first one starts on { $start1 }; all three must add up to 9.
               *[other] Where does the { NAME("punt", $ware3) } start? The others start on { $start1 } and { $start2 }; all three must add up to 9.
            }
    }
prompt-Payment = You must pay { COUNT("peso", $amount) } and have { COUNT("peso", $cash) }. Which share do you pledge?
prompt-Placement = Where do you place your accomplice?
prompt-Boarding = A punt is on 13! Do you board it, captain?
prompt-MateBoarding = A punt is on 13! Do you board it as second pirate?
prompt-SmallPilot = You are the small pilot. Which punt do you move by 1 space?
prompt-LargePilot = You are the large pilot. Do you move one punt by 2 spaces, or two punts by 1 space each?
prompt-SecondMove = You are the large pilot. Which other punt do you move by 1 space?
prompt-Plunder = The loot is yours! Where do you send the plundered punt?

## Options

action-deal = Deal a { NAME("share", $ware) }
action-start = { $player } begins
action-roll = Roll a { $face } for { NAME("ware", $ware) }
action-bid = Bid { COUNT("peso", $amount) }
action-pass = Pass
action-buy =
    Buy a { NAME("share", $ware) } ({ $value ->
        [0] { COUNT("peso", 5) }
       *[other] { COUNT("peso", $value) }
    })
action-skip = Buy no share
action-load = Load { NAME("cargo", $ware) }
action-launch = Start on { $wave }
action-place =
    { $spot ->
        [insurance] { NAME("spot", $spot) } (get 10 now, pay for repairs later)
       *[other] { NAME("spot", $spot) } (pay { $price }, { NAME("gain", $spot) })
    }
action-decline = Don't place an accomplice
action-board =
    Board the { NAME("punt", $spot) }{ $victim ->
        [none] { "" }
       *[other] { " " }and push { $victim } off the { NAME("seat_aboard", $seat) } seat
    }
action-stay = Stay on the pirate boat
action-steer = Move the { NAME("punt", $ware) } { NAME("shift", $shift) }
action-rest = Leave the punts alone
action-rest-SecondMove = Move no second punt
action-send = Send it { NAME("bound", $bound) } ({ NAME("effect", $bound) })
action-pledge = Pledge a { NAME("share", $ware) } (get 12 pesos)
action-repay = Repay the loan on a { NAME("share", $ware) } (15 pesos)

## Log

fact-share_dealt = { $player } gets a { NAME("share", $ware) }.
fact-share_dealt-hidden = { $player } gets a share, face down.
fact-start_drawn = The draw decides: { $player } opens the first auction.
fact-voyage_began = Voyage { $voyage } begins.
fact-bid = { $player } bids { COUNT("peso", $amount) }.
fact-passed = { $player } passes.
fact-office_won = { $player } becomes harbour master for { COUNT("peso", $amount) }.
fact-office_kept =
    { $voyage ->
        [1] Nobody bids, so { $player } starts as harbour master for free.
       *[other] Nobody bids, so { $player } stays harbour master for free.
    }
# Whatever is paid in full is told by the fact before: an auction, a placement or repairs.
fact-paid =
    { $covered ->
        [0] { "" }
       *[other] { $player } can pay only { COUNT("peso", $amount) }; the bank covers the rest ({ COUNT("peso", $covered) }).
    }
fact-share_pledged =
    { $pledging ->
        [payment] To be able to pay, { $player } has to pledge a { NAME("share", $ware) } and gets { COUNT("peso", $amount) }.
       *[choice] { $player } pledges a { NAME("share", $ware) } and gets { COUNT("peso", $amount) }.
    }
fact-share_pledged-hidden =
    { $pledging ->
        [payment] To be able to pay, { $player } has to pledge a share and gets { COUNT("peso", $amount) }.
       *[choice] { $player } pledges a share and gets { COUNT("peso", $amount) }.
    }
fact-loan_repaid = { $player } repays the loan on a { NAME("share", $ware) } for { COUNT("peso", $amount) }.
fact-loan_repaid-hidden = { $player } repays a loan for { COUNT("peso", $amount) }.
fact-share_bought = { $player } buys a { NAME("share", $ware) } for { COUNT("peso", $amount) }.
fact-bought_nothing = { $player } buys no share.
fact-punt_loaded = { $player } loads a punt with { NAME("ware", $ware) }.
fact-ware_left = This time, { NAME("ware", $ware) } stays ashore.
fact-punt_launched = The { NAME("punt", $ware) } starts on { $wave }.
fact-placed = { $player } places an accomplice { NAME("onto", $spot) } for { COUNT("peso", $amount) }.
fact-insurance_taken = { $player } takes the insurance and gets { COUNT("peso", $amount) }.
fact-stowed_away =
    { $player } { $amount ->
        [0] is broke and
        [one] is broke, hands over the last peso and
       *[other] is broke, hands over the last { COUNT("peso", $amount) } and
    } smuggles in a stowaway { NAME("onto", $spot) }.
fact-declined =
    { $declining ->
        [voyage] { $player } doesn't place and is out for the rest of the voyage.
       *[round] { $player } doesn't place this time.
    }
fact-sat_out =
    { $sitting_out ->
        [broke] { $player } is broke, finds nowhere to stow away and sits out this round.
       *[full] { $player } finds no free spot and sits out this round.
    }
fact-rolled = { $player } rolls a { $face } for { NAME("ware", $ware) }.
# A punt past 13 docks, which is a fact of its own.
fact-punt_moved =
    { $wave ->
        [14] { "" }
       *[other] The { NAME("punt", $ware) } is now on { $wave }.
    }
fact-punt_docked =
    { $docking ->
        [unguarded] No pirate is waiting, so the { NAME("punt", $ware) } sails from 13 to port slot { $slot }.
        [unguarded-at-end] No pirate is waiting after the last roll, so the { NAME("punt", $ware) } sails from 13 to port slot { $slot }.
        [pilot] The pilot brings the { NAME("punt", $ware) } into port, to slot { $slot }.
        [pirates] The plundered { NAME("punt", $ware) } docks at port slot { $slot }.
       *[die] The { NAME("punt", $ware) } docks at port slot { $slot }.
    }
fact-punt_laid_up =
    { $laying_up ->
        [late] The { NAME("punt", $ware) } does not reach the port and ends up at shipyard slot { $slot }.
       *[sent] The { NAME("punt", $ware) } ends up at shipyard slot { $slot }.
    }
fact-no_seat_to_board = No punt on 13 has a free seat, so the pirates cannot board.
fact-boarded = { $player } leaves the pirate boat and boards the { NAME("punt", $spot) }.
fact-stayed = { $player } stays on the pirate boat.
fact-pushed_out = { $player } pushes { $victim }'s accomplice off the { NAME("punt", $spot) }.
fact-became_captain = { $player } moves up to pirate captain.
fact-plundered =
    Pirates plunder the { NAME("punt", $ware) } on 13!{ $crew ->
        [0] { "" }
       *[other] { " " }Its crew gets nothing.
    }
fact-pirate_paid =
    { $player } loots { COUNT("peso", $amount) } from the { NAME("punt", $ware) }{ $pirates ->
        [1] { "" }
       *[other] { " " }with both pirates
    }.
fact-punt_sent = { $player } sends the { NAME("punt", $ware) } { NAME("bound", $bound) }.
fact-pilot_steered = { $player } pilots the { NAME("punt", $ware) } { NAME("shift", $shift) }.
fact-pilot_rested =
    { $resting ->
        [second] { $player } moves no second punt.
       *[all] { $player } leaves the punts alone.
    }
fact-pilot_idle = All punts are in port, so { $player } has nothing to pilot.
fact-crew_paid =
    { $player } gets { COUNT("peso", $amount) } for { $crew ->
        [1] an accomplice
       *[other] { $crew } accomplices
    } on the { NAME("punt", $ware) }.
fact-port_paid = { $player } gets { COUNT("peso", $amount) } for port slot { $slot }.
fact-repairs_due = As insurer, { $player } must pay { COUNT("peso", $amount) } for repairs at { NAME("yard_slots", $slots) }.
fact-own_slots_damaged = { $player } is both the insurer and on { NAME("yard_slots", $slots) }, so no money changes hands.
fact-yard_paid =
    { $player } gets { COUNT("peso", $amount) } from { $insurer ->
        [none] the bank
       *[other] { $insurer }
    } for shipyard slot { $slot }.
fact-bank_repaid = Nobody is on shipyard slot { $slot }, so the bank gets { COUNT("peso", $amount) } for the repairs.
fact-ware_rose = The { NAME("ware", $ware) } has reached the port: its value rises to { COUNT("peso", $value) }.
fact-top_reached = A ware has reached { COUNT("peso", $value) }, so the game is over.
fact-loan_settled = At the end, { $player } repays the loan on a { NAME("share", $ware) } for { COUNT("peso", $amount) }.
fact-shares_shown =
    { $unpledged ->
        [0]
            { $pledged ->
                [0] { "" }
               *[other] { $player } reveals { COUNT("pledged_share", $pledged) } of { NAME("ware", $ware) }.
            }
       *[other]
            { $player } reveals { COUNT("share_count", $unpledged) } of { NAME("ware", $ware) }{ $pledged ->
                [0] { "" }
               *[other] { " " }and { COUNT("pledged_share", $pledged) }
            }.
    }
fact-fortune_counted =
    { $player } has a fortune of { COUNT("peso", $fortune) }: { $cash } in cash and { $shares } in shares{ $loans ->
        [0] { "" }
       *[other] , minus { $loans } for open loans
    }.

## Refusals

refusal-unpledged_share-missing = You have no unpledged share of this ware.
refusal-loan-missing = You have no loan on this ware to repay.
refusal-repayment-at-least = Repaying the loan costs { COUNT("peso", $need) }, and you have only { $have }.
refusal-cash-at-least = You still have to pay { COUNT("peso", $need) } but have only { $have }: pledge a share first.
refusal-opening-at-least = As start player you must bid at least { COUNT("peso", $need) }.
refusal-bid-at-least = You must bid at least { COUNT("peso", $need) }.
refusal-bid-at-most = You can pay { COUNT("peso", $need) } at most, loans included.
refusal-supply_share-missing = There is no share of this ware left to buy.
refusal-share_price-at-least = The share costs { COUNT("peso", $need) }; you can raise { $have } at most.
refusal-unloaded_ware-missing = This ware is already loaded.
refusal-wave-at-least = A punt cannot start below { $need }.
refusal-wave-at-most = A punt can start on { $need } at most.
refusal-start-at-least = The last punt can start on 5 at most, so this one must start on at least { $need }.
refusal-start-at-most = All three must add up to 9, so this punt can start on { $need } at most.
refusal-last_start-exactly = All three must add up to 9, so the last punt must start on { $need }.
refusal-free_space-missing = This spot is already taken.
refusal-space_price-at-least = This spot costs { COUNT("peso", $need) }; you can raise { $have } at most.
refusal-punt_of_ware-missing = This ware is not sailing this time.
refusal-punt_at_sea-missing = This punt is already in port.
refusal-seat_price-exactly = You must take the cheapest free seat, the one for { COUNT("peso", $need) }.
refusal-second_seat-not-now = The other seat for 5 pesos is filled first.
refusal-second_pirate-not-now = There is no pirate captain yet: take that spot first.
refusal-cash_ashore-missing = You are broke: as a stowaway you may only go on a punt at sea.
refusal-cash_to_insure-missing = You are broke, so you cannot take the insurance.
refusal-prey-missing = This punt is not on 13.
refusal-free_seat-missing = This seat is taken.
refusal-boarding_seat-exactly =
    You must take the cheapest free seat, the { $need ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } one.
refusal-eviction-not-now = There is still a free seat, so you may not push anybody out.
refusal-small_move-exactly = The small pilot moves a punt by exactly { COUNT("wave", $need) }.
refusal-large_move-at-most = The large pilot moves a punt by { COUNT("wave", $need) } at most.
refusal-lone_punt_move-exactly = Only this punt is still at sea, so you can move it by exactly { COUNT("wave", $need) } or not at all.
refusal-moved_punts-at-least = You must also move a second punt by 1 space.
refusal-second_punt-missing = You have just moved this punt: choose another one.

## Fields of the board

field-voyage = Voyage
field-master = Harbour master
field-players = Player
field-cash = Pesos
field-shares = Shares
field-loans = Loans
field-bought = Bought
field-hand = Yours
field-pledged = Pledged
field-supply = Supply
field-values = Value
field-ware = Ware
field-punts = Punts
field-wave = Space
field-crew = Crew
field-port = Port
field-yard = Shipyard
field-pirates = Pirates
field-pilots = Pilots
field-insurance = Insurance
field-auction = Auction

## The board as text

board-voyage =
    { $voyage ->
        [0] setup
       *[other] { $voyage }, { COUNT("roll", $rolls) } to come
    }
board-auction =
    { $leader ->
        [none] Nobody has bid yet.
       *[other] { $leader } bids { COUNT("peso", $high) }.
    }
board-ware = { NAME("ware", $ware) }
board-bought = { LIST("bought", $shares) }
board-punts = { NAME("punt", $ware) }
board-wave =
    { $berth ->
        [-1]
            { $wave ->
                [-1] not started yet
               *[other] on { $wave }
            }
        [0] port slot A
        [1] port slot B
        [2] port slot C
        [3] shipyard slot A
        [4] shipyard slot B
       *[5] shipyard slot C
    }
# The seats of a punt by their price.
board-crew =
    { $ware ->
        [ginseng] 1 { NAME("holder", $ginseng1) } · 2 { NAME("holder", $ginseng2) } · 3 { NAME("holder", $ginseng3) }
        [nutmeg] 2 { NAME("holder", $nutmeg2) } · 3 { NAME("holder", $nutmeg3) } · 4 { NAME("holder", $nutmeg4) }
        [silk] 3 { NAME("holder", $silk3) } · 4 { NAME("holder", $silk4) } · 5 { NAME("holder", $silk5) }
       *[jade] 3 { NAME("holder", $jade3) } · 4 { NAME("holder", $jade4) } · 5 { NAME("holder", $jade5a) } · 5 { NAME("holder", $jade5b) }
    }
board-port = { $letter } ({ $price } → { $payout }) { NAME("holder", $holder) }
board-yard = { $letter } ({ $price } → { $payout }) { NAME("holder", $holder) }
board-pirates = { NAME("role", $spot) } ({ $price }) { NAME("holder", $holder) }
board-pilots = { NAME("role", $spot) } ({ $price }) { NAME("holder", $holder) }
board-insurance = (+10) { NAME("holder", $holder) }

## Scores

result-score = { COUNT("peso", $points) }
score-cash = Cash
score-shares-of = { NAME("share", $ware, count: 2) }
score-pledged-shares-of = { NAME("share", $ware, count: 2) }, pledged
score-open-loan = Open loans

## Counted things: $count

peso =
    { $count } { $count ->
        [one] peso
       *[other] pesos
    }
# Spaces of the sea; German calls them waves.
wave =
    { $count } { $count ->
        [one] space
       *[other] spaces
    }
share_count =
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

## Wares

ware-ginseng = ginseng
ware-nutmeg = nutmeg
ware-silk = silk
ware-jade = jade

punt-ginseng = ginseng punt
punt-nutmeg = nutmeg punt
punt-silk = silk punt
punt-jade = jade punt

bought-ginseng = { $count } ginseng
bought-nutmeg = { $count } nutmeg
bought-silk = { $count } silk
bought-jade = { $count } jade

share-ginseng =
    { $count ->
        [one] ginseng share
       *[other] ginseng shares
    }
share-nutmeg =
    { $count ->
        [one] nutmeg share
       *[other] nutmeg shares
    }
share-silk =
    { $count ->
        [one] silk share
       *[other] silk shares
    }
share-jade =
    { $count ->
        [one] jade share
       *[other] jade shares
    }

# What a punt carries: seats for accomplices and the load value they share.
cargo-ginseng = ginseng (3 seats, worth 18 pesos)
cargo-nutmeg = nutmeg (3 seats, worth 24 pesos)
cargo-silk = silk (3 seats, worth 30 pesos)
cargo-jade = jade (4 seats, worth 36 pesos)

## Spots for accomplices

# On a button.
spot-ginseng = Ginseng punt
spot-nutmeg = Nutmeg punt
spot-silk = Silk punt
spot-jade = Jade punt
spot-port-a = Port slot A
spot-port-b = Port slot B
spot-port-c = Port slot C
spot-yard-a = Shipyard slot A
spot-yard-b = Shipyard slot B
spot-yard-c = Shipyard slot C
spot-captain = Pirate captain
spot-mate = Second pirate
spot-small-pilot = Small pilot
spot-large-pilot = Large pilot
spot-insurance = Insurance

# What a spot brings: "Jade punt (pay 3, share 36)".
gain-ginseng = share 18
gain-nutmeg = share 24
gain-silk = share 30
gain-jade = share 36
gain-port-a = win 6
gain-port-b = win 8
gain-port-c = win 15
gain-yard-a = win 6
gain-yard-b = win 8
gain-yard-c = win 15
gain-captain = plunder on 13
gain-mate = plunder on 13
gain-small-pilot = move a punt by 1
gain-large-pilot = move punts by 2

# In the log: "places an accomplice …", "smuggles in a stowaway …".
onto-ginseng = on the ginseng punt
onto-nutmeg = on the nutmeg punt
onto-silk = on the silk punt
onto-jade = on the jade punt
onto-port-a = on port slot A
onto-port-b = on port slot B
onto-port-c = on port slot C
onto-yard-a = on shipyard slot A
onto-yard-b = on shipyard slot B
onto-yard-c = on shipyard slot C
onto-captain = as pirate captain
onto-mate = as second pirate
onto-small-pilot = as small pilot
onto-large-pilot = as large pilot

# In a row of the board that says whether these are pirates or pilots.
role-captain = captain
role-mate = second
role-small-pilot = small
role-large-pilot = large

seat_aboard-first = first
seat_aboard-second = second
seat_aboard-third = third
seat_aboard-fourth = fourth

holder-none = free

yard_slots-a = shipyard slot A
yard_slots-b = shipyard slot B
yard_slots-c = shipyard slot C
yard_slots-ab = shipyard slots A and B
yard_slots-ac = shipyard slots A and C
yard_slots-bc = shipyard slots B and C
yard_slots-abc = shipyard slots A, B and C

## Moves of punts

shift-back-2 = 2 spaces back
shift-back-1 = 1 space back
shift-on-1 = 1 space forward
shift-on-2 = 2 spaces forward

bound-port = to the port
bound-yard = to the shipyard

# What the pirate captain achieves by sending a punt there.
effect-port = its ware rises
effect-yard = its ware does not rise

## Labels of the drawn board

label-board = The Manila board
label-port = Port
label-yard = Shipyard
label-slot-port = Port slot { $slot }
label-slot-yard = Shipyard slot { $slot }
label-pirates = Pirates
label-captain = captain
label-mate = 2nd pirate
label-pilots = Pilots
label-insurance = Insurance
label-repairs = pays repairs
label-market = Black market
label-shares = My shares
label-pledged = pledged
label-allShares = Shares
label-master = harbour master
label-auction = Who becomes harbour master?
label-passed = passed
label-result = Fortunes
label-voyage = Voyage { $number }
label-roll = roll { $number } of 3
label-seat =
    { $price ->
        [0] costs nothing
       *[other] costs { COUNT("peso", $price) }
    }
label-wave = space { $number }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Welcome to Manila! Punts carry wares to the port. Back the right punts and hold the right shares to become the richest. The game ends as soon as a ware is worth 30 pesos.
hint-Auction = You are bidding to be harbour master. Only the winner pays, but then may buy a share, chooses the three wares and where they start, and places first.
tip-Auction = What you spend here is missing later, when you place accomplices. Passing costs nothing.
hint-BuyShare = Only the harbour master can buy shares: one per voyage, at the black-market price, but for 5 pesos at least. At the end, each share is worth as much as its ware is there.
tip-BuyShare = Buy early, while shares are cheap.
hint-LoadPunts = You choose three wares for this voyage. The fourth stays ashore and cannot rise.
tip-LoadPunts = Load the wares you hold shares in yourself.
hint-LaunchPunts = The further ahead a punt starts, the more likely it is to reach the port in three rolls.
tip-LaunchPunts = Give the biggest head start to the ware you want to profit from.
hint-Placement = Each spot shows what an accomplice costs there. On a punt you share the load if it arrives. With a port or shipyard slot you bet on how many punts arrive or get stuck.
tip-Placement = “Show odds” in the table menu tells you how likely each punt is to arrive.
hint-Payment = You don't have enough money. Each share you pledge brings a loan of 12 pesos, which you can repay later for 15. The share stays yours.
hint-Boarding = If you board now, you join the crew and share the load if the punt arrives. If you stay on the pirate boat, you hope for a punt on 13 after the last roll.
hint-MateBoarding = If you board now, you join the crew and share the load if the punt arrives. If you stay on the pirate boat, you hope for a punt on 13 after the last roll.
hint-SmallPilot = Before the last roll, the pilots move punts forward or back, to help themselves or to hurt others. You may also leave the punts alone.
hint-LargePilot = Before the last roll, the pilots move punts forward or back, to help themselves or to hurt others. You may also leave the punts alone.
hint-Plunder = The crew gets nothing, the pirates get the whole load. In the port, the punt's ware still rises; in the shipyard it does not.
