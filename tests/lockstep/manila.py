"""A second engine of Manila, written from the rulebook, and its comparison with the engine.

Wares are ginseng 0, nutmeg 1, silk 2, jade 3. The numbers of spaces are those of the engine's actions: seats on punts
0 to 12, port A to C 13 to 15, shipyard A to C 16 to 18, pirates 19 and 20, pilots 21 and 22, insurance 23.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any, TypeAlias

from nassau.kernel import CHANCE, Action, State
from tests.lockstep.harness import Ask, Difference, Pair, Result, SecondEngine

NONE = -1
WARES = range(4)
ROUTES = range(3)
TRACK = [0, 5, 10, 20, 30]
CARGO = [18, 24, 30, 36]
ABOARD = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11, 12]]
PORT = [13, 14, 15]
YARD = [16, 17, 18]
CAPTAIN, MATE, SMALL_PILOT, LARGE_PILOT, INSURANCE = 19, 20, 21, 22, 23
SPACES = range(24)
PRICES = [1, 2, 3, 2, 3, 4, 3, 4, 5, 3, 4, 5, 5, 4, 3, 2, 4, 3, 2, 5, 5, 2, 5, 0]
SLOT_PAYS = [6, 8, 15]
LOAN, REPAYMENT, PREMIUM = 12, 15, 10
LAST_WAVE = 13

Reply: TypeAlias = tuple[int, Action]
Part: TypeAlias = Generator[Ask, Reply, None]


class Table:
    """Everything that lies on the table."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """M1.1 to M1.4, M1.9: 30 pesos each, four wares with five shares each, all worth nothing yet."""
        self.seats = seats
        self.options = options
        self.cash = [30] * seats
        self.hand = [[0] * 4 for _ in range(seats)]  # unpledged shares
        self.pledged = [[0] * 4 for _ in range(seats)]
        self.bought = [[0] * 4 for _ in range(seats)]
        self.supply = [5] * 4
        self.values = [0] * 4
        self.master = NONE
        self.voyage = 0
        self.high = 0  # the auction: highest bid, its bidder, who has passed
        self.leader = NONE
        self.passed: list[int] | None = None  # None: there is no auction
        self.due: tuple[int, int] | None = None
        self.clear_board()

    def clear_board(self) -> None:
        """M13.2: accomplices, punts, loads and dice are taken back."""
        self.load = [NONE] * 3
        self.wave = [NONE] * 3
        self.berth = [NONE] * 3  # 0 to 2: port A to C, 3 to 5: shipyard A to C
        self.spaces = [NONE] * 24
        self.dice = [0] * 4
        self.out = [False] * self.seats
        self.rolls = 3

    def show(self) -> dict[str, Any]:
        """A copy of the table by name, for the comparison."""
        shown: dict[str, Any] = {
            "cash": list(self.cash),
            "hand": [list(row) for row in self.hand],
            "pledged": [list(row) for row in self.pledged],
            "bought": [list(row) for row in self.bought],
            "supply": list(self.supply),
            "values": list(self.values),
            "load": list(self.load),
            "berth": list(self.berth),
            "spaces": list(self.spaces),
            "dice": list(self.dice),
            "out": list(self.out),
            "fortunes": [fortune(self, seat) for seat in range(self.seats)],
            "due": self.due,
        }
        if self.due is None:  # while the winner pays, the engine still shows the auction
            shown["auction"] = None if self.passed is None else (self.high, self.leader, sorted(self.passed))
        if self.voyage:
            shown |= {"voyage": self.voyage, "master": self.master, "wave": list(self.wave), "rolls": self.rolls}
        return shown


# -- what can be read off the table


def means(t: Table, seat: int) -> int:
    """M3.6: the money that a seat can raise, with loans on all its unpledged shares."""
    return t.cash[seat] + LOAN * sum(t.hand[seat])


def price(t: Table, ware: int) -> int:
    """M4.3: the black-market value, at least 5."""
    return max(5, t.values[ware])


def at_sea(t: Table) -> list[int]:
    """The routes whose punt is neither in port nor in the shipyard."""
    return [route for route in ROUTES if t.load[route] != NONE and t.berth[route] == NONE]


def on_thirteen(t: Table) -> list[int]:
    return [route for route in at_sea(t) if t.wave[route] == LAST_WAVE]


def cheapest_seat(t: Table, route: int) -> list[int]:
    """M6.11, M9.5: the one seat that may be taken on a punt; [] if it is full."""
    return [space for space in ABOARD[t.load[route]] if t.spaces[space] == NONE][:1]


def clockwise(t: Table) -> list[int]:
    """M5.4: all seats, the harbour master first."""
    return [(t.master + turn) % t.seats for turn in range(t.seats)]


def pirates(t: Table) -> list[int]:
    """The seats of the pirates on the boat, the captain first."""
    return [t.spaces[space] for space in (CAPTAIN, MATE) if t.spaces[space] != NONE]


# -- chance and decisions


def draw(t: Table, odds: dict[Action, int]) -> Generator[Ask, Reply, Action]:
    """A chance outcome, by odds that the engine must share. Raises Difference if it is impossible here."""
    seat, action = yield Ask({}, {**t.show(), "odds": odds})
    if seat != CHANCE or not odds.get(action):
        raise Difference(f"{action} by {seat} is no possible chance outcome")
    return action


def decide(t: Table, seat: int, actions: Callable[[], Iterable[Action]]) -> Generator[Ask, Reply, Action]:
    """A decision of a seat. Before it, the seat pledges and repays as often as it likes (M2.2 to M2.4)."""
    while True:
        loans = {("pledge", ware) for ware in WARES if t.hand[seat][ware]}
        if t.cash[seat] >= REPAYMENT:
            loans |= {("repay", ware) for ware in WARES if t.pledged[seat][ware]}
        _, action = yield Ask({seat: {*actions(), *loans}}, t.show())
        if action[0] == "pledge":
            pledge(t, seat, action[1])
        elif action[0] == "repay":
            repay(t, seat, action[1])
        else:
            return action


def pledge(t: Table, seat: int, ware: int) -> None:
    """M2.2, M2.6: 12 pesos for a share that stays the seat's own."""
    t.hand[seat][ware] -= 1
    t.pledged[seat][ware] += 1
    t.cash[seat] += LOAN


