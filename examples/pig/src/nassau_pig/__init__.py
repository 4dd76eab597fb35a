"""Pig: roll a die as often as you dare, and keep your secret stash until the end."""

from typing import Final

from nassau.kernel import Game, Verb
from nassau_pig.state import Pig
from nassau_pig.turn import DrawStash, RollDie, Turn
from nassau_pig.view import imagine, view

GAME: Final = Game(
    id="pig",
    package=__name__,
    version=1,
    minutes=10,
    state=Pig,
    opening=lambda: DrawStash(0),
    steps=(DrawStash, Turn, RollDie),
    verbs={
        "draw": Verb(1, "H1.1"),
        "roll": Verb(0, "H2.1"),
        "hold": Verb(0, "H2.3"),
        "land": Verb(1, "H2.1"),
    },
    view=view,
    imagine=imagine,
)
