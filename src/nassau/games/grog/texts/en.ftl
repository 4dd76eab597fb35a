### Texts of Grog Island

## Prompts

prompt-ChooseGoals = Which four goal cards do you keep?
prompt-ChooseGood = Which good do you start with?
prompt-Bid =
    { $bid ->
        [0] Nobody has bid yet, and your bid limit is { $supply }. How much do you open with?
       *[other] The bid stands at { $bid }, and your bid limit is { $supply }. Do you raise or pass?
    }
prompt-ChooseShip = You have passed. Which ship do you visit?
prompt-Trade = What do you trade at the { NAME("ship", $ship) }? { NAME("goods", $good) } brings { NAME("gain", $ship) }, { NAME("goods", $good, count: 4) } bring a building.
prompt-HandIn = Which good do you give instead? { COUNT("tile", $left) } to go.
prompt-KeepGoal = Which of the goal cards you drew do you keep?
prompt-TuckGoals = Which goal card goes under the goal deck next?
prompt-SwapGoal = The goal cloud brings you a new goal card. Which one do you put under the goal deck?
prompt-Payment = You have won the auction! How do you pay { COUNT("coin", $bid) }?
prompt-AuctionClaims = Which building do you take?
prompt-PlaceLock = Which building do you lock?
prompt-PlaceGhost = Which building does the ghost crew take?

## Options

action-cloud = Lay out the { NAME("cloud", $cloud) }
action-sail = Lay out the { NAME("ship", $ship) }
action-start = { $player } gets the start-player flag
action-chest = Draw a chest card worth { $value }
action-parrot = Draw a parrot card: { NAME("parrot", $parrot) }
action-goal = Draw a goal card: { NAME("goal", $goal) }
action-keep = Keep: { NAME("goal", $goal) }, { NAME("goal", $goal2) }, { NAME("goal", $goal3) } and { NAME("goal", $goal4) }
action-good = Take { NAME("goods", $good) } ({ NAME("colour", $colour) })
action-roll = Roll a { $value } with the { NAME("colour", $colour) } die
# One part for each die in the bid row, up to five.
action-bid =
    Bid { $total }: { NAME("colour", $colour) } { $value }{ $colour2 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour2) } { $value2 }
    }{ $colour3 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour3) } { $value3 }
    }{ $colour4 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour4) } { $value4 }
    }{ $colour5 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour5) } { $value5 }
    }
action-pass = Pass
action-turn = Parrot card: turn the { NAME("colour", $colour) } die to { $value }
action-hold = Parrot card: hold the bid
action-ship = Visit the { NAME("ship", $ship) }
# What the tiles bring; $chests, $parrots and $goals are the cards left in the decks.
action-trade =
    Hand in { COUNT("tile", $tiles) } for { $ship ->
        [coins-2] { $tiles ->
            [1] 2 coins
            [2] 4 coins
            [3] 6 coins
           *[other] 8 coins
        }
        [coins-3] { $tiles ->
            [1] 3 coins
           *[other] 6 coins
        }
        [coins-4] 4 coins
        [chest] { $chests ->
            [0] nothing
           *[other] { COUNT("chest", $tiles) }
        }
        [parrot] { $parrots ->
            [0] nothing
           *[other] { COUNT("parrot", $tiles) }
        }
       *[goal] { $goals ->
            [0] nothing
           *[other] { $tiles ->
                [one] 1 goal card
               *[other] 1 of { $tiles } goal cards
            }
        }
    }{ $replaced ->
        [0] { "" }
        [1] { $tiles ->
            [1] { " " }(paid with 3 others)
           *[other] { " " }(1 of them paid with 3 others)
        }
       *[other] { " " }({ $replaced } of them paid with 3 others each)
    }
action-claim =
    Hand in 4 tiles for the { NAME("building", $building) }{ $replaced ->
        [0] { "" }
        [1] { " " }(1 of them paid with 3 others)
       *[other] { " " }({ $replaced } of them paid with 3 others each)
    }
