"""What each seat may know of a game of Um Rum & Ehre, and the board elements of actions."""

from __future__ import annotations

from typing import TypeVar

from nassau.games.rum.brawl import Column
from nassau.games.rum.chest import Scorpion, sting
from nassau.games.rum.components import (
    ALLEYS,
    FIRST_DARK,
    NOWHERE,
    SCORPION_PLACE,
    STACKS,
)
from nassau.games.rum.dice import Drink, Rolls, Throw
from nassau.games.rum.moving import Turn, other_end
from nassau.games.rum.scoring import honour
from nassau.games.rum.shortcuts import dark_fee
from nassau.games.rum.state import Rum
from nassau.games.rum.tavern import Bout, Invitation, Tavern
from nassau.games.rum.view_types import Drinking, Fighting, Moving, Plan, Player, Rolling, Row, Stinging, View
from nassau.kernel import NOBODY, NOTHING, Action, Step

S = TypeVar("S", bound=Step[Rum])


def view(state: Rum, seat: int | None) -> View:
    """What `seat` may know (None: a spectator)."""
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
    """By alley: the field to which it would bring the captain. Dark alleys need a second one at his field."""
    found = [NOWHERE] * ALLEYS
    if state.captain == NOWHERE:
        return found
    for alley in state.town.streets[state.captain]:
        found[alley] = other_end(state, alley)
    if state.town.darks[state.captain]:
        found[FIRST_DARK:] = state.town.near[FIRST_DARK:]
    return found


def find(state: Rum, kind: type[S]) -> S | None:
    """The topmost step of this kind on the stack, or None."""
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
    """The purpose of the current roll, which the step below it determines."""
    below = state.stack[-2]
    assert isinstance(below, Rolls)
    return below.purpose()


def elements(action: Action) -> tuple[str, ...]:
    """The ids of the board elements of an action; empty for an action that is a button."""
    verb = action[0]
    if verb in ("move", "retake"):
        return (f"alley/{action[1]}",)
    if verb == "dark":
        return (f"alley/{action[2]}",)
    places = {"take": "token", "challenge": "guard", "start": "seat"}
    return (f"{places[verb]}/{action[1]}",) if verb in places else ()
