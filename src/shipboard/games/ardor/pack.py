"""Ardor's content in play: lists by card design, as the rules read them."""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.pack import Pack

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("red", "blue", "green")

EVENT: Final = 0
ENERGY: Final = 1
MALFUNCTION: Final = 2
REACTION: Final = 3
SORTS: Final = ("event", "energy", "malfunction", "reaction")

CELLS_HIT_ZERO: Final = 0
CELLS_IS_ONE: Final = 1

Effects = tuple[Any, ...]  # of steps
Condition = Any  # (function, *arguments), or None


class ArdorPack(Pack):
    """Deck cards, characters and their effects, compiled to steps."""

    def __init__(self, content_hash: str) -> None:
        super().__init__(content_hash)
        self.deck: list[int] = []
        self.colour: list[int] = []
        self.sort: list[int] = []
        self.repair: list[int] = []
        self.priority: list[int] = []
        self.no_cancel_if: list[Condition] = []
        self.on_play: list[Effects] = []
        self.turn_start: list[Effects] = []
        self.on_leave: list[Effects] = []
        self.redirects_cleanup: list[bool] = []
        # By design: (when, condition, effects) of each reaction.
        self.reactions: list[tuple[tuple[int, Condition, Effects], ...]] = []
        # Characters: cost and effects of the named ability.
        self.cost: list[int] = []
        self.ability: list[Effects] = []
        self.refresh: Effects = ()
        # Steps as they lie on the stack: of the set-up, of a turn by seat; and before a vote.
        self.set_up: Effects = ()
        self.turns: tuple[Effects, ...] = ()
        self.before_vote: Effects = ()
