"""What has come of it: many events in a few words, and where a game turned.

Both are made from what events declare as their effects and causes, as one viewer was told them
(`Speaker.tell`). The page says the same of what it holds (`web/src/core/recap.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

MOST = 5  # lines of a recap, and turning points of a game
MOST_OF_ONE = 3  # effects of one cause
APART = 3  # answers at least between two turning points

Told = dict[str, Any]  # an event as a viewer was told it


@dataclass(slots=True)
class Effects:
    """How often or how much of one effect, and how much it weighs."""

    number: int = 0
    weight: int = 0


@dataclass(slots=True)
class Consequence:
    """What came of one cause, by the words of its effects."""

    cause: str = ""
    effects: dict[str, Effects] = field(default_factory=dict)

    def add(self, effect: dict[str, Any]) -> None:
        """One effect more."""
        found = self.effects.setdefault(effect["words"], Effects())
        found.number += effect["number"]
        found.weight += effect["weight"]

    @property
    def weight(self) -> int:
        """How much it decides."""
        return sum(each.weight for each in self.effects.values())

    def __str__(self) -> str:
        ranked = sorted(self.effects, key=lambda words: -self.effects[words].weight)[:MOST_OF_ONE]
        found = [
            _counted(words, each.number) for words, each in self.effects.items() if words in ranked
        ]
        line = ", ".join([found[0], *map(_within, found[1:])])
        said = line.casefold()
        # Who did it, and with what, may be said already.
        known = all(part in said for part in self.cause.casefold().split(": "))
        line = line if known else f"{line} ({self.cause})"
        return line[:1].upper() + line[1:]


def _counted(words: str, number: int) -> str:
    """
    >>> _counted("-{} cell | -{} cells", 2), _counted("A is hurt", 1)
    ('-2 cells', 'A is hurt')
    """
    one, _, many = words.partition(" | ")
    return (one if number == 1 or not many else many).replace("{}", f"{number:,}")


def _within(words: str) -> str:
    """What stands within a line: "you", not "You"."""
    return f"y{words[1:]}" if words.startswith(("You ", "Your ")) else words


def consequences(events: Iterable[Told], cause: str = "") -> list[Consequence]:
    """What came of these events, by cause, in the order in which it happened."""
    found: list[Consequence] = []
    for event in events:
        if "because" in event:
            cause = event["because"]
        if "effect" in event:
            if not found or found[-1].cause != cause:
                found.append(Consequence(cause))
            found[-1].add(event["effect"])
    return found


def recap(events: Iterable[Told], most: int = MOST) -> list[str]:
    """What weighs most of these events in a few lines, the latest first."""
    found = consequences(events)
    heaviest = sorted(range(len(found)), key=lambda i: (-found[i].weight, -i))[:most]
    return [str(found[i]) for i in sorted(heaviest, reverse=True)]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point: after which answer it was there, and what happened."""

    at: int
    text: str


def turning_points(moments: Sequence[Sequence[Told]], most: int = MOST) -> list[TurningPoint]:
    """The moments of a game at which most happened, in their order.

    A moment is what was told between two answers.
    """
    swings: list[tuple[int, int, str]] = []
    cause = ""
    for at, events in enumerate(moments):
        found = consequences(events, cause)
        for event in events:
            cause = event.get("because", cause)
        if found:
            found.sort(key=lambda each: -each.weight)
            swings.append((sum(each.weight for each in found), at, str(found[0])))
    swings.sort(key=lambda swing: (-swing[0], -swing[1]))
    points: list[TurningPoint] = []
    for _, at, text in swings:
        if len(points) < most and all(abs(at - point.at) >= APART for point in points):
            points.append(TurningPoint(at, text))
    return sorted(points, key=lambda point: point.at)
