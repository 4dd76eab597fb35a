"""The worker pool: tasks are queued by priority, cancelled quickly, and replaced where they fail."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock, Semaphore
from types import SimpleNamespace
from typing import Any

import pytest

from nassau import games
from nassau.kernel import State, text
from nassau.kernel.chance import fast
from nassau.server.cluster.bus_events import PresenceReport
from nassau.server.protocol.messages import Deputy, Unsubscribe
from nassau.server.workers import bot_tasks
from nassau.server.workers.analysis_tasks import AnalysisTask
from nassau.server.workers.bot_players import BotPlayers
from nassau.server.workers.bot_tasks import BotTask
from nassau.server.workers.pool import WorkerPool
from nassau.server.workers.worker import Task, Worker, WorkerFailed
from nassau.store import Store
from nassau.tables import Entry, Table, seating
from tests.support.offline_server import OfflineServer

pytestmark = pytest.mark.slow
PATIENT = 600.0
LONG = 14_000
"""Visits after which an unlimited search has nothing left to explore."""


def position() -> State:
    state, dice = games.load("manila").start(3), fast(1)
    state.settle(dice)
    return state


def bot_task(level: str = "captain@20", advice: bool = False) -> BotTask:
    state = position()
    return BotTask(level, state.dump(), state.pending[0], 1, advice)


async def until(true: Callable[[], bool]) -> None:
    while True:
        if true():
            return
        await asyncio.sleep(0.01)


def kill(pool: WorkerPool) -> bool:
    """Kill the worker process, as a crash would."""
    process = pool.workers[0].process
    if process is not None and process.pid is not None:
        os.kill(process.pid, signal.SIGKILL)
    return True


async def test_a_worker_decides_and_advises_deterministically() -> None:
    state = position()
    seat = state.pending[0]

    pool = WorkerPool(1)
    option = await pool.run(bot_task(), PATIENT)
    assert option in map(text, state.legal(seat))
    assert option == await pool.run(bot_task(), PATIENT)
    rated = await pool.run(bot_task(advice=True), PATIENT)
    assert rated[0].option == option
    assert all(0.0 <= one.share <= 1.0 and one.visits for one in rated)
    pool.close()


async def test_a_cancelled_task_stops_within_few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured in search visits, because time varies on a busy machine."""

    pool = WorkerPool(1)
    await pool.run(bot_task(), PATIENT)
    worker = pool.workers[0]
    process, answers = worker.process, noted_answers(worker, monkeypatch)
    endless = asyncio.create_task(pool.run(bot_task("admiral@1000000000", advice=True), PATIENT))
    await until(lambda: not pool.idle)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    assert await pool.run(bot_task(), PATIENT)  # the only worker is free again
    assert sum(one.visits for one in answers[0]) < LONG / 3
    assert worker.process is process
    pool.close()


