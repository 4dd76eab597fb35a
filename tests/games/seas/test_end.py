"""W18, W19.1–W19.3: the end of the game, the score, and hidden information."""

import pytest

from nassau.games.seas.components import CARDS
from nassau.games.seas.rounds import Rounds
from nassau.games.seas.scoring import FinalSale
from nassau.games.seas.state import Seas
from nassau.i18n import game_texts
from nassau.kernel import CHANCE, full_game
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    DECLINE,
    DINO,
    DONE,
    EXPLORE,
    act,
    called,
    card,
    chance,
    choosing,
    deal,
    give,
    has,
    load,
    play,
    refused,
    send,
    stack,
    table,
    talismans,
    told,
    turn,
    view,
)
from tests.support.marks import rule


def last(seats: int = 3, start: int = ANA, harbour: int = 0) -> Seas:
    """Before the final sale."""
    state = table(seats, start)
    state.harbour, state.finale, state.above = harbour, 3, -1
    state.chests = [0] * seats
    return state


def scored(state: Seas, *actions: tuple[object, ...]) -> list[int]:
    """The final scores, after these bargains of Ana."""
    state.stack = [Rounds()]
    state.become(FinalSale(0))
    for action in actions:
        act(state, state.pending[0], action)
    assert state.over
    return state.scores()


@rule("W18.1")
def test_three_rounds_follow_the_round_of_the_end_card() -> None:
    state = table(3, start=ANA)
    state.round, state.above = 9, 0
    called(state, cartographer=ANA, merchant=BEN, shipbuilder=CORA)
    act(state, CORA, DECLINE)
    act(state, BEN, DECLINE)
    act(state, ANA, EXPLORE)
    while state.pending == (CHANCE,):
        chance(state, state.legal(CHANCE)[0])
    assert view(state).last_round == 1
    marker = []
    while not state.over:
        marker.append((state.round, state.finale))
        for seat in range(3):
            act(state, seat, ("choose", 2))
        while stack(state) not in ("ChooseRole", "over"):
            act(state, state.pending[0], DECLINE)
    assert marker == [(10, 1), (11, 2), (12, 3)]


@rule("W18.1")
def test_the_round_of_the_end_card_is_played_to_its_end() -> None:
    state = table(3, start=ANA)
    state.above = 0
    called(state, cartographer=(ANA, BEN, CORA))
    act(state, ANA, EXPLORE)
    chance(state, state.legal(CHANCE)[0])
    assert (state.round, state.finale, state.pending) == (1, 0, (BEN,))


@rule("W18.2")
def test_the_score_has_its_lines_in_order_and_may_be_negative() -> None:
    state = last(harbour=1)
    give(state, ANA, chests=5, marks=4)
    assert scored(state)[ANA] == -7
    rows = game_texts.GameTexts(full_game(state), "en", ["A", "B", "C"]).tallies(state, ANA)
    rules = [row.rule for row in rows]
    assert rules == ["W18.2", "W18.3", "W18.6", "W18.7", "W18.7", "W18.8"]
    assert sum(row.number * row.worth for row in rows) == -7


@rule("W18.2")
def test_yin_yang_spent_on_a_bargain_is_not_scored() -> None:
    state = last(harbour=1)
    give(state, ANA, yin_yang=5)
    load(state, ANA, rum=1, coffee=1)
    assert scored(state, ("bargain", 0, 1))[ANA] == 5


@rule("W18.3")
def test_all_goods_are_sold_at_the_end() -> None:
    state = last(harbour=3)
    load(state, ANA, coffee=3, rum=2, fruit=1)
    assert scored(state)[ANA] == 12
    assert state.goods[:3] == [0, 0, 0]


@rule("W18.4")
def test_bargains_are_possible_in_the_final_sale() -> None:
    state = last(harbour=1)
    give(state, ANA, yin_yang=6)
    load(state, ANA, rum=2, coffee=2)
    branch = state.copy()
    assert scored(branch, ("bargain", 0, 1), ("bargain", 0, 1))[ANA] == 10
    assert branch.yin_yang[ANA] == 0
    state.stack = [Rounds()]
    state.become(FinalSale(0))
    refused(state, ANA, ("chamber",), "W18.4")
    refused(state, ANA, ("unsinkable",), "W18.4")
    refused(state, ANA, ("bargain", 0, 2), "W16.4", reason="goods-missing")
    act(state, ANA, DONE)
    assert (state.over, state.chests[ANA]) == (True, 4)


@rule("W18.5")
def test_the_final_sale_has_no_gift_and_no_guards() -> None:
    state = last(start=ANA)
    give(state, ANA, chests=18, ships=7)
    load(state, ANA, coffee=2, fruit=2, rum=2)
    scored(state)
    has(state, ANA, chests=24, guards=1)
    assert view(state).players[ANA].guards == 1
    assert not [fact for fact in state.facts if fact.name == "guards_changed"]


@rule("W18.6")
def test_cards_in_hand_are_marks() -> None:
    state = last()
    give(state, ANA, marks=1)
    deal(state, ANA, "H1", "H2", "kraken")
    scored(state)
    assert state.marks == [4, 0, 0]


@rule("W18.7")
@pytest.mark.parametrize(("count", "yin_yang", "score"), [(4, 0, 4), (0, 2, 0), (0, 3, 1), (0, 8, 2), (4, 8, 6)])
def test_talismans_and_yin_yang_are_chests(count: int, yin_yang: int, score: int) -> None:
    state = last()
    talismans(state, ANA, count)
    give(state, ANA, yin_yang=yin_yang)
    assert scored(state)[ANA] == score


