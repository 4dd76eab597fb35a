"""Die Piraten der Weltmeere (Alexander Newskiy, Oleg Sidorenko), 2 to 4 seats.

Sources: the German rulebook, then published facts, then rulings; every rule in rules.toml names its source. The
split of the cards (components.py) and the throw of the dice (throw.py) are reconstructions.
"""

from typing import Final

from nassau.games.seas.imagine import imagine
from nassau.games.seas.rounds import STEPS, Rounds
from nassau.games.seas.state import Seas
from nassau.games.seas.validate import validate
from nassau.games.seas.view import elements, view
from nassau.kernel import Game, Verb

VERBS: Final = {
    "deal": Verb(1, "W2.4"),
    "start": Verb(1, "W2.7"),
    "choose": Verb(1, "W3.1"),
    "decline": Verb(0, "W4.4"),
    "buy": Verb(1, "W5.3"),
    "privateer": Verb(1, "W6.1"),
    "raid": Verb(1, "W7.1"),
    "send": Verb(1, "W7.2"),
    "land": Verb(4, "W8.1"),
    "fight": Verb(2, "W8.10"),
    "loot": Verb(1, "W9.1"),
    "load": Verb(2, "W9.3"),
    "discard": Verb(1, "W9.4"),
    "moor": Verb(1, "W10.1"),
    "curse": Verb(1, "W11.1"),
    "swallow": Verb(1, "W12.7"),
    "name": Verb(1, "W12.8"),
    "serve": Verb(2, "W12.11"),
    "offer": Verb(2, "W13.1"),
    "sell": Verb(0, "W13.1"),
    "explore": Verb(0, "W15.1"),
    "draw": Verb(1, "W15.1"),
    "bargain": Verb(2, "W16.1"),
    "chamber": Verb(0, "W16.1"),
    "unsinkable": Verb(0, "W16.1"),
    "done": Verb(0, "W16.3"),
}

GAME: Final = Game(
    id="seas",
    package=__name__,
    version=1,
    minutes=45,
    state=Seas,
    opening=Rounds,
    steps=STEPS,
    verbs=VERBS,
    view=view,
    imagine=imagine,
    elements=elements,
    validate=validate,
)
