### Texts of Grog Island

## Prompts

prompt-ChooseGoals = Which four goal cards do you keep?
prompt-ChooseGood = Which good do you start with?
prompt-Bid =
    { $bid ->
        [0] There is no bid yet: make the opening bid.
       *[other] The bid stands at { $bid }: raise or pass.
    } You may bid at most { $supply }.
prompt-ChooseShip = You have passed. Which ship do you trade with?
prompt-Trade = You are at the { NAME("ship", $ship) } and hand in: { NAME("good", $good) }. { NAME("gain", $ship) }; 4 tiles bring a building.
prompt-HandIn = Which good do you give as a substitute? { COUNT("tile", $left) } to go.
prompt-KeepGoal = Which of the drawn goal cards do you keep?
prompt-TuckGoals = Which card do you put under the goal deck next?
prompt-SwapGoal = Goal cloud: which goal card do you put under the deck?
prompt-Payment = You have won the auction. Do you pay { COUNT("coin", $bid) }?
prompt-AuctionClaims = Which building do you take?
prompt-PlaceLock = On which building do you put the lock?
prompt-PlaceGhost = On which building do you put the ghost crew?

## Options

action-cloud = Lay the { NAME("cloud", $cloud) }
action-sail = Lay the { NAME("ship", $ship) }
action-start = { $player } gets the flag
action-chest = Draw chest { $number }
action-parrot = Draw a parrot: { NAME("parrot", $parrot) }
action-goal = Draw a goal: { NAME("goal", $goal) }
action-keep = Keep: { NAME("goal", $goal) }, { NAME("goal", $goal2) }, { NAME("goal", $goal3) }, { NAME("goal", $goal4) }
action-good = Take { NAME("good", $good) } ({ NAME("colour", $colour) })
action-roll = { NAME("colour", $colour) }: roll a { $number }
action-bid =
    Bid: { NAME("colour", $colour) } { $dice }{ $colour2 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour2) } { $dice2 }
    }{ $colour3 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour3) } { $dice3 }
    }{ $colour4 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour4) } { $dice4 }
    }{ $colour5 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour5) } { $dice5 }
    }
action-pass = Pass
action-turn = Parrot: turn { NAME("colour", $colour) } to { $number }
action-hold = Parrot: hold the bid
action-ship = Visit the { NAME("ship", $ship) }
action-trade =
    Trade { COUNT("tile", $tile) }{ $replaced ->
        [0] { "" }
        [1] { " " }(1 of them paid with 3 others)
       *[other] { " " }({ $replaced } of them paid with 3 others each)
    }
action-claim =
    Take the { NAME("building", $building) } for 4 tiles{ $replaced ->
        [0] { "" }
        [1] { " " }(1 of them paid with 3 others)
       *[other] { " " }({ $replaced } of them paid with 3 others each)
    }
action-give = Give { NAME("good", $good) } ({ NAME("colour", $colour) })
action-done = End the trade
action-choose = Keep { NAME("goal", $goal) }
action-tuck = { NAME("goal", $goal) } under the deck
action-swap = Return { NAME("goal", $goal) }
action-pay =
    Pay with coins{ $ones ->
        [0] { "" }
       *[other] { " " }· { $ones }× chest 1
    }{ $twos ->
        [0] { "" }
       *[other] { " " }· { $twos }× chest 2
    }{ $threes ->
        [0] { "" }
       *[other] { " " }· { $threes }× chest 3
    }
action-refuse = Do not pay
action-take = Take the { NAME("building", $building) }
action-decline = Take no building on { NAME("colour", $colour) }
action-lock = Lock the { NAME("building", $building) }
action-haunt = Ghost crew: { NAME("building", $building) }

## Log

