"""G15: end of the game and scoring."""

from nassau.games.grog.components import GHOST
from nassau.games.grog.scoring import tally
from nassau.games.grog.sites import GOAL_VALUE, SAME_TYPE
from nassau.games.grog.state import Grog
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    DONE,
    PASS,
    REFUSE,
    TYPE,
    all_viewers,
    asked,
    at,
    bid,
    chests,
    do,
    goals,
    occupy,
    parrots,
    pass_on,
    ship,
    table,
    tiles,
    view,
    who,
    won,
)
from tests.support.marks import rule

TRACK, CHESTS, COINS, BUILDINGS, PENINSULAS, GOODS, PARROTS = range(7)


def scored(state: Grog, row: int, seat: int = ANA) -> int:
    return tally(state, seat)[row]


@rule("G15.1")
def test_the_last_crew_member_makes_it_the_last_round() -> None:
    state = table()
    state.crew[ANA] = 1
    won(state, ANA, "yellow")
    do(state, ("pay", 0, 0, 0), ("take", at("yellow hat")))
    assert state.over
    by_ship = table()
    by_ship.crew[BEN] = 1
    tiles(by_ship, BEN, yellow=4)
    do(by_ship, bid("green"), PASS, ship("parrot"), ("claim", at("yellow hat"), 0))
    if asked(by_ship) == "Trade":
        do(by_ship, DONE)
    pass_on(by_ship)
    do(by_ship, REFUSE)
    assert by_ship.over
    on = table()
    won(on, ANA, "yellow")
    do(on, ("pay", 0, 0, 0), ("take", at("yellow hat")))
    assert asked(on) == "Roll"


@rule("G15.2")
def test_the_last_round_is_played_to_its_end() -> None:
    for pays in (True, False):
        state = table(4)
        state.crew[BEN] = 1
        tiles(state, BEN, yellow=4)
        do(state, bid("green"), PASS, ship("parrot"), ("claim", at("yellow hat"), 0))
        assert state.crew[BEN] == 0
        assert (asked(state), who(state)) == ("Bid", CORA)
        do(state, bid("grey"))
        assert who(state) == DINO
        pass_on(state)
        pass_on(state)
        assert (asked(state), who(state)) == ("Payment", CORA)
        if pays:
            do(state, ("pay", 0, 0, 0), ("take", at("grey hat")))
            assert state.crew[CORA] == 6
        else:
            do(state, REFUSE)
        assert state.over


@rule("G15.3")
def test_a_chest_card_is_worth_a_point() -> None:
    for values in ((1, 2, 3), (3, 3, 3)):
        state = table()
        chests(state, ANA, *values)
        assert scored(state, CHESTS) == 3


@rule("G15.4")
def test_five_coins_are_worth_a_point() -> None:
    state = table()
    chests(state, ANA, 3)
    for coins, points in ((4, 0), (5, 1), (7, 1), (9, 1), (10, 2), (26, 5)):
        state.coins[ANA] = coins
        assert scored(state, COINS) == points


@rule("G15.5")
def test_the_same_goal_counts_once_and_all_goals_are_shown() -> None:
    state = table()
    goals(state, ANA, "hook", "hook")
    occupy(state, ANA, "green hook", "blue hook", "grey hook")
    assert scored(state, BUILDINGS) == 6
    state.crew[BEN] = 0
    won(state, ANA, "yellow")
    do(state, REFUSE)
    assert state.over
    for seat in all_viewers(state):
        assert [hand.goals for hand in view(state, seat).hands] == [[5, 5], [], []]


@rule("G15.6")
def test_building_goals_pay_for_own_crew() -> None:
    state = table(2)
    goals(state, ANA, "anchor", "bar", "fortune-teller")
    occupy(state, ANA, "green anchor", "orange anchor", "orange bar")
    occupy(state, BEN, "blue anchor", "blue fortune-teller")
    occupy(state, GHOST, "grey fortune-teller")
    assert scored(state, BUILDINGS) == 6 + 6 + 0


@rule("G15.7")
def test_goal_values_follow_the_rarity_of_a_type() -> None:
    values = dict(zip(TYPE, GOAL_VALUE, strict=True))
    assert [values[name] for name in ("hat", "peg-leg", "hook")] == [2, 2, 2]
    three = ("sword", "anchor", "coffin", "figurehead", "cannonball", "eyepatch")
    assert [values[name] for name in three] == [3] * 6
    assert (values["voodoo"], values["fortune-teller"], values["bar"]) == (4, 4, 6)
    assert sum(len(SAME_TYPE[kind]) * GOAL_VALUE[kind] for kind in range(12)) == 100


