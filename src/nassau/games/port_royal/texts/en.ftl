### Texts of Port Royal

## Prompts

prompt-ChooseIsland = Choose your start island. You may cross { COUNT("field_name", $marks) } there at once.
prompt-MarkFields = Cross { COUNT("field_name", $marks) } on your start island, from its dock on.
prompt-Rolling =
    { $rolling ->
        [1] Roll both dice.
       *[other] On the board: { COUNT("piece", $pieces) }. Roll on or stop?
    }
prompt-Answer = Rolled: { NAME("colour", $colour) } { NAME("letter", $letter) }, { NAME("outcome", $outcome) }. Warding it off takes { COUNT("sabre", $sabres) }, you have { $sabres2 }. What do you do?
prompt-Taking = What do you take from the board? { COUNT("piece", $items) } to go.
prompt-EmptyHanded = You go empty-handed. Do you use the jester who gives 2 crosses and costs 1 skull?
prompt-Crossing = Cross fields on your sheet: { COUNT("cross", $crosses) } left.
prompt-Skulls = You must strike a skull. Which one?
prompt-Painting = The señorita helps: fill in a field on island { NAME("island", $painting) }.
prompt-Commission = The captain helps: which wheel do you circle?

## Options

action-start = { $player } begins
action-dice = Roll { NAME("colour", $colour) } { NAME("letter", $letter) }
action-island = Island { NAME("island", $island) } ({ NAME("person", $person) })
action-mark = Cross { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }
action-roll = Roll
action-stop = Stop
action-resolve = Resolve it: { NAME("outcome", $outcome) }
action-ward =
    { $ward ->
        [0] Ward it off
       *[other] Ward it off with { COUNT("orange_wheel", $ward) }
    }
action-repeat = Blue wheel: roll again
action-ship =
    Take { NAME("take_ship", $colour) } ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
action-wheel = Take { NAME("take_wheel", $colour) }
action-chest = Take the chest (2 crosses)
action-leave = Take nothing more
action-jester = Use the jester (+2 crosses, 1 skull)
action-decline = Do without this jester
action-cross = Cross { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) }
action-pay = Cross { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) } – for { NAME("a_wheel", $colour) }
action-double = Yellow wheel: double the yellow ship's crosses
action-reinforce = Red wheel: 3 more crosses
action-rest =
    Done{ $crosses ->
        [0] { "" }
       *[other] { " " }(give up { COUNT("cross", $crosses) })
    }
action-strike =
    { $strike ->
        [normal] A normal skull: { NAME("loss", $skulls) }
       *[green] A green skull: never costs anything
    }
action-fill = Fill in { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }
action-circle = Circle { NAME("a_wheel", $colour) }
action-enough = No second wheel

## Log

fact-start_drawn = { $player } begins.
fact-jesters_prepared = On every jester start island { COUNT("field_name", $field) } are crossed already.
fact-island_chosen = { $player } chooses start island { NAME("island", $island) } ({ NAME("person", $person) }) and crosses { COUNT("field_name", $field) } there.
fact-marked = { $player } crosses { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }.
fact-turn_began = Turn { $number }: { $player } is active.
fact-rolled = { $player } rolls { NAME("colour", $colour) } { NAME("letter", $letter) }.
fact-stopped =
    { $player } stops at { COUNT("piece", $with_pieces) }{ $may_take ->
        [0] { "" }
       *[other] { " " }and may take { $may_take }
    }.
fact-warded = { $player } wards off the roll: { COUNT("sabre", $sabre) } needed, { $number } from the crew{ NAME("warding_wheels", $warding_wheels) }.
fact-repeated = { $player } uses a blue wheel and rolls again.
fact-ship_laid = On the board: { NAME("ship", $colour) } in column { NAME("letter", $letter) }.
fact-wheel_laid = On the board: { NAME("wheel", $colour) }.
fact-wheel_returned = { NAME("returned_wheel", $returned_wheel) } goes back beside the board.
fact-failed = Failed! { $player } meets { NAME("ship", $colour) }, which is already in column { NAME("letter", $letter) }.
fact-sudden_death = Sudden death! With { COUNT("point", $point) } { $player } needs { COUNT("piece", $piece) }, and there are { $number }.
fact-ship_taken =
    { $player } takes { NAME("ship", $colour) }: { COUNT("cross", $cross) }{ $by_trader ->
        [0] { "" }
       *[other] , +{ $by_trader } (trader)
    }{ $by_wholesaler ->
        [0] { "" }
       *[other] , +{ $by_wholesaler } (wholesaler)
    }{ $and_skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $and_skulls) }
    }{ $in_all ->
        [0] { "" }
       *[other] ; { $in_all } crosses in all
    }.
