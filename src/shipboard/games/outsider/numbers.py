"""Numbers of Outsider's decisions, events, streams, sides and reasons for the end.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# Decisions.
PICK_CHARACTER: Final = 0
PLACE_TOKEN: Final = 1
SEED_SUPPLY: Final = 2
ACT: Final = 3
GOAL_PAYMENT: Final = 4
GOAL_EXTRA: Final = 5
GOAL_TO_PLAY: Final = 6
GOAL_TO_DISCARD: Final = 7
GATHER_NUMBER: Final = 8
GATHER_LEAVE: Final = 9
GATHER_TAKE: Final = 10
SCRAP_KIND: Final = 11
SCRAP_CARDS: Final = 12
DISCARD_SET: Final = 13
ABILITY_PLAYER: Final = 14
ABILITY_PLAYERS: Final = 15
ABILITY_CARDS: Final = 16
ABILITY_ORDER: Final = 17
TOP_OR_BOTTOM: Final = 18
ABILITY_MAY: Final = 19
CRISIS_PICK: Final = 20
CRISIS_PLAYER: Final = 21
CRISIS_CHOICE: Final = 22
FORCED_DISCARD: Final = 23
PASS_CARD: Final = 24
BARTER_GIVE: Final = 25
BURY_CARDS: Final = 26
BURY_ORDER: Final = 27
CLEAR_PAYMENT: Final = 28
SHIFT_CRISES: Final = 29
SHIFT_MEMBER: Final = 30
SHIFT_CRISIS: Final = 31
MOVE_TO: Final = 32
ENTROPY_LOCATION: Final = 33
DRAW_LOCATION: Final = 34
FLEE_TO: Final = 35
DEAL_DISCARDS: Final = 36
ECLIPSE_TIE: Final = 37
WINDOW_ACT: Final = 38
WINDOW_CRISIS: Final = 39
WINDOW_END: Final = 40
COST_SCRAP: Final = 41
REVEAL_CARDS: Final = 42
CONTROLLER_PICK: Final = 43

# Events.
DEALT: Final = 0
LOYALTY_DEALT: Final = 1
PLACED_TOKEN: Final = 2
FIRST: Final = 3
DREW: Final = 4
SEEDED: Final = 5
TURN: Final = 6
SLOWED: Final = 7
ACTED: Final = 8
BOUGHT: Final = 9
PLAYED_GOAL: Final = 10
DISCARDED_GOAL: Final = 11
CLAIMED: Final = 12
DISCARDED: Final = 13
COMPLETED: Final = 14
SABOTAGED: Final = 15
PLAYED_TECH: Final = 16
USED_ABILITY: Final = 17
GATHERS: Final = 18
SUPPLY_SHOWN: Final = 19
SUPPLY_LOST: Final = 20
SUPPLY_REPLACED: Final = 21
TRADED: Final = 22
LEFT_CARD: Final = 23
TOOK_CARD: Final = 24
CRISIS_DRAWN: Final = 25
CRISIS_CANCELLED: Final = 26
CRISIS_ONGOING: Final = 27
CRISIS_OVER: Final = 28
GAINED: Final = 29
LOST: Final = 30
DOOMED: Final = 31
DIED: Final = 32
LOYALTY_CHANGED: Final = 33
RESHUFFLED: Final = 34
TO_ENTROPY: Final = 35
ENTROPY_SKIPPED: Final = 36
SKIPS_ADDED: Final = 37
TARGETED: Final = 38
CHOSE: Final = 39
BURIED: Final = 40
BURIED_CARD: Final = 41
TOOK_BACK: Final = 42
PASSED_CARD: Final = 43
BARTERED: Final = 44
LOOKED: Final = 45
SAW: Final = 46
PUT_BACK: Final = 47
REVERSED: Final = 48
GRANTED: Final = 49
DISCOUNTED: Final = 50
SHIFT: Final = 51
LOYALTY_SHOWN: Final = 52
VERDICT: Final = 53
SHIFT_DREW: Final = 54
SHIFT_DECLINED: Final = 55
MOVED: Final = 56
DESTROYED: Final = 57
OFF_BOARD: Final = 58
DEALT_UNDER: Final = 59
OBLITERATION: Final = 60
CHANGED_SIDE: Final = 61
COUNTED: Final = 62
HAND_SHOWN: Final = 63
GAME_OVER: Final = 64

# Streams of chance.
STREAM_DEAL: Final = 0
STREAM_DECK: Final = 1
STREAM_CRISES: Final = 2
STREAM_HANDS: Final = 3
STREAM_DEATHS: Final = 4

# Sides.
SIDE_CREW: Final = 0
SIDE_OUTSIDERS: Final = 1
SIDE_NOBODY: Final = 2
SIDE_ALL_BUT_ONE: Final = 3

# Reasons for the end.
REASON_CREW_SHIFT: Final = 0
REASON_OUTSIDER_SHIFT: Final = 1
REASON_OUT_OF_CARDS: Final = 2
REASON_NOBODY_ABLE: Final = 3
REASON_ALL_DOOMED: Final = 4
REASON_ECLIPSE: Final = 5
REASON_DARK_SURGE: Final = 6
