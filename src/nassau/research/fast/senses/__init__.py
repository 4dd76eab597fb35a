"""What a seat sees of each game, and how its actions are numbered: one module for each game.

A module has
- `MOVES`: for every verb of players a list with the values of each of its numbers, or a tuple of all that can be
  said with it, or a count: then an action's number is its place among those that are allowed;
- `STEPS`: the steps whose local numbers everybody may know, with names for them: `name` is a number, `name@` a seat,
  `name&` a bit for each seat, `name*5` five numbers;
- `PRIVATE`: the steps among them that only their own seat (their first number) may know;
- `sense`: lays everything else on a tray. It may use what `view` shows to the seat and nothing else; the tests
  compare worlds that the seat cannot tell apart.
"""
