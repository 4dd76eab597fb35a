"""Datasets: complete, reproducible, resumable, and never overwriting other files."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pyarrow.parquet as pq
import pytest

from nassau import bots, games
from nassau.bots.evaluation import executors
from nassau.bots.evaluation.executors import Executor, sequential
from nassau.bots.match import play
from nassau.cli.arguments import chosen_options
from nassau.cli.main import main, parser
from nassau.kernel import BadSetup, text
from nassau.kernel.notation import read_move, read_position
from nassau.research import dataset
from nassau.research.dataset import Run
from nassau.research.encoding.codec import codec, rewards
from tests.support.ray_cluster import needs_ray, two_workers

MOVES = ("position", "seat", "legal", "legal_numbers")
OUTCOME = ("seat", "rank", "score", "reward")


def plan(count: int = 4, seed: int = 1, players: tuple[str, ...] = ("sailor", "landlubber", "landlubber")) -> Run:
    return dataset.plan("manila", list(players), {}, count, seed, shard=2)


def made(folder: Path, run: Run, where: Executor = sequential) -> dict[str, list[Any]]:
    dataset.claim(folder, run)
    assert sum(dataset.write(folder, run, where)) <= run.count
    table: dict[str, list[Any]] = pq.read_table(folder / dataset.DATA).to_pydict()
    return table


def test_rows_tell_whole_games(tmp_path: Path) -> None:
    rows = made(tmp_path / "data", plan())
    assert set(rows) == {name for name, _, _ in dataset.COLUMNS}
    game_codec = codec("manila", 3)
    for place in range(0, len(rows["game"]), 7):
        state = read_position(str(rows["position"][place]), games.load)
        seat = int(str(rows["seat"][place]))
        assert seat in state.pending
        assert [text(action) for action in state.legal(seat)] == rows["legal"][place]
        action = read_move(str(rows["chosen"][place]), state, seat)
        assert game_codec.number(state, seat, action) == rows["chosen_number"][place]
    assert sorted(set(map(str, rows["game"]))) == ["0", "1", "2", "3"]


def test_numbers_stand_in_the_order_of_the_moves(tmp_path: Path) -> None:
    rows, game_codec = made(tmp_path / "data", plan()), codec("manila", 3)
    for position, seat, legal, numbers in zip(*(rows[name] for name in MOVES), strict=True):
        state = read_position(position, games.load)
        assert [text(game_codec.action(state, seat, number)) for number in numbers] == legal


def test_everybody_sits_in_each_seat(tmp_path: Path) -> None:
    rows = made(tmp_path / "data", plan())
    sat = {
        (game, seat)
        for game, seat, level in zip(rows["game"], rows["seat"], rows["player"], strict=True)
        if level == "sailor"
    }
    assert sorted(sat) == [(0, 0), (1, 2), (2, 1), (3, 0)]


def test_results_are_those_of_the_seat_that_decided(tmp_path: Path) -> None:
    """Played once more, by the same bots with the same dice."""
    run = plan()
    rows = made(tmp_path / "data", run)
    for number in range(run.count):
        levels = [run.players[(seat + number) % 3] for seat in range(3)]
        title = games.load(run.game)
        final = play(title, [bots.load(level, title) for level in levels], {}, f"{run.seed}/{number}")
        gains = rewards(final).tolist()
        told = {row[1:] for row in zip(*(rows[name] for name in ("game", *OUTCOME)), strict=True) if row[0] == number}
        assert told == set(zip(range(3), final.ranking(), final.scores(), gains, strict=True))


def test_progress_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[float] = []
    monkeypatch.setattr("rich.progress.Progress.advance", lambda _, __, games: steps.append(games))
    command = ["research", "games", "--players", "landlubber,landlubber,landlubber", "--count", "3", "--workers", "1"]
    assert main([*command, "--out", str(tmp_path / "data")]) == 0
    assert steps == [1, 1, 1]


@pytest.mark.parametrize("id", games.ALL)
def test_every_game(id: str, tmp_path: Path) -> None:
    run = dataset.plan(id, ["landlubber"] * games.load(id).seats[0], {}, 1, 1)
    assert made(tmp_path / "data", run)["game"]


def test_the_same_run_gives_the_same_rows_on_any_number_of_cores(tmp_path: Path) -> None:
    assert made(tmp_path / "one", plan()) == made(tmp_path / "two", plan(), executors.process_pool(2))


class Cluster(ModuleType):
    """A fake of the used part of Ray, in this process; tasks finish in reverse order."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.address: str | None = "nowhere"
        self.tasks: list[tuple[Callable[..., bytes], tuple[Any, ...]]] = []

    def is_initialized(self) -> bool:
        return self.address != "nowhere"

    def init(self, address: str | None, log_to_driver: bool) -> None:
        self.address = address

    def remote(self, max_retries: int) -> Callable[[Callable[..., bytes]], Any]:
        def wrap(work: Callable[..., bytes]) -> Any:
            def later(*given: Any) -> int:
                self.tasks.append((work, given))
                return len(self.tasks) - 1

            return SimpleNamespace(remote=later)

        return wrap

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, waiting: list[int]) -> tuple[list[int], list[int]]:
        return waiting[-1:], waiting[:-1]

    def get(self, task: int) -> bytes:
        work, given = self.tasks[task]
        return work(*given)


def test_a_ray_cluster_plays_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    assert made(tmp_path / "ray", plan(), executors.ray_cluster("ray://cluster:10001")) == made(
        tmp_path / "one", plan()
    )
    assert cluster.address == "ray://cluster:10001"


@needs_ray
def test_a_local_ray_of_two_workers_plays_the_same(tmp_path: Path) -> None:
    with two_workers() as local:
        assert made(tmp_path / "ray", plan(), local) == made(tmp_path / "one", plan())