fact-wheel_taken =
    { $player } takes { NAME("wheel", $colour) }{ $by_clerk ->
        [0] { "" }
       *[other] : { COUNT("cross", $by_clerk) } (clerk)
    }{ $in_all ->
        [0] { "" }
       *[other] ; { $in_all } crosses in all
    }.
fact-row_full = { $player } has { NAME("no_wheel", $no_wheel) } left and circles nothing.
fact-green_wheel = Green wheel number { $number } brings { $player } { COUNT("point", $point) }.
fact-chest_taken =
    { $player } takes the chest: 2 crosses{ $in_all ->
        [0] { "" }
       *[other] ; { $in_all } crosses in all
    }.
fact-left =
    { $player } { $took ->
        [0] takes nothing
       *[other] takes nothing more
    }.
fact-jested =
    { $player } goes empty-handed but gets { COUNT("cross", $cross) } { $jesters ->
        [1] thanks to the jester
       *[other] thanks to { $jesters } jesters
    }{ $but_skulls ->
        [0] { "" }
       *[other] { " " }for { COUNT("skull", $but_skulls) }
    }{ $in_all ->
        [0] { "" }
       *[other] ; { $in_all } crosses in all
    }.
fact-declined = { $player } does without the jester with the skull.
fact-doubled = { $player } doubles the crosses of the yellow ship with a yellow wheel: { COUNT("cross", $cross) } more, now { $number }.
fact-reinforced = { $player } uses a red wheel: { COUNT("cross", $cross) } more, now { $number }.
fact-toll_paid = { $player } hands over { NAME("a_wheel", $colour) } for a wheel field.
fact-crossed =
    { $player } crosses { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) }{ $for_crosses ->
        [1] { "" }
       *[other] { " " }for { COUNT("cross", $for_crosses) }
    }.
fact-filled = { $player } fills in { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }.
fact-crosses_lapsed = { $player } { NAME("lapse", $lapse) } { COUNT("cross", $cross) }.
fact-hired = { $player } hires { NAME("hire", $person) } of island { NAME("island", $island) }: { COUNT("point", $point) }.
fact-treasure_found = { $player } finds treasure { NAME("treasure", $treasure) }: { COUNT("point", $point) }.
fact-mission_fulfilled = { $player } fulfils the mission { NAME("mission", $mission) }: { COUNT("point", $point) }.
fact-wheel_granted = { $player } circles { NAME("a_wheel", $colour) }.
fact-skull_struck =
    { $player } strikes skull number { $number } { NAME("skull_cause", $skull_cause) }{ $for_points ->
        [0] { "" }
       *[other] { " " }and loses { COUNT("point", $for_points) }
    }.
fact-green_skull_struck = { $player } strikes a green skull { NAME("skull_cause", $skull_cause) } and has { $number } left.
fact-skull_ignored = { $player } would strike a skull { NAME("skull_cause", $skull_cause) } but has none left.
fact-won = { $player } reaches { COUNT("point", $point) } and wins!
fact-vice_admirals_helped =
    { $vice_admirals ->
        [1] The vice admiral brings
       *[other] The vice admirals bring
    } { $player } { COUNT("cross", $vice_admirals) }, because { COUNT("piece", $piece) } are on the board.
fact-admirals_helped =
    { $admirals ->
        [2] The admiral brings
       *[other] The admirals bring
    } { $player } { COUNT("cross", $admirals) }, because { COUNT("piece", $piece) } are on the board.
fact-consoled = After failing, { $player } may still cross { COUNT("field_name", $field) }.
fact-went_empty = { $player } goes empty-handed.
fact-jesters_spent = { $player } goes empty-handed and has used all jesters in this turn already.
fact-captain_idle = The captain finds no free wheel for { $player }.
fact-clerk_helped = The clerk brings { $player } { COUNT("cross", $cross) } for the wheels of the captain.

## Refusals

