"""Refusals: why the rules forbid an action."""

from __future__ import annotations

from nassau.kernel._mypyc import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Refusal:
    """Why an action is illegal: the rule's id and, for a rule with a bound, the bound and the actual value."""

    def __init__(self, rule: str, need: int | None = None, have: int | None = None) -> None:
        self.rule = rule
        self.need = need
        self.have = have

    def __repr__(self) -> str:
        bound = "" if self.need is None else f", need={self.need}, have={self.have}"
        return f"Refusal({self.rule!r}{bound})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def values(self) -> tuple[str | int | None, ...]:
        """Everything that two equal refusals have in common."""
        return (self.rule, self.need, self.have)


class Illegal(Exception):
    """An action was refused. Raised before anything changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
