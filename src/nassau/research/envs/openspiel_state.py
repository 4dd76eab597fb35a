"""An OpenSpiel-style state of every game, and games for OpenSpiel's own algorithms.

    from nassau.research.envs.openspiel_state import load_game, new_state
    state = new_state("manila", seats=3)             # needs only nassau[research]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    state.returns()

    game = load_game("manila", seats=3)              # a pyspiel.Game; needs nassau[spiel]

Actions of players have the numbers of docs/research; chance outcomes are numbered by their index. A game may start at
any position in text notation, so that subgames of large games can be solved.
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
from nassau.research.encoding.codec import Codec, codec, rewards
from nassau.research.envs.conventions import action_number, checked_options, game_of, refusal_message, seat_count

CHANCE_PLAYER: Final = -1
TERMINAL: Final = -4
"""OpenSpiel's player ids of chance and of terminal states."""
SAMPLED: Final[Action] = ("sampled",)
"""The single outcome of a chance node that cannot enumerate its outcomes."""
UNKNOWN_HISTORY: Final = "…"


class SpielError(RuntimeError):
    """Raised for an illegal action, as in OpenSpiel; the message names the rule."""


class SpielState:
    """A state with OpenSpiel's methods. `histories` holds each player's observations since the start.

    Chance nodes with too many outcomes to enumerate are sampled stochastic, in OpenSpiel's terms: they have a single
    outcome, whose effect is drawn from `sampler`, which all clones share.
    """

    def __init__(self, state: State, sampler: Fast, histories: list[list[str]] | None = None) -> None:
        self.state = state
        self.sampler = sampler
        self.codec: Codec = codec(state.game.id, state.seats)
        self.histories = [[] for _ in range(state.seats)] if histories is None else histories

    def clone(self) -> SpielState:
        return SpielState(self.state.copy(), self.sampler, [history.copy() for history in self.histories])

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles with its own copy of the sampler."""
        return restored, (self.state.dump(), self.sampler, self.histories)

    def __deepcopy__(self, _memo: dict[int, Any]) -> SpielState:
        return self.clone()

    def __str__(self) -> str:
        """The position in text notation, secrets included."""
        return position(self.state)

    # -- players

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

    # -- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        weights = [weight for _, weight in self.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def outcomes(self) -> list[tuple[Action, int]]:
        question = self.state.question()
        if not enumerates_outcomes(type(question)):
            return [(SAMPLED, 1)]
        return [(action, weight) for action, weight in question.weights(self.state) if weight]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of `player`, by default of the current player, in ascending order."""
        if self.is_chance_node():
            return [] if player not in (None, CHANCE_PLAYER) else list(range(len(self.outcomes())))
        seat = self.current_player() if player is None else player
        legal = self.state.legal(seat) if seat == self.current_player() else []
        return sorted(self.codec.action_space.numbers(legal))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.codec.action_count
        for number in [] if self.is_chance_node() else self.legal_actions(player):
            mask[number] = 1
        return mask

    def action_to_string(self, player: int, number: int) -> str:
        """The action in text notation."""
        if player != CHANCE_PLAYER:
            return text(self.action(player, number))
        return text(self.outcomes()[number][0])

    def action(self, player: int, number: int) -> Action:
        if player == CHANCE_PLAYER:
            outcomes = self.outcomes()
            if not 0 <= number < len(outcomes):
                raise SpielError(f"chance has the outcomes 0 to {len(outcomes) - 1} here, not {number}")
            drawn = outcomes[number][0]
            return self.sampler.answer(self.state) if drawn is SAMPLED else drawn
        return self.codec.action_space.action(self.state, player, number)

    # -- transitions

    def apply_action(self, number: SupportsIndex) -> None:
        """Apply an action of the current player. Raises SpielError with the rule that refuses it."""
        player = self.current_player()
        if player == TERMINAL:
            raise SpielError("the game is over")
        number = action_number(number, SpielError)
        try:
            action = self.action(player, number)
            self.state.apply(CHANCE if player == CHANCE_PLAYER else player, action)
        except Illegal as illegal:
            raise SpielError(refusal_message(self.codec, player, number, illegal.refusal)) from illegal
        self.extend_histories(player, action)

    def extend_histories(self, player: int, action: Action) -> None:
        for seat, history in enumerate(self.histories):
            if seat == player:
                history.append(f"I:{text(action)}")
            history += [text(fact) for fact in (fact.seen(seat) for fact in self.state.facts) if fact]

    def child(self, number: int) -> SpielState:
        twin = self.clone()
        twin.apply_action(number)
        return twin

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the last, evenly spaced between; 0 before the end."""
        return [float(gain) for gain in rewards(self.state)] if self.state.over else [0.0] * self.state.seats

    def rewards(self) -> list[float]:
        """The same as `returns`: there are no intermediate rewards."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    # -- information

    def information_state_string(self, player: int | None = None) -> str:
        """The player's view with its history of observations and actions: perfect recall."""
        seat = self.checked_player(player)
        return f"{seat} {self.observation_string(seat)} {' '.join(self.histories[seat])}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation tensor: a vector of fixed length cannot hold the history."""
        return self.observation_tensor(player)

    def observation_string(self, player: int | None = None) -> str:
        """The player's view, as compact JSON."""
        view = msgspec.to_builtins(self.state.view(self.checked_player(player)))
        return json.dumps(view, separators=(",", ":"))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.checked_player(player)
        numbers: list[float] = self.codec.features(self.codec.observe(self.state, seat)).tolist()
        return numbers

    def checked_player(self, player: int | None) -> int:
        """`player`, or the current player. Raises SpielError for anything but a seat."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.state.seats:
            raise SpielError(f"there is no player {seat}; players: 0 to {self.state.seats - 1}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A sampled state in the same information set of `player`; the histories of the others are unknown."""
        world = self.state.imagine(player, random.Random(sampler()))
        histories = [
            history.copy() if seat == player else [UNKNOWN_HISTORY] for seat, history in enumerate(self.histories)
        ]
        return SpielState(world, self.sampler, histories)


def restored(data: dict[str, Any], sampler: Fast, histories: list[list[str]]) -> SpielState:
    return SpielState(games.load(data["game"]).load(data), sampler, histories)


def enumerates_outcomes(step: type[Step[Any]]) -> bool:
    """Whether a step can enumerate its chance outcomes; True for decisions."""
    return step.weights is not Chance.weights if issubclass(step, Chance) else True


def new_state(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    start: str | None = None,
    seed: SupportsIndex = 0,
) -> SpielState:
    """The initial state of a game, or the position `start` in text notation. Raises BadSetup.

    `seed` is for chance nodes that are sampled.
    """
    title = game_of(game)
    if start is None:
        count = seat_count(title, seats)
        return SpielState(title.start(count, checked_options(title, count, options)), fast(index(seed)))
    state = read_position(start, games.load)
    if state.game is not title or seats not in (None, state.seats):
        raise BadSetup(f"this position is of {state.game.id} with {state.seats} seats")
    return SpielState(state, fast(index(seed)))


def load_game(
    game: str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    start: str | None = None,
    seed: SupportsIndex = 0,
) -> Any:
    """The game as a `pyspiel.Game`. Raises BadSetup if OpenSpiel is not installed."""
    try:
        from nassau.research.envs.openspiel import PyspielGame  # late: needs OpenSpiel
    except ModuleNotFoundError as error:
        raise BadSetup(f"{error.name} is missing: pip install 'nassau[spiel]'") from error
    return PyspielGame(new_state(game, seats, options, start, seed))
