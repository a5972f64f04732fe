"""INT-6.7, 6.11, 6.13, 15.11, 15.12: figures that die and leave the board."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from ..numbers import DIED, REVEALED, SLAIN, TRAITS_GONE
from ..pack import COLONIST, ON_NPC_SLAIN, PRIME, T_NPC_SLAIN
from ..state import NOBODY, NOWHERE, Interloper
from .figures import holds, refresh, situation
from .frames import carry
from .ship import put
from .victory import judge


def die(g: Interloper, figure: int, cause: int) -> None:
    """INT-15.11, 15.12, INT-R74, R109: a player character is removed with all it has."""
    put(g, figure, NOWHERE)
    gone = ~(1 << figure)
    g.alive &= gone
    g.attacked &= gone
    g.assisted &= gone
    g.protected &= gone
    g.struck &= gone
    if g.telling:
        held = (tuple(g.items[figure]), tuple(g.physical[figure]), tuple(g.mental[figure]))
        g.tell(DIED, (figure, cause, *held))
    g.tech_discard.extend(g.items[figure])
    g.items[figure].clear()
    g.physical_discard.extend(g.physical[figure])
    g.physical[figure].clear()
    g.mental_discard.extend(g.mental[figure])
    g.mental[figure].clear()
    g.slot[figure] = NOBODY
    if figure >= COLONIST:
        leave_table(g, g.seat_of[figure])
    elif figure == PRIME:
        g.next_ap[g.alien_player] = 0
        g.set_ap[g.alien_player] = NOBODY
    refresh(g, figure)
    judge(g)


def leave_table(g: Interloper, seat: int) -> None:
    """INT-15.11, INT-R37, R91: claims are free again; an own trait goes face up to its discards."""
    g.claimed[seat] = 0
    g.next_ap[seat] = 0
    g.set_ap[seat] = NOBODY
    for slot, card in enumerate(g.traits[seat]):
        g.xeno_discard.append(card & DESIGN)
        g.light += 1
        if g.telling and not g.face_up[seat] >> slot & 1:
            g.tell(REVEALED, (seat, slot + 1, card & DESIGN))
    if g.telling and g.traits[seat]:
        g.tell(TRAITS_GONE, (seat, tuple([card & DESIGN for card in g.traits[seat]])))
    g.traits[seat].clear()
    g.face_up[seat] = 0
    g.face_down[seat] = 0


def remove_npc(g: Interloper, npc: int) -> None:
    """INT-6.11, 6.13: a dead NPC is set aside; its claim and its marks are gone."""
    put(g, npc, NOWHERE)
    gone = ~(1 << npc)
    g.alive &= gone
    g.attacked &= gone
    g.assisted &= gone
    for seat in range(g.players):
        g.claimed[seat] &= gone
    if g.telling:
        g.tell(SLAIN, (npc,))


def slay(g: Interloper, npc: int, by_alien: bool) -> None:
    """INT-6.7, 12.4: an NPC is slain; traits may take note if an alien character did it."""
    remove_npc(g, npc)
    if by_alien and g.tags[PRIME] & T_NPC_SLAIN:
        for text in g.texts[PRIME]:
            for condition, effects in g.cards.triggers[ON_NPC_SLAIN][text]:
                if holds(condition, situation(g, PRIME)):
                    g.then((carry, effects, PRIME, text, NOBODY, npc, False))
    judge(g)
