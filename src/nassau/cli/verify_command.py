"""`nassau verify`: check the sealed dice of a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nassau.cli.arguments import Commands
from nassau.kernel import BadRecord


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the dice of a recorded game",
        description="Recompute every chance outcome from the seal of a record, and name the first that differs.",
    )
    parser.add_argument("file", type=Path, help="record of a game with sealed dice")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.terminal.record_files import BadFile, read

    record = read(args.file).record
    try:
        checked = record.verify()
    except BadRecord as error:
        raise BadFile(f"{args.file}: {error}") from error
    assert record.seal is not None
    outcomes = "outcome of chance is" if checked == 1 else "outcomes of chance are"
    sys.stdout.write(f"{checked} {outcomes} as the sealed dice say.\nCommitment: {record.seal.commitment}\n")
    return 0
