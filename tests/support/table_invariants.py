"""Invariants of tables, checked during random play: the fold of the log is the live table, and updates add up to the
snapshot."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nassau.tables import Created, Entry, Table, changes, fold, project, read, reducer, write
from tests.support.seated_tables import START, RandomPlayer, begun, table_data

NOW = START + 50_000


def rebuilt(log: list[Entry]) -> Table:
    """The fold of a log after a round trip through its text form, as the store does it."""
    return fold([msgspec.structs.replace(entry, what=read(write(entry.what))) for entry in log])


def compare_with_fold(created: Created, seed: int, moves: int) -> RandomPlayer:
    """Play at random; the table applied entry by entry and the fold of the whole log equal the live table."""
    table, log = begun(created)
    random_player = RandomPlayer(seed, table, log)
    grown = rebuilt(log)
    for _ in range(moves):
        if table.over:
            break
        before = len(random_player.log)
        random_player.random_command() if random_player.rng.random() < 0.3 else random_player.play()
        for entry in random_player.log[before:]:
            reducer.apply(grown, entry)
        assert table_data(grown) == table_data(table)
    assert table_data(rebuilt(random_player.log)) == table_data(table)
    return random_player


def seen(table: Table, viewer: int | None, after: int = 0) -> dict[str, Any]:
    """The snapshot of a viewer as JSON data."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(project(table, viewer, NOW, after)))
    return data


class Client:
    """Holds a table as the web client does: a snapshot to which updates are applied."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.viewer = viewer
        self.held = seen(table, viewer)

    def update(self, before: Table, table: Table) -> None:
        update = json.loads(msgspec.json.encode(changes(before, table, self.viewer, NOW)))
        if update.get("phase") == "over":
            self.held["events"] = []
        for event in update.pop("events", []):
            for name, _rule, *numbers in event["facts"]:
                if name == "acts_undone" and event["seat"] == -2:
                    self.drop_events(numbers[1])
            self.held["events"].append(event)
        if "view" in update:
            self.held["view"] = {**(self.held["view"] or {}), **update.pop("view")}
        self.held.update(update)

    def drop_events(self, since: int) -> None:
        self.held["events"] = [event for event in self.held["events"] if event["seat"] < 0 or event["number"] < since]


def compare_clients(created: Created, seed: int, moves: int) -> None:
    """Play at random; every viewer's snapshot with all updates applied equals a new snapshot."""
    table, log = begun(created)
    random_player = RandomPlayer(seed, table, log)
    clients = [Client(table, viewer) for viewer in (None, *range(created.seats))]
    for _ in range(moves):
        if random_player.table.over:
            break
        before = random_player.table
        random_player.table = before.copy()
        random_player.random_command() if random_player.rng.random() < 0.3 else random_player.play()
        for client in clients:
            client.update(before, random_player.table)
            assert client.held == seen(random_player.table, client.viewer)
