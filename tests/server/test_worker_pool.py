"""Bots that search: in processes of their own, stopped at once, and replaced where they fail."""

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
from nassau.server.cluster.bus import Here
from nassau.server.protocol.messages import Deputy, Unsubscribe
from nassau.server.workers import pool as server_thinkers
from nassau.server.workers.analysis_tasks import Study
from nassau.server.workers.bot_players import Crew
from nassau.server.workers.pool import Failed, Job, Thinkers, Worker
from nassau.store import Store
from nassau.tables import Entry, Table, seating
from tests.support.offline_server import World

pytestmark = pytest.mark.slow
PATIENT = 600.0
LONG = 14_000
"""How often a thought without a limit tries its best options before there is nothing left to find out."""


def position() -> State:
    state, dice = games.load("manila").start(3), fast(1)
    state.settle(dice)
    return state


def job(level: str = "captain@20", counsel: bool = False) -> Job:
    state = position()
    return Job(level, state.dump(), state.pending[0], 1, counsel)


async def until(true: Callable[[], bool]) -> None:
    while True:
        if true():
            return
        await asyncio.sleep(0.01)


def kill(thinkers: Thinkers) -> bool:
    """As a bug in a bot might: the process is gone."""
    process = thinkers.workers[0].process
    if process is not None and process.pid is not None:
        os.kill(process.pid, signal.SIGKILL)
    return True


def test_a_worker_decides_as_the_bot_would_here_and_gives_counsel() -> None:
    state = position()
    seat = state.pending[0]

    async def scene() -> None:
        thinkers = Thinkers(1)
        option = await thinkers.think(job(), PATIENT)
        assert option in map(text, state.legal(seat))
        assert option == await thinkers.think(job(), PATIENT)
        counsels = await thinkers.think(job(counsel=True), PATIENT)
        assert counsels[0].option == option
        assert all(0.0 <= counsel.share <= 1.0 and counsel.tried for counsel in counsels)
        thinkers.close()

    asyncio.run(scene())


def test_a_thought_that_nobody_needs_is_stopped_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far it came is counted in what it tried, since a busy machine thinks slowly."""

    async def scene() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(job(), PATIENT)
        worker = thinkers.workers[0]
        process, answers = worker.process, noted_answers(worker, monkeypatch)
        endless = asyncio.create_task(thinkers.think(job("admiral@1000000000", counsel=True), PATIENT))
        await until(lambda: not thinkers.idle)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        assert await thinkers.think(job(), PATIENT)  # the only worker is free again
        assert sum(counsel.tried for counsel in answers[0]) < LONG / 3
        assert worker.process is process
        thinkers.close()

    asyncio.run(scene())


def noted_answers(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a worker answers, also where nobody listens any more."""
    answers, ask = [], worker.ask

    def noted(job: Job, limit: float) -> Any:
        answers.append(ask(job, limit))
        return answers[-1]

    monkeypatch.setattr(worker, "ask", noted)
    return answers


def test_a_worker_that_dies_or_is_late_is_replaced() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(job(), PATIENT)
        endless = asyncio.create_task(thinkers.think(job("captain@1000000000"), PATIENT))
        await until(lambda: kill(thinkers) and endless.done())
        with pytest.raises(Failed, match="died"):
            await endless
        assert await thinkers.think(job(), PATIENT)
        with pytest.raises(Failed, match="no answer"):
            await thinkers.think(job("captain@1000000000"), 0.2)
        assert await thinkers.think(job(), PATIENT)
        with pytest.raises(Failed, match="BadSetup"):
            await thinkers.think(job("kraken"), PATIENT)
        thinkers.close()

    asyncio.run(scene())


