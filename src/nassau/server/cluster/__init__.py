"""The message bus between server processes."""
