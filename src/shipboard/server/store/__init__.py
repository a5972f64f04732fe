"""Where all tables are kept: SQLite or PostgreSQL, what is in it, and what can go wrong with it.

`store.py` appends (by the thread of `writing.py`) and reads, `parts.py` is what it is handed,
`schema.py` says what there is, `migrations/` how it came about, `notices.py` carries news between
workers. The rest looks after it: old tables are packed and deleted, the file shrinks, is copied,
and is watched.

May import: `tables`, and what every room may use.
"""
