"""Everything that can be checked about one game in less than a minute: `nassau check-game` prints it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from nassau import bots, compiled
from nassau.bots.match import match, win_share
from nassau.bots.random_bot import LANDLUBBER
from nassau.i18n.fluent_messages import MessageError
from nassau.i18n.game_texts import LANGUAGES, GameTexts, scope_for
from nassau.kernel import CHANCE, Game, State
from nassau.kernel.chance import fast
from nassau.testing import causes, conformance, message_checks
from nassau.testing.cases import cases
from nassau.testing.secrecy import Invariants, no_invariants

DECISIONS: Final = 600
"""Decisions in which facts and refusals must cite a rule of their step."""
MATCH_GAMES: Final = 120
PLAYERS: Final = ("Anne", "Bart", "Calico", "Dora", "Edward", "Fanny", "Grace", "Henry")


class Section(NamedTuple):
    """One part of the report: what was checked, and a sentence for everything that is wrong."""

    title: str
    findings: list[str]


class Optional(NamedTuple):
    """A file that a game may have, and what it gets by it."""

    file: str
    brings: str


OPTIONAL: Final = (
    Optional("vignette.svg", "a picture on the start page (320 x 200, presentation attributes only)"),
    Optional("heuristic.py", "the level Sailor and stronger Captains: HEURISTIC, see nassau.kernel.heuristic"),
    Optional("encoding.py", "action numbers that keep their meaning: ENCODER, see nassau.kernel.encoding"),
    Optional("laws.py", "invariants for the conformance suite: `laws(state)` and REVEALS"),
    Optional("lessons/first_game.toml", "a lesson, see docs/writing-a-lesson.md"),
)


def report(game: Game) -> Iterator[Section]:
    """The sections one after the other, each as soon as it is done."""
    yield section("rules are named in code", game, unnamed_rules)
    yield section("messages are complete", game, message_checks.findings)
    yield section("a whole game can be read", game, unreadable)
    yield section("rules, copies and secrets (conformance)", game, conformance_findings)
    if not compiled():  # the trace follows frames of the interpreter
        yield section("facts and refusals cite their rule", game, cause_findings)
    yield section("bots play better than chance", game, strength_findings)


def section(title: str, game: Game, check: Callable[[Game], Iterable[str]]) -> Section:
    """The findings of a check. What the code of the game raises is a finding, too."""
    found: list[str] = []
    try:
        found.extend(check(game))
    except Exception as error:  # the code of a game may raise anything
        found.append(described(error, game))
    return Section(title, found)


def described(error: Exception, game: Game) -> str:
    """An error with its last place in the game's own code, and the notes of the conformance suite."""
    folder = str(resources.files(game.package))
    places = [frame for frame in extract_tb(error.__traceback__) if frame.filename.startswith(folder)]
    place = f"{Path(places[-1].filename).name}:{places[-1].lineno}: " if places else ""
    first = str(error).partition("\n")[0]
    notes = "; ".join(getattr(error, "__notes__", []))
    return f"{place}{type(error).__name__}: {first}" + (f" ({notes})" if notes else "")


def missing_files(game: Game) -> list[Optional]:
    """The optional files that the game does not have."""
    folder = resources.files(game.package)
    return [one for one in OPTIONAL if not folder.joinpath(one.file).is_file()]


# -- rules and texts


def unnamed_rules(game: Game) -> list[str]:
    """Rules that no module of the game names; each belongs into the docstring of the step that enforces it."""
    modules = [file for file in resources.files(game.package).iterdir() if file.name.endswith(".py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in modules)
    named = causes.rules_in(code)
    return [f"rules.toml: no module names the rule {id}" for id in game.rules if id not in named]


def unreadable(game: Game) -> Iterator[str]:
    """Sentences that cannot be formatted in one random game, in each language; each once."""
    said: set[str] = set()
    for lang in LANGUAGES:
        texts = GameTexts(game, lang, PLAYERS)
        for state in positions(game):
            for problem in sentences(texts, state):
                if problem not in said:
                    said.add(problem)
                    yield f"texts/{lang}.ftl: {problem}"


def positions(game: Game) -> Iterator[State]:
    """The positions of one random game for the largest number of players."""
    state, dice, rng = game.start(game.seats[-1]), fast(1), random.Random(1)
    yield state
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        yield state


def sentences(texts: GameTexts, state: State) -> Iterator[str]:
    """What cannot be said about a position: facts, board, question, options, refusals and result."""
    for fact in state.facts:
        yield from attempt("[facts]", fact.name, partial(texts.fact, fact.open()))
    yield from attempt("[[board]]", "board", partial(texts.board, scope_for(state, None)))
    if state.over:
        yield from attempt("[[score]]", "result", lambda: [texts.tallies(state, 0), winners(texts, state)])
    elif state.pending[0] != CHANCE:
        yield from decision_sentences(texts, state, state.pending[0])


def decision_sentences(texts: GameTexts, state: State, seat: int) -> Iterator[str]:
    step, scope = type(state.stack[-1]).__name__, scope_for(state, seat)
    yield from attempt("[prompts]", step, partial(texts.prompt, step, scope))
    for action in state.candidates(seat):
        yield from attempt("[actions]", action[0], partial(texts.label, step, action, scope))
        refusal = state.refusal(seat, action)
        if refusal is not None:
            yield from attempt("[refusals]", refusal.reason, partial(texts.refusal, refusal))


def winners(texts: GameTexts, state: State) -> str:
    return texts.winners(state.scores(), state.ranking())


def attempt(table: str, entry: str, say: Callable[[], Any]) -> Iterator[str]:
    """Nothing if a text can be formatted, otherwise the reason with its entry of layout.toml."""
    try:
        say()
    except MessageError as error:
        yield str(error)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        yield f"layout.toml: {table} {entry}: {type(error).__name__}: {error}"


# -- play


def conformance_findings(game: Game) -> list[str]:
    """The first failed check of each configuration."""
    invariants, reveals = game_laws(game)
    found: list[str] = []
    for case in cases(game):
        try:
            conformance.check_case(case, invariants, reveals)
        except Exception as error:  # the code of a game may raise anything
            found.append(described(error, game))
    return found


def game_laws(game: Game) -> tuple[Invariants, frozenset[str]]:
    """The invariants and the revealing facts of the game's laws.py; none if there is no such file."""
    path = f"{game.package}.laws"
    if find_spec(path) is None:
        return no_invariants, frozenset()
    module = import_module(path)
    return module.laws, frozenset(module.REVEALS)


def cause_findings(game: Game) -> list[str]:
    found = causes.play(game, DECISIONS)
    checks = (causes.facts_cite_their_cause, causes.refusals_cite_their_cause, causes.refusals_have_true_numbers)
    lines: list[str] = []
    for check in checks:
        try:
            check(found)
        except AssertionError as error:
            lines += str(error).splitlines()[:10]
    return lines


def strength_findings(game: Game) -> list[str]:
    """The Sailor, if there is one, must win more than its fair share against random players."""
    if not game.has_heuristic:
        return []
    seats = game.seats[0]
    players = [bots.load("sailor", game), *[LANDLUBBER] * (seats - 1)]
    share = win_share(sum(wins[0] for wins, _ in match(game, players, MATCH_GAMES, 1, {})), MATCH_GAMES)
    if share.low > 1 / seats:
        return []
    return [
        f"heuristic.py: the Sailor wins {share.share:.2f} of {MATCH_GAMES} games against {seats - 1} random players "
        f"(at least {share.low:.2f}); its fair share is {1 / seats:.2f}"
    ]
