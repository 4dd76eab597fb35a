### Texts of Um Rum & Ehre
###
### Fields of the board have one form in English, with their article. Tokens select by $article: "start" begins
### a sentence.

## Prompts

prompt-ChooseStart = Who starts the first round?
prompt-Turn =
    You have { COUNT("pirate", $supply) } and { COUNT("coin", $coins) }. { $stage ->
        [moved] Will you pay 1 coin to move the captain on, or say “Ahoy”?
       *[ashore]
            { $coins ->
                [0] Will you move the captain or go aboard?
               *[other] Will you move the captain, rest or go aboard?
            }
    }
prompt-Headquarters = Which alley do you take your pirates back from?
prompt-SecondDark = Do you also take your pirates back from a second dark alley?
prompt-KeepOrSell = You have drawn { NAME("token", $drawn, article: "definite") }. Will you keep it or sell it?
prompt-TakeMap = Which treasure map do you take?
prompt-GuardHouse = Your { COUNT("pirate", $supply) } can beat any city guard that is weaker. Which one do you challenge?
prompt-Tavern = You are at { NAME("tavern", $tavern) }. Do you invite the others to a drinking bout?
prompt-Invitation = { $host } invites you to a drinking bout at { NAME("tavern", $tavern) }. Will you join in?
prompt-PickToken = Which token do you take?
prompt-Chest = Do you open the treasure chest? After that, everyone rolls to see who gets stung by the scorpion.
prompt-Drink =
    { $purpose ->
        [brawl]
            { $best ->
                [0] You have rolled a { $roll }. Anyone who rolls at least that beats you.
               *[other] You have rolled a { $roll }; a { $best } or more wins.
            }
        [tavern] You have rolled a { $roll }; it only wins a token worth less.
       *[scorpion] You have rolled a { $roll }, on top of { $total } so far. The scorpion stings at { $sting }.
    } Let it stand?

## Options

action-tile =
    Lay tile { $tile }{ $turns ->
        [0] { "" }
        [1] , turned by 90°
        [2] , turned by 180°
       *[3] , turned by 270°
    }
action-reveal = Reveal: { NAME("token", $token) }
action-draw = Draw: { NAME("token", $token) }
action-roll = Roll a { $number }
action-start = { $player } starts
action-move =
    Move the captain to { NAME("square", $square) } ({ COUNT("pirate", $pirates) }{ $coins ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $coins) }
    })
action-dark =
    Move the captain through dark alleys to { NAME("square", $square) }: out at { NAME("rim", $out) }, in at { NAME("rim", $in) } ({ $pirates_out } + { $pirates_in } pirates{ $coins ->
        [0] { "" }
       *[other] { " " }and { COUNT("coin", $coins) }
    })
action-rest = Pay 1 coin and rest
action-aboard = Go aboard with { COUNT("pirate", $supply) }
action-ahoy = Ahoy! (end your turn)
action-retake =
    Take back { COUNT("pirate", $pirates) } from { $far ->
        [none] the dark alley beside { NAME("square", $near) } ({ NAME("rim", $alley) })
       *[other] the alley between { NAME("square", $near) } and { NAME("square", $far) }
    }
action-skip = Decline
action-skip-Headquarters = Take no pirates back
action-skip-SecondDark = Clear just the one alley
action-skip-TakeMap = Take no treasure map
action-skip-GuardHouse = Challenge no city guard
action-skip-Tavern = Invite nobody
action-skip-Chest = Leave the treasure chest shut
action-keep = Keep it
action-sell = Sell it for 2 coins
action-take = Take { NAME("token", $token, article: "definite") }
action-challenge = Challenge { NAME("guard", $guard) }
action-invite = Invite everyone to a drinking bout
action-join = Join in for 1 coin
action-pass = Stay out of it
action-pass-PickToken = Take no token
action-open = Open the treasure chest
action-rum = Spend 1 barrel of rum and reroll
action-again = Reroll again (same barrel)
action-stand = Let it stand

## Log

fact-tile_laid =
    { $laid ->
        [8] The pirates' nest has been laid out.
       *[other] { "" }
    }
