"""The house: everything that one server process holds, and the one way in which a table changes.

A change is made by the store, which returns after the commit; then it is shown to whoever watches here, told to the
other processes, and looked at by the bots and the clocks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from nassau.server.cluster.bus import Beat, Dismissed, Here, Moved, News, Newsroom, Said, SignedOut, Thinks, Uninvited
from nassau.server.live.autostart import Starter
from nassau.server.live.broadcast import Actor, Hub, milliseconds
from nassau.server.live.clocks import Watch
from nassau.server.live.lobby_feed import Lister
from nassau.server.live.result_cache import Results
from nassau.server.metrics import Metrics
from nassau.server.protocol.messages import Result
from nassau.server.protocol.request_error import Trouble, trouble, unstored
from nassau.server.rate_limits import Limits
from nassau.server.settings import Settings
from nassau.server.workers.analysis_jobs import Insights
from nassau.server.workers.bot_players import Crew
from nassau.store import Changed, Conflict, Person, Store, StoreError, personal_data
from nassau.store.accounts import digest
from nassau.tables import Declined, Entry, Table, seating
from nassau.tables.events import Undone

LOG = structlog.get_logger("nassau.house")
Move = Callable[[Table], list[Entry]]
SWEEP: Final = 15.0
"""Seconds between two looks at the connections, and for which a frame may wait to leave."""
STALLED: Final = 10_000
"""Milliseconds without a change after which a table where a bot must decide is looked at."""
STEP_IN: Final = 5.0
"""Seconds beyond a bot's own time after which another process plays it than the one that made it due."""
AGAIN: Final = 0.5
"""Seconds after which a table is read again that could not be read."""

GENTLY: Final = 0.02
"""Seconds between two tables that are looked after following a start."""

RECENT: Final = 600_000
"""Milliseconds: whoever waited for a table to start longer ago than this does not wait any more."""


