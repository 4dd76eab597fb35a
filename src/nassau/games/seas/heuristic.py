"""Heuristic of Die Piraten der Weltmeere for search; all values are in chests."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.seas.components import (
    BARGAIN_COST,
    BULK,
    CAPTAIN,
    CARAVANS,
    CARDS,
    COUNTRIES,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    GOVERNOR,
    ISLANDER,
    MERCHANT,
    RED,
    ROLES,
    SHAMAN,
    SHIPBUILDER,
)
from nassau.games.seas.heuristic_outlook import FACE, MARK, RITUALS_BONUS, Outlook, cargo, rounds_left
from nassau.games.seas.raid import Send
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Serve
from nassau.kernel import NOBODY, NOTHING, Action, State
from nassau.kernel.heuristic import Heuristic, UniformFloat

ROLE_NOISE: Final = 1.0  # in the guess of a face-down role
SELL_ALL_ROUNDS: Final = 2.0  # in so few rounds before the end, small lots are sold too
RITUAL_FIRST: Final = 3.0  # a ritual with a gain comes before the action, because it does not use it up
TAKE_BACK_CARD: Final = 0.35  # per role card that returns to the hand
OWN_SHIP_SWALLOWED: Final = -9.0
FAIR_PRICE: Final = 2  # a lot of BULK or more waits for this price while there is time
SALE: Final = 0.7  # a sale besides its chests
FREED_SHIP: Final = 0.3  # per ship that a sale frees
PATIENCE: Final = 0.45  # part of a sale that is not lost by waiting
SHIP_PRICE: Final = 0.9  # what a ship costs when it is bought
SHIPBUILDER_BONUS: Final = 0.7  # ships bought later, in ships
GOVERNOR_MARK: Final = 0.4  # marks that a privateer's tile costs besides those of raids
EXPLORATION: Final[tuple[float, ...]] = (2.2, 1.0, 0.2)  # a new card, by caravans in hand
EXPLORATION_ROUNDS: Final = 1.5  # rounds that each card in hand needs


class SeasHeuristic(Heuristic):
    def rollout_depth(self) -> int:
        return 120

    def phase(self, state: State) -> int:
        return cast(Seas, state).round

    def rollout_phases(self, state: State) -> int:
        return 2

    def decisive_lead(self, state: State) -> float:
        return 1.1 * time_left(rounds_left(cast(Seas, state)))

    def may_end_soon(self, state: State) -> bool:
        """In the last rounds (W18.1)."""
        return cast(Seas, state).finale >= 0

    def evaluate(self, state: State) -> list[float]:
        table = cast(Seas, state)
        rounds = rounds_left(table)
        return [wealth(table, seat, rounds) for seat in range(table.seats)]

    def bias_world(self, state: State, seat: int, lot: UniformFloat) -> None:
        """Guess the face-down roles of others: the most valuable ones not called yet, with noise."""
        table = cast(Seas, state)
        for other in range(table.seats):
            if other != seat and table.chosen[other] != NOTHING and not table.revealed(other):
                table.chosen[other] = likely_role(table, other, lot)

    def rating_noise(self) -> float:
        return 0.4

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        table = cast(Seas, state)
        outlook = Outlook(table, seat)
        return [rate_action(table, outlook, action) for action in legal]


def time_left(rounds: float) -> float:
    """Weight of later gains; never 0, because the last round is also uncertain."""
    return 3.0 + 0.55 * rounds


def wealth(table: Seas, seat: int, rounds: float) -> float:
    """Expected result in chests: the current score plus assets that pay off with time. Fitted to played games.

    A privateer tile costs most: every later raid on its country brings a mark.
    """
    chests, talismans, marks = table.chests[seat], table.talismans[seat], table.marks[seat]
    tiles = table.tiles.count(seat)
    now = chests + 0.8 * talismans - MARK * marks + 0.57 * table.yin_yang[seat] + 1.75 * tiles
    now += 0.9 * cargo(table, seat, table.harbour, rounds)
    later = 0.03 * chests + 0.1 * talismans - 0.2 * marks - 0.9 * tiles
    later += 0.145 * table.cargo(seat) + 0.15 * table.free(seat) + 0.19 * table.unsinkables[seat]
    return now + time_left(rounds) * later


def rate_action(table: Seas, outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "choose":
        return role_value(table, outlook, action[1])
    if verb == "raid" or verb == "moor" or verb == "curse":
        return outlook.play(action[1]) + outlook.relief()
    if verb == "send":
        step = table.stack[-1]
        return outlook.sending(step.card, action[1]) if isinstance(step, Send) else 0.0
    if verb == "load":
        return load_value(table, outlook, action[1], action[2])
    if verb == "offer" or verb == "sell":
        return offer_value(table, outlook, action)
    if verb == "bargain" or verb == "chamber" or verb == "unsinkable":
        return ritual_value(outlook, action)
    return rate_rest(table, outlook, action)


def rate_rest(table: Seas, outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "decline":
        return -MARK
    if verb == "buy":
        ships: int = action[1]
        return ships * (outlook.ship - SHIP_PRICE)
    if verb == "privateer":
        return table.reserve(outlook.seat) * outlook.ship + outlook.privateer(action[1])
    if verb == "explore":
        late = table.hand_size(outlook.seat) > outlook.rounds + 1 and outlook.rounds < 1
        return -MARK - 1.0 if late else 0.0
    if verb == "discard":
        return -outlook.without(action[1])
    if verb == "name":
        return outlook.idol(action[1])
    return rate_die(table, outlook.seat, action)


def rate_die(table: Seas, seat: int, action: Action) -> float:
    verb: str = action[0]
    if verb == "fight":
        return fight_value(table, seat, action[1], action[2])
    if verb == "serve":
        step = table.stack[-1]
        own = isinstance(step, Serve) and step.guest(table) == seat
        return FACE[table.faces[action[2]]] * (1.0 if own else -1.0)
    if verb == "swallow":
        colour = table.colours[action[1]]
        return OWN_SHIP_SWALLOWED if colour in (seat, RED) else 0.1 * table.chests[colour]
    return 0.0


def role_value(table: Seas, outlook: Outlook, one: int) -> float:
    """The value of choosing a role."""
    seat = outlook.seat
    if one == CAPTAIN:
        return take_back_value(table, seat) + outlook.playing(0, CARAVANS)
    if one == ISLANDER:
        return take_back_value(table, seat) + outlook.playing(FIRST_HARBOUR, FIRST_CURSE)
    if one == SHAMAN:
        return take_back_value(table, seat) + outlook.playing(FIRST_CURSE, CARDS)
    rituals = RITUALS_BONUS if table.yin_yang[seat] >= BARGAIN_COST else 0.0
    if one == SHIPBUILDER:
        ships = min(table.reserve(seat), table.chests[seat])
        return ships * (outlook.ship - 1.0) + SHIPBUILDER_BONUS * outlook.ship + rituals if ships else -MARK
    if one == GOVERNOR:
        return governor_value(table, outlook) + rituals
    if one == MERCHANT:
        return sale_value(table, outlook) + rituals if table.cargo(seat) else -MARK
    return exploration_value(table, outlook) + rituals if any(table.pile) else -MARK


def likely_role(table: Seas, seat: int, lot: UniformFloat) -> int:
    outlook = Outlook(table, seat)
    best, highest = table.chosen[seat], -1e9
    for one in range(table.calling + 1, ROLES):
        if table.holds_role(seat, one):
            rating = role_value(table, outlook, one) + ROLE_NOISE * lot()
            if rating > highest:
                best, highest = one, rating
    return best


def take_back_value(table: Seas, seat: int) -> float:
    """W17.1: the role cards return to the hand."""
    return TAKE_BACK_CARD * table.lying[seat].bit_count()


def governor_value(table: Seas, outlook: Outlook) -> float:
    best = -1e9
    for one in range(COUNTRIES):
        if table.tiles[one] == NOBODY:
            best = max(best, outlook.privateer(one))
    return -MARK if best == -1e9 else table.reserve(outlook.seat) * outlook.ship - GOVERNOR_MARK * MARK + best


def sale_value(table: Seas, outlook: Outlook) -> float:
    """The chests of what the seat would sell now, and the ships that a sale frees; a sale can wait."""
    seat, chests, sold = outlook.seat, 0, 0
    for good in range(GOODS):
        count = table.goods[GOODS * seat + good]
        if count and sells(table, outlook, good, count):
            chests += table.worth(good, count)
            sold += count
    if not sold:
        return -0.5 * MARK
    patience = PATIENCE if outlook.rounds > 0 else 0.0
    return chests * (1.0 - patience) + SALE + FREED_SHIP * sold * min(1.0, outlook.rounds)


def sells(table: Seas, outlook: Outlook, good: int, count: int) -> bool:
    """Whether a whole lot is sold now: BULK or more at a fair price, anything if the end is near or ships are short."""
    if outlook.rounds < SELL_ALL_ROUNDS or table.free(outlook.seat) < BULK:
        return True
    return count >= BULK and table.price(good) >= FAIR_PRICE


def exploration_value(table: Seas, outlook: Outlook) -> float:
    """A card has a value only if there is time to play it."""
    if outlook.rounds <= EXPLORATION_ROUNDS * table.hand_size(outlook.seat):
        return -MARK * 0.8
    return EXPLORATION[min(len(EXPLORATION) - 1, outlook.caravans())]


def ritual_value(outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "bargain":
        gain = outlook.bargain(action[1], action[2])
    else:
        gain = outlook.chamber() if verb == "chamber" else outlook.unsinkable()
    return RITUAL_FIRST + gain if gain > 0.0 else gain


def load_value(table: Seas, outlook: Outlook, good: int, count: int) -> float:
    """As much as possible, the most valuable kinds first."""
    held = table.goods[GOODS * outlook.seat + good]
    return 3.0 * held + table.price(good) + 0.1 * (GOODS - good) + count


def offer_value(table: Seas, outlook: Outlook, action: Action) -> float:
    """Whole lots that sell now first, then the sale; other lots only if something must be offered."""
    if action[0] == "sell":
        return 1.0
    good, count = cast(int, action[1]), cast(int, action[2])
    if count != table.goods[GOODS * outlook.seat + good]:
        return -MARK
    return 2.0 if sells(table, outlook, good, count) else -0.5 * count


def fight_value(table: Seas, seat: int, red: int, pirate: int) -> float:
    """Prefer fights that the seat wins and that others lose."""
    margin = table.faces[pirate] - table.faces[red]
    if table.colours[pirate] == seat:
        return 2.0 if margin > 0 else -2.0 if margin < 0 else -0.5
    return 0.5 if margin < 0 else 0.3


HEURISTIC: Final = SeasHeuristic()
