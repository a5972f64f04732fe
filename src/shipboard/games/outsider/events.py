"""What happens in Outsider, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event

from . import names as n

SIDES = ("crew", "outsiders", "nobody", "all_but_one")
SIDE_WORDS = ("the Crew wins", "the Outsiders win", "nobody wins", "all but one win")
REASONS = (
    "crew_shift",
    "outsider_shift",
    "out_of_cards",
    "nobody_able",
    "all_doomed",
    "eclipse",
    "dark_surge",
)
ENDINGS = (
    "the ship shifts home",
    "the Crew is doomed",
    "Entropy has won",
    "nobody could take it",
    "all are doomed at once",
    "by the Eclipse Protocol",
    "by Dark Surge",
)
SEAT = ("seat",)
SEAT_CARD = ("seat", "card")

EVENTS = {
    n.DEALT: Event("dealt", "{seat} is the {character}.", ("seat", "character")),
    n.LOYALTY_DEALT: Event(
        "loyalty_dealt", "{seat} gets a Loyalty.", SEAT, "{seat} gets the Loyalty {loyalty}.",
        ("loyalty",),
    ),
    n.PLACED_TOKEN: Event("placed_token", "{seat} starts at {place}.", ("seat", "place")),
    n.FIRST: Event("first", "{seat} takes the first turn.", SEAT),
    n.DREW: Event("drew", "{seat} draws a card.", SEAT, "{seat} draws {card}.", ("card",)),
    n.SEEDED: Event(
        "seeded", "{seat} puts a card into the Supply.", SEAT,
        "{seat} puts {card} into the Supply.", ("card",),
    ),
    n.TURN: Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    n.SLOWED: Event("slowed", "{seat} is slowed.", SEAT),
    n.ACTED: Event("acted", "{seat}: {option}.", ("seat", "kind", "option")),
    n.BOUGHT: Event(
        "bought", "{seat} pays {number} Survival: {number_left} left.",
        ("seat", "number", "number_left"),
    ),
    n.PLAYED_GOAL: Event("played_goal", "{seat} puts {card} into play.", SEAT_CARD),
    n.DISCARDED_GOAL: Event("discarded_goal", "{card}: this Goal is no longer in play.", ("card",)),
    n.CLAIMED: Event("claimed", "{seat} sets out to complete {card}.", SEAT_CARD),
    n.DISCARDED: Event("discarded", "{seat} discards {card}.", SEAT_CARD),
    n.COMPLETED: Event("completed", "{seat} has completed {card}.", SEAT_CARD),
    n.SABOTAGED: Event("sabotaged", "{seat} sabotages {card}!", SEAT_CARD),
    n.PLAYED_TECH: Event("played_tech", "{seat} plays {card}.", SEAT_CARD),
    n.USED_ABILITY: Event("used_ability", "{seat} uses {ability}.", ("seat", "ability")),
    n.GATHERS: Event("gathers", "{seat} looks at the Supply.", SEAT),
    n.SUPPLY_SHOWN: Event("supply_shown", "In the Supply: {card}.", ("card",)),
    n.SUPPLY_LOST: Event("supply_lost", "{seat} must discard a Dark card of the Supply.", SEAT),
    n.SUPPLY_REPLACED: Event(
        "supply_replaced", "{seat} adds the top card of the deck to the Supply.", SEAT,
        "{seat} adds {card} from the deck to the Supply.", ("card",),
    ),
    n.TRADED: Event(
        "traded", "{seat} trades with the Supply: {number}.", ("seat", "number")
    ),
    n.LEFT_CARD: Event(
        "left_card", "{seat} leaves a card.", SEAT, "{seat} leaves {card}.", ("card",)
    ),
    n.TOOK_CARD: Event(
        "took_card", "{seat} takes a card.", SEAT, "{seat} takes {card}.", ("card",)
    ),
    n.CRISIS_DRAWN: Event("crisis_drawn", "{seat} faces {card}.", SEAT_CARD),
    n.CRISIS_CANCELLED: Event("crisis_cancelled", "{card}: this Crisis is stopped.", ("card",)),
    n.CRISIS_ONGOING: Event("crisis_ongoing", "{card}: this Crisis goes on.", ("card",)),
    n.CRISIS_OVER: Event("crisis_over", "{card}: this Crisis is over.", ("card",)),
    n.GAINED: Event(
        "gained", "{seat} gains {number} Survival: {number_left}.",
        ("seat", "number", "number_left"),
    ),
    n.LOST: Event(
        "lost", "{seat} loses {number} Survival: {number_left} left.",
        ("seat", "number", "number_left"),
    ),
    n.DOOMED_NOW: Event("doomed", "{seat} is Doomed.", SEAT),
    n.DIED: Event("died", "{seat} dies and goes on as the {character}.", ("seat", "character")),
    n.LOYALTY_CHANGED: Event(
        "loyalty_changed", "{seat} gets a new Loyalty.", SEAT,
        "{seat} gets the new Loyalty {loyalty}.", ("loyalty",),
    ),
    n.RESHUFFLED: Event(
        "reshuffled", "{seat} reshuffles the discards: {number}.", ("seat", "number")
    ),
    n.TO_ENTROPY: Event("to_entropy", "A card of {place} is lost to Entropy.", ("place",)),
    n.ENTROPY_SKIPPED: Event("entropy_skipped", "Entropy holds still."),
    n.SKIPS_ADDED: Event("skips_added", "Entropy steps to be left out: {number}.", ("number",)),
    n.TARGETED: Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    n.CHOSE: Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
    n.BURIED: Event("buried", "{seat} buries cards: {number}.", ("seat", "number")),
    n.BURIED_CARD: Event(
        "buried_card", "{seat} buries a card.", SEAT, "{seat} buries {card}.", ("card",)
    ),
    n.TOOK_BACK: Event("took_back", "{seat} takes {card} from the discards.", SEAT_CARD),
    n.PASSED_CARD: Event(
        "passed_card", "{seat} passes a card to {seat_taker}.", ("seat", "seat_taker"),
        "{seat} passes {card} to {seat_taker}.", ("card",),
    ),
    n.BARTERED: Event(
        "bartered", "{seat} gives {seat_taker} a card.", ("seat", "seat_taker"),
        "{seat} gives {seat_taker} {card}.", ("card",),
    ),
    n.LOOKED: Event(
        "looked", "{seat} looks at {number} of {pile}.", ("seat", "number", "pile"),
        labels={"pile": ("the deck", "the Crisis deck", "the cards in a hand")},
    ),
    n.SAW: Event("saw", "{seat} sees a card.", SEAT, "{seat} sees {card}.", ("card",)),
    n.PUT_BACK: Event(
        "put_back", "{seat} puts it {where}.", ("seat", "where"),
        labels={"where": ("on top", "to the bottom")},
    ),
    n.REVERSED: Event(
        "reversed", "Play goes {way} now.", ("way",),
        labels={"way": ("clockwise", "counter-clockwise")},
    ),
    n.GRANTED: Event("granted", "{seat} gets further actions: {number}.", ("seat", "number")),
    n.DISCOUNTED: Event(
        "discounted", "Actions saved on the next Goal of this turn: {number}.", ("number",)
    ),
    n.SHIFT: Event("shift", "{seat} resolves the Shift Sequence!", SEAT),
    n.LOYALTY_SHOWN: Event(
        "loyalty_shown", "The Loyalty of {seat}: {loyalty}.", ("seat", "loyalty")
    ),
    n.VERDICT: Event(
        "verdict", "The verdict for {seat} is {answer}.", ("seat", "answer"),
        labels={"answer": ("no", "yes")},
    ),
    n.SHIFT_DREW: Event(
        "shift_drew", "{seat} has Crises for the Crew: {number}.", ("seat", "number")
    ),
    n.SHIFT_DECLINED: Event("shift_declined", "{seat} lets the Crew go free.", SEAT),
    n.MOVED: Event("moved", "{seat} goes to {place}.", ("seat", "place")),
    n.DESTROYED: Event("destroyed", "Nothing is left of {place}!", ("place",)),
    n.OFF_BOARD: Event("off_board", "{seat} has nowhere left to go.", SEAT),
    n.DEALT_UNDER: Event(
        "dealt_under", "Discards that go under the pile of {place}: {number}.", ("number", "place")
    ),
    n.OBLITERATION: Event(
        "obliteration", "Obliteration: {reason}.", ("seat", "reason"), labels={"reason": ENDINGS}
    ),
    n.CHANGED_SIDE: Event("changed_side", "{seat} becomes an Outsider.", SEAT),
    n.COUNTED: Event(
        "counted", "Counted: {number_crew} for the Crew, {number_outsiders} against.",
        ("number_crew", "number_outsiders"),
    ),
    n.HAND_SHOWN: Event("hand_shown", "{seat} held {card}.", SEAT_CARD),
    n.GAME_OVER: Event(
        "game_over", "The game is over: {side}, {reason}.", ("side", "reason"),
        labels={"side": SIDE_WORDS, "reason": ENDINGS},
    ),
}  # fmt: skip
