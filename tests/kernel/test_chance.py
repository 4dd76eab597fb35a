"""Sources of chance. The sealed dice are computed a second time here from their description, byte by byte."""

import copy
import hmac
import pickle
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nassau import games
from nassau.kernel import CHANCE, Action, Illegal, State
from nassau.kernel.chance import Fast, FastIntegers, Source, Streamed, fast, scripted
from nassau.kernel.sealed import (
    CHAIN_START,
    Sealed,
    SealedIntegers,
    chain_key,
    chained,
    commitment,
    contribution_hash,
    seal_key,
    seal_key_1,
    sealed,
)

WORD = 2**32
SECRET = bytes(range(32))
PARTS = [bytes([seat]) * 16 for seat in range(3)]


def start() -> State:
    return games.load("manila").start(3)


def answers(source: Source, count: int) -> list[Action]:
    """The first answers of the deal."""
    state = start()
    return [state.chance(source) for _ in range(count)]


# -- fast


def test_fast_is_reproducible() -> None:
    assert answers(fast(7), 7) == answers(fast(7), 7)
    assert answers(fast("table 7"), 7) == answers(fast("table 7"), 7)
    assert len({tuple(answers(fast(seed), 7)) for seed in range(20)}) > 10


def test_fast_without_a_seed_differs_every_time() -> None:
    assert len({tuple(FastIntegers(None).below(WORD) for _ in range(4)) for _ in range(4)}) == 4


@given(st.integers(1, 10**6), st.integers(0, 1000))
def test_fast_numbers_stay_below_the_bound(bound: int, seed: int) -> None:
    assert 0 <= FastIntegers(seed).below(bound) < bound


def test_fast_numbers_are_even() -> None:
    numbers = FastIntegers(1)
    seen = Counter(numbers.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < count < 1150 for count in seen.values())


# -- sealed: the bytes


