"""What a client kept while it watched a game, and whether a record agrees with it.

A record alone proves little: its author could have chosen secret, contributions and outcomes to fit. The client
keeps what it was shown before and during the game, and the server cannot change that afterwards.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nassau.kernel import BadRecord, Record, Seal, State
from nassau.tables.dice_audit import heads, replayed_draws, seal_of

FORMAT: Final = "nassau-evidence/1"


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """The file that the browser saves. Hashes and bytes are in hex; "" where a seat has none."""

    format: str
    table: str
    seat: int | None  # None: a spectator
    commitment: str  # of the server, as first shown
    commitments: list[str] | None = None  # of the players, when they were fixed; None: never shown
    contribution: str = ""  # of this client
    heads: list[tuple[int, str]] = []  # number of draws, and the head of their chain
    seen: list[tuple[int, list[Any]]] = []  # log number of an answer of chance, and its facts as shown
    alarms: list[str] = []  # contradictions that the client noticed during the game


def read_evidence(data: bytes) -> Evidence:
    """The evidence in a file. Raises ValueError for a wrong form."""
    evidence = msgspec.json.decode(data, type=Evidence)
    if evidence.format != FORMAT:
        raise ValueError(f"this is not evidence of format {FORMAT}")
    return evidence


def check_evidence(record: Record, kept: Evidence) -> None:
    """Compare a record, which has been verified, with what a client kept. Raises BadRecord at the first difference."""
    seal = seal_of(record)
    if seal.table != kept.table:
        raise BadRecord(0, f"the evidence is of table {kept.table}, the record of table {seal.table}")
    if kept.alarms:
        raise BadRecord(0, f"the browser noticed during the game: {kept.alarms[0]}")
    if seal.commitment != kept.commitment:
        raise BadRecord(0, "the commitment is not the one that the browser was shown before the start")
    if seal.version == 1:
        raise BadRecord(0, "the record has a seal of version 1; the browser was shown one of version 2")
    check_contributions(seal, kept)
    check_heads(record, kept)
    check_seen(record, kept)


def check_contributions(seal: Seal, kept: Evidence) -> None:
    """The commitments are those that were fixed first, and the client's own contribution is part of the key."""
    if kept.commitments is not None and seal.commitments != kept.commitments:
        raise BadRecord(0, "the commitments of the players are not those that the browser was shown at the start")
    if kept.seat is None or not kept.contribution:
        return
    found = seal.contributions[kept.seat].hex() if kept.seat < len(seal.contributions) else ""
    if found != kept.contribution:
        why = "is missing" if not found else "is another"
        raise BadRecord(0, f"the contribution of this browser, seat {kept.seat + 1}, {why} in the record")


def check_heads(record: Record, kept: Evidence) -> None:
    """The draws are those that the server had fixed when the client heard of them."""
    chain = heads(record)
    for draws, head in kept.heads:
        if draws >= len(chain):
            raise BadRecord(0, f"the browser heard of {draws} draws, the record has {len(chain) - 1}")
        if chain[draws] != head:
            raise BadRecord(0, f"the first {draws} draws are not those that the server had fixed during the game")


def check_seen(record: Record, kept: Evidence) -> None:
    """What the client was shown of each answer of chance is what the rules make of the record."""
    shown = dict(kept.seen)
    for draw, state in replayed_draws(record):
        facts = shown.pop(draw.at, None)
        if facts is not None and facts != facts_for(state, kept.seat):
            raise BadRecord(draw.entry, f"the browser was shown another outcome than {draw.action}")
    if shown:
        raise BadRecord(0, f"the browser was shown outcome {min(shown)} of the log, which is not in the record")


def facts_for(state: State, viewer: int | None) -> list[Any]:
    """The facts of the last act as a client gets them."""
    return [list(fact.cite(seen)) for fact in state.facts if (seen := fact.seen(viewer))]


def unrevealed(seal: Seal) -> list[int]:
    """The seats whose contribution was not revealed in time."""
    pairs = zip(seal.commitments or [], seal.contributions, strict=False)
    return [seat for seat, (promised, part) in enumerate(pairs) if promised and not part]
