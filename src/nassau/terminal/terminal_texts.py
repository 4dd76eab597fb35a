"""The terminal's own texts, in the person's language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any


class Texts:
    """`texts("welcome", title="Manila")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **values: object) -> str:
        text: str = table()[key][self.lang]
        return text.format(**values)

    def help(self, **values: object) -> list[list[str]]:
        """What may be typed, and what it does."""
        return [[left.format(**values), right] for left, right in table()["help"][self.lang]]


@cache
def table() -> dict[str, Any]:
    return tomllib.loads(resources.files("nassau.terminal").joinpath("terminal_texts.toml").read_text(encoding="utf-8"))