action-give = Hand in { NAME("goods", $good) }
action-done = End the trade
action-choose = Keep: { NAME("goal", $goal) }
action-tuck = Under the goal deck: { NAME("goal", $goal) }
action-swap = Under the goal deck: { NAME("goal", $goal) }
action-pay =
    Pay with coins{ $ones ->
        [0] { "" }
        [1] { " " }and 1 chest card worth 1
       *[other] { " " }and { COUNT("chest", $ones) } worth 1 each
    }{ $twos ->
        [0] { "" }
        [1] { " " }and 1 chest card worth 2
       *[other] { " " }and { COUNT("chest", $twos) } worth 2 each
    }{ $threes ->
        [0] { "" }
        [1] { " " }and 1 chest card worth 3
       *[other] { " " }and { COUNT("chest", $threes) } worth 3 each
    }
action-refuse = Don't pay and get nothing
action-take = Take the { NAME("building", $building) }
action-decline = Take no building on { NAME("colour", $colour) }
action-lock = Lock the { NAME("building", $building) }
action-haunt = Put ghost crew on the { NAME("building", $building) }

## Log

fact-clouds_laid = From green to grey, the clouds are the { NAME("cloud", $green) }, { NAME("cloud", $blue) }, { NAME("cloud", $orange) }, { NAME("cloud", $yellow) } and { NAME("cloud", $grey) }.
fact-ships_laid = Anchored from green to grey are the { NAME("ship", $green) }, { NAME("ship", $blue) }, { NAME("ship", $orange) }, { NAME("ship", $yellow) } and { NAME("ship", $grey) }; the { NAME("ship", $sea) } is at sea.
fact-ghost_ship_turned = With two players, the 3-coin ship becomes the ghost ship.
fact-start_drawn = { $player } gets the start-player flag.
# At the deal others only see one line for both cards, that of the chest card.
fact-chest_drawn =
    { $source ->
        [deal] { $player } starts with a chest card
       *[ship] The chest ship gives { $player } a chest card
    } worth { COUNT("coin", $value) }.
fact-chest_drawn-hidden =
    { $source ->
        [deal] { $player } starts with a chest card and a parrot card
       *[ship] The chest ship gives { $player } a chest card
    }.
fact-parrot_drawn =
    { $source ->
        [deal] { $player } starts with a parrot card
        [ship] The parrot ship gives { $player } a parrot card
       *[cloud] The parrot cloud gives { $player } a parrot card
    }: “{ NAME("parrot", $parrot) }”.
fact-parrot_drawn-hidden =
    { $source ->
        [deal] { "" }
        [ship] The parrot ship gives { $player } a parrot card.
       *[cloud] The parrot cloud gives { $player } a parrot card.
    }
fact-goal_drawn =
    { $player } { $source ->
        [deal] is dealt a goal card
        [ship] draws a goal card at the goal ship
       *[cloud] draws a goal card thanks to the goal cloud
    }: { NAME("goal", $goal) }.
# Others learn from goals_chosen how many cards were dealt.
fact-goal_drawn-hidden =
    { $source ->
        [deal] { "" }
        [ship] { $player } draws a goal card at the goal ship.
       *[cloud] { $player } draws a goal card thanks to the goal cloud.
    }
fact-goals_chosen = { $player } keeps 4 of 6 goal cards and returns 2: { NAME("goal", $goal) } and { NAME("goal", $goal2) }.
fact-goals_chosen-hidden = { $player } keeps 4 of 6 goal cards.
fact-rejected_put_under = The { $cards } returned goal cards go under the goal deck.
fact-good_chosen = { $player } starts with { NAME("goods", $good) }.
fact-round_began = Auction round { $round } begins; { $player } has the start-player flag.
fact-rolled = { $player } rolls green { $green }, blue { $blue }, orange { $orange }, yellow { $yellow } and grey { $grey }.
fact-die_turned = { $player } plays a parrot card and turns the { NAME("colour", $colour) } die from { $from } to { $to }.
fact-bid_held = { $player } plays the parrot card “hold the bid”.
fact-bid_made = { $player } bids { $bid } with { LIST("colour", $colours) }.
fact-passed =
    { $player } { $passing ->
        [forced] can't afford an opening bid and passes
       *[freely] passes
    }.
