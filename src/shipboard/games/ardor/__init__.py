"""Ardor: a saboteur aboard a starship, for 3 to 6 players.

Read `table.py` first: it declares everything there is. `rules/` holds the rulebook's chapters,
`base.toml` and `extra.toml` the cards, `vocabulary.py` the words the cards are written in,
`bot/` a sensible player.
"""
