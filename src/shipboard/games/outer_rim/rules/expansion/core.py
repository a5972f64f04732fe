"""RIM-41: the Core Worlds, where one says before the draw whether one means to cross."""

from __future__ import annotations

from ... import choices
from ...numbers import ANNOUNCES_CROSSING, CROSS, STAYS_IN_CORE
from ...state import Rim
from .. import encounters


def draw(g: Rim, seat: int) -> None:
    """RIM-41.2, 41.3: in the Core Worlds the draw waits for an announcement."""
    if g.at[seat] in g.cards.core:
        g.then((ask_cross, seat))
    else:
        encounters.draw_section(g, seat, False)


def ask_cross(g: Rim, seat: int) -> None:
    """RIM-41.3: to cross, or to stay."""
    g.ask(seat, CROSS, [choices.STAY, choices.CROSS], (announced, seat))


def announced(g: Rim, seat: int, option: int) -> None:
    """RIM-41.3, 41.4, RIM-R128: public, and binding for this draw, whatever the card asks."""
    crossing = option == choices.CROSS
    if g.telling:
        g.tell(ANNOUNCES_CROSSING if crossing else STAYS_IN_CORE, (seat,))
    encounters.draw_section(g, seat, crossing)
