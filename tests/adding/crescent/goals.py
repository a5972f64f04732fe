"""What is played for: the best sales by dusk."""

from __future__ import annotations

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View


def goals(view: View, talk: Talk) -> list[Goal]:
    """The viewer's sales, and the best ones."""
    score, viewer = view["facts"]["score"], view["viewer"]
    best = max(score)
    own = "" if viewer is None else f"you have {score[viewer]}, "
    words = "Whoever has sold most by dusk wins."
    return [Goal("Everybody", f"{own}the most is {best}", words, own=viewer is not None)]
