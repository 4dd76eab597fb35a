"""Checks of a game's messages: complete in every language, and only with arguments that they are given.

Each check returns its findings as sentences that name the file and the message.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from nassau.i18n.fluent_messages import FORMS, MessageError, parse, variables
from nassau.i18n.game_texts import LANGUAGES, layout_of, sources_of
from nassau.i18n.languages import SOURCE
from nassau.i18n.layout import Entry, Layout
from nassau.i18n.rule_texts import rule_sources
from nassau.kernel import Game

WITH_ARGUMENTS = ("prompt-", "action-", "fact-", "note-", "board-", "score-", "result-")
LETTERING = ("label-", "map-")
JOINING = frozenset({"players", "score", "first", "next", "last"})
"""Arguments of the messages that all games share: results and lists."""


def messages_in(sources: list[str]) -> dict[str, ast.Message]:
    """The messages of some files by id; the first of two with the same id counts."""
    found: dict[str, ast.Message] = {}
    for source in sources:
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    return found


def entries(layout: Layout) -> Iterator[tuple[str, Entry]]:
    """The messages of a layout with their arguments; forms that tell less included."""
    for step in layout.prompts:
        yield f"prompt-{step}", layout.prompt(step)
    for verb, entry in layout.actions.items():
        yield f"action-{verb}", entry
    for name in layout.facts:
        yield f"fact-{name}", layout.fact(name)
        yield f"fact-{name}-hidden", layout.fact(name)
    for line in layout.board:
        for cell in (line, *line.columns):
            if cell.text:
                yield f"board-{cell.text}", Entry(view=cell.view)
    for row in layout.score:
        yield f"score-{row.text}", Entry(view=row.view)
    for name, entry in layout.notes.items():
        yield f"note-{name}", entry
    yield "result-score", Entry(["points", "case:case"])


def needed(game: Game) -> Iterator[tuple[str, str]]:
    """The ids of messages that a game needs whatever happens in it, each with the place that asks for it."""
    layout = layout_of(game)
    for step in layout.prompts:
        yield f"prompt-{step}", "[prompts] of layout.toml"
    for verb in game.verbs:
        yield f"action-{verb}", "the verbs of GAME"
    for name in layout.facts:
        yield f"fact-{name}", "[facts] of layout.toml"
    for line in layout.board:
        for cell in (line, *line.columns):
            if cell.field:
                yield f"field-{cell.field}", "[[board]] of layout.toml"
            if cell.text:
                yield f"board-{cell.text}", "[[board]] of layout.toml"
    for row in layout.score:
        yield f"score-{row.text}", "[[score]] of layout.toml"
    for name in layout.notes:
        yield f"note-{name}", "[notes] of layout.toml"
    yield "result-score", "the result"


def needed_of_rules(game: Game) -> Iterator[str]:
    """The ids of the sentences that rules.toml needs."""
    book = game.rulebook
    yield "title"
    yield from (f"section-{id}" for id in book.sections)
    yield from (f"rule-{id.replace('.', '-')}" for id in book.rules)
    yield from (f"option-{id}" for id in book.options)
    yield from (f"preset-{id}" for id in book.presets)


def missing_messages(game: Game) -> Iterator[str]:
    """Messages that no file of a language has."""
    for lang in LANGUAGES:
        have, english = messages_in(sources_of(game, lang)), messages_in(sources_of(game, SOURCE))
        places = {**dict.fromkeys(english, f"texts/{SOURCE}.ftl"), **dict(needed(game))}
        for id, place in places.items():
            if id not in have:
                yield f"texts/{lang}.ftl: there is no message {id}, which {place} needs"
        rules = messages_in(rule_sources(game.package, lang))
        for id in needed_of_rules(game):
            if id not in rules:
                yield f"texts/rules/{lang}.ftl: there is no message {id}, which rules.toml needs"


def given_to(game: Game, id: str) -> set[str] | None:
    """The arguments that a message gets; None for lettering of drawn boards and maps, which get them from code."""
    layout = layout_of(game)
    known = {name: {one.name for one in entry.arguments()} for name, entry in entries(layout)}
    if id.startswith("refusal-"):
        return {one.name for one in layout.refusal(id.removeprefix("refusal-")).arguments()}
    if id.startswith(("result-won", "list-")):
        return set(JOINING)
    if id.startswith(WITH_ARGUMENTS):
        return known[id] if id in known else known.get(id.rpartition("-")[0], set())
    return None if id.startswith(LETTERING) else {*FORMS, "count"}


def unknown_arguments(game: Game) -> Iterator[str]:
    """Arguments that a message uses without getting them."""
    for lang in LANGUAGES:
        for id, message in messages_in(sources_of(game, lang)).items():
            given = given_to(game, id)
            for name in sorted(variables(message) - given) if given is not None else ():
                near = get_close_matches(name, given or (), 1)
                hint = f'did you mean "{near[0]}"?' if near else f"it has: {', '.join(sorted(given or ())) or 'none'}"
                yield f'texts/{lang}.ftl: {id} has no argument "{name}"; {hint}'


class Calls(Visitor):
    """Collects the calls of functions: name and first argument."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the visitor calls it so
        first = node.arguments.positional[0] if node.arguments.positional else None
        if isinstance(first, ast.StringLiteral):
            self.found.add((node.id.name, first.value))


def unknown_names(game: Game) -> Iterator[str]:
    """Calls of NAME, COUNT and LIST that find no message."""
    for lang in LANGUAGES:
        messages = messages_in(sources_of(game, lang))
        for id, message in messages.items():
            calls = Calls()
            calls.visit(message)
            for function, noun in sorted(calls.found):
                if not is_found(function, noun, messages):
                    yield f'texts/{lang}.ftl: {id} calls {function}("{noun}"), which has no message'


def is_found(function: str, noun: str, messages: dict[str, ast.Message]) -> bool:
    """COUNT needs a message with the id, NAME and LIST some that begin with it; finished texts have no family."""
    if function == "COUNT":
        return noun in messages
    return not noun or any(id.startswith(f"{noun}-") for id in messages)


def syntax_errors(game: Game) -> Iterator[str]:
    """Files that Fluent cannot read, with the line."""
    for lang in LANGUAGES:
        files = {
            f"texts/{lang}.ftl": sources_of(game, lang),
            f"texts/rules/{lang}.ftl": rule_sources(game.package, lang),
        }
        for file, sources in files.items():
            try:
                messages_in(sources)
            except MessageError as error:
                yield f"{file}: {error}"


def findings(game: Game) -> list[str]:
    """Everything that is wrong with the messages of a game; only syntax errors if there are any."""
    wrong = list(syntax_errors(game))
    return wrong or [*missing_messages(game), *unknown_arguments(game), *unknown_names(game)]
