"""Game records: written, read, replayed and verified; damaged ones are refused with the place of the damage."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from nassau import games
from nassau.kernel import CHANCE, Action, BadRecord, Record, Seal, read_record, text
from nassau.kernel.sealed import commitment

GAME = games.load("manila")
SECRET = b"a secret of thirty-two bytes ...."
CONTRIBUTIONS = [bytes([65 + seat]) * 16 for seat in range(3)]
Document = dict[str, Any]


@cache
def sealed_game() -> str:
    """The JSON of a whole game, played at random with sealed dice."""
    seal = Seal("t-42", commitment(SECRET), SECRET, CONTRIBUTIONS)
    state, source, rng = GAME.start(3), seal.source(), random.Random(5)
    entries: list[tuple[int, Action]] = []
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            entries.append((seat, state.chance(source)))
        else:
            action = rng.choice(state.legal(seat))
            state.apply(seat, action)
            entries.append((seat, action))
    return json.dumps(Record(GAME, 3, {}, entries, seal).document())


def document() -> Document:
    data: Document = json.loads(sealed_game())
    return data


def chance_entry(data: Document, verb: str) -> int:
    """The index of the last answer of chance with this verb."""
    return max(i for i, (seat, line) in enumerate(data["entries"]) if seat == CHANCE and line.startswith(verb))


def test_a_document_is_read_as_it_was_written() -> None:
    data = document()
    assert read_record(GAME, data).document() == data
    assert list(data) == ["format", "game", "version", "options", "seats", "entries", "seal"]
    assert data["format"] == "nassau/1"
    assert data["entries"][0][0] == CHANCE


def test_a_record_without_a_seal_has_none() -> None:
    data = document()
    del data["seal"]
    assert read_record(GAME, data).document() == data


def test_a_replay_numbers_its_entries() -> None:
    record = read_record(GAME, document())
    seen = [(number, entry) for number, entry, _ in record.replay()]
    assert [number for number, _ in seen] == list(range(len(record.entries) + 1))
    assert [entry for _, entry in seen[1:]] == record.entries
    assert record.final().over


def test_verify_draws_every_outcome_again() -> None:
    data = document()
    outcomes = sum(seat == CHANCE for seat, _ in data["entries"])
    assert read_record(GAME, data).verify() == outcomes > 20


def test_verify_works_on_the_beginning_of_a_game() -> None:
    data = document()
    data["entries"] = data["entries"][:7]
    assert read_record(GAME, data).verify() == 7


def test_a_tampered_outcome_is_found() -> None:
    data = document()
    index = chance_entry(data, "roll")
    verb, ware, face = data["entries"][index][1].split(":")
    data["entries"][index][1] = f"{verb}:{ware}:{int(face) % 6 + 1}"
    with pytest.raises(BadRecord, match=r"the log says roll:.*, the sealed dice say roll:") as caught:
        read_record(GAME, data).verify()
    assert caught.value.number == index + 1
    assert str(caught.value).startswith(f"entry {index + 1}: ")


def test_a_tampered_decision_is_not_a_matter_of_dice() -> None:
    """Who decided what is for the table to witness; only outcomes can be drawn again."""
    data = document()
    bid = next(i for i, (_, line) in enumerate(data["entries"]) if line.startswith("bid"))
    data["entries"] = data["entries"][: bid + 1]
    data["entries"][bid][1] = "bid:3"
    assert read_record(GAME, data).verify() == 7


def tampered(change: Callable[[Document], None]) -> BadRecord:
    data = document()
    change(data)
    with pytest.raises(BadRecord) as caught:
        read_record(GAME, data).verify()
    return caught.value


def test_a_tampered_secret_is_found() -> None:
    error = tampered(lambda data: data["seal"].update(secret="00" * 32))
    assert "does not match the commitment" in str(error)
    assert error.number == 0


def test_a_secret_changed_together_with_its_commitment_is_found() -> None:
    other = b"another secret"
    error = tampered(lambda data: data["seal"].update(secret=other.hex(), commitment=commitment(other)))
    assert "the sealed dice say" in str(error)


def test_a_tampered_contribution_is_found() -> None:
    error = tampered(lambda data: data["seal"]["contributions"].reverse())
    assert "the sealed dice say" in str(error)


def test_another_table_is_found() -> None:
    assert "the sealed dice say" in str(tampered(lambda data: data["seal"].update(table="t-43")))


def test_a_missing_seal_cannot_be_verified() -> None:
    assert "has no seal" in str(tampered(lambda data: data.pop("seal")))


@pytest.mark.parametrize("seal", [3, [], "seal", {}, {"table": "t-42", "commitment": "", "secret": ""}])
def test_a_seal_that_is_none(seal: object) -> None:
    with pytest.raises(BadRecord, match="seal is damaged"):
        read_record(GAME, {**document(), "seal": seal})


@pytest.mark.parametrize("secret", [None, 5, "xyz", "0"])
def test_a_damaged_secret(secret: object) -> None:
    data = document()
    data["seal"]["secret"] = secret
    with pytest.raises(BadRecord, match="seal is damaged"):
        read_record(GAME, data)


@pytest.mark.parametrize("contributions", [None, 7, ["00"], ["zz" * 16], [16], "00" * 16])
def test_damaged_contributions(contributions: object) -> None:
    data = document()
    data["seal"]["contributions"] = contributions
    with pytest.raises(BadRecord, match="seal is damaged"):
        read_record(GAME, data)


# -- bad heads


@pytest.mark.parametrize("other", [None, "nassau/2", 1])
def test_another_format(other: object) -> None:
    with pytest.raises(BadRecord, match="not a game record of format nassau/1") as caught:
        read_record(GAME, {**document(), "format": other})
    assert caught.value.number == 0


def test_another_version() -> None:
    with pytest.raises(BadRecord, match="the record is of manila version 99; this is version 1"):
        read_record(GAME, {**document(), "version": 99})


def test_another_game() -> None:
    with pytest.raises(BadRecord, match="'rum'"):
        read_record(GAME, {**document(), "game": "rum"})


@pytest.mark.parametrize("data", [[], None, "nassau/1", 3, [document]])
def test_something_that_is_no_record(data: Any) -> None:
    with pytest.raises(BadRecord, match="not a game record"):
        read_record(GAME, data)


@pytest.mark.parametrize("seats", [None, "3", 2, 6, 3.0, True, [3]])
def test_bad_seats(seats: object) -> None:
    with pytest.raises(BadRecord):
        read_record(GAME, {**document(), "seats": seats})


@pytest.mark.parametrize("options", [None, [], {"weather": "fair"}, {"thirteen": "never"}, {"thirteen": 13}])
def test_bad_options(options: object) -> None:
    with pytest.raises(BadRecord):
        read_record(GAME, {**document(), "options": options})


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadRecord, match="no option 'weather'"):
        read_record(GAME, {**document(), "options": {"weather": "fair"}})


@pytest.mark.parametrize("key", ["format", "game", "version", "seats", "options", "entries"])
def test_a_record_with_a_missing_part(key: str) -> None:
    data = document()
    del data[key]
    with pytest.raises(BadRecord):
        read_record(GAME, data)


# -- bad entries


@pytest.mark.parametrize("row", [None, 3, [], [0], [0, "pass", 1], ["0", "pass"], [0, ["pass"]], [True, "pass"]])
def test_an_entry_that_is_none(row: object) -> None:
    data = document()
    data["entries"][4] = row
    with pytest.raises(BadRecord, match="entry 5: an entry is a seat and an action") as caught:
        read_record(GAME, data)
    assert caught.value.number == 5


def test_an_entry_that_cannot_be_read() -> None:
    data = document()
    data["entries"][9][1] = "bid:five"
    with pytest.raises(BadRecord, match="entry 10: not an action: 'bid:five'"):
        read_record(GAME, data)


@pytest.mark.parametrize("entries", [None, {}, "[]", 5])
def test_entries_that_are_no_list(entries: object) -> None:
    with pytest.raises(BadRecord, match="no entries"):
        read_record(GAME, {**document(), "entries": entries})


def test_an_illegal_entry_is_named_by_number_and_rule() -> None:
    data = document()
    opener = data["entries"][7][0]
    data["entries"][7] = [opener, "bid:55"]
    record = read_record(GAME, data)
    with pytest.raises(BadRecord, match=rf"entry 8: bid:55 of seat {opener + 1} is refused by rule M3\.6") as caught:
        record.final()
    assert (caught.value.number, caught.value.rule) == (8, "M3.6")
    with pytest.raises(BadRecord, match="entry 8"):
        list(record.replay())
    with pytest.raises(BadRecord, match="entry 8"):
        record.verify()


def test_an_impossible_outcome_is_named() -> None:
    data = document()
    data["entries"][0][1] = "deal:4"
    with pytest.raises(BadRecord, match=r"entry 1: deal:4 of chance is refused by rule K1\.4"):
        read_record(GAME, data).final()


def test_an_entry_after_the_end_is_named() -> None:
    data = document()
    data["entries"].append([0, "pass"])
    with pytest.raises(BadRecord, match=rf"entry {len(data['entries'])}: .* rule K1\.3"):
        read_record(GAME, data).final()


def test_a_truncated_record_replays_as_far_as_it_goes() -> None:
    data = document()
    data["entries"] = data["entries"][:30]
    final = read_record(GAME, data).final()
    assert not final.over
    assert [text(action) for _, action in read_record(GAME, data).entries][-1] == data["entries"][-1][1]
