"""Several processes on one store: races for the same number, and SIGKILL at random moments."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from nassau.store.admin.check import doctor
from nassau.tables import fold
from tests.support.stored_games import begun, head, opened

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("NASSAU_KILLS", "3"))
"""Number of killed processes; NASSAU_KILLS=30 for a longer run."""

pytestmark = pytest.mark.slow


def player(*arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.support.player_process", *arguments]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def acknowledged(output: bytes) -> list[tuple[str, int]]:
    """The entries that a process acknowledged; an incomplete last line is dropped."""
    lines = output.decode().split("\n")[:-1]
    return [(table, int(number)) for table, number in (line.split() for line in lines)]


async def test_two_processes_race_for_every_number(url: str) -> None:
    async with opened(url) as store:
        await begun(store, head("race"))
    players = [player("play", url, "race", seed) for seed in ("a", "b")]
    outputs = [process.communicate(timeout=300) for process in players]
    assert [process.returncode for process in players] == [0, 0], outputs
    taken = [numbers for output, _ in outputs for _, numbers in acknowledged(output)]
    assert len(taken) == len(set(taken)), "a number was acknowledged twice"
    async with opened(url) as store:
        log = await store.log("race")
        assert fold(log).finished is not None
        start = next(entry.number for entry in log if isinstance(entry.what, str) and entry.seat >= 0)
        assert sorted(taken) == list(range(start, len(log) + 1))


async def kill_and_check(url: str, kills: int, rng: random.Random) -> None:
    """Kill a busy process several times; every acknowledged entry is stored, and every table folds."""
    safe: list[tuple[str, int]] = []
    for number in range(kills):
        process = player("many", url, "6", f"k{number}")
        assert process.stdout is not None
        first = process.stdout.readline()
        try:
            output = first + process.communicate(timeout=rng.uniform(0.05, 0.8))[0]
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            output = first + process.communicate()[0]
        assert process.returncode == -signal.SIGKILL, process.stderr
        safe += acknowledged(output)
        await check_stored(url, safe)
    assert len(safe) > kills


async def check_stored(url: str, safe: list[tuple[str, int]]) -> None:
    async with opened(url) as store:
        report = await doctor(store)
        assert report.problems == []
        for table in {table for table, _ in safe}:
            there = {entry.number for entry in await store.log(table)}
            assert {number for name, number in safe if name == table} <= there


async def test_a_killed_process_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    await kill_and_check(url, KILLS, random.Random(KILLS))


async def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite_url: str) -> None:
    """The file system fails during a commit."""
    process = player("fill", sqlite_url, "1500000")
    output, errors = process.communicate(timeout=300)
    assert process.returncode == 3, errors
    assert errors.decode().endswith("nothing was changed."), errors
    safe = acknowledged(output)
    assert safe
    await check_stored(sqlite_url, safe)
