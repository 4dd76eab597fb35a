"""For researchers: environments, observation vectors, many games at once, datasets.

| module | gives | needs |
|---|---|---|
| `nassau.research.coding` | numbers for actions, observation vectors, features | nassau[research] |
| `nassau.research.pettingzoo` | a PettingZoo AEC environment of every game | nassau[research] |
| `nassau.research.gym` | a Gymnasium environment: one learner, bots in the other seats | nassau[research] |
| `nassau.research.fleet` | many games stepped in one call | nassau[research] |
| `nassau.research.spiel` | an OpenSpiel-style state, and games for OpenSpiel's own algorithms | nassau[spiel] |
| `nassau.research.dataset` | games of bots as Parquet files | nassau[research] |
"""
