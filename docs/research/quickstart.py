"""Train a small agent and show that it beats the Landlubber: `python docs/research/quickstart.py`.

A linear softmax policy in numpy, trained with REINFORCE in games of Manila against three random players, in a few
minutes on one core. Before, during and after training it is evaluated against Landlubbers, in each seat equally often;
the chart shows its win shares with 95 % confidence intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from nassau import bots, games
from nassau.bots.match import WinShare, match, win_share
from nassau.research import VectorEnv, codec
from nassau.research.encoding.codec import Codec

Array = np.ndarray[Any, Any]
Decision = tuple[Array, int, Array]  # features, action, probabilities of all actions


class Policy:
    """A linear softmax policy."""

    def __init__(self, codec: Codec, rate: float) -> None:
        self.codec = codec
        self.rate = rate
        width = codec.features(np.zeros(codec.length, np.int16)).size
        self.weights = np.zeros((width + 1, codec.action_count), np.float32)
        self.scale = np.zeros_like(self.weights)

    def features(self, observations: Array) -> Array:
        found = self.codec.features(observations)
        return np.concatenate([found, np.ones((*found.shape[:-1], 1), np.float32)], axis=-1)

    def probabilities(self, features: Array, masks: Array) -> Array:
        """The probability of every action; 0 for illegal ones."""
        logits = np.where(masks > 0, features @ self.weights, -np.inf)
        weights = np.exp(logits - logits.max(axis=-1, keepdims=True))
        found: Array = weights / weights.sum(axis=-1, keepdims=True)
        return found

    def learn(self, features: Array, actions: Array, probabilities: Array, gains: Array) -> None:
        """One REINFORCE step with RMSProp scaling."""
        errors = -probabilities
        errors[np.arange(len(actions)), actions] += 1
        gradient = features.T @ (errors * gains[:, None]) / len(actions)
        self.scale += 0.1 * (gradient * gradient - self.scale)
        self.weights += self.rate * gradient / (np.sqrt(self.scale) + 1e-4)


def sample(probabilities: Array, rng: np.random.Generator) -> Array:
    """One action for each row of probabilities."""
    return (probabilities.cumsum(axis=1) > rng.random((len(probabilities), 1))).argmax(axis=1)


def train(policy: Policy, number: int, together: int, seed: int) -> Iterator[int]:
    """Train on `number` games, `together` at a time; yield the games so far after each update."""
    seats, rng = policy.codec.seats, np.random.default_rng(seed)
    envs = VectorEnv(policy.codec.game.id, seats, together, seed)
    learner = np.arange(together) % seats  # the agent's seat, by game
    trajectories: list[list[Decision]] = [[] for _ in range(together)]
    done: list[tuple[list[Decision], float]] = []
    played = 0
    while played < number:
        numbers = envs.random_choices(rng)
        mine = np.flatnonzero(envs.seats == learner)
        features = policy.features(envs.observations[mine])
        probabilities = policy.probabilities(features, envs.masks[mine])
        numbers[mine] = sample(probabilities, rng)
        for row, game in enumerate(mine):
            trajectories[game].append((features[row], int(numbers[game]), probabilities[row]))
        envs.step(numbers)
        for game, gains in zip(envs.ended, envs.rewards, strict=True):
            done.append((trajectories[game], float(gains[learner[game]])))
            trajectories[game] = []
        if len(done) >= together // 2:
            improve(policy, done)
            played += len(done)
            done = []
            yield played


def improve(policy: Policy, done: list[tuple[list[Decision], float]]) -> None:
    """Update the policy from finished games, with their mean reward as baseline."""
    mean = float(np.mean([gain for _, gain in done]))
    steps = [(*decision, gain - mean) for trajectory, gain in done for decision in trajectory]
    features, actions, probabilities, gains = (np.array(column) for column in zip(*steps, strict=True))
    policy.learn(features, actions, probabilities, gains.astype(np.float32))


class Agent:
    """The policy as a bot, which returns actions instead of action numbers."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = np.random.default_rng(seed)

    def decide(self, seat: int, view: Any, legal: list[Any], think: Any) -> Any:
        codec = self.policy.codec
        state = think.imagine()  # a state in the seat's information set: its observation is that of the real state
        mask = np.zeros(codec.action_count, np.int8)
        numbers = codec.action_space.numbers(legal)
        mask[numbers] = 1
        probabilities = self.policy.probabilities(self.policy.features(codec.observe(state, seat)), mask)
        return legal[numbers.index(int(sample(probabilities[None], self.rng)[0]))]


def evaluate(policy: Policy, number: int, seed: int) -> WinShare:
    """The agent's win share against Landlubbers with its 95 % confidence interval."""
    game = games.load(policy.codec.game.id)
    players = [Agent(policy, seed), *[bots.load("landlubber", game)] * (policy.codec.seats - 1)]
    wins = sum(shares[0] for shares, _ in match(game, players, number, seed, {}))
    return win_share(wins, number)


def picture(curve: list[tuple[int, WinShare]], seats: int, title: str) -> str:
    """The win share over training as an SVG chart; the dashed line is the fair share."""
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
    args = arguments()
    policy = Policy(codec(args.game, args.seats), args.rate)
    curve: list[tuple[int, WinShare]] = []

    def evaluate_after(played: int) -> None:
        share = evaluate(policy, args.matches, args.seed)
        curve.append((played, share))
        interval = f"{share.low:.0%} to {share.high:.0%}"
        print(f"after {played} games: wins {share.share:.0%} of {share.games} ({interval})", flush=True)

    evaluate_after(0)
    for played in train(policy, args.games, args.together, args.seed):
        if played >= args.games or played >= len(curve) * args.games / args.looks:
            evaluate_after(played)
    title = f"{games.load(args.game).title}: wins against {args.seats - 1} Landlubbers, 95 % intervals"
    args.out.write_text(picture(curve, args.seats, title), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="manila")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="training games (default: %(default)s)")
    parser.add_argument("--looks", type=int, default=5, help="evaluations during training (default: %(default)s)")
    parser.add_argument("--matches", type=int, default=200, help="games of an evaluation (default: %(default)s)")
    parser.add_argument("--together", type=int, default=32, help="games played in parallel (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.01, help="learning rate (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("learning.svg"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
