"""The WebSocket endpoint, and the NDJSON stream that sends bots the same messages."""
