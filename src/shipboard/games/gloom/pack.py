"""Gloom's content in play: lists by card design, as the rules read them.

Texts are compiled to tuples of numbers and functions. A condition or a count is (function,
*arguments), called with the state and a frame (rules/frames.py); a filter of Characters is (flags,
Self-Worth tests, icons); a filter of cards is the place of a list in `fits`.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.pack import Pack

MODIFIER: Final = 0
EVENT: Final = 1
UNTIMELY_DEATH: Final = 2

EMPTY: Final = 1 << 20  # no value printed in a slot: transparent
CLEAR: Final = -1  # nothing printed in an icon position: transparent
BLANK: Final = 0  # an opaque icon position without icon; an icon is the bit 1 << its number

# Static effects: the first number of each.
DRAW_LIMIT: Final = 0  # (…, condition, who, delta)
WORTH: Final = 1  # (…, condition, selector, delta, count or None)
WORTH_SET: Final = 2  # (…, condition, selector, n)
FORBID: Final = 3  # (…, condition, who, cards, selector, unless)
ALLOW: Final = 4  # (…, condition, who, cards, selector, how)
GRANT_ICON: Final = 5  # (…, condition, selector, icon)
TRIGGER: Final = 6  # no static effect, but noted with them in the masks of `lasts`

# How something is allowed.
FREE_PLAY: Final = 0
ON_DEAD: Final = 1
ANY_WORTH: Final = 2
SECOND_ACTION: Final = 3

# Selectors of Characters: the first number of each.
ANY: Final = 0
THIS: Final = 1
FITTING: Final = 2  # (…, filter)
CHOSEN: Final = 3  # (…, filter, slot)

# Flags of a filter of Characters.
LIVING: Final = 1
DEAD: Final = 2
OF_YOU: Final = 4
OTHER_OF_YOU: Final = 8
OF_OTHER: Final = 16
HAS_MODIFIER: Final = 32

# Comparisons.
BELOW: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
AT_LEAST: Final = 3
ABOVE: Final = 4

# Triggers: the first number of each.
PLAYED_ON: Final = 0  # (…, selector, cards, by)
DIES: Final = 1  # (…, filter)
TURN_START: Final = 2  # (…, who)
DRAW_STEP: Final = 3  # (…, who)
PLAYS: Final = 4  # (…, who, cards)

BY_ANY: Final = 0
BY_OTHER: Final = 1
BY_YOU: Final = 2

# What a Response answers.
A_CARD: Final = 0  # (…, cards, filter or None)
A_DISCARDED_HAND: Final = 1
A_PASS: Final = 2

Text = tuple[Any, ...]  # something compiled
Call = Any  # (function, *arguments), or None
Selector = tuple[Any, ...]


class GloomPack(Pack):
    """Deck cards by design, in order of the files; Characters by number."""

    def __init__(self, content_hash: str) -> None:
        super().__init__(content_hash)
        self.deck: list[int] = []  # designs, each as often as it has copies
        self.boxed: list[int] = []  # taken out by an option
        self.copies: list[int] = []
        self.sort: list[int] = []
        self.points: list[tuple[int, int, int]] = []
        self.icons: list[tuple[int, int, int]] = []
        self.portrait: list[bool] = []
        # Play rules.
        self.play_if: list[Call] = []
        self.requires: list[Call] = []
        self.second_action: list[bool] = []
        self.uncancellable: list[bool] = []
        # Effects: each (condition, may, steps).
        self.immediate: list[Text] = []
        self.response: list[bool] = []
        self.answers: list[Text] = []  # (answered, condition) of each response effect
        # What an Event names: (filter, slots that must differ, ascending after, redirect, effect).
        self.slots: list[Text] = []
        self.places: list[int] = []  # how many Characters the texts of the card choose
        # Which of the effects that happen at once name a player, or cancel: masks.
        self.names_player: list[int] = []
        self.cancels: list[int] = []
        # By text, 2 * design for the ongoing and 2 * design + 1 for the persistent one: its static
        # effects, a mask of their sorts and TRIGGER, and which designs it forbids somebody.
        self.statics: list[Text] = []
        self.lasts: list[int] = []
        self.bans: list[list[bool]] = []
        self.can_be_forbidden: list[bool] = []  # whether any text forbids the design
        self.can_be_allowed: list[int] = []  # how any text allows the design, a mask
        # Triggers: each (trigger, (condition, may, steps)).
        self.ongoing_when: list[Text] = []
        self.persistent_when: list[Text] = []
        # All cards that a filter of cards takes, and where free plays may go.
        self.fits: list[list[bool]] = []
        self.selectors: list[Selector] = []
        self.alike: list[int] = []  # the first design that may be played whenever this one may
        # The Responses to an announced card by its design, and those to the rest by what it is.
        self.responses_to_card: list[list[int]] = []
        self.responses_to: list[list[int]] = [[], [], []]
        self.volatile = False  # whether a static effect reads hands, which change between stacks
        # Steps as they lie on the stack: of the set-up, of a turn by seat.
        self.set_up: Text = ()
        self.turns: tuple[Text, ...] = ()
        self.characters = 0
        self.icon_names: tuple[str, ...] = ()
