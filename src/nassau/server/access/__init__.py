"""Authentication, permissions and origin checks, shared by HTTP and WebSocket."""
