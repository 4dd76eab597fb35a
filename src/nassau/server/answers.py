"""The answers that any request may get instead of the one it wants, for the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from nassau.server.bodies import Problem

ANSWERS: Final = {
    400: ResponseSpec(Problem, description="The request is not as described here"),
    401: ResponseSpec(Problem, description="This needs a name: come in as a guest or sign in"),
    403: ResponseSpec(Problem, description="Not yours to do"),
    404: ResponseSpec(Problem, description="There is no such thing, or it is not yours to see"),
    409: ResponseSpec(Problem, description="Not now: somebody else was first, or it is too early or too late"),
    413: ResponseSpec(Problem, description="The request is too large"),
    429: ResponseSpec(Problem, description="Too often; `wait` says for how long"),
    503: ResponseSpec(Problem, description="The server is stopping or its disk does not write"),
}
