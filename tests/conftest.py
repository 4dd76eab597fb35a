"""What every test may rely on."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): performs the check of these rules of a ledger; see tests/marks.py")
    config.addinivalue_line("markers", "example(*ids): plays these worked examples of a ledger; see tests/marks.py")
