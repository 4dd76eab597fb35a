"""A real server process on a free port, and test clients that use it over HTTP and a WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin


class ServerProcess:
    """One `nassau serve` process. `stop` ends it with SIGTERM, `kill` with SIGKILL."""

    def __init__(self, database: str, *arguments: str, port: int = 0) -> None:
        self.database = database
        command = [sys.executable, "-m", "nassau", "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            [*command, "--delay", "0", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.url = self.address()
        self.port = int(self.url.rpartition(":")[2])

    def address(self) -> str:
        """The address that the server prints when it listens."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = [word for word in line.split() if word.startswith("http://")]
            if found:
                return found[0].rstrip("/")
        _, errors = self.process.communicate()
        raise AssertionError(f"the server did not start: {errors}")

    def stop(self) -> str:
        """Stop the server; returns its log."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=20)
        assert self.process.returncode == 0, errors
        return errors

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Person:
    """A test client of one person: a cookie jar, and a WebSocket once needed. `tables` holds the view of each table."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.url = url
        self.origin = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=20, verify=False)
        self.trust: ssl.SSLContext | None = None  # where the server is reached by TLS
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.refs = 0

    def moved_to(self, url: str) -> None:
        """Use another address of the server from now on."""
        self.url = self.origin = url
        self.http.base_url = httpx.URL(url)
        self.http.headers["origin"] = url

    # -- HTTP

    async def get(self, path: str, status: int = 200) -> Any:
        return self.read(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.read(await self.http.post(path, json={} if body is None else body), status)

    def read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def enter(self) -> Self:
        await self.post("/api/guest", {"name": self.name})
        return self

    # -- WebSocket

    async def look(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            self.url.replace("http", "ws") + "/ws",
            origin=Origin(self.origin),
            additional_headers={"cookie": cookie},
            max_size=None,
            ssl=self.trust,
        )

    async def say(self, kind: str, **fields: Any) -> str:
        if self.socket is None:
            await self.look()
        assert self.socket is not None
        self.refs += 1
        ref = f"r{self.refs}"
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def hear(self) -> dict[str, Any]:
        """Receive the next message and apply it to `tables`."""
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(), 20)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.show(message)
        return message

    def show(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.tables[message["table"]] = message
        elif message["type"] == "update":
            screen = self.tables[message["table"]]
            assert message["number"] >= screen["number"]
            changed = {key: value for key, value in message.items() if key not in ("type", "ref", "events", "view")}
            screen.update(changed)
            screen["events"] = screen["events"] + message.get("events", [])
            screen["view"] = {**(screen["view"] or {}), **message.get("view", {})} or None

        elif message["type"] == "presence":
            screen = self.tables[message["table"]]
            for seat, online in zip(screen["seats"], message["online"], strict=True):
                seat["online"] = online

    async def until(self, kind: str, ref: str | None = None, **fields: Any) -> dict[str, Any]:
        """Receive messages up to the first that matches."""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            message = await self.hear()
            matches = all(message.get(key) == value for key, value in fields.items())
            if message["type"] == kind and matches and ref in (None, message.get("ref")):
                return message
        raise AssertionError(f"no {kind} came")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        ref = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("ref") == ref:
                return message

    async def catch_up(self) -> None:
        """Receive everything that was sent before now."""
        await self.ask("ping")

    async def watch(self, table: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask("subscribe", table=table, **fields)
        assert answer["type"] == "snapshot", answer
        return answer

    async def closed(self) -> int | None:
        """Receive everything until the server closes the connection; returns the close code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else None

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        await self.http.aclose()


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """Guests of these names; their connections are closed afterwards."""
    crowd = [Person(url, name) for name in names]
    try:
        for person in crowd:
            await person.enter()
        yield crowd
    finally:
        for person in crowd:
            await person.leave()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'nassau.db'}"
