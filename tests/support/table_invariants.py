"""What tables promise, asked while somebody plays: the fold is the live table, and updates add up to the snapshot."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nassau.tables import Created, Entry, Table, changes, fold, project, read, reducer, write
from tests.support.seated_tables import START, Somebody, begun, look

NOW = START + 50_000


def rebuilt(log: list[Entry]) -> Table:
    """Through text and back, as the store does it."""
    return fold([msgspec.structs.replace(entry, what=read(write(entry.what))) for entry in log])


def play_and_compare(created: Created, seed: int, moves: int) -> Somebody:
    table, log = begun(created)
    somebody = Somebody(seed, table, log)
    grown = rebuilt(log)
    for _ in range(moves):
        if table.over:
            break
        before = len(somebody.log)
        somebody.stir() if somebody.rng.random() < 0.3 else somebody.play()
        for entry in somebody.log[before:]:
            reducer.apply(grown, entry)
        assert look(grown) == look(table)
    assert look(rebuilt(somebody.log)) == look(table)
    return somebody


def seen(table: Table, viewer: int | None, after: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(msgspec.json.encode(project(table, viewer, NOW, after)))
    return data


class Client:
    """Holds a table as the web client does: a snapshot, and updates on top of it."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.viewer = viewer
        self.held = seen(table, viewer)

    def told(self, before: Table, table: Table) -> None:
        update = json.loads(msgspec.json.encode(changes(before, table, self.viewer, NOW)))
        if update.get("phase") == "over":
            self.held["events"] = []
        for event in update.pop("events", []):
            for name, *numbers in event["facts"]:
                if name == "acts_undone" and event["seat"] == -2:
                    self.forget(numbers[1])
            self.held["events"].append(event)
        if "view" in update:
            self.held["view"] = {**(self.held["view"] or {}), **update.pop("view")}
        self.held.update(update)

    def forget(self, since: int) -> None:
        self.held["events"] = [event for event in self.held["events"] if event["seat"] < 0 or event["number"] < since]


def follow(created: Created, seed: int, moves: int) -> None:
    table, log = begun(created)
    somebody = Somebody(seed, table, log)
    clients = [Client(table, viewer) for viewer in (None, *range(created.seats))]
    for _ in range(moves):
        if somebody.table.over:
            break
        before = somebody.table
        somebody.table = before.copy()
        somebody.stir() if somebody.rng.random() < 0.3 else somebody.play()
        for client in clients:
            client.told(before, somebody.table)
            assert client.held == seen(somebody.table, client.viewer)
