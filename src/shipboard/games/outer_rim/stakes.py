"""What an option would need: the tests and fights that a text holds, with their exact odds.

For the decision that waits, from what all may see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC

from . import pack as p
from .decisions import KINDS as DECLARED
from .numbers import (
    CHOOSE,
    ENCOUNTER,
    FAVOR_ASK,
    FIGHT_OR_TALK,
    MARKET_BUY,
    MAY,
    PROTECT,
    SKILL,
    TARGET_PLAYER,
)
from .odds import fight_cases, test_cases
from .rules import combat, contacts, jobs, values
from .rules import effects as e
from .rules.expansion import ambitions
from .rules.expansion.favors import BEFORE_TEST, IN_COMBAT
from .rules.skill_tests import TEST_DICE
from .state import SHIP, Fight, Rim

# A skill, `ground` or `ship`, or `roll`; its number; the enemy's dice, or the faces that will do.
Need = tuple[str, int, Any]
KINDS: Final = (
    CHOOSE, ENCOUNTER, FAVOR_ASK, FIGHT_OR_TALK, MARKET_BUY, MAY, PROTECT, SKILL, TARGET_PLAYER,
)  # fmt: skip
ROLL: Final = "roll"


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
            chance = _chance(g, _doer(g, seat, kind, option), need)
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
            found += _tests(step[1])
        elif step[0] is e.test_opposed:
            found += _tests((step[1],))
        elif step[0] is e.fight_card:
            found.append(("ship" if step[1] == SHIP else "ground", step[1], step[2]))
        elif step[0] is ambitions.attempt_goal:
            for card in g.cards.by_number.get(step[1], ()):
                for part in g.cards.steps[card]:
                    found += needs_of(g, part)
        elif step[0] in (e.may, e.carry_out):
            found += needs_of(g, g.cards.blocks[step[1]].do)
            continue
        elif step[0] is e.choose or (step[0] is e.act_as and step[1] == e.OTHER):
            continue
        for part in step[1:]:
            if isinstance(part, tuple) and part and isinstance(part[0], tuple):
                found += needs_of(g, tuple(inner for inner in part if callable(inner[0])))
    return found


def _tests(skills: Iterable[int]) -> list[Need]:
    """A test of each of these skills."""
    return [(p.SKILLS[skill], skill, 0) for skill in skills]


def _doer(g: Rim, seat: int, kind: int, option: int) -> int:
    """Whose test or fight it is: the player's who is asked, or in a job for two the other one's."""
    if kind == TARGET_PLAYER:
        return option
    return int(g.waiting[1]) if kind == SKILL else seat


def _chance(g: Rim, seat: int, need: Need) -> list[int]:
    """In how many of how many cases the player does what is needed."""
    what, number, dice = need
    if what == ROLL:
        return [sum(face in dice for face in g.cards.die), len(g.cards.die)]
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
        return f"skill:{p.SKILLS[index]}", _tests((index,))
    if kind == MARKET_BUY and refers == "card":
        rolls = pack.purchase_roll[index]
        return f"card:{pack.names['card'][index]}", [(ROLL, 0, rolls[0])] if rolls else []
    if kind == TARGET_PLAYER:
        return f"seat:{index}", _tests(_of_partner(g))
    if label == "job":
        return f"job:{pack.names['card'][index]}", _tests(pack.tests[index])
    if label == "hunt":
        other = contacts.played_by(g, pack.target[index])
        return f"hunt:{pack.names['card'][index]}", _duel(g, other, combat.kind_here(g, seat))
    if label == "challenge":
        return f"challenge:{index}", _duel(g, index, SHIP)
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


def _of_partner(g: Rim) -> list[int]:
    """The skills for which another player is chosen: those that both test, or all of the job."""
    if g.waiting[0] is not jobs.begin:
        return []
    job = g.waiting[2]
    both = [skill for skill in g.cards.tests[job] if g.cards.opposed[job] >> skill & 1]
    return both or list(g.cards.tests[job])


def _duel(g: Rim, other: int, kind: int) -> list[Need]:
    """A fight of this kind with another player, as strong as everybody sees."""
    return [("ship" if kind == SHIP else "ground", kind, values.combat_value(g, other, kind))]


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