refusal-mark-at-least = Still to cross: { COUNT("field_name", $need) }.
refusal-empty_field-missing = This field is already crossed or filled in.
refusal-roll-missing = You have not rolled yet.
refusal-stop-not-now = After the blue wheel you must roll first.
refusal-piece-missing = There is no piece on the board yet.
refusal-sabre-at-least = It takes { COUNT("sabre", $need) }, you have { $have }.
refusal-sabre_with_wheels-at-least = It takes { COUNT("sabre", $need) }, with this you would have { $have }.
refusal-orange_wheel-at-most = You have only { COUNT("unused_orange", $need) }.
refusal-orange_wheel-missing = You have no unused orange wheel.
refusal-useful_wheel-at-most =
    { $need ->
        [0] Your sabres are enough without a wheel.
        [1] 1 orange wheel is enough.
       *[other] { $need } orange wheels are enough.
    }
refusal-blue_wheel-missing = You have no unused blue wheel.
refusal-yellow_wheel-missing = You have no unused yellow wheel.
refusal-red_wheel-missing = You have no unused red wheel.
refusal-yellow_wheel-at-most = You have used a yellow wheel for this ship already.
refusal-red_wheel-at-most = You have used a red wheel in this pick already.
refusal-red_wheel-not-now = You have only just taken your red wheel.
refusal-yellow_ship-missing = You have not taken the yellow ship.
refusal-wheel-not-now = You have already begun to cross fields.
refusal-piece_before-at-least = It takes { COUNT("piece", $need) }, before your pick there were { $have }.
refusal-ship-missing = This ship is not on the board.
refusal-wheel-missing = This wheel is not on the board.
refusal-chest-missing = The chest is already gone this turn.
refusal-skull-not-now = You must strike a skull first.
refusal-captain_wheel-at-least = You must circle one.
refusal-free_wheel-missing = This colour has no wheel left to circle.
refusal-cross-missing = You have no cross left.
refusal-cross-at-least = The field costs { COUNT("cross", $need) }, you have { $have }.
refusal-ship_colour-missing = You have not taken a ship of this colour this turn.
refusal-mission_treasure-at-least = It takes { COUNT("treasure_count", $need) }, you have { $have }.
refusal-mission_wheel-at-least = It takes { COUNT("wheel_count", $need) }, you have { $have }.
refusal-mission_island-at-least = It takes { COUNT("island_count", $need) }, you have { $have }.
refusal-mission_skull-at-least = It takes { COUNT("struck_skull", $need) }, you have { $have }.
refusal-mission_sabre-at-least = It takes { COUNT("sabre", $need) } from sailors and pirates, you have { $have }.
refusal-mission-at-least = It takes { COUNT("mission_count", $need) }, you have { $have }.

## Fields of the board

field-chapter = Chapter
field-turn = Turn
field-active = Active
field-ships = Ships
field-wheels = Wheels
field-cargo = Cargo
field-pieces = Pieces
field-chest = Chest
field-dice = Roll
field-failed = Failed
field-rolling = Rolling
field-risk = Risk
field-pick = Pick
field-crosses = Crosses
field-players = Player
field-points = Points
field-left = yours
field-sabres = Sabres
field-skulls = Skulls
field-greens = green skulls
field-spare = Wheels: Y O B R
field-green_wheels = green
field-needed = Sudden death
field-treasures = Treasures
field-missions = Missions
field-island = Island
field-person = Person
field-marks = Setup marks
field-painting = Fill in
field-winner = Won
field-sudden = Sudden death
field-chart = Map
field-track = Victory track
field-sheet = Sheet

## The board as text

board-turn = { $turn } (chapter { $chapter }), active: { $active }
board-dice = { NAME("colour", $colour) } { NAME("letter", $letter) }
board-risk = { $rolls } of 36 rolls fail
board-ships =
    { NAME("colour", $colour) } { NAME("letter", $ships) } ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
board-wheels = { NAME("colour", $colour) }
board-chest = is there
board-pick = { $seat }: { COUNT("piece", $items) }, { COUNT("cross", $crosses) }
board-spare = { $spare } { $spare2 } { $spare3 } { $spare4 }
board-needed =
    { $needed ->
        [0] –
       *[other] from { COUNT("piece", $needed) }
    }
board-island = { NAME("island", $island) }
board-person = { NAME("person", $person) }
board-left =
    { $left ->
        [0] complete
       *[other] { $left } to go
    }
board-treasures = { NAME("treasure", $treasure) } { NAME("holder", $treasures) }
board-missions = { NAME("mission", $mission) } ({ COUNT("player", $count) })

## Scores

result-score = { COUNT("point", $points) }
score-persons = Persons
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
with_pieces =
    { $count } { $count ->
        [one] piece
       *[other] pieces
    }
cross =
    { $count } { $count ->
        [one] cross
       *[other] crosses
    }
field_name =
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
unused_orange =
    { $count } { $count ->
        [one] unused orange wheel
       *[other] unused orange wheels
    }
