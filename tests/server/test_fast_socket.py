"""The short way of frames: the same bytes as the long one, in the same order, and only while the other end keeps up."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from nassau.server.live.connection import BACKLOG, TRY_LATER, Connection
from nassau.server.ws.fast_socket import TEXT, length


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_written_as_websockets_write_it(size: int) -> None:
    data = b"x" * size
    assert TEXT + length(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


class Line:
    """A short way that is free or not, and the long one beside it."""

    def __init__(self) -> None:
        self.free = True
        self.sent: list[str] = []

    def write(self, frame: str) -> bool:
        if self.free:
            self.sent.append(frame)
        return self.free

    async def send_data(self, data: str) -> None:
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.sent.append(f"closed {code}")


def test_frames_stay_in_order_when_the_short_way_is_taken_again() -> None:
    async def scene() -> None:
        line, connection = Line(), Connection("test")
        connection.write = line.write
        connection.send("one")
        assert (line.sent, len(connection.queue)) == (["one"], 0)
        line.free = False
        connection.send("two")
        line.free = True
        connection.send("three")  # the second still waits
        assert (line.sent, len(connection.queue)) == (["one"], 2)
        pump = asyncio.create_task(connection.pump(line))
        for _ in range(3):  # it sends what waits
            await asyncio.sleep(0)
        connection.send("four")
        connection.close(1000)
        connection.send("five")
        await pump
        assert line.sent == ["one", "two", "three", "four", "closed 1000"]
        assert connection.sent == len("onetwothreefour")

    asyncio.run(scene())


def test_who_takes_nothing_is_let_go() -> None:
    line, connection = Line(), Connection("test")
    line.free, connection.write = False, line.write
    for number in range(BACKLOG + 1):
        connection.send(str(number))
    assert connection.closing == TRY_LATER
