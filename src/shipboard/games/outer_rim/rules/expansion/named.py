"""The named functions of the expansion's cards (`custom`)."""

from __future__ import annotations

from typing import Any, Final

from . import duels, people, purchase_rolls, robbery, special_delivery

# `rob` by its number: the gear is chosen, half of it paid, it is taken.
ROB: Final[tuple[Any, ...]] = (robbery.choose_loot, robbery.pay_half, robbery.take_loot)
PLAIN: Final[dict[str, Any]] = {
    "cad": people.cad, "hondo": people.hondo, "capture_only": duels.capture_only,
    "special_delivery": special_delivery.special_delivery,
    "bought_after_all": purchase_rolls.bought_after_all,
}  # fmt: skip
NAMES: Final = ("rob", *PLAIN)
