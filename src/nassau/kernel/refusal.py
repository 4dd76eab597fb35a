"""Refusals: why the rules forbid an action, and in which direction the action is wrong."""

from __future__ import annotations

from typing import Final

from nassau.kernel._mypyc import mypyc_attr

AT_LEAST: Final = "at-least"
AT_MOST: Final = "at-most"
EXACTLY: Final = "exactly"
MISSING: Final = "missing"
NOT_NOW: Final = "not-now"
DIRECTIONS: Final = (AT_LEAST, AT_MOST, EXACTLY, MISSING, NOT_NOW)


@mypyc_attr(acyclic=True, free_list_len=1)
class Refusal:
    """Why an action is illegal: the rule, and what is wrong in this case.

    `noun` names what is counted or missing ("bid", "loan"), `direction` how: `have` is not AT_LEAST, AT_MOST or
    EXACTLY `need`; the thing is MISSING; or the action is legal, but NOT_NOW. Without a direction the text of the rule
    itself says what is wrong.
    """

    def __init__(
        self, rule: str, need: int | None = None, have: int | None = None, direction: str = "", noun: str = ""
    ) -> None:
        self.rule = rule
        self.need = need
        self.have = have
        self.direction = direction
        self.noun = noun

    @property
    def reason(self) -> str:
        """The name of the sentence that says this refusal: "bid-at-least"; "" if the text of the rule says it."""
        return f"{self.noun}-{self.direction}" if self.noun else ""

    def __repr__(self) -> str:
        bound = "" if self.need is None else f", need={self.need}, have={self.have}"
        reason = f", {self.noun or self.direction}: {self.direction}" if self.direction else ""
        return f"Refusal({self.rule!r}{bound}{reason})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def values(self) -> tuple[str | int | None, ...]:
        """Everything that two equal refusals have in common."""
        return (self.rule, self.need, self.have, self.direction, self.noun)


def at_least(rule: str, noun: str, need: int, have: int) -> Refusal:
    """`have` is too little: the rule demands at least `need`."""
    return Refusal(rule, need, have, AT_LEAST, noun)


def at_most(rule: str, noun: str, need: int, have: int) -> Refusal:
    """`have` is too much: the rule allows at most `need`."""
    return Refusal(rule, need, have, AT_MOST, noun)


def exactly(rule: str, noun: str, need: int, have: int) -> Refusal:
    """`have` is not the only number that the rule allows."""
    return Refusal(rule, need, have, EXACTLY, noun)


def missing(rule: str, noun: str) -> Refusal:
    """The seat or the table does not have the thing at all."""
    return Refusal(rule, None, None, MISSING, noun)


def not_now(rule: str, noun: str = "") -> Refusal:
    """The action belongs to another decision; `rule` says to which."""
    return Refusal(rule, None, None, NOT_NOW, noun)


class Illegal(Exception):
    """An action was refused. Raised before anything changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
