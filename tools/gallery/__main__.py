"""Writes the fixtures of the named games, or of all: `python -m tools.gallery [GAME …]`."""

import sys
from importlib import import_module
from pathlib import Path

GAMES = sorted(file.stem for file in Path(__file__).parent.glob("[a-z]*.py"))

for name in sys.argv[1:] or GAMES:
    if name not in GAMES:
        sys.exit(f"gallery: no module for {name}; available: {', '.join(GAMES)}")
    import_module(f"tools.gallery.{name}").GALLERY.write()
