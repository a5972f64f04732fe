"""The machine that every game runs on. It knows no game.

Start with `state` (steps and questions), then `cards` and `chance`, `declare` (what a game says
about itself), `view` and `imagine` (who may know what), `match` and `record` (a table with its
history), `content` (cards from TOML).
"""
