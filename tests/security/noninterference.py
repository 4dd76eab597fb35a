"""Noninterference: two worlds that are indistinguishable to a viewer produce identical frames for them.

At positions of random games a viewer (a seat or a spectator) is chosen, and another world is sampled that is consistent
with their information: other hands, other decks, other secrets in the log. Compared byte for byte: the snapshot, the
update of the next move, refusals, and the decision of a bot at the seat; without the head of the chain of draws.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Final

from nassau import bots, games
from nassau.kernel import Action, Fact, text
from nassau.server.live.audience import Audience
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.connection import Connection
from nassau.server.live.frames import encode
from nassau.server.protocol.request_error import from_declined
from nassau.tables import BadLog, Created, Declined, Entry, Player, Table, hosting, play, reducer, seating
from nassau.tables.transcript import Transcript
from nassau.testing.playthrough import choose

NOW: Final = 1_700_000_000_000
LATER: Final = NOW + 5_000
LEVELS: Final = ("landlubber", "sailor")

CHAIN_HEAD: Final = re.compile(r'(?<="head":")[0-9a-f]{64}')
"""The head of the chain over the draws depends on hidden outcomes, but by a key that no viewer has before the end
(tests/kernel/test_chance.py::test_a_head_says_nothing_without_the_key)."""

Viewer = int | None


def begun(game: str, seats: int, seed: str) -> Table:
    """A table whose game has just started."""
    rng = random.Random(seed)
    head = Created("t", game, 0, options_of(game, rng), seats, Player("p0", "P0"), rng.randbytes(32).hex())
    table, _ = hosting.create(head, NOW)
    for seat in range(seats):
        seating.sit(table, Player(f"p{seat}", f"P{seat}"), seat, NOW)
        seating.ready(table, seat, True, NOW)
    play.start(table, "p0", NOW)
    return table


def options_of(game: str, rng: random.Random) -> dict[str, str]:
    """Random options; the defaults for half of the games."""
    options = games.load(game).options.values()
    return {option.id: rng.choice(option.values) for option in options} if rng.random() < 0.5 else {}


def moves(table: Table, rng: random.Random) -> Iterator[tuple[Table, int, Action]]:
    """The positions of a random game, each with the next seat and action."""
    while not table.over:
        assert table.state is not None
        seat = rng.choice(table.pending)
        action = choose(table.state.legal(seat), rng)
        yield table, seat, action
        table = table.copy()
        play.act(table, seat, text(action), table.versions[seat], NOW)


class Comparison:
    """Compares the frames of pairs of worlds, and counts the comparisons."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self.broadcaster = Broadcaster(lambda: LATER)

    def play(self, game: str, positions: int) -> None:
        """Compare worlds at this many positions of random games."""
        left = positions
        while left > 0:
            seats = self.rng.choice(games.load(game).seats)
            for table, seat, action in moves(begun(game, seats, str(self.rng.random())), self.rng):
                self.look(table, seat, action)
                left -= 1
                if left == 0:
                    break

    def look(self, table: Table, seat: int, action: Action) -> None:
        viewer = self.rng.choice([None, *range(len(table.seats))])
        other = self.imagined(table, viewer)
        self.counted["positions"] += 1
        self.counted[table.game.id] += 1
        self.counted["spectators" if viewer is None else "seats"] += 1
        self.compare("snapshots", self.snapshot(table, viewer), self.snapshot(other, viewer))
        self.compare_next(table, other, viewer, seat, action)
        if viewer is not None:
            self.compare_refusals(table, other, viewer)
            self.compare_decisions(table, other, viewer)

    def compare(self, what: str, one: str, two: str) -> None:
        self.counted[what] += 1
        assert CHAIN_HEAD.sub("", one) == CHAIN_HEAD.sub("", two), what

    # -- another world

    def imagined(self, table: Table, viewer: Viewer) -> Table:
        """The same table in another world that the viewer cannot distinguish."""
        assert table.state is not None
        other = table.copy()
        other.state = table.state.imagine(viewer, self.rng)
        if self.rng.random() < 0.2:
            other.transcript = rewritten(table.transcript, viewer)
        self.counted["different worlds"] += other.state.key() != table.state.key()
        return other

    # -- frames

    def screen(self, table: Table, viewer: Viewer) -> tuple[Audience, Connection]:
        connection = Connection("test", "somebody", "Somebody")
        connection.tables[table.id] = viewer
        return Audience(table), connection

    def snapshot(self, table: Table, viewer: Viewer) -> str:
        audience, connection = self.screen(table, viewer)
        after = 0 if table.number % 7 == 0 else max(0, table.number - 30)
        return encode(
            self.broadcaster.snapshot(audience, connection, after=after, invite=None, result=None, chat=[], ref=None)
        )

    def update(self, before: Table, table: Table, viewer: Viewer) -> str:
        audience, _ = self.screen(table, viewer)
        return encode(self.broadcaster.update(audience, before, viewer, LATER, None))

    def compare_next(self, table: Table, other: Table, viewer: Viewer, seat: int, action: Action) -> None:
        """Compare the updates of the next move with the same chance outcomes, unless it reveals a secret."""
        after, there = table.copy(), other.copy()
        entries = play.act(after, seat, text(action), table.versions[seat], LATER)
        possible = repeat(there, entries)
        if after.over or reveals(after, table.number) or reveals(there, table.number):
            self.counted["reveals"] += 1
        elif not possible:
            self.counted["impossible there"] += 1
        else:
            self.compare("updates", self.update(table, after, viewer), self.update(other, there, viewer))

    def compare_refusals(self, table: Table, other: Table, viewer: int) -> None:
        """Compare the errors of illegal actions."""
        assert table.state is not None
        listed = [action for action in table.state.candidates(viewer) if table.state.refusal(viewer, action)]
        verb = self.rng.choice(sorted(table.game.verbs))
        made_up = (verb, *(self.rng.randrange(9) for _ in range(table.game.verbs[verb].numbers)))
        for action in [*self.rng.sample(listed, min(2, len(listed))), made_up]:
            refused = [self.refusal(one, viewer, action) for one in (table, other)]
            if refused[0]:
                self.compare("refusals", *refused)

    def refusal(self, table: Table, viewer: int, action: Action) -> str:
        version = table.version(viewer) or 0
        try:
            play.act(table.copy(), viewer, text(action), version, LATER)
        except Declined as declined:
            return encode(from_declined(declined).fault(table.id, table.number, "r"))
        return ""

    def compare_decisions(self, table: Table, other: Table, viewer: int) -> None:
        if viewer not in table.pending or self.rng.random() > 0.2:
            return
        level, seed = self.rng.choice(LEVELS), self.rng.random()
        decided = [decide(level, one, viewer, seed) for one in (table, other)]
        self.compare("decisions of bots", *decided)


