"""RIM-49: favors are asked of other players, offered, taken, and owed.

A request lies open in `g.favors` from the choice of its kind until it is settled.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam

from ... import choices
from ...numbers import (
    ALLOWED,
    DEBT_USE,
    FAVOR_ASK,
    FAVOR_FACTION,
    NO_DEBT_HELD,
    NO_FAVOR_NOW,
    NOBODY_VOUCHES,
)
from ...pack import CREW, FACTIONS
from ...state import (
    ACTION,
    ADVICE,
    ENCOUNTER,
    ENDORSEMENT,
    NOBODY,
    NONE,
    PLANNING,
    POSITIVE,
    SHORTCUT,
    STRATEGY,
    Favor,
    Rim,
)
from .. import planning, values
from . import favor_offers

# When a favor is asked for (RIM-R117): at the start of a step, before a test, in a combat.
BEFORE_TEST: Final = 10
IN_COMBAT: Final = 11
MATTERS: Final = {  # which kinds can matter then
    PLANNING: (ENDORSEMENT, SHORTCUT),
    ACTION: (ENDORSEMENT,),
    ENCOUNTER: (ENDORSEMENT,),
    BEFORE_TEST: (ADVICE,),
    IN_COMBAT: (STRATEGY,),
}
# Two kinds can help at one moment only before a plan.
FIRST_TO_CHOOSE: Final = choices.DEBT_USE_ENDORSEMENT - ENDORSEMENT


def take_tokens(g: Rim) -> None:
    """RIM-49.1: everybody takes the debt token of the own colour."""
    g.debts = list(range(g.players))


# Who could grant what.


def printed(g: Rim, seat: int, skill: int) -> bool:
    """RIM-49.4, RIM-R120: whether the skill is printed on the player's character or crew."""
    if skill in g.cards.character_skills[values.character_of(g, seat)]:
        return True
    for card in values.faces(g, seat):
        if g.cards.type[card] == CREW and skill in g.cards.skills[card]:
            return True
    return False


def vouches(g: Rim, asker: int, other: int, faction: int) -> bool:
    """RIM-49.6, RIM-R142: really positive, where the asker does not count as such."""
    if g.reputation[other][faction] != POSITIVE:
        return False
    return values.reputation(g, asker, faction) != POSITIVE


def factions_of(g: Rim, asker: int, other: int) -> list[int]:
    """RIM-49.6: with which factions this player can vouch for the asker; of nobody: anybody."""
    others = [other] if other != NOBODY else [each for each in people(g) if each != asker]
    return [faction for faction in range(FACTIONS) if any_vouches(g, asker, others, faction)]


def any_vouches(g: Rim, asker: int, others: list[int], faction: int) -> bool:
    """RIM-49.6: whether one of them can vouch for the asker there."""
    for other in others:
        if vouches(g, asker, other, faction):
            return True
    return False


def people(g: Rim) -> range:
    """RIM-R142: those who can be asked, which AI opponents cannot."""
    return range(g.people)


def grants(g: Rim, asker: int, other: int, kind: int, what: int) -> bool:
    """RIM-49.12, RIM-R135, R142: whether this player could grant it; `what` is a skill or a
    faction, or NONE for any.
    """
    if other == asker:
        return False
    if kind == ADVICE:
        return printed(g, other, what)
    if kind == ENDORSEMENT and what == NONE:
        return len(factions_of(g, asker, other)) > 0
    if kind == ENDORSEMENT:
        return vouches(g, asker, other, what)
    return True


def matters(g: Rim, asker: int, kind: int) -> bool:
    """RIM-R142: whoever is defeated does not fly."""
    return kind != SHORTCUT or not g.defeated[asker]


def grantable(g: Rim, asker: int, moment: int, skill: int, other: int = NOBODY) -> list[int]:
    """RIM-R117, R142: the kinds of favor that this player, or anybody, could grant now."""
    others = people(g) if other == NOBODY else range(other, other + 1)
    found: list[int] = []
    for kind in MATTERS[moment]:
        what = skill if kind == ADVICE else NONE
        if matters(g, asker, kind):
            if [each for each in others if grants(g, asker, each, kind, what)]:
                found.append(kind)
    return found


# Asking.


def before_planning(g: Rim, seat: int) -> None:
    """RIM-R117, R142: at the start of the own planning step, which goes on then (RIM-23.3)."""
    if not g.cut:
        g.phase = PLANNING
        g.then((ask_favor, seat, PLANNING, NONE), (planning.go_on, seat))


def before_action(g: Rim, seat: int) -> None:
    """RIM-R117: at the start of the own action step."""
    if not g.cut:
        g.phase = ACTION
        g.then((ask_favor, seat, ACTION, NONE))


def before_encounter(g: Rim, seat: int) -> None:
    """RIM-R117, R142: at the start of the own encounter step, before a forced fight."""
    if not g.cut:
        g.phase = ENCOUNTER
        g.then((ask_favor, seat, ENCOUNTER, NONE))


def before_test(g: Rim, seat: int, skill: int) -> None:
    """RIM-R117, R136: before the dice of a test are rolled, by the tester only."""
    g.then((ask_favor, seat, BEFORE_TEST, skill))


def attacker_asks(g: Rim) -> None:
    """RIM-R119, R136: the attacker first, after the own abilities at the start of the combat."""
    g.then((ask_favor, g.fights[-1].attacker, IN_COMBAT, NONE))


