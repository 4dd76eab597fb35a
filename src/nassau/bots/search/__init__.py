"""Search for games with hidden information and chance. Knows a game only through `nassau.kernel.heuristic`."""
