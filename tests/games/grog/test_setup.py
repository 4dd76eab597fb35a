"""G2: setup."""

from collections import Counter
from itertools import pairwise

import pytest

from nassau import games
from nassau.games.grog import GAME
from nassau.games.grog.cards import PAIR_OFFSET
from nassau.games.grog.cards import DrawGoal as DrawOne
from nassau.games.grog.components import COIN3, GHOST_COLOUR, GHOST_SHIP, GOAL_SHIP, GOALS
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.i18n.game_texts import GameTexts
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.games.grog.table import asked, do, offered, refused, view, who
from tests.support.marks import rule


def dealt(seats: int, seed: int = 0) -> Grog:
    """After the deal, before goal cards are chosen."""
    state, source = GAME.start(seats), fast(seed)
    assert isinstance(state, Grog)
    state.settle(source)
    return state


def keep_first(state: Grog, seat: int) -> None:
    state.apply(seat, state.legal(seat)[0])


def set_up(seats: int, seed: int = 0) -> Grog:
    """After the setup, before the first roll."""
    state = dealt(seats, seed)
    while state.pending != (CHANCE,):
        keep_first(state, state.pending[0])
    return state


def laid_out(seats: int, seed: int) -> Grog:
    """Only as far as the start player, so that many seeds take little time."""
    state, source = GAME.start(seats), fast(seed)
    assert isinstance(state, Grog)
    while asked(state) != "DrawStart":
        state.chance(source)
    state.chance(source)
    return state


MANY = [laid_out(4, seed) for seed in range(1000)]


@rule("G2.1")
def test_five_different_clouds_lie_at_random_and_stay() -> None:
    assert all(sorted(state.clouds) == [0, 1, 2, 3, 4] for state in MANY)
    for peninsula in range(5):
        assert {state.clouds[peninsula] for state in MANY} == {0, 1, 2, 3, 4}
    states = list(playthrough(Case(games.load("grog"), 4)).states())
    laid = [state.clouds for state in states if len(state.clouds) == 5]  # type: ignore[attr-defined]
    assert len({tuple(clouds) for clouds in laid}) == 1


@rule("G2.2")
def test_six_ships_lie_at_random() -> None:
    assert all(sorted(state.ships) == [0, 1, 2, 3, 4, 5] for state in MANY)
    at_sea = Counter(state.ships[5] for state in MANY)
    assert all(120 <= at_sea[ship] <= 215 for ship in range(6))


@rule("G2.3")
@pytest.mark.parametrize(("seats", "crew"), [(2, 9), (3, 9), (4, 7)])
def test_crew_depends_on_the_number_of_players(seats: int, crew: int) -> None:
    state = set_up(seats)
    assert state.crew == [crew] * seats
    assert state.markers == [-1] * seats


