### Texts of Port Royal

## Prompts

prompt-ChooseIsland = Which start island do you take? You may cross { COUNT("field", $fields) } there right away.
prompt-MarkFields =
    { $fields ->
        [one] Which field of your start island do you cross?
       *[other] Which field of your start island do you cross? You have { COUNT("cross", $fields) } left.
    }
prompt-Rolling =
    { $rolling ->
        [1] Roll both dice!
       *[other] { $pieces ->
            [0] Nothing is on the board yet. Do you roll on?
            [one] There is 1 piece on the board. Do you roll on?
           *[other] There are { COUNT("piece", $pieces) } on the board. Do you roll on?
        }
    }
prompt-Answer =
    { NAME("colour", $colour, article: "title") } { $letter }: { $outcome ->
        [ship] the ship would go on the board.
        [wheel] the wheel would go on the board.
        [wheel-back] the wheel would go off the board again.
       *[fail] you would fail!
    } Warding it off takes { COUNT("sabre", $need) }; you have { $have ->
        [0] none
       *[other] { $have }
    }. What do you do?
prompt-Taking =
    { $pieces ->
        [one] What do you take from the board?
       *[other] What do you take from the board? You may still take { COUNT("piece", $pieces) }.
    }
prompt-EmptyHanded = You come away empty-handed. Do you use the jester who brings 2 crosses but costs 1 skull?
prompt-Crossing = Which field do you cross? You have { COUNT("cross", $crosses) } left.
prompt-Skulls = You must strike out a skull. Which one?
prompt-Painting = Thanks to the señorita you may fill in one field on every unfinished island. Which ones?
prompt-Commission = The captain gives you a wheel. Which one do you circle?

## Options

action-start = { $player } starts
action-dice = Roll { NAME("colour", $colour) } { $letter }
action-island = Island { $island } ({ NAME("person", $person) })
action-mark = Cross field { $place } on island { $what } ({ NAME("person", $origin) })
action-roll = Roll
action-stop = Stop
action-resolve =
    { $outcome ->
        [ship] Put the ship on the board
        [wheel] Put the wheel on the board
        [wheel-back] Take the wheel off the board
       *[fail] Accept the failure
    }
action-ward =
    { $wheels ->
        [0] Ward it off with your sabres
       *[other] Ward it off with { COUNT("orange_wheel", $wheels) }
    }
action-repeat = Roll again with a blue wheel
action-ship =
    Take the { NAME("colour", $colour) } ship ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
action-wheel = Take the { NAME("colour", $colour) } wheel
action-chest = Take the treasure chest (2 crosses)
action-leave = Take nothing more
action-jester = Use the jester (2 crosses, 1 skull)
action-decline = Do without this jester
action-cross =
    { $sort ->
        [island] Cross field { $place } on island { $what } ({ NAME("person", $origin) })
        [treasure] Cross { NAME("what", $what) } ({ $what ->
            [treasure-A] 3
            [treasure-C] 3
           *[other] 2
        } points)
        [mission] Cross { NAME("what", $what) }
        [start] Cross { NAME("what", $what) }
        [sea] Cross the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) }
       *[other] Cross the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) } ({ NAME("what", $what) })
    }
action-pay = Cross the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) } (costs { NAME("colour", $colour, article: "indefinite") } wheel)
action-double = Double the yellow ship's crosses with a yellow wheel
action-reinforce = Get 3 more crosses with a red wheel
action-rest =
    Done{ $crosses ->
        [0] { "" }
       *[other] { " " }(give up { COUNT("cross", $crosses) })
    }
action-strike =
    { $strike ->
        [normal] A normal skull ({ $loss ->
            [nothing] costs nothing
            [point] costs 1 point
            [two-points] costs 2 points
           *[no-effect] has no effect
        })
       *[green] A green skull (costs nothing)
    }
