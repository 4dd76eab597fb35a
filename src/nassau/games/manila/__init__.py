"""Manila (Franz-Benno Delonge), 3 to 5 seats.

Sources: the German rules summary, then published facts, then rulings; each rule in rules.toml names its source. Where
sources differ, an option offers both, and its default follows the summary.
"""

from typing import Final

from nassau.games.manila.imagine import imagine
from nassau.games.manila.rounds import STEPS, Voyages
from nassau.games.manila.state import Manila
from nassau.games.manila.validate import validate
from nassau.games.manila.view import elements, view
from nassau.kernel import Game, Verb

VERBS: Final = {
    "deal": Verb(1, "M1.5"),
    "start": Verb(1, "M1.10"),
    "bid": Verb(1, "M3.3"),
    "pass": Verb(0, "M3.3"),
    "buy": Verb(1, "M4.1"),
    "skip": Verb(0, "M4.2"),
    "load": Verb(1, "M4.1"),
    "launch": Verb(1, "M4.1"),
    "place": Verb(1, "M5.4"),
    "decline": Verb(0, "M6.3"),
    "roll": Verb(2, "M8.1"),
    "board": Verb(1, "M9.2"),
    "stay": Verb(0, "M9.2"),
    "steer": Verb(2, "M10.1"),
    "rest": Verb(0, "M10.5"),
    "send": Verb(1, "M9.11"),
    "pledge": Verb(1, "M2.4"),
    "repay": Verb(1, "M2.4"),
}

GAME: Final = Game(
    id="manila",
    package=__name__,
    version=1,
    minutes=60,
    state=Manila,
    opening=Voyages,
    steps=STEPS,
    verbs=VERBS,
    view=view,
    imagine=imagine,
    elements=elements,
    validate=validate,
)
