"""The server: HTTP, one WebSocket per client, sign-in, and each viewer's own projection of the tables it watches."""
