"""The games of a vector environment, stepped one after another without leaving compiled code."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from nassau.kernel import Illegal, State
from nassau.kernel.chance import fast
from nassau.research.encoding.action_space import Codes
from nassau.research.vector.episode import Ship


class Core:
    """Games in which a seat must decide. A game that is over starts again."""

    def __init__(self, codes: Codes, options: dict[str, str], count: int, seed: str, observing: bool) -> None:
        self.codes = codes
        self.count: i64 = count
        self.size: i64 = codes.size
        self.first = codes.game.start(codes.seats, options)
        self.ships = [Ship(codes, self.first, fast(f"{seed}/{number}")) for number in range(count)]
        self.seats = vec[i64]([0] * count)  # who decides, by game
        self.choices = vec[i64]([0])  # the numbers of all legal actions, game by game
        self.starts = vec[i64]([0] * (count + 1))  # where those of each game begin
        self.picks = vec[i64]([0] * count)  # the place among its legal actions of what is done next, by game
        self.ended = vec[i64]()  # the games that were over in the last step
        self.results: list[State] = []  # and their last positions
        self.observing = observing
        self.tray = codes.tray(count if observing else 0)
        self.masks = vec[u8]([0] * (codes.size * count if observing else 0))
        self.look()

    def check(self, numbers: list[int]) -> int:
        """Find the actions with these numbers. The first game in which that is no legal action, or -1."""
        choices, starts, picks = self.choices, self.starts, self.picks
        for game, wanted in enumerate(cast("list[i64]", numbers)):
            place: i64 = starts[game]
            end: i64 = starts[game + 1]
            while place < end and choices[place] != wanted:
                place += 1
            if place == end:
                return game
            picks[game] = place - starts[game]
        return -1

    def explain(self, game: int, number: int) -> Illegal:
        """Why a number is refused."""
        ship = self.ships[game]
        try:
            action = self.codes.action(ship.state, ship.seat, number)
        except Illegal as illegal:
            return illegal
        refusal = ship.state.refusal(ship.seat, action)
        assert refusal is not None, "a legal action was refused"
        return Illegal(refusal)

    def step(self) -> None:
        """One decision in every game, as the last `check` found them."""
        if self.observing:
            self.unmask()
        self.results = []
        ended = vec[i64]()
        picks = self.picks
        for game, ship in enumerate(self.ships):
            ship.take(ship.legal[picks[game]])
            if ship.over:
                ended = append(ended, game)
                self.results.append(ship.state)
                ship.state = self.first.copy()
                ship.drift()
        self.ended = ended
        self.look()

    def unmask(self) -> None:
        """Take back the masks of the last position: few of their bytes are set."""
        choices, starts, masks = self.choices, self.starts, self.masks
        first: i64 = 0
        for game in range(self.count):
            for place in range(starts[game], starts[game + 1]):
                masks[first + choices[place]] = 0
            first += self.size

    def look(self) -> None:
        """Who decides, what may be chosen, and what is seen."""
        codes, tray, seats, starts, masks = self.codes, self.tray, self.seats, self.starts, self.masks
        observing = self.observing
        choices = vec[i64]()
        first: i64 = 0
        for game, ship in enumerate(self.ships):
            seats[game] = ship.seat
            starts[game] = len(choices)
            rank: i64 = 0
            for action in ship.legal:
                number = codes.look_up(action)
                if number < 0:
                    number = codes.ranked[action[0]] + rank
                    rank += 1
                choices = append(choices, number)
                if observing:
                    masks[first + number] = 1
            if observing:
                codes.observe(ship.state, ship.seat, tray, game)
            first += self.size
        starts[self.count] = len(choices)
        self.choices = choices
