"""Where the options of Gloom's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
PASS: Final = 0
DISCARD_HAND: Final = 1
PLAY: Final = 1
TAKE_ACTION_PLAY: Final = 2
DECLINE: Final = 0
END_TURN: Final = 0
TAKE: Final = 1
NO: Final = 0
YES: Final = 1
ACTION: Final = 0
FREE_PLAY: Final = 1
