"""Rules of thumb of Die Piraten der Weltmeere for search: roles, raids, sales and rituals in chests."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.seas.components import (
    CAPTAIN,
    CARAVANS,
    CARDS,
    CARTOGRAPHER,
    COUNTRIES,
    ENOUGH,
    FIRST_CURSE,
    FIRST_HARBOUR,
    GOODS,
    GOVERNOR,
    ISLANDER,
    MERCHANT,
    NOBODY,
    NOTHING,
    RED,
    ROLES,
    SHAMAN,
    SHIPBUILDER,
)
from nassau.games.seas.heuristic_outlook import FACE, MARK, Outlook, cargo, rounds_left
from nassau.games.seas.raid import Send
from nassau.games.seas.state import Seas
from nassau.games.seas.tavern import Serve
from nassau.kernel import Action, State
from nassau.kernel.heuristic import Heuristic, UniformFloat

SECRET: Final = 1.0  # noise in the roles of others that lie face down
KEEP: Final = 2.0  # rounds before the end in which pairs are sold too
RITE: Final = 3.0  # rituals that gain come before the action, which they do not spend
"""What a tavern die is worth."""


class SeasHeuristic(Heuristic):
    def rollout_depth(self) -> int:
        return 120

    def phase(self, state: State) -> int:
        return cast(Seas, state).round

    def rollout_phases(self, state: State) -> int:
        return 2

    def decisive_lead(self, state: State) -> float:
        return 1.1 * time_left(rounds_left(cast(Seas, state)))

    def evaluate(self, state: State) -> list[float]:
        table = cast(Seas, state)
        rounds = rounds_left(table)
        return [wealth(table, seat, rounds) for seat in range(table.seats)]

    def bias_world(self, state: State, seat: int, lot: UniformFloat) -> None:
        """The roles that others have laid down: those that promise most of what has not been called yet."""
        table = cast(Seas, state)
        for other in range(table.seats):
            if other != seat and table.chosen[other] != NOTHING and not table.revealed(other):
                table.chosen[other] = likely_role(table, other, lot)

    def rating_noise(self) -> float:
        return 0.4

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        table = cast(Seas, state)
        outlook = Outlook(table, seat)
        return [rate_one(table, outlook, action) for action in legal]


def time_left(rounds: float) -> float:
    """Grows with the rounds to come, but is never nothing: luck decides the last one too."""
    return 3.0 + 0.55 * rounds


def wealth(table: Seas, seat: int, rounds: float) -> float:
    """What wins, in chests: what counts at the end, and what pays off while there is time. Fitted to games played out.

    A privateer's tile costs most: every raid on its country that is still to come brings a mark.
    """
    chests, talismans, marks = table.chests[seat], table.talismans[seat], table.marks[seat]
    tiles = table.tiles.count(seat)
    now = chests + 0.8 * talismans - MARK * marks + 0.57 * table.yin_yang[seat] + 1.75 * tiles
    now += 0.9 * cargo(table, seat, table.harbour, rounds)
    later = 0.03 * chests + 0.1 * talismans - 0.2 * marks - 0.9 * tiles
    later += 0.145 * table.cargo(seat) + 0.15 * table.free(seat) + 0.19 * table.unsinkables[seat]
    return now + time_left(rounds) * later


def rate_one(table: Seas, outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "choose":
        return role(table, outlook, action[1])
    if verb == "raid" or verb == "moor" or verb == "curse":
        return outlook.play(action[1]) + outlook.relief()
    if verb == "send":
        step = table.stack[-1]
        return outlook.sending(step.card, action[1]) if isinstance(step, Send) else 0.0
    if verb == "load":
        return load(table, outlook, action[1], action[2])
    if verb == "offer" or verb == "sell":
        return offer(table, outlook, action)
    if verb == "bargain" or verb == "chamber" or verb == "unsinkable":
        return rite(outlook, action)
    return rate_rest(table, outlook, action)


def rate_rest(table: Seas, outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "decline":
        return -MARK
    if verb == "buy":
        ships: int = action[1]
        return ships * (outlook.ship - 0.9)
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
        return fight(table, seat, action[1], action[2])
    if verb == "serve":
        step = table.stack[-1]
        own = isinstance(step, Serve) and step.guest(table) == seat
        return FACE[table.faces[action[2]]] * (1.0 if own else -1.0)
    if verb == "swallow":
        colour = table.colours[action[1]]
        return -9.0 if colour in (seat, RED) else 0.1 * table.chests[colour]
    return 0.0


def role(table: Seas, outlook: Outlook, one: int) -> float:
    """What choosing a role promises."""
    seat = outlook.seat
    if one == CAPTAIN:
        return back(table, seat) + outlook.playing(0, CARAVANS)
    if one == ISLANDER:
        return back(table, seat) + outlook.playing(FIRST_HARBOUR, FIRST_CURSE)
    if one == SHAMAN:
        return back(table, seat) + outlook.playing(FIRST_CURSE, CARDS)
    rituals = 0.3 if table.yin_yang[seat] >= 3 else 0.0
    if one == SHIPBUILDER:
        ships = min(table.reserve(seat), table.chests[seat])
        return ships * (outlook.ship - 1.0) + 0.7 * outlook.ship + rituals if ships else -MARK
    if one == GOVERNOR:
        return govern(table, outlook) + rituals
    if one == MERCHANT:
        return selling(table, outlook) + rituals if table.cargo(seat) else -MARK
    assert one == CARTOGRAPHER
    return exploring(table, outlook) + rituals if any(table.pile) else -MARK


def likely_role(table: Seas, seat: int, lot: UniformFloat) -> int:
    outlook = Outlook(table, seat)
    best, highest = table.chosen[seat], -1e9
    for one in range(table.calling + 1, ROLES):
        if table.holds_role(seat, one):
            rating = role(table, outlook, one) + SECRET * lot()
            if rating > highest:
                best, highest = one, rating
    return best


def back(table: Seas, seat: int) -> float:
    """W17.1: roles come back into the hand."""
    return 0.35 * table.lying[seat].bit_count()


def govern(table: Seas, outlook: Outlook) -> float:
    best = -1e9
    for one in range(COUNTRIES):
        if table.tiles[one] == NOBODY:
            best = max(best, outlook.privateer(one))
    return -MARK if best == -1e9 else table.reserve(outlook.seat) * outlook.ship - 0.4 * MARK + best


def selling(table: Seas, outlook: Outlook) -> float:
    """A sale frees ships; small ones can wait until the last round."""
    seat, chests = outlook.seat, 0
    for good in range(GOODS):
        chests += table.worth(good, table.goods[GOODS * seat + good])
    patience = 0.45 if outlook.rounds > 0 else 0.0
    return chests * (1.0 - patience) + 0.7 + 0.3 * table.loaded(seat) * min(1.0, outlook.rounds)


def exploring(table: Seas, outlook: Outlook) -> float:
    """Cards are worth something as long as they can be played."""
    if outlook.rounds <= 1.5 * table.hand_size(outlook.seat):
        return -MARK * 0.8
    caravans = outlook.caravans()
    return 2.2 if not caravans else 1.0 if caravans == 1 else 0.2


def rite(outlook: Outlook, action: Action) -> float:
    verb: str = action[0]
    if verb == "bargain":
        gain = outlook.bargain(action[1], action[2])
    else:
        gain = outlook.chamber() if verb == "chamber" else outlook.unsinkable()
    return RITE + gain if gain > 0.0 else gain


def load(table: Seas, outlook: Outlook, good: int, count: int) -> float:
    """As much as possible, the most promising kinds first."""
    held = table.goods[GOODS * outlook.seat + good]
    return 3.0 * held + table.price(good) + 0.1 * (GOODS - good) + count


def offer(table: Seas, outlook: Outlook, action: Action) -> float:
    """Threes and more at once; pairs and single goods when ships are short or the end is near."""
    if action[0] == "sell":
        return 1.0
    seat, count = outlook.seat, cast(int, action[2])
    if count != table.goods[GOODS * seat + cast(int, action[1])]:
        return -MARK
    hurry = outlook.rounds < KEEP or table.free(seat) < ENOUGH
    return 2.0 if hurry or count >= ENOUGH else -0.5 * count


def fight(table: Seas, seat: int, red: int, pirate: int) -> float:
    """What spares one's own ships: own winners and the losers of others first."""
    margin = table.faces[pirate] - table.faces[red]
    if table.colours[pirate] == seat:
        return 2.0 if margin > 0 else -2.0 if margin < 0 else -0.5
    return 0.5 if margin < 0 else 0.3


HEURISTIC: Final = SeasHeuristic()
