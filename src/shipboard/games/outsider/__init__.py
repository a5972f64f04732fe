"""Outsider: repair a damaged ship while some of the crew work against it, for 3 to 6 players.

Read `table.py` first: it declares everything there is. `rules/` holds the rulebook's chapters,
`core.toml` the cards, `vocabulary.py` the words the cards are written in.
"""
