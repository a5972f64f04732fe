"""What automatic opponents do, AI card by AI card and line by line, and why not."""

from __future__ import annotations

from shipboard.kernel.declare import Event, Move

# In the order of rules/rivals/reasons.py.
WHY = (
    "it applies",
    "it is not defeated",
    "there is no damage",
    "whoever is defeated must recover",
    "no goal token lies on the map",
    "a goal token lies here already",
    "no bounty target is to be found",
    "its bounty target is here already",
    "it carries nothing that goes here",
    "this is no planet",
    "that deck is sold out",
    "no hostile patrol is here",
    "it has no job to do here",
    "it has too few credits",
    "nobody hides here",
    "nobody here could join its crew",
    "this is no planet of a faction",
    "its reputation there is positive already",
    "nobody is here who has credits",
    "that patrol cannot come nearer",
    "no such patrol is here",
    "nothing would change",
    "no bounty target is here",
)
NOT_BOUGHT = (
    "it can be bought",
    "it is not for sale to it here",
    "it is too dear",
    "there is no empty slot for it",
    "that ship is no dearer than its own",
    "the deck is sold out",
)
LINE = ("seat", "bullet")
HEADING = ("seat", "space", "card")

RIVALS = (
    # Set-up.
    Event("left_out", "{card} is left out of this game.", ("card",)),
    Event("goal_marked", "{seat} puts a goal token on {space}.", ("seat", "space")),
    Event("goal_unmarked", "{seat} takes a goal token off {space}.", ("seat", "space")),
    # AI cards.
    Event(
        "has_routines", "{seat} has an AI deck of {routines}.", ("seat", "routines"),
        moves=(Move("routines", "spare_routines", "routines/{seat}"),),
    ),
    Event(
        "draws_routine", "{seat} turns up the AI card {routine}.", ("seat", "routine"),
        moves=(Move("routine", "routines/{seat}", "routine/{seat}"),),
    ),
    Event(
        "routine_under", "", moves=(Move("routine", "routine/{seat}", "routines/{seat}"),),
        unsaid=("seat", "routine"),
    ),
    Event(
        "routine_shuffled", "{seat} shuffles {routine} into the AI deck.", ("seat", "routine"),
        moves=(Move("routine", "routine/{seat}", "routines/{seat}"),),
    ),
    Event("carries_out", "{seat} carries out “{bullet}”.", LINE),
    Event(
        "passes_over", "{seat} passes over “{bullet}” ({why}).", (*LINE, "why"),
        labels={"why": WHY},
    ),
    Event("must_recover_all", "{seat} is defeated, and must recover first.", ("seat",)),
    # On the way.
    Event(
        "heads_to_deliver", "{seat} moves toward {space}, where it can deliver {card}.", HEADING
    ),
    Event("heads_for_job", "{seat} moves toward {space}, where it can complete {card}.", HEADING),
    Event("heads_for_goal", "{seat} moves toward its goal on {space}.", ("seat", "space")),
    Event(
        "heads_for_target", "{seat} moves toward {space}, where {contact} is.",
        ("seat", "space", "contact"),
    ),
    Event(
        "heads_for_class",
        "{seat} moves toward {space}, where somebody hides who may be {contact}.",
        ("seat", "space", "contact"),
    ),
    # At the market and among people.
    Event(
        "passes_over_card", "{seat} does not want {card}: {why}.", ("seat", "card", "why"),
        labels={"why": NOT_BOUGHT},
    ),
    Event(
        "buys_nothing", "{seat} buys nothing: {why}.", ("seat", "why"), labels={"why": NOT_BOUGHT}
    ),
    Event("brings_nobody", "{seat} gains no crew: {contact} joins nobody.", ("seat", "contact")),
    Event("somebody_else", "{seat} is not hunting {contact}.", ("seat", "contact")),
)  # fmt: skip