def repay(t: Table, seat: int, ware: int) -> None:
    """M2.3: 15 pesos, and the share is unpledged."""
    t.cash[seat] -= REPAYMENT
    t.pledged[seat][ware] -= 1
    t.hand[seat][ware] += 1


def pay(t: Table, seat: int, amount: int) -> Part:
    """M2.5, M12.5: pay the amount, with loans as needed, or everything if all loans are not enough."""
    t.due = (seat, amount)
    while t.cash[seat] < amount and any(t.hand[seat]):
        _, action = yield Ask({seat: {("pledge", ware) for ware in WARES if t.hand[seat][ware]}}, t.show())
        pledge(t, seat, action[1])
    t.due = None
    t.cash[seat] -= min(amount, t.cash[seat])


# -- the game


def play(seats: int, options: dict[str, str]) -> SecondEngine:
    """The whole game: setup, voyages until a ware is worth 30 (M14.1), final scoring."""
    t = Table(seats, options)
    yield from set_up(t)
    while max(t.values) < TRACK[-1]:
        t.voyage += 1
        t.clear_board()
        yield from auction(t)
        yield from harbour_masters_office(t)
        yield from sail(t)
        yield from profits(t)
        rise(t)
    for seat in range(seats):
        repay_what_is_possible(t, seat)
    fortunes = [fortune(t, seat) for seat in range(seats)]
    return Result(fortunes, [1 + sum(other > own for other in fortunes) for own in fortunes])


