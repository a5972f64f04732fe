"""GLM-2, GLM-16: set-up."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.seams import Seam

from ..numbers import (
    ALLOWED,
    CHARACTER_TAKEN,
    CHOOSE_CHARACTER,
    HOST_PICKS_START,
    JOINED_CREW,
    NO_SUCH_PLAYER,
    NOMINATE_START,
    NOMINATED,
    STARTS,
    STREAM_CREWS,
    STREAM_DEAL,
    STREAM_START,
)
from ..state import CREW_SIZE, HAND_SIZE, Gloom
from .hands import draw_card
from .stacks import refresh
from .turn import turn


def lay_out(g: Gloom) -> None:
    """GLM-2.2: all cards lie ready, those that an option takes out in the box."""
    g.spare.extend(range(g.cards.characters))
    g.references.extend(range(len(g.cards.names["reference"])))
    g.box.extend(g.cards.boxed)
    g.deck.extend(g.cards.deck)


def deal_crews(g: Gloom) -> None:
    """GLM-16.1: four random Characters to each player."""
    shuffle(g, STREAM_CREWS, g.spare)
    for seat in range(g.players):
        for _i in range(CREW_SIZE):
            join(g, seat, g.spare[-1] & DESIGN)
    g.spare.sort()


def choose_character(g: Gloom, in_a_row: int, picked: int) -> None:
    """GLM-2.3, 16.2, R2, R3: seat by seat, four picks in a row, or one at a time in the draft."""
    if picked < CREW_SIZE * g.players:
        seat = picked // in_a_row % g.players
        g.ask(seat, CHOOSE_CHARACTER, sorted(g.spare), (character_chosen, seat, in_a_row, picked))


def no_character(g: Gloom, seat: int, option: int, in_a_row: int, picked: int) -> int:
    """GLM-2.3: no Character belongs to two players."""
    return ALLOWED if option in g.spare else CHARACTER_TAKEN


def character_chosen(g: Gloom, seat: int, in_a_row: int, picked: int, c: int) -> None:
    """GLM-2.4: the Character lies face up in front of its owner."""
    join(g, seat, c)
    g.then((choose_character, in_a_row, picked + 1))


def join(g: Gloom, seat: int, c: int) -> None:
    """GLM-2.3 to 2.5, 2.12: no Character belongs to two players; the others stay in the box."""
    g.spare.remove(c)
    g.crew[seat].append(c)
    g.owner[c] = seat
    if g.telling:
        g.tell(JOINED_CREW, (seat, c))


def deal_hands(g: Gloom) -> None:
    """GLM-2.6 to 2.9, R6: the deck is shuffled and five cards are dealt to each player."""
    refresh(g)
    shuffle(g, STREAM_DEAL, g.deck)
    for _i in range(HAND_SIZE):
        for seat in range(g.players):
            draw_card(g, seat)


def start_by_chance(g: Gloom) -> None:
    """GLM-R4: chance says who starts."""
    started(g, below(g, STREAM_START, g.players))


def start_at_seat(g: Gloom) -> None:
    """GLM-R4: an option says who starts."""
    started(g, g.start_seat)


def nominate_start(g: Gloom) -> None:
    """GLM-2.10, R4: whoever had the worst day; all say at once who that was."""
    everybody = list(range(g.players))
    asks = [(seat, NOMINATE_START, everybody) for seat in everybody]
    g.ask_all(asks, (nominated,))


def no_start(g: Gloom, seat: int, option: int) -> int:
    """GLM-2.1, 2.10, R4: one of the players, oneself included."""
    return ALLOWED if option < g.players else NO_SUCH_PLAYER


def nominated(g: Gloom, names: tuple[int, ...]) -> None:
    """GLM-2.10, R4: if all name the same player, that one starts; otherwise the host decides."""
    g.light += 1
    agreed = True
    for seat in range(g.players):
        agreed = agreed and names[seat] == names[0]
        if g.telling:
            g.tell(NOMINATED, (seat, names[seat]))
    g.then((started, names[0]) if agreed else (host_picks,))


def host_picks(g: Gloom) -> None:
    """GLM-2.10: the owner of the game decides."""
    g.ask(0, HOST_PICKS_START, list(range(g.players)), (started,))


def started(g: Gloom, seat: int) -> None:
    """GLM-2.11: the first turn."""
    if g.telling:
        g.tell(STARTS, (seat,))
    g.then((turn, seat))


# GLM-2: the set-up. Options put other steps in the place of these (content.py).
SET_UP: Final = Seam(
    cards=(lay_out,),
    crews=(choose_character, CREW_SIZE, 0),
    hands=(deal_hands,),
    start=(start_by_chance,),
)
