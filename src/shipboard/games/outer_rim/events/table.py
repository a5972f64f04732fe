"""Market, barter, ships, deliveries, encounters, contacts, bounties, jobs."""

from __future__ import annotations

from shipboard.kernel.declare import Effect, Event, Move

SEAT_CARD = ("seat", "card")
SEAT_CONTACT = ("seat", "contact")

TABLE = (
    # The market.
    Event("market_discarded", "{seat} discards {card} from the market.", SEAT_CARD),
    Event("market_shows", "The market shows {card} now.", ("card",)),
    Event("bartered", "{seat} gives {cards} in payment.", ("seat", "cards")),
    Event(
        "bought", "{seat} buys {card} for {number} credits.", ("seat", "card", "number"),
        effect=Effect("{seat} buys {card}", 2),
        cause="{seat}: {card}",
    ),
    Event("takes_free", "{seat} gets {card} for nothing.", SEAT_CARD),
    Event(
        "takes_ship", "{seat} takes over {ship}.", ("seat", "ship"),
        effect=Effect("{seat} has {ship} now", 4),
    ),
    # Deliveries.
    Event("smuggles", "{seat} tries to deliver {card}.", SEAT_CARD),
    Event("held_up", "There is trouble over {card}.", ("card",)),
    Event(
        "delivered", "{seat} delivers {card}.", SEAT_CARD,
        effect=Effect("{seat} delivers {card}", 3), cause="{seat}: {card}",
    ),
    Event(
        "handed_over", "{seat} hands over {contact}.", SEAT_CONTACT,
        effect=Effect("{seat} hands over {contact}", 3), cause="{seat}: {contact}",
    ),
    # Encounters.
    Event("reads_section", "{seat} reads {section}.", ("seat", "section")),
    Event("nothing_fits", "Nothing on {card} fits here.", ("card",)),
    Event(
        "secret_kept", "{seat} keeps a secret.", ("seat",),
        "{seat} keeps {card} as a secret.", ("card",),
        moves=(Move("card", "deck/{number_deck}", "secrets/{seat}"),), unsaid=("number_deck",),
    ),
    Event("turns_to", "{seat} turns to {card} of the databank.", SEAT_CARD),
    # Contacts.
    Event("meets", "{seat} meets {contact}.", (*SEAT_CONTACT, "card")),
    Event("shows_up", "{contact} shows up on {space}.", ("contact", "space")),
    Event(
        "looks_at", "{seat} secretly looks at the contact at the {spot}.", ("seat", "spot"),
        "{seat} sees {contact} at the {spot}.", ("contact",),
    ),
    Event("out_of_game", "{contact} is not seen again.", ("contact",)),
    Event("is_played", "{seat} plays {contact}, so this contact leaves the game.", SEAT_CONTACT),
    Event(
        "icon_reveals", "The icon on {card} brings a contact on {space} to light.",
        ("card", "space"),
    ),
    # Bounties and jobs.
    Event("goes_after", "{seat} goes after {section}.", ("seat", "section")),
    Event("ends", "{seat} ends the hunt for {section}.", ("seat", "section")),
    Event("led_away", "{seat} sees {section} led away.", ("seat", "section")),
    Event("protects", "{seat} protects {contact}.", SEAT_CONTACT),
    Event("abandons", "{seat} lets {contact} fight alone.", SEAT_CONTACT),
    Event(
        "eliminates", "{seat} eliminates {contact}.", SEAT_CONTACT,
        effect=Effect("{seat} eliminates {contact}", 4),
    ),
    Event(
        "captures", "{seat} captures {contact}.", SEAT_CONTACT,
        effect=Effect("{seat} captures {contact}", 3),
    ),
    Event(
        "attempts", "{seat} attempts {card}.", SEAT_CARD,
        cause="{seat}: {card}",
    ),
    Event(
        "completes", "{seat} completes {card}.", SEAT_CARD,
        effect=Effect("{seat} completes {card}", 4), cause="{seat}: {card}",
    ),
    Event(
        "fails_at", "{seat} fails at {card}.", SEAT_CARD,
        effect=Effect("{seat} fails at {card}", 3),
    ),
)  # fmt: skip
