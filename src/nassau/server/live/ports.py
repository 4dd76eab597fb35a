"""Interfaces that routes, handlers and the life cycle use, implemented by the worker packages above this one."""

from __future__ import annotations

from typing import Protocol

from nassau.server.protocol.messages import Advice
from nassau.server.protocol.schemas import InsightSoFar
from nassau.tables import Table


class Bots(Protocol):
    """The bots that play at tables of this process."""

    def schedule(self, table: Table, delay_seconds: float = 0.0) -> None:
        """Start the bots that must decide and cancel those that need not."""

    def close(self) -> None: ...


class Advisor(Protocol):
    """Recommends actions to a person."""

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        """The best options at a seat, best first; RequestError `unavailable` if no worker answers."""


class Analysis(Protocol):
    """Analyses finished games."""

    def progress(self, table: Table) -> InsightSoFar:
        """The analysis or its progress, starting it if needed; RequestError `unavailable` if it failed."""