def crowd(*crew: int, ghosts: int = 0) -> Grog:
    """Crew of each seat on blue; each seat has the blue peninsula goal while there are cards."""
    state = table(2 if ghosts else 4)
    sites = iter(range(7, 14))
    for seat, count in enumerate(crew):
        for _ in range(count):
            state.sites[next(sites)] = seat
            state.crew[seat] -= 1
    for _ in range(ghosts):
        state.sites[next(sites)] = GHOST
        state.ghosts -= 1
    for seat in range(state.seats):
        state.goals[23 * seat + 13] = 1
    return state


@rule("G15.8")
def test_the_most_crew_on_a_peninsula_is_worth_six() -> None:
    assert scored(crowd(3, 2, 2, 0), PENINSULAS) == 6
    assert scored(crowd(1, 0, 0, 0), PENINSULAS) == 6


@rule("G15.9")
def test_crew_without_a_majority_is_worth_two() -> None:
    state = crowd(2, 2, 1, 0)
    assert [scored(state, PENINSULAS, seat) for seat in range(4)] == [2, 2, 2, 0]


@rule("G15.10")
def test_ghost_crew_counts_for_majorities() -> None:
    assert scored(crowd(2, 1, ghosts=2), PENINSULAS) == 2
    assert scored(crowd(2, 1, ghosts=1), PENINSULAS) == 6


@rule("G15.11")
def test_goods_goals_count_tiles() -> None:
    state = table()
    tiles(state, ANA, green=4)
    assert scored(state, GOODS) == 0
    goals(state, ANA, "green goods")
    assert scored(state, GOODS) == 4
    goals(state, ANA, "green goods")
    assert scored(state, GOODS) == 4


@rule("G15.12")
def test_other_goods_count_together_three_for_one() -> None:
    for names, points in (
        (("green", "blue"), 8),
        (("green",), 7),
        ((), 0),
        (("green", "blue", "orange", "yellow", "grey"), 14),
    ):
        state = table()
        tiles(state, ANA, green=4, blue=2, orange=5, yellow=2, grey=1)
        goals(state, ANA, *[f"{name} goods" for name in names])
        assert scored(state, GOODS) == points


@rule("G15.13")
def test_the_parrot_goal_counts_parrot_cards() -> None:
    state = table()
    parrots(state, ANA, "hold hold blue")
    assert scored(state, PARROTS) == 0
    goals(state, ANA, "parrot")
    assert scored(state, PARROTS) == 3
    goals(state, ANA, "parrot")
    assert scored(state, PARROTS) == 3


@rule("G15.14")
def test_the_most_points_win() -> None:
    state = table()
    state.points[ANA] = 5
    state.coins = [7, 0, 0]
    chests(state, ANA, 1, 1, 2)
    goals(state, ANA, "anchor", "bar", "orange peninsula", "green goods")
    occupy(state, ANA, "green anchor", "blue anchor", "orange bar", "orange hat")
    tiles(state, ANA, green=6)
    assert state.scores() == [5 + 3 + 1 + 6 + 6 + 6 + 6, 0, 0]
    assert state.ranking() == [1, 2, 2]


@rule("G15.15")
def test_ties_are_decided_by_coins_on_the_track() -> None:
    state = table()
    state.coins = [21, 19, 40]
    chests(state, BEN, 3, 3)
    state.points = [26, 25, 21]
    assert state.scores() == [30, 30, 29]
    assert state.ranking() == [1, 2, 3]
    state.coins[BEN], state.points[BEN] = 21, 24
    assert state.scores() == [30, 30, 29]
    assert state.ranking() == [1, 1, 3]


@rule("G15.16")
def test_when_nobody_can_ever_bid_or_trade_again_the_game_is_over() -> None:
    for seats in (2, 3, 4):
        assert after_a_round_of_paupers(seats).over == (seats > 2)
        for row in ("coins", "goods", "chests"):
            state = after_a_round_of_paupers(seats, row)
            assert not state.over
            assert asked(state) == "Roll"


def after_a_round_of_paupers(seats: int, row: str = "") -> Grog:
    """No seat has anything except one coin, tile or chest card of the last seat, and no seat can open."""
    state = table(seats, (6, 6, 6, 6, 6))
    for name in ("coins", "goods", "chests"):
        setattr(state, name, [0] * len(getattr(state, name)))
    if row:
        getattr(state, row)[-1] = 1
    while not state.over and asked(state) != "Roll":
        seat = state.pending[0]
        legal = state.legal(seat)
        state.apply(seat, DONE if DONE in legal else PASS if PASS in legal else legal[0])
    return state
