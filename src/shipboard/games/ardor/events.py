"""What happens in Ardor, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event

from . import names as n

TEAMS = ("blue", "red")
ENDINGS = (
    "all oxygen cells are destroyed",
    "a red Martyr burst the last cell",
    "no loyal player is left",
    "the Chancellor is dead",
    "the Saboteur is dead",
    "the Deck has run out",
    "a card says so",
)

EVENTS = {
    n.DEALT: Event("dealt", "{seat} is the {character}.", ("seat", "character")),
    n.MISSION_DEALT: Event(
        "mission_dealt",
        "{seat} gets a mission.",
        ("seat",),
        "{seat} gets the mission {mission}.",
        ("mission",),
    ),
    n.TURN: Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    n.SKIPPED: Event("skipped", "{seat} misses a turn.", ("seat",)),
    n.DREW: Event("drew", "{seat} draws a card.", ("seat",), "{seat} draws {card}.", ("card",)),
    n.COMMITTED: Event(
        "committed",
        "{seat} puts a card face down.",
        ("seat",),
        "{seat} puts {card} face down.",
        ("card",),
    ),
    n.DECK_COMMITTED: Event("deck_committed", "The Deck adds a card face down."),
    n.NAMED_ALLY: Event("named_ally", "{seat} names {seat_ally} as Ally.", ("seat", "seat_ally")),
    n.TURNED_UP: Event("turned_up", "Turned up: {card}.", ("card",)),
    n.CARRIED_OUT: Event("carried_out", "{card} is carried out.", ("seat", "card")),
    n.KEPT_IN_FRONT: Event(
        "kept_in_front", "{card} stays in play before {seat}.", ("seat", "card")
    ),
    n.KEPT_ON_SHIP: Event("kept_on_ship", "{card} stays in play on the ship.", ("card",)),
    n.CELL_LOST: Event("cell_lost", "A cell bursts: {number} left.", ("number",)),
    n.CELL_RESTORED: Event("cell_restored", "A cell is restored: {number} left.", ("number",)),
    n.PREVENTED: Event("prevented", "The bulkheads hold: no cell is lost."),
    n.WAS_DAMAGED: Event("was_damaged", "{seat} takes a hit.", ("seat",)),
    n.WAS_HEALED: Event("was_healed", "{seat} is healed.", ("seat",)),
    n.WAS_KILLED: Event("was_killed", "{seat} dies.", ("seat",)),
    n.MISSION_SHOWN: Event(
        "mission_shown", "The mission of {seat}: {mission}.", ("seat", "mission")
    ),
    n.USED_ABILITY: Event(
        "used_ability", "{seat} uses the ability of the {character}.", ("seat", "character")
    ),
    n.USED_REFRESH: Event("used_refresh", "{seat} refreshes.", ("seat",)),
    n.REPAIRED: Event("repaired", "{seat} puts Energy on {card}.", ("seat", "card")),
    n.MALFUNCTION_GONE: Event("malfunction_gone", "{card} is out of play.", ("card",)),
    n.DISCARDED: Event(
        "discarded", "{seat} discards a card.", ("seat",), "{seat} discards {card}.", ("card",)
    ),
    n.ENERGY_LOST: Event("energy_lost", "{seat} loses Energy: {number}.", ("seat", "number")),
    n.RETURNS: Event("returns", "{card} will return to the Command Pile.", ("card",)),
    n.CLEANED_UP: Event(
        "cleaned_up",
        "Clean-up: {number_played} played and {number_unseen} unseen cards go.",
        ("number_played", "number_unseen"),
    ),
    n.PROTECTED: Event("protected", "Bulkheads are sealed for the next turn."),
    n.LOOKED: Event("looked", "{seat} looks at {number} cards.", ("seat", "number")),
    n.SWEPT: Event(
        "swept",
        "{seat} shuffles one of the discards into the Deck.",
        ("seat",),
        "{seat} shuffles {card} into the Deck.",
        ("card",),
    ),
    n.PLOTTED: Event(
        "plotted",
        "{seat} puts a card into the {place}.",
        ("seat", "place"),
        "{seat} puts {card} into the {place}.",
        ("card",),
        {"place": ("Command Pile", "Discard Pile")},
    ),
    n.INSPECTED: Event(
        "inspected",
        "{seat} looks at a hand card of {seat_owner}.",
        ("seat", "seat_owner"),
        "{seat} looks at {card} in the hand of {seat_owner}.",
        ("card",),
    ),
    n.TARGETED: Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    n.REROUTED: Event(
        "rerouted", "{seat} and {seat_other} swap what lies before them.", ("seat", "seat_other")
    ),
    n.FOLDED: Event("folded", "Out of the heap: {card}.", ("card",)),
    n.FOLD_LOST: Event("fold_lost", "One card of the heap is lost unseen."),
    n.VOTED: Event("voted", "{seat} votes: {option}.", ("seat", "kind", "option")),
    n.NO_MAJORITY: Event("no_majority", "No majority: nobody dies."),
    n.WINDOW: Event(
        "window",
        "{moment}",
        ("moment",),
        labels={
            "moment": (
                "The last cell is gone. Will anybody answer?",
                "One cell is left. A moment of silence.",
            )
        },
    ),
    n.REACTED: Event("reacted", "{seat} plays {card}!", ("seat", "card")),
    n.CANCELLED: Event("cancelled", "{card} is cancelled.", ("card",)),
    n.ALERT_FORCED: Event(
        "alert_forced",
        "Until clean-up the ship counts as {value}.",
        ("value",),
        labels={"value": ("calm", "in Red Alert")},
    ),
    n.STATED: Event("stated", "{seat}: {option}", ("seat", "kind", "option")),
    n.GAME_OVER: Event(
        "game_over",
        "The {team} team wins: {reason}.",
        ("team", "reason"),
        labels={"team": TEAMS, "reason": ENDINGS},
    ),
    n.NO_ENERGY_ACTION: Event("no_energy_action", "{seat} keeps their Energy.", ("seat",)),
    n.CHOSE: Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
}
