"""OUT-5.2, 6: Goals put into play, claimed, paid and completed."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, VIEWERS, designs, take

from .. import numbers as no
from ..numbers import (
    ALLOWED,
    CLAIMED,
    COMPLETED,
    DISCARDED_GOAL,
    GOAL_EXTRA,
    GOAL_PAYMENT,
    GOAL_PLACED,
    GOAL_TO_DISCARD,
    GOAL_TO_PLAY,
    PLAYED_GOAL,
)
from ..pack import ANY_SKILL, ENDS_GOAL, FIT_ANY, GOAL
from ..state import Outsider
from .crises import end_ongoing
from .discards import discard_picked, fitting
from .frames import carry, character
from .payment import ask_payment, payable
from .picks import collect, no_next, unless_among

# Putting a Goal into play.


def play_goal(g: Outsider, from_discard: bool, keep: bool) -> None:
    """`play_goal`: the controller puts a Goal into play from hand or discard pile."""
    g.then((ask_goal, g.frames[-1].you, from_discard, keep))


def ask_goal(g: Outsider, seat: int, from_discard: bool, keep: bool) -> None:
    """OUT-5.2, OUT-R68: which Goal? It is chosen before an old one goes."""
    source = g.discard if from_discard else g.hand[seat]
    options = designs(fitting(g, source, GOAL))
    public = from_discard or len(source) == 1
    if len(options) > 1 or (options and not public):
        g.ask(seat, GOAL_TO_PLAY, options, (goal_chosen, seat, from_discard, keep))
    elif options:
        goal_chosen(g, seat, from_discard, keep, options[0])


def no_goal(
    g: Outsider, seat: int, option: int, player: int, from_discard: bool, keep: bool
) -> int:  # fmt: skip
    """OUT-5.2: a Goal of the hand, or of the discard pile."""
    if from_discard:
        return no_next(g, g.discard, option, GOAL, 0, 1, no.NOT_IN_DISCARD)
    return no_next(g, g.hand[seat], option, GOAL, 0, 1, no.NOT_HELD)


def goal_chosen(g: Outsider, seat: int, from_discard: bool, keep: bool, design: int) -> None:
    """OUT-5.2, 6.4: the Goal is shown; never more than two are in play."""
    if from_discard:
        take_discard(g, design)
    else:
        take(g, g.hand[seat], design, VIEWERS)
        g.light += 1
    g.playing.append(design)
    if g.telling:
        g.tell(PLAYED_GOAL, (seat, design, int(from_discard)))
    in_play = len(g.goals_in_play)
    if in_play == 0 or (keep and in_play == 1):
        goal_placed(g)
    else:
        g.then((ask_replaced, seat))


def ask_replaced(g: Outsider, seat: int) -> None:
    """OUT-5.2: of two Goals in play the player chooses one to discard."""
    options = designs(g.goals_in_play)
    if len(options) > 1:
        g.ask(seat, GOAL_TO_DISCARD, options, (goal_replaced,))
    else:
        goal_replaced(g, options[0])


def no_old_goal(g: Outsider, seat: int, option: int, player: int) -> int:
    """OUT-5.2: a Goal in play."""
    return unless_among(g.goals_in_play, option, no.NOT_TO_DISCARD)


def goal_replaced(g: Outsider, design: int) -> None:
    """OUT-5.2: the old Goal is discarded, the new one takes its place."""
    discard_goal(g, design)
    goal_placed(g)


def goal_placed(g: Outsider) -> None:
    """OUT-6.3: the Goal lies face up for all players."""
    design = g.playing.pop()
    g.goals_in_play.append(design)
    if g.telling:
        g.tell(GOAL_PLACED, (design,))


def discard_goal(g: Outsider, design: int) -> None:
    """A Goal in play is discarded."""
    g.goals_in_play.remove(design)
    g.discard.append(design)
    if g.telling:
        g.tell(DISCARDED_GOAL, (design,))


def take_discard(g: Outsider, design: int) -> None:
    """The topmost card of this design leaves the discard pile."""
    at = len(g.discard) - 1
    while g.discard[at] & DESIGN != design:
        at -= 1
    g.discard.pop(at)
    for frame in g.frames:
        if at < frame.old:
            frame.old -= 1


def discard_goals_in_play(g: Outsider, chosen: bool) -> None:
    """`discard_goals_in_play`: all of them, or one of the controller's choice."""
    if chosen:
        g.then((ask_discarded, g.frames[-1].you))
    else:
        while g.goals_in_play:
            discard_goal(g, g.goals_in_play[0])


def ask_discarded(g: Outsider, seat: int) -> None:
    """Which Goal in play goes?"""
    options = designs(g.goals_in_play)
    if len(options) > 1:
        g.ask(seat, GOAL_TO_DISCARD, options, (discard_goal,))
    elif options:
        discard_goal(g, options[0])


# Completing a Goal.


def no_completion(g: Outsider, seat: int, design: int, wild: int, extra: int) -> int:
    """OUT-3.2, 6.3, 16.1, OUT-R67: the skill, the place and a whole payment."""
    cards = g.cards
    skill = cards.skill[design]
    if skill and not cards.skills[character(g, seat)] & (skill | ANY_SKILL):
        return no.NO_SKILL
    if g.loc_goals and g.token[seat] != cards.place[design]:
        return no.GOAL_ELSEWHERE
    if payable(g, seat, cards.scrap[design], cards.gear[design], wild, extra):
        return ALLOWED
    if extra and payable(g, seat, cards.scrap[design], cards.gear[design], wild, 0):
        return no.NO_FURTHER_CARD
    return no.NO_PAYMENT


def complete(g: Outsider, seat: int, design: int, wild: int, extra: int) -> None:
    """OUT-6.9, 6.10: claimed, paid, Crises, Repair bonus, and then it is completed."""
    g.goals_in_play.remove(design)
    g.claimed.append(design)
    if g.telling:
        g.tell(CLAIMED, (seat, design))
    cards = g.cards
    g.then(
        (ask_payment, seat, GOAL_PAYMENT, cards.scrap[design], cards.gear[design], wild, extra),
        (ask_extra, seat, extra),
        (discard_picked, 1 << seat, seat),
        (repair, seat),
        (completed, seat),
    )


def ask_extra(g: Outsider, seat: int, extra: int) -> None:
    """An Ongoing Crisis asks for further cards of any kind, discarded with the payment."""
    if extra:
        g.then((collect, 1 << seat, extra, FIT_ANY, GOAL_EXTRA, len(g.picked[seat]), seat))


def repair(g: Outsider, seat: int) -> None:
    """OUT-6.10, 6.11: the Repair bonus is collected once."""
    carry(g, g.cards.repair[g.claimed[-1]], seat, (repaired,))


def repaired(g: Outsider) -> None:
    """The bonus is over."""
    g.frames.pop()


def completed(g: Outsider, seat: int) -> None:
    """OUT-6.10: the Goal lies before the player; some Ongoing Crises end by it."""
    design = g.claimed.pop()
    g.completed[seat].append(design)
    if g.telling:
        g.tell(COMPLETED, (seat, design))
    for ongoing in g.ongoing[:]:
        if g.cards.ends[ongoing] == ENDS_GOAL:
            end_ongoing(g, ongoing)
