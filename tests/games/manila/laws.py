"""What a game of Manila conserves."""

from nassau.games.manila.components import ACCOMPLICES, ASHORE, CAPTAIN, CREW, MATE, SHARES_PER_WARE, SPACES, WARE_OF
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, NOTHING, State

REVEALS = {"loan_settled", "shares_shown", "fortune_counted"}
"""M14.3: the facts of the final scoring."""


def laws(state: State) -> None:
    assert isinstance(state, Manila)
    shares_are_conserved(state)
    accomplices_are_counted(state)
    punts_lie_where_they_can(state)
    assert min(state.cash) >= 0
    assert all(0 <= step <= 4 for step in state.market)
    assert all(0 <= face <= 6 for face in state.dice)


def shares_are_conserved(state: Manila) -> None:
    """M1.2: five of each ware, in the supply or with an owner."""
    assert min(*state.supply, *state.hand, *state.pledged, *state.bought) >= 0
    for ware in range(4):
        owned = sum(state.hand[ware::4]) + sum(state.pledged[ware::4])
        assert state.supply[ware] + owned == SHARES_PER_WARE
    for index, bought in enumerate(state.bought):
        assert bought <= state.hand[index] + state.pledged[index]


def accomplices_are_counted(state: Manila) -> None:
    """M1.4, M6.11, M6.15, M9.6: no more of a colour than there are; no gaps below an accomplice on a punt or boat."""
    assert len(state.spaces) == SPACES
    for seat in range(state.seats):
        assert state.spaces.count(seat) <= ACCOMPLICES[state.seats]
    for space in range(ASHORE):
        assert state.spaces[space] == NOBODY or WARE_OF[space] in state.load
    for row in (*CREW, (CAPTAIN, MATE)):
        taken = [state.spaces[space] != NOBODY for space in row]
        assert taken == sorted(taken, reverse=True)


def punts_lie_where_they_can(state: Manila) -> None:
    """M4.6, M8.3: different wares, one punt to a slot, slots filled from A on."""
    loaded = [ware for ware in state.load if ware != NOTHING]
    assert len(set(loaded)) == len(loaded)
    docked = sorted(berth for berth in state.berth if 0 <= berth < 3)
    laid_up = sorted(berth - 3 for berth in state.berth if berth >= 3)
    assert docked == list(range(len(docked)))
    assert laid_up == list(range(len(laid_up)))
    assert all(0 <= wave <= 14 for wave in state.wave)
