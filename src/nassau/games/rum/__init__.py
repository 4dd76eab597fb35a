"""Um Rum & Ehre / Rum & Pirates (Stefan Feld), 2 to 5 seats.

Sources: the German rulebook; published facts about the real tiles and tokens, which the rulebook shows only in
pictures; rulings where neither says anything. Each rule in rules.toml names its source.
"""

from typing import Final

from nassau.games.rum.imagine import imagine
from nassau.games.rum.rounds import STEPS, Rounds
from nassau.games.rum.state import Rum
from nassau.games.rum.validate import validate
from nassau.games.rum.view import elements, view
from nassau.kernel import Game, Verb

VERBS: Final = {
    "tile": Verb(2, "R1.1"),
    "reveal": Verb(1, "R3.3"),
    "start": Verb(1, "R3.7"),
    "move": Verb(1, "R4.4"),
    "dark": Verb(2, "R4.4"),
    "rest": Verb(0, "R4.4"),
    "aboard": Verb(0, "R4.4"),
    "ahoy": Verb(0, "R5.5"),
    "retake": Verb(1, "R12.5"),
    "skip": Verb(0, "R12.2"),
    "draw": Verb(1, "R13.1"),
    "keep": Verb(0, "R13.1"),
    "sell": Verb(0, "R13.3"),
    "take": Verb(1, "R15.1"),
    "challenge": Verb(1, "R19.1"),
    "invite": Verb(0, "R16.2"),
    "join": Verb(0, "R16.2"),
    "pass": Verb(0, "R4.4"),
    "open": Verb(0, "R17.1"),
    "roll": Verb(1, "R9.4"),
    "rum": Verb(0, "R18.6"),
    "again": Verb(0, "R18.6"),
    "stand": Verb(0, "R18.6"),
}

GAME: Final = Game(
    id="rum",
    package=__name__,
    version=1,
    minutes=45,
    state=Rum,
    opening=Rounds,
    steps=STEPS,
    verbs=VERBS,
    view=view,
    imagine=imagine,
    elements=elements,
    validate=validate,
)
