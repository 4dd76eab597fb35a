"""W8.6–W8.14: fights, losses and the end of a raid."""

import pytest

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE, Fact
from nassau.kernel.chance import fast
from tests.games.seas.table import (
    ANA,
    BEN,
    CORA,
    act,
    card,
    deal,
    draw_loot,
    give,
    has,
    refused,
    send,
    stack,
    throw,
    told,
    turn,
    view,
)
from tests.support.marks import rule

SUNK = ("pirate_sunk", "red_sunk", "both_sunk")
Die = tuple[int, int, int, int]


def raid(*dice: Die, ruler: str = "1") -> tuple[Seas, list[Fact]]:
    """Ben has raided as one of two captains, and the dice have landed as given."""
    state = turn("captain", alone=False, ruler_mm=ruler)
    sail(state, *dice)
    return state, throw(state, *dice)


def sail(state: Seas, *dice: Die) -> None:
    colours = [die[0] for die in dice]
    name = f"Spain {colours.count(RED)}"
    deal(state, BEN, name)
    act(state, BEN, ("raid", card(name)))
    while stack(state) == "Send":
        seat = state.pending[0]
        send(state, colours.count(seat))


@rule("W8.6")
def test_the_closest_red_and_pirate_ship_fight() -> None:
    _, facts = raid((BEN, 2, 1000, 1000), (CORA, 3, 1160, 1000), (RED, 5, 1560, 1000))
    assert told(facts, *SUNK)[0] == ("pirate_sunk", CORA, 3, 5, 40, -1, 2, 1)
    _, facts = raid((RED, 2, 1000, 1000), (RED, 3, 1160, 1000), (BEN, 5, 1560, 1000))
    assert told(facts, *SUNK)[0] == ("red_sunk", BEN, 5, 3, 40, -1, 1, 2)


@rule("W8.7")
def test_the_higher_number_sinks_the_lower_and_fights_on() -> None:
    state, facts = raid((RED, 5, 1000, 1000), (BEN, 3, 1200, 1000), (CORA, 4, 1000, 1300))
    assert [fact[:4] for fact in told(facts, *SUNK)] == [("pirate_sunk", BEN, 3, 5), ("pirate_sunk", CORA, 4, 5)]
    assert (state.xs[0], state.ys[0], state.faces[0], state.hits[0]) == (1000, 1000, 5, 0)
    _, facts = raid((BEN, 6, 1000, 1000), (RED, 4, 1200, 1000), (RED, 2, 1000, 1300))
    assert [fact[:4] for fact in told(facts, *SUNK)] == [("red_sunk", BEN, 6, 4), ("red_sunk", BEN, 6, 2)]


@rule("W8.8")
def test_equal_numbers_sink_both() -> None:
    state, facts = raid((RED, 4, 1000, 1000), (BEN, 4, 1200, 1000))
    assert told(facts, *SUNK) == [("both_sunk", BEN, 4, 4, 20, -1, 0, 1)]
    assert state.hits == [1, 1]
    assert view(state).chart.fights[0].sunk == 2


@rule("W8.9")
@pytest.mark.parametrize("seed", range(30))
def test_a_battle_goes_on_until_one_side_is_gone(seed: int) -> None:
    state = turn("captain", seats=2)
    deal(state, BEN, "Spain 3")
    act(state, BEN, ("raid", card("Spain 3")))
    send(state, 5, 4)
    source = fast(seed)
    while len(state.xs) < 12:
        state.chance(source)
    while stack(state) == "Battle":
        act(state, BEN, state.legal(BEN)[0])
    red = [die for die in range(12) if state.colours[die] == RED and not state.hits[die]]
    pirates = [die for die in range(12) if state.colours[die] != RED and not state.hits[die]]
    assert not red or not pirates
    readings = state.fights[2::3]
    assert readings == sorted(readings)


@rule("W8.10")
def test_the_captain_decides_among_equally_close_pairs_of_one_ship() -> None:
    state, facts = raid((RED, 5, 1000, 1000), (BEN, 6, 1300, 1000), (CORA, 3, 1000, 1300))
    assert not told(facts, *SUNK)
    assert (stack(state), state.pending) == ("Battle", (BEN,))
    assert state.legal(BEN) == [("fight", 0, 1), ("fight", 0, 2)]
    assert view(state, CORA).chart.tied == [[0, 1], [0, 2]]
    refused(state, BEN, ("fight", 1, 2), "W8.10")
    refused(state, CORA, ("fight", 0, 1), "K1.1")
    facts = act(state, BEN, ("fight", 0, 2))
    assert [fact[0] for fact in told(facts, *SUNK)] == ["pirate_sunk", "red_sunk"]


