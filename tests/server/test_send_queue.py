"""The send queue: order, and no loss when the reader is cancelled."""

from __future__ import annotations

import asyncio

import pytest

from nassau.server.live.send_queue import SendQueue


async def test_items_come_out_in_order() -> None:
    queue: SendQueue[int] = SendQueue()
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    for number in range(3):
        queue.put_nowait(number)
    assert await waiting == 0
    assert (len(queue), queue.empty()) == (2, False)
    assert [await queue.get(), await queue.get()] == [1, 2]
    assert queue.empty()


async def test_a_cancelled_reader_loses_no_item() -> None:
    queue: SendQueue[str] = SendQueue()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(queue.get(), 0.001)
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait("a frame")
    waiting.cancel()  # after its wake-up was scheduled
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await queue.get() == "a frame"
