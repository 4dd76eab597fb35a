"""The games of a vector environment, stepped without leaving compiled code."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from nassau.kernel import Illegal, State
from nassau.kernel.chance import fast
from nassau.research.encoding.action_space import ActionSpace
from nassau.research.encoding.observation import ObservationSpace
from nassau.research.vector.episode import Episode


class GameBatch:
    """`count` games, each at a decision of a seat. A finished game restarts at once."""

    def __init__(
        self, actions: ActionSpace, observations: ObservationSpace, options: dict[str, str], count: int, seed: str,
        observing: bool,
    ) -> None:  # fmt: skip
        self.action_space = actions
        self.observation_space = observations
        self.count: i64 = count
        self.size: i64 = actions.size
        self.first = actions.game.start(observations.seats, options)
        self.episodes = [Episode(actions, self.first, fast(f"{seed}/{number}")) for number in range(count)]
        self.seats = vec[i64]([0] * count)  # the seat to act, by game
        self.choices = vec[i64]([0])  # the numbers of all legal actions, game by game
        self.starts = vec[i64]([0] * (count + 1))  # the first index into `choices`, by game
        self.picks = vec[i64]([0] * count)  # the index of the next action among the game's legal ones, by game
        self.ended = vec[i64]()  # the games that ended in the last step
        self.results: list[State] = []  # their final positions
        self.observing = observing
        self.writer = observations.writer(count if observing else 0)
        self.masks = vec[u8]([0] * (actions.size * count if observing else 0))
        self.refresh()

    def select(self, numbers: list[int]) -> int:
        """Select the next action of each game by number; returns the first game where it is illegal, or -1."""
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
        """The error for an illegal number."""
        episode = self.episodes[game]
        try:
            action = self.action_space.action(episode.state, episode.seat, number)
        except Illegal as illegal:
            return illegal
        refusal = episode.state.refusal(episode.seat, action)
        assert refusal is not None, "a legal action was refused"
        return Illegal(refusal)

    def step(self) -> None:
        """Apply the selected action in every game."""
        if self.observing:
            self.clear_masks()
        self.results = []
        ended = vec[i64]()
        picks = self.picks
        for game, episode in enumerate(self.episodes):
            episode.take(episode.legal[picks[game]])
            if episode.over:
                ended = append(ended, game)
                self.results.append(episode.state)
                episode.state = self.first.copy()
                episode.resolve_chance()
        self.ended = ended
        self.refresh()

    def clear_masks(self) -> None:
        """Reset the set bytes of the masks: they are few."""
        choices, starts, masks = self.choices, self.starts, self.masks
        first: i64 = 0
        for game in range(self.count):
            for place in range(starts[game], starts[game + 1]):
                masks[first + choices[place]] = 0
            first += self.size

    def refresh(self) -> None:
        """Update seats, legal actions, masks and observations."""
        space, seats, starts, masks = self.action_space, self.seats, self.starts, self.masks
        observations, writer, observing = self.observation_space, self.writer, self.observing
        choices = vec[i64]()
        first: i64 = 0
        ranks: dict[str, int] = {}
        for game, episode in enumerate(self.episodes):
            seats[game] = episode.seat
            starts[game] = len(choices)
            if ranks:
                ranks.clear()
            for action in episode.legal:
                number = space.fixed_number(action)
                if number < 0:
                    number = space.ranked_number(action[0], ranks)
                choices = append(choices, number)
                if observing:
                    masks[first + number] = 1
            if observing:
                observations.observe(episode.state, episode.seat, writer, game)
            first += self.size
        starts[self.count] = len(choices)
        self.choices = choices
