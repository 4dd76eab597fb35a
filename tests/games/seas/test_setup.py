"""W1, W2: components and setup."""

from collections import Counter

import pytest

from nassau.games.seas import GAME
from nassau.games.seas.components import (
    CARAVANS,
    CARDS,
    COUNTRIES,
    FIRST_CURSE,
    FIRST_HARBOUR,
    LARGEST,
    PRICES,
    ROLES,
    SHIPS,
    country,
    size,
)
from nassau.games.seas.state import Seas
from nassau.kernel import BadSetup
from nassau.kernel.chance import fast
from tests.games.seas.table import ANA, BEN, CORA, DECLINE, SELL, act, give, load, refused, table, talismans, turn, view
from tests.support.marks import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int, seed: int = 1, **options: str) -> Seas:
    """A new game, dealt and with the start marker drawn."""
    state = GAME.start(seats, options)
    assert isinstance(state, Seas)
    source = fast(seed)
    while not state.round:
        state.chance(source)
    return state


@rule("W1.1")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            GAME.start(seats)


@rule("W1.2")
@SEATS
def test_each_seat_has_ten_ships_in_play_or_in_reserve(seats: int) -> None:
    state, source = fresh(seats), fast(3)
    for number in range(600):
        for seat in range(seats):
            assert 0 <= state.ships[seat] <= SHIPS
            assert 0 <= state.reserve(seat) <= SHIPS
            assert state.ships[seat] + state.reserve(seat) == SHIPS
        if state.over:
            break
        who = state.pending[0]
        if who < 0:
            state.chance(source)
        else:
            legal = state.legal(who)
            state.apply(who, legal[number * 7 % len(legal)])


@rule("W1.3")
def test_there_are_31_adventure_cards() -> None:
    for sizes in ("1234", "2233", "2234"):
        pile = table(caravan_sizes=sizes).pile
        sorts = (sum(pile[:CARAVANS]), sum(pile[FIRST_HARBOUR:FIRST_CURSE]), sum(pile[FIRST_CURSE:CARDS]))
        assert sorts == (16, 6, 8)
        assert sum(sorts) + 1 == 31
        assert pile[FIRST_HARBOUR:] == [1] * 14


@rule("W1.4")
@pytest.mark.parametrize(("sizes", "ships"), [("1234", 40), ("2233", 40), ("2234", 44)])
def test_every_country_has_the_same_four_caravans(sizes: str, ships: int) -> None:
    pile = table(caravan_sizes=sizes).pile
    found = [sorted(size(card) for card in cards_of(pile, one)) for one in range(COUNTRIES)]
    assert found == [[int(digit) for digit in sizes]] * COUNTRIES
    assert sum(map(sum, found)) == ships
    assert max(map(max, found)) <= LARGEST == 4


def cards_of(pile: list[int], one: int) -> list[int]:
    return [card for card in range(CARAVANS) for _ in range(pile[card]) if country(card) == one]


@rule("W1.5")
def test_six_harbours_have_every_order_of_prices() -> None:
    assert PRICES[1:] == ((3, 2, 1), (3, 1, 2), (2, 3, 1), (1, 3, 2), (2, 1, 3), (1, 2, 3))
    assert all(prices.count(max(prices)) == 1 for prices in PRICES)


@rule("W1.6")
@pytest.mark.parametrize(("split", "cards"), [("fifteen_each", [15, 15, 15, 15]), ("sixteen_twelve", [16, 16, 16, 12])])
def test_sixty_loot_cards(split: str, cards: list[int]) -> None:
    state = table(loot_split=split)
    assert state.loot == cards
    assert sum(state.loot) == 60


@rule("W1.7")
def test_talismans_are_no_goods() -> None:
    state = turn("merchant", BEN)
    talismans(state, BEN, 2)
    assert state.legal(BEN) == [DECLINE]
    refused(state, BEN, ("offer", 3, 1), "W1.7")