action-fill = Fill in field { $place } on island { $what } ({ NAME("person", $origin) })
action-circle = Circle { NAME("colour", $colour, article: "indefinite") } wheel
action-enough = Circle no second wheel

## Log

fact-start_drawn = The draw decides: { $player } starts.
fact-jesters_prepared =
    With { $fields ->
        [3] two players, both start
       *[other] three players, everyone starts
    } with { COUNT("field", $fields) } crossed on the jester island.
fact-island_chosen = { $player } chooses start island { $island } ({ NAME("person", $person) }) and may cross { COUNT("field", $fields) } there.
fact-marked = { $player } crosses field { $place } on island { $what } ({ NAME("person", $origin) }).
fact-turn_began = Turn { $turn }: { $player } has the dice.
fact-rolled = { $player } rolls { NAME("colour", $colour) } { $letter }.
fact-stopped =
    { $player } stops { $pieces ->
        [0] on an empty board
        [one] at 1 piece and may take it
       *[other] at { COUNT("piece", $pieces) } and may take { $may_take } of them
    }.
fact-warded =
    { $player } wards off the roll with { $crew ->
        [0] { COUNT("orange_wheel", $wheels) }
       *[other] { COUNT("sabre", $crew) }{ $wheels ->
            [0] { "" }
           *[other] { " " }and { COUNT("orange_wheel", $wheels) }
        }
    }; { COUNT("sabre", $need) } { $need ->
        [one] is
       *[other] are
    } needed.
fact-repeated = { $player } uses a blue wheel and rolls again.
fact-ship_laid = The { NAME("colour", $colour) } ship goes on the board in column { $letter }.
fact-wheel_laid = The { NAME("colour", $colour) } wheel goes on the board.
fact-wheel_returned = The { NAME("colour", $colour) } wheel is there already, so it goes off the board again.
fact-failed = { $player } fails: the { NAME("colour", $colour) } ship is already in column { $letter }.
fact-sudden_death = Sudden death! At { COUNT("point", $points) }, { COUNT("piece", $need) } on the board are enough for { $player } to win.
fact-ship_taken =
    { $player } takes the { NAME("colour", $colour) } ship and gets { COUNT("cross", $crosses) }{ $by_trader ->
        [0] { "" }
       *[other] , plus { $by_trader ->
            [1] 1 from the trader
           *[other] { $by_trader } from traders
        }
    }{ $by_wholesaler ->
        [0] { "" }
       *[other] { $by_trader ->
            [0] , plus
           *[other] { " " }and
        } { $by_wholesaler ->
            [2] 2 from the wholesaler
           *[other] { $by_wholesaler } from wholesalers
        }
    }{ $in_all ->
        [0] { "" }
       *[other] ; that makes { $in_all } in all
    }.
fact-wheel_taken =
    { $player } takes the { NAME("colour", $colour) } wheel{ $by_clerk ->
        [0] { "" }
       *[other] { " " }and gets { COUNT("cross", $by_clerk) } from the clerk
    }{ $in_all ->
        [0] { "" }
       *[other] ; that makes { $in_all } in all
    }.
fact-row_full = { $player }'s { NAME("colour", $colour) } row is full, so no wheel is circled.
fact-green_wheel =
    { $player } gets { COUNT("point", $points) } for { $number ->
        [1] the first green wheel
        [2] the second green wheel
        [3] the third green wheel
       *[other] green wheel number { $number }
    }.
fact-chest_taken =
    { $player } takes the treasure chest and gets 2 crosses{ $in_all ->
        [0] { "" }
       *[other] ; that makes { $in_all } in all
    }.
fact-left =
    { $player } { $taken ->
        [0] takes nothing
       *[other] takes nothing more
    }.
fact-jested =
    { $player } comes away empty-handed but gets { COUNT("cross", $crosses) } from { $jesters ->
        [1] the jester
       *[other] { $jesters } jesters
    }{ $in_all ->
        [0] { "" }
       *[other] ; that makes { $in_all } in all
    }.
