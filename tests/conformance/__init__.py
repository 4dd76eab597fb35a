"""Runs `nassau.testing` for all our games, seat counts and options.

A game adds three files in tests/games/<id>/:

- laws.py: `laws(state)` asserts what every position conserves; `REVEALS` names the facts that show hidden information;
- worlds.py, if the game has hidden information: `small()` gives positions with few possible worlds,
  `worlds(state, seat)` their weights;
- golden.json, written by `python -m tests.conformance.golden <id>`: the fingerprints of seeded games.
"""
