"""Why not: which rule keeps something from being an option. Never in the fast path.

It speaks only of what the asking seat may know.
"""

from __future__ import annotations

from typing import cast

from shipboard.kernel.cards import KIND, count_kind
from shipboard.kernel.state import State

from . import choices
from . import numbers as n
from .decisions import KINDS
from .rules import conditions, energy
from .state import UNDAMAGED, Ardor

FROM_HAND = (
    n.COMMIT_CARD, n.ALLY_CARD, n.REFRESH_DISCARD, n.FOLD_CARD, n.CARD_DISCARD, n.CARD_PLAY,
)  # fmt: skip
NUMBERS = {kind.name: number for number, kind in enumerate(KINDS)}


def why_not(state: State, seat: int, number: int, option: int) -> str:
    """A sentence with the number of the rule."""
    g = cast(Ardor, state)
    asked = KINDS[number] if number < len(KINDS) else g.pack.asks[number - len(KINDS)]
    kind = NUMBERS[asked.like or asked.name]
    if kind in (n.ENERGY_PRE, n.ENERGY_POST, n.OVERTIME_ABILITY):
        return _energy(g, seat, kind, option)
    if kind in FROM_HAND:
        return f"You hold no such card ({asked.rule})."
    if kind in (n.CHOOSE_ALLY, n.MIMIC_PICK, n.TRIBUNAL_NOMINEE, n.CARD_TARGET):
        return _player(g, seat, kind, option, asked.rule)
    if kind == n.AIRLOCK_VOTE:
        return "Only living players can be voted for (ARD-11.1)."
    if kind == n.RESOLVE_NEXT:
        return _revealed(g, option)
    if kind == n.CARD_CANCEL:
        return _cancelled(g, option, asked.rule)
    if kind == n.CARD_PAIR:
        return f"Two different living players must be chosen ({asked.rule})."
    if kind == n.CARD_MALFUNCTION:
        return f"There is no such Malfunction in play ({asked.rule})."
    if kind in (n.MARTYR_BLUE, n.MARTYR_RED):
        return "You hold no card that could be played now (ARD-12.1)."
    if kind == n.CARD_CHOICE:
        return asked.why.get(asked.split(option)[0], f"Its condition does not hold ({asked.rule}).")
    if kind == n.STATEMENT:
        return "This cannot be said at this moment, or of this player (ARD-R67)."
    if kind in (n.PLOT_COMMAND, n.PLOT_DISCARD):
        return "Each card seen must go to a different place (ARD-15.3)."
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


def _player(g: Ardor, seat: int, kind: int, option: int, rule: str) -> str:
    if option >= g.players:
        return f"There is no seat {option}."
    if not g.health[option]:
        return "That player is dead (ARD-8.7)."
    if option == seat:
        return f"It must be another player ({rule})."
    if kind == n.CHOOSE_ALLY and g.hand[option]:
        return "You are under orders to name another Ally (ARD-15.2)."
    if kind == n.MIMIC_PICK:
        return "Only an undamaged character's ability that has a target can be used (ARD-16.11)."
    return f"That player has no hand card ({rule})."


def _revealed(g: Ardor, option: int) -> str:
    if option in [card & KIND for card in g.revealed]:
        return "A card with priority comes first (ARD-16.3)."
    return "Only revealed cards that have not been carried out can be picked (ARD-5.5)."


def _cancelled(g: Ardor, option: int, rule: str) -> str:
    if not count_kind(g.revealed, option):
        return f"Only a card revealed this turn and not yet carried out can be chosen ({rule})."
    alert = g.cards.no_cancel_if[option] == (conditions.red_alert,)
    when = "in Red Alert" if alert else "while what it says holds"
    return f"This card cannot be cancelled {when} ({rule})."
