"""Write the gallery of the games that are named, or of all: `python -m tools.gallery [GAME …]`."""

import sys
from importlib import import_module

GAMES = ("manila", "rum", "grog", "seas")

for name in sys.argv[1:] or GAMES:
    if name not in GAMES:
        sys.exit(f"gallery: there is none of {name}; choose from {', '.join(GAMES)}")
    import_module(f"tools.gallery.{name}").GALLERY.write()
