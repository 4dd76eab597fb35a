"""The games of a fleet, stepped one after another without leaving compiled code. See `nassau.research.fleet`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from nassau.kernel import CHANCE, Action, Illegal, State
from nassau.kernel.chance import Fast, fast
from nassau.research.fast.codes import Codes
from nassau.research.fast.tray import Tray


class Core:
    """Games in which a seat must decide. Chance answers at once, and a game that is over starts again."""

    def __init__(self, codes: Codes, options: dict[str, str], count: int, seed: str, observing: bool) -> None:
        self.codes = codes
        self.count = count
        self.first = codes.game.start(codes.seats, options)
        self.sources: list[Fast] = [fast(f"{seed}/{number}") for number in range(count)]
        self.states: list[State] = []
        self.legal: list[list[Action]] = []
        self.chances = 0
        self.seats = vec[i64]([0] * count)  # who decides, by game
        self.choices = vec[i64]([0])  # the numbers of all legal actions, game by game
        self.starts = vec[i64]([0] * (count + 1))  # where those of each game begin
        self.ended = vec[i64]([0])  # the games that were over in the last step
        self.results: list[State] = []  # and their last positions
        self.observing = observing
        self.tray = Tray(codes.seats, codes.length * count if observing else 0)
        self.begin()

    def begin(self) -> None:
        for number in range(self.count):
            state = self.first.copy()
            self.states.append(state)
            self.legal.append([])
            self.settle(state, self.sources[number])
        self.look()

    def check(self, numbers: list[int]) -> int:
        """The first game in which the number is no legal action, or -1."""
        choices, starts = self.choices, self.starts
        for game in range(self.count):
            wanted, found = numbers[game], False
            place: i64 = starts[game]
            end: i64 = starts[game + 1]
            while place < end and not found:
                found = choices[place] == wanted
                place += 1
            if not found:
                return game
        return -1

    def explain(self, game: int, number: int) -> Illegal:
        """Why a number is refused."""
        state, seat = self.states[game], self.seats[game]
        try:
            action = self.codes.action(state, seat, number)
        except Illegal as illegal:
            return illegal
        refusal = state.refusal(seat, action)
        assert refusal is not None, "a legal action was refused"
        return Illegal(refusal)

    def step(self, numbers: list[int]) -> None:
        """One decision in every game; the numbers have been checked."""
        self.results = []
        ended = vec[i64]()
        choices, starts = self.choices, self.starts
        for game in range(self.count):
            state, source = self.states[game], self.sources[game]
            place: i64 = starts[game]
            wanted = numbers[game]
            while choices[place] != wanted:
                place += 1
            # The number is one of the legal actions, so `apply` would find no refusal.
            state.facts = []
            state.stack[-1].take(state, self.seats[game], self.legal[game][place - starts[game]])
            self.settle(state, source)
            if not state.stack:
                ended = append(ended, game)
                self.results.append(state)
                state = self.first.copy()
                self.states[game] = state
                self.settle(state, source)
        self.ended = ended
        self.look()

    def settle(self, state: State, source: Fast) -> None:
        """Let chance answer until a seat must decide or the game is over."""
        while state.stack:
            step = state.stack[-1]
            if step.pending(state)[0] != CHANCE:
                return
            self.chances += 1
            action = source.answer(state)
            state.facts = []
            step.take(state, CHANCE, action)

    def look(self) -> None:
        """Who decides, what may be chosen, and what is seen."""
        codes, tray, seats = self.codes, self.tray, self.seats
        index = codes.index
        choices = vec[i64]()
        tray.place = 0
        for game in range(self.count):
            state = self.states[game]
            step = state.stack[-1]
            seat = step.pending(state)[0]
            seats[game] = seat
            legal = step.legal(state, seat)
            self.legal[game] = legal
            self.starts[game] = len(choices)
            place = 0
            for action in legal:
                number = index.get(action, -1)
                if number < 0:
                    number = codes.ranked[action[0]] + place
                    place += 1
                choices = append(choices, number)
            if self.observing:
                codes.observe(state, seat, tray)
        self.starts[self.count] = len(choices)
        self.choices = choices
