"""Writes docs/walk-of-a-move.md from traces of one move through the server and the client."""
