"""Every message is used: by a layout, by another message or by code."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from nassau import games
from nassau.i18n.game_texts import layout_of, messages_of, sources_of
from nassau.i18n.languages import LANGUAGES, SOURCE, locale_file
from nassau.i18n.layout import Layout
from nassau.kernel import Game

ROOT = Path(__file__).parents[2]
FOLDERS = {"client/src": ("*.ts", "*.svelte"), "src/nassau": ("*.py",), "tools": ("*.py",)}
ELSEWHERE = ("refusal-", "label-", "map-", "hint-", "tip-", "list-", "result-")
"""Other tests find these: test_game_texts, test_hints, client/src/boards/labels.test.ts, tests of text maps."""


@cache
def code() -> str:
    files = (file for folder, ends in FOLDERS.items() for end in ends for file in sorted((ROOT / folder).rglob(end)))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def declared(layout: Layout) -> Iterator[str]:
    """The ids that a layout asks for."""
    yield from (f"prompt-{step}" for step in layout.prompts)
    yield from (f"action-{verb}" for verb in layout.actions)
    yield from (f"fact-{name}{end}" for name in layout.facts for end in ("", "-hidden"))
    cells = [cell for line in layout.board for cell in (line, *line.columns)]
    yield from (f"field-{cell.field}" for cell in cells)
    yield from (f"board-{cell.text}" for cell in cells)
    yield from (f"score-{row.text}" for row in layout.score)
    yield from (f"note-{name}" for name in layout.notes)


def keys(layout: Layout) -> set[str]:
    """The keys of all kinds."""
    named = [list(kind.values()) if isinstance(kind, dict) else kind for kind in layout.kinds.values()]
    return {key for kind in named for key in kind if isinstance(key, str)} | {"none"}


def names(game: Game, text: str) -> Iterator[str]:
    """The ids that NAME, LIST and COUNT can reach, and the labels of fields that boards draw."""
    families = re.findall(r'(?:NAME|LIST)\("([\w-]+)"', text) + re.findall(r'(?:name|list)\(\s*"([\w-]+)"', code())
    yield from (f"{family}-{key}" for family in set(families) for key in keys(layout_of(game)))
    yield from re.findall(r'COUNT\("([\w-]+)"', text)
    yield from re.findall(r"\{ ([a-z][\w-]*)[ .]", text)
    yield from (f"field-{key}" for key in re.findall(r'(?:field|count)\("(\w+)"', code()))


@pytest.mark.parametrize("name", games.ALL)
def test_every_message_of_a_game_is_used(name: str) -> None:
    game = games.load(name)
    text = "\n".join(source for lang in LANGUAGES for source in sources_of(game, lang))
    used = {*declared(layout_of(game)), *names(game, text)}
    ids = [id for id in messages_of(game, SOURCE).ids() if not id.startswith(ELSEWHERE)]
    steps = {f"{id}-{step}" for id in used if id.startswith("action-") for step in game.steps}
    assert [id for id in ids if id not in used | steps] == []


@pytest.mark.parametrize("file", ["ui.ftl", "terminal.ftl"])
def test_every_message_of_the_interface_is_used(file: str) -> None:
    """Literally, or with a part that code puts in: t(`clock-${kind}`)."""
    composed = tuple(re.findall(r'(?:=|\?|:|\(|\bf)\s*[`"]([\w-]+-)\$?\{', code()))
    ids = re.findall(r"^([a-z][\w-]*) =", locale_file(SOURCE, file) or "", re.MULTILINE)
    assert [id for id in ids if f'"{id}"' not in code() and not id.startswith(composed)] == []