class House:
    def __init__(
        self, store: Store, newsroom: Newsroom, settings: Settings, clock: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.newsroom = newsroom
        self.settings = settings
        self.now = clock
        self.metrics = Metrics()
        self.limits = Limits() if settings.limited else Limits({})
        self.hub = Hub(clock)
        self.results = Results(store)
        self.lister = Lister(self)
        self.crew = Crew(self)
        self.insights = Insights(self)
        self.watch = Watch(self)
        self.starter = Starter(self)
        self.stopping = False
        self.resumed = False  # every table has been looked after since the start
        self.behind: set[str] = set()  # tables that could not be read when another process had moved them
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- life

    async def open(self) -> None:
        self.spawn(self.newsroom.listen(self.hear, self.missed))
        self.spawn(self.newsroom.beat(self.hub.lost))
        self.spawn(self.watch.run())
        self.spawn(self.sweep())
        self.spawn(self.resume())

    async def resume(self) -> None:
        """After a start: clocks go on, and bots that were thinking think again. Whoever comes back meanwhile goes
        first: folding a table takes its time, and there may be thousands."""
        try:
            await self.watch.scan()
            await self.resume_open()
            for id in await self.store.lobby.stalled():
                await self.attend(id)
                await asyncio.sleep(GENTLY)
            await self.store.people.sweep(self.now())
        finally:
            self.resumed = True

    async def resume_open(self) -> None:
        """Tables that start by themselves and were waiting a moment ago go on waiting."""
        for row in await self.store.lobby.listed("open", 1000, None):
            if row.updated > self.now() - RECENT:
                self.starter.look(await self.store.table(row.id))

    async def sweep(self) -> None:
        """Let go of clients that have stopped reading: their network is gone, or they never meant to."""
        while True:
            await asyncio.sleep(SWEEP)
            for connection in [one for one in self.hub.connections if one.stuck(SWEEP)]:
                connection.give_up()
            if self.resumed:
                await self.rouse()

    async def rouse(self) -> None:
        """Bots that should long have decided: they gave up while the disk or the database did not work."""
        try:
            for id in await self.store.lobby.stalled(self.now() - STALLED):
                await self.attend(id, self.grace)
        except StoreError as error:
            LOG.warning("rouse", error=str(error))

    async def attend(self, id: str, grace: float = 0.0) -> None:
        """Look after a table, if it can be read; one that cannot holds up nobody else's."""
        try:
            self.look_after(await self.store.table(id), grace)
        except StoreError as error:
            LOG.warning("table", table=id, error=str(error))
        except Exception:
            LOG.exception("table", table=id)

    def farewell(self) -> None:
        """Nobody comes in any more, and who is here goes."""
        self.stopping = True
        self.hub.close()

    async def close(self) -> None:
        self.farewell()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.crew.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.reap)
        return task

    def reap(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("task", exc_info=task.exception())

    @property
    def grace(self) -> float:
        """How long bots are left to another process, which may be at it already; not at all if there is none."""
        return 0.0 if self.newsroom.alone else STEP_IN

    # -- tables

    async def table(self, id: str) -> Table:
        try:
            return await self.store.table(id)
        except Declined as declined:
            raise trouble(declined) from declined
        except StoreError as error:
            raise unstored(error) from error

    async def change(self, id: str, move: Move, actor: Actor | None = None) -> Table:
        """Let `move` change a table; returns when it is on the disk and on its way to everybody."""
        started = time.perf_counter()
        try:
            changed = await self.store.change(id, move)
        except Declined as declined:
            raise trouble(declined) from declined
        except (StoreError, Conflict) as error:
            raise unstored(error) from error
        self.metrics.stored.observe(time.perf_counter() - started)
        await self.spread(changed, actor)
        return changed.table

    async def spread(self, changed: Changed, actor: Actor | None = None) -> None:
        """Everything that follows from a committed change."""
        table, entries = changed.table, changed.entries
        if not entries:
            self.hub.show(table, actor)
            return
        self.metrics.moves.inc(sum(isinstance(entry.what, str) and entry.seat >= 0 for entry in entries))
        self.hub.show(table, actor, await self.result(table))
        row_changed = not all(isinstance(entry.what, str | Undone) for entry in entries)  # acts change no row
        self.newsroom.publish(Moved(table.id, table.number, row_changed))
        if row_changed:
            self.lister.announce(table.id)
        self.look_after(table)

    async def result(self, table: Table) -> Result | None:
        """How the game ended, if it has and the log can be read: what is on the disk is shown in any case."""
        try:
            return await self.results.of(table)
        except StoreError as error:
            LOG.warning("result", table=table.id, error=str(error))
            return None

    def look_after(self, table: Table, grace: float = 0.0) -> None:
        self.crew.look(table, grace)
        self.watch.note(table)
        self.starter.look(table)

    async def forget(self, person: Person) -> None:
        """Somebody has their data deleted: they stand up everywhere first, so that everybody sees it."""
        for bot in await self.store.programs.people_of(person.id):
            await self.forget(bot)
        for row in await self.store.lobby.of(person.id):
            with suppress(Trouble):  # over meanwhile
                await self.change(row.id, lambda table: seating.leave(table, person.id, self.now()))
        await personal_data.forget(self.store, person.id, self.now())
        self.dismiss(person.id)
        await self.look_again(person.id)

    async def look_again(self, person: str) -> None:
        """Another process may have taken somebody's name out of the logs: nothing here shows it any more."""
        for table in [held for held in self.store.cache.all() if names(held, person)]:
            self.store.cache.drop(table.id)
        for id in [id for id, audience in self.hub.audiences.items() if names(audience.shown, person)]:
            self.hub.correct(await self.store.table(id))

    def dismiss(self, person: str) -> None:
        """Somebody was deleted or lost their token: their connections end, here and elsewhere."""
        self.hub.dismiss(person)
        self.newsroom.publish(Dismissed(person))

    async def end_session(self, token: str) -> None:
        """Somebody signs out: the session ends, and with it what was opened by it, here and elsewhere."""
        await self.store.people.close_session(token)
        self.sign_out(digest(token))

    async def change_password(self, person: str, hashed: str, kept: str) -> None:
        """All sessions of a person but the one that is `kept` end."""
        for session in await self.store.people.set_password(person, hashed, kept):
            self.sign_out(session)

    def sign_out(self, session: str) -> None:
        self.hub.sign_out(session)
        self.newsroom.publish(SignedOut(session))

    async def renew_invite(self, table: str) -> None:
        """The invite link of a table leads nowhere any more; there is another one."""
        await self.lister.renew_invite(table)
        self.hub.show_anew(table)
        self.newsroom.publish(Uninvited(table))

    # -- other processes

    async def hear(self, origin: str, news: News) -> None:
        match news:
            case Moved(table=id, listed=row_changed):
                await self.catch_up(id)
                if row_changed:
                    self.lister.announce(id)
            case Said(table=id, line=line):
                self.hub.spoken(id, line)
            case Here():
                self.heard_presence(origin, news)
            case Thinks(table=id, number=number, seat=seat):
                self.hub.thinking(id, number, seat)
            case Dismissed(person=person):
                self.hub.dismiss(person)
                await self.look_again(person)
            case SignedOut(session=session):
                self.hub.sign_out(session)
            case Uninvited(table=id):
                self.hub.show_anew(id)
            case Beat():
                pass

    async def catch_up(self, id: str) -> None:
        """Another process moved a table that is watched here."""
        if id not in self.hub.audiences:
            return
        try:
            table = await self.store.refresh(id)
        except StoreError as error:  # it may be back soon, and nobody will tell us of this move again
            LOG.warning("behind", table=id, error=str(error))
            if id not in self.behind:
                self.spawn(self.catch_up_later(id))
            return
        self.hub.show(table, None, await self.result(table))
        self.look_after(table, STEP_IN)

    async def catch_up_later(self, id: str) -> None:
        self.behind.add(id)
        await asyncio.sleep(AGAIN)
        self.behind.discard(id)
        await self.catch_up(id)

    def missed(self) -> None:
        """Letters of another process were lost: look at every table that is watched here."""
        self.spawn(self.catch_up_all())

    async def catch_up_all(self) -> None:
        for id in list(self.hub.audiences):
            await self.catch_up(id)
            self.tell_presence(id, ask=True)

    def heard_presence(self, origin: str, news: Here) -> None:
        if news.ask:  # whoever has just come there cannot know who has been thinking here
            self.tell_thinkers(news.table)
        self.hub.heard_of(news.table, origin, news.online, news.watchers)
        self.unwatched(news.table)
        if news.ask and news.table in self.hub.audiences:
            self.tell_presence(news.table)

    def unwatched(self, id: str) -> None:
        """Somebody has gone: where nobody is left, nobody waits for a long thought that was begun here."""
        table = None if self.stopping or self.hub.watched(id) else self.store.cache.find(id)
        if table is not None:
            self.crew.look(table, self.grace)

    def tell_thinkers(self, table: str) -> None:
        for seat, number in self.crew.thoughts(table).items():
            self.newsroom.publish(Thinks(table, number, seat))

    def tell_presence(self, table: str, ask: bool = False) -> None:
        """Tell the other processes who is connected here."""
        online, watchers = self.hub.here(table)
        self.newsroom.publish(Here(table, online, watchers, ask))


def names(table: Table, person: str) -> bool:
    """Whether a table knows somebody."""
    return person in (table.host.id, *table.muted) or table.seat_of(person) is not None
