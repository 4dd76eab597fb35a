"""`nassau play`: whole games in both languages, seeds, and how a game ends early."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.keyboard import typing


@pytest.mark.parametrize(
    ("lang", "won"), [("de", r"gewinn(t|en) .*mit \d+ Pesos?!"), ("en", r"wins? .*with \d+ pesos?!")]
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_is_played_to_its_end_in_both_languages(
    lang: str, won: str, seats: int, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    typing(monkeypatch, then=True)
    said = nassau_says("play", "manila", "--seats", seats, "--lang", lang, "--seed", 1)
    assert re.search(won, said)
    assert re.search(r"^(Bargeld|Cash) \(M14\.3\)", said, re.MULTILINE)


def test_a_stranger_to_the_other_language_reads_none_of_it(
    monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    typing(monkeypatch, "?", "? M3.6", "foo", "u", then=True)
    german = nassau_says("play", "manila", "--lang", "de", "--seed", 1)
    typing(monkeypatch, "?", "? M3.6", "foo", "u", then=True)
    english = nassau_says("play", "manila", "--lang", "en", "--seed", 1)
    assert not re.search(r"\b(the|your|you|punt|shares|wins)\b", german)
    assert not re.search(r"\b(der|die|das|dein|du|Kahn|Anteil|gewinnt)\b", english)


@pytest.mark.parametrize(
    ("variable", "lang"), [("de_DE.UTF-8", "Willkommen"), ("en_US.UTF-8", "Welcome"), ("C", "Welcome")]
)
def test_the_language_is_that_of_the_system(
    variable: str, lang: str, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", variable)
    typing(monkeypatch)
    assert nassau_says("play", "manila").startswith(lang)


def test_bots_alone_play_for_people_to_watch(nassau_says: Callable[..., str]) -> None:
    said = nassau_says("play", "manila", "--humans", 0, "--bot", "landlubber", "--seed", 7, "--lang", "en")
    assert said.startswith("Welcome to Manila! At the table: Anne (Landlubber), Bart (Landlubber),")
    assert "The game is over." in said


def test_the_same_seed_gives_the_same_evening(monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]) -> None:
    evenings = []
    for _ in range(2):
        typing(monkeypatch, then=True)
        evenings.append(nassau_says("play", "manila", "--seed", 5))
    assert evenings[0] == evenings[1]


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_the_end_of_input_and_q_end_politely(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    said = nassau_says("play", "manila", "--lang", "en")
    assert said.endswith("See you soon!\nThis game wasn't recorded. Next time, use --record FILE.\n")
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    file = tmp_path / "evening.json"
    said = nassau_says("play", "manila", "--lang", "en", "--record", file)
    assert " ".join(said.split()).endswith(f"To continue: nassau play --resume {file}")


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert "See you soon!" in nassau_says("play", "manila", "--lang", "en", code=130)
