"""The search itself: repeatable, anytime, fair to what is hidden, and better than a rule of thumb where that errs."""

import random
from itertools import count

import pytest

from nassau import bots, games
from nassau.bots.search.ismcts import Search, shares_of_win
from nassau.bots.search.racing import FIELD, JOINING, SURE, TRUSTED, WARM_UP, WORTHWHILE, Race, difference
from nassau.bots.search_bot import Captain
from nassau.games.grog.components import GOALS
from nassau.games.grog.sites import GOAL_VALUE, SAME_TYPE
from nassau.games.grog.state import Grog
from nassau.games.port_royal.components import GREEN
from nassau.games.seas.components import TAKE_BACK
from nassau.games.seas.heuristic_outlook import BATTLES
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE, Action, BadSetup, Game, State
from nassau.kernel.chance import fast
from nassau.kernel.heuristic import Heuristic


def position(game: Game, seats: int, decisions: int, seed: int = 1) -> tuple[State, int]:
    """A position after some random decisions, with more than one option."""
    state, dice, rng = game.start(seats), fast(seed), random.Random(seed)
    for number in count():
        state.settle(dice)
        seat = state.pending[0]
        if number >= decisions and len(state.legal(seat)) > 1:
            return state, seat
        state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError


def search(
    state: State, seat: int, rules: Heuristic | None = None, seed: int = 1, hunch: Action | None = None
) -> Search:
    rng = random.Random(seed)
    rules = rules or state.game.heuristic
    return Search(rules, seat, state.legal(seat), lambda: state.imagine(seat, rng), rng, hunch)


@pytest.mark.parametrize("name", games.ALL)
def test_the_same_numbers_give_the_same_thoughts(name: str) -> None:
    state, seat = position(games.load(name), games.load(name).seats[-1], 9)
    first, second = search(state, seat), search(state, seat)
    first.run(60, lambda: True)
    second.run(30, lambda: True)
    second.run(30, lambda: True)
    thoughts = [(prospect.action, prospect.visits, prospect.payoff) for prospect in first.prospects()]
    assert thoughts == [(prospect.action, prospect.visits, prospect.payoff) for prospect in second.prospects()]
    assert sum(visits for _, visits, _ in thoughts) == first.iterations == second.iterations


@pytest.mark.parametrize("name", games.ALL)
def test_rules_of_thumb_answer_at_every_decision(name: str) -> None:
    game = games.load(name)
    rules, lot = game.heuristic, random.Random(2).random
    state, dice = game.start(game.seats[0]), fast(2)
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
            continue
        legal = state.legal(seat)
        assert len(rules.rate(state, seat, legal)) == len(legal)
        assert len(rules.evaluate(state)) == state.seats
        assert rules.decisive_lead(state) > 0
        state.apply(seat, rules.rollout_action(state, seat, lot))


@pytest.mark.parametrize("name", games.ALL)
def test_what_is_hidden_does_not_change_a_decision(name: str) -> None:
    """The same random numbers in another world that looks the same to the seat: the same thoughts to the last digit."""
    game = games.load(name)
    for decisions in (4, 25, 60):
        state, seat = position(game, game.seats[-1], decisions)
        first = search(state, seat)
        first.run(60, lambda: True)
        for world in range(2):
            other = search(state.imagine(seat, random.Random(world)), seat)
            other.run(60, lambda: True)
            assert [(one.action, one.visits, one.payoff) for one in other.prospects()] == [
                (one.action, one.visits, one.payoff) for one in first.prospects()
            ]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ALL)
def test_prospects_are_told_best_first(name: str) -> None:
    """Nothing is told to be better than the best, though another option may have run in luckier heats."""
    game = games.load(name)
    for decisions in (4, 25, 40):
        state, seat = position(game, game.seats[-1], decisions)
        thinking = search(state, seat)
        thinking.run(400, lambda: True)
        best, *others = thinking.prospects()
        assert best.action == thinking.best()
        tried = [other.payoff for other in others if other.visits >= WARM_UP]
        assert tried == sorted(tried, reverse=True)
        assert all(0.0 <= other.payoff <= best.payoff for other in others)


def test_any_game_can_be_searched_without_rules_of_its_own() -> None:
    state, seat = position(games.load("manila"), 3, 5)
    plain = search(state, seat, Heuristic())
    plain.run(40, lambda: True)
    assert plain.best() in state.legal(seat)


