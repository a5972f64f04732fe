"""OUT-13: the Shift Sequence, and the Crises that a failed declaration brings.

What the Outsiders assign lies in zones that they alone see: the Crises, and name cards in the
order in which they will be resolved.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, designs, draw, placed
from shipboard.kernel.seams import SEAT, Seam

from .. import choices
from .. import numbers as no
from ..numbers import (
    CRISIS_ASSIGNED,
    MEMBER_NAMED,
    ON_THE_ROLL,
    REASON_CREW_SHIFT,
    REASON_OUTSIDER_SHIFT,
    SHIFT,
    SHIFT_CRISES,
    SHIFT_CRISIS,
    SHIFT_DECLINED,
    SHIFT_DREW,
    SHIFT_MEMBER,
    SIDE_CREW,
    SIDE_OUTSIDERS,
    VERDICT,
)
from ..state import NOBODY, Outsider
from .crises import ASSIGNED, recycle, resolve
from .ending import finish, show_loyalties
from .frames import in_order, is_outsider, outsider_mask
from .picks import unless_among

# Where a name lay that is on the roll again, as events tell it.
FROM_VICTIMS: Final = 0
FROM_UNASSIGNED: Final = 1


def declare(g: Outsider, seat: int) -> None:
    """OUT-13.1, 10.9: all Loyalties are revealed; then the steps of the sequence."""
    if g.telling:
        g.tell(SHIFT, (seat,))
    show_loyalties(g)
    g.stack.extend(g.cards.shifts[seat])


def judge_crew(g: Outsider, seat: int) -> None:
    """OUT-13.2, 13.3: what a Crew member has declared."""
    if not is_outsider(g, seat):
        outsiders = outsider_mask(g)
        verdict = crew_wins(g, outsiders)
        tell_verdict(g, seat, verdict)
        if verdict:
            finish(g, (1 << g.players) - 1 & ~outsiders, SIDE_CREW, REASON_CREW_SHIFT)


def judge_outsiders(g: Outsider, seat: int) -> None:
    """OUT-13.2, 13.8, OUT-R60: what an Outsider has declared: all Crew Doomed, an Outsider not."""
    if is_outsider(g, seat):
        outsiders = outsider_mask(g)
        decide(g, seat, outsiders, outsiders_stand(g, outsiders))


def judge_by_the_dead(g: Outsider, seat: int) -> None:
    """OUT-22.5: the same under The Quick and the Dead: more Dead than Crew."""
    if is_outsider(g, seat):
        outsiders = outsider_mask(g)
        decide(g, seat, outsiders, g.dead_count > g.players - outsiders.bit_count())


def decide(g: Outsider, seat: int, outsiders: int, verdict: bool) -> None:
    """OUT-13.8, 22.5: with a yes all Outsiders win."""
    tell_verdict(g, seat, verdict)
    if verdict:
        finish(g, outsiders, SIDE_OUTSIDERS, REASON_OUTSIDER_SHIFT)


def tell_verdict(g: Outsider, seat: int, verdict: bool) -> None:
    """OUT-13.3, 13.8: yes or no."""
    if g.telling:
        g.tell(VERDICT, (seat, 1 if verdict else 0))


def crew_wins(g: Outsider, outsiders: int) -> bool:
    """OUT-13.3: more Goals than players, and one before every Crew member."""
    goals = 0
    for seat in range(g.players):
        goals += len(g.completed[seat])
        if not outsiders >> seat & 1 and not g.completed[seat]:
            return False
    return goals > g.players


def outsiders_stand(g: Outsider, outsiders: int) -> bool:
    """OUT-13.8, OUT-R60: all Crew Doomed and an Outsider not."""
    standing = False
    for seat in range(g.players):
        if g.survival[seat]:
            if not outsiders >> seat & 1:
                return False
            standing = True
    return standing


def spokesperson(g: Outsider, declarer: int) -> int:
    """OUT-R29: the first Outsider in turn order after the declarer."""
    for seat in in_order(g, declarer):
        if is_outsider(g, seat):
            return seat
    return NOBODY


def offer_crises(g: Outsider, declarer: int) -> None:
    """OUT-13.5, OUT-R29: after the Crew has failed the Outsiders may draw Crises, all or none."""
    seat = spokesperson(g, declarer)
    if seat not in (declarer, NOBODY):
        g.ask(seat, SHIFT_CRISES, [choices.DECLINE, choices.DRAW], (offered, seat))


def offered(g: Outsider, seat: int, option: int) -> None:
    """OUT-13.5: one Crisis for each Crew member, looked at by all Outsiders."""
    if option == choices.DECLINE:
        if g.telling:
            g.tell(SHIFT_DECLINED, (seat,))
        return
    outsiders = outsider_mask(g)
    crew = g.players - outsiders.bit_count()
    while len(g.drawn) < crew and recycle(g):
        g.drawn.append(placed(draw(g, g.crisis_deck) & DESIGN, outsiders))
    for i in range(len(g.roll) - 1, -1, -1):
        if not outsiders >> g.roll[i] & 1:
            g.unassigned.append(placed(g.roll.pop(i), outsiders))
    if g.telling:
        members = tuple([card & DESIGN for card in g.unassigned])
        g.tell(SHIFT_DREW, (seat, len(g.drawn), members))
    g.then((ask_member, seat), (next_victim,))


def ask_member(g: Outsider, seat: int) -> None:
    """OUT-13.5, 13.6: who is next? The order of naming is the order of resolving."""
    if not g.drawn:
        return
    if len(g.unassigned) == 1:
        member_named(g, seat, g.unassigned[0] & DESIGN)
    else:
        g.ask(seat, SHIFT_MEMBER, designs(g.unassigned), (member_named, seat))


def no_member(g: Outsider, seat: int, option: int, speaker: int) -> int:
    """OUT-13.5: a Crew member without a Crisis."""
    if option >= g.players:
        return no.NO_SUCH_PLAYER
    return unless_among(g.unassigned, option, no.NOT_TO_ASSIGN)


def member_named(g: Outsider, seat: int, member: int) -> None:
    """OUT-13.6: a Crew member is named in secret."""
    move_card(g.unassigned, g.victims, member)
    if g.telling:
        g.tell(MEMBER_NAMED, (seat,), outsider_mask(g), (member,))
    g.then((ask_crisis, seat))


def ask_crisis(g: Outsider, seat: int) -> None:
    """OUT-13.5: and with which of the Crises that are left?"""
    if len(g.drawn) == 1:
        crisis_given(g, seat, g.drawn[0] & DESIGN)
    else:
        g.ask(seat, SHIFT_CRISIS, designs(g.drawn), (crisis_given, seat))


def no_crisis(g: Outsider, seat: int, option: int, speaker: int) -> int:
    """OUT-13.5: one of the Crises that are left."""
    return unless_among(g.drawn, option, no.CRISIS_NOT_LEFT)


def crisis_given(g: Outsider, seat: int, design: int) -> None:
    """OUT-13.6: assignment and order are fixed before the first of them is resolved."""
    move_card(g.drawn, g.assigned, design)
    if g.telling:
        g.tell(CRISIS_ASSIGNED, (seat,), outsider_mask(g), (design,))
    g.then((ask_member, seat))


def move_card(cards: list[int], to: list[int], design: int) -> None:
    """A card goes from one zone to another with those who know it."""
    for i, card in enumerate(cards):
        if card & DESIGN == design:
            to.append(cards.pop(i))
            return


def next_victim(g: Outsider) -> None:
    """OUT-13.6, OUT-R29: the next Crisis is shown and resolved by the Crew member assigned."""
    if g.assigned:
        seat = g.victims.pop(0) & DESIGN
        design = g.assigned.pop(0) & DESIGN
        g.roll.append(seat)
        g.light += 1
        if g.telling:
            g.tell(ON_THE_ROLL, ((seat,), FROM_VICTIMS))
        g.then((next_victim,))
        resolve(g, seat, design, ASSIGNED)
    else:
        if g.telling:
            members = tuple([card & DESIGN for card in g.unassigned])
            g.tell(ON_THE_ROLL, (members, FROM_UNASSIGNED))
        for card in g.unassigned:
            g.roll.append(card & DESIGN)
        g.unassigned.clear()
    g.roll.sort()


# OUT-13: the Shift Sequence after the Loyalties are revealed.
SHIFT_STEPS: Final = Seam(
    outsiders=(judge_outsiders, SEAT),
    crew=(judge_crew, SEAT),
    crises=(offer_crises, SEAT),
)
