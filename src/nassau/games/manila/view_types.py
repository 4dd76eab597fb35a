"""The types of the view of Manila."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """The public side of a seat (M2.1, M2.8)."""

    cash: int
    shares: int
    loans: int
    bought: list[int]
    out: bool
    hand: list[int] | None  # unpledged shares by ware; None for other seats until the end
    pledged: list[int] | None


class Punt(msgspec.Struct, frozen=True):
    ware: int  # -1: not loaded yet
    wave: int  # -1: not launched yet
    berth: int  # -1: at sea, 0–2: port, 3–5: shipyard


class Bidding(msgspec.Struct, frozen=True):
    high: int
    leader: int
    passed: list[int]


class Due(msgspec.Struct, frozen=True):
    """A payment for which a seat must pledge shares (M2.5). The amount is public."""

    seat: int
    amount: int


class View(msgspec.Struct, frozen=True):
    voyage: int
    master: int
    players: list[Player]
    supply: list[int]  # complete while shares are dealt: each missing share would show what a seat has got
    values: list[int]  # black market, in pesos
    punts: list[Punt]
    spaces: list[int]  # seat of the accomplice or -1, by space
    dice: list[int]
    rolls: int  # remaining rolls of this voyage
    auction: Bidding | None
    due: Due | None
    scores: list[int] | None  # after the end