fact-revealed = { NAME("token", $token, article: "start") } is revealed.
fact-start_drawn = { $player } chooses who starts: { $starter }.
fact-start_drawn-hidden = The draw decides: { $starter } starts.
fact-round_began =
    { $round ->
        [1] { "" }
       *[other] Everyone takes their pirates back from the alleys.{ " " }
    }Round { $round } begins with { $player } as start player.
fact-third_team = The third crew goes aboard with { COUNT("pirate", $pirates) }.
fact-moved =
    { $player } { $coins ->
        [0] places { COUNT("pirate", $pirates) } and moves the captain
       *[other] pays { COUNT("coin", $coins) }, places { COUNT("pirate", $pirates) } and moves the captain on
    } to { NAME("square", $square) }.
fact-moved_dark =
    { $player } { $coins ->
        [0] { "" }
       *[other] pays { COUNT("coin", $coins) },{ " " }
    }places { COUNT("pirate", $pirates) } and moves the captain { $moving_on ->
        [0] { "" }
       *[other] on{ " " }
    }through dark alleys to { NAME("square", $square) }.
fact-dark_free =
    { $why ->
        [occupied] No ordinary alley is free
       *[pirates] There are too few pirates for an ordinary alley
    }, so the dark alleys cost { $player } nothing extra.
fact-dead_end =
    Dead end! The captain moves from { NAME("square", $from) } to { NAME("square", $square) }{ $skipped ->
        [0] { "" }
        [1] ; 1 coin field before that is a dead end too
       *[other] ; { $skipped } coin fields before that are dead ends too
    }.
fact-stuck = Dead end! All nine coin fields are dead ends too, so the captain stays put.
fact-spent = { $player } has no pirates left and is out for this round.
fact-stopped = { $player } says “Ahoy”.
# 0: no coin, 1: too few pirates, 2: too few pirates, and a coin short for the dark alleys, 3: no free alley
fact-turn_ended =
    { $cause ->
        [0] { $player } has no coin left to move on.
        [1] { $player } has too few pirates to move on.
        [2] { $player } has too few pirates for the free alleys and too few coins for the dark ones.
       *[other] { $player } has no free alley to move on through.
    }
fact-rested = { $player } pays 1 coin and rests.
fact-went_aboard = { $player } goes aboard with { COUNT("pirate", $pirates) }.
fact-skipped =
    { $player } { $action ->
        [headquarters] takes no pirates back
        [map] takes no treasure map
        [guard] does not challenge a city guard
        [tavern] invites nobody to a drinking bout
        [chest] leaves the treasure chest shut
       *[second-alley] clears just the one dark alley
    }.
fact-empty_handed =
    { $player } { $place ->
        [pirate] has nobody left to hire
        [pirate-supplies] gets nothing: the pirate supplies are sold out
        [rendez-vous] gets nothing: every rendez-vous is taken
        [pink-map] gets nothing: there is no pink map on display
        [green-map] gets nothing: there is no green map on display
        [yellow-map] gets nothing: there is no yellow map on display
        [treasure-chest] gets nothing: every treasure chest has been opened
        [rum] gets nothing: there is no rum left
        [city-guard] meets nobody: every city guard has been beaten
       *[tavern] gets nothing: there is no token of this tavern on display
    }.
fact-coins_gained = { $player } also gets the coin shown on the token.
fact-coins_gained-hidden = { $player } gets { COUNT("coin", $coins) }.
fact-retaken =
    { $player } takes back { COUNT("pirate", $pirates) } from { $far ->
        [none] the dark alley beside { NAME("square", $near) } ({ NAME("rim", $alley) })
       *[other] the alley between { NAME("square", $near) } and { NAME("square", $far) }
    }.
