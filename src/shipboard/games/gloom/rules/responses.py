"""GLM-13: Responses, in secret windows between announcing and placing.

Who is asked follows from public facts alone (GLM-R56); that a player is being asked, and who
declines, nobody learns.
"""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, count_kind, kinds, take

from ..names import (
    AIMED_AT,
    AIMED_AT_PLAYER,
    CANCELLED,
    DECLINE,
    PLAY,
    REDIRECTED,
    RESPOND,
    RESPONDED,
    WINDOW,
)
from ..pack import A_CARD, Text
from ..state import NOBODY, Gloom
from .effects import carry_out
from .frames import SLOTS, THE_OTHER, frame
from .legal import FOR_RESPONSE, event_possible
from .stacks import fits
from .stages import choose_further
from .triggers import note_play


def window(g: Gloom, what: int) -> None:
    """GLM-13.4, R51, R55, R56: the window opens if some Response is open for somebody."""
    if not g.cards.answers_special[what]:
        return
    for j in range(1, g.players):
        if is_asked(g, what, (g.active + j) % g.players):
            g.open_window(RESPOND)
            g.answering = what
            if g.telling:
                g.tell(WINDOW, ())
            g.then((ask_next, 1))
            return


def is_asked(g: Gloom, what: int, seat: int) -> bool:
    """GLM-R56: a Response of the card set is open for this player; no hand is looked into."""
    if not g.hand[seat]:
        return False
    for kind in g.cards.responses:
        if is_open(g, what, seat, kind):
            return True
    return False


def is_open(g: Gloom, what: int, seat: int, kind: int) -> bool:
    """GLM-13.2, R56 a to e, R57: it fits, it may still be in a hand, and it could do its work."""
    gone = count_kind(g.discard, kind) + count_kind(g.box, kind)
    if gone >= g.cards.copies[kind] or not answers(g, what, seat, kind):
        return False
    if g.cards.cancels[kind] and g.cards.uncancellable[g.announced[0]]:
        return False
    return event_possible(g, seat, FOR_RESPONSE, kind)


def answers(g: Gloom, what: int, seat: int, kind: int) -> bool:
    """GLM-13.2, R56 a: the text fits what the active player has just done."""
    for answered in g.cards.answers[kind]:
        if answered[0] == what and (what != A_CARD or answers_card(g, seat, kind, answered)):
            return True
    return False


def answers_card(g: Gloom, seat: int, kind: int, answered: Text) -> bool:
    """GLM-R56 a: the text fits the announced card and its present target."""
    if not g.cards.fits[answered[1]][g.announced[0]]:
        return False
    if answered[2] is None:
        return True
    f = frame(seat, NOBODY, seat, g.active, kind, 0)
    for c in g.named:
        if fits(g, f, answered[2], c):
            return True
    return False


def ask_next(g: Gloom, start: int) -> None:
    """GLM-13.5, 13.10, R53: one after the other, clockwise, until the card is cancelled."""
    if g.answering == A_CARD and not g.announced:
        return
    for j in range(start, g.players):
        seat = (g.active + j) % g.players
        if is_asked(g, g.answering, seat):
            options = [DECLINE, *playable_responses(g, seat)]
            g.ask_in_window(seat, RESPOND, options, (responded, j))
            return


def playable_responses(g: Gloom, seat: int) -> list[int]:
    """GLM-13.2: the fitting Responses in this hand, as options."""
    held = kinds(g.hand[seat])
    response = g.cards.response
    return [PLAY + kind for kind in held if response[kind] and is_open(g, g.answering, seat, kind)]


def responded(g: Gloom, j: int, option: int) -> None:
    """GLM-13.5, R53: who has declined is not asked again in this window."""
    if option != DECLINE:
        seat = (g.active + j) % g.players
        choose_further(g, play_response, seat, FOR_RESPONSE, option - PLAY, NOBODY, ())
        return
    g.light += 1
    g.then((ask_next, j + 1))


def play_response(
    g: Gloom, seat: int, how: int, kind: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-13.5 to 13.7, R50: carried out at once; nobody can answer it."""
    g.responding.append(take(g.hand[seat], kind, VIEWERS))
    g.light += 1
    if g.telling:
        g.tell(RESPONDED, (seat, kind))
        if player != NOBODY:
            g.tell(AIMED_AT_PLAYER, (kind, player))
        for c in named:
            g.tell(AIMED_AT, (kind, c, g.owner[c]))
    f = frame(seat, NOBODY, seat, g.active, kind, g.cards.places[kind])
    f[THE_OTHER] = player
    f[SLOTS : SLOTS + len(named)] = list(named)
    g.then((end_response, seat))
    carry_out(g, g.cards.immediate[kind], f)


def end_response(g: Gloom, seat: int) -> None:
    """GLM-7.2, R53: it is discarded; its player is asked again while the window is open."""
    g.discard.append(g.responding.pop())
    if g.answering == A_CARD and not g.announced:
        return
    g.open_window(RESPOND)
    g.then((ask_next, (seat - g.active) % g.players))


def cancel(g: Gloom) -> None:
    """GLM-13.8, 13.10, 13.11, R54: the announced card is discarded without any effect."""
    if g.announced and not g.cards.uncancellable[g.announced[0]]:
        kind = g.announced.pop()
        g.discard.append(kind)
        g.named.clear()
        g.named_player = NOBODY
        g.noted.clear()
        if g.telling:
            g.tell(CANCELLED, (kind,))


def redirect(g: Gloom, slot: int) -> None:
    """GLM-13.9, R57 to R59: the announced card is given another target."""
    if g.announced:
        c = g.frame[SLOTS + slot]
        g.named[0] = c
        if g.telling:
            g.tell(REDIRECTED, (g.announced[0], c, g.owner[c]))
        note_play(g, g.active, g.announced[0])
