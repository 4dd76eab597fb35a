"""M1: what lies on the table at the start."""

import pytest

from nassau import games
from nassau.games.manila.state import Manila
from nassau.games.manila.view import view
from nassau.kernel import CHANCE, BadSetup
from nassau.kernel.chance import fast
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.games.manila.table import JADE, act, asked, begin, lie, offers, sail, table, who
from tests.support.marks import rule

GAME = games.load("manila")
PLAIN = [Case(games.load("manila"), seats) for seats in (3, 4, 5)]


def dealt(seats: int, seed: int, **options: str) -> Manila:
    """A game right after the deal and the draw of the start player."""
    state, source = GAME.start(seats, options), fast(seed)
    state.settle(source)
    assert isinstance(state, Manila)
    return state


@rule("M1.1")
def test_three_to_five_seats() -> None:
    assert [GAME.start(seats).seats for seats in (3, 4, 5)] == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@rule("M1.2")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_twenty_shares_at_every_moment(case: Case) -> None:
    for state in playthrough(case).states():
        assert isinstance(state, Manila)
        owned = [sum(state.hand[ware::4]) + sum(state.pledged[ware::4]) for ware in range(4)]
        assert [state.supply[ware] + owned[ware] for ware in range(4)] == [5, 5, 5, 5]


@rule("M1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_thirty_pesos_each(seats: int) -> None:
    assert dealt(seats, 1).cash == [30] * seats


@rule("M1.4")
@pytest.mark.parametrize(("seats", "accomplices"), [(3, 4), (4, 3), (5, 3)])
def test_accomplices(seats: int, accomplices: int) -> None:
    """Whoever places in every round has placed all of them in the end."""
    state = table(seats)
    sail(state, ginseng=0, nutmeg=4, silk=5)
    begin(state, "place")
    while who(state) == CHANCE or asked(state) == "Placement":
        if who(state) == CHANCE:
            state.chance(fast(1))
        else:
            assert max(state.spaces.count(seat) for seat in range(seats)) <= accomplices
            before = list(state.spaces)
            act(state, who(state), offers(state, "place")[0])
    assert [before.count(seat) for seat in range(seats)] == [accomplices] * (seats - 1) + [accomplices - 1]


@rule("M1.4")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_never_more_accomplices_than_there_are(case: Case) -> None:
    most = {3: 4, 4: 3, 5: 3}[case.seats]
    for state in playthrough(case).states():
        assert isinstance(state, Manila)
        assert max(state.spaces.count(seat) for seat in range(case.seats)) <= most


@rule("M1.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_secret_shares(seats: int) -> None:
    state = dealt(seats, 4)
    for seat in range(seats):
        assert (state.unpledged(seat), state.loans(seat)) == (2, 0)
        players = view(state, seat).players
        own = state.hand[4 * seat : 4 * seat + 4]
        assert [player.hand for player in players] == [own if other == seat else None for other in range(seats)]
        assert [player.shares for player in players] == [2] * seats
    assert [player.hand for player in view(state, None).players] == [None] * seats


@rule("M1.5")
def test_only_the_owner_is_told_what_was_dealt() -> None:
    state = GAME.start(3)
    state.apply(CHANCE, ("deal", JADE))
    (fact,) = state.facts
    assert fact.seen(0) == ("share_dealt", 0, JADE)
    assert fact.seen(1) == fact.seen(2) == fact.seen(None) == ("share_dealt", 0)


@rule("M1.6")
def test_dealt_from_twelve() -> None:
    left = {supply for seed in range(1000) for supply in dealt(5, seed, share_pool="twelve").supply}
    assert left == {2, 3, 4}
    assert {supply for seed in range(100) for supply in dealt(3, seed).supply} == {2, 3, 4, 5}


@rule("M1.7")
def test_dealt_from_twenty() -> None:
    left = {supply for seed in range(1000) for supply in dealt(5, seed, share_pool="twenty").supply}
    assert left >= {1, 2, 3, 4, 5}


@rule("M1.8")
@pytest.mark.parametrize(("seats", "supply"), [(3, 14), (4, 12), (5, 10)])
def test_the_supply_is_open_and_complete(seats: int, supply: int) -> None:
    state = dealt(seats, 9)
    assert sum(state.supply) == supply
    for viewer in (None, *range(seats)):
        assert view(state, viewer).supply == state.supply


@rule("M1.9")
def test_the_steps_of_the_black_market() -> None:
    state = table()
    seen = []
    for _ in range(4):
        seen.append(view(state, None).values)
        sail(state, jade=13, silk=3, nutmeg=3)
        lie(state, port="jade", yard="silk nutmeg")
        begin(state, "rise")
    seen.append(view(state, None).values)
    assert seen == [[0, 0, 0, value] for value in (0, 5, 10, 20, 30)]


@rule("M1.9")
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_no_other_value_occurs(case: Case) -> None:
    for state in playthrough(case).states():
        assert isinstance(state, Manila)
        assert set(view(state, None).values) <= {0, 5, 10, 20, 30}


@rule("M1.10")
def test_the_start_player_is_drawn() -> None:
    starts = [who(dealt(4, seed)) for seed in range(1000)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts[:50] == [who(dealt(4, seed)) for seed in range(50)]