fact-clouds_laid = Clouds from green to grey: { NAME("cloud", $cloud) }, { NAME("cloud", $cloud2) }, { NAME("cloud", $cloud3) }, { NAME("cloud", $cloud4) }, { NAME("cloud", $cloud5) }.
fact-ships_laid = Ships from the left: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; at open sea: { NAME("ship", $ship6) }.
fact-start_drawn = { $player } gets the start-player flag.
fact-chest_drawn = { $player } draws a chest card worth { COUNT("coin", $coin) }{ NAME("chest_source", $chest_source) }.
fact-chest_drawn-hidden = { $player } draws a chest card{ NAME("chest_source", $chest_source) }.
fact-parrot_drawn = { $player } draws a parrot card{ NAME("parrot_source", $parrot_source) } ({ NAME("parrot", $parrot) }).
fact-parrot_drawn-hidden = { $player } draws a parrot card{ NAME("parrot_source", $parrot_source) }.
fact-goal_drawn = { $player } draws a goal card{ NAME("goal_source", $goal_source) } ({ NAME("goal", $goal) }).
fact-goal_drawn-hidden = { $player } draws a goal card{ NAME("goal_source", $goal_source) }.
fact-goals_chosen = { $player } keeps four goal cards and returns: { NAME("goal", $goal) }, { NAME("goal", $goal2) }.
fact-goals_chosen-hidden = { $player } has chosen the goal cards.
fact-good_chosen = { $player } starts with one tile: { NAME("good", $good) }.
fact-round_began = Auction round { $number } begins, { $player } has the flag.
fact-rolled = { $player } rolls: green { $number }, blue { $number2 }, orange { $number3 }, yellow { $number4 }, grey { $number5 }.
fact-bid_made =
    { $player } bids { $number }: { NAME("colour", $colour) }{ $colour2 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour2) }
    }{ $colour3 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour3) }
    }{ $colour4 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour4) }
    }{ $colour5 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour5) }
    }.
fact-die_turned = { $player } turns the { NAME("coloured", $coloured) } die from { $number } to { $number2 }.
fact-bid_held = { $player } holds the bid.
fact-passed = { $player } { NAME("passing", $passing) }.
fact-goods_gained =
    { $player } gets goods{ $coconuts ->
        [0] { "" }
       *[other] { " " }· { $coconuts }× coconut
    }{ $fishes ->
        [0] { "" }
       *[other] { " " }· { $fishes }× fish
    }{ $grogs ->
        [0] { "" }
       *[other] { " " }· { $grogs }× grog
    }{ $lemons ->
        [0] { "" }
       *[other] { " " }· { $lemons }× lemon
    }{ $maps ->
        [0] { "" }
       *[other] { " " }· { $maps }× treasure map
    }.
fact-ship_visited = { $player } visits the { NAME("ship", $ship) } at the { NAME("coloured", $coloured) } peninsula.
fact-trade_ended = { $player } ends the trade.
fact-goods_handed_in =
    { $player } hands in goods{ $coconuts ->
        [0] { "" }
       *[other] { " " }· { $coconuts }× coconut
    }{ $fishes ->
        [0] { "" }
       *[other] { " " }· { $fishes }× fish
    }{ $grogs ->
        [0] { "" }
       *[other] { " " }· { $grogs }× grog
    }{ $lemons ->
        [0] { "" }
       *[other] { " " }· { $lemons }× lemon
    }{ $maps ->
        [0] { "" }
       *[other] { " " }· { $maps }× treasure map
    }{ $substitution ->
        [0] { "" }
        [1] { " " }(1 tile replaced 3:1)
       *[other] { " " }({ $substitution } tiles replaced 3:1)
    }.
