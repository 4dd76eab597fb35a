"""The names of the glossaries occur in the texts of their games, so that no glossary lists a name that nobody reads."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nassau import games
from nassau.i18n.game_texts import sources_of
from nassau.i18n.rule_texts import rule_sources

FOLDER = Path(__file__).parents[2] / "docs" / "glossary"
COLUMNS = {"German": "de", "Deutsch": "de", "English": "en"}
WORD = re.compile(r"[^\W\d_]{4,}")
ENDING = 3  # letters of a word that change with case, number and person
PLAIN = str.maketrans("äöü", "aou")  # "belädt" for "beladen"
SEPARABLE = ("zuruck", "weiter", "aus", "auf", "ein", "mit", "an", "ab", "um")  # "legt an" for "anlegen"


def terms(name: str) -> Iterator[tuple[str, str]]:
    """Language and word of each name in the glossary of a game; remarks in brackets are left out."""
    columns: list[str | None] = []
    for line in (FOLDER / f"{name}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if any(cell in COLUMNS for cell in cells):
            columns = [COLUMNS.get(cell) for cell in cells]
        elif cells and "---" not in line:
            for lang, cell in zip(columns, cells, strict=False):
                yield from ((lang, word) for word in WORD.findall(re.sub(r"\([^)]*\)", "", cell)) if lang)


def stem(word: str) -> str:
    for prefix in SEPARABLE:
        if word.startswith(prefix) and word.endswith("n"):
            word = word.removeprefix(prefix)
    return word[: max(3, len(word) - ENDING)]


@pytest.mark.parametrize("name", games.ALL)
def test_names_of_the_glossary_are_used(name: str) -> None:
    game = games.load(name)
    sources = {lang: [*sources_of(game, lang), *rule_sources(game.package, lang)] for lang in ("de", "en")}
    texts = {lang: "\n".join(files).casefold().translate(PLAIN) for lang, files in sources.items()}
    found = list(terms(name))
    assert {lang for lang, _ in found} == {"de", "en"}
    assert [(lang, word) for lang, word in found if stem(word.casefold().translate(PLAIN)) not in texts[lang]] == []
