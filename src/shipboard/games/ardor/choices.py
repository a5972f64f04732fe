"""Where the options of Ardor's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
PASS: Final = 0
ABILITY: Final = 1
REFRESH: Final = 2
REPAIR: Final = 3
SELF: Final = 0
CELL: Final = 1
RETURN: Final = 1
NOBODY: Final = 0
PICK: Final = 1
DECLINE: Final = 0
PLAY: Final = 1
NONE: Final = 0
KEEP: Final = 0
DAMAGE: Final = 0
REVEAL: Final = 1
NO: Final = 0
YES: Final = 1
ALERT: Final = 0
CALM: Final = 1
SILENT: Final = 0
CLAIM_BLUE: Final = 1
CLAIM_COMMITTED_RED: Final = 2
CLAIM_COMMITTED_BLUE: Final = 3
CLAIM_COMMITTED_GREEN: Final = 4
ACCUSE: Final = 5
TRUST: Final = 65541
ASK_ALLY: Final = 131077
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
