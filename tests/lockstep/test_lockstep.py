"""Every game against its second engine; `make lockstep` plays thousands."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from nassau import games
from tests.lockstep import progress
from tests.lockstep.harness import Pair, play_pair
from tests.lockstep.page import Row, publish
from tests.lockstep.progress import Played

SEEDS = 50


@pytest.mark.parametrize("game", games.ALL)
def test_both_engines_agree(game: str) -> None:
    pair: Pair = import_module(f"tests.lockstep.{game}").PAIR
    for seed in range(SEEDS):
        play_pair(pair, seed)


def test_both_engines_agree_on_a_red_wheel_of_the_captain() -> None:
    """Seed 143: options that allow it, and the captain circles one while crossing (P7.12, P8.7)."""
    play_pair(import_module("tests.lockstep.port_royal").PAIR, 143)


def test_publishing_a_game_keeps_the_rows_of_the_others(tmp_path: Path) -> None:
    page = tmp_path / "lockstep.md"
    rum, seas = (Row(game, 5000, 0, 12_345, "stuck 1", f"python -m tests.lockstep {game}") for game in ("rum", "seas"))
    for row in (seas, rum, seas._replace(games=60)):
        publish(row, page)
    rows = page.read_text(encoding="utf-8").splitlines()[-2:]
    assert [line.split(" | ")[:2] for line in rows] == [["| rum", "5,000"], ["| seas", "60"]]


def test_a_run_is_resumed_only_with_the_same_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half = Played(2, 500, {"stuck": 1}, ["a difference"])
    progress.save("rum", 0, half.plus(half), tmp_path)
    assert progress.load("rum", 0, tmp_path) == Played(4, 1000, {"stuck": 2}, ["a difference"] * 2)
    assert progress.load("rum", 4, tmp_path) == progress.load("seas", 0, tmp_path) == Played()
    monkeypatch.setattr(progress, "code_of", lambda game: "changed")
    assert progress.load("rum", 0, tmp_path) == Played()
