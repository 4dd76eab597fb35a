"""Serves the built web client from memory, compressed once at start."""

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
IMMUTABLE: Final = "public, max-age=31536000, immutable"
COMPRESSIBLE: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt")
NOT_BUILT: Final = """\
Nassau is running, but this installation has no web client.
In a checkout, `make client` builds it; the API is at /api and its description at /schema.
"""


class StaticFile:
    """One file with its headers and gzipped body."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        gzipped = gzip.compress(self.body, mtime=0) if path.suffix in COMPRESSIBLE else self.body
        self.gzipped = gzipped if len(gzipped) < len(self.body) else None
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.cache = IMMUTABLE if name.startswith("assets/") else "no-cache"

    def response(self, request: Request[object, object, State]) -> Response[bytes]:
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.type)
        return Response(self.body, headers=headers, media_type=self.type)


class StaticFiles:
    """The files of the web client. Paths that name no file get index.html: the client routes them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
        names = [path.relative_to(folder).as_posix() for path in paths]
        self.files = {name: StaticFile(path, name) for path, name in zip(paths, names, strict=True)}

    def response(self, path: str, request: Request[object, object, State]) -> Response[bytes]:
        name = path.strip("/")
        file = self.files.get(name)
        if file is None and not name.startswith("assets/"):
            file = self.files.get("index.html")
        if file is not None:
            return file.response(request)
        built = bool(self.files)
        text = "There is no such file.\n" if built else NOT_BUILT
        return Response(text.encode(), status_code=404 if built else 503, media_type="text/plain")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def static_file(request: Request[object, object, State], path: FromPath[str] = "") -> Response[bytes]:
    files: StaticFiles = request.app.state.static_files
    return files.response(path, request)
