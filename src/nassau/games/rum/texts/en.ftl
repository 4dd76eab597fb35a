### Texts of Um Rum & Ehre

## Prompts

prompt-ChooseStart = Who starts the first round?
prompt-Turn = You have { COUNT("pirate", $supply) } and { COUNT("coin", $coins) }. { NAME("stage", $fee) }
prompt-Headquarters = Headquarters: from which alley do you take your pirates back?
prompt-SecondDark = Headquarters: do you take back the pirates of a second dark alley too?
prompt-KeepOrSell = Pirate supplies: { NAME("token", $drawn) }. Do you keep the token or sell it for 2 coins?
prompt-TakeMap = Which treasure map do you take?
prompt-GuardHouse = City guard! You have { COUNT("pirate", $supply) } and need more than the guard shows. Whom do you challenge?
prompt-Tavern = You are in the tavern { NAME("tavern", $tavern) }. Do you invite the others to a drinking bout?
prompt-Invitation = { $host } invites you to { NAME("tavern", $tavern) }. Do you join for 1 coin?
prompt-PickToken = Your roll is enough for several tokens. Which do you take?
prompt-Chest = Do you open the treasure chest? Then everybody rolls to see whom the scorpion stings.
prompt-Drink =
    You rolled a { $roll }. { $purpose ->
        [0]
            { $best ->
                [0] You are the first to roll in this column.
               *[other] There is a { $best } to beat, an equal number is enough.
            }
        [1] A token is won only by a higher number.
       *[2] The total was { $total }, the scorpion stings at { $sting }.
    } Do you let it stand?

## Options

action-tile = Lay tile { $number }, turned { $number2 }
action-reveal = Reveal { NAME("token", $token) }
action-draw = Draw { NAME("token", $token) }
action-roll = Roll a { $number }
action-start = { $player } starts
action-move =
    Move the captain { NAME("to", $targets) } ({ COUNT("pirate", $length) }{ $fee ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $fee) }
    })
action-dark =
    Through dark alleys { NAME("to", $near) }: out { NAME("rim", $rim) }, in { NAME("rim", $rim2) } ({ $length } + { COUNT("pirates", $length2) }{ $dark_fee ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $dark_fee) }
    })
action-rest = Rest (1 coin)
action-aboard = Go aboard ({ COUNT("pirate", $supply) })
action-ahoy = Ahoy! (end your turn)
action-retake =
    { NAME("square", $near) } – { $far ->
        [none] dark alley { NAME("rim", $rim) }
       *[other] { NAME("square", $far) }
    }: take { COUNT("pirate", $length) } back
action-skip = Skip
action-skip-SecondDark = No second one
action-keep = Keep it
action-sell = Sell it (2 coins)
action-take = Take { NAME("token", $token) }
action-challenge = Challenge the { NAME("guard", $guard) }
action-invite = Invite the others
action-join = Join (1 coin)
action-pass = Pass
action-open = Open the chest
action-rum = Hand in a barrel of rum and roll again
action-again = Roll once more (already paid)
action-stand = Let it stand

## Log

fact-tile_laid =
    { $laid ->
        [8] The pirates' nest has been laid out.
       *[other] { "" }
    }
fact-revealed = Newly revealed: { NAME("token", $token) }.
fact-start_drawn = { $player } starts the game.
fact-round_began = Round { $number } begins, the start player is { $player }.
fact-third_team = The third team goes aboard: { COUNT("pirate", $pirate) }.
fact-moved =
    { $player } moves the captain { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $fee ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $fee) }
    }).
fact-moved_dark =
    { $player } moves the captain through dark alleys { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $fee ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $fee) }
    }).
