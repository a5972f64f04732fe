"""RIM-52.2, 52.6: Cad Bane and Hondo Ohnaka."""

from __future__ import annotations

from typing import Final

from ...state import Rim
from .. import goals, purse
from ..frames import actor

CAD_PAYS: Final = 5000


def cad(g: Rim) -> None:
    """RIM-52.2, RIM-R127, R143: 1 of the fame that is being gained becomes 5,000 credits.

    It remains a gain of fame, and the credits are no part of the reward.
    """
    if g.gaining:
        g.gaining[-1] = max(0, g.gaining[-1] - 1)
        purse.gain_credits(g, actor(g), CAD_PAYS)


def hondo(g: Rim) -> None:
    """RIM-52.6, RIM-R89, R147: a goal token on the asset that has just come to him."""
    goals.mark_asset(g, actor(g), g.handed)
