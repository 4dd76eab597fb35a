"""G7, G8: passing: goods from the bid row, then a visit to one ship."""

from __future__ import annotations

from typing import Final

from nassau.games.grog.cards import DrawChest, DrawGoal, DrawParrot, KeepGoal
from nassau.games.grog.claims import Claim
from nassau.games.grog.components import (
    CHEST_SHIP,
    CLAIM_TILES,
    COINS_PER_TILE,
    CREW,
    GHOST_SHIP,
    GOAL_COPIES,
    GOAL_SHIP,
    GOALS,
    MOST_TILES,
    NOTHING,
    OPEN_SEA,
    PARROT_SHIP,
    SHIP_RULE,
    SUBSTITUTES,
)
from nassau.games.grog.ships import can_claim, can_give, can_trade, closed, deck_left, exempt, worth
from nassau.games.grog.sites import BUILDINGS, COLOURS, PENINSULA, PER_PENINSULA
from nassau.games.grog.state import Grog
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item
from nassau.kernel._mypyc import mypyc_attr

DONE: Final[Action] = ("done",)
SHIP: Final[list[Action]] = [("ship", ship) for ship in range(GHOST_SHIP + 1)]
GIVE: Final[list[Action]] = [("give", colour) for colour in range(COLOURS)]
TRADES: Final[list[list[Action]]] = [
    [("trade", tiles, substituted) for substituted in range(tiles + 1)] for tiles in range(GOALS * GOAL_COPIES + 1)
]
"""By tiles: no ship takes more than the goal ship, for every card of its deck."""
CLAIMS: Final[list[list[Action]]] = [
    [("claim", building, substituted) for substituted in range(CLAIM_TILES + 1)] for building in range(BUILDINGS)
]
NOTHING_GIVEN: Final[tuple[int, ...]] = (0,) * COLOURS
MAIN: Final = -1
"""In place of a building: the tiles are for the main trade."""


