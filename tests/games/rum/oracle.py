"""The brawl told once more, independently of the engine: pirates are objects that stand somewhere.

A generator of questions: ("roll", team) is answered by a number, ("rum", team) by whether the team repeats its roll. It
returns the order in which the teams went out, the winner last.
"""

from collections.abc import Generator

Pirate = tuple[int, int]
"""Team and a number of its own."""
Question = tuple[str, int]
REPEATS_OF_A_BARREL = 2


class Deck:
    """Two sides of a mast; on each side a row of places for every team, the first next to the mast."""

    def __init__(self, rows: list[tuple[int, int]]) -> None:
        self.teams = [team for team, _ in rows]
        left = {team: [(team, number) for number in range(count)] for team, count in rows}
        self.sides: list[dict[int, list[Pirate]]] = [left, {team: [] for team in self.teams}]

    def column(self, side: int, place: int) -> list[Pirate]:
        """The pirates at this distance from the mast, from top to bottom."""
        rows = [self.sides[side][team] for team in self.teams]
        return [row[place] for row in rows if len(row) > place]

    def remove(self, side: int, pirate: Pirate) -> None:
        self.sides[side][pirate[0]].remove(pirate)

    def cross(self, side: int, pirate: Pirate) -> None:
        self.remove(side, pirate)
        self.sides[1 - side][pirate[0]].append(pirate)

    def alive(self) -> list[int]:
        return [team for team in self.teams if self.sides[0][team] or self.sides[1][team]]


def throw(team: int, barrels: dict[int, int]) -> Generator[Question, int, int]:
    """R18.3–R18.6: the last roll counts; what is left of an opened barrel is drunk before the next, or lost."""
    rolled = yield "roll", team
    left = 0
    while (left or barrels.get(team)) and (yield "rum", team):
        if not left:
            barrels[team] -= 1
            left = REPEATS_OF_A_BARREL
        left -= 1
        rolled = yield "roll", team
    return rolled


def fight(rows: list[tuple[int, int]], barrels: dict[int, int]) -> Generator[Question, int, list[int]]:
    deck, out, side = Deck(rows), list[int](), 0
    while len(deck.alive()) > 1:
        outermost = max(len(row) for row in deck.sides[side].values())
        for place in reversed(range(outermost)):
            champion, number = None, 0
            column = deck.column(side, place)
            for pirate in column:
                if len(column) > 1:
                    rolled = yield from throw(pirate[0], barrels)
                else:
                    rolled = 6
                loser = pirate
                if champion is None or rolled >= number:
                    loser, champion, number = champion or pirate, pirate, rolled
                if loser != champion:
                    deck.remove(side, loser)
                    if loser[0] not in deck.alive():
                        out.append(loser[0])
                if len(deck.alive()) == 1:
                    return out + deck.alive()
            if champion is not None:
                deck.cross(side, champion)
        side = 1 - side
    return out + deck.alive()
