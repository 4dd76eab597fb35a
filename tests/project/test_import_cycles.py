"""The import graph of the package has no cycle, imports for type checking included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import nassau

ROOT: Final = Path(nassau.__file__).parent


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, modules: set[str]) -> Iterator[str]:
    """The modules of the package that a source imports at its top level or under TYPE_CHECKING."""
    for node in top_level(ast.parse(source).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in modules else node.module for name in names)


def top_level(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try):
            yield from top_level(node.body)


def import_graph(sources: dict[str, str]) -> dict[str, set[str]]:
    modules = set(sources)
    return {name: set(imported(source, modules)) - {name} for name, source in sources.items()}


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one cycle; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_a_cycle_through_a_type_checking_import_is_found() -> None:
    late = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from nassau.a import A\n"
    assert cycle(import_graph({"nassau.a": "from nassau.b import B", "nassau.b": late})) != []


def test_the_package_has_no_import_cycle() -> None:
    sources = {module_name(path): path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py")}
    assert cycle(import_graph(sources)) == []
