"""Why something is no option in Outsider: each reason in words, with its rule.

A reason without a rule cites that of the question. Words in braces are told by why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

PICKS = (
    No("not_held", "You hold no such card."),
    No("other_sort", "It must be {asked}."),
    No("picked_in_order", "Picks are made in a fixed order, and this one comes before the last."),
    No("too_few_after", "Picks are made in a fixed order, and too few are left after this one."),
    No("pick_more", "You must pick more."),
    No("must_discard", "You hold such a card, so you must discard one.", "OUT-R48"),
    No("not_looked_at", "It is not one of the cards you are looking at."),
    No("not_buried", "It is not among the cards that you bury."),
    No("shown_already", "It has been shown already."),
    No("not_in_that_hand", "That player holds no such card."),
    No("not_in_discard", "There is no such card in the discard pile."),
    No("discarded_since", "It was not in the discard pile when the act was declared."),
    No("not_in_supply", "It is not among the Supply's other cards."),
)

PLAYERS = (
    No("no_such_player", "There is no such player.", "OUT-1.1"),
    No("not_yourself", "It must be another player.", "OUT-R44"),
    No("player_elsewhere", "That player is at another location.", "OUT-17.1"),
    No("not_doomed", "That player is not Doomed.", "OUT-11.2"),
    No("empty_handed", "That player has no hand card.", "OUT-R67"),
    No("not_to_assign", "Only Crew members without a Crisis can be named.", "OUT-13.5"),
    No("crisis_not_left", "Only Crises that are left can be assigned.", "OUT-13.5"),
)

PLACES = (
    No("no_location", "This is no location.", "OUT-15.2"),
    No("destroyed_there", "This location is destroyed."),
    No("token_there", "Your token is there already."),
    No("too_far", "It is too far: you move along {steps}, never through a destroyed location.",
       "OUT-15.4, 18.4"),
    No("not_so_many", "There are not so many cards left to deal."),
)  # fmt: skip

CHARACTERS = (
    No("character_taken", "This Character is taken."),
    No("not_in_this_game", "This Character is not in this game."),
)

# The menu.

ACTIONS = (
    No("no_action_left", "You have no action left, and a Doomed player cannot buy one.",
       "OUT-4.7"),
    No("no_more_to_buy", "At most 3 additional actions can be bought in a turn.", "OUT-R10"),
    No("too_dear", "You do not have the Survival that the missing actions cost.", "OUT-4.6"),
    No("forbidden", "{ban} forbids it.", "OUT-R62"),
)  # fmt: skip

ACTS = (
    No("nothing_to_leave", "You need a card in hand to trade.", "OUT-9.2"),
    No("supply_empty", "The Supply is empty.", "OUT-9.2"),
    No("supply_elsewhere", "The Supply lies at another location.", "OUT-19.2"),
    No("none_traded", "At least one card is traded.", "OUT-9.4"),
    No("too_many_traded", "You can trade at most {limit} cards.", "OUT-R70"),
    No("scrap_takes", "Scrap takes {need} Gear or {need} Goals from your hand.", "OUT-5.6"),
    No("too_few_to_scrap", "You hold fewer than {need} of them.", "OUT-5.6"),
    No("no_location_rule", "No location rule is in use.", "OUT-15.4"),
    No("nowhere_to_go", "There is no location that you could go to.", "OUT-15.4"),
    No("no_goal_held", "You hold no Goal.", "OUT-5.2, OUT-R67"),
    No("not_to_discard", "Only a Goal in play can go.", "OUT-5.2"),
)

GOALS = (
    No("not_in_play", "Only a Goal in play can be completed.", "OUT-6.2"),
    No("no_skill", "Your Character does not have the skill.", "OUT-3.2"),
    No("goal_elsewhere", "Your token is not at the Goal's location.", "OUT-16.1"),
    No("no_payment", "You hold neither the Gear nor the Scrap for a whole payment.",
       "OUT-6.7, OUT-R67"),
    No("no_further_card", "The payment must leave you {further}.", "OUT-8.7, OUT-R67"),
    No("not_your_goal", "Only a completed Goal of your own can be sabotaged.", "OUT-6.15"),
    No("not_ongoing", "There is no such Ongoing Crisis.", "OUT-R67"),
    No("not_clearable", "This Crisis cannot be cleared.", "OUT-R58"),
    No("no_gear_to_clear", "You do not hold the Gear to cover its clearing cost.", "OUT-R67"),
)  # fmt: skip

PAYMENT = (
    No("not_covered", "The cost is not covered yet."),
    No("gear_only", "Only Gear shows Scrap icons.", "OUT-7.6"),
    No("cannot_cover", "Picks are made in a fixed order, and from this one on your Gear does not "
       "cover the cost."),
    No("cannot_pay_all", "With this card you could not pay all the costs.", "OUT-R67"),
)  # fmt: skip

TECH = (
    No("no_tech_card", "This is no Tech card.", "OUT-10.1"),
    No("tech_not_held", "You hold no such card.", "OUT-10.1"),
    No("on_crisis_only", "It can only be played when a Crisis has just been drawn.", "OUT-10.4"),
    No("own_menu_only", "It can only be played from the menu of your own turn.", "OUT-10.4"),
    No("condition_fails", "The condition in its text does not hold.", "OUT-2.9, OUT-R67"),
)

ABILITIES = (
    No("not_your_ability", "Your Character does not have this ability.", "OUT-3.6"),
    No("abilities_off", "None of the abilities of a Doomed Character work.", "OUT-11.2"),
    No("ability_used", "You have used it in this turn.", "OUT-3.7"),
    No("last_survival", "An ability cannot be bought with the last Survival.", "OUT-4.8"),
    No("cost_in_cards", "You do not hold the cards that it costs.", "OUT-R67"),
    No("cost_in_scrap", "You do not hold the Gear for its cost in Scrap icons.", "OUT-R67"),
    No("costs_together", "Your hand does not pay all its costs together.", "OUT-R67"),
    No("cost_in_survival", "Its cost in Survival must leave you at least 1.", "OUT-3.6, OUT-R67"),
    No("nobody_to_choose", "There is no player whom you could choose.", "OUT-R67"),
    No("nobody_here", "No player whom you could choose is at your location.", "OUT-17.1"),
    No("no_goal_discarded", "No Goal lies in the discard pile.", "OUT-R67"),
    No("nothing_to_look_at", "There is no card to look at.", "OUT-R67"),
    No("nothing_to_bury", "You hold no card that you could bury.", "OUT-R67"),
    No("nothing_to_take", "The discard pile has no card that you could take.", "OUT-R67"),
    No("nothing_to_give", "You hold no card to trade.", "OUT-R67"),
    No("nothing_ongoing", "There is no Ongoing Crisis.", "OUT-R67"),
)

CHOICES = (
    No("not_offered", "The text offers no such alternative."),
    No("cards_lacking", "You do not hold the cards for it.", "OUT-R30"),
    No("nothing_to_lose", "You have no Survival to lose.", "OUT-R30"),
    No("one_is_open", "An alternative is open to you, so you must take one.", "OUT-R30"),
)

NOES = (
    *PICKS, *PLAYERS, *PLACES, *CHARACTERS, *ACTIONS, *ACTS, *GOALS, *PAYMENT, *TECH, *ABILITIES,
    *CHOICES,
)  # fmt: skip
