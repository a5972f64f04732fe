"""GLM-6.1, GLM-7, GLM-8, GLM-11: a card is announced, answered, put down and carried out."""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, take

from .. import choices
from ..numbers import (
    AIMED_AT,
    AIMED_AT_PLAYER,
    ALLOWED,
    ANNOUNCED,
    EVENT_OVER,
    FIZZLED,
    FREE_PLAY_FORGONE,
    PUT_ON,
    TAKE_FREE_PLAY,
)
from ..pack import A_CARD, EVENT, UNTIMELY_DEATH
from ..state import NOBODY, Gloom
from .effects import carry_out
from .ending import check_end
from .frames import frame
from .legal import FOR_GRANT, conceivable, no_play, playable_cards
from .moves import tell_life
from .responses import next_asked, window
from .stacks import settle, worth_of
from .stages import choose_further
from .triggers import note_death, note_play, run_triggers


def announce(
    g: Gloom, seat: int, design: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-6.1 a, 13.4, R52, R59: card and targets are shown; then the others may answer."""
    take(g, g.hand[seat], design, VIEWERS)
    g.announced.append(design)
    g.free_play = way == choices.FREE_PLAY
    g.named = list(named)
    g.named_player = player
    g.light += 1
    if g.telling:
        g.tell(ANNOUNCED, (seat, design, way))
        tell_targets(g, design)
    note_play(g, seat, design)
    first = next_asked(g, A_CARD, 1)
    if first:
        g.then((carry_on, seat))
        window(g, A_CARD, first)
    else:
        carry_on(g, seat)


def tell_targets(g: Gloom, design: int) -> None:
    """GLM-6.1 a: whom the announced card names."""
    if g.named_player != NOBODY:
        g.tell(AIMED_AT_PLAYER, (design, g.named_player))
    for c in g.named:
        g.tell(AIMED_AT, (design, c, g.owner[c]))


def carry_on(g: Gloom, seat: int) -> None:
    """GLM-6.1 c to h, 13.8, R45: unless it was cancelled, the card does what it says."""
    if not g.announced:
        g.then((offer_free_play, seat))
        return
    design = g.announced[0]
    if g.cards.sort[design] != EVENT:
        put_down(g, seat, design)
        return
    g.then((discard_event,), (run_triggers,), (offer_free_play, seat))
    f = frame(seat, NOBODY, seat, seat, design, g.cards.places[design])
    f.other = g.named_player
    f.chosen = (*g.named, *f.chosen[len(g.named) :])
    carry_out(g, g.cards.immediate[design], f)


def discard_event(g: Gloom) -> None:
    """GLM-6.1 f, 7.2: an Event never stays in play."""
    design = g.announced.pop()
    g.discard.append(design)
    if g.telling:
        g.tell(EVENT_OVER, (design,))
    g.named.clear()
    g.named_player = NOBODY


def put_down(g: Gloom, seat: int, design: int) -> None:
    """GLM-3.2, 6.1 c to e, 6.5, 8.6, 8.7, 8.9, R30: on top of the stack; a death is checked first.

    "You" is the owner of the Character from now on (GLM-6.6, 8.8).
    """
    c = g.named[0]
    g.announced.clear()
    g.named.clear()
    if g.owner[c] < 0:
        g.discard.append(design)
        g.noted.clear()
        g.then((offer_free_play, seat))
        if g.telling:
            g.tell(FIZZLED, (design,))
        return
    was_dead = g.dead[c] > 0
    g.stacks[c].append(design)
    g.played_by[c].append(seat)
    settle(g, c)
    if g.telling:
        g.tell(PUT_ON, (design, c, worth_of(g, c)))
        tell_life(g, c, was_dead)
    if g.cards.sort[design] == UNTIMELY_DEATH:
        check_end(g)
        if g.over:
            return
        if not was_dead:
            note_death(g, c)
    effects = g.cards.immediate[design]
    if effects or g.noted or g.grants:
        g.then((run_triggers,), (offer_free_play, seat))
        carry_out(g, effects, frame(g.owner[c], c, seat, seat, design, g.cards.places[design]))


def offer_free_play(g: Gloom, seat: int) -> None:
    """GLM-11.6, 11.8, 11.9, R75: the free play granted last is taken first, or forgone."""
    if not g.grants:
        return
    if conceivable(g, seat, g.grants[-1].cards):
        options = [choices.DECLINE, *playable_cards(g, seat, FOR_GRANT, choices.PLAY)]
        g.ask(seat, TAKE_FREE_PLAY, options, (free_play_chosen, seat))
    else:
        g.grants.pop()
        g.then((offer_free_play, seat))


def no_free_play(g: Gloom, seat: int, option: int, player: int) -> int:
    """GLM-11.4, 11.9: a card for which the free play is, or none."""
    if option == choices.DECLINE:
        return ALLOWED
    return no_play(g, seat, FOR_GRANT, option - choices.PLAY)


def free_play_chosen(g: Gloom, seat: int, option: int) -> None:
    """GLM-11.9: a free play is always optional."""
    if option != choices.DECLINE:
        choose_further(g, announce_granted, seat, FOR_GRANT, option - choices.PLAY, NOBODY, ())
        return
    g.grants.pop()
    if g.telling:
        g.tell(FREE_PLAY_FORGONE, (seat,))
    g.then((offer_free_play, seat))


def announce_granted(
    g: Gloom, seat: int, how: int, design: int, player: int, named: tuple[int, ...], way: int
) -> None:
    """GLM-11.2, 11.3, R45, R51: an ordinary card play that uses up the free play, no action."""
    g.grants.pop()
    g.then((offer_free_play, seat))
    announce(g, seat, design, player, named, way)