def noted_answers(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Collects the results of a worker, including those of cancelled tasks."""
    answers, run = [], worker.run

    def noted(task: Task, timeout_seconds: float) -> Any:
        answers.append(run(task, timeout_seconds))
        return answers[-1]

    monkeypatch.setattr(worker, "run", noted)
    return answers


async def test_a_worker_that_dies_or_times_out_is_replaced() -> None:
    pool = WorkerPool(1)
    await pool.run(bot_task(), PATIENT)
    endless = asyncio.create_task(pool.run(bot_task("captain@1000000000"), PATIENT))
    await until(lambda: kill(pool) and endless.done())
    with pytest.raises(WorkerFailed, match="died"):
        await endless
    assert await pool.run(bot_task(), PATIENT)
    with pytest.raises(WorkerFailed, match="no answer"):
        await pool.run(bot_task("captain@1000000000"), 0.2)
    assert await pool.run(bot_task(), PATIENT)
    with pytest.raises(WorkerFailed, match="BadSetup"):
        await pool.run(bot_task("kraken"), PATIENT)
    pool.close()


async def test_the_event_loop_runs_while_captains_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tasks queue for one worker."""
    monkeypatch.setattr(bot_tasks, "QUEUE_SECONDS", PATIENT)

    pool = WorkerPool(1)
    running = [asyncio.create_task(pool.run(bot_task("captain@60"), PATIENT)) for _ in range(10)]
    turns = 0
    while not all(one.done() for one in running):
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 20
    assert len({one.result() for one in running}) == 1
    pool.close()


class BusyWorker:
    """A worker whose tasks end when the test releases them."""

    def __init__(self) -> None:
        self.stop = SimpleNamespace(value=0)
        self.process = None
        self.starting = Lock()
        self.tasks: list[Task] = []
        self.may_answer = Semaphore(0)

    def run(self, task: Task, timeout_seconds: float) -> str:
        self.tasks.append(task)
        self.may_answer.acquire()
        return "done"


def pool_of_one_busy_worker() -> tuple[WorkerPool, BusyWorker]:
    pool, busy = WorkerPool(1), BusyWorker()
    pool.idle = [busy]  # type: ignore[list-item]
    pool.workers = (busy,)  # type: ignore[assignment]
    return pool, busy


async def test_advice_runs_before_bots_and_analysis_last() -> None:
    pool, busy = pool_of_one_busy_worker()
    tasks: list[Task] = [
        bot_task("captain"),
        bot_task("captain@1"),
        AnalysisTask({}, 1, 2),
        bot_task("captain@2"),
        bot_task(advice=True),
    ]
    running = [asyncio.create_task(pool.run(one, PATIENT)) for one in tasks]
    await until(lambda: len(pool.waiting) == 4)
    running[1].cancel()
    busy.may_answer.release(5)
    assert await asyncio.gather(*running[2:]) == ["done"] * 3
    assert busy.tasks == [tasks[0], tasks[4], tasks[3], tasks[2]]
    await until(lambda: len(pool.idle) == 1)
    pool.close()


async def test_owners_share_the_workers_however_many_tables_they_have() -> None:
    """One guest with 20 tables of five Admirals left others one bot move a minute."""
    pool, busy = pool_of_one_busy_worker()
    greedy = [bot_task("admiral")._replace(owner="greedy", seed=number) for number in range(100)]
    modest = [bot_task("captain")._replace(owner="modest", seed=number) for number in range(5)]
    running = [asyncio.create_task(pool.run(one, PATIENT)) for one in [*greedy, *modest]]
    await until(lambda: len(pool.waiting) == 104)
    busy.may_answer.release(105)
    await asyncio.gather(*running)
    assert {busy.tasks.index(one) for one in modest} <= set(range(8))  # five captains take as long as one admiral
    pool.close()


async def test_tasks_that_gave_up_waiting_do_not_count_for_their_owner() -> None:
    pool, busy = pool_of_one_busy_worker()
    first = asyncio.create_task(pool.run(bot_task()._replace(owner="other"), PATIENT))
    await until(lambda: bool(busy.tasks))
    for _ in range(50):
        given_up = asyncio.create_task(pool.run(bot_task("admiral")._replace(owner="me"), PATIENT))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
    assert pool.ends["me"] == 0.0
    busy.may_answer.release(1)
    await first
    pool.close()


async def test_a_bot_task_times_out_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tasks, "QUEUE_SECONDS", 0.05)

    pool, busy = pool_of_one_busy_worker()
    first = asyncio.create_task(pool.run(bot_task(), PATIENT))
    await until(lambda: bool(busy.tasks))
    analysis = asyncio.create_task(pool.run(AnalysisTask({}, 1, 2), PATIENT))  # has no timeout in the queue
    with pytest.raises(WorkerFailed, match="free"):
        await pool.run(bot_task(), PATIENT)
    busy.may_answer.release(3)
    assert await first == await analysis == "done"
    assert await pool.run(bot_task(), PATIENT) == "done"
    pool.close()


