"""The running server of the server's own tests."""

from tests.server.conftest import url

__all__ = ["url"]
