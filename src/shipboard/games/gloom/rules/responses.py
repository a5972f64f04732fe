"""GLM-13: Responses, in secret windows between announcing and placing.

Who is asked follows from public facts alone (GLM-R56); that a player is being asked, and who
declines, nobody learns.
"""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, count_design, take

from .. import choices
from ..numbers import (
    AIMED_AT,
    AIMED_AT_PLAYER,
    ALLOWED,
    CANCELLED,
    NO_ANSWER_THERE,
    NO_ANSWER_TO_IT,
    NO_RESPONSE,
    NOT_IN_HAND,
    REDIRECTED,
    RESPOND,
    RESPONDED,
    RESPONSE_OVER,
    UNCANCELLABLE,
    WINDOW,
)
from ..pack import A_CARD
from ..state import NOBODY, Gloom
from .effects import carry_out
from .frames import frame
from .legal import FOR_RESPONSE, answering, no_event
from .stages import choose_further
from .triggers import note_play


def window(g: Gloom, what: int, first: int) -> None:
    """GLM-13.4, R51, R55, R56: the window opens: a Response is open for who sits so far left."""
    g.open_window(RESPOND)
    g.answering = what
    if g.telling:
        g.tell(WINDOW, ())
    g.then((ask, first))


def next_asked(g: Gloom, what: int, start: int) -> int:
    """GLM-13.5, R56: how far to the left the next player sits who is asked; 0 if there is none.

    For that player a Response of the card set is open; no hand is looked into.
    """
    found = 0
    for design in responses_to(g, what):
        if not is_gone(g, design):
            for j in range(start, found or g.players):
                seat = (g.active + j) % g.players
                if g.hand[seat] and not no_answer(g, what, seat, design):
                    found = j
                    break
    return found


def responses_to(g: Gloom, what: int) -> list[int]:
    """GLM-13.2: the Responses of the card set whose texts name what has just been done."""
    if what == A_CARD:
        return g.cards.responses_to_card[g.announced[0]]
    return g.cards.responses_to[what]


def is_gone(g: Gloom, design: int) -> bool:
    """GLM-R56: no hand can hold the card, for all its copies lie face up or in the box."""
    return g.discard.count(design) + g.box.count(design) >= g.cards.copies[design]


def no_answer(g: Gloom, what: int, seat: int, design: int) -> int:
    """GLM-13.2, R56 a to e, R57: of a Response to this: it fits, and it could do its work."""
    told = answering(g, what, seat, design)
    if not told:
        return NO_ANSWER_THERE
    if g.cards.cancels[design] & told and g.cards.uncancellable[g.announced[0]]:
        return UNCANCELLABLE
    return no_event(g, seat, FOR_RESPONSE, design, told)


def ask_next(g: Gloom, start: int) -> None:
    """GLM-13.5, 13.10, R53: one after the other, clockwise, until the card is cancelled."""
    if g.answering == A_CARD and not g.announced:
        return
    j = next_asked(g, g.answering, start)
    if j:
        ask(g, j)


def ask(g: Gloom, j: int) -> None:
    """GLM-13.2, 13.5: the player who sits so far left may answer, with what the hand has."""
    seat = (g.active + j) % g.players
    g.ask_in_window(seat, RESPOND, [choices.DECLINE, *playable_responses(g, seat)], (responded, j))


def playable_responses(g: Gloom, seat: int) -> list[int]:
    """GLM-13.2: the fitting Responses in this hand, as options."""
    what = g.answering
    return [
        choices.PLAY + design
        for design in responses_to(g, what)
        if count_design(g.hand[seat], design) and not no_answer(g, what, seat, design)
    ]


def no_respond(g: Gloom, seat: int, option: int, j: int) -> int:
    """GLM-13.2, 13.3: a Response in the hand that is open now, or none."""
    if option == choices.DECLINE:
        return ALLOWED
    design = option - choices.PLAY
    if not count_design(g.hand[seat], design):
        return NOT_IN_HAND
    if not g.cards.response[design]:
        return NO_RESPONSE
    if design not in responses_to(g, g.answering):
        return NO_ANSWER_TO_IT
    return no_answer(g, g.answering, seat, design)


def responded(g: Gloom, j: int, option: int) -> None:
    """GLM-13.5, R53: who has declined is not asked again in this window."""
    if option != choices.DECLINE:
        seat = (g.active + j) % g.players
        choose_further(g, play_response, seat, FOR_RESPONSE, option - choices.PLAY, NOBODY, ())
        return
    g.light += 1
    g.then((ask_next, j + 1))


def play_response(
    g: Gloom, seat: int, how: int, design: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-13.2, 13.5 to 13.7, R50: what answers is carried out at once; nobody can answer it."""
    told = answering(g, g.answering, seat, design)
    g.responding.append(take(g, g.hand[seat], design, VIEWERS))
    g.light += 1
    if g.telling:
        g.tell(RESPONDED, (seat, design))
        if player != NOBODY:
            g.tell(AIMED_AT_PLAYER, (design, player))
        for c in named:
            if c != NOBODY:
                g.tell(AIMED_AT, (design, c, g.owner[c]))
    f = frame(seat, NOBODY, seat, g.active, design, g.cards.places[design])
    f.other = player
    f.chosen = (*named, *f.chosen[len(named) :])
    g.then((end_response, seat))
    effects = g.cards.immediate[design]
    carry_out(g, tuple([effects[i] for i in range(len(effects)) if told >> i & 1]), f)


def end_response(g: Gloom, seat: int) -> None:
    """GLM-7.2, R53, R56: it is discarded; who may still answer is asked, its player first."""
    design = g.responding.pop()
    g.discard.append(design)
    if g.telling:
        g.tell(RESPONSE_OVER, (design,))
    if g.answering == A_CARD and not g.announced:
        return
    first = next_asked(g, g.answering, (seat - g.active) % g.players)
    if first:
        g.open_window(RESPOND)
        g.then((ask, first))


def cancel(g: Gloom) -> None:
    """GLM-13.8, 13.10, 13.11, R54: the announced card is discarded without any effect."""
    if g.announced and not g.cards.uncancellable[g.announced[0]]:
        design = g.announced.pop()
        g.discard.append(design)
        g.named.clear()
        g.named_player = NOBODY
        g.noted.clear()
        if g.telling:
            g.tell(CANCELLED, (design,))


def redirect(g: Gloom, slot: int) -> None:
    """GLM-13.9, R57 to R59: the announced card is given another target."""
    if g.announced:
        c = g.frame.chosen[slot]
        g.named[0] = c
        if g.telling:
            g.tell(REDIRECTED, (g.announced[0], c, g.owner[c]))
        note_play(g, g.active, g.announced[0])
