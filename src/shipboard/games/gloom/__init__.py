"""Gloom in Space: make your own crew as miserable as you can, for 2 to 5 players.

Read `table.py` first: it declares everything there is. `rules/` holds the rulebook's chapters,
`standard.toml` the cards, `vocabulary.py` the words the cards are written in.
"""