fact-hired = { $player } hires a pirate.
fact-good_drawn = { $player } draws { NAME("token", $token, article: "definite") } from the pirate supplies.
fact-good_drawn-hidden = { $player } draws a token from the pirate supplies.
fact-good_kept = { $player } keeps { NAME("token", $token, article: "definite") }.
fact-good_kept-hidden = { $player } keeps the token.
fact-good_sold = { $player } sells { NAME("token", $token, article: "definite") } for 2 coins.
fact-good_sold-hidden = { $player } sells the token for 2 coins.
fact-rendezvous_drawn = { $player } secretly draws { NAME("token", $token, article: "indefinite") }.
fact-rendezvous_drawn-hidden = { $player } secretly draws a rendez-vous.
fact-rendezvous_met = { $player } keeps { NAME("token", $token, article: "indefinite") }!
fact-map_taken = { $player } takes { NAME("token", $token, article: "definite") }.
fact-guard_met = With { COUNT("pirate", $pirates) }, { $player } runs into { NAME("token", $token, article: "indefinite") }.
fact-guard_beaten = { $player } is stronger and wins the token.
fact-guard_lost = { $player } is not stronger and loses; the token goes back under the stack.
fact-invited = { $player } invites everyone to a drinking bout at { NAME("tavern", $tavern) }.
fact-joined = { $player } joins in and pays { $host } 1 coin.
fact-declined = { $player } stays out of it.
fact-token_won =
    { $player } { $roll ->
        [0] gets
       *[other] wins
    } { NAME("token", $token, article: "definite") } { $roll ->
        [0] without a roll
       *[other] with a { $roll }
    }.
fact-token_left = { $player } could take a token with the { $roll }, but does not.
fact-missed = That wins { $player } no token.
fact-chest_opened = { $player } opens { NAME("token", $token, article: "definite") }. Now everyone rolls in turn.
fact-added_up = That makes { $total }; the scorpion stings at { $sting }.
fact-stung = The scorpion stings { $player }: minus 2 points!
fact-rum_fetched =
    { $player } gets { $barrels ->
        [1] the last barrel
       *[other] { $barrels } barrels
    } of rum.
fact-rum_drunk = { $player } spends 1 barrel of rum and rerolls.
fact-repeated = { $player } rerolls again with the same barrel.
fact-repeat_lost = { $player } lets it stand and gives up the second reroll.
fact-rolled = { NAME("team", $team) } rolls a { $roll }.
fact-brawl_began =
    { $teams ->
        [0] Nobody is aboard, so there is no brawl.
        [1] Only { NAME("team", $team, case: "accusative") } is aboard, so nobody rolls.
       *[other] The brawl begins with { $teams } crews.
    }
fact-beaten =
    { NAME("team", $team) } loses { $roll } to { $higher } against { NAME("team", $opponent, case: "accusative") }{ $tie ->
        [0] { "" }
       *[other] { " " }(the later roll wins a tie)
    }; one pirate must leave the ship.
fact-crossed =
    { NAME("team", $team) } { $fought ->
        [0] is alone in
       *[other] wins
    } column { $column } { NAME("side", $side) } of the mast; the pirate crosses over.
fact-team_out = { NAME("team", $team) } has nobody left aboard and drops out.
fact-brawl_won = { $player } wins the brawl and takes back { COUNT("pirate", $pirates) }.
fact-brawl_won-hidden = { NAME("team", $team) } wins the brawl.
fact-bed_won = { $player } gets { NAME("token", $token, article: "definite") } { NAME("rank", $rank) }.
fact-bed_removed = { NAME("team", $team) } wins { NAME("token", $token, article: "definite") }; the token leaves the game.
fact-bed_removed-hidden = Nobody gets { NAME("token", $token, article: "definite") }; the token leaves the game.
fact-honour_counted = { $player }: { COUNT("point", $points) } (taverns { $taverns }, treasure chests { $chests }, city guards { $guards }, sleeping places { $beds }, pirate supplies { $supplies }, rendez-vous { $dates }, maps { $maps }).

## Refusals

refusal-seat-missing = There is no such seat at your table.
refusal-ahoy-not-now = Move the captain first; then you can say “Ahoy”.
refusal-alley-missing = That alley does not lead from the captain's field to a neighbouring one.
refusal-dark-alley-missing = You need two different dark alleys, and the first one must start at the captain's field.
refusal-coin-missing = That costs 1 coin, and you have none.
refusal-dark-coins-at-least =
    The way through the dark alleys costs you { COUNT("coin", $need) } here; you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-pirates-at-least = You need { COUNT("pirate", $need) } for this alley; you only have { $have }.
