"""What the viewers of a table are shown: only what has changed, numbered, and encoded once.

Everything about the game goes through kernel/view.py. `publish.py` makes the messages, `shown.py`
finds what has changed, `prompts.py` puts what a seat is asked into words.

May import: `tables`, and what every room may use.
"""
