"""Bots of every level in every game: legal, reproducible, and limited to the information of their seat."""

import random

import pytest

from nassau import bots, games
from nassau.bots.match import decisions, match, play, win_share
from nassau.kernel import BadSetup
from tests.support.random_positions import position

INSTANT = [(name, level) for name in games.ALL for level in bots.levels(games.load(name)) if level in bots.INSTANT]
SEARCHING = [(name, "captain@3") for name in games.ALL]
EVERY = [*INSTANT, *(pytest.param(*bot, marks=pytest.mark.slow) for bot in SEARCHING)]
WORLDS = 4


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_bot_plays_a_game_to_its_end_at_every_table_size(name: str, level: str) -> None:
    game = games.load(name)
    for seats in game.seats:
        players = [bots.load(level, game)] * seats
        assert play(game, players, {}, "1").over


@pytest.mark.parametrize(("name", "level"), INSTANT)
def test_a_bot_plays_with_every_option(name: str, level: str) -> None:
    game = games.load(name)
    for option in game.options.values():
        for value in option.values:
            assert play(game, [bots.load(level, game)] * game.seats[-1], {option.id: value}, "2").over


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_the_same_seed_gives_the_same_game(name: str, level: str) -> None:
    game = games.load(name)
    players = [bots.load(level, game)] * game.seats[0]
    assert play(game, players, {}, "3").key() == play(game, players, {}, "3").key()


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_bot_decides_the_same_in_every_imagined_world(name: str, level: str) -> None:
    game = games.load(name)
    bot = bots.load(level, game)
    searching = (name, level) not in INSTANT
    players = [bots.load("landlubber", game) if searching else bot] * game.seats[-1]
    for number, (state, seat, _) in enumerate(decisions(game, players, {}, "4")):
        if searching and number % 9:
            continue  # search is slow
        chosen = bots.ask(bot, state, seat, random.Random(number))
        for world in range(WORLDS):
            other = state.imagine(seat, random.Random(world))
            assert bots.ask(bot, other, seat, random.Random(number)) == chosen


def test_think_gives_worlds_that_look_the_same_to_the_seat() -> None:
    game = games.load("manila")
    state, seat, _ = next(decisions(game, [bots.load("landlubber", game)] * 5, {}, "5"))
    think = bots.Think(random.Random(1), lambda rng: state.imagine(seat, rng))
    worlds = [think.imagine() for _ in range(20)]
    assert all(world.view(seat) == state.view(seat) for world in worlds)
    assert len({world.key() for world in worlds}) > 1


@pytest.mark.parametrize("name", games.ALL)
def test_an_unknown_level_is_named_with_those_there_are(name: str) -> None:
    game = games.load(name)
    with pytest.raises(BadSetup, match=r"there is no bot 'kraken'.*landlubber"):
        bots.load("kraken", game)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, level in INSTANT if level == "sailor"])
def test_a_sailor_beats_landlubbers(name: str) -> None:
    """A small sample of what docs/results/sailors.md measures."""
    game = games.load(name)
    players = [bots.load(level, game) for level in ("sailor", "landlubber", "landlubber", "landlubber")]
    played = list(match(game, players, 40, 6, {}))
    assert win_share(sum(wins[0] for wins, _ in played), len(played)).low >= 0.75


def test_everybody_sits_in_every_seat_equally_often_and_wins_add_up() -> None:
    game = games.load("manila")
    players = [bots.load("landlubber", game)] * 3
    played = list(match(game, players, 6, 7, {}))
    assert [sum(wins) for wins, _ in played] == pytest.approx([1] * 6)
    assert played == list(match(game, players, 6, 7, {}))


@pytest.mark.parametrize(
    ("wins", "games_played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (300, 400, 0.7053, 0.7899)],
)
def test_win_share_has_wilsons_interval(wins: int, games_played: int, low: float, high: float) -> None:
    share = win_share(wins, games_played)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("name", games.ALL)
def test_a_deckhand_chooses_sensible_options_at_random(name: str) -> None:
    """Its choices vary with the seed, and all are near the best rating or the policy's own choice."""
    game = games.load(name)
    state, seat = position(game, game.seats[-1], 5)
    legal, rules = state.legal(seat), game.heuristic
    world = state.imagine(seat, random.Random(0))
    points = [sum(terms.values()) for terms in rules.terms(world, seat, legal)]
    deckhand = bots.load("deckhand", game)
    chosen = {bots.ask(deckhand, state, seat, random.Random(seed)) for seed in range(12)}
    far = [legal[index] for index in range(len(legal)) if points[index] < max(points) - 30 * rules.rating_scale()]
    assert chosen <= set(legal)
    assert not chosen & (set(far) - {rules.policy(world, seat, legal)})
