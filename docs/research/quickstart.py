"""Train a small agent and show that it beats the Landlubber: `python docs/research/quickstart.py`.

A linear policy, numpy only: what a seat sees times a matrix gives a weight for every action. It learns by REINFORCE
from games of Manila against three players who choose by lot, many games at a time, in a few minutes on one core.
Before, meanwhile and afterwards it sits at real tables with Landlubbers, in each seat equally often, and its wins are
counted; the drawing shows them with their 95 % intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from nassau import bots, games
from nassau.bots.match import Share, match, win_share
from nassau.research.encoding.codec import Coding, code
from nassau.research.vector.vector_env import VectorEnv

Array = np.ndarray[Any, Any]
Decision = tuple[Array, int, Array]  # features, action, odds of all actions


class Policy:
    """Weights for actions from what is seen; learns from whole games."""

    def __init__(self, coding: Coding, rate: float) -> None:
        self.coding = coding
        self.rate = rate
        width = coding.features(np.zeros(coding.length, np.int16)).size
        self.weights = np.zeros((width + 1, coding.actions), np.float32)
        self.scale = np.zeros_like(self.weights)

    def features(self, observations: Array) -> Array:
        found = self.coding.features(observations)
        return np.concatenate([found, np.ones((*found.shape[:-1], 1), np.float32)], axis=-1)

    def odds(self, features: Array, masks: Array) -> Array:
        """The chance of every action; none for those that are not allowed."""
        logits = np.where(masks > 0, features @ self.weights, -np.inf)
        odds = np.exp(logits - logits.max(axis=-1, keepdims=True))
        found: Array = odds / odds.sum(axis=-1, keepdims=True)
        return found

    def learn(self, features: Array, actions: Array, odds: Array, gains: Array) -> None:
        """One step uphill: what was done in won games becomes likelier (REINFORCE, steps scaled as in RMSProp)."""
        errors = -odds
        errors[np.arange(len(actions)), actions] += 1
        slope = features.T @ (errors * gains[:, None]) / len(actions)
        self.scale += 0.1 * (slope * slope - self.scale)
        self.weights += self.rate * slope / (np.sqrt(self.scale) + 1e-4)


def draw(odds: Array, rng: np.random.Generator) -> Array:
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1))).argmax(axis=1)


def train(policy: Policy, number: int, together: int, seed: int) -> Iterator[int]:
    """Learn from `number` games, played `together` at a time; after each lesson, how many there were."""
    coding, rng = policy.coding, np.random.default_rng(seed)
    fleet = VectorEnv(coding.game.id, coding.seats, together, seed)
    learner = np.arange(together) % coding.seats  # in which seat the agent sits, by game
    paths: list[list[Decision]] = [[] for _ in range(together)]
    done: list[tuple[list[Decision], float]] = []
    played = 0
    while played < number:
        numbers = fleet.random_choices(rng)
        mine = np.flatnonzero(fleet.seats == learner)
        features = policy.features(fleet.observations[mine])
        odds = policy.odds(features, fleet.masks[mine])
        numbers[mine] = draw(odds, rng)
        for row, game in enumerate(mine):
            paths[game].append((features[row], int(numbers[game]), odds[row]))
        fleet.step(numbers)
        for game, gains in zip(fleet.ended, fleet.rewards, strict=True):
            done.append((paths[game], float(gains[learner[game]])))
            paths[game] = []
        if len(done) >= together // 2:
            improve(policy, done)
            played += len(done)
            done = []
            yield played


def improve(policy: Policy, done: list[tuple[list[Decision], float]]) -> None:
    """Learn from finished games: better than the mean of them is good, worse is bad."""
    mean = float(np.mean([gain for _, gain in done]))
    steps = [(features, action, odds, gain - mean) for path, gain in done for features, action, odds in path]
    features, actions, odds, gains = (np.array(column) for column in zip(*steps, strict=True))
    policy.learn(features, actions, odds, gains.astype(np.float32))


class Agent:
    """The policy as a bot: it gets what every bot gets. Bots are asked for an action, not for a number."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = np.random.default_rng(seed)

    def decide(self, seat: int, view: Any, legal: list[Any], think: Any) -> Any:
        coding = self.policy.coding
        state = think.imagine()  # a world that the seat cannot tell from the true one: it sees the same in both
        mask = np.zeros(coding.actions, np.int8)
        numbers = coding.codes.numbers(legal)
        mask[numbers] = 1
        odds = self.policy.odds(self.policy.features(coding.observe(state, seat)), mask)
        return legal[numbers.index(int(draw(odds[None], self.rng)[0]))]