@rule("G2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_starts_with_eight_coins_and_no_points(seats: int) -> None:
    state = set_up(seats)
    assert state.coins == [8] * seats
    assert state.points == [0] * seats


@rule("G2.5")
def test_exactly_four_of_six_goal_cards_are_kept() -> None:
    state = dealt(3)
    hand = state.goal_hand(0)
    assert len(hand) == 6
    assert refused(state, ("keep", *hand[:3], -1), seat=0) == "G2.5"
    assert refused(state, ("keep", *hand[:3]), seat=0) == "K1.2"
    assert refused(state, ("keep", *hand[:5]), seat=0) == "K1.2"
    strange = next(kind for kind in range(GOALS) if kind not in hand)
    assert refused(state, ("keep", *sorted([*hand[:3], strange])), seat=0) == "G2.5"
    triple = sorted([*[hand[0]] * 3, hand[5]])
    assert refused(state, ("keep", *triple), seat=0) == "G2.5"
    state.apply(0, ("keep", *hand[:4]))
    assert state.goal_hand(0) == hand[:4]
    after = set_up(3)
    assert [len(after.goal_hand(seat)) for seat in range(3)] == [4, 4, 4]


@rule("G2.6")
@pytest.mark.parametrize(("seats", "deck"), [(2, 38), (3, 34), (4, 30)])
def test_rejected_pairs_go_under_the_deck_in_seat_order_from_the_start_player(seats: int, deck: int) -> None:
    for order in (range(seats), reversed(range(seats))):
        state = dealt(seats, seed=3)
        pairs = {}
        for seat in order:
            before = Counter(state.goal_hand(seat))
            keep_first(state, seat)
            pairs[seat] = sorted((before - Counter(state.goal_hand(seat))).elements())
        assert state.goal_deck() == deck
        seats_in_order = [(state.start + turn) % seats for turn in range(seats)]
        assert state.under == [kind for seat in seats_in_order for kind in pairs[seat]]
        assert state.under_by == [PAIR_OFFSET + seat for seat in seats_in_order for _ in range(2)]


@rule("G2.6")
def test_the_order_within_a_rejected_pair_is_random() -> None:
    seen = set()
    for seed in range(20):
        state = set_up(2)
        state.goal_pile = [0] * GOALS
        first = state.under[:2]
        state.stack.append(Trade(1, GOAL_SHIP, 1, 1))
        state.push(DrawOne(1, 1, 0))
        state.chance(fast(seed))
        seen.add(state.under[0])
        assert state.under[0] in first
    assert seen == set(first)


@rule("G2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_a_chest_card_and_a_parrot_card(seats: int) -> None:
    wealth = set()
    for seed in range(12):
        state = set_up(seats, seed)
        assert [state.chest_count(seat) for seat in range(seats)] == [1] * seats
        assert [state.parrot_count(seat) for seat in range(seats)] == [1] * seats
        assert (sum(state.chest_pile), sum(state.parrot_pile)) == (32 - seats, 28 - seats)
        wealth |= {8 + sum((i + 1) * n for i, n in enumerate(state.chests[3 * s : 3 * s + 3])) for s in range(seats)}
    assert wealth == {9, 10, 11}


@rule("G2.8")
def test_the_flag_is_drawn_by_lot() -> None:
    starts = Counter(laid_out(4, 10_000 + seed).start for seed in range(3000)) + Counter(s.start for s in MANY)
    assert all(0.22 <= starts[seat] / 4000 <= 0.28 for seat in range(4))


@rule("G2.9")
def test_goods_are_chosen_last_openly_and_in_turn() -> None:
    state = dealt(3, seed=5)
    assert asked(state) == "ChooseGoals"
    for seat in (2, 0, 1):
        assert refused(state, ("good", 0), seat=seat) == "G2.9"
        keep_first(state, seat)
    for turn in range(3):
        assert who(state) == (state.start + turn) % 3
        assert offered(state, "good") == [(0,), (1,), (2,), (3,), (4,)]
        seat = who(state)
        do(state, ("good", 3))
        assert view(state, (seat + 1) % 3).players[seat].goods == [0, 0, 0, 1, 0]
    assert [sum(state.goods[5 * seat : 5 * seat + 5]) for seat in range(3)] == [1, 1, 1]
    assert state.pending == (CHANCE,)


@rule("G2.10")
def test_four_colours_one_of_them_left_for_the_ghost_crew() -> None:
    texts = GameTexts(GAME, "en", [])
    colours = [texts.name("crew", seat) for seat in range(4)]
    assert colours == ["white", "red", "purple", "black"]
    assert GHOST_COLOUR >= 2
    assert all(a != b for a, b in pairwise(colours))


@rule("G14.1")
def test_for_two_the_3_coin_ship_becomes_the_ghost_ship() -> None:
    spaces = Counter(laid_out(2, seed).ships.index(GHOST_SHIP) for seed in range(1000))
    assert set(spaces) == {0, 1, 2, 3, 4, 5}
    state = laid_out(2, 1)
    assert COIN3 not in state.ships
    assert state.ghosts == 9
    assert GHOST_SHIP not in MANY[0].ships
    assert MANY[0].ghosts == 0
