"""The error responses that every HTTP route may return, for the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from nassau.server.protocol.schemas import Problem

DESCRIPTIONS: Final = {
    400: "The request does not match this description",
    401: "Authentication required: enter as a guest or sign in",
    403: "Not permitted",
    404: "Not found, or not visible to the caller",
    409: "Conflict with the current state: another request was first, or it is too early or too late",
    413: "The request body is too large",
    429: "Rate limit exceeded; `wait` holds the seconds until the next attempt",
    503: "The server is stopping or cannot write to its database",
}
ERROR_RESPONSES: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in DESCRIPTIONS.items()
}
