### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Your first voyage of discovery

beat-welcome = Welcome to Port Royal! You cross off fields on your sheet, complete islands and hire people until someone has 20 points.
beat-island = First you choose where your journey begins. Take island C: a sailor is waiting there.
wrong-island = You can visit that one later. Take island C for now.
beat-dock = You always enter an island at its dock. Cross off your first field there!
beat-dice = Anne starts on island D. You have the dice: roll!
beat-first-ship = A green ship in column B, worth 2 crosses. The more there is on the board, the better the choice – roll again!
wrong-first-ship = Don't stop yet! Roll again.
beat-press-on = Black brings 3 crosses! If you roll a colour whose ship is already there, you fail – be brave and roll anyway.
wrong-press-on = Be brave, one more. Roll!
beat-wheel = An orange wheel instead of a ship: wheels help you later. With five pieces you may even take two, so go on!
wrong-wheel = Let's go on until there are five. Roll!
beat-fourth-piece = Red: four pieces! One last time, then we stop.
wrong-fourth-piece = Just once more, then you may take two.
beat-stop = Blue, well done: five pieces! Stop now, or you risk it all.
wrong-stop = Don't get carried away! Stop now.
beat-black-ship = You may take two pieces. Take the black ship with 3 crosses …
wrong-black-ship = The black one brings most: 3 crosses.
beat-green-ship = … and the green one with 2 crosses.
wrong-green-ship = Take the green ship as well.
beat-crosses = Five crosses, and each new one must border an old one! Cross off the four open fields of island C to complete it.
wrong-crosses = Stay on island C until it is full. Tap a wrong cross again to rub it out.
beat-sailor = The island is complete: the sailor joins you and brings you a point! From now on his sabres protect you when you roll.
beat-sea-route = You have one cross left. Sea routes lead on from the island: set off wherever you like!
wrong-sea-route = Take one of the three sea routes that lead away from island C.
beat-others = Now Anne may help herself from the board: she takes the red ship and crosses off two fields. Next round, she has the dice.
beat-end = Roll, stop in time, take ships, complete islands: that's the whole game. And you have your first island already!
