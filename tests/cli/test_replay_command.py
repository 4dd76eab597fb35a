"""`nassau replay`, `verify` and `play --resume` with recorded games."""

import json
import re
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

from nassau import games
from nassau.cli.main import main
from nassau.kernel import CHANCE, Record
from nassau.terminal.record_files import read
from tests.cli.record_editing import edit_record
from tests.support.keyboard import ANSWERS, typing


def test_a_recorded_game_verifies_and_can_be_read(recorded: Path, nassau_says: Callable[..., str]) -> None:
    assert re.match(
        r"\d+ outcomes of chance are as the sealed dice say\.\nCommitment: [0-9a-f]{64}\n",
        nassau_says("verify", recorded),
    )
    said = nassau_says("replay", recorded, "--lang", "de")
    entries = len(json.loads(recorded.read_text(encoding="utf-8"))["entries"])
    assert said.startswith("Manila · Anne, Bart, Calico, Drake\n")
    assert re.search(rf"^{entries} · ", said, re.MULTILINE)
    assert "Bargeld (M14.3)" in said


def test_a_replay_for_a_seat_hides_what_it_could_not_know(recorded: Path, nassau_says: Callable[..., str]) -> None:
    said = nassau_says("replay", recorded, "--lang", "en", "--seat", 2)
    assert set(re.findall(r"(\w+) gets a \w+ share", said)) == {"Bart"}
    assert set(re.findall(r"(\w+) gets a \w+ share", nassau_says("replay", recorded, "--lang", "en"))) > {"Bart"}


@pytest.mark.parametrize(
    ("lang", "head", "captain"),
    [("de", "Glück und Entscheidungen", "Kapitän"), ("en", "Luck and decisions", "Captain")],
)
def test_a_replay_with_insight(
    recorded: Path, nassau_says: Callable[..., str], lang: str, head: str, captain: str
) -> None:
    said = nassau_says("replay", recorded, "--lang", lang, "--insight")
    assert said.startswith(nassau_says("replay", recorded, "--lang", lang))
    told = said.partition(head)[2]
    assert captain in told
    for name in ("Anne", "Bart", "Calico", "Drake"):
        found = re.search(rf"^{name} +25 % +([+−±]\d+) % +([+−±]\d+) % +(\d+) %$", told, re.MULTILINE)
        assert found is not None
        luck, decisions, end = (int(number.replace("−", "-").lstrip("±")) for number in found.groups())
        assert 25 + luck + decisions == pytest.approx(end, abs=2)  # each is rounded


def test_there_is_no_insight_for_one_seat_alone(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The report uses all hidden information."""
    with pytest.raises(SystemExit):
        main(["replay", str(recorded), "--insight", "--seat", "2"])
    assert "not allowed with" in capsys.readouterr().err


def test_a_game_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]) -> None:
    """The same input gives the same record, interrupted or not."""
    answers = list(islice(cycle(ANSWERS), 4_000))
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    typing(monkeypatch, *answers)
    nassau_says("play", "manila", "--seed", 9, "--record", whole)
    typing(monkeypatch, *answers[:23])
    nassau_says("play", "manila", "--seed", 9, "--record", parts)
    assert not read(parts).record.final().over
    typing(monkeypatch, *answers[23:])
    nassau_says("play", "--resume", parts)
    assert json.loads(parts.read_text(encoding="utf-8")) == json.loads(whole.read_text(encoding="utf-8"))
    assert "outcomes of chance" in nassau_says("verify", parts)


def test_a_finished_game_is_shown_again_not_played(recorded: Path, nassau_says: Callable[..., str]) -> None:
    assert "The game is over." in nassau_says("play", "--resume", recorded, "--lang", "en")


def test_a_record_without_names_or_seal_is_read_and_resumed(
    recorded: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    edit_record(recorded, lambda data: (data.pop("players"), data.pop("seal"), data["entries"].pop()))
    assert nassau_says("replay", recorded, "--lang", "de").startswith("Manila · Spieler 1, Spieler 2,")
    typing(monkeypatch, then=False)
    assert "Player 1" in nassau_says("play", "--resume", recorded, "--lang", "en")


def test_an_entry_without_effect_is_read_as_what_was_meant(tmp_path: Path, nassau_says: Callable[..., str]) -> None:
    """A purchase that needs a loan has no facts until it is paid."""
    game = games.load("manila")
    deals = [(CHANCE, ("deal", ware)) for ware in (0, 1, 2, 3, 0, 1, 2, 3)]
    bids = [(0, ("bid", 30)), *((seat, ("pass",)) for seat in (1, 2, 3))]
    record = Record(game, 4, {}, [*deals, (CHANCE, ("start", 0)), *bids, (0, ("buy", 3))])
    file = tmp_path / "loan.json"
    file.write_text(json.dumps(record.document()), encoding="utf-8")
    assert "14 · Player 1: Buy a jade share (5 pesos)" in nassau_says("replay", file, "--lang", "en")
    assert "Buy a jade" not in nassau_says("replay", file, "--lang", "en", "--seat", 2)
