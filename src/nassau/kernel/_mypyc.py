"""Compiler hints for mypyc, or no-ops where mypy_extensions is not installed: it is no run-time dependency.

`@mypyc_attr(free_list_len=1)` reuses the memory of the last instance, for steps that are created at every decision.
`@mypyc_attr(allow_interpreted_subclasses=True)` lets games of other packages, which are not compiled, extend a class.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        return lambda cls: cls