def test_the_state_is_left_alone() -> None:
    state, seat = position(games.load("rum"), 3, 20)
    key = state.key()
    search(state, seat).run(40, lambda: True)
    assert state.key() == key


def test_before_the_first_iteration_the_hunch_is_best() -> None:
    state, seat = position(games.load("manila"), 3, 5)
    hunch = state.legal(seat)[-1]
    idle = search(state, seat, hunch=hunch)
    idle.run(100, lambda: False)
    assert idle.best() == hunch
    assert idle.iterations == 0


def test_simultaneous_choices_do_not_see_each_other() -> None:
    """Below the root there is one node for each own choice, whatever the others chose."""
    game = games.load("grog")
    state, dice = game.start(4), fast(3)
    state.settle(dice)
    assert len(state.pending) == 4
    seat = 0
    together = search(state, seat)
    together.run(80, lambda: True)
    assert not together.root.sides  # the own options race, and rules of thumb choose for the others
    assert set(together.root.after) <= set(state.legal(seat))


def test_battles_are_counted_exactly() -> None:
    """Die Piraten der Weltmeere: one against one is won and lost in 15 of 36 throws each, and both sink in 6."""
    assert BATTLES[1][1] == pytest.approx((15 / 36, 21 / 36))
    assert BATTLES[0][3] == (3.0, 0.0)
    assert BATTLES[2][0] == (0.0, 0.0)
    assert BATTLES[1][2] == pytest.approx((15 / 36 * 15 / 36 + 6 / 36 + 2 * 15 / 36, 15 / 36 * 57 / 36 + 6 / 36))


def test_roles_that_lie_face_down_are_believed_to_make_sense() -> None:
    """Die Piraten der Weltmeere: whoever cannot raid has hardly chosen to raid; what is known stays as it is."""
    game = games.load("seas")
    state, dice = game.start(3), fast(5)
    state.settle(dice)
    for seat, role in ((0, 0), (1, 2), (2, 3)):
        state.apply(seat, ("choose", role))
    assert isinstance(state, Seas)
    before = state.copy()
    state.hands = [0] * len(state.hands)
    game.heuristic.bias_world(state, 0, random.Random(1).random)
    assert state.chosen[0] == before.chosen[0]
    for seat in (1, 2):
        assert state.calling < state.chosen[seat]
        assert state.chosen[seat] not in TAKE_BACK  # these play cards from hand
    before.chosen, before.hands = state.chosen, state.hands
    assert state.key() == before.key()


def test_goals_are_believed_to_fit_what_was_built() -> None:
    """Grog Island: two crew on dear buildings of a type were hardly sent there for nothing; no card comes or goes."""
    game = games.load("grog")
    state, seat = position(game, 3, 12)
    assert isinstance(state, Grog)
    rival, kind = (seat + 1) % 3, GOAL_VALUE.index(4)
    for site in SAME_TYPE[kind]:
        state.sites[site] = rival
    before = [state.goals[GOALS * seat + number] for number in range(GOALS)]
    held, rng = 0, random.Random(3)
    for _ in range(50):
        world = state.imagine(seat, rng)
        cards = sum(world.goals), [sum(world.goals[number::GOALS], world.goal_pile[number]) for number in range(GOALS)]
        game.heuristic.bias_world(world, seat, rng.random)
        held += world.goals[GOALS * rival + kind] > 0
        assert world.goals[GOALS * seat : GOALS * (seat + 1)] == before
        assert cards == (
            sum(world.goals), [sum(world.goals[number::GOALS], world.goal_pile[number]) for number in range(GOALS)]
        )  # fmt: skip
    assert held >= 45


@pytest.mark.parametrize("rules", [None, Heuristic()], ids=["own", "any"])
def test_a_win_at_hand_is_taken(rules: Heuristic | None) -> None:
    """Port Royal: with 19 points a green wheel wins at once."""
    game = games.load("port_royal")
    state, seat = position(game, 2, 0)
    while type(state.stack[-1]).__name__ != "Taking":
        state, seat = position(game, 2, 0) if state.over else one_on(state)
    data = state.dump()
    data["table"]["points"][seat] = 19
    data["table"]["wheels"][GREEN] = 3
    thinking = search(game.load(data), seat, rules)
    thinking.run(150, lambda: True)
    assert thinking.best() == ("wheel", GREEN)
    assert thinking.prospects()[0].payoff > 0.8