fact-declined = { $player } does without the jester who costs 1 skull.
fact-doubled = { $player } doubles the yellow ship with a yellow wheel: { COUNT("more_cross", $crosses) }, which makes { $in_all } in all.
fact-reinforced = { $player } uses a red wheel and gets { COUNT("more_cross", $crosses) }; that makes { $in_all } in all.
fact-toll_paid = { $player } hands over { NAME("colour", $colour, article: "indefinite") } wheel for a wheel field.
# Treasures and missions have lines of their own: treasure_found and mission_fulfilled.
fact-crossed =
    { $sort ->
        [island] { $player } crosses field { $place } on island { $what } ({ NAME("person", $origin) }).
        [treasure] { "" }
        [mission] { "" }
        [sea] { $player } crosses the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) }.
        [number] { $player } crosses the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) } ({ NAME("what", $what) }) for { COUNT("cross", $crosses) }.
       *[other] { $player } crosses the { NAME("place", $place) } field from { $origin } to { NAME("what", $goal) } ({ NAME("what", $what) }).
    }
fact-filled = { $player } fills in field { $place } on island { $what } ({ NAME("person", $origin) }).
fact-crosses_lapsed =
    { $lapse ->
        [choice] { $player } gives up { COUNT("cross", $crosses) }.
       *[no-field] { $player } has no field left for { COUNT("cross", $crosses) }.
    }
fact-hired = { $player } hires the { NAME("person", $person) } on island { $island } and gets { COUNT("point", $points) }.
fact-treasure_found = { $player } finds treasure { $treasure } and gets { COUNT("point", $points) }.
fact-mission_fulfilled = { $player } completes the mission { NAME("mission", $mission) } and gets { COUNT("point", $points) }.
fact-wheel_granted = Thanks to the captain, { $player } circles { NAME("colour", $colour, article: "indefinite") } wheel.
fact-skull_struck =
    { $player } strikes out skull number { $number } { NAME("cause", $cause) }{ $points ->
        [0] { "" }
       *[other] { " " }and loses { COUNT("point", $points) }
    }.
fact-green_skull_struck =
    { $player } strikes out a green skull { NAME("cause", $cause) } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
fact-skull_ignored = { $player } should strike out a skull { NAME("cause", $cause) } but has none left.
fact-won = { $player } has { COUNT("point", $points) }, so the game ends at once!
fact-vice_admirals_helped =
    With { COUNT("piece", $pieces) } on the board, { $crosses ->
        [1] the vice admiral brings
       *[other] the vice admirals bring
    } { $player } { COUNT("cross", $crosses) }.
fact-admirals_helped =
    With { COUNT("piece", $pieces) } on the board, { $crosses ->
        [2] the admiral brings
       *[other] the admirals bring
    } { $player } { COUNT("cross", $crosses) }.
fact-consoled = As a consolation, { $player } may cross { COUNT("field", $fields) }.
fact-went_empty = { $player } comes away empty-handed.
fact-jesters_spent = { $player } comes away empty-handed; the jesters have already helped this turn.
fact-captain_idle = The captain brings { $player } nothing, because every wheel is circled already.
fact-clerk_helped = For the captain's wheels, the clerk brings { $player } { COUNT("cross", $crosses) }.

## Refusals

