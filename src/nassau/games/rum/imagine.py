"""Determinizations of Um Rum & Ehre: states that are consistent with the knowledge of a seat."""

from __future__ import annotations

import random

from nassau.games.rum.components import FACES, FIRST_GOOD, FIRST_RENDEZVOUS, SYMBOLS
from nassau.games.rum.state import Rum
from nassau.kernel import NOTHING


def imagine(state: Rum, seat: int | None, rng: random.Random) -> Rum:
    """Redeal what `seat` has never seen: goods and rendez-vous that others drew, and those in the stacks.

    Everything else was public once, such as tokens taken and coins paid. It can be derived from the log, so
    determinizations keep it, although the view omits it because the rules let players hide it.
    """
    world = state.copy()
    if not state.over:
        deal_goods(world, seat, rng)
        deal_rendezvous(world, seat, rng)
    return world


def deal_goods(world: Rum, viewer: int | None, rng: random.Random) -> None:
    """Permute the goods that the viewer has never held among their places."""
    mine = 0 if viewer is None else 1 << viewer
    goods = range(FIRST_GOOD, FIRST_RENDEZVOUS)
    hidden = [face for face in goods if not world.known[face - FIRST_GOOD] & mine]
    shuffled = hidden.copy()
    rng.shuffle(shuffled)
    hidden.sort(key=lambda face: whereabouts(world, face))
    becomes = dict(zip(hidden, shuffled, strict=True))
    swap_goods(world, becomes)
    world.under = [becomes.get(face, face) for face in world.under]
    world.drawn = becomes.get(world.drawn, world.drawn)


def whereabouts(world: Rum, face: int) -> tuple[int, int, int, list[int], bool]:
    """A sort key of a good's place: equal random numbers then give equal worlds in every possible state."""
    under = world.under.index(face) if face in world.under else NOTHING
    owners = [token // FACES for token in world.held if token % FACES == face]
    return world.pile[face], world.known[face - FIRST_GOOD], under, owners, world.drawn == face


def swap_goods(world: Rum, becomes: dict[int, int]) -> None:
    """Move pile count, owners and knowledge of each good to the good that replaces it."""
    pile, known = world.pile.copy(), world.known.copy()
    for face, other in becomes.items():
        world.pile[other] = pile[face]
        world.known[other - FIRST_GOOD] = known[face - FIRST_GOOD]
    world.held = sorted(token - token % FACES + becomes.get(token % FACES, token % FACES) for token in world.held)


def deal_rendezvous(world: Rum, viewer: int | None, rng: random.Random) -> None:
    """Redeal the face-down tokens of others, uniformly among the deals that `flag_not` does not exclude."""
    symbols = range(FIRST_RENDEZVOUS, FIRST_RENDEZVOUS + SYMBOLS)
    hidden = [index for index, owner in enumerate(world.flag_seat) if owner != viewer]
    pool = [face for face in symbols for _ in range(world.pile[face])]
    pool += [world.flag_face[index] for index in hidden]
    pool.sort()
    hidden.sort(key=lambda index: sum(fits(world, index, face) for face in pool))
    dealt = None
    while dealt is None:
        dealt = try_deal(world, hidden, pool, rng)
    for index, face in zip(hidden, dealt, strict=True):
        world.flag_face[index] = face
    for face in symbols:
        world.pile[face] = pool.count(face) - dealt.count(face)


def try_deal(world: Rum, hidden: list[int], pool: list[int], rng: random.Random) -> list[int] | None:
    """One deal, token by token among those that fit, or None if it is rejected.

    A deal whose tokens had few alternatives is drawn too often, so each token is accepted with probability
    (number that fit now) / (largest number that could fit): rejection sampling makes all deals equally likely.
    """
    left, dealt = pool.copy(), []
    for index in hidden:
        fitting = [face for face in left if fits(world, index, face)]
        most = min(len(left), sum(fits(world, index, face) for face in pool))
        if rng.random() * most >= len(fitting):
            return None
        face = fitting[int(rng.random() * len(fitting))]
        left.remove(face)
        dealt.append(face)
    return dealt


def fits(world: Rum, index: int, face: int) -> bool:
    return not world.flag_not[index] >> (face - FIRST_RENDEZVOUS) & 1
