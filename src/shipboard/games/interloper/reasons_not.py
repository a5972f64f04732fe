"""Why something is no option in Interloper: each reason in words, with its rule.

A mark says whose it is. Words in braces are told by why.py.
"""

from __future__ import annotations

from shipboard.kernel.declare import No

SET_UP = (
    No("no_such_player", "There is no such player.", "INT-2.1"),
    No("no_colonist", "It is no Colonist.", "INT-2.3"),
    No("colonist_taken", "This Colonist is taken.", "INT-2.3"),
    No("room_taken", "The Interloper starts in a room without any character.", "INT-2.10"),
    No("crew_there", "Brood starts in the Interloper's room or in one without crew.", "INT-2.12"),
)

TRAITS = (
    No("not_face_down", "It is not a face-down trait of yours.", "INT-16.7"),
    No("no_trait_down", "You have no face-down trait.", "INT-16.7"),
    No(
        "no_further_trait",
        "It is not a further face-down trait of yours; they are picked in ascending order.",
        "INT-16.9",
    ),
    No("none_picked", "First pick a trait, or take the choice back.", "INT-16.9"),
    No("not_to_reveal", "You must reveal a trait of yours that is face down.", "INT-16.11"),
)

MENU = (
    No("forbidden", "{ban} forbids it.", "INT-15.3, INT-R117"),
    No("often_enough", "{ban} allows no more of it this turn.", "INT-15.3, INT-R117"),
    No("too_dear", "It costs {price} AP and {ap} are left.", "INT-3.5"),
    No("no_alien_character", "It is no living alien character.", "INT-3.10"),
    No(
        "figure_first",
        "First choose an action for this character, or take the choice back.",
        "INT-3.10",
    ),
    No("nothing_to_do", "There is nothing that this character could do now.", "INT-4.4"),
    No("brood_fights_only", "Brood only moves and attacks.", "INT-4.5"),
)

MOVES = (
    No("shut_in", "No edge of this room can be walked through.", "INT-5.1"),
    No("move_too_dear", "It costs {move_price} AP and {ap} are left.", "INT-3.5"),
    No("not_adjacent", "It is not adjacent.", "INT-5.1"),
    No("in_the_way", "A locked door or an intact wall is in the way.", "INT-5.2"),
    No("same_room", "You Stalk into another room.", "INT-5.9"),
    No("enemy_there", "An enemy is there.", "INT-5.9"),
    No("sentry_watches", "A sentry watches that room.", "INT-4.4"),
    No("no_way_to_flee", "It is no connected room.", "INT-5.1"),
)

NPCS = (
    No(
        "alien_moves_no_npcs",
        "The Alien does not move NPCs unless a trait or an option says so.",
        "INT-6.12",
    ),
    No("no_npc_left", "No NPC is left alive.", "INT-6.1"),
    No("no_npc_can_go", "No NPC has anywhere to go.", "INT-6.1"),
    No("claim_spent", "No other NPC this round: {moved}.", "INT-6.4"),
    No("all_npcs_claimed", "Every living NPC is claimed by others: {claims}.", "INT-6.3"),
    No("no_npc", "It is no NPC.", "INT-6.1"),
    No("npc_is_dead", "{npc} is dead.", "INT-6.11"),
    No("npc_has_no_way", "{npc} has nowhere to go.", "INT-6.1"),
    No("claimed_by_other", "{npc} is claimed by {claimant} this round.", "INT-6.3, 13.22"),
    No("claim_is_spent", "You have claimed another NPC this round, so not {npc}.", "INT-6.4"),
    No("npc_too_dear", "It costs {npc_price} AP and {ap} are left.", "INT-3.5"),
    No("one_room_at_least", "It goes one room at least.", "INT-6.1"),
    No("no_connected_room", "It goes along connected edges, one room after the other.", "INT-6.1"),
    No(
        "no_profile",
        "No card or trait of yours gives an NPC an attack profile.",
        "INT-6.6",
    ),
    No(
        "no_npc_to_command",
        "No NPC that you may command has an attack profile and an enemy in its room.",
        "INT-6.6",
    ),
    No("no_enemy_with_it", "No enemy of yours is in its room.", "INT-13.22"),
    No("no_profile_for_it", "Nothing gives it an attack profile where it is.", "INT-13.22"),
    No("no_enemy_of_yours", "It is no enemy of yours in the room of the NPC.", "INT-13.22"),
)

