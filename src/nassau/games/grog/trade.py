"""G7.4–G7.10, G8.1–G8.9: trading at a ship: the main trade, claims, and tiles that substitute others."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import FROM_SHIP, Giver
from nassau.games.grog.claims import PLACE_CREW, Claim
from nassau.games.grog.components import (
    CLAIM_TILES,
    MOST_TILES,
    NO_LIMIT,
    SHIP_RULE,
    SUBSTITUTES,
)
from nassau.games.grog.main_trade import MainTrade
from nassau.games.grog.ships import can_claim, end_of_trade_rule, has_stock, stock_left, tiles_available
from nassau.games.grog.shortcuts import GIVE, legal_claims, legal_gifts, legal_main_trades
from nassau.games.grog.sites import BUILDINGS, COLOURS, PENINSULA, PER_PENINSULA
from nassau.games.grog.state import Grog
from nassau.kernel import ONLY, Action, Refusal, Step, untimely
from nassau.kernel._mypyc import mypyc_attr
from nassau.kernel.refusal import at_least, at_most, missing

DONE: Final[Action] = ("done",)
NOTHING_GIVEN: Final[tuple[int, ...]] = (0,) * COLOURS
MAIN_TRADE: Final = -1
"""In place of a building: the tiles are for the main trade."""

# `main` of Trade
MAIN_UNUSED: Final = 0
MAIN_USED: Final = 1


@mypyc_attr(free_list_len=1)
class Trade(Giver):
    """G1.5, G7.4, G7.6–G7.8, G7.10–G7.13, G8.1–G8.6, G8.8, G8.9: the main trade once and claims, in any order.

    `main` is MAIN_USED after the main trade; `free` is 1 as soon as the seat may stop.
    """

    def __init__(self, seat: int, ship: int, main: int, free: int) -> None:
        self.seat = seat
        self.ship = ship
        self.main = main
        self.free = free

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ship, self.main, self.free)

    def source(self) -> int:
        return FROM_SHIP

    def resume(self, state: Grog, result: int) -> None:
        """Ends the visit of a seat that can do nothing more."""
        good = state.water(self.ship)
        tiles = tiles_available(state, self.seat, good)
        main = self.main == MAIN_UNUSED and tiles > 0 and has_stock(state, self.ship)
        if not main and not (tiles >= CLAIM_TILES and can_claim(state, self.seat, good)):
            state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        good = state.water(self.ship)
        spare = state.others(seat, good) // SUBSTITUTES
        most = min(MOST_TILES[self.ship], max(1, tiles_available(state, seat, good)))
        found: list[Action] = [DONE]
        for tiles in range(1, most + 1):
            found += [("trade", tiles, substituted) for substituted in range(min(tiles, spare) + 1)]
        first = PER_PENINSULA * good
        for building in range(first, first + PER_PENINSULA):
            found += [("claim", building, substituted) for substituted in range(min(CLAIM_TILES, spare) + 1)]
        return found

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        good = state.water(self.ship)
        own, spare = state.goods[COLOURS * seat + good], state.others(seat, good) // SUBSTITUTES
        found: list[Action] = [DONE] if self.free else []
        if self.main == MAIN_UNUSED:
            found += legal_main_trades(state, self.ship, own, spare)
        return found + legal_claims(state, seat, good, own, spare)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb == "trade":
            return self.refuse_trade(state, action[1]) or self.refuse_tiles(state, action[1], action[2])
        if verb == "claim":
            return self.refuse_claim(state, action[1]) or self.refuse_tiles(state, CLAIM_TILES, action[2])
        if verb != "done":
            return untimely(state, action)
        return None if self.free else Refusal("G7.6")

    def refuse_trade(self, state: Grog, tiles: int) -> Refusal | None:
        if self.main == MAIN_USED:
            return Refusal("G7.7")
        left = stock_left(state, self.ship)
        if left == 0:
            return missing("G7.10", "card-in-deck")
        if tiles < 1:
            return at_least(SHIP_RULE[self.ship], "traded-tile", 1, tiles)
        if tiles > MOST_TILES[self.ship] and MOST_TILES[self.ship] != NO_LIMIT:
            return at_most(SHIP_RULE[self.ship], "traded-tile", MOST_TILES[self.ship], tiles)
        return None if tiles <= left else at_most("G8.8", "drawn-card", left, tiles)

    def refuse_claim(self, state: Grog, building: int) -> Refusal | None:
        if not 0 <= building < BUILDINGS or PENINSULA[building] != state.water(self.ship):
            return Refusal("G8.9")
        if not state.is_free(building):
            return Refusal("G1.5")
        return None if state.crew[self.seat] else missing("G7.10", "crew")

    def refuse_tiles(self, state: Grog, tiles: int, substituted: int) -> Refusal | None:
        """G7.4, G7.8: refuse if the seat lacks the tiles; each of `substituted` costs SUBSTITUTES other tiles."""
        good = state.water(self.ship)
        own, others = state.goods[COLOURS * self.seat + good], state.others(self.seat, good)
        if substituted < 0:
            return at_least("G7.8", "substituted-tile", 0, substituted)
        if substituted > tiles:
            return at_most("G7.8", "substituted-tile", tiles, substituted)
        if SUBSTITUTES * substituted > others:
            return at_least("G7.8", "other-tile", SUBSTITUTES * substituted, others)
        return None if tiles - substituted <= own else at_least("G7.4", "demanded-tile", tiles - substituted, own)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "done":
            state.emit("trade_ended", end_of_trade_rule(state, seat, self.main == MAIN_USED), seat)
            state.done()
        elif verb == "trade":
            state.push(HandIn(seat, self.ship, MAIN_TRADE, action[1], action[2], NOTHING_GIVEN))
        else:
            state.push(HandIn(seat, self.ship, action[1], CLAIM_TILES, action[2], NOTHING_GIVEN))


@mypyc_attr(free_list_len=1)
class HandIn(Step[Grog]):
    """G7.4, G7.8, G7.9: choose the substituting tiles one by one, then hand in everything at once."""

    def __init__(
        self, seat: int, ship: int, building: int, tiles: int, substituted: int, given: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.ship = ship
        self.building = building
        self.tiles = tiles
        self.substituted = substituted
        self.given = given

    def local(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.seat, self.ship, self.building, self.tiles, self.substituted, self.given)

    def left(self) -> int:
        """Substituting tiles still to be chosen."""
        left = SUBSTITUTES * self.substituted
        for tiles in self.given:
            left -= tiles
        return left

    def rest(self, state: Grog, colour: int) -> int:
        """Tiles of a colour that can still be given; 0 for the demanded good."""
        if state.ships[colour] == self.ship:
            return 0
        return state.goods[COLOURS * self.seat + colour] - self.given[colour]

    def enter(self, state: Grog) -> None:
        """Skips the choice if only one is possible."""
        left = self.left()
        if left == 0:
            self.carry_out(state)
            return
        kinds = total = 0
        for colour in range(COLOURS):
            rest = self.rest(state, colour)
            total += rest
            kinds += 1 if rest else 0
        if kinds == 1 or total == left:
            given = [self.given[colour] + min(self.rest(state, colour), left) for colour in range(COLOURS)]
            state.become(HandIn(self.seat, self.ship, self.building, self.tiles, self.substituted, tuple(given)))

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [GIVE[colour] for colour in range(COLOURS) if state.goods[COLOURS * seat + colour]]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        return legal_gifts(state, seat, self.ship, self.given)

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "give":
            return untimely(state, action)
        colour: int = action[1]
        if not 0 <= colour < COLOURS:
            return missing("G7.8", "unused-tile")
        if state.ships[colour] == self.ship:
            return Refusal("G7.9")
        return None if self.rest(state, colour) > 0 else missing("G7.8", "unused-tile")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        given = list(self.given)
        colour: int = action[1]
        given[colour] += 1
        state.become(HandIn(self.seat, self.ship, self.building, self.tiles, self.substituted, tuple(given)))

    def carry_out(self, state: Grog) -> None:
        """Return the tiles to the supply and start the main trade or the claim."""
        handed = list(self.given)
        handed[state.water(self.ship)] = self.tiles - self.substituted
        for colour in range(COLOURS):
            if handed[colour]:
                state.goods[COLOURS * self.seat + colour] -= handed[colour]
        handed.append(self.substituted)
        state.emit_with(["goods_handed_in", "G7.8" if self.substituted else "G7.4", self.seat], handed)
        self.update_trade(state)
        if self.building == MAIN_TRADE:
            state.become(MainTrade(self.seat, self.ship, self.tiles))
        else:
            state.become(Claim(self.seat, self.building, PLACE_CREW))

    def update_trade(self, state: Grog) -> None:
        """Note in the step below that the seat has traded; ValueError if a loaded position has another step there."""
        below = state.stack[-2]
        if not isinstance(below, Trade):
            raise ValueError("HandIn must be directly above Trade")
        main = MAIN_USED if self.building == MAIN_TRADE else below.main
        state.stack[-2] = Trade(self.seat, self.ship, main, 1)
