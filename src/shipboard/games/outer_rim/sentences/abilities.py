"""Abilities: when, where, how often, for what price; and what static ones add."""

from __future__ import annotations

from .. import pack as p
from ..pack import Ability, RimPack
from ..rules import conditions as c
from . import conditions, moments, texts
from .wording import FIGHTS, IGNORED, WHERE, deck, first_big, thousands


def occasion(pack: RimPack, made: Ability) -> str:
    """When, where and how often it happens."""
    parts = [moments.moment(pack, made), *only_in(made), *under(pack, made), *limits(made)]
    return ", ".join(parts)


def ability(pack: RimPack, made: Ability) -> str:
    """An ability: when, where, how often, for what price, and what it does."""
    if made.when == p.STATIC:
        text = " ".join(modifier(pack, to, n, made.per_job) for to, n in made.adds)
        bounds = [*only_in(made), *under(pack, made)]
        if made.limit == p.A_TURN:
            bounds.insert(0, "once per turn")
        return f"{first_big(', '.join(bounds))}: {text}" if bounds else text
    head = first_big(occasion(pack, made))
    do = texts.effects(pack, made.do)
    chosen = made.may and made.when > p.STATIC
    if made.cost:
        return f"{head}, {'you may ' if chosen else ''}{texts.prices(pack, made.cost)}: {do}"
    return f"{head}, you may do this: {do}" if chosen else f"{head}: {do}"


def limits(made: Ability) -> list[str]:
    """How often an ability can be used."""
    words = {
        p.A_TURN: "once per turn", p.A_COMBAT: "once per combat", p.A_ROLL: "once per roll",
        p.A_STEP: "once per action step",
    }  # fmt: skip
    return [words[made.limit]] if made.limit in words else []


def only_in(made: Ability) -> list[str]:
    """Where an ability can be used; the start of a fight says of which kind it is."""
    if made.when == p.COMBAT_START and made.only_in in FIGHTS:
        return []
    return [WHERE[made.only_in]] if made.only_in else []


def under(pack: RimPack, made: Ability) -> list[str]:
    """What must hold for an ability; places read as places."""
    if made.condition is None:
        return []
    if made.condition[0] is c.any_hold:
        parts = made.condition[1]
        if all(part[0] is c.only_in for part in parts):
            return [" or ".join(WHERE[part[1]] for part in parts)]
    return [f"if {conditions.condition(pack, made.condition)}"]


def modifier(pack: RimPack, to: int, n: int, per_job: bool) -> str:
    """What a static ability adds."""
    how = "more" if n >= 0 else "fewer"
    size = abs(n)
    if to == p.TO_CHALLENGE:
        return "Other players here may fight you ship against ship as their encounter."
    if to >= p.PERMITS:
        return f"Ignore {IGNORED[to - p.PERMITS]}."
    if to == p.TO_FAME:
        return f"You have {n} additional fame."
    if to >= p.TO_PRICE:
        return f"{priced(pack, to - p.TO_PRICE)} {thousands(size)} credits less."
    if to >= p.TO_SLOT:
        slot = ("gear", "jobs and bounties", "mods", "cargo", "mods or cargo", "crew")[
            to - p.TO_SLOT
        ]
        return f"{size} {how} {'slot' if size == 1 else 'slots'} for {slot}."
    if to >= p.TO_SKILL:
        return f"You have {p.SKILLS[to - p.TO_SKILL]} once more."
    dice = "die" if size == 1 else "dice"
    text = {
        p.TO_GROUND: f"{size} {how} ground {dice}", p.TO_HEALTH: f"{size} {how} health",
        p.TO_SHIP: f"{size} {how} ship {dice}", p.TO_HULL: f"{size} {how} hull",
        p.TO_HYPERDRIVE: f"{size} {how} {'space' if size == 1 else 'spaces'} of movement",
    }[to]  # fmt: skip
    return f"{text} for each job you hold." if per_job else f"{text}."


def priced(pack: RimPack, which: int) -> str:
    """What costs less."""
    if which == p.ANY_PRICE:
        return "A card of any deck costs you"
    if which == p.CREW_PRICE:
        return "What you pay on contact cards is"
    return f"A card of {deck(pack, which)} costs you"
