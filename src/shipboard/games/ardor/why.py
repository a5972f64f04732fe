"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what the asking seat may know. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .rules import (
    conditions,
    effects,
    energy,
    fold,
    looks,
    martyr,
    play,
    reveal,
    talk,
    turn,
    votes,
)
from .rules.hands import no_own_card
from .state import Ardor

FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {
    turn.commit_card: no_own_card,
    turn.choose_ally: turn.no_ally,
    turn.ally_card: no_own_card,
    energy.energy_action: energy.no_energy_action,
    energy.use_own: energy.no_own_use,
    energy.use_other: energy.no_model,
    effects.choose: effects.no_part,
    effects.target: effects.no_target,
    effects.discard_chosen: no_own_card,
    effects.cancel: effects.no_cancel,
    reveal.resolve_next: reveal.no_next,
    fold.ask_for_cards: no_own_card,
    fold.play_next: fold.no_folded,
    looks.pick_to_deck: looks.no_look,
    looks.assign: looks.no_first_place,
    looks.assign_to: looks.no_place,
    martyr.ask_next: martyr.no_answer,
    play.play_from_hand: play.no_play,
    votes.nominate: votes.no_nominee,
    votes.ask_votes: votes.no_vote,
    votes.ask_one_vote: votes.no_vote,
    talk.speak: talk.no_statement,
}


def when_shielded(g: Ardor, seat: int, option: int, kind: int) -> str:
    """What keeps a card from being cancelled."""
    alert = g.cards.no_cancel_if[option] == (conditions.red_alert,)
    return "in Red Alert" if alert else "while its own condition is met"


FILLS: Final[Mapping[str, Callable[..., object]]] = {
    "cost": lambda g, seat, *args: g.cards.cost[energy.character(g, seat)],
    "energy": lambda g, seat, *args: len(g.front[seat]),
    "when_shielded": when_shielded,
}
