"""W5.1–W5.3, W6.1–W6.6, W10.1, W15.1: shipbuilder, governor, islander and cartographer."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.cards import DrawCards
from nassau.games.seas.causes import BY_GOVERNOR, NEW_PRIVATEER
from nassau.games.seas.components import COFFEE, COUNTRIES, DOUBLE_GIFT, FIRST_CURSE, FIRST_HARBOUR, FRUIT, RUM, SHIPS
from nassau.games.seas.fleet import add_mark, gain_ships, tell_guards
from nassau.games.seas.state import Seas
from nassau.games.seas.turn import CardTurn, RitualTurn
from nassau.games.seas.turn_end import SURPLUS, Reward, gift_size
from nassau.kernel import NOBODY, Action, Refusal, untimely, with_item
from nassau.kernel.refusal import at_least, at_most, missing

BUY_ACTIONS: Final[list[Action]] = [("buy", count) for count in range(1, SHIPS + 1)]
PRIVATEER_ACTIONS: Final[list[Action]] = [("privateer", country) for country in range(COUNTRIES)]
EXPLORE: Final[Action] = ("explore",)


def buy_ships(state: Seas, seat: int, count: int) -> None:
    """W5.1, W5.3: pay and get the ships together, then post or recall guards once."""
    guards = state.guards(seat)
    state.chests[seat] -= count
    state.ships[seat] += count
    state.emit("ships_bought", "W5.1", seat, count)
    tell_guards(state, seat, guards)


class Shipbuilder(RitualTurn):
    """W4.5, W5.1–W5.3: buy ships from the reserve for a chest each."""

    def choices(self, state: Seas) -> list[Action]:
        return BUY_ACTIONS[: max(1, state.reserve(self.seat))]

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "buy":
            return untimely(state, action)
        count: int = action[1]
        if count < 1:
            return at_least("W4.5", "bought-ships", 1, count)
        reserve, chests = state.reserve(self.seat), state.chests[self.seat]
        if count > reserve and reserve <= chests:
            return at_most("W5.2", "reserve", reserve, count) if reserve else missing("W5.2", "reserve")
        if count > chests:
            return at_most("W5.2", "chests", chests, count) if chests else missing("W5.2", "chests")
        return None

    def use_action(self, state: Seas, action: Action) -> None:
        buy_ships(state, self.seat, action[1])
        state.become(Reward(self.seat, SURPLUS))


class Governor(RitualTurn):
    """W6.1–W6.6: take a privateer tile, the whole reserve and a mark; with a gift no mark."""

    def choices(self, state: Seas) -> list[Action]:
        return PRIVATEER_ACTIONS.copy()

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        verb: str = action[0]
        if verb != "privateer":
            return untimely(state, action)
        country: int = action[1]
        if not 0 <= country < COUNTRIES:
            return Refusal("W6.1")
        return None if state.tiles[country] == NOBODY else missing("W6.2", "tile")

    def use_action(self, state: Seas, action: Action) -> None:
        seat, gift = self.seat, gift_size(state, self.seat)
        state.tiles = with_item(state.tiles, action[1], seat)
        state.emit("tile_taken", "W6.1", seat, action[1])
        gain_ships(state, seat, state.reserve(seat), "W6.1", BY_GOVERNOR)
        if gift:
            self.spare_mark(state, gift)
        else:
            add_mark(state, seat, "W6.1", NEW_PRIVATEER, action[1])
        state.become(Reward(seat, SURPLUS))

    def spare_mark(self, state: Seas, gift: int) -> None:
        """W6.5, W6.6: the gift spares the mark of this action; a double gift also takes an earlier mark."""
        state.emit("mark_spared", "W6.5", self.seat)
        if gift == DOUBLE_GIFT and state.marks[self.seat]:
            state.marks[self.seat] -= 1
            state.emit("mark_returned", "W6.6", self.seat)


class Islander(CardTurn):
    """W10.1: play a harbour from hand; its prices apply to all seats at once."""

    def card_range(self) -> tuple[str, int, int]:
        return ("moor", FIRST_HARBOUR, FIRST_CURSE)

    def card_rule(self) -> str:
        return "W10.1"

    def use_action(self, state: Seas, action: Action) -> None:
        self.discard_card(state, action[1])
        state.harbour = int(action[1]) - FIRST_HARBOUR + 1
        rum, coffee, fruit = state.price(RUM), state.price(COFFEE), state.price(FRUIT)
        state.emit("harbour_opened", "W10.1", self.seat, state.harbour, rum, coffee, fruit)
        state.become(Reward(self.seat, SURPLUS))


class Cartographer(RitualTurn):
    """W15.1, W15.4: draw the top card of the adventure pile."""

    def choices(self, state: Seas) -> list[Action]:
        return [EXPLORE]

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "explore":
            return untimely(state, action)
        return None if any(state.pile) else missing("W15.4", "pile")

    def use_action(self, state: Seas, action: Action) -> None:
        state.push(DrawCards(self.seat, 1))

    def cause(self, state: Seas) -> str:
        return "W15.1" if isinstance(state.stack[-1], DrawCards) else super().cause(state)