def evaluate(policy: Policy, number: int, seed: int) -> Share:
    """The agent's share of wins among Landlubbers, with its 95 % interval."""
    game = games.load(policy.coding.game.id)
    players = [Agent(policy, seed), *[bots.load("landlubber", game)] * (policy.coding.seats - 1)]
    wins = sum(shares[0] for shares, _ in match(game, players, number, seed, {}))
    return win_share(wins, number)


def picture(curve: list[tuple[int, Share]], seats: int, title: str) -> str:
    """The share of wins over the games learnt from, as an SVG drawing; the dashed line is the fair share."""
    width, height, left, top, right, bottom = 640, 340, 56, 44, 24, 46
    last = max(played for played, _ in curve)

    def x(played: int) -> float:
        return left + played / last * (width - left - right)

    def y(share: float) -> float:
        return top + (1 - share) * (height - top - bottom)

    lines = "".join(
        f'<path d="M{left} {y(share):.1f}H{width - right}" stroke="#ddd"/>'
        f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    ticks = "".join(
        f'<text x="{x(played):.1f}" y="{height - bottom + 18}" text-anchor="middle">{played}</text>'
        for played, _ in curve
    )
    points = "".join(
        f'<path d="M{x(played):.1f} {y(share.low):.1f}V{y(share.high):.1f}" stroke="#1b6b8f" stroke-width="2"/>'
        f'<circle cx="{x(played):.1f}" cy="{y(share.share):.1f}" r="4" fill="#1b6b8f"/>'
        for played, share in curve
    )
    line = " ".join(f"{x(played):.1f},{y(share.share):.1f}" for played, share in curve)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="#fff"/><text x="{left}" y="24" '
        f'font-size="15">{title}</text>{lines}{ticks}'
        f'<path d="M{left} {y(1 / seats):.1f}H{width - right}" stroke="#b3541e" stroke-dasharray="6 4"/>'
        f'<text x="{width - right}" y="{y(1 / seats) + 16:.1f}" text-anchor="end" fill="#b3541e">fair share</text>'
        f'<polyline points="{line}" fill="none" stroke="#1b6b8f" stroke-opacity="0.4"/>{points}'
        f'<text x="{width - right}" y="{height - 8}" text-anchor="end">games learnt from</text></svg>\n'
    )


def main() -> None:
    wishes = arguments()
    policy = Policy(code(wishes.game, wishes.seats), wishes.rate)
    curve: list[tuple[int, Share]] = []

    def look(played: int) -> None:
        share = evaluate(policy, wishes.matches, wishes.seed)
        curve.append((played, share))
        interval = f"{share.low:.0%} to {share.high:.0%}"
        print(f"after {played} games: wins {share.share:.0%} of {share.games} ({interval})", flush=True)

    look(0)
    for played in train(policy, wishes.games, wishes.together, wishes.seed):
        if played >= wishes.games or played >= len(curve) * wishes.games / wishes.looks:
            look(played)
    title = f"{games.load(wishes.game).title['en']}: wins against {wishes.seats - 1} Landlubbers, 95 % intervals"
    wishes.out.write_text(picture(curve, wishes.seats, title), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="manila")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="to learn from (default: %(default)s)")
    parser.add_argument("--looks", type=int, default=5, help="how often wins are counted (default: %(default)s)")
    parser.add_argument("--matches", type=int, default=200, help="to count wins in (default: %(default)s)")
    parser.add_argument("--together", type=int, default=32, help="games played at a time (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.01, help="of learning (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("learning.svg"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
