"""What is done beside the event loop, in processes of its own, so that nobody waits for it.

`thinking.py` has the processes, and bots that choose in them; `moments.py` plays games again, to be
watched, verified or told.

May import: `tables`, bots, games and kernel.
"""
