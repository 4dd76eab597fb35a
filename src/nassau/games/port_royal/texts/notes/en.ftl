### Notes on board elements; ../layout.toml has their arguments

note-dice = The dice: the colour gives the row of the board, the letter the column. The sabres on both say what it takes to ward off the roll.
note-cell = { $outcome ->
    [ship] The roll puts a ship here.
    [wheel] The roll puts a wheel here.
    [wheel-back] The roll takes the wheel of this colour off the board again.
    [fail] The ship of this colour is already on the board: if you resolve this roll, you fail.
   *[other] Here the roll takes effect.
}
note-rest = Finish your pick. Crosses that you have not used are lost.
note-chest = The treasure chest: take it instead of a piece and get 2 crosses. Once per turn, with five players.
note-skulls = The skulls. You strike them out from the left; every other one costs points. { $loss ->
    [nothing] The next one costs nothing.
    [point] The next one costs 1 point.
    [two-points] The next one costs 2 points.
   *[other] { "" }
}
note-greens = Green skulls of the diplomat: strike them out instead of normal ones. They never cost points.
note-ship = The { NAME("colour", $colour) } ship{ $crosses ->
    [0] .
    [one] . It brings 1 cross.
   *[other] . It brings { $crosses } crosses.
} { $skulls ->
    [0] { "" }
    [one] It costs 1 skull.
   *[other] It costs { $skulls } skulls.
} Taking it opens the fields of its colour for this turn.
note-wheel = { $colour ->
    [yellow] A yellow wheel doubles the crosses of the yellow ship, once.
    [orange] An orange wheel counts as 2 sabres for one roll.
    [green] A green wheel brings points at once: 1, 1, 2, 1, 1, 2.
    [blue] A blue wheel repeats a roll, once.
   *[red] A red wheel brings 3 crosses, if at least 4 pieces lie on the board before you take.
}
note-row = { $colour ->
    [yellow] Your yellow wheels: each doubles the yellow ship once.
    [orange] Your orange wheels: each counts as 2 sabres for one roll.
    [green] Your green wheels: points 1, 1, 2, 1, 1, 2.
    [blue] Your blue wheels: each repeats one roll.
   *[red] Your red wheels: each brings 3 crosses once, if at least 4 pieces lie on the board before you take.
} { $spare ->
    [none] { "" }
   *[other] Not used yet: { $spare }.
}
note-field = { $sort ->
    [island] A field of an island. When all of them are done, its person joins you: the { NAME("person", $person) }.
    [sea] A field of a sea route. An island opens when a whole route to it is crossed.
    [colour] A { NAME("colour", $what) } field: you may cross it only if you took the { NAME("colour", $what) } ship in this turn.
    [skull] A skull field: it costs a cross and a skull.
    [wheel] A wheel field: it costs a cross and an unused yellow, orange or blue wheel.
    [number] A number field: it costs as many crosses as it shows, at once.
    [treasure] A treasure: points for the first player to cross it.
    [mission] A mission: once its condition is met, it brings 2 points to the first player and 1 to everyone after.
   *[start] The start field. All your crosses must be connected to it.
}
note-island = Start island { $island } with the { NAME("person", $person) }: { $points ->
    [one] 1 point
   *[other] { $points } points
} when it is complete.
