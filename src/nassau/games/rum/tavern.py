"""R16: the drinking bout in a tavern."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.components import TAVERN_TOKEN, VALUE
from nassau.games.rum.dice import FIRST_THROW
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FILLS, give, take_open
from nassau.kernel import ONLY, Action, Refusal, Step, untimely

INVITE: Final[Action] = ("invite",)
SKIP: Final[Action] = ("skip",)
JOIN: Final[Action] = ("join",)
PASS: Final[Action] = ("pass",)


class Tavern(Step[Rum]):
    """R12.2, R16.1, R16.2: the seat may invite the others to a drinking bout."""

    def __init__(self, seat: int, tavern: int) -> None:
        self.seat = seat
        self.tavern = tavern

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.tavern)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [INVITE, SKIP]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        return None if action[0] in ("invite", "skip") else untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            state.emit("skipped", "R12.2", seat)
            state.done()
        else:
            state.emit("invited", "R16.2", seat, self.tavern)
            state.become(Invitation(seat, self.tavern, (seat + 1) % state.seats, 0))


class Invitation(Step[Rum]):
    """R16.2–R16.5: the others decide clockwise. Seats without a coin are asked too, so that a pass reveals nothing."""

    def __init__(self, host: int, tavern: int, guest: int, joined: int) -> None:
        self.host = host
        self.tavern = tavern
        self.guest = guest
        self.joined = joined  # one bit for each seat that has joined

    def local(self) -> tuple[int, ...]:
        return (self.host, self.tavern, self.guest, self.joined)

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.guest]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [JOIN, PASS]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] == "pass":
            return None
        if action[0] == "join":
            return None if state.coins[seat] else Refusal("R16.3", 1, 0)
        return untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        joined = self.joined
        if action[0] == "join":
            joined |= 1 << seat
            state.coins[seat] -= 1
            state.coins[self.host] += 1
            state.emit("joined", "R16.3", seat, self.host)
        else:
            state.emit("declined", "R16.2", seat)
        guest = (seat + 1) % state.seats
        if guest != self.host:
            state.become(Invitation(self.host, self.tavern, guest, joined))
        elif joined:
            state.become(Bout(self.tavern, joined | 1 << self.host, self.host))
        else:
            self.drink_alone(state)

    def drink_alone(self, state: Rum) -> None:
        """R16.5: without guests the host wins all tokens."""
        for face in state.matching(TAVERN_TOKEN, self.tavern):
            win(state, self.host, face)
        state.become(FILLS[0])


class Bout(Step[Rum]):
    """R16.6–R16.8: the drinkers roll in turn; a roll wins one token of lower value."""

    def __init__(self, tavern: int, drinkers: int, roller: int) -> None:
        self.tavern = tavern
        self.drinkers = drinkers  # one bit for each seat that takes part
        self.roller = roller

    def local(self) -> tuple[int, ...]:
        return (self.tavern, self.drinkers, self.roller)

    def enter(self, state: Rum) -> None:
        state.push(FIRST_THROW[self.roller])

    def resume(self, state: Rum, result: int) -> None:
        within = [face for face in state.matching(TAVERN_TOKEN, self.tavern) if VALUE[face] < result]
        if not within:
            self.next_roller(state)
        elif within[0] == within[-1]:
            win(state, self.roller, within[0])
            self.next_roller(state)
        else:
            state.become(PickToken(self.tavern, self.drinkers, self.roller, result))

    def next_roller(self, state: Rum) -> None:
        """R16.10: the next drinker rolls; the display is filled only after the bout."""
        if not state.matching(TAVERN_TOKEN, self.tavern):
            state.become(FILLS[0])
            return
        roller = (self.roller + 1) % state.seats
        while not self.drinkers >> roller & 1:
            roller = (roller + 1) % state.seats
        state.become(Bout(self.tavern, self.drinkers, roller))


class PickToken(Bout):
    """R16.8, R16.9: the roll wins one of several values; the highest is listed first."""

    def __init__(self, tavern: int, drinkers: int, roller: int, roll: int) -> None:
        super().__init__(tavern, drinkers, roller)
        self.roll = roll

    def local(self) -> tuple[int, ...]:
        return (self.tavern, self.drinkers, self.roller, self.roll)

    def enter(self, state: Rum) -> None:
        pass

    def pending(self, state: Rum) -> tuple[int, ...]:
        return ONLY[self.roller]

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        faces = state.matching(TAVERN_TOKEN, self.tavern)
        return [("take", face) for place, face in enumerate(faces) if face not in faces[:place]]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] in ("pass", "skip", "stand"):
            return Refusal("R16.9")
        if action[0] != "take":
            return untimely(state, action)
        face: int = action[1]
        if face not in state.matching(TAVERN_TOKEN, self.tavern):
            return Refusal("R16.1")
        return None if VALUE[face] < self.roll else Refusal("R16.7", VALUE[face] + 1, self.roll)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        win(state, seat, action[1])
        self.next_roller(state)


def win(state: Rum, seat: int, face: int) -> None:
    """An open token goes under the seat's flag."""
    take_open(state, face)
    give(state, seat, face)
    state.emit("token_won", "R16.7", seat, face)
