"""Refusals: why the rules forbid an action."""

from __future__ import annotations

from nassau.kernel._mypyc import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Refusal:
    """Why an action is not allowed: the rule in the ledger and, where it has one, the bound that was broken."""

    def __init__(self, rule: str, need: int | None = None, have: int | None = None) -> None:
        self.rule = rule
        self.need = need
        self.have = have

    def __repr__(self) -> str:
        bound = "" if self.need is None else f", need={self.need}, have={self.have}"
        return f"Refusal({self.rule!r}{bound})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Illegal(Exception):
    """Raised by `apply`; nothing has been changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
