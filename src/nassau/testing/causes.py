"""Checks that facts and refusals cite rules which the code that made them enforces.

The docstring of a step, or of a function that a step calls, begins with the rules that it enforces ("M9.2–M9.5, M9.13:
…"). A fact must cite a rule from the docstrings of the functions between its emission and its step, and a refusal one
from the functions that made it. The check follows Python frames, so it needs the interpreted engine.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from nassau.kernel import CHANCE, Game, Refusal, State, Step
from nassau.kernel.chance import Fast
from nassau.kernel.refusal import AT_LEAST, AT_MOST, EXACTLY, NOT_NOW

RULES: Final = re.compile(r"\b([A-Z])(\d+)\.(\d+)(?:\s*[–-]\s*(?:[A-Z]\d+\.)?(\d+)\b)?")
EMITTERS: Final = ("emit", "emit_with", "emit_constant", "emit_private")
KERNEL: Final = "nassau.kernel"


class Cited(NamedTuple):
    """A fact or refusal with the rule it cites, and where it was made."""

    name: str
    rule: str
    where: str
    enforced: frozenset[str]


class Found(NamedTuple):
    """The result of `play`."""

    facts: list[Cited]
    refusals: Counter[Refusal]
    wrong_refusals: list[Cited]


@cache
def rules_in(text: str | None) -> frozenset[str]:
    """The rule ids in a docstring; "M9.2–M9.5" contains four."""
    found: set[str] = set()
    for letter, chapter, first, last in RULES.findall(text or ""):
        for number in range(int(first), int(last or first) + 1):
            found.add(f"{letter}{chapter}.{number}")
    return frozenset(found)


@cache
def docstring(code: CodeType) -> str | None:
    """The docstring of a function by its code: the first constant, if it is a string."""
    first = code.co_consts[0] if code.co_consts else None
    return first if isinstance(first, str) else None


def enforced(frame: FrameType | None) -> tuple[str, frozenset[str]]:
    """The name and the rules of the functions from `frame` outwards to the kernel, with the class of each step."""
    names: list[str] = []
    rules: set[str] = set()
    while frame is not None and not str(frame.f_globals.get("__name__")).startswith(KERNEL):
        owner: Any = frame.f_locals.get("self")
        names.append(frame.f_code.co_qualname if sys.version_info >= (3, 11) else frame.f_code.co_name)
        rules |= rules_in(docstring(frame.f_code))
        if isinstance(owner, Step):
            for kind in type(owner).__mro__:
                if kind.__module__.startswith(KERNEL):
                    break
                rules |= rules_in(kind.__doc__)
        frame = frame.f_back
    return " < ".join(names), frozenset(rules)


@contextmanager
def traced_facts(found: list[Cited]) -> Iterator[None]:
    """Add every emitted fact to `found`. Raises TypeError with a compiled engine."""
    saved = {name: getattr(State, name) for name in EMITTERS}

    def tracer(name: str) -> Any:
        def emit(state: State, *args: Any) -> None:
            before = len(state.emitted)
            saved[name](state, *args)
            where, rules = enforced(sys._getframe(1))
            found.extend(Cited(fact.name, fact.rule, where, rules) for fact in state.facts[before:])

        return emit

    try:
        for name in EMITTERS:
            setattr(State, name, tracer(name))
        yield
    finally:
        for name, function in saved.items():
            setattr(State, name, function)


@contextmanager
def traced_refusals(made: dict[int, Cited]) -> Iterator[None]:
    """Keep the origin of every refusal in `made`, by the id of the refusal."""
    saved = Refusal.__init__

    def init(refusal: Refusal, rule: str, *args: Any, **named: Any) -> None:
        saved(refusal, rule, *args, **named)
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_globals.get("__name__") == f"{KERNEL}.refusal":
            frame = frame.f_back
        where, rules = enforced(frame)
        made[id(refusal)] = Cited(refusal.reason, rule, where, rules)

    try:
        Refusal.__init__ = init  # type: ignore[method-assign, assignment]
        yield
    finally:
        Refusal.__init__ = saved  # type: ignore[method-assign]


def play(game: Game, decisions: int, seed: int = 0) -> Found:
    """Play random games with random seats and options, and ask for the refusal of every candidate on the way."""
    rng, facts, refusals, wrong = random.Random(f"{game.id} {seed}"), list[Cited](), Counter[Refusal](), list[Cited]()
    with traced_facts(facts):
        while decisions > 0:
            options = {option.id: rng.choice(option.values) for option in game.options.values()}
            state, source = game.start(rng.choice(list(game.seats)), options), Fast(rng.getrandbits(64))
            while not state.over and decisions > 0:
                if state.pending == (CHANCE,):
                    state.chance(source)
                    continue
                decisions -= 1
                seat = rng.choice(state.pending)
                refusals.update(ask(state, seat, rng, wrong))
                state.apply(seat, rng.choice(state.legal(seat)))
    return Found(facts, refusals, wrong)


def ask(state: State, seat: int, rng: random.Random, wrong: list[Cited]) -> list[Refusal]:
    """The refusals of all candidates and of one action of each other verb; bad citations are added to `wrong`."""
    given: list[Refusal] = []
    random_actions = [
        (verb, *(rng.randint(-1, 12) for _ in range(form.numbers))) for verb, form in state.game.verbs.items()
    ]
    for action in [*state.candidates(seat), *random_actions]:
        made: dict[int, Cited] = {}
        with traced_refusals(made):
            refusal = state.refusal(seat, action)
        if refusal is None:
            continue
        given.append(refusal)
        origin = made.get(id(refusal))
        rules = rules_in(type(state.stack[-1]).__doc__) | (origin.enforced if origin else frozenset())
        belongs_elsewhere = refusal.direction == NOT_NOW and refusal.rule == state.game.verbs[action[0]].rule
        if refusal.rule not in rules and not refusal.rule.startswith("K") and not belongs_elsewhere:
            where = f"{type(state.stack[-1]).__name__}: {origin.where if origin else ''} refuses {action}"
            wrong.append(Cited(refusal.reason, refusal.rule, where, rules))
    return given


def facts_cite_their_cause(found: Found) -> None:
    """No fact cites a rule that the code which emitted it does not enforce."""
    wrong = {f"{fact.name} cites {fact.rule}, told by {fact.where}" for fact in found.facts if bad(fact)}
    assert not wrong, "\n".join(sorted(wrong))


def bad(fact: Cited) -> bool:
    return fact.rule not in fact.enforced


def refusals_cite_their_cause(found: Found) -> None:
    """No refusal cites a rule that the code which made it does not enforce."""
    wrong = {f"{refusal.rule} ({refusal.name}) by {refusal.where}" for refusal in found.wrong_refusals}
    assert not wrong, "\n".join(sorted(wrong)[:40])


def refusals_have_true_numbers(found: Found) -> None:
    """The numbers of a refusal break its bound in the direction that it names."""
    for refusal in found.refusals:
        need, have = refusal.need, refusal.have
        if refusal.direction in (AT_LEAST, AT_MOST, EXACTLY):
            assert refusal.noun, refusal
            assert need is not None, refusal
            assert have is not None, refusal
            assert have < need or refusal.direction != AT_LEAST, refusal
            assert have > need or refusal.direction != AT_MOST, refusal
            assert have != need, refusal
        else:
            assert (need, have) == (None, None), f"{refusal} has numbers without a direction"
