"""RIM-61: the turn of an automatic opponent: an AI card, line by line."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import PUBLIC, placed, turn_up
from shipboard.kernel.seams import SEAT, Seam

from ...numbers import CARRIES_OUT, DRAWS_ROUTINE, MUST_RECOVER_ALL, PASSES_OVER, ROUTINE_UNDER
from ...pack import FIRST_OF, IN_ACTION, IN_ENCOUNTER, IN_PLANNING, IN_SPECIAL
from ...state import ACTION, ENCOUNTER, PLANNING, Rim, Verdict
from .. import goals
from ..turn import end_turn
from .bullets import reason, recover_any, recover_if_defeated
from .reasons import APPLIES, MUST_RECOVER

PHASES: Final = (PLANNING, ACTION, ENCOUNTER, ENCOUNTER)  # by section


def draw_routine(g: Rim, seat: int) -> None:
    """RIM-61.1: the top card of its AI deck is turned up."""
    clear_verdicts(g, seat)
    card = turn_up(g, g.routines[seat])
    g.routine[seat].append(card)
    g.last_routine[seat] = card
    if g.telling:
        g.tell(DRAWS_ROUTINE, (seat, card))


def clear_verdicts(g: Rim, seat: int) -> None:
    """What became of the lines of its last card is told no longer."""
    g.verdicts = [row for row in g.verdicts if row.seat != seat]


def begin_section(g: Rim, seat: int, section: int) -> None:
    """RIM-61.1, 67.4, RIM-R215: the sections from top to bottom, unless it has been defeated."""
    if g.cut:
        return
    g.phase = PHASES[section]
    if section == IN_PLANNING and g.defeated[seat] and not recovers(g, seat):
        if g.telling:
            g.tell(MUST_RECOVER_ALL, (seat,))
        recover_any(g, seat)
        return
    g.then((read_line, seat, section, 0))


def recovers(g: Rim, seat: int) -> bool:
    """RIM-R214: whether the planning section of the card lets it recover."""
    for number in g.cards.routine_bullets[g.routine[seat][-1]][IN_PLANNING]:
        if recovering(g, number):
            return True
    return False


def recovering(g: Rim, number: int) -> bool:
    """Whether a line recovers all damage."""
    return g.cards.bullets[number][0] in (recover_any, recover_if_defeated)


def read_line(g: Rim, seat: int, section: int, at: int) -> None:
    """RIM-61.2, 61.3, RIM-R200: the first line that applies, or each that does, one by one."""
    if g.cut or not g.routine[seat]:
        return
    lines = g.cards.routine_bullets[g.routine[seat][-1]][section]
    while at < len(lines):
        number = lines[at]
        at += 1
        why = hindrance(g, seat, section, number)
        note(g, seat, number, why)
        if not why:
            if not FIRST_OF[section]:
                g.then((read_line, seat, section, at))
            g.then((carry_out, seat, number))
            return


def hindrance(g: Rim, seat: int, section: int, number: int) -> int:
    """RIM-5.2, 61.2, 61.3, RIM-R214: why a line does not apply; whoever is defeated recovers."""
    if section == IN_PLANNING and g.defeated[seat] and not recovering(g, number):
        return MUST_RECOVER
    return reason(g, seat, g.cards.bullets[number])


def note(g: Rim, seat: int, number: int, why: int) -> None:
    """What becomes of the line, for all to see."""
    row = Verdict()
    row.seat, row.bullet, row.why = seat, number, why
    g.verdicts.append(row)
    if not g.telling:
        return
    if why == APPLIES:
        g.tell(CARRIES_OUT, (seat, number))
    else:
        g.tell(PASSES_OVER, (seat, number, why))


def carry_out(g: Rim, seat: int, number: int) -> None:
    """RIM-61.2, 61.3: the line is resolved."""
    line = g.cards.bullets[number]
    g.then((line[0], seat, *line[1:]), (goals.look,))


def put_under(g: Rim, seat: int) -> None:
    """RIM-61.1, RIM-R216: the card goes under its deck, where all know it."""
    if not g.routine[seat]:
        return
    card = g.routine[seat].pop()
    g.routines[seat].insert(0, placed(card, PUBLIC))
    if g.telling:
        g.tell(ROUTINE_UNDER, (seat, card))


# RIM-61.1: what an opponent does in its turn, in the place of the steps of a player's turn.
TURN_OF_RIVAL: Final = Seam(
    card=(draw_routine, SEAT),
    planning=(begin_section, SEAT, IN_PLANNING),
    action=(begin_section, SEAT, IN_ACTION),
    encounter=(begin_section, SEAT, IN_ENCOUNTER),
    special=(begin_section, SEAT, IN_SPECIAL),
    under=(put_under, SEAT),
    end=(end_turn, SEAT),
)
