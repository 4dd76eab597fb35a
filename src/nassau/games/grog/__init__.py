"""Grog Island (Michael Rieneck), 2 to 4 seats.

Sources: the German rulebook, then published facts, then rulings; every rule in rules.toml names its source. The
building sites are a reconstruction, see sites.py.
"""

from typing import Final

from nassau.games.grog.imagine import imagine
from nassau.games.grog.rounds import STEPS, Rounds
from nassau.games.grog.state import Grog
from nassau.games.grog.validate import validate
from nassau.games.grog.view import elements, view
from nassau.kernel import Game, Verb

VERBS: Final = {
    "cloud": Verb(1, "G2.1"),
    "sail": Verb(1, "G2.2"),
    "start": Verb(1, "G2.8"),
    "chest": Verb(1, "G2.7"),
    "parrot": Verb(1, "G2.7"),
    "goal": Verb(1, "G2.5"),
    "keep": Verb(4, "G2.5"),
    "good": Verb(1, "G2.9"),
    "roll": Verb(2, "G4.1"),
    "bid": Verb(5, "G5.1"),
    "pass": Verb(0, "G5.1"),
    "turn": Verb(2, "G6.1"),
    "hold": Verb(0, "G6.1"),
    "ship": Verb(1, "G7.1"),
    "trade": Verb(2, "G7.1"),
    "claim": Verb(2, "G7.1"),
    "give": Verb(1, "G7.8"),
    "done": Verb(0, "G7.6"),
    "choose": Verb(1, "G8.6"),
    "tuck": Verb(1, "G8.7"),
    "swap": Verb(1, "G11.6"),
    "pay": Verb(3, "G9.3"),
    "refuse": Verb(0, "G9.7"),
    "take": Verb(1, "G10.2"),
    "decline": Verb(1, "G10.9"),
    "lock": Verb(1, "G12.1"),
    "haunt": Verb(1, "G14.5"),
}

GAME: Final = Game(
    id="grog",
    package=__name__,
    version=1,
    minutes=60,
    state=Grog,
    opening=Rounds,
    steps=STEPS,
    verbs=VERBS,
    view=view,
    imagine=imagine,
    elements=elements,
    validate=validate,
)
