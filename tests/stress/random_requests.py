"""Valid and invalid requests that schemathesis generates from the OpenAPI description."""

from __future__ import annotations

from typing import Any, Final

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from nassau.server.app import openapi_document

ENDLESS: Final = ("/api/tables/{id}/stream",)
CHECKS: Final = [not_a_server_error, content_type_conformance, response_schema_conformance]


def operations() -> list[Any]:
    found = schemathesis.openapi.from_dict(openapi_document()).get_all_operations()
    every: list[Any] = [one.ok() for one in found]  # type: ignore[union-attr]
    return [operation for operation in every if operation.path not in ENDLESS]


def ask(url: str, operation: Any, examples: int, number: int) -> int:
    """Send generated requests of one operation; returns their number."""
    guest = httpx.post(f"{url}/api/guest", json={"name": f"Tester {number}"}, verify=False, timeout=60)
    sent = 0

    @seed(number)
    @settings(max_examples=examples, deadline=None, database=None, phases=[Phase.generate], derandomize=False,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        known = {} if operation.method == "delete" or "log" in operation.path else dict(guest.cookies)
        case.call_and_validate(base_url=url, checks=CHECKS, cookies=known)

    send()
    return sent
