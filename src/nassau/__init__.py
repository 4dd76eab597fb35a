"""Nassau: exact rules engines of five pirate board games, tables to play them at, bots and a research API."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

__version__ = "0.2.0.dev0"


def compiled() -> bool:
    """Whether the rules machinery is loaded from compiled extension modules rather than from plain Python."""
    kernel = find_spec("nassau.kernel")
    folders = kernel.submodule_search_locations if kernel else None
    return any(_is_extension(file) for folder in folders or () for file in Path(folder).iterdir())


def _is_extension(file: Path) -> bool:
    return any(file.name.endswith(suffix) for suffix in EXTENSION_SUFFIXES)
