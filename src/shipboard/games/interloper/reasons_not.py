"""Why something is no option in Interloper: each reason in words, with its rule.

A mark says whose it is. Words in braces are told by why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

SET_UP = (
    No("no_such_player", "There is no such player.", "INT-2.1"),
    No("no_colonist", "It is not a Colonist.", "INT-2.3"),
    No("colonist_taken", "This Colonist is taken.", "INT-2.3"),
    No("room_taken", "The Interloper starts in a room without any character.", "INT-2.10"),
    No("crew_there", "Brood starts in the Interloper's room or in one without crew.", "INT-2.12"),
)

TRAITS = (
    No("not_face_down", "It is not one of your face-down traits.", "INT-16.7"),
    No("no_trait_down", "You have no face-down trait.", "INT-16.7"),
    No(
        "no_further_trait",
        "It is not another of your face-down traits; you pick them in ascending order.",
        "INT-16.9",
    ),
    No("none_picked", "First pick a trait, or take the choice back.", "INT-16.9"),
    No("not_to_reveal", "You must reveal one of your face-down traits.", "INT-16.11"),
)

MENU = (
    No("forbidden", "{ban} forbids it.", "INT-15.3, INT-R117"),
    No("often_enough", "{ban} does not allow it again this turn.", "INT-15.3, INT-R117"),
    No("too_dear", "It costs {price} AP, and you have {ap} left.", "INT-3.5"),
    No("no_alien_character", "It is not a living alien character.", "INT-3.10"),
    No(
        "figure_first",
        "First choose an action for this character, or take the choice back.",
        "INT-3.10",
    ),
    No("nothing_to_do", "This character cannot do anything now.", "INT-4.4"),
    No("brood_fights_only", "Brood can only move and attack.", "INT-4.5"),
)

MOVES = (
    No("shut_in", "There is no open way out of this room.", "INT-5.1"),
    No("move_too_dear", "It costs {move_price} AP, and you have {ap} left.", "INT-3.5"),
    No("not_adjacent", "That room is not adjacent.", "INT-5.1"),
    No("in_the_way", "A locked door or an intact wall is in the way.", "INT-5.2"),
    No("same_room", "You must Stalk into another room.", "INT-5.9"),
    No("enemy_there", "An enemy is there.", "INT-5.9"),
    No("sentry_watches", "A sentry watches that room.", "INT-4.4"),
    No("no_way_to_flee", "That room is not connected to yours.", "INT-5.1"),
)

NPCS = (
    No(
        "alien_moves_no_npcs",
        "The Alien does not move NPCs unless a trait or an option says so.",
        "INT-6.12",
    ),
    No("no_npc_left", "No NPC is left alive.", "INT-6.1"),
    No("no_npc_can_go", "No NPC has anywhere to go.", "INT-6.1"),
    No("claim_spent", "You cannot move another NPC this round: {moved}.", "INT-6.4"),
    No("all_npcs_claimed", "Other players have claimed every living NPC: {claims}.", "INT-6.3"),
    No("no_npc", "It is not an NPC.", "INT-6.1"),
    No("npc_is_dead", "{npc} is dead.", "INT-6.11"),
    No("npc_has_no_way", "{npc} has nowhere to go.", "INT-6.1"),
    No("claimed_by_other", "{claimant} has claimed {npc} this round.", "INT-6.3, 13.22"),
    No(
        "claim_is_spent",
        "You cannot use {npc}: you have claimed another NPC this round.",
        "INT-6.4",
    ),
    No("npc_too_dear", "It costs {npc_price} AP, and you have {ap} left.", "INT-3.5"),
    No("one_room_at_least", "It must walk at least one room.", "INT-6.1"),
    No("no_connected_room", "It walks from one connected room to the next.", "INT-6.1"),
    No(
        "no_profile",
        "None of your cards or traits gives an NPC an attack profile.",
        "INT-6.6",
    ),
    No(
        "no_npc_to_command",
        "No NPC that you may command has an attack profile and an enemy in its room.",
        "INT-6.6",
    ),
    No("no_enemy_with_it", "There is no enemy of yours in its room.", "INT-13.22"),
    No("no_profile_for_it", "Nothing gives it an attack profile where it is.", "INT-13.22"),
    No("no_enemy_of_yours", "It is not an enemy of yours in the NPC's room.", "INT-13.22"),
)

DOORS = (
    No("no_unlocked_door", "This room has no unlocked door.", "INT-8.4"),
    No("no_locked_door", "This room has no locked door.", "INT-8.6"),
    No("unable_to_unlock", "Unlocking needs a Tech check, which you cannot make.", "INT-8.7"),
    No("no_door", "It is not a door.", "INT-8.8"),
    No("door_elsewhere", "The door does not border your room.", "INT-8.1"),
    No("door_is_wrecked", "The door is wrecked.", "INT-10.6"),
    No("door_is_locked", "The door is already locked.", "INT-8.3"),
    No("door_is_unlocked", "The door is already unlocked.", "INT-8.3"),
)

ROOMS = (
    No("no_ability", "{here} has no ability.", "INT-9.1"),
    No("room_is_wrecked", "{here} is wrecked.", "INT-9.7"),
    No("room_blocked", "{here} is blocked by a trait.", "INT-4.4"),
    No("power_is_off", "The power is off.", "INT-9.8"),
    No("room_activated", "{activator} has already activated {here} this round.", "INT-9.6"),
    No("room_searched", "{searcher} has already searched {here} this round.", "INT-9.13, INT-R18"),
    No("room_used", "{activator} has already used {here} this round.", "INT-R18"),
    No("not_for_alien", "The Alien cannot use this room.", "INT-9.9"),
    No("not_served", "A {helper}, or somebody who counts as one, must be in the room.", "INT-9.3"),
    No("no_stat_for_it", "You cannot make the check that it needs.", "INT-7.11"),
    No("no_symbol", "{here} has no search symbol.", "INT-9.1"),
    No("alien_searches_nothing", "The Alien holds no items, so it cannot search.", "INT-9.15"),
    No("holds_no_items", "You cannot hold items.", "INT-14.10, INT-R14"),
    No("not_found", "It is not one of the cards you found.", "INT-9.10"),
    No("found_other_type", "This room gives items of another type.", "INT-9.10"),
)

AIMS = (
    No("nothing_to_aim_at", "There is nothing you could use it on now.", "INT-R14"),
    No("nobody_to_heal", "Nobody here has a penalty that it could heal.", "INT-15.10, INT-R14"),
    No("all_face_up", "The Alien has no face-down trait.", "INT-R14"),
    No("brood_complete", "No more brood of this kind can be placed.", "INT-R14"),
    No("no_enemy_here", "There is no enemy in the room.", "INT-R14"),
    No("too_far", "You can choose only your own room or an adjacent one.", "INT-R14"),
    No(
        "not_face_up",
        "You can choose only a face-up trait of the Alien that is not suppressed.",
        "INT-16.14",
    ),
    No("not_face_down_there", "You can choose only a face-down trait of the Alien.", "INT-R14"),
    No("not_discarded", "It is not one of the discarded items.", "INT-R14"),
    No("discard_too_dear", "Its value is too high.", "INT-R14"),
    No("discard_of_other_type", "It is an item of another type.", "INT-R14"),
    No("nobody_to_thaw", "There is no dead {thawed} who can be thawed.", "INT-6.11, INT-R119"),
    No("no_outer_wall", "It is not an outer wall.", "INT-R14"),
    No("outer_wall_intact", "It is not wrecked.", "INT-R14"),
    No("power_is_on", "The power is already on.", "INT-R14"),
    No("no_ally_here", "You can choose only allies in the room.", "INT-9.2, 15.10"),
    No("only_for_yourself", "It heals only the character who uses it.", "INT-15.9"),
    No("nothing_to_heal", "This character has no penalty that it could heal.", "INT-15.10"),
    No("no_such_penalty", "The character has no such penalty.", "INT-15.9"),
    No("penalty_of_other_type", "It does not heal penalties of this type.", "INT-15.9"),
    No("penalty_too_grave", "The value of this penalty is too high for it.", "INT-15.9"),
    No("ignored_alone", "There is only one such penalty: choose the card itself.", "INT-R77"),
)

WORKS = (
    No("no_physical_to_wreck", "Wrecking needs a Physical check, which you cannot make.",
       "INT-7.11"),
    No("all_wrecked", "Everything here is already wrecked.", "INT-10.1"),
    No("not_of_this_room", "It is neither your room nor next to it.", "INT-10.1"),
    No("wrecked_already", "It is already wrecked.", "INT-10.1"),
    No("alien_repairs_nothing", "The Alien cannot repair.", "INT-10.13"),
    No("forbidden_to_repair", "{ban_on_repairs} keeps you from repairing.", "INT-15.3, INT-R117"),
    No("no_tech_to_repair", "Repairing needs a Tech check, which you cannot make.", "INT-7.11"),
    No("nothing_wrecked", "Nothing within reach is wrecked.", "INT-10.8, 10.12"),
    No("out_of_reach", "It cannot be repaired from here.", "INT-10.8, 10.12"),
    No("not_wrecked", "It is not wrecked.", "INT-10.8"),
)  # fmt: skip

ITEMS = (
    No("alien_uses_no_items", "The Alien cannot use items unless a trait says so.", "INT-14.10"),
    No("nothing_of_use", "You hold no item that you could use now.", "INT-14.3"),
    No("item_not_yours", "You do not hold it.", "INT-14.3, 14.7"),
    No("item_used", "You have already used it this turn.", "INT-14.3"),
    No("no_action_on_it", "It has no action.", "INT-14.3"),
    No("used_in_turn", "It cannot be used again this turn.", "INT-R19"),
    No("used_in_round", "It cannot be used again this round.", "INT-R19"),
    No("in_other_case", "The condition in its text is not met now.", "INT-4.4"),
    No("card_too_dear", "It costs {card_price} AP, and you have {ap} left.", "INT-3.5"),
    No(
        "no_trait_of_use",
        "You have no face-up trait that you could use now.",
        "INT-R19",
    ),
    No("not_working", "It is not one of your face-up traits, or it is suppressed.", "INT-R19"),
    No("holds_no_item", "You hold no item.", "INT-14.7"),
    No("items_used", "You cannot pass on items that were used this turn.", "INT-14.8"),
    No("item_was_used", "You have used it this turn, so you cannot pass it on.", "INT-14.8"),
    No("no_receiver", "No other Colonist in the room can receive an item.", "INT-14.7"),
    No("no_other_colonist_here", "It is not another Colonist in your room.", "INT-14.7"),
    No("own_character", "It is your own character.", "INT-14.7"),
    No("forbidden_to_receive", "{ban_on_receiving} forbids it.", "INT-15.3, INT-R117"),
    No("not_carried", "You do not hold it.", "INT-14.1"),
    No("item_of_other_type", "It must be an item of another type.", "INT-14.5, 15.14"),
    No("item_too_dear", "Its value is too high.", "INT-15.14"),
    No("item_not_held", "You hold no such item.", "INT-15.6"),
    No("no_help", "It does not help against this penalty.", "INT-15.6"),
)

ATTACKS = (
    No("has_assisted", "{actor} has already assisted this round.", "INT-13.10"),
    No("has_attacked", "{actor} has already attacked this turn.", "INT-12.1"),
    No("no_target", "There is no target in the room.", "INT-12.2"),
    No("no_melee_target", "There is no target for a melee attack in the room.", "INT-12.2"),
    No("no_such_mode", "You have nothing that lets you attack this way.", "INT-13.1, 14.11"),
    No("no_target_for_mode", "It has no legal target within reach.", "INT-13.6"),
    No("no_figure_there", "There is no such character on the board.", "INT-12.2"),
    No("no_foe", "It is not an enemy.", "INT-12.2"),
    No("target_out_of_reach", "It is not within reach.", "INT-12.2, 13.6"),
    No("spares_npcs", "This brood does not attack NPCs.", "INT-4.4"),
    No("same_target", "The second attack needs a different target from the first.", "INT-12.1"),
    No("lacks_stat", "It does not have the stat that this attack needs.", "INT-13.21, INT-R67"),
    No(
        "no_protector_there",
        "It must be a character of yours on the target's side, in the target's room.",
        "INT-13.14",
    ),
    No("targeted_itself", "It is already part of this attack.", "INT-13.14"),
    No("has_protected", "{figure} has already protected somebody this round.", "INT-13.16"),
    No("forbidden_to_protect", "{ban_on_protecting} forbids it.", "INT-15.3, INT-R117"),
    No(
        "no_helper_there",
        "It must be a character of yours on the attacker's side, in the attacker's room.",
        "INT-13.7",
    ),
    No("has_fought", "{figure} has already {fought} this round.", "INT-13.7"),
    No("npc_has_fought", "{npc} has already {fought} this round.", "INT-13.24"),
    No("in_the_fight", "It is already part of this attack.", "INT-13.7"),
    No("forbidden_to_assist", "{ban_on_assisting} forbids it.", "INT-15.3, INT-R117"),
    No("guards_only", "Only Guards in the attacker's room can assist.", "INT-6.9, 13.9"),
    No("not_in_order", "You pick Guards in ascending order.", "INT-13.9"),
)

PAYOFF = (
    No("not_turned_over", "{turner} turned over no such card.", "INT-12.9, 12.10"),
    No("above_difference", "Its value is higher than {difference}.", "INT-12.9, 12.10"),
    No("no_penalty_card", "Tech and Xeno cards cannot be penalties.", "INT-7.6"),
    No("card_to_give", "You have a card of your own that you can give.", "INT-12.10"),
    No("loser_turned_none", "The loser turned over no card that fits.", "INT-12.10"),
    No("loser_holds_not", "The loser holds no such item.", "INT-12.12"),
    No("item_above_difference", "Its value is higher than {difference}.", "INT-12.12"),
    No(
        "not_at_distance",
        "After a Distance Attack you can discard the loser's item, but not take it.",
        "INT-13.4",
    ),
    No("takes_no_items", "You cannot hold items, only discard them.", "INT-12.13, 14.10"),
    No("no_extra", "The attack was not made with such a weapon.", "INT-13.6"),
    No(
        "not_of_this_check",
        "It must be one of the cards turned over for the failed check.",
        "INT-7.5",
    ),
)

NOES = (
    *SET_UP, *TRAITS, *MENU, *MOVES, *NPCS, *DOORS, *ROOMS, *AIMS, *WORKS, *ITEMS, *ATTACKS,
    *PAYOFF,
)  # fmt: skip