fact-goods_gained = { $player } gets { LIST("goods", $goods) } for the dice in the bid row.
fact-no_goods_gained = The bid row is empty, so { $player } gets no goods from it.
fact-ghost_good_gained = { $player } also gets { NAME("goods", $good) }, because the ghost ship is anchored at the { NAME("colour", $colour) } peninsula.
fact-ship_visited = { $player } visits the { NAME("ship", $ship) } at the { NAME("colour", $colour) } peninsula.
fact-trade_excused =
    { $player } { $excuse ->
        [no-good] has no good that a permitted ship wants
       *[no-effect] can't get anything at any permitted ship
    } and doesn't have to trade.
fact-goods_handed_in =
    { $player } hands in { LIST("goods", $goods) }{ $replaced ->
        [0] { "" }
        [1] , 3 of them in place of a tile the ship wants
       *[other] , 3 each in place of { $replaced } tiles the ship wants
    }.
fact-goods_sold = The { NAME("ship", $ship) } pays { $player } { COUNT("coin", $coins) }.
fact-nothing_given = The deck is empty, so { $player } gets nothing for the tile at the { NAME("ship", $ship) }.
fact-trade_ended = { $player } stops trading.
fact-goal_kept = { $player } keeps a goal card: { NAME("goal", $goal) }.
fact-goal_kept-hidden = { $player } keeps a goal card.
fact-goal_returned = { $player } puts a goal card under the goal deck: { NAME("goal", $goal) }.
fact-goal_returned-hidden = { $player } puts a goal card under the goal deck.
fact-auction_won = { $player } wins the auction with a bid of { $bid }.
fact-nobody_opened = Nobody can open, so this round has no winner.
fact-nothing_left = Nobody can bid or trade now, so the game is over.
fact-bid_paid = { $player } pays { COUNT("coin", $coins) }.
fact-bid_paid_mixed =
    { $player } pays { COUNT("coin", $coins) } and { COUNT("chest", $chests) } worth { $worth }{ $chests ->
        [one] { "" }
       *[other] { " " }in all
    }.
fact-bid_paid_in_chests =
    { $player } pays { COUNT("chest", $chests) } worth { $worth }{ $chests ->
        [one] { "" }
       *[other] { " " }in all
    }{ $change ->
        [0] { "" }
       *[other] { " " }and gets { COUNT("coin", $change) } back
    }.
