"""What every test may rely on."""

import pytest
from hypothesis import settings

# The same examples in every run, and no clock: a busy machine fails nothing.
settings.register_profile("nassau", deadline=None, derandomize=True, database=None)
settings.load_profile("nassau")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): performs the check of these rules; see tests/support/marks.py")
    config.addinivalue_line("markers", "example(*ids): plays these worked examples; see tests/support/marks.py")
