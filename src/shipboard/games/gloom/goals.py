"""What is played for in Gloom in Space, and how far it is (GLM-14)."""

from __future__ import annotations

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View


def goals(view: View, talk: Talk) -> list[Goal]:
    """GLM-14.1, 14.5: the lowest total of the dead, and how near each crew is to its end."""
    facts, viewer = view["facts"], view["viewer"]
    totals = facts["totals"]
    lowest = min(totals)
    leads = ", ".join(talk.name(seat) for seat, total in enumerate(totals) if total == lowest)
    rule = "Only dead Characters count: whoever has the lowest total Self-Worth of the dead wins."
    if viewer is None or totals[viewer] == lowest:
        short = f"lowest total of the dead wins: {leads} {lowest}"
    else:
        short = f"lowest total of the dead wins: you {totals[viewer]}, {leads} {lowest}"
    score = Goal(
        "Everybody" if viewer is None else "You",
        short,
        f"{rule} The lowest is {lowest} ({leads})."
        + ("" if viewer is None else f" Yours is {totals[viewer]}."),
        own=viewer is not None,
    )
    return [score, _end(view, talk)]


def _end(view: View, talk: Talk) -> Goal:
    shown = view["facts"]["characters"]
    dead = [0] * view["players"]
    for character in shown.values():
        dead[character["owner"]] += bool(character["dead"])
    sizes = [pile["count"] for pile in view["zones"]["crew"]]
    left = [size - gone for size, gone in zip(sizes, dead, strict=True)]
    # While crews are chosen some have nobody yet, who could not be dead either.
    nearest = min(range(view["players"]), key=lambda seat: (not sizes[seat], left[seat]))
    short = f"{dead[nearest]} of {sizes[nearest]} dead, {talk.name(nearest)}"
    crews = ", ".join(
        f"{talk.name(seat)} {gone} of {size}"
        for seat, (gone, size) in enumerate(zip(dead, sizes, strict=True))
    )
    return Goal(
        "The end",
        f"as soon as a crew is dead: {short}",
        f"The game ends at once when all Characters of one crew are dead. Dead so far: {crews}.",
        dead[nearest],
        sizes[nearest],
    )
