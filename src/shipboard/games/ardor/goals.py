"""What is played for in Ardor, and how far it is (ARD-13)."""

from __future__ import annotations

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View, count

BLUE = ("crew", "chancellor")


def goals(view: View, talk: Talk) -> list[Goal]:
    """ARD-13.1 to 13.6: what both sides need, the viewer's own side first."""
    facts, viewer = view["facts"], view["viewer"]
    left, cells = view["zones"]["deck"]["count"], facts["cells"]
    mission = None if viewer is None else view["zones"]["mission"][viewer]["cards"][0]
    chancellor = "chancellor" in facts["missions_in_use"]
    dies = ", when the Chancellor dies," if chancellor else ""
    blue = Goal(
        _who("Blue", mission, mission in BLUE, talk),
        f"empty the Deck ({left} left) or kill the Saboteur",
        f"The blue side wins when the Saboteur dies, or when a turn ends with an empty Deck: "
        f"{count(left, 'card')} left.",
        own=mission in BLUE,
    )
    red = Goal(
        _who("Red", mission, mission is not None and mission not in BLUE, talk),
        f"destroy the oxygen ({cells} of {facts['cells_start']} cells left) or all blue players",
        f"The red side wins when the last oxygen cell is gone ({cells} left){dies} or when nobody "
        "blue is alive.",
        facts["cells_start"] - cells,
        facts["cells_start"],
        own=mission is not None and mission not in BLUE,
    )
    return [red, blue] if red.own else [blue, red]


def _who(side: str, mission: str | None, own: bool, talk: Talk) -> str:
    return f"You, {talk.title('mission', mission)}" if own and mission else side
