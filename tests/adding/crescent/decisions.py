"""What is asked."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

KINDS = (
    Kind(
        "fly",
        "Where do you fly?",
        ("stay", ":space", "close:lane", "chase:patrol"),
        "CRE-1.2",
        "stay",
        words={"stay": "stay here", "close": "close", "chase": "chase away"},
        waits="fly",
        does={"stay": "Nothing changes.", "close": "Nobody can fly along it."},
        menu=("space", "close", "chase", "stay"),
    ),
    Kind(
        "sell",
        "Which cargo do you sell?",
        ("none", ":card"),
        "CRE-1.3",
        "none",
        secret=True,
        waits="sell cargo",
        does={"none": "You keep your cargo."},
    ),
)
