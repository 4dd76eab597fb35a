"""The Litestar application, put together from its parts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import nassau
from nassau.server.access.auth import address_of, house_of, must_be_operator
from nassau.server.access.security_headers import SAFE, same_origin
from nassau.server.cluster import bus
from nassau.server.http import account_routes, bot_account_routes, game_routes, table_routes
from nassau.server.http.static_files import Client, page
from nassau.server.live.service import House
from nassau.server.metrics import CONTENT_TYPE
from nassau.server.protocol.request_error import Trouble, unstored
from nassau.server.protocol.schemas import Health, Problem
from nassau.server.settings import Settings
from nassau.server.ws import bot_stream
from nassau.server.ws.endpoint import door
from nassau.store import Store, StoreError

LOG = structlog.get_logger("nassau.http")


def build(settings: Settings, store: Store) -> Litestar:
    """The application on an open store."""
    alone = store.database.alone and settings.redis is None
    newsroom = bus.Newsroom(bus.backend(settings.database, settings.redis), alone)
    house = House(store, newsroom, settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=handlers(),
        plugins=[newsroom.channels],
        lifespan=[lifespan],
        logging_config=None,
        before_request=admit,
        exception_handlers={Trouble: refused, StoreError: unavailable, HTTPException: misused, Exception: broken},
        openapi_config=openapi(),
        request_max_body_size=65_536,
    )
    app.state.house = house
    app.state.client = Client()
    return app


def handlers() -> list[Any]:
    return [
        account_routes.ROUTER, bot_account_routes.ROUTER, table_routes.ROUTER, game_routes.ROUTER, bot_stream.ROUTER,
        door, health, metrics, page,
    ]  # fmt: skip


def openapi() -> OpenAPIConfig:
    renderer = JsonRenderPlugin()
    return OpenAPIConfig(
        "Nassau", nassau.__version__, path="/schema", render_plugins=[renderer], use_handler_docstrings=True
    )


def description() -> dict[str, Any]:
    """The OpenAPI description, without a running server."""
    return Litestar(route_handlers=handlers(), openapi_config=openapi()).openapi_schema.to_schema()


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before every request that changes something: it comes from our own pages, and not too often."""
    if request.method in SAFE:
        return
    house = house_of(request)
    if not same_origin(request.scope, house.settings.origins):
        raise Trouble("bad_origin", "this page may not talk to this server")
    house.limits.check("request", address_of(request))


# -- what goes wrong


def answer(problem: Problem, status: int, wait: float | None = None) -> Response[Problem]:
    headers = {} if wait is None else {"retry-after": str(int(wait) + 1)}
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def refused(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    house_of(request).metrics.faults.labels(trouble.code).inc()
    return answer(trouble.problem(), trouble.status, trouble.wait)


def unavailable(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    return refused(request, unstored(error))


def misused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are not as described."""
    detail = "; ".join(map(str, error.extra)) if isinstance(error, ValidationException) and error.extra else ""
    text = f"{error.detail}: {detail}" if detail else error.detail
    return answer(Problem("malformed", text[:500]), error.status_code)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    place = request.scope.get("path_template", "")  # the path itself may hold the token of an invite
    LOG.error("request", method=request.method, path=place, exc_info=error)
    return answer(Problem("unavailable", "the server could not do this"), 500)


# -- for those who run it


@get("/health", sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server works."""
    house = house_of(request)
    status: Any = "stopping" if house.stopping else "ok"
    body = Health(status, nassau.__version__, nassau.compiled(), len(house.store.cache), len(house.hub.connections))
    return Response(body, status_code=503 if house.stopping else 200)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus."""
    house = house_of(request)
    must_be_operator(request)
    house.metrics.tables.set(len(house.store.cache))
    return Response(house.metrics.page(), media_type=CONTENT_TYPE)
