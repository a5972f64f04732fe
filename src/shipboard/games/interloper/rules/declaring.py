"""INT-4: what an action costs, how it is declared and paid, and the window that follows."""

from __future__ import annotations

from shipboard.kernel.state import Step

from ..numbers import ALLOWED, FORBIDDEN, OFTEN_ENOUGH, TOO_DEAR
from ..pack import COLONIST, PRIME, T_CAP, T_COST
from ..state import NOBODY, Deed, Interloper
from .figures import holds, situation
from .traits import DECLARED_WINDOW, commit, open_window, remember


def cost(g: Interloper, figure: int, action: int) -> int:
    """INT-4.1: 1 AP, changed by what the figure's texts say, never below 0."""
    if not g.tags[figure] & T_COST:
        return 1
    return max(0, 1 + changes(g, figure, action, situation(g, figure)))


def changes(g: Interloper, figure: int, action: int, case: int) -> int:
    """How the texts of a figure change the cost of an action."""
    found = 0
    for text in g.texts[figure]:
        for of_action, n, condition in g.cards.costs[text]:
            if of_action == action and holds(condition, case):
                found += n
    return found


def barred(g: Interloper, figure: int) -> int:
    """INT-R117: the mask of what texts forbid, or have allowed often enough in this turn."""
    mask = g.forbids[figure]
    if g.tags[figure] & T_CAP:
        for text in g.texts[figure]:
            for action, n in g.cards.caps[text]:
                if g.counts[action] >= n:
                    mask |= 1 << action
    return mask


def no_leave(g: Interloper, figure: int, action: int) -> int:
    """INT-R117: whether a text forbids the action, or has allowed it often enough."""
    return ban_on(g, figure, action) if barred(g, figure) >> action & 1 else ALLOWED


def ban_on(g: Interloper, figure: int, action: int) -> int:
    """INT-R117: why a barred action is barred."""
    return FORBIDDEN if g.forbids[figure] >> action & 1 else OFTEN_ENOUGH


def no_ap(g: Interloper, figure: int, action: int) -> int:
    """INT-3.5: whether the action costs more AP than are left."""
    return TOO_DEAR if cost(g, figure, action) > g.ap else ALLOWED


def deed_of(
    action: int, figure: int, *, room: int = NOBODY, edge: int = NOBODY, other: int = NOBODY,
    card: int = NOBODY,
) -> Deed:  # fmt: skip
    """An action with its target, as all may see it."""
    deed = Deed()
    deed.action = action
    deed.figure = figure
    deed.room = room
    deed.edge = edge
    deed.other = other
    deed.card = card
    return deed


def declare(g: Interloper, deed: Deed, price: int, *steps: Step) -> None:
    """INT-4.3, 4.6: declared and paid; a window opens before anything is carried out.

    `deed` says for all to see which action, whose, and at what. Whoever declares has told it.
    """
    remember(g)
    g.ap -= price
    g.deed = deed
    if not PRIME < deed.figure < COLONIST:
        g.counts[deed.action] += 1
    g.then((open_window, DECLARED_WINDOW), *steps)


def carry_out(g: Interloper) -> None:
    """The windows of the action are over."""
    commit(g)


def done(g: Interloper) -> None:
    """The action is over."""
    g.deed = Deed()
