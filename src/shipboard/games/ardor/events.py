"""What happens in Ardor, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Event, Move

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
FACE_DOWN = ("command_pile", "heap")  # where cards are put unseen

EVENTS = (
    Event(
        "dealt",
        "{seat} is the {character}.",
        ("seat", "character"),
        moves=(Move("character", "box", "character/{seat}"),),
    ),
    Event(
        "mission_dealt",
        "{seat} gets a mission.",
        ("seat",),
        "{seat} gets the mission {mission}.",
        ("mission",),
    ),
    Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    Event("skipped", "{seat} misses a turn.", ("seat",)),
    Event(
        "drew",
        "{seat} draws a card.",
        ("seat",),
        "{seat} draws {card}.",
        ("card",),
        moves=(Move("card", "deck", "hand/{seat}"),),
    ),
    Event(
        "committed",
        "{seat} puts a card face down.",
        ("seat",),
        "{seat} puts {card} face down.",
        ("card",),
        {"pile": FACE_DOWN},
        (Move("card", "hand/{seat}", "{pile}"),),
        ("pile",),
    ),
    Event(
        "deck_committed",
        "The Deck adds a card face down.",
        labels={"pile": FACE_DOWN},
        moves=(Move("", "deck", "{pile}"),),
        unsaid=("pile",),
    ),
    Event("named_ally", "{seat} names {seat_ally} as Ally.", ("seat", "seat_ally")),
    Event(
        "turned_up",
        "Turned up: {card}.",
        ("card",),
        moves=(Move("card", "command_pile", "revealed"),),
    ),
    Event("carried_out", "{card} is carried out.", ("seat", "card")),
    Event(
        "kept_in_front",
        "{card} stays in play in front of {seat}.",
        ("seat", "card"),
        moves=(Move("card", "playing", "malfunctions/{handle}"),),
        unsaid=("handle",),
    ),
    Event("cell_lost", "A cell bursts: {number} left.", ("number",)),
    Event("cell_restored", "A cell is restored: {number} left.", ("number",)),
    Event("prevented", "The bulkheads hold: no cell is lost."),
    Event("was_damaged", "{seat} takes a hit.", ("seat",)),
    Event("was_healed", "{seat} is healed.", ("seat",)),
    Event(
        "was_killed",
        "{seat} dies.",
        ("seat",),
        moves=(
            Move("number", "hand/{seat}", "discard"),
            Move("cards", "front/{seat}", "discard"),
        ),
        unsaid=("number", "cards"),
    ),
    Event("mission_shown", "The mission of {seat}: {mission}.", ("seat", "mission")),
    Event(
        "kept_on_ship",
        "{card} stays in play on the ship.",
        ("card",),
        moves=(Move("card", "playing", "malfunctions/{handle}"),),
        unsaid=("handle",),
    ),
    Event("used_ability", "{seat} uses the ability of the {character}.", ("seat", "character")),
    Event("used_refresh", "{seat} refreshes.", ("seat",)),
    Event(
        "repaired",
        "{seat} puts Energy on {card}.",
        ("seat", "card"),
        moves=(Move("card_energy", "front/{seat}", "malfunctions/{handle}"),),
        unsaid=("handle", "card_energy"),
    ),
    Event(
        "malfunction_gone",
        "{card} is out of play.",
        ("card",),
        moves=(
            Move("card", "malfunctions/{handle}", "discard"),
            Move("cards", "malfunctions/{handle}", "discard"),
        ),
        unsaid=("handle", "cards"),
    ),
    Event(
        "discarded",
        "{seat} discards a card.",
        ("seat",),
        "{seat} discards {card}.",
        ("card",),
        moves=(Move("card", "hand/{seat}", "discard"),),
    ),
    Event(
        "energy_lost",
        "{seat} loses {number} Energy.",
        ("seat", "number"),
        moves=(Move("cards", "front/{seat}", "discard"),),
        unsaid=("cards",),
    ),
    Event(
        "returns",
        "{card} will return to the Command Pile.",
        ("card",),
        moves=(Move("card", "playing", "aside"),),
    ),
    Event(
        "cleaned_up",
        "Clean-up. Cards cleared away: {number_played} played, {number_unseen} unseen.",
        ("number_played", "number_unseen"),
        labels={"pile": ("discard", "deck")},
        moves=(
            Move("cards", "stage", "{pile}"),
            Move("number_unseen", "command_pile", "{pile}"),
            Move("number_back", "aside", "command_pile"),
        ),
        unsaid=("cards", "number_back", "pile"),
    ),
    Event("protected", "Bulkheads are sealed for the next turn."),
    Event(
        "looked",
        "{seat} looks at {number} cards.",
        ("seat", "number"),
        labels={"pile": ("deck", "discard")},
        moves=(Move("number", "{pile}", "looked"),),
        unsaid=("pile",),
    ),
    Event(
        "swept",
        "{seat} shuffles one of the discards into the Deck.",
        ("seat",),
        "{seat} shuffles {card} into the Deck.",
        ("card",),
        moves=(Move("card", "looked", "deck"), Move("number", "looked", "discard")),
        unsaid=("number",),
    ),
    Event(
        "plotted",
        "{seat} puts a card into the {place}.",
        ("seat", "place"),
        "{seat} puts {card} into the {place}.",
        ("card",),
        {
            "place": ("Command Pile", "Discard Pile"),
            "pile": ("command_pile", "discard", "aside"),
        },
        (Move("card", "looked", "{pile}"),),
        ("pile",),
    ),
    Event(
        "inspected",
        "{seat} looks at a card in the hand of {seat_owner}.",
        ("seat", "seat_owner"),
        "{seat} looks at {card} in the hand of {seat_owner}.",
        ("card",),
        moves=(Move("card", "hand/{seat_owner}", "looked"),),
    ),
    Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    Event(
        "rerouted",
        "{seat} and {seat_other} swap what lies in front of them.",
        ("seat", "seat_other"),
        moves=(
            Move("cards", "front/{seat}", "front/{seat_other}"),
            Move("cards_other", "front/{seat_other}", "front/{seat}"),
        ),
        unsaid=("cards", "cards_other"),
    ),
    Event(
        "folded", "Out of the heap: {card}.", ("card",), moves=(Move("card", "heap", "unfolded"),)
    ),
    Event(
        "fold_lost", "One card of the heap is lost unseen.", moves=(Move("", "heap", "discard"),)
    ),
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
    Event(
        "reacted",
        "{seat} plays {card}!",
        ("seat", "card"),
        moves=(Move("card", "hand/{seat}", "playing"),),
    ),
    Event(
        "cancelled",
        "{card} is cancelled.",
        ("card",),
        moves=(Move("card", "revealed", "stage"),),
    ),
    Event(
        "alert_forced",
        "Until clean-up the ship counts as {value}.",
        ("value",),
        labels={"value": ("calm", "in Red Alert")},
    ),
    Event("stated", "{seat} {option}.", ("seat", "kind", "option")),
    Event(
        "game_over",
        "The {team} team wins: {reason}.",
        ("team", "reason"),
        labels={"team": SIDES, "reason": ENDINGS},
    ),
    Event("no_energy_action", "{seat} keeps their Energy.", ("seat",)),
    Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
    Event(
        "energy_kept",
        "{card} stays in play in front of {seat}.",
        ("seat", "card"),
        moves=(Move("card", "playing", "front/{seat}"),),
    ),
    Event(
        "energy_regained",
        "{card} stays in play in front of {seat}.",
        ("seat", "card"),
        moves=(Move("card", "discard", "front/{seat}"),),
    ),
    # Only seen: cards on their way.
    Event("first_committed", "", moves=(Move("", "deck", "command_pile"),)),
    Event("resolved_next", "", ("card",), moves=(Move("card", "revealed", "playing"),)),
    Event(
        "deck_played",
        "{card} comes from the top of the Deck.",
        ("card",),
        moves=(Move("card", "deck", "playing"),),
    ),
    Event(
        "hand_played",
        "{seat} plays {card} from the hand.",
        ("seat", "card"),
        moves=(Move("card", "hand/{seat}", "playing"),),
    ),
    Event("fold_played", "", ("card",), moves=(Move("card", "unfolded", "playing"),)),
    Event("finished", "", ("card",), moves=(Move("card", "playing", "stage"),)),
    Event("fold_over", "", ("cards",), moves=(Move("cards", "unfolded", "stage"),)),
    Event(
        "put_off",
        "",
        ("cards",),
        labels={"pile": ("playing", "unfolded")},
        moves=(Move("cards", "{pile}", "discard"),),
        unsaid=("pile",),
    ),
    Event("paid", "", ("seat", "cards"), moves=(Move("cards", "front/{seat}", "discard"),)),
    Event("plotted_last", "", ("seat",), secret=("card",), moves=(Move("card", "looked", "deck"),)),
    Event(
        "looked_over",
        "",
        ("seat",),
        secret=("card",),
        moves=(Move("card", "looked", "hand/{seat}"),),
    ),
)
