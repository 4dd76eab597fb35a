"""The sheet as text."""

import pytest

from nassau.games.port_royal import GAME
from nassau.games.port_royal.chapters import SHEETS
from nassau.games.port_royal.text_map import NARROWEST_MAP, WIDEST_MAP, drawing, drawn, symbol
from nassau.i18n.game_texts import GameTexts, scope_for
from nassau.kernel.chance import fast

CHAPTERS = (1, 2, 3, 4)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("columns", [NARROWEST_MAP, WIDEST_MAP])
def test_every_field_and_every_island_is_on_the_map(chapter: int, columns: int) -> None:
    sheet, data = SHEETS[chapter - 1], drawing(chapter)
    signs = [symbol(sheet, field, lambda id, **arguments: "xx") for field in range(sheet.size)]
    drawing_only = {**data, "edges": []}
    text = "".join("".join(drawn(drawing_only, signs, columns)).split())
    names = [f"[{island['id']}]" for island in data["islands"]]
    assert sorted(text) == sorted("".join(signs + names)), "a sign covers another one"
    assert max(map(len, drawn(data, signs, columns))) <= columns


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_map_shows_the_crosses_of_the_viewer(chapter: int, lang: str) -> None:
    state, texts = GAME.start(3, {"chapter": str(chapter)}), GameTexts(GAME, lang, ["Ana", "Ben", "Cora"])
    state.settle(fast(1))
    before = texts.map(scope_for(state, 0), WIDEST_MAP)
    spectator = texts.map(scope_for(state, None), WIDEST_MAP)
    assert crosses(before) - crosses(spectator) == len(scope_for(state, 0).view["players"][0]["crossed"])
    assert max(map(len, before)) <= 100
    assert len(texts.map(scope_for(state, 0), 40)) < 20, "only the abilities on a narrow screen"


def crosses(lines: list[str]) -> int:
    return "\n".join(lines).count("×")


def test_the_abilities_name_their_colours() -> None:
    texts = GameTexts(GAME, "en", ["Ana", "Ben", "Cora"])
    lines = texts.map(scope_for(GAME.start(3, {"chapter": "1"}), None), 40)
    assert any(line.startswith("B  ") and line.endswith("for an orange or green ship") for line in lines)
    assert any(line.startswith("C D I L  ") and line.endswith("sailor: 1 sabre") for line in lines)
