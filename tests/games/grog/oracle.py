"""Brute-force reference implementation of legal bids, completable card sequences and scoring."""

from collections.abc import Iterator
from itertools import pairwise, permutations, product

Row = tuple[int, ...]


def arrangements(dice: Row) -> Iterator[tuple[int, Row]]:
    """Every bid that these dice allow: its total and the colours from the left."""
    for size in range(1, 6):
        for row in permutations(range(5), size):
            values = [dice[colour] for colour in row]
            if all(a >= b for a, b in pairwise(values)):
                yield sum(values), row


def moves(dice: Row, bid: int, supply: int, cards: list[int]) -> dict[tuple[bool, Row], set[Row]]:
    """Complete moves: with or without the hold card and with turned dice, the legal rows.

    `cards` are the numbers of cards that turn each die, and last of those that hold.
    """
    found: dict[tuple[bool, Row], set[Row]] = {}
    ways = [range(1, 7) if cards[colour] else (dice[colour],) for colour in range(5)]
    for turned in product(*ways):
        for hold in (False, True) if cards[5] and bid else (False,):
            rows = {
                row
                for height, row in arrangements(turned)
                if height <= supply and (height == bid if hold else height > bid)
            }
            if rows:
                found[hold, turned] = rows
    return found


def links(dice: Row, whole: dict[tuple[bool, Row], set[Row]], held: bool, turned: Row) -> set[tuple[object, ...]]:
    """The legal continuations of a prepared move: a card that leads to a complete move, or the row itself."""
    found: set[tuple[object, ...]] = set()
    for hold, after in whole:
        fits = all(new in (0, value) for new, value in zip(turned, after, strict=True))
        if not fits or held > hold:
            continue
        more = [c for c in range(5) if not turned[c] and after[c] != dice[c]]
        found |= {("turn", colour, after[colour]) for colour in more}
        if hold and not held:
            found.add(("hold",))
        if not more and hold == held:
            found |= {("bid", *row, *[-1] * (5 - len(row))) for row in whole[hold, after]}
    return found


VALUES = {4: 2, 3: 3, 2: 4, 1: 6}


class Player:
    """The final score."""

    def __init__(self, track: int, chests: int, coins: int, goods: Row, parrots: int, goals: set[int]) -> None:
        self.track = track
        self.chests = chests
        self.coins = coins
        self.goods = goods
        self.parrots = parrots
        self.goals = goals


def score(player: Player, seat: int, island: dict[tuple[int, int], int]) -> int:
    """`island` is the occupant by peninsula and type: a seat, 4 for the ghost, 5 for a lock, -1 for none."""
    total = player.track + player.chests + player.coins // 5
    for goal in player.goals:
        if goal < 12:
            copies = [who for (_, kind), who in island.items() if kind == goal]
            total += VALUES[len(copies)] * copies.count(seat)
        elif goal < 17:
            crew = [who for (colour, _), who in island.items() if colour == goal - 12 and who not in (-1, 5)]
            mine, best = crew.count(seat), max([crew.count(who) for who in set(crew) - {seat}], default=0)
            total += 6 if mine > best else 2 if mine else 0
        elif goal == 22:
            total += player.parrots
    return total + best_goods(player)


def best_goods(player: Player) -> int:
    """Tries every sequence of exchanges of three tiles without a goal."""
    wanted = {goal - 17 for goal in player.goals if 17 <= goal < 22}
    if not wanted:
        return 0
    spare = sum(count for colour, count in enumerate(player.goods) if colour not in wanted)
    points = sum(count for colour, count in enumerate(player.goods) if colour in wanted)
    while spare >= 3:
        spare, points = spare - 3, points + 1
    return points
