"""View types of Die Piraten der Weltmeere, the public form of a position.

Numbers: roles 0–6 in calling order; goods 0 rum, 1 coffee, 2 fruit, and 3 a talisman; countries 0 England,
1 Spain, 2 France, 3 Holland; adventure cards 0–15 caravans (country * 4 + ships - 1), 16–21 harbours 1–6, 22–29 the
curses kraken, iceberg, sirens, mutiny, whirlpool, idol, wages, tavern; harbour 0 is the Pirate Cove. -1 is nobody or
nothing. Dice are numbered by their index in `chart.dice`.
"""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Public information about a seat (W19.2)."""

    ships: int  # in play, guards included
    reserve: int
    guards: int
    at_sea: int  # not on guard
    loaded: int  # ships at sea that carry goods
    free: int  # ships at sea that carry none
    goods: list[int]  # rum, coffee, fruit on board
    capacity: int  # goods that the ships at sea can carry
    talismans: int
    chests: int
    space: int  # of the marker on the chest track, 0–39
    tile: int  # 0, 40 or 80: the tile for full laps of the track
    yin_yang: int
    marks: int
    privateer: list[int]  # countries whose tiles the seat has
    chambers: int  # level of the double chamber
    unsinkables: int  # level of the unsinkable ship
    cards: int  # adventure cards in hand
    lying: list[int]  # roles that lie open in front of the seat, this round's included once it is revealed
    ready: bool  # has chosen a role for this round
    role: int  # the role of this round: your own, or revealed; else -1


class TurnView(msgspec.Struct, frozen=True):
    """The current turn in the call of the roles."""

    seat: int
    role: int
    gift: int  # 0 none, 1 single, 2 doubled: what the seat gets if it uses the action
    acted: bool  # the action is over; the gift and rituals are left


class Harbour(msgspec.Struct, frozen=True):
    number: int
    prices: list[int]  # for three or more; fewer bring 1 each
    worth: list[list[int]]  # by good: chests for 0, 1, 2 … goods of that kind in one sale
    bargain: list[list[int]]  # by two goods: chests for a bargain with one of each


class Die(msgspec.Struct, frozen=True):
    """A die on the sea chart (270 × 270 mm); places are centres in tenths of a millimetre, 50 to 2650, from the
    top left corner."""

    colour: int  # a seat, or 4: red
    face: int
    x: int
    y: int
    hit: bool  # sunk in a battle, or hit by a curse


class Fight(msgspec.Struct, frozen=True):
    red: int  # dice
    pirate: int
    mm: int  # as read on the ruler
    tenths: int  # -1 where the ruler reads whole millimetres
    sunk: int  # 0 the pirate, 1 the red ship, 2 both


class Chart(msgspec.Struct, frozen=True):
    """The latest throw; it stays until the next card that needs the chart."""

    card: int  # for which it was thrown
    by: int  # who played it
    dice: list[Die]  # in the order in which they landed
    waiting: list[int]  # dice of the throw still to land, by colour
    fights: list[Fight]  # in the order in which they were fought
    served: list[int]  # tavern: the die that each seat was given
    tied: list[list[int]]  # pairs (red, pirate) among which the captain chooses now
    near: list[int]  # ships among which the whirlpool's player chooses now


class RaidView(msgspec.Struct, frozen=True):
    captain: int
    card: int
    country: int
    ships: int  # of the caravan
    limit: int  # the most ships a seat may send
    sent: list[int]  # by seat; -1: not decided yet
    asked: int  # seat that decides now, or -1


class Drawing(msgspec.Struct, frozen=True):
    """Loot that a seat draws, and goods that it must load or discard."""

    seat: int
    left: int  # cards still to draw
    goods: list[int]  # by kind, drawn and not decided yet
    room: int  # goods that can still be loaded


class SaleView(msgspec.Struct, frozen=True):
    seat: int
    offered: list[int]  # by good
    chests: int  # chests for the offered goods


class Surplus(msgspec.Struct, frozen=True):
    """Goods that a seat must discard, because of missing ships or in the tavern."""

    seat: int
    goods: int


class View(msgspec.Struct, frozen=True):
    round: int
    start: int
    last_round: int  # -1 before the end card, 0 in its round, then 1 to 3
    role: int  # that is called now; -1 while roles are chosen
    turn: TurnView | None
    players: list[Player]
    hand: list[int]  # your adventure cards in ascending order; empty for spectators
    spent: list[int]  # your role cards that lie open, not in your hand
    hands: list[list[int]] | None  # of all seats, after the end
    harbour: Harbour
    played: list[int]  # adventure cards in the order of play
    raided: list[int]  # caravans played by country, of four each
    tiles: list[int]  # seat with the privateer tile, by country
    pile: int  # adventure cards left
    to_end: int  # of these above the end card; -1 once it is drawn
    loot_pile: int
    discards: list[int]  # rum, coffee, fruit, talismans
    chart: Chart
    raid: RaidView | None
    drawing: Drawing | None
    sale: SaleView | None
    surplus: Surplus | None
    guest: int  # tavern: the seat that is given a die now, or -1
    tallies: list[list[int]] | None  # after the end: chests, final sale, cards in hand, talismans, yin-yang, marks