@rule("W1.8")
def test_marks_yin_yang_and_levels_never_run_out() -> None:
    state = turn("cartographer", BEN)
    give(state, BEN, marks=6, yin_yang=55, chambers=0)
    act(state, BEN, *[("chamber",)] * 13)
    assert (state.yin_yang[BEN], state.chambers[BEN]) == (29, 13)
    act(state, BEN, DECLINE)
    assert state.marks[BEN] == 7


@rule("W2.1")
@SEATS
def test_seven_ships_and_seven_chests(seats: int) -> None:
    for player in view(fresh(seats)).players:
        found = (player.ships, player.reserve, player.chests, player.guards, player.space, player.tile)
        assert found == (7, 3, 7, 0, 7, 0)


@rule("W2.2")
@SEATS
def test_all_roles_and_nothing_else(seats: int) -> None:
    state = fresh(seats)
    for seat, player in enumerate(view(state).players):
        assert state.legal(seat) == [("choose", role) for role in range(ROLES)]
        assert player.goods == [0, 0, 0]
        assert (player.talismans, player.yin_yang, player.marks, player.privateer) == (0, 0, 0, [])
        assert (player.chambers, player.unsinkables, player.lying) == (0, 0, [])


@rule("W2.3")
def test_the_end_card_lies_under_26_cards_and_on_4() -> None:
    state = GAME.start(4)
    assert isinstance(state, Seas)
    seen = view(state)
    assert (seen.pile, seen.to_end) == (30, 26)
    assert seen.pile - seen.to_end == 4


@rule("W2.4")
@pytest.mark.parametrize(("seats", "above"), [(2, 20), (3, 17), (4, 14)])
def test_three_cards_are_dealt_from_above_the_end_card(seats: int, above: int) -> None:
    for seed in range(5):
        state = fresh(seats, seed)
        assert [state.hand_size(seat) for seat in range(seats)] == [3] * seats
        assert (state.above, state.finale) == (above, -1)
        assert sum(state.pile) == above + 4


@rule("W2.5")
def test_loot_is_shuffled() -> None:
    state = fresh(3)
    assert (sum(state.loot), sum(state.discards)) == (60, 0)
    drawn = set()
    for seed in range(20):
        branch, source = turn("islander", ANA), fast(seed)
        branch.hands[FIRST_HARBOUR] += 1
        act(branch, ANA, ("moor", FIRST_HARBOUR))
        drawn.add(branch.chance(source))
    assert len(drawn) == 4


@rule("W2.6")
@pytest.mark.parametrize(("price", "chests"), [("3", 12), ("2", 9)])
def test_only_rum_is_wanted_in_the_pirate_cove(price: str, chests: int) -> None:
    state = turn("merchant", BEN, alone=False, cove_rum_price=price)
    load(state, BEN, rum=3, coffee=3)
    act(state, BEN, ("offer", 0, 3), ("offer", 1, 3))
    assert state.chests[BEN] == 7 + chests


@rule("W2.7")
def test_chance_draws_the_first_start_player() -> None:
    counted = Counter(fresh(4, seed).start for seed in range(400))
    assert min(counted[seat] for seat in range(4)) >= 60


@rule("W2.8")
@SEATS
def test_all_cards_tiles_and_red_dice_are_in_every_game(seats: int) -> None:
    state = GAME.start(seats)
    assert isinstance(state, Seas)
    assert sum(state.pile) + 1 == 31
    assert sum(state.loot) == 60
    assert state.tiles == [-1] * 4
    assert max(size(card) for card in range(CARAVANS) if state.pile[card]) == 4


def test_a_sale_needs_no_word_when_everything_is_on_offer() -> None:
    state = turn("merchant", CORA)
    load(state, CORA, rum=2)
    refused(state, CORA, SELL, "W13.1")
    act(state, CORA, ("offer", 0, 2))
    assert state.goods == [0] * 9
