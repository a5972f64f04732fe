"""GLM-R59 to R61: effects that something sets off: noted first, carried out in GLM-6.1 g."""

from __future__ import annotations

from shipboard.kernel.cards import designs

from ..numbers import ALLOWED, NO_SUCH_EFFECT, ORDER_TRIGGERS, TRIGGERED
from ..pack import BY_ANY, BY_OTHER, DIES, DRAW_STEP, PLAYED_ON, PLAYS, TURN_START, Text
from ..state import Frame, Gloom, Noted
from .effects import carry_out
from .frames import frame, means
from .stacks import TEXT, selects, source_frame, unfit


def triggers_of(g: Gloom, design: int, persistent: int) -> Text:
    """The triggered effects of a card: each (trigger, effect)."""
    found: Text = g.cards.persistent_when[design] if persistent else g.cards.ongoing_when[design]
    return found


def note(g: Gloom, when: int, seat: int, design: int, c: int) -> None:
    """Note all active effects that this sets off: who did it, with which card, to whom."""
    for source in g.watchers:
        persistent = source & 1
        carrier = (source & TEXT) >> 1
        triggers = triggers_of(g, carrier, persistent)
        for index in range(len(triggers)):
            trigger: Text = triggers[index][0]
            if trigger[0] == when:
                f = source_frame(g, source)
                if sets_off(g, f, trigger, seat, design, c):
                    noted = Noted()
                    noted.you = f.you
                    noted.this = f.character
                    noted.player = f.player
                    noted.kind = carrier
                    noted.persistent = persistent
                    noted.index = index
                    g.noted.append(noted)


def sets_off(g: Gloom, f: Frame, trigger: Text, seat: int, design: int, c: int) -> bool:
    """Whether a trigger of the right sort fits what has happened."""
    when: int = trigger[0]
    if when == PLAYED_ON:
        if not g.cards.fits[trigger[2]][design] or not selects(g, f, trigger[1], c):
            return False
        by: int = trigger[3]
        return by == BY_ANY or (seat != f.you) == (by == BY_OTHER)
    if when == DIES:
        return not unfit(g, f, trigger[1], c)
    if when == PLAYS:
        return means(g, f, trigger[1], seat) and g.cards.fits[trigger[2]][design]
    assert when in (TURN_START, DRAW_STEP)
    return means(g, f, trigger[1], seat)


def note_play(g: Gloom, seat: int, design: int) -> None:
    """GLM-R58, R59: what is active at the announcement, for the present target only."""
    g.noted.clear()
    if g.watchers:
        for c in g.named[:1] if not g.cards.slots[design] else []:
            note(g, PLAYED_ON, seat, design, c)
        note(g, PLAYS, seat, design, -1)


def note_death(g: Gloom, c: int) -> None:
    """GLM-R60: what is active after the death and the end-of-game check."""
    if g.watchers:
        note(g, DIES, g.active, -1, c)


def note_moment(g: Gloom, when: int, seat: int) -> bool:
    """The start of a turn or of a draw step (files of owners); True if it sets something off."""
    if g.watchers:
        note(g, when, seat, -1, -1)
    return len(g.noted) > 0


def run_triggers(g: Gloom) -> None:
    """GLM-R61: the active player's first, then clockwise; who has several chooses their order."""
    if not g.noted:
        return
    for j in range(g.players):
        seat = (g.active + j) % g.players
        own = noted_of(g, seat)
        if len(own) > 1:
            g.ask(seat, ORDER_TRIGGERS, own, (run_trigger, seat))
            return
        if own:
            run_trigger(g, seat, own[0])
            return


def noted_of(g: Gloom, seat: int) -> list[int]:
    """The different cards whose effects this player has to carry out, ascending."""
    return designs([noted.kind for noted in g.noted if noted.you == seat])


def no_trigger(g: Gloom, seat: int, option: int) -> int:
    """GLM-R61: a noted effect of one's own."""
    return ALLOWED if option in noted_of(g, seat) else NO_SUCH_EFFECT


def run_trigger(g: Gloom, seat: int, design: int) -> None:
    """GLM-R59, R60, R80: carried out even if its card is covered or gone by then."""
    first = -1
    for i in range(len(g.noted)):
        noted = g.noted[i]
        if noted.you == seat and noted.kind == design:
            if first < 0 or noted.this < g.noted[first].this:
                first = i
    noted = g.noted.pop(first)
    effect = triggers_of(g, design, noted.persistent)[noted.index][1]
    this = noted.this
    if g.telling:
        g.tell(TRIGGERED, (design, this))
    g.then((run_triggers,))
    made = frame(seat, this, noted.player, g.active, design, g.cards.places[design])
    carry_out(g, (effect,), made)
