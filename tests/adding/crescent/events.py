"""What happens."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event, Move

EVENTS = (
    Event("flew", "{seat} flies to {space}.", ("seat", "space")),
    Event("closed", "{seat} closes {lane}.", ("seat", "lane"), effect=Effect("{lane} is closed")),
    Event("chased", "{patrol} goes to {space}.", ("patrol", "space")),
    Event(
        "sold",
        "{seat} sells {card}.",
        ("seat", "card"),
        moves=(Move("card", "hand/{seat}", "sold"),),
        effect=Effect("{seat} sells {card}", 2),
    ),
    Event("ended", "The suns go down."),
)
SIDES = ("richest",)
REASONS = ("dusk",)