def test_the_loop_goes_on_while_captains_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thoughts wait for one worker; the loop turns all the while."""
    monkeypatch.setattr(server_thinkers, "QUEUE", PATIENT)

    async def scene() -> None:
        thinkers = Thinkers(1)
        thoughts = [asyncio.create_task(thinkers.think(job("captain@60"), PATIENT)) for _ in range(10)]
        turns = 0
        while not all(thought.done() for thought in thoughts):
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 20
        assert len({thought.result() for thought in thoughts}) == 1
        thinkers.close()

    asyncio.run(scene())


class Busy:
    """A worker whose thoughts end when the test says so."""

    def __init__(self) -> None:
        self.stop = SimpleNamespace(value=0)
        self.process = None
        self.starting = Lock()
        self.asked: list[Job | Study] = []
        self.may_answer = Semaphore(0)

    def ask(self, job: Job | Study, limit: float) -> str:
        self.asked.append(job)
        self.may_answer.acquire()
        return "done"


def one_busy_thinker() -> tuple[Thinkers, Busy]:
    thinkers, busy = Thinkers(1), Busy()
    thinkers.idle = [busy]  # type: ignore[list-item]
    thinkers.workers = (busy,)  # type: ignore[assignment]
    return thinkers, busy


def test_counsel_goes_before_the_thoughts_of_bots_and_insight_comes_last() -> None:
    async def scene() -> None:
        thinkers, busy = one_busy_thinker()
        jobs: list[Job | Study] = [
            job("captain"),
            job("captain@1"),
            Study({}, 1, 2),
            job("captain@2"),
            job(counsel=True),
        ]
        thoughts = [asyncio.create_task(thinkers.think(one, PATIENT)) for one in jobs]
        await until(lambda: len(thinkers.waiting) == 4)
        thoughts[1].cancel()  # nobody needs it any more
        busy.may_answer.release(5)
        assert await asyncio.gather(*thoughts[2:]) == ["done"] * 3
        assert busy.asked == [jobs[0], jobs[4], jobs[3], jobs[2]]
        await until(lambda: len(thinkers.idle) == 1)
        thinkers.close()

    asyncio.run(scene())


def test_who_waits_too_long_for_a_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_thinkers, "QUEUE", 0.05)

    async def scene() -> None:
        thinkers, busy = one_busy_thinker()
        first = asyncio.create_task(thinkers.think(job(), PATIENT))
        await until(lambda: bool(busy.asked))
        study = asyncio.create_task(thinkers.think(Study({}, 1, 2), PATIENT))  # for this nobody waits at a table
        with pytest.raises(Failed, match="free"):
            await thinkers.think(job(), PATIENT)
        busy.may_answer.release(3)
        assert await first == await study == "done"
        assert await thinkers.think(job(), PATIENT) == "done"
        thinkers.close()

    asyncio.run(scene())


class Broken:
    """Stands in for the workers."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    async def think(self, job: Job, limit: float) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [Failed("the thinker died"), "bid:999", "nonsense", RuntimeError("bug")])
def test_where_a_captain_fails_a_sailor_decides_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "broken.sqlite3"))
        await world.open()
        table = await world.table()
        seat = table.pending[0]
        world.house.crew.thinkers = Broken(answer)  # type: ignore[assignment]
        asked = deciders(world.house.crew, monkeypatch)
        await world.doors[seat].deputy(Deputy(table="same", level="captain"))
        await until(lambda: ("bot_faltered", seat) in told(world, seat))
        after = await world.table()
        assert after.number > table.number + 2
        assert not after.over
        assert asked[:2] == ["captain", "sailor"]
        await world.house.close()

    asyncio.run(scene())


def test_where_a_sailor_fails_too_a_landlubber_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "broken.sqlite3"))
        await world.open()
        seat = (await world.table()).pending[0]
        asked = deciders(world.house.crew, monkeypatch, broken=("captain", "sailor"))
        await world.doors[seat].deputy(Deputy(table="same", level="captain"))
        await until(lambda: ("bot_faltered", seat) in told(world, seat))
        assert asked[:3] == ["captain", "sailor", "landlubber"]
        await world.house.close()

    asyncio.run(scene())


def deciders(crew: Crew, monkeypatch: pytest.MonkeyPatch, broken: tuple[str, ...] = ()) -> list[str]:
    """The levels that are asked to decide, as they are asked; those that are `broken` do not."""
    asked, decide = [], crew.decide

    async def noted(state: State, seat: int, level: str) -> str:
        asked.append(level)
        return "nonsense" if level in broken else await decide(state, seat, level)

    monkeypatch.setattr(crew, "decide", noted)
    return asked


