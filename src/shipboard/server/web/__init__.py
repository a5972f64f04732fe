"""The ways in: a WebSocket for playing, REST for everything else.

`socket.py` lets a client in to a table and `connection.py` is that client there; `rest.py` answers
requests, with what it takes in `bodies.py` and what games declare in `catalogue.py`. `browse.py` is
its description as a page, `replays.py` what was played, to be looked at again.

May import: all other rooms.
"""
