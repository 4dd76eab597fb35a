"""The command `nassau`. Each subcommand is a module of `nassau.cli`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from nassau import __version__, compiled
from nassau.cli import (
    bots_command,
    check_game_command,
    database_command,
    dataset_command,
    new_game_command,
    play_command,
    replay_command,
    rules_command,
    serve_command,
    show_command,
    verify_command,
)
from nassau.cli.game_progress import INTERRUPTED
from nassau.kernel import BadSetup
from nassau.terminal.record_files import BadFile

COMMANDS: Final = (
    serve_command,
    play_command,
    replay_command,
    verify_command,
    show_command,
    rules_command,
    bots_command,
    dataset_command,
    database_command,
    new_game_command,
    check_game_command,
)
BAD_INPUT: Final = 2
BROKEN_PIPE: Final = 141
"""Exit code when the reader of stdout is gone: 128 + SIGPIPE."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Bad input is reported in one sentence on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character that the terminal cannot encode or decode must not end a game.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        args = parser().parse_args(list(sys.argv[1:] if argv is None else argv) or ["serve"])
        code: int = args.run(args)
        sys.stdout.flush()
    except (BadSetup, BadFile) as error:
        print(f"nassau: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout again at exit, which would raise once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="nassau",
        description="Five pirate board games with exact rules. Without a command, `nassau` runs `nassau serve`.",
        epilog="An unofficial project, not affiliated with any publisher.",
    )
    kind = "compiled" if compiled() else "interpreted"
    top.add_argument("--version", action="version", version=f"nassau {__version__} ({kind})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top
