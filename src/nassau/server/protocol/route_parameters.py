"""Types of route parameters that several HTTP routers share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from nassau.server.protocol.messages import PLAIN

HttpRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, pattern=PLAIN)]
Token = Annotated[str | None, QueryParameter(max_length=40, pattern=PLAIN)]
Name = Annotated[str, PathParameter(max_length=24, pattern=PLAIN)]
