"""What each seat may know of a game of Um Rum & Ehre, the worlds it must consider possible, and where options lie."""

from __future__ import annotations

import random
from typing import TypeVar

from nassau.games.rum.brawl import Column
from nassau.games.rum.chest import Scorpion, sting
from nassau.games.rum.components import (
    ALLEYS,
    FACES,
    FIRST_DARK,
    FIRST_GOOD,
    FIRST_RENDEZVOUS,
    NOBODY,
    NOTHING,
    NOWHERE,
    SCORPION_PLACE,
    STACKS,
)
from nassau.games.rum.dice import Drink, Throw
from nassau.games.rum.moving import Turn, dark_fee, other_end
from nassau.games.rum.scoring import honour
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Bout, Invitation, Tavern
from nassau.games.rum.view_types import Drinking, Fighting, Moving, Plan, Player, Rolling, Row, Stinging, View
from nassau.kernel import Action, Step

S = TypeVar("S", bound=Step[Rum])


def view(state: Rum, seat: int | None) -> View:
    drawer = find(state, Turn)
    own = drawer is not None and drawer.seat == seat
    return View(
        round=state.round,
        start=state.start,
        captain=state.captain,
        plan=plan(state),
        alleys=state.alleys.copy(),
        targets=targets(state),
        players=[player(state, other, state.over or other == seat) for other in range(state.seats)],
        open=state.open.copy(),
        stacks=[state.height(stack) for stack in range(STACKS)],
        barrels=state.barrels(),
        ship=[Row(*row) for row in zip(state.rows, state.left, state.right, strict=True)],
        out=state.out.copy(),
        on_flag=[] if seat is None else state.on_flag(seat),
        under_flag=[] if seat is None else state.tokens(seat),
        drawn=state.drawn if own else NOTHING,
        moving=moving(state),
        drinking=drinking(state),
        stinging=stinging(state),
        fighting=fighting(state),
        rolling=rolling(state),
        scores=state.scores() if state.over else None,
        honour=[honour(state.tokens(other)) for other in range(state.seats)] if state.over else None,
    )


def player(state: Rum, seat: int, open_flag: bool) -> Player:
    rendezvous = state.on_flag(seat)
    return Player(
        supply=state.supply[seat],
        hiring=state.hiring[seat],
        rum=state.rum[seat],
        flag=len(rendezvous),
        coins=state.coins[seat] if open_flag else None,
        rendezvous=rendezvous if open_flag else None,
        tokens=state.tokens(seat) if open_flag else None,
    )


