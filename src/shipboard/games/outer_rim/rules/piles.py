"""Cards and tokens change their pile: always through here, so that all who see it are told."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, draw, placed, turn_up
from shipboard.kernel.returns import lay_under

from ..numbers import (
    AMBITION_WENT,
    CARD_WENT,
    CHARACTER_WENT,
    CONTACT_WENT,
    MARKET_SHOWS,
    SHIP_WENT,
)
from ..state import Rim

# Piles, as events/core.py lists them.
DECK: Final = 0
TOP: Final = 1
BANK: Final = 2
STAGE: Final = 3
ASSETS: Final = 4
SECRETS: Final = 5
REMOVED: Final = 6
CONTACTS: Final = 7
ABOARD: Final = 8
GONE: Final = 9
BOX: Final = 10
CHARACTER: Final = 11
CHARACTERS: Final = 12
SHIP: Final = 13
HANGAR: Final = 14
AMBITION: Final = 15
AMBITIONS: Final = 16
SHELF: Final = 17


def pile(g: Rim, which: int, number: int) -> list[int]:
    """The list of a pile; `number` is the deck, the seat or the place, where there are several."""
    if which == ASSETS:
        return g.assets[number]
    if which == DECK:
        return g.deck[number]
    if which == TOP:
        return g.top[number]
    if which == STAGE:
        return g.stage
    if which == BANK:
        return g.databank
    if which == REMOVED:
        return g.removed
    if which == CONTACTS:
        return g.contacts[number]
    if which == ABOARD:
        return g.aboard[number]
    if which == GONE:
        return g.gone
    if which == SECRETS:
        return g.secrets[number]
    if which == CHARACTER:
        return g.character[number]
    if which == CHARACTERS:
        return g.characters
    if which == SHIP:
        return g.ship[number]
    if which == HANGAR:
        return g.hangar
    if which == AMBITION:
        return g.ambition[number]
    if which == AMBITIONS:
        return g.ambitions
    return g.box


def card_goes(g: Rim, card: int, source: int, one: int, target: int, two: int) -> None:
    """An open card goes from an open pile to another, or face down under a deck (RIM-3.1)."""
    pile(g, source, one).remove(card)
    lay_down(g, card, source, one, target, two)


def lay_down(g: Rim, card: int, source: int, one: int, target: int, two: int) -> None:
    """A card that has just left its pile, for all to see, arrives."""
    if target == DECK:
        if holds_secret(g, two):
            lay_under(g, g.deck[two], card, g.secrets)
        else:
            g.deck[two].insert(0, card)
    else:
        pile(g, target, two).append(card)
    if g.telling:
        g.tell(CARD_WENT, (card, source, one, target, two))


def holds_secret(g: Rim, deck: int) -> bool:
    """Whether anybody holds a card of this deck unseen: then all know that it is not this one."""
    for held in g.secrets:
        for card in held:
            if g.cards.of_deck[card & DESIGN] == deck:
                return True
    return False


def deck_turns(g: Rim, deck: int, target: int, two: int) -> int:
    """The top card of a deck is turned up and goes to an open pile."""
    card = turn_up(g, g.deck[deck])
    lay_down(g, card, DECK, deck, target, two)
    return card


def deck_gives(g: Rim, deck: int) -> int:
    """The top card of a deck leaves it unseen; whoever calls this tells where it goes."""
    return draw(g, g.deck[deck]) & DESIGN


def home_of(g: Rim, card: int) -> tuple[int, int]:
    """RIM-3.1, 3.2, 3.5: where a card goes when it is discarded."""
    deck = g.cards.of_deck[card]
    return (BANK, 0) if deck < 0 else (DECK, deck)


def discard(g: Rim, card: int, source: int, one: int) -> None:
    """RIM-3.1, 3.2, 3.5, RIM-R8: an open card goes under its deck, or back into the databank.

    One that comes into an empty deck of the market is turned up at once.
    """
    target, two = home_of(g, card)
    card_goes(g, card, source, one, target, two)
    if target == DECK and two < g.cards.markets and not g.top[two] and len(g.deck[two]) == 1:
        market_turns(g, two)


def market_turns(g: Rim, deck: int) -> None:
    """RIM-3.6, RIM-R8: the next card of a market deck lies open."""
    card = deck_turns(g, deck, TOP, deck)
    if g.telling:
        g.tell(MARKET_SHOWS, (card,))


def token_goes(g: Rim, contact: int, source: int, one: int, target: int, two: int) -> None:
    """A contact token that all see goes from pile to pile; on a planet it lies face up."""
    cards = pile(g, source, one)
    at = 0
    while cards[at] & DESIGN != contact:
        at += 1
    cards.pop(at)
    arriving = placed(contact, PUBLIC) if target == CONTACTS else contact
    pile(g, target, two).append(arriving)
    if g.telling:
        g.tell(CONTACT_WENT, (contact, source, one, target, two))


def character_goes(g: Rim, character: int, source: int, one: int, target: int, two: int) -> None:
    """A character card is taken."""
    pile(g, source, one).remove(character)
    pile(g, target, two).append(character)
    if g.telling:
        g.tell(CHARACTER_WENT, (character, source, one, target, two))


def ship_goes(g: Rim, ship: int, source: int, one: int, target: int, two: int) -> None:
    """A ship sheet changes hands."""
    pile(g, source, one).remove(ship)
    pile(g, target, two).append(ship)
    if g.telling:
        g.tell(SHIP_WENT, (ship, source, one, target, two))


def ambition_goes(g: Rim, sheet: int, source: int, one: int, target: int, two: int) -> None:
    """An ambition sheet that all see is chosen."""
    pile(g, source, one).remove(sheet)
    pile(g, target, two).append(sheet)
    if g.telling:
        g.tell(AMBITION_WENT, (sheet, source, one, target, two))
