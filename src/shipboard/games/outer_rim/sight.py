"""What follows from the facts of a position: values, slots, prices, goals, reach, odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.cards import PLACE, PUBLIC

from . import choices, stakes
from . import pack as p
from .events.rivals import WHY
from .numbers import (
    BARTER,
    DEAL_AMOUNT,
    DEAL_WAY,
    MAKE_ROOM,
    MARKET_BUY,
    MOVE_TO,
    PATROL_PATH,
    PLAN,
    PUSH_TO,
    TRADE_OFFER,
)
from .odds import fight_odds, test_odds
from .rules import barter, goals, jobs, movement, slots, trade, values
from .rules.expansion import ambitions
from .state import GROUND, NOBODY, PLANNING, SHIP, Rim

MOST_DICE = 9  # for which the odds of fights are shown


# Players.


def _values(g: Rim, seat: int) -> dict[str, Any]:
    """What a player's character and ship can do now, and how likely they do it."""
    skills = [values.skill_count(g, seat, skill) for skill in range(len(p.SKILLS))]
    return {
        "health": values.health(g, seat),
        "ground": values.ground(g, seat),
        "ship": values.ship_combat(g, seat),
        "hull": values.hull(g, seat),
        "hyperdrive": values.hyperdrive(g, seat),
        "skills": dict(zip(p.SKILLS, skills, strict=True)),
        "tests": {
            name: test_odds(g.cards.die, count)
            for name, count in zip(p.SKILLS, skills, strict=True)
        },
        "ground_odds": _odds(g, values.combat_value(g, seat, GROUND)),
        "ship_odds": _odds(g, values.combat_value(g, seat, SHIP)),
    }


def _aims(g: Rim, seat: int) -> list[dict[str, Any]]:
    """RIM-51: the goals of a player's ambition: how far each is, and what keeps it waiting."""
    found = []
    for goal in values.goals_of(g, seat):
        made = g.cards.goals[goal]
        have, need = ambitions.progress(g, seat, goal)
        found.append({
            "goal": g.cards.names["goal"][goal],
            "order": ambitions.ORDERS.get(made.order, str(made.order - p.IN_ORDER)),
            "done": goal in g.reached[seat],
            "open": not ambitions.no_goal(g, seat, goal),
            "have": have,
            "need": need,
            "at": [g.cards.names["space"][space] for space in made.spaces],
        })  # fmt: skip
    return found


def _odds(g: Rim, dice: int) -> list[int]:
    """In percent, how likely so many dice win for an attacker against 0, 1, 2 … dice."""
    return [fight_odds(g.cards.die, dice, other) for other in range(MOST_DICE + 1)]


def _slots(g: Rim, seat: int) -> list[dict[str, Any]]:
    """The slots of a player with the cards in them: cards that fit in few ways come first."""
    totals = slots.slot_counts(g, seat)
    lying: list[list[str]] = [[] for _ in totals]
    ways = {card: [s for s in range(len(totals)) if slots.slots_for(g, card) >> s & 1]
            for card in g.assets[seat]}  # fmt: skip
    for card in sorted(g.assets[seat], key=lambda card: len(ways[card])):
        free = [slot for slot in ways[card] if len(lying[slot]) < totals[slot]]
        if ways[card]:
            lying[(free or ways[card])[0]].append(g.cards.names["card"][card])
    return [
        {"slot": name, "total": total, "cards": cards}
        for name, total, cards in zip(p.SLOTS, totals, lying, strict=True)
        if total or cards
    ]


def _destinations(g: Rim, seat: int) -> list[list[str]]:
    """Where the cargo, jobs and captured contacts of a player are to go."""
    found = []
    for card in g.assets[seat]:
        now = values.face(g, card)
        kind = g.cards.type[now]
        if kind in (p.CARGO, p.JOB) or card in g.captured:
            space = _destination(g, card, now)
            if space >= 0:
                found.append([g.cards.names["card"][card], g.cards.names["space"][space]])
    return found


def _destination(g: Rim, card: int, now: int) -> int:
    """The space that is a card's destination, if it is one."""
    for row in g.destined:
        if row.card == card:
            return row.space
    return g.cards.destination[now]


