"""What is written down of a game of Ardor, for those who look for the Saboteur."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.ledger import Column, Ledger

LEDGER: Final = Ledger(
    "turn",
    (
        Column("Ally", {"named_ally": "{seat_ally}"}),
        Column(
            "Put in a card",
            {"committed": ("{seat}", "{seat}: {card}"), "deck_committed": "the Deck"},
        ),
        Column(
            "Came up",
            {
                "turned_up": "{card}",
                "folded": "{card} (heap)",
                "deck_played": "{card} (from the Deck)",
                "hand_played": "{card} (from the hand of {seat})",
                "reacted": "{card} (played by {seat})",
            },
        ),
        Column(
            "Chose",
            {
                "voted": "{seat} voted: {option}",
                "targeted": "{seat} chose {seat_target}",
                "chose": "{seat} chose: {option}",
                "stated": "{seat} {option}",
                "inspected": (
                    "{seat} saw a card in the hand of {seat_owner}",
                    "{seat} saw {card} in the hand of {seat_owner}",
                ),
            },
        ),
        Column(
            "What came of it",
            {
                "cell_lost": "cells left: {number}",
                "cell_restored": "a cell is back, cells left: {number}",
                "prevented": "the bulkheads held",
                "was_damaged": "hit: {seat}",
                "was_healed": "healed: {seat}",
                "was_killed": "dead: {seat}",
                "mission_shown": "{seat}: {mission}",
                "repaired": "{seat} repaired {card}",
            },
        ),
    ),
)
