"""The server: a real one on loopback, with real WebSocket clients."""