DOORS = (
    No("no_unlocked_door", "This room has no unlocked door.", "INT-8.4"),
    No("no_locked_door", "This room has no locked door.", "INT-8.6"),
    No("unable_to_unlock", "Unlocking takes a Tech check, which you cannot make.", "INT-8.7"),
    No("no_door", "It is no door.", "INT-8.8"),
    No("door_elsewhere", "The door does not border your room.", "INT-8.1"),
    No("door_is_wrecked", "The door is wrecked.", "INT-10.6"),
    No("door_is_locked", "The door is locked already.", "INT-8.3"),
    No("door_is_unlocked", "The door is unlocked already.", "INT-8.3"),
)

ROOMS = (
    No("no_ability", "{here} has no ability.", "INT-9.1"),
    No("room_is_wrecked", "{here} is wrecked.", "INT-9.7"),
    No("room_blocked", "{here} is blocked by a trait.", "INT-4.4"),
    No("power_is_off", "The power is off.", "INT-9.8"),
    No("room_activated", "{activator} has activated {here} this round.", "INT-9.6"),
    No("room_searched", "{searcher} has searched {here} this round.", "INT-9.13, INT-R18"),
    No("room_used", "{activator} has used {here} this round.", "INT-R18"),
    No("not_for_alien", "The Alien cannot use this room.", "INT-9.9"),
    No("not_served", "A {helper}, or who counts as one, must be in the room.", "INT-9.3"),
    No("no_stat_for_it", "You cannot make the check that it takes.", "INT-7.11"),
    No("no_symbol", "{here} has no search symbol.", "INT-9.1"),
    No("alien_searches_nothing", "The Alien holds no items, so it cannot search.", "INT-9.15"),
    No("holds_no_items", "You cannot hold items.", "INT-14.10, INT-R14"),
    No("not_found", "It is not among the cards found.", "INT-9.10"),
    No("found_other_type", "This room gives items of another type.", "INT-9.10"),
)

AIMS = (
    No("nothing_to_aim_at", "It has nothing to be aimed at now.", "INT-R14"),
    No("nobody_to_heal", "Nobody here has a penalty that it could heal.", "INT-15.10, INT-R14"),
    No("all_face_up", "No trait of the Alien is face down.", "INT-R14"),
    No("brood_complete", "No further brood of this kind can be placed.", "INT-R14"),
    No("no_enemy_here", "No enemy is in the room.", "INT-R14"),
    No("too_far", "Only the own room and adjacent ones can be named.", "INT-R14"),
    No(
        "not_face_up",
        "Only a face-up, unsuppressed trait of the Alien can be named.",
        "INT-16.14",
    ),
    No("not_face_down_there", "Only a face-down trait of the Alien can be named.", "INT-R14"),
    No("not_discarded", "It is not among the discarded items.", "INT-R14"),
    No("discard_too_dear", "Its value is too high.", "INT-R14"),
    No("discard_of_other_type", "It is of another type.", "INT-R14"),
    No("nobody_to_thaw", "No {thawed} is dead and free to be thawed.", "INT-6.11, INT-R119"),
    No("no_outer_wall", "It is no outer wall.", "INT-R14"),
    No("outer_wall_intact", "It is not wrecked.", "INT-R14"),
    No("power_is_on", "The power is on already.", "INT-R14"),
    No("no_ally_here", "Only allies in the room can be named.", "INT-9.2, 15.10"),
    No("only_for_yourself", "It heals only who uses it.", "INT-15.9"),
    No("nothing_to_heal", "This character has no penalty that it could heal.", "INT-15.10"),
    No("no_such_penalty", "The character has no such penalty.", "INT-15.9"),
    No("penalty_of_other_type", "It does not heal penalties of this type.", "INT-15.9"),
    No("penalty_too_grave", "The value of this penalty is too high for it.", "INT-15.9"),
    No("ignored_alone", "There is only one such penalty: name the card.", "INT-R77"),
)

WORKS = (
    No("no_physical_to_wreck", "Wrecking takes a Physical check, which you cannot make.",
       "INT-7.11"),
    No("all_wrecked", "Everything here is wrecked already.", "INT-10.1"),
    No("not_of_this_room", "It is not your room, and does not border it.", "INT-10.1"),
    No("wrecked_already", "It is wrecked already.", "INT-10.1"),
    No("alien_repairs_nothing", "The Alien cannot repair.", "INT-10.13"),
    No("forbidden_to_repair", "{ban_on_repairs} keeps you from repairing.", "INT-15.3, INT-R117"),
    No("no_tech_to_repair", "Repairing takes a Tech check, which you cannot make.", "INT-7.11"),
    No("nothing_wrecked", "Nothing within reach is wrecked.", "INT-10.8, 10.12"),
    No("out_of_reach", "It cannot be repaired from here.", "INT-10.8, 10.12"),
    No("not_wrecked", "It is not wrecked.", "INT-10.8"),
)  # fmt: skip