def plan(state: Rum) -> Plan:
    town = state.town
    return Plan(
        tiles=[laid // 4 + 1 for laid in state.laid],
        turns=[laid % 4 for laid in state.laid],
        near=town.near,
        far=town.far,
        length=town.length,
    )


def targets(state: Rum) -> list[int]:
    """Every dark alley leads to its own field, if the captain can get out by another."""
    found = [NOWHERE] * ALLEYS
    if state.captain == NOWHERE:
        return found
    for alley in state.town.streets[state.captain]:
        found[alley] = other_end(state, alley)
    if state.town.darks[state.captain]:
        found[FIRST_DARK:] = state.town.near[FIRST_DARK:]
    return found


def find(state: Rum, kind: type[S]) -> S | None:
    """The step of this kind that is under way."""
    for step in state.stack[::-1]:
        if isinstance(step, kind):
            return step
    return None


def moving(state: Rum) -> Moving | None:
    turn = find(state, Turn)
    if turn is None:
        return None
    return Moving(turn.seat, bool(turn.moved), turn.moved, turn.moved + dark_fee(state, turn.seat))


def drinking(state: Rum) -> Drinking | None:
    arrival, invitation, bout = find(state, Tavern), find(state, Invitation), find(state, Bout)
    if arrival:
        return Drinking(arrival.tavern, arrival.seat, [], NOBODY)
    if invitation:
        return Drinking(invitation.tavern, invitation.host, seats_of(state, invitation.joined), NOBODY)
    return Drinking(bout.tavern, NOBODY, seats_of(state, bout.drinkers), bout.roller) if bout else None


def seats_of(state: Rum, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def stinging(state: Rum) -> Stinging | None:
    scorpion = find(state, Scorpion)
    return Stinging(scorpion.total, sting(state.open[SCORPION_PLACE]), scorpion.roller) if scorpion else None


def fighting(state: Rum) -> Fighting | None:
    column = find(state, Column)
    return Fighting(*column.local()) if column else None


def rolling(state: Rum) -> Rolling | None:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Throw):
        return Rolling(step.team, 0, step.repeats, purpose(state))
    return Rolling(step.seat, step.roll, step.repeats, purpose(state)) if isinstance(step, Drink) else None


def purpose(state: Rum) -> int:
    """What the die is rolled for: the step below knows."""
    for number, kind in enumerate((Column, Bout, Scorpion)):
        if isinstance(state.stack[-2], kind):
            return number
    return 3


# -- imagined worlds


def imagine(state: Rum, seat: int | None, rng: random.Random) -> Rum:
    """Deal anew what was never shown to `seat`: goods and rendez-vous that others drew, and those in the stacks.

    Everything else was open once: who took which token, and every coin that was paid or gained. A good reader of the
    log knows it, and so do imagined worlds; the view leaves it out because the rules let people hide it.
    """
    world = state.copy()
    if not state.over:
        deal_goods(world, seat, rng)
        deal_rendezvous(world, seat, rng)
    return world


def deal_goods(world: Rum, viewer: int | None, rng: random.Random) -> None:
    """Every good that the viewer never had in hand may lie where another such good lies."""
    mine = 0 if viewer is None else 1 << viewer
    goods = range(FIRST_GOOD, FIRST_RENDEZVOUS)
    hidden = [face for face in goods if not world.known[face - FIRST_GOOD] & mine]
    shuffled = hidden.copy()
    rng.shuffle(shuffled)
    hidden.sort(key=lambda face: whereabouts(world, face))
    becomes = dict(zip(hidden, shuffled, strict=True))
    swap_goods(world, becomes)
    world.under = [becomes.get(face, face) for face in world.under]
    world.drawn = becomes.get(world.drawn, world.drawn)


def whereabouts(world: Rum, face: int) -> tuple[int, int, int, list[int], bool]:
    """Where a good lies: in this order, so that the same random numbers give the same world whichever is true."""
    under = world.under.index(face) if face in world.under else NOTHING
    owners = [token // FACES for token in world.held if token % FACES == face]
    return world.pile[face], world.known[face - FIRST_GOOD], under, owners, world.drawn == face


def swap_goods(world: Rum, becomes: dict[int, int]) -> None:
    """Stack, flags and knowledge: what was true of a good is now true of the one that it becomes."""
    pile, known = world.pile.copy(), world.known.copy()
    for face, other in becomes.items():
        world.pile[other] = pile[face]
        world.known[other - FIRST_GOOD] = known[face - FIRST_GOOD]
    world.held = sorted(token - token % FACES + becomes.get(token % FACES, token % FACES) for token in world.held)


def deal_rendezvous(world: Rum, viewer: int | None, rng: random.Random) -> None:
    """The face-down tokens of others, uniformly among the deals that agree with what `flag_not` rules out."""
    symbols = range(FIRST_RENDEZVOUS, FIRST_RENDEZVOUS + 9)
    hidden = [index for index, owner in enumerate(world.flag_seat) if owner != viewer]
    pool = [face for face in symbols for _ in range(world.pile[face])]
    pool += [world.flag_face[index] for index in hidden]
    pool.sort()
    hidden.sort(key=lambda index: sum(fits(world, index, face) for face in pool))
    dealt = None
    while dealt is None:
        dealt = try_deal(world, hidden, pool, rng)
    for index, face in zip(hidden, dealt, strict=True):
        world.flag_face[index] = face
    for face in symbols:
        world.pile[face] = pool.count(face) - dealt.count(face)


def try_deal(world: Rum, hidden: list[int], pool: list[int], rng: random.Random) -> list[int] | None:
    """One deal, token by token among what fits, or None.

    Choosing among few fitting tokens makes a deal likelier than choosing among many, so a deal is kept only with the
    chance (what fitted) / (what could have fitted at most) at every token: all deals then come out equally often.
    """
    left, dealt = pool.copy(), []
    for index in hidden:
        fitting = [face for face in left if fits(world, index, face)]
        most = min(len(left), sum(fits(world, index, face) for face in pool))
        if rng.random() * most >= len(fitting):
            return None
        face = fitting[int(rng.random() * len(fitting))]
        left.remove(face)
        dealt.append(face)
    return dealt


def fits(world: Rum, index: int, face: int) -> bool:
    return not world.flag_not[index] >> (face - FIRST_RENDEZVOUS) & 1


# -- where options lie


def elements(action: Action) -> tuple[str, ...]:
    """The board elements where an option lies; none for a button."""
    verb = action[0]
    if verb in ("move", "retake"):
        return (f"alley/{action[1]}",)
    if verb == "dark":
        return (f"alley/{action[2]}",)
    places = {"take": "token", "challenge": "guard", "start": "seat"}
    return (f"{places[verb]}/{action[1]}",) if verb in places else ()
