"""A record is checked by the rules and against what a client kept: every cheat of the server is found."""

import msgspec
import pytest

from nassau import games
from nassau.kernel import BadRecord, read_record
from nassau.tables import fold, record
from nassau.tables.dice_audit import heads
from nassau.tables.dice_evidence import Evidence, check_evidence, read_evidence, unrevealed
from tests.support.cheating_server import CHEATS, Case, honest, kept, played, shown_another_outcome


def verify(case: Case) -> int:
    found = read_record(games.load("manila"), case.document)
    checked = found.verify()
    check_evidence(found, case.kept)
    return checked


def test_an_honest_game_agrees_with_the_evidence() -> None:
    case = honest()
    assert verify(case) == len(case.answer["draws"]) > 10
    assert len(case.kept.heads) >= 2
    assert len(case.kept.seen) > 8
    assert case.kept.contribution


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_found(name: str) -> None:
    with pytest.raises(BadRecord):
        verify(CHEATS[name][0]())


@pytest.mark.parametrize("name", CHEATS)
def test_the_cheats_are_found_for_their_reason(name: str) -> None:
    """Each sentence, so that a cheat is not found by an accident of how the test builds it."""
    words = {
        "chosen secret": "not the one that the browser was shown before the start",
        "other secret for the commitment": "the secret does not match the commitment",
        "dropped contribution": "of this browser, seat 1, is missing",
        "replaced contribution": "are not those that the browser was shown at the start",
        "reordered draws": "the sealed dice say",
        "reordered list": "the sealed dice say",
        "wrong bounds": "the sealed dice say roll",
        "other bounds in the list": "the sealed dice say",
        "empty list": "nothing to verify",
        "shortened list": "draws, the record has",
        "altered outcome": "the sealed dice say roll",
        "aborted and retried start": "are not those that the browser was shown at the start",
    }
    with pytest.raises(BadRecord, match=words[name]):
        verify(CHEATS[name][0]())


def test_an_outcome_that_was_shown_differently_is_found() -> None:
    with pytest.raises(BadRecord, match="was shown another outcome than"):
        verify(shown_another_outcome())


def changed(**fields: object) -> Case:
    case = honest()
    return case._replace(kept=msgspec.structs.replace(case.kept, **fields))


def test_other_evidence_does_not_fit() -> None:
    for case, words in (
        (changed(table="table-2"), "the evidence is of table table-2"),
        (changed(alarms=["the start was repeated"]), "the browser noticed during the game: the start was repeated"),
        (changed(heads=[(3, "00" * 32)]), "the first 3 draws are not those"),
        (changed(seen=[(9999, [])]), "was shown outcome 9999 of the log"),
        (changed(commitments=["", "", ""]), "the commitments of the players"),
    ):
        with pytest.raises(BadRecord, match=words):
            verify(case)


def test_a_seal_of_version_1_is_not_taken_for_version_2() -> None:
    case = honest()
    for name in ("version", "commitments", "numbers"):
        del case.document["seal"][name]
    found = read_record(games.load("manila"), case.document)
    with pytest.raises(BadRecord, match="version 1"):
        check_evidence(found, case.kept)


def test_a_spectator_keeps_evidence_too() -> None:
    log = played()
    evidence = kept(log, None)
    assert (evidence.contribution, evidence.seat) == ("", None)
    check_evidence(record(log), evidence)


def test_a_contribution_that_comes_too_late_is_recorded() -> None:
    log = played(reveals=(0, 2))
    seal = record(log).seal
    assert seal is not None
    assert unrevealed(seal) == [1]
    check_evidence(record(log), kept(log))


def test_the_chain_at_the_end_is_the_chain_of_the_record() -> None:
    log = played()
    table = fold(log)
    assert table.chain is not None
    assert table.chain.head.hex() == heads(record(log))[-1]
    assert table.chain.draws == len(heads(record(log))) - 1


def test_evidence_is_read_from_its_file() -> None:
    evidence = honest().kept
    assert read_evidence(msgspec.json.encode(evidence)) == evidence
    for bad in (b"{}", b"[", msgspec.json.encode(msgspec.structs.replace(evidence, format="x"))):
        with pytest.raises(ValueError):  # noqa: PT011
            read_evidence(bad)
    assert isinstance(evidence, Evidence)