refusal-dark-pirates-at-least = You need { COUNT("pirate", $need) } for the two alleys together; you only have { $have }.
refusal-pirates-missing = You have no pirates in this alley.
refusal-map-missing = You can only take a map on display in the colour of this field.
refusal-token-missing = That token is not at stake in this tavern.
refusal-roll-at-least = You need at least a { $need } for this token; you rolled a { $have }.
refusal-repeat-missing = Your last barrel has no reroll left; spend another one.
refusal-barrel-not-now = Your last barrel has a reroll left; you do not need another one.
refusal-stack-missing = There are only small guards and large guards.

## Labels on the board

field-round = Round
field-captain = Captain
field-town = Tiles of the town
field-occupied = Occupied alley
field-holder = By
field-alleys = Alley
field-targets = From the captain
field-players = Player
field-supply = Pirates
field-hiring = Hiring place
field-rum = Rum
field-flag = Rendez-vous
field-coins = Coins
field-on_flag = On your flag
field-under_flag = Under your flag
field-taverns = Taverns
field-maps = Treasure maps
field-chests = Treasure chest, scorpion
field-beds = Sleeping places
field-barrels = Barrels of rum in stock
field-ship = Ship
field-left = left of the mast
field-right = right of the mast
field-stinging = Scorpion

## The board as text

board-round =
    { $round ->
        [0] setup
       *[other] { $round } of 5, start player { $start }
    }
board-captain =
    { $captain ->
        [none] nowhere yet
       *[other] { NAME("square", $captain) }
    }
board-town = { $t0 } { $t1 } { $t2 } / { $t3 } { $t4 } { $t5 } / { $t6 } { $t7 } { $t8 }
board-targets = { NAME("square", $square) }
board-occupied =
    { $far ->
        [none] dark alley: { NAME("square", $near) }
       *[other] { NAME("square", $near) } – { NAME("square", $far) }
    }
board-alleys =
    { $holder ->
        [none] free
       *[other] { $holder }
    }
board-token = { NAME("token", $token) }
board-ship = { NAME("team", $team) }
board-stinging = { $total } so far, stings at { $sting }

## Scores

result-score = { COUNT("point", $points) }
score-taverns = Taverns
score-chests-and-scorpions = Treasure chests and scorpions
score-city-guards = City guards
score-sleeping-places = Sleeping places
score-pirate-supplies = Pirate supplies
score-rendez-vous = Rendez-vous
score-treasure-maps = Treasure maps

## Counted things: $count

coin =
    { $count ->
        [0] no coins
        [one] { $count } coin
       *[other] { $count } coins
    }
pirate =
    { $count } { $count ->
        [one] pirate
       *[other] pirates
    }
point =
    { $count } { $count ->
        [one] honour point
       *[other] honour points
    }

## Crews and other short names

team-third-team =
    { $case ->
        [accusative] the third crew
       *[other] The third crew
    }
rank-alone = without a fight
rank-last = as the last crew aboard
rank-second-last = as the second-last crew aboard
rank-third-last = as the third-last crew aboard
guard-small = a small guard (strength 1 to 3)
guard-large = a large guard (strength 4 to 6)
side-left = left
side-right = right
tavern-swan = The Swan
tavern-cruce = Es Cruce
tavern-jacques = Frère Jacques

## Dark alleys at the edge of the board

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

## Fields

