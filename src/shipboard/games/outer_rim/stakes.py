"""What an option would need: the tests and fights that a text holds, with their exact odds.

For the decision that waits, from what all may see.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC

from . import pack as p
from .decisions import KINDS as DECLARED
from .numbers import CHOOSE, ENCOUNTER, FAVOR_ASK, FIGHT_OR_TALK, MAY, PROTECT, SKILL
from .odds import fight_cases, test_cases
from .rules import effects as e
from .rules import values
from .rules.expansion import ambitions
from .rules.expansion.favors import BEFORE_TEST, IN_COMBAT
from .rules.skill_tests import TEST_DICE
from .state import SHIP, Fight, Rim

Need = tuple[str, int, int]  # a skill, or `ground` or `ship`; its number; the enemy's dice
KINDS: Final = (CHOOSE, ENCOUNTER, FAVOR_ASK, FIGHT_OR_TALK, MAY, PROTECT, SKILL)


def of_decision(g: Rim) -> list[dict[str, Any]]:
    """By option of the open decision what it would need: [{option, what, chance}]."""
    if len(g.open) != 1 or g.open[0][2] not in KINDS:
        return []
    _, seat, kind, options = g.open[0]
    if kind == FAVOR_ASK:
        return _with_help(g, seat)
    rows = []
    for option in options:
        label, needs = _needs(g, seat, kind, option)
        for need in needs:
            chance = _chance(g, seat, need)
            rows.append({"option": label, "what": need[0], "chance": chance})
    return rows


def _with_help(g: Rim, seat: int) -> list[dict[str, Any]]:
    """RIM-49.4, 49.5: the odds of the test or the combat that comes, alone and with a favor."""
    _, _, moment, skill = g.waiting
    if moment == BEFORE_TEST:
        count, what, favor = values.skill_count(g, seat, skill), p.SKILLS[skill], "advice"
        alone, helped = (
            test_cases(g.cards.die, count + more, TEST_DICE, 0) for more in (0, 1)
        )  # fmt: skip
    elif moment == IN_COMBAT:
        fight, favor = g.fights[-1], "strategy"
        what = "ship" if fight.kind == SHIP else "ground"
        alone, helped = (_of_fight(g, fight, seat, more) for more in (0, 1))
    else:
        return []
    return [
        {"option": "none", "what": what, "chance": list(alone)},
        {"option": favor, "what": what, "chance": list(helped)},
    ]


def _of_fight(g: Rim, fight: Fight, seat: int, more: int) -> tuple[int, int]:
    """RIM-22.5: in how many cases the player wins this combat with so many dice more."""
    attack = values.combat_value(g, fight.attacker, fight.kind) + fight.more_attack
    defence = fight.value + fight.more_defence
    if fight.defender >= 0:
        defence = values.combat_value(g, fight.defender, fight.kind) + fight.more_defence
    if seat == fight.attacker:
        return fight_cases(g.cards.die, max(0, attack + more), max(0, defence))
    won, every = fight_cases(g.cards.die, max(0, attack), max(0, defence + more))
    return every - won, every


def needs_of(g: Rim, effects: p.Effects) -> list[Need]:
    """The tests and fights of a text, in the order in which it names them."""
    found: list[Need] = []
    for step in effects:
        if step[0] is e.test:
            found += [(p.SKILLS[skill], skill, 0) for skill in step[1]]
        elif step[0] is e.fight_card:
            found.append(("ship" if step[1] == SHIP else "ground", step[1], step[2]))
        elif step[0] is ambitions.attempt_goal:
            for card in g.cards.by_number.get(step[1], ()):
                for part in g.cards.steps[card]:
                    found += needs_of(g, part)
        elif step[0] in (e.may, e.carry_out):
            found += needs_of(g, g.cards.blocks[step[1]].do)
            continue
        elif step[0] is e.choose:
            continue
        for part in step[1:]:
            if isinstance(part, tuple) and part and isinstance(part[0], tuple):
                found += needs_of(g, tuple(inner for inner in part if callable(inner[0])))
    return found


def _chance(g: Rim, seat: int, need: Need) -> list[int]:
    """In how many of how many cases the player does what is needed."""
    what, number, dice = need
    if what in p.SKILLS:
        return list(test_cases(g.cards.die, values.skill_count(g, seat, number), TEST_DICE, 0))
    return list(fight_cases(g.cards.die, values.combat_value(g, seat, number), dice))


def _needs(g: Rim, seat: int, kind: int, option: int) -> tuple[str, list[Need]]:
    """An option's name, and what it would need."""
    label, refers, index = DECLARED[kind].split(option)
    pack = g.cards
    if refers == "block":
        block = pack.blocks[index]
        return f"{label or refers}:{pack.names['block'][index]}", needs_of(g, block.do)
    if refers == "skill":
        return f"skill:{p.SKILLS[index]}", [(p.SKILLS[index], index, 0)]
    if label == "job":
        return f"job:{pack.names['card'][index]}", [
            (p.SKILLS[skill], skill, 0) for skill in pack.tests[index]
        ]
    if label == "use":
        return f"use:{pack.names['ability'][index]}", needs_of(g, pack.every_ability[index].do)
    if label == "patrol":
        dice = pack.patrol_combat[index][g.patrol_level[index] - 1]
        return f"patrol:{p.FACTION_NAMES[index]}", [("ship", SHIP, dice)]
    if label == "crew":
        return f"crew:{pack.names['card'][index]}", _hunt(g, seat, pack.contact_card.index(index))
    if label == "fight":
        return "fight", _hunt(g, seat, _known(g, g.waiting[2]))
    if label == "contact":
        return f"contact:{pack.names['spot'][index]}", _hunt(g, seat, _known(g, index))
    return "", []


def _known(g: Rim, spot: int) -> int:
    """The contact that lies face up there; -1: none."""
    token = g.contacts[spot][0] if g.contacts[spot] else 0
    return token & DESIGN if token >> PLACE & PUBLIC else -1


def _hunt(g: Rim, seat: int, contact: int) -> list[Need]:
    """The fight for the bounty that a player holds for this contact."""
    for card in g.assets[seat]:
        if g.cards.type[card] == p.BOUNTY and g.cards.target[card] == contact >= 0:
            kind = g.cards.fight_kind[card]
            return [("ship" if kind == SHIP else "ground", kind, g.cards.fight_value[card])]
    return []
