"""Ratings (openskill) and statistics per game: updated when a game ends, and rebuildable from the logs."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, text

from nassau.store.database.base import Database
from nassau.store.schema import people, rated, ratings, standings
from nassau.tables import Table

MODEL: Final = PlackettLuce()

RATING_LOCK: Final = 7226729
"""Key of the advisory lock that serialises updates of ratings and statistics."""

DEPUTY_PART: Final = 0.5
"""A seat counts as left, and so as lost, if a deputy made more than this part of its decisions."""


class Standing(msgspec.Struct, frozen=True):
    """A person's statistics in one game. `rating` is mu - 3 sigma, None before the first rated game."""

    game: str
    played: int
    won: int
    best: int
    average: float
    rated: int
    rating: float | None


class Ranked(msgspec.Struct, frozen=True):
    """A row of a game's ladder; `player` is a person's id or "bot/level"."""

    player: str
    rating: float
    games: int


def settle(connection: Connection, table: Table) -> None:
    """Update statistics, and ratings if the table is rated, for a game that was played to its end."""
    if table.finished is None or table.finished.reason != "played":
        return
    if connection.dialect.name == "postgresql":  # two games of one person may end at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))
    left = left_seats(table)
    for seat, holder in enumerate(table.seats):
        if holder.player is not None:
            count_game(connection, table, seat, holder.player.id, seat in left)
    if table.head.rated and not has_guest(connection, table):
        rate(connection, table, left)


def left_seats(table: Table) -> set[int]:
    """The seats of people for whom a deputy made more than DEPUTY_PART of the decisions."""
    people = [number for number, seat in enumerate(table.seats) if seat.player and not seat.program]
    made: dict[int, list[bool]] = {seat: [] for seat in people}
    for row in table.transcript.after(0):
        if row.seat in made:
            made[row.seat].append(row.deputy)
    return {seat for seat, by_deputy in made.items() if sum(by_deputy) > DEPUTY_PART * len(by_deputy)}


def has_guest(connection: Connection, table: Table) -> bool:
    """Whether a guest sits at the table: only games of accounts are rated."""
    ids = [seat.player.id for seat in table.seats if seat.player]
    guests = select(people.c.id).where(people.c.id.in_(ids), people.c.password.is_(None), people.c.owner.is_(None))
    return connection.execute(guests).first() is not None


def count_game(connection: Connection, table: Table, seat: int, person: str, left: bool) -> None:
    """Add the game to a person's statistics. A game that they `left` is neither won nor their best."""
    assert table.finished is not None
    score, won = table.finished.scores[seat], int(table.finished.ranks[seat] == 1 and not left)
    mine = (standings.c.person_id == person, standings.c.game == table.game.id)
    row = connection.execute(select(standings).where(*mine)).first()
    connection.execute(delete(standings).where(*mine))
    values = {
        "person_id": person,
        "game": table.game.id,
        "played": 1 + (row.played if row else 0),
        "won": won + (row.won if row else 0),
        "best": score if row is None else row.best if left else max(score, row.best),
        "total": score + (row.total if row else 0),
    }
    connection.execute(insert(standings).values(values))


def rate(connection: Connection, table: Table, left: set[int]) -> None:
    """Rate each seat as a team of one; bots have one rating per level. Seats in `left` are last, whatever the deputy
    has reached."""
    assert table.finished is not None
    game = table.game.id
    players = [seat.player.id if seat.player else f"bot/{seat.bot}" for seat in table.seats]
    old = [rating_of(connection, player, game) for player in players]
    teams = [[MODEL.rating(mu=row[0], sigma=row[1])] for row in old]
    last = float(len(players) + 1)
    ranks = [last if seat in left else float(rank) for seat, rank in enumerate(table.finished.ranks)]
    new = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
    for player, (_, _, games), rating in zip(players, old, new, strict=True):
        mine = (ratings.c.player == player, ratings.c.game == game)
        connection.execute(delete(ratings).where(*mine))
        row = {"player": player, "game": game, "mu": rating.mu, "sigma": rating.sigma, "games": games + 1}
        connection.execute(insert(ratings).values(row))
    change = [
        round(ordinal(after.mu, after.sigma) - ordinal(*before[:2]), 3) for before, after in zip(old, new, strict=True)
    ]
    connection.execute(insert(rated).values(table_id=table.id, changes=msgspec.json.encode(change).decode()))


def rating_of(connection: Connection, player: str, game: str) -> tuple[float, float, int]:
    """mu, sigma and the number of rated games; the model's defaults before the first."""
    wanted = select(ratings).where(ratings.c.player == player, ratings.c.game == game)
    row = connection.execute(wanted).first()
    fresh = MODEL.rating()
    return (fresh.mu, fresh.sigma, 0) if row is None else (row.mu, row.sigma, row.games)


def ordinal(mu: float, sigma: float) -> float:
    return mu - 3 * sigma


class Ratings:
    """Ratings and statistics in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def standings(self, person: str) -> list[Standing]:
        """A person's statistics in each game that they have finished."""
        played = select(standings).where(standings.c.person_id == person).order_by(standings.c.game)

        def query(connection: Connection) -> list[Standing]:
            return [standing(row, rating_of(connection, person, row.game)) for row in connection.execute(played).all()]

        return await self.database.read(query)

    async def ladder(self, game: str, limit: int = 100) -> list[Ranked]:
        """The best rated players of a game, best first."""
        best = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        wanted = select(ratings).where(ratings.c.game == game).order_by(best, ratings.c.player).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [Ranked(row.player, round(ordinal(row.mu, row.sigma), 3), row.games) for row in rows]

    async def changes(self, table: str) -> list[float] | None:
        """By seat: the change of the rating by a game; None if it was not rated."""
        wanted = select(rated.c.changes).where(rated.c.table_id == table)
        found = await self.database.read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else msgspec.json.decode(found, type=list[float])


def standing(row: Any, rating: tuple[float, float, int]) -> Standing:
    mu, sigma, games = rating
    shown = round(ordinal(mu, sigma), 3) if games else None
    return Standing(row.game, row.played, row.won, row.best, row.total / row.played, games, shown)
