"""RIM-50: ambition sheets are dealt, and what they say about the set-up is carried out."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import turn_up
from shipboard.kernel.chance import shuffle
from shipboard.kernel.seams import Seam
from shipboard.kernel.state import Step
from shipboard.kernel.texts import around

from ...numbers import (
    ALLOWED,
    AMBITION_CHOSEN,
    AMBITION_DEALT,
    AMBITION_TAKEN,
    AMBITION_WENT,
    AMBITIONS_LAID_OUT,
    CHOOSE_AMBITION,
    STARTS_WITH_CREDITS,
    STARTS_WITH_MARKET_CARD,
    STREAM_SETUP,
)
from ...state import NEGATIVE, NEUTRAL, POSITIVE, Rim
from .. import purse, values
from ..piles import AMBITION, AMBITIONS, ASSETS, DECK, SHELF, ambition_goes, card_goes
from ..setup import known_as

# Who gets which.


def shelve(g: Rim) -> None:
    """RIM-50.3: all sheets lie unseen, in any order."""
    g.shelf.extend(range(len(g.cards.goals_of)))
    shuffle(g, STREAM_SETUP, g.shelf)


def deal_sheets(g: Rim) -> None:
    """RIM-50.3, RIM-R122: sheets that cannot be told apart: everybody gets a random one."""
    for seat in reverse(g):
        sheet = turn_up(g, g.shelf)
        g.ambition[seat].append(sheet)
        no_tokens_yet(g, seat)
        if g.telling:
            g.tell(AMBITION_WENT, (sheet, SHELF, 0, AMBITION, seat))
            g.tell(AMBITION_DEALT, (seat, sheet))


def no_tokens_yet(g: Rim, seat: int) -> None:
    """RIM-51.4: no goal of the sheet has been begun."""
    g.counted[seat] = [0] * len(values.goals_of(g, seat))


def reverse(g: Rim) -> list[int]:
    """RIM-50.3: all seats from the last player on, in reverse turn order."""
    return list(around(g, g.first))[::-1]


def lay_out_sheets(g: Rim) -> None:
    """RIM-50.3, RIM-R122: with the option one sheet more than players lies open to choose from."""
    lay_open(g, g.players + 1)
    g.then(*[(choose_sheet, seat) for seat in reverse(g)])


def lay_open(g: Rim, n: int) -> None:
    """RIM-50.3, 69.11: so many sheets are turned up."""
    for _ in range(n):
        sheet = turn_up(g, g.shelf)
        g.ambitions.append(sheet)
        if g.telling:
            g.tell(AMBITION_WENT, (sheet, SHELF, 0, AMBITIONS, 0))
    if g.telling:
        g.tell(AMBITIONS_LAID_OUT, (tuple(g.ambitions),))


def choose_sheet(g: Rim, seat: int) -> None:
    """RIM-50.3: each one of those that are left."""
    g.ask(seat, CHOOSE_AMBITION, sorted(g.ambitions), (sheet_chosen, seat))


def no_sheet(g: Rim, seat: int, option: int, chooser: int) -> int:
    """RIM-50.3: one that still lies there."""
    return ALLOWED if option in g.ambitions else AMBITION_TAKEN


def sheet_chosen(g: Rim, seat: int, sheet: int) -> None:
    """RIM-50.3: it lies beside the player board, for all to see."""
    ambition_goes(g, sheet, AMBITIONS, 0, AMBITION, seat)
    no_tokens_yet(g, seat)
    if g.telling:
        g.tell(AMBITION_CHOSEN, (seat, sheet))


# Their set-up lines.


def follow_sheets(g: Rim) -> None:
    """RIM-50.4: what each sheet says about the set-up, in turn order."""
    for seat in around(g, g.first):
        follow_sheet(g, seat, g.ambition[seat][0])


def follow_sheet(g: Rim, seat: int, sheet: int) -> None:
    """RIM-50.4, RIM-R126, R144: credits, reputation, a market card if its deck still has it."""
    cards = g.cards
    g.credits[seat] += cards.ambition_credits[sheet]
    if g.telling:
        g.tell(STARTS_WITH_CREDITS, (seat, cards.ambition_credits[sheet]))
    for faction, change in cards.ambition_reputation[sheet]:
        if purse.feels(g, seat, faction, change):
            known_as(g, seat, faction, g.reputation[seat][faction] + change)
    card = cards.ambition_card[sheet]
    if card >= 0 and card in g.deck[cards.of_deck[card]]:
        card_goes(g, card, DECK, cards.of_deck[card], ASSETS, seat)
        if g.telling:
            g.tell(STARTS_WITH_MARKET_CARD, (seat, card))


assert (NEGATIVE, NEUTRAL, POSITIVE) == (-1, 0, 1)  # a gain or loss of 1 is the sign of the line

DEALING: Final[dict[str, Step]] = {"blind": (deal_sheets,), "open": (lay_out_sheets,)}


def with_sheets(seam: Seam, choice: str) -> Seam:
    """RIM-50.2, 50.3: no credits by turn order; the sheets before the market decks are shuffled."""
    boxed = seam.without("credits").after("supply", shelf=(shelve,))
    return boxed.before("market", sheets=DEALING[choice], lines=(follow_sheets,))
