"""What is written down of a game of Outsider, for those who look for the Outsiders."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.ledger import Column, Ledger

LEDGER: Final = Ledger(
    "turn",
    (
        Column(
            "Actions",
            {
                "acted": "{seat} {option}",
                "used_ability": "{seat}: {ability}",
                "played_tech": "{seat}: {card}",
                "reshuffled": "{seat} reshuffled the discards: {number}",
                "moved": "{seat} to {place}",
                "targeted": "{seat} chose {seat_target}",
                "chose": "{seat} chose: {option}",
            },
        ),
        Column(
            "The Supply",
            {
                "seeded": ("{seat} put in a card", "{seat} put in {card}"),
                "gathers": "{seat} looked",
                "traded": "{seat} traded: {number}",
                "left_card": ("{seat} left a card", "{seat} left {card}"),
                "took_card": ("{seat} took a card", "{seat} took {card}"),
                "supply_shown": "{card} came up",
                "supply_lost": "{seat} lost a Dark card",
                "supply_replaced": ("{seat} filled it up", "{seat} filled it up: {card}"),
            },
        ),
        Column(
            "Goals",
            {
                "played_goal": "{seat} played {card}",
                "completed": "{seat} completed {card}",
                "discarded_goal": "{card} is gone",
                "sabotaged": "{seat} sabotaged {card}!",
            },
        ),
        Column(
            "Crises",
            {
                "crisis_drawn": "{seat}: {card}",
                "crisis_cancelled": "{card} was stopped",
                "buried_card": ("{seat} buried a card", "{seat} buried {card}"),
                "passed_card": (
                    "{seat} passed a card to {seat_taker}",
                    "{seat} passed {card} to {seat_taker}",
                ),
                "bartered": (
                    "{seat} gave {seat_taker} a card",
                    "{seat} gave {seat_taker} {card}",
                ),
            },
        ),
        Column(
            "What came of it",
            {
                "lost": "{seat}: {number_left} Survival",
                "gained": "{seat}: {number_left} Survival",
                "doomed": "Doomed: {seat}",
                "died": "{seat} died",
                "shift": "{seat} tried the Shift Sequence",
                "shift_declined": "{seat} let the Crew go free",
                "loyalty_shown": "{seat}: {loyalty}",
                "verdict": "verdict for {seat}: {answer}",
            },
        ),
    ),
)
