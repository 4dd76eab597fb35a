"""The subcommands of `nassau`, one module each.

A module's `add` declares its arguments; its `run` does the work and returns the exit code. Modules that are slow to
import are imported in `run`, so that every command starts fast.
"""
