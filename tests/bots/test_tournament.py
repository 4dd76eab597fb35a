"""Matches and ladders: results independent of the executor, resumable logs, confidence intervals, ratings."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar
from xml.etree import ElementTree

import pytest

from nassau.bots.evaluation import executors, tournament
from nassau.bots.evaluation.executors import process_pool, sequential
from nassau.bots.evaluation.ladder import Rung, rating_difference, rungs, standings
from nassau.bots.evaluation.ladder_chart import draw
from nassau.bots.evaluation.tournament import GameLog, play_all
from nassau.bots.match import GameResult, Match
from nassau.cli.main import main
from nassau.kernel import BadSetup
from tests.support.ray_cluster import needs_ray, two_workers

T = TypeVar("T")
R = TypeVar("R")

MATCH = Match("manila", ("sailor", "landlubber", "landlubber"), 7)


def test_games_are_the_same_on_every_core_and_in_this_process() -> None:
    assert play_all(GameLog(MATCH), 6, process_pool(2)) == play_all(GameLog(MATCH), 6, sequential)


@needs_ray
def test_games_are_the_same_on_a_local_ray_of_two_workers() -> None:
    match = Match("port_royal", ("captain@4", "sailor"), 3)
    with two_workers() as local:
        assert play_all(GameLog(match), 4, local) == play_all(GameLog(match), 4, sequential)


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(executors, "import_module", missing)
    with pytest.raises(BadSetup, match=r"nassau\[ray\]"):
        executors.ray_cluster("local")


def test_seats_rotate_and_each_round_of_seats_has_the_same_dice() -> None:
    """Among equal bots, a full rotation is the same game seen from each seat."""
    equals = Match("manila", ("sailor", "sailor", "sailor"), 2)
    games = play_all(GameLog(equals), 6, sequential)
    for first in (0, 3):
        scores = [game.scores for game in games[first : first + 3]]
        assert {tuple(sorted(one)) for one in scores} == {tuple(sorted(scores[0]))}
        assert scores[1] == scores[0][1:] + scores[0][:1] or scores[1] == scores[0][-1:] + scores[0][:-1]
    assert sorted(games[0].scores) != sorted(games[3].scores)


def test_an_interrupted_run_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    def interrupted(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        yield from sequential(work, items[:3])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(GameLog(MATCH, path), 8, interrupted)
    with path.open("a", encoding="utf-8") as file:
        file.write("[3, [1.0, 0.")  # cut off by a crash
    seen: list[object] = []

    def noted(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        seen.extend(items)
        return sequential(work, items)

    log = GameLog(MATCH, path)
    assert [one.number for one in log.results(8)] == [0, 1, 2]
    assert play_all(log, 8, noted) == play_all(GameLog(MATCH), 8, sequential)
    assert seen == [3, 4, 5, 6, 7]
    assert play_all(GameLog(MATCH, path), 8, noted) == log.results(8)
    assert len(seen) == 5
    assert len(path.read_text(encoding="utf-8").splitlines()) == 9


def test_a_file_of_another_match_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameLog(MATCH, path)
    before = path.read_bytes()
    with pytest.raises(BadSetup, match="another match"):
        GameLog(MATCH._replace(seed=8), path)
    assert path.read_bytes() == before


def test_games_of_other_bots_are_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    GameLog(MATCH, path)
    monkeypatch.setattr(tournament, "bots_digest", lambda: "bots of tomorrow")
    with pytest.raises(BadSetup, match="other bots"):
        GameLog(MATCH, path)


def test_a_damaged_file_is_named_with_its_line_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play_all(GameLog(MATCH, path), 1, sequential)
    damaged = path.read_text(encoding="utf-8") + "[1, [0.5\n[]\n"
    path.write_text(damaged, encoding="utf-8")
    with pytest.raises(BadSetup, match="line 3"):
        GameLog(MATCH, path)
    assert path.read_text(encoding="utf-8") == damaged


def test_an_impossible_path_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file, not a folder", encoding="utf-8")
    with pytest.raises(BadSetup, match="cannot be used"):
        GameLog(MATCH, tmp_path / "games" / "match.jsonl")


def test_an_impossible_match_is_refused_before_it_starts() -> None:
    with pytest.raises(BadSetup, match="kraken"):
        Match("manila", ("kraken", "sailor", "sailor"), 1).check()
    with pytest.raises(BadSetup, match="3 to 5 players"):
        Match("manila", ("sailor", "sailor"), 1).check()


# -- the ladder


def played(wins: int, games: int, seats: int) -> list[GameResult]:
    part = [0.0] * (seats - 1)
    return [GameResult(number, [float(number < wins), *part], [20, *[10] * (seats - 1)]) for number in range(games)]


def test_ratings_add_up_from_rung_to_rung() -> None:
    first, second = rungs("manila", 4, ["landlubber", "sailor", "captain@5"])
    found = standings([(first, played(75, 100, 4)), (second, played(50, 100, 4))])
    assert [round(one.rating) for one in found] == [
        round(rating_difference(0.75, 4, 100)),
        round(rating_difference(0.75, 4, 100) + rating_difference(0.5, 4, 100)),
    ]
    assert rating_difference(0.25, 4, 100) == pytest.approx(0.0)
    assert all(one.low < one.rating < one.high for one in found)
    assert (found[0].score, found[0].others) == (20, 10)
    assert found[0].verdict == "-0.093"
    assert found[1].rung.goal == 0.45
    assert found[1].verdict == "-0.046"


def test_an_admiral_must_beat_its_fair_share() -> None:
    assert Rung("rum", 4, "admiral", "captain").goal == 0.25
    assert Rung("rum", 2, "captain@9", "sailor").goal == 0.60
    assert Rung("rum", 3, "captain", "sailor").goal is None


def test_a_rung_without_games_ends_the_ladder() -> None:
    first, second = rungs("manila", 4, ["landlubber", "sailor", "captain@5"])
    assert len(standings([(first, played(3, 4, 4)), (second, [])])) == 1


def test_the_chart_is_a_picture_of_every_rung() -> None:
    [rung] = rungs("rum", 2, ["sailor", "captain@5"])
    picture = ElementTree.fromstring(draw(standings([(rung, played(7, 10, 2))])))
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "rum, 2 seats: captain@5 – sailor" in words
    assert "0.700" in words


# -- the commands


def test_a_match_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, rows = tmp_path / "games.jsonl", tmp_path / "tables" / "games.csv"
    line = ["bots", "match", "--players", "sailor,landlubber,landlubber", "--games", "3", "--jobs", "1"]
    assert main([*line, "--file", str(file), "--csv", str(rows)]) == 0
    assert "sailor" in capsys.readouterr().out
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["players"][0] == "sailor"
    table = list(csv.reader(rows.read_text(encoding="utf-8").splitlines()))
    assert table[0][:2] == ["game", "wins 1 sailor"]
    assert len(table) == 4


def test_a_ladder_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["bots", "ladder", "--game", "manila", "--levels", "landlubber,sailor", "--games", "2", "--jobs", "1"]
    assert main([*line, "--folder", str(tmp_path)]) == 0
    assert "rating" in capsys.readouterr().out
    assert (tmp_path / "ladder.csv").read_text(encoding="utf-8").count("\n") == 2
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_speed_of_search_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "speed", "--game", "grog", "--seconds", "0.02", "--places", "2"]) == 0
    assert "grog" in capsys.readouterr().out


def test_ctrl_c_keeps_and_shows_what_is_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        yield from sequential(work, items[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(executors, "process_pool", lambda _: interrupted)
    file = tmp_path / "games.jsonl"
    line = ["bots", "match", "--players", "sailor,landlubber,landlubber", "--games", "50", "--file", str(file)]
    assert main(line) == 130
    assert "2" in capsys.readouterr().out
    assert len(GameLog(Match("manila", ("sailor", "landlubber", "landlubber"), 1), file).finished) == 2
