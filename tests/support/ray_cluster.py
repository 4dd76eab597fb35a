"""A local Ray cluster with two workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TypeVar

import pytest

from nassau.bots.evaluation import executors
from nassau.bots.evaluation.executors import Executor

F = TypeVar("F", bound=Callable[..., None])


def needs_ray(test: F) -> F:
    """Mark a slow test that needs Ray, whose warnings are not errors."""
    missing = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: it supports no newer Python")
    for mark in (pytest.mark.slow, missing, pytest.mark.filterwarnings("default")):
        test = mark(test)
    return test


@contextmanager
def two_workers() -> Iterator[Executor]:
    import ray  # type: ignore[import-not-found, unused-ignore]

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        yield executors.ray_cluster("local")
    finally:
        ray.shutdown()
