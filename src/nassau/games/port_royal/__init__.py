"""Port Royal – Das Würfelspiel (Alexander Pfister), chapters 1 to 4, 2 to 5 seats.

Sources: the German rulebook, then published reviews, then rulings; every rule in rules.toml names its source. The
four sheets are reconstructions, see sheet.py.
"""

from typing import Final

from nassau.games.port_royal.imagine import imagine
from nassau.games.port_royal.rounds import STEPS, Turns
from nassau.games.port_royal.state import PortRoyal
from nassau.games.port_royal.validate import validate
from nassau.games.port_royal.view import elements, view
from nassau.kernel import Game, Verb

VERBS: Final = {
    "start": Verb(1, "P1.6"),
    "island": Verb(1, "P1.9"),
    "mark": Verb(1, "P1.10"),
    "roll": Verb(0, "P3.1"),
    "dice": Verb(2, "P3.1"),
    "stop": Verb(0, "P3.3"),
    "resolve": Verb(0, "P5.1"),
    "ward": Verb(1, "P3.2"),
    "repeat": Verb(0, "P3.2"),
    "ship": Verb(1, "P2.1"),
    "wheel": Verb(1, "P2.1"),
    "chest": Verb(0, "P17.1"),
    "leave": Verb(0, "P6.5"),
    "jester": Verb(0, "P13.6"),
    "decline": Verb(0, "P19.12"),
    "cross": Verb(1, "P8.3"),
    "pay": Verb(2, "P8.3"),
    "double": Verb(0, "P7.5"),
    "reinforce": Verb(0, "P7.8"),
    "rest": Verb(0, "P8.6"),
    "strike": Verb(1, "P11.1"),
    "fill": Verb(1, "P13.11"),
    "circle": Verb(1, "P18.7"),
    "enough": Verb(0, "P18.7"),
}

GAME: Final = Game(
    id="port_royal",
    package=__name__,
    version=1,
    minutes=30,
    state=PortRoyal,
    opening=Turns,
    steps=STEPS,
    verbs=VERBS,
    view=view,
    imagine=imagine,
    elements=elements,
    validate=validate,
)
