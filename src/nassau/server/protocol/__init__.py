"""The protocol between server and client: WebSocket messages, HTTP schemas, errors."""
