"""Second engines, written from the rulebooks without the first, and their comparison with it."""