def defender_asks(g: Rim) -> None:
    """RIM-R119, R136: then the defender, before any die is rolled."""
    if g.fights[-1].defender != NOBODY:
        g.then((ask_favor, g.fights[-1].defender, IN_COMBAT, NONE))


def ask_favor(g: Rim, asker: int, moment: int, skill: int) -> None:
    """RIM-49.2, 49.3, RIM-R117, R142: once a turn, where somebody could grant one that matters."""
    if asker >= g.people or g.favored >> asker & 1:
        return
    kinds = [choices.ADVICE + kind for kind in grantable(g, asker, moment, skill)]
    tokens = [choices.RETURN + owner for owner in range(len(g.debts))]
    options = [
        option
        for option in (*kinds, *tokens)
        if not no_favor(g, asker, option, asker, moment, skill)
    ]
    if options:
        then = (favor_asked, asker, moment, skill)
        g.ask(asker, FAVOR_ASK, [choices.NONE, *options], then)


def no_favor(g: Rim, seat: int, option: int, asker: int, moment: int, skill: int) -> int:
    """RIM-R117, R118: a kind that somebody could grant now, or a token whose owner could."""
    if option == choices.NONE:
        return ALLOWED
    if option < choices.RETURN:
        kinds = grantable(g, asker, moment, skill)
        return ALLOWED if option - choices.ADVICE in kinds else NO_FAVOR_NOW
    owner = option - choices.RETURN
    if owner >= g.people or owner == asker or g.debts[owner] != asker:
        return NO_DEBT_HELD
    return ALLOWED if grantable(g, asker, moment, skill, owner) else NO_FAVOR_NOW


def favor_asked(g: Rim, asker: int, moment: int, skill: int, option: int) -> None:
    """RIM-49.3, RIM-R94, R117: the request is open: no deals, and no other request this turn."""
    if option == choices.NONE:
        return
    g.favored |= 1 << asker
    g.no_deal += 1
    favor = Favor()
    favor.by = asker
    g.favors.append(favor)
    if option >= choices.RETURN:
        favor.owner = option - choices.RETURN
        g.then((choose_kind, asker, moment, skill), (favor_offers.settle,))
    else:
        name_kind(g, asker, option - choices.ADVICE, skill)
        g.then((favor_offers.choose_price, asker), (favor_offers.settle,))
        vouch_where(g, asker)


def name_kind(g: Rim, asker: int, kind: int, skill: int) -> None:
    """RIM-R117: which favor it is."""
    favor = g.favors[-1]
    favor.kind = kind
    favor.what = skill if kind == ADVICE else NONE


def choose_kind(g: Rim, asker: int, moment: int, skill: int) -> None:
    """RIM-49.11, RIM-R118: a favor of one's choice for a debt token."""
    kinds = grantable(g, asker, moment, skill, g.favors[-1].owner)
    if len(kinds) > 1:
        options = [FIRST_TO_CHOOSE + kind for kind in kinds]
        then = (kind_chosen, asker, moment, skill)
        g.ask(asker, DEBT_USE, options, then)
    else:
        demand(g, asker, kinds[0], skill)


def no_kind(g: Rim, seat: int, option: int, asker: int, moment: int, skill: int) -> int:
    """RIM-R118, R135: one that the owner of the token can grant now."""
    kinds = grantable(g, asker, moment, skill, g.favors[-1].owner)
    return ALLOWED if option - FIRST_TO_CHOOSE in kinds else NO_FAVOR_NOW


def kind_chosen(g: Rim, asker: int, moment: int, skill: int, option: int) -> None:
    """RIM-49.11, RIM-R118: the kind is chosen."""
    demand(g, asker, option - FIRST_TO_CHOOSE, skill)


def demand(g: Rim, asker: int, kind: int, skill: int) -> None:
    """RIM-R118: it is granted at once, the faction known."""
    name_kind(g, asker, kind, skill)
    g.then((favor_offers.give_back, asker))
    vouch_where(g, asker)


def vouch_where(g: Rim, asker: int) -> None:
    """RIM-49.6: an endorsement names a faction."""
    if g.favors[-1].kind == ENDORSEMENT:
        g.then((choose_faction, asker))


def choose_faction(g: Rim, asker: int) -> None:
    """RIM-49.6, RIM-R117: with which faction somebody shall vouch."""
    options = factions_of(g, asker, g.favors[-1].owner)
    if len(options) > 1:
        g.ask(asker, FAVOR_FACTION, options, (faction_chosen,))
    else:
        faction_chosen(g, options[0])


def no_faction(g: Rim, seat: int, option: int, asker: int) -> int:
    """RIM-49.6, RIM-R135: one with which somebody can vouch for the asker."""
    known = factions_of(g, asker, g.favors[-1].owner)
    return ALLOWED if option in known else NOBODY_VOUCHES


def faction_chosen(g: Rim, faction: int) -> None:
    """RIM-49.6: the faction is named."""
    g.favors[-1].what = faction


# Where they are asked for.


def in_turns(seam: Seam) -> Seam:
    """RIM-R117, R142: at the start of each step of the own turn."""
    seam = seam.replaced(planning=(before_planning, SEAT))
    for name, step in (("action", before_action), ("encounter", before_encounter)):
        seam = seam.before(name, **{f"favor_{name}": (step, SEAT)})
    return seam


def in_combats(seam: Seam) -> Seam:
    """RIM-R119, R136, R142: after the abilities of each side at the start of the combat."""
    asked = seam.after("attacker", favor_attacker=(attacker_asks,))
    return asked.after("defender", favor_defender=(defender_asks,))
