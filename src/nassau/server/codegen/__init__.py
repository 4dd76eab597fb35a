"""Generators of code for the client."""
