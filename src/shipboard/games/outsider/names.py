"""Numbers of Outsider's decision kinds, options, events, streams, sides and reasons.

What each means is declared in decisions.py, events.py and table.py; the rules need only these.
"""

from __future__ import annotations

from typing import Final

# Decision kinds.
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

# Options of the menu (`act`). Card sections are 512 numbers wide (WIDTHS in kernel/declare.py).
END_ACTIONS: Final = 0
GATHER: Final = 1
DISCARD_DRAW: Final = 2
DECLARE_SHIFT: Final = 3
SCRAP: Final = 4
MOVE: Final = 5
PLAY_GOAL: Final = 6
COMPLETE: Final = 7  # + Goal in play
CLEAR: Final = 519  # + Ongoing Crisis
TECH: Final = 1031  # + Tech in hand
SABOTAGE: Final = 1543  # + own completed Goal
ABILITY: Final = 2055  # + number of the ability

# Options of the windows: pass, a Sabotage or a Tech.
PASS: Final = 0
WINDOW_SABOTAGE: Final = 1  # + own completed Goal
WINDOW_TECH: Final = 513  # + Tech in hand

# Options of sets (done, or 1 + card or seat), and of the other small questions.
DONE: Final = 0
PICK: Final = 1
SCRAP_GEAR: Final = 0
SCRAP_GOAL: Final = 1
TOP: Final = 0
BOTTOM: Final = 1
NO: Final = 0
YES: Final = 1
BY_DISCARD: Final = 0
BY_LOSS: Final = 1
BY_PLACE: Final = 2  # + place among the alternatives
BY_NOTHING: Final = 6
DECLINE: Final = 0
DRAW: Final = 1
HAS_NONE: Final = 512  # after the cards of `forced_discard`
FOR_CREW: Final = 0
FOR_OUTSIDERS: Final = 1

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
DOOMED_NOW: Final = 31
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
DEAL: Final = 0
DECK: Final = 1
CRISES: Final = 2
HANDS: Final = 3
DEATHS: Final = 4

# Sides.
CREW_SIDE: Final = 0
OUTSIDER_SIDE: Final = 1
NOBODY_WINS: Final = 2
ALL_BUT_ONE: Final = 3

# Reasons for the end.
CREW_SHIFT: Final = 0
OUTSIDER_SHIFT: Final = 1
OUT_OF_CARDS: Final = 2
NOBODY_ABLE: Final = 3
ALL_DOOMED: Final = 4
ECLIPSE: Final = 5
DARK_SURGE: Final = 6
