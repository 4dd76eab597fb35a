"""H1 to H3: drawing a stash, and turns of rolling and holding."""

from __future__ import annotations

from typing import Final

from nassau.kernel import EVERYONE, Action, Chance, Decision, Refusal, at_least, untimely
from nassau_pig.state import Pig

STASHES: Final = range(1, 7)
FACES: Final = range(1, 7)
UNLUCKY: Final = 1


class DrawStash(Chance[Pig]):
    """H1.1: every player draws a secret stash of 1 to 6 points."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def stream(self, state: Pig) -> str:
        return "stash"

    def secret_of(self, state: Pig) -> int:
        return self.seat

    def weights(self, state: Pig) -> list[tuple[Action, int]]:
        return [(("draw", stash), 1) for stash in STASHES]

    def take(self, state: Pig, seat: int, action: Action) -> None:
        state.stash[self.seat] = action[1]
        state.emit_private(self.seat, 1, "stash_drawn", "H1.1", self.seat, action[1])
        following = self.seat + 1
        state.become(DrawStash(following) if following < state.seats else Turn(0))


class Turn(Decision[Pig]):
    """H2.1, H2.3, H3.1, H3.2: roll again, or keep the points of this turn."""

    def candidates(self, state: Pig, seat: int) -> list[Action]:
        return [("roll",), ("hold",)]

    def refusal(self, state: Pig, seat: int, action: Action) -> Refusal | None:
        if action[0] == "hold":
            return None if state.rolls else at_least("H2.3", "rolls", 1, 0)
        return None if action[0] == "roll" else untimely(state, action)

    def take(self, state: Pig, seat: int, action: Action) -> None:
        if action[0] == "roll":
            state.become(RollDie(self.seat))
            return
        state.points[self.seat] += state.pot
        state.emit("held", "H2.3", self.seat, state.pot, state.points[self.seat])
        if state.points[self.seat] >= state.goal:
            self.reveal(state)
            state.end()
        else:
            pass_on(state, self.seat)

    def reveal(self, state: Pig) -> None:
        """H3.2: all stashes are shown and count."""
        for owner in range(state.seats):
            state.emit("stash_shown", "H3.2", owner, state.stash[owner])


class RollDie(Chance[Pig]):
    """H2.1, H2.2: one die; a 1 ends the turn without points."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def stream(self, state: Pig) -> str:
        return "die"

    def secret_of(self, state: Pig) -> int:
        return EVERYONE

    def weights(self, state: Pig) -> list[tuple[Action, int]]:
        return [(("land", face), 1) for face in FACES]

    def take(self, state: Pig, seat: int, action: Action) -> None:
        face: int = action[1]
        state.face = face
        if face == UNLUCKY:
            state.emit("lost_pot", "H2.2", self.seat, state.pot)
            pass_on(state, self.seat)
            return
        state.pot += face
        state.rolls += 1
        state.emit("rolled", "H2.1", self.seat, face, state.pot)
        state.become(Turn(self.seat))


def pass_on(state: Pig, seat: int) -> None:
    """H2.4: the next player's turn begins."""
    state.start_turn()
    state.become(Turn((seat + 1) % state.seats))
