"""Environments: the suites of their libraries on every game, and what these do not ask."""

from __future__ import annotations

import shipboard

FEW = 250  # answers after which a game of a suite is cut off
GAMES = shipboard.game_names()
# Every game, by as few and by as many as it is for.
SIZES = [
    (name, players)
    for name in GAMES
    for players in sorted({shipboard.game(name).min_players, shipboard.game(name).max_players})
]
