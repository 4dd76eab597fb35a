"""G3: wealth and secrets."""

from collections import Counter

from nassau.games.grog.cards import FROM_CLOUD, DrawChest, DrawGoal, DrawParrot
from nassau.games.grog.components import CHEST_SHIP, GOAL_SHIP, GOALS
from nassau.games.grog.goals import KeepGoal
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import Trade
from nassau.kernel.chance import fast
from tests.games.grog.table import (
    ANA,
    BEN,
    CORA,
    REFUSE,
    all_viewers,
    asked,
    at,
    bid,
    chests,
    do,
    draw,
    empty_decks,
    goal,
    goals,
    offered,
    paid,
    parrots,
    pass_on,
    refused,
    standing,
    table,
    tiles,
    tiles_of,
    view,
    visiting,
    won,
)
from tests.support.marks import rule


@rule("G3.1")
def test_coins_have_no_upper_limit() -> None:
    state = table()
    state.coins[ANA] = 18
    tiles(state, ANA, green=4)
    visiting(state, ANA, "coin2")
    do(state, ("trade", 4, 0))
    assert state.coins[ANA] == 26
    won(state, ANA, "yellow grey green orange")
    do(state, ("pay", 0, 0, 0))
    assert state.coins[ANA] == 17


@rule("G3.2")
def test_the_potential_supply_counts_three_for_each_chest_card() -> None:
    state = table()
    chests(state, ANA, 1)
    assert state.supply(ANA) == 11
    state.coins[BEN] = 6
    chests(state, BEN, 1, 3)
    assert state.supply(BEN) == 12
    state.coins[CORA] = 0
    assert state.supply(CORA) == 0
    for seat in all_viewers(state):
        assert [player.supply for player in view(state, seat).players] == [11, 12, 0]


@rule("G3.3", "G3.7")
def test_all_seats_see_the_same_coins_points_goods_crew_locks_and_numbers_of_cards() -> None:
    state = table()
    chests(state, ANA, 1, 3)
    parrots(state, BEN, "hold blue")
    goals(state, CORA, "bar", "hat")
    tiles(state, BEN, green=2)
    seen = [view(state, seat) for seat in all_viewers(state)]
    for other in seen[1:]:
        assert (other.players, other.locks, other.decks, other.sites) == (
            seen[0].players,
            seen[0].locks,
            seen[0].decks,
            seen[0].sites,
        )
    players = seen[0].players
    assert [player.chests for player in players] == [2, 0, 0]
    assert [player.parrots for player in players] == [0, 2, 0]
    assert [player.goals for player in players] == [0, 0, 2]
    assert seen[0].decks == [30, 26, 44]


@rule("G3.4")
def test_only_the_owner_sees_the_faces_of_cards() -> None:
    for step in (DrawChest(BEN, 1), DrawParrot(BEN, 1), DrawGoal(BEN, 1, 0)):
        state = table()
        state.stack.append(Trade(BEN, CHEST_SHIP, 1, 1))
        state.push(step)
        (fact,) = draw(state)
        assert [len(fact.seen(seat) or ()) for seat in (ANA, BEN, CORA, None)] == [3, 4, 3, 3]
        assert view(state, None).hand == view(table(), None).hand
        assert view(state, ANA).hand.goals == []
        own = view(state, BEN).hand
        assert sum(own.chests) + sum(own.parrots) + len(own.goals) == 1
    state = table()
    paid(state, BEN, "blue")
    do(state, ("take", at("blue sword")))
    facts = draw(state)
    facts += do(state, ("swap", state.goal_hand(BEN)[0]))
    hidden = [fact for fact in facts if fact.name in ("goal_drawn", "goal_returned")]
    assert len(hidden) == 2
    assert [fact.seen(ANA) for fact in hidden] == [("goal_drawn", BEN, FROM_CLOUD), ("goal_returned", BEN)]
    assert view(state, BEN).buried[0].place == 1
    assert view(state, ANA).buried == []