fact-coins_gained = { $player } gets { COUNT("coin", $coin) }: 1 for each { NAME("per_free", $per_free) }.
fact-claimed = { $player } takes { NAME("the_building", $the_building) }.
fact-point_gained = { $player } gets 1 pirate point for the { NAME("bid_space", $bid_space) }.
fact-goal_returned = { $player } puts a goal card under the deck ({ NAME("goal", $goal) }).
fact-goal_returned-hidden = { $player } puts a goal card under the deck.
fact-goal_kept = { $player } keeps a goal card ({ NAME("goal", $goal) }).
fact-goal_kept-hidden = { $player } keeps a goal card.
fact-auction_won = { $player } wins the auction with { COUNT("coin", $coin) }.
fact-nobody_opened = Nobody could open, the round has no winner.
fact-nothing_left = Nobody has anything left to bid or to trade with: the game is over.
fact-bid_paid = { $player } pays { COUNT("coin", $coin) }.
fact-payment_refused = { $player } does not pay the { COUNT("coin", $coin) } and gets nothing.
fact-claim_lapsed = { $player } gets no building on { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-claim_declined = { $player } takes no building on { NAME("colour", $colour) }.
fact-lock_placed = { $player } locks { NAME("the_building", $the_building) }.
fact-ghost_placed = { $player } puts ghost crew on { NAME("the_building", $the_building) }.
fact-markers_taken = Everybody takes back the trade markers.
fact-ships_moved = The ships move on: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; at open sea: { NAME("ship", $ship6) }.
fact-flag_passed = The flag goes to { $player }.
fact-scored = { $player }: { COUNT("point", $point) } (track { $number }, chests { $number2 }, coins { $number3 }, buildings { $number4 }, peninsulas { $number5 }, goods { $number6 }, parrots { $number7 }).
fact-ghost_ship_turned = The 3-coin ship is turned over: it is the ghost ship.
fact-rejected_put_under = The { $number } rejected goal cards go under the goal deck.
fact-no_goods_gained = The bid row is empty: { $player } gets no goods from it.
fact-ghost_good_gained = { $player } gets one tile from the ghost ship: { NAME("good", $good) }.
fact-trade_excused = { $player } { NAME("excuse", $excuse) }.
fact-nothing_given = The deck is empty: { $player } gets nothing for the tile at the { NAME("ship", $ship) }.
fact-goods_sold = { $player } sells { COUNT("tile", $tile) } at the { NAME("ship", $ship) } for { COUNT("coin", $coin) }.
fact-last_crew_placed = { $player } has no crew left: this is the last auction round.
fact-cloud_gave_nothing =
    { NAME("barren", $barren) } { $player }{ $barren_end ->
        [4] { "" }
       *[other] { "" }
    }.
fact-cloud_point_gained = { $player } gets 1 pirate point from the point cloud.
fact-bid_paid_mixed = { $player } pays { $number }: { COUNT("coin", $coin) } and { COUNT("chest", $chest) } worth { $number2 }.
fact-bid_paid_in_chests =
    { $player } pays { $number } with { COUNT("chest", $chest) } worth { $number2 }{ $change ->
        [0] { "" }
       *[other] ; { COUNT("coin", $change) } change on the track
    }.
fact-lock_skipped = { $player } places no lock on { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-ghost_skipped = { NAME("no_ghost", $no_ghost) }

## Refusals

refusal-opening-at-least = You must open: bid at least { COUNT("coin", $need) }.
refusal-bid-at-least = You must bid at least { COUNT("coin", $need) }; this would be only { $have }.
refusal-bid-at-most = You may bid at most { COUNT("coin", $need) }; this would be { $have }.
refusal-held-bid-exactly = To hold the bid it must be exactly { COUNT("coin", $need) }; this would be { $have }.
refusal-turning-card-missing = You have no parrot card that turns this die.
refusal-hold-card-missing = You have no “hold the bid” parrot card.
refusal-standing-bid-missing = There is no bid yet that you could hold.
refusal-legal-bid-missing = After that you could not make any legal bid.
refusal-matching-row-missing = With your dice and cards you cannot match the standing bid exactly.
refusal-ship-missing = This ship is not part of this game.
refusal-ship-at-sea-not-now = This ship is at open sea right now.
refusal-marked-ship-not-now = This ship already carries a trade marker.
refusal-tiles-for-ship-missing = You have neither the demanded good nor three other tiles to replace it.
refusal-effect-missing = This ship's deck is empty, and you cannot take a building there either.
refusal-card-in-deck-missing = This ship's deck is empty.
refusal-traded-tile-at-least = You must hand in at least { COUNT("tile", $need) }.
refusal-traded-tile-at-most = This ship takes at most { COUNT("tile", $need) }; this would be { $have }.
refusal-drawn-card-at-most = The deck has only { COUNT("card", $need) } left; this would be { $have }.
refusal-crew-missing = You have no crew members left.
refusal-substituted-tile-at-least = You cannot replace fewer than { COUNT("tile", $need) }.
refusal-substituted-tile-at-most = You hand in only { COUNT("tile", $need) } and cannot replace more.
refusal-other-tile-at-least = To replace them you need { COUNT("tile", $need) } of other goods; you have { $have }.
refusal-demanded-tile-at-least = You need { COUNT("tile", $need) } of the demanded good; you have { $have }.
refusal-unused-tile-missing = You have no tile of this good left.
refusal-dealt-goal-missing = You were not dealt all of these goal cards.
refusal-good-missing = There is no such good.
refusal-goal-in-hand-missing = You do not have this goal card in your hand.
refusal-drawn-goal-missing = You have not drawn this goal card.
refusal-used-chest-at-least = You cannot use fewer than { COUNT("chest", $need) }.
refusal-chest-of-value-missing = You have no chest of this value.
refusal-used-chest-at-most = Of this value you have only { COUNT("chest", $need) }; this would be { $have }.
refusal-payment-at-least = You must pay { COUNT("coin", $need) }; this makes only { $have }.
refusal-claim-missing = You are not entitled to a building on this peninsula.

## Fields of the board

field-round = Round
field-start = Start player
field-clouds = Cloud
field-ships = Ship
field-sea = At open sea
field-peninsulas = Peninsula
field-good = Good
field-ghosts = Ghost crew on the ship
field-sites = Building
field-occupant = Owner
field-locks = Locks left
field-dice = Die
field-row = Bid row
field-bid = Bid
field-leader = Leading
field-passed = Passed
field-players = Player
field-coins = Coins
field-points = Points
field-crew = Crew
field-supply = Potential supply
field-goods = Goods green/blue/orange/yellow/grey
field-chests = Chests
field-parrots = Parrots
field-goals = Goals
field-marker = Trades with
field-decks = Decks: chests, parrots, goals
field-chosen = Has chosen
field-hand = Your goal cards
field-own_chests = Your chests worth 1, 2, 3
field-own_parrots = Your parrot cards
field-hands = All cards
field-drawn = Drawn goals
field-buried = Put under the goal deck by you
field-bidding = Prepared bid
field-trading = Trade
field-giving = Substitutes
field-claiming = Claims
field-tallies = Scoring

## The board as text

board-round = { $round }, start player { NAME("holder", $start) }
board-peninsulas = { NAME("colour", $colour) }
board-good = { NAME("good", $good) }
board-clouds = { NAME("cloud", $clouds) }
board-ships = { NAME("ship", $ships) }
board-sea = { NAME("ship", $ships) }
board-bid = { $bid } ({ NAME("holder", $leader) })
board-row = { NAME("colour", $row) } { $row2 }
board-players = { $player } ({ NAME("crew", $crew) })
board-goods = { $goods }/{ $goods2 }/{ $goods3 }/{ $goods4 }/{ $goods5 }
board-marker = { NAME("ship", $marker) }
board-sites = { NAME("building", $building) }
board-occupant = { NAME("occupant", $sites) }
board-decks = { $decks } · { $decks2 } · { $decks3 }
board-hand = { NAME("goal", $goals) }
board-own_chests = { $chests } · { $chests2 } · { $chests3 }
board-own_parrots = { NAME("parrot", $cards) }
board-drawn = { NAME("goal", $drawn) }

## Scores

result-score = { COUNT("point", $points) }
score-on-the-point-track = On the point track
score-chest-cards = Chest cards
score-every-5-coins = Every 5 coins
score-building-goals = Building goals
score-peninsula-goals = Peninsula goals
score-goods-goals = Goods goals
score-parrot-goal = Parrot goal

## Counted things: $count

coin =
    { $count } { $count ->
        [one] coin
       *[other] coins
    }
chest =
    { $count } { $count ->
        [one] chest
       *[other] chests
    }
card =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
tile =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    }
point =
    { $count } { $count ->
        [one] pirate point
       *[other] pirate points
    }

## Names, by kind and key

colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
colour-grey = grey
good-coconut = coconut
good-fish = fish
good-grog = grog
good-lemon = lemon
good-map = treasure map
crew-white = white
crew-red = red
crew-purple = purple
crew-black = black
type-hat-shop = hat shop
type-sword-shop = sword shop
type-peg-leg-shop = peg-leg shop
type-anchor-shop = anchor shop
type-coffin-maker = coffin maker
type-hook-shop = hook shop
type-figurehead-workshop = figurehead workshop
type-cannonball-foundry = cannonball foundry
type-eyepatch-shop = eyepatch shop
type-voodoo-doll-workshop = voodoo-doll workshop
type-fortune-teller-studio = fortune-teller studio
type-bar = bar
worth-hat-shop = 2
worth-sword-shop = 3
worth-peg-leg-shop = 2
worth-anchor-shop = 3
worth-coffin-maker = 3
worth-hook-shop = 2
worth-figurehead-workshop = 3
worth-cannonball-foundry = 3
worth-eyepatch-shop = 3
worth-voodoo-doll-workshop = 4
worth-fortune-teller-studio = 4
worth-bar = 6
building-hat-shop-on-green = hat shop on green
building-peg-leg-shop-on-green = peg-leg shop on green
building-anchor-shop-on-green = anchor shop on green
building-coffin-maker-on-green = coffin maker on green
building-hook-shop-on-green = hook shop on green
building-eyepatch-shop-on-green = eyepatch shop on green
building-voodoo-doll-workshop-on-green = voodoo-doll workshop on green
building-sword-shop-on-blue = sword shop on blue
building-peg-leg-shop-on-blue = peg-leg shop on blue
building-anchor-shop-on-blue = anchor shop on blue
building-hook-shop-on-blue = hook shop on blue
building-figurehead-workshop-on-blue = figurehead workshop on blue
building-eyepatch-shop-on-blue = eyepatch shop on blue
building-fortune-teller-studio-on-blue = fortune-teller studio on blue
building-hat-shop-on-orange = hat shop on orange
building-peg-leg-shop-on-orange = peg-leg shop on orange
building-anchor-shop-on-orange = anchor shop on orange
building-hook-shop-on-orange = hook shop on orange
building-figurehead-workshop-on-orange = figurehead workshop on orange
building-cannonball-foundry-on-orange = cannonball foundry on orange
building-bar-on-orange = bar on orange
building-hat-shop-on-yellow = hat shop on yellow
building-sword-shop-on-yellow = sword shop on yellow
building-peg-leg-shop-on-yellow = peg-leg shop on yellow
building-coffin-maker-on-yellow = coffin maker on yellow
building-figurehead-workshop-on-yellow = figurehead workshop on yellow
building-cannonball-foundry-on-yellow = cannonball foundry on yellow
building-voodoo-doll-workshop-on-yellow = voodoo-doll workshop on yellow
building-hat-shop-on-grey = hat shop on grey
building-sword-shop-on-grey = sword shop on grey
building-coffin-maker-on-grey = coffin maker on grey
building-hook-shop-on-grey = hook shop on grey
building-cannonball-foundry-on-grey = cannonball foundry on grey
building-eyepatch-shop-on-grey = eyepatch shop on grey
building-fortune-teller-studio-on-grey = fortune-teller studio on grey
goal-hat-shop-2 = hat shop (2)
goal-sword-shop-3 = sword shop (3)
goal-peg-leg-shop-2 = peg-leg shop (2)
goal-anchor-shop-3 = anchor shop (3)
goal-coffin-maker-3 = coffin maker (3)
goal-hook-shop-2 = hook shop (2)
goal-figurehead-workshop-3 = figurehead workshop (3)
goal-cannonball-foundry-3 = cannonball foundry (3)
goal-eyepatch-shop-3 = eyepatch shop (3)
goal-voodoo-doll-workshop-4 = voodoo-doll workshop (4)
goal-fortune-teller-studio-4 = fortune-teller studio (4)
goal-bar-6 = bar (6)
goal-green-peninsula = green peninsula
goal-blue-peninsula = blue peninsula
goal-orange-peninsula = orange peninsula
goal-yellow-peninsula = yellow peninsula
goal-grey-peninsula = grey peninsula
goal-coconut-goods = coconut goods
goal-fish-goods = fish goods
goal-grog-goods = grog goods
goal-lemon-goods = lemon goods
goal-treasure-map-goods = treasure map goods
goal-parrots = parrots
parrot-turn-the-die-green = turn the die: green
parrot-turn-the-die-blue = turn the die: blue
parrot-turn-the-die-orange = turn the die: orange
parrot-turn-the-die-yellow = turn the die: yellow
parrot-turn-the-die-grey = turn the die: grey
parrot-hold-the-bid = hold the bid
cloud-none = –
cloud-point-cloud = point cloud
cloud-parrot-cloud = parrot cloud
cloud-goal-cloud = goal cloud
cloud-blank-cloud = blank cloud
cloud-black-cloud = black cloud
ship-none = –
ship-coins-2 = 2-coin ship
ship-coins-3 = 3-coin ship
ship-coins-4 = 4-coin ship
ship-chest = chest ship
ship-parrot = parrot ship
ship-goal = goal ship
ship-ghost = ghost ship
gain-coins-2 = 2 coins a tile, at most 4 tiles
gain-coins-3 = 3 coins a tile, at most 2 tiles
gain-coins-4 = 4 coins for 1 tile
gain-chest = 1 chest card a tile, at most 2
gain-parrot = 1 parrot card a tile, at most 3
gain-goal = 1 goal card to choose from for each tile, you keep one
occupant-none = free
occupant-ghost-crew = ghost crew
occupant-lock = lock
holder-none = nobody
the_building-hat-shop-on-green = the hat shop on green
the_building-peg-leg-shop-on-green = the peg-leg shop on green
the_building-anchor-shop-on-green = the anchor shop on green
the_building-coffin-maker-on-green = the coffin maker on green
the_building-hook-shop-on-green = the hook shop on green
the_building-eyepatch-shop-on-green = the eyepatch shop on green
the_building-voodoo-doll-workshop-on-green = the voodoo-doll workshop on green
the_building-sword-shop-on-blue = the sword shop on blue
the_building-peg-leg-shop-on-blue = the peg-leg shop on blue
the_building-anchor-shop-on-blue = the anchor shop on blue
the_building-hook-shop-on-blue = the hook shop on blue
the_building-figurehead-workshop-on-blue = the figurehead workshop on blue
the_building-eyepatch-shop-on-blue = the eyepatch shop on blue
the_building-fortune-teller-studio-on-blue = the fortune-teller studio on blue
the_building-hat-shop-on-orange = the hat shop on orange
the_building-peg-leg-shop-on-orange = the peg-leg shop on orange
the_building-anchor-shop-on-orange = the anchor shop on orange
the_building-hook-shop-on-orange = the hook shop on orange
the_building-figurehead-workshop-on-orange = the figurehead workshop on orange
the_building-cannonball-foundry-on-orange = the cannonball foundry on orange
the_building-bar-on-orange = the bar on orange
the_building-hat-shop-on-yellow = the hat shop on yellow
the_building-sword-shop-on-yellow = the sword shop on yellow
the_building-peg-leg-shop-on-yellow = the peg-leg shop on yellow
the_building-coffin-maker-on-yellow = the coffin maker on yellow
the_building-figurehead-workshop-on-yellow = the figurehead workshop on yellow
the_building-cannonball-foundry-on-yellow = the cannonball foundry on yellow
the_building-voodoo-doll-workshop-on-yellow = the voodoo-doll workshop on yellow
the_building-hat-shop-on-grey = the hat shop on grey
the_building-sword-shop-on-grey = the sword shop on grey
the_building-coffin-maker-on-grey = the coffin maker on grey
the_building-hook-shop-on-grey = the hook shop on grey
the_building-cannonball-foundry-on-grey = the cannonball foundry on grey
the_building-eyepatch-shop-on-grey = the eyepatch shop on grey
the_building-fortune-teller-studio-on-grey = the fortune-teller studio on grey
per_free-free-hat-shop = free hat shop
per_free-free-sword-shop = free sword shop
per_free-free-peg-leg-shop = free peg-leg shop
per_free-free-anchor-shop = free anchor shop
per_free-free-coffin-maker = free coffin maker
per_free-free-hook-shop = free hook shop
per_free-free-figurehead-workshop = free figurehead workshop
per_free-free-cannonball-foundry = free cannonball foundry
per_free-free-eyepatch-shop = free eyepatch shop
per_free-free-voodoo-doll-workshop = free voodoo-doll workshop
per_free-free-fortune-teller-studio = free fortune-teller studio
per_free-free-bar = free bar
coloured-green = green
coloured-blue = blue
coloured-orange = orange
coloured-yellow = yellow
coloured-grey = grey
chest_source-n0 = { "" }
chest_source-at-the-chest-ship = { " " }at the chest ship
parrot_source-n0 = { "" }
parrot_source-at-the-parrot-ship = { " " }at the parrot ship
parrot_source-thanks-to-the-parrot-cloud = { " " }thanks to the parrot cloud
goal_source-n0 = { "" }
goal_source-at-the-goal-ship = { " " }at the goal ship
goal_source-thanks-to-the-goal-cloud = { " " }thanks to the goal cloud
passing-passes = passes
passing-cannot-afford-an-opening-bid-and-passes = cannot afford an opening bid and passes
excuse-has-nothing-that-a-permitted-ship-demands-and-need-not-trade = has nothing that a permitted ship demands and need not trade
excuse-cannot-achieve-anything-at-a-permitted-ship-and-need-not-trade = cannot achieve anything at a permitted ship and need not trade
bid_space-first-bid-space = first bid space
bid_space-second-bid-space = second bid space
bid_space-third-bid-space = third bid space
bid_space-fourth-bid-space = fourth bid space
bid_space-fifth-bid-space = fifth bid space
lapse-no-crew-is-left = no crew is left
lapse-nothing-is-free-there = nothing is free there
lapse-only-the-same-type-of-building-is-free-there = only the same type of building is free there
lapse-there-are-no-locks-left = there are no locks left
barren-parrot-deck-is-empty-the-parrot-cloud-brings-nothing-to = The parrot deck is empty: the parrot cloud brings nothing to
barren-goal-deck-is-empty-the-goal-cloud-brings-nothing-to = The goal deck is empty: the goal cloud brings nothing to
barren-black-cloud-no-reward-and-no-coins-for = Black cloud: no reward and no coins for
no_ghost-ghost-ship-is-at-open-sea-no-ghost-crew-goes-ashore = The ghost ship is at open sea: no ghost crew goes ashore.
no_ghost-ghost-ship-is-empty-no-ghost-crew-goes-ashore = The ghost ship is empty: no ghost crew goes ashore.
no_ghost-no-building-is-free-at-the-ghost-ship-no-ghost-crew-goes-ashore = No building is free at the ghost ship: no ghost crew goes ashore.
