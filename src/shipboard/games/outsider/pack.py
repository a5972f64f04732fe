"""Outsider's content in play: lists by card design, as the rules read them.

Cards of the main deck and Crises are numbered in one row, so that an option can name either.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.pack import Pack

# Sorts of cards.
GEAR: Final = 0
GOAL: Final = 1
TECH: Final = 2
DARK: Final = 3
CRISIS: Final = 4
SORTS: Final = ("gear", "goal", "tech", "dark")

# Filters: a sort, or one of these; FIT_ID + design is the cards of one design.
FIT_ANY: Final = 10
FIT_NOT_DARK: Final = 11
FIT_ID: Final = 4096

# Skills are a mask; `any` on a character fits every Goal, a Goal without a skill fits all.
SKILLS: Final = ("command", "engineering", "science", "systems")
ANY_SKILL: Final = 16

# Scrap icons: places in a tuple of counts.
ICONS: Final = ("exotic", "particle", "tools", "plating", "any")
ANY_ICON: Final = 4

# OUT-10.4: when a Tech or an ability may be used.
ACTION: Final = 0
FREE_OWN_TURN: Final = 1
ANY_TIME: Final = 2
ON_CRISIS: Final = 3
TIMINGS: Final = ("action", "free_own_turn", "any_time", "on_crisis")

# Static modifiers of Characters and Ongoing Crises; 0 means that there is none.
DRAW_LIMIT: Final = 0
GATHER_TRADES: Final = 1
SCRAP_NEED: Final = 2
SCRAP_WILD: Final = 3
MOVE_STEPS: Final = 4
ENTROPY_COUNT: Final = 5
SURCHARGE: Final = 6
GOAL_EXTRA: Final = 7
FORBIDS: Final = 8  # a mask of the acts below
MODIFIERS: Final = 9
NORMAL: Final = (5, 1, 3, 0, 1, 1, 0, 0, 0)

# What can be forbidden.
NO_GAIN: Final = 1
NO_GATHER: Final = 2
NO_DISCARD_DRAW: Final = 4
NO_SCRAP: Final = 8
NO_MOVE: Final = 16
NO_PLAY_GOAL: Final = 32
NO_COMPLETE: Final = 64
NO_CLEAR: Final = 128
NO_TECH: Final = 256
NO_ABILITY: Final = 512

# How an Ongoing Crisis ends besides by clearing.
ENDS_NEVER: Final = 0
ENDS_NEXT_TURN: Final = 1
ENDS_GOAL: Final = 2
ENDS_IF: Final = 3

Effects = tuple[Any, ...]  # of steps
Condition = Any  # (function, *arguments), or None
Icons = tuple[int, ...]  # counts by ICONS
NO_ICONS: Final = (0, 0, 0, 0, 0)


class OutsiderPack(Pack):
    """Cards, Crises, characters and locations, their effects compiled to steps."""

    def __init__(self, content_hash: str) -> None:
        super().__init__(content_hash)
        self.deck: list[int] = []
        self.crises: list[int] = []
        # By design, Crises included.
        self.sort: list[int] = []
        self.icons: list[Icons] = []  # of Gear
        self.skill: list[int] = []  # of Goals, 0 for any
        self.gear: list[int] = []  # the Gear that completes the Goal
        self.scrap: list[Icons] = []  # cost of a Goal, or of clearing a Crisis
        self.place: list[int] = []  # of Goals
        self.repair: list[Effects] = []
        self.sabotage: list[Effects] = []
        self.timing: list[int] = []  # of Tech, -1 for others
        self.actions: list[int] = []
        self.interacts: list[bool] = []
        self.condition: list[Condition] = []
        self.cost: list[Effects] = []
        self.effects: list[Effects] = []  # of Tech and Crises
        self.ongoing: list[bool] = []
        self.clearable: list[bool] = []
        self.ends: list[int] = []
        self.ends_if: list[Condition] = []
        self.ends_by_condition = False  # whether any does
        self.changes: list[list[int]] = []  # by Crisis: modifiers
        self.start_of_turn: list[Effects] = []
        self.end_of_turn: list[Effects] = []
        # By character.
        self.skills: list[int] = []
        self.first: list[bool] = []  # takes the first turn
        self.anywhere: list[bool] = []  # ignores location rule II
        self.traits: list[list[int]] = []  # by character: modifiers
        self.abilities: list[tuple[int, ...]] = []
        self.character_start: list[Effects] = []
        self.character_end: list[Effects] = []
        # By ability.
        self.ability_actions: list[int] = []
        self.ability_once: list[bool] = []
        self.ability_interacts: list[bool] = []
        self.ability_condition: list[Condition] = []
        self.ability_cost: list[Effects] = []
        self.ability_effects: list[Effects] = []
        # Steps as they lie on the stack: of the set-up, and by seat of a turn and a Shift.
        self.set_up: Effects = ()
        self.turns: tuple[Effects, ...] = ()
        self.shifts: tuple[Effects, ...] = ()
        # By location.
        self.neighbours: list[tuple[int, ...]] = []
