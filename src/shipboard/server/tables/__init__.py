"""A table as data: all that is durable about it, and what follows from that.

Read `entries.py` first (what can happen at a table), then `standing.py` (a table folded from its
entries). No clock is read here, nothing is sent or stored; a time is always given.

May import: games and kernel, `refusals.py`.
"""
