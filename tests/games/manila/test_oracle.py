"""Whole voyages, played by the engine and retold by the oracle at the same time: both must offer and do the same."""

import random
from collections import Counter

import pytest

from nassau import games
from nassau.games.manila.state import Manila
from nassau.kernel import CHANCE, Action
from tests.games.manila.oracle import Ask, Chart, Told, fortune, voyage
from tests.games.manila.table import begin, table

VOYAGES = 600
"""Voyages in each of the batches below; more of them find nothing new."""

RARE = ("pushed_out", "boarded", "became_captain", "plundered", "stowed_away", "sat_out", "repairs_due", "share_bought",
        "pilot_steered", "office_kept", "loan_settled", "yard_paid")  # fmt: skip


def random_table(rng: random.Random) -> Manila:
    """Any number of seats, any options, any shares and loans, and rather little money."""
    options = {option.id: rng.choice(option.values) for option in games.load("manila").options.values()}
    state = table(rng.randint(3, 5), **options)
    state.voyage = rng.choice((1, 2, 2))
    state.master = rng.randrange(state.seats)
    state.cash = [rng.choice((0, 1, 2, 3, 5, rng.randint(0, 40))) for _ in range(state.seats)]
    if state.voyage == 1:
        state.cash[state.master] += 1
    state.market = [rng.randint(0, 3) for _ in range(4)]
    for _ in range(rng.randint(0, 20)):
        ware, seat = rng.randrange(4), rng.randrange(state.seats)
        if state.supply[ware]:
            state.supply[ware] -= 1
            rng.choice((state.hand, state.pledged, state.pledged))[4 * seat + ware] += 1
    return state


def chart_of(state: Manila) -> Chart:
    chart = Chart(state.seats, state.options)
    chart.first_voyage = state.voyage == 1
    chart.master, chart.cash = state.master, list(state.cash)
    chart.supply, chart.market = list(state.supply), list(state.market)
    chart.hand = [state.hand[4 * seat : 4 * seat + 4] for seat in range(state.seats)]
    chart.pledged = [state.pledged[4 * seat : 4 * seat + 4] for seat in range(state.seats)]
    return chart


def choose(state: Manila, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """At random, but with few loans, full punts, many pirates, and dice that like the 13."""
    if seat == CHANCE:
        route = state.load.index(legal[0][1])
        lucky = [action for action in legal if state.wave[route] + action[2] == 13]
        return rng.choice(lucky) if lucky and rng.random() < 0.4 else rng.choice(legal)
    for timid, often in ((("pledge", "repay"), 0.9), (("decline", "stay", "rest", "skip"), 0.7)):
        bold = [action for action in legal if action[0] not in timid]
        legal = bold if bold and rng.random() < often else legal
    crowd = [action for action in legal if action[0] == "place" and (action[1] in (19, 20) or action[1] < 6)]
    if crowd and rng.random() < 0.4:
        return rng.choice(crowd)
    verb = rng.choice(sorted({action[0] for action in legal}))
    return rng.choice([action for action in legal if action[0] == verb])


def same_position(state: Manila, chart: Chart) -> bool:
    at_sea = {state.load[route]: state.wave[route] for route in state.at_sea() if state.load[route] >= 0}
    return state.cash == chart.cash and {ware: at_sea[ware] for ware in chart.wave} == chart.wave


def play(state: Manila, chart: Chart, rng: random.Random, seen: Counter[str]) -> None:
    begin(state, "auction")
    start, teller = state.voyage, voyage(chart)
    ask = next(teller)
    while state.voyage == start and not state.over:
        seat, allowed = ask
        legal = state.legal(seat)
        assert state.pending == (seat,)
        assert set(legal) == allowed
        assert same_position(state, chart)
        action = choose(state, seat, legal, rng)
        state.apply(seat, action)
        seen.update(fact.name for fact in state.facts)
        ask = next_ask(teller, action)
    assert ask == (-2, set())


def next_ask(teller: Told, action: Action) -> Ask:
    try:
        return teller.send(action)
    except StopIteration:
        return -2, set()


@pytest.mark.parametrize("batch", range(6))
def test_the_engine_and_the_retelling_agree(batch: int) -> None:
    rng, seen = random.Random(f"voyages {batch}"), Counter[str]()
    for _ in range(VOYAGES):
        state = random_table(rng)
        chart = chart_of(state)
        play(state, chart, rng, seen)
        assert (state.over, state.master, state.cash) == (chart.over, chart.master, chart.cash)
        assert (state.market, state.supply) == (chart.market, chart.supply)
        assert state.hand == [count for hand in chart.hand for count in hand]
        assert state.pledged == [count for pile in chart.pledged for count in pile]
        assert state.scores() == [fortune(chart, seat) for seat in range(state.seats)]
    assert not [name for name in RARE if not seen[name]]
