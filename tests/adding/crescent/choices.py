"""Where the options of Crescent's decisions begin.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# By their labels.
STAY: Final = 0
PICK: Final = 1
CLOSE: Final = 65537
CHASE: Final = 131073
NONE: Final = 0
