"""M8.4–M8.8, M9: pirates, who board after the second roll and plunder after the third."""

from __future__ import annotations

from typing import Final

from nassau.games.manila.components import ASHORE, CAPTAIN, CREW, MATE, WARE_OF
from nassau.games.manila.money import Decision, share_out
from nassau.games.manila.sailing import BY_PIRATES, UNGUARDED, UNGUARDED_AT_END, dock, lay_up
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, NOTHING, Action, Refusal, Step, untimely
from nassau.kernel.refusal import exactly, missing, not_now

BOARDS: Final[list[Action]] = [("board", space) for space in range(ASHORE)]
STAY: Final[Action] = ("stay",)
TO_PORT: Final = 0
TO_YARD: Final = 1


class BoardingTime(Step[Manila]):
    """M8.4, M8.7, M8.8, M9.1, M9.2: after the second roll: pirates may board punts on 13; without pirates they dock."""

    def enter(self, state: Manila) -> None:
        ready = state.on_last_wave()
        if not ready:
            state.done()
        elif state.pirates():
            state.become(Boarding(state.spaces[CAPTAIN]))
        else:
            if state.options["thirteen"] == "any_round":
                for route in ready:
                    dock(state, route, "M8.7", UNGUARDED)
            state.done()


class Boarding(Decision):
    """M9.1–M9.5, M9.13: the captain may leave the pirate boat for a punt on 13."""

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Manila) -> None:
        if not self.targets(state):
            state.emit("no_seat_to_board", "M9.4")
            self.next_boarder(state, NOTHING)

    def next_boarder(self, state: Manila, boarded: int) -> None:
        """M9.3: the second pirate decides; he is already captain if the first has left (M9.6)."""
        state.become(MateBoarding(state.spaces[MATE if boarded == NOTHING else CAPTAIN], boarded))

    def home(self) -> int:
        """The pirate space that the boarder leaves."""
        return CAPTAIN

    def open_wares(self, state: Manila) -> list[int]:
        """The wares whose punt may be boarded."""
        return [state.load[route] for route in state.on_last_wave()]

    def victims(self, state: Manila, wares: list[int]) -> list[int]:
        """M9.13: the spaces whose accomplice a strong pirate may push out."""
        return [space for ware in wares for space in CREW[ware]]

    def targets(self, state: Manila) -> list[int]:
        """The spaces that may be boarded; a pirate may push out only if no seat is free."""
        wares = self.open_wares(state)
        free = [state.next_seat(ware) for ware in wares if state.next_seat(ware) >= 0]
        if free or state.options["strong_pirates"] == "off":
            return free
        return self.victims(state, wares)

    def choices(self, state: Manila) -> list[Action]:
        return [BOARDS[space] for route in state.on_last_wave() for space in CREW[state.load[route]]] + [STAY]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] == "stay":
            return None
        if action[0] != "board":
            return untimely(state, action)
        space = action[1]
        if space in self.targets(state):
            return None
        if not 0 <= space < ASHORE or WARE_OF[space] not in [state.load[route] for route in state.on_last_wave()]:
            return missing("M9.1", "prey")
        return self.barred(state, space)

    def barred(self, state: Manila, space: int) -> Refusal:
        """M9.4, M9.5, M9.13, M9.16: the refusal of a seat on a punt on 13."""
        ware = WARE_OF[space]
        if ware not in self.open_wares(state):
            return Refusal("M9.16")
        if state.spaces[space] == NOBODY:
            first = CREW[ware][0]
            return exactly("M9.5", "boarding_seat", state.next_seat(ware) - first + 1, space - first + 1)
        if state.options["strong_pirates"] == "off":
            return missing("M9.4", "free_seat")
        return not_now("M9.13", "eviction")

    def decide(self, state: Manila, action: Action) -> None:
        if action[0] == "stay":
            state.emit("stayed", "M9.2", self.seat)
            self.next_boarder(state, NOTHING)
            return
        space = action[1]
        if state.spaces[space] != NOBODY:
            state.emit("pushed_out", "M9.13", state.spaces[space], space, self.seat)
        state.spaces[space] = self.seat
        state.emit("boarded", self.boarding_rule(), self.seat, space)
        self.leave_boat(state)
        self.next_boarder(state, space)

    def boarding_rule(self) -> str:
        """The rule that lets this pirate board."""
        return "M9.2"

    def leave_boat(self, state: Manila) -> None:
        """M9.6, M9.7: the second pirate becomes captain when the captain leaves."""
        if self.home() == CAPTAIN:
            state.spaces[CAPTAIN] = state.spaces[MATE]
            if state.spaces[CAPTAIN] != NOBODY:
                state.emit("became_captain", "M9.6", state.spaces[CAPTAIN])
        state.spaces[MATE] = NOBODY


