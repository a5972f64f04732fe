"""What happens only with the expansion: the Core, bounties on characters, rolls before buying."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event

EXPANSION = (
    Event("announces_crossing", "{seat} means to cross the Core.", ("seat",)),
    Event("stays_in_core", "{seat} does not mean to cross the Core.", ("seat",)),
    Event(
        "comes_for", "{seat} comes for {seat_hunted}, with {card}.",
        ("seat", "seat_hunted", "card"),
        cause="{seat}: {card}",
    ),
    Event(
        "completes_bounty", "{seat} collects {card} from another outlaw.", ("seat", "card"),
        effect=Effect("{seat} collects {card}", 6), cause="{seat}: {card}",
    ),
    Event("rolls_to_buy", "{seat} rolls a die to get {card}.", ("seat", "card")),
    Event("not_bought", "{seat} does not get {card}.", ("seat", "card")),
    Event("chose_card", "{seat} names {card}.", ("seat", "card")),
)  # fmt: skip
