"""A Gymnasium environment: one learner at the table, bots in the other seats.

    from nassau.research.envs.gymnasium import Learner
    env = Learner("manila", players=["me", "sailor", "sailor", "landlubber"])
    observation, info = env.reset(seed=1)
    while not done:
        action = policy(observation["observation"], observation["action_mask"])
        observation, reward, done, truncated, info = env.step(action)

`env.action_space.sample()` draws among the allowed actions. After `register()`, `gymnasium.make("nassau/manila-v1")`
makes the same.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar, Final, Literal

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete

from nassau import bots
from nassau.bots import ask
from nassau.kernel import CHANCE, BadSetup, Game, Illegal, State
from nassau.kernel.chance import fast
from nassau.research.encoding.codec import Lens, Mask, code, rewards
from nassau.research.envs.conventions import checked, complaint, drawn, game_of, names, usual_seats, whole
from nassau.research.envs.pettingzoo import Seen, observation_space

ME: Final = "me"
WAYS: Final = ("raise", "lose")


class Allowed(Discrete[np.int64]):
    """All actions of a game; without a mask of your own, `sample` draws among those that are allowed now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.now: Mask | None = None

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        return super().sample(self.now if mask is None and probability is None else mask, probability)


class Learner(gymnasium.Env[Seen, np.int64]):
    """`illegal` says what an action does that the rules refuse: "raise" InvalidAction, or "lose" the game at once.

    `render_mode` "human" prints the table after every `reset` and `step`, as is the custom of Gymnasium.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        title = game_of(game)
        players = [ME] + ["landlubber"] * (usual_seats(title) - 1) if players is None else list(players)
        if players.count(ME) != 1:
            raise BadSetup(f"exactly one of the players is {ME!r}, the learner; the others are levels of bots")
        if illegal not in WAYS:
            raise BadSetup(f"illegal is one of {', '.join(map(repr, WAYS))}, not {illegal!r}")
        self.players = players
        self.options = checked(title, len(players), options)
        self.seat = players.index(ME)
        self.bots = others(players, title)
        self.coding = code(title.id, len(players))
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.coding)
        self.choices = Allowed(self.coding.actions)
        self.action_space = self.choices
        self.first = title.start(len(players), self.options)
        self.lens = Lens(self.coding.codes)
        self.game: State | None = None
        self.over = True  # until `reset`, and after the end

    def __getstate__(self) -> dict[str, Any]:
        """Copies, here and in other processes, go on with the same game. Bots are loaded anew: they keep nothing."""
        under_way = None if self.game is None else self.game.dump()
        return {**vars(self), "first": self.first.dump(), "game": under_way, "bots": None}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        title = self.coding.game
        self.bots = others(self.players, title)
        self.first = title.load(values["first"])
        self.game = None if values["game"] is None else title.load(values["game"])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=None if seed is None else index(seed))
        number = int(self.np_random.integers(1 << 62))
        self.source, self.rng = fast(f"{number}/dice"), random.Random(f"{number}/bots")
        self.game, self.over = self.first.copy(), False
        self.play_on(self.game)
        self.show()
        return self.seen(self.game), self.info(self.game)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner acts, then everybody else until the learner must decide again or the game is over."""
        if self.game is None or self.over:
            raise ResetNeeded("call reset() before step(), and again after the end of a game")
        state, number = self.game, whole(action, InvalidAction)
        try:
            state.apply(self.seat, self.coding.action(state, self.seat, number))
        except Illegal as illegal:
            return self.refused(state, number, illegal)
        self.play_on(state)
        self.over = state.over
        self.show()
        gain = float(rewards(state)[self.seat]) if state.over else 0.0
        return self.seen(state), gain, state.over, False, self.info(state)

    def refused(self, state: State, number: int, illegal: Illegal) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reason = complaint(self.coding, self.seat, number, illegal.refusal)
        if self.illegal == "raise":
            raise InvalidAction(reason) from illegal
        self.over = True
        return self.seen(state), -1.0, True, False, {**self.info(state), "refused": reason}

    def play_on(self, state: State) -> None:
        """Chance and bots."""
        while not state.over and self.seat not in state.pending:
            seat = state.pending[0]
            if seat == CHANCE:
                state.chance(self.source)
                continue
            bot = self.bots[seat]
            assert bot is not None
            state.apply(seat, ask(bot, state, seat, self.rng))

    def seen(self, state: State) -> Seen:
        mask = self.coding.mask(state, self.seat)
        self.choices.now = mask.copy()
        return {"observation": self.lens.observe(state, self.seat), "action_mask": mask}

    def info(self, state: State) -> dict[str, Any]:
        return {"scores": state.scores(), "ranks": state.ranking()} if state.over else {}

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the learner sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None or self.game is None:
            return None
        picture = drawn(self.game, self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture, end="\n\n")  # noqa: T201 - that is what this mode is for
        return None


def others(players: Sequence[str], game: Game) -> list[bots.Bot | None]:
    """The bot of every seat but the learner's."""
    return [None if level == ME else bots.load(level, game) for level in players]


def register() -> None:
    """Make `gymnasium.make("nassau/manila-v1", players=…)` work."""
    for name, id in names().items():
        full = name.replace("_v", "-v")
        if full not in gymnasium.registry:
            gymnasium.register(full, entry_point="nassau.research.envs.gymnasium:Learner", kwargs={"game": id})
