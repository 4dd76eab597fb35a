"""What every game must pass, written once: all games, all seat counts, all options.

A game brings three things of its own in tests/games/<id>/:

- laws.py: `laws(state)` asserts what is conserved at every position; `REVEALS` names the facts that lay secrets open;
- worlds.py, if anything is secret: `small()` gives positions with few possible worlds, `worlds(state, seat)` counts
  them;
- golden.json, written by `python -m tests.conformance.golden <id>`: how seeded games went when it was written.
"""
