"""What a player of Ardor can say of a vote or an Ally, from what came up in front of everybody."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shipboard.kernel.because import Because
from shipboard.kernel.layout import count
from shipboard.kernel.witness import Events
from shipboard.kernel.witness import Witness as Bystander

from .cards import COLOUR
from .sight import RED_MISSIONS

WORDS: Final = {
    "is_red": "{seat} is red, as everybody has seen.",
    "is_blue": "{seat} is blue, as everybody has seen.",
    "burst": "{seat} was unhurt, and let a cell burst.",
    "most": "Nobody has had more red cards come up beside them than {seat}: {number}.",
    "some": "{cards} came up in turns in which {seat} gave one.",
    "feeling": "It is only a feeling: nothing that came up speaks against {seat}.",
    "own_life": "It is my own life.",
    "no_proof": "{cards} in the turns of {seat}: that is no proof.",
    "nothing": "Nothing that came up speaks against anybody.",
    "untried": "{seat} has not given a card yet: let us see one.",
    "clean": "No red card has come up beside {seat} so far.",
    "fewest": "Nobody has had fewer red cards come up beside them than {seat}: {number}.",
    "again": "{cards} came up beside {seat} so far: let us see what comes now.",
}


class Witness(Bystander):
    """Counts the red cards that came up in the turns in which somebody gave a card."""

    words = WORDS

    def __init__(self) -> None:
        super().__init__()
        self.givers: set[int] = set()  # to the pile that comes up next
        self.gave: set[int] = set()
        self.reds: dict[int, int] = {}
        self.hurt: set[int] = set()
        self.burst: set[int] = set()  # who let a cell burst while unhurt
        self.missions: dict[int, str] = {}
        self.folding = False

    def watch(self, events: Events) -> None:
        """Take note of who gave, and what came up."""
        for event in events:
            name, seat = event["event"], event.get("seat", -1)
            match name:
                case "committed" if not self.folding:
                    self.givers.add(seat)
                    self.gave.add(seat)
                case "turned_up" if COLOUR.get(event["card"]) == "red":
                    for giver in self.givers:
                        self.reds[giver] = self.reds.get(giver, 0) + 1
                case "carried_out":
                    self.folding = event["card"] == "spatial_fold"
                case "cleaned_up":
                    self.givers.clear()
                    self.folding = False
                case "was_damaged":
                    self.hurt.add(seat)
                case "was_healed":
                    self.hurt.discard(seat)
                case "mission_shown":
                    self.missions[seat] = event["mission"]
                case "chose" if event["kind"] == "strike_choice" and event["option"] != "self":
                    self.burst |= {seat} - self.hurt

    def accuse(self, seat: int, option: str) -> Because | None:
        """Against a player, or why against nobody."""
        if option == "nobody":
            worst = max(self.others(seat), key=lambda each: self.reds.get(each, 0))
            return self.spare(worst)
        accused = int(option.partition(":")[2])
        return None if accused == seat else self.against(accused)

    def tribunal(self, seat: int, option: str) -> Because | None:
        """For or against the life of the player named."""
        named: int = self.view["facts"]["nominee"]
        if named == seat:
            return self.said("own_life") if option == "no" else None
        return self.against(named) if option == "yes" else self.spare(named)

    def against(self, seat: int) -> Because:
        """What speaks against a player."""
        number = self.reds.get(seat, 0)
        if self.missions.get(seat) in RED_MISSIONS:
            return self.said("is_red", seat=seat)
        if seat in self.burst:
            return self.said("burst", seat=seat)
        if not number:
            return self.said("feeling", seat=seat)
        if number > max(self.reds.get(each, 0) for each in self.others(seat)):
            return self.said("most", seat=seat, number=number)
        return self.said("some", seat=seat, cards=count(number, "red card"))

    def spare(self, seat: int) -> Because:
        """Why that is not enough."""
        if seat in self.missions and self.missions[seat] not in RED_MISSIONS:
            return self.said("is_blue", seat=seat)
        if number := self.reds.get(seat, 0):
            return self.said("no_proof", seat=seat, cards=count(number, "red card"))
        return self.said("nothing")

    def ally(self, seat: int, option: str) -> Because:
        """Why this Ally."""
        named = int(option.partition(":")[2])
        number = self.reds.get(named, 0)
        others = [each for each in self.others(seat) if each != named]
        if named in self.missions:
            red = self.missions[named] in RED_MISSIONS
            return self.said("is_red" if red else "is_blue", seat=named)
        if named not in self.gave:
            return self.said("untried", seat=named)
        if not number:
            return self.said("clean", seat=named)
        if all(number < self.reds.get(each, 0) for each in others):
            return self.said("fewest", seat=named, number=number)
        return self.said("again", seat=named, cards=count(number, "red card"))

    def others(self, seat: int) -> list[int]:
        """The living players but this one."""
        health: list[Any] = self.view["facts"]["health"]
        return [each for each, left in enumerate(health) if left and each != seat]

    reasons: ClassVar = {
        "airlock_vote": accuse,
        "tribunal_nominee": accuse,
        "tribunal_vote": tribunal,
        "choose_ally": ally,
    }
