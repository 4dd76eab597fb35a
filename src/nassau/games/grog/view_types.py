"""View types of Grog Island, the public form of a position."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Public information about a seat (G3.3, G3.7)."""

    coins: int
    points: int
    crew: int
    supply: int  # potential supply
    goods: list[int]  # tiles by colour
    chests: int  # cards of each sort
    parrots: int
    goals: int
    marker: int  # ship with the trade marker, or -1
    passed: bool


class Hand(msgspec.Struct, frozen=True):
    """The cards of one seat (G3.4)."""

    chests: list[int]  # number of cards by value 1, 2, 3
    parrots: list[int]  # number of cards: turn green, blue, orange, yellow, grey; hold
    cards: list[int]  # the same parrot cards one by one, as kinds
    goals: list[int]  # kinds in ascending order


class Buried(msgspec.Struct, frozen=True):
    """A goal card that you put under the deck (G3.8)."""

    place: int  # from the bottom, 1 is the last card of the deck
    goal: int
    paired: bool  # one of a pair in unknown order


class Bidding(msgspec.Struct, frozen=True):
    """Your prepared bid; hidden from others."""

    held: bool  # with the hold card
    turned: list[int]  # new values by colour, or 0
    low: int  # your total must be at least
    high: int  # and at most
    pass_goods: list[int]  # tiles by colour that passing now would bring


class Trading(msgspec.Struct, frozen=True):
    """A visit to a ship."""

    seat: int
    ship: int
    good: int
    limit: int  # tiles for the main trade at most
    main: bool  # the main trade has been used


class Giving(msgspec.Struct, frozen=True):
    """Substitutes that you are choosing; hidden from others."""

    left: int  # tiles still to be given
    given: list[int]  # by colour


class Claiming(msgspec.Struct, frozen=True):
    seat: int
    colours: list[int]  # peninsulas with an open claim
    taken: int  # building type that may not be claimed again, or -1


class View(msgspec.Struct, frozen=True):
    round: int
    start: int
    clouds: list[int]  # by peninsula; -1 before it is laid, as for ships
    ships: list[int]  # by water space; 6 is the ghost ship
    ghosts: int  # crew on the ghost ship
    sites: list[int]  # by building: -1 free, a seat, 4 ghost crew, 5 lock
    locks: int
    dice: list[int]  # by colour; for you as you have turned them
    row: list[int]  # colours in the bid row
    bid: int
    leader: int
    passed: list[int]  # seats in the order in which they passed
    players: list[Player]
    decks: list[int]  # chest, parrot and goal cards left
    chosen: list[bool]  # by seat: has chosen goal cards in the setup
    hand: Hand  # yours; empty for spectators
    hands: list[Hand] | None  # of all seats, after the end
    drawn: list[int]  # goal cards that you may choose from
    buried: list[Buried]
    bidding: Bidding | None
    trading: Trading | None
    giving: Giving | None
    claiming: Claiming | None
    tallies: list[list[int]] | None  # after the end: track, chests, coins, buildings, peninsulas, goods, parrots
