"""A live table: the doors through which people and bots play.

Every door takes the time as an argument and returns the new entries of the log, the answers of chance included. What
is declined raises a `Declined` and has changed nothing. Who wants to keep the table as it was until the entries are
safe works on a `copy()`.
"""

from __future__ import annotations

from collections.abc import Sequence

from nassau.kernel import CHANCE, Action, State, text
from nassau.tables import events as log
from nassau.tables.events import TABLE, Entry, Level, action_of
from nassau.tables.information import publicly_forced, reveals
from nassau.tables.seating import House
from nassau.tables.table_errors import NotAllowed, NotOffered, NotPending, NoUndo, Refused, Stale
from nassau.tables.table_state import Point


class Table(House):
    """See the module's docstring. `Table.create` opens one, `Table.fold` rebuilds one from its log."""

    # -- questions

    @property
    def phase(self) -> str:
        """open (before the start), running, or over."""
        return "over" if self.over else "open" if self.state is None else "running"

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.state is None or self.over else self.state.pending

    def version(self, seat: int) -> int | None:
        """What a pending seat sends back with its answer: since which number its decision has been as it is."""
        return self.asked.get(seat)

    def bots_due(self) -> list[tuple[int, Level, int]]:
        """The seats where a bot or deputy must decide now, with its level and the decision's version."""
        due = [(seat, self.seats[seat].played_by, since) for seat, since in sorted(self.asked.items())]
        return [(seat, level, since) for seat, level, since in due if level is not None]

    def due(self, now: int) -> list[int]:
        """The seats whose time has run out: call `time_out` for them."""
        return self.clock.due(now)

    def advisable(self, seat: int | None, version: int) -> int:
        """The seat that may ask for counsel on this decision, if the table is for learning."""
        place = self.own_seat(seat)
        self.must_play()
        if not self.head.learning:
            raise NotAllowed("there is counsel only at tables for learning")
        self.must_hold(place, bot=False)
        self.must_be_asked(place, version)
        return place

    # -- starting

    def start(self, person: str | None, now: int) -> list[Entry]:
        """The host (or, with None, the server) starts the game; chance answers what comes before the first decision."""
        if person is not None:
            self.must_host(person)
        self.must_wait()
        self.must_be_ready()
        return self.begin(now) + self.flow(now)

    # -- playing

    def act(self, seat: int | None, action: str, version: int, now: int, bot: bool = False) -> list[Entry]:
        """Carry out one option of the decision `version`. `bot`: a bot or deputy decides, not the person."""
        return self.acts(seat, [action], version, now, bot)

    def acts(self, seat: int | None, actions: Sequence[str], version: int, now: int, bot: bool = False) -> list[Entry]:
        """Several options one after the other, all or none. Chance must not come between them: it would be unseen."""
        place = self.own_seat(seat)
        self.must_play()
        self.must_hold(place, bot)
        self.must_be_asked(place, version)
        if not actions:
            return []
        if len(actions) == 1:
            return [self.carry_out(place, actions[0], now), *self.flow(now)]
        draft = self.copy()
        entries = [draft.carry_out(place, action, now) for action in actions]
        entries += draft.flow(now)
        self.__dict__.update(draft.__dict__)
        return entries

    def act_for(self, seat: int, action: str, version: int, now: int, faltered: bool = False) -> list[Entry]:
        """A bot or deputy decides. `faltered`: a weaker one had to, and everybody shall know."""
        if not faltered:
            return self.act(seat, action, version, now, bot=True)
        draft = self.copy()
        entries = [draft.add(seat, log.Faltered(), now), *draft.act(seat, action, version, now, bot=True)]
        self.__dict__.update(draft.__dict__)
        return entries

    def must_hold(self, seat: int, bot: bool) -> None:
        if bot != bool(self.seats[seat].played_by):
            raise NotPending(
                "the person plays this seat" if bot else "a deputy plays for you: take your seat back first"
            )

    def must_be_asked(self, seat: int, version: int) -> None:
        if seat not in self.asked:
            raise NotPending("it is not your turn")
        if version != self.asked[seat]:
            raise Stale(f"the decision has changed; it is now version {self.asked[seat]}")

    def carry_out(self, seat: int, line: str, now: int) -> Entry:
        """One act, offered and allowed."""
        assert self.state is not None
        if self.state.pending == (CHANCE,):
            raise Stale("chance comes first; then the decision may be another")
        refusal = self.state.refusal(seat, self.read(line))
        if refusal is None:
            return self.add(seat, line, now)
        if refusal.rule == NotPending.rule:
            raise NotPending("it is not your turn")
        raise Refused(refusal)

    def read(self, line: str) -> Action:
        assert self.state is not None
        try:
            action = action_of(line)
        except ValueError as error:
            raise NotOffered(str(error)) from error
        if not self.state.well_formed(action):
            raise NotOffered(f"there is no {line[:80]!r} in {self.game.id}")
        return action

    def flow(self, now: int) -> list[Entry]:
        """What follows by itself: chance answers, forced choices where the table plays them, and the end."""
        entries = []
        while (step := self.following()) is not None:
            entries.append(self.add(*step, now))
        if self.state is not None and self.state.over:
            entries.append(self.finish("played", now))
        return entries

    def following(self) -> tuple[int, str] | None:
        state = self.state
        assert state is not None
        if state.pending == (CHANCE,):
            return CHANCE, text(self.peek(state))
        if self.head.autoplay and len(state.pending) == 1:
            return self.forced(state, state.pending[0])
        return None

    def peek(self, state: State) -> Action:
        """What the sealed dice answer next; folding the entry counts it."""
        assert self.dice is not None
        return type(self.dice)(self.dice.key, self.dice.answered.copy()).answer(state)

    def forced(self, state: State, seat: int) -> tuple[int, str] | None:
        legal = state.legal(seat)
        if len(legal) == 1 and publicly_forced(state, seat, f"{self.id}/{self.number}"):
            return seat, text(legal[0])
        return None

    def finish(self, reason: log.Reason, now: int) -> Entry:
        assert self.state is not None
        end = log.Finished(reason, self.state.scores(), self.state.ranking(), self.head.secret)
        return self.add(TABLE, end, now)

    # -- undo

    def undoable(self, seat: int | None) -> bool:
        """Whether undo can be asked for; a reveal may still forbid it."""
        return bool(self.points) and self.points[-1].seat == seat and not self.over

    def undo(self, seat: int | None, now: int, seen: int | None = None) -> list[Entry]:
        """Take back the last own decision: never across chance, another seat's act, or a reveal.

        `seen` is the number up to which the person had seen the table.
        """
        place = self.own_seat(seat)
        self.must_play()
        self.must_hold(place, bot=False)
        if not self.undoable(place):
            raise NoUndo("chance or another seat has decided since")
        if seen is not None and seen < self.points[-1].number:
            raise Stale("you have decided again since then")
        taken = self.taken_back()
        for point in taken:
            if reveals(point.state, place, point.action, f"{self.id}/{point.number}"):
                raise NoUndo("something has been revealed")
        return [self.add(place, log.Undone(taken[-1].number), now)]

    def taken_back(self) -> list[Point]:
        """The last own decision and the forced ones after it, last first."""
        taken = []
        for point in reversed(self.points):
            taken.append(point)
            if not (self.head.autoplay and len(point.state.legal(point.seat)) == 1):
                return taken
        raise NoUndo("there was nothing to decide")

    # -- deputies

    def deputise(self, seat: int | None, level: Level, now: int) -> list[Entry]:
        """A person lets a bot play for them."""
        place = self.own_seat(seat)
        self.must_play()
        if self.seats[place].played_by:
            raise NotAllowed("a bot plays this seat already")
        return [self.add(place, log.DeputyTook(level, "asked"), now), *self.agreed(now)]

    def time_out(self, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
        """The deputy takes over a seat whose time has run out."""
        self.must_play()
        if seat not in self.due(now):
            raise NotAllowed("this seat still has time")
        return [self.add(seat, log.DeputyTook(level, "time"), now), *self.agreed(now)]

    def give_back(self, seat: int | None, now: int) -> list[Entry]:
        """A person takes their seat back from the deputy."""
        place = self.own_seat(seat)
        self.must_play()
        if not self.seats[place].deputy:
            raise NotAllowed("no deputy plays for you")
        if self.seats[place].banished:
            raise NotAllowed("the host has removed you")
        return [self.add(place, log.GaveBack(), now)]

    def leave(self, person: str, now: int, level: Level = "sailor") -> list[Entry]:
        """Stand up. During the game a deputy of `level` takes over; the seat can be taken back at any time."""
        entries = super().leave(person, now, level)
        return entries + self.agreed(now) if self.phase == "running" else entries

    def remove(self, person: str, seat: int, now: int, level: Level = "sailor") -> list[Entry]:
        """The host frees a seat; during the game a deputy plays on for good."""
        entries = super().remove(person, seat, now, level)
        return entries + self.agreed(now) if self.phase == "running" else entries

    # -- stopping early

    def ask_stop(self, seat: int | None, now: int) -> list[Entry]:
        """Ask to stop, or agree to it. When every person who plays has agreed, the game is over without a winner."""
        place = self.own_seat(seat)
        self.must_play()
        if place in self.stopping:
            raise NotAllowed("you have agreed already")
        return [self.add(place, log.StopAsked(), now), *self.agreed(now)]

    def agreed(self, now: int) -> list[Entry]:
        """The end, if every person who still plays wants to stop."""
        players = {number for number, holder in enumerate(self.seats) if holder.player and not holder.deputy}
        people = {number for number in players if not self.seats[number].program} or players
        return [self.finish("stopped", now)] if people and people <= self.stopping else []

    def decline_stop(self, seat: int | None, now: int) -> list[Entry]:
        """Play on."""
        place = self.own_seat(seat)
        self.must_play()
        if not self.stopping:
            raise NotAllowed("nobody has asked to stop")
        return [self.add(place, log.StopDeclined(), now)]
