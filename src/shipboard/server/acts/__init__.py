"""What a person may do at a table, and what hinders it.

`messages.py` is what clients send, `commands.py` and `hosting.py` do it or refuse it, `permits.py`
says what has to hold before.

May import: `live` and what is below it.
"""
