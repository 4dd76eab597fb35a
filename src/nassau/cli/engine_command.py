"""`nassau bots engine`: a bot that another program asks over stdin and stdout."""

from __future__ import annotations

import argparse
import sys

from nassau.cli.arguments import Commands


def add(kinds: Commands) -> None:
    engine = kinds.add_parser(
        "engine",
        help="answer decisions over stdin and stdout",
        description="Read commands from stdin, one line each, and answer on stdout; see docs/writing-a-bot.md.",
    )
    engine.add_argument("--level", default="sailor", help="level of the bot (default: sailor)")
    engine.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from nassau.bots.engine import answers

    for answer in answers(sys.stdin, args.level):
        print(answer, flush=True)
    return 0