ITEMS = (
    No("alien_uses_no_items", "The Alien uses no items unless a trait says so.", "INT-14.10"),
    No("nothing_of_use", "You hold no item whose action is possible now.", "INT-14.3"),
    No("item_not_yours", "You do not hold it.", "INT-14.3, 14.7"),
    No("item_used", "You have used it this turn.", "INT-14.3"),
    No("no_action_on_it", "It has no action.", "INT-14.3"),
    No("used_in_turn", "It was used often enough this turn.", "INT-R19"),
    No("used_in_round", "It was used often enough this round.", "INT-R19"),
    No("in_other_case", "What its text asks for is not the case now.", "INT-4.4"),
    No("card_too_dear", "It costs {card_price} AP and {ap} are left.", "INT-3.5"),
    No(
        "no_trait_of_use",
        "No face-up trait of yours has an action that is possible now.",
        "INT-R19",
    ),
    No("not_working", "It is no face-up, unsuppressed trait of yours.", "INT-R19"),
    No("holds_no_item", "You hold no item.", "INT-14.7"),
    No("items_used", "Items used this turn cannot be passed on.", "INT-14.8"),
    No("item_was_used", "You have used it this turn, so it cannot be passed on.", "INT-14.8"),
    No("no_receiver", "No other Colonist in the room can be passed an item.", "INT-14.7"),
    No("no_other_colonist_here", "It is no other Colonist in your room.", "INT-14.7"),
    No("own_character", "It is your own character.", "INT-14.7"),
    No("forbidden_to_receive", "{ban_on_receiving} forbids it.", "INT-15.3, INT-R117"),
    No("not_carried", "You do not hold it.", "INT-14.1"),
    No("item_of_other_type", "It must be an item of another type.", "INT-14.5, 15.14"),
    No("item_too_dear", "Its value is too high.", "INT-15.14"),
    No("item_not_held", "You hold no such item.", "INT-15.6"),
    No("no_help", "It does not help against this penalty.", "INT-15.6"),
)

ATTACKS = (
    No("has_assisted", "{actor} has assisted this round.", "INT-13.10"),
    No("has_attacked", "{actor} has attacked this turn.", "INT-12.1"),
    No("no_target", "No target is in the room.", "INT-12.2"),
    No("no_melee_target", "No target for a melee attack is in the room.", "INT-12.2"),
    No("no_such_mode", "Nothing you have offers this way to attack.", "INT-13.1, 14.11"),
    No("no_target_for_mode", "No legal target is in reach of it.", "INT-13.6"),
    No("no_figure_there", "There is no such character on the board.", "INT-12.2"),
    No("no_foe", "It is no enemy.", "INT-12.2"),
    No("target_out_of_reach", "It is not in reach.", "INT-12.2, 13.6"),
    No("spares_npcs", "This brood does not attack NPCs.", "INT-4.4"),
    No("same_target", "The second attack needs another target than the first.", "INT-12.1"),
    No("lacks_stat", "It lacks the stat that this attack asks for.", "INT-13.21, INT-R67"),
    No(
        "no_protector_there",
        "It is no character of yours on the target's side in the target's room.",
        "INT-13.14",
    ),
    No("targeted_itself", "It takes part in this attack itself.", "INT-13.14"),
    No("has_protected", "{figure} has protected this round.", "INT-13.16"),
    No("forbidden_to_protect", "{ban_on_protecting} forbids it.", "INT-15.3, INT-R117"),
    No(
        "no_helper_there",
        "It is no character of yours on the attacker's side in the attacker's room.",
        "INT-13.7",
    ),
    No("has_fought", "{figure} has {fought} this round.", "INT-13.7"),
    No("npc_has_fought", "{npc} has {fought} this round.", "INT-13.24"),
    No("in_the_fight", "It takes part in this attack itself.", "INT-13.7"),
    No("forbidden_to_assist", "{ban_on_assisting} forbids it.", "INT-15.3, INT-R117"),
    No("guards_only", "Only Guards in the attacker's room assist.", "INT-6.9, 13.9"),
    No("not_in_order", "Guards are picked in ascending order.", "INT-13.9"),
)

PAYOFF = (
    No("not_turned_over", "{turner} turned over no such card.", "INT-12.9, 12.10"),
    No("above_difference", "Its value is above {difference}.", "INT-12.9, 12.10"),
    No("no_penalty_card", "Tech and Xeno cards are no penalties.", "INT-7.6"),
    No("card_to_give", "You have a card to give.", "INT-12.10"),
    No("loser_turned_none", "The loser turned over no card that fits.", "INT-12.10"),
    No("loser_holds_not", "The loser holds no such item.", "INT-12.12"),
    No("item_above_difference", "Its value is above {difference}.", "INT-12.12"),
    No("not_at_distance", "Nothing is taken by an attack at distance.", "INT-13.4"),
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
