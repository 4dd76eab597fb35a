"""W5, W6, W10, W15: shipbuilder, governor, islander and cartographer."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.cards import DrawCards
from nassau.games.seas.components import COUNTRIES, DOUBLE_GIFT, FIRST_CURSE, FIRST_HARBOUR, SHIPS
from nassau.games.seas.fleet import add_mark, gain_ships, tell_guards
from nassau.games.seas.state import Seas
from nassau.games.seas.turn import CardTurn, RitualTurn
from nassau.games.seas.turn_end import SURPLUS, Reward, gift_size
from nassau.kernel import NOBODY, Action, Refusal, untimely, with_item

BUY_ACTIONS: Final[list[Action]] = [("buy", count) for count in range(1, SHIPS + 1)]
PRIVATEER_ACTIONS: Final[list[Action]] = [("privateer", country) for country in range(COUNTRIES)]
EXPLORE: Final[Action] = ("explore",)


class Shipbuilder(RitualTurn):
    """W5.1–W5.3: buy ships from the reserve for a chest each."""

    def choices(self, state: Seas) -> list[Action]:
        return BUY_ACTIONS[: max(1, state.reserve(self.seat))]

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "buy":
            return untimely(state, action)
        count: int = action[1]
        if count < 1:
            return Refusal("W4.5", 1, count)
        most = min(state.reserve(self.seat), state.chests[self.seat])
        return None if count <= most else Refusal("W5.2", count, most)

    def use_action(self, state: Seas, action: Action) -> None:
        seat, count, guards = self.seat, int(action[1]), state.guards(self.seat)
        state.chests[seat] -= count
        state.ships[seat] += count
        state.emit("ships_bought", "W5.1", seat, count)
        tell_guards(state, seat, guards)
        state.become(Reward(seat, SURPLUS))


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
        return None if state.tiles[country] == NOBODY else Refusal("W6.2")

    def use_action(self, state: Seas, action: Action) -> None:
        seat, gift = self.seat, gift_size(state, self.seat)
        state.tiles = with_item(state.tiles, action[1], seat)
        state.emit("tile_taken", "W6.1", seat, action[1])
        gain_ships(state, seat, state.reserve(seat))
        if not gift:
            add_mark(state, seat)
        elif gift == DOUBLE_GIFT and state.marks[seat]:
            state.marks[seat] -= 1
            state.emit("mark_returned", "W6.6", seat)
        state.become(Reward(seat, SURPLUS))


class Islander(CardTurn):
    """W10.1: play a harbour from hand; its prices apply to all seats at once."""

    def card_range(self) -> tuple[str, int, int]:
        return ("moor", FIRST_HARBOUR, FIRST_CURSE)

    def use_action(self, state: Seas, action: Action) -> None:
        self.discard_card(state, action[1])
        state.harbour = int(action[1]) - FIRST_HARBOUR + 1
        state.emit("harbour_opened", "W10.1", self.seat, state.harbour)
        state.become(Reward(self.seat, SURPLUS))


class Cartographer(RitualTurn):
    """W15.1: draw the top card of the adventure pile."""

    def choices(self, state: Seas) -> list[Action]:
        return [EXPLORE]

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        if action[0] != "explore":
            return untimely(state, action)
        return None if any(state.pile) else Refusal("W15.4", 1, 0)

    def use_action(self, state: Seas, action: Action) -> None:
        state.push(DrawCards(self.seat, 1))
