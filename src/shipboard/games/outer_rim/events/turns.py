"""Set-up, turns, planning, movement, patrols on the move, trade, deals."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event

STANDING = {"standing": ("negative", "neutral", "positive")}

TURNS = (
    # Set-up.
    Event("tiles_drawn", "The tiles of the map are drawn at random."),
    Event(
        "rolled_for_first", "{seat} rolls for the first turn. Hits and crits: {number}.",
        ("seat", "number"),
    ),
    Event("goes_first", "{seat} goes first.", ("seat",)),
    Event("plays_character", "{seat} plays {character}.", ("seat", "character")),
    Event("flies_ship", "{seat} starts with {ship}.", ("seat", "ship")),
    Event("starts_with_credits", "{seat} starts with {number} credits.", ("seat", "number")),
    Event(
        "starts_with", "{seat} starts with {card}, on {space}.", ("seat", "card", "space")
    ),
    Event(
        "starts_known", "{seat} starts with {standing} reputation with {faction}.",
        ("seat", "faction", "standing"), labels=STANDING,
    ),
    # Turns.
    Event("round", "Round {number}.", ("number",)),
    Event(
        "turn", "It is the turn of {seat}.", ("seat",),
        cause="{seat}",
    ),
    # Movement.
    Event("flew", "{seat} flies to {space}.", ("seat", "space")),
    Event("put_at", "{seat} goes directly to {space}.", ("seat", "space")),
    Event(
        "patrol_stops", "The patrol of {faction} stops {seat} on {space}.",
        ("seat", "space", "faction"),
    ),
    Event("patrol_passed", "{seat} flies past the patrol of {faction}.", ("seat", "faction")),
    Event("maelstrom_stops", "{space} stops {seat}.", ("seat", "space")),
    Event("player_stops", "{seat_other} stops {seat} on {space}.", ("seat_other", "seat", "space")),
    # Patrols.
    Event("patrol_moved", "The patrol of {faction} moves to {space}.", ("faction", "space")),
    Event("patrol_beaten", "{seat} beats the patrol of {faction}.", ("seat", "faction")),
    Event(
        "patrol_spawned", "A patrol of {faction}, of level {number}, appears on {space}.",
        ("faction", "number", "space"),
        effect=Effect("a patrol of {faction} appears on {space}", 2),
    ),
    # Trade.
    Event("proposed", "{seat} proposes a trade to {seat_other}.", ("seat", "seat_other")),
    Event(
        "countered", "{seat} proposes something else to {seat_other}.", ("seat", "seat_other")
    ),
    Event("would_give", "{seat} would give {cards}.", ("seat", "cards")),
    Event(
        "would_take", "{seat} asks {seat_other} for {cards}.", ("seat", "seat_other", "cards")
    ),
    Event("would_pay", "{seat} would give {number} credits.", ("seat", "number")),
    Event(
        "would_be_paid", "{seat} asks {seat_other} for {number} credits.",
        ("seat", "seat_other", "number"),
    ),
    Event("trade_agreed", "{seat} accepts.", ("seat",)),
    Event("trade_rejected", "{seat} rejects it.", ("seat",)),
    # Deals.
    Event(
        "gave_credits", "{seat} gives {seat_other} {number} credits.",
        ("seat", "seat_other", "number"),
    ),
    Event(
        "asked_for_credits", "{seat} asks {seat_other} for {number} credits.",
        ("seat", "seat_other", "number"),
    ),
    Event("refused_credits", "{seat} pays nothing.", ("seat",)),
    # Favors and debt tokens.
    Event("asks_advice", "{seat} asks for advice in {skill}.", ("seat", "skill")),
    Event("asks_strategy", "{seat} asks for help in this combat.", ("seat",)),
    Event("asks_endorsement", "{seat} asks to be vouched for with {faction}.", ("seat", "faction")),
    Event("asks_shortcut", "{seat} asks for a shortcut.", ("seat",)),
    Event("favor_offered", "{seat} offers to help.", ("seat",)),
    Event("favor_refused", "{seat} refuses to help.", ("seat",)),
    Event("favor_taken", "{seat} accepts the help of {seat_other}.", ("seat", "seat_other")),
    Event("no_offer_taken", "{seat} accepts no offer.", ("seat",)),
    Event("rolls_one_more", "{seat} rolls 1 die more in this combat.", ("seat",)),
    Event("flies_farther", "{seat} flies 1 space farther until the end of the turn.", ("seat",)),
    Event("owes_favor", "{seat} owes {seat_taker} a favor now.", ("seat", "seat_taker")),
    Event(
        "debt_handed", "{seat} hands {seat_taker} the debt token of {seat_owner}.",
        ("seat", "seat_taker", "seat_owner"),
    ),
    Event(
        "debt_returned", "{seat} gives the debt token back to {seat_owner}.",
        ("seat", "seat_owner"),
    ),
    Event("would_owe", "{seat} would owe a favor for it.", ("seat", "seat_owner")),
    Event(
        "would_give_debt", "{seat} would give the debt token of {seat_owner}.",
        ("seat", "seat_owner"),
    ),
    Event(
        "would_take_debt", "{seat} asks {seat_other} for the debt token of {seat_owner}.",
        ("seat", "seat_other", "seat_owner"),
    ),
    Event(
        "asked_for_debt", "{seat} asks {seat_other} for the debt token of {seat_owner}.",
        ("seat", "seat_other", "seat_owner"),
    ),
    Event("keeps_debt", "{seat} gives no debt token away.", ("seat",)),
)  # fmt: skip
