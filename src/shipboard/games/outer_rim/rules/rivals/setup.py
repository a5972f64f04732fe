"""RIM-60, 69.1, 69.3, 70.1, 74.1: setting up a table with automatic opponents."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import PUBLIC, take
from shipboard.kernel.chance import shuffle
from shipboard.kernel.seams import Seam

from ...numbers import (
    ALLOWED,
    CHARACTER_TAKEN,
    CHOOSE_RIVAL,
    GOES_FIRST,
    HAS_ROUTINES,
    LEFT_OUT,
    NOT_FOR_THIS_RIVAL,
    STARTS_WITH_CREDITS,
    STREAM_RIVALS,
)
from ...state import Rim
from ..expansion import sheets
from ..piles import DECK, REMOVED, lay_down
from ..setup import (
    FIRST_CREDITS,
    MORE_CREDITS,
    pick_character,
    pick_starter,
    take_character,
    take_starter,
)
from . import tokens
from .bullets import PERSON
from .lots import any_of

HUNTER: Final = 1  # whom the person chooses a character for
NO_HUNTER: Final = 0
ANY_SORT: Final = 2


def sort_cards(g: Rim) -> None:
    """RIM-60.1, 69.1, 69.2: all AI cards lie ready; the cards that are for people only leave."""
    g.spare_routines.extend(range(len(g.cards.routine_rival)))
    for card in range(len(g.cards.of_deck)):
        deck = g.cards.of_deck[card]
        if g.cards.people_only[card] and deck >= 0 and card in g.deck[deck]:
            take(g, g.deck[deck], card, PUBLIC)
            lay_down(g, card, DECK, deck, REMOVED, 0)
            if g.telling:
                g.tell(LEFT_OUT, (card,))


def person_first(g: Rim) -> None:
    """RIM-60.3, 74.1: whoever is asked plays first, without a roll."""
    g.first = PERSON
    if g.telling:
        g.tell(GOES_FIRST, (PERSON,))


# Characters and ships.


def choose_all(g: Rim) -> None:
    """RIM-60.1, 70.1, 74.1, RIM-R241: after the own character those of the opponents: of two the
    hunter first. Which of them plays before the other is left to chance.
    """
    seats = list(range(g.people, g.players))
    g.then((pick_character, PERSON), (pick_starter, PERSON), (choose_rivals, tuple(seats)))


def choose_rivals(g: Rim, seats: tuple[int, ...]) -> None:
    """RIM-74.1, RIM-R241: one opponent of any sort, or a hunter and another one."""
    if len(seats) == 1:
        g.then((pick_rival, PERSON, seats[0], ANY_SORT))
        return
    hunter = any_of(g, list(seats))
    others = [(pick_rival, PERSON, seat, NO_HUNTER) for seat in seats if seat != hunter]
    g.then((pick_rival, PERSON, hunter, HUNTER), *others)


def pick_rival(g: Rim, chooser: int, seat: int, sort: int) -> None:
    """RIM-60.1, 70.1, RIM-R241: the person chooses the character of an opponent."""
    free = [
        c for c in range(len(g.cards.health)) if not no_rival(g, chooser, c, chooser, seat, sort)
    ]
    if len(free) == 1:
        rival_named(g, seat, free[0])
    else:
        g.ask(chooser, CHOOSE_RIVAL, free, (rival_named, seat))


def no_rival(g: Rim, seat: int, option: int, chooser: int, rival: int, sort: int) -> int:
    """RIM-2.7, 60.1, 70.1: a free character of the right sort."""
    if option not in g.characters:
        return CHARACTER_TAKEN
    of = rival_sort(g, option)
    if of < 0 or (sort != ANY_SORT and g.cards.rival_hunts[of] != (sort == HUNTER)):
        return NOT_FOR_THIS_RIVAL
    return ALLOWED


def rival_sort(g: Rim, character: int) -> int:
    """RIM-60.1, 70.1: what sort of opponent a character can be, by what it starts with; or -1."""
    for sort, numbers in enumerate(g.cards.rival_starts):
        if g.cards.starts_with[character] in numbers:
            return sort
    return -1


def rival_named(g: Rim, seat: int, character: int) -> None:
    """RIM-60.1, 60.2, 68.1, 70.1: its card, its ship, the fame with which it starts."""
    take_character(g, seat, character)
    g.fame[seat] += g.rival_fame
    take_starter(g, seat, g.cards.rival_starter[rival_sort(g, character)])


# Goals and AI decks.


def first_goals(g: Rim) -> None:
    """RIM-60.4: a goal token for the cargo or the job with which an opponent starts."""
    for seat in range(g.people, g.players):
        for card in g.assets[seat]:
            tokens.mark(g, seat, card)


def shuffle_routines(g: Rim) -> None:
    """RIM-60.5, 69.3, 70.1, 70.2, 74.2: each opponent has an AI deck of its own."""
    for seat in range(g.people, g.players):
        found = deck_for(g, g.character[seat][0])
        g.spare_routines = [card for card in g.spare_routines if card not in found]
        g.routines[seat].extend(found)
        if g.telling:
            g.tell(HAS_ROUTINES, (seat, tuple(found)))
        shuffle(g, STREAM_RIVALS, g.routines[seat])


def deck_for(g: Rim, character: int) -> list[int]:
    """RIM-69.3, 70.1: the AI cards of its sort; with a card of its own only those that stay."""
    cards = g.cards
    sort = rival_sort(g, character)
    own = [
        card
        for card in range(len(cards.routine_rival))
        if cards.routine_character[card] == character
    ]
    return own + [
        card
        for card in range(len(cards.routine_rival))
        if cards.routine_rival[card] == sort
        and cards.routine_character[card] < 0
        and (cards.routine_stays[card] or not own)
    ]


# With ambitions.


def give_rivals_credits(g: Rim) -> None:
    """RIM-69.11, 74.1, RIM-R233: opponents, who have no sheet, start with credits as ever."""
    amount = FIRST_CREDITS
    for seat in range(g.people, g.players):
        amount += MORE_CREDITS
        g.credits[seat] = amount
        if g.telling:
            g.tell(STARTS_WITH_CREDITS, (seat, amount))


def choose_of_two(g: Rim) -> None:
    """RIM-69.11: two sheets are drawn, and the person chooses one."""
    sheets.lay_open(g, 2)
    g.then((sheets.choose_sheet, PERSON))


def follow_own_sheet(g: Rim) -> None:
    """RIM-50.4: what it says about the set-up."""
    sheets.follow_sheet(g, PERSON, g.ambition[PERSON][0])


def with_rivals(set_up: Seam, ambitious: bool) -> Seam:
    """RIM-60, 69.11: a set-up, as it is with automatic opponents."""
    changed = set_up.replaced(first=(person_first,), outlaws=(choose_all,))
    changed = changed.after("supply", rivals_cards=(sort_cards,))
    changed = changed.after("starts", goals=(first_goals,), routines=(shuffle_routines,))
    if not ambitious:
        return changed
    changed = changed.replaced(sheets=(choose_of_two,), lines=(follow_own_sheet,))
    return changed.before("starts", credits=(give_rivals_credits,))