class BrokenPool:
    """A worker pool that always returns or raises the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    async def run(self, task: Task, timeout_seconds: float) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [WorkerFailed("the worker died"), "bid:999", "nonsense", RuntimeError("bug")])
async def test_where_a_captain_fails_a_sailor_decides_and_viewers_learn_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "broken.sqlite3"))
    await offline.open()
    table = await offline.table()
    seat = table.pending[0]
    offline.use_pool(BrokenPool(answer))
    asked = deciders(offline.server.bots, monkeypatch)
    await offline.handlers[seat].deputy(Deputy(table="same", level="captain"))
    await until(lambda: ("bot_faltered", seat) in told(offline, seat))
    after = await offline.table()
    assert after.number > table.number + 2
    assert not after.over
    assert asked[:2] == ["captain", "sailor"]
    await offline.close()


async def test_where_a_sailor_fails_too_a_landlubber_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "broken.sqlite3"))
    await offline.open()
    seat = (await offline.table()).pending[0]
    asked = deciders(offline.server.bots, monkeypatch, broken=("captain", "sailor"))
    await offline.handlers[seat].deputy(Deputy(table="same", level="captain"))
    await until(lambda: ("bot_faltered", seat) in told(offline, seat))
    assert asked[:3] == ["captain", "sailor", "landlubber"]
    await offline.close()


def deciders(bots: BotPlayers, monkeypatch: pytest.MonkeyPatch, broken: tuple[str, ...] = ()) -> list[str]:
    """Collects the levels that are asked to decide; the `broken` ones answer nonsense."""
    asked, decide = [], bots.decide

    async def noted(state: State, seat: int, level: str, owner: str) -> str:
        asked.append(level)
        return "nonsense" if level in broken else await decide(state, seat, level, owner)

    monkeypatch.setattr(bots, "decide", noted)
    return asked


class EndlessPool:
    """A worker pool whose tasks run until they are cancelled."""

    def __init__(self) -> None:
        self.begun, self.stopped = asyncio.Event(), asyncio.Event()

    async def run(self, task: Task, timeout_seconds: float) -> Any:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped.set()

    def close(self) -> None:
        pass


def told(offline: OfflineServer, seat: int) -> list[tuple[Any, ...]]:
    events = [event for message in offline.received(seat) for event in message.get("events", [])]
    return [(name, *numbers) for event in events for name, _rule, *numbers in event["facts"]]


async def test_returning_to_the_seat_cancels_the_deputys_task(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "back.sqlite3"))
    await offline.open()
    bots, endless = offline.server.bots, EndlessPool()
    bots.pool = endless  # type: ignore[assignment]
    seat = (await offline.table()).pending[0]
    await offline.handlers[seat].deputy(Deputy(table="same", level="admiral"))
    await endless.begun.wait()
    assert bots.turns[("same", seat)][1] == "admiral"
    before = (await offline.table()).number
    await offline.handlers[seat].deputy(Deputy(table="same", level=None))
    await endless.stopped.wait()
    assert ("same", seat) not in bots.turns
    table = await offline.table()
    assert table.seats[seat].deputy is None
    assert table.number == before + 1
    await offline.close()


async def test_at_a_table_without_people_and_viewers_a_sailor_plays(tmp_path: Path) -> None:
    offline = OfflineServer(await Store.open(tmp_path / "deserted.sqlite3"))
    await offline.open()
    table = await offline.table()
    bots = offline.server.bots
    assert bots.effective_level(table, "admiral") == "admiral"
    for seat in table.seats:
        seat.deputy = "admiral"
    assert bots.effective_level(table, "admiral") == "admiral"  # watched
    offline.services.broadcaster.audiences.clear()
    assert bots.effective_level(table, "admiral") == "sailor"
    await offline.services.remote.handle("other", PresenceReport("same", [False, False, False], 1))
    assert bots.effective_level(table, "admiral") == "admiral"  # watched at another process
    offline.services.broadcaster.remote_lost("other")
    assert bots.effective_level(table, "admiral") == "sailor"
    await offline.close()


def everybody_leaves(table: Table) -> list[Entry]:
    return [entry for seat in range(3) for entry in seating.leave(table, f"p{seat}", table.time, "admiral")]


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_long_task_is_replaced_when_the_last_viewer_leaves(tmp_path: Path, elsewhere: bool) -> None:
    """A player who leaves still watches when the deputy takes over, and disconnects a moment later."""

    offline = OfflineServer(await Store.open(tmp_path / "deserted.sqlite3"))
    await offline.open()
    offline.use_pool(EndlessPool())
    table = await offline.table()
    await offline.services.tables.change("same", everybody_leaves)
    turn = offline.server.bots.turns["same", table.pending[0]]
    assert turn[1] == "admiral"
    if elsewhere:
        await offline.services.remote.handle("other", PresenceReport("same", [False, False, False], 1))
    for handlers in offline.handlers:
        assert offline.server.bots.turns["same", table.pending[0]] is turn
        await handlers.unsubscribe(Unsubscribe(table="same"))
    if elsewhere:
        assert offline.server.bots.turns["same", table.pending[0]] is turn
        await offline.services.remote.handle("other", PresenceReport("same", [], 0))
    assert offline.server.bots.turns["same", table.pending[0]][1] == "sailor"
    await offline.close()


class SlowProcess:
    """A process that starts slowly and cannot be killed before it has started."""

    def __init__(self) -> None:
        self.begun, self.may_go_on = Event(), Event()
        self.started = self.killed = False

    def start(self) -> None:
        self.begun.set()
        self.started = self.may_go_on.wait(60)

    def kill(self) -> None:
        assert self.started
        self.killed = True

    def join(self) -> None:
        pass


def test_a_worker_that_is_being_started_is_killed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, slow = WorkerPool(1), SlowProcess()
    worker = pool.workers[0]
    monkeypatch.setattr(worker.context, "Process", lambda **_: slow)
    with ThreadPoolExecutor(2) as threads:
        starting = threads.submit(worker.start)
        slow.begun.wait(60)
        closing = threads.submit(pool.close)
        slow.may_go_on.set()
        closing.result()
        assert isinstance(starting.exception(), WorkerFailed)  # it heard nothing from the other end
    assert slow.killed