def set_up(t: Table) -> Part:
    """M1.5 to M1.8, M1.10: two secret shares each, dealt from 12 or from all 20; the app draws the start player."""
    pool = [3 if t.options["share_pool"] == "twelve" else 5] * 4
    for _ in range(2):
        for seat in range(t.seats):
            _, ware = yield from draw(t, {("deal", ware): pool[ware] for ware in WARES if pool[ware]})
            pool[ware] -= 1
            t.supply[ware] -= 1
            t.hand[seat][ware] += 1
    _, t.master = yield from draw(t, {("start", seat): 1 for seat in range(t.seats)})


# -- phase 1: the office of the harbour master


def auction(t: Table) -> Part:
    """M3.1 to M3.8: in turn raise or pass until only the highest bidder is left; without a bid nothing changes."""
    t.high, t.leader, t.passed = 0, NONE, []
    bidders = clockwise(t)
    while bidders != [t.leader] and bidders:
        seat = bidders.pop(0)
        must_bid = t.voyage == 1 and t.leader == NONE and t.options["first_auction"] == "must_bid"
        verb, *amount = yield from decide(t, seat, partial(bids, t, seat, must_bid))
        if verb == "bid":
            t.high, t.leader = amount[0], seat
            bidders.append(seat)
        else:
            t.passed.append(seat)
    t.passed = None
    if t.leader != NONE:
        t.master = t.leader
        yield from pay(t, t.master, t.high)


def bids(t: Table, seat: int, must_bid: bool) -> list[Action]:
    """M3.3, M3.6: any higher bid that the seat can raise, or pass; M3.1: the start player must open."""
    higher: list[Action] = [("bid", amount) for amount in range(t.high + 1, means(t, seat) + 1)]
    return higher if must_bid else [*higher, ("pass",)]


def harbour_masters_office(t: Table) -> Part:
    """M4.1: first the share, then the loads, then the starting waves."""
    yield from buy_share(t)
    for route in ROUTES:
        _, t.load[route] = yield from decide(t, t.master, lambda: {("load", ware) for ware in set(WARES) - set(t.load)})
    for route in ROUTES:
        _, t.wave[route] = yield from decide(t, t.master, partial(launches, t.wave[:route]))


def buy_share(t: Table) -> Part:
    """M4.2 to M4.5: at most one share from the supply; it can be pledged once it is paid for."""

    def offers() -> list[Action]:
        return [
            ("skip",),
            *(("buy", ware) for ware in WARES if t.supply[ware] and price(t, ware) <= means(t, t.master)),
        ]

    verb, *wares = yield from decide(t, t.master, offers)
    if verb == "buy":
        ware = wares[0]
        yield from pay(t, t.master, price(t, ware))
        t.supply[ware] -= 1
        t.hand[t.master][ware] += 1
        t.bought[t.master][ware] += 1


def launches(before: list[int]) -> set[Action]:
    """M4.7, M4.8: the waves 0 to 5 of the next punt with which all three can add up to 9."""
    triples = [(a, b, c) for a in range(6) for b in range(6) for c in range(6) if a + b + c == 9]
    return {("launch", triple[len(before)]) for triple in triples if list(triple[: len(before)]) == before}


# -- phase 2: placement rounds and dice rounds


def sail(t: Table) -> Part:
    """M5.2, M5.3: placement and dice rounds alternate; with three players two placement rounds come first."""
    if t.seats == 3:
        yield from placement_round(t)
    yield from placement_round(t)
    yield from dice_round(t)
    yield from placement_round(t)
    yield from dice_round(t)
    yield from after_second_roll(t)
    yield from placement_round(t)
    yield from pilots(t)
    yield from dice_round(t)
    yield from after_third_roll(t)


def placement_round(t: Table) -> Part:
    """M5.4, M6.1 to M6.6: one accomplice each, beginning with the harbour master."""
    for seat in clockwise(t):
        if t.out[seat] or not spaces_for(t, seat):
            continue
        verb, *spaces = yield from decide(t, seat, partial(placements, t, seat))
        if verb == "decline":
            t.out[seat] = t.options["declining"] == "out_for_voyage"
        else:
            yield from place(t, seat, spaces[0])


