"""The answers that any request may get instead of the one it wants, for the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from nassau.server.protocol.schemas import Problem

WHY: Final = {
    400: "The request is not as described here",
    401: "This needs a name: come in as a guest or sign in",
    403: "Not yours to do",
    404: "There is no such thing, or it is not yours to see",
    409: "Not now: somebody else was first, or it is too early or too late",
    413: "The request is too large",
    429: "Too often; `wait` says for how long",
    503: "The server is stopping or its disk does not write",
}
ANSWERS: Final = {
    status: ResponseSpec(Problem, description=why, generate_examples=False) for status, why in WHY.items()
}