fact-dead_end = Dead end! The captain goes from { NAME("square", $square) } { NAME("to", $square2) }.
fact-spent = { $player } has no pirates left and is done.
fact-stopped = { $player } says “Ahoy”.
fact-rested = { $player } rests for 1 coin.
fact-went_aboard = { $player } goes aboard with { COUNT("pirates", $pirates) }.
fact-skipped = { $player } skips the action.
fact-coins_gained = { $player } gets { COUNT("coin", $coin) } for the guard.
fact-coins_gained-hidden = { $player } gets { COUNT("coin", $coin) }.
fact-retaken = { $player } takes { COUNT("pirates", $pirates) } back from an alley.
fact-hired = { $player } hires a pirate.
fact-good_drawn = { $player } draws from the pirate supplies: { NAME("token", $token) }.
fact-good_drawn-hidden = { $player } draws a token from the pirate supplies.
fact-good_kept = { $player } keeps the token ({ NAME("token", $token) }).
fact-good_kept-hidden = { $player } keeps the token.
fact-good_sold = { $player } sells the token ({ NAME("token", $token) }) for 2 coins.
fact-good_sold-hidden = { $player } sells the token for 2 coins.
fact-rendezvous_drawn = { $player } lays face down on the flag: { NAME("token", $token) }.
fact-rendezvous_drawn-hidden = { $player } draws a rendez-vous.
fact-rendezvous_met = { $player } has kept a { NAME("token", $token) }!
fact-map_taken = { $player } takes: { NAME("token", $token) }.
fact-guard_met = { $player } meets: { NAME("token", $token) }.
fact-guard_beaten = { $player } beats the guard and wins: { NAME("token", $token) }.
fact-guard_lost = { $player } has too few pirates and loses to: { NAME("token", $token) }.
fact-invited = { $player } invites everybody to a bout in { NAME("tavern", $tavern) }.
fact-joined = { $player } joins and pays { $player2 } 1 coin.
fact-declined = { $player } does not join.
fact-token_won = { $player } wins: { NAME("token", $token) }.
fact-chest_opened = { $player } opens a chest and gets: { NAME("token", $token) }.
fact-added_up = That makes { $number }; the scorpion stings at { $number2 }.
fact-stung = The scorpion stings { $player }: minus 2 points!
fact-rum_fetched = { $player } gets { COUNT("barrel", $barrel) } of rum.
fact-rum_drunk = { $player } hands in a barrel of rum.
fact-rolled = { NAME("team", $team) } rolls a { $number }.
fact-brawl_began =
    { $teams ->
        [0] Nobody is aboard, there is no brawl.
        [1] Only one team is aboard and wins without a fight.
       *[other] The brawl begins with { $teams } teams.
    }
fact-beaten = { NAME("team", $team) } loses a pirate.
fact-crossed = { NAME("team", $team) } wins column { $number } { NAME("side", $side) } of the mast and crosses over.
fact-team_out = { NAME("team", $team) } is out.
fact-bed_won = { $player } gets: { NAME("token", $token) }.
fact-bed_removed = { NAME("team", $team) } wins, so this leaves the game: { NAME("token", $token) }.
fact-bed_removed-hidden = Out of the game: { NAME("token", $token) }.
fact-honour_counted = { $player }: { COUNT("point", $point) } (taverns { $number }, chests { $number2 }, guards { $number3 }, beds { $number4 }, supplies { $number5 }, rendez-vous { $number6 }, maps { $number7 }).

## Refusals

refusal-R3-7 = There are { $need } seats at the table, this would be seat { $have }.
refusal-R5-3 = The alley takes { COUNT("pirates", $need) }, you have { $have }.
refusal-R5-7 = Both alleys together take { COUNT("pirates", $need) }, you have { $have }.
refusal-R6-3 = This costs { COUNT("coin", $need) }, you have { $have }.
refusal-R8-1 = You have no coin.
refusal-R16-3 = You have no coin.
refusal-R18-3 = Your last barrel has no repeat left.

## Fields of the board

field-round = Round
field-start = Start player
field-captain = Captain
field-plan = Pirates' nest
field-alleys = Alleys
field-targets = Alleys here
field-players = Player
field-supply = Pirates
field-hiring = Hiring place
field-rum = Rum
field-flag = Rendez-vous
field-coins = Coins
field-rendezvous = On the flag
field-tokens = Under the flag
field-on_flag = On your flag
field-under_flag = Under your flag
field-open = Open
field-taverns = Taverns
field-maps = Maps
field-chests = Chest, scorpion
field-beds = Sleeping places
field-stacks = Stacks
field-barrels = Barrels in stock
field-ship = Ship
field-left = left of the mast
field-right = right of the mast
field-out = Out
field-drawn = Drawn
field-moving = On turn
field-drinking = Drinking bout
field-stinging = Scorpion
field-fighting = Brawl
field-rolling = Die
field-scores = Honour points
field-honour = Scoring

## The board as text

board-round = { $round } of 5, start player { $start }
board-captain =
    { $captain ->
        [none] nowhere yet
       *[other] { NAME("square", $captain) }
    }
board-targets = { NAME("square", $targets) }
board-alleys = { NAME("holder", $alleys) }
board-taverns =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    } · { $open4 ->
        [none] –
       *[other] { NAME("token", $open4) }
    }
