"""The sheets of the four chapters, read from data files."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from nassau.games.port_royal.sheet import BadSheet, Sheet
from nassau.games.port_royal.sheet_checks import check_nodes, check_sheet

CHAPTERS: Final = 4


def read_sheet(text: str) -> Sheet:
    """The sheet in a JSON document; BadSheet if it is invalid."""
    try:
        data = json.loads(text)
        check_nodes(data["nodes"])
        sheet = Sheet(data)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadSheet):
            raise
        raise BadSheet(f"this is no sheet: {error!r}") from error
    check_sheet(sheet)
    return sheet


def chapter_text(chapter: int) -> str:
    """The JSON document of a chapter's sheet."""
    folder = resources.files("nassau.games.port_royal") / "sheets"
    return folder.joinpath(f"chapter{chapter}.json").read_text(encoding="utf-8")


SHEETS: Final[list[Sheet]] = [read_sheet(chapter_text(chapter)) for chapter in range(1, CHAPTERS + 1)]
"""By chapter - 1."""
