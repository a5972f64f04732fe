"""ARD-10: oxygen cells and Red Alert."""

from __future__ import annotations

from ..numbers import CELL_LOST, CELL_RESTORED, PREVENTED, PROTECTED
from ..pack import Condition
from ..state import NOT_FORCED, Ardor
from . import martyr
from .victory import check_oxygen


def red_alert(g: Ardor) -> bool:
    """ARD-10.3, ARD-16.10: two or fewer cells are intact, unless a value is forced."""
    if g.forced_alert != NOT_FORCED:
        return g.forced_alert == 1
    return g.cells <= g.alert_at


def destroy_cell(
    g: Ardor, n: int, unpreventable: bool, unpreventable_if: Condition, unanswerable: bool
) -> None:
    """ARD-10.4: several cells are destroyed one at a time, with every check in between."""
    sure = unpreventable or (
        unpreventable_if is not None and bool(unpreventable_if[0](g, *unpreventable_if[1:]))
    )
    if n == 1:
        lose_cell(g, sure, unanswerable)
    else:
        g.then(*[(lose_cell, sure, unanswerable)] * n)


def lose_cell(g: Ardor, unpreventable: bool, unanswerable: bool) -> None:
    """ARD-10.1, 10.5, 10.6, ARD-R63: one cell goes, unless protected; then the Martyr windows."""
    if g.cells == 0:
        return
    if g.protected and not unpreventable:
        if g.telling:
            g.tell(PREVENTED, ())
        return
    g.cells -= 1
    if g.telling:
        g.tell(CELL_LOST, (g.cells,))
    if unanswerable:
        return
    if g.cells == 0:
        g.then((martyr.blue_window,), (check_oxygen,))
    elif g.cells == 1:
        g.then((martyr.red_window,))


def restore_cell(g: Ardor, n: int) -> None:
    """ARD-10.2: cells come back, never more than there were at the start."""
    for _ in range(n):
        if g.cells < g.cells_start:
            g.cells += 1
            if g.telling:
                g.tell(CELL_RESTORED, (g.cells,))


def protect_cells(g: Ardor) -> None:
    """ARD-14.10, ARD-R26: cells are protected during the next turn that is taken."""
    g.protect_next = True
    if g.telling:
        g.tell(PROTECTED, ())
