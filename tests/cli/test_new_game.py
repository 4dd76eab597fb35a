"""`nassau new-game` and `nassau check-game`, with a package that is really installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nassau.cli.game_skeleton import NewGame, example_folder, new_game, write
from nassau.kernel import BadSetup

DICE = NewGame("treasure_dice", "Treasure Dice", "T", (2, 6))


def files(folder: Path) -> dict[str, str]:
    """The text of every file by its path, without what Python writes."""
    found = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in found}


def test_the_example_is_what_new_game_writes(tmp_path: Path) -> None:
    folder = write(new_game("pig", None, "H", "2-4"), tmp_path)
    assert files(folder) == files(example_folder())


def test_no_name_of_the_example_is_left(tmp_path: Path) -> None:
    written = files(write(DICE, tmp_path))
    assert "src/nassau_treasure_dice/state.py" in written
    assert not [name for name, text in written.items() if "pig" in f"{name} {text}".lower()]
    assert "players = [2, 6]" in written["src/nassau_treasure_dice/rules.toml"]
    assert "class TreasureDice(State)" in written["src/nassau_treasure_dice/state.py"]
    assert "title = Treasure Dice" in written["src/nassau_treasure_dice/texts/rules/de.ftl"]
    assert "rule-T2-3" in written["src/nassau_treasure_dice/texts/rules/de.ftl"]


@pytest.mark.parametrize(
    ("id", "title", "letter", "seats", "message"),
    [
        ("manila", None, "H", "2-4", "there is a game 'manila' already"),
        ("Pig", None, "H", "2-4", "'Pig' cannot be an id"),
        ("pig", None, "M", "2-4", "the rules of manila have the letter M; taken are: G, K, M, P, R, W"),
        ("pig", None, "h", "2-4", "'h' cannot be the letter"),
        ("pig", None, "H", "4-2", "'4-2' is no number of seats"),
        ("pig", 'a "b"', "H", "2-4", "cannot be a title"),
    ],
)
def test_bad_names_are_refused(id: str, title: str | None, letter: str, seats: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        new_game(id, title, letter, seats)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    write(DICE, tmp_path)
    with pytest.raises(BadSetup, match="nassau-treasure-dice exists already"):
        write(DICE, tmp_path)


# ---------------------------------------------------------------- installed


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python with the packages in `site` installed."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    arguments = [sys.executable, "-m", *command]
    return subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the skeleton of a new game, installed by pip."""
    base = tmp_path_factory.mktemp("new_game")
    folder, site = write(DICE, base), base / "site"
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    done = run(site, "pip", "install", *options, "--target", str(site), str(folder))
    assert done.returncode == 0, done.stderr
    return site


@pytest.mark.slow
def test_the_skeleton_passes_all_checks(installed: Path) -> None:
    done = run(installed, "nassau", "check-game", "treasure_dice")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wrong" not in done.stdout
    assert "encoding.py" in done.stdout


@pytest.mark.slow
def test_the_tests_of_the_skeleton_pass(installed: Path) -> None:
    tests = installed.parent / "nassau-treasure-dice" / "tests"
    done = run(
        installed, "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(tests), str(tests)
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_skeleton_is_played_in_the_terminal(installed: Path, lang: str) -> None:
    done = run(installed, "nassau", "play", "treasure_dice", "--humans", "0", "--lang", lang, "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert {"de": "gewinnt mit", "en": "wins with"}[lang] in done.stdout


CATALOGUE = """
from nassau import bots, games
from nassau.server.http.catalog import all_games, rules, texts, vignette
game = games.load("treasure_dice")
print([info.id for info in all_games()][-1], bots.levels(game))
print(rules("treasure_dice").title, bool(texts("treasure_dice", "de").messages), "svg" in vignette("treasure_dice"))
"""


@pytest.mark.slow
def test_the_skeleton_is_on_the_start_page(installed: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", CATALOGUE], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "treasure_dice ('landlubber', 'sailor', 'captain', 'admiral')",
        "{'de': 'Treasure Dice', 'en': 'Treasure Dice'} True True",
    ]