def words(key: bytes, stream: str, number: int, count: int) -> list[int]:
    """HMAC-SHA-256 of stream, zero byte, number in 8 bytes and block in 4, eight big-endian words a block."""
    data = b""
    for block in range(count // 8 + 1):
        label = stream.encode() + b"\x00" + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        data += hmac.new(key, label, sha256).digest()
    return [int.from_bytes(data[4 * i : 4 * i + 4], "big") for i in range(count)]


def drawn(key: bytes, stream: str, number: int, bounds: list[int]) -> list[int]:
    feed = iter(words(key, stream, number, 400))
    return [next(word for word in feed if word < WORD // bound * bound) % bound for bound in bounds]


def test_the_key_mixes_secret_table_and_contributions() -> None:
    people = b"\x01" + b"\x00" * 16 + b"\x01" + b"\x01" * 16 + b"\x01" + b"\x02" * 16
    expected = hmac.new(SECRET, b"nassau dice 2\x00t-42\x00" + people, sha256).digest()
    assert seal_key(SECRET, PARTS, "t-42") == expected
    assert sealed(SECRET, PARTS, "t-42").key == expected


def test_a_seat_without_contribution_is_part_of_the_key() -> None:
    message = b"nassau dice 2\x00t-42\x00" + b"\x00" + b"\x01" + PARTS[1] + b"\x00"
    assert seal_key(SECRET, [b"", PARTS[1], b""], "t-42") == hmac.new(SECRET, message, sha256).digest()


def test_the_key_of_version_1_has_contributions_only() -> None:
    expected = hmac.new(SECRET, b"t-42\x00" + b"".join(PARTS), sha256).digest()
    assert seal_key_1(SECRET, PARTS, "t-42") == expected
    with pytest.raises(ValueError, match="16 bytes"):
        seal_key_1(SECRET, [b""], "t-42")


def test_a_contribution_is_committed_to_for_one_table() -> None:
    expected = sha256(b"nassau contribution 2\x00t-42\x00" + PARTS[1]).hexdigest()
    assert contribution_hash("t-42", PARTS[1]) == expected
    assert contribution_hash("t-43", PARTS[1]) != expected


def test_a_head_says_nothing_without_the_key() -> None:
    """The chain is keyed by the secret, so a viewer cannot try out which hidden outcome gives the head they see."""
    key = seal_key(SECRET, PARTS, "t-42")
    own = hmac.new(key, b"nassau chain 2", sha256).digest()
    assert chain_key(key) == own
    assert chained(own, CHAIN_START, "a draw") == hmac.new(own, bytes(32) + b"a draw", sha256).digest()
    others = {chained(chain_key(bytes([n])), CHAIN_START, "a draw") for n in range(50)}
    assert len(others) == 50


def test_each_part_of_the_seal_counts() -> None:
    keys = {
        seal_key(SECRET, PARTS, "t-42"),
        seal_key(SECRET, PARTS, "t-43"),
        seal_key(SECRET[::-1], PARTS, "t-42"),
        seal_key(SECRET, PARTS[::-1], "t-42"),
        seal_key(SECRET, PARTS[:2], "t-42"),
    }
    assert len(keys) == 5


def test_contributions_have_one_length() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        seal_key(SECRET, [b"short"], "t-42")


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()


@given(st.binary(min_size=1, max_size=40), st.text(max_size=12), st.integers(0, 2**40), st.lists(st.integers(1, WORD)))
def test_sealed_numbers_follow_their_description(key: bytes, stream: str, number: int, bounds: list[int]) -> None:
    bounds = bounds[:40]
    numbers = SealedIntegers(key, stream, number)
    assert [numbers.below(bound) for bound in bounds] == drawn(key, stream, number, bounds)


def test_sealed_numbers_go_on_in_the_next_block() -> None:
    numbers = SealedIntegers(b"key", "dice/jade", 3)
    assert [numbers.word() for _ in range(20)] == words(b"key", "dice/jade", 3, 20)


@pytest.mark.parametrize("bound", [3, 6, 10, 3 * 2**30, WORD - 1])
def test_words_that_would_favour_small_numbers_are_thrown_away(bound: int) -> None:
    limit = WORD // bound * bound
    numbers = SealedIntegers(b"", "", 0)
    numbers.words = [limit - 1, WORD - 1, limit]
    assert numbers.below(bound) == bound - 1
    assert numbers.words == []


def test_a_power_of_two_throws_nothing_away() -> None:
    numbers = SealedIntegers(b"", "", 0)
    numbers.words = [WORD - 1]
    assert numbers.below(8) == 7
    numbers.words = [WORD - 1]
    assert numbers.below(WORD) == WORD - 1


@pytest.mark.parametrize("bound", [0, -1, WORD + 1])
def test_sealed_numbers_know_their_limits(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        SealedIntegers(b"key", "dice", 0).below(bound)


# -- sealed: the source


def test_the_nth_answer_depends_on_key_stream_and_n_alone() -> None:
    """The deal, drawn by hand: tickets among the shares that are left in the pool of twelve."""
    key, left, expected = seal_key(SECRET, PARTS, "t"), [3, 3, 3, 3], []
    for number in range(6):
        tickets = [ware for ware in range(4) for _ in range(left[ware])]
        ware = tickets[drawn(key, "deck/shares", number, [len(tickets)])[0]]
        left[ware] -= 1
        expected.append(("deal", ware))
    expected.append(("start", drawn(key, "start", 0, [3])[0]))
    assert answers(sealed(SECRET, PARTS, "t"), 7) == expected


def test_sealed_counts_the_answers_of_each_stream() -> None:
    source = sealed(SECRET, PARTS, "t")
    answers(source, 7)
    assert source.answered == {"deck/shares": 6, "start": 1}


def test_streams_do_not_shift_each_other() -> None:
    state = start()
    for _ in range(6):
        state.chance(fast(1))
    late, early = Sealed(b"key", {"deck/shares": 99}), Sealed(b"key")
    assert late.answer(state) == early.answer(state)
    assert {Sealed(b"key", {"start": n}).answer(state) for n in range(30)} == {("start", seat) for seat in range(3)}


def test_sealed_goes_on_with_an_old_log() -> None:
    whole = answers(sealed(SECRET, PARTS, "t"), 7)
    state, key = start(), seal_key(SECRET, PARTS, "t")
    for action in whole[:4]:
        state.apply(CHANCE, action)
    source = Sealed(key, {"deck/shares": 4})
    assert [state.chance(source) for _ in range(3)] == whole[4:]


def test_an_answer_that_is_not_taken_is_not_counted_twice_elsewhere() -> None:
    """A source belongs to one game: two games with the same key have sources of their own."""
    one, two = Sealed(b"key"), Sealed(b"key")
    assert answers(one, 5) == answers(two, 5)
    assert one.answered == two.answered == {"deck/shares": 5}


# -- scripted


def test_scripted_gives_its_outcomes_in_order() -> None:
    outcomes: list[Action] = [("deal", 0), ("deal", 1), ("deal", 2)]
    assert answers(scripted(iter(outcomes)), 3) == outcomes


def test_scripted_says_where_it_ends() -> None:
    source = scripted([("deal", 0)])
    with pytest.raises(LookupError, match="deck/shares"):
        answers(source, 2)


def test_an_impossible_outcome_is_refused() -> None:
    state = start()
    before = state.key()
    with pytest.raises(Illegal, match=r"K1\.4"):
        state.chance(scripted([("deal", 4)]))
    assert state.key() == before


def test_only_chance_is_answered() -> None:
    state = start()
    for _ in range(7):
        state.chance(fast(3))
    assert state.pending != (CHANCE,)
    with pytest.raises(LookupError, match="no chance step is pending"):
        state.chance(Fast(3))


def test_a_copy_of_a_fast_source_gives_the_answers_that_are_still_to_come() -> None:
    source = fast(3)
    source.numbers.below(6)
    twins = copy.deepcopy(source), pickle.loads(pickle.dumps(source))
    answers = [source.numbers.below(1000) for _ in range(20)]
    assert [[twin.numbers.below(1000) for _ in range(20)] for twin in twins] == [answers, answers]


def test_draws_in_one_phase_do_not_shift_those_of_another() -> None:
    def later(early: int) -> list[Action]:
        phase, state = [0], start()
        source = Streamed("7", lambda _: phase[0])
        for _ in range(early):
            source.answer(state)
        phase[0] = 1
        return [source.answer(state) for _ in range(12)]

    assert later(1) == later(3)
    assert len(set(later(0))) > 1
