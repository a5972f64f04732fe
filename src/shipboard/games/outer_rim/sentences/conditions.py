"""Conditions, as they stand after "if"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import RimPack
from ..rules import conditions as c
from .wording import (
    BODIES,
    WHERE,
    Maker,
    counted,
    deck,
    faction,
    listed,
    one_of,
    said,
    several,
    skill_name,
    thousands,
)


def condition(pack: RimPack, cond: Any) -> str:
    """A condition, as it stands after "if"."""
    return CONDITIONS[cond[0]](pack, *cond[1:])


SIGNS = {
    c.POSITIVE_ONLY: "you are in favour with {}", c.NEGATIVE_ONLY: "you are out of favour with {}",
    c.NEUTRAL_ONLY: "you are neutral with {}", c.NOT_NEGATIVE: "you are not out of favour with {}",
    c.NOT_POSITIVE: "you are not in favour with {}",
}  # fmt: skip


def rep(pack: RimPack, which: int, sign: int) -> str:
    return SIGNS[sign].format(faction(pack, which))


def all_hold(pack: RimPack, conditions: tuple[Any, ...]) -> str:
    return " and ".join(condition(pack, each) for each in conditions)


def any_hold(pack: RimPack, conditions: tuple[Any, ...]) -> str:
    return ", or ".join(condition(pack, each) for each in conditions)


NEGATIONS = (
    ("you have passed", "you have not passed"), ("you have won", "you have not won"),
    ("the chosen player has ", "the chosen player has not "), ("you are ", "you are not "),
    ("you have ", "you do not have "), ("you own ", "you do not own "),
    ("there is ", "there is not "), ("it is ", "it is not "),
    ("that player is ", "that player is not "), ("that player has ", "that player does not have "),
)  # fmt: skip


def negated(pack: RimPack, cond: Any) -> str:
    text = condition(pack, cond)
    for yes, no in NEGATIONS:
        if text.startswith(yes) and " or " not in text and " and " not in text:
            return no + text.removeprefix(yes)
    return f"it is not so that {text}"


def of_chosen(pack: RimPack, cond: Any) -> str:
    text = condition(pack, cond)
    for mine, theirs in (
        ("you are ", "that player is "), ("you have ", "that player has "),
        ("you own ", "that player owns "), ("your ", "that player's "),
    ):  # fmt: skip
        if text.startswith(mine):
            return theirs + text.removeprefix(mine)
    return f"for that player, {text}"


def worth(pack: RimPack, types: tuple[int, ...], n: int) -> str:
    kinds = sorted(set(types))
    cards = listed([counted(types.count(kind), kind) for kind in kinds])
    return f"you have {cards} that cost {thousands(n)} credits or more together"


def markers(pack: RimPack, which: int, n: int) -> str:
    whose = "" if which == c.ANY_FACTION else f" of {faction(pack, which)}"
    return f"you have markers on {several(n, 'planet')}{whose}"


def planet_of(pack: RimPack, which: int) -> str:
    if which == c.ANY_FACTION:
        return "you are on a planet of a faction"
    return f"you are on a planet of {faction(pack, which)}"


def has_thing(pack: RimPack, what: int, n: int) -> str:
    return f"you have {one_of(what)}" if n == 1 else f"you have {counted(n, what)} or more"


def damaged(pack: RimPack, body: int, n: int) -> str:
    if body == c.BOTH_BODIES:
        return f"your character and your ship have {n} damage or more together"
    return f"{BODIES[body]} has {n} damage or more"


def tokened(pack: RimPack, n: int, further: bool) -> str:
    text = f"you have {several(n, 'card')} or more with a goal token"
    return f"{text}, one of them new since you fulfilled this last" if further else text


def on_or_in(pack: RimPack, space: int) -> str:
    return (
        f"{'in' if pack.space_kind[space] == p.MAELSTROM else 'on'} {pack.titles['space'][space]}"
    )


def one_number(text: str) -> Maker:
    return lambda pack, n: text.format(thousands(n))


CONDITIONS: Mapping[Any, Maker] = {
    c.rep: rep, c.anyneg: said("you are out of favour with any faction"),
    c.npos: lambda pack, n: f"you are in favour with {several(n, 'faction')} or more",
    c.npos_among: lambda pack, n: "you are in favour with " + listed(
        [str(each) for each in n], "or"
    ) + " factions",
    c.has_credits: one_number("you have {} credits or more"),
    c.fame: one_number("you have {} fame or more"),
    c.fame_less: lambda pack, equal: (
        "that player has as much fame as you or more" if equal
        else "that player has more fame than you"
    ),
    c.skill: lambda pack, skill: f"you have {skill_name(skill)}",
    c.droid: said("you are a droid"), c.has: has_thing,
    c.ship_cost: one_number("you have a ship that costs {} credits or more"),
    c.hyperdrive: lambda pack, n: f"your ship flies {several(n, 'space')} or more",
    c.ground: one_number("you have {} ground dice or more"),
    c.planet: said("you are on a planet"), c.navpoint: said("you are at a navpoint"),
    c.maelstrom: said("you are in the Maelstrom"), c.core: said("you are in the Core Worlds"),
    c.planet_of: planet_of,
    c.at: lambda pack, space: f"you are {on_or_in(pack, space)}",
    c.patrol: said("there is a patrol here"),
    c.patrol_level: one_number("the patrol's level is {} or higher"),
    c.patrol_fame: said("its reward has fame"), c.opp: said("another player is here"),
    c.empty_contact: said("there is an empty contact space here"),
    c.in_play: lambda pack, who: f"somebody plays {pack.titles['character'][who]}",
    c.owned: lambda pack, card: f"you own {pack.titles['card'][card]}",
    c.won: said("you have won"),
    c.rolled_dice: lambda pack, n: f"the other side has rolled {several(n, 'die')} or more".replace(
        "dies", "dice"
    ),
    c.passed: lambda pack, who: (
        "you have passed" if who == c.ME else "the chosen player has passed"
    ),
    c.marked: said("you have a marker here"), c.markers: markers,
    c.tokens: lambda pack, n: f"there {'is' if n == 1 else 'are'} {several(n, 'token')} on it",
    c.holdings: one_number("you have cards that cost {} credits or more, all together"),
    c.from_deck: lambda pack, number: f"you have a card of {deck(pack, number)}",
    c.spent: one_number("you have paid {} credits or more in one purchase"),
    c.tested: lambda pack, skills: "it was a test of " + listed(
        [p.SKILLS[skill] for skill in skills], "or"
    ),
    c.foe_class: lambda pack, classes: "you fight for a bounty on a " + listed(
        [p.CLASSES[each] for each in classes], "or"
    ) + " contact",
    c.worth: worth, c.health_left: one_number("you have {} health or more left"),
    c.damaged: damaged,
    c.from_contacts: lambda pack, n: f"you have {n} crew or more from contacts",
    c.no_failure: said("you have failed no test in it"),
    c.tokened: tokened,
    c.is_defeated: said("you are defeated"),
    c.won_this_turn: said("you have won a fight this turn"),
    c.only_in: lambda pack, word: f"it is {WHERE[word]}", c.of_chosen: of_chosen,
    c.negated: negated, c.all_hold: all_hold, c.any_hold: any_hold,
}  # fmt: skip
