"""OUT-1, 15.3, 18.1: set-up, in the order of OUT-1.14."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, designs, draw, take, within
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.seams import Seam

from .. import numbers as no
from ..numbers import (
    ALLOWED,
    DEALT,
    FIRST,
    LOYALTY_DEALT,
    PICK_CHARACTER,
    PILE_DEALT,
    PLACE_TOKEN,
    PLACED_TOKEN,
    REST_LOST,
    SEED_SUPPLY,
    SEEDED,
    STREAM_DEAL,
)
from ..state import CREW, CREW_CARDS, NOWHERE, OUTSIDER, OUTSIDER_CARDS, Outsider
from .frames import character
from .picks import unless_among
from .piles import draw_one
from .turn import turn


def shuffle_decks(g: Outsider) -> None:
    """OUT-1.2 to 1.5: the decks, and the Characters in use."""
    g.deck.extend(g.cards.deck)
    g.crisis_deck.extend(g.cards.crises)
    shuffle(g, STREAM_DEAL, g.deck)
    shuffle(g, STREAM_DEAL, g.crisis_deck)
    shuffle(g, STREAM_DEAL, g.box)


def deal_characters(g: Outsider) -> None:
    """OUT-1.5, 1.9: one each, all different, at random."""
    for seat in range(g.players):
        give_character(g, seat, g.box[-1] & DESIGN)


def pick_character(g: Outsider, seat: int) -> None:
    """OUT-1.5: with an option by choice, in seat order."""
    if seat < g.players:
        g.ask(seat, PICK_CHARACTER, designs(g.box), (take_character, seat))


def no_character(g: Outsider, seat: int, option: int, chooser: int) -> int:
    """OUT-1.5: one of the Characters in use that is free."""
    for other in range(chooser):
        if character(g, other) == option:
            return no.CHARACTER_TAKEN
    return unless_among(g.box, option, no.NOT_IN_THIS_GAME)


def take_character(g: Outsider, seat: int, design: int) -> None:
    """OUT-1.5: who was asked takes the card, and the next one is asked."""
    give_character(g, seat, design)
    g.then((pick_character, seat + 1))


def give_character(g: Outsider, seat: int, design: int) -> None:
    """OUT-1.5: Characters are public."""
    g.box.remove(design)
    g.light += 1
    g.character[seat].append(design)
    if g.telling:
        g.tell(DEALT, (seat, design))


def place_token(g: Outsider, seat: int) -> None:
    """OUT-15.3: in seat order, each on a location of choice."""
    if seat < g.players:
        g.ask(seat, PLACE_TOKEN, list(range(len(g.cards.neighbours))), (token_placed, seat))


def no_spot(g: Outsider, seat: int, option: int, owner: int) -> int:
    """OUT-15.3: any location."""
    return ALLOWED if option < len(g.cards.neighbours) else no.NO_LOCATION


def token_placed(g: Outsider, seat: int, place: int) -> None:
    """OUT-15.3: tokens are public and may share a location."""
    g.token[seat] = place
    if g.telling:
        g.tell(PLACED_TOKEN, (seat, place))
    g.then((place_token, seat + 1))


def take_loyalties(g: Outsider) -> None:
    """OUT-1.6, 1.9: the cards to be dealt."""
    g.unused.extend([CREW] * (g.players - g.outsiders))
    g.unused.extend([OUTSIDER] * g.outsiders)


def keep_loyalties(g: Outsider) -> None:
    """OUT-22.1: the other Loyalty cards are kept, after those to be dealt."""
    g.unused.extend([CREW] * (CREW_CARDS - g.players + g.outsiders))
    g.unused.extend([OUTSIDER] * (OUTSIDER_CARDS - g.outsiders))


def deal_loyalties(g: Outsider) -> None:
    """OUT-1.6 to 1.8: one each, face down; the owner looks at it at once."""
    dealt = g.unused[: g.players]
    del g.unused[: g.players]
    shuffle(g, STREAM_DEAL, dealt)
    for seat in range(g.players):
        g.loyalty[seat].append(dealt[seat])
        if g.telling:
            g.tell(LOYALTY_DEALT, (seat,), 1 << seat, (dealt[seat],))


def deal_hands(g: Outsider) -> None:
    """OUT-1.10, 1.12: six cards each."""
    for seat in range(g.players):
        g.survival[seat] = g.start_survival
        while len(g.hand[seat]) < 6:
            draw_one(g, seat, g.deck, NOWHERE)


def spread_deck(g: Outsider) -> None:
    """OUT-18.1: the rest becomes five equal piles."""
    places = len(g.cards.neighbours)
    size = len(g.deck) // places
    for place in range(places):
        while len(g.piles[place]) < size:
            g.piles[place].append(draw(g, g.deck))
        if g.telling:
            g.tell(PILE_DEALT, (size, place))
    if g.telling:
        g.tell(REST_LOST, (len(g.deck),))
    g.entropy.extend(g.deck)
    g.deck.clear()


def ask_supply(g: Outsider) -> None:
    """OUT-1.11: each player chooses a card for the Supply, secretly and at the same time."""
    asks = [(seat, SEED_SUPPLY, designs(g.hand[seat])) for seat in range(g.players)]
    g.ask_all(asks, (seed_supply,))


def no_seed(g: Outsider, seat: int, option: int) -> int:
    """OUT-1.11: a card of the hand."""
    return unless_among(g.hand[seat], option, no.NOT_HELD)


def seed_supply(g: Outsider, answers: tuple[int, ...]) -> None:
    """OUT-1.11: face down; each knows the own card."""
    for seat in range(g.players):
        design = take(g, g.hand[seat], answers[seat], 1 << seat)
        g.supply.append(within(design, 1 << seat))
        if g.telling:
            g.tell(SEEDED, (seat,), 1 << seat, (design,))


def begin(g: Outsider) -> None:
    """OUT-1.13: the Captain takes the first turn, else the seat of the option, else chance."""
    first = g.first_option
    for seat in range(g.players):
        if g.cards.first[character(g, seat)]:
            first = seat
    if first < 0:
        first = below(g, STREAM_DEAL, g.players)
    g.first = first
    if g.telling:
        g.tell(FIRST, (first,))
    g.then((turn, first))


# OUT-1.14: the set-up. Variants change it (content.py).
SET_UP: Final = Seam(
    decks=(shuffle_decks,),
    loyalties=(take_loyalties,),
    characters=(deal_characters,),
    loyalty=(deal_loyalties,),
    hands=(deal_hands,),
    supply=(ask_supply,),
    first_player=(begin,),
)