@rule("W8.11")
def test_nobody_is_asked_about_pairs_that_share_no_ship() -> None:
    dice = ((BEN, 3, 500, 500), (RED, 2, 2000, 2000), (RED, 4, 720, 500), (CORA, 5, 2220, 2000))
    state, facts = raid(*dice)
    assert [fact[4:] for fact in told(facts, *SUNK)][:2] == [(22, -1, 1, 3), (22, -1, 2, 0)]
    assert state.hits[:3] == [1, 1, 1]
    other, _ = raid(dice[0], dice[2], dice[1], dice[3])
    assert other.ships == state.ships


@rule("W8.11")
def test_an_undisputed_pair_fights_before_the_question() -> None:
    state, facts = raid(
        (RED, 5, 1000, 1000),
        (BEN, 6, 1300, 1000),
        (CORA, 3, 1000, 1300),
        (RED, 2, 2000, 2000),
        (CORA, 2, 2000, 2300),
    )
    assert [fact[4:] for fact in told(facts, *SUNK)] == [(30, -1, 3, 4)]
    assert state.legal(BEN) == [("fight", 0, 1), ("fight", 0, 2)]


@rule("W8.5", "W8.10")
def test_tenths_of_a_millimetre_make_ties_rarer() -> None:
    dice = ((RED, 5, 1000, 1000), (BEN, 6, 1305, 1000), (CORA, 3, 1000, 1301))
    state, _ = raid(*dice)
    assert stack(state) == "Battle"
    state, facts = raid(*dice, ruler="tenth")
    assert told(facts, *SUNK) == [("pirate_sunk", CORA, 3, 5, 30, 1, 0, 2), ("red_sunk", BEN, 6, 5, 30, 5, 0, 1)]
    assert [(fight.mm, fight.tenths) for fight in view(state).chart.fights] == [(30, 1), (30, 5)]


@rule("W8.12")
@pytest.mark.parametrize("won", [True, False])
def test_sunk_ships_bring_yin_yang_however_the_raid_ends(won: bool) -> None:
    state = turn("captain", alone=False)
    give(state, BEN, ships=9)
    dice: list[Die] = [(RED, 5, 1000, 1000), (RED, 4, 2600, 2600), (BEN, 3, 1200, 1000), (BEN, 4, 1000, 1300)]
    if won:
        dice.append((BEN, 6, 1000, 2000))
    sail(state, *dice)
    facts = throw(state, *dice)
    assert [fact.name for fact in facts if fact.name.startswith("raid")] == ["raid_won" if won else "raid_lost"]
    has(state, BEN, ships=7, reserve=3, yin_yang=2)


@rule("W8.13")
def test_a_raid_is_won_even_if_the_last_pirate_sinks_too() -> None:
    state, facts = raid((RED, 6, 1000, 1000), (BEN, 6, 1200, 1000))
    assert told(facts, "raid_won") == [("raid_won", 0)]
    assert not told(facts, "loot_drawn", "raid_lost")
    assert stack(state) == "Captain"


@rule("W8.14")
def test_a_lost_raid_brings_no_loot_and_uses_up_the_card() -> None:
    state, facts = raid((RED, 6, 1000, 1000), (BEN, 5, 1200, 1000))
    assert told(facts, "raid_lost") == [("raid_lost", 1)]
    assert sum(state.loot) == 60
    assert state.played == [card("Spain 1")]
    assert state.pile[card("Spain 1")] + sum(state.hands[card("Spain 1") :: 30]) == 0


def test_survivors_of_a_won_raid_draw() -> None:
    state, facts = raid((RED, 1, 1000, 1000), (BEN, 5, 1200, 1000), (ANA, 5, 2000, 2000))
    assert told(facts, "raid_won") == [("raid_won", 2)]
    assert (stack(state), state.pending) == ("DrawLoot", (CHANCE,))
    draw_loot(state, "talisman", "talisman")
    assert state.talismans == [1, 1, 0]