def _prices(g: Rim, seat: int) -> list[int]:
    """By market deck, what its open card costs this player before barter; -1: there is none."""
    extra, offered = 0, list[int]()
    if g.open and g.open[0][1:3] == (seat, MARKET_BUY):
        extra, offered = g.waiting[2], g.open[0][3]
    return [
        barter.price_of(g, seat, top[0], extra if choices.PICK + top[0] in offered else 0)
        if top
        else -1
        for top in g.top
    ]


# The moment.


def _turned_up(g: Rim) -> list[str]:
    """The places where somebody lies face up."""
    return [
        name
        for name, pile in zip(g.cards.names["spot"], g.contacts, strict=True)
        if pile and pile[0] >> PLACE & PUBLIC
    ]


def _scene(g: Rim) -> list[int]:
    """What is being read, the innermost last: sections, and what a bounty tells of its fight."""
    told = [g.cards.bounty_words[fight.bounty] for fight in g.fights[-1:] if fight.bounty >= 0]
    return g.scene + [scenes[0] for scenes in told if scenes]


def _reach(g: Rim) -> list[list[Any]]:
    """RIM-6.1 to 6.3: where the active player can fly in this move, in how many steps."""
    names = g.cards.names["space"]
    steps, _ = _flights(g)
    return [[names[space], steps[space]] for space in steps if steps[space]]


def _ways(g: Rim) -> list[list[str]]:
    """The same spaces, and from which one each is reached."""
    names = g.cards.names["space"]
    steps, before = _flights(g)
    return [[names[space], names[last]] for space, last in before.items() if steps[last]]


def _sets_out(g: Rim) -> str:
    """The option with which a move begins, where one can begin."""
    return "move" if g.open and g.open[0][2] == PLAN and _flights(g)[1] else ""


def _flights(g: Rim) -> tuple[dict[int, int], dict[int, int]]:
    """By space, the number of steps to it and the space before it on the way."""
    if g.phase != PLANNING or not g.open or g.open[0][2] not in (PLAN, MOVE_TO):
        return {}, {}
    _, seat, kind, _ = g.open[0]
    left = values.hyperdrive(g, seat) if kind == PLAN else g.waiting[2]
    steps, before = {g.at[seat]: 0}, dict[int, int]()
    reached = [g.at[seat]]
    for space in reached:
        if steps[space] < left and (space == g.at[seat] or not _stops(g, seat, space)):
            for near in values.near(g, space):
                if near not in steps:
                    steps[near] = steps[space] + 1
                    before[near] = space
                    reached.append(near)
    return steps, before


def _stops(g: Rim, seat: int, space: int) -> bool:
    """RIM-6.2, 6.3: whether a move that enters this space ends there."""
    if g.cards.space_kind[space] == p.MAELSTROM:
        return not values.permits(g, seat, p.IGNORE_MAELSTROM)
    return any(
        g.patrol_at[faction] == space and movement.bars(g, seat, faction)
        for faction in range(p.FACTIONS)
    )


def _partner(g: Rim) -> int:
    """RIM-44.1: the other player with whom or against whom somebody reads a card."""
    return g.frames[-1].other if g.frames else NOBODY


def _attempt(g: Rim) -> dict[str, Any]:
    """RIM-25.2, 44.1: the job that is attempted, with whom, and the card that it is about."""
    at = jobs.innermost(g)
    if at < 0:
        return {}
    frame = g.frames[at]
    cards = g.cards.names["card"]
    return {
        "job": cards[frame.job],
        "with": frame.other if frame.other >= 0 else None,
        "target": cards[frame.target] if frame.target >= 0 else "",
    }


def _buying(g: Rim) -> dict[str, Any]:
    """A purchase under way: the card, and what is left to pay after what was bartered so far."""
    if not g.open or g.open[0][2] != BARTER:
        return {}
    _, _, card, _, price, given = g.waiting
    left = max(0, price - barter.worth(g, given))
    return {"card": g.cards.names["card"][card], "price": left}


def _taking(g: Rim) -> str:
    """The card for which somebody makes room, if there is one."""
    if not g.open or g.open[0][2] != MAKE_ROOM or len(g.waiting) < len(("step", "seat", "card")):
        return ""
    return str(g.cards.names["card"][g.waiting[2]])


def _patrol_going(g: Rim) -> str:
    """The faction of the patrol for which somebody chooses where it goes, if there is one."""
    if not g.open or g.open[0][2] not in (PATROL_PATH, PUSH_TO):
        return ""
    return p.FACTION_NAMES[g.waiting[1]]


# What is half-made.


