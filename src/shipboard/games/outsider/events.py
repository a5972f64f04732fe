"""What happens in Outsider, in words: for everybody, and for whoever may know more."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event, Move

SIDES = {
    "crew": "the Crew wins",
    "outsiders": "the Outsiders win",
    "nobody": "nobody wins",
    "all_but_one": "all but one win",
}
SIDE_WORDS = tuple(SIDES.values())
REASONS = {
    "crew_shift": "the ship shifts home",
    "outsider_shift": "the Crew is doomed",
    "out_of_cards": "Entropy has won",
    "nobody_able": "nobody could take it",
    "all_doomed": "all are doomed at once",
    "eclipse": "by the Eclipse Protocol",
    "dark_surge": "by Dark Surge",
}
ENDINGS = tuple(REASONS.values())
SEAT = ("seat",)
SEAT_CARD = ("seat", "card")
DRAWN_FROM = {"pile": ("deck", "piles/{place}")}
PILE = ("pile", "place")  # from where somebody draws
LIFTED = {"pile": ("deck", "piles/{place}", "crisis_deck"), "held": ("looked", "looked_crises")}

EVENTS = (
    Event(
        "dealt", "{seat} is the {character}.", ("seat", "character"),
        moves=(Move("character", "box", "character/{seat}"),),
    ),
    Event(
        "loyalty_dealt", "{seat} gets a Loyalty.", SEAT, "{seat} gets the Loyalty {loyalty}.",
        ("loyalty",),
        moves=(Move("loyalty", "unused", "loyalty/{seat}"),),
    ),
    Event("placed_token", "{seat} starts at {place}.", ("seat", "place")),
    Event("first", "{seat} takes the first turn.", SEAT),
    Event(
        "drew", "{seat} draws a card.", SEAT, "{seat} draws {card}.", ("card",),
        labels=DRAWN_FROM, moves=(Move("card", "{pile}", "hand/{seat}"),), unsaid=PILE,
    ),
    Event(
        "seeded", "{seat} puts a card into the Supply.", SEAT,
        "{seat} puts {card} into the Supply.", ("card",),
        moves=(Move("card", "hand/{seat}", "supply"),),
    ),
    Event(
        "turn", "Turn {number}: {seat}.", ("number", "seat"),
        cause="{seat}",
    ),
    Event("slowed", "{seat} is slowed.", SEAT),
    Event("acted", "{seat} {option}.", ("seat", "kind", "option")),
    Event(
        "bought", "{seat} pays {number} Survival: {number_left} left.",
        ("seat", "number", "number_left"),
        effect=Effect("{seat} pays {} Survival", 1, "number"),
    ),
    Event(
        "played_goal", "{seat} puts {card} into play.", SEAT_CARD,
        labels={"pile": ("hand/{seat}", "discard")},
        moves=(Move("card", "{pile}", "playing"),), unsaid=("pile",),
        effect=Effect("{seat} puts {card} into play", 3),
    ),
    Event(
        "discarded_goal", "{card}: this Goal is no longer in play.", ("card",),
        moves=(Move("card", "goals_in_play", "discard"),),
        effect=Effect("{card} is no longer in play", 5),
    ),
    Event(
        "claimed", "{seat} sets out to complete {card}.", SEAT_CARD,
        moves=(Move("card", "goals_in_play", "claimed"),),
    ),
    Event(
        "discarded", "{seat} discards {card}.", SEAT_CARD,
        labels={"pile": ("picked/{seat}", "hand/{seat}", "pledged/{seat}", "supply")},
        moves=(Move("card", "{pile}", "discard"),), unsaid=("pile",),
    ),
    Event(
        "completed", "{seat} has completed {card}.", SEAT_CARD,
        moves=(Move("card", "claimed", "completed/{seat}"),),
        effect=Effect("{seat} has completed {card}", 10),
    ),
    Event(
        "sabotaged", "{seat} sabotages {card}!", SEAT_CARD,
        moves=(Move("card", "completed/{seat}", "discard"),),
        effect=Effect("{seat} sabotages {card}", 12),
    ),
    Event(
        "played_tech", "{seat} plays {card}.", SEAT_CARD,
        moves=(Move("card", "hand/{seat}", "playing"),),
        cause="{seat}: {card}",
    ),
    Event(
        "used_ability", "{seat} uses {ability}.", ("seat", "ability"),
        cause="{seat}: {ability}",
    ),
    Event("gathers", "{seat} looks at the Supply.", SEAT),
    Event("supply_shown", "In the Supply: {card}.", ("card",)),
    Event("supply_lost", "{seat} must discard a Dark card from the Supply.", SEAT),
    Event(
        "supply_replaced", "{seat} adds the top card of the deck to the Supply.", SEAT,
        "{seat} adds {card} from the deck to the Supply.", ("card",),
        labels=DRAWN_FROM, moves=(Move("card", "{pile}", "supply"),), unsaid=PILE,
    ),
    Event(
        "traded", "{seat} trades with the Supply: {number}.", ("seat", "number")
    ),
    Event(
        "left_card", "{seat} leaves a card.", SEAT, "{seat} leaves {card}.", ("card",),
        moves=(Move("card", "picked/{seat}", "supply"),),
    ),
    Event(
        "took_card", "{seat} takes a card.", SEAT, "{seat} takes {card}.", ("card",),
        moves=(Move("card", "taken/{seat}", "hand/{seat}"),),
    ),
    Event(
        "crisis_drawn", "{seat} faces {card}.", SEAT_CARD,
        labels={"pile": ("crisis_deck", "assigned")},
        moves=(Move("card", "{pile}", "resolving"),), unsaid=("pile",),
        cause="{seat}: {card}",
    ),
    Event(
        "crisis_cancelled", "{card}: this Crisis is stopped.", ("card",),
        moves=(Move("card", "resolving", "crisis_discard"),),
        effect=Effect("{card} is stopped", 4),
    ),
    Event(
        "crisis_ongoing", "{card}: this Crisis goes on.", ("card",),
        moves=(Move("card", "resolving", "ongoing"),),
        effect=Effect("{card} goes on", 5),
    ),
    Event(
        "crisis_over", "{card}: this Crisis is over.", ("card",),
        moves=(Move("card", "ongoing", "crisis_discard"),),
        effect=Effect("{card} is over", 4),
    ),
    Event(
        "gained", "{seat} gains {number} Survival: {number_left}.",
        ("seat", "number", "number_left"),
        effect=Effect("{seat} gains {} Survival", 2, "number"),
    ),
    Event(
        "lost", "{seat} loses {number} Survival: {number_left} left.",
        ("seat", "number", "number_left"),
        effect=Effect("{seat} loses {} Survival", 3, "number"),
    ),
    Event(
        "doomed", "{seat} is Doomed.", SEAT,
        effect=Effect("{seat} is Doomed", 15),
    ),
    Event(
        "died", "{seat} dies, to go on as the {character}.", ("seat", "character"),
        moves=(
            Move("character_dead", "character/{seat}", "dead"),
            Move("number", "dead", "box"),
            Move("character", "box", "character/{seat}"),
        ),
        unsaid=("character_dead", "number"),
        effect=Effect("{seat} dies and goes on as the {character}", 20),
    ),
    Event(
        "loyalty_changed", "{seat} gets a new Loyalty.", SEAT,
        "{seat} gets the new Loyalty {loyalty}.", ("loyalty",),
        moves=(Move("", "loyalty/{seat}", "unused"), Move("loyalty", "unused", "loyalty/{seat}")),
        effect=Effect("{seat} has a new Loyalty", 15),
    ),
    Event(
        "reshuffled", "{seat} reshuffles the discards: {number}.", ("seat", "number"),
        labels={"pile": ("deck", "dealing")},
        moves=(Move("number", "discard", "{pile}"),), unsaid=("pile",),
    ),
    Event(
        "to_entropy", "A card of {place} is lost to Entropy.", ("place",),
        labels=DRAWN_FROM,
        moves=(Move("", "{pile}", "entropy"),), unsaid=("pile",),
    ),
    Event("entropy_skipped", "Entropy holds still."),
    Event("skips_added", "Entropy steps that will be skipped: {number}.", ("number",)),
    Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
    Event("buried", "{seat} buries cards: {number}.", ("seat", "number")),
    Event(
        "buried_card", "{seat} buries a card.", SEAT, "{seat} buries {card}.", ("card",),
        labels=DRAWN_FROM, moves=(Move("card", "picked/{seat}", "{pile}"),), unsaid=PILE,
    ),
    Event(
        "took_back", "{seat} takes {card} from the discards.", SEAT_CARD,
        moves=(Move("card", "discard", "hand/{seat}"),),
    ),
    Event(
        "passed_card", "{seat} passes a card to {seat_taker}.", ("seat", "seat_taker"),
        "{seat} passes {card} to {seat_taker}.", ("card",),
        moves=(Move("card", "picked/{seat}", "hand/{seat_taker}"),),
        effect=Effect("{seat_taker} gets {} card of {seat} | {seat_taker} gets {} cards of {seat}"),
    ),
    Event(
        "bartered", "{seat} gives {seat_taker} a card.", ("seat", "seat_taker"),
        "{seat} gives {seat_taker} {card}.", ("card",),
        moves=(Move("card", "picked/{seat}", "hand/{seat_taker}"),),
    ),
    Event(
        "looked", "{seat} looks at {number} of {pile}.", ("seat", "number", "pile"),
        labels={"pile": ("the deck", "the Crisis deck", "the cards in a hand")},
    ),
    Event("saw", "{seat} sees a card.", SEAT, "{seat} sees {card}.", ("card",)),
    Event(
        "put_back", "{seat} puts it {where}.", ("seat", "where"),
        labels={"where": ("on top", "to the bottom")},
    ),
    Event(
        "reversed", "Play now goes {way}.", ("way",),
        labels={"way": ("clockwise", "counter-clockwise")},
        effect=Effect("play goes {way}", 3),
    ),
    Event("granted", "{seat} gets extra actions: {number}.", ("seat", "number")),
    Event(
        "discounted", "Actions saved on the next Goal of this turn: {number}.", ("number",)
    ),
    Event(
        "shift", "{seat} resolves the Shift Sequence!", SEAT,
        effect=Effect("{seat} resolves the Shift Sequence", 30), cause="{seat}",
    ),
    Event(
        "loyalty_shown", "The Loyalty of {seat}: {loyalty}.", ("seat", "loyalty")
    ),
    Event(
        "verdict", "The verdict for {seat} is {answer}.", ("seat", "answer"),
        labels={"answer": ("no", "yes")},
        effect=Effect("the verdict for {seat} is {answer}", 6),
    ),
    Event(
        "shift_drew", "{seat} has Crises for the Crew: {number}.", ("seat", "number"),
        moves=(Move("number", "crisis_deck", "drawn"), Move("members", "roll", "unassigned")),
        unsaid=("members",),
    ),
    Event("shift_declined", "{seat} lets the Crew go free.", SEAT),
    Event("moved", "{seat} goes to {place}.", ("seat", "place")),
    Event(
        "destroyed", "Nothing is left of {place}!", ("place",),
        effect=Effect("nothing is left of {place}", 8),
    ),
    Event("off_board", "{seat} has nowhere left to go.", SEAT),
    Event(
        "dealt_under", "Discards that go under the pile of {place}: {number}.", ("number", "place"),
        moves=(Move("number", "dealing", "piles/{place}"),),
    ),
    Event(
        "obliteration", "Obliteration: {reason}.", ("seat", "reason"), labels={"reason": ENDINGS},
        effect=Effect("everybody is lost", 30),
    ),
    Event(
        "changed_side", "{seat} becomes an Outsider.", SEAT,
        effect=Effect("{seat} becomes an Outsider", 20),
    ),
    Event(
        "counted", "Counted: {number_crew} for the Crew, {number_outsiders} against.",
        ("number_crew", "number_outsiders"),
    ),
    Event("hand_shown", "{seat} held {card}.", SEAT_CARD),
    Event(
        "game_over", "The game is over: {side}, {reason}.", ("side", "reason"),
        labels={"side": SIDE_WORDS, "reason": ENDINGS},
    ),
    # Only seen: cards on their way.
    Event("pile_dealt", "", ("number", "place"), moves=(Move("number", "deck", "piles/{place}"),)),
    Event("rest_lost", "", ("number",), moves=(Move("number", "deck", "entropy"),)),
    Event(
        "set_apart", "", SEAT, secret=("card",),
        moves=(Move("card", "hand/{seat}", "picked/{seat}"),),
    ),
    Event(
        "pledged", "", ("seat", "cards"), moves=(Move("cards", "picked/{seat}", "pledged/{seat}"),)
    ),
    Event(
        "taken_out", "", SEAT, secret=("card",), moves=(Move("card", "supply", "taken/{seat}"),)
    ),
    Event(
        "supply_redealt", "", ("number",), labels=DRAWN_FROM,
        moves=(Move("number", "supply", "{pile}"), Move("number", "{pile}", "supply")),
        unsaid=PILE,
    ),
    Event("goal_placed", "", ("card",), moves=(Move("card", "playing", "goals_in_play"),)),
    Event("tech_over", "", ("card",), moves=(Move("card", "playing", "discard"),)),
    Event("crisis_done", "", ("card",), moves=(Move("card", "resolving", "crisis_discard"),)),
    Event(
        "crises_reshuffled", "", ("number",),
        moves=(Move("number", "crisis_discard", "crisis_deck"),),
    ),
    Event("dealt_back", "", ("cards",), moves=(Move("cards", "dealing", "discard"),)),
    Event(
        "lifted", "", ("seat", "number"), labels=LIFTED,
        moves=(Move("number", "{pile}", "{held}"),), unsaid=("held", *PILE),
    ),
    Event(
        "laid_back", "", SEAT, secret=("card",), labels=LIFTED,
        moves=(Move("card", "{held}", "{pile}"),), unsaid=("held", *PILE),
    ),
    Event(
        "crisis_held", "", SEAT, secret=("card",),
        labels={
            "source": ("looked_crises", "chosen_crisis"),
            "target": ("looked_crises", "chosen_crisis", "crisis_deck"),
        },
        moves=(Move("card", "{source}", "{target}"),), unsaid=("source", "target"),
    ),
    Event(
        "member_named", "", SEAT, secret=("member",),
        moves=(Move("member", "unassigned", "victims"),),
    ),
    Event(
        "crisis_assigned", "", SEAT, secret=("card",), moves=(Move("card", "drawn", "assigned"),)
    ),
    Event(
        "on_the_roll", "", ("members",), labels={"pile": ("victims", "unassigned")},
        moves=(Move("members", "{pile}", "roll"),), unsaid=("pile",),
    ),
)  # fmt: skip
