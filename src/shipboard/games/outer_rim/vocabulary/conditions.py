"""Conditions: each (function, *arguments), asked of a seat by rules/conditions.py."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Conditions, Either, Id, Many, Number, Word

from ..rules import conditions as c
from .words import (
    BODIES,
    CLASS_WORDS,
    SKILL_WORDS,
    AnyCondition,
    Count,
    Deck,
    KnownFaction,
    Named,
    Price,
    Skill,
    Thing,
    condition,
)

Condition = tuple[Any, ...]
SIGNS = {
    "positive": c.POSITIVE_ONLY, "negative": c.NEGATIVE_ONLY, "neutral": c.NEUTRAL_ONLY,
    "not_negative": c.NOT_NEGATIVE, "not_positive": c.NOT_POSITIVE,
}  # fmt: skip


@condition
def rep(faction: KnownFaction, is_: Annotated[int, Word(**SIGNS)]) -> Condition:
    """`rep(H)>0` is `rep = ["hutt", "positive"]`; `>=0` is `not_negative`; `here` is the planet's
    faction, `patrol` that of the chosen patrol.
    """
    return (c.rep, faction, is_)


@condition
def anyneg() -> Condition:
    """A negative reputation with any faction."""
    return (c.anyneg,)


@condition
def npos(n: Annotated[Any, Either(Number(0, 4), Many(Number(0, 4)))]) -> Condition:
    """Positive reputation with so many factions or more; a list: with one of these numbers."""
    return (c.npos_among, n) if isinstance(n, tuple) else (c.npos, n)


@condition
def count(what: Thing, n: Count = 1) -> Condition:
    """So many assets or more of this type or trait; `droid` counts droid crew."""
    return (c.has, what, n)


@condition
def has(what: Thing) -> Condition:
    """An asset of this type or trait."""
    return (c.has, what, 1)


@condition
def skill(skill: Skill) -> Condition:
    """The skill, with crew and everything else that counts for it."""
    return (c.skill, skill)


@condition
def droid() -> Condition:
    """The own character is a droid."""
    return (c.droid,)


@condition
def credits(n: Price) -> Condition:  # noqa: A001
    """So many credits or more."""
    return (c.has_credits, n)


@condition
def fame(n: Annotated[int, Number(0, 20)]) -> Condition:
    """So much fame in total or more."""
    return (c.fame, n)


@condition
def fame_less(or_equal: bool = False) -> Condition:
    """Less fame than the chosen player (`fame<opp`); or as much."""
    return (c.fame_less, or_equal)


@condition
def ship_cost(n: Price) -> Condition:
    """A ship that costs so much or more."""
    return (c.ship_cost, n)


@condition
def hyperdrive(n: Count) -> Condition:
    """Flies so many spaces or more in a move."""
    return (c.hyperdrive, n)


@condition
def ground(n: Count) -> Condition:
    """Rolls so many ground dice or more."""
    return (c.ground, n)


@condition
def planet() -> Condition:
    """On a planet."""
    return (c.planet,)


@condition
def navpoint() -> Condition:
    """At a navpoint."""
    return (c.navpoint,)


@condition
def maelstrom() -> Condition:
    """In the Maelstrom."""
    return (c.maelstrom,)


@condition
def core() -> Condition:
    """In the Core Worlds."""
    return (c.core,)


@condition
def planet_of(
    faction: Annotated[int, Word(hutt=0, syndicate=1, imperial=2, rebel=3, any=c.ANY_FACTION)],
) -> Condition:
    """On a planet with this faction's icon, or with any icon."""
    return (c.planet_of, faction)


@condition
def at(space: Id) -> Condition:
    """In this space."""
    return (c.at, Named("space", space))


@condition
def patrol() -> Condition:
    """A patrol is in the space."""
    return (c.patrol,)


@condition
def patrol_level(n: Annotated[int, Number(1, 4)]) -> Condition:
    """The chosen patrol's level is so high or higher."""
    return (c.patrol_level, n)


@condition
def patrol_fame() -> Condition:
    """The reward of the patrol includes fame."""
    return (c.patrol_fame,)


@condition
def opp() -> Condition:
    """Another player is in the space; at the head of `if` one of them is chosen."""
    return (c.opp,)