place-coin = the coin
place-pirate = the pirate
place-rum = the rum
place-pink-map = the pink map
place-green-map = the green map
place-yellow-map = the yellow map
place-rendez-vous = the rendez-vous
place-pirate-supplies = the pirate supplies
place-city-guard = the city guard
place-treasure-chest = the treasure chest
square-headquarters = the headquarters
square-swan = The Swan
square-es-cruce = Es Cruce
square-frere-jacques = Frère Jacques
square-coin-1 = { place-coin } on tile 1
square-pirate-1 = { place-pirate } on tile 1
square-rum-1 = { place-rum } on tile 1
square-pink-map-2 = { place-pink-map } on tile 2
square-rum-2 = { place-rum } on tile 2
square-coin-2 = { place-coin } on tile 2
square-rendez-vous-2 = { place-rendez-vous } on tile 2
square-coin-3 = { place-coin } on tile 3
square-pirate-supplies-3 = { place-pirate-supplies } on tile 3
square-rendez-vous-3 = { place-rendez-vous } on tile 3
square-city-guard-3 = { place-city-guard } on tile 3
square-rendez-vous-4 = { place-rendez-vous } on tile 4
square-pirate-supplies-4 = { place-pirate-supplies } on tile 4
square-coin-4 = { place-coin } on tile 4
square-pink-map-4 = { place-pink-map } on tile 4
square-green-map-5 = { place-green-map } on tile 5
square-coin-5 = { place-coin } on tile 5
square-pirate-5 = { place-pirate } on tile 5
square-rum-6 = { place-rum } on tile 6
square-yellow-map-6 = { place-yellow-map } on tile 6
square-coin-6 = { place-coin } on tile 6
square-city-guard-6 = { place-city-guard } on tile 6
square-city-guard-7 = { place-city-guard } on tile 7
square-green-map-7 = { place-green-map } on tile 7
square-treasure-chest-7 = { place-treasure-chest } on tile 7
square-coin-7 = { place-coin } on tile 7
square-treasure-chest-8 = { place-treasure-chest } on tile 8
square-pirate-8 = { place-pirate } on tile 8
square-coin-8 = { place-coin } on tile 8
square-yellow-map-9 = { place-yellow-map } on tile 9
square-coin-9 = { place-coin } on tile 9
square-pirate-supplies-9 = { place-pirate-supplies } on tile 9

## Tokens

thing-swan =
    { $article ->
        [start] A Swan token
        [definite] the Swan token
       *[other] Swan token
    }
thing-es-cruce =
    { $article ->
        [start] An Es Cruce token
        [definite] the Es Cruce token
       *[other] Es Cruce token
    }
thing-frere-jacques =
    { $article ->
        [start] A Frère Jacques token
        [definite] the Frère Jacques token
       *[other] Frère Jacques token
    }
thing-pink-map =
    { $article ->
        [start] A pink map
        [definite] the pink map
       *[other] pink map
    }
thing-green-map =
    { $article ->
        [start] A green map
        [definite] the green map
       *[other] green map
    }
thing-yellow-map =
    { $article ->
        [start] A yellow map
        [definite] the yellow map
       *[other] yellow map
    }
thing-chest =
    { $article ->
        [start] A treasure chest
        [definite] the treasure chest
       *[other] treasure chest
    }
thing-scorpion =
    { $article ->
        [start] A scorpion
        [definite] the scorpion
       *[other] scorpion
    }
thing-small-guard =
    { $article ->
        [indefinite] a small guard
       *[other] small guard
    }
thing-large-guard =
    { $article ->
        [indefinite] a large guard
       *[other] large guard
    }
thing-eye-patch =
    { $article ->
        [definite] the eye patch
       *[other] eye patch
    }
thing-hat =
    { $article ->
        [definite] the hat
       *[other] hat
    }
thing-hook =
    { $article ->
        [definite] the hook
       *[other] hook
    }
thing-parrot =
    { $article ->
        [definite] the parrot
       *[other] parrot
    }
thing-wooden-leg =
    { $article ->
        [definite] the wooden leg
       *[other] wooden leg
    }
thing-berth =
    { $article ->
        [start] A berth
        [definite] the berth
       *[other] berth
    }
thing-hammock =
    { $article ->
        [start] A hammock
        [definite] the hammock
       *[other] hammock
    }
thing-coil =
    { $article ->
        [start] A coil of rope
        [definite] the coil of rope
       *[other] coil of rope
    }
thing-rendez-vous =
    { $article ->
        [indefinite] a rendez-vous
       *[other] rendez-vous
    }