def decide(level: str, table: Table, seat: int, seed: float) -> str:
    assert table.state is not None
    return text(bots.ask(bots.load(level, table.game), table.state, seat, random.Random(seed)))


def reveals(table: Table, after: int) -> bool:
    """Whether a secret was revealed since then: the game's tests name the revealing facts."""
    names = import_module(f"tests.games.{table.game.id}.laws").REVEALS
    return any(fact.name in names for past in table.transcript.after(after) for fact in past.unpack())


def repeat(table: Table, entries: list[Entry]) -> bool:
    """Apply the entries at another table; returns whether they are legal there."""
    try:
        for entry in entries:
            reducer.apply(table, Entry(table.number + 1, max(LATER, table.time), entry.seat, entry.what))
    except BadLog:
        return False
    return True


def rewritten(transcript: Transcript, viewer: Viewer) -> Transcript:
    """The history with other secrets, except those of the viewer."""
    other = Transcript()
    for past in transcript.after(0):
        facts = past.unpack()
        for fact in facts:
            if fact.hidden and fact.owner != viewer:
                shown = 0 if fact.hidden == Fact.ENTIRELY else len(fact.args) - fact.hidden
                fact.args = (*fact.args[:shown], *(number + 1 for number in fact.args[shown:]))
        other.add(past.number, past.seat, past.time, past.deputy, facts)
    return other
