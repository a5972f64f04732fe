"""GLM-5, GLM-9, GLM-10: the turn, its actions, and the draw step."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam

from .. import choices
from ..numbers import (
    ALLOWED,
    DRAW_SKIPPED,
    EMPTY_HAND,
    END_TURN,
    HAND_DISCARDED,
    PASSED,
    TAKE_ACTION,
    TURN,
    TURN_ENDED,
    TURN_SKIPPED,
)
from ..pack import A_DISCARDED_HAND, A_PASS, DRAW_STEP, TURN_START
from ..state import NOBODY, Gloom
from .ending import check_stalemate
from .hands import discard_all, fill_hand
from .legal import FOR_ACTION, FOR_LAST_GAP, no_play, permitted, playable_cards
from .play import announce, offer_free_play
from .responses import next_asked, window
from .stages import choose_further
from .triggers import note_moment, run_triggers


def turn(g: Gloom, seat: int) -> None:
    """GLM-5.1, 5.2: the turn begins; its steps follow."""
    g.active = seat
    g.turn += 1
    g.action = 1
    g.actions = 2
    g.changed = False
    if g.telling:
        g.tell(TURN, (g.turn, seat))
    g.stack.extend(g.cards.turns[seat])


def start_of_turn(g: Gloom, seat: int) -> None:
    """GLM-R61: what the start of a turn sets off (files of owners)."""
    if note_moment(g, TURN_START, seat):
        g.then((run_triggers,), (offer_free_play, seat))


def take_action(g: Gloom, seat: int) -> None:
    """GLM-5.3, 5.7, 5.8, 9.3, 9.4, 11.7, R24, R25: an action, or before it a free play."""
    options = [choices.PASS]
    if g.hand[seat]:
        options.append(choices.DISCARD_HAND)
        options.extend(playable_cards(g, seat, FOR_ACTION, choices.TAKE_ACTION_PLAY))
    g.ask(seat, TAKE_ACTION, options, (action_chosen, seat))


def no_action(g: Gloom, seat: int, option: int, player: int) -> int:
    """GLM-5.3, 9.3, R24: a pass; the whole hand, if there is one; a card that can be played."""
    if option >= choices.TAKE_ACTION_PLAY:
        return no_play(g, seat, FOR_ACTION, option - choices.TAKE_ACTION_PLAY)
    return ALLOWED if option == choices.PASS or g.hand[seat] else EMPTY_HAND


def action_chosen(g: Gloom, seat: int, option: int) -> None:
    """GLM-5.3: pass, discard the hand, or play a card."""
    if option >= choices.TAKE_ACTION_PLAY:
        choose_further(
            g, announce_action, seat, FOR_ACTION, option - choices.TAKE_ACTION_PLAY, NOBODY, ()
        )
    elif option == choices.PASS:
        if g.telling:
            g.tell(PASSED, (seat,))
        first = next_asked(g, A_PASS, 1)
        if first:
            g.then((window, A_PASS, first), (offer_free_play, seat), (next_action, seat))
        else:
            next_action(g, seat)
    else:
        if g.telling:
            g.tell(HAND_DISCARDED, (seat,))
        first = next_asked(g, A_DISCARDED_HAND, 1)
        if first:
            g.then(
                (window, A_DISCARDED_HAND, first),
                (discard_hand, seat),
                (offer_free_play, seat),
                (next_action, seat),
            )
        else:
            discard_hand(g, seat)
            next_action(g, seat)


def discard_hand(g: Gloom, seat: int) -> None:
    """GLM-9.1, 9.2, R55: all or nothing; nothing is drawn for it before the draw step."""
    discard_all(g, seat)


def announce_action(
    g: Gloom, seat: int, how: int, design: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-5.4, 11.2, 13.8: the action is spent; after a free play it is still to be taken."""
    g.then((next_action if way == choices.ACTION else take_action, seat))
    announce(g, seat, design, player, named, way)


def next_action(g: Gloom, seat: int) -> None:
    """GLM-5.2, 5.4: the action with all that follows from it is finished."""
    g.action += 1
    if g.action <= g.actions:
        g.then((take_action, seat))


def last_gap(g: Gloom, seat: int) -> None:
    """GLM-5.5, 8.5, 11.7, R46: free plays by ongoing effects after the last action."""
    if permitted(g, seat):
        options = [choices.DECLINE, *playable_cards(g, seat, FOR_LAST_GAP, choices.PLAY)]
        g.ask(seat, END_TURN, options, (end_chosen, seat))


def no_last(g: Gloom, seat: int, option: int, player: int) -> int:
    """GLM-11.7: a card that an ongoing effect lets be played now, or none."""
    if option == choices.END_TURN:
        return ALLOWED
    return no_play(g, seat, FOR_LAST_GAP, option - choices.PLAY)


def end_chosen(g: Gloom, seat: int, option: int) -> None:
    """GLM-R46: asked again after each free play."""
    if option != choices.DECLINE:
        choose_further(g, announce_last, seat, FOR_LAST_GAP, option - choices.PLAY, NOBODY, ())
    elif g.telling:
        g.tell(TURN_ENDED, (seat,))


def announce_last(
    g: Gloom, seat: int, how: int, design: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-8.5, R70: a free play is no action."""
    g.then((last_gap, seat))
    announce(g, seat, design, player, named, way)


def draw_step(g: Gloom, seat: int) -> None:
    """GLM-10.2, 10.5, 10.6, R36: only the active player draws; a skipped step is left out whole."""
    if g.skip_draws[seat]:
        g.skip_draws[seat] -= 1
        if g.telling:
            g.tell(DRAW_SKIPPED, (seat,))
    elif note_moment(g, DRAW_STEP, seat):
        g.then((run_triggers,), (offer_free_play, seat), (draw_up, seat))
    else:
        draw_up(g, seat)


def draw_up(g: Gloom, seat: int) -> None:
    """GLM-10.2, 10.3: up to the draw limit at that moment."""
    fill_hand(g, seat)


def end_turn(g: Gloom, seat: int) -> None:
    """GLM-5.6, R64: a stalemate is looked for; then the next player has a turn."""
    g.quiet = 0 if g.changed else g.quiet + 1
    check_stalemate(g)
    if not g.over:
        turn(g, next_player(g, seat))


def next_player(g: Gloom, seat: int) -> int:
    """GLM-2.11, 5.6, R36: clockwise; each turn that is skipped takes one off the counter."""
    while True:
        seat = (seat + 1) % g.players
        if not g.skip_turns[seat]:
            return seat
        g.skip_turns[seat] -= 1
        if g.telling:
            g.tell(TURN_SKIPPED, (seat,))


# GLM-5.2: the steps of a turn after its beginning.
TURN_STEPS: Final = Seam(
    start=(start_of_turn, SEAT),
    actions=(take_action, SEAT),
    last_gap=(last_gap, SEAT),
    draw=(draw_step, SEAT),
    end=(end_turn, SEAT),
)
