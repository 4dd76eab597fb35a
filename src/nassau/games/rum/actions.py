"""R12–R15, R19: what a field gives to whoever has moved the captain onto it."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.chest import Chest
from nassau.games.rum.components import (
    ALLEYS,
    BARRELS_PER_VISIT,
    CHEST,
    CHEST_PLACE,
    COIN,
    FIRST_DARK,
    FIRST_RENDEZVOUS,
    GOOD_TOKEN,
    GUARD,
    HEADQUARTERS,
    KIND_OF_FIELD,
    LARGE_GUARD,
    MAP_TOKEN,
    NOBODY,
    NOTHING,
    PINK_MAP,
    PIRATE,
    RENDEZVOUS,
    RENDEZVOUS_TOKEN,
    RUM,
    SALE,
    SMALL_GUARD,
    SUPPLIES,
    SWAN,
    SYMBOL,
    TAVERN_TOKEN,
    VALUE,
    WITH_A_COIN,
    YELLOW_MAP,
)
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Tavern
from nassau.games.rum.tokens import FILLS, FromStack, bury, from_below, give, handle, take_open
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

SKIP: Final[Action] = ("skip",)
KEEP: Final[Action] = ("keep",)
SELL: Final[Action] = ("sell",)
RETAKES: Final[list[Action]] = [("retake", alley) for alley in range(ALLEYS)]
CHALLENGES: Final[list[Action]] = [("challenge", 0), ("challenge", 1)]


def arrive(state: Rum, seat: int) -> Step[Rum] | None:
    """R12.1, R12.3: a matching rendez-vous, then the field's action; the step that must still be taken, if any."""
    kind = KIND_OF_FIELD[state.captain]
    if SYMBOL[kind] != NOTHING:
        fulfil(state, seat, SYMBOL[kind])
    if kind == COIN:
        gain_coins(state, seat, 1)
    elif kind == PIRATE:
        hire(state, seat)
    elif kind == RUM:
        fetch_rum(state, seat)
    else:
        return offer(state, seat, kind)
    return None


def offer(state: Rum, seat: int, kind: int) -> Step[Rum] | None:
    """The actions that need a choice or a draw. None where there is nothing to be had (R3.8)."""
    if kind == HEADQUARTERS:
        return Headquarters(seat)
    if kind == SUPPLIES:
        return DrawGood(seat) if state.any_left(GOOD_TOKEN) else None
    if kind == RENDEZVOUS:
        return DrawRendezvous(seat) if state.any_shuffled(RENDEZVOUS_TOKEN) else None
    if PINK_MAP <= kind <= YELLOW_MAP:
        return TakeMap(seat, kind - PINK_MAP) if state.matching(MAP_TOKEN, kind - PINK_MAP) else None
    if kind == CHEST:
        return Chest(seat) if state.open[CHEST_PLACE] != NOTHING else None
    if kind == GUARD:
        return GuardHouse(seat) if state.any_left(SMALL_GUARD) or state.any_left(LARGE_GUARD) else None
    return Tavern(seat, kind - SWAN) if state.matching(TAVERN_TOKEN, kind - SWAN) else None


def fulfil(state: Rum, seat: int, face: int) -> None:
    """R14.2, R14.3, R14.6: the oldest matching token is turned over.

    Everybody sees which of the tokens on the flag it is, and draws the same conclusion: the older ones, or all of them
    if none is turned over, do not show this symbol. `flag_not` keeps that for imagined worlds.
    """
    place = 0
    for index in range(len(state.flag_seat)):
        if state.flag_seat[index] == seat:
            if state.flag_face[index] == face:
                del state.flag_seat[index], state.flag_face[index], state.flag_not[index]
                give(state, seat, face)
                state.emit("rendezvous_met", seat, face, place)
                return
            state.flag_not[index] |= 1 << (face - FIRST_RENDEZVOUS)
            place += 1


def gain_coins(state: Rum, seat: int, amount: int) -> None:
    """R3.8, R12.4: coins never run out."""
    state.coins[seat] += amount
    state.emit("coins_gained", seat, amount)


def hire(state: Rum, seat: int) -> None:
    """R12.10."""
    if state.hiring[seat]:
        state.hiring[seat] -= 1
        state.supply[seat] += 1
        state.emit("hired", seat)


def fetch_rum(state: Rum, seat: int) -> None:
    """R18.1, R18.2."""
    barrels = min(BARRELS_PER_VISIT, state.barrels())
    if barrels:
        state.rum[seat] += barrels
        state.emit("rum_fetched", seat, barrels)


