"""The types of the view of Um Rum & Ehre."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """What a seat shows (R22.1–R22.5)."""

    supply: int
    hiring: int
    rum: int
    flag: int  # face-down rendez-vous
    coins: int | None  # None for other seats until the end, like the next two
    rendezvous: list[int] | None  # faces on the flag in the order of their draws
    tokens: list[int] | None  # faces under the flag


class Plan(msgspec.Struct, frozen=True):
    """The graph of the town, which is constant during the game."""

    tiles: list[int]  # 1–9 in reading order
    turns: list[int]  # quarter turns clockwise
    near: list[int]  # by alley: the field at one end,
    far: list[int]  # at the other end (-1: dark alley),
    length: list[int]  # and its number of segments


class Row(msgspec.Struct, frozen=True):
    team: int  # seat, or 5 for the third team in the game for two
    left: int
    right: int


class Moving(msgspec.Struct, frozen=True):
    """The seat that has the turn in the action phase, and the coins that a move costs."""

    seat: int
    moved: bool
    fee: int
    dark_fee: int  # for a move through dark alleys, the fee included


class Drinking(msgspec.Struct, frozen=True):
    tavern: int  # 0–2
    host: int  # -1 once the dice roll
    drinkers: list[int]
    roller: int


class Stinging(msgspec.Struct, frozen=True):
    total: int
    sting: int
    roller: int


class Fighting(msgspec.Struct, frozen=True):
    side: int  # 0: left of the mast
    column: int
    row: int  # rolls now
    leader: int  # row of the best pirate so far, or -1
    best: int


class Rolling(msgspec.Struct, frozen=True):
    """A die that is about to be rolled (0), or whose roll may be repeated."""

    team: int
    roll: int
    repeats: int
    purpose: int  # 0: brawl, 1: drinking bout, 2: scorpion, 3: size of the third team


class View(msgspec.Struct, frozen=True):
    round: int
    start: int
    captain: int
    plan: Plan
    alleys: list[int]  # seat or -1, by alley
    targets: list[int]  # by alley: the field where it would take the captain, or -1
    players: list[Player]
    open: list[int]  # face or -1, by place: 4 taverns, 4 maps, chest, scorpion, berth, hammock, coil
    stacks: list[int]  # tokens left, by stack
    barrels: int
    ship: list[Row]
    out: list[int]  # teams that have lost the brawl, first to last
    on_flag: list[int]  # your rendez-vous, as in `players`; empty for a spectator
    under_flag: list[int]  # your tokens
    drawn: int  # the good that you are looking at, or -1
    moving: Moving | None
    drinking: Drinking | None
    stinging: Stinging | None
    fighting: Fighting | None
    rolling: Rolling | None
    scores: list[int] | None  # after the end; so is the next
    honour: list[list[int]] | None  # by seat: taverns, chests, guards, beds, supplies, rendez-vous, maps
