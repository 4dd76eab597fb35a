"""W7.1–W7.7, W8.1, W8.12–W8.14, W9.1, W9.2: the captain's raid: sending ships, losses, and loot for the survivors."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.battle import Battle
from nassau.games.seas.causes import BY_LOSSES, COUNTRY_RAIDED, IN_BATTLE, NO_SHIP_SENT, Cause
from nassau.games.seas.components import CARAVANS, RAID_LIMIT, RED, country, size
from nassau.games.seas.fleet import add_mark, gain_yin_yang, lose_ships
from nassau.games.seas.loot import DrawLoot
from nassau.games.seas.shortcuts import SEND_ACTIONS, legal_sendings
from nassau.games.seas.state import ACTION_USED, Seas
from nassau.games.seas.throw import Throw
from nassau.games.seas.turn import CardTurn
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item
from nassau.kernel.refusal import at_least, at_most

# Legs of a raid after the sending legs, counted from the number of seats on.
THROW: Final = 0
BATTLE: Final = 1
LOSSES: Final = 2
LOOT: Final = 3  # the first of one leg per seat


class Captain(CardTurn):
    """W7.1: play a caravan from hand and start the raid."""

    def card_range(self) -> tuple[str, int, int]:
        return ("raid", 0, CARAVANS)

    def card_rule(self) -> str:
        return "W7.1"

    def use_action(self, state: Seas, action: Action) -> None:
        card: int = action[1]
        self.discard_card(state, card)
        state.clear_chart(card, self.seat)
        state.emit("caravan_played", "W7.1", self.seat, country(card), size(card))
        state.push(Raid(self.seat, card, 0))


class Raid(Cause):
    """W7.2, W7.7, W8.1, W8.12–W8.14, W9.1, W9.2: sending, throw, battle, losses and loot, from the captain on.

    `leg` counts the parts: one per seat for sending, then THROW, BATTLE, LOSSES, then one per seat for LOOT.
    """

    def __init__(self, captain: int, card: int, leg: int) -> None:
        self.captain = captain
        self.card = card
        self.leg = leg

    def local(self) -> tuple[int, ...]:
        return (self.captain, self.card, self.leg)

    def enter(self, state: Seas) -> None:
        seats = state.seats
        part = self.leg - seats
        if part < THROW:
            state.push(Send((self.captain + self.leg) % seats, self.card))
        elif part == THROW:
            self.throw(state)
        elif part == BATTLE:
            state.push(Battle(self.captain))
        elif part == LOSSES:
            self.conclude(state)
        elif part < LOOT + seats:
            seat = (self.captain + part - LOOT) % seats
            state.push(DrawLoot(seat, survivors(state, seat)))
        else:
            state.done(ACTION_USED)

    def resume(self, state: Seas, result: int) -> None:
        state.become(Raid(self.captain, self.card, self.leg + 1))

    def cause(self, state: Seas) -> str:
        return "W8.1" if self.leg == state.seats + THROW else "W9.1"

    def loot_source(self) -> int:
        return country(self.card)

    def throw(self, state: Seas) -> None:
        """W7.7, W8.1: throw the ships sent and the caravan's ships."""
        if not any(state.sent):
            state.emit("nobody_sailed", "W7.7")
            state.done(ACTION_USED)
            return
        for seat in range(state.seats):
            state.waiting[seat] = state.sent[seat]
        state.waiting[RED] = size(self.card)
        state.push(Throw())

    def conclude(self, state: Seas) -> None:
        """W8.12–W8.14, W16.8, W16.9: settle the losses; the raid is lost if a ship of the caravan is afloat."""
        for turn in range(state.seats):
            settle_losses(state, (self.captain + turn) % state.seats)
        left = afloat(state, RED)
        if left:
            state.emit("raid_lost", "W8.14", left)
            state.done(ACTION_USED)
            return
        state.emit("raid_won", "W8.13", sum([survivors(state, seat) for seat in range(state.seats)]))
        self.resume(state, 0)


def afloat(state: Seas, colour: int) -> int:
    """Number of dice of a colour on the chart that are not hit."""
    count = 0
    for die in range(len(state.colours)):
        if state.colours[die] == colour and not state.hits[die]:
            count += 1
    return count


def survivors(state: Seas, seat: int) -> int:
    """W9.1: ships of the seat that survived the battle."""
    return afloat(state, seat) if state.sent[seat] else 0


def settle_losses(state: Seas, seat: int) -> None:
    """W8.12, W16.8, W16.9: sunk ships go to the reserve for 1 yin-yang each; unsinkable ones return."""
    sunk = state.sent[seat] - survivors(state, seat)
    returned = min(sunk, state.unsinkables[seat])
    if returned:
        state.emit("ships_returned", "W16.8", seat, returned)
    if sunk > returned:
        lose_ships(state, seat, sunk - returned, "W8.12", IN_BATTLE)
        gain_yin_yang(state, seat, sunk - returned, "W8.12", BY_LOSSES)


class Send(Step[Seas]):
    """W7.2–W7.6: a seat chooses how many free ships to send."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def enter(self, state: Seas) -> None:
        """Skips a seat without a free ship."""
        if not state.free(self.seat):
            self.take(state, self.seat, SEND_ACTIONS[0])

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def limit(self, state: Seas) -> int:
        """W7.3: the most ships a seat may send."""
        return RAID_LIMIT[state.seats] * size(self.card)

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return SEND_ACTIONS[: min(state.at_sea(seat), self.limit(state)) + 1]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut: `refusal` decides, see shortcuts.py."""
        return legal_sendings(state, seat, self.limit(state))

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "send":
            return untimely(state, action)
        count: int = action[1]
        if count < 0:
            return at_least("W7.2", "raiders", 0, count)
        if count > self.limit(state):
            return at_most("W7.3", "raiders", self.limit(state), count)
        free = state.free(seat)
        return None if count <= free else at_most("W7.4", "free-ships", free, count)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        """W7.5, W7.6: a mark for sending none or for raiding a country whose tile the seat has; never two."""
        count: int = action[1]
        state.sent = with_item(state.sent, self.seat, count)
        state.emit("ships_sent", "W7.2", self.seat, count, state.free(self.seat))
        land = country(self.card)
        if state.tiles[land] == self.seat:
            add_mark(state, self.seat, "W7.6", COUNTRY_RAIDED, land)
        elif not count:
            add_mark(state, self.seat, "W7.5", NO_SHIP_SENT)
        state.done()