@rule("W18.8")
@pytest.mark.parametrize(("marks", "cards"), [(3, ()), (1, ("H1", "kraken"))])
def test_a_mark_costs_three_chests(marks: int, cards: tuple[str, ...]) -> None:
    state = last()
    give(state, ANA, chests=20, marks=marks)
    deal(state, ANA, *cards)
    assert scored(state)[ANA] == 11


@rule("W18.9")
def test_most_chests_win_then_fewest_privateer_tiles() -> None:
    state = last()
    state.chests = [31, 30, 0]
    scored(state)
    assert state.ranking() == [1, 2, 3]
    state = last()
    state.chests = [30, 42, 0]
    state.tiles[2] = ANA
    state.marks = [0, 4, 0]
    assert scored(state)[:2] == [30, 30]
    assert state.ranking() == [2, 1, 3]


@rule("W18.10")
def test_then_fewest_marks_then_the_win_is_shared() -> None:
    state = last()
    state.chests = [39, 36, 29]
    state.tiles = [ANA, BEN, -1, -1]
    state.marks = [2, 2, 0]
    deal(state, ANA, "H1")
    assert scored(state) == [30, 30, 29]
    assert state.ranking() == [2, 1, 3]
    state = last()
    state.chests = [39, 39, 29]
    state.tiles = [ANA, BEN, -1, -1]
    state.marks = [2, 3, 0]
    deal(state, ANA, "H1")
    assert scored(state) == [30, 30, 29]
    assert state.ranking() == [1, 1, 3]


@rule("W18.11")
def test_bargains_are_asked_clockwise_from_the_last_start_marker() -> None:
    state = last(4, start=CORA)
    for seat in range(4):
        give(state, seat, yin_yang=3)
        load(state, seat, rum=1, fruit=1)
    state.stack = [Rounds()]
    branch = state.copy()
    state.become(FinalSale(0))
    order = []
    while not state.over:
        order.append(state.pending[0])
        act(state, state.pending[0], DONE)
    assert order == [CORA, DINO, ANA, BEN]
    give(branch, DINO, yin_yang=2)
    load(branch, ANA, rum=2)
    branch.become(FinalSale(0))
    order = []
    while not branch.over:
        order.append(branch.pending[0])
        act(branch, branch.pending[0], DONE)
    assert order == [CORA, BEN]


@rule("W18.11")
def test_the_marker_stays_where_it_was_in_the_last_round() -> None:
    state = table(3, start=BEN)
    state.finale, state.above = 3, -1
    choosing(state)
    for seat in range(3):
        give(state, seat, yin_yang=3)
        load(state, seat, rum=1, fruit=1)
        act(state, seat, ("choose", 2))
    while stack(state) != "FinalSale":
        act(state, state.pending[0], DECLINE)
    assert state.pending == (BEN,)


# ---------------------------------------------------------------- open and hidden


@rule("W19.1")
def test_hands_and_piles_are_secret() -> None:
    state = turn("cartographer", alone=False)
    deal(state, BEN, "H1")
    deal(state, CORA, "kraken", "Spain 1")
    assert view(state, BEN).hand == [card("H1")]
    assert [player.cards for player in view(state, BEN).players] == [0, 1, 2]
    assert (view(state, None).hand, view(state, BEN).hands) == ([], None)
    act(state, BEN, EXPLORE)
    facts = chance(state, ("draw", card("idol")))
    assert [fact.seen(BEN) for fact in facts if fact.name == "card_drawn"] == [("card_drawn", BEN, card("idol"))]
    assert [fact.seen(ANA) for fact in facts if fact.name == "card_drawn"] == [("card_drawn", BEN)]


@rule("W19.2")
def test_possessions_are_open() -> None:
    state = table()
    give(state, BEN, chests=23, ships=9, yin_yang=4, marks=2, chambers=1, unsinkables=3)
    load(state, BEN, rum=2, fruit=1)
    talismans(state, BEN, 2)
    state.tiles[3] = BEN
    views = [view(state, viewer).players for viewer in (ANA, BEN, CORA, None)]
    assert all(players == views[0] for players in views)
    seen = views[0][BEN]
    assert (seen.chests, seen.ships, seen.guards, seen.goods, seen.talismans) == (23, 9, 2, [2, 0, 1], 2)
    assert (seen.yin_yang, seen.marks, seen.privateer, seen.chambers, seen.unsinkables) == (4, 2, [3], 1, 3)


@rule("W19.3")
def test_played_cards_are_never_shuffled_in_again() -> None:
    state = turn("cartographer")
    state.played = list(range(12))
    state.pile, state.above, state.finale = [0] * CARDS, -1, 0
    assert state.legal(BEN) == [DECLINE]
    act(state, BEN, DECLINE)
    assert (state.marks[BEN], state.played) == (1, list(range(12)))
    assert view(state, ANA).played == list(range(12))


def test_hands_are_laid_open_at_the_end() -> None:
    state = last()
    deal(state, BEN, "H1")
    scored(state)
    assert view(state, ANA).hands == [[], [card("H1")], []]


def test_a_raid_in_the_last_round_still_counts() -> None:
    state = turn("captain")
    state.finale, state.above = 3, -1
    deal(state, BEN, "Spain 1")
    act(state, BEN, play("Spain 1"))
    facts = send(state, 0, 0, 0)
    assert told(facts, "nobody_sailed")
