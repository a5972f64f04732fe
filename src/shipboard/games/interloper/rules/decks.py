"""INT-7.1, 7.2, 7.8 to 7.10: the four decks, cards turned over, and reshuffling."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.returns import give_back

from ..numbers import PUT_AWAY, RESHUFFLED, STREAM_PHYSICAL
from ..pack import MENTAL, PHYSICAL, TECH, XENO
from ..state import Interloper


def deck_of(g: Interloper, stat: int) -> list[int]:
    """The deck that belongs to a stat."""
    if stat == PHYSICAL:
        return g.physical_deck
    if stat == MENTAL:
        return g.mental_deck
    return g.tech_deck if stat == TECH else g.xeno_deck


def discard_of(g: Interloper, stat: int) -> list[int]:
    """Its discard pile."""
    if stat == PHYSICAL:
        return g.physical_discard
    if stat == MENTAL:
        return g.mental_discard
    return g.tech_discard if stat == TECH else g.xeno_discard


def turned_of(g: Interloper, stat: int) -> list[int]:
    """Its cards turned over for what is going on."""
    if stat == PHYSICAL:
        return g.physical_turned
    if stat == MENTAL:
        return g.mental_turned
    return g.tech_turned if stat == TECH else g.xeno_turned


def turn_over(g: Interloper, stat: int, n: int) -> int:
    """INT-7.2, 7.9, 7.10, 7.16: turn over n cards for all to see; returns how many there were."""
    deck = deck_of(g, stat)
    turned = turned_of(g, stat)
    g.light += 1
    before = len(turned)
    while n > 0:
        size = len(deck)
        if size == 0:
            reshuffle(g, stat)
            size = len(deck)
            if size == 0:
                break
        count = n if n < size else size
        for _ in range(count):
            turned.append(deck.pop() & DESIGN)
        n -= count
    if stat == XENO and g.buried > len(deck):
        g.buried = len(deck)
    return len(turned) - before


def reshuffle(g: Interloper, stat: int) -> None:
    """INT-7.9, INT-R6, R7: the discard pile, shuffled, is the new deck."""
    deck = deck_of(g, stat)
    discard = discard_of(g, stat)
    if not discard:
        return
    if g.telling:
        g.tell(RESHUFFLED, (stat, stat, len(discard)))
    give_back(g, STREAM_PHYSICAL + stat, deck, discard)


def discard_turned(g: Interloper, stat: int, base: int) -> None:
    """INT-7.8: the cards turned over and not taken, from this place on, are discarded."""
    turned = turned_of(g, stat)
    if len(turned) > base:
        if g.telling:
            g.tell(PUT_AWAY, (stat, tuple(turned[base:])))
        discard_of(g, stat).extend(turned[base:])
        del turned[base:]


def take_turned(g: Interloper, design: int) -> None:
    """A card turned over last of its design is taken away."""
    turned = turned_of(g, g.cards.sort[design])
    for i in range(len(turned) - 1, -1, -1):
        if turned[i] == design:
            del turned[i]
            return


def distinct(cards: list[int], base: int, end: int) -> list[int]:
    """The different designs among these cards, ascending."""
    found: list[int] = []
    for i in range(base, end):
        if cards[i] not in found:
            found.append(cards[i])
    found.sort()
    return found