class Goods(Step[Grog]):
    """G7.1, G7.2, G14.3: a tile for each die in the bid row, and one from the ghost ship; then a ship."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def enter(self, state: Grog) -> None:
        gained, ghost = [0] * COLOURS, state.ghost_at()
        for colour in state.row if ghost == NOTHING else [*state.row, ghost]:
            gained[colour] += 1
            state.goods[COLOURS * self.seat + colour] += 1
        if state.row or ghost != NOTHING:
            state.emit_with(["goods_gained", self.seat], gained)
        state.become(CHOICES[self.seat])


GOODS: Final = [Goods(seat) for seat in range(len(CREW))]
"""By seat. Steps are values: these are made once and for all."""


class ChooseShip(Step[Grog]):
    """G7.3, G7.5, G7.11, G7.12: where the trade marker goes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        return [SHIP[ship] for ship in state.ships]

    def legal(self, state: Grog, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        free, ships, shut = exempt(state, seat), state.ships, closed(state)
        return [
            SHIP[ships[space]]
            for space in range(OPEN_SEA)
            if not shut >> ships[space] & 1 and (free or can_trade(state, seat, space))
        ]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "ship":
            return untimely(state, action)
        ship: int = action[1]
        if ship == GHOST_SHIP:
            return Refusal("G14.2")
        if ship not in state.ships or closed(state) >> ship & 1:
            return Refusal("G7.3")
        return None if can_trade(state, seat, state.water(ship)) or exempt(state, seat) else Refusal("G7.5")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        ship: int = action[1]
        free, space = 1 if exempt(state, seat) else 0, state.water(ship)
        state.markers = with_item(state.markers, seat, ship)
        state.emit("ship_visited", seat, ship, space)
        if free and not can_trade(state, seat, space):
            state.done()
        else:
            state.become(Trade(seat, ship, 0, free))


CHOICES: Final = [ChooseShip(seat) for seat in range(len(CREW))]
"""By seat."""


@mypyc_attr(free_list_len=1)
class Trade(Step[Grog]):
    """G7.6–G7.12, G8: the main trade once and claims, in any order. `main` is 1 once it was used; `free` is 1 as soon
    as the seat may stop."""

    def __init__(self, seat: int, ship: int, main: int, free: int) -> None:
        self.seat = seat
        self.ship = ship
        self.main = main
        self.free = free

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ship, self.main, self.free)

    def resume(self, state: Grog, result: int) -> None:
        """Whoever can do nothing more is done."""
        good = state.water(self.ship)
        tiles = worth(state, self.seat, good)
        main = not self.main and tiles > 0 and can_give(state, self.ship)
        if not main and not (tiles >= CLAIM_TILES and can_claim(state, self.seat, good)):
            state.done()

    def pending(self, state: Grog) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Grog, seat: int) -> list[Action]:
        good = state.water(self.ship)
        spare = state.others(seat, good) // SUBSTITUTES
        most = min(MOST_TILES[self.ship], max(1, worth(state, seat, good)))
        found: list[Action] = [DONE]
        for tiles in range(1, most + 1):
            found += [("trade", tiles, substituted) for substituted in range(min(tiles, spare) + 1)]
        first = PER_PENINSULA * good
        for building in range(first, first + PER_PENINSULA):
            found += [("claim", building, substituted) for substituted in range(min(CLAIM_TILES, spare) + 1)]
        return found

    def legal(self, state: Grog, seat: int) -> list[Action]:
        good = state.water(self.ship)
        own, spare = state.goods[COLOURS * seat + good], state.others(seat, good) // SUBSTITUTES
        found: list[Action] = [DONE] if self.free else []
        if not self.main:
            limit = min(MOST_TILES[self.ship], deck_left(state, self.ship))
            found += [
                TRADES[tiles][substituted]
                for tiles in range(1, min(limit, own + spare) + 1)
                for substituted in range(max(0, tiles - own), min(tiles, spare) + 1)
            ]
        if own + spare >= CLAIM_TILES and state.crew[seat]:
            fewest, most = max(0, CLAIM_TILES - own), min(CLAIM_TILES, spare)
            for building in state.free_on(good):
                found += CLAIMS[building][fewest : most + 1]
        return found

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
        if self.main:
            return Refusal("G7.7")
        if tiles < 1:
            return Refusal("G7.6")
        if tiles > MOST_TILES[self.ship]:
            return Refusal(SHIP_RULE[self.ship], MOST_TILES[self.ship], tiles)
        left = deck_left(state, self.ship)
        if left == 0:
            return Refusal("G7.10")
        return None if tiles <= left else Refusal("G8.8", left, tiles)

    def refuse_claim(self, state: Grog, building: int) -> Refusal | None:
        if not 0 <= building < BUILDINGS or PENINSULA[building] != state.water(self.ship):
            return Refusal("G8.9")
        if not state.is_free(building):
            return Refusal("G1.5")
        return None if state.crew[self.seat] else Refusal("G7.10")

    def refuse_tiles(self, state: Grog, tiles: int, substituted: int) -> Refusal | None:
        """G7.4, G7.8: whether the seat has the tiles, `substituted` of them as three others."""
        good = state.water(self.ship)
        own, others = state.goods[COLOURS * self.seat + good], state.others(self.seat, good)
        if not 0 <= substituted <= tiles:
            return Refusal("G7.8")
        if SUBSTITUTES * substituted > others:
            return Refusal("G7.8", SUBSTITUTES * substituted, others)
        return None if tiles - substituted <= own else Refusal("G7.4", tiles - substituted, own)

    def take(self, state: Grog, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb == "done":
            state.emit("trade_ended", seat)
            state.done()
        elif verb == "trade":
            state.push(HandIn(seat, self.ship, MAIN, action[1], action[2], NOTHING_GIVEN))
        else:
            state.push(HandIn(seat, self.ship, action[1], CLAIM_TILES, action[2], NOTHING_GIVEN))


@mypyc_attr(free_list_len=1)
class HandIn(Step[Grog]):
    """G7.8, G7.9: which other tiles stand for the demanded ones, one by one; then everything is handed in at once."""

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
        left = SUBSTITUTES * self.substituted
        for tiles in self.given:
            left -= tiles
        return left

    def rest(self, state: Grog, colour: int) -> int:
        """The tiles of a colour that can still be given: none of the good that is demanded."""
        if state.ships[colour] == self.ship:
            return 0
        return state.goods[COLOURS * self.seat + colour] - self.given[colour]

    def enter(self, state: Grog) -> None:
        """Where there is nothing to choose, nobody is asked."""
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
        return [GIVE[colour] for colour in range(COLOURS) if self.rest(state, colour) > 0]

    def refusal(self, state: Grog, seat: int, action: Action) -> Refusal | None:
        if action[0] != "give":
            return untimely(state, action)
        colour: int = action[1]
        if not 0 <= colour < COLOURS:
            return Refusal("G7.8")
        if state.ships[colour] == self.ship:
            return Refusal("G7.9")
        return None if self.rest(state, colour) > 0 else Refusal("G7.8")

    def take(self, state: Grog, seat: int, action: Action) -> None:
        given = list(self.given)
        colour: int = action[1]
        given[colour] += 1
        state.become(HandIn(self.seat, self.ship, self.building, self.tiles, self.substituted, tuple(given)))

    def carry_out(self, state: Grog) -> None:
        """The tiles go to the supply, and the ship gives what it has."""
        good, handed = state.water(self.ship), list(self.given)
        handed[good] = self.tiles - self.substituted
        for colour in range(COLOURS):
            if handed[colour]:
                state.goods[COLOURS * self.seat + colour] -= handed[colour]
        state.emit_with(["goods_handed_in", self.seat], handed)
        below = state.stack[-2]
        assert isinstance(below, Trade)
        main = 1 if self.building == MAIN else below.main
        state.stack[-2] = Trade(self.seat, self.ship, main, 1)
        if self.building == MAIN:
            state.become(MainTrade(self.seat, self.ship, self.tiles))
        else:
            state.become(Claim(self.seat, self.building, 0))


@mypyc_attr(free_list_len=1)
class MainTrade(Step[Grog]):
    """G8.1–G8.6: what the ship gives for so many tiles."""

    def __init__(self, seat: int, ship: int, tiles: int) -> None:
        self.seat = seat
        self.ship = ship
        self.tiles = tiles

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.ship, self.tiles)

    def enter(self, state: Grog) -> None:
        if self.ship == CHEST_SHIP:
            state.become(DrawChest(self.seat, self.tiles))
        elif self.ship == PARROT_SHIP:
            state.become(DrawParrot(self.seat, self.tiles))
        elif self.ship == GOAL_SHIP:
            state.push(DrawGoal(self.seat, self.tiles, 1))
        else:
            coins = COINS_PER_TILE[self.ship] * self.tiles
            state.coins[self.seat] += coins
            state.emit("coins_gained", self.seat, coins)
            state.done()

    def resume(self, state: Grog, result: int) -> None:
        state.become(KeepGoal(self.seat))
