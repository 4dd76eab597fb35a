"""Sessions of one player at several servers at once, which all receive the same actions."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.chaos.persistent_player import PersistentPlayer
from tests.chaos.promises import Sent


class DuplicateSessions:
    """Sends each action of a player through a separate connection to every server; at most one may accept it."""

    def __init__(self, player: PersistentPlayer, ports: list[int]) -> None:
        self.player = player
        self.ports = ports
        self.sent: dict[str, Sent] = {}
        self.granted: dict[str, list[int]] = {}  # by ref: the acknowledged sequence numbers
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())}
        for port in self.ports:
            there: Any = connect(
                f"ws://127.0.0.1:{port}/ws", origin=Origin(f"http://127.0.0.1:{port}"), additional_headers=cookie,
                max_size=None, close_timeout=0.1,
            )  # fmt: skip
            self.sockets.append(await self.stack.enter_async_context(there))
            self.listeners.append(asyncio.create_task(self.listen(self.sockets[-1])))
        self.player.send_hooks.append(self.copy)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.player.send_hooks.remove(self.copy)
        for socket in self.sockets:
            await socket.send('{"type":"ping","ref":"last"}')
        await asyncio.gather(*self.listeners)
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
        """Count the servers that acknowledged each action; more than one is an error."""
        promises = self.player.promises
        for ref, sent in self.sent.items():
            numbers = self.granted.get(ref, [])
            granted = len(numbers) + (ref in self.player.granted)
            promises.twice += max(0, granted - 1)
            if numbers and granted == 1:
                promises.acknowledge(sent, numbers[0])
