"""Measure the accuracy of the heuristics' win probabilities: `python -m tools.forecasts`.

Sailors play; at the start of each phase the evaluation is turned into win probabilities, as in search. The printed
number is the mean log loss in bits: log2 of the seats for a uniform forecast, 0 for a perfect one. A change of
`evaluate` or `decisive_lead` is an improvement if it lowers the loss on games that it was not fitted to.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log2

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.bots.search.payoffs import win_probabilities
from nassau.kernel import Game


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the log loss of the heuristics' win probabilities, in bits.")
    parser.add_argument("--games", type=int, default=200, help="games for each number of seats (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{'game':<12} seats  uniform  forecast")
    for name in games.ALL:
        game = games.load(name)
        for seats in game.seats:
            losses = [loss for number in range(args.games) for loss in log_losses(game, seats, f"{args.seed}/{number}")]
            print(f"{name:<12} {seats:>5}  {log2(seats):>7.3f}  {sum(losses) / len(losses):>8.3f}", flush=True)


def log_losses(game: Game, seats: int, seed: str) -> Iterator[float]:
    """Play a game; yield the log loss in bits of the forecast at the start of each phase."""
    heuristic, sailor = game.heuristic, bots.load("sailor", game)
    forecasts: dict[int, list[float]] = {}
    for state, _, _ in decisions(game, [sailor] * seats, {}, seed):
        phase = heuristic.phase(state)
        if phase not in forecasts:
            forecasts[phase] = win_probabilities(heuristic.evaluate(state), heuristic.decisive_lead(state))
    winners = [seat for seat, rank in enumerate(state.ranking()) if rank == 1]
    for shares in forecasts.values():
        yield -sum(log2(shares[seat]) for seat in winners) / len(winners)


if __name__ == "__main__":
    main()
