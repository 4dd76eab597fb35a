"""A queue for one reader: in order, nothing lost, also when whoever waits gives up."""

from __future__ import annotations

import asyncio

import pytest

from nassau.server.live.send_queue import SendQueue


async def test_what_is_put_in_comes_out_in_order() -> None:
    box: SendQueue[int] = SendQueue()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    for number in range(3):
        box.put_nowait(number)
    assert await waiting == 0
    assert (len(box), box.empty()) == (2, False)
    assert [await box.get(), await box.get()] == [1, 2]
    assert box.empty()


async def test_a_reader_that_gave_up_takes_nothing_with_it() -> None:
    box: SendQueue[str] = SendQueue()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(box.get(), 0.001)
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("a frame")
    waiting.cancel()  # it was about to be told
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await box.get() == "a frame"
