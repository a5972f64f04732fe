"""INT-2: setting up the table."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, draw
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.seams import Seam
from shipboard.kernel.texts import around

from ..numbers import (
    ALIEN_IS,
    ALLOWED,
    CHARACTER_IS,
    CHOOSE_ALIEN,
    CHOOSE_CHARACTER,
    COLONIST_TAKEN,
    CREW_THERE,
    NO_COLONIST,
    NO_SUCH_PLAYER,
    PLACE_BROOD,
    PLACE_PRIME,
    PUT_BACK,
    ROOM_TAKEN,
    SHOWED_CARD,
    STREAM_DEAL,
    STREAM_PHYSICAL,
    TRAITS_DRAWN,
)
from ..pack import (
    COLONIST,
    CREW,
    LOCKED,
    NPC,
    ON_GAME_START,
    PRIME,
    T_GAME_START,
    XENO,
)
from ..state import NOBODY, Interloper
from .decks import deck_of, turn_over
from .effects import enter, unborn
from .figures import refresh
from .frames import carry
from .ship import set_edge
from .traits import show
from .turn import new_round

EVERYBODY: Final = -1  # as a mask of seats


def shuffle_decks(g: Interloper) -> None:
    """INT-2.7: the decks are shuffled."""
    for stat in range(4):
        deck = deck_of(g, stat)
        deck.extend(g.cards.decks[stat])
        shuffle(g, STREAM_PHYSICAL + stat, deck)


def set_doors(g: Interloper, locks: bool) -> None:
    """INT-2.9: the doors that the board locks are locked, or with an option none is."""
    for edge in range(len(g.edge_state)):
        locked = locks and g.cards.starts_locked[edge]
        set_edge(g, edge, LOCKED if locked else g.edge_state[edge])


# The Alien.


def ask_alien(g: Interloper) -> None:
    """INT-2.1: the players agree; the first seat speaks for the table."""
    g.ask(0, CHOOSE_ALIEN, list(range(g.players)), (name_alien,))


def no_player(g: Interloper, seat: int, option: int) -> int:
    """INT-2.1: one of the players."""
    return ALLOWED if option < g.players else NO_SUCH_PLAYER


def random_alien(g: Interloper) -> None:
    """INT-2.1: with an option chance finds the Alien."""
    name_alien(g, below(g, STREAM_DEAL, g.players))


def draw_for_alien(g: Interloper, seats: int) -> None:
    """INT-2.2: the highest Xeno card; those who are tied turn over again, only among themselves."""
    best = -1
    highest = 0
    for seat in range(g.players):
        if seats >> seat & 1:
            if not turn_over(g, XENO, 1):
                break
            design = g.xeno_turned[-1]
            if g.telling:
                g.tell(SHOWED_CARD, (seat, design))
            value = g.cards.value[design]
            if value > best:
                best = value
                highest = 1 << seat
            elif value == best:
                highest |= 1 << seat
    if highest & highest - 1 and g.xeno_deck:
        g.then((draw_for_alien, highest))
        return
    if g.telling:
        g.tell(PUT_BACK, (len(g.xeno_turned),))
    g.xeno_deck.extend(g.xeno_turned)
    g.xeno_turned.clear()
    shuffle(g, STREAM_PHYSICAL + XENO, g.xeno_deck)
    name_alien(g, highest.bit_length() - 1)


def name_alien(g: Interloper, seat: int) -> None:
    """INT-1.2, 2.4: this player runs all alien characters."""
    g.alien_player = g.active = seat
    g.figure_of[seat] = PRIME
    for figure in range(COLONIST):
        g.seat_of[figure] = seat
    if g.telling:
        g.tell(ALIEN_IS, (seat,))


# Characters.


def free_characters(g: Interloper, j: int) -> list[int]:
    """INT-2.3: the Colonists whom nobody has taken."""
    colonists = range(COLONIST, COLONIST + g.cards.characters)
    return [figure for figure in colonists if not no_character(g, NOBODY, figure, j)]


def deal_characters(g: Interloper) -> None:
    """INT-2.3: with an option at random, clockwise from the Alien's left."""
    for j in range(1, g.players):
        free = free_characters(g, j)
        give_character(g, j, free[below(g, STREAM_DEAL, len(free))])


def pick_character(g: Interloper, j: int) -> None:
    """INT-2.3, INT-R104: by choice, clockwise from the Alien's left."""
    if j == g.players:
        return
    free = free_characters(g, j)
    if len(free) == 1:
        take_character(g, j, free[0])
    else:
        g.ask((g.alien_player + j) % g.players, CHOOSE_CHARACTER, free, (take_character, j))


def no_character(g: Interloper, seat: int, option: int, j: int) -> int:
    """INT-2.3: a Colonist whom nobody has taken."""
    if not COLONIST <= option < COLONIST + g.cards.characters:
        return NO_COLONIST
    return ALLOWED if g.seat_of[option] == NOBODY else COLONIST_TAKEN


def take_character(g: Interloper, j: int, figure: int) -> None:
    """INT-2.3: who was asked takes the card, and the next one is asked."""
    give_character(g, j, figure)
    g.then((pick_character, j + 1))