class MateBoarding(Boarding):
    """M9.3, M9.14, M9.16, M9.17: the second pirate; `boarded` is the space that the captain took, or NOTHING."""

    def __init__(self, seat: int, boarded: int) -> None:
        super().__init__(seat)
        self.boarded = boarded

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.boarded)

    def enter(self, state: Manila) -> None:
        if self.seat == NOBODY or not self.targets(state):
            state.done()

    def next_boarder(self, state: Manila, boarded: int) -> None:
        state.done()

    def home(self) -> int:
        return MATE if self.boarded == NOTHING else CAPTAIN

    def open_wares(self, state: Manila) -> list[int]:
        wares = super().open_wares(state)
        if self.boarded == NOTHING or state.options["second_boarder"] == "always":
            return wares
        return [ware for ware in wares if ware != WARE_OF[self.boarded]]

    def boarding_rule(self) -> str:
        return "M9.3"

    def victims(self, state: Manila, wares: list[int]) -> list[int]:
        return [space for space in super().victims(state, wares) if space != self.boarded]

    def barred(self, state: Manila, space: int) -> Refusal:
        if space == self.boarded and space in super().victims(state, self.open_wares(state)):
            return Refusal("M9.14") if state.options["strong_pirates"] == "on" else missing("M9.4", "free_seat")
        return super().barred(state, space)


class PlunderTime(Step[Manila]):
    """M8.3, M8.5, M8.6, M9.8–M9.10: after the last roll: pirates plunder the punts on 13, one by one.

    Without pirates these punts dock. Then the punts that did not arrive go to the shipyard.
    """

    def enter(self, state: Manila) -> None:
        ready, pirates = state.on_last_wave(), state.pirates()
        if ready and pirates:
            self.plunder(state, state.load[ready[0]], pirates)
            state.become(Plunder(pirates[0], ready[0]))
            return
        for route in ready:
            dock(state, route, "M8.5", UNGUARDED_AT_END)
        for route in state.at_sea():
            lay_up(state, route, "M8.6", 1)
        state.done()

    def plunder(self, state: Manila, ware: int, pirates: list[int]) -> None:
        """M9.9, M9.10: the crew is removed and the pirates share the load value."""
        state.emit("plundered", "M9.8", ware, len(state.crew(ware)))
        for space in CREW[ware]:
            state.spaces[space] = NOBODY
        share_out(state, "pirate_paid", "M9.10", ware, pirates)


class Plunder(Decision):
    """M9.11, M9.12: the captain sends a plundered punt to the port or to the shipyard."""

    # `SendPunt` would say it better, but positions and records in files name the step.

    def __init__(self, seat: int, route: int) -> None:
        super().__init__(seat)
        self.route = route

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.route)

    def choices(self, state: Manila) -> list[Action]:
        return [("send", TO_PORT), ("send", TO_YARD)]

    def objection(self, state: Manila, action: Action) -> Refusal | None:
        if action[0] != "send":
            return untimely(state, action)
        return None if action[1] in (TO_PORT, TO_YARD) else Refusal("M9.11")

    def decide(self, state: Manila, action: Action) -> None:
        state.emit("punt_sent", "M9.11", self.seat, self.route, action[1], state.load[self.route])
        if action[1] == TO_PORT:
            dock(state, self.route, "M9.11", BY_PIRATES)
        else:
            lay_up(state, self.route, "M9.11", 0)
        state.become(PlunderTime())
