"""The part of a bot's decision that runs in a worker or a thread."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from nassau import bots, games
from nassau.bots.search_bot import SEARCH_SECONDS, SearchBot
from nassau.kernel import State, full_game, text
from nassau.kernel.bot import think_for

MAX_ADVICE: Final = 4
"""Options that a recommendation lists."""
QUEUE_SECONDS: Final = 20.0
"""How long a decision may wait for a worker: people wait for it at the table."""


class BotTask(NamedTuple):
    """A decision. The position is plain data because it is sent to another process."""

    level: str
    position: dict[str, Any]
    seat: int
    seed: int
    advice: bool = False  # rate the options for a person, instead of choosing one
    owner: str = ""  # the person whose share of the workers it uses

    @property
    def priority(self) -> int:
        """Tasks with a lower number get a free worker first."""
        return 0 if self.advice else 1

    @property
    def queue_seconds(self) -> float:
        return QUEUE_SECONDS

    @property
    def cost_seconds(self) -> float:
        """The time of a worker that it is expected to take."""
        return SEARCH_SECONDS.get(self.level, 1.0)


class RatedOption(NamedTuple):
    """An option with its expected share of a win, from 0 to 1, and the number of visits in the search."""

    option: str
    share: float
    visits: int


def keep_going() -> bool:
    return True


def decide(level: str, state: State, seat: int, seed: int, going: Callable[[], bool] = keep_going) -> str:
    """The option that a bot chooses."""
    return text(bots.ask(bots.load(level, full_game(state)), state, seat, random.Random(seed), going))


def advise(level: str, state: State, seat: int, seed: int, going: Callable[[], bool] = keep_going) -> list[RatedOption]:
    """The best options from the information of the seat, best first."""
    captain = bots.load(level, full_game(state))
    assert isinstance(captain, SearchBot)
    think = think_for(state, seat, random.Random(seed), going)
    found = captain.option_values(seat, state.view(seat), state.legal(seat), think)
    tried = [option for option in found if option.visits]
    return [RatedOption(text(option.action), option.payoff, option.visits) for option in tried[:MAX_ADVICE]]


def run_bot_task(task: BotTask, going: Callable[[], bool]) -> str | list[RatedOption]:
    state = games.load(task.position["game"]).load(task.position)
    if task.advice:
        return advise(task.level, state, task.seat, task.seed, going)
    return decide(task.level, state, task.seat, task.seed, going)
