"""Marks that connect a test with rule ids. tests/games/test_rulebooks.py reads them from the sources: use literals."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test performs the check of these rules."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The test plays these worked examples of the rulebook."""
    return pytest.mark.example(*ids)
