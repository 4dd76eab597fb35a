"""Validation of positions from outside, run once when they are loaded.

Checks what the steps rely on: the length and range of every field, conservation of ships, cards and loot, and the order
of the steps on the stack.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import le
from typing import Any, Final

from nassau.games.seas.battle import Battle, closest_pairs
from nassau.games.seas.cards import DrawCards
from nassau.games.seas.components import (
    BELOW_END,
    CARAVAN_SIZES,
    CARAVANS,
    CARDS,
    COUNTRIES,
    GOODS,
    HAND_DEALT,
    HARBOURS,
    LAST_ROUNDS,
    LOOT,
    LOOT_SPLITS,
    MERCHANT,
    RED,
    ROLES,
    SHIPBUILDER,
    SHIPS,
    TAKE_BACK,
    TALISMAN,
    WHIRLPOOL,
    size,
)
from nassau.games.seas.curses import Storm, Whirlpool, nearest_ships
from nassau.games.seas.loot import DrawLoot, Overboard, Overflows, Stow
from nassau.games.seas.raid import Raid
from nassau.games.seas.repeats import MoreShips
from nassau.games.seas.rounds import ChooseRole, Round
from nassau.games.seas.scoring import FinalSale
from nassau.games.seas.setup import Deal, DrawStart
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Drinks, Serve, Tavern
from nassau.games.seas.throw import APART, FARTHEST, NEAREST, Throw, squared_distance
from nassau.games.seas.trade import Sale
from nassau.games.seas.turn import Repeat, Turn
from nassau.games.seas.turn_end import Reward, Rites
from nassau.kernel import NOBODY, NOTHING
from nassau.kernel.validation import Finding, StepLimits, refuse_invalid, step_arguments, within

MANY: Final = 1000
"""More chests, marks, yin-yang or ritual levels than any game reaches."""
LARGEST_ROUND: Final = 500


def validate(state: Seas) -> None:
    """Raises ValueError with the name and the value of the first invalid field or step argument."""
    refuse_invalid(lengths(state))
    refuse_invalid(numbers(state))
    refuse_invalid(step_arguments(state, step_limits(state)))
    refuse_invalid(stack(state))
    refuse_invalid(cards(state))
    refuse_invalid(loot(state))
    refuse_invalid(roles(state))
    refuse_invalid(dice(state))
    refuse_invalid(fleets(state))


def lengths(state: Seas) -> Iterator[Finding]:
    seats = state.seats
    for name, length in (
        ("ships", seats), ("chests", seats), ("goods", GOODS * seats), ("talismans", seats), ("yin_yang", seats),
        ("marks", seats), ("chambers", seats), ("unsinkables", seats), ("tiles", COUNTRIES), ("chosen", seats),
        ("lying", seats), ("hands", CARDS * seats), ("pile", CARDS), ("loot", LOOT), ("discards", LOOT),
        ("drawn", GOODS), ("sent", seats), ("waiting", RED + 1), ("served", seats), ("proceeds", seats),
    ):  # fmt: skip
        value = getattr(state, name)
        yield name, value, len(value) == length


def numbers(state: Seas) -> Iterator[Finding]:
    """W1.2, W1.8, W2.6, W14.1: the range of each field."""
    yield "round", state.round, 0 <= state.round <= LARGEST_ROUND
    yield "start", state.start, NOBODY <= state.start < state.seats and (state.start != NOBODY or not state.round)
    yield "calling", state.calling, NOTHING <= state.calling < ROLES
    yield "finale", state.finale, NOTHING <= state.finale <= LAST_ROUNDS
    yield "harbour", state.harbour, 0 <= state.harbour <= HARBOURS
    yield "ships", state.ships, within(state.ships, 0, SHIPS)
    for name in ("chests", "yin_yang", "marks", "chambers", "unsinkables", "proceeds"):
        value = getattr(state, name)
        yield name, value, within(value, 0, MANY)
    for name in ("goods", "talismans", "hands", "pile", "loot", "discards", "drawn"):
        value = getattr(state, name)
        yield name, value, within(value, 0, MANY)
    yield "tiles", state.tiles, within(state.tiles, NOBODY, state.seats - 1)
    yield "chosen", state.chosen, within(state.chosen, NOTHING, ROLES - 1)
    yield "lying", state.lying, within(state.lying, 0, (1 << ROLES) - 1)
    yield "played", state.played, within(state.played, 0, CARDS - 1)
    yield "sent", state.sent, within(state.sent, NOTHING, SHIPS)
    yield "waiting", state.waiting, within(state.waiting, 0, SHIPS)
    yield "served", state.served, within(state.served, NOTHING, state.seats - 1)
    yield "chart_card", state.chart_card, NOTHING <= state.chart_card < CARDS
    yield "chart_by", state.chart_by, NOBODY <= state.chart_by < state.seats
    covered = all(part <= whole for part, whole in zip(state.proceeds, state.chests, strict=True))
    yield "proceeds", state.proceeds, covered


def step_limits(state: Seas) -> StepLimits:
    """The ranges of the arguments of each step."""
    last = state.seats - 1
    seat, shaman, captain = ("seat", 0, last), ("shaman", 0, last), ("captain", 0, last)
    turn, card, loot_cards = ("turn", 0, state.seats), ("card", 0, CARAVANS - 1), ("count", 0, SHIPS)
    by_seat = dict.fromkeys((*ROLE_TURNS, "Stow", "Rites", "MoreShips", "MoreSales"), (seat,))
    return {
        **by_seat,
        "Rounds": (),
        "Deal": (("dealt", 0, HAND_DEALT * state.seats - 1),),
        "DrawStart": (),
        "Round": (("role", NOTHING, ROLES), turn),
        "ChooseRole": (),
        "Raid": (captain, card, ("leg", 0, 2 * state.seats + 2)),
        "Send": (seat, card),
        "Throw": (),
        "Battle": (captain,),
        "DrawLoot": (seat, loot_cards),
        "DrawCards": (seat, ("count", 0, 2)),
        "Overboard": (seat, ("most", 0, 2 * SHIPS)),
        "Overflows": (("first", 0, last), turn),
        "Storm": (shaman, ("curse", 0, WHIRLPOOL)),
        "Whirlpool": (shaman,),
        "Idol": (shaman,),
        "Tavern": (shaman,),
        "Serve": (shaman, ("turn", 0, last)),
        "Drinks": (shaman, turn),
        "Sale": (seat, ("offered", 0, MANY)),
        "Reward": (seat, ("part", 0, 4)),
        "FinalSale": (("turn", 0, last),),
    }


ROLE_TURNS: Final[tuple[str, ...]] = (
    "Shipbuilder", "Governor", "Captain", "Islander", "Shaman", "Merchant", "Cartographer",
)  # fmt: skip
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "Deal": ("Rounds",),
    "DrawStart": ("Rounds",),
    "Round": ("Rounds",),
    "ChooseRole": ("Round",),
    **dict.fromkeys(ROLE_TURNS, ("Round",)),
    "Reward": ("Round",),
    "Rites": ("Round",),
    "Sale": ("Round", "MoreSales"),
    "MoreShips": ("Round",),
    "MoreSales": ("Round",),
    "Raid": ("Captain",),
    "Send": ("Raid",),
    "Battle": ("Raid",),
    "Throw": ("Raid", "Storm", "Tavern"),
    "DrawLoot": ("Raid", "Reward", "Drinks"),
    "Stow": ("Raid", "Reward", "Drinks"),
    "DrawCards": ("Cartographer", "Reward"),
    "Overboard": (
        "Overflows",
        "Drinks",
        "Reward",
        "Rites",
        "Shipbuilder",
        "Governor",
        "Merchant",
        "Cartographer",
        "MoreShips",
        "MoreSales",
    ),
    "Overflows": ("Shaman",),
    "Storm": ("Shaman",),
    "Whirlpool": ("Shaman",),
    "Idol": ("Shaman",),
    "Tavern": ("Shaman",),
    "Serve": ("Shaman",),
    "Drinks": ("Shaman",),
}
"""By step: the steps that can lie directly below it. Rounds and FinalSale are the lowest."""
LOWEST: Final[tuple[str, ...]] = ("Rounds", "FinalSale")


UNSEEN_ON_TOP: Final[tuple[str, ...]] = (
    "Rounds", "Round", "Raid", "Storm", "Tavern", "Drinks", "Overflows", "Reward",
)  # fmt: skip
"""Steps that push another step or finish at once, so that nobody decides in them."""


def stack(state: Seas) -> Iterator[Finding]:
    """Each step lies on one that pushes it; only Sale has an argument that is a tuple."""
    names = [type(step).__name__ for step in state.stack]
    yield "stack", names, not names or names[0] in LOWEST
    yield "stack", names, not names or names[-1] not in UNSEEN_ON_TOP
    yield "stack", names, "FinalSale" not in names or names == ["FinalSale"]
    for at in range(1, len(names)):
        yield "stack", names, names[at - 1] in BELOW.get(names[at], ())
    for step in state.stack:
        local = step.local()
        plain = local[:1] if isinstance(step, Sale) else local
        yield type(step).__name__, local, all(isinstance(one, int) for one in plain)
    for step in state.stack:
        yield from moment(state, step)
        yield from content(state, step)


def moment(state: Seas, step: Any) -> Iterator[Finding]:
    """Whether a step fits the round: its role is called and its seat has the turn."""
    name = type(step).__name__
    if isinstance(step, Round):
        yield "Round.role", step.role, step.role == state.calling and step.role < ROLES
        yield "Round.turn", step.turn, step.turn < state.seats
        yield "chosen", state.chosen, (step.role == NOTHING) == (NOTHING in state.chosen)
    if isinstance(step, Turn | Reward | Rites | Sale):
        called = state.stack[1]
        fits = isinstance(called, Round) and step.seat == (state.start + called.turn) % state.seats
        yield f"{name}.seat", step.seat, fits and state.chosen[step.seat] == state.calling
    if isinstance(step, Turn):
        yield "stack", name, name == ROLE_TURNS[state.calling]
    if isinstance(step, Repeat):
        role = SHIPBUILDER if isinstance(step, MoreShips) else MERCHANT
        yield "stack", name, state.options["trades"] == "repeated" and state.calling == role
    if isinstance(step, ChooseRole):
        yield "calling", state.calling, state.calling == NOTHING
    if isinstance(step, FinalSale):
        yield "finale", state.finale, state.finale == LAST_ROUNDS
    if step is state.stack[0] and not isinstance(state.stack[-1], Deal | DrawStart):
        yield "round", state.round, state.round > 0
        yield "start", state.start, state.start != NOBODY


def content(state: Seas, step: Any) -> Iterator[Finding]:
    """Whether a step has something to decide or to draw."""
    if isinstance(step, Sale):
        goods = state.goods[GOODS * step.seat : GOODS * (step.seat + 1)]
        offered: Any = step.offered
        valid = isinstance(offered, tuple) and len(offered) == GOODS and any(offered)
        yield "Sale.offered", offered, valid and all(map(le, offered, goods))
        yield "Sale.seat", step.seat, state.calling == MERCHANT
    elif isinstance(step, DrawLoot):
        yield "loot", state.loot, any(state.loot)
        yield "DrawLoot.count", step.count, step.count > 0
    elif isinstance(step, DrawCards):
        yield "pile", state.pile, any(state.pile)
        yield "DrawCards.count", step.count, step.count > 0
    elif isinstance(step, Stow):
        yield "drawn", state.drawn, any(state.drawn)
    elif isinstance(step, Overboard):
        yield "Overboard.most", step.most, state.cargo(step.seat) > step.most
    elif isinstance(step, Drinks | Overflows):
        yield f"{type(step).__name__}.turn", step.turn, step.turn < state.seats
    elif isinstance(step, Deal):
        yield "Deal.dealt", step.dealt, sum(state.hands) == step.dealt
    elif isinstance(step, Raid):
        yield from raid(state, step)


def raid(state: Seas, step: Raid) -> Iterator[Finding]:
    """W7.2: seats from the captain on have sent ships, as many as the leg says."""
    top, leg, seats = type(state.stack[-1]).__name__, step.leg, state.seats
    legs = {"Send": range(seats), "Throw": range(seats, seats + 1), "Battle": range(seats + 1, seats + 2)}
    yield "Raid.leg", leg, leg in legs.get(top, range(seats + 3, 2 * seats + 3))
    for turn in range(seats):
        seat = (step.captain + turn) % seats
        most = state.ships[seat] if leg <= seats + 1 else SHIPS  # losses are settled before the loot
        valid = 0 <= state.sent[seat] <= most if turn < leg else state.sent[seat] == NOTHING
        landed = state.colours.count(seat) + state.waiting[seat]
        yield "sent", state.sent, valid and (leg < seats or landed == state.sent[seat])
    if leg >= seats:
        red = state.colours.count(RED) + state.waiting[RED]
        yield "Raid.card", step.card, red == size(step.card)


def cards(state: Seas) -> Iterator[Finding]:
    """W1.3, W2.3, W19.3: each adventure card is in the pile, in a hand or played; the end card lies on four others."""
    copies = [*list(CARAVAN_SIZES[state.options["caravan_sizes"]]) * COUNTRIES, *[1] * (CARDS - CARAVANS)]
    for kind in range(CARDS):
        held = sum(state.hands[kind::CARDS]) + state.played.count(kind)
        yield "pile", state.pile, state.pile[kind] + held == copies[kind]
    below = sum(state.pile) - max(0, state.above)
    drawn = state.above == NOTHING
    yield "above", state.above, state.above >= NOTHING and (below <= BELOW_END if drawn else below == BELOW_END)
    yield "finale", state.finale, drawn == (state.finale != NOTHING)


def loot(state: Seas) -> Iterator[Finding]:
    """W1.6, W19.4: each loot card is in the pile, discarded, drawn or with a seat."""
    for kind in range(LOOT):
        held = sum(state.talismans) if kind == TALISMAN else sum(state.goods[kind::GOODS]) + state.drawn[kind]
        total = LOOT_SPLITS[state.options["loot_split"]][kind]
        yield "loot", state.loot, state.loot[kind] + state.discards[kind] + held == total
    loading = bool(state.stack) and isinstance(state.stack[-1], DrawLoot | Stow)
    yield "drawn", state.drawn, loading or not any(state.drawn)


def roles(state: Seas) -> Iterator[Finding]:
    """W3.2, W3.4, W17.1, W17.3: a chosen card lies open once it is called; only four roles lie longer than a round."""
    for seat, role in enumerate(state.chosen):
        shown = 0
        if role != NOTHING:
            yield "chosen", state.chosen, state.holds_role(seat, role) == (not state.revealed(seat))
            shown = 1 << role if state.revealed(seat) else 0
        older = state.lying[seat] & ~shown
        yield "lying", state.lying, not any(older >> one & 1 for one in TAKE_BACK)
    in_round = len(state.stack) > 1 and isinstance(state.stack[1], Round)
    yield "chosen", state.chosen, in_round or all(role == NOTHING for role in state.chosen)
    yield "calling", state.calling, in_round or state.calling == NOTHING


def dice(state: Seas) -> Iterator[Finding]:
    """W8.2, W8.3: dice lie apart on the chart, and only a throw has waiting dice."""
    count = len(state.colours)
    for name, lowest, highest in (
        ("faces", 1, 6),
        ("hits", 0, 1),
        ("xs", NEAREST, FARTHEST),
        ("ys", NEAREST, FARTHEST),
    ):
        value = getattr(state, name)
        yield name, value, len(value) == count and within(value, lowest, highest)
    yield "colours", state.colours, all(0 <= one < state.seats or one == RED for one in state.colours)
    for one in range(count):
        for other in range(one):
            yield "xs", state.xs, squared_distance(state, one, other) >= APART
    fights = state.fights
    yield "fights", fights, len(fights) % 3 == 0
    for at in range(0, len(fights), 3):
        yield "fights", fights, within(fights[at : at + 2], 0, count - 1) and fights[at + 2] >= 0
    top = state.stack[-1] if state.stack else None
    yield "waiting", state.waiting, isinstance(top, Throw) == any(state.waiting)
    yield "waiting", state.waiting, not any(state.waiting[state.seats : RED])
    yield from chart(state, top)


def chart(state: Seas, top: Any) -> Iterator[Finding]:
    """W11.2, W12.5, W12.11: the dice that the steps on the stack need."""
    red = state.colours.count(RED) + state.waiting[RED]
    for step in state.stack:
        if isinstance(step, Storm | Whirlpool):
            whirlpool = isinstance(step, Whirlpool) or step.curse == WHIRLPOOL
            afloat = [state.colours.count(seat) + state.waiting[seat] for seat in range(state.seats)]
            fits = all(ships <= state.at_sea(seat) for seat, ships in enumerate(afloat))
            yield "colours", state.colours, fits and red == (1 if whirlpool else 0)
        elif isinstance(step, Tavern | Serve | Drinks):
            yield "colours", state.colours, red == len(state.colours) + sum(state.waiting) == state.seats
            if not isinstance(step, Tavern):
                yield from tavern(state, step)
    if isinstance(top, Battle):
        yield "hits", state.hits, bool(closest_pairs(state))
    if isinstance(top, Whirlpool):
        yield "hits", state.hits, bool(nearest_ships(state)) and not state.hits[state.colours.index(RED)]


def tavern(state: Seas, step: Serve | Drinks) -> Iterator[Finding]:
    """W12.11: guests before the current one have different dice, the others none."""
    until = step.turn if isinstance(step, Serve) else state.seats
    served = [state.served[(step.shaman + turn) % state.seats] for turn in range(state.seats)]
    given = served[:until]
    different = len(set(given)) == len(given) and within(given, 0, state.seats - 1)
    yield "served", state.served, different and all(die == NOTHING for die in served[until:])


def fleets(state: Seas) -> Iterator[Finding]:
    """W9.5, W14.1, W18.5: goods need room on ships at sea, unless a seat is about to discard some."""
    discarding = any(isinstance(step, Overboard) for step in state.stack)
    for seat in range(state.seats):
        yield "goods", state.goods, discarding or state.room(seat) >= 0
    ending = not state.stack or isinstance(state.stack[0], FinalSale)
    yield "proceeds", state.proceeds, ending or not any(state.proceeds)
