"""ARD-5.5 to 5.9: playing a card, from the reveal, the Deck, a hand or a Fold, nested or not."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, VIEWERS, designs, take, turn_up, within

from ..numbers import CARRIED_OUT, DECK_PLAYED, ENERGY_KEPT, FINISHED, HAND_PLAYED, RETURNS
from ..state import SHIP_AREA, Ardor
from .frames import carry, chooser, who
from .hands import no_own_card
from .malfunctions import place_malfunction
from .victory import check_oxygen


def play(g: Ardor, design: int) -> None:
    """ARD-5.8: a card face up on the stage is carried out completely, whoever supplied it."""
    g.playing.append(design)
    if g.telling:
        g.tell(CARRIED_OUT, (g.active, design))
    carry(g, g.cards.on_play[design], g.active, (finish,))


def finish(g: Ardor) -> None:
    """ARD-5.10, ARD-R14: carried out; it waits on the stage unless its text sent it elsewhere."""
    frame = g.frames.pop()
    if not frame.placed:
        design = g.playing.pop()
        g.stage.append(design)
        if g.telling:
            g.tell(FINISHED, (design,))
    check_oxygen(g)


def place_in_front(g: Ardor) -> None:
    """ARD-14.1, ARD-R19, ARD-8.9: Energy stays before the active player, if alive."""
    if g.health[g.active]:
        design = g.playing.pop()
        g.frames[-1].placed = True
        g.front[g.active].append(design)
        if g.telling:
            g.tell(ENERGY_KEPT, (g.active, design))


def place_malfunction_in_front(g: Ardor) -> None:
    """ARD-9.1, ARD-R18: a Malfunction stays before the active player, if alive."""
    if g.health[g.active]:
        place_malfunction(g, g.active)


def place_on_ship(g: Ardor) -> None:
    """ARD-16.6: a Malfunction that belongs to no player."""
    place_malfunction(g, SHIP_AREA)


def place_in_pile(g: Ardor) -> None:
    """ARD-14.4, 5.13, ARD-R64: all know that this card goes back to the Command Pile."""
    design = g.playing.pop()
    g.frames[-1].placed = True
    g.aside.append(within(design, PUBLIC))
    if g.telling:
        g.tell(RETURNS, (design,))


def play_deck_top(g: Ardor) -> None:
    """ARD-14.6, ARD-R42: the top card of the Deck, if there is one."""
    if g.deck:
        design = turn_up(g, g.deck)
        if g.telling:
            g.tell(DECK_PLAYED, (design,))
        play(g, design)


def play_from_hand(g: Ardor, party: int, kind: int) -> None:
    """ARD-14.12, ARD-R43: one of the player's own hand cards; mandatory where possible."""
    seat = who(g, party)
    hand = g.hand[seat]
    if len(hand) == 1:
        g.then((play_own, seat, hand[0] & DESIGN))
    elif hand:
        g.ask(chooser(g, seat), kind, designs(hand), (play_own, seat))


def no_play(g: Ardor, seat: int, option: int, party: int, kind: int) -> int:
    """ARD-14.12, ARD-R16: a hand card of the player, whoever chooses."""
    return no_own_card(g, who(g, party), option)


def play_own(g: Ardor, seat: int, design: int) -> None:
    """ARD-14.12: the chosen hand card is played."""
    take(g, g.hand[seat], design, VIEWERS)
    g.light += 1
    if g.telling:
        g.tell(HAND_PLAYED, (seat, design))
    play(g, design)
