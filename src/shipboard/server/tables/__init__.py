"""A table as data: all that is durable about it, and what follows from that.

Read `entries.py` first (what can happen at a table), then `folding.py` (how that changes it) and
`standing.py` (how it stands then, and what can be asked of it); `opening.py` brings one back that
is in the store. No clock is read here, nothing is sent or stored; a time is always given.

May import: games and kernel, `refusals.py`.
"""