def placements(t: Table, seat: int) -> list[Action]:
    """M6.3: any space that the seat may take, or none."""
    return [("decline",), *(("place", space) for space in spaces_for(t, seat))]


def place(t: Table, seat: int, space: int) -> Part:
    """M6.1, M6.17, M7.2: take the space and pay for it; a stowaway hands over the rest of its cash."""
    stowaway = broke(t, seat)
    t.spaces[space] = seat
    if stowaway:
        t.cash[seat] = 0
    elif space == INSURANCE:
        t.cash[seat] += PREMIUM
    else:
        yield from pay(t, seat, PRICES[space])


def open_spaces(t: Table) -> list[int]:
    """M6.11 to M6.16: the cheapest seat of each punt at sea, all free slots and pilots, the next pirate space."""
    seats = [space for route in at_sea(t) for space in cheapest_seat(t, route)]
    boat = [space for space in (CAPTAIN, MATE) if t.spaces[space] == NONE][:1]
    others = [*PORT, *YARD, SMALL_PILOT, LARGE_PILOT, INSURANCE]
    return seats + boat + [space for space in others if t.spaces[space] == NONE]


def broke(t: Table, seat: int) -> bool:
    """M7.1, M7.5: no unpledged share, and not enough cash for any free space besides the insurance."""
    prices = [PRICES[space] for space in open_spaces(t) if space != INSURANCE]
    return not any(t.hand[seat]) and t.cash[seat] < min(prices, default=1)


def spaces_for(t: Table, seat: int) -> list[int]:
    """M6.2: what the seat can pay with loans; M7.3 to M7.5: where it may go as a stowaway."""
    free = open_spaces(t)
    if not broke(t, seat):
        return [space for space in free if PRICES[space] <= means(t, seat)]
    if t.options["blind_passenger"] == "anywhere":
        return [space for space in free if space != INSURANCE]
    return [space for space in free if space < PORT[0]]


def dice_round(t: Table) -> Part:
    """M8.1, M8.2: roll the dice of the three loaded wares, then move the punts at sea in the order of the routes."""
    for route in ROUTES:
        ware = t.load[route]
        _, _, t.dice[ware] = yield from draw(t, {("roll", ware, pips): 1 for pips in range(1, 7)})
    t.rolls -= 1
    for route in at_sea(t):
        move(t, route, t.dice[t.load[route]])


def move(t: Table, route: int, waves: int) -> None:
    """M8.2, M10.8, M10.9: move a punt; past 13 it docks, and behind 0 it does not go."""
    t.wave[route] = max(0, min(t.wave[route] + waves, LAST_WAVE + 1))
    if t.wave[route] > LAST_WAVE:
        dock(t, route)


def dock(t: Table, route: int) -> None:
    """M8.2, M8.5: the next free port slot."""
    t.berth[route] = min({0, 1, 2} - set(t.berth))


def lay_up(t: Table, route: int) -> None:
    """M8.6: the next free shipyard slot."""
    t.berth[route] = min({3, 4, 5} - set(t.berth))


def after_second_roll(t: Table) -> Part:
    """M8.4, M8.7, M8.8: a punt on 13 is boarded by pirates; without pirates it docks, or stays by option."""
    if pirates(t):
        yield from boarding(t)
    elif t.options["thirteen"] == "any_round":
        for route in on_thirteen(t):
            dock(t, route)


def boarding(t: Table) -> Part:
    """M9.2 to M9.6, M9.14, M9.16, M9.17: the captain first, then the second pirate, who moves up if left alone."""
    prey, mate = on_thirteen(t), MATE
    captured = yield from board(t, CAPTAIN, prey, NONE)
    if captured != NONE:
        t.spaces[CAPTAIN], t.spaces[MATE], mate = t.spaces[MATE], NONE, CAPTAIN
        if t.options["second_boarder"] == "if_declined":
            prey = [route for route in prey if captured not in ABOARD[t.load[route]]]
    yield from board(t, mate, prey, captured)


