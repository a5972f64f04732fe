"""Who is meant: turn order, selectors, and the frame of the effect being carried out."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.state import Step
from shipboard.kernel.texts import around

from ..pack import DARK, Effects
from ..state import NOWHERE, Frame, Outsider

# Selectors: players as card texts name them.
THE_CONTROLLER: Final = 0
THE_SELF: Final = 1
THE_ACTIVE: Final = 2
NEXT_PLAYER: Final = 3
NEXT_ACTIVE: Final = 4
EACH_PLAYER: Final = 5
EACH_OTHER: Final = 6
CHOSEN: Final = 7
HIGHEST: Final = 8
LOWEST: Final = 9
GOALLESS: Final = 10
THE_DOOMED: Final = 11
SAME_PLACE: Final = 12
DARK_HOLDERS: Final = 16  # + number of Dark cards

PLAYER_COUNT: Final = -1  # as a number in a text


def frame_of(controller: int) -> Frame:
    """A frame of this player's."""
    frame = Frame()
    frame.you = controller
    frame.subject = controller
    return frame


def carry(
    g: Outsider,
    effects: Effects,
    controller: int,
    finish: Step,
    here: bool = False,
    crisis: bool = False,
) -> None:
    """Carry out these effects in a frame of their own, then `finish`, which must close it."""
    frame = frame_of(controller)
    frame.here = here
    frame.old = len(g.discard)
    frame.crisis = crisis
    g.frames.append(frame)
    g.stack.append(finish)
    if len(effects) == 1:
        g.stack.append(effects[0])
    else:
        g.stack.extend(effects[::-1])


def close_frame(g: Outsider) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def in_order(g: Outsider, start: int) -> list[int]:
    """All seats in the current direction, beginning with this one (OUT-R19)."""
    return around(g, start, g.direction)


def next_seat(g: Outsider, seat: int) -> int:
    """OUT-4.11, OUT-R55: the next player in the current direction."""
    return (seat + g.direction) % g.players


def number(g: Outsider, n: int) -> int:
    """A number in a text, which may be the number of players."""
    return g.players if n == PLAYER_COUNT else n


def one_seat(g: Outsider, party: int) -> int:
    """The single player that a text means, or -1 where nobody could be chosen (OUT-R44)."""
    frame = g.frames[-1]
    if party == THE_CONTROLLER:
        return frame.you
    if party == THE_SELF:
        return frame.subject
    if party == THE_ACTIVE:
        return g.active
    if party == NEXT_PLAYER:
        return next_seat(g, frame.you)
    if party == NEXT_ACTIVE:
        return next_seat(g, g.active)
    found = seats(g, party)
    return found[0] if found else -1


def seats(g: Outsider, party: int) -> list[int]:
    """The players that a text means, in turn order from its controller."""
    if party <= NEXT_ACTIVE:
        return [one_seat(g, party)]
    frame = g.frames[-1]
    order = in_order(g, frame.you)
    if party == EACH_PLAYER:
        return order
    if party == EACH_OTHER:
        return order[1:]
    if party == CHOSEN:
        mask = frame.targets
        return [seat for seat in order if mask >> seat & 1]
    return [seat for seat in order if meant(g, party, seat, frame.you)]


def meant(g: Outsider, party: int, seat: int, you: int) -> bool:
    """Whether a text that names players by what they have means this one."""
    if party >= DARK_HOLDERS:
        return dark_in_hand(g, seat) >= party - DARK_HOLDERS
    if party == HIGHEST:
        return g.survival[seat] == max(g.survival)
    if party == LOWEST:
        return g.survival[seat] == min(g.survival)
    if party == GOALLESS:
        return not g.completed[seat]
    if party == THE_DOOMED:
        return g.survival[seat] == 0
    return g.token[you] != NOWHERE and g.token[seat] == g.token[you]


def dark_in_hand(g: Outsider, seat: int) -> int:
    """How many Dark cards a hand holds."""
    sort = g.cards.sort
    found = 0
    for card in g.hand[seat]:
        if sort[card & DESIGN] == DARK:
            found += 1
    return found


def is_outsider(g: Outsider, seat: int) -> bool:
    """OUT-12.2: the side that the Loyalty card says."""
    return g.loyalty[seat][0] & DESIGN != 0


def outsider_mask(g: Outsider) -> int:
    """The players who are Outsiders now."""
    mask = 0
    for seat in range(g.players):
        if is_outsider(g, seat):
            mask |= 1 << seat
    return mask


def character(g: Outsider, seat: int) -> int:
    """The Character that a player controls."""
    return g.character[seat][0] & DESIGN