thing-rendez-vous-rum = { thing-rendez-vous }: rum
thing-rendez-vous-city-guard = { thing-rendez-vous }: city guard
thing-rendez-vous-tavern = { thing-rendez-vous }: tavern
thing-rendez-vous-pirate = { thing-rendez-vous }: pirate
thing-rendez-vous-pirate-supplies = { thing-rendez-vous }: pirate supplies
thing-rendez-vous-pink-map = { thing-rendez-vous }: pink map
thing-rendez-vous-green-map = { thing-rendez-vous }: green map
thing-rendez-vous-yellow-map = { thing-rendez-vous }: yellow map
thing-rendez-vous-treasure-chest = { thing-rendez-vous }: treasure chest
token-swan-2 = { thing-swan } (2 points)
token-swan-3 = { thing-swan } (3 points)
token-swan-4 = { thing-swan } (4 points)
token-swan-5 = { thing-swan } (5 points)
token-es-cruce-2 = { thing-es-cruce } (2 points)
token-es-cruce-3 = { thing-es-cruce } (3 points)
token-es-cruce-4 = { thing-es-cruce } (4 points)
token-es-cruce-5 = { thing-es-cruce } (5 points)
token-frere-jacques-2 = { thing-frere-jacques } (2 points)
token-frere-jacques-3 = { thing-frere-jacques } (3 points)
token-frere-jacques-4 = { thing-frere-jacques } (4 points)
token-frere-jacques-5 = { thing-frere-jacques } (5 points)
token-pink-map-3 = { thing-pink-map } (3 points)
token-pink-map-4 = { thing-pink-map } (4 points)
token-pink-map-5 = { thing-pink-map } (5 points)
token-pink-map-6 = { thing-pink-map } (6 points)
token-green-map-3 = { thing-green-map } (3 points)
token-green-map-4 = { thing-green-map } (4 points)
token-green-map-5 = { thing-green-map } (5 points)
token-green-map-6 = { thing-green-map } (6 points)
token-yellow-map-3 = { thing-yellow-map } (3 points)
token-yellow-map-4 = { thing-yellow-map } (4 points)
token-yellow-map-5 = { thing-yellow-map } (5 points)
token-yellow-map-6 = { thing-yellow-map } (6 points)
token-chest-4 = { thing-chest } (4 points)
token-chest-5 = { thing-chest } (5 points)
token-chest-6 = { thing-chest } (6 points)
token-scorpion-10 = { thing-scorpion } (stings at 10)
token-scorpion-11 = { thing-scorpion } (stings at 11)
token-scorpion-12 = { thing-scorpion } (stings at 12)
token-scorpion-13 = { thing-scorpion } (stings at 13)
token-scorpion-14 = { thing-scorpion } (stings at 14)
token-scorpion-15 = { thing-scorpion } (stings at 15)
token-scorpion-16 = { thing-scorpion } (stings at 16)
token-scorpion-17 = { thing-scorpion } (stings at 17)
token-scorpion-18 = { thing-scorpion } (stings at 18)
token-scorpion-19 = { thing-scorpion } (stings at 19)
token-scorpion-20 = { thing-scorpion } (stings at 20)
token-scorpion-21 = { thing-scorpion } (stings at 21)
token-small-guard-1 = { thing-small-guard } (strength 1)
token-small-guard-2 = { thing-small-guard } (strength 2)
token-small-guard-3 = { thing-small-guard } (strength 3)
token-large-guard-4 = { thing-large-guard } (strength 4)
token-large-guard-5 = { thing-large-guard } (strength 5)
token-large-guard-6 = { thing-large-guard } (strength 6)
token-eye-patch-2 = { thing-eye-patch } (2 points)
token-eye-patch-3 = { thing-eye-patch } (3 points)
token-eye-patch-4 = { thing-eye-patch } (4 points)
token-eye-patch-5 = { thing-eye-patch } (5 points)
token-hat-2 = { thing-hat } (2 points)
token-hat-3 = { thing-hat } (3 points)
token-hat-4 = { thing-hat } (4 points)
token-hat-5 = { thing-hat } (5 points)
token-hook-2 = { thing-hook } (2 points)
token-hook-3 = { thing-hook } (3 points)
token-hook-4 = { thing-hook } (4 points)
token-hook-5 = { thing-hook } (5 points)
token-parrot-2 = { thing-parrot } (2 points)
token-parrot-3 = { thing-parrot } (3 points)
token-parrot-4 = { thing-parrot } (4 points)
token-parrot-5 = { thing-parrot } (5 points)
token-wooden-leg-2 = { thing-wooden-leg } (2 points)
token-wooden-leg-3 = { thing-wooden-leg } (3 points)
token-wooden-leg-4 = { thing-wooden-leg } (4 points)
token-wooden-leg-5 = { thing-wooden-leg } (5 points)
token-rendez-vous-rum-4 = { thing-rendez-vous-rum } (4 points)
token-rendez-vous-city-guard-4 = { thing-rendez-vous-city-guard } (4 points)
token-rendez-vous-tavern-4 = { thing-rendez-vous-tavern } (4 points)
token-rendez-vous-pirate-4 = { thing-rendez-vous-pirate } (4 points)
token-rendez-vous-pirate-supplies-4 = { thing-rendez-vous-pirate-supplies } (4 points)
token-rendez-vous-pink-map-6 = { thing-rendez-vous-pink-map } (6 points)
token-rendez-vous-green-map-6 = { thing-rendez-vous-green-map } (6 points)
token-rendez-vous-yellow-map-6 = { thing-rendez-vous-yellow-map } (6 points)
token-rendez-vous-treasure-chest-6 = { thing-rendez-vous-treasure-chest } (6 points)
token-berth-6 = { thing-berth } (6 points)
token-berth-7 = { thing-berth } (7 points)
token-berth-8 = { thing-berth } (8 points)
token-hammock-3 = { thing-hammock } (3 points)
token-hammock-4 = { thing-hammock } (4 points)
token-hammock-5 = { thing-hammock } (5 points)
token-coil-1 = { thing-coil } (1 point)
token-coil-2 = { thing-coil } (2 points)

