"""What texts do besides: choices, credits that change hands, cards turned, places marked."""

from __future__ import annotations

from shipboard.kernel.declare import Event

STANDINGS = {"standing": ("negative", "neutral", "positive")}

CARDS: tuple[Event, ...] = (
    Event("chose_block", "{seat} chooses: {block}", ("seat", "block")),
    Event("declined_block", "{seat} declines: {block}", ("seat", "block")),
    Event("chose_player", "{seat} names {seat_other}.", ("seat", "seat_other")),
    Event("chose_faction", "{seat} names {faction}.", ("seat", "faction")),
    Event("chose_patrol", "{seat} deals with the patrol of {faction}.", ("seat", "faction")),
    Event("chose_place", "{seat} names {space}.", ("seat", "space")),
    Event(
        "treated_as", "{seat} counts as {standing} with {faction} until the end of the turn.",
        ("seat", "faction", "standing"), labels=STANDINGS,
    ),
    Event(
        "credits_went", "{seat} hands {number} credits to {seat_taker}.",
        ("seat", "number", "seat_taker"),
    ),
    Event("shuffled_in", "{card} is shuffled into {deck}.", ("card", "deck")),
    Event("marked_planet", "{seat} puts a marker on {space}.", ("seat", "space")),
    Event("more_encounters", "{seat} has one more encounter.", ("seat",)),
    Event(
        "skill_counts_more", "{seat} has {skill} once more for the next test.", ("seat", "skill")
    ),
    Event(
        "any_skill_counts_more", "{seat} has once more whatever skill is tested next.", ("seat",)
    ),
    Event("crew_is_kept", "{seat} keeps the crew by paying.", ("seat",)),
    Event("takes_pot", "{seat} takes the pot of {number} credits.", ("seat", "number")),
    Event(
        "destination_chosen", "{seat} chooses the destination of {card}: {space}.",
        ("seat", "card", "space"),
    ),
)  # fmt: skip
