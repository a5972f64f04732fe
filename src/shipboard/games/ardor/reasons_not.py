"""Why something is no option in Ardor: each reason in words, with its rule.

Where none is named it is the rule of the question that is asked. Words in braces are told by
why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

PLAYERS = (
    No("no_such_player", "There is no such player.", "ARD-1.1"),
    No("player_is_dead", "That player is dead.", "ARD-8.7"),
    No("oneself", "It must be another player.", ""),
    No("holds_no_card", "That player has no cards in hand.", ""),
    No("not_two_living", "Choose two different living players.", ""),
    No("pair_turned", "This pair is already listed, in seat order.", ""),
)

ABILITIES = (
    No("is_damaged", "A damaged character cannot use abilities.", "ARD-7.8"),
    No("too_dear", "This ability costs {cost} Energy, and you have {energy}.", "ARD-7.3"),
    No("no_legal_target", "This ability has no legal target now.", "ARD-7.7"),
    No("nothing_to_discard", "Refresh needs a hand card to discard.", "ARD-7.7"),
    No("model_is_damaged", "Only an undamaged character's ability can be used.", "ARD-16.11"),
    No("model_mimics", "An ability that mimics others cannot be mimicked.", "ARD-R56"),
)

CARDS = (
    No("not_held", "You hold no such card.", ""),
    No(
        "not_to_resolve",
        "You can pick only a revealed card that has not been carried out yet.",
        "ARD-5.5",
    ),
    No("priority_first", "A card with priority comes first.", "ARD-16.3"),
    No(
        "not_to_cancel",
        "You can choose only a card revealed this turn and not yet carried out.",
        "",
    ),
    No("shielded", "This card cannot be cancelled {when_shielded}.", ""),
    No(
        "not_of_this_fold",
        "You can pick only a card from this Fold in the colour that is played.",
        "",
    ),
    No("not_looked_at", "It is not one of the cards you are looking at.", ""),
    No("place_needed", "Each card you saw must go to a different place.", "ARD-15.3"),
    No("no_reaction_now", "It would do nothing for you now.", "ARD-12.1, ARD-R32"),
    No("no_such_part", "The card has no such part.", ""),
    No("condition_fails", "Its condition is not met.", ""),
)

TALK = (
    No("no_card_to_speak_of", "You have committed no hand card this turn.", "ARD-R67"),
    No("said_after_commits", "You can say this only after step V.", "ARD-R67"),
    No("said_before_ally", "You can say this only before the Ally is named.", "ARD-R67"),
    No("is_the_speaker", "You can say this only about other players.", "ARD-R67"),
    No("is_active", "The active player cannot be the Ally.", "ARD-R67"),
)

NOES = (*PLAYERS, *ABILITIES, *CARDS, *TALK)
