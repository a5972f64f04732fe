"""The tables that somebody is at, in memory.

`hub.py` has all of them, for one worker; `live.py` is one: it takes work, commits it, publishes it;
`jobs.py` is what it takes, `driver.py` lets time pass there,
`hints.py` says to who is asked what a bot would do. `making.py` makes new ones. The rest
is about who is there, who may make how many, and what the lobby lists.

May import: `tables`, `show`, `store`, `aside`, `door`, and what every room may use.
"""
