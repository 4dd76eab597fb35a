"""What is shipped, pinned and offered by make."""

import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import nassau
from hatch_build import compiled_modules

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").iterdir())


def test_version_of_the_package_is_the_installed_one() -> None:
    assert version("nassau") == nassau.__version__


def test_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/nassau/__init__.py"


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_name_no_index_and_no_host(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "://" in line or " @ " in line or line.startswith("-")]


def test_every_list_of_requirements_is_pinned() -> None:
    assert {file.stem for file in REQUIREMENTS if file.suffix == ".in"} == {
        file.stem for file in REQUIREMENTS if file.suffix == ".txt"
    }


def test_help_lists_every_target() -> None:
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    phony = re.findall(r"^\.PHONY: (help .*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(re.findall(r"^ +make (\w+)", shown, re.MULTILINE)) == sorted(phony[0].split())


def test_rules_compile_but_structs_do_not(tmp_path: Path) -> None:
    for name in (
        "kernel/__init__.py",
        "kernel/step.py",
        "games/manila/view_types.py",
        "games/manila/rounds.py",
        "server/app.py",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    chosen = [str(file.relative_to(tmp_path)) for file in compiled_modules(tmp_path)]
    assert chosen == ["games/manila/rounds.py", "kernel/step.py"]


def test_rules_search_stepping_of_many_games_and_projections_are_compiled() -> None:
    package = ROOT / "src" / "nassau"
    chosen = {file.relative_to(package).parts[0] for file in compiled_modules(package)}
    assert chosen == {"kernel", "games", "bots", "research", "tables"}


def test_an_editable_install_is_interpreted() -> None:
    assert not list((ROOT / "src").rglob("*.so"))
