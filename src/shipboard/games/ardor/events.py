"""What happens in Ardor, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event

SIDES = ("blue", "red")
REASONS = {
    "oxygen": "all oxygen cells are destroyed",
    "martyr": "a red Martyr burst the last cell",
    "all_blue_dead": "no loyal player is left",
    "chancellor": "the Chancellor is dead",
    "saboteur": "the Saboteur is dead",
    "deck": "the Deck has run out",
    "card": "a card says so",
}
ENDINGS = tuple(REASONS.values())

EVENTS = (
    Event("dealt", "{seat} is the {character}.", ("seat", "character")),
    Event(
        "mission_dealt",
        "{seat} gets a mission.",
        ("seat",),
        "{seat} gets the mission {mission}.",
        ("mission",),
    ),
    Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    Event("skipped", "{seat} misses a turn.", ("seat",)),
    Event("drew", "{seat} draws a card.", ("seat",), "{seat} draws {card}.", ("card",)),
    Event(
        "committed",
        "{seat} puts a card face down.",
        ("seat",),
        "{seat} puts {card} face down.",
        ("card",),
    ),
    Event("deck_committed", "The Deck adds a card face down."),
    Event("named_ally", "{seat} names {seat_ally} as Ally.", ("seat", "seat_ally")),
    Event("turned_up", "Turned up: {card}.", ("card",)),
    Event("carried_out", "{card} is carried out.", ("seat", "card")),
    Event("kept_in_front", "{card} stays in play before {seat}.", ("seat", "card")),
    Event("cell_lost", "A cell bursts: {number} left.", ("number",)),
    Event("cell_restored", "A cell is restored: {number} left.", ("number",)),
    Event("prevented", "The bulkheads hold: no cell is lost."),
    Event("was_damaged", "{seat} takes a hit.", ("seat",)),
    Event("was_healed", "{seat} is healed.", ("seat",)),
    Event("was_killed", "{seat} dies.", ("seat",)),
    Event("mission_shown", "The mission of {seat}: {mission}.", ("seat", "mission")),
    Event("kept_on_ship", "{card} stays in play on the ship.", ("card",)),
    Event("used_ability", "{seat} uses the ability of the {character}.", ("seat", "character")),
    Event("used_refresh", "{seat} refreshes.", ("seat",)),
    Event("repaired", "{seat} puts Energy on {card}.", ("seat", "card")),
    Event("malfunction_gone", "{card} is out of play.", ("card",)),
    Event("discarded", "{seat} discards a card.", ("seat",), "{seat} discards {card}.", ("card",)),
    Event("energy_lost", "{seat} loses Energy: {number}.", ("seat", "number")),
    Event("returns", "{card} will return to the Command Pile.", ("card",)),
    Event(
        "cleaned_up",
        "Clean-up: {number_played} played and {number_unseen} unseen cards go.",
        ("number_played", "number_unseen"),
    ),
    Event("protected", "Bulkheads are sealed for the next turn."),
    Event("looked", "{seat} looks at {number} cards.", ("seat", "number")),
    Event(
        "swept",
        "{seat} shuffles one of the discards into the Deck.",
        ("seat",),
        "{seat} shuffles {card} into the Deck.",
        ("card",),
    ),
    Event(
        "plotted",
        "{seat} puts a card into the {place}.",
        ("seat", "place"),
        "{seat} puts {card} into the {place}.",
        ("card",),
        {"place": ("Command Pile", "Discard Pile")},
    ),
    Event(
        "inspected",
        "{seat} looks at a hand card of {seat_owner}.",
        ("seat", "seat_owner"),
        "{seat} looks at {card} in the hand of {seat_owner}.",
        ("card",),
    ),
    Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    Event(
        "rerouted", "{seat} and {seat_other} swap what lies before them.", ("seat", "seat_other")
    ),
    Event("folded", "Out of the heap: {card}.", ("card",)),
    Event("fold_lost", "One card of the heap is lost unseen."),
    Event("voted", "{seat} votes: {option}.", ("seat", "kind", "option")),
    Event("no_majority", "No majority: nobody dies."),
    Event(
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
    Event("reacted", "{seat} plays {card}!", ("seat", "card")),
    Event("cancelled", "{card} is cancelled.", ("card",)),
    Event(
        "alert_forced",
        "Until clean-up the ship counts as {value}.",
        ("value",),
        labels={"value": ("calm", "in Red Alert")},
    ),
    Event("stated", "{seat}: {option}", ("seat", "kind", "option")),
    Event(
        "game_over",
        "The {team} team wins: {reason}.",
        ("team", "reason"),
        labels={"team": SIDES, "reason": ENDINGS},
    ),
    Event("no_energy_action", "{seat} keeps their Energy.", ("seat",)),
    Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
)
