"""R16.1–R16.10: the drinking bout in a tavern."""

from __future__ import annotations

from typing import Final

from nassau.games.rum.choice import NO_BOUT, SKIP, Choice
from nassau.games.rum.components import TAVERN_TOKEN, VALUE
from nassau.games.rum.dice import BOUT, FIRST_THROW, Rolls
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FILLS, give, take_open
from nassau.kernel import ONLY, Action, Refusal, Step, untimely
from nassau.kernel.refusal import at_least, missing

INVITE: Final[Action] = ("invite",)
JOIN: Final[Action] = ("join",)
PASS: Final[Action] = ("pass",)


class Tavern(Choice):
    """R12.2, R16.1, R16.2: the seat may invite the others to a drinking bout."""

    def __init__(self, seat: int, tavern: int) -> None:
        super().__init__(seat)
        self.tavern = tavern

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.tavern)

    def candidates(self, state: Rum, seat: int) -> list[Action]:
        return [INVITE, SKIP]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        return None if action[0] in ("invite", "skip") else untimely(state, action)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "skip":
            self.skip(state, NO_BOUT)
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
            return None if state.coins[seat] else missing("R16.3", "coin")
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
            win(state, self.host, face, 0, "R16.5")
        state.become(FILLS[0])


class Bout(Rolls):
    """R16.6–R16.10, R16.12: the drinkers roll in turn; a roll wins one token of lower value, or all of them."""

    def __init__(self, tavern: int, drinkers: int, roller: int) -> None:
        self.tavern = tavern
        self.drinkers = drinkers  # one bit for each seat that takes part
        self.roller = roller

    def local(self) -> tuple[int, ...]:
        return (self.tavern, self.drinkers, self.roller)

    def purpose(self) -> int:
        return BOUT

    def enter(self, state: Rum) -> None:
        state.push(FIRST_THROW[self.roller])

    def resume(self, state: Rum, result: int) -> None:
        within = [face for face in state.matching(TAVERN_TOKEN, self.tavern) if VALUE[face] < result]
        if not within:
            state.emit("missed", "R16.7", self.roller, result)
            self.next_roller(state)
            return
        prize = state.options["tavern_prize"]
        if prize == "all":
            for face in within:
                win(state, self.roller, face, result, "R16.12")
            self.next_roller(state)
        elif within[0] == within[-1] and prize == "one":
            win(state, self.roller, within[0], result, "R16.7")
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
    """R16.1, R16.7–R16.9, R16.11: the roll wins one of several values; the highest is listed first."""

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
        takes: list[Action] = [("take", face) for place, face in enumerate(faces) if face not in faces[:place]]
        return [*takes, PASS]

    def refusal(self, state: Rum, seat: int, action: Action) -> Refusal | None:
        if action[0] in ("pass", "skip", "stand") and state.options["tavern_prize"] != "optional":
            return Refusal("R16.9")
        if action[0] == "pass":
            return None
        if action[0] != "take":
            return untimely(state, action)
        face: int = action[1]
        if face not in state.matching(TAVERN_TOKEN, self.tavern):
            return missing("R16.1", "token")
        return None if VALUE[face] < self.roll else at_least("R16.7", "roll", VALUE[face] + 1, self.roll)

    def take(self, state: Rum, seat: int, action: Action) -> None:
        if action[0] == "pass":
            state.emit("token_left", "R16.11", seat, self.roll)
        else:
            win(state, seat, action[1], self.roll, "R16.8")
        self.next_roller(state)


def win(state: Rum, seat: int, face: int, roll: int, rule: str) -> None:
    """An open token goes under the seat's flag; `roll` is 0 if it was won without one."""
    take_open(state, face)
    give(state, seat, face)
    state.emit("token_won", rule, seat, face, roll)
