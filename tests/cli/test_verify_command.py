"""`nassau verify`: what it says it has proven, with and without the evidence of a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from nassau.tables import record
from tests.support.cheating_server import CHEATS, Case, honest, kept, played, shown

Says = Callable[..., str]


def files(folder: Path, case: Case) -> tuple[Path, Path]:
    """The record and the evidence of a game as files."""
    game, evidence = folder / "game.json", folder / "kept.json"
    game.write_text(json.dumps(case.document), encoding="utf-8")
    evidence.write_bytes(msgspec.json.encode(case.kept))
    return game, evidence


def test_evidence_proves_an_honest_game(tmp_path: Path, nassau_says: Says) -> None:
    game, evidence = files(tmp_path, honest())
    said = nassau_says("verify", game, "--evidence", evidence)
    assert "Contributions of seats: 1, 2, 3.\n" in said
    assert "agrees with the browser's evidence: the commitment before the start, its own contribution, " in said


def test_without_evidence_it_claims_less(tmp_path: Path, nassau_says: Says) -> None:
    game, _ = files(tmp_path, honest())
    assert "not that it is the game you saw" in nassau_says("verify", game)


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_one_sentence(name: str, tmp_path: Path, complaint: Says) -> None:
    game, evidence = files(tmp_path, CHEATS[name][0]())
    assert complaint("verify", game, "--evidence", evidence).startswith(f"{game}: ")


def test_a_late_contribution_is_named(tmp_path: Path, nassau_says: Says) -> None:
    log = played(reveals=(0, 2))
    game, evidence = files(tmp_path, Case(*shown(record(log)), kept(log)))
    said = nassau_says("verify", game, "--evidence", evidence)
    assert "Contributions of seats: 1, 3.\nCommitted to, but not revealed in time: seats 2.\n" in said


def test_a_seal_of_version_1_is_labelled(tmp_path: Path, recorded: Path, nassau_says: Says) -> None:
    assert "without contributions: this proves only that the record was not changed" in nassau_says("verify", recorded)
    old = Path(__file__).parents[1] / "games" / "manila" / "records" / "four-seats.json"
    data = json.loads(old.read_text(encoding="utf-8"))
    assert data["seal"]["contributions"]
    assert "version 1: compare the commitment" in nassau_says("verify", old)


def test_evidence_that_cannot_be_read_is_named(tmp_path: Path, complaint: Says) -> None:
    game, evidence = files(tmp_path, honest())
    evidence.write_text("{}")
    assert complaint("verify", game, "--evidence", evidence).startswith(f"{evidence}: ")
    assert "none.json" in complaint("verify", game, "--evidence", tmp_path / "none.json")
