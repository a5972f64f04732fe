"""Why something is no option in Outsider: each reason in words, with its rule.

A reason without a rule cites that of the question. Words in braces are told by why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

PICKS = (
    No("not_held", "You hold no such card."),
    No("other_sort", "It must be {asked}."),
    No("picked_in_order", "You pick in the order of the list, and you are already past this one."),
    No("too_few_after", "You pick in the order of the list, and too few come after this one."),
    No("pick_more", "You must pick more."),
    No("must_discard", "You hold such a card, so you must discard one.", "OUT-R48"),
    No("not_looked_at", "It is not one of the cards you are looking at."),
    No("not_buried", "It is not one of the cards you are burying."),
    No("shown_already", "It has already been shown."),
    No("not_in_that_hand", "That player holds no such card."),
    No("not_in_discard", "There is no such card in the discard pile."),
    No("discarded_since", "It was not in the discard pile when you declared this act."),
    No("not_in_supply", "It is not one of the other cards in the Supply."),
)

PLAYERS = (
    No("no_such_player", "There is no such player.", "OUT-1.1"),
    No("not_yourself", "It must be another player.", "OUT-R44"),
    No("player_elsewhere", "That player is at another location.", "OUT-17.1"),
    No("not_doomed", "That player is not Doomed.", "OUT-11.2"),
    No("empty_handed", "That player has no cards in hand.", "OUT-R67"),
    No("not_to_assign", "You can choose only Crew members who have no Crisis yet.", "OUT-13.5"),
    No("crisis_not_left", "You can assign only the Crises that are left.", "OUT-13.5"),
)

PLACES = (
    No("no_location", "This is not a location.", "OUT-15.2"),
    No("destroyed_there", "This location is destroyed."),
    No("token_there", "Your token is already there."),
    No("too_far", "It is too far: you move along {steps}, and not through a destroyed location.",
       "OUT-15.4, 18.4"),
    No("not_so_many", "There are not that many cards left to deal."),
)  # fmt: skip

CHARACTERS = (
    No("character_taken", "This Character is taken."),
    No("not_in_this_game", "This Character is not in this game."),
)

# The menu.

ACTIONS = (
    No("no_action_left", "You have no action left, and a Doomed player cannot buy one.",
       "OUT-4.7"),
    No("no_more_to_buy", "You can buy at most 3 additional actions in a turn.", "OUT-R10"),
    No("too_dear", "You do not have enough Survival to buy the actions you need.", "OUT-4.6"),
    No("forbidden", "{ban} forbids it.", "OUT-R62"),
)  # fmt: skip

ACTS = (
    No("nothing_to_leave", "You need a card in hand to trade.", "OUT-9.2"),
    No("supply_empty", "The Supply is empty.", "OUT-9.2"),
    No("supply_elsewhere", "The Supply lies at another location.", "OUT-19.2"),
    No("none_traded", "You must trade at least one card.", "OUT-9.4"),
    No("too_many_traded", "You can trade at most {limit} cards.", "OUT-R70"),
    No("scrap_takes", "To Scrap you need {need} Gear or {need} Goals in your hand.", "OUT-5.6"),
    No("too_few_to_scrap", "You hold fewer than {need} of them.", "OUT-5.6"),
    No("no_location_rule", "You can move only when a location rule is in use.", "OUT-15.4"),
    No("nowhere_to_go", "There is no location you could go to.", "OUT-15.4"),
    No("no_goal_held", "You hold no Goal.", "OUT-5.2, OUT-R67"),
    No("not_to_discard", "You can discard only a Goal in play.", "OUT-5.2"),
)

GOALS = (
    No("not_in_play", "You can complete only a Goal in play.", "OUT-6.2"),
    No("no_skill", "Your Character does not have the skill for it.", "OUT-3.2"),
    No("goal_elsewhere", "Your token is not at the Goal's location.", "OUT-16.1"),
    No("no_payment", "You hold neither its Gear nor enough Scrap to pay for it.",
       "OUT-6.7, OUT-R67"),
    No("no_further_card", "After paying you must still have {further} to discard.",
       "OUT-8.7, OUT-R67"),
    No("not_your_goal", "You can sabotage only a Goal that you completed yourself.", "OUT-6.15"),
    No("not_ongoing", "There is no such Ongoing Crisis.", "OUT-R67"),
    No("not_clearable", "This Crisis cannot be cleared.", "OUT-R58"),
    No("no_gear_to_clear", "You do not hold enough Gear to clear it.", "OUT-R67"),
)  # fmt: skip

PAYMENT = (
    No("not_covered", "You have not covered the cost yet."),
    No("gear_only", "Only Gear shows Scrap icons.", "OUT-7.6"),
    No("cannot_cover", "You pick in the order of the list, and from this one on your Gear cannot "
       "cover the cost."),
    No("cannot_pay_all", "If you pay with this card, you cannot pay the other costs.", "OUT-R67"),
)  # fmt: skip

TECH = (
    No("no_tech_card", "This is not a Tech card.", "OUT-10.1"),
    No("tech_not_held", "You hold no such card.", "OUT-10.1"),
    No("on_crisis_only", "You can play it only when a Crisis has just been drawn.", "OUT-10.4"),
    No("own_menu_only", "You can play it only in your own turn, as one of your acts.", "OUT-10.4"),
    No("condition_fails", "The condition in its text is not met.", "OUT-2.9, OUT-R67"),
)

ABILITIES = (
    No("not_your_ability", "Your Character does not have this ability.", "OUT-3.6"),
    No("abilities_off", "A Doomed Character cannot use abilities.", "OUT-11.2"),
    No("ability_used", "You have already used it this turn.", "OUT-3.7"),
    No("last_survival", "You cannot pay for an ability with your last Survival.", "OUT-4.8"),
    No("cost_in_cards", "You do not hold the cards to pay for it.", "OUT-R67"),
    No("cost_in_scrap", "Your Gear does not show the Scrap icons to pay for it.", "OUT-R67"),
    No("costs_together", "You cannot pay all of its costs from your hand.", "OUT-R67"),
    No(
        "cost_in_survival",
        "After paying its Survival you must have at least 1 left.",
        "OUT-3.6, OUT-R67",
    ),
    No("nobody_to_choose", "There is no player you could choose.", "OUT-R67"),
    No("nobody_here", "There is no player at your location you could choose.", "OUT-17.1"),
    No("no_goal_discarded", "There is no Goal in the discard pile.", "OUT-R67"),
    No("nothing_to_look_at", "There is no card to look at.", "OUT-R67"),
    No("nothing_to_bury", "You hold no card you could bury.", "OUT-R67"),
    No("nothing_to_take", "There is no card in the discard pile you could take.", "OUT-R67"),
    No("nothing_to_give", "You hold no card to trade.", "OUT-R67"),
    No("nothing_ongoing", "There is no Ongoing Crisis.", "OUT-R67"),
)

CHOICES = (
    No("not_offered", "The text does not offer this."),
    No("cards_lacking", "You do not hold the cards for it.", "OUT-R30"),
    No("nothing_to_lose", "You have no Survival to lose.", "OUT-R30"),
    No("one_is_open", "You can do one of the things it names, so you must.", "OUT-R30"),
)

NOES = (
    *PICKS, *PLAYERS, *PLACES, *CHARACTERS, *ACTIONS, *ACTS, *GOALS, *PAYMENT, *TECH, *ABILITIES,
    *CHOICES,
)  # fmt: skip
