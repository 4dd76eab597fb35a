"""A voyage of Manila told a second time, straight from the rulebook and without the engine.

Rules as generators: `yield` asks a seat (or chance, seat -1) and hands out everything that it may do. This cannot be
copied, saved or searched, so it is no engine; but it reads like the rulebook, and it shares no line with the steps.
"""

from collections.abc import Callable, Generator
from functools import partial

from nassau.kernel import Action

Ask = tuple[int, set[Action]]
Told = Generator[Ask, Action, None]

SEATS = ((1, 2, 3), (2, 3, 4), (3, 4, 5), (3, 4, 5, 5))  # M6.9
FIRST_SEAT = (0, 3, 6, 9)
PORT, YARD, CAPTAIN, MATE, SMALL, LARGE, INSURANCE = 13, 16, 19, 20, 21, 22, 23
LOAD = (18, 24, 30, 36)  # M6.10
SLOT_PRICE, SLOT_PAYS = (4, 3, 2), (6, 8, 15)  # M6.13, M11.4
MARKET = (0, 5, 10, 20, 30)


class Chart:
    """The table as people would describe it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.first_voyage = False
        self.master = 0
        self.cash = [0] * seats
        self.hand = [[0] * 4 for _ in range(seats)]
        self.pledged = [[0] * 4 for _ in range(seats)]
        self.supply = [0] * 4
        self.market = [0] * 4
        self.routes: list[int] = []  # wares in the order of the routes
        self.wave: dict[int, int] = {}  # by ware, for punts at sea
        self.port: list[int] = []  # wares in the order of arrival
        self.yard: list[int] = []
        self.crew: dict[int, list[int]] = {}
        self.slots: dict[int, int] = {}  # the seat on each space ashore, without pirates
        self.boat: list[int] = []  # pirates, the captain first
        self.out: set[int] = set()
        self.over = False

    def means(self, seat: int) -> int:
        return self.cash[seat] + 12 * sum(self.hand[seat])

    def on_13(self) -> list[int]:
        return [ware for ware in self.routes if self.wave.get(ware) == 13]


# -- money


def decide(chart: Chart, seat: int, choices: Callable[[], set[Action]]) -> Generator[Ask, Action, Action]:
    """M2.4: loans as often as one likes, then the decision itself."""
    while True:
        repayable = [ware for ware in range(4) if chart.pledged[seat][ware] and chart.cash[seat] >= 15]
        action = yield seat, choices() | pledges(chart, seat) | {("repay", ware) for ware in repayable}
        if action[0] == "pledge":
            borrow(chart, seat, action[1])
        elif action[0] == "repay":
            chart.pledged[seat][action[1]] -= 1
            chart.hand[seat][action[1]] += 1
            chart.cash[seat] -= 15
        else:
            return action


def pledges(chart: Chart, seat: int) -> set[Action]:
    return {("pledge", ware) for ware in range(4) if chart.hand[seat][ware]}


def borrow(chart: Chart, seat: int, ware: int) -> None:
    chart.hand[seat][ware] -= 1
    chart.pledged[seat][ware] += 1
    chart.cash[seat] += 12


def pay(chart: Chart, seat: int, amount: int) -> Told:
    """M2.5, M12.5: with as many loans as needed; what is missing in the end, the bank bears."""
    while chart.cash[seat] < amount and any(chart.hand[seat]):
        action = yield seat, pledges(chart, seat)
        borrow(chart, seat, action[1])
    chart.cash[seat] -= min(amount, chart.cash[seat])


# -- the voyage


def voyage(chart: Chart) -> Told:
    """M5.1–M5.3."""
    yield from auction(chart)
    yield from office(chart)
    yield from placement_round(chart)
    if chart.seats == 3:
        yield from placement_round(chart)
    yield from dice_round(chart)
    yield from placement_round(chart)
    yield from dice_round(chart)
    yield from after_the_second_roll(chart)
    yield from placement_round(chart)
    yield from small_pilot(chart)
    yield from large_pilot(chart)
    yield from dice_round(chart)
    yield from after_the_third_roll(chart)
    yield from profits(chart)
    rise(chart)


def auction(chart: Chart) -> Told:
    """M3: the seat whose turn it is raises and queues up again, or leaves."""
    queue = [(chart.master + turn) % chart.seats for turn in range(chart.seats)]
    high, leader = 0, -1
    while queue and queue != [leader]:
        seat = queue.pop(0)
        action = yield from decide(chart, seat, partial(bids, chart, seat, high))
        if action[0] == "bid":
            high, leader = action[1], seat
            queue.append(seat)
    if leader >= 0:
        chart.master = leader
        yield from pay(chart, leader, high)


def bids(chart: Chart, seat: int, high: int) -> set[Action]:
    """M3.1, M3.3, M3.6."""
    raises: set[Action] = {("bid", amount) for amount in range(high + 1, chart.means(seat) + 1)}
    return raises if chart.first_voyage and not high else raises | {("pass",)}


def office(chart: Chart) -> Told:
    """M4: buy, load, launch."""
    master = chart.master
    action = yield from decide(chart, master, partial(for_sale, chart))
    if action[0] == "buy":
        yield from pay(chart, master, share_price(chart, action[1]))
        chart.supply[action[1]] -= 1
        chart.hand[master][action[1]] += 1
    for _ in range(3):
        ashore: set[Action] = {("load", ware) for ware in range(4) if ware not in chart.routes}
        action = yield from decide(chart, master, partial(set, ashore))
        chart.routes.append(action[1])
        chart.crew[action[1]] = []
    left = 9
    for later, ware in zip((10, 5, 0), chart.routes, strict=True):
        waves: set[Action] = {("launch", wave) for wave in range(6) if 0 <= left - wave <= later}
        action = yield from decide(chart, master, partial(set, waves))
        chart.wave[ware] = action[1]
        left -= action[1]


def share_price(chart: Chart, ware: int) -> int:
    return max(5, MARKET[chart.market[ware]])


def for_sale(chart: Chart) -> set[Action]:
    """M4.2, M4.4, M4.5."""
    means = chart.means(chart.master)
    wares = [ware for ware in range(4) if chart.supply[ware] and share_price(chart, ware) <= means]
    return {("skip",)} | {("buy", ware) for ware in wares}


# -- placing


def prices(chart: Chart) -> dict[int, int]:
    """M6.9–M6.17: what is free, and what it costs. The insurance costs nothing."""
    found = {}
    for ware in chart.wave:
        size = len(chart.crew[ware])
        if size < len(SEATS[ware]):
            found[FIRST_SEAT[ware] + size] = SEATS[ware][size]
    for slot in range(3):
        found[PORT + slot] = found[YARD + slot] = SLOT_PRICE[slot]
    if len(chart.boat) < 2:
        found[CAPTAIN + len(chart.boat)] = 5
    found |= {SMALL: 2, LARGE: 5, INSURANCE: 0}
    return {space: price for space, price in found.items() if space not in chart.slots}


def broke(chart: Chart, seat: int) -> bool:
    """M7.1, M7.5."""
    priced = [price for space, price in prices(chart).items() if space != INSURANCE]
    return not sum(chart.hand[seat]) and chart.cash[seat] < min(priced, default=1)


def placeable(chart: Chart, seat: int) -> set[Action]:
    """M6.2, M7.3–M7.5."""
    free = prices(chart)
    if not broke(chart, seat):
        return {("place", space) for space, price in free.items() if price <= chart.means(seat)}
    if chart.options["blind_passenger"] == "punts_only":
        return {("place", space) for space in free if space < PORT}
    return {("place", space) for space in free if space != INSURANCE}


def placements(chart: Chart, seat: int) -> set[Action]:
    """M6.3."""
    return placeable(chart, seat) | {("decline",)}


def placement_round(chart: Chart) -> Told:
    """M5.4, M6."""
    for turn in range(chart.seats):
        seat = (chart.master + turn) % chart.seats
        if seat in chart.out or not placeable(chart, seat):
            continue
        action = yield from decide(chart, seat, partial(placements, chart, seat))
        if action[0] == "place":
            yield from place(chart, seat, action[1])
        elif chart.options["declining"] == "out_for_voyage":
            chart.out.add(seat)


def place(chart: Chart, seat: int, space: int) -> Told:
    price, stowaway = prices(chart)[space], broke(chart, seat)
    if space < PORT:
        chart.crew[next(ware for ware in (3, 2, 1, 0) if space >= FIRST_SEAT[ware])].append(seat)
    elif space in (CAPTAIN, MATE):
        chart.boat.append(seat)
    else:
        chart.slots[space] = seat
    if space == INSURANCE:
        chart.cash[seat] += 10
    elif stowaway:
        chart.cash[seat] = 0
    else:
        yield from pay(chart, seat, price)


# -- moving


def move(chart: Chart, ware: int, waves: int) -> None:
    """M8.2, M10.8, M10.9."""
    chart.wave[ware] = max(0, chart.wave[ware] + waves)
    if chart.wave[ware] > 13:
        arrive(chart, ware)


def arrive(chart: Chart, ware: int) -> None:
    del chart.wave[ware]
    chart.port.append(ware)


def wreck(chart: Chart, ware: int) -> None:
    del chart.wave[ware]
    chart.yard.append(ware)


def dice_round(chart: Chart) -> Told:
    """M8.1."""
    pips = {}
    for ware in chart.routes:
        action = yield -1, {("roll", ware, face) for face in range(1, 7)}
        pips[ware] = action[2]
    for ware in chart.routes:
        if ware in chart.wave:
            move(chart, ware, pips[ware])


def small_pilot(chart: Chart) -> Told:
    """M10.2, M10.5, M10.6."""
    if SMALL in chart.slots and chart.wave:
        action = yield from decide(chart, chart.slots[SMALL], lambda: steering(chart, (-1, 1)) | {("rest",)})
        if action[0] == "steer":
            move(chart, chart.routes[action[1]], action[2])


def large_pilot(chart: Chart) -> Told:
    """M10.3, M10.4: one punt by two waves, or two punts by one; `up_to_two` is content with a single wave."""
    if LARGE not in chart.slots or not chart.wave:
        return
    seat, strict = chart.slots[LARGE], chart.options["large_pilot"] == "exactly_two"
    deltas = (-2, 2) if strict and len(chart.wave) == 1 else (-2, -1, 1, 2)
    action = yield from decide(chart, seat, lambda: steering(chart, deltas) | {("rest",)})
    if action[0] == "rest":
        return
    first = chart.routes[action[1]]
    move(chart, first, action[2])
    others = [ware for ware in chart.wave if ware != first]
    if abs(action[2]) == 2 or not others:
        return
    enough: set[Action] = set() if strict else {("rest",)}
    action = yield from decide(chart, seat, lambda: steering(chart, (-1, 1), first) | enough)
    if action[0] == "steer":
        move(chart, chart.routes[action[1]], action[2])


def steering(chart: Chart, deltas: tuple[int, ...], but: int = -1) -> set[Action]:
    routes = [route for route, ware in enumerate(chart.routes) if ware in chart.wave and ware != but]
    return {("steer", route, delta) for route in routes for delta in deltas}


# -- pirates


def after_the_second_roll(chart: Chart) -> Told:
    """M8.4, M8.7, M8.8, M9.2–M9.7, M9.13–M9.17."""
    rim = chart.on_13()
    if not chart.boat:
        if chart.options["thirteen"] == "any_round":
            for ware in rim:
                arrive(chart, ware)
        return
    captain, *rest = chart.boat
    taken = yield from boarding(chart, captain, rim, -1)
    if taken >= 0:
        chart.boat.pop(0)
    if not rest:
        return
    if taken >= 0 and chart.options["second_boarder"] == "if_declined":
        rim = [ware for ware in rim if not FIRST_SEAT[ware] <= taken < FIRST_SEAT[ware] + len(SEATS[ware])]
    taken = yield from boarding(chart, rest[0], rim, taken)
    if taken >= 0:
        chart.boat.pop()


def boarding(chart: Chart, pirate: int, rim: list[int], safe: int) -> Generator[Ask, Action, int]:
    """One pirate's turn: the seat that he took, or -1. The pirate who has just taken seat `safe` is not pushed out."""
    free = [FIRST_SEAT[ware] + len(chart.crew[ware]) for ware in rim if len(chart.crew[ware]) < len(SEATS[ware])]
    if not free and chart.options["strong_pirates"] == "on":
        free = [FIRST_SEAT[ware] + number for ware in rim for number in range(len(SEATS[ware]))]
        free = [space for space in free if space != safe]
    if not free:
        return -1
    targets: set[Action] = {("board", space) for space in free}
    action = yield from decide(chart, pirate, lambda: targets | {("stay",)})
    if action[0] == "stay":
        return -1
    ware = next(ware for ware in (3, 2, 1, 0) if action[1] >= FIRST_SEAT[ware])
    number = action[1] - FIRST_SEAT[ware]
    chart.crew[ware][number : number + 1] = [pirate]
    return int(action[1])


