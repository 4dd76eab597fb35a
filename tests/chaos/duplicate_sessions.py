"""The same person at several servers at once: whatever they send, all of them get."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.chaos.persistent_player import Mate
from tests.chaos.promises import Sent


class Twins:
    """Sends each act of a mate again through a connection of its own to every server; at most one may be granted."""

    def __init__(self, mate: Mate, ports: list[int]) -> None:
        self.mate = mate
        self.ports = ports
        self.sent: dict[str, Sent] = {}
        self.granted: dict[str, list[int]] = {}  # by ref: the numbers that servers have acknowledged
        self.sockets: list[ClientConnection] = []
        self.ears: list[asyncio.Task[None]] = []
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in self.mate.http.cookies.items())}
        for port in self.ports:
            there: Any = connect(
                f"ws://127.0.0.1:{port}/ws", origin=Origin(f"http://127.0.0.1:{port}"), additional_headers=cookie,
                max_size=None, close_timeout=0.1,
            )  # fmt: skip
            self.sockets.append(await self.stack.enter_async_context(there))
            self.ears.append(asyncio.create_task(self.listen(self.sockets[-1])))
        self.mate.told.append(self.copy)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.mate.told.remove(self.copy)
        for socket in self.sockets:
            await socket.send('{"type":"ping","ref":"last"}')
        await asyncio.gather(*self.ears)
        await self.stack.aclose()
        self.settle()

    async def copy(self, frame: str, sent: Sent) -> None:
        self.sent[json.loads(frame)["ref"]] = sent
        for socket in self.sockets:
            await socket.send(frame)

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            while (message := json.loads(await socket.recv())).get("ref") != "last":
                if message["type"] == "update" and "ref" in message:
                    self.granted.setdefault(message["ref"], []).append(message["number"])

    def settle(self) -> None:
        """Whoever was granted an act first has it; nobody else may have been."""
        ledger = self.mate.rulebook
        for ref, sent in self.sent.items():
            numbers = self.granted.get(ref, [])
            granted = len(numbers) + (ref in self.mate.granted)
            ledger.twice += max(0, granted - 1)
            if numbers and granted == 1:
                ledger.promise(sent, numbers[0])
