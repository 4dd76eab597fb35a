"""What travels between server and client: WebSocket messages, HTTP schemas, errors."""
