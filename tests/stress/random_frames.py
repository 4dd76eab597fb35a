"""Random frames for the server, valid and broken, while people play."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tests.support.manila_players import play_on, sit_together, take_turns
from tests.support.server_process import Person

VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    9,
    2**63,
    10**30,
    1.5,
    "",
    "x",
    "x" * 41,
    "\x00",
    "é",
    [],
    {},
    [[]],
    {"a": 1},
)
CLOSING: Final = 40
"""One frame in this many violates the WebSocket protocol itself, and ends the connection."""


class FrameFuzzer:
    """A client that sends random frames and reconnects when it is disconnected.

    At the first of their tables they watch; at the others, if there are any, they sit.
    """

    def __init__(self, person: Person, tables: list[str], seed: int) -> None:
        self.person = person
        self.tables = tables
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()

    def messages(self) -> list[dict[str, Any]]:
        table = self.rng.choice(self.tables)
        version, option = self.offered(table)
        return [
            {"type": "subscribe", "table": table, "after": 3, "token": "x"},
            {"type": "unsubscribe", "table": table},
            {"type": "act", "table": table, "version": version, "option": option},
            {"type": "acts", "table": table, "version": version, "options": [option, "pass"]},
            {"type": "undo", "table": table, "version": version},
            {"type": "commit", "table": table, "hash": "00" * 32},
            {"type": "reveal", "table": table, "bytes": "00" * 16},
            {"type": "chat", "table": table, "text": "Ahoy"},
            {"type": "deputy", "table": table, "level": "landlubber"},
            {"type": "counsel", "table": table, "version": version},
            {"type": "stop", "table": self.tables[0], "stop": True},
            {"type": "lobby", "on": True},
            {"type": "ping"},
        ]

    def offered(self, table: str) -> tuple[int, str]:
        """The version of the pending decision and one of its options; random without a decision."""
        decision = self.person.tables.get(table, {}).get("decision")
        return (decision["version"], self.rng.choice(decision["options"])["id"]) if decision else (9, "bid:1")

    def frame(self) -> str | bytes:
        message = self.rng.choice(self.messages())
        kind = self.rng.random()
        if kind < 0.2:
            return json.dumps(message)
        if kind < 0.6:
            return json.dumps({**message, self.rng.choice([*message, "ref", "more"]): self.rng.choice(VALUES)})
        whole = json.dumps(message)
        at = self.rng.randrange(len(whole))
        if kind < 0.8:
            return whole[:at] + self.rng.choice(["", '"', "[", "}", "\\u0000", "\ud7ff", "9" * 50]) + whole[at + 1 :]
        return self.rng.randbytes(self.rng.randrange(60)) if kind < 0.9 else whole.encode()[:at]

    async def make(self, frames: int) -> None:
        for _ in range(frames):
            try:
                await self.send()
            except ConnectionClosed:
                self.counted["connections that were closed"] += 1
                self.person.socket = None
        if self.person.socket is not None:
            await self.listen()

    async def send(self) -> None:
        if self.person.socket is None:
            await self.person.look()
        assert self.person.socket is not None
        await self.person.socket.send(self.frame())
        self.counted["frames"] += 1
        if self.counted["frames"] % 25 == 0:
            await self.listen()
        if self.rng.randrange(CLOSING * 25) == 0:
            await self.break_the_protocol()

    async def listen(self) -> None:
        """Receive all answers so far, and count them by type."""
        assert self.person.socket is not None
        await self.person.socket.send('{"type":"ping","ref":"here"}')
        while True:
            async with asyncio.timeout(30):
                message = json.loads(await self.person.socket.recv())
            self.counted[str(message.get("code", message["type"]))] += 1
            self.person.show(message)
            if message.get("ref") == "here":
                return

    async def break_the_protocol(self) -> None:
        """Send bytes that are no frame, or text that is not UTF-8."""
        assert self.person.socket is not None
        raw = self.rng.choice(
            [b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\xf3\xff", b"\x81\xfe\xff\xff", b"GET / HTTP/1.1\r\n\r\n"]
        )
        self.person.socket.transport.write(raw)
        await self.person.socket.wait_closed()
        self.person.socket = None
        self.counted["connections that broke the protocol"] += 1


async def disturb(url: str, frames: int, seed: int, moves: int | None = None) -> Counter[str]:
    """Three people play a game, or `moves` of it, while fuzzers send frames: every move must be accepted."""
    crowd = [Person(url, f"{name} {seed}") for name in ("Ann", "Ben", "Cleo", "Mallory")]
    for person in crowd:
        await person.enter()
    players = crowd[:3]
    table = await sit_together(players, game="port_royal", seats=3)
    own = await sit_together(crowd[3:])
    noises = [FrameFuzzer(crowd[3], [table, own], seed), FrameFuzzer(Person(url, ""), [table], seed + 1)]
    strangers = [asyncio.create_task(noise.make(frames // 2)) for noise in noises]
    if moves is None:
        await asyncio.gather(*(play_on(person, table, random.Random(f"{seed} {person.name}")) for person in players))
        assert all(person.tables[table]["result"]["reason"] == "played" for person in players)
    else:
        await take_turns(players, table, random.Random(seed), moves)
    await asyncio.gather(*strangers)
    await asyncio.gather(*(person.leave() for person in [*crowd, noises[1].person]))
    return noises[0].counted + noises[1].counted
