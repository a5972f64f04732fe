"""Why a line of an AI card is passed over (RIM-61.2, 61.3), and why an open card is not bought.

Their words stand in events/rivals.py in the same order.
"""

from __future__ import annotations

from typing import Final

# Of a line.
APPLIES: Final = 0
NOT_DEFEATED: Final = 1
UNHURT: Final = 2
MUST_RECOVER: Final = 3
NO_GOAL: Final = 4
AT_GOAL: Final = 5
NO_TARGET: Final = 6
AT_TARGET: Final = 7
NOTHING_WANTED: Final = 8
NOT_ON_PLANET: Final = 9
SOLD_OUT: Final = 10
NO_HOSTILE_PATROL: Final = 11
NO_JOB_HERE: Final = 12
TOO_POOR: Final = 13
NOBODY_HIDDEN: Final = 14
NO_CREW_HERE: Final = 15
NO_FACTION_HERE: Final = 16
IN_FAVOUR: Final = 17
NOBODY_TO_ROB: Final = 18
PATROL_STAYS: Final = 19
NO_WEAK_PATROL: Final = 20
NOTHING_CHANGES: Final = 21
NO_TARGET_HERE: Final = 22

# Of an open card.
CAN_BUY: Final = 0
NOT_FOR_SALE: Final = 1
TOO_DEAR: Final = 2
NO_EMPTY_SLOT: Final = 3
NO_BETTER_SHIP: Final = 4
EMPTY_DECK: Final = 5