@rule("G3.5")
def test_goods_never_run_out() -> None:
    state = table()
    tiles(state, BEN, green=8)
    tiles(state, CORA, green=7)
    standing(state, ANA, "green")
    pass_before = tiles_of(state, BEN)["green"]
    do(state, ("pass",))
    assert tiles_of(state, BEN)["green"] == pass_before + 1


@rule("G3.6")
def test_empty_chest_and_parrot_decks_give_nothing_more() -> None:
    state = table()
    empty_decks(state, "parrot", "chest")
    paid(state, ANA, "green")
    do(state, ("take", at("green hat")))
    assert state.parrot_count(ANA) == 0
    assert state.coins[ANA] == 8 + 3
    for ship, good in (("parrot", "yellow"), ("chest", "blue")):
        state = table()
        empty_decks(state, "parrot", "chest")
        tiles(state, ANA, **{good: 5})
        visiting(state, ANA, ship)
        assert offered(state, "trade") == []
        assert refused(state, ("trade", 1, 0)) == "G7.10"


@rule("G3.6")
def test_spent_cards_never_come_back() -> None:
    state = table()
    chests(state, ANA, 3)
    parrots(state, ANA, "blue")
    do(state, ("turn", 1, 4), bid("blue yellow green"))
    before = state.parrot_pile.copy(), state.chest_pile.copy()
    pass_on(state)
    pass_on(state)
    assert asked(state) == "Payment"
    do(state, ("pay", 0, 0, 1))
    assert sum(before[0]) == 27
    assert sum(state.chest_pile) <= 31
    assert state.chest_pile[2] <= 9
    assert state.parrot_pile[1] <= 3


@rule("G3.8")
def test_a_seat_knows_only_the_cards_that_it_put_under_the_deck() -> None:
    state = table()
    state.goal_pile[goal("bar")] -= 1
    state.goal_pile[goal("hat")] -= 1
    state.goal_pile[goal("hook")] -= 1
    state.drawn = [goal("bar"), goal("hat"), goal("hook")]
    visiting(state, ANA, "goal")
    state.push(KeepGoal(ANA))
    do(state, ("choose", goal("hook")), ("tuck", goal("bar")))
    assert [(card.place, card.goal, card.paired) for card in view(state, ANA).buried] == [
        (2, goal("bar"), False),
        (1, goal("hat"), False),
    ]
    assert view(state, BEN).buried == []
    assert view(state, None).buried == []


@rule("G3.8")
def test_the_rejected_setup_cards_are_known_as_a_pair_only() -> None:
    state = table(2)
    for name in ("bar", "hat"):
        state.goal_pile[goal(name)] -= 1
    state.under, state.under_by = [goal("hat"), goal("bar")], [4 + ANA, 4 + ANA]
    assert all(card.paired for card in view(state, ANA).buried)
    state.goal_pile = [0] * GOALS
    drawn: Counter[int] = Counter()
    for seed in range(40):
        twin = state.copy()
        twin.stack.append(Trade(BEN, GOAL_SHIP, 1, 1))
        twin.push(DrawGoal(BEN, 1, 0))
        twin.chance(fast(seed))
        drawn[twin.goal_hand(BEN)[0]] += 1
        assert view(twin, ANA).buried == []
    assert set(drawn) == {goal("hat"), goal("bar")}


@rule("G3.9")
def test_an_empty_goal_deck_gives_nothing_more() -> None:
    state = table()
    empty_decks(state, "goal")
    goals_before = state.goals.copy()
    paid(state, ANA, "blue")
    do(state, ("take", at("blue sword")))
    assert state.goals == goals_before
    assert state.coins[ANA] == 8 + 2
    state = table()
    empty_decks(state, "goal")
    tiles(state, ANA, orange=5)
    visiting(state, ANA, "goal")
    assert offered(state, "trade") == []
    assert refused(state, ("trade", 1, 0)) == "G7.10"


def test_refusing_to_pay_shows_nothing() -> None:
    state: Grog = table()
    chests(state, ANA, 3)
    won(state, ANA, "yellow")
    (fact, *_) = do(state, REFUSE)
    assert fact.open() == ("payment_refused", ANA, 4)
