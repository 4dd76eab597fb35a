"""W11.1–W11.9, W12.1–W12.10: the shaman's curses except the tavern."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.causes import BY_WAGES, CURSE_RULES, Cause
from nassau.games.seas.components import (
    CARDS,
    FIRST_CURSE,
    GOODS,
    HIT_FACE,
    HIT_GOOD,
    IDOL,
    MOST_WANTED,
    MUTINY,
    PAY_PER_GUARD,
    RED,
    SHAMAN_GIFT,
    TALISMAN,
    TAVERN,
    WAGES,
    WHIRLPOOL,
)
from nassau.games.seas.fleet import lose_chests, take_hits
from nassau.games.seas.loot import Overflows
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Tavern
from nassau.games.seas.throw import CHART, Throw, ruler_reading, ruler_unit, squared_distance
from nassau.games.seas.turn import CardTurn
from nassau.games.seas.turn_end import gift_size
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item

NAME_ACTIONS: Final[list[Action]] = [("name", good) for good in range(GOODS)]


class Shaman(CardTurn):
    """W11.1, W11.4: play a curse from hand."""

    def card_range(self) -> tuple[str, int, int]:
        return ("curse", FIRST_CURSE, CARDS)

    def card_rule(self) -> str:
        return "W11.1"

    def use_action(self, state: Seas, action: Action) -> None:
        card: int = action[1]
        curse = card - FIRST_CURSE
        self.discard_card(state, card)
        state.clear_chart(card, self.seat)
        state.emit("curse_played", "W11.1", self.seat, curse)
        if curse == IDOL:
            state.push(Idol(self.seat))
        elif curse == WAGES:
            pay_wages(state, self.seat)
            state.push(Overflows(self.seat, 0))
        elif curse == TAVERN:
            state.push(Tavern(self.seat))
        else:
            state.push(Storm(self.seat, curse))


class Storm(Cause):
    """W11.2, W11.3, W12.1–W12.7: throw all ships at sea except those held back by the shaman's gift."""

    def __init__(self, shaman: int, curse: int) -> None:
        self.shaman = shaman
        self.curse = curse

    def local(self) -> tuple[int, ...]:
        return (self.shaman, self.curse)

    def enter(self, state: Seas) -> None:
        for seat in range(state.seats):
            state.waiting[seat] = state.at_sea(seat)
        held = min(SHAMAN_GIFT * gift_size(state, self.shaman), state.waiting[self.shaman])
        if held:
            state.waiting[self.shaman] -= held
            state.emit("ships_held_back", "W11.3", self.shaman, held)
        if self.curse == WHIRLPOOL:
            state.waiting[RED] = 1
        if any(state.waiting):
            state.push(Throw())
        else:
            state.become(Overflows(self.shaman, 0))

    def resume(self, state: Seas, result: int) -> None:
        if self.curse == WHIRLPOOL:
            state.become(Whirlpool(self.shaman))
            return
        good = MOST_WANTED[state.harbour] if self.curse == MUTINY else HIT_GOOD[self.curse]
        face = HIT_FACE[self.curse]
        state.hits = [1 if shown == face else 0 for shown in state.faces]
        strike_seats(state, self.shaman, good, self.curse)
        state.become(Overflows(self.shaman, 0))

    def cause(self, state: Seas) -> str:
        return "W12.5" if self.curse == WHIRLPOOL else "W11.2"


def strike_seats(state: Seas, first: int, kind: int, curse: int) -> None:
    """W11.5, W11.10, W12.1–W12.6: settle the hits on the dice of each seat, clockwise from `first`."""
    whirlpool = curse == WHIRLPOOL
    ships = len(state.hits) - (1 if whirlpool else 0)
    state.emit("curse_struck", "W12.5" if whirlpool else CURSE_RULES[curse], curse, sum(state.hits), ships, kind)
    for turn in range(state.seats):
        seat, count = (first + turn) % state.seats, 0
        for die in range(len(state.colours)):
            if state.colours[die] == seat and state.hits[die]:
                count += 1
        if count:
            state.emit("ships_hit", "W12.5" if whirlpool else CURSE_RULES[curse], seat, count, curse)
            take_hits(state, seat, count, kind, curse)


class Whirlpool(Step[Seas]):
    """W12.5–W12.7: hit the ships nearest to the red die; the shaman decides among ties of several owners."""

    def __init__(self, shaman: int) -> None:
        self.shaman = shaman

    def local(self) -> tuple[int, ...]:
        return (self.shaman,)

    def enter(self, state: Seas) -> None:
        left = state.faces[state.colours.index(RED)] - sum(state.hits)
        while left > 0:
            tied = nearest_ships(state)
            if not tied:
                break
            if len(tied) > left and not one_owner(state, tied):
                return
            state.hits = with_item(state.hits, tied[0], 1)
            left -= 1
        strike_seats(state, self.shaman, TALISMAN, WHIRLPOOL)
        state.become(Overflows(self.shaman, 0))

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.shaman]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [("swallow", die) for die in nearest_ships(state)]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "swallow":
            return untimely(state, action)
        return None if action[1] in nearest_ships(state) else Refusal("W12.7")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        state.hits = with_item(state.hits, action[1], 1)
        self.enter(state)


def nearest_ships(state: Seas) -> list[int]:
    """The ships not hit yet with the smallest reading to the red die."""
    red, found = state.colours.index(RED), list[int]()
    least = CHART * CHART
    for die in range(len(state.colours)):
        if die != red and not state.hits[die]:
            distance = ruler_reading(squared_distance(state, red, die), ruler_unit(state))
            if distance < least:
                least, found = distance, [die]
            elif distance == least:
                found.append(die)
    return found


def one_owner(state: Seas, dice: list[int]) -> bool:
    return all(state.colours[die] == state.colours[dice[0]] for die in dice)


class Idol(Step[Seas]):
    """W12.8, W12.9, W11.9: the shaman names a good; each seat loses one, or a ship at sea."""

    def __init__(self, shaman: int) -> None:
        self.shaman = shaman

    def local(self) -> tuple[int, ...]:
        return (self.shaman,)

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.shaman]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return NAME_ACTIONS.copy()

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "name":
            return untimely(state, action)
        return None if 0 <= action[1] < GOODS else Refusal("W12.8")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        good: int = action[1]
        state.emit("idol_named", "W12.8", seat, good)
        for turn in range(state.seats):
            victim = (seat + turn) % state.seats
            if state.at_sea(victim):
                take_hits(state, victim, 1, good, IDOL)
            else:
                state.emit("idol_spared", "W11.9", victim)
        state.become(Overflows(seat, 0))


def pay_wages(state: Seas, first: int) -> None:
    """W12.10: each seat pays for its guards."""
    unpaid = True
    for turn in range(state.seats):
        seat = (first + turn) % state.seats
        guards = state.guards(seat)
        if guards:
            lose_chests(state, seat, PAY_PER_GUARD * guards, "W12.10", BY_WAGES)
            unpaid = False
    if unpaid:
        state.emit("nobody_paid", "W12.10")