def after_the_third_roll(chart: Chart) -> Told:
    """M8.5, M8.6, M9.8–M9.11."""
    for ware in chart.on_13():
        if not chart.boat:
            arrive(chart, ware)
            continue
        chart.crew[ware] = []
        for pirate in chart.boat:
            chart.cash[pirate] += LOAD[ware] // len(chart.boat)
        action = yield from decide(chart, chart.boat[0], lambda: {("send", 0), ("send", 1)})
        if action[1] == 0:
            arrive(chart, ware)
        else:
            wreck(chart, ware)
    for ware in chart.routes:
        if ware in chart.wave:
            wreck(chart, ware)


# -- profits


def profits(chart: Chart) -> Told:
    """M11, M12."""
    for ware in chart.port:
        for seat in chart.crew[ware]:
            chart.cash[seat] += LOAD[ware] // len(chart.crew[ware])
    for slot in range(len(chart.port)):
        if PORT + slot in chart.slots:
            chart.cash[chart.slots[PORT + slot]] += SLOT_PAYS[slot]
    insurer = chart.slots.get(INSURANCE, -1)
    repairs = [slot for slot in range(len(chart.yard)) if insurer < 0 or chart.slots.get(YARD + slot) != insurer]
    if insurer >= 0:
        yield from pay(chart, insurer, sum(SLOT_PAYS[slot] for slot in repairs))
    for slot in repairs:
        if YARD + slot in chart.slots:
            chart.cash[chart.slots[YARD + slot]] += SLOT_PAYS[slot]


def rise(chart: Chart) -> None:
    """M13.1, M14.1, M14.2, M14.4."""
    for ware in chart.port:
        chart.market[ware] += 1
    chart.over = max(chart.market) == 4
    if chart.over:
        for seat in range(chart.seats):
            for ware in sorted(range(4), key=lambda ware: -chart.market[ware]):
                while chart.pledged[seat][ware] and chart.cash[seat] >= 15:
                    chart.cash[seat] -= 15
                    chart.pledged[seat][ware] -= 1
                    chart.hand[seat][ware] += 1


def fortune(chart: Chart, seat: int) -> int:
    """M14.5, M14.6."""
    counting = [chart.hand[seat]]
    if chart.options["final_shares"] == "all_minus_15":
        counting.append(chart.pledged[seat])
    shares = sum(count * MARKET[chart.market[ware]] for pile in counting for ware, count in enumerate(pile))
    return chart.cash[seat] + shares - 15 * sum(chart.pledged[seat])
