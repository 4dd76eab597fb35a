"""The fixtures of the server's tests."""

from tests.server.conftest import database, url

__all__ = ["database", "url"]
