"""Live tables of one process: changing them, broadcasting, clocks, the lobby feed."""