treasure_count =
    { $count } { $count ->
        [one] treasure
       *[other] treasures
    }
wheel_count =
    { $count } { $count ->
        [one] circled wheel
       *[other] circled wheels
    }
island_count =
    { $count } { $count ->
        [one] complete island
       *[other] complete islands
    }
struck_skull =
    { $count } { $count ->
        [one] struck skull
       *[other] struck skulls
    }
mission_count =
    { $count } { $count ->
        [one] other mission
       *[other] other missions
    }
player =
    { $count } { $count ->
        [one] player
       *[other] players
    }

## Names, by kind and key

colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-blue = blue
colour-red = red
colour-black = black
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
ship-yellow = the yellow ship
ship-orange = the orange ship
ship-green = the green ship
ship-blue = the blue ship
ship-red = the red ship
ship-black = the black ship
wheel-yellow = the yellow wheel
wheel-orange = the orange wheel
wheel-green = the green wheel
wheel-blue = the blue wheel
wheel-red = the red wheel
a_wheel-yellow = a yellow wheel
a_wheel-orange = an orange wheel
a_wheel-green = a green wheel
a_wheel-blue = a blue wheel
a_wheel-red = a red wheel
take_ship-yellow = the yellow ship
take_ship-orange = the orange ship
take_ship-green = the green ship
take_ship-blue = the blue ship
take_ship-red = the red ship
take_ship-black = the black ship
take_wheel-yellow = the yellow wheel
take_wheel-orange = the orange wheel
take_wheel-green = the green wheel
take_wheel-blue = the blue wheel
take_wheel-red = the red wheel
island-a = A
island-b = B
island-c = C
island-d = D
island-e = E
island-f = F
island-g = G
island-h = H
island-i = I
island-j = J
island-k = K
island-l = L
island-m = M
island-n13 = N
island-o = O
island-p = P
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
hire-sailor = the sailor
hire-pirate = the pirate
hire-trader = the trader
hire-wholesaler = the wholesaler
hire-jester = the jester
hire-vice-admiral = the vice admiral
hire-admiral = the admiral
hire-senorita = the señorita
hire-passenger = the passenger
hire-cannoneer = the cannoneer
hire-captain = the captain
hire-diplomat = the diplomat
hire-clerk = the clerk
treasure-a = A
treasure-b = B
treasure-c = C
treasure-d = D
treasure-e = E
mission-treasures = “2 treasures”
mission-wheels = “4 wheels”
mission-islands = “5 islands”
mission-skulls = “7 skulls”
mission-sabres = “4 sabres”
mission-missions = “3 missions”
what-island-a = island A
what-island-b = island B
what-island-c = island C
what-island-d = island D
what-island-e = island E
what-island-f = island F
what-island-g = island G
what-island-h = island H
what-island-i = island I
what-island-j = island J
what-island-k = island K
what-island-l = island L
what-island-m = island M
what-island-n = island N
what-island-o = island O
what-island-p = island P
what-sea-field = sea field
what-yellow-ship-field = yellow ship field
what-orange-ship-field = orange ship field
what-green-ship-field = green ship field
what-blue-ship-field = blue ship field
what-red-ship-field = red ship field
what-black-ship-field = black ship field
what-skull-field = skull field
what-wheel-field = wheel field
what-number-field-2 = number field 2
what-number-field-3 = number field 3
what-number-field-4 = number field 4
what-treasure-a-3 = treasure A (3)
what-treasure-b-2 = treasure B (2)
what-treasure-c-3 = treasure C (3)
what-treasure-d-2 = treasure D (2)
what-treasure-e-2 = treasure E (2)
what-mission-2-treasures = mission “2 treasures”
what-mission-4-wheels = mission “4 wheels”
what-mission-5-islands = mission “5 islands”
what-mission-7-skulls = mission “7 skulls”
what-mission-4-sabres = mission “4 sabres”
what-mission-3-missions = mission “3 missions”
what-start-field = start field
place-n0 = { "" }
place-n1st = , 1st
place-n2nd = , 2nd
place-n3rd = , 3rd
place-n4th = , 4th
place-n5th = , 5th
place-n6th = , 6th
place-n7 = { "" }
place-n8 = { "" }
place-n9 = { "" }
place-n10 = { "" }
place-field-1 = , field 1
place-field-2 = , field 2
place-field-3 = , field 3
place-field-4 = , field 4
place-field-5 = , field 5
place-field-6 = , field 6
origin-a = { " " }from A
origin-b = { " " }from B
origin-c = { " " }from C
origin-d = { " " }from D
origin-e = { " " }from E
origin-f = { " " }from F
origin-g = { " " }from G
origin-h = { " " }from H
origin-i = { " " }from I
origin-j = { " " }from J
origin-k = { " " }from K
origin-l = { " " }from L
origin-m = { " " }from M
origin-n13 = { " " }from N
origin-o = { " " }from O
origin-p = { " " }from P
origin-n16 = { "" }
origin-n17 = { "" }
origin-n18 = { "" }
origin-n19 = { "" }
origin-n20 = { "" }
origin-n21 = { "" }
origin-n22 = { "" }
origin-n23 = { "" }
origin-n24 = { "" }
origin-n25 = { "" }
origin-n26 = { "" }
origin-n27 = { "" }
origin-sailor = { " " }(sailor)
origin-pirate = { " " }(pirate)
origin-trader = { " " }(trader)
origin-wholesaler = { " " }(wholesaler)
origin-jester = { " " }(jester)
origin-vice-admiral = { " " }(vice admiral)
origin-admiral = { " " }(admiral)
origin-senorita = { " " }(señorita)
origin-passenger = { " " }(passenger)
origin-cannoneer = { " " }(cannoneer)
origin-captain = { " " }(captain)
origin-diplomat = { " " }(diplomat)
origin-clerk = { " " }(clerk)
goal-a = { " " }to A
goal-b = { " " }to B
goal-c = { " " }to C
goal-d = { " " }to D
goal-e = { " " }to E
goal-f = { " " }to F
goal-g = { " " }to G
goal-h = { " " }to H
goal-i = { " " }to I
goal-j = { " " }to J
goal-k = { " " }to K
goal-l = { " " }to L
goal-m = { " " }to M
goal-n13 = { " " }to N
goal-o = { " " }to O
goal-p = { " " }to P
goal-n16 = { "" }
goal-treasure-a = { " " }to treasure A
goal-treasure-b = { " " }to treasure B
goal-treasure-c = { " " }to treasure C
goal-treasure-d = { " " }to treasure D
goal-treasure-e = { " " }to treasure E
goal-mission-2-treasures = { " " }to the mission “2 treasures”
goal-mission-4-wheels = { " " }to the mission “4 wheels”
goal-mission-5-islands = { " " }to the mission “5 islands”
goal-mission-7-skulls = { " " }to the mission “7 skulls”
goal-mission-4-sabres = { " " }to the mission “4 sabres”
goal-mission-3-missions = { " " }to the mission “3 missions”
loss-n0 = costs nothing
loss-n1 = costs 1 point
loss-n2 = costs nothing
loss-n3 = costs 1 point
loss-n4 = costs nothing
loss-n5 = costs 1 point
loss-n6 = costs nothing
loss-n7 = costs 1 point
loss-n8 = costs nothing
loss-n9 = costs 2 points
loss-n10 = costs nothing
loss-n11 = costs 2 points
loss-n12 = costs nothing
loss-n13 = costs 2 points
loss-has-no-effect = has no effect
outcome-ship = the ship goes on the board
outcome-wheel = the wheel goes on the board
outcome-wheel-back = the wheel goes back
outcome-fail = you fail
warding_wheels-n0 = { "" }
warding_wheels-n2-from-1-orange-wheel = , 2 from 1 orange wheel
warding_wheels-n4-from-2-orange-wheels = , 4 from 2 orange wheels
warding_wheels-n6-from-3-orange-wheels = , 6 from 3 orange wheels
warding_wheels-n8-from-4-orange-wheels = , 8 from 4 orange wheels
returned_wheel-yellow-wheel = The yellow wheel
returned_wheel-orange-wheel = The orange wheel
returned_wheel-green-wheel = The green wheel
returned_wheel-blue-wheel = The blue wheel
returned_wheel-red-wheel = The red wheel
no_wheel-no-yellow-wheel = no yellow wheel
no_wheel-no-orange-wheel = no orange wheel
no_wheel-no-green-wheel = no green wheel
no_wheel-no-blue-wheel = no blue wheel
no_wheel-no-red-wheel = no red wheel
lapse-gives-up = gives up
lapse-finds-no-field-for = finds no field for
skull_cause-for-too-few-pieces = for too few pieces
skull_cause-for-failing = for failing
skull_cause-for-the-ship = for the ship
skull_cause-for-the-skull-field = for the skull field
skull_cause-for-the-jester = for the jester
holder-none = still there
