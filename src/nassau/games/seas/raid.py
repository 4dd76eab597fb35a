"""W7–W9.2: the captain's raid: ships are sent, thrown, fight by nearness, and the survivors share the loot."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import CARAVANS, LIMIT, RED, SHIPS, country, size
from nassau.games.seas.fleet import add_mark, gain_yin_yang, lose_ships
from nassau.games.seas.loot import DrawLoot
from nassau.games.seas.state import Seas
from nassau.games.seas.throw import Throw, reading, squared, unit
from nassau.games.seas.turn import CardTurn
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item

SENDINGS: Final[list[Action]] = [("send", count) for count in range(SHIPS + 1)]


class Captain(CardTurn):
    """W7.1: a caravan from hand; the raid begins."""

    def sort(self) -> tuple[str, int, int]:
        return ("raid", 0, CARAVANS)

    def act(self, state: Seas, action: Action) -> None:
        card: int = action[1]
        self.lay(state, card)
        state.clear_chart(card, self.seat)
        state.emit("caravan_played", self.seat, country(card), size(card))
        state.push(Raid(self.seat, card, 0))


class Raid(Step[Seas]):
    """W7–W9: everybody sends (legs 0 to n-1), then throw, battle, losses, and loot for each seat in turn."""

    def __init__(self, captain: int, card: int, leg: int) -> None:
        self.captain = captain
        self.card = card
        self.leg = leg

    def local(self) -> tuple[int, ...]:
        return (self.captain, self.card, self.leg)

    def enter(self, state: Seas) -> None:
        seats = state.seats
        if self.leg < seats:
            state.push(Send((self.captain + self.leg) % seats, self.card))
        elif self.leg == seats:
            self.throw(state)
        elif self.leg == seats + 1:
            state.push(Battle(self.captain))
        elif self.leg == seats + 2:
            self.conclude(state)
        elif self.leg < 2 * seats + 3:
            seat = (self.captain + self.leg - seats - 3) % seats
            state.push(DrawLoot(seat, survivors(state, seat)))
        else:
            state.done(1)

    def resume(self, state: Seas, result: int) -> None:
        state.become(Raid(self.captain, self.card, self.leg + 1))

    def throw(self, state: Seas) -> None:
        """W7.7, W8.1."""
        if not any(state.sent):
            state.emit("nobody_sailed")
            state.done(1)
            return
        for seat in range(state.seats):
            state.waiting[seat] = state.sent[seat]
        state.waiting[RED] = size(self.card)
        state.push(Throw())

    def conclude(self, state: Seas) -> None:
        """W8.12–W8.14, W16.8, W16.9."""
        for turn in range(state.seats):
            bury(state, (self.captain + turn) % state.seats)
        left = afloat(state, RED)
        if left:
            state.emit("raid_lost", left)
            state.done(1)
            return
        state.emit("raid_won", sum([survivors(state, seat) for seat in range(state.seats)]))
        self.resume(state, 0)


def afloat(state: Seas, colour: int) -> int:
    """Dice of a colour on the chart that are neither sunk nor hit."""
    count = 0
    for die in range(len(state.colours)):
        if state.colours[die] == colour and not state.hits[die]:
            count += 1
    return count


def survivors(state: Seas, seat: int) -> int:
    """W9.1."""
    return afloat(state, seat) if state.sent[seat] else 0


def bury(state: Seas, seat: int) -> None:
    """W8.12, W16.8, W16.9: sunk ships go to the reserve for 1 yin-yang each, but some may return unsinkable."""
    sunk = state.sent[seat] - survivors(state, seat)
    returned = min(sunk, state.unsinkables[seat])
    if returned:
        state.emit("ships_returned", seat, returned)
    if sunk > returned:
        lose_ships(state, seat, sunk - returned)
        gain_yin_yang(state, seat, sunk - returned)


class Send(Step[Seas]):
    """W7.2–W7.6: how many free ships a seat sends."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def enter(self, state: Seas) -> None:
        """Nobody is asked who has no free ship."""
        if not state.free(self.seat):
            self.take(state, self.seat, SENDINGS[0])

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def limit(self, state: Seas) -> int:
        """W7.3."""
        return LIMIT[state.seats] * size(self.card)

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return SENDINGS[: min(state.at_sea(seat), self.limit(state)) + 1]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        return SENDINGS[: min(state.free(seat), self.limit(state)) + 1]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "send":
            return untimely(state, action)
        count: int = action[1]
        if count < 0:
            return Refusal("W7.2", 0, count)
        if count > self.limit(state):
            return Refusal("W7.3", count, self.limit(state))
        free = state.free(seat)
        return None if count <= free else Refusal("W7.4", count, free)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        """W7.5, W7.6: one mark in all, for staying away or for raiding one's own country."""
        count: int = action[1]
        state.sent = with_item(state.sent, self.seat, count)
        state.emit("ships_sent", self.seat, count)
        if not count or state.tiles[country(self.card)] == self.seat:
            add_mark(state, self.seat)
        state.done()