def board(t: Table, pirate: int, prey: list[int], captured: int) -> Generator[Ask, Reply, int]:
    """One pirate boards or stays; returns the seat aboard that it takes, or NONE. It is not asked without a choice."""
    seat, choices = t.spaces[pirate], boardable(t, prey, captured)
    if seat == NONE or not choices:
        return NONE
    verb, *spaces = yield from decide(t, seat, lambda: [("stay",), *(("board", space) for space in choices)])
    if verb == "stay":
        return NONE
    t.spaces[spaces[0]], t.spaces[pirate] = seat, NONE
    return int(spaces[0])


def boardable(t: Table, prey: list[int], captured: int) -> list[int]:
    """M9.4, M9.5: free seats; M9.13, M9.14: without any, strong pirates take an occupied one, but not the captain's."""
    free = [space for route in prey for space in cheapest_seat(t, route)]
    if free or t.options["strong_pirates"] == "off":
        return free
    return [space for route in prey for space in ABOARD[t.load[route]] if space != captured]


def pilots(t: Table) -> Part:
    """M10.1: right after the last placement round, first the small pilot, then the large one."""
    yield from small_pilot(t)
    yield from large_pilot(t)


def small_pilot(t: Table) -> Part:
    """M10.2, M10.5, M10.6: one punt by one wave, or nothing."""
    seat, punts = t.spaces[SMALL_PILOT], at_sea(t)
    if seat == NONE or not punts:
        return
    steps = [("steer", route, step) for route in punts for step in (-1, 1)]
    verb, *where = yield from decide(t, seat, lambda: [("rest",), *steps])
    if verb == "steer":
        move(t, where[0], where[1])


def large_pilot(t: Table) -> Part:
    """M10.3 to M10.7: one punt by two waves, or two punts by one wave each, or nothing; by option one punt by one."""
    seat, punts, up_to_two = t.spaces[LARGE_PILOT], at_sea(t), t.options["large_pilot"] == "up_to_two"
    if seat == NONE or not punts:
        return
    sizes = (-2, -1, 1, 2) if up_to_two or len(punts) > 1 else (-2, 2)
    steps: list[Action] = [("steer", route, step) for route in punts for step in sizes]
    verb, *where = yield from decide(t, seat, lambda: [("rest",), *steps])
    if verb == "rest":
        return
    move(t, where[0], where[1])
    others = [route for route in punts if route != where[0]]
    if abs(where[1]) == 1 and others:
        steps = [("steer", route, step) for route in others for step in (-1, 1)]
        verb, *where = yield from decide(t, seat, lambda: [("rest",), *steps] if up_to_two else steps)
        if verb == "steer":
            move(t, where[0], where[1])


def after_third_roll(t: Table) -> Part:
    """M8.3, M8.5, M8.6: punts on 13 are plundered or dock, then the others go to the shipyard."""
    for route in on_thirteen(t):
        if pirates(t):
            yield from plunder(t, route)
        else:
            dock(t, route)
    for route in at_sea(t):
        lay_up(t, route)


def plunder(t: Table, route: int) -> Part:
    """M9.8 to M9.12: the crew leaves, the pirates share the load at once, the captain sends the punt away."""
    for space in ABOARD[t.load[route]]:
        t.spaces[space] = NONE
    for seat in pirates(t):
        t.cash[seat] += CARGO[t.load[route]] // len(pirates(t))
    _, bound = yield from decide(t, t.spaces[CAPTAIN], lambda: [("send", 0), ("send", 1)])
    if bound == 0:
        dock(t, route)
    else:
        lay_up(t, route)


# -- phase 3: profits; phase 4: rising values; the end


