"""The sheet as text: the map with the crosses of a seat, and what the persons on the islands do."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, TypeAlias

from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.components import (
    COLOURS,
    ISLAND,
    KINDS,
    MISSION,
    MISSIONS,
    NUMBER,
    PERSONS,
    SHIP,
    TREASURE,
    TREASURES,
)
from nassau.games.port_royal.sheet import Sheet

Say: TypeAlias = Callable[..., str]
"""Formats a message of the game by id and arguments."""

WIDEST_MAP: Final = 96
NARROWEST_MAP: Final = 78
"""Columns of the map; with fewer its fields overlap (tests/games/port_royal/test_text_map.py)."""
ROW_HEIGHT: Final = 18
"""Units of the sheet's drawing per line of text: half the distance of two fields of an island."""
WIDEST: Final = 4
"""Columns for the text of a field or of an island's name."""
ROUTE: Final = "."
CROSSED: Final = "×"
FILLED: Final = "#"
SYMBOLS: Final = {"start": "S", "sea": "o", "skull": "!", "wheel": "@"}


class Canvas:
    """Lines of text that are written at the coordinates of the sheet's drawing."""

    def __init__(self, points: list[tuple[float, float]], columns: int) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self.left, self.top = min(xs), min(ys)
        self.scale = (columns - WIDEST) / (max(xs) - self.left)
        height = 1 + round((max(ys) - self.top) / ROW_HEIGHT)
        self.rows = [[" "] * columns for _ in range(height)]

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The row, and the column of the middle of a text."""
        return round((y - self.top) / ROW_HEIGHT), WIDEST // 2 + round((x - self.left) * self.scale)

    def write(self, x: float, y: float, text: str) -> None:
        row, column = self.place(x, y)
        first = column - len(text) // 2
        self.rows[row][first : first + len(text)] = text

    def draw_line(self, one: dict[str, Any], other: dict[str, Any]) -> None:
        """Dots between two fields, where the canvas is empty."""
        row, column = self.place(one["x"], one["y"])
        end_row, end_column = self.place(other["x"], other["y"])
        steps = max(abs(end_row - row), abs(end_column - column) // 2)
        for step in range(1, steps):
            at = round(row + (end_row - row) * step / steps), round(column + (end_column - column) * step / steps)
            if self.rows[at[0]][at[1]] == " ":
                self.rows[at[0]][at[1]] = ROUTE

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


def draw_map(view: dict[str, Any], seat: int | None, say: Say, width: int) -> list[str]:
    """The map with a legend, and the abilities; only these on a narrow screen. Without a seat the fields are empty."""
    sheet, data = SHEETS[view["chapter"] - 1], drawing(view["chapter"])
    persons = ["", *abilities(sheet, data["islands"], say)]
    if width < NARROWEST_MAP:
        return persons
    player = {"crossed": [], "filled": []} if seat is None else view["players"][seat]
    signs = [symbol(sheet, field, say) for field in range(sheet.size)]
    for field in player["crossed"]:
        signs[field] = CROSSED
    for field in player["filled"]:
        signs[field] = FILLED
    columns = min(width, WIDEST_MAP)
    return ["", *drawn(data, signs, columns), "", *textwrap.wrap(" · ".join(legend(sheet, say)), columns), *persons]


def drawn(data: dict[str, Any], signs: list[str], columns: int) -> list[str]:
    """The map: routes as dots, the sign of each field, and the letters of the islands."""
    nodes = {node["id"]: node for node in data["nodes"]}
    places = [(node["x"], node["y"]) for node in data["nodes"]]
    canvas = Canvas(places + [tuple(row["label"]) for row in data["islands"]], columns)
    for one, other in data["edges"]:
        if nodes[one].get("island", one) != nodes[other].get("island", other):
            canvas.draw_line(nodes[one], nodes[other])
    for (x, y), sign in zip(places, signs, strict=True):
        canvas.write(x, y, sign)
    for island in data["islands"]:
        x, y = island["label"]
        canvas.write(x, y, f"[{island['id']}]")
    return canvas.lines()


@cache
def drawing(chapter: int) -> dict[str, Any]:
    """The data of a chapter's sheet, with the coordinates of its fields."""
    file = resources.files(__package__).joinpath("sheets", f"chapter{chapter}.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def symbol(sheet: Sheet, field: int, say: Say) -> str:
    """An empty field: the number of an island field, a letter for other kinds."""
    kind = sheet.kind[field]
    if kind == ISLAND:
        return str(1 + sheet.fields[sheet.island[field]].index(field))
    if kind == SHIP:
        return say("colour", colour=COLOURS[sheet.colour[field]])
    if kind == NUMBER:
        return f"({sheet.price[field]})"
    if kind == TREASURE:
        return f"${TREASURES[sheet.prize[field]]}"
    if kind == MISSION:
        return f"*{sheet.prize[field] + 1}"
    return SYMBOLS[KINDS[kind]]


def legend(sheet: Sheet, say: Say) -> list[str]:
    """What the signs of this chapter mean."""
    signs = [say("marks", crossed=CROSSED, filled=FILLED)]
    signs += [
        say("kind", kind=KINDS[kind], sign=SYMBOLS.get(KINDS[kind], "")) for kind in sorted(set(sheet.kind) - {MISSION})
    ]
    prizes = sorted(sheet.prize[field] for field in sheet.prizes if sheet.kind[field] == MISSION)
    return signs + [f"*{prize + 1} {say('mission', mission=MISSIONS[prize])}" for prize in prizes]


def abilities(sheet: Sheet, islands: list[dict[str, Any]], say: Say) -> list[str]:
    """A line for each person; those who are printed twice with the same ability share one."""
    lines: dict[str, list[str]] = {}
    for island, row in enumerate(islands):
        colours = row["ability"].get("colors", ["none", "none"])
        person = PERSONS[sheet.person[island]].replace("_", "-")
        skulls = row["ability"].get("skulls", 0)
        text = say("ability", person=person, one=colours[0], other=colours[1], skulls=skulls)
        lines.setdefault(text, []).append(row["id"])
    margin = max(len(" ".join(ids)) for ids in lines.values())
    return [f"{' '.join(ids).ljust(margin)}  {text}" for text, ids in lines.items()]


TEXT_MAP: Final = draw_map
