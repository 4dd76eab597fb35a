"""What a viewer gets of a table. Nothing of a table reaches a client except through `project` and `changes`.

A viewer is a seat or None, a spectator. What several viewers or several updates need is worked out once per position
and kept beside it (`Base.shown`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from nassau.kernel import EVERYONE, Action, State, text
from nassau.kernel.sealed import commitment
from nassau.tables.events import Created
from nassau.tables.play import Table
from nassau.tables.snapshot import Blocked, ClockSeen, Decision, Happened, Option, SealSeen, SeatSeen, Snapshot
from nassau.tables.transcript import Past

__all__ = ["Blocked", "ClockSeen", "Decision", "Happened", "Option", "SealSeen", "SeatSeen", "Snapshot",
           "changes", "project"]  # fmt: skip

Result = TypeVar("Result")


def project(table: Table, viewer: int | None, now: int, after: int = 0) -> Snapshot:
    """The whole table for one viewer, with the events after number `after`."""
    head, (view, asked, undo) = table.head, sight(table, viewer)
    return Snapshot(
        table=table.id,
        number=table.number,
        game=table.game.id,
        options=head.options,
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
    """What a viewer who has seen the table as it was `before` must be told: the fields of a snapshot that differ, and
    of its view the parts that do.

    When the game ends, all events come again, now that everything is open. An event may tell `acts_undone` (seat,
    since): the viewer forgets the events of seats from number `since` on.
    """
    fields = {"table": table.id, "number": table.number, **common_changes(before, table)}
    happened_since = events(table, viewer, 0 if table.over and not before.over else before.number)
    if happened_since:
        fields["events"] = happened_since
    old_view, old_asked, old_undo = sight(before, viewer)
    view, asked, undo = sight(table, viewer)
    new = changed_parts(old_view, view)
    if new:
        fields["view"] = new
    if asked != old_asked:
        fields["decision"] = asked
    if undo != old_undo:
        fields["undo"] = undo
    if (table.clock.limits and table.state is not None) or len(table.seats) != len(before.seats):
        fields["clocks"] = clocks(table, now)
    return fields


def once(table: Table, key: Any, make: Callable[[], Result]) -> Result:
    """What was worked out for this position already, or `make()`."""
    if key not in table.shown:
        table.shown[key] = make()
    found: Result = table.shown[key]
    return found


# -- the same for every viewer


def common(table: Table) -> dict[str, Any]:
    return once(table, "common", lambda: make_common(table))


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
        "ranks": end.ranks if end else None,
        "scores": end.scores if end else None,
        "rematch": table.rematch or None,
    }


def common_changes(before: Table, table: Table) -> dict[str, Any]:
    return once(table, ("common", before.number), lambda: make_common_changes(before, table))


def make_common_changes(before: Table, table: Table) -> dict[str, Any]:
    if table.settled <= before.number:  # there were acts only
        return {} if table.pending == before.pending else {"pending": list(table.pending)}
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
    contributed = [bool(seat.contribution) for seat in table.seats]
    return SealSeen(proof(table.head), contributed, table.finished.secret if table.finished else None)


def proof(head: Created) -> str:
    """What everybody may know of the secret before the end."""
    return commitment(bytes.fromhex(head.secret))


# -- each viewer's own

Sight = tuple[msgspec.Struct | None, Decision | None, bool]


def sight(table: Table, viewer: int | None) -> Sight:
    """The view, the decision, and whether it can be undone, worked out once for this position."""
    found: Sight | None = table.shown.get(viewer)
    if found is None:
        found = table.shown[viewer] = (view_of(table, viewer), decision(table, viewer), table.undoable(viewer))
    return found


def view_of(table: Table, viewer: int | None) -> msgspec.Struct | None:
    """The game's own view; None before the start."""
    return None if table.state is None else table.state.view(viewer)


def changed_parts(before: msgspec.Struct | None, view: msgspec.Struct | None) -> dict[str, Any]:
    """The fields of a view that differ from those of the view before it; all of them if there was none."""
    if view is None:
        return {}
    parts = {name: getattr(view, name) for name in view.__struct_fields__}
    return {name: part for name, part in parts.items() if before is None or getattr(before, name) != part}


def decision(table: Table, viewer: int | None) -> Decision | None:
    """What the viewer's seat must decide now."""
    version = None if viewer is None else table.version(viewer)
    if viewer is None or version is None or table.state is None:
        return None
    return ask(table.state, viewer, version)


def ask(state: State, seat: int, version: int) -> Decision:
    step, legal = state.stack[-1], state.legal(seat)
    options = [option(state.game.elements, action) for action in legal]
    return Decision(version, type(step).__name__, options, list(blocked(state, seat, set(legal))))


@lru_cache(1 << 16)
def option(elements: Callable[[Action], tuple[str, ...]], action: Action) -> Option:
    """An action as it is offered, which is always the same."""
    return Option(text(action), action[0], list(elements(action)))


def blocked(state: State, seat: int, legal: set[Action]) -> Iterable[Blocked]:
    """The candidates that a rule forbids now: what lies on the board, and plain buttons like passing."""
    step, elements = state.stack[-1], state.game.elements
    for action in step.candidates(state, seat):
        if action in legal:
            continue
        offered = option(elements, action)
        refusal = step.refusal(state, seat, action) if offered.at or len(action) == 1 else None
        if refusal is not None:
            yield Blocked(offered.id, offered.at, refusal.rule, refusal.need, refusal.have)


def events(table: Table, viewer: int | None, after: int) -> list[Happened]:
    """What happened after a number, as the viewer may know it; everything is open once the game is over."""
    public, pasts = once(table, ("told", after), lambda: told_to_all(table, after))
    return public if public is not None else told(pasts, viewer, False)


def told_to_all(table: Table, after: int) -> tuple[list[Happened] | None, list[Past]]:
    """The pasts after a number, and what everybody is told of them if that is the same."""
    pasts, everything = list(table.history.after(after)), table.finished is not None
    public = everything or all(owner == EVERYONE for past in pasts for owner, *_ in past.facts)
    return told(pasts, None, everything) if public else None, pasts


def told(pasts: list[Past], viewer: int | None, everything: bool) -> list[Happened]:
    found = [happened(past, viewer, everything) for past in pasts]
    return [event for event in found if event.facts]


def happened(past: Past, viewer: int | None, everything: bool) -> Happened:
    facts = [fact.open() if everything else fact.seen(viewer) for fact in past.told()]
    return Happened(past.number, past.seat, past.time / 1000, [fact for fact in facts if fact], past.deputy)