def profits(t: Table) -> Part:
    """M11.1 to M11.5: crews in port, then port slots, then the shipyard."""
    for route in ROUTES:
        crew = [t.spaces[space] for space in ABOARD[t.load[route]] if t.spaces[space] != NONE]
        for seat in crew if t.berth[route] < 3 else []:
            t.cash[seat] += CARGO[t.load[route]] // len(crew)
    for slot, space in enumerate(PORT):
        if slot in t.berth and t.spaces[space] != NONE:
            t.cash[t.spaces[space]] += SLOT_PAYS[slot]
    yield from shipyard(t)


def shipyard(t: Table) -> Part:
    """M11.5, M12.1 to M12.5: the insurer pays first, for all slots with a punt but its own; then these slots pay."""
    insurer = t.spaces[INSURANCE]
    repairs = [slot for slot in range(3) if slot + 3 in t.berth]
    if insurer != NONE:
        repairs = [slot for slot in repairs if t.spaces[YARD[slot]] != insurer]
        yield from pay(t, insurer, sum(SLOT_PAYS[slot] for slot in repairs))
    for slot in repairs:
        if t.spaces[YARD[slot]] != NONE:
            t.cash[t.spaces[YARD[slot]]] += SLOT_PAYS[slot]


def rise(t: Table) -> None:
    """M13.1, M14.2: every ware in port rises by one step of the black market."""
    for route in ROUTES:
        if t.berth[route] < 3:
            t.values[t.load[route]] = TRACK[TRACK.index(t.values[t.load[route]]) + 1]


def repay_what_is_possible(t: Table, seat: int) -> None:
    """M14.4: before the scoring, loans are repaid as long as the cash lasts, the most valuable shares first."""
    for ware in sorted(WARES, key=lambda ware: -t.values[ware]):
        while t.pledged[seat][ware] and t.cash[seat] >= REPAYMENT:
            repay(t, seat, ware)


def fortune(t: Table, seat: int) -> int:
    """M14.3, M14.5 to M14.7: cash, plus the value of the shares that count, minus 15 for each open loan."""
    counted = [
        t.hand[seat][ware] + (t.pledged[seat][ware] if t.options["final_shares"] == "all_minus_15" else 0)
        for ware in WARES
    ]
    return t.cash[seat] + sum(counted[ware] * t.values[ware] for ware in WARES) - REPAYMENT * sum(t.pledged[seat])


# -- the engine's side


def read(state: State) -> dict[str, Any]:
    """The engine's table by the names of `Table.show`."""
    table: dict[str, Any] = state.shared_dump()["table"]
    view: Any = state.view(None)

    def rows(name: str) -> list[list[int]]:
        return [table[name][4 * seat : 4 * seat + 4] for seat in range(state.seats)]

    return {
        **table,
        "hand": rows("hand"),
        "pledged": rows("pledged"),
        "bought": rows("bought"),
        "values": view.values,
        "load": [punt.ware for punt in view.punts],
        "wave": [punt.wave for punt in view.punts],
        "berth": [punt.berth for punt in view.punts],
        "out": [bool(out) for out in table["out"]],
        "fortunes": state.scores(),
        "rolls": view.rolls,
        "auction": view.auction and (view.auction.high, view.auction.leader, sorted(view.auction.passed)),
        "due": view.due and (view.due.seat, view.due.amount),
        "odds": {a: n for a, n in state.question().weights(state) if n} if state.pending == (CHANCE,) else None,
    }


BOAT = [CAPTAIN, MATE]
ASHORE = list(range(PORT[0], INSURANCE))


