"""Hints that only mypyc reads. Where mypy_extensions is missing, they say nothing: running needs no more packages.

`@mypyc_attr(free_list_len=1)` keeps the memory of the last instance for the next one. It is for steps that replace each
other all the time and are too many to be made once and for all.
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
