"""The folders and file names of src/nassau follow the architecture: docs/architecture.md."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from nassau import games

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "nassau"
EVERY_PACKAGE_HAS = {"__init__.py", "__main__.py"}
EVERY_GAME_HAS = (
    "__init__.py", "components.py", "setup.py", "state.py", "rounds.py", "scoring.py", "view.py", "view_types.py",
    "imagine.py", "heuristic.py", "encoding.py", "rules.toml", "vignette.svg",
)  # fmt: skip


def layers() -> set[str]:
    """The packages that the import contract orders."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["name"] == "Packages import downwards only")
    return {name.strip(" ()").removeprefix("nassau.") for row in rows for name in row.split("|")}


def files_of(game: str) -> set[str]:
    return {file.name for file in (PACKAGE / "games" / game).iterdir() if file.is_file()}


def test_packages_are_the_layers_of_the_import_contract() -> None:
    packages = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert packages == layers()


def test_the_package_itself_holds_no_modules() -> None:
    assert {file.name for file in PACKAGE.glob("*.py")} == EVERY_PACKAGE_HAS


def test_module_names_occur_once_outside_the_games() -> None:
    modules = [file for file in PACKAGE.rglob("*.py") if PACKAGE / "games" not in file.parents]
    counts = Counter(file.name for file in modules if file.name not in EVERY_PACKAGE_HAS)
    assert not {name for name, count in counts.items() if count > 1}


def test_no_package_is_empty() -> None:
    packages = [file.parent for file in PACKAGE.rglob("__init__.py")]
    contents = {package: {file.name for file in package.iterdir()} - {"__pycache__"} for package in packages}
    assert not [package for package, files in contents.items() if files == {"__init__.py"}]


def test_every_folder_of_games_is_registered() -> None:
    assert {file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py")} == set(games.ALL)


@pytest.mark.parametrize("game", games.ALL)
def test_the_same_chapter_has_the_same_name_in_every_game(game: str) -> None:
    assert not set(EVERY_GAME_HAS) - files_of(game)
