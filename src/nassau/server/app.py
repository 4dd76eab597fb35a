"""The Litestar application: routes, error responses and life cycle."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import nassau
from nassau.server.access.auth import address_of, services_of
from nassau.server.access.security_headers import SAFE_METHODS, same_origin
from nassau.server.cluster.bus import Bus, open_backend
from nassau.server.composition import Server, compose
from nassau.server.http import (
    account_routes,
    bot_account_routes,
    game_routes,
    host_routes,
    operator_routes,
    replay_routes,
    table_routes,
)
from nassau.server.http.static_files import StaticFiles, static_file
from nassau.server.protocol.request_error import RequestError, store_unavailable
from nassau.server.protocol.schemas import Problem
from nassau.server.settings import Settings
from nassau.server.ws import bot_stream
from nassau.server.ws.endpoint import websocket_endpoint
from nassau.store import Store, StoreError

LOG = structlog.get_logger(__name__)
MAX_BODY_BYTES: Final = 65_536
MAX_ERROR_CHARACTERS: Final = 500
MAX_BRACKETS: Final = 1000
"""Objects and lists in a body: far above every request of the API, and below the nesting that no decoder accepts."""


def build(settings: Settings, store: Store) -> Litestar:
    """The application on an open store. `app.state.server` holds the composed server."""
    alone = store.database.alone and settings.redis is None
    bus = Bus(open_backend(settings.database, settings.redis), alone)
    server = compose(store, bus, settings)
    app = Litestar(
        route_handlers=route_handlers(),
        lifespan=[lifespan(server)],
        logging_config=None,
        before_request=check_request,
        exception_handlers={
            RequestError: request_failed,
            StoreError: store_failed,
            HTTPException: framework_refused,
            Exception: internal_error,
        },
        openapi_config=openapi_config(),
        request_max_body_size=MAX_BODY_BYTES,
    )
    app.state.server = server
    app.state.services = server.services
    app.state.static_files = StaticFiles()
    return app


def lifespan(server: Server) -> Any:
    @asynccontextmanager
    async def run(_: Litestar) -> AsyncIterator[None]:
        async with server.bus.channels:  # open while background tasks publish; as a plugin it would close before them
            await server.lifecycle.start()
            try:
                yield
            finally:
                await server.lifecycle.stop()

    return run


def route_handlers() -> list[Any]:
    return [
        account_routes.ROUTER, bot_account_routes.ROUTER, table_routes.ROUTER, host_routes.ROUTER,
        game_routes.ROUTER,
        replay_routes.ROUTER, bot_stream.ROUTER, websocket_endpoint, *operator_routes.HANDLERS, static_file,
    ]  # fmt: skip


def openapi_config() -> OpenAPIConfig:
    renderer = JsonRenderPlugin()
    return OpenAPIConfig(
        "Nassau", nassau.__version__, path="/schema", render_plugins=[renderer], use_handler_docstrings=True
    )


def openapi_document() -> dict[str, Any]:
    """The OpenAPI description, without a running server."""
    return Litestar(route_handlers=route_handlers(), openapi_config=openapi_config()).openapi_schema.to_schema()


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Check origin, rate limit and nesting of a state-changing request; RequestError if refused."""
    if request.method in SAFE_METHODS:
        return
    services = services_of(request)
    if not same_origin(request.scope, services.settings.origins):
        raise RequestError("bad_origin", "this page may not talk to this server")
    services.limits.check("request", address_of(request))
    body = await request.body()
    if body.count(b"[") + body.count(b"{") > MAX_BRACKETS:
        raise RequestError("malformed", "the body is nested too deeply or has too many parts")


# -- error responses


def problem_response(problem: Problem, status: int, wait_seconds: float | None = None) -> Response[Problem]:
    headers = {} if wait_seconds is None else {"retry-after": str(int(wait_seconds) + 1)}
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def request_failed(request: Request[Any, Any, Any], error: RequestError) -> Response[Problem]:
    services_of(request).metrics.faults.labels(error.code).inc()
    return problem_response(error.problem(), error.status, error.wait)


def store_failed(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    return request_failed(request, store_unavailable(error))


def framework_refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Errors raised by Litestar: unknown paths, wrong methods, bodies that fail validation."""
    detail = "; ".join(map(str, error.extra)) if isinstance(error, ValidationException) and error.extra else ""
    text = f"{error.detail}: {detail}" if detail else error.detail
    return problem_response(Problem("malformed", text[:MAX_ERROR_CHARACTERS]), error.status_code)


def internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    template = request.scope.get("path_template", "")  # not the path, which may hold an invite token
    LOG.error("request failed", method=request.method, path=template, exc_info=error)
    return problem_response(Problem("unavailable", "the server could not do this"), 500)
