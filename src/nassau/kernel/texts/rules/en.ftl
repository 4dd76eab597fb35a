### Rules of all games; ../../rules.toml has their sources and checks

title = At the table

## K1

section-K1 = Order at the table
rule-K1-1 = It is not your turn to decide.
rule-K1-2 = There is no such move in this game.
rule-K1-3 = The game is over.
rule-K1-4 = That is not a possible outcome here.
