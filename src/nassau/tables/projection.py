"""What a viewer gets of a table. Nothing of a table reaches a client except through `project` and `changes`.

A viewer is a seat or None, a spectator. Fields have the names and shapes of the wire protocol; what the server alone
knows (who is connected, chat, invites) it adds itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from nassau.kernel import Action, State
from nassau.kernel.chance import commitment
from nassau.tables.entry import Level
from nassau.tables.history import Past
from nassau.tables.table import Table


class Option(msgspec.Struct, frozen=True):
    """Something the seat may do now. `id` is sent back to do it; `at`: the board elements it lies on."""

    id: str
    verb: str
    at: list[str]


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the board but is refused now, with the rule that forbids it."""

    id: str
    at: list[str]
    rule: str
    need: int | None = None
    have: int | None = None


class Decision(msgspec.Struct, frozen=True):
    """What is asked of the viewer's seat. `version` is sent back with the answer."""

    version: int
    step: str
    options: list[Option]
    blocked: list[Blocked]


class SeatSeen(msgspec.Struct, frozen=True):
    kind: str
    name: str
    level: Level | None  # of a bot
    ready: bool
    deputy: Level | None


class ClockSeen(msgspec.Struct, frozen=True):
    left: float | None  # seconds at the moment of sending; None: no limit
    running: bool


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one entry of the log did, as the viewer may know it. `seat` is -1 for chance, -2 for the table itself."""

    number: int
    seat: int
    at: float  # seconds since 1970
    facts: list[Action]
    deputy: bool = False


class SealSeen(msgspec.Struct, frozen=True):
    commitment: str
    contributed: list[bool]
    secret: str | None  # hex, when the game is over


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer may know of a table."""

    table: str
    number: int
    game: str
    options: dict[str, str]
    phase: str
    seat: int | None
    host: str
    visibility: str
    spectators: bool
    rated: bool
    clock: str
    autoplay: bool
    muted: list[str]
    seats: list[SeatSeen]
    pending: list[int]
    stopping: list[int]
    view: dict[str, Raw] | None
    decision: Decision | None
    undo: bool
    clocks: list[ClockSeen]
    events: list[Happened]
    seal: SealSeen
    ranks: list[int] | None
    scores: list[int] | None
    rematch: str | None


class Update(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What has changed for a viewer between two numbers. Absent fields have not changed.

    An event may tell `acts_undone` (seat, since): the viewer forgets the events of seats from number `since` on.
    """

    table: str
    number: int
    events: list[Happened] | UnsetType = UNSET
    view: dict[str, Raw] | UnsetType = UNSET  # the top-level parts that have changed
    decision: Decision | UnsetType | None = UNSET
    pending: list[int] | UnsetType = UNSET
    stopping: list[int] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    clocks: list[ClockSeen] | UnsetType = UNSET
    seats: list[SeatSeen] | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    host: str | UnsetType = UNSET
    muted: list[str] | UnsetType = UNSET
    seal: SealSeen | UnsetType = UNSET
    ranks: list[int] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


COMPARED = ("decision", "pending", "stopping", "undo", "seats", "phase", "host", "muted", "seal", "ranks", "scores",
            "rematch")  # fmt: skip


def project(table: Table, viewer: int | None, now: int, after: int = 0) -> Snapshot:
    """The whole table for one viewer, with the events after number `after`."""
    end = table.finished
    return Snapshot(
        table=table.id,
        number=table.number,
        game=table.game.id,
        options=table.head.options,
        phase=table.phase,
        seat=viewer,
        host=table.host.name,
        visibility=table.head.visibility,
        spectators=table.head.spectators,
        rated=table.head.rated,
        clock=table.head.clock,
        autoplay=table.head.autoplay,
        muted=[player.name for player in table.muted.values()],
        seats=seats(table),
        pending=list(table.pending),
        stopping=sorted(table.stopping),
        view=view(table, viewer),
        decision=decision(table, viewer),
        undo=table.undoable(viewer),
        clocks=clocks(table, now),
        events=events(table, viewer, after),
        seal=seal(table),
        ranks=end.ranks if end else None,
        scores=end.scores if end else None,
        rematch=table.rematch or None,
    )


def changes(before: Table, table: Table, viewer: int | None, now: int) -> Update:
    """What a viewer who has seen the table as it was `before` must be told. When the game ends, all events come
    again, now that everything is open."""
    old, new = project(before, viewer, now, before.number), project(table, viewer, now, since(before, table))
    fields: dict[str, Any] = {name: getattr(new, name) for name in COMPARED if getattr(old, name) != getattr(new, name)}
    if new.events:
        fields["events"] = new.events
    parts = changed_parts(old.view, new.view)
    if parts:
        fields["view"] = parts
    if table.state is not None and table.clock.limits:
        fields["clocks"] = new.clocks
    return Update(table=table.id, number=table.number, **fields)


def since(before: Table, table: Table) -> int:
    return 0 if table.over and not before.over else before.number


def changed_parts(old: dict[str, Raw] | None, new: dict[str, Raw] | None) -> dict[str, Raw]:
    known = old or {}
    return {name: part for name, part in (new or {}).items() if known.get(name) != part}


def view(table: Table, viewer: int | None) -> dict[str, Raw] | None:
    """The game's own view, part by part."""
    if table.state is None:
        return None
    shown = table.state.view(viewer)
    return {name: Raw(msgspec.json.encode(getattr(shown, name))) for name in shown.__struct_fields__}


def decision(table: Table, viewer: int | None) -> Decision | None:
    version = table.version(viewer) if viewer is not None else None
    if viewer is None or version is None or table.state is None or table.state.pending == ():
        return None
    state, elements = table.state, table.game.elements
    legal = state.legal(viewer)
    options = [Option(text_of(action), action[0], list(elements(action))) for action in legal]
    return Decision(version, type(state.stack[-1]).__name__, options, list(blocked(state, viewer, legal)))


def blocked(state: State, seat: int, legal: list[Action]) -> Iterable[Blocked]:
    """The candidates on the board that a rule forbids now."""
    allowed = set(legal)
    for action in state.candidates(seat):
        at = state.game.elements(action)
        refusal = state.refusal(seat, action) if at and action not in allowed else None
        if refusal is not None:
            yield Blocked(text_of(action), list(at), refusal.rule, refusal.need, refusal.have)


def text_of(action: Action) -> str:
    return ":".join(map(str, action))


def seats(table: Table) -> list[SeatSeen]:
    return [SeatSeen(seat.kind, seat.name, seat.bot, seat.ready, seat.deputy) for seat in table.seats]


def clocks(table: Table, now: int) -> list[ClockSeen]:
    return [
        ClockSeen(None if left is None else max(0, left) / 1000, seat in table.clock.since)
        for seat in range(len(table.seats))
        for left in [table.clock.left(seat, now)]
    ]


def seal(table: Table) -> SealSeen:
    contributed = [bool(seat.contribution) for seat in table.seats]
    proof = commitment(bytes.fromhex(table.head.secret))
    return SealSeen(proof, contributed, table.finished.secret if table.finished else None)


def events(table: Table, viewer: int | None, after: int) -> list[Happened]:
    """What happened after a number, as the viewer may know it; everything is open once the game is over."""
    shown = (happened(past, viewer, table.finished is not None) for past in table.history.after(after))
    return [event for event in shown if event.facts]


def happened(past: Past, viewer: int | None, everything: bool) -> Happened:
    facts = [fact.open() if everything else fact.seen(viewer) for fact in past.told()]
    told = [fact for fact in facts if fact is not None]
    return Happened(past.number, past.seat, past.time / 1000, told, past.deputy)
