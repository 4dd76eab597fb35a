"""Projections: what a viewer may know about a table. Clients get tables only through `project` and `changes`.

A viewer is a seat, or None for a spectator. Values that several viewers or updates need are computed once per number
and cached in `Table.projections`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from nassau.i18n.lesson_texts import in_all_languages
from nassau.kernel import EVERYONE, Action, State, text
from nassau.kernel.sealed import commitment
from nassau.tables.events import Created
from nassau.tables.lesson_script import find_lesson
from nassau.tables.snapshot import (
    Blocked,
    ChainSeen,
    ClockSeen,
    Decision,
    Happened,
    LessonSeen,
    Option,
    SealSeen,
    SeatSeen,
    Snapshot,
)
from nassau.tables.table_state import Table
from nassau.tables.transcript import TranscriptRow

Result = TypeVar("Result")


def project(table: Table, viewer: int | None, now: int, after: int = 0) -> Snapshot:
    """The table for one viewer, with the events after number `after`."""
    head, (view, asked, undo) = table.head, private(table, viewer)
    return Snapshot(
        table=table.id,
        number=table.number,
        game=table.game.id,
        options=table.options,
        seat=viewer,
        visibility=head.visibility,
        spectators=head.spectators,
        rated=head.rated,
        clock=head.clock,
        autoplay=head.autoplay,
        learning=head.learning,
        view=view,
        decision=asked,
        undo=undo,
        clocks=clocks(table, now),
        events=events(table, viewer, after),
        **common(table),
    )


def changes(before: Table, table: Table, viewer: int | None, now: int) -> dict[str, Any]:
    """The update of a viewer from `before` to `table`: the fields of the snapshot that differ, and of its view the
    fields that differ.

    When the game ends, all events are sent again with all facts open. After the fact `acts_undone` (seat, since) the
    client drops the events of seats from number `since` on.
    """
    fields = {"table": table.id, "number": table.number, **common_changes(before, table)}
    new_events = events(table, viewer, 0 if table.over and not before.over else before.number)
    if new_events:
        fields["events"] = new_events
    old_view, old_asked, old_undo = private(before, viewer)
    view, asked, undo = private(table, viewer)
    parts = changed_parts(old_view, view)
    if parts:
        fields["view"] = parts
    if asked != old_asked:
        fields["decision"] = asked
    if undo != old_undo:
        fields["undo"] = undo
    if (table.clock.limits and table.state is not None) or len(table.seats) != len(before.seats):
        fields["clocks"] = clocks(table, now)
    return fields


def cached(table: Table, key: Any, make: Callable[[], Result]) -> Result:
    """The cached value of `make()` for this number of the table."""
    if key not in table.projections:
        table.projections[key] = make()
    found: Result = table.projections[key]
    return found


# -- the same for every viewer


def common(table: Table) -> dict[str, Any]:
    return cached(table, "common", lambda: make_common(table))


def make_common(table: Table) -> dict[str, Any]:
    end = table.finished
    return {
        "phase": table.phase,
        "host": table.host.name,
        "muted": [player.name for player in table.muted.values()],
        "seats": seats(table),
        "pending": list(table.pending),
        "stopping": sorted(table.stopping),
        "seal": seal(table),
        "chain": chain(table),
        "ranks": end.ranks if end else None,
        "scores": end.scores if end else None,
        "rematch": table.rematch or None,
        "lesson": lesson_seen(table) if table.head.lesson else None,
    }


def lesson_seen(table: Table) -> LessonSeen | None:
    """The beat of the table's lesson; None before the start, and if its script has been removed or become shorter."""
    lesson = find_lesson(table.game, table.head.lesson)
    if lesson is None or table.state is None or table.beat >= len(lesson.beats):
        return None
    beat, said = lesson.beats[table.beat], in_all_languages(table.game.package, lesson.id)
    return LessonSeen(
        lesson.id, {lang: texts.title for lang, texts in said.items()}, table.beat, beat.page, lesson.pages,
        {lang: texts.beat(beat.name) for lang, texts in said.items()}, list(beat.points), list(beat.wait), beat.free,
        {lang: text for lang, texts in said.items() if (text := texts.wrong(beat.name))},
    )  # fmt: skip


def common_changes(before: Table, table: Table) -> dict[str, Any]:
    return cached(table, ("common", before.number), lambda: make_common_changes(before, table))


def make_common_changes(before: Table, table: Table) -> dict[str, Any]:
    if table.last_event <= before.number:  # only acts since
        fields: dict[str, Any] = {} if table.pending == before.pending else {"pending": list(table.pending)}
        return fields if table.chain == before.chain else {**fields, "chain": chain(table)}
    old = common(before)
    return {name: value for name, value in common(table).items() if value != old[name]}


