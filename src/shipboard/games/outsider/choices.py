"""Where the options of Outsider's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
END_ACTIONS: Final = 0
GATHER: Final = 1
DISCARD_DRAW: Final = 2
SHIFT: Final = 3
SCRAP: Final = 4
MOVE: Final = 5
PLAY_GOAL: Final = 6
COMPLETE: Final = 7
CLEAR: Final = 65543
TECH: Final = 65537
ACT_TECH: Final = 131079
SABOTAGE: Final = 1
ACT_SABOTAGE: Final = 196615
ABILITY: Final = 262151
DONE: Final = 0
PICK: Final = 1
GEAR: Final = 0
GOAL: Final = 1
TOP: Final = 0
BOTTOM: Final = 1
NO: Final = 0
YES: Final = 1
CRISIS_CHOICE_NOTHING: Final = 0
FORCED_DISCARD_NOTHING: Final = 65536
DISCARD: Final = 1
LOSE: Final = 2
FIRST: Final = 3
SECOND: Final = 4
THIRD: Final = 5
FOURTH: Final = 6
DECLINE: Final = 0
DRAW: Final = 1
CREW: Final = 0
OUTSIDER: Final = 1
PASS: Final = 0
