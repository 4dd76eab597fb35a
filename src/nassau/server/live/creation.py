"""Creation of tables: on request, for quick play, and as a rematch."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from nassau.kernel import Game
from nassau.server.live.bot_levels import available_level, bot_name
from nassau.server.live.table_service import Command, TableService
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import NewTable, Quick, SeatWish
from nassau.store import Listed, Person
from nassau.store.table_index import TableIndex
from nassau.tables import Created, Entry, Table, hosting, play, seating
from nassau.tables.lesson_script import Lesson, find_lesson

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused."""
ID_LENGTH: Final = 10


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class TableCreation:
    def __init__(self, tables: TableService, index: TableIndex, quick_play_seconds: float) -> None:
        self.tables = tables
        self.index = index
        self.quick_play_ms = int(1000 * quick_play_seconds)

    async def create(self, game: Game, wish: NewTable, person: Person) -> Table:
        """Open a table as described, with the person as its host; RequestError for a rated table of a guest."""
        require_account(wish.rated, person)
        head = Created(
            table=new_id(), game=game.id, version=game.version, options=wish.options, seats=len(wish.seats),
            host=person.player, secret=secrets.token_hex(32), clock=wish.clock, visibility=wish.visibility,
            spectators=wish.spectators, rated=wish.rated, autoplay=wish.autoplay, learning=wish.learning,
            starts="sailor" if wish.start else None,
        )  # fmt: skip
        return await self.tables.create(head, seat_wishes(wish.seats, person, self.tables.now()))

    async def quick_table(self, game: Game, wish: Quick, person: Person) -> Table:
        """Seat the person at a matching open table, or at a new one."""
        for candidate in await self.index.listed("open"):
            if is_quick(candidate, game, wish, person):
                try:
                    return await self.sit_down(candidate.id, person)
                except RequestError:
                    continue  # another person took the seat
        head = Created(
            table=new_id(), game=game.id, version=game.version, options={}, seats=wish.seats, host=person.player,
            secret=secrets.token_hex(32), starts=wish.level, patience=self.quick_play_ms, autoplay=True,
        )  # fmt: skip
        return await self.tables.create(head, seat_wishes([SeatWish("person")], person, self.tables.now()))

    async def lesson_table(self, game: Game, id: str, person: Person) -> Table:
        """The table where the person has begun a lesson, or a new one; RequestError `no_game` without the lesson."""
        lesson = find_lesson(game, id)
        if lesson is None:
            raise RequestError("no_game", f"the game {game.id!r} has no lesson {id[:24]!r}")
        begun = await self.index.lesson(person.id, game.id, id)
        if begun is not None:
            return await self.tables.table(begun)
        head = Created(
            table=new_id(), game=game.id, version=game.version, options=lesson.options, seats=lesson.seats,
            host=person.player, secret=secrets.token_hex(32), visibility="invite", spectators=False, lesson=id,
        )  # fmt: skip
        return await self.tables.create(head, lesson_start(lesson, person, self.tables.now()))

    async def sit_down(self, id: str, person: Person) -> Table:
        now = self.tables.now

        def command(table: Table) -> list[Entry]:
            require_account(table.head.rated, person)
            entries = seating.sit(table, person.player, None, now())
            return entries + seating.ready(table, table.seat_of(person.id), True, now())

        return await self.tables.change(id, command)

    async def rematch(self, old: Table, person: Person) -> Table:
        """A table like the old one that starts when all are ready; created by the first request, joined by the rest."""
        if old.seat_of(person.id) is None:
            raise RequestError("not_seated", "only those who played may play again")
        if old.finished is None:
            raise RequestError("not_allowed", "a rematch comes after the game")
        if not old.rematch:
            new = await self.reopen(old, person)
            try:
                await self.tables.change(old.id, lambda table: hosting.note_rematch(table, new.id, self.tables.now()))
                return new
            except RequestError:  # another request was first, and its table counts
                await self.tables.change(new.id, lambda table: hosting.close(table, None, self.tables.now()))
                old = await self.tables.table(old.id)
        table = await self.tables.table(old.rematch)
        return table if table.seat_of(person.id) is not None else await self.sit_down(old.rematch, person)

    async def reopen(self, old: Table, person: Person) -> Table:
        """A new table with the settings of the old one: its bots and the person keep their seats."""
        head = msgspec.structs.replace(
            old.head, table=new_id(), host=person.player, secret=secrets.token_hex(32), version=old.game.version,
            starts="sailor", patience=None,
        )  # fmt: skip
        now = self.tables.now()

        def command(table: Table) -> list[Entry]:
            entries = []
            for number, seat in enumerate(old.seats):
                if seat.player is not None and seat.player.id == person.id:
                    entries += [
                        *seating.sit(table, person.player, number, now),
                        *seating.ready(table, number, True, now),
                    ]
                elif seat.bot is not None:
                    entries += seating.seat_bot(table, person.id, number, seat.bot, seat.bot_name, now)
            return entries

        return await self.tables.create(head, command)


def require_account(rated: bool, person: Person) -> None:
    """RequestError `not_allowed` for a guest at a rated table: a new guest would have no past to lose."""
    if rated and person.guest:
        raise RequestError("not_allowed", "rated games are for accounts; sign up first")


def seat_wishes(wishes: list[SeatWish], person: Person, now: int) -> Command:
    """The command that seats the person at the first seat for people, and bots where wished."""
    mine = next((seat for seat, wish in enumerate(wishes) if wish.kind == "person"), None)

    def command(table: Table) -> list[Entry]:
        entries = []
        if mine is not None:
            entries += [*seating.sit(table, person.player, mine, now), *seating.ready(table, mine, True, now)]
        for seat, wish in enumerate(wishes):
            if wish.kind == "bot":
                level = available_level(wish.level, table)
                entries += seating.seat_bot(table, person.id, seat, level, bot_name(table), now)
        return entries

    return command


def lesson_start(lesson: Lesson, person: Person, now: int) -> Command:
    """The command that seats the learner and the other players of a lesson and shows its first beat."""

    def command(table: Table) -> list[Entry]:
        entries = []
        for seat, name in enumerate(lesson.names):
            if seat == lesson.seat:
                entries += [*seating.sit(table, person.player, seat, now), *seating.ready(table, seat, True, now)]
            else:
                entries += seating.seat_bot(table, person.id, seat, available_level("sailor", table), name, now)
        return [*entries, *play.start(table, person.id, now)]

    return command


def is_quick(candidate: Listed, game: Game, wish: Quick, person: Person) -> bool:
    """Whether quick play may join a table: default options, no clock, unrated, the right size, with a free seat."""
    plain = candidate.options == game.choose({}) and candidate.clock == "none" and not candidate.rated
    free = any(seat.kind == "open" for seat in candidate.seats)
    fits = candidate.game == game.id and len(candidate.seats) == wish.seats
    return plain and free and fits and person.id not in candidate.people
