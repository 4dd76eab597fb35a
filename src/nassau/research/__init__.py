"""For researchers: environments, observation vectors, many games at once, datasets.

| module | gives | needs |
|---|---|---|
| `nassau.research.encoding.codec` | numbers for actions, observation vectors, features | nassau[research] |
| `nassau.research.envs.pettingzoo` | a PettingZoo AEC environment of every game | nassau[research] |
| `nassau.research.envs.gymnasium` | a Gymnasium environment: one learner, bots in the other seats | nassau[research] |
| `nassau.research.vector.vector_env` | many games stepped in one call | nassau[research] |
| `nassau.research.envs.openspiel_state` | an OpenSpiel-style state, and games for OpenSpiel | nassau[spiel] |
| `nassau.research.dataset` | games of bots as Parquet files | nassau[research] |
"""
