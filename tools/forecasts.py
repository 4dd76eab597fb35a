"""How much search foresees of who will win: `python tools/forecasts.py`.

Sailors play; whenever a new phase begins, the expected scores are made into chances to win, as search does. What is
printed is the surprise that is left when the winner is known, in bits: log2 of the seats for a forecast that knows
nothing, 0 for a prophet. A change of `worth` or `lead` that lowers it on games that it was not fitted to is a good one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log2

from nassau import bots, games
from nassau.bots.match import decisions
from nassau.bots.search.ismcts import shares_of_win
from nassau.kernel import Game


def main() -> None:
    parser = argparse.ArgumentParser(description="How much search foresees of who will win, in bits of surprise left.")
    parser.add_argument("--games", type=int, default=200, help="of each title and number of seats (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"{'game':<12} seats  knowing nothing  forecast")
    for name in games.ALL:
        game = games.load(name)
        for seats in game.seats:
            left = [bits for number in range(given.games) for bits in surprises(game, seats, f"{given.seed}/{number}")]
            print(f"{name:<12} {seats:>5}  {log2(seats):>15.3f}  {sum(left) / len(left):>8.3f}", flush=True)


def surprises(game: Game, seats: int, seed: str) -> Iterator[float]:
    """One game: how surprising its winner is at the beginning of each phase."""
    rules, sailor = game.heuristic, bots.load("sailor", game)
    forecasts: dict[int, list[float]] = {}
    for state, _, _ in decisions(game, [sailor] * seats, {}, seed):
        phase = rules.phase(state)
        if phase not in forecasts:
            forecasts[phase] = shares_of_win(rules.evaluate(state), rules.decisive_lead(state))
    winners = [seat for seat, rank in enumerate(state.ranking()) if rank == 1]
    for shares in forecasts.values():
        yield -sum(log2(shares[seat]) for seat in winners) / len(winners)


if __name__ == "__main__":
    main()