class Choice(Step[Rum]):
    """A decision of the seat that has just moved the captain."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def skip(self, state: Rum) -> None:
        """R12.2."""
        state.emit("skipped", self.seat)
        state.done()


class Headquarters(Choice):
    """R12.5–R12.9: clear one ordinary alley, or up to two dark ones."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return self.legal(state, seat)

    def legal(self, state: Rum, seat: int) -> list[Action]:
        own = [RETAKES[alley] for alley in range(self.first(), ALLEYS) if state.alleys[alley] == seat]
        own.append(SKIP)
        return own

    def first(self) -> int:
        """The first alley that may be cleared."""
        return 0

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "retake":
            return untimely(state, action)
        alley: int = action[1]
        if not 0 <= alley < ALLEYS or state.alleys[alley] != seat:
            return Refusal("R12.8")
        return None if alley >= self.first() else Refusal("R12.6")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state)
            return
        alley: int = action[1]
        retake(state, seat, alley)
        self.go_on(state, alley)

    def go_on(self, state: Rum, alley: int) -> None:
        if alley >= FIRST_DARK and self.seat in state.alleys[FIRST_DARK:]:
            state.become(SecondDark(self.seat))
        else:
            state.done()


class SecondDark(Headquarters):
    """R12.6, R12.7: another dark alley may follow the first, whichever move it came from."""

    def first(self) -> int:
        return FIRST_DARK

    def skip(self, state: Rum) -> None:
        state.done()

    def go_on(self, state: Rum, alley: int) -> None:
        state.done()


def retake(state: Rum, seat: int, alley: int) -> None:
    """R12.5, R12.9: all pirates of the alley go back to the supply."""
    pirates = state.town.length[alley]
    state.alleys[alley] = NOBODY
    state.supply[seat] += pirates
    state.emit("retaken", seat, alley, pirates)


class DrawGood(FromStack):
    """R13.1: the top token of the supplies, for one's own eyes."""

    def __init__(self, seat: int) -> None:
        super().__init__(GOOD_TOKEN)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Rum) -> None:
        if not state.any_shuffled(GOOD_TOKEN):
            self.drew(state, from_below(state, GOOD_TOKEN))

    def drew(self, state: Rum, face: int) -> None:
        state.drawn = face
        handle(state, self.seat, face)
        state.emit_private(self.seat, 1, "good_drawn", self.seat, face)
        state.become(KeepOrSell(self.seat))


class KeepOrSell(Choice):
    """R13.1–R13.3: only the token just drawn can be sold."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [KEEP, SELL]

    def legal(self, state: Rum, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        return None if action[0] in ("keep", "sell") else untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        face, state.drawn = state.drawn, NOTHING
        if action[0] == "keep":
            give(state, seat, face)
            state.emit_private(seat, 1, "good_kept", seat, face)
        else:
            bury(state, face)
            state.coins[seat] += SALE
            state.emit_private(seat, 1, "good_sold", seat, face)
        state.done()


class DrawRendezvous(FromStack):
    """R14.1: the top token, face down on one's flag."""

    def __init__(self, seat: int) -> None:
        super().__init__(RENDEZVOUS_TOKEN)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def drew(self, state: Rum, face: int) -> None:
        state.flag_seat.append(self.seat)
        state.flag_face.append(face)
        state.flag_not.append(0)
        state.emit_private(self.seat, 1, "rendezvous_drawn", self.seat, face)
        state.done()


class TakeMap(Choice):
    """R15.1, R15.2: one open map of the field's colour."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.colour)

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        faces = state.matching(MAP_TOKEN, self.colour)
        return [*[("take", face) for place, face in enumerate(faces) if face not in faces[:place]], SKIP]

    def legal(self, state: Rum, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "take":
            return untimely(state, action)
        return None if action[1] in state.matching(MAP_TOKEN, self.colour) else Refusal("R15.1")

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state)
            return
        take_open(state, action[1])
        give(state, seat, action[1])
        state.emit("map_taken", seat, action[1])
        state.become(FILLS[0])


class GuardHouse(Choice):
    """R12.2, R19.1, R19.5: challenge the small guard (0) or the large one (1)."""

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [*CHALLENGES, SKIP]

    def legal(self, state: Rum, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        actions = [CHALLENGES[guard] for guard in range(2) if state.any_left(SMALL_GUARD + guard)]
        actions.append(SKIP)
        return actions

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "skip":
            return None
        if action[0] != "challenge":
            return untimely(state, action)
        if action[1] not in (0, 1):
            return Refusal("R19.1")
        return None if state.any_left(SMALL_GUARD + action[1]) else Refusal("R19.5", 1, 0)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state)
        else:
            state.become(Fight(seat, SMALL_GUARD + action[1]))


class Fight(FromStack):
    """R19.1–R19.4: the top guard is turned over; more pirates in the supply than it shows beat it."""

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(stack)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.stack)

    def enter(self, state: Rum) -> None:
        if not state.any_shuffled(self.stack):
            self.drew(state, from_below(state, self.stack))

    def drew(self, state: Rum, face: int) -> None:
        state.emit("guard_met", self.seat, face)
        if state.supply[self.seat] > VALUE[face]:
            give(state, self.seat, face)
            state.emit("guard_beaten", self.seat, face)
            if VALUE[face] <= WITH_A_COIN:
                state.coins[self.seat] += 1
                state.emit("coins_gained", self.seat, 1, face)
        else:
            bury(state, face)
            state.emit("guard_lost", self.seat, face)
        state.done()
