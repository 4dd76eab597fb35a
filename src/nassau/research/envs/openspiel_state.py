"""An OpenSpiel-style state for every game, and the games for OpenSpiel's own algorithms.

    from nassau.research import spiel
    state = spiel.new_state("manila", seats=3)       # needs nothing but nassau[research]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    state.returns()

    game = spiel.load_game("manila", seats=3)        # a pyspiel.Game; needs nassau[spiel]

Actions of players have the numbers of docs/research; outcomes of chance are numbered by their place in the list of
odds. A game may begin at any position in text notation, which makes small games out of large ones.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Final, SupportsIndex

import msgspec

from nassau import games
from nassau.kernel import CHANCE, Action, BadSetup, Chance, Illegal, State, Step, text
from nassau.kernel.chance import Fast, fast
from nassau.kernel.notation import position, read_position
from nassau.research.encoding.codec import Coding, code, rewards
from nassau.research.envs.conventions import checked, complaint, game_of, wanted_seats, whole

CHANCE_PLAYER: Final = -1
TERMINAL: Final = -4
"""The ids of chance and of nobody in OpenSpiel."""
SAMPLED: Final[Action] = ("sampled",)


class SpielError(RuntimeError):
    """What OpenSpiel raises for an action that is not allowed; the message names the rule."""


class Position:
    """A state as OpenSpiel's algorithms ask it. `seen` keeps what each player has been told since the start.

    Where chance has too many outcomes to list, it is sampled, in OpenSpiel's sense: there is one outcome, and what it
    brings is drawn from `luck`, which all clones share.
    """

    def __init__(self, state: State, luck: Fast, seen: list[list[str]] | None = None) -> None:
        self.state = state
        self.luck = luck
        self.coding: Coding = code(state.game.id, state.seats)
        self.seen = [[] for _ in range(state.seats)] if seen is None else seen

    def clone(self) -> Position:
        return Position(self.state.copy(), self.luck, [told.copy() for told in self.seen])

    def __reduce__(self) -> tuple[Any, ...]:
        """Into another process; there it has a luck of its own, which has come as far."""
        return restored, (self.state.dump(), self.luck, self.seen)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        return self.clone()

    def __str__(self) -> str:
        """The position in text notation, secrets included."""
        return position(self.state)

    # -- whose turn

    def current_player(self) -> int:
        pending = self.state.pending
        if not pending:
            return TERMINAL
        return CHANCE_PLAYER if pending[0] == CHANCE else pending[0]

    def is_terminal(self) -> bool:
        return self.state.over

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE_PLAYER

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def num_players(self) -> int:
        return self.state.seats

    # -- what may happen

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        weights = [weight for _, weight in self.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def outcomes(self) -> list[tuple[Action, int]]:
        question = self.state.question()
        if not lists_odds(type(question)):
            return [(SAMPLED, 1)]
        return [(action, weight) for action, weight in question.weights(self.state) if weight]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; those of `player`, or of whoever is to act."""
        if self.is_chance_node():
            return [] if player not in (None, CHANCE_PLAYER) else list(range(len(self.outcomes())))
        seat = self.current_player() if player is None else player
        legal = self.state.legal(seat) if seat == self.current_player() else []
        return sorted(self.coding.codes.numbers(legal))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.coding.actions
        for number in [] if self.is_chance_node() else self.legal_actions(player):
            mask[number] = 1
        return mask

    def action_to_string(self, player: int, number: int) -> str:
        """In the notation of moves."""
        if player != CHANCE_PLAYER:
            return text(self.action(player, number))
        return text(self.outcomes()[number][0])

    def action(self, player: int, number: int) -> Action:
        if player == CHANCE_PLAYER:
            outcomes = self.outcomes()
            if not 0 <= number < len(outcomes):
                raise SpielError(f"chance has {len(outcomes)} outcomes here; {number} is none of them")
            drawn = outcomes[number][0]
            return self.luck.answer(self.state) if drawn is SAMPLED else drawn
        return self.coding.codes.action(self.state, player, number)

    # -- going on

    def apply_action(self, number: SupportsIndex) -> None:
        """Carry out an action of whoever is to act. Raises SpielError with the rule that refuses it."""
        player = self.current_player()
        if player == TERMINAL:
            raise SpielError("the game is over")
        number = whole(number, SpielError)
        try:
            action = self.action(player, number)
            self.state.apply(CHANCE if player == CHANCE_PLAYER else player, action)
        except Illegal as illegal:
            raise SpielError(complaint(self.coding, player, number, illegal.refusal)) from illegal
        self.note(player, action)

    def note(self, player: int, action: Action) -> None:
        for seat, told in enumerate(self.seen):
            if seat == player:
                told.append(f"I:{text(action)}")
            told += [text(fact) for fact in (fact.seen(seat) for fact in self.state.facts) if fact]

    def child(self, number: int) -> Position:
        twin = self.clone()
        twin.apply_action(number)
        return twin

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the last, the others evenly between; nothing before the end."""
        return [float(gain) for gain in rewards(self.state)] if self.state.over else [0.0] * self.state.seats

    def rewards(self) -> list[float]:
        """The same: there are no rewards on the way."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    # -- what a player knows

    def information_state_string(self, player: int | None = None) -> str:
        """What the player sees, and everything it was told and has done since the start."""
        seat = self.asked(player)
        return f"{seat} {self.observation_string(seat)} {' '.join(self.seen[seat])}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation: a vector of fixed length cannot hold the way that led here, and the view sums it up."""
        return self.observation_tensor(player)

    def observation_string(self, player: int | None = None) -> str:
        """The player's view, as compact JSON."""
        view = msgspec.to_builtins(self.state.view(self.asked(player)))
        return json.dumps(view, separators=(",", ":"))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.asked(player)
        numbers: list[float] = self.coding.features(self.coding.observe(self.state, seat)).tolist()
        return numbers

    def asked(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.state.seats:
            raise SpielError(f"there is no player {seat}; there are 0 to {self.state.seats - 1}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Position:
        """A state that `player` cannot tell from this one. What the others were told in it is not known."""
        world = self.state.imagine(player, random.Random(sampler()))
        seen = [told.copy() if seat == player else ["…"] for seat, told in enumerate(self.seen)]
        return Position(world, self.luck, seen)


def restored(data: dict[str, Any], luck: Fast, seen: list[list[str]]) -> Position:
    return Position(games.load(data["game"]).load(data), luck, seen)


def lists_odds(step: type[Step[Any]]) -> bool:
    """Whether a chance step can list its outcomes with their odds."""
    return step.weights is not Chance.weights if issubclass(step, Chance) else True


def new_state(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    start: str | None = None,
    seed: SupportsIndex = 0,
) -> Position:
    """The start of a game, or a position in text notation. `seed` is for chance that cannot list its odds."""
    title = game_of(game)
    if start is None:
        count = wanted_seats(title, seats)
        return Position(title.start(count, checked(title, count, options)), fast(index(seed)))
    state = read_position(start, games.load)
    if state.game is not title or seats not in (None, state.seats):
        raise BadSetup(f"this position is of {state.game.id} with {state.seats} seats")
    return Position(state, fast(index(seed)))


def load_game(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    start: str | None = None,
    seed: SupportsIndex = 0,
) -> Any:
    """The game as a `pyspiel.Game`, for OpenSpiel's algorithms."""
    try:
        from nassau.research.envs.openspiel import Game  # only this needs OpenSpiel
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'nassau[spiel]'") from error
    return Game(new_state(game, seats, options, start, seed))
