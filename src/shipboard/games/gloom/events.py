"""What happens in Gloom, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event

SIDES = ("alone",)
REASONS = {
    "crew_complete": "a whole crew is dead",
    "stalemate": "nothing has changed for too long",
    "turn_cap": "the limit of turns is reached",
}
ENDINGS = tuple(REASONS.values())

EVENTS = (
    Event("joined_crew", "{character} joins the crew of {seat}.", ("seat", "character")),
    Event("nominated", "{seat} says that {seat_named} had the worst day.", ("seat", "seat_named")),
    Event("starts", "{seat} takes the first turn.", ("seat",)),
    Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    Event("turn_skipped", "{seat} misses a turn.", ("seat",)),
    Event(
        "announced",
        "{seat} plays {card}{way}.",
        ("seat", "card", "way"),
        labels={"way": ("", " as a free play")},
    ),
    Event("aimed_at", "{card} is meant for {character}.", ("card", "character", "seat")),
    Event("aimed_at_player", "{card} is meant for {seat}.", ("card", "seat")),
    Event("window", "Does anybody answer?"),
    Event("responded", "{seat} answers with {card}!", ("seat", "card")),
    Event("cancelled", "{card} is cancelled.", ("card",)),
    Event("redirected", "{card} goes to {character} instead.", ("card", "character", "seat")),
    Event("put_on", "{character}: {card}. Self-Worth {number}.", ("card", "character", "number")),
    Event("died", "{character} is dead.", ("character", "seat")),
    Event("revived", "{character} is living again.", ("character", "seat")),
    Event("fizzled", "{card} finds nobody and is discarded.", ("card",)),
    Event("passed", "{seat} passes.", ("seat",)),
    Event("hand_discarded", "{seat} discards the whole hand.", ("seat",)),
    Event("drew", "{seat} draws a card.", ("seat",), "{seat} draws {card}.", ("card",)),
    Event("reshuffled", "The discard pile becomes the deck: {number} cards.", ("number",)),
    Event("discarded", "{seat} discards {card}.", ("seat", "card")),
    Event(
        "gave",
        "A card goes from {seat} to {seat_to}.",
        ("seat", "seat_to"),
        "{card} goes from {seat} to {seat_to}.",
        ("card",),
    ),
    Event("looked", "{seat} looks at the hand of {seat_of}.", ("seat", "seat_of")),
    Event(
        "saw",
        "{seat} sees a card of {seat_of}.",
        ("seat", "seat_of"),
        "{seat} sees {card} in the hand of {seat_of}.",
        ("card",),
    ),
    Event("salvaged", "{seat} takes {card} from the discard pile.", ("seat", "card")),
    Event(
        "skips",
        "{seat} will skip a {what}.",
        ("seat", "what"),
        labels={"what": ("draw step", "turn")},
    ),
    Event("draw_skipped", "{seat} draws nothing this turn.", ("seat",)),
    Event("granted", "{seat} gets a free play.", ("seat",)),
    Event("free_play_forgone", "{seat} forgoes a free play.", ("seat",)),
    Event("stripped", "{card} is taken from {character} and discarded.", ("card", "character")),
    Event(
        "moved",
        "{card} moves from {character} to {character_to}.",
        ("card", "character", "character_to"),
    ),
    Event(
        "bounced",
        "{card} goes from {character} to the hand of {seat}.",
        ("card", "character", "seat"),
    ),
    Event(
        "exchanged",
        "{character} and {character_other} change crews.",
        ("character", "character_other"),
    ),
    Event("removed", "{character} leaves the game.", ("character",)),
    Event("hands_swapped", "{seat} and {seat_other} swap hands.", ("seat", "seat_other")),
    Event("peeked", "{seat} looks at {number} cards of the deck.", ("seat", "number")),
    Event("kept", "{seat} keeps one of them.", ("seat",), "{seat} keeps {card}.", ("card",)),
    Event("extra_action", "{seat} has {number} more actions.", ("seat", "number")),
    Event("triggered", "{card} on {character} takes effect.", ("card", "character")),
    Event("chose_player", "{seat} chooses {seat_other}.", ("seat", "seat_other")),
    Event("chose_character", "{seat} chooses {character}.", ("seat", "character")),
    Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
    Event("turn_ended", "{seat} ends the turn.", ("seat",)),
    Event("game_over", "The game is over: {reason}.", ("reason",), labels={"reason": ENDINGS}),
    Event(
        "scored",
        "{seat}: {number_total} points, place {number_place}.",
        ("seat", "number_total", "number_place"),
    ),
    Event("held", "{seat} had {card} in hand.", ("seat", "card")),
)
