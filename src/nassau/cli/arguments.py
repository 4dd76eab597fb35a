"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from typing import Any

from nassau.kernel import BadSetup

Commands = Any
"""What `ArgumentParser.add_subparsers` returns; argparse keeps its type to itself."""


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("de", "en"), help="language of all texts (default: that of your system)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="play with a variant; may be given several times (`nassau rules GAME` lists them)",
    )


def language(args: argparse.Namespace) -> str:
    """The chosen language, or that of the system where it is German, or English."""
    if args.lang:
        return str(args.lang)
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next(filter(None, names), "").lower().startswith("de") else "en"


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in args.option]
    for name, equals, _ in pairs:
        if not equals:
            raise BadSetup(f"an option is written as ID=VALUE, not as {name!r}")
    return {name: value for name, _, value in pairs}
