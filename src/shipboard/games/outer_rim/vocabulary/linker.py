"""Numbers for what a text names: blocks that are chosen, secret abilities, other records.

A record's builder leaves `Block`, `Ability` and `Named` in the steps; once all records are known,
the loader links each text, in their order:

    linker = Linker({"space": spaces, "character": characters, "card": cards})
    linker.begin("enc_1-2A")            # of which card the blocks are
    pack.sections[..].do = linker.section(section.do)
    pack.abilities[..] = tuple(linker.ability(each) for each in record.abilities)
    pack.reward[..] = linker.effects(record.reward)
    pack.blocks, pack.names["block"] = linker.blocks, tuple(linker.block_names)
    pack.every_ability, pack.names["ability"] = linker.abilities, tuple(linker.ability_names)

Ids that nothing has are gathered in `problems`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import Effects
from ..rules import conditions as c
from ..rules import effects as e
from .words import Named


class Linker:
    """Numbers blocks and abilities in the order in which texts are linked."""

    def __init__(self, numbers: Mapping[str, Mapping[str, int]]) -> None:
        self.numbers = numbers
        self.blocks: list[p.Block] = []
        self.block_names: list[str] = []
        self.abilities: list[p.Ability] = []
        self.ability_names: list[str] = []
        self.problems: list[str] = []
        self._card = ""

    def begin(self, card: str) -> None:
        """The texts that follow are of this card, section, character or ship."""
        self._card = card

    def effects(self, do: Any) -> Effects:
        """A list of effects, all within it numbered."""
        linked: Effects = self._linked(do)
        return linked

    def section(self, do: Any) -> Effects:
        """A section's effects: a patrol that they mean is chosen as it starts."""
        linked = self.effects(do)
        return ((e.choose_patrol,), *linked) if means_patrol(do) else linked

    def condition(self, condition: Any) -> Any:
        """A condition, all ids within it numbered."""
        return self._linked(condition)

    def ability(self, ability: p.Ability) -> p.Ability:
        """An ability with its number; its card, character or ship is still to be noted. To use one
        that is optional as a whole is the answer to that (RIM-R309).
        """
        ability.number = len(self.abilities)
        self.abilities.append(ability)
        self.ability_names.append(self._name(self.ability_names))
        ability.cost = self._linked(ability.cost)
        ability.condition = self._linked(ability.condition)
        ability.do = self._linked(ability.do)
        if ability.may and e.whole_may(ability.do):
            ability.do = e.agreed(ability.do)
        return ability

    def block(self, block: p.Block) -> int:
        """The number of a block."""
        number = len(self.blocks)
        self.blocks.append(block)
        self.block_names.append(self._name(self.block_names))
        block.cost = self._linked(block.cost)
        block.do = self._linked(block.do)
        return number

    def _name(self, names: list[str]) -> str:
        """The card's name, with a number if it is not the first."""
        taken = set(names)
        number = 1
        name = self._card
        while name in taken:
            number += 1
            name = f"{self._card}_{number}"
        return name

    def _linked(self, part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple([self._linked(each) for each in part])
        if isinstance(part, p.Block):
            return self.block(part)
        if isinstance(part, p.Ability):
            return self.ability(part).number
        if isinstance(part, Named):
            return self._number(part)
        return part

    def _number(self, named: Named) -> int:
        """The number of the record with this id; -1 and a problem if there is none."""
        number = self.numbers.get(named.pool, {}).get(named.id)
        if number is None:
            self.problems.append(f"{self._card}: found no {named.pool} with the id {named.id}")
            return -1
        return number


def means_patrol(part: Any) -> bool:
    """Whether a text means the chosen patrol, and not only that of another part of the rules."""
    if isinstance(part, p.Block):
        return means_patrol(part.cost) or means_patrol(part.do)
    if not isinstance(part, tuple):
        return False
    if len(part) > 1 and part[0] in (e.reputation, e.fight_patrol, e.patrol_move, c.rep):
        if part[1] == c.PATROL:
            return True
    if part and part[0] in (c.patrol_level, c.patrol_fame):
        return True
    return any(means_patrol(each) for each in part)
