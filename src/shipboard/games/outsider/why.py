"""Why not: which rule keeps something from being an option. Never in the fast path.

It speaks only of what the asking seat may know.
"""

from __future__ import annotations

from typing import cast

from shipboard.kernel.cards import KIND, count_kind
from shipboard.kernel.state import State

from . import choices
from . import numbers as n
from . import pack as p
from .rules import acts, modifiers, windows
from .rules.frames import character
from .state import Outsider

FROM_HAND = {
    n.SEED_SUPPLY: "OUT-1.11",
    n.GOAL_EXTRA: "OUT-8.7",
    n.GATHER_LEAVE: "OUT-9.4",
    n.SCRAP_CARDS: "OUT-5.6",
    n.DISCARD_SET: "OUT-5.7",
    n.FORCED_DISCARD: "OUT-8.10",
    n.PASS_CARD: "OUT-R44",
    n.BARTER_GIVE: "OUT-3.6",
    n.BURY_CARDS: "OUT-8.9",
    n.REVEAL_CARDS: "OUT-12.4",
}
PAYMENTS = (n.GOAL_PAYMENT, n.CLEAR_PAYMENT, n.COST_SCRAP)
WINDOWS = (n.WINDOW_ACT, n.WINDOW_CRISIS, n.WINDOW_END)
PLAIN = {
    n.PICK_CHARACTER: "This Character is taken, or not in this game (OUT-1.5).",
    n.PLACE_TOKEN: "There is no such location (OUT-15.3).",
    n.GOAL_TO_PLAY: "Only a Goal at hand there can be put into play (OUT-5.2).",
    n.GOAL_TO_DISCARD: "Only a Goal in play can be discarded for it (OUT-5.2).",
    n.GATHER_NUMBER: "Hand, Supply and your Character limit the number (OUT-R70).",
    n.GATHER_TAKE: "It must be one of the Supply's other cards (OUT-9.4).",
    n.SCRAP_KIND: "You do not hold enough cards of that kind (OUT-5.6).",
    n.ABILITY_ORDER: "It is not among the cards that you look at (OUT-R68).",
    n.CRISIS_PICK: "It is not among the Crises that you look at (OUT-R68).",
    n.CRISIS_CHOICE: "This alternative is not open to you: it needs the cards, or Survival to lose "
    "(OUT-R30).",
    n.BURY_ORDER: "It is not among the cards that you bury (OUT-8.9).",
    n.SHIFT_MEMBER: "Only Crew members without a Crisis can be named (OUT-13.5).",
    n.SHIFT_CRISIS: "Only Crises that are left can be assigned (OUT-13.5).",
    n.MOVE_TO: "It is too far, destroyed, or behind a destroyed location (OUT-15.4, 18.4).",
    n.ENTROPY_LOCATION: "Only a surviving location can lose a card (OUT-18.3).",
    n.DRAW_LOCATION: "Only a surviving location has a pile (OUT-R36).",
    n.FLEE_TO: "Only a surviving location can be entered (OUT-18.5).",
    n.DEAL_DISCARDS: "There are not so many cards left to deal (OUT-18.7).",
    n.ABILITY_CARDS: "It is not among the cards to choose from (OUT-R68).",
    n.CONTROLLER_PICK: "There is no such card to choose (OUT-8.10).",
}


def why_not(state: State, seat: int, kind: int, option: int) -> str:
    """A sentence with the number of the rule."""
    g = cast(Outsider, state)
    if kind == n.ACT:
        return _act(g, seat, option)
    if kind in WINDOWS:
        return _window(g, seat, kind, option)
    if kind in (n.ABILITY_PLAYER, n.CRISIS_PLAYER, n.ABILITY_PLAYERS):
        return _player(g, seat, option - (kind == n.ABILITY_PLAYERS))
    if kind in PAYMENTS:
        return _payment(g, seat, option)
    if kind in FROM_HAND:
        return _hand(g, seat, kind, option)
    return PLAIN.get(kind, "It is not among the things to choose from (OUT-R68).")


def _act(g: Outsider, seat: int, option: int) -> str:
    if option >= choices.ABILITY:
        return _ability(g, seat, option - choices.ABILITY)
    if option >= choices.ACT_SABOTAGE:
        return "Only a completed Goal of your own can be sabotaged (OUT-6.15)."
    if option >= choices.ACT_TECH:
        return _tech(g, seat, option - choices.ACT_TECH)
    if option >= choices.CLEAR:
        return _clear(g, seat, option - choices.CLEAR)
    if option >= choices.COMPLETE:
        return _complete(g, seat, option - choices.COMPLETE)
    if acts.price(g, 1) < 0:
        return _unpaid(g, seat, 1)
    if option == choices.GATHER:
        return _gather(g, seat)
    if option == choices.SCRAP:
        need = modifiers.modifier(g, seat, p.SCRAP_NEED)
        return f"Scrap takes {need} Gear or {need} Goals from your hand (OUT-5.6)."
    if option == choices.PLAY_GOAL:
        return "You hold no Goal, or an Ongoing Crisis forbids it (OUT-5.2)."
    if option == choices.MOVE:
        if not g.located:
            return "No location rule is in use (OUT-15.4)."
        return "There is no location that you could go to (OUT-15.4)."
    return "An Ongoing Crisis forbids it (OUT-R62)."


