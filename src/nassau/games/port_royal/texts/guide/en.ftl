### The rules of Port Royal – The Dice Game for families; ../../guide.toml has the pictures

lead = Roll on or stop in time? Take ships, cross off fields on your chart and hire the people of the islands. For 2 to 5 players.

goal =
    You explore a sea chart of your own. Ships give you crosses, and with them you make your way from island to island. Complete an island and its person joins you, with points and an ability.
    As soon as someone has 20 points, the game is over and that player has won.

turn =
    A turn has two phases: first the active player rolls, then all of you take something.
    # Phase 1: roll
    You roll both dice. The colour gives the row, the letter the column: the ship of this colour goes there. In columns D and E it is a wheel instead; only black has ships there too.
    Then you roll again, or you stop once a piece lies on the board. If you roll a ship that is already there, you have failed. A wheel that you roll again only goes off the board.
    Sabres protect you: if you have at least as many as both dice show, you may ward off a roll.
    # Phase 2: take
    The more pieces on the board, the more the active player may take:
    - 1 or 2 pieces: take one, but strike out 2 skulls (with 1 piece) or 1 skull (with 2).
    - 3 or 4 pieces: take one.
    - 5 pieces: take two.
    - 6 or more: take three.
    - Failed: take nothing and strike out 1 skull, but cross off 2 fields.
    Then all the others take one piece each, clockwise.
    # Crossing off fields
    A ship in column A brings 1 cross, in B 2, in C 3, in D 3 and in E 4. Some cells also cost skulls. Each new cross must border an old one. You enter an island by a sea route that you have crossed completely.
    - Colour field: open only if you took the ship of this colour in this turn.
    - Skull field: costs a skull as well.
    - Treasure: points for the first one there.
    # Wheels
    You circle a wheel when you take it and use it later, once:
    - Yellow: doubles the crosses of the yellow ship.
    - Orange: 2 sabres for one roll.
    - Green: points at once.
    - Blue: repeat a roll.
    - Red: 3 more crosses, if at least 4 pieces lie on the board before you take.
    # People
    - Sailor, pirate: 1 or 2 sabres for good.
    - Trader, wholesaler: 1 or 2 more crosses for each ship in their two colours.
    - Vice admiral, admiral: 1 or 2 more crosses if at least 4 pieces lie on the board.
    - Jester: 1 cross if there is nothing for you to take.
    - Señorita: fill in one field on every unfinished island at once.
    - Passenger: points only.

end =
    With 20 points you win at once, even in the middle of a turn. And there is a shortcut in your own phase 1, the sudden death: with 11 or 12 points you win as soon as 7 pieces lie on the board, with 13 or 14 points with 6, from 15 points with 5.

scoring =
    There is nothing to count at the end: all points are written down at once.
    - People: the number beside the island, when it is complete.
    - Treasures: A 3, B 2, C 3, D 2, E 2 points.
    - Green wheels: 1, 1, 2, 1, 1 and 2 points in turn.
    - Skulls: every other one costs points: first 1, the last three 2 each.
    From chapter 3 on there are missions too: 2 points for the first player, 1 for everyone after.

picture-sheet = Example: Anne has crossed off all fields of the marked island, where she began. The sailor joins her: 1 point and 1 sabre. With her last cross she may set off on a sea route.
picture-roll = Example: four ships and the orange wheel make five pieces. Anne may take two of them. If she rolls green, blue, red or black again and hits a ship cell, she fails.
picture-cross = Example: Anne took the black ship in column D with 3 crosses and the green one in column B with 2. With four of the five she completes the island.
picture-end = Example: Anne has 16 points, so 5 pieces are enough. The green ship is the fifth: sudden death, Anne wins at once.
picture-scoring = Example: Anne has 17 points from people and 3 from treasure A. Her skulls have cost her 3. That makes 17 points.

aid =
    # Goal
    20 points.
    # Phase 1: the active player rolls
    - Colour = row, letter = column
    - Ship already there: failed
    - Wheel already there: it goes off the board
    - Ward off: as many sabres as both dice show
    - Stop: once a piece lies on the board
    # Phase 2: all of you take
    - 1 piece: take 1, 2 skulls
    - 2 pieces: take 1, 1 skull
    - 3 or 4 pieces: take 1
    - 5 pieces: take 2
    - 6 or more pieces: take 3
    - Failed: no piece, 1 skull, 2 crosses
    - The others: 1 piece each
    # Crosses of a ship
    - A: 1
    - B: 2
    - C: 3 (blue, red, black: 1 skull)
    - D: 3 (black)
    - E: 4 (black, 2 skulls)
    # Fields
    - Colour field: only with the ship of this colour
    - Skull field: 1 skull
    - Treasure: A 3, B 2, C 3, D 2, E 2 for the first
    # Sabres on the dice
    - Colours: yellow 0, orange and green 1, blue and red 2, black 3
    - Letters: A 1, B 2, C 3, D 4, E 5
    # Wheels
    - Yellow: yellow ship counts double
    - Orange: 2 sabres for one roll
    - Green: points 1, 1, 2, 1, 1, 2
    - Blue: repeat a roll
    - Red: 3 crosses with 4 or more pieces
    # People
    - Sailor, pirate: 1, 2 sabres
    - Trader, wholesaler: +1, +2 for ships of two colours
    - Vice admiral, admiral: +1, +2 with 4 or more pieces
    - Jester: 1 cross if you go empty-handed
    - Señorita: one field on every unfinished island
    # Sudden death, in your own phase 1
    - 11 or 12 points: 7 pieces
    - 13 or 14 points: 6 pieces
    - From 15 points: 5 pieces
    # Two or five players
    - 2: the active player takes 1 more piece after the other.
    - 5: instead of a piece you may take the treasure chest: 2 crosses, once per turn.
