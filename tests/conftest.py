"""Settings and hooks for all tests."""

import pytest
from hypothesis import settings

# The same examples in every run, and no deadline: a busy machine must not fail a test.
settings.register_profile("nassau", deadline=None, derandomize=True, database=None)
settings.load_profile("nassau")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): performs the check of these rules; see tests/support/marks.py")
    config.addinivalue_line("markers", "example(*ids): plays these worked examples; see tests/support/marks.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sends all tests of one conformance case to the same worker: they share a cached random game."""
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and "case" in item.callspec.params:
            item.add_marker(pytest.mark.xdist_group(str(item.callspec.params["case"])))
