"""Numbers of Ardor's decisions, events, streams, sides and reasons for the end.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# Decisions.
ENERGY_PRE: Final = 0
COMMIT_CARD: Final = 1
CHOOSE_ALLY: Final = 2
ALLY_CARD: Final = 3
RESOLVE_NEXT: Final = 4
ENERGY_POST: Final = 5
REFRESH_DISCARD: Final = 6
FOLD_CARD: Final = 7
FOLD_NEXT: Final = 8
AIRLOCK_VOTE: Final = 9
MARTYR_BLUE: Final = 10
MARTYR_RED: Final = 11
PLOT_COMMAND: Final = 12
PLOT_DISCARD: Final = 13
TRIBUNAL_NOMINEE: Final = 14
TRIBUNAL_VOTE: Final = 15
OVERTIME_ABILITY: Final = 16
MIMIC_PICK: Final = 17
STATEMENT: Final = 18
CARD_CHOICE: Final = 19
CARD_TARGET: Final = 20
CARD_PAIR: Final = 21
CARD_MALFUNCTION: Final = 22
CARD_DISCARD: Final = 23
CARD_PICK: Final = 24
CARD_PLAY: Final = 25
CARD_CANCEL: Final = 26

# Events.
DEALT: Final = 0
MISSION_DEALT: Final = 1
TURN: Final = 2
SKIPPED: Final = 3
DREW: Final = 4
COMMITTED: Final = 5
DECK_COMMITTED: Final = 6
NAMED_ALLY: Final = 7
TURNED_UP: Final = 8
CARRIED_OUT: Final = 9
KEPT_IN_FRONT: Final = 10
CELL_LOST: Final = 11
CELL_RESTORED: Final = 12
PREVENTED: Final = 13
WAS_DAMAGED: Final = 14
WAS_HEALED: Final = 15
WAS_KILLED: Final = 16
MISSION_SHOWN: Final = 17
KEPT_ON_SHIP: Final = 18
USED_ABILITY: Final = 19
USED_REFRESH: Final = 20
REPAIRED: Final = 21
MALFUNCTION_GONE: Final = 22
DISCARDED: Final = 23
ENERGY_LOST: Final = 24
RETURNS: Final = 25
CLEANED_UP: Final = 26
PROTECTED: Final = 27
LOOKED: Final = 28
SWEPT: Final = 29
PLOTTED: Final = 30
INSPECTED: Final = 31
TARGETED: Final = 32
REROUTED: Final = 33
FOLDED: Final = 34
FOLD_LOST: Final = 35
VOTED: Final = 36
NO_MAJORITY: Final = 37
WINDOW: Final = 38
REACTED: Final = 39
CANCELLED: Final = 40
ALERT_FORCED: Final = 41
STATED: Final = 42
GAME_OVER: Final = 43
NO_ENERGY_ACTION: Final = 44
CHOSE: Final = 45
ENERGY_KEPT: Final = 46
ENERGY_REGAINED: Final = 47
FIRST_COMMITTED: Final = 48
RESOLVED_NEXT: Final = 49
DECK_PLAYED: Final = 50
HAND_PLAYED: Final = 51
FOLD_PLAYED: Final = 52
FINISHED: Final = 53
FOLD_OVER: Final = 54
PUT_OFF: Final = 55
PAID: Final = 56
PLOTTED_LAST: Final = 57
LOOKED_OVER: Final = 58

# Streams of chance.
STREAM_DEAL: Final = 0
STREAM_DECK: Final = 1
STREAM_PILE: Final = 2
STREAM_HEAP: Final = 3
STREAM_HANDS: Final = 4

# Sides.
SIDE_BLUE: Final = 0
SIDE_RED: Final = 1

# Reasons for the end.
REASON_OXYGEN: Final = 0
REASON_MARTYR: Final = 1
REASON_ALL_BLUE_DEAD: Final = 2
REASON_CHANCELLOR: Final = 3
REASON_SABOTEUR: Final = 4
REASON_DECK: Final = 5
REASON_CARD: Final = 6

# Why something is no option.
ALLOWED: Final = 0
NO_SUCH_PLAYER: Final = 1
PLAYER_IS_DEAD: Final = 2
ONESELF: Final = 3
HOLDS_NO_CARD: Final = 4
NOT_TWO_LIVING: Final = 5
PAIR_TURNED: Final = 6
IS_DAMAGED: Final = 7
TOO_DEAR: Final = 8
NO_LEGAL_TARGET: Final = 9
NOTHING_TO_DISCARD: Final = 10
MODEL_IS_DAMAGED: Final = 11
MODEL_MIMICS: Final = 12
NOT_HELD: Final = 13
NOT_TO_RESOLVE: Final = 14
PRIORITY_FIRST: Final = 15
NOT_TO_CANCEL: Final = 16
SHIELDED: Final = 17
NOT_OF_THIS_FOLD: Final = 18
NOT_LOOKED_AT: Final = 19
PLACE_NEEDED: Final = 20
NO_REACTION_NOW: Final = 21
NO_SUCH_PART: Final = 22
CONDITION_FAILS: Final = 23
NO_CARD_TO_SPEAK_OF: Final = 24
SAID_AFTER_COMMITS: Final = 25
SAID_BEFORE_ALLY: Final = 26
IS_THE_SPEAKER: Final = 27
IS_ACTIVE: Final = 28
