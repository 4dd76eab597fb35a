"""Sailors: rules of thumb, one module per game, each with a bot called SAILOR."""
