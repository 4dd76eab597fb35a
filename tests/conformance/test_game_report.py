"""`check-game` names what is wrong with a game: file, message, argument or step."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from nassau import compiled
from nassau.cli.game_skeleton import NewGame, write
from nassau.i18n import game_texts, rule_texts
from nassau.kernel import Game
from nassau.testing.game_report import Section, missing_files, report

FAULTS = [
    ("texts/en.ftl", "$pot)", "$pott)", 'texts/en.ftl: prompt-Turn has no argument "pott"; did you mean "pot"?'),
    ("texts/de.ftl", "fact-held =", "fact-kept =", "texts/de.ftl: there is no message fact-held"),
    ("texts/de.ftl", "fact-held =", "fact-held = {", "texts/de.ftl: line "),
    ("texts/en.ftl", 'COUNT("point", $pot)', 'COUNT("dot", $pot)', 'calls COUNT("dot"), which has no message'),
    ("texts/rules/en.ftl", "rule-Z2-2 =", "rule-Z2-9 =", "texts/rules/en.ftl: there is no message rule-Z2-2"),
    ("texts/layout.toml", "lost_pot =", "lost =", "layout.toml: [facts] lost_pot"),
    ("rules.toml", 'id = "Z2.4"', 'id = "Z2.5"', "rules.toml: no module names the rule Z2.5"),
    ("turn.py", 'state.emit_private(self.seat, 1, "stash', 'state.emit("stash', "secret_outcomes_stay_secret"),
    ("turn.py", '[("roll",), ("hold",)]', '[("roll",), ("stop",)]', "turn.py:49: KeyError: 'stop'"),
    ("__init__.py", "(DrawStash, Turn, RollDie)", "(DrawStash, Turn)", "GAME lists no step RollDie"),
    (
        "view.py",
        "shown and stash != NOTHING",
        "stash != NOTHING",
        "seat 0 (secret_outcomes_stay_secret failed for zed-2)",
    ),
    ("heuristic.py", "GAIN - RISK * state.pot if missing > 0 else -1.0", "9.0", "heuristic.py: the Sailor wins 0."),
]

if not compiled():  # causes are found by following frames of the interpreter
    FAULTS.append(("turn.py", '"rolled", "Z2.1"', '"rolled", "Z3.1"', "rolled cites Z3.1"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package folder of a new game that can be imported."""
    monkeypatch.syspath_prepend(write(NewGame("zed", "Zed", "Z", (2, 2)), tmp_path) / "src")
    yield tmp_path / "nassau-zed" / "src" / "nassau_zed"
    for name in [name for name in sys.modules if name.partition(".")[0] == "nassau_zed"]:
        del sys.modules[name]
    for cached in (game_texts.layout_tables, rule_texts.rule_messages):
        cached.cache_clear()


def loaded() -> Game:
    invalidate_caches()
    game: Game = import_module("nassau_zed").GAME
    return game


def lines(sections: Iterator[Section]) -> str:
    return "\n".join(finding for section in sections for finding in section.findings)


def test_a_new_game_has_no_findings(folder: Path) -> None:
    assert lines(report(loaded())) == ""
    assert [file.file for file in missing_files(loaded())] == ["encoding.py", "lessons/first_game.toml"]


@pytest.mark.parametrize(("file", "right", "wrong", "finding"), FAULTS, ids=[fault[3][:40] for fault in FAULTS])
def test_a_fault_is_named(folder: Path, file: str, right: str, wrong: str, finding: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    assert finding in lines(report(loaded()))
