"""Why something is no option in Gloom: each reason in words, with its rule.

Words in braces are told by why.py. Most reasons are given of a Character, and of a card that can
go to none of them.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

SET_UP = (
    No("character_taken", "This Character is already in a crew.", "GLM-2.3"),
    No("no_such_player", "There is no such player.", "GLM-2.1"),
)

CARDS = (
    No("not_in_hand", "You hold no such card.", "GLM-5.7"),
    No("empty_hand", "Your hand is empty: you can pass, but not discard it.", "GLM-R24"),
    No("in_own_turn", "You can play a Response only in another player's turn.", "GLM-13.1"),
    No("no_response", "In another player's turn you can play only Responses.", "GLM-13.3"),
    No("no_answer_to_it", "This Response does not fit what was just announced.", "GLM-13.2"),
    No(
        "no_answer_there",
        "This Response is only for cards played on certain other Characters.",
        "GLM-13.2, R56",
    ),
    No("uncancellable", "The announced card cannot be cancelled.", "GLM-R56"),
    No("of_other_kind", "The free play is for another kind of card.", "GLM-11.4"),
    No("no_free_play", "No active effect lets you play this as a free play.", "GLM-11.7"),
    No("late_death", "An Untimely Death cannot be the second action.", "GLM-8.4"),
    No("extra_death", "An Untimely Death cannot be an extra action.", "GLM-R84"),
    No("demand_unmet", "What its text requires before you can play it is not met.", "GLM-R31"),
    No("too_few_to_name", "There are too few Characters that it can name.", "GLM-R31"),
)

AIMS = (
    No("not_in_game", "This Character is not in the game.", "GLM-2.5"),
    No("on_dead", "This Character is dead, and no effect lets you play this card there.",
       "GLM-6.4, 8.10"),
    No("not_negative", "An Untimely Death needs a Self-Worth below 0.", "GLM-8.2"),
    No("forbidden", "It is forbidden by {bans}.", "GLM-12.12"),
    No("unsuited", "Its text allows it only on certain Characters.", "GLM-6.2"),
    No("granted_elsewhere", "The free play is only for certain Characters.", "GLM-11.4, R85"),
    No("aimed_there", "The card is already meant for this Character.", "GLM-13.9, R57"),
    No("named_already", "It must not be the Character you chose before.", "GLM-6.8, 7.5"),
    No("not_ascending", "Each pair is listed once, in the order of the Characters.", "GLM-R83"),
    No("none_after_it", "If you choose this one, too few are left for the rest.", "GLM-R31"),
)  # fmt: skip

FITTING = (
    No("must_live", "It must be a living Character.", "GLM-6.8, 7.5"),
    No("must_be_dead", "It must be a dead Character.", "GLM-6.8, 7.5"),
    No("must_be_yours", "It must be one of your own Characters.", "GLM-6.8, 7.4"),
    No("must_be_another", "It must be another of your own Characters.", "GLM-6.8, 7.4"),
    No("must_be_others", "It must be another player's Character.", "GLM-6.8, 7.4"),
    No("must_have_modifier", "There must be a Modifier in its stack.", "GLM-6.8, 7.4"),
    No("must_have_worth", "Its Self-Worth is not what the text asks for.", "GLM-6.8, 7.4"),
    No("must_show_icon", "It must show the icon that the text names.", "GLM-6.8, 7.4"),
)

CHOICES = (
    No("not_held", "You hold no such card.", "GLM-6.8, R34"),
    No(
        "later_passed",
        "You pick in the order of the list, and you are already past this card.",
        "GLM-R76",
    ),
    No(
        "too_few_after",
        "You pick in the order of the list, and too few cards come after this one.",
        "GLM-R76",
    ),
    No("yourself", "It must be another player.", "GLM-6.8, 7.4"),
    No("must_be_taken", 'The effect does not say "may": you must take a card.', "GLM-R33"),
    No("not_discarded", "It is not in the discard pile.", "GLM-R32"),
    No("not_to_take", "The effect takes another kind of card.", "GLM-1.7, R32"),
    No("no_such_effect", "You have no such effect to carry out now.", "GLM-R61"),
    No("no_such_modifier", "There is no such Modifier in this stack.", "GLM-R38"),
    No("not_looked_at", "It is not one of the cards you are looking at.", "GLM-R62"),
)

NOES = (*SET_UP, *CARDS, *AIMS, *FITTING, *CHOICES)
