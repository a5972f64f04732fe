"""Seams: turns, rounds and set-ups as lists of named steps.

A variant or an expansion makes another list of one, by name, when content is loaded; rules only
carry out what the pack of their table holds.

    TURN = Seam(draw=(draw_to_three, SEAT), commit=(commit_card, SEAT), reveal=(reveal,))
    TURN.before("reveal", talk=(statements,))
"""

from __future__ import annotations

from typing import Any, Final

from .state import SEATS, Step

SEAT: Final = "the seat whose turn it is"  # stands in a step for an argument

Chosen = tuple[str, str]  # an option and its value
Changes = dict[Chosen, dict[str, Step]]  # the steps that each puts in the place of others


class Seam:
    """Named steps in the order in which they happen."""

    def __init__(self, **steps: Step) -> None:
        self.steps = steps

    def replaced(self, **steps: Step) -> Seam:
        """Other steps in the place of those of the same names."""
        for name in steps:
            self._find(name)
        return Seam(**(self.steps | steps))

    def without(self, *names: str) -> Seam:
        """Fewer steps."""
        for name in names:
            self._find(name)
        return Seam(**{name: step for name, step in self.steps.items() if name not in names})

    def under(self, chosen: frozenset[Chosen], changes: Changes) -> Seam:
        """With the steps that these values of options put in the place of its own."""
        steps = {name: step for each in chosen for name, step in changes[each].items()}
        return self.replaced(**steps)

    def before(self, where: str, **steps: Step) -> Seam:
        """More steps, before the one of this name."""
        return self._inserted(self._find(where), steps)

    def after(self, where: str, **steps: Step) -> Seam:
        """More steps, after the one of this name."""
        return self._inserted(self._find(where) + 1, steps)

    def at(self, seat: int) -> tuple[Step, ...]:
        """The steps as they happen at this seat."""
        return tuple(
            tuple(seat if part == SEAT else part for part in step) for step in self.steps.values()
        )

    def on_stack(self) -> tuple[tuple[Step, ...], ...]:
        """By seat, the steps as they lie on the stack: the last one lowest."""
        return tuple(self.at(seat)[::-1] for seat in range(SEATS))

    def laid(self) -> tuple[Step, ...]:
        """The same of what is no seat's: a set-up, the end of a round."""
        return tuple(self.steps.values())[::-1]

    def _find(self, name: str) -> int:
        names = list(self.steps)
        if name not in names:
            raise ValueError(f"there is no step {name!r} here; the steps are {', '.join(names)}")
        return names.index(name)

    def _inserted(self, index: int, steps: dict[str, Any]) -> Seam:
        for name in steps:
            if name in self.steps:
                raise ValueError(f"there is a step {name!r} already")
        known = list(self.steps.items())
        return Seam(**dict([*known[:index], *steps.items(), *known[index:]]))