def _unpaid(g: Outsider, seat: int, cost: int) -> str:
    if g.survival[seat] == 0:
        return "You have no action left, and a Doomed player cannot buy one (OUT-4.7)."
    if g.bought + cost - acts.base_left(g) - g.granted > acts.MOST_BOUGHT:
        return "At most 3 additional actions can be bought in a turn (OUT-R10)."
    return "You do not have the Survival that the missing actions cost (OUT-4.6)."


def _gather(g: Outsider, seat: int) -> str:
    if not g.hand[seat]:
        return "You need a card in hand to trade (OUT-9.2)."
    if not g.supply:
        return "The Supply is empty (OUT-9.2)."
    if modifiers.forbidden(g, seat, p.NO_GATHER):
        return "An Ongoing Crisis forbids gathering (OUT-R62)."
    return "The Supply lies at another location (OUT-19.2)."


def _complete(g: Outsider, seat: int, kind: int) -> str:
    if kind not in g.goals_in_play:
        return "Only a Goal in play can be completed (OUT-6.2)."
    cost = acts.goal_cost(g)
    if acts.price(g, cost) < 0:
        return _unpaid(g, seat, cost)
    skill = g.cards.skill[kind]
    if skill and not g.cards.skills[character(g, seat)] & (skill | p.ANY_SKILL):
        return "Your Character does not have the skill (OUT-3.2)."
    if g.loc_goals and g.token[seat] != g.cards.place[kind]:
        return "Your token is not at the Goal's location (OUT-16.1)."
    return "You hold neither the Gear nor the Scrap for a whole payment (OUT-6.7, OUT-R67)."


def _clear(g: Outsider, seat: int, kind: int) -> str:
    if kind not in g.ongoing:
        return "There is no such Ongoing Crisis (OUT-R67)."
    if acts.price(g, 1) < 0:
        return _unpaid(g, seat, 1)
    if not g.cards.clearable[kind]:
        return "This Crisis cannot be cleared (OUT-R58)."
    return "You do not hold the Gear to cover its clearing cost (OUT-R67)."


def _tech(g: Outsider, seat: int, kind: int) -> str:
    if kind >= len(g.cards.timing) or g.cards.timing[kind] < 0:
        return "This is no Tech card (OUT-10.1)."
    if not count_kind(g.hand[seat], kind):
        return "You hold no such card (OUT-10.1)."
    if g.cards.timing[kind] == p.ON_CRISIS:
        return "It can only be played when a Crisis has just been drawn (OUT-10.4)."
    if g.cards.timing[kind] == p.ACTION and acts.price(g, g.cards.actions[kind]) < 0:
        return _unpaid(g, seat, g.cards.actions[kind])
    return "Its condition does not hold, or an Ongoing Crisis forbids it (OUT-10.4)."


def _ability(g: Outsider, seat: int, ability: int) -> str:
    cards = g.cards
    if ability not in cards.abilities[character(g, seat)]:
        return "Your Character does not have this ability (OUT-3.6)."
    if g.survival[seat] == 0:
        return "None of the abilities of a Doomed Character work (OUT-11.2)."
    if cards.ability_once[ability] and ability in g.used_abilities:
        return "You have used it in this turn (OUT-3.7)."
    owed = acts.price(g, cards.ability_actions[ability])
    if owed < 0:
        return _unpaid(g, seat, cards.ability_actions[ability])
    if owed >= g.survival[seat]:
        return "An ability cannot be bought with the last Survival (OUT-4.8)."
    return "It lacks a cost, its condition, or a legal object (OUT-R67)."


def _window(g: Outsider, seat: int, kind: int, option: int) -> str:
    if option >= choices.TECH:
        card = option - choices.TECH
        if card >= len(g.cards.timing) or g.cards.timing[card] < 0:
            return "This is no Tech card (OUT-10.1)."
        if not count_kind(g.hand[seat], card):
            return "You hold no such card (OUT-10.1)."
        return "This Tech cannot be played in this window (OUT-10.4)."
    if option - choices.SABOTAGE not in [card & KIND for card in g.completed[seat]]:
        return "Only a completed Goal of your own can be sabotaged (OUT-6.15)."
    return "It cannot be played now (OUT-10.8)."


def _player(g: Outsider, seat: int, option: int) -> str:
    if option >= g.players or option < 0:
        return f"There is no seat {option}."
    if option == seat:
        return "It must be another player (OUT-R44)."
    if not windows.ignores_places(g, seat) and g.token[option] != g.token[seat]:
        return "That player is at another location (OUT-17.1)."
    if not g.hand[option]:
        return "That player has no hand card (OUT-R67)."
    return "That player cannot be chosen for this (OUT-R44)."


def _payment(g: Outsider, seat: int, option: int) -> str:
    if option == choices.DONE:
        return "The cost is not covered yet (OUT-6.7)."
    kind = option - choices.PICK
    if not count_kind(g.hand[seat], kind):
        return "You hold no such card (OUT-6.7)."
    if g.cards.sort[kind] != p.GEAR:
        return "Only Gear shows Scrap icons (OUT-7.6)."
    return "Cards are picked in ascending order, and this one no longer helps (OUT-6.7)."


def _hand(g: Outsider, seat: int, kind: int, option: int) -> str:
    card = option - choices.PICK if kind in (n.DISCARD_SET, n.BURY_CARDS) else option
    if card < 0:
        return f"So few cards are not enough ({FROM_HAND[kind]})."
    if not count_kind(g.hand[seat], card):
        return f"You hold no such card ({FROM_HAND[kind]})."
    return f"It is not asked for, or cards below the last pick are past ({FROM_HAND[kind]})."
