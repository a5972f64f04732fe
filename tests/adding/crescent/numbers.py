"""Numbers of Crescent's decisions, events, streams, sides and reasons for the end.

Made from the declarations by `make numbers`; never changed by hand.
"""

from __future__ import annotations

from typing import Final

# Decisions.
FLY: Final = 0
SELL: Final = 1

# Events.
FLEW: Final = 0
CLOSED: Final = 1
CHASED: Final = 2
SOLD: Final = 3
ENDED: Final = 4

# Streams of chance.
STREAM_CARGO: Final = 0
STREAM_WIND: Final = 1

# Sides.
SIDE_RICHEST: Final = 0

# Reasons for the end.
REASON_DUSK: Final = 0

# Why something is no option.
ALLOWED: Final = 0
NO_OPEN_LANE: Final = 1
LANE_ELSEWHERE: Final = 2
PATROL_ELSEWHERE: Final = 3
NO_SUCH_CRATE: Final = 4
