"""Validation of positions from outside, run once when they are loaded.

Checks what the steps rely on: the numbers of each field, what lies together, and the order of the stack. A position may
have fewer cards and crew than the game, because positions are also written for experiments, but never more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from nassau.games.grog.auction import Bid
from nassau.games.grog.cards import ASIDE, PAIR_OFFSET, DrawChest, DrawGoal, DrawParrot
from nassau.games.grog.claims import CLOUD, SWAP, Claim
from nassau.games.grog.components import (
    CHEST_COPIES,
    CLAIM_TILES,
    CLOUDS,
    COIN3,
    CREW,
    FACES,
    FREE,
    GHOST,
    GHOST_CREW,
    GHOST_SEATS,
    GHOST_SHIP,
    GOAL_CLOUD,
    GOAL_COPIES,
    GOAL_SHIP,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    GOALS_REJECTED,
    LOCK,
    LOCK_SPACE,
    LOCKS,
    MOST_TILES,
    OPEN_SEA,
    PARROT_CLOUD,
    PARROT_COPIES,
    PARROTS,
    SHIPS,
    SUBSTITUTES,
)
from nassau.games.grog.rewards import AuctionClaims, PlaceLock, Rewards
from nassau.games.grog.rounds import AUCTION, PAYMENT, ROLL, Round
from nassau.games.grog.rounds import GHOST_CREW as GHOST_PART
from nassau.games.grog.setup import DECKS, Deal
from nassau.games.grog.ships import stock_left
from nassau.games.grog.sites import BUILDINGS, COLOURS, PENINSULA, TYPES
from nassau.games.grog.state import Grog
from nassau.games.grog.trade import MAIN_TRADE, MAIN_USED, HandIn, Trade
from nassau.kernel import CHANCE, NOBODY, NOTHING, Step
from nassau.kernel.pile import left_in
from nassau.kernel.validation import Finding, StepLimits, refuse_invalid, step_arguments, within

DRAWS: Final = ("DrawGoal", "DrawChest", "DrawParrot")
CHAINS: Final[dict[str, tuple[str, ...]]] = {
    "Rounds": ("LayCloud", "LayShip", "DrawStart", "Deal", "ChooseGoals", "ChooseGood", "Round"),
    "Deal": DRAWS,
    "Round": ("Roll", "Auction", "Payment", "Rewards", "PlaceGhost"),
    "Auction": ("Bid", "ChooseShip", "Trade"),
    "Trade": ("HandIn", "DrawChest", "DrawParrot", "MainTrade", "KeepGoal", "TuckGoals", "Claim"),
    "MainTrade": ("DrawGoal",),
    "Claim": ("DrawParrot", "DrawGoal", "SwapGoal"),
    "Rewards": ("AuctionClaims", "PlaceLock"),
    "AuctionClaims": ("Claim",),
}
"""By class name of a step: the steps that may be directly above it."""

WAITING: Final = ("Rounds", "Deal", "Round", "Auction", "MainTrade", "Claim", "Rewards", "Goods")
"""Steps that never decide themselves, so they are never on top."""

PARTS: Final[dict[str, int]] = {
    "Roll": ROLL, "Auction": AUCTION, "Payment": PAYMENT, "Rewards": PAYMENT, "PlaceGhost": GHOST_PART,
}  # fmt: skip
"""By class name of a step directly above Round: its part of the round."""


def validate(state: Grog) -> None:
    """Raises ValueError with the name and the value of the first invalid field or argument of a step."""
    for findings in (numbers(state), island(state), cards(state), step_arguments(state, limits(state)), chain(state)):
        refuse_invalid(findings)
    if not state.over:
        for findings in (setup(state), auction(state), visit(state), rewards(state), decision(state)):
            refuse_invalid(findings)


# -- fields


def numbers(state: Grog) -> Iterator[Finding]:
    """Lengths of lists, seats and amounts."""
    seats = state.seats
    for name, length, lowest, highest in (
        ("sites", BUILDINGS, FREE, LOCK),
        ("crew", seats, 0, CREW[seats]),
        ("coins", seats, 0, None),
        ("points", seats, 0, None),
        ("goods", seats * COLOURS, 0, None),
        ("chests", seats * len(CHEST_COPIES), 0, max(CHEST_COPIES)),
        ("parrots", seats * PARROTS, 0, max(PARROT_COPIES)),
        ("goals", seats * GOALS, 0, GOAL_COPIES),
        ("chest_pile", len(CHEST_COPIES), 0, max(CHEST_COPIES)),
        ("parrot_pile", PARROTS, 0, max(PARROT_COPIES)),
        ("goal_pile", GOALS, 0, GOAL_COPIES),
        ("rejected", seats * GOALS_REJECTED, NOTHING, GOALS - 1),
        ("dice", COLOURS, 0, FACES),
        ("markers", seats, NOTHING, SHIPS - 1),
    ):
        value: list[int] = getattr(state, name)
        most = max(value, default=0) if highest is None else highest
        yield name, value, len(value) == length and within(value, lowest, most)
    yield "round", state.round, state.round >= 0
    yield "start", state.start, NOBODY <= state.start < seats
    yield "leader", state.leader, NOBODY <= state.leader < seats


def island(state: Grog) -> Iterator[Finding]:
    """G1.2, G2.1–G2.3, G12.3, G14.1: clouds, ships, crew, locks and ghost crew."""
    ships = [GHOST_SHIP if ship == COIN3 else ship for ship in range(SHIPS)]
    whole = ships if state.seats == GHOST_SEATS else list(range(SHIPS))
    yield "clouds", state.clouds, len(set(state.clouds)) == len(state.clouds) and within(state.clouds, 0, CLOUDS - 1)
    laid = len(set(state.ships)) == len(state.ships) and within(state.ships, 0, SHIPS - 1)
    yield "ships", state.ships, sorted(state.ships) == sorted(whole) or (laid and len(state.ships) < SHIPS - 1)
    ghosts = GHOST_CREW if state.seats == GHOST_SEATS else 0
    yield "ghosts", state.ghosts, 0 <= state.ghosts <= ghosts - state.sites.count(GHOST)
    yield "locks", state.locks, 0 <= state.locks <= LOCKS
    seats = [occupant for occupant in state.sites if occupant not in (FREE, GHOST, LOCK)]
    yield "sites", state.sites, within(seats, 0, state.seats - 1)
    placed = [state.crew[seat] + seats.count(seat) for seat in range(state.seats)]
    yield "crew", state.crew, max(placed) <= CREW[state.seats]
    if (
        min(state.crew) > 0
    ):  # free buildings for all locks, all ghost crew and the last crew of a seat: the game can end
        taken = sum(state.crew) - state.seats + state.locks + state.ghosts
        yield "sites", state.sites, state.sites.count(FREE) > taken


def cards(state: Grog) -> Iterator[Finding]:
    """G1.6–G1.8: no card more often than in the game; cards under the goal deck have a place and an owner."""
    yield "chests", state.chests, within_copies(state.chests, state.chest_pile, CHEST_COPIES)
    yield "parrots", state.parrots, within_copies(state.parrots, state.parrot_pile, PARROT_COPIES)
    yield "under", state.under, within(state.under, 0, GOALS - 1)
    yield "drawn", state.drawn, within(state.drawn, 0, GOALS - 1)
    apart = [*state.under, *state.drawn, *state.rejected]
    copies = [GOAL_COPIES - apart.count(kind) for kind in range(GOALS)]
    yield "goals", state.goals, within_copies(state.goals, state.goal_pile, copies)
    yield "under_by", state.under_by, len(state.under_by) == len(state.under) and are_owners(state)


def within_copies(hands: list[int], pile: list[int], copies: Any) -> bool:
    """Whether hands and deck have no more of each card than there are copies."""
    return all(sum(hands[kind :: len(pile)]) + pile[kind] <= copies[kind] for kind in range(len(pile)))


def are_owners(state: Grog) -> bool:
    """Whether every owner in `under_by` is NOBODY, a seat, or the seat of a pair of adjacent cards."""
    place, owners = 0, state.under_by
    while place < len(owners):
        owner = owners[place]
        if owner >= PAIR_OFFSET:
            if owner - PAIR_OFFSET >= state.seats or owners[place + 1 : place + 2] != [owner]:
                return False
            place += 1
        elif not NOBODY <= owner < state.seats:
            return False
        place += 1
    return True


# -- steps


def limits(state: Grog) -> StepLimits:
    """The arguments of every step."""
    seat, cards = ("seat", 0, state.seats - 1), ("count", 1, GOALS * GOAL_COPIES)
    ship, tiles = ("ship", 0, SHIPS - 1), ("tiles", 1, GOALS * GOAL_COPIES)
    return {
        "Rounds": (), "LayCloud": (), "LayShip": (), "DrawStart": (), "ChooseGoals": (), "PlaceGhost": (),
        "Deal": (("dealt", 0, DECKS * state.seats - 1),),
        "ChooseGood": (("turn", 0, state.seats - 1),),
        "Round": (("part", ROLL, GHOST_PART),),
        "Roll": (("colour", 0, COLOURS - 1),),
        "Auction": (seat,), "Goods": (seat,), "ChooseShip": (seat,), "Payment": (seat,),
        "SwapGoal": (seat,), "KeepGoal": (seat,), "TuckGoals": (seat,),
        "Bid": (seat, ("held", 0, 1), ("turned", 0, FACES)),
        "DrawChest": (seat, cards), "DrawParrot": (seat, cards), "DrawGoal": (seat, cards, ("aside", 0, ASIDE)),
        "Trade": (seat, ship, ("main", 0, MAIN_USED), ("free", 0, 1)),
        "HandIn": (
            seat, ship, ("building", MAIN_TRADE, BUILDINGS - 1), tiles, ("substituted", 1, GOALS * GOAL_COPIES),
            ("given", 0, SUBSTITUTES * GOALS * GOAL_COPIES),
        ),
        "MainTrade": (seat, ("ship", GOAL_SHIP, GOAL_SHIP), tiles),
        "Claim": (seat, ("building", 0, BUILDINGS - 1), ("part", CLOUD, SWAP)),
        "Rewards": (seat, ("space", 0, COLOURS - 1)),
        "AuctionClaims": (seat, ("spaces", 0, 3), ("taken", NOTHING, TYPES - 1)),
        "PlaceLock": (seat, ("colour", 0, COLOURS - 1)),
    }  # fmt: skip


def names(state: Grog) -> list[str]:
    return [type(step).__name__ for step in state.stack]


def chain(state: Grog) -> Iterator[Finding]:
    """Each step is above one that can start it, and the top one decides something."""
    stack = names(state)
    yield "stack", stack, not stack or (stack[0] == "Rounds" and stack[-1] not in WAITING)
    for below, above in pairwise(stack):
        yield "stack", stack, above in CHAINS.get(below, ())
    for step in state.stack:
        if isinstance(step, Round):
            yield "Round.part", step.part, PARTS.get(stack[2]) == step.part


def setup(state: Grog) -> Iterator[Finding]:
    """G2.1–G2.9: what lies on the table before the first round."""
    phase = names(state)[1]
    first = phase in ("LayCloud", "LayShip", "DrawStart", "Deal", "ChooseGoals")
    yield "round", state.round, (state.round > 0) == (phase == "Round")
    yield "clouds", state.clouds, len(state.clouds) < CLOUDS - 1 if phase == "LayCloud" else len(state.clouds) == CLOUDS
    laying = phase in ("LayCloud", "LayShip")
    yield "ships", state.ships, (len(state.ships) < SHIPS - 1) if laying else len(state.ships) == SHIPS
    yield "start", state.start, state.start != NOBODY or phase in ("LayCloud", "LayShip", "DrawStart")
    yield "drawn", state.drawn, not state.drawn or phase == "Round"
    hands = [len(state.goal_hand(seat)) for seat in range(state.seats)]
    if phase == "ChooseGoals":
        for seat in range(state.seats):
            pair = state.rejected[GOALS_REJECTED * seat : GOALS_REJECTED * (seat + 1)]
            chosen = NOTHING not in pair
            yield "rejected", state.rejected, chosen or pair == [NOTHING] * GOALS_REJECTED
            yield "goals", state.goals, hands[seat] == (GOALS_KEPT if chosen else GOALS_DEALT)
        yield "rejected", state.rejected, NOTHING in state.rejected
    else:
        yield "rejected", state.rejected, set(state.rejected) == {NOTHING}
    if first and phase != "ChooseGoals":
        yield from deal(state, hands)


def deal(state: Grog, hands: list[int]) -> Iterator[Finding]:
    """G2.5, G2.7: the goal cards dealt so far, and decks that are high enough for the rest."""
    step = state.stack[1]
    dealt = step.dealt if isinstance(step, Deal) else 0
    draw = state.stack[-1]
    yield "under", state.under, not state.under
    if isinstance(step, Deal):
        yield "Deal.dealt", dealt, names(state)[2] == DRAWS[dealt % DECKS]
    for seat in range(state.seats):
        due = GOALS_DEALT if DECKS * seat < dealt else 0
        if isinstance(draw, DrawGoal) and dealt == DECKS * seat:
            yield "DrawGoal.count", draw.count, draw.count <= GOALS_DEALT
            due = GOALS_DEALT - draw.count
        yield "goals", state.goals, hands[seat] == due
    if isinstance(draw, (DrawChest, DrawParrot)):
        yield f"{type(draw).__name__}.count", draw.count, draw.count == 1
    if isinstance(draw, (DrawChest, DrawParrot, DrawGoal)):
        yield f"{type(draw).__name__}.seat", draw.seat, draw.seat == dealt // DECKS
    yield "goal_pile", state.goal_pile, left_in(state.goal_pile) >= GOALS_DEALT * state.seats - sum(hands)
    yield "chest_pile", state.chest_pile, left_in(state.chest_pile) >= state.seats - dealt // DECKS
    yield "parrot_pile", state.parrot_pile, left_in(state.parrot_pile) >= state.seats - dealt // DECKS


def auction(state: Grog) -> Iterator[Finding]:
    """G4.3, G4.5, G5.5, G7.3: the bid row, the standing bid, and the seats that have passed."""
    phase = names(state)[2] if len(state.stack) > 2 and isinstance(state.stack[1], Round) else ""
    running = phase not in ("", "Roll")
    choosing = NOBODY
    for step in state.stack:
        if type(step).__name__ == "ChooseShip":
            choosing = int(str(step.local()[0]))
    yield "dice", state.dice, min(state.dice) >= 1 or not running
    yield "row", state.row, within(state.row, 0, COLOURS - 1) and len(set(state.row)) == len(state.row)
    yield "row", state.row, running or not state.row
    yield "bid", state.bid, state.bid == sum([state.dice[colour] for colour in state.row])
    yield "leader", state.leader, (state.leader == NOBODY) == (not state.row) and state.leader not in state.passed
    yield "passed", state.passed, within(state.passed, 0, state.seats - 1) and (running or not state.passed)
    yield "passed", state.passed, len(set(state.passed)) == len(state.passed)
    marked = [ship for ship in state.markers if ship != NOTHING]
    yield "markers", state.markers, len(set(marked)) == len(marked)
    for seat, ship in enumerate(state.markers):
        visited = seat in state.passed and seat != choosing
        yield "markers", state.markers, (ship != NOTHING) == visited
        yield "markers", state.markers, ship == NOTHING or ship in state.ships[:OPEN_SEA]
    if phase in ("Payment", "Rewards"):
        yield "leader", state.leader, state.leader != NOBODY
    if phase in ("Payment", "Rewards", "PlaceGhost"):
        left = [seat for seat in range(state.seats) if seat not in state.passed]
        yield "passed", state.passed, left == ([] if state.leader == NOBODY else [state.leader])
    if phase == "Auction":
        yield from bidder(state, state.stack[2].local()[0])
    if phase == "PlaceGhost":
        colour = state.ghost_at()
        yield "ghosts", state.ghosts, state.ghosts > 0
        yield "ships", state.ships, colour != NOTHING and state.any_free(colour, NOTHING)


def bidder(state: Grog, seat: Any) -> Iterator[Finding]:
    """G5.5, G6.1–G6.3: the seat whose turn it is, and its prepared cards."""
    for step in state.stack[3:]:
        yield f"{type(step).__name__}.seat", step.local()[0], step.local()[0] == seat
    bid = state.stack[3]
    yield "passed", state.passed, (seat in state.passed) != isinstance(bid, Bid)
    yield "leader", state.leader, state.leader != seat
    if not isinstance(bid, Bid):
        return
    parrots = state.parrots[PARROTS * bid.seat : PARROTS * (bid.seat + 1)]
    yield "Bid.held", bid.held, bid.held <= parrots[-1] and (bid.held == 0 or state.bid > 0)
    yield "Bid.turned", bid.turned, len(bid.turned) == COLOURS
    for colour, value in enumerate(bid.turned):
        yield "Bid.turned", bid.turned, value == 0 or (parrots[colour] > 0 and value != state.dice[colour])


def visit(state: Grog) -> Iterator[Finding]:
    """G7.4, G7.8, G7.9, G8.4–G8.8: the visit to a ship, tiles that are handed in, and cards that are drawn."""
    top, ship = state.stack[-1], NOTHING
    for step in state.stack:
        if isinstance(step, Trade):
            ship = step.ship
            yield "Trade.ship", step.ship, state.markers[step.seat] == step.ship
    if isinstance(top, HandIn):
        yield "HandIn.ship", top.ship, top.ship == ship
        yield from handing_in(state, top)
    choosing = type(top).__name__
    aside = isinstance(top, DrawGoal) and top.aside == ASIDE
    yield "drawn", state.drawn, not state.drawn or aside or choosing in ("KeepGoal", "TuckGoals")
    yield "drawn", state.drawn, choosing != "KeepGoal" or bool(state.drawn)
    yield "drawn", state.drawn, choosing != "TuckGoals" or len(set(state.drawn)) > 1
    if isinstance(top, DrawGoal):
        yield "DrawGoal.count", top.count, top.count <= state.goal_deck()
        yield "DrawGoal.aside", top.aside, (top.aside == ASIDE) == (names(state)[-2] == "MainTrade")
    if isinstance(top, DrawChest):
        yield "DrawChest.count", top.count, top.count <= left_in(state.chest_pile)
    if isinstance(top, DrawParrot):
        yield "DrawParrot.count", top.count, top.count <= left_in(state.parrot_pile)


def handing_in(state: Grog, step: HandIn) -> Iterator[Finding]:
    """G7.8, G7.9, G8.8, G8.9: tiles for the main trade or a claim, and the substitutes chosen so far."""
    good, own = state.water(step.ship), state.goods[COLOURS * step.seat : COLOURS * (step.seat + 1)]
    below = state.stack[-2]
    if step.building == MAIN_TRADE:
        most = min(MOST_TILES[step.ship], stock_left(state, step.ship))
        unused = isinstance(below, Trade) and below.main != MAIN_USED
        yield "HandIn.tiles", step.tiles, step.tiles <= most and unused
    else:
        claimable = PENINSULA[step.building] == good and state.is_free(step.building) and state.crew[step.seat] > 0
        yield "HandIn.building", step.building, claimable
        yield "HandIn.tiles", step.tiles, step.tiles == CLAIM_TILES
    others = sum(own) - own[good]
    yield "HandIn.substituted", step.substituted, step.substituted <= min(step.tiles, others // SUBSTITUTES)
    yield "HandIn.tiles", step.tiles, step.tiles - step.substituted <= own[good]
    yield "HandIn.given", step.given, len(step.given) == COLOURS and step.given[good] == 0
    yield "HandIn.given", step.given, all(given <= tiles for given, tiles in zip(step.given, own, strict=True))
    yield "HandIn.given", step.given, step.left() > 0


def rewards(state: Grog) -> Iterator[Finding]:
    """G10.1–G10.7, G11.1, G12.1: the winner's rewards, and a claim that has begun."""
    for place, step in enumerate(state.stack):
        above = state.stack[place + 1] if place + 1 < len(state.stack) else None
        if type(step).__name__ in ("Payment", "Rewards"):
            for other in state.stack[place:]:
                yield f"{type(other).__name__}.seat", other.local()[0], other.local()[0] == state.leader
        if isinstance(step, Rewards):
            space = LOCK_SPACE if isinstance(above, PlaceLock) else 0
            yield "Rewards.space", step.space, step.space == space and step.space < len(state.row)
        elif isinstance(step, AuctionClaims):
            spaces = min(2, len(state.row))
            yield (
                "AuctionClaims.spaces",
                step.spaces,
                step.spaces < 1 << spaces and (step.spaces > 0 or above is not None),
            )
        elif isinstance(step, PlaceLock):
            valid = state.locks > 0 and state.any_free(step.colour, NOTHING) and state.row[LOCK_SPACE] == step.colour
            yield "PlaceLock.colour", step.colour, valid
        elif isinstance(step, Claim):
            yield from claim(state, step, above)


def claim(state: Grog, step: Claim, above: Step[Any] | None) -> Iterator[Finding]:
    """G11.5, G11.6: the cloud above the building gives the card that is drawn or swapped."""
    cloud = state.clouds[PENINSULA[step.building]]
    yield "Claim.building", step.building, state.sites[step.building] == step.seat
    swap = type(above).__name__ == "SwapGoal"
    yield "Claim.part", step.part, step.part == (SWAP if swap else CLOUD)
    yield "clouds", state.clouds, cloud == (PARROT_CLOUD if isinstance(above, DrawParrot) else GOAL_CLOUD)
    if isinstance(above, (DrawParrot, DrawGoal)):
        yield f"{type(above).__name__}.count", above.count, above.count == 1


def decision(state: Grog) -> Iterator[Finding]:
    """Every seat that must decide has a legal action."""
    for seat in state.pending:
        valid = seat == CHANCE or (0 <= seat < state.seats and bool(state.legal(seat)))
        yield "stack", names(state), valid
