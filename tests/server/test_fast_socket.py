"""The fast path of frames: same bytes and order as through the queue, and only while the client keeps up."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from nassau.server.live.connection import MAX_QUEUED_FRAMES, TRY_LATER, Connection
from nassau.server.ws.fast_socket import TEXT_FRAME, frame_length


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frame_headers_match_the_websockets_library(size: int) -> None:
    data = b"x" * size
    assert TEXT_FRAME + frame_length(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


class FakeSocket:
    """A socket whose fast path is free or not."""

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


async def test_frames_stay_in_order_when_the_fast_path_is_free_again() -> None:
    socket, connection = FakeSocket(), Connection("test")
    connection.write = socket.write
    connection.send("one")
    assert (socket.sent, len(connection.queue)) == (["one"], 0)
    socket.free = False
    connection.send("two")
    socket.free = True
    connection.send("three")  # the second is still queued
    assert (socket.sent, len(connection.queue)) == (["one"], 2)
    pump = asyncio.create_task(connection.pump(socket))
    for _ in range(3):  # it sends the queued frames
        await asyncio.sleep(0)
    connection.send("four")
    connection.close(1000)
    connection.send("five")
    await pump
    assert socket.sent == ["one", "two", "three", "four", "closed 1000"]
    assert connection.sent == len("onetwothreefour")


def test_a_full_queue_closes_the_connection() -> None:
    socket, connection = FakeSocket(), Connection("test")
    socket.free, connection.write = False, socket.write
    for number in range(MAX_QUEUED_FRAMES + 1):
        connection.send(str(number))
    assert connection.closing == TRY_LATER
