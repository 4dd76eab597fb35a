"""The HTTP API against its OpenAPI description: schemathesis generates valid and invalid requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from nassau.server.app import openapi_document
from tests.support.server_process import ServerProcess, sqlite

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
API = schemathesis.openapi.from_dict(openapi_document())
OPERATIONS: list[Any] = [found.ok() for found in API.get_all_operations()]  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path_factory.mktemp("api")), "--unlimited") as server:
        yield server
        logged = server.stop()
        assert "error" not in logged.lower(), logged


@pytest.fixture(scope="module")
def cookie(server: ServerProcess) -> str:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Tester"})
    return answer.cookies["nassau"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_responses_match_the_description(operation: Any, server: ServerProcess, cookie: str) -> None:
    known = {"nassau": cookie}
    if operation.method == "delete" or "log" in operation.path:
        known = {}  # erasing or signing out the tester would break the other tests

    @settings(max_examples=12, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS, cookies=known)

    ask()
