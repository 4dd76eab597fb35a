"""Chat at tables: stored, then sent to viewers on every process."""

from __future__ import annotations

from typing import Final

import msgspec

from nassau.server.cluster.bus import Bus
from nassau.server.cluster.bus_events import ChatSaid
from nassau.server.live.broadcast import Broadcaster
from nassau.server.live.frames import Actor
from nassau.server.protocol.messages import Line
from nassau.server.protocol.request_error import RequestError
from nassau.store import Line as StoredLine
from nassau.store.chat import Chat
from nassau.tables import Declined, Player, Table

MAX_CHAT_BYTES: Final = 32_000
"""Size of the chat in a snapshot, which every viewer receives: the newest lines that fit."""


class ChatService:
    def __init__(self, chat: Chat, broadcaster: Broadcaster, bus: Bus) -> None:
        self.chat = chat
        self.broadcaster = broadcaster
        self.bus = bus

    async def lines(self, table: Table) -> list[Line]:
        """The newest lines, oldest first, as many as fit into MAX_CHAT_BYTES."""
        return newest_lines([wire_line(line) for line in await self.chat.lines(table)])

    async def say(self, table: Table, player: Player, text: str, now: int, actor: Actor) -> None:
        """Store and send a line; RequestError `malformed` if it is blank, `not_allowed` if the player is muted."""
        said = " ".join(text.split())
        if not said:
            raise RequestError("malformed", "there is nothing to say")
        try:
            stored = await self.chat.say(table, player, said, now)
        except Declined as declined:
            raise RequestError("not_allowed", str(declined)) from declined
        line = wire_line(stored)
        self.broadcaster.send_chat(table.id, line, actor)
        self.bus.publish(ChatSaid(table.id, line))


def newest_lines(lines: list[Line]) -> list[Line]:
    """The last lines whose size in JSON is at most MAX_CHAT_BYTES together."""
    size = 0
    for count, line in enumerate(reversed(lines)):
        size += len(msgspec.json.encode(line))
        if size > MAX_CHAT_BYTES:
            return lines[len(lines) - count :]
    return lines


def wire_line(line: StoredLine) -> Line:
    return Line(line.id, line.name, line.seat, line.text, line.time / 1000)
