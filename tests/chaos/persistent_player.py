"""A player that reconnects after every fault, catches up, and records what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.chaos.promises import Promises, Sent

ANSWER_SECONDS: Final = 2.0
"""Time without an answer until the player reconnects; browsers wait eight seconds."""

REPEATABLE: Final = ("repay", "pledge", "note")
"""Options that could be repeated forever."""


class PersistentPlayer:
    def __init__(self, url: str, name: str, promises: Promises, rng: random.Random) -> None:
        self.url = url
        self.name = name
        self.promises = promises
        self.rng = rng
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url, "connection": "close"}, timeout=20, verify=False
        )
        self.screens: dict[str, dict[str, Any]] = {}
        self.watched: list[str] = []
        self.waiting: dict[str, tuple[Sent, bool]] = {}  # by ref: the action, and whether it is a copy
        self.answered: set[tuple[str, int]] = set()
        self.again: list[str] = []  # recent frames, to be sent again
        self.socket: ClientConnection | None = None
        self.unseen: set[str] = set()  # tables whose subscription failed: retry
        self.resting = asyncio.Event()
        self.copies = 0
        self.send_hooks: list[Callable[[str, Sent], Awaitable[None]]] = []  # called with each action
        self.pace = 0.004
        self.refs = 0
        self.moves = 0
        self.granted: set[str] = set()  # refs of acknowledged actions

    async def enter(self) -> Self:
        answer = await self.http.post("/api/guest", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    # -- connection

    async def run(self) -> None:
        while True:
            try:
                await self.connect_once()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self.lost()
            await asyncio.sleep(0.02 + self.rng.random() / 20)

    async def connect_once(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            self.url.replace("http", "ws") + "/ws", origin=Origin(self.url), additional_headers={"cookie": cookie},
            max_size=None, open_timeout=ANSWER_SECONDS, close_timeout=0.1, ping_interval=None,
        ) as socket:  # fmt: skip
            self.socket = socket
            for table in self.watched:
                await self.subscribe(table)
            await self.listen(socket)

    def lost(self) -> None:
        self.socket = None
        self.promises.doubtful += [sent for sent, copy in self.waiting.values() if not copy]
        self.waiting.clear()
        self.answered.clear()

    async def watch(self, table: str) -> None:
        self.watched.append(table)
        await self.subscribe(table)

    async def subscribe(self, table: str) -> None:
        after = {"after": self.screens[table]["number"]} if table in self.screens else {}
        await self.send({"type": "subscribe", "table": table, "ref": f"see {table}", **after})

    async def send(self, message: dict[str, Any]) -> None:
        if self.socket is not None:
            await self.socket.send(json.dumps(message))

    async def listen(self, socket: ClientConnection) -> None:
        heard = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(0.2):
                    frame = await socket.recv()
            except TimeoutError:
                if time.monotonic() - heard > ANSWER_SECONDS:
                    return  # not even a pong
                await self.send({"type": "ping"})
                while self.unseen:
                    await self.subscribe(self.unseen.pop())
            else:
                heard = time.monotonic()
                self.hear(json.loads(frame))
            if not self.resting.is_set():
                await self.act()

    def diagnosis(self) -> dict[str, Any]:
        """The state of the player, for failure messages."""
        tables = {
            id: (screen["game"], screen["phase"], screen["number"], screen["seat"], screen["pending"],
                 screen["decision"] and screen["decision"]["version"])
            for id, screen in self.screens.items() if id in self.watched
        }  # fmt: skip
        answered = sorted(known for known in self.answered if known[0] in self.watched)
        return {
            "name": self.name, "socket": str(self.socket and self.socket.state), "waiting": list(self.waiting.values()),
            "answered": answered, "tables": tables,
        }  # fmt: skip

    # -- incoming messages

    def hear(self, message: dict[str, Any]) -> None:
        kind, table = message["type"], message.get("table")
        if kind == "snapshot":
            events = {} if table not in self.screens else self.screens[table]["events"]
            self.screens[message["table"]] = {**message, "events": {**events, **numbered(message["events"])}}
        elif kind == "update" and table in self.screens:
            self.show(self.screens[message["table"]], message)
        if kind == "error" and str(message.get("ref")).startswith("see "):
            self.unseen.add(message["ref"].removeprefix("see "))
        if message.get("ref") in self.waiting:
            self.answer(message, *self.waiting.pop(message["ref"]))

    def show(self, screen: dict[str, Any], message: dict[str, Any]) -> None:
        if message["number"] < screen["number"]:
            return
        screen["events"].update(numbered(message.get("events", [])))
        screen["view"] = {**(screen["view"] or {}), **message.get("view", {})} or None
        screen.update({key: value for key, value in message.items() if key not in ("type", "ref", "events", "view")})

    def answer(self, message: dict[str, Any], sent: Sent, copy: bool) -> None:
        if message["type"] == "error":
            self.promises.refused[message["code"]] += 1
            self.answered = {known for known in self.answered if known[0] != sent.table}  # decide again
        elif copy:
            self.promises.twice += 1
        else:
            self.promises.acknowledge(sent, message["number"])
            self.moves += 1
            self.granted.add(message["ref"])

    # -- actions

    async def act(self) -> None:
        for table, screen in self.screens.items():
            decision = screen["decision"]
            if decision is None or screen["phase"] != "running" or self.busy(table, decision["version"]):
                continue
            self.answered.add((table, decision["version"]))
            option = self.choose([option["id"] for option in decision["options"]])
            sent = Sent(table, screen["seat"], option, screen["number"])
            message = {"type": "act", "table": table, "version": decision["version"], "option": option}
            for copy in range(1 + self.copies):
                await self.say(message, sent, bool(copy))
            await asyncio.sleep(self.pace)

    def busy(self, table: str, version: int) -> bool:
        return (table, version) in self.answered or any(sent.table == table for sent, *_ in self.waiting.values())

    async def say(self, message: dict[str, Any], sent: Sent, copy: bool) -> None:
        self.refs += 1
        ref = f"{self.name}{self.refs}"
        self.waiting[ref] = (sent, copy)
        self.again = [*self.again[-50:], json.dumps(message)]
        await self.send({**message, "ref": ref})
        for listener in self.send_hooks:
            await listener(json.dumps({**message, "ref": ref}), sent)

    def choose(self, options: list[str]) -> str:
        brisk = [option for option in options if not option.startswith(REPEATABLE)]
        return self.rng.choice(brisk or options)


def numbered(events: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    return {event["number"]: event for event in events}
