"""The origin check, and an ASGI middleware that adds security headers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

POLICY: Final = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "media-src 'self'",
    "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
))  # fmt: skip
"""No inline script and no other origin. Inline styles are allowed: boards position pieces with them."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
"""For API responses, which are personal: neither proxies nor browsers may cache them."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def header(scope: Scope, name: bytes) -> str:
    """The value of a request header; "" if absent."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def same_origin(scope: Scope, allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from our own pages or from no browser. Defence in depth: cookies are SameSite=Lax."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    if origin in allowed:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    secure = scope["scheme"] not in ("https", "wss") or page.scheme == "https"
    return secure and bool(page.netloc) and page.netloc == header(scope, b"host")


class SecurityHeaders:
    """ASGI middleware that adds the security headers to every HTTP response."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                cached = any(name.lower() == b"cache-control" for name, _ in given)
                private = scope["path"].startswith("/api/") and not cached
                message["headers"] = [*given, *HEADERS, *([NO_STORE] if private else [])]
            await send(message)

        await self.app(scope, receive, send_with_headers)
