### Rules of pig; ../../rules.toml has their sources and checks

title = Pig

option-goal = How many points end the game? 30 for a short game, 50 (default), or 100 for a long one.

section-H1 = Setup
rule-H1-1 = You draw a secret stash of 1 to 6 points. Only you may look at it.

section-H2 = Your turn
rule-H2-1 = Roll the die as often as you like. Everything you roll goes into the pot.
rule-H2-2 = If you roll a 1, your turn is over and you lose the pot.
rule-H2-3 = After at least one roll you may hold: you keep the pot, and your turn is over.
rule-H2-4 = Then it is the turn of the player to your left.

section-H3 = End of the game
rule-H3-1 = The game ends as soon as somebody holds and has reached the goal.
rule-H3-2 = Everybody adds their secret stash. The most points win.
