"""Control words of card texts: may, for_each, choice."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.state import copied

from .. import choices
from .. import numbers as no
from ..numbers import ABILITY_MAY, ALLOWED, CHOSE, FORCED_DISCARD, PLEDGED, REASON_NOBODY_ABLE
from ..pack import Effects
from ..state import Outsider
from .crises import draw_crises
from .discards import FROM_PLEDGED, fitting, put_on_discard
from .ending import obliterate
from .frames import EACH_PLAYER, close_frame, in_order, one_seat, seats
from .picks import collect
from .survival import hit_each

# An alternative is (option, cards to discard, filter, Survival to lose, other effects).
Alternative = tuple[int, int, int, int, Effects]


def may(g: Outsider, party: int, effects: Effects) -> None:
    """`may`: the player decides whether it happens."""
    seat = one_seat(g, party)
    if seat >= 0:
        g.ask(seat, ABILITY_MAY, [choices.NO, choices.YES], (decided, seat, effects))


def decided(g: Outsider, seat: int, effects: Effects, option: int) -> None:
    """The decision is public."""
    if g.telling:
        g.tell(CHOSE, (seat, ABILITY_MAY, option))
    if option == choices.YES:
        g.then(*effects)


def for_each(g: Outsider, party: int, effects: Effects) -> None:
    """`for_each`: one player after another, each as `self`."""
    g.then(*[(with_self, seat, effects) for seat in seats(g, party)])


def with_self(g: Outsider, seat: int, effects: Effects) -> None:
    """The text of one player concerned."""
    frame = copied(g.frames[-1])
    frame.subject = seat
    g.frames.append(frame)
    g.then(*effects, (close_frame,))


# Choice: openly in turn order, then carried out together as one instruction.


def choice(g: Outsider, party: int, alternatives: tuple[Alternative, ...], kind: int) -> None:
    """`choice`, OUT-14.2, OUT-R30: each player meant takes an alternative that is open."""
    choosers = seats(g, party)
    able = False
    for seat in choosers:
        if open_to(g, seat, alternatives):
            able = True
    if not able:
        if party == EACH_PLAYER:
            obliterate(g, REASON_NOBODY_ABLE, g.frames[-1].you)
        return
    g.chosen = [-1] * g.players
    mask = 0
    for seat in choosers:
        mask |= 1 << seat
    g.then((ask_choice, mask, alternatives, kind, 0))


def open_to(g: Outsider, seat: int, alternatives: tuple[Alternative, ...]) -> list[int]:
    """Which alternatives are open."""
    return [one[0] for one in alternatives if not closed(g, seat, one)]


def closed(g: Outsider, seat: int, alternative: Alternative) -> int:
    """OUT-R30: it takes Survival to lose, or cards enough to discard."""
    _, n, fit, loss, _ = alternative
    if n:
        return no.CARDS_LACKING if len(fitting(g, g.hand[seat], fit)) < n else ALLOWED
    return no.NOTHING_TO_LOSE if loss and not g.survival[seat] else ALLOWED


def ask_choice(
    g: Outsider, mask: int, alternatives: tuple[Alternative, ...], kind: int, j: int
) -> None:
    """The next player in turn order chooses; who has no alternative can do nothing.

    Whether a hand holds the cards for one is a secret until it is shown.
    """
    order = in_order(g, g.frames[-1].you)
    while j < g.players:
        seat = order[j]
        if mask >> seat & 1:
            options = open_to(g, seat, alternatives)
            if g.hand[seat] or len(options) > 1:
                then = (choice_made, mask, alternatives, kind, j, seat)
                g.ask(seat, kind, options or [choices.CRISIS_CHOICE_NOTHING], then)
                return
            if options:
                choice_made(g, mask, alternatives, kind, j, seat, options[0])
                return
        j += 1
    carry_choices(g, mask, alternatives)


def no_alternative(
    g: Outsider, seat: int, option: int, mask: int, alternatives: tuple[Alternative, ...],
    kind: int, j: int,
) -> int:  # fmt: skip
    """OUT-R30: an alternative that is open, or nothing where none is."""
    if option == choices.CRISIS_CHOICE_NOTHING:
        return no.ONE_IS_OPEN if open_to(g, seat, alternatives) else ALLOWED
    for one in alternatives:
        if one[0] == option:
            return closed(g, seat, one)
    return no.NOT_OFFERED


def choice_made(
    g: Outsider, mask: int, alternatives: tuple[Alternative, ...], kind: int, j: int, seat: int,
    option: int,
) -> None:  # fmt: skip
    """The choice is public, and the cards are named at once."""
    g.chosen[seat] = option
    if g.telling:
        g.tell(CHOSE, (seat, kind, option))
    g.then((ask_choice, mask, alternatives, kind, j + 1))
    for number, n, fit, _, _ in alternatives:
        if number == option and n:
            g.then((collect, 1 << seat, n, fit, FORCED_DISCARD, 0, seat), (pledge, seat))


def pledge(g: Outsider, seat: int) -> None:
    """The named cards lie open until all have chosen."""
    if g.picked[seat]:
        g.light += 1
        if g.telling:
            g.tell(PLEDGED, (seat, tuple(g.picked[seat])))
    g.pledged[seat].extend(g.picked[seat])
    g.picked[seat].clear()


def carry_choices(g: Outsider, mask: int, alternatives: tuple[Alternative, ...]) -> None:
    """All of it is carried out together: discards, losses, then Crises and other effects."""
    you = g.frames[-1].you
    order = [seat for seat in in_order(g, you) if g.chosen[seat] >= 0]
    crises = []
    others = []
    losers: list[int] = []
    losses: list[int] = []
    for seat in order:
        for option, _, _, lost, effects in alternatives:
            if option == g.chosen[seat]:
                if lost:
                    losers.append(seat)
                    losses.append(lost)
                if effects:
                    others.append((with_self, seat, effects))
        dark = 0
        for card in g.pledged[seat]:
            dark += put_on_discard(g, seat, card & DESIGN, FROM_PLEDGED)
        g.pledged[seat].clear()
        if dark:
            crises.append((draw_crises, seat, dark))
    g.chosen = []
    if hit_each(g, losers, losses, you, you):
        g.then(*crises, *others)
