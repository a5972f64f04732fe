"""Who is meant: "you" and the others on a card, and the frame of the effect being carried out."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.texts import around

from ..state import NOBODY, Frame, Gloom

# Players as card texts name them.
YOU: Final = 0
THE_PLAYER: Final = 2
THE_ACTOR: Final = 3
ACTIVE: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
EACH: Final = 7
EACH_OTHER: Final = 8
CHOSEN_OTHER: Final = 9


def frame(you: int, this: int, player: int, actor: int, design: int, places: int) -> Frame:
    """GLM-6.6, 7.3, 8.8: a text's "you", its Character, and room for what it chooses."""
    made = Frame()
    made.you = you
    made.character = this
    made.player = player
    made.actor = actor
    made.card = design
    if places:
        made.chosen = (NOBODY,) * places
    return made


def choose(f: Frame, slot: int, c: int) -> None:
    """Note the Character chosen for one of the places of a text."""
    f.chosen = (*f.chosen[:slot], c, *f.chosen[slot + 1 :])


def seat_of(g: Gloom, f: Frame, party: int) -> int:
    """The one seat that a text means, or nobody."""
    if party == YOU:
        return f.you
    if party == THE_PLAYER:
        return f.player
    if party == THE_ACTOR:
        return f.actor
    if party == ACTIVE:
        return g.active
    if party == LEFT:
        return (f.you + 1) % g.players
    if party == RIGHT:
        return (f.you - 1) % g.players
    return f.other


def seats_of(g: Gloom, f: Frame, party: int) -> list[int]:
    """GLM-R35: the seats that a text means, clockwise from the active player."""
    if party in (EACH, EACH_OTHER):
        return [seat for seat in around(g, g.active) if party == EACH or seat != f.you]
    seat = seat_of(g, f, party)
    return [seat] if seat >= 0 else []


def means(g: Gloom, f: Frame, party: int, seat: int) -> bool:
    """Whether a text means this seat."""
    if party == EACH:
        return True
    if party == EACH_OTHER:
        return seat != f.you
    return seat_of(g, f, party) == seat