def seats(table: Table) -> list[SeatSeen]:
    return [SeatSeen(seat.kind, seat.name, seat.bot, seat.ready, seat.deputy, seat.program) for seat in table.seats]


def clocks(table: Table, now: int) -> list[ClockSeen]:
    if table.clock.limits is None:
        return [ClockSeen(None, False) for _ in table.seats]
    times = [table.clock.left(seat, now) for seat in range(len(table.seats))]
    return [ClockSeen(max(0, left or 0) / 1000, seat in table.clock.since) for seat, left in enumerate(times)]


def seal(table: Table) -> SealSeen:
    started, secret = table.started, table.finished.secret if table.finished else None
    commitments = [seat.commitment for seat in table.seats]
    fixed = started is not None or table.sealing_until is not None
    contributions = started.contributions if started else None
    return SealSeen(started.seal if started else 2, proof(table.head), commitments, fixed, contributions, secret)


def chain(table: Table) -> ChainSeen | None:
    """The chain over the draws. Its head depends on hidden outcomes, but nobody without the secret can tell how."""
    return None if table.chain is None else ChainSeen(table.chain.draws, table.chain.head.hex())


def proof(head: Created) -> str:
    """The commitment to the secret, which is public from the beginning."""
    return commitment(bytes.fromhex(head.secret))


# -- per viewer

Private = tuple[msgspec.Struct | None, Decision | None, bool]


def private(table: Table, viewer: int | None) -> Private:
    """The view, the decision, and whether undo is offered; cached."""
    found: Private | None = table.projections.get(viewer)
    if found is None:
        found = table.projections[viewer] = (view_of(table, viewer), decision(table, viewer), table.undoable(viewer))
    return found


def view_of(table: Table, viewer: int | None) -> msgspec.Struct | None:
    """The game's view; None before the start."""
    return None if table.state is None else table.state.view(viewer)


def changed_parts(before: msgspec.Struct | None, view: msgspec.Struct | None) -> dict[str, Any]:
    """The fields of a view that differ from the view before; all fields if there was none."""
    if view is None:
        return {}
    parts = {name: getattr(view, name) for name in view.__struct_fields__}
    return {name: part for name, part in parts.items() if before is None or getattr(before, name) != part}


def decision(table: Table, viewer: int | None) -> Decision | None:
    """The decision of the viewer's seat, None if it is not pending."""
    version = None if viewer is None else table.version(viewer)
    if viewer is None or version is None or table.state is None:
        return None
    if table.head.lesson and viewer not in table.pending:  # chance waits until the learner has read the beat
        return None
    return ask(table.state, viewer, version)


def ask(state: State, seat: int, version: int) -> Decision:
    step, legal = state.stack[-1], state.legal(seat)
    options = [option(state.game.elements, action) for action in legal]
    return Decision(version, type(step).__name__, options, list(blocked(state, seat, set(legal))))


@lru_cache(1 << 16)
def option(elements: Callable[[Action], tuple[str, ...]], action: Action) -> Option:
    """An action as an option; it depends on nothing else, so it is cached."""
    return Option(text(action), action[0], list(elements(action)))


def blocked(state: State, seat: int, legal: set[Action]) -> Iterable[Blocked]:
    """The candidates that a rule forbids now, if they have board elements or are plain buttons (like pass)."""
    step, elements = state.stack[-1], state.game.elements
    for action in step.candidates(state, seat):
        if action in legal:
            continue
        offered = option(elements, action)
        refusal = step.refusal(state, seat, action) if offered.at or len(action) == 1 else None
        if refusal is not None:
            yield Blocked(offered.id, offered.at, refusal.rule, refusal.need, refusal.have, refusal.reason)


def events(table: Table, viewer: int | None, after: int) -> list[Happened]:
    """The events after a number, with the facts that the viewer may know; all facts once the game is finished."""
    public, rows = cached(table, ("events", after), lambda: public_events(table, after))
    return public if public is not None else viewer_events(rows, viewer, False)


def public_events(table: Table, after: int) -> tuple[list[Happened] | None, list[TranscriptRow]]:
    """The events after a number if they are the same for every viewer, else None; and their rows."""
    rows, everything = list(table.transcript.after(after)), table.finished is not None
    public = everything or all(owner == EVERYONE for row in rows for owner, *_ in row.facts)
    return viewer_events(rows, None, everything) if public else None, rows


def viewer_events(rows: list[TranscriptRow], viewer: int | None, everything: bool) -> list[Happened]:
    found = [happened(row, viewer, everything) for row in rows]
    return [event for event in found if event.facts]


def happened(row: TranscriptRow, viewer: int | None, everything: bool) -> Happened:
    known = [(fact, fact.open() if everything else fact.seen(viewer)) for fact in row.unpack()]
    facts = [fact.cite(seen) for fact, seen in known if seen]
    return Happened(row.number, row.seat, row.time / 1000, facts, row.deputy)