fact-payment_refused = { $player } doesn't pay the bid of { $bid } and gets nothing.
fact-claimed = { $player } takes the { NAME("building", $building) }.
fact-claim_lapsed = { $player } gets no building on { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-claim_declined = { $player } takes no building on { NAME("colour", $colour) }.
fact-last_crew_placed = { $player } has no crew left: this is the final auction round.
fact-cloud_point_gained = { $player } gets 1 pirate point from the point cloud.
fact-cloud_gave_nothing =
    { $cloud ->
        [parrot] The parrot deck is empty, so { $player } gets nothing from the parrot cloud.
        [goal] The goal deck is empty, so { $player } gets nothing from the goal cloud.
       *[black] Under the black cloud, { $player } gets neither a reward nor coins.
    }
fact-coins_gained =
    { $player } gets { COUNT("coin", $coins) }, because { $coins ->
        [one] one { NAME("type", $type) } is still free
       *[other] { $coins } { NAME("type", $type, count: 2) } are still free
    }.
fact-point_gained =
    { $player } gets 1 pirate point for bid space { $space ->
        [third] 3
       *[fifth] 5
    }.
fact-lock_placed = { $player } locks the { NAME("building", $building) }.
fact-lock_skipped = { $player } places no lock on { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-ghost_placed = { $player } puts ghost crew on the { NAME("building", $building) }.
fact-ghost_skipped =
    { $no_ghost ->
        [at-sea] The ghost ship is on the open sea
        [empty] The ghost ship is empty
       *[full-peninsula] No building is free at the ghost ship
    }, so no ghost crew comes ashore.
fact-markers_taken = All players take back their trade markers.
fact-ships_moved = The ships move on: the { NAME("ship", $green) } is now anchored at green, and the { NAME("ship", $sea) } is on the open sea.
# The next round tells who has the flag.
fact-flag_passed = { "" }
fact-scored =
    { $points ->
        [0] { $player } has no pirate points.
       *[other] { $player } has { COUNT("point", $points) }: { LIST("tally", $tallies) }.
    }
fact-tie_broken = A tie for first place with { COUNT("point", $points) }: { $player } has more coins ({ $coins } to { $rival_coins }) and wins.
fact-tie_stands = A tie for first place with { COUNT("point", $points) } and { COUNT("coin", $coins) }: the victory is shared.

## Refusals

refusal-opening-at-least = You must open: bid at least { COUNT("coin", $need) }.
refusal-bid-at-least = You must bid at least { COUNT("coin", $need) }.
refusal-bid-at-most = You can bid { COUNT("coin", $need) } at most.
refusal-held-bid-exactly = To hold the bid, your dice must total exactly { $need }, not { $have }.
refusal-turning-card-missing = You have no parrot card that turns this die.
refusal-hold-card-missing = You have no “hold the bid” parrot card.
refusal-standing-bid-missing = There is no bid to hold yet.
refusal-legal-bid-missing = After that you couldn't make any legal bid.
refusal-matching-row-missing = With your dice and cards you can't match the current bid exactly.
refusal-ship-missing = This ship is not part of this game.
refusal-ship-at-sea-not-now = This ship is on the open sea right now.
refusal-marked-ship-not-now = There is already a trade marker on this ship.
refusal-tiles-for-ship-missing = You have neither the good it wants nor three other tiles to replace it.
refusal-effect-missing = This ship's deck is empty, and you can't take a building there either.
refusal-card-in-deck-missing = This ship's deck is empty.
refusal-traded-tile-at-least = You must hand in at least { COUNT("tile", $need) }.
refusal-traded-tile-at-most = This ship takes { COUNT("tile", $need) } at most.
refusal-drawn-card-at-most =
    The deck has only { $need } { $need ->
        [one] card
       *[other] cards
    } left.
refusal-crew-missing = You have no crew members left.
refusal-substituted-tile-at-least = You can't replace fewer than { COUNT("tile", $need) }.
refusal-substituted-tile-at-most = You are only handing in { COUNT("tile", $need) }, so you can't replace more.
refusal-other-tile-at-least = To replace them you need { COUNT("tile", $need) } of other goods; you have { $have }.
refusal-demanded-tile-at-least = You need { COUNT("tile", $need) } of the good it wants; you have { $have }.
refusal-unused-tile-missing = You have no tile of this good left.
refusal-dealt-goal-missing = You were not dealt all of these goal cards.
refusal-good-missing = There is no such good.
refusal-goal-in-hand-missing = You don't have this goal card in your hand.
refusal-drawn-goal-missing = You haven't drawn this goal card.
refusal-used-chest-at-least = You can't use fewer than { COUNT("chest", $need) }.
refusal-chest-of-value-missing = You have no chest card of this value.
refusal-used-chest-at-most = You have only { COUNT("chest", $need) } of this value.
refusal-payment-at-least = You must pay { COUNT("coin", $need) }; so far it's { $have }.
refusal-claim-missing = You are not entitled to a building on this peninsula.

## Fields of the board

field-round = Round
field-clouds = Cloud
field-ships = Ship
field-sea = On the open sea
field-peninsulas = Peninsula
field-good = Good
field-sites = Building
field-occupant = Taken by
field-free_green = Free on green
field-free_blue = Free on blue
field-free_orange = Free on orange
field-free_yellow = Free on yellow
field-free_grey = Free on grey
field-locks = Locks left
field-dice = Die
field-row = Bid row
field-bid = Bid
field-players = Player
field-coins = Coins
field-points = Points
field-crew = Crew
field-supply = Bid limit
field-goods = Goods (green/blue/orange/yellow/grey)
field-chests = Chest cards
field-parrots = Parrot cards
field-goals = Goal cards
field-marker = Trades with
field-decks = Decks: chest, parrot and goal cards
field-hand = Your goal cards
field-own_chests = Your chest cards worth 1, 2, 3
field-own_parrots = Your parrot cards
field-drawn = Goal cards drawn

## The board as text

board-round =
    { $round ->
        [0] setup
       *[other] { $round }
    }, start player: { NAME("holder", $start) }
board-peninsulas = { NAME("colour", $colour) }
board-good = { NAME("good", $good) }
board-clouds = { NAME("cloud", $cloud) }
board-ships = { NAME("ship", $ship) }
board-sea = { NAME("ship", $ship) }
board-bid = { $bid } ({ NAME("holder", $leader) })
board-row = { NAME("colour", $colour) } { $value }
board-players = { $player } ({ NAME("crew", $crew) })
board-goods = { $coconuts }/{ $fish }/{ $grog }/{ $lemons }/{ $maps }
board-marker = { NAME("ship", $ship) }
board-sites = { NAME("building", $building) }
board-occupant = { NAME("occupant", $occupant) }
board-free = { NAME("type", $type) }
board-decks = { $chests } · { $parrots } · { $goals }
board-hand = { NAME("goal", $goal) }
board-own_chests = { $ones } · { $twos } · { $threes }
board-own_parrots = { NAME("parrot", $parrot) }
board-drawn = { NAME("goal", $goal) }

## Scores

result-score = { COUNT("point", $points) }
score-on-the-point-track = On the pirate-point track
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
        [one] chest card
       *[other] chest cards
    }
parrot =
    { $count } { $count ->
        [one] parrot card
       *[other] parrot cards
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
goods-coconut =
    { $count } { $count ->
        [one] coconut
       *[other] coconuts
    }
goods-fish = { $count } fish
goods-grog = { $count } grog
goods-lemon =
    { $count } { $count ->
        [one] lemon
       *[other] lemons
    }
goods-map =
    { $count } { $count ->
        [one] treasure map
       *[other] treasure maps
    }
tally-track = { $count } in play
tally-chests = { $count } for chests
tally-coins = { $count } for coins
tally-buildings = { $count } for buildings
tally-peninsulas = { $count } for peninsulas
tally-goods = { $count } for goods
tally-parrots = { $count } for parrots

## Names, by kind and key

good-coconut = coconut
good-fish = fish
good-grog = grog
good-lemon = lemon
good-map = treasure map
crew-white = white
crew-red = red
crew-purple = purple
crew-black = black
cloud-none = –
cloud-point = point cloud
cloud-parrot = parrot cloud
cloud-goal = goal cloud
cloud-blank = blank cloud
cloud-black = black cloud
ship-none = –
ship-coins-2 = 2-coin ship
ship-coins-3 = 3-coin ship
ship-coins-4 = 4-coin ship
ship-chest = chest ship
ship-parrot = parrot ship
ship-goal = goal ship
ship-ghost = ghost ship
gain-coins-2 = 2 coins (up to 4 times)
gain-coins-3 = 3 coins (up to twice)
gain-coins-4 = 4 coins (only once)
gain-chest = 1 chest card (up to twice)
gain-parrot = 1 parrot card (up to 3 times)
gain-goal = 1 goal card (you keep only one)
occupant-none = free
occupant-ghost-crew = ghost crew
occupant-lock = lock
holder-none = nobody
lapse-no-crew = no crew is left
lapse-nothing-free = no building is free there
lapse-same-type-only = only the same type of building is free there
lapse-no-lock = there are no locks left

# Colours

colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
colour-grey = grey

# Kinds of buildings; in the plural with count: 2.

type-hat-shop =
    { $count ->
        [one] hat shop
       *[other] hat shops
    }
type-sword-shop =
    { $count ->
        [one] sword shop
       *[other] sword shops
    }
type-peg-leg-shop =
    { $count ->
        [one] peg-leg shop
       *[other] peg-leg shops
    }
type-anchor-shop =
    { $count ->
        [one] anchor shop
       *[other] anchor shops
    }
type-coffin-maker =
    { $count ->
        [one] coffin maker
       *[other] coffin makers
    }
type-hook-shop =
    { $count ->
        [one] hook shop
       *[other] hook shops
    }
type-figurehead-workshop =
    { $count ->
        [one] figurehead workshop
       *[other] figurehead workshops
    }
type-cannonball-foundry =
    { $count ->
        [one] cannonball foundry
       *[other] cannonball foundries
    }
type-eyepatch-shop =
    { $count ->
        [one] eyepatch shop
       *[other] eyepatch shops
    }
type-voodoo-doll-workshop =
    { $count ->
        [one] voodoo-doll workshop
       *[other] voodoo-doll workshops
    }
type-fortune-teller-studio =
    { $count ->
        [one] fortune-teller studio
       *[other] fortune-teller studios
    }
type-bar =
    { $count ->
        [one] bar
       *[other] bars
    }

# Buildings

building-green-hat-shop = green hat shop
building-green-peg-leg-shop = green peg-leg shop
building-green-anchor-shop = green anchor shop
building-green-coffin-maker = green coffin maker
building-green-hook-shop = green hook shop
building-green-eyepatch-shop = green eyepatch shop
building-green-voodoo-doll-workshop = green voodoo-doll workshop
building-blue-sword-shop = blue sword shop
building-blue-peg-leg-shop = blue peg-leg shop
building-blue-anchor-shop = blue anchor shop
building-blue-hook-shop = blue hook shop
building-blue-figurehead-workshop = blue figurehead workshop
building-blue-eyepatch-shop = blue eyepatch shop
building-blue-fortune-teller-studio = blue fortune-teller studio
building-orange-hat-shop = orange hat shop
building-orange-peg-leg-shop = orange peg-leg shop
building-orange-anchor-shop = orange anchor shop
building-orange-hook-shop = orange hook shop
building-orange-figurehead-workshop = orange figurehead workshop
building-orange-cannonball-foundry = orange cannonball foundry
building-orange-bar = orange bar
building-yellow-hat-shop = yellow hat shop
building-yellow-sword-shop = yellow sword shop
building-yellow-peg-leg-shop = yellow peg-leg shop
building-yellow-coffin-maker = yellow coffin maker
building-yellow-figurehead-workshop = yellow figurehead workshop
building-yellow-cannonball-foundry = yellow cannonball foundry
building-yellow-voodoo-doll-workshop = yellow voodoo-doll workshop
building-grey-hat-shop = grey hat shop
building-grey-sword-shop = grey sword shop
building-grey-coffin-maker = grey coffin maker
building-grey-hook-shop = grey hook shop
building-grey-cannonball-foundry = grey cannonball foundry
building-grey-eyepatch-shop = grey eyepatch shop
building-grey-fortune-teller-studio = grey fortune-teller studio

# Goal cards; a building goal has its value per building.

goal-hat-shop = hat shop (2)
goal-sword-shop = sword shop (3)
goal-peg-leg-shop = peg-leg shop (2)
goal-anchor-shop = anchor shop (3)
goal-coffin-maker = coffin maker (3)
goal-hook-shop = hook shop (2)
goal-figurehead-workshop = figurehead workshop (3)
goal-cannonball-foundry = cannonball foundry (3)
goal-eyepatch-shop = eyepatch shop (3)
goal-voodoo-doll-workshop = voodoo-doll workshop (4)
goal-fortune-teller-studio = fortune-teller studio (4)
goal-bar = bar (6)
goal-green = green peninsula
goal-blue = blue peninsula
goal-orange = orange peninsula
goal-yellow = yellow peninsula
goal-grey = grey peninsula
goal-coconut = coconuts
goal-fish = fish
goal-grog = grog
goal-lemon = lemons
goal-map = treasure maps
goal-parrots = parrot cards

# Parrot cards

parrot-green = turn the green die
parrot-blue = turn the blue die
parrot-orange = turn the orange die
parrot-yellow = turn the yellow die
parrot-grey = turn the grey die
parrot-hold = hold the bid

## Labels of the drawn board

label-board = The Grog Island board
label-round = Round { $number }
label-coins = Coins
label-points = Pirate points
label-sea = Open sea
label-bidRow = Bid row
label-space = Bid space { $number }
label-free = free
label-anchored = wants { $good }
label-atSea = on the open sea: no trade
label-goods = { $good } ({ $colour })
label-die = { $colour } { $value }
label-lay = Put { $die } in the bid row
label-takeBack = Take { $die } back
label-hand = My cards
label-watching = You are watching.
label-chest = Chest card worth { $value }
label-deck-chest = chest cards in the deck
label-deck-parrot = parrot cards in the deck
label-deck-goal = goal cards in the deck
label-deck-lock = locks left
label-passed = { $name } has passed
label-upTo = up to { $count }
label-justOne = just 1
label-anyNumber = any number
label-offer = Your bid
label-start = Tap dice, or drag them into the bid row.
label-range = at least { $low }, at most { $high }
label-exactly = exactly { $sum }
label-cannot = no higher bid is possible
label-allowed = That works.
label-gap =
    { $count ->
        [one] A gap: bid space { LIST("", $spaces) } is empty.
       *[other] A gap: bid spaces { LIST("", $spaces) } are empty.
    }
label-rises = It rises: { $right } is to the right of { $left }.
label-tooMuch = Too high: you may bid { $limit } at most.
label-tooLittle = Too low: you must bid at least { $least }.
label-notExact = To hold the bid, it must be exactly { $sum }.
label-bluff = You have only { $wealth }: you could not pay this.
label-win = If you win with this
label-lose = If you pass now
label-mustOpen = You must open.
label-noPass = Take back the parrot card first.
label-cost = pay { COUNT("coin", $coins) }
label-building = building on { $colour }
label-lock = lock on { $colour }
label-point = 1 pirate point
label-tile = { $count }× { $good }
label-nothing = no goods
label-ship = a ship
label-bid = Bid { $sum }
label-clear = Clear
label-back = Reset
label-cheapest = Cheapest
label-keep = Keep these four
label-chosen = { $count } of { $of } chosen
label-stands = { $name } bids { $bid }
label-noBid = { $name } opens
label-wouldBring = This would bring
label-visits = { $name }: { $ship }
label-claims = { $name } takes buildings on { $colours }
label-chooses = { $name } has passed and visits a ship
label-turns = It's { $name }'s turn

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Welcome to Grog Island! You bid for buildings on five peninsulas. If you pass, you get goods and trade with a ship. At the end your secret goal cards count most.
hint-ChooseGoals = Goal cards score pirate points at the end: for types of building, for the biggest crew on a peninsula, for goods or for parrot cards. Only you can see them.
tip-ChooseGoals = Keep cards that go together: one building can count for its type and for its peninsula.
hint-ChooseGood = Each ship wants the good of the peninsula where it is anchored.
tip-ChooseGood = Take the good that a ship you want to visit soon asks for.
hint-Bid = Put dice in the bid row from the left, none higher than the one before it. The total of pips is the price; the first two colours say where you get buildings. If you pass, you get a good for each die in the bid row and visit a ship.
tip-Bid = Passing is no defeat: trading brings you the coins for your next bid.
hint-ChooseShip = Each ship shows what it gives, and wants the good of the peninsula where it is anchored. Only one player may trade with each ship in a round.
hint-Trade = You can trade tiles for what the ship gives. For every 4 tiles you can also take a building on this peninsula.
hint-HandIn = Any three other tiles replace one that the ship wants. Hand in what you need least.
hint-SwapGoal = Give up the goal card that is worth least to you. It may be the new one.
hint-Payment = Pay with coins, chest cards or both; any change goes onto your coin track. If you don't pay, you get nothing.
tip-Payment = Chest cards you keep score 1 pirate point each at the end.
hint-AuctionClaims = You get what the cloud shows, and 1 coin for each building of the same type that is still free elsewhere. Under the black cloud you get nothing.
hint-PlaceLock = Nobody can take this building for the rest of the game.
tip-PlaceLock = Lock what helps the others but not you.
hint-PlaceGhost = The ghost crew takes a building and counts as a third colour for majorities. Nobody gets anything for it.
