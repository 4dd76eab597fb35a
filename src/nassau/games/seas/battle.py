"""W8.6–W8.11: the battle on the sea chart."""

from __future__ import annotations

from nassau.games.seas.components import RED
from nassau.games.seas.state import Seas
from nassau.games.seas.throw import ruler_reading, ruler_unit, squared_distance
from nassau.kernel import ONLY, Action, Refusal, Step, untimely, with_item


class Battle(Step[Seas]):
    """W8.6–W8.11: the closest red and pirate ship fight until one side is sunk; the captain decides among ties."""

    def __init__(self, captain: int) -> None:
        self.captain = captain

    def local(self) -> tuple[int, ...]:
        return (self.captain,)

    def enter(self, state: Seas) -> None:
        while True:
            pairs = closest_pairs(state)
            if not pairs:
                state.done()
                return
            pair = first_undisputed(pairs)
            if pair < 0:
                return
            fight_pair(state, pairs[pair], pairs[pair + 1])

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.captain]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        pairs = closest_pairs(state)
        return [("fight", pairs[place], pairs[place + 1]) for place in range(0, len(pairs), 2)]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if action[0] != "fight":
            return untimely(state, action)
        return None if action in self.candidates(state, seat) else Refusal("W8.10")

    def take(self, state: Seas, seat: int, action: Action) -> None:
        fight_pair(state, action[1], action[2])
        self.enter(state)


def closest_pairs(state: Seas) -> list[int]:
    """W8.6, W8.9: the pairs with the smallest reading, flat: red die, pirate die, and so on; empty after the battle.

    Readings increase with squared distances, so only the smallest distance is converted to a reading.
    """
    reds, pirates = ships_afloat(state)
    if not reds or not pirates:
        return []
    squares = squared_distances(state, reds, pirates)
    unit = ruler_unit(state)
    edge = (ruler_reading(min(squares), unit) + 1) * unit
    bound = edge * edge
    found: list[int] = []
    for place in range(len(squares)):
        if squares[place] < bound:
            found.append(reds[place // len(pirates)])
            found.append(pirates[place % len(pirates)])
    return found


def ships_afloat(state: Seas) -> tuple[list[int], list[int]]:
    """The dice of the caravan and of the pirates that are not hit."""
    colours, hits = state.colours, state.hits
    reds: list[int] = []
    pirates: list[int] = []
    for die in range(len(colours)):
        if not hits[die]:
            (reds if colours[die] == RED else pirates).append(die)
    return reds, pirates


def squared_distances(state: Seas, reds: list[int], pirates: list[int]) -> list[int]:
    """Row by row: from each red die to each pirate die."""
    xs, ys = state.xs, state.ys
    squares: list[int] = []
    for red in reds:
        x, y = xs[red], ys[red]
        for pirate in pirates:
            across, along = xs[pirate] - x, ys[pirate] - y
            squares.append(across * across + along * along)
    return squares


def first_undisputed(pairs: list[int]) -> int:
    """W8.11: the index of the first pair that shares no ship with another pair, or -1."""
    for place in range(0, len(pairs), 2):
        if pairs.count(pairs[place]) == 1 and pairs.count(pairs[place + 1]) == 1:
            return place
    return -1


def fight_pair(state: Seas, red: int, pirate: int) -> None:
    """W8.7, W8.8: the lower die is sunk; equal dice sink both."""
    distance = ruler_reading(squared_distance(state, red, pirate), ruler_unit(state))
    power, other = state.faces[red], state.faces[pirate]
    if power <= other:
        state.hits = with_item(state.hits, red, 1)
    if other <= power:
        state.hits = with_item(state.hits, pirate, 1)
    state.fights = [*state.fights, red, pirate, distance]
    outcome = "both_sunk" if power == other else "red_sunk" if power < other else "pirate_sunk"
    millimetres, tenths = split_reading(state, distance)
    rule = "W8.8" if power == other else "W8.7"
    state.emit(outcome, rule, state.colours[pirate], other, power, millimetres, tenths, red, pirate)


def split_reading(state: Seas, distance: int) -> tuple[int, int]:
    """Millimetres and tenths; tenths are -1 if the ruler reads whole millimetres."""
    return (distance // 10, distance % 10) if ruler_unit(state) == 1 else (distance, -1)
