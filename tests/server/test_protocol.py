"""The message types: decoding, validation, and the generated client types."""

from __future__ import annotations

import msgspec
import pytest

from nassau.server.codegen import typescript
from nassau.server.protocol.messages import (
    Act,
    Blocked,
    ClientMessage,
    Commit,
    Ping,
    Reveal,
    ServerMessage,
    Subscribe,
    Update,
)

DECODER = msgspec.json.Decoder(ClientMessage)


def test_the_clients_types_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ('{"type":"ping"}', Ping()),
        ('{"type":"subscribe","table":"t","after":3,"ref":"a"}', Subscribe(table="t", after=3, ref="a")),
        ('{"type":"act","table":"t","version":7,"option":"bid:5"}', Act(table="t", version=7, option="bid:5")),
    ],
)
def test_messages_decode(frame: str, message: object) -> None:
    assert DECODER.decode(frame) == message


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"act"}', '{"type":"fly"}', '{"type":"subscribe","table":7}',
     '{"type":"subscribe","table":"t","after":-1}', '{"type":"commit","table":"t","hash":"00"}',
     '{"type":"reveal","table":"t","bytes":"00"}', '{"type":"contribute","table":"t","bytes":"00"}',
     '{"type":"acts","table":"t","version":1,"options":[]}', '{"type":"chat","table":"t","text":""}'],
)  # fmt: skip
def test_invalid_messages_are_refused(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DECODER.decode(frame)


@pytest.mark.parametrize("message", [Commit(table="t", hash="0f" * 32), Reveal(table="t", bytes="0f" * 16)])
def test_a_contribution_is_sixteen_bytes_and_its_hash_thirty_two(message: Commit | Reveal) -> None:
    assert DECODER.decode(msgspec.json.encode(message)) == message


def test_unchanged_fields_are_omitted() -> None:
    assert msgspec.json.encode(Update(table="t", number=4)) == b'{"type":"update","table":"t","number":4}'
    update = msgspec.json.decode(msgspec.json.encode(Update(table="t", number=4, decision=None)), type=ServerMessage)
    assert isinstance(update, Update)
    assert update.decision is None
    assert update.view is msgspec.UNSET


def test_an_error_without_a_bound_omits_it() -> None:
    assert msgspec.json.encode(Blocked("pass", [], "M3.3")) == b'{"id":"pass","at":[],"rule":"M3.3"}'