def test_without_ray_there_is_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    command = ["research", "games", "--players", "landlubber,landlubber,landlubber", "--count", "1", "--ray", "local"]
    assert main([*command, "--out", str(tmp_path / "data")]) == 2
    assert "nassau[ray]" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_the_card_says_whether_the_rows_can_be_repeated() -> None:
    assert dataset.is_reproducible(plan())
    assert dataset.is_reproducible(plan(players=("captain@5", "sailor", "sailor")))
    assert not dataset.is_reproducible(plan(players=("captain", "sailor", "sailor")))


def test_the_card_names_the_command_that_makes_the_same_rows() -> None:
    run = dataset.plan("manila", ["sailor", "landlubber", "landlubber"], {"declining": "out_for_voyage"}, 4, 7)
    args = parser().parse_args([*shlex.split(dataset.command(run))[1:], "--out", "data"])
    again = dataset.plan(args.game, args.players.split(","), chosen_options(args), args.count, args.seed)
    assert again == run


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", plan())
    folder = tmp_path / "cut"
    dataset.claim(folder, plan())
    next(iter(dataset.write(folder, plan(), sequential)))
    (folder / dataset.DATA / ".part-00001.parquet.123").write_bytes(b"half a file")
    first = dataset.shard_file(folder, 0).stat().st_mtime_ns
    assert dataset.missing(folder, plan()) == [1]
    assert made(folder, plan()) == whole
    assert dataset.shard_file(folder, 0).stat().st_mtime_ns == first
    assert list(dataset.write(folder, plan(), sequential)) == []


def test_a_part_that_cannot_be_read_is_played_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = made(folder, plan())
    dataset.shard_file(folder, 1).write_bytes(b"")
    assert dataset.missing(folder, plan()) == [1]
    assert made(folder, plan()) == before


def test_a_run_that_was_killed_before_it_began_can_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kill the process at each step of writing the manifest."""
    for number, step in enumerate(("write_bytes", "replace")):
        folder = tmp_path / str(number)
        with monkeypatch.context() as patched:
            patched.setattr(Path, step, Killed(getattr(Path, step)))
            with pytest.raises(KeyboardInterrupt):
                dataset.claim(folder, plan())
        assert folder.exists()
        assert made(folder, plan())["game"]


class Killed:
    """A method that stops half-way, where possible."""

    def __init__(self, method: Callable[..., object]) -> None:
        self.method = method

    def __get__(self, path: Path, _: type[Path]) -> Callable[..., object]:
        def half(content: bytes | Path) -> None:
            if isinstance(content, bytes):
                self.method(path, content[:9])
            raise KeyboardInterrupt

        return half


@pytest.mark.parametrize("step", ["exists", "iterdir", "mkdir", "write_bytes", "replace"])
def test_what_the_file_system_refuses_is_said(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()

    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:
        patched.setattr(Path, step, refuse)
        with pytest.raises(BadSetup, match="data cannot be used: Permission denied"):
            dataset.claim(tmp_path / "data", plan())


def test_a_part_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    dataset.claim(folder, plan())
    (folder / dataset.DATA).rmdir()
    with pytest.raises(BadSetup, match="data cannot be used: No such file"):
        list(dataset.write(folder, plan(), sequential))


def test_small_runs_have_many_parts() -> None:
    levels = ["landlubber"] * 3
    sizes = [dataset.plan("manila", levels, {}, count, 1).shard for count in (1, 63, 64, 200, 3200, 10_000)]
    assert sizes == [1, 1, 1, 3, 50, 50]


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made(folder, plan())
    before = {file.name: file.read_bytes() for file in folder.rglob("*.*")}
    for other in (plan(count=6), plan(seed=2), plan(players=("sailor",) * 3)):
        with pytest.raises(BadSetup, match="holds another run"):
            dataset.claim(folder, other)
    assert {file.name: file.read_bytes() for file in folder.rglob("*.*")} == before


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    with pytest.raises(BadSetup, match="holds no dataset"):
        dataset.claim(tmp_path, plan())
    with pytest.raises(BadSetup, match="holds no dataset"):
        dataset.claim(tmp_path / "letter.txt", plan())
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / dataset.MANIFEST).write_text("{")
    with pytest.raises(BadSetup, match="cannot be read"):
        dataset.claim(tmp_path / "bad", plan())


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["--players", "sailor"], "3 to 5 players"),
        (["--players", "sailor,sailor,pilot"], "no bot 'pilot'"),
        (["--players", "sailor,sailor,sailor", "--count", "0"], "at least 1"),
        (["--players", "sailor,sailor,sailor", "--game", "chess"], "no game 'chess'"),
        (["--players", "sailor,sailor,sailor", "--option", "rain=on"], "no option 'rain'"),
        (["--players", "sailor,sailor,sailor", "--workers", "-1"], "at least 1, not -1"),
    ],
)
def test_what_is_wrong_is_said(
    wrong: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["research", "games", "--out", str(tmp_path / "data"), *wrong]) == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_the_command_writes_a_data_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    command = [
        "research",
        "games",
        "--players",
        "landlubber, landlubber,landlubber",
        "--count",
        "2",
        "--out",
        str(folder),
    ]
    assert main([*command, "--workers", "1"]) == 0
    assert "2 games in" in capsys.readouterr().out
    card = (folder / dataset.CARD).read_text(encoding="utf-8")
    rows = pq.read_table(folder / dataset.DATA).num_rows
    assert f"Rows: {rows}" in card
    assert all(f"`{name}`" in card for name, _, _ in dataset.COLUMNS)
    assert json.loads((folder / dataset.MANIFEST).read_text(encoding="utf-8"))["count"] == 2
    assert main([*command, "--seed", "9"]) == 2
    assert "another run" in capsys.readouterr().err