def give_character(g: Interloper, j: int, figure: int) -> None:
    """INT-2.3: no card is taken twice."""
    seat = (g.alien_player + j) % g.players
    g.figure_of[seat] = figure
    g.seat_of[figure] = seat
    if g.telling:
        g.tell(CHARACTER_IS, (seat, figure))


# Traits.


def draw_traits(g: Interloper) -> None:
    """INT-2.5: as many Xeno cards as players; the option may change it."""
    wanted = g.players + g.trait_delta
    lay_traits(g, [draw(g, g.xeno_deck) & DESIGN for _ in range(wanted)])


def lay_traits(g: Interloper, traits: list[int]) -> None:
    """INT-2.5: face down in slots."""
    seat = g.alien_player
    g.traits[seat].extend(traits)
    g.face_down[seat] = len(traits)
    if g.telling:
        g.tell(TRAITS_DRAWN, (seat, len(traits)))


def draw_families(g: Interloper) -> None:
    """INT-2.5, option family_limit: a card of a family drawn before is set aside and replaced.

    If no card of a new family is left, the rest is drawn without this limit. What was set aside is
    shuffled back unseen.
    """
    wanted = g.players + g.trait_delta
    aside: list[int] = []
    traits: list[int] = []
    families: list[int] = []
    while len(traits) < wanted and g.xeno_deck:
        design = draw(g, g.xeno_deck) & DESIGN
        if g.cards.family[design] in families:
            aside.append(design)
        else:
            traits.append(design)
            families.append(g.cards.family[design])
    while len(traits) < wanted:
        traits.append(aside.pop(0))
    g.xeno_deck.extend(aside)
    shuffle(g, STREAM_PHYSICAL + XENO, g.xeno_deck)
    lay_traits(g, traits)


# Figures.


def place_crew(g: Interloper) -> None:
    """INT-2.8: NPCs in their rooms, every Colonist in the Control Room."""
    pack = g.cards
    for n in range(len(pack.npc_type)):
        if g.npc_per_colour == 3 or not pack.npc_third[n]:
            g.npcs |= 1 << NPC + n
            enter(g, NPC + n, pack.npc_room[n])
    for seat in around(g, g.alien_player)[1:]:
        enter(g, g.figure_of[seat], pack.start)
        refresh(g, g.figure_of[seat])


def ask_prime(g: Interloper) -> None:
    """INT-2.10: the prime goes into a room without any character."""
    seat = g.alien_player
    empty = [room for room in range(g.cards.rooms) if not no_lair(g, seat, room)]
    g.ask(seat, PLACE_PRIME, empty, (place_prime,))


def no_lair(g: Interloper, seat: int, option: int) -> int:
    """INT-2.10: an empty room."""
    return ROOM_TAKEN if g.here[option] else ALLOWED


def place_prime(g: Interloper, room: int) -> None:
    """INT-2.10: and may do there what it says."""
    enter(g, PRIME, room)
    refresh(g, PRIME)


def reveal_brood(g: Interloper, slot: int) -> None:
    """INT-2.11, 2.12: a trait that places figures must be turned up, in the order of the slots."""
    seat = g.alien_player
    if slot == len(g.traits[seat]):
        return
    g.then((reveal_brood, slot + 1))
    placements = g.cards.setup[g.traits[seat][slot] & DESIGN]
    if placements:
        show(g, seat, 1 << slot)
        for brood, n in placements:
            for _ in range(n):
                g.then((ask_brood, brood))


def ask_brood(g: Interloper, brood: int) -> None:
    """INT-2.12: in the prime's room or an empty one; other brood does not matter."""
    figure = unborn(g, brood)
    if figure != NOBODY:
        seat = g.alien_player
        lair = g.at[PRIME]
        options = [lair]
        options.extend(
            [r for r in range(g.cards.rooms) if r != lair and not no_nest(g, seat, r, brood)]
        )
        g.ask(seat, PLACE_BROOD, options, (enter, figure))


def no_nest(g: Interloper, seat: int, option: int, brood: int) -> int:
    """INT-2.12: the prime's room, or one without crew."""
    return CREW_THERE if option != g.at[PRIME] and g.here[option] & CREW else ALLOWED


def start_abilities(g: Interloper) -> None:
    """INT-2.13: clockwise from the Alien's left."""
    steps = []
    for seat in around(g, g.alien_player)[1:]:
        figure = g.figure_of[seat]
        if g.tags[figure] & T_GAME_START:
            for text in g.texts[figure]:
                for _, effects in g.cards.triggers[ON_GAME_START][text]:
                    steps.append((carry, effects, figure, text, NOBODY, NOBODY, False))
    g.then(*steps)


# INT-2: the set-up. Options put other steps in the place of these (content.py).
SET_UP: Final = Seam(
    decks=(shuffle_decks,),
    doors=(set_doors, True),
    alien=(draw_for_alien, EVERYBODY),
    characters=(pick_character, 1),
    traits=(draw_traits,),
    crew=(place_crew,),
    prime=(ask_prime,),
    brood=(reveal_brood, 0),
    abilities=(start_abilities,),
    first_round=(new_round,),
)
