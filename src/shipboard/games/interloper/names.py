"""Numbers of Interloper's decision kinds, options, events, streams, sides and reasons.

What each means is declared in decisions.py, events.py and table.py; the rules need only these.
"""

from __future__ import annotations

from typing import Final

# Decision kinds.
CHOOSE_ALIEN: Final = 0
CHOOSE_CHARACTER: Final = 1
PLACE_PRIME: Final = 2
PLACE_BROOD: Final = 3
FORCED_REVEAL: Final = 4
REVEAL_WINDOW: Final = 5
REVEAL_MORE: Final = 6
STALK: Final = 7
ACTOR: Final = 8
ACTION: Final = 9
MOVE_TO: Final = 10
WHICH_NPC: Final = 11
NPC_ROUTE: Final = 12
WHICH_DOOR: Final = 13
RESIN: Final = 14
FEATURE: Final = 15
ATTACK_MODE: Final = 16
TARGET: Final = 17
COMMAND: Final = 18
USE_CARD: Final = 19
PASS_ITEM: Final = 20
PASS_TO: Final = 21
TRAIT_ACTION: Final = 22
TARGET_ROOM: Final = 23
HEAL_WHO: Final = 24
HEAL_PICK: Final = 25
ALLY: Final = 26
FABRICATE_PICK: Final = 27
THAW_PICK: Final = 28
SUPPRESS_PICK: Final = 29
POWER: Final = 30
TAKE_BACK: Final = 31
PROTECT: Final = 32
ASSIST: Final = 33
ASSIST_GUARDS: Final = 34
PAYOFF: Final = 35
FALLBACK_PENALTY: Final = 36
FAIL_PENALTY: Final = 37
IGNORE_PENALTY: Final = 38
PREVENT_PENALTY: Final = 39
BREACH_SAVE: Final = 40
SEARCH_PICK: Final = 41
ENCUMBRANCE: Final = 42
DISCARD_OWN_ITEM: Final = 43
PANIC_MOVE: Final = 44
LASH_PENALTY: Final = 45
REGENERATION_PICK: Final = 46
PEEK_PICK: Final = 47

# Actions (INT-4.1): options of the menu, and places in masks of what a text forbids.
END_TURN: Final = 0
REVEAL: Final = 1
MOVE: Final = 2
MOVE_NPC: Final = 3
LOCK: Final = 4
UNLOCK: Final = 5
ACTIVATE: Final = 6
SEARCH: Final = 7
WRECK: Final = 8
REPAIR: Final = 9
ATTACK: Final = 10
NPC_ATTACK: Final = 11
USE: Final = 12
PASS_ON: Final = 13
TRAIT: Final = 14
# Abilities that are no action of the menu, but can be forbidden.
TO_STALK: Final = 15
TO_ASSIST: Final = 16
BE_ASSISTED: Final = 17
TO_PROTECT: Final = 18
RECEIVE_ITEM: Final = 19
SURVIVE_BREACH: Final = 20

# Options of the choice of an acting character (`actor`).
ACTOR_NPC: Final = 2
ACTOR_COMMAND: Final = 3
ACTOR_FIGURE: Final = 4  # + figure

# Options of the other questions. Card sections are 512, places 64 numbers wide.
PASS: Final = 0
DONE: Final = 0
DECLINE: Final = 0
STOP: Final = 0
NONE: Final = 0
PICK: Final = 1  # + slot, place, figure or card
PLAIN: Final = 0
RESIN_SEAL: Final = 1
FEATURE_EDGE: Final = 64  # + edge; below it a room
MELEE_MODE: Final = 0
OWN_MODE: Final = 1
CARD_MODE: Final = 2  # + card
GIVE: Final = 0  # + card
FALLBACK: Final = 512
DISCARD: Final = 513  # + card
TAKE: Final = 1025  # + card
EXTRA: Final = 1537
IGNORE: Final = 0
TAKE_IT: Final = 1
THE_IGNORED: Final = 512  # of penalties to heal, after those named by their card
USE_IT: Final = 0
DIE: Final = 1
KEEP: Final = 0
BACK: Final = 1
OFF: Final = 0
ON: Final = 1
SLOTS: Final = 8  # a trait as an option is seat * SLOTS + slot

# Events.
SHOWED_CARD: Final = 0
ALIEN_IS: Final = 1
CHARACTER_IS: Final = 2
TRAITS_DRAWN: Final = 3
PLACED: Final = 4
ROUND: Final = 5
TURN: Final = 6
AP_RECEIVED: Final = 7
REVEALED: Final = 8
STALKED: Final = 9
MOVED: Final = 10
NPC_MOVED: Final = 11
DOOR_LOCKED: Final = 12
RESINED: Final = 13
DOOR_UNLOCKED: Final = 14
WRECKED_ROOM: Final = 15
WRECKED_EDGE: Final = 16
REPAIRED_ROOM: Final = 17
REPAIRED_EDGE: Final = 18
BREACHED: Final = 19
SEALED: Final = 20
CRAWLS: Final = 21
LOCKS: Final = 22
TRIES_PLACE: Final = 23
TRIES_EDGE: Final = 24
ARMED: Final = 25
AT_FIGURE: Final = 26
AT_CARD: Final = 27
AT_PLACE: Final = 28
AT_EDGE: Final = 29
AT_PENALTY: Final = 30
AT_TYPE: Final = 31
AT_POWER: Final = 32
ACTIVATED: Final = 33
SEARCHED: Final = 34
USED_CARD: Final = 35
PASSED_ITEM: Final = 36
USED_TRAIT: Final = 37
CHECKS: Final = 38
TURNED: Final = 39
PASSED: Final = 40
FAILED: Final = 41
PASSED_UNSEEN: Final = 42
ATTACKED: Final = 43
COMMANDED: Final = 44
PROTECTED: Final = 45
ASSISTED: Final = 46
TOTALS: Final = 47
WON: Final = 48
TIED: Final = 49
PENALTY: Final = 50
IGNORED: Final = 51
PREVENTED: Final = 52
HEALED: Final = 53
GOT_ITEM: Final = 54
TOOK_ITEM: Final = 55
LOST_ITEM: Final = 56
FOUND_NOTHING: Final = 57
NEXT_AP: Final = 58
SET_AP: Final = 59
GAINED_AP: Final = 60
DIED: Final = 61
SLAIN: Final = 62
THAWED: Final = 63
SUPPRESSED: Final = 64
SUPPRESSION_OVER: Final = 65
PEEKED: Final = 66
GAINED_TRAIT: Final = 67
RECORDED: Final = 68
POWER_SET: Final = 69
BLOCKED: Final = 70
SENTRY: Final = 71
NO_STALK: Final = 72
DRILLED: Final = 73
TOOK_BACK: Final = 74
RESHUFFLED: Final = 75
TRAIT_SHOWN: Final = 76
GAME_OVER: Final = 77
AT_TRAIT: Final = 78

# Streams of chance.
DEAL: Final = 0
DECKS: Final = 1  # + stat
PEEK: Final = 5

# Sides.
ALIEN_SIDE: Final = 0
CREW_SIDE: Final = 1
NOBODY_WINS: Final = 2

# Reasons for the end.
ALL_DEAD: Final = 0
GOAL_MET: Final = 1
ALIENS_GONE: Final = 2
ESCAPED: Final = 3
ROUND_LIMIT: Final = 4

# Causes of death.
BY_PENALTIES: Final = 0
BY_BREACH: Final = 1
