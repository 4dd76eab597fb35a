"""Train a small agent and show that it beats the Landlubber: `python docs/research/quickstart.py`.

A linear policy, numpy only: what a seat sees times a matrix gives a weight for every action. It learns by REINFORCE
from games of Manila against three players who choose by lot, many games at a time, in a few minutes on one core.
Then it sits at real tables with Landlubbers, everybody in each seat equally often, and the wins are counted.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from nassau import bots, games
from nassau.bots.match import match, win_share
from nassau.research.coding import Coding, code
from nassau.research.fleet import Fleet

Array = np.ndarray[Any, Any]


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


def train(policy: Policy, number: int, count: int, seed: int) -> list[tuple[int, float]]:
    """Play `number` games, `count` at a time; after each batch, how many there were and the mean reward."""
    coding, rng = policy.coding, np.random.default_rng(seed)
    fleet = Fleet(coding.game.id, coding.seats, count, seed)
    learner = np.arange(count) % coding.seats  # in which seat the agent sits, by game
    paths: list[list[tuple[Array, int, Array]]] = [[] for _ in range(count)]
    done: list[tuple[list[tuple[Array, int, Array]], float]] = []
    played, curve = 0, []
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
        if len(done) >= count // 2:
            played += len(done)
            curve.append((played, improve(policy, done)))
            done = []
    return curve


def improve(policy: Policy, done: list[tuple[list[tuple[Array, int, Array]], float]]) -> float:
    """Learn from finished games; their mean reward."""
    mean = float(np.mean([gain for _, gain in done]))
    steps = [(features, action, odds, gain - mean) for path, gain in done for features, action, odds in path]
    features, actions, odds, gains = (np.array(column) for column in zip(*steps, strict=True))
    policy.learn(features, actions, odds, gains.astype(np.float32))
    return mean


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


def evaluate(policy: Policy, number: int, seed: int) -> Any:
    """The agent's share of wins among Landlubbers, with its 95 % interval."""
    game = games.load(policy.coding.game.id)
    players = [Agent(policy, seed), *[bots.load("landlubber", game)] * (policy.coding.seats - 1)]
    wins = sum(shares[0] for shares, _ in match(game, players, number, seed, {}))
    return win_share(wins, number)


def picture(curve: list[tuple[int, float]], title: str) -> str:
    """The mean reward over the games played, as an SVG drawing. 0 is what a player by lot gets."""
    width, height, left, top = 640, 320, 60, 40
    last = curve[-1][0]
    points = [(left + played / last * (width - 90), top + (1 - gain) / 2 * (height - 90)) for played, gain in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(
        f'<text x="{left - 8}" y="{top + (1 - gain) / 2 * (height - 90) + 4:.0f}" text-anchor="end">{gain:+.1f}</text>'
        f'<path d="M{left} {top + (1 - gain) / 2 * (height - 90):.0f}H{width - 30}" stroke="#ccc"/>'
        for gain in (-1, -0.5, 0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="#fff"/><text x="{left}" y="22" '
        f'font-size="15">{title}</text>{marks}<polyline points="{line}" fill="none" stroke="#1b6b8f" '
        f'stroke-width="2"/><text x="{width - 30}" y="{height - 12}" text-anchor="end">{last} games</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="manila")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="to learn from")
    parser.add_argument("--matches", type=int, default=200, help="to count wins in")
    parser.add_argument("--together", type=int, default=32, help="games that are played at a time")
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("learning.svg"))
    wishes = parser.parse_args()
    policy = Policy(code(wishes.game, wishes.seats), wishes.rate)
    before = evaluate(policy, wishes.matches, wishes.seed)
    curve = train(policy, wishes.games, wishes.together, wishes.seed)
    after = evaluate(policy, wishes.matches, wishes.seed)
    for name, share in (("before", before), ("after", after)):
        print(f"{name}: wins {share.share:.0%} of {share.games} games ({share.low:.0%} to {share.high:.0%})")
    title = f"{games.load(wishes.game).title['en']}: mean reward while learning"
    wishes.out.write_text(picture(curve, title), encoding="utf-8")


if __name__ == "__main__":
    main()
