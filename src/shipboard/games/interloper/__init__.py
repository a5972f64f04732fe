"""Interloper: one Alien hunts a crew aboard a colony ship, for 3 to 6 players.

Read `table.py` first: it declares everything there is. `rules/` holds the rulebook's chapters, the
TOML files the board, the characters and the four decks, `vocabulary/` the words they are
written in.
"""
