"""Search heuristic of Manila: values spaces, waves and the office in pesos, shares by a forecast."""

from __future__ import annotations

from typing import Final, cast

from nassau.games.manila.auction import Auction
from nassau.games.manila.components import (
    ASHORE,
    AT_SEA,
    CAPTAIN,
    CREW,
    INSURANCE,
    INSURANCE_FEE,
    LAST_WAVE,
    LOAD_VALUE,
    LOAN,
    MATE,
    PORT,
    PRICE,
    PROGRAMME,
    REDEMPTION,
    ROUTES,
    SHARES_PER_WARE,
    SLOT_PAYOUT,
    SMALL_PILOT,
    TOP,
    WARE_COUNT,
    WARE_OF,
    YARD,
    YARD_BERTH,
)
from nassau.games.manila.harbour_master import LaunchPunts
from nassau.games.manila.heuristic_outlook import PASSES, STAYS, forecast, rise
from nassau.games.manila.placing import Placement
from nassau.games.manila.rounds import Voyage
from nassau.games.manila.sailing import Roll
from nassau.games.manila.state import Manila
from nassau.kernel import NOBODY, NOTHING, Action, State
from nassau.kernel.heuristic import Heuristic, UniformFloat

RESERVE: Final = 8  # pesos to keep for accomplices after an auction
POWER: Final = 4.0  # value of the office besides the right to buy a share
RIVALRY: Final = 0.6  # weight of the other seats' average holding against the own holding
LOAN_COST: Final = 3.0
SHORT_OF_CASH: Final = 6.0  # buying a share with the money for the next accomplices
PLENTY: Final = 20  # pesos that suffice for a voyage; further cash counts less
SHARE: Final = 8.5  # base value of a share, added to a part of its forecast
JOINING: Final = 0.3  # fraction of the free seats on a punt that others take per remaining roll
PILOT: Final = 0.5  # fraction of a pilot's possible gain that counts before his turn
OPENING: Final = 0.6  # part of the limit that is bid at once
FACES: Final = 6
SOLVED_PLACEMENTS: Final = 2  # last seats of a placement round whose options are enumerated
PASS: Final[Action] = ("pass",)
BIDDING: Final[tuple[float, ...]] = (
    0.4,
    0.6,
    0.8,
    1.0,
    1.2,
    1.4,
)  # candidate bids, as fractions of the limit