def _draft(g: Rim) -> list[dict[str, Any] | None]:
    """RIM-R16: a proposal as far as it is named, as it would lie on the table."""
    found: list[dict[str, Any] | None] = [None] * g.players
    if g.open and g.open[0][2] == TRADE_OFFER:
        found[g.open[0][1]] = _named(g)
    return found


def _named(g: Rim) -> dict[str, Any]:
    """The parts of a proposal that is being made up."""
    _, seat, other, counter, parts = g.waiting
    offer = trade.offered(seat, other, counter, parts)
    cards = g.cards.names["card"]
    return {
        "by": seat,
        "to": other,
        "counter": counter,
        "credits": offer.credits,
        "give": [cards[card] for card in offer.give],
        "ask": [cards[card] for card in offer.ask],
        "give_debts": offer.give_debts,
        "ask_debts": offer.ask_debts,
    }


def _dealing(g: Rim) -> list[dict[str, Any] | None]:
    """RIM-R95: with whom, and who is to pay as soon as that is chosen."""
    found: list[dict[str, Any] | None] = [None] * g.players
    if g.open and g.open[0][2] == DEAL_WAY:
        _, seat, other = g.waiting
        found[seat] = {"to": other, "payer": NOBODY}
    elif g.open and g.open[0][2] == DEAL_AMOUNT:
        _, seat, payer, payee = g.waiting
        found[seat] = {"to": payee if payer == seat else payer, "payer": payer}
    return found


# Automatic opponents.


def _rival(g: Rim, seat: int) -> dict[str, Any]:
    """RIM-61, 69.11: the AI card that an opponent turned up last, whether it is still at it, what
    became of its lines, with the reason why one was passed over, and the fame with which it wins.
    """
    names = g.cards.names
    last = g.last_routine[seat]
    return {
        "seat": seat,
        "card": names["routine"][last] if last >= 0 else None,
        "at_it": bool(g.routine[seat]),
        "lines": [
            {"bullet": names["bullet"][row.bullet], "why": WHY[row.why] if row.why else ""}
            for row in g.verdicts
            if row.seat == seat
        ],
        "goals": [names["space"][space] for space in sorted(g.goal_tokens[seat])],
        "wins_with": ambitions.needed_by_rivals(g),
    }


# By name.


def _of_seats(
    find: Callable[[Rim, int], Any], ready: Callable[[Rim, int], bool], none: Callable[[], Any]
) -> Callable[[Rim], list[Any]]:
    """What is found of each seat that is ready for it."""

    def of_seats(g: Rim) -> list[Any]:
        return [find(g, seat) if ready(g, seat) else none() for seat in range(g.players)]

    return of_seats


def _flies(g: Rim, seat: int) -> bool:
    return bool(g.ship[seat])


def _plays(g: Rim, seat: int) -> bool:
    return g.phase > 0


# Public facts that follow from others.
DERIVED: Final[Mapping[str, Callable[[Rim], Any]]] = {
    "fame_total": _of_seats(values.fame_total, _plays, int),
    "values": _of_seats(_values, _flies, lambda: None),
    "slots": _of_seats(_slots, _flies, list),
    "goals": _of_seats(goals.progress, _flies, dict),
    "ambition_goals": _of_seats(_aims, _flies, list),
    "destinations": lambda g: [_destinations(g, seat) for seat in range(g.players)],
    "prices": _of_seats(_prices, _plays, list),
    "captured": lambda g: [g.cards.names["card"][card] for card in g.captured],
    "rotated": lambda g: [g.cards.names["card"][card] for card in g.rotated],
    "tokened": lambda g: [g.cards.names["card"][card] for card in g.tokened],
    "turned_up": _turned_up,
    "attempt": _attempt,
    "scene": lambda g: [g.cards.names["section"][section] for section in _scene(g)],
    "reach": _reach,
    "ways": _ways,
    "sets_out": _sets_out,
    "partner": _partner,
    "buying": _buying,
    "taking": _taking,
    "patrol_going": _patrol_going,
    "odds": stakes.of_decision,
    "rivals": lambda g: [_rival(g, seat) for seat in range(g.people, g.players)],
}
# What a player has named so far of a trade or a deal in credits that is being made up.
DERIVED_OWN: Final[Mapping[str, Callable[[Rim], list[Any]]]] = {
    "draft": _draft,
    "dealing": _dealing,
}
