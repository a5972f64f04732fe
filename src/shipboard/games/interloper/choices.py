"""Where the options of Interloper's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
FORCED_REVEAL_SLOT: Final = 0
REVEAL_WINDOW_SLOT: Final = 1
REVEAL_MORE_SLOT: Final = 1
PEEK_PICK_SLOT: Final = 0
PASS: Final = 0
DONE: Final = 0
DECLINE: Final = 0
PICK: Final = 1
ACTOR_FIGURE: Final = 4
FEATURE_EDGE: Final = 65536
ATTACK_MODE_CARD: Final = 2
END_TURN: Final = 0
REVEAL: Final = 1
ACTOR_MOVE_NPC: Final = 2
ACTION_MOVE_NPC: Final = 3
ACTOR_NPC_ATTACK: Final = 3
ACTION_NPC_ATTACK: Final = 11
MOVE: Final = 2
LOCK: Final = 4
UNLOCK: Final = 5
ACTIVATE: Final = 6
SEARCH: Final = 7
WRECK: Final = 8
REPAIR: Final = 9
ATTACK: Final = 10
USE_CARD: Final = 12
PASS_ITEM: Final = 13
TRAIT_ACTION: Final = 14
STOP: Final = 0
PLAIN: Final = 0
RESIN: Final = 1
MELEE: Final = 0
OWN: Final = 1
IGNORED: Final = 65536
GUARD: Final = 0
TECHNICIAN: Final = 1
DOCTOR: Final = 2
OFF: Final = 0
ON: Final = 1
KEEP: Final = 0
TAKE_BACK: Final = 1
GIVE: Final = 0
FALLBACK: Final = 65536
DISCARD: Final = 65537
PAYOFF_TAKE: Final = 131073
IGNORE_PENALTY_TAKE: Final = 1
EXTRA: Final = 196609
IGNORE: Final = 0
USE: Final = 0
DIE: Final = 1
NONE: Final = 0
