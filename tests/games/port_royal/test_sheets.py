"""The four sheets, and the validation of sheet files."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from nassau.games.port_royal.chapters import SHEETS, chapter_text, read_sheet
from nassau.games.port_royal.components import GREEN_POINTS, ROW_SIZE, SKULL_TRACK
from nassau.games.port_royal.sheet import BadSheet, Sheet

CHAPTERS = (1, 2, 3, 4)


def data(chapter: int = 1) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(chapter_text(chapter))
    return loaded


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_files_agree_with_the_tables_of_the_rules(chapter: int) -> None:
    loaded = data(chapter)
    assert tuple(loaded["wheels"].values()) == ROW_SIZE
    assert tuple(loaded["green_wheel_vp"]) == GREEN_POINTS
    assert tuple(loaded["skull_track"]) == SKULL_TRACK
    assert loaded["green_skulls"] == sum(SHEETS[chapter - 1].greens)
    assert "reconstructed" in loaded["provenance"]


@pytest.mark.parametrize(
    ("chapter", "islands", "island_fields", "points"),
    [(1, 14, 69, 33), (2, 16, 76, 33), (3, 16, 76, 34), (4, 16, 74, 32)],
)
def test_totals_of_the_sheets(chapter: int, islands: int, island_fields: int, points: int) -> None:
    sheet = SHEETS[chapter - 1]
    assert (len(sheet.islands), sum(map(len, sheet.fields)), sum(sheet.points)) == (islands, island_fields, points)
    assert sum(sheet.worth[field] for field in range(sheet.size) if sheet.kind[field] == 7) == 12


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_traders_know_yellow_only_in_chapters_two_and_four(chapter: int) -> None:
    knows = any(trades & 1 for trades in SHEETS[chapter - 1].trades)
    assert knows == (chapter in (2, 4))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_fields_keep_their_distance(chapter: int) -> None:
    nodes = data(chapter)["nodes"]
    for number, one in enumerate(nodes):
        for other in nodes[number + 1 :]:
            assert (one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2 >= 29**2, (one["id"], other["id"])


Rows = dict[str, dict[str, Any]]
Change = Callable[[dict[str, Any], Rows, Rows], object]


def cut_off(sheet: dict[str, Any], nodes: Rows, islands: Rows) -> None:
    """Island N without its routes."""
    own = set(islands["N"]["fields"])
    sheet["edges"] = [edge for edge in sheet["edges"] if len(own & set(edge)) != 1]
    sheet["routes"] = [route for route in sheet["routes"] if not own & set(route["docks"])]


BROKEN: dict[str, tuple[Change, str]] = {
    "unknown field in an edge": (lambda sheet, nodes, islands: sheet["edges"].append(["A1", "Z9"]), "'Z9'"),
    "unknown field in an island": (lambda sheet, nodes, islands: islands["C"]["fields"].append("C9"), "'C9'"),
    "unknown kind": (lambda sheet, nodes, islands: nodes["R8.2"].update(kind="reef"), "R8.2.*reef"),
    "unknown colour": (lambda sheet, nodes, islands: nodes["R11.2"].update(color="pink"), "R11.2.*pink"),
    "unreachable island": (cut_off, "field N1 cannot be reached"),
    "two in one place": (
        lambda sheet, nodes, islands: nodes["A2"].update(x=nodes["A1"]["x"], y=nodes["A1"]["y"]),
        "A1 and A2 are in one place",
    ),
    "the same id twice": (lambda sheet, nodes, islands: nodes["A2"].update(id="A1"), "A1 is there twice"),
    "a field of two islands": (lambda sheet, nodes, islands: islands["C"]["fields"].append("D1"), "field D1 cannot"),
    "a treasure on the way": (lambda sheet, nodes, islands: sheet["edges"].append(["T_E", "P2.1"]), "field T_E must"),
    "a broken route": (lambda sheet, nodes, islands: sheet["edges"].remove(["R11.1", "R11.2"]), "R11.1 and R11.2"),
    "a short cut": (lambda sheet, nodes, islands: sheet["edges"].append(["A1", "C1"]), "A1 and C1 border"),
    "an island on a route": (
        lambda sheet, nodes, islands: nodes["R11.1"].update(kind="island"), "field R11.1 belongs to no island"
    ),
    "three start islands": (lambda sheet, nodes, islands: islands["D"].update(start=False), "start field S has 3"),
    "no nodes": (lambda sheet, nodes, islands: sheet.pop("nodes"), "nodes"),
}  # fmt: skip


@pytest.mark.parametrize("change", BROKEN)
def test_broken_sheets_are_refused_with_the_field(change: str) -> None:
    sheet, (change_it, named) = data(), BROKEN[change]
    nodes = {node["id"]: node for node in sheet["nodes"]}
    change_it(sheet, nodes, {island["id"]: island for island in sheet["islands"]})
    with pytest.raises(BadSheet, match=named):
        read_sheet(json.dumps(sheet))


def test_text_that_is_no_sheet_is_refused() -> None:
    for text in ("", "[]", '{"nodes": []}', "{"):
        with pytest.raises(BadSheet):
            read_sheet(text)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_field_has_a_name_in_words(chapter: int) -> None:
    sheet: Sheet = SHEETS[chapter - 1]
    assert max(sheet.what) < 40
    assert max(sheet.goal) < 28
    assert max(sheet.origin) < 41
    assert max(sheet.place) < 17
    names = list(zip(sheet.what, sheet.place, sheet.origin, sheet.goal, strict=True))
    assert len(set(names)) == sheet.size
    for field in range(1, sheet.size):
        if 2 <= sheet.kind[field] < 7:
            assert sheet.goal[field] != 16, sheet.ids[field]
