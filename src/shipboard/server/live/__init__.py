"""The tables that somebody is at, in memory.

`hub.py` has all of them, for one worker; `live.py` is one: it takes work, commits it, publishes it;
`driver.py` lets time pass there. The rest is about who is there, who made it, what the lobby lists.

May import: `tables`, `show`, `store`, `aside`, `door`, and what every room may use.
"""
