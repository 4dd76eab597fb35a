"""Every message with a number, rendered with 0, 1, 2, 5 and 21: `python -m tests.i18n.number_snapshots` rewrites them.

Players have names, and other arguments the first key of their kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from nassau import games
from nassau.i18n.fluent_messages import Given, Item, Items
from nassau.i18n.game_texts import LANGUAGES, layout_of, messages_of
from nassau.i18n.layout import Argument, Layout
from nassau.testing.message_checks import entries

FOLDER: Final = Path(__file__).parent / "snapshots"
NUMBERS: Final = (0, 1, 2, 5, 21)


def is_number(layout: Layout, argument: Argument) -> bool:
    """Whether the argument has no kind, or one without keys."""
    return not argument.kind or layout.kinds.get(argument.kind) == {}


def value(layout: Layout, argument: Argument, number: int) -> Any:
    if argument.kind == "case":
        return "dative"
    keys = layout.kinds.get(argument.kind, [])
    if argument.many is not None:
        listed = keys if isinstance(keys, list) else []
        return Items(Item(key, number if argument.many else None) for key in listed[:2])
    if is_number(layout, argument):
        return number
    known = keys if isinstance(keys, list) else [key for key in keys.values() if isinstance(key, str)]
    return Given("Anne") if argument.kind == "seat" else next(iter(known), Given("Anne"))


def lines(name: str, lang: str) -> Iterator[str]:
    game = games.load(name)
    layout, messages = layout_of(game), messages_of(game, lang)
    refusals = {id: layout.refusal(id.removeprefix("refusal-")) for id in messages.ids() if id.startswith("refusal-")}
    for id, entry in (*entries(layout), *refusals.items()):
        arguments = list(entry.arguments())
        if id in messages and any(is_number(layout, one) or one.many for one in arguments):
            yield id
            for number in NUMBERS:
                text = messages.format(id, {one.name: value(layout, one, number) for one in arguments})
                yield f"    {number}: {text}"


def snapshot(name: str, lang: str) -> str:
    return "".join(f"{line}\n" for line in lines(name, lang))


def file_of(name: str, lang: str) -> Path:
    return FOLDER / f"{name}.{lang}.txt"


if __name__ == "__main__":
    for game_id in games.ALL:
        for language in LANGUAGES:
            file_of(game_id, language).write_text(snapshot(game_id, language), encoding="utf-8")
