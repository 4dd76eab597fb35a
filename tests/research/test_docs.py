"""The code of docs/research runs, and the generated pages are up to date."""

import re
import runpy
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from nassau import games
from nassau.cli.main import parser
from nassau.games.rum.components import FIRST_CROSSING
from nassau.games.rum.state import Rum
from nassau.i18n.game_texts import GameTexts, layout_of, sources_of
from nassau.i18n.layout import Entry
from nassau.research.encoding.codec import codec
from nassau.testing.playthrough import playthrough
from tests.conformance.cases import PLAIN
from tools import reference_pages
from tools.reference_pages import page

DOCS = Path(__file__).parents[2] / "docs" / "research"
TEXTS = ("README.md", "notation.md")
BLOCKS = [
    pytest.param(block, id=f"{name}-{number}")
    for name in TEXTS
    for number, block in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize("id", games.ALL)
def test_pages_of_games_are_up_to_date(id: str) -> None:
    """Regenerate them with `python -m tools.reference_pages docs/research`."""
    assert (DOCS / f"{id}.md").read_text(encoding="utf-8") == page(games.load(id))
    assert f"({id}.md)" in (DOCS / "README.md").read_text(encoding="utf-8")


def test_the_page_names_the_alleys_of_every_town() -> None:
    """The ends and lengths of alleys inside tiles are the same in every town."""
    text, rum = (DOCS / "rum.md").read_text(encoding="utf-8"), games.load("rum")
    words = GameTexts(rum, "en", [])
    for case in PLAIN:
        state = playthrough(case).final
        if isinstance(state, Rum):
            for alley in range(FIRST_CROSSING):
                ends = [words.name("square", side[alley]) for side in (state.town.near, state.town.far)]
                assert f"`{alley}` {' – '.join(ends)} ({state.town.length[alley]})" in text


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        (["goods:good*3", "chests"], 'Sell { LIST("cargo", $goods) } for { COUNT("chest", $chests) }'),
        (["goods:good*"], 'Sell { LIST("good", $goods) }'),
    ],
)
def test_a_list_among_the_numbers_of_a_move_is_marked(
    monkeypatch: pytest.MonkeyPatch, numbers: list[str], message: str
) -> None:
    """No move has one today: the numbers of lists have no names and no places of their own."""
    seas = games.load("seas")
    layout, sources = layout_of(seas), sources_of(seas, "en")
    changed = msgspec.structs.replace(layout, actions={**layout.actions, "sell": Entry(numbers=numbers)})
    monkeypatch.setattr(reference_pages, "layout_of", lambda game: changed)
    monkeypatch.setattr(reference_pages, "sources_of", lambda game, lang: [f"action-sell = {message}", *sources])
    text, families = reference_pages.label_pattern(seas, "sell")
    assert text in ("Sell *cargo* … for N chests", "Sell *good* …")
    assert not families


@pytest.mark.parametrize("block", BLOCKS)
def test_code_runs_as_it_stands(block: str) -> None:
    exec(compile(block, "docs/research", "exec"), {})


def test_commands_are_understood() -> None:
    text = "\n".join((DOCS / name).read_text(encoding="utf-8") for name in TEXTS)
    commands = [*re.findall(r"^    nassau (.*)$", text, re.MULTILINE), *re.findall(r"`nassau (show [^`]*)`", text)]
    assert len(commands) > 3
    for command in commands:
        parser().parse_args(shlex.split(command))


@pytest.mark.slow
def test_the_quick_start_learns_and_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--seats", "3", "--games", "16", "--looks", "2", "--matches", "3", "--together", "16"]
    wishes = [*few, "--out", str(tmp_path / "a.svg")]
    monkeypatch.setattr(sys, "argv", ["quickstart.py", *wishes])
    runpy.run_path(str(DOCS / "quickstart.py"), run_name="__main__")
    looks = re.findall(r"^after (\d+) games: wins \d+% of 3 \(", capsys.readouterr().out, re.MULTILINE)
    assert [int(played) for played in looks] == sorted({0, *map(int, looks)})
    assert ElementTree.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")


@pytest.mark.slow
def test_the_quick_start_learns_to_win() -> None:
    """After a fifth of the usual training it wins more than its fair share."""
    quickstart = runpy.run_path(str(DOCS / "quickstart.py"))
    policy = quickstart["Policy"](codec("manila", 4), rate=0.01)
    assert list(quickstart["train"](policy, 300, together=32, seed=2))[-1] >= 300
    assert quickstart["evaluate"](policy, 100, seed=2).low > 0.25
