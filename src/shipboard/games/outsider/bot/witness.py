"""What a player of Outsider can say of a declaration or a victim, from what everybody saw."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shipboard.kernel.because import Because
from shipboard.kernel.layout import count
from shipboard.kernel.witness import Events
from shipboard.kernel.witness import Witness as Bystander

WORDS: Final = {
    "enough": "{number} Goals are done, and {number_needed} are needed.",
    "last_chance": "The deck has {cards} left: it is now or never.",
    "sabotaged": "{seat} has sabotaged a Goal.",
    "poisoned": "{seat} left the Supply full of Dark cards.",
    "strongest": "{seat} can bear it best, with {number} Survival.",
    "somebody": "It has to be somebody.",
}


class Witness(Bystander):
    """Remembers who did what harm in front of everybody."""

    words = WORDS

    def __init__(self) -> None:
        super().__init__()
        self.saboteurs: set[int] = set()
        self.poisoners: set[int] = set()
        self.trader = -1  # who traded with the Supply last

    def watch(self, events: Events) -> None:
        """Take note of sabotage, and of who left a Supply that was mostly Dark."""
        for event in events:
            match event["event"]:
                case "sabotaged":
                    self.saboteurs.add(event["seat"])
                case "traded":
                    self.trader = event["seat"]
                case "supply_lost":
                    self.poisoners |= {self.trader} - {event["seat"], -1}
                    self.trader = -1

    def declaration(self, seat: int, option: str) -> Because | None:
        """Why the Shift Sequence is to be resolved now."""
        if option != "shift":
            return None
        zones: dict[str, Any] = self.view["zones"]
        done = sum(pile["count"] for pile in zones["completed"])
        needed = self.view["players"] + 1
        if done >= needed:
            return self.said("enough", number=done, number_needed=needed)
        return self.said("last_chance", cards=count(zones["deck"]["count"], "card"))

    def victim(self, seat: int, option: str) -> Because | None:
        """Why a Crisis hits this player."""
        named = int(option.partition(":")[2])
        survival: list[int] = self.view["facts"]["survival"]
        if named == seat:
            return None
        if named in self.saboteurs:
            return self.said("sabotaged", seat=named)
        if named in self.poisoners:
            return self.said("poisoned", seat=named)
        if survival[named] == max(survival):
            return self.said("strongest", seat=named, number=survival[named])
        return self.said("somebody")

    reasons: ClassVar = {"act": declaration, "crisis_player": victim}