## Labels of the drawn board

label-board = The Rum & Pirates board
label-round = Round { $number } of 5
label-start = starts
label-ship = The ship
label-empty = Nobody is aboard yet.
label-taverns = Taverns
label-maps = Treasure maps
label-chests = Treasure chest · scorpion
label-small = Guard 1–3
label-large = Guard 4–6
label-larger = 4–6
label-supplies = Pirate supplies
label-goods = Supplies
label-rendezvous = Rendez-vous
label-barrels = Rum
label-flag = My flag
label-nothing = Nothing under it yet.
label-third = Third crew
label-sum = total { $total }, sting at { $sting }
label-best = at least { $number }
label-alley = Alley { $name }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Welcome to the pirates' nest! Everyone moves the same captain through the alleys, and you get what his new field offers. After each of the five rounds you brawl aboard for the sleeping places. The most honour points win.
hint-ChooseStart = The start player moves the captain first; the others follow clockwise.
hint-Turn = Choose a glowing alley: one of your pirates goes on each segment. The captain moves to the other end and you get what is there. Your first move is free, each further one costs 1 coin.
tip-Turn = When you go aboard, all your remaining pirates join the brawl. So keep a few.
hint-Headquarters = Here you take your pirates back from an alley. You can use them again at once, and the alley is free.
hint-KeepOrSell = At the end, only your most valuable token of each good counts. Selling always brings in 2 coins.
hint-TakeMap = Treasure maps only count as pairs of one colour, but then both count in full.
hint-GuardHouse = You win if you have more pirates in your supply than the token shows: 1 to 3 for a small guard, 4 to 6 for a large one. Losing costs nothing.
hint-Tavern = Anyone who joins in pays you 1 coin, and you roll for the tokens of this tavern. If nobody does, you get them all.
hint-Invitation = For 1 coin you roll too. A roll wins a token if it is higher than the token's value.
hint-Chest = The treasure chest is yours in any case. Then everyone rolls in turn and the rolls are added up: the player who reaches the sting number gets the scorpion, which costs 2 points.
hint-Drink = For 1 barrel of rum you may reroll up to twice. Only the last roll counts, even if it is worse.
