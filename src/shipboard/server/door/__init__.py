"""What strangers must pass before anybody listens to them; nothing here knows of tables.

`gate.py` counts connections, `http1.py` and `wire.py` speak HTTP and WebSocket with them,
`guard.py` and `origins.py` look at requests, `limits.py` counts what each address asks. Whoever is
refused hears it as `problems.py` says.

May import: what every room may use.
"""
