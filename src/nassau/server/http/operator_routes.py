"""Health and metrics, for operators."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get

import nassau
from nassau.server.access.auth import require_operator, services_of
from nassau.server.metrics import CONTENT_TYPE
from nassau.server.protocol.route_parameters import HttpRequest
from nassau.server.protocol.schemas import Health


@get("/health", sync_to_thread=False)
def health(request: HttpRequest) -> Response[Health]:
    """Health check: 200 while the server accepts and stores moves; 503 while it stops, or the last write failed."""
    services = services_of(request)
    stopping, failing = services.tasks.stopping, services.store.database.failing
    status: Any = "stopping" if stopping else "failing" if failing else "ok"
    tables, connections = len(services.store.cache), len(services.broadcaster.connections)
    body = Health(status, nassau.__version__, nassau.compiled(), tables, connections)
    return Response(body, status_code=503 if stopping or failing else 200)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: HttpRequest) -> Response[bytes]:
    """Prometheus metrics, for local requests and requests with the metrics token."""
    services = services_of(request)
    require_operator(request)
    services.metrics.tables.set(len(services.store.cache))
    return Response(services.metrics.page(), media_type=CONTENT_TYPE)


HANDLERS: Final = [health, metrics]