class ManilaHeuristic(Heuristic):
    """A rollout lasts one voyage."""

    def rollout_depth(self) -> int:
        return 90

    def phase(self, state: State) -> int:
        return cast(Manila, state).voyage

    def rating_scale(self) -> float:
        return 2.5

    def decisive_lead(self, state: State) -> float:
        """A lead counts less the longer the game lasts."""
        return 7.5 + 5.0 * (TOP - max(cast(Manila, state).market))

    def may_end_soon(self, state: State) -> bool:
        """One rise from the top (M14.1)."""
        return max(cast(Manila, state).market) >= TOP - 1

    def is_phase_short(self, state: State) -> bool:
        """From the last seats of the last placement round on: one roll is left (M5.1)."""
        step = state.stack[-1]
        if isinstance(step, Placement) and step.turn < state.seats - SOLVED_PLACEMENTS:
            return False
        return is_last_round(cast(Manila, state))

    def solver_options(self, state: State, seat: int) -> list[Action]:
        """Without loans, which cost 3 pesos and are taken when a payment is due (M2.5)."""
        legal = super().solver_options(state, seat)
        found = [action for action in legal if action[0] != "pledge" and action[0] != "repay"]
        return found or legal[:1]

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        """Faces of the last roll merged by what becomes of the punt: short of wave 13, on it, or past it."""
        table, step = cast(Manila, state), state.stack[-1]
        if not isinstance(step, Roll) or rolls_left(table) != 1:
            return super().chance_outcomes(state)
        ware, distance = table.load[step.route], LAST_WAVE - table.wave[step.route]
        if table.berth[step.route] != AT_SEA or not 0 < distance <= FACES:
            return [(("roll", ware, 1), FACES)]
        found = [(("roll", ware, distance), 1)]
        if distance > 1:
            found.append((("roll", ware, 1), distance - 1))
        if distance < FACES:
            found.append((("roll", ware, FACES), FACES - distance))
        return found

    def evaluate(self, state: State) -> list[float]:
        """Cash, the first pesos weighted more, plus forecast shares. Coefficients are fitted to played games."""
        table = cast(Manila, state)
        values = forecast(table.market)
        found: list[float] = []
        for seat in range(table.seats):
            cash = table.cash[seat]
            total = cash + 0.8 * min(cash, PLENTY)
            for ware in range(WARE_COUNT):
                index = WARE_COUNT * seat + ware
                total += (table.hand[index] + table.pledged[index]) * (SHARE + 0.62 * values[ware])
                total -= REDEMPTION * table.pledged[index]
            found.append(total)
        return found

    def rollout_action(self, state: State, seat: int, lot: UniformFloat) -> Action:
        step = state.stack[-1]
        if isinstance(step, Auction):
            return pick_bid(cast(Manila, state), step, lot)
        return super().rollout_action(state, seat, lot)

    def named_terms(self, state: State, seat: int, action: Action) -> dict[str, float]:
        outlook = Outlook(cast(Manila, state), seat)
        if action[0] == "place" and action[1] != INSURANCE:
            payout = outlook.space(action[1])
            return {"payout": payout, "price": outlook.place(action[1]) - payout}
        return {}

    def policy(self, state: State, seat: int, legal: list[Action]) -> Action:
        step = state.stack[-1]
        if isinstance(step, Auction):
            return careful_bid(cast(Manila, state), step)
        return super().policy(state, seat, legal)

    def rating_noise(self) -> float:
        return 0.7

    def rate(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        outlook = Outlook(cast(Manila, state), seat)
        step = state.stack[-1]
        limit = bid_limit(outlook.table, seat) if isinstance(step, Auction) else 0.0
        return [outlook.bid(action, limit) if action[0] == "bid" else outlook.rate(action) for action in legal]


def pick_bid(table: Manila, step: Auction, lot: UniformFloat) -> Action:
    """A random bid of 40–80 % of a noisy limit, or a pass above it."""
    limit = bid_limit(table, step.seat) * (0.8 + 0.4 * lot())
    if step.high + 1 > limit and not step.must_open(table):
        return PASS
    return ("bid", max(step.high + 1, min(int((0.4 + 0.4 * lot()) * limit), table.means(step.seat))))


def careful_bid(table: Manila, step: Auction) -> Action:
    """A pass above the limit; else at least a part of the limit, so that auctions do not creep by 1."""
    limit = bid_limit(table, step.seat)
    if step.high + 1 > limit and not step.must_open(table):
        return PASS
    return ("bid", max(step.high + 1, min(int(OPENING * limit), table.means(step.seat))))


def bid_limit(table: Manila, seat: int) -> float:
    """The highest bid that pays off, with or without buying a share."""
    spare, values = float(table.cash[seat] - RESERVE), forecast(table.market)
    limit = min(spare, POWER)
    for ware in range(WARE_COUNT):
        if table.supply[ware]:
            price = table.price(ware)
            limit = max(limit, min(spare - price, POWER + values[ware] - price))
    return limit


def rolls_left(table: Manila) -> int:
    """The number of remaining rolls of this voyage."""
    for step in table.stack:
        if isinstance(step, Voyage):
            return PROGRAMME[table.seats][step.leg :].count("roll")
    return 0


def is_last_round(table: Manila) -> bool:
    """Whether the last placement round has begun: everything up to the pay-outs is one roll."""
    for step in table.stack:
        if isinstance(step, Voyage):
            return "place" not in PROGRAMME[table.seats][step.leg + 1 :]
    return False


class Outlook:
    """Expected values of the current voyage for one seat."""

    def __init__(self, table: Manila, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rolls = rolls_left(table)
        self.gains = self.value_arrivals()
        self.port = [self.reach(route, table.wave[route]) for route in ROUTES]

    def value_arrivals(self) -> list[float]:
        """By ware: the value of its rise to this seat."""
        table, rises = self.table, rise(self.table.market)
        found: list[float] = []
        for ware in range(WARE_COUNT):
            own = table.hand[WARE_COUNT * self.seat + ware] + table.pledged[WARE_COUNT * self.seat + ware]
            others = SHARES_PER_WARE - table.supply[ware] - own
            found.append((own - RIVALRY * others / (table.seats - 1)) * rises[ware])
        return found

    def reach(self, route: int, wave: int) -> float:
        """The probability that the punt reaches port from `wave`; on 13 it depends on pirates."""
        berth = self.table.berth[route]
        if berth != AT_SEA:
            return 1.0 if berth < YARD_BERTH else 0.0
        distance = min(LAST_WAVE, max(-1, LAST_WAVE - wave))
        return PASSES[self.rolls][distance] + 0.6 * STAYS[self.rolls][distance]

    def rim(self, route: int) -> float:
        """The probability that the punt ends on wave 13."""
        table = self.table
        if table.berth[route] != AT_SEA:
            return 0.0
        return STAYS[self.rolls][min(LAST_WAVE, max(-1, LAST_WAVE - table.wave[route]))]

    # -- ratings of actions

    def rate(self, action: Action) -> float:
        verb: str = action[0]
        if verb == "place":
            return self.place(action[1])
        if verb == "steer":
            return self.steer(action[1], action[2])
        if verb == "board":
            return self.board(action[1])
        if verb == "send":
            return self.send(action[1])
        if verb == "pledge" or verb == "repay":
            return self.loan(action)
        return self.office(action)

    def office(self, action: Action) -> float:
        """The rating of a decision of the harbour master."""
        verb: str = action[0]
        if verb == "load":
            return self.gains[action[1]]
        if verb == "launch":
            return self.launch(action[1])
        if verb == "buy":
            return self.buy(action[1])
        return 0.3 if verb == "decline" else 0.0

    def bid(self, action: Action, limit: float) -> float:
        """Rates the minimum raise and the bids at BIDDING; excludes all bids between them."""
        amount: int = action[1]
        step = self.table.stack[-1]
        if isinstance(step, Auction) and amount == step.high + 1:
            return 0.5
        for part in BIDDING:
            if amount == int(part * limit):
                return 1.0 - abs(part - 0.6)
        return -100.0

    def place(self, space: int) -> float:
        table = self.table
        if space == INSURANCE:
            return INSURANCE_FEE - self.repairs()
        price = float(PRICE[space])
        if price > table.cash[self.seat]:
            price += LOAN_COST if table.unpledged(self.seat) else 0.0
        return self.space(space) - price

    def space(self, space: int) -> float:
        if space < ASHORE:
            return self.crew(WARE_OF[space])
        if space < YARD[0]:
            return SLOT_PAYOUT[space - PORT[0]] * self.at_least(space - PORT[0], True)
        if space < CAPTAIN:
            return SLOT_PAYOUT[space - YARD[0]] * self.at_least(space - YARD[0], False)
        if space <= MATE:
            return self.piracy(space)
        return self.pilot(1 if space == SMALL_PILOT else 2)

    def crew(self, ware: int) -> float:
        """The gain in the own part of the load value, given the expected number of later crew members."""
        table, route = self.table, self.table.route_of(ware)
        own = taken = 0
        for space in CREW[ware]:
            if table.spaces[space] != NOBODY:
                taken += 1
                if table.spaces[space] == self.seat:
                    own += 1
        free = len(CREW[ware]) - taken - 1
        whole = taken + 1 + free * min(1.0, JOINING * max(0, self.rolls - 1)) * self.port[route]
        before = own / max(1.0, whole - 1.0 + 1.0 / (1 + taken)) if own else 0.0
        return LOAD_VALUE[ware] * self.port[route] * ((own + 1) / whole - before)

    def at_least(self, slot: int, docked: bool) -> float:
        """The probability that more than `slot` punts reach the port (or the shipyard)."""
        a, b, c = self.port
        if not docked:
            a, b, c = 1.0 - a, 1.0 - b, 1.0 - c
        if slot == 0:
            return 1.0 - (1.0 - a) * (1.0 - b) * (1.0 - c)
        return a * b + a * c + b * c - 2.0 * a * b * c if slot == 1 else a * b * c

    def piracy(self, space: int) -> float:
        table, total = self.table, 0.0
        for route in ROUTES:
            if table.load[route] != NOTHING:
                total += LOAD_VALUE[table.load[route]] * self.rim(route)
        return total * (0.75 if space == CAPTAIN else 0.5)

    def pilot(self, waves: int) -> float:
        best = 0.0
        for route in ROUTES:
            if self.table.berth[route] == AT_SEA:
                best = max(best, abs(self.stake(route)))
        return PILOT * best * 0.16 * waves

    def repairs(self) -> float:
        total = 0.0
        for slot in ROUTES:
            if self.table.spaces[YARD[slot]] != self.seat:
                total += SLOT_PAYOUT[slot] * self.at_least(slot, False)
        return total

    def stake(self, route: int) -> float:
        """The value of the punt's arrival to this seat, including its accomplices."""
        table, ware = self.table, self.table.load[route]
        own = taken = 0
        for space in CREW[ware]:
            if table.spaces[space] != NOBODY:
                taken += 1
                if table.spaces[space] == self.seat:
                    own += 1
        total = self.gains[ware] + (LOAD_VALUE[ware] * own / taken if own else 0.0)
        for slot in ROUTES:
            if table.spaces[PORT[slot]] == self.seat:
                total += SLOT_PAYOUT[slot] * 0.4
            if table.spaces[YARD[slot]] == self.seat:
                total -= SLOT_PAYOUT[slot] * 0.4
        return total + (5.0 if table.spaces[INSURANCE] == self.seat else 0.0)

    def steer(self, route: int, waves: int) -> float:
        wave = self.table.wave[route]
        return self.stake(route) * (self.reach(route, max(0, wave + waves)) - self.port[route])

    def launch(self, wave: int) -> float:
        """Rates a high wave by how much more this ware is worth to the seat than the remaining ones."""
        step = self.table.stack[-1]
        if not isinstance(step, LaunchPunts):
            return 0.0
        others = 0.0
        for route in range(step.route + 1, len(ROUTES)):
            others += self.gains[self.table.load[route]]
        rest = len(ROUTES) - step.route - 1
        own = self.gains[self.table.load[step.route]]
        return 0.12 * wave * (own - (others / rest if rest else 0.0))

    def buy(self, ware: int) -> float:
        table, price = self.table, self.table.price(ware)
        missing = price + RESERVE // 2 - table.cash[self.seat]
        short = SHORT_OF_CASH + LOAN_COST * (1 + missing // LOAN) if missing > 0 else 0.0
        return forecast(table.market)[ware] - price - short

    def board(self, space: int) -> float:
        """The part of the load value, which is almost certain on 13 before the last roll, minus that of staying."""
        table, ware = self.table, WARE_OF[space]
        crew = len(table.crew(ware)) + (1 if table.spaces[space] == NOBODY else 0)
        return LOAD_VALUE[ware] / crew - self.piracy(CAPTAIN)

    def send(self, to_yard: int) -> float:
        for route in ROUTES:
            if self.table.berth[route] == AT_SEA and self.table.wave[route] == LAST_WAVE:
                return -self.stake(route) if to_yard else self.stake(route)
        return 0.0

    def loan(self, action: Action) -> float:
        """Strongly negative, because loans help only when a payment is due; the lowest forecast is pledged first."""
        value = forecast(self.table.market)[action[1]]
        return -40.0 - 0.1 * value if action[0] == "pledge" else -40.0


HEURISTIC: Final = ManilaHeuristic()
