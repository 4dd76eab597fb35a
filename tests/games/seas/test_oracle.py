"""Random battles, sales and whirlpools agree with the reference implementation."""

import random
from decimal import Decimal

import pytest

from nassau.games.seas.components import PRICES, RED
from nassau.games.seas.state import Seas
from nassau.kernel import CHANCE
from nassau.kernel.chance import fast
from tests.games.seas.oracle import Outcome, Ship, battle, fleet_after, hits_of_whirlpool, sale
from tests.games.seas.table import ANA, act, card, deal, give, load, play, send, stack, told, turn

RULER = {"1": Decimal(1), "tenth": Decimal("0.1")}


def ships_on_chart(state: Seas) -> list[Ship]:
    dice = zip(state.colours, state.faces, state.xs, state.ys, strict=True)
    return [
        Ship(number, "red" if colour == RED else str(colour), face, Decimal(x) / 10, Decimal(y) / 10)
        for number, (colour, face, x, y) in enumerate(dice)
    ]


def raid(seed: int, ruler: str) -> Seas:
    """A thrown raid of random size, before the battle."""
    rng = random.Random(seed)
    seats = rng.choice([2, 3, 4])
    state = turn("captain", ANA, seats=seats, alone=False, ruler_mm=ruler)
    for seat in range(seats):
        give(state, seat, ships=rng.randint(1, 10), unsinkables=rng.choice([0, 0, 1, 3]))
    name = f"Spain {rng.randint(1, 4)}"
    deal(state, ANA, name)
    act(state, ANA, ("raid", card(name)))
    send(state, rng.choice(state.legal(ANA)[1:])[1])
    while stack(state) == "Send":
        send(state, rng.choice(state.legal(state.pending[0]))[1])
    return state


@pytest.mark.parametrize("ruler", ["1", "tenth"])
@pytest.mark.parametrize("seed", range(60))
def test_battles_go_as_the_oracle_tells(seed: int, ruler: str) -> None:
    state = raid(seed, ruler)
    before, source, rng = state.ships.copy(), fast(seed), random.Random(seed)
    facts = []
    while sum(state.waiting):
        state.chance(source)
        facts += state.facts
    teller = battle(ships_on_chart(state), RULER[ruler])
    outcome: Outcome | None = None
    try:
        tied = next(teller)
        while True:
            assert state.legal(ANA) == [("fight", *pair) for pair in tied]
            choice = rng.choice(tied)
            facts += act(state, ANA, ("fight", *choice))
            tied = teller.send(choice)
    except StopIteration as stop:
        outcome = stop.value
    assert outcome is not None
    check_battle(state, outcome, ruler)
    check_fleets(state, outcome, before)
    assert bool(told(facts, "raid_won")) == outcome.won


def check_battle(state: Seas, outcome: Outcome, ruler: str) -> None:
    fights = [tuple(state.fights[place : place + 3]) for place in range(0, len(state.fights), 3)]
    assert fights == [(duel.red, duel.pirate, int(duel.distance / RULER[ruler])) for duel in outcome.duels]
    sunk = {number for duel in outcome.duels for number in duel.sunk}
    assert sunk == {die for die, hit in enumerate(state.hits) if hit}


def check_fleets(state: Seas, outcome: Outcome, before: list[int]) -> None:
    for owner, lost in outcome.sunk.items():
        seat = int(owner)
        ships, yin_yang = fleet_after(before[seat], lost, state.unsinkables[seat])
        assert state.ships[seat] == ships
        assert state.yin_yang[seat] == yin_yang
    drawn = 60 - sum(state.loot)
    assert drawn == 0  # the battle itself draws nothing
    first = [state.pending, stack(state)]
    if outcome.won and any(outcome.survivors.values()):
        assert first == [(CHANCE,), "DrawLoot"]


@pytest.mark.parametrize("seed", range(60))
def test_whirlpools_hit_whom_the_oracle_tells(seed: int) -> None:
    rng, source = random.Random(seed), fast(seed)
    state = turn("shaman", ANA, seats=4, alone=False)
    for seat in range(4):
        give(state, seat, ships=rng.randint(0, 4 if seed % 2 else 10))
    deal(state, ANA, "whirlpool")
    act(state, ANA, play("whirlpool"))
    while sum(state.waiting):
        state.chance(source)
    ships = ships_on_chart(state)
    red = next(ship for ship in ships if ship.owner == "red")
    sure, tied, left = hits_of_whirlpool(red, [ship for ship in ships if ship is not red], Decimal(1))
    chosen: set[int] = set()
    while stack(state) == "Whirlpool":
        assert {die for _, die in state.legal(ANA)} == set(tied) - chosen
        action = rng.choice(state.legal(ANA))
        chosen.add(action[1])
        act(state, ANA, action)
    hit = {die for die, flag in enumerate(state.hits) if flag}
    assert set(sure) <= hit <= set(sure) | set(tied)
    assert chosen <= hit
    assert len(hit) == len(sure) + left


@pytest.mark.parametrize("harbour", range(7))
def test_sales_bring_what_the_oracle_tells(harbour: int) -> None:
    for rum in range(5):
        for coffee in range(5):
            for fruit in range(5):
                state = turn("merchant", ANA, alone=False)
                state.harbour = harbour
                give(state, ANA, ships=10, chambers=10, chests=0)
                load(state, ANA, rum, coffee, fruit)
                for good, count in enumerate((rum, coffee, fruit)):
                    if count:
                        act(state, ANA, ("offer", good, count))
                assert state.chests[ANA] == sale((rum, coffee, fruit), PRICES[harbour])
