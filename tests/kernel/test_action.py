"""Actions, refusals and facts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nassau.kernel import CHANCE, EVERYONE, Fact, Illegal, Refusal, Verb, parse, text

VERBS = st.from_regex(r"[a-z_]{1,24}", fullmatch=True)
NUMBERS = st.integers(-999_999_999, 999_999_999)


def test_text_of_an_action() -> None:
    assert text(("pass",)) == "pass"
    assert text(("steer", 2, -1)) == "steer:2:-1"


@given(VERBS, st.lists(NUMBERS, max_size=5))
def test_parse_reads_what_text_wrote(verb: str, numbers: list[int]) -> None:
    action = (verb, *numbers)
    assert parse(text(action)) == action


STRANGE = ("", ":", "bid:", "bid::3", "bid:x", "bid:3.5", "bid: 3", "Bid:3", "bid 3", "3", "bid:+3", "bid:--3",
           "bid:1e3", "bid:0x1", "bid:1234567890", "bid:\u0663", "b\u0131d:3", "bid:3\n", "a" * 25)  # fmt: skip


@pytest.mark.parametrize("line", STRANGE)
def test_parse_refuses_what_text_never_writes(line: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse(line)


def test_parse_shows_only_the_beginning_of_a_long_line() -> None:
    with pytest.raises(ValueError, match="not an action") as caught:
        parse("?" * 10_000)
    assert len(str(caught.value)) < 120


@given(st.text())
def test_parse_answers_or_says_that_it_cannot(line: str) -> None:
    try:
        action = parse(line)
    except ValueError:
        return
    assert parse(text(action)) == action


def test_refusals_are_values() -> None:
    assert Refusal("M3.6", 55, 54) == Refusal("M3.6", 55, 54)
    assert hash(Refusal("M3.6", 55, 54)) == hash(Refusal("M3.6", 55, 54))
    assert len({Refusal("M3.6"), Refusal("M3.6", 55, 54), Refusal("M3.6", 54, 55), Refusal("M3.7")}) == 4
    assert Refusal("M3.6") != Refusal("M3.6", None, 5)
    assert Refusal("M3.6") != "M3.6"


def test_a_refusal_shows_its_rule_and_the_bound() -> None:
    assert repr(Refusal("M4.6")) == "Refusal('M4.6')"
    assert repr(Refusal("M3.6", 55, 54)) == "Refusal('M3.6', need=55, have=54)"


def test_illegal_carries_the_refusal() -> None:
    refusal = Refusal("M3.6", 55, 54)
    assert Illegal(refusal).refusal is refusal
    assert "M3.6" in str(Illegal(refusal))


def test_a_verb_knows_its_numbers_and_when_it_is_due() -> None:
    verb = Verb(2, "M10.1")
    assert (verb.numbers, verb.rule) == (2, "M10.1")


VIEWERS = (None, 0, 1, 2, CHANCE)


def test_a_public_fact_is_seen_by_all() -> None:
    fact = Fact("bid", (2, 7))
    assert fact.owner == EVERYONE
    assert [fact.seen(viewer) for viewer in VIEWERS] == [("bid", 2, 7)] * 5


def test_the_hidden_end_of_a_fact_is_for_its_owner() -> None:
    fact = Fact("share_dealt", (1, 3), owner=1, hidden=1)
    assert fact.seen(1) == ("share_dealt", 1, 3)
    assert [fact.seen(viewer) for viewer in (None, 0, 2, CHANCE)] == [("share_dealt", 1)] * 4
    assert fact.open() == ("share_dealt", 1, 3)


def test_all_numbers_of_a_fact_can_be_hidden() -> None:
    fact = Fact("swapped", (4, 5), owner=0, hidden=2)
    assert fact.seen(1) == ("swapped",)
    assert fact.seen(0) == ("swapped", 4, 5)


def test_a_fact_can_be_hidden_entirely() -> None:
    fact = Fact("peeked", (4,), owner=2, hidden=Fact.ENTIRELY)
    assert fact.seen(2) == ("peeked", 4)
    assert [fact.seen(viewer) for viewer in (None, 0, 1, CHANCE)] == [None] * 4


def test_a_fact_with_an_owner_and_nothing_hidden_is_open() -> None:
    assert Fact("shown", (4,), owner=2).seen(0) == ("shown", 4)
