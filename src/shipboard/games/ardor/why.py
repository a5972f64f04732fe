"""Why not: which rule keeps something from being an option. Never in the fast path.

It speaks only of what the asking seat may know.
"""

from __future__ import annotations

from typing import cast

from shipboard.kernel.cards import KIND, count_kind
from shipboard.kernel.state import State

from . import choices
from . import numbers as n
from .rules import energy
from .rules.oxygen import red_alert
from .state import UNDAMAGED, Ardor

FROM_HAND = {
    n.COMMIT_CARD: "ARD-4.4",
    n.ALLY_CARD: "ARD-4.7",
    n.REFRESH_DISCARD: "ARD-7.6",
    n.ROTATION_DISCARD: "ARD-14.11",
    n.DIRECT_CARD: "ARD-14.12",
    n.FOLD_CARD: "ARD-14.8",
    n.CARD_DISCARD: "ARD-5.9",
}
OTHERS_ONLY = {
    n.CHOOSE_ALLY: "ARD-4.6",
    n.ANAESTHETISE_TARGET: "ARD-15.1",
    n.DETAIL_TARGET: "ARD-15.2",
    n.CONFISCATE_TARGET: "ARD-15.5",
    n.INSPECT_TARGET: "ARD-15.6",
    n.MIMIC_PICK: "ARD-16.11",
}


def why_not(state: State, seat: int, kind: int, option: int) -> str:
    """A sentence with the number of the rule."""
    g = cast(Ardor, state)
    if kind in (n.ENERGY_PRE, n.ENERGY_POST, n.OVERTIME_ABILITY):
        return _energy(g, seat, kind, option)
    if kind in FROM_HAND:
        return f"You hold no such card ({FROM_HAND[kind]})."
    if kind in OTHERS_ONLY or kind in (n.DISPENSE_TARGET, n.TRIBUNAL_NOMINEE, n.CARD_TARGET):
        return _player(g, seat, kind, option)
    if kind == n.AIRLOCK_VOTE:
        return "Only living players can be voted for (ARD-11.1)."
    if kind == n.RESOLVE_NEXT:
        return _revealed(g, option)
    if kind == n.COUNTERMAND_PICK:
        if count_kind(g.revealed, option) and red_alert(g):
            return "This card cannot be cancelled in Red Alert (ARD-16.3)."
        return "Only a card revealed this turn and not yet carried out can be chosen (ARD-16.3)."
    if kind in (n.REROUTE_PAIR, n.CARD_PAIR):
        return "Two different living players must be chosen (ARD-15.4)."
    if kind in (n.PARTS_PICK, n.CARD_MALFUNCTION):
        return "There is no such Malfunction in play (ARD-16.5)."
    if kind in (n.MARTYR_BLUE, n.MARTYR_RED):
        return "You hold no card that could be played now (ARD-12.1)."
    if kind == n.INTERROGATION_CHOICE:
        return "Only a red mission that is still face down can be shown instead (ARD-16.4)."
    if kind == n.STATEMENT:
        return "This cannot be said at this moment, or of this player (ARD-R67)."
    if kind in (n.PLOT_COMMAND, n.PLOT_DISCARD):
        return "Each card seen must go to a different place (ARD-15.3)."
    if kind in (n.STRIKE_CHOICE, n.TREMOR_CHOICE):
        return "A dead player cannot take the hit (ARD-8.11)."
    return "It is not among the cards to choose from (ARD-5.9)."


def _energy(g: Ardor, seat: int, kind: int, option: int) -> str:
    if option >= choices.REPAIR:
        if option - choices.REPAIR >= len(g.malfunctions):
            return "There is no such Malfunction in play (ARD-9.3)."
        return "A repair needs a free Energy in front of you (ARD-9.3)."
    if g.health[seat] != UNDAMAGED:
        return "A damaged character can use no ability (ARD-7.8)."
    if option == choices.REFRESH:
        return "Refresh needs a hand card to discard (ARD-7.7)."
    cost = g.cards.cost[energy.character(g, seat)]
    if len(g.front[seat]) < cost and kind != n.OVERTIME_ABILITY:
        return f"This ability costs {cost} Energy, and you have {len(g.front[seat])} (ARD-7.3)."
    return "This ability has no legal target now (ARD-7.7)."


def _player(g: Ardor, seat: int, kind: int, option: int) -> str:
    if option >= g.players:
        return f"There is no seat {option}."
    if not g.health[option]:
        return "That player is dead (ARD-8.7)."
    if option == seat and kind in OTHERS_ONLY:
        return f"It must be another player ({OTHERS_ONLY[kind]})."
    if kind == n.CHOOSE_ALLY and g.hand[option]:
        return "You are under orders to name another Ally (ARD-15.2)."
    if kind == n.MIMIC_PICK:
        return "Only an undamaged character's ability that has a target can be used (ARD-16.11)."
    return f"That player has no hand card ({OTHERS_ONLY.get(kind, 'ARD-5.9')})."


def _revealed(g: Ardor, option: int) -> str:
    if option in [card & KIND for card in g.revealed]:
        return "A card with priority comes first (ARD-16.3)."
    return "Only revealed cards that have not been carried out can be picked (ARD-5.5)."