board-maps =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    } · { $open4 ->
        [none] –
       *[other] { NAME("token", $open4) }
    }
board-chests =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    }
board-beds =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    }
board-ship = { NAME("team", $team) }
board-stinging = { $total } / { $sting }
board-on_flag = { NAME("token", $on_flag) }
board-under_flag = { NAME("token", $under_flag) }

## Scores

result-score = { COUNT("point", $points) }
score-taverns = Taverns
score-chests-and-scorpions = Chests and scorpions
score-city-guards = City guards
score-sleeping-places = Sleeping places
score-pirate-supplies = Pirate supplies
score-rendez-vous = Rendez-vous
score-treasure-maps = Treasure maps

## Counted things: $count

coin =
    { $count } { $count ->
        [one] coin
       *[other] coins
    }
pirate =
    { $count } { $count ->
        [one] pirate
       *[other] pirates
    }
pirates =
    { $count } { $count ->
        [one] pirate
       *[other] pirates
    }
barrel =
    { $count } { $count ->
        [one] barrel
       *[other] barrels
    }
point =
    { $count } { $count ->
        [one] honour point
       *[other] honour points
    }

## Names, by kind and key

square-coin-1 = coin 1
square-pirate-1 = pirate 1
square-rum-1 = rum 1
square-headquarters = headquarters
square-pink-map-2 = pink map 2
square-rum-2 = rum 2
square-coin-2 = coin 2
square-rendez-vous-2 = rendez-vous 2
square-coin-3 = coin 3
square-pirate-supplies-3 = pirate supplies 3
square-rendez-vous-3 = rendez-vous 3
square-city-guard-3 = city guard 3
square-rendez-vous-4 = rendez-vous 4
square-pirate-supplies-4 = pirate supplies 4
square-coin-4 = coin 4
square-pink-map-4 = pink map 4
square-swan = The Swan
square-green-map-5 = green map 5
square-coin-5 = coin 5
square-pirate-5 = pirate 5
square-rum-6 = rum 6
square-yellow-map-6 = yellow map 6
square-coin-6 = coin 6
square-city-guard-6 = city guard 6
square-city-guard-7 = city guard 7
square-green-map-7 = green map 7
square-treasure-chest-7 = treasure chest 7
square-coin-7 = coin 7
square-treasure-chest-8 = treasure chest 8
square-es-cruce = Es Cruce
square-pirate-8 = pirate 8
square-coin-8 = coin 8
square-yellow-map-9 = yellow map 9
square-coin-9 = coin 9
square-frere-jacques = Frère Jacques
square-pirate-supplies-9 = pirate supplies 9
to-coin-1 = to coin 1
to-pirate-1 = to pirate 1
to-rum-1 = to the rum 1
to-headquarters = to the headquarters
to-pink-map-2 = to the pink map 2
to-rum-2 = to the rum 2
to-coin-2 = to coin 2
to-rendez-vous-2 = to the rendez-vous 2
to-coin-3 = to coin 3
to-pirate-supplies-3 = to the pirate supplies 3
to-rendez-vous-3 = to the rendez-vous 3
to-city-guard-3 = to the city guard 3
to-rendez-vous-4 = to the rendez-vous 4
to-pirate-supplies-4 = to the pirate supplies 4
to-coin-4 = to coin 4
to-pink-map-4 = to the pink map 4
to-swan = to The Swan
to-green-map-5 = to the green map 5
to-coin-5 = to coin 5
to-pirate-5 = to pirate 5
to-rum-6 = to the rum 6
to-yellow-map-6 = to the yellow map 6
to-coin-6 = to coin 6
to-city-guard-6 = to the city guard 6
to-city-guard-7 = to the city guard 7
to-green-map-7 = to the green map 7
to-treasure-chest-7 = to treasure chest 7
to-coin-7 = to coin 7
to-treasure-chest-8 = to treasure chest 8
to-es-cruce = to Es Cruce
to-pirate-8 = to pirate 8
to-coin-8 = to coin 8
to-yellow-map-9 = to the yellow map 9
to-coin-9 = to coin 9
to-frere-jacques = to Frère Jacques
to-pirate-supplies-9 = to the pirate supplies 9
token-swan-2 = The Swan 2
token-swan-3 = The Swan 3
token-swan-4 = The Swan 4
token-swan-5 = The Swan 5
token-es-cruce-2 = Es Cruce 2
token-es-cruce-3 = Es Cruce 3
token-es-cruce-4 = Es Cruce 4
token-es-cruce-5 = Es Cruce 5
token-frere-jacques-2 = Frère Jacques 2
token-frere-jacques-3 = Frère Jacques 3
token-frere-jacques-4 = Frère Jacques 4
token-frere-jacques-5 = Frère Jacques 5
token-pink-map-3 = pink map 3
token-pink-map-4 = pink map 4
token-pink-map-5 = pink map 5
token-pink-map-6 = pink map 6
token-green-map-3 = green map 3
token-green-map-4 = green map 4
token-green-map-5 = green map 5
token-green-map-6 = green map 6
token-yellow-map-3 = yellow map 3
token-yellow-map-4 = yellow map 4
token-yellow-map-5 = yellow map 5
token-yellow-map-6 = yellow map 6
token-chest-4 = chest 4
token-chest-5 = chest 5
token-chest-6 = chest 6
token-scorpion-10 = scorpion 10
token-scorpion-11 = scorpion 11
token-scorpion-12 = scorpion 12
token-scorpion-13 = scorpion 13
token-scorpion-14 = scorpion 14
token-scorpion-15 = scorpion 15
token-scorpion-16 = scorpion 16
token-scorpion-17 = scorpion 17
token-scorpion-18 = scorpion 18
token-scorpion-19 = scorpion 19
token-scorpion-20 = scorpion 20
token-scorpion-21 = scorpion 21
token-small-guard-1 = small guard 1
token-small-guard-2 = small guard 2
token-small-guard-3 = small guard 3
token-large-guard-4 = large guard 4
token-large-guard-5 = large guard 5
token-large-guard-6 = large guard 6
token-eye-patch-2 = eye patch 2
token-eye-patch-3 = eye patch 3
token-eye-patch-4 = eye patch 4
token-eye-patch-5 = eye patch 5
token-hat-2 = hat 2
token-hat-3 = hat 3
token-hat-4 = hat 4
token-hat-5 = hat 5
token-hook-2 = hook 2
token-hook-3 = hook 3
token-hook-4 = hook 4
token-hook-5 = hook 5
token-parrot-2 = parrot 2
token-parrot-3 = parrot 3
token-parrot-4 = parrot 4
token-parrot-5 = parrot 5
token-wooden-leg-2 = wooden leg 2
token-wooden-leg-3 = wooden leg 3
token-wooden-leg-4 = wooden leg 4
token-wooden-leg-5 = wooden leg 5
token-rendez-vous-rum-4 = rendez-vous rum (4)
token-rendez-vous-city-guard-4 = rendez-vous city guard (4)
token-rendez-vous-tavern-4 = rendez-vous tavern (4)
token-rendez-vous-pirate-4 = rendez-vous pirate (4)
token-rendez-vous-pirate-supplies-4 = rendez-vous pirate supplies (4)
token-rendez-vous-pink-map-6 = rendez-vous pink map (6)
token-rendez-vous-green-map-6 = rendez-vous green map (6)
token-rendez-vous-yellow-map-6 = rendez-vous yellow map (6)
token-rendez-vous-treasure-chest-6 = rendez-vous treasure chest (6)
token-berth-6 = berth 6
token-berth-7 = berth 7
token-berth-8 = berth 8
token-hammock-3 = hammock 3
token-hammock-4 = hammock 4
token-hammock-5 = hammock 5
token-coil-1 = coil 1
token-coil-2 = coil 2
rim-top-1 = top 1
rim-top-2 = top 2
rim-top-3 = top 3
rim-top-4 = top 4
rim-top-5 = top 5
rim-top-6 = top 6
rim-right-1 = right 1
rim-right-2 = right 2
rim-right-3 = right 3
rim-right-4 = right 4
rim-right-5 = right 5
rim-right-6 = right 6
rim-bottom-1 = bottom 1
rim-bottom-2 = bottom 2
rim-bottom-3 = bottom 3
rim-bottom-4 = bottom 4
rim-bottom-5 = bottom 5
rim-bottom-6 = bottom 6
rim-left-1 = left 1
rim-left-2 = left 2
rim-left-3 = left 3
rim-left-4 = left 4
rim-left-5 = left 5
rim-left-6 = left 6
tavern-swan = The Swan
tavern-cruce = Es Cruce
tavern-jacques = Frère Jacques
guard-small = small guard (1 to 3)
guard-large = large guard (4 to 6)
team-third-team = The third team
side-left = left
side-right = right
stage-ashore = Move the captain, rest or go aboard.
stage-moved = Moving on costs 1 coin. Or say “Ahoy”.
holder-none = free
