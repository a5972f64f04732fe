"""Tables on the network: lobby, seats, clocks, storage, push.

Read `entries.py` (all that is durable about a table), `table.py` (a table folded from its
entries), `live.py` (the table while somebody is there), then `app.py` (the way in from outside).
"""