refusal-mark-at-least = You still have to cross { COUNT("field", $need) }.
refusal-empty_field-missing = This field is already crossed or filled in.
refusal-roll-missing = You have not rolled yet.
refusal-stop-not-now = After the blue wheel you must roll again first.
refusal-piece-missing = There is no piece on the board yet.
refusal-sabre-at-least =
    You need { COUNT("sabre", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-sabre_with_wheels-at-least = You need { COUNT("sabre", $need) }, but this would only make { $have }.
refusal-orange_wheel-at-most = You can use { COUNT("orange_wheel", $need) } at most.
refusal-orange_wheel-missing = You have no unused orange wheel.
refusal-useful_wheel-at-most =
    { $need ->
        [0] Your sabres are enough without a wheel.
        [1] 1 orange wheel is enough.
       *[other] { COUNT("orange_wheel", $need) } are enough.
    }
refusal-blue_wheel-missing = You have no unused blue wheel.
refusal-yellow_wheel-missing = You have no unused yellow wheel.
refusal-red_wheel-missing = You have no unused red wheel.
refusal-yellow_wheel-at-most = You have already used a yellow wheel for this ship.
refusal-red_wheel-at-most = You have already used a red wheel in this pick.
refusal-red_wheel-not-now = You have only just taken your red wheel.
refusal-yellow_ship-missing = You have not taken the yellow ship.
refusal-wheel-not-now = You have already started crossing fields.
refusal-piece_before-at-least =
    You need { COUNT("piece", $need) } on the board, but before your pick there { $have ->
        [0] were none
        [one] was only 1
       *[other] were only { $have }
    }.
refusal-ship-missing = This ship is not on the board.
refusal-wheel-missing = This wheel is not on the board.
refusal-chest-missing = The treasure chest is already gone this turn.
refusal-skull-not-now = You must strike out a skull first.
refusal-captain_wheel-at-least = You must circle one wheel.
refusal-free_wheel-missing = You have already circled every wheel of this colour.
refusal-cross-missing = You have no cross left.
refusal-cross-at-least = The field costs { COUNT("cross", $need) }, but you only have { $have }.
refusal-ship_colour-missing = You have not taken a ship of this colour this turn.
refusal-mission_treasure-at-least =
    You need { COUNT("treasure", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-mission_wheel-at-least =
    You need { COUNT("circled_wheel", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-mission_island-at-least =
    You need { COUNT("complete_island", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-mission_skull-at-least =
    You need { COUNT("struck_skull", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-mission_sabre-at-least =
    You need { COUNT("sabre", $need) } from sailors and pirates, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.
refusal-mission-at-least =
    You need { COUNT("other_mission", $need) }, but you { $have ->
        [0] have none
       *[other] only have { $have }
    }.

## Fields of the board

field-turn = Turn
field-ships = Ships
field-wheels = Wheels
field-chest = Treasure chest
field-dice = Roll
field-risk = Risk
field-pick = Pick
field-players = Player
field-points = Points
field-left = yours
field-sabres = Sabres
field-skulls = Skulls
field-greens = green skulls
field-spare = Wheels: Y O B R
field-green_wheels = green wheels
field-needed = Sudden death
field-treasures = Treasures
field-missions = Missions
field-island = Island
field-person = Person

## The board as text

board-turn =
    { $turn ->
        [0] setup
       *[other] { $turn }
    } (chapter { $chapter }), { $active } has the dice
board-dice = { NAME("colour", $colour) } { $letter }
board-risk = You fail on { $rolls } of 36 rolls
board-ships =
    { NAME("colour", $colour) } { $letter } ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
board-wheels = { NAME("colour", $colour) }
board-chest = is there
board-pick = { $player }: { COUNT("piece", $pieces) }, { COUNT("cross", $crosses) }
board-spare = { $yellow } { $orange } { $blue } { $red }
board-needed =
    { $pieces ->
        [0] –
       *[other] from { COUNT("piece", $pieces) }
    }
board-island = { $island }
board-person = { NAME("person", $person) }
board-left =
    { $fields ->
        [0] complete
       *[other] { COUNT("field", $fields) } to go
    }
board-treasures = { $treasure } ({ NAME("holder", $player) })
board-missions =
    { NAME("mission", $mission) } ({ $players ->
        [0] still open
        [one] completed once
        [2] completed twice
       *[other] completed { $players } times
    })

## The map as text

map-colour =
    { $colour ->
        [yellow] ye
        [orange] or
        [green] gr
        [blue] bl
        [red] re
       *[black] bk
    }
map-marks = { $crossed } crossed, { $filled } filled in
map-kind =
    { $kind ->
        [start] { $sign } start
        [island] 1–6 island field
        [sea] { $sign } sea
        [skull] { $sign } skull
        [ship] ye/or/gr/bl/re/bk only with a ship of this colour
        [wheel] { $sign } costs a wheel
        [number] (2) costs 2 crosses
       *[treasure] $A treasure A
    }
map-mission = { NAME("mission", $mission) }
map-ability =
    { $person ->
        [sailor] sailor: 1 sabre
        [pirate] pirate: 2 sabres
        [trader] trader: 1 more cross for { NAME("colour", $one, article: "indefinite") } or { NAME("colour", $other) } ship
        [wholesaler] wholesaler: 2 more crosses for { NAME("colour", $one, article: "indefinite") } or { NAME("colour", $other) } ship
        [jester] jester: { $skulls ->
            [0] 1 cross when there is nothing for you to take
           *[other] 2 crosses when there is nothing for you to take, but 1 skull
        }
        [vice-admiral] vice admiral: 1 more cross if 4 or more pieces lie on the board
        [admiral] admiral: 2 more crosses if 4 or more pieces lie on the board
        [senorita] señorita: fill in 1 field on every unfinished island at once
        [passenger] passenger: points only
        [cannoneer] cannoneer: number fields cost 1 cross less
        [captain] captain: circle 1 or 2 wheels of different colours at once
        [diplomat] diplomat: 3 green skulls, which cost no points
       *[clerk] clerk: 1 more cross for each wheel you take
    }

## Scores

result-score = { COUNT("point", $points) }
score-persons = People
score-treasures = Treasures
score-missions = Missions
score-green-wheels = Green wheels
score-skulls = Skulls
score-sudden-death-counts-as-20 = Sudden death counts as 20

## Counted things: $count

point =
    { $count } { $count ->
        [one] point
       *[other] points
    }
piece =
    { $count } { $count ->
        [one] piece
       *[other] pieces
    }
cross =
    { $count } { $count ->
        [one] cross
       *[other] crosses
    }
more_cross =
    { $count } more { $count ->
        [one] cross
       *[other] crosses
    }
field =
    { $count } { $count ->
        [one] field
       *[other] fields
    }
skull =
    { $count } { $count ->
        [one] skull
       *[other] skulls
    }
sabre =
    { $count } { $count ->
        [one] sabre
       *[other] sabres
    }
orange_wheel =
    { $count } { $count ->
        [one] orange wheel
       *[other] orange wheels
    }
treasure =
    { $count } { $count ->
        [one] treasure
       *[other] treasures
    }
circled_wheel =
    { $count } { $count ->
        [one] circled wheel
       *[other] circled wheels
    }
complete_island =
    { $count } { $count ->
        [one] complete island
       *[other] complete islands
    }
struck_skull =
    { $count } { $count ->
        [one] struck-out skull
       *[other] struck-out skulls
    }
other_mission =
    { $count } { $count ->
        [one] other mission
       *[other] other missions
    }

## Names, by kind and key

colour-yellow =
    { $article ->
        [indefinite] a yellow
        [title] Yellow
       *[none] yellow
    }
colour-orange =
    { $article ->
        [indefinite] an orange
        [title] Orange
       *[none] orange
    }
colour-green =
    { $article ->
        [indefinite] a green
        [title] Green
       *[none] green
    }
colour-blue =
    { $article ->
        [indefinite] a blue
        [title] Blue
       *[none] blue
    }
colour-red =
    { $article ->
        [indefinite] a red
        [title] Red
       *[none] red
    }
colour-black =
    { $article ->
        [indefinite] a black
        [title] Black
       *[none] black
    }
ship-yellow = Yellow ship
ship-orange = Orange ship
ship-green = Green ship
ship-blue = Blue ship
ship-red = Red ship
ship-black = Black ship
wheel-yellow = Yellow wheel
wheel-orange = Orange wheel
wheel-green = Green wheel
wheel-blue = Blue wheel
wheel-red = Red wheel
person-sailor = sailor
person-pirate = pirate
person-trader = trader
person-wholesaler = wholesaler
person-jester = jester
person-vice-admiral = vice admiral
person-admiral = admiral
person-senorita = señorita
person-passenger = passenger
person-cannoneer = cannoneer
person-captain = captain
person-diplomat = diplomat
person-clerk = clerk
mission-treasures = “2 treasures”
mission-wheels = “4 wheels”
mission-islands = “5 islands”
mission-skulls = “7 skulls”
mission-sabres = “4 sabres”
mission-missions = “3 missions”
what-sea = sea field
what-yellow = yellow colour field
what-orange = orange colour field
what-green = green colour field
what-blue = blue colour field
what-red = red colour field
what-black = black colour field
what-skull = skull field
what-wheel = wheel field
what-number-2 = number field 2
what-number-3 = number field 3
what-number-4 = number field 4
what-treasure-A = treasure A
what-treasure-B = treasure B
what-treasure-C = treasure C
what-treasure-D = treasure D
what-treasure-E = treasure E
what-mission-treasures = mission { mission-treasures }
what-mission-wheels = mission { mission-wheels }
what-mission-islands = mission { mission-islands }
what-mission-skulls = mission { mission-skulls }
what-mission-sabres = mission { mission-sabres }
what-mission-missions = mission { mission-missions }
what-start = start field
place-first = first
place-second = second
place-third = third
place-fourth = fourth
place-fifth = fifth
place-sixth = sixth
place-seventh = seventh
place-eighth = eighth
place-ninth = ninth
place-tenth = tenth
cause-few-pieces = for too few pieces
cause-failing = for failing
cause-ship = for the ship
cause-skull-field = for the skull field
cause-jester = for the jester
holder-none = still there

## Labels of the drawn board

label-board = The Port Royal board
label-risk = Risk { $percent }%
label-need = sabres needed
label-have = you have
label-sheet = { $name }'s sheet
label-mine = My sheet
label-enlarge = Show { $name }'s sheet
label-left = { $crosses } left
label-draw = Set { COUNT("cross", $crosses) }
label-rub = Rub out
label-closer = Zoom in on the map
label-whole = Whole map
label-finish = Set and finish
label-points = { COUNT("point", $points) }
label-island = Island { $letter }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Welcome to Port Royal! You roll ships onto the board, take them and cross fields on your sheets for them. Complete islands bring people and points. The first player with 20 points wins.
hint-ChooseIsland = This only gives you a head start: the other start islands are open to you later, too. The sign of an island says who is waiting there.
hint-MarkFields = On an island you begin at the dock. Every further field must border a cross.
hint-Rolling = The more pieces there are on the board, the more you may take. But if you roll a ship that is already there, you fail.
tip-Rolling = From 3 pieces on, stopping costs you no skull. With 5 pieces you may take 2, with 6 or more even 3.
hint-Answer = Accept the roll, ward it off with sabres or roll again with a blue wheel. The sabres of your people are never used up.
hint-Taking = A ship brings as many crosses as its column says and opens the colour fields of its colour to you this turn. Wheels help you later.
hint-Crossing = Cross fields next to your crosses. New crosses are drawn in pencil: tap one again to rub it out, then set them with the button.
tip-Crossing = An island opens once a whole sea route to it is crossed. When it is complete, you hire its person.
hint-Skulls = Green skulls never cost points; every second normal one does.
hint-Painting = On every island that is not complete yet you may fill in one field, even where you have never been.
hint-Commission = Yellow doubles the yellow ship, orange counts as 2 sabres, green brings points at once, blue lets you roll again, red brings 3 crosses if there are 4 pieces.
