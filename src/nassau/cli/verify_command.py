"""`nassau verify`: check the sealed dice of a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from nassau.cli.arguments import Commands
from nassau.kernel import BadRecord

if TYPE_CHECKING:
    from nassau.kernel import Seal
    from nassau.tables.dice_evidence import Evidence


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the dice of a recorded game",
        description="Replay a record by the rules, recompute every chance outcome from its seal, and name the first "
        "that differs. With --evidence also compare the record with what a player's browser kept during the game.",
    )
    parser.add_argument("file", type=Path, help="record of a game with sealed dice")
    parser.add_argument("--evidence", type=Path, help="file that a player's browser has saved")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.tables.dice_evidence import check_evidence
    from nassau.terminal.record_files import BadFile, read

    record, kept = read(args.file).record, evidence(args.evidence) if args.evidence else None
    try:
        checked = record.verify()
        if kept is not None:
            check_evidence(record, kept)
    except BadRecord as error:
        raise BadFile(f"{args.file}: {error}") from error
    assert record.seal is not None
    sys.stdout.write("".join(f"{line}\n" for line in report(record.seal, checked, kept)))
    return 0


def evidence(file: Path) -> Evidence:
    """The evidence in a file, or BadFile."""
    from nassau.tables.dice_evidence import read_evidence
    from nassau.terminal.record_files import BadFile

    try:
        return read_evidence(file.read_bytes())
    except (OSError, ValueError) as error:
        raise BadFile(f"{file}: {error}") from error


def report(seal: Seal, checked: int, kept: Evidence | None) -> list[str]:
    """What was checked, and what that proves."""
    outcomes = "outcome of chance is" if checked == 1 else "outcomes of chance are"
    return [
        f"{checked} {outcomes} as the sealed dice say.",
        f"Commitment: {seal.commitment}",
        *contributors(seal),
        proven(seal, kept),
    ]


def contributors(seal: Seal) -> list[str]:
    from nassau.tables.dice_evidence import unrevealed

    if seal.version == 1:
        return []
    given = ", ".join(str(seat) for seat, part in enumerate(seal.contributions, 1) if part) or "none"
    late = ", ".join(str(seat + 1) for seat in unrevealed(seal))
    missing = [f"Committed to, but not revealed in time: seats {late}."] if late else []
    return [f"Contributions of seats: {given}.", *missing]


def proven(seal: Seal, kept: Evidence | None) -> str:
    """One sentence: what this check proves (docs/sealed-dice.md)."""
    if kept is not None:
        own = "its own contribution, " if kept.contribution and kept.seat is not None else ""
        return (
            f"The record agrees with the browser's evidence: the commitment before the start, {own}"
            f"{len(kept.heads)} heads of the chain of draws and {len(kept.seen)} outcomes that it was shown."
        )
    if seal.version == 1 and not seal.contributions:
        return "Seal of version 1 without contributions: this proves only that the record was not changed afterwards."
    if seal.version == 1:
        return "Seal of version 1: compare the commitment with the one shown before the start; nothing else was kept."
    return "Without --evidence this proves that the record agrees with itself, not that it is the game you saw."
