"""What time it is: one function, so that a test can stop it."""

from __future__ import annotations

import time

# A clock that only goes forward: whoever sets the machine's clock must not end anybody's time.
# Where there is one, it also counts while the machine sleeps.
_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_BEGAN = time.time_ns() - time.clock_gettime_ns(_STEADY)


def now() -> int:
    """Milliseconds since 1970, as the machine's clock stood when this process began."""
    return (_BEGAN + time.clock_gettime_ns(_STEADY)) // 1_000_000
