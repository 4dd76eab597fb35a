"""Identical lines of a log."""

from nassau.i18n.repeated_lines import counted


def test_consecutive_identical_lines_are_written_once_with_their_number() -> None:
    lines = ["Ann draws.", "Ann draws.", "Ben draws.", "Ann draws."]
    assert list(counted(lines)) == ["Ann draws. (2×)", "Ben draws.", "Ann draws."]


def test_no_lines() -> None:
    assert list(counted([])) == []
