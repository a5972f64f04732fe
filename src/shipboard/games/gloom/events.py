"""What happens in Gloom, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event

from . import names as n

ENDINGS = (
    "a whole crew is dead",
    "nothing has changed for too long",
    "the limit of turns is reached",
)

EVENTS = {
    n.JOINED_CREW: Event(
        "joined_crew", "{character} joins the crew of {seat}.", ("seat", "character")
    ),
    n.NOMINATED: Event(
        "nominated", "{seat} says that {seat_named} had the worst day.", ("seat", "seat_named")
    ),
    n.STARTS: Event("starts", "{seat} takes the first turn.", ("seat",)),
    n.TURN: Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    n.TURN_SKIPPED: Event("turn_skipped", "{seat} misses a turn.", ("seat",)),
    n.ANNOUNCED: Event(
        "announced",
        "{seat} plays {card}{way}.",
        ("seat", "card", "way"),
        labels={"way": ("", " as a free play")},
    ),
    n.AIMED_AT: Event(
        "aimed_at", "{card} is meant for {character}.", ("card", "character", "seat")
    ),
    n.AIMED_AT_PLAYER: Event("aimed_at_player", "{card} is meant for {seat}.", ("card", "seat")),
    n.WINDOW: Event("window", "Does anybody answer?"),
    n.RESPONDED: Event("responded", "{seat} answers with {card}!", ("seat", "card")),
    n.CANCELLED: Event("cancelled", "{card} is cancelled.", ("card",)),
    n.REDIRECTED: Event(
        "redirected", "{card} goes to {character} instead.", ("card", "character", "seat")
    ),
    n.PUT_ON: Event(
        "put_on", "{character}: {card}. Self-Worth {number}.", ("card", "character", "number")
    ),
    n.DIED: Event("died", "{character} is dead.", ("character", "seat")),
    n.REVIVED: Event("revived", "{character} is living again.", ("character", "seat")),
    n.FIZZLED: Event("fizzled", "{card} finds nobody and is discarded.", ("card",)),
    n.PASSED: Event("passed", "{seat} passes.", ("seat",)),
    n.HAND_DISCARDED: Event("hand_discarded", "{seat} discards the whole hand.", ("seat",)),
    n.DREW: Event("drew", "{seat} draws a card.", ("seat",), "{seat} draws {card}.", ("card",)),
    n.RESHUFFLED: Event(
        "reshuffled", "The discard pile becomes the deck: {number} cards.", ("number",)
    ),
    n.DISCARDED: Event("discarded", "{seat} discards {card}.", ("seat", "card")),
    n.GAVE: Event(
        "gave",
        "A card goes from {seat} to {seat_to}.",
        ("seat", "seat_to"),
        "{card} goes from {seat} to {seat_to}.",
        ("card",),
    ),
    n.LOOKED: Event("looked", "{seat} looks at the hand of {seat_of}.", ("seat", "seat_of")),
    n.SAW: Event(
        "saw",
        "{seat} sees a card of {seat_of}.",
        ("seat", "seat_of"),
        "{seat} sees {card} in the hand of {seat_of}.",
        ("card",),
    ),
    n.SALVAGED: Event("salvaged", "{seat} takes {card} from the discard pile.", ("seat", "card")),
    n.SKIPS: Event(
        "skips",
        "{seat} will skip a {what}.",
        ("seat", "what"),
        labels={"what": ("draw step", "turn")},
    ),
    n.DRAW_SKIPPED: Event("draw_skipped", "{seat} draws nothing this turn.", ("seat",)),
    n.GRANTED: Event("granted", "{seat} gets a free play.", ("seat",)),
    n.FREE_PLAY_FORGONE: Event("free_play_forgone", "{seat} forgoes a free play.", ("seat",)),
    n.STRIPPED: Event(
        "stripped", "{card} is taken from {character} and discarded.", ("card", "character")
    ),
    n.MOVED: Event(
        "moved",
        "{card} moves from {character} to {character_to}.",
        ("card", "character", "character_to"),
    ),
    n.BOUNCED: Event(
        "bounced",
        "{card} goes from {character} to the hand of {seat}.",
        ("card", "character", "seat"),
    ),
    n.EXCHANGED: Event(
        "exchanged",
        "{character} and {character_other} change crews.",
        ("character", "character_other"),
    ),
    n.REMOVED: Event("removed", "{character} leaves the game.", ("character",)),
    n.HANDS_SWAPPED: Event(
        "hands_swapped", "{seat} and {seat_other} swap hands.", ("seat", "seat_other")
    ),
    n.PEEKED: Event("peeked", "{seat} looks at {number} cards of the deck.", ("seat", "number")),
    n.KEPT: Event(
        "kept", "{seat} keeps one of them.", ("seat",), "{seat} keeps {card}.", ("card",)
    ),
    n.EXTRA_ACTION: Event("extra_action", "{seat} has {number} more actions.", ("seat", "number")),
    n.TRIGGERED: Event("triggered", "{card} on {character} takes effect.", ("card", "character")),
    n.CHOSE_PLAYER: Event("chose_player", "{seat} chooses {seat_other}.", ("seat", "seat_other")),
    n.CHOSE_CHARACTER: Event(
        "chose_character", "{seat} chooses {character}.", ("seat", "character")
    ),
    n.CHOSE: Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
    n.TURN_ENDED: Event("turn_ended", "{seat} ends the turn.", ("seat",)),
    n.GAME_OVER: Event(
        "game_over", "The game is over: {reason}.", ("reason",), labels={"reason": ENDINGS}
    ),
    n.SCORED: Event(
        "scored",
        "{seat}: {number_total} points, place {number_place}.",
        ("seat", "number_total", "number_place"),
    ),
    n.HELD: Event("held", "{seat} had {card} in hand.", ("seat", "card")),
}
