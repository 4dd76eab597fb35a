"""The board and the tokens of Um Rum & Ehre for its second engine, from the published facts about the real pieces.

Fields, alleys and faces of tokens have the numbers of words.toml, so that actions can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

# ---------------------------------------------------------------- the board (R1)

TILES = {
    1: ("Coin Pirate Rum HQ",
        "Coin-Pirate 2; Coin-Rum 2; Coin-HQ 1; Pirate-HQ 3; Rum-HQ 2",
        "N0 Coin 1; N1 Pirate 0; E0 Pirate 1; E1 HQ 2; S0 Rum 1; S1 HQ 2; W0 Coin 1; W1 Rum 0"),
    2: ("PinkMap Rum Coin RendezVous",
        "PinkMap-Rum 2; PinkMap-Coin 3; Rum-Coin 3; Rum-RendezVous 2; Coin-RendezVous 2",
        "N0 PinkMap 1; N1 Rum 1; E0 Rum 2; E1 RendezVous 0; S0 Coin 0; S1 RendezVous 1; W0 PinkMap 0; W1 Coin 1"),
    3: ("Coin Shop RendezVous Guard",
        "Coin-Shop 3; Coin-RendezVous 3; Coin-Guard 3; Shop-Guard 2; RendezVous-Guard 2",
        "N0 Coin 0; N1 Shop 1; E0 Shop 0; E1 Guard 1; S0 RendezVous 1; S1 Guard 1; W0 Coin 1; W1 RendezVous 0"),
    4: ("RendezVous Shop Coin PinkMap",
        "RendezVous-Shop 2; RendezVous-Coin 2; Shop-PinkMap 2; Coin-PinkMap 2",
        "N0 RendezVous 1; N1 Shop 2; E0 Shop 1; E1 PinkMap 0; S0 Coin 1; S1 PinkMap 1; W0 RendezVous 0; W1 Coin 1"),
    5: ("Swan GreenMap Coin Pirate",
        "Swan-GreenMap 1; Swan-Coin 2; Swan-Pirate 2",
        "N0 Swan 2; N1 GreenMap 1; E0 GreenMap 0; E1 Pirate 0; S0 Coin 1; S1 Pirate 1; W0 Swan 2; W1 Coin 1"),
    6: ("Rum YellowMap Coin Guard",
        "Rum-YellowMap 2; Rum-Coin 2; YellowMap-Guard 2; Coin-Guard 2",
        "N0 Rum 1; N1 Rum 2; E0 YellowMap 1; E1 Guard 2; S0 Coin 1; S1 Guard 1; W0 Rum 1; W1 Coin 0"),
    7: ("Guard GreenMap Chest Coin",
        "Guard-GreenMap 1; Guard-Chest 2; GreenMap-Chest 3; GreenMap-Coin 3; Chest-Coin 1",
        "N0 Guard 1; N1 GreenMap 1; E0 GreenMap 2; E1 Coin 1; S0 Chest 1; S1 Coin 1; W0 Guard 1; W1 Chest 2"),
    8: ("Chest EsCruce Pirate Coin",
        "Chest-EsCruce 3; Chest-Pirate 2; Chest-Coin 1; EsCruce-Pirate 2",
        "N0 Chest 2; N1 Pirate 1; E0 EsCruce 1; E1 EsCruce 1; S0 Coin 0; S1 EsCruce 2; W0 Chest 2; W1 Coin 0"),
    9: ("YellowMap Coin Jacques Shop",
        "YellowMap-Coin 2; YellowMap-Jacques 2; YellowMap-Shop 3; Coin-Shop 2; Jacques-Shop 2",
        "N0 YellowMap 0; N1 Coin 0; E0 Coin 1; E1 Shop 1; S0 Jacques 1; S1 Shop 1; W0 YellowMap 1; W1 Jacques 0"),
}  # fmt: skip
"""By tile (R1.2–R1.5): its fields, its inner alleys with their segments, and by exit the field and its segments."""

QUARTER_TURN = {"N0": "E0", "N1": "E1", "E0": "S1", "E1": "S0", "S0": "W0", "S1": "W1", "W0": "N1", "W1": "N0"}
"""Where an exit points after its tile was turned by 90 degrees clockwise."""


class Field(NamedTuple):
    kind: str
    tile: int


FIELDS = [Field(kind, tile) for tile, (kinds, _, _) in TILES.items() for kind in kinds.split()]
NUMBER_OF_FIELD = {place: number for number, place in enumerate(FIELDS)}
HEADQUARTERS = Field("HQ", 1)


@dataclass
class Alley:
    number: int
    near: Field
    far: Field | None  # None: a dark alley (R1.5)
    length: int  # segments, each takes one pirate
    owner: int | None = None  # the seat whose pirates stand in it

    def touches(self, place: Field) -> bool:
        return place in (self.near, self.far)

    def other_end(self, place: Field) -> Field:
        """The field at the other end of an ordinary alley."""
        assert self.far is not None
        return self.far if place == self.near else self.near


def exits(tile: int, turns: int) -> dict[str, tuple[Field, int]]:
    """By exit of a turned tile: its field and the whole segments before the half segment at the edge."""
    found = {}
    for text in TILES[tile][2].split("; "):
        name, kind, segments = text.split()
        for _ in range(turns):
            name = QUARTER_TURN[name]
        found[name] = Field(kind, tile), int(segments)
    return found


def lay_out(laid: list[tuple[int, int]]) -> list[Alley]:
    """The alleys of nine laid tiles, numbered: inside tiles, across tiles, then dark ones."""
    places = [exits(tile, turns) for tile, turns in laid]
    found = [*inner_alleys(), *joined_alleys(places), *dark_alleys(places)]
    return [Alley(number, near, far, length) for number, (near, far, length) in enumerate(found)]


def inner_alleys() -> Iterator[tuple[Field, Field, int]]:
    """The alleys inside tiles: both fields and the segments."""
    for tile, (_, inner, _) in TILES.items():
        for text in inner.split("; "):
            ends, length = text.split()
            one, other = ends.split("-")
            yield Field(one, tile), Field(other, tile), int(length)


def joined_alleys(places: list[dict[str, tuple[Field, int]]]) -> Iterator[tuple[Field, Field, int]]:
    """The alleys across two tiles: two halves make one segment (R1.4)."""
    beside = [(place, "E", place + 1, "W") for place in range(9) if place % 3 < 2]
    below = [(place, "S", place + 3, "N") for place in range(6)]
    for place, side, neighbour, opposite in beside + below:
        for half in "01":
            near, before = places[place][side + half]
            far, behind = places[neighbour][opposite + half]
            yield near, far, before + 1 + behind


def dark_alleys(places: list[dict[str, tuple[Field, int]]]) -> Iterator[tuple[Field, None, int]]:
    """The alleys at the rim, top, right, bottom, left: the half segment takes a whole pirate (R1.5, R6.2)."""
    for side, rim in ("N", (0, 1, 2)), ("E", (2, 5, 8)), ("S", (6, 7, 8)), ("W", (0, 3, 6)):
        for place in rim:
            for half in "01":
                near, segments = places[place][side + half]
                yield near, None, segments + 1


# ---------------------------------------------------------------- the tokens (R2)


class Token(NamedTuple):
    stack: str
    sort: str  # tavern, colour, good or symbol
    value: int  # of a scorpion: its sting number


COPIES: dict[Token, int] = {
    **{
        Token("tavern", sort, value): copies
        for sort in ("Swan", "EsCruce", "Jacques")
        for value, copies in ((2, 2), (3, 4), (4, 3), (5, 1))
    },
    **{
        Token("map", sort, value): copies
        for sort in ("PinkMap", "GreenMap", "YellowMap")
        for value, copies in ((3, 2), (4, 3), (5, 3), (6, 2))
    },
    **{Token("chest", "", value): copies for value, copies in ((4, 3), (5, 6), (6, 3))},
    **{Token("scorpion", "", sting): 1 for sting in range(10, 22)},
    **{Token("small", "", value): 3 for value in (1, 2, 3)},
    **{Token("large", "", value): 3 for value in (4, 5, 6)},
    **{Token("good", sort, value): 1 for sort in ("patch", "hat", "hook", "parrot", "leg") for value in (2, 3, 4, 5)},
    **{Token("rendezvous", sort, 4): 2 for sort in ("Rum", "Guard", "Tavern", "Pirate", "Shop")},
    **{Token("rendezvous", sort, 6): 2 for sort in ("PinkMap", "GreenMap", "YellowMap", "Chest")},
    **{Token("berth", "", value): copies for value, copies in ((6, 2), (7, 2), (8, 1))},
    **{Token("hammock", "", value): copies for value, copies in ((3, 2), (4, 2), (5, 1))},
    **{Token("coil", "", value): copies for value, copies in ((1, 3), (2, 2))},
}
"""Every face (R2.1–R2.7), in the order of their numbers."""

FACES = list(COPIES)
NUMBER_OF_FACE = {token: number for number, token in enumerate(FACES)}
STACKS = ("tavern", "map", "chest", "scorpion", "small", "large", "good", "rendezvous", "berth", "hammock", "coil")
DISPLAY = {"tavern": 4, "map": 4, "chest": 1, "scorpion": 1, "berth": 1, "hammock": 1, "coil": 1}
"""How many tokens of a stack lie open (R3.3, R3.4)."""
TAVERNS = ("Swan", "EsCruce", "Jacques")
MAPS = ("PinkMap", "GreenMap", "YellowMap")
