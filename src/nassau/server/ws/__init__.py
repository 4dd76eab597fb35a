"""The WebSocket endpoint, and the line stream that serves bots the same messages."""
