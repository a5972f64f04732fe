"""INT-1, 16.4, 16.13, 16.14: figures, whose they are, and which texts are in force for them."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from ..pack import (
    ALIENS,
    BROOD,
    COLONIST,
    CREW,
    ENEMY_HERE,
    NPC,
    PHYSICAL,
    PRIME,
    PRIME_NEAR,
    STALKED_NOW,
    T_HOLD,
    T_NO_CHECK,
    Condition,
)
from ..state import NOBODY, NOWHERE, Interloper


def refresh(g: Interloper, figure: int) -> None:
    """INT-14.2, 15.3, 16.4, 16.14: gather the texts that count for a figure now.

    Brood has none (INT-15.13, 16.13). A dead prime's traits may still speak of its player or hold
    a goal (INT-R90).
    """
    if BROOD <= figure < COLONIST:
        return
    pack = g.cards
    texts = g.texts[figure]
    texts.clear()
    if g.alive >> figure & 1:
        texts.append(pack.designs + figure)
    seat = g.seat_of[figure]
    if seat >= 0 and g.face_up[seat]:
        shown = g.face_up[seat] & ~g.suppressed[seat]
        for slot, card in enumerate(g.traits[seat]):
            if shown >> slot & 1:
                texts.append(card & DESIGN)
    tags = 0
    forbids = 0
    for text in texts:
        tags |= pack.tags[text]
        forbids |= pack.forbids[text]
    if figure != PRIME or tags & T_HOLD:
        for design in g.items[figure]:
            texts.append(design)
            tags |= pack.tags[design]
            forbids |= pack.forbids[design]
    ignored = g.slot[figure]
    for held in (g.physical[figure], g.mental[figure]):
        for design in held:
            if design == ignored:
                ignored = NOBODY
            else:
                texts.append(design)
                tags |= pack.tags[design]
                forbids |= pack.forbids[design]
    g.tags[figure] = tags
    g.forbids[figure] = forbids


def holds(condition: Condition, situation: int) -> bool:
    """Whether one of the condition's alternatives fits the situation."""
    for needs, bans in condition:
        if situation & needs == needs and not situation & bans:
            return True
    return not condition


def enemies(figure: int) -> int:
    """INT-1.3: the mask of all figures of the other side."""
    return CREW if figure < COLONIST else ALIENS


def situation(g: Interloper, figure: int) -> int:
    """What is true of a figure where it stands."""
    room = g.at[figure]
    if room == NOWHERE:
        return 0
    found = 0
    if g.here[room] & enemies(figure):
        found = ENEMY_HERE
    if g.stalked >> figure & 1:
        found |= STALKED_NOW
    near = g.at[PRIME]
    if near >= 0 and (near == room or g.cards.adjacent[room] >> near & 1):
        found |= PRIME_NEAR
    return found


def has_stat(g: Interloper, figure: int, stat: int) -> bool:
    """INT-7.11, 17.12: whether the figure can make such a check."""
    if figure >= NPC or not g.cards.cards[stat][figure]:
        return False
    if g.tags[figure] & T_NO_CHECK:
        for text in g.texts[figure]:
            if g.cards.no_check[text] >> stat & 1:
                return False
    return True


def printed_bonus(g: Interloper, figure: int, stat: int) -> int:
    """INT-1.6: the bonus of a stat; that of the prime's Physical stat is an option."""
    if figure == PRIME and stat == PHYSICAL:
        return g.prime_bonus
    return g.cards.bonus[stat][figure]


def can_hold(g: Interloper, figure: int) -> bool:
    """INT-14.10: Colonists hold items; the prime only with a trait, brood and NPCs never."""
    if figure == PRIME:
        return g.tags[PRIME] & T_HOLD != 0
    return COLONIST <= figure < NPC


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def owner(g: Interloper, figure: int) -> int:
    """The player who decides for a player character."""
    return g.alien_player if figure < COLONIST else g.seat_of[figure]


def figures_of(g: Interloper, seat: int) -> int:
    """The mask of a player's living figures."""
    if seat == g.alien_player:
        return g.alive & ALIENS
    return g.alive & 1 << g.figure_of[seat]


def main_figure(g: Interloper, seat: int) -> int:
    """The prime or the player's Colonist."""
    return PRIME if seat == g.alien_player else g.figure_of[seat]