class Endless:
    """Stands in for the workers: thinks until nobody needs it any more."""

    def __init__(self) -> None:
        self.begun, self.stopped = asyncio.Event(), asyncio.Event()

    async def think(self, job: Job, limit: float) -> Any:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped.set()

    def close(self) -> None:
        pass


def told(world: World, seat: int) -> list[tuple[Any, ...]]:
    events = [event for message in world.heard(seat) for event in message.get("events", [])]
    return [tuple(fact) for event in events for fact in event["facts"]]


def test_a_deputy_hands_back_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "back.sqlite3"))
        await world.open()
        crew, endless = world.house.crew, Endless()
        crew.thinkers = endless  # type: ignore[assignment]
        seat = (await world.table()).pending[0]
        await world.doors[seat].deputy(Deputy(table="same", level="admiral"))
        await endless.begun.wait()
        assert crew.thinking[("same", seat)][1] == "admiral"
        before = (await world.table()).number
        await world.doors[seat].deputy(Deputy(table="same", level=None))
        await endless.stopped.wait()
        assert ("same", seat) not in crew.thinking
        table = await world.table()
        assert table.seats[seat].deputy is None
        assert table.number == before + 1
        await world.house.close()

    asyncio.run(scene())


def test_at_a_deserted_table_nobody_thinks_for_long(tmp_path: Path) -> None:
    async def scene() -> None:
        world = World(await Store.open(tmp_path / "deserted.sqlite3"))
        await world.open()
        table = await world.table()
        crew: Crew = world.house.crew
        assert crew.level(table, "admiral") == "admiral"
        for seat in table.seats:
            seat.deputy = "admiral"
        assert crew.level(table, "admiral") == "admiral"  # somebody watches
        world.house.hub.audiences.clear()
        assert crew.level(table, "admiral") == "sailor"
        await world.house.hear("other", Here("same", [False, False, False], 1))
        assert crew.level(table, "admiral") == "admiral"  # somebody watches through another process
        world.house.hub.lost("other")
        assert crew.level(table, "admiral") == "sailor"
        await world.house.close()

    asyncio.run(scene())


def everybody_leaves(table: Table) -> list[Entry]:
    return [entry for seat in range(3) for entry in seating.leave(table, f"p{seat}", table.time, "admiral")]


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_long_thought_ends_when_the_last_one_has_gone(tmp_path: Path, elsewhere: bool) -> None:
    """Whoever leaves by the menu still watches when the deputy takes over, and goes a moment later."""

    async def scene() -> None:
        world = World(await Store.open(tmp_path / "deserted.sqlite3"))
        await world.open()
        world.house.crew.thinkers = Endless()  # type: ignore[assignment]
        table = await world.table()
        await world.house.change("same", everybody_leaves)
        thought = world.house.crew.thinking["same", table.pending[0]]
        assert thought[1] == "admiral"
        if elsewhere:
            await world.house.hear("other", Here("same", [False, False, False], 1))
        for door in world.doors:
            assert world.house.crew.thinking["same", table.pending[0]] is thought
            await door.unsubscribe(Unsubscribe(table="same"))
        if elsewhere:
            assert world.house.crew.thinking["same", table.pending[0]] is thought
            await world.house.hear("other", Here("same", [], 0))
        assert world.house.crew.thinking["same", table.pending[0]][1] == "sailor"
        await world.house.close()

    asyncio.run(scene())


class Slow:
    """A process that takes its time to start, and cannot be killed before."""

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


def test_a_thinker_that_is_just_starting_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, slow = Thinkers(1), Slow()
    worker = thinkers.workers[0]
    monkeypatch.setattr(worker.context, "Process", lambda **_: slow)
    with ThreadPoolExecutor(2) as threads:
        starting = threads.submit(worker.start)
        slow.begun.wait(60)
        closing = threads.submit(thinkers.close)
        slow.may_go_on.set()
        closing.result()
        assert isinstance(starting.exception(), Failed)  # it heard nothing from the other end
    assert slow.killed
