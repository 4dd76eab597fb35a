"""Settings and hooks for all tests."""

import re
import sys
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

TESTS: Final = Path(__file__).parent
SLOW_MODULE: Final = re.compile(r"^pytestmark = .*\bslow\b", re.MULTILINE)
CACHED_BY_PARAMETER: Final = {"conformance": "case", "research": "case", "i18n": "name", "tables": "game"}
"""By folder, the parameter for whose values tests simulate a game once per process."""

SHARED_BY_FILE: Final = ("server", "security", "chaos", "cli")
"""Folders with fixtures of module scope, mostly servers."""

# The same examples in every run, and no deadline: a busy machine must not fail a test.
settings.register_profile("nassau", deadline=None, derandomize=True, database=None)
settings.load_profile("nassau")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): performs the check of these rules; see tests/support/marks.py")
    config.addinivalue_line("markers", "example(*ids): plays these worked examples; see tests/support/marks.py")


def pytest_unconfigure() -> None:
    """Stops PostgreSQL here, because xdist may end a worker before its exit handlers have run."""
    postgres = sys.modules.get("tests.support.postgres")
    if postgres is not None:
        postgres.stop()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Does not import modules of slow tests if those are deselected: their imports take seconds per worker."""
    if "not slow" not in config.getoption("markexpr") or collection_path.suffix != ".py":
        return None
    return True if SLOW_MODULE.search(collection_path.read_text(encoding="utf-8")) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Groups tests that share expensive data, so that xdist runs a group in one worker (--dist loadgroup)."""
    for item in items:
        group = worker_group(item)
        if group is not None:
            item.add_marker(pytest.mark.xdist_group(group))


def worker_group(item: pytest.Item) -> str | None:
    folder = item.path.relative_to(TESTS).parts[0]
    if folder in SHARED_BY_FILE:
        return item.path.name
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    value = parameters.get(CACHED_BY_PARAMETER.get(folder, ""))
    return None if value is None else str(value)
