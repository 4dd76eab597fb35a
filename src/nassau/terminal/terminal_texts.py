"""The texts of the terminal interface, from terminal_texts.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any


class TerminalTexts:
    """The texts in one language: `texts("welcome", title="Manila")`. Raises KeyError for an unknown key."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **values: object) -> str:
        text: str = text_table()[key][self.lang]
        return text.format(**values)

    def help(self, **values: object) -> list[list[str]]:
        """The commands and their descriptions."""
        return [[left.format(**values), right] for left, right in text_table()["help"][self.lang]]


@cache
def text_table() -> dict[str, Any]:
    return tomllib.loads(resources.files("nassau.terminal").joinpath("terminal_texts.toml").read_text(encoding="utf-8"))
