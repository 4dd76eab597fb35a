"""The fixtures of the server's tests."""

from tests.server.conftest import database

__all__ = ["database"]
