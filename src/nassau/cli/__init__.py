"""The subcommands of `nassau`, one module each.

A module's `add` declares its arguments; its `run` does the work and returns the exit code. What costs time to import
is imported in `run`, so that every command starts at once.
"""