class Mood:
    """How a voyage is played, so that rare rules happen: the same for all decisions of the voyage."""

    def __init__(self, state: State) -> None:
        position = state.shared_dump()
        self.table: dict[str, Any] = position["table"]
        rng = random.Random(str((position["options"], self.table["voyage"], self.table["market"], state.seats)))
        crew, other_crew = rng.sample(ABOARD, 2)
        scenes = [
            ("thirteen", crew + BOAT, []),  # a full punt on 13, and pirates
            ("thirteen", crew + other_crew + BOAT, []),  # two of them
            ("sixes", ASHORE, [3]),  # all punts in port early, and few spaces left
            ("ones", [SMALL_PILOT, LARGE_PILOT], [0, 4, 5]),  # pilots push a punt back to wave 0
            ("ones", [INSURANCE, *YARD], []),  # expensive repairs
        ]
        places = [list(SPACES), BOAT, crew + BOAT, ASHORE, [SMALL_PILOT, LARGE_PILOT], [INSURANCE]]
        self.zeal = rng.choice([0.8, 0.97])  # how often a liked action or a loaded die is chosen
        self.dice, self.spaces, self.starts = (
            rng.choice(scenes)
            if self.zeal > 0.9
            else (rng.choice(["fair", "thirteen", "thirteen", "sixes", "ones"]), rng.choice(places), [])
        )
        self.spendthrift = rng.random() < 0.5  # bids everything, so that many are broke
        self.monopoly = rng.randrange(4)  # the ware that is dealt and bought until there is none left


def choose(state: State, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A choice that reaches rare rules: crowded pirate boats, broke players, all spaces taken, empty stacks."""
    mood = Mood(state)
    loans = [action for action in legal if action[0] in ("pledge", "repay")]
    moves = [action for action in legal if action not in loans]
    if not moves or (loans and rng.random() < 0.12):
        return rng.choice(loans)
    if any(action[0] == "bid" for action in moves):
        return choose_bid(mood, moves, rng)
    liked = [action for action in moves if liking(mood, action)]
    return rng.choice(liked if liked and rng.random() < mood.zeal else moves)


def choose_bid(mood: Mood, moves: list[Action], rng: random.Random) -> Action:
    """Pass, raise by one, or bid any amount; a spendthrift table bids almost everything."""
    if ("pass",) in moves and rng.random() < 0.4:
        return ("pass",)
    bids = [action for action in moves if action[0] == "bid"]
    if mood.spendthrift and rng.random() < 0.6:
        return bids[-1 - rng.randrange(min(len(bids), 4))]
    return bids[0] if rng.random() < 0.6 else rng.choice(bids)


def liking(mood: Mood, action: Action) -> bool:
    """Whether an action leads to the rare rules of the mood."""
    verb, *numbers = action
    if verb == "place":
        return numbers[0] in mood.spaces
    if verb == "load":
        return ABOARD[numbers[0]][0] in mood.spaces
    if verb == "buy":
        return bool(numbers[0] == mood.monopoly)
    if verb == "launch":
        return numbers[0] in mood.starts
    if verb == "steer" and mood.dice == "ones":
        return bool(mood.table["wave"][numbers[0]] + numbers[1] < 3)
    return verb in ("board", "steer", "send")


def outcome(state: State, rng: random.Random) -> Action | None:
    """Dealt shares of one ware, and loaded dice: punts on 13 in the second and third roll, or all sixes or ones."""
    mood = Mood(state)
    outcomes = [action for action, weight in state.question().weights(state) if weight]
    if outcomes[0][0] == "deal" and mood.spendthrift and ("deal", mood.monopoly) in outcomes:
        return ("deal", mood.monopoly) if rng.random() < 0.7 else None
    if outcomes[0][0] != "roll" or mood.dice == "fair" or rng.random() > mood.zeal:
        return None
    if mood.dice == "thirteen":
        ware = outcomes[0][1]
        missing = LAST_WAVE - mood.table["wave"][mood.table["load"].index(ware)]
        close = ("roll", ware, missing if missing <= 6 else max(missing - rng.randint(1, 6), 1))
        return close if close in outcomes else None
    return outcomes[-1] if mood.dice == "sixes" else outcomes[0]


PAIR = Pair("manila", play, read, choose, outcome)
