"""Why something is no option in Outer Rim: each reason in words, with its rule.

Where none is named it is the rule of the question that is asked. Words in braces are told by
why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

# Of fights, dice, abilities, what one holds.
CORE = (
    No("no_such_thing", "There is no such choice now.", ""),
    No("no_ability_of_yours", "That is no ability of yours.", ""),
    No("not_at_this_moment", "It cannot be used at this moment.", ""),
    No("used_already", "It has been used already.", ""),
    No("used_this_turn", "It can be used once a turn, and has been.", "RIM-4.3"),
    No("used_this_step", "It can be used once an action step, and has been.", "RIM-7.2"),
    No("used_this_combat", "It can be used once a combat, and has been.", "RIM-4.3"),
    No("used_this_roll", "It can be used once a roll, and has been.", "RIM-R37"),
    No("only_elsewhere", "It cannot be used here, or not in such a fight.", ""),
    No("cost_not_met", "What it costs cannot be paid.", "RIM-R3"),
    No("condition_not_met", "What it asks for does not hold.", ""),
    No("nothing_would_happen", "It would do nothing now.", ""),
    No("no_such_die", "There is no such die.", ""),
    No("die_before_last", "Dice are chosen in their order.", ""),
    No("wrong_face", "That die shows another face.", "RIM-R37"),
    No("equal_die_first", "An equal die stands before it.", ""),
    No("too_few_dice_after", "Too few dice would be left to choose.", ""),
    No("dice_left_to_choose", "A die must still be chosen.", ""),
    No("not_the_test", "That skill is not tested.", "RIM-R52"),
    No("not_held", "It is not held.", ""),
    No("kept_card", "That card stays until its own text lets it go.", "RIM-1.8"),
    No("makes_no_room", "Its loss would make no room.", "RIM-9.5"),
    No("must_be_taken", "The card cannot be declined.", "RIM-R311"),
    No("no_slot", "There is no slot for it.", "RIM-9.5"),
    No("one_armor_only", "Only one Armor can be held.", "RIM-R327"),
    No("not_an_asset", "It cannot be held.", "RIM-9.8"),
    No("place_not_free", "That place is not free.", "RIM-R34"),
    No("place_farther", "Another free place is nearer.", "RIM-R34"),
    No("you_are_defeated", "You are defeated.", "RIM-23.7"),
    No("they_are_defeated", "That player is defeated.", "RIM-23.7"),
    No("they_are_elsewhere", "That player is not here.", "RIM-R85"),
)  # fmt: skip

# Of set-up, turns, movement, patrols, trade and deals.
TURNS = (
    No("character_taken", "Somebody plays this outlaw.", "RIM-2.7"),
    No("no_starter", "This is no ship to start with.", "RIM-2.7"),
    No("must_recover", "You are defeated, so you must recover all damage.", "RIM-5.2"),
    No("not_near", "No path leads there from here.", "RIM-6.1"),
    No("no_help_at_stop", "It does not help against what stops you here.", "RIM-R305"),
    No("tried_at_stop", "You have tried it at this stop.", "RIM-R305"),
    No("cannot_stop_them", "You have nothing with which to stop them.", "RIM-R306"),
    No("action_done", "You have done this in this action step.", "RIM-7.1"),
    No("no_trading", "There is no trade action at this table.", "RIM-R16"),
    No("nobody_here", "No other player is in your space.", "RIM-8.1"),
    No("not_in_space", "That player is not in your space.", "RIM-8.1"),
    No("no_market_here", "There is a market on planets only.", "RIM-9.1"),
    No("nothing_to_deliver", "You have nothing to deliver here.", "RIM-7.4"),
    No("no_action_ability", "You have no action ability that you could use now.", "RIM-7.4"),
    No("not_yours_to_give", "You can give only cards of your own.", "RIM-8.1"),
    No("not_theirs_to_give", "You can ask only for cards that they hold.", "RIM-8.1"),
    No("named_in_order", "Things are named in order, each once: cards, then an amount.", "RIM-R16"),
    No("one_amount", "A proposal has one amount of credits only.", "RIM-R16"),
    No("beyond_purse", "That is more than the payer has.", "RIM-R96"),
    No("nothing_named", "Name at least one card or amount first.", "RIM-R319"),
    No("cannot_hold", "Afterwards somebody would hold what cannot be held together.", "RIM-R17"),
    No("counter_once", "One counter-proposal is all.", "RIM-R16"),
    No("no_credits", "You have no credits to give.", "RIM-R95"),
    No("payer_broke", "That player has no credits.", "RIM-R95"),
    No("no_request_left", "You have asked four times in this turn.", "RIM-R15"),
    No("no_end_of_path", "The patrol cannot end its way there.", "RIM-R22"),
    No("no_push_end", "The patrol cannot be pushed there.", "RIM-R91"),
    No("patrol_not_here", "That patrol is not here.", "RIM-R91"),
)  # fmt: skip

# Of market, ships, deliveries, encounters, contacts, bounties and jobs.
TABLE = (
    No("not_in_market", "It is no open card of the market.", "RIM-9.3"),
    No("not_of_market", "That is no deck of the market.", "RIM-9.2"),
    No("deck_is_empty", "That deck is empty.", "RIM-R7"),
    No("not_sold_here", "It cannot be bought here.", "RIM-9.6"),
    No("not_sold_now", "What it asks of its buyer does not hold.", "RIM-9.6"),
    No("too_dear", "You cannot pay for it, even with what you could give.", "RIM-R20"),
    No("no_room_for_it", "You have no slot for it and could not make one.", "RIM-R20"),
    No("ship_not_for_sale", "That ship is not in the supply.", "RIM-12.1"),
    No("ship_not_dearer", "It does not cost more than your ship.", "RIM-R313"),
    No("ship_holds_too_little", "It would not hold a card that you must keep.", "RIM-R1"),
    No("no_ship_to_buy", "No ship that costs more than yours can be bought.", "RIM-R313"),
    No("dearer_than_allowed", "It costs more than you may take.", "RIM-R87"),
    No("not_to_barter", "It is no cargo, gear or mod of yours that has a cost.", "RIM-11.1"),
    No("keep_not_bartered", "That card cannot be given away.", "RIM-R1"),
    No("given_already", "You have given it already, or passed it over.", "RIM-11.1"),
    No("price_is_met", "The price is 0 already.", "RIM-R312"),
    No("spoils_purchase", "The purchase would no longer come about.", "RIM-R20"),
    No("not_enough_yet", "That is not enough yet.", "RIM-R20"),
    No("not_deliverable", "It is neither a cargo nor a captured bounty of yours.", "RIM-13.1"),
    No("other_destination", "This is not its destination.", "RIM-13.1"),
    No("delivery_tried", "You have tried it in this action.", "RIM-13.4"),
    No("bound_to_fight", "You must encounter the hostile patrol here.", "RIM-14.2"),
    No("patrol_elsewhere", "That patrol is not here.", "RIM-14.3"),
    No("no_cards_here", "There is no encounter card left for this space.", "RIM-R7"),
    No("nobody_there", "Nobody is there.", "RIM-17.1"),
    No("contact_elsewhere", "That contact is on another planet.", "RIM-17.1"),
    No("no_job_of_yours", "It is no job of yours.", "RIM-25.2"),
    No("no_card_for_job", "The databank has no card for it.", "RIM-R7"),
    No("nobody_for_job", "There is nobody here with whom it could be attempted.", "RIM-R316"),
    No("not_for_job", "That player cannot be chosen for it.", "RIM-R316"),
    No("no_crew_hunted", "You hold no bounty for that crew.", "RIM-26.1"),
    No("crew_elsewhere", "The one who has that crew is not here.", "RIM-26.3"),
)  # fmt: skip

# Of what texts ask.
TEXTS = (
    No("no_such_block", "That is no choice of this text.", "RIM-R10"),
    No("price_not_met", "You cannot pay its price.", "RIM-R320"),
    No("nobody_to_fight", "There is nobody whom you could fight now.", "RIM-R85"),
    No("no_place_for_it", "You have no slot for the card and cannot make one.", "RIM-R310"),
    No("deck_has_nothing", "Its top card is nothing that you could have now.", "RIM-R310"),
    No("nothing_comes_of_it", "Nothing would come of it now.", "RIM-R3"),
    No("felt_nowhere", "Your reputation there cannot get any worse.", "RIM-R328"),
    No("not_that_player", "The text does not speak of that player.", "RIM-R10"),
    No("not_that_patrol", "That patrol is not here.", "RIM-R10"),
    No("not_your_card", "You do not hold that card.", "RIM-R10"),
    No("not_their_card", "That player does not hold that card.", "RIM-R315"),
    No("no_card_of_that_sort", "It is no card of the sort that the text means.", "RIM-R10"),
    No("contact_out_of_reach", "That contact is out of reach of this text.", "RIM-17.8"),
    No("contact_not_hidden", "No hidden contact is there.", "RIM-R318"),
    No("contact_seen", "You have just looked at that one.", "RIM-R318"),
    No("not_a_planet", "That is no planet.", "RIM-R10"),
    No("planet_taken", "Somebody is on that planet.", "RIM-R10"),
    No("too_near", "That planet is fewer than 6 spaces away.", "RIM-R81"),
    No("too_far", "That is too far away.", "RIM-R317"),
)  # fmt: skip

# Of the expansion.
EXPANSION = (
    No("no_bounty_of_yours", "It is no bounty of yours.", "RIM-43.2"),
    No("nobodys_character", "Nobody plays the one it is for.", "RIM-43.1"),
    No("own_character", "It is for your own character.", "RIM-43.7"),
    No("they_stand_otherwise", "That is not how the other player stands there.", "RIM-43.4"),
    No("no_challenge", "Nothing there invites you to a fight.", ""),
    No("nothing_to_rotate", "That card has no other half.", "RIM-47.1"),
    No("nobody_to_capture", "It is no fight for somebody who can be captured.", "RIM-43.6"),
)  # fmt: skip
# Of favors.
FAVORS = (
    No("no_favor_now", "Nobody could grant such a favor now.", "RIM-49.8"),
    No("nobody_vouches", "Nobody who could vouch for you is in favour there.", "RIM-49.6"),
    No("no_debt_held", "That debt token is not there to be given or used.", "RIM-49.10"),
    No("no_offer", "That player has offered nothing.", "RIM-49.8"),
    No("card_in_use", "It is what this is about, so it stays until that is over.", "RIM-49.9"),
)

# Of ambitions.
AMBITIONS = (
    No("ambition_taken", "That ambition does not lie there to be chosen.", "RIM-50.3"),
    No("goal_not_yours", "That is no goal of your ambition.", "RIM-51.1"),
    No("goal_reached_already", "You have completed that goal.", "RIM-51.4"),
    No("goals_missing", "Goals that come before it are not completed.", "RIM-51.1"),
    No("fame_missing", "You are not famous enough for the final goal.", "RIM-51.1"),
)

# Of what a person decides about automatic opponents.
RIVALS = (
    No("not_for_this_rival", "The rules cannot play this outlaw here.", "RIM-60.1"),
    No("no_choice_of_faction", "It cannot be that faction.", "RIM-72.8"),
)  # fmt: skip

NOES = (*CORE, *TURNS, *TABLE, *TEXTS, *EXPANSION, *FAVORS, *AMBITIONS, *RIVALS)
