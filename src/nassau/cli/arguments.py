"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from nassau.i18n.languages import LANGUAGES, SOURCE
from nassau.kernel import BadSetup

if TYPE_CHECKING:
    from nassau.bots.evaluation.executors import Executor

Commands = Any
"""The return type of `ArgumentParser.add_subparsers`, which argparse does not export."""


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language of all texts (default: your system's language)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="set a rule option; repeatable (`nassau rules GAME` lists the options)",
    )


def add_executor(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="games to play in parallel (default: one per core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine")


def chosen_executor(args: argparse.Namespace) -> Executor:
    """The executor that --jobs or --ray selects, or BadSetup."""
    from nassau.bots.evaluation import executors

    if args.jobs is not None and args.jobs < 1:
        raise BadSetup(f"--jobs must be at least 1, not {args.jobs}")
    return executors.ray_cluster(args.ray) if args.ray else executors.process_pool(args.jobs)


def language(args: argparse.Namespace) -> str:
    """The chosen language; by default that of the system, or English if Nassau does not speak it."""
    if args.lang:
        return str(args.lang)
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, names), "").lower()
    return next((lang for lang in LANGUAGES if system.startswith(lang)), SOURCE)


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """The rule options by id. Raises BadSetup for one without a value."""
    pairs = [pair.partition("=") for pair in args.option]
    for name, equals, _ in pairs:
        if not equals:
            raise BadSetup(f"--option needs the form ID=VALUE, not {name!r}")
    return {name: value for name, _, value in pairs}
