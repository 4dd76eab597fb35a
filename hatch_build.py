"""Build hook: compiles the rules engine with mypyc when a wheel is built and a C compiler is available.

NASSAU_PURE=1 builds a pure wheel; NASSAU_PURE=0 fails instead of falling back to one.
A wheel contains the built web client (`make client`); NASSAU_NO_CLIENT=1 builds one without it.
Editable installs are never compiled, and the build never writes into src/.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = (
    "kernel",
    "games",
    "bots/search",
    "research/encoding/action_space.py",
    "research/encoding/observation.py",
    "research/vector/batch.py",
    "research/vector/episode.py",
    "tables/projection.py",
)  # rules and heuristics, search, the vector environment, and the projection of a table for each viewer
INTERPRETED = (
    "__init__.py",  # re-exports gain nothing
    "view_types.py",  # mypyc cannot compile msgspec's structs
)

PROBE = """
import setuptools, sys, sysconfig
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
Path("probe.c").write_text("#include <Python.h>\\n")
compiler = new_compiler()
customize_compiler(compiler)
try:
    compiler.compile(["probe.c"], include_dirs=[sysconfig.get_path("include")])
except Exception as error:
    sys.exit(str(error))
"""

COMPILE = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    # one C file per module, compiled in parallel: docs/decisions/0005
    def build_extension(self, extension):
        compile_all = self.compiler.compile
        def compile_side_by_side(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(pool.map(lambda source: compile_all([source], **options), sources))
            return list(chain.from_iterable(objects))
        self.compiler.compile = compile_side_by_side
        super().build_extension(extension)
        self.compiler.compile = compile_all

options = ["--ignore-missing-imports", "--config-file="]
extensions = mypycify([*options, *sys.argv[1:]], opt_level="2", debug_level="0", multi_file=True, group_name="nassau")
if os.name == "posix":
    for extension in extensions:  # calls between our functions bypass the symbol table
        extension.extra_compile_args.append("-fvisibility=hidden")
arguments = ["-q", "build_ext", "--inplace"]
setup(name="nassau", packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": SideBySide})
"""


def compiled_modules(package: Path) -> list[Path]:
    """The modules to compile: those in PLACES without those in INTERPRETED."""
    places = [package / place for place in PLACES]
    found = (file for place in places for file in ([place] if place.is_file() else place.rglob("*.py")))
    return sorted(file for file in found if file.name not in INTERPRETED)


class MypycBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, next to their sources."""

    def dependencies(self) -> list[str]:
        return [] if _wanted() is False else ["msgspec", "mypy[mypyc]>=2.4"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        require_client(Path(self.root) / "src" / "nassau")
        if _wanted() is False:
            return
        self.build_folder = TemporaryDirectory(prefix="nassau-build-")
        folder = Path(self.build_folder.name)
        try:
            build_data["force_include"].update(_compile(Path(self.root) / "src" / "nassau", folder))
            build_data.update(pure_python=False, infer_tag=True)
        except NotCompiled as reason:
            self._fall_back(reason)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "build_folder"):
            self.build_folder.cleanup()

    def _fall_back(self, reason: "NotCompiled") -> None:
        if _wanted():
            raise SystemExit(f"nassau: {reason}")
        self.app.display_warning(f"nassau: {reason}\nnassau: building a pure wheel, with the same behaviour but slower")


def require_client(package: Path) -> None:
    """Exits with an error if the web client is not built, unless NASSAU_NO_CLIENT=1."""
    if os.environ.get("NASSAU_NO_CLIENT") != "1" and not (package / "server" / "static" / "index.html").exists():
        raise SystemExit(
            "nassau: the web client is not built; run `make client`, or set NASSAU_NO_CLIENT=1 to leave it out"
        )


class NotCompiled(Exception):
    """The modules could not be compiled; the message is the reason."""


def _wanted() -> bool | None:
    """True: compile or fail; False: do not compile; None: compile if possible."""
    return {"1": False, "0": True}.get(os.environ.get("NASSAU_PURE", ""))


def _compile(package: Path, folder: Path) -> dict[str, str]:
    """Compiles a copy of the package in `folder`. Returns the path in the wheel of each extension module."""
    copytree(package, folder / "nassau", ignore=ignore_patterns("__pycache__", "static"))
    modules = [str(file.relative_to(folder)) for file in compiled_modules(folder / "nassau")]
    if not modules:
        raise NotCompiled("no modules to compile")
    _find_compiler(folder)
    _python(COMPILE, folder, *modules, otherwise="compiling the rules engine failed")
    return {str(file): str(file.relative_to(folder)) for file in _extensions(folder)}


def _find_compiler(folder: Path) -> None:
    _python(PROBE, folder, otherwise="no working C compiler with the Python headers was found")


def _python(code: str, folder: Path, *arguments: str, otherwise: str) -> None:
    """Runs `code` in a subprocess, because mypyc and setuptools exit on errors. `otherwise` describes the failure."""
    command = [sys.executable, "-c", code, *arguments]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode:
        tail = (run.stdout + run.stderr).strip().splitlines()[-20:]
        raise NotCompiled("\n  ".join([f"{otherwise}:", *tail]))


def _extensions(folder: Path) -> list[Path]:
    files = (*folder.iterdir(), *(folder / "nassau").rglob("*"))  # without the copies in build/
    return [file for file in files if file.suffix in (".so", ".pyd")]


if __name__ == "__main__":  # `python hatch_build.py` exits with 0 if this machine can compile
    with TemporaryDirectory() as folder:
        try:
            _find_compiler(Path(folder))
        except NotCompiled as reason:
            sys.exit(str(reason))