@condition
def empty(what: Annotated[str, Word("contact")] = "contact") -> Condition:
    """A contact space of this planet is empty."""
    return (c.empty_contact,)


@condition
def inplay(name: Id) -> Condition:
    """This character is played, by whomever."""
    return (c.in_play, Named("character", name))


@condition
def owned(name: Id) -> Condition:
    """Holds the card with this id."""
    return (c.owned, Named("card", name))


@condition
def won() -> Condition:
    """Won the combat that is fought or was fought last in this text."""
    return (c.won,)


@condition
def rolled_dice(n: Count) -> Condition:
    """The other side of the combat rolled so many dice or more."""
    return (c.rolled_dice, n)


@condition
def passed(who: Annotated[int, Word(me=c.ME, opp=c.OPP)]) -> Condition:
    """After an opposed test: who passed it."""
    return (c.passed, who)


@condition
def marked() -> Condition:
    """The own marker is on this planet."""
    return (c.marked,)


@condition
def markers(
    faction: Annotated[int, Word(hutt=0, syndicate=1, imperial=2, rebel=3, any=c.ANY_FACTION)],
    n: Count = 1,
) -> Condition:
    """Own markers on so many planets of this faction."""
    return (c.markers, faction, n)


@condition
def tokens(n: Count) -> Condition:
    """So many goal tokens or more on the card whose text this is."""
    return (c.tokens, n)


@condition
def from_contacts(n: Count) -> Condition:
    """So many crew or more that were contacts."""
    return (c.from_contacts, n)


@condition
def no_failure() -> Condition:
    """No test was failed in the job that is done."""
    return (c.no_failure,)


@condition
def worth(
    cards: Annotated[tuple[int, ...], Many(Word(gear=4, mod=6, cargo=2, crew=3, job=5, bounty=1))],
    n: Price,
) -> Condition:
    """Holds such cards whose printed costs are so much together, the best fitting ones counted."""
    return (c.worth, tuple(sorted(cards)), n)


@condition
def holdings(n: Price) -> Condition:
    """Holds assets whose printed costs are so much or more, all together."""
    return (c.holdings, n)


@condition
def from_deck(deck: Deck) -> Condition:
    """Holds a card of this deck."""
    return (c.from_deck, deck)


@condition
def spent(n: Price) -> Condition:
    """Has really paid so much or more in the purchase that was just made."""
    return (c.spent, n)


@condition
def tested(skills: Annotated[tuple[int, ...], Many(Word(**SKILL_WORDS))]) -> Condition:
    """The test that was just made was of one of these skills."""
    return (c.tested, skills)


@condition
def foe_class(classes: Annotated[tuple[int, ...], Many(Word(**CLASS_WORDS))]) -> Condition:
    """The combat is for a bounty on a contact of one of these classes."""
    return (c.foe_class, classes)


@condition
def health_left(n: Count) -> Condition:
    """So much health is left, or more."""
    return (c.health_left, n)


@condition
def tokened(n: Count, further: bool = False) -> Condition:
    """So many own assets or more with a goal token; `further`: and one of these tokens was placed
    since the goal was fulfilled last.
    """
    return (c.tokened, n, further)


@condition
def damaged(body: Annotated[int, Word(**BODIES, all=c.BOTH_BODIES)], n: Count = 1) -> Condition:
    """So much damage or more on the character, on the ship, or on both together (`all`)."""
    return (c.damaged, body, n)


@condition
def defeated() -> Condition:
    """Is defeated."""
    return (c.is_defeated,)


@condition
def won_this_turn() -> Condition:
    """Has won a combat in this turn."""
    return (c.won_this_turn,)


@condition
def chosen(condition: AnyCondition) -> Condition:
    """The condition holds for the chosen player."""
    return (c.of_chosen, condition)


@condition
def not_(condition: AnyCondition) -> Condition:
    """The condition does not hold."""
    return (c.negated, condition)


@condition
def and_(conditions: Conditions) -> Condition:
    """All of these conditions hold."""
    return (c.all_hold, conditions)


@condition
def or_(conditions: Conditions) -> Condition:
    """One of these conditions holds, or several."""
    return (c.any_hold, conditions)