class Battle(Step[Seas]):
    """W8.6–W8.11: the closest red and pirate ship fight, again and again; equally close pairs need a word."""

    def __init__(self, captain: int) -> None:
        self.captain = captain

    def local(self) -> tuple[int, ...]:
        return (self.captain,)

    def enter(self, state: Seas) -> None:
        while True:
            pairs = closest(state)
            if not pairs:
                state.done()
                return
            pair = undisputed(pairs)
            if pair < 0:
                return
            clash(state, pairs[pair], pairs[pair + 1])

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.captain]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        pairs = closest(state)
        return [("fight", pairs[place], pairs[place + 1]) for place in range(0, len(pairs), 2)]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        return self.candidates(state, seat)

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "fight":
            return untimely(state, action)
        return None if action in self.candidates(state, seat) else Refusal("W8.10")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        clash(state, action[1], action[2])
        self.enter(state)


def closest(state: Seas) -> list[int]:
    """W8.6, W8.9: red and pirate die of all pairs with the smallest reading, one after the other; empty: it is over.

    Readings grow with squared distances, so only the smallest of these is measured on the ruler.
    """
    colours, hits, xs, ys = state.colours, state.hits, state.xs, state.ys
    reds: list[int] = []
    pirates: list[int] = []
    for die in range(len(colours)):
        if not hits[die]:
            (reds if colours[die] == RED else pirates).append(die)
    if not reds or not pirates:
        return []
    squares: list[int] = []
    for red in reds:
        x, y = xs[red], ys[red]
        for pirate in pirates:
            across, along = xs[pirate] - x, ys[pirate] - y
            squares.append(across * across + along * along)
    edge = (reading(min(squares), unit(state)) + 1) * unit(state)
    bound = edge * edge
    found: list[int] = []
    for place in range(len(squares)):
        if squares[place] < bound:
            found.append(reds[place // len(pirates)])
            found.append(pirates[place % len(pirates)])
    return found


def undisputed(pairs: list[int]) -> int:
    """W8.11: the place of the first pair that shares no ship with another, or -1."""
    for place in range(0, len(pairs), 2):
        if pairs.count(pairs[place]) == 1 and pairs.count(pairs[place + 1]) == 1:
            return place
    return -1


def clash(state: Seas, red: int, pirate: int) -> None:
    """W8.7, W8.8."""
    distance = reading(squared(state, red, pirate), unit(state))
    power, other = state.faces[red], state.faces[pirate]
    if power <= other:
        state.hits = with_item(state.hits, red, 1)
    if other <= power:
        state.hits = with_item(state.hits, pirate, 1)
    state.fights = [*state.fights, red, pirate, distance]
    outcome = "both_sunk" if power == other else "red_sunk" if power < other else "pirate_sunk"
    millimetres, tenths = ruler(state, distance)
    state.emit(outcome, state.colours[pirate], other, power, millimetres, tenths, red, pirate)


def ruler(state: Seas, distance: int) -> tuple[int, int]:
    """Millimetres, and tenths if they are read (else -1)."""
    return (distance // 10, distance % 10) if unit(state) == 1 else (distance, -1)
