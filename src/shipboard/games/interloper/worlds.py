"""Which deals can be true: what all know of hidden traits and of the Xeno deck."""

from __future__ import annotations

from typing import cast

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.state import State

from .state import Interloper


def possible(g: State) -> bool:
    """Whether the hidden traits and the Xeno deck fit what all have seen."""
    state = cast(Interloper, g)
    return traits_fit(state) and deck_fits(state)


def traits_fit(g: Interloper) -> bool:
    """INT-2.11, 17.19: none that places figures is face down, Y'nul's is not for the Alien only."""
    pack = g.cards
    alien = g.alien_player
    if alien < 0:
        return True
    for seat in range(g.players):
        for slot, card in enumerate(g.traits[seat]):
            design = card & DESIGN
            if seat != alien and pack.alien_only[design]:
                return False
            if g.round and seat == alien and pack.setup[design] and not g.face_up[seat] >> slot & 1:
                return False
    return not g.family_limit or families_fit(g)


def families_fit(g: Interloper) -> bool:
    """Option family_limit: as many families as the deck allows."""
    families = {g.cards.family[card & DESIGN] for card in g.traits[g.alien_player]}
    all_families = {g.cards.family[design] for design in g.cards.decks[3]}
    return len(families) >= min(len(g.traits[g.alien_player]), len(all_families))


def deck_fits(g: Interloper) -> bool:
    """INT-17.19: what was put under the Xeno deck is known to be for the Alien only."""
    return all(g.cards.alien_only[card & DESIGN] for card in g.xeno_deck[: g.buried])
