"""What happens."""

from __future__ import annotations

from shipboard.kernel.declare import Event

EVENTS = (
    Event("flew", "{seat} flies to {space}.", ("seat", "space")),
    Event("closed", "{seat} closes {lane}.", ("seat", "lane")),
    Event("chased", "{patrol} goes to {space}.", ("patrol", "space")),
    Event("sold", "{seat} sells {card}.", ("seat", "card")),
    Event("ended", "The suns go down."),
)
SIDES = ("richest",)
REASONS = ("dusk",)