def one_on(state: State) -> tuple[State, int]:
    """The next decision, after the first option of this one."""
    state.apply(state.pending[0], state.legal(state.pending[0])[0])
    dice = fast(4)
    state.settle(dice)
    return state, state.pending[0]


def test_rules_of_thumb_know_a_full_board() -> None:
    """Port Royal: with all pieces laid there is no further one to hope for."""
    game = games.load("port_royal")
    data = position(game, 2, 0)[0].dump()
    data["table"]["ships"] = [0] * 6
    data["table"]["wheels"] = [3] * 5
    state = game.load(data)
    seat = state.pending[0]
    assert len(game.heuristic.rate(state, seat, [("roll",), ("stop",)])) == 2


def test_a_captain_stops_when_nobody_waits() -> None:
    game = games.load("manila")
    state, seat = position(game, 3, 5)
    asked = iter([True] * 20 + [False] * 1000)
    captain = Captain(game, 3600.0, None, None)
    chosen = bots.ask(captain, state, seat, random.Random(1), lambda: next(asked))
    assert chosen in state.legal(seat)
    assert len(list(asked)) > 900


@pytest.mark.parametrize(("name", "asked"), [("manila", True), ("port_royal", False)])
def test_a_captain_begins_with_the_sailors_choice_unless_its_own_rating_is_better(name: str, asked: bool) -> None:
    game = games.load(name)
    state, seat = position(game, 3, 5)
    legal, rules = state.legal(seat), game.heuristic
    rated = rules.rate(state, seat, legal)
    assert min(rated) < max(rated)
    worst = legal[rated.index(min(rated))]

    class Odd:
        def decide(self, seat: int, view: object, legal: list[Action], think: bots.Think) -> Action:
            return worst

    chosen = bots.ask(Captain(game, 1.0, 1, Odd()), state, seat, random.Random(1))
    assert chosen == (worst if asked else legal[rated.index(max(rated))])


def test_options_that_are_clearly_behind_drop_out_until_one_is_left() -> None:
    race = Race([("a",), ("b",), ("c",)])
    rng = random.Random(1)
    while not race.settled():
        if race.fresh():
            luck = rng.random()
        race.finish(luck + {"a": 0.0, "b": 0.3, "c": -0.1}[race.turn().action[0]] + 0.1 * rng.random())
    assert race.best().action == ("b",)
    assert race.heat <= WARM_UP  # luck is common to all, so it takes no longer


def test_without_proof_the_first_option_is_trusted() -> None:
    race = Race([("a",), ("b",)])
    rng = random.Random(2)
    for _ in range(40):
        race.finish(rng.random())
    first, second = race.runners
    assert first.mean() != second.mean()
    ahead, error = difference(second, first)
    assert race.best() is (second if ahead > TRUSTED * error + WORTHWHILE else first)


def test_nobody_thinks_on_about_options_that_make_no_difference() -> None:
    race = Race([("a",), ("b",)])
    rng = random.Random(3)
    while not race.settled():
        if race.fresh():
            luck = rng.random()
        race.finish(luck + 0.001 * rng.random())
    assert race.best().action == ("a",)
    assert race.heat <= 2 * SURE


def test_options_that_promise_less_join_later() -> None:
    race = Race([("a", number) for number in range(FIELD + 2)])
    assert len(race.runners) == FIELD
    for _ in range(FIELD * (2 * JOINING)):
        race.finish(0.5)
    assert [runner.since for runner in race.runners[FIELD:]] == [JOINING]
    assert race.runners[FIELD].payoffs


def test_iterations_are_a_whole_number_and_only_for_search() -> None:
    game = games.load("manila")
    for level in ("sailor@5", "captain@", "captain@0", "captain@x"):
        with pytest.raises(BadSetup, match="iterations"):
            bots.load(level, game)


def test_shares_of_a_win_add_up_and_follow_the_lead() -> None:
    even, ahead = shares_of_win([5.0, 5.0, 5.0, 5.0], 3.0), shares_of_win([8.0, 5.0], 3.0)
    assert even == [0.25] * 4
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] / ahead[1] == pytest.approx(3.0, rel=0.01)
