"""Serves the built web client from memory: it is small, and compressed once instead of for every request."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

FOLDER: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt")
MISSING: Final = """\
Nassau is running, but this installation has no web client.
From a checkout it is built by `make client`; the API is at /api and its description at /schema.
"""


class File:
    """One file, ready to send."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        small = gzip.compress(self.body, mtime=0) if path.suffix in COMPRESSED else self.body
        self.packed = small if len(small) < len(self.body) else None
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"

    def answer(self, request: Request[object, object, State]) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.type)
        return Response(self.body, headers=headers, media_type=self.type)


class Client:
    """The files of the web client; an address that is no file is a page of the client."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
        names = [path.relative_to(folder).as_posix() for path in paths]
        self.files = {name: File(path, name) for path, name in zip(paths, names, strict=True)}

    def answer(self, path: str, request: Request[object, object, State]) -> Response[bytes]:
        name = path.strip("/")
        file = self.files.get(name)
        if file is None and not name.startswith("assets/"):
            file = self.files.get("index.html")
        if file is not None:
            return file.answer(request)
        built = bool(self.files)
        text = "There is no such file.\n" if built else MISSING
        return Response(text.encode(), status_code=404 if built else 503, media_type="text/plain")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[object, object, State], path: FromPath[str] = "") -> Response[bytes]:
    client: Client = request.app.state.client
    return client.answer(path, request)
