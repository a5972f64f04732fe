"""RIM-2: setting up the table."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.seams import Seam
from shipboard.kernel.texts import around

from ..numbers import (
    ALLOWED,
    CHARACTER_TAKEN,
    CHOOSE_CHARACTER,
    CHOOSE_STARTER,
    FLIES_SHIP,
    GOES_FIRST,
    NO_STARTER,
    PLAYS_CHARACTER,
    ROLLED_FOR_FIRST,
    SETUP_REPUTATION,
    STARTS_KNOWN,
    STARTS_WITH,
    STARTS_WITH_CREDITS,
    STREAM_CONTACTS,
    STREAM_DATABANK,
    STREAM_DICE,
    STREAM_ENCOUNTERS,
    STREAM_MARKET,
    STREAM_SETUP,
    TILES_DRAWN,
)
from ..pack import CLASSES, CRIT, FACTIONS, HIT, MARKET_DECKS
from ..state import NEUTRAL, PLANNING, POSITIVE, Rim
from .goals import look
from .piles import (
    ASSETS,
    BANK,
    CHARACTER,
    CHARACTERS,
    HANGAR,
    SHIP,
    TOP,
    card_goes,
    character_goes,
    deck_turns,
    ship_goes,
)
from .turn import new_round

FIRST_DICE: Final = 6  # RIM-2.6
FIRST_CREDITS: Final = 4000  # RIM-2.9
MORE_CREDITS: Final = 2000  # for each later player
EVERYBODY: Final = -1  # as a mask of seats


def lay_out(g: Rim) -> None:
    """RIM-2.5, 2.8, 2.14, 2.15: every card into its deck or the databank, all else in supply."""
    pack = g.cards
    for card in range(len(pack.of_deck)):
        if 0 <= pack.other_half[card] < card:  # the other half of a card before it
            continue
        deck = pack.of_deck[card]
        if deck >= 0:
            g.deck[deck].append(card)
        elif pack.number[card]:
            g.databank.append(card)
    for deck in range(len(MARKET_DECKS), len(g.deck)):
        shuffle(g, STREAM_ENCOUNTERS, g.deck[deck])
    g.box.extend(range(len(pack.contact_class)))
    g.characters.extend(range(len(pack.health)))
    for ship in range(len(pack.ship_cost)):
        # A sheet has two starters, one on each side, and there is one for each player.
        g.hangar.extend([ship] * (g.players if ship in pack.starters else 1))


def lay_tiles(g: Rim) -> None:
    """RIM-2.1: the map tiles in the standard order."""
    g.tiles = list(range(len(g.cards.tile_left)))


def draw_tiles(g: Rim) -> None:
    """RIM-29.2: with an option in any order."""
    lay_tiles(g)
    shuffle(g, STREAM_SETUP, g.tiles)
    if g.telling:
        g.tell(TILES_DRAWN, ())


def place_patrols(g: Rim) -> None:
    """RIM-2.2, 2.3: the first patrol of each faction."""
    for faction in range(FACTIONS):
        g.patrol_at[faction] = g.cards.spawn[faction]
        g.patrol_level[faction] = 1


def place_contacts(g: Rim) -> None:
    """RIM-2.4: one contact of the right class face down on every contact space."""
    pack = g.cards
    for sort in range(len(CLASSES)):
        tokens = [token for token in g.box if pack.contact_class[token & DESIGN] == sort]
        shuffle(g, STREAM_CONTACTS, tokens)
        for spot in range(len(pack.spot_class)):
            if pack.spot_class[spot] == sort and tokens:
                token = tokens.pop()
                g.box.remove(token)
                g.contacts[spot].append(token)


# The first player.


def roll_for_first(g: Rim, seats: int) -> None:
    """RIM-2.6, RIM-R9: the most hits and crits; those who are tied roll again among themselves."""
    best = -1
    leaders = 0
    for seat in range(g.players):
        if seats >> seat & 1:
            number = successes(g)
            if g.telling:
                g.tell(ROLLED_FOR_FIRST, (seat, number))
            if number > best:
                best = number
                leaders = 1 << seat
            elif number == best:
                leaders |= 1 << seat
    if leaders & leaders - 1:
        g.then((roll_for_first, leaders))
        return
    g.first = leaders.bit_length() - 1
    if g.telling:
        g.tell(GOES_FIRST, (g.first,))


def successes(g: Rim) -> int:
    """RIM-2.6: the hits and crits of six dice."""
    found = 0
    for _ in range(FIRST_DICE):
        if g.cards.die[below(g, STREAM_DICE, len(g.cards.die))] in (HIT, CRIT):
            found += 1
    return found


# Characters and ships.


def choose_outlaw(g: Rim, j: int) -> None:
    """RIM-2.7: in turn order, each a character that nobody has, and a ship to start with."""
    if j < g.players:
        seat = (g.first + j) % g.players
        g.then((pick_character, seat), (pick_starter, seat), (choose_outlaw, j + 1))


def pick_character(g: Rim, seat: int) -> None:
    """RIM-2.7: a character."""
    free = [c for c in range(len(g.cards.health)) if not no_character(g, seat, c, seat)]
    if len(free) == 1:
        take_character(g, seat, free[0])
    else:
        g.ask(seat, CHOOSE_CHARACTER, free, (take_character, seat))


def no_character(g: Rim, seat: int, option: int, chooser: int) -> int:
    """RIM-2.7: one that nobody has chosen."""
    return ALLOWED if option in g.characters else CHARACTER_TAKEN


def take_character(g: Rim, seat: int, character: int) -> None:
    """RIM-2.8: its card, with the goal face up, and no fame yet but what the card gives."""
    character_goes(g, character, CHARACTERS, 0, CHARACTER, seat)
    g.fame[seat] = g.cards.start_fame[character]
    if g.telling:
        g.tell(PLAYS_CHARACTER, (seat, character))


def pick_starter(g: Rim, seat: int) -> None:
    """RIM-2.7: one side of a starter ship."""
    starters = [ship for ship in g.cards.starters if not no_starter(g, seat, ship, seat)]
    if len(starters) == 1:
        take_starter(g, seat, starters[0])
    else:
        g.ask(seat, CHOOSE_STARTER, starters, (take_starter, seat))


def no_starter(g: Rim, seat: int, option: int, chooser: int) -> int:
    """RIM-2.7: a starter ship, of which there are enough for all."""
    return ALLOWED if option in g.cards.starters else NO_STARTER


def take_starter(g: Rim, seat: int, ship: int) -> None:
    """RIM-2.8: the ship."""
    ship_goes(g, ship, HANGAR, 0, SHIP, seat)
    if g.telling:
        g.tell(FLIES_SHIP, (seat, ship))


def give_credits(g: Rim) -> None:
    """RIM-2.9: later players start with more."""
    amount = FIRST_CREDITS
    for seat in around(g, g.first):
        g.credits[seat] = amount
        if g.telling:
            g.tell(STARTS_WITH_CREDITS, (seat, amount))
        amount += MORE_CREDITS


# Starting cards.


def start_cards(g: Rim) -> None:
    """RIM-2.10: the set-up lines of the character cards, in turn order."""
    steps = []
    for seat in around(g, g.first):
        steps.extend([(start_card, seat), (start_reputation, seat), (choose_faction, seat)])
    g.then(*steps)


def start_card(g: Rim, seat: int) -> None:
    """RIM-2.10, 2.11, 3.4: a random databank card of the character's number, and its planet."""
    pack = g.cards
    number = pack.starts_with[g.character[seat][0]]
    free = [card for card in g.databank if pack.number[card] == number]
    if not free:
        g.at[seat] = pack.start[pack.by_number[number][0]]
        return
    card = free[below(g, STREAM_DATABANK, len(free))]
    card_goes(g, card, BANK, 0, ASSETS, seat)
    g.at[seat] = pack.start[card]
    if g.telling:
        g.tell(STARTS_WITH, (seat, card, g.at[seat]))


def start_reputation(g: Rim, seat: int) -> None:
    """RIM-2.12: the reputation that the character starts with."""
    for faction, value in g.cards.start_reputation[g.character[seat][0]]:
        known_as(g, seat, faction, value)


def choose_faction(g: Rim, seat: int) -> None:
    """RIM-2.12: or that the player chooses."""
    if g.cards.chooses_faction[g.character[seat][0]]:
        g.ask(seat, SETUP_REPUTATION, list(range(FACTIONS)), (faction_chosen, seat))


def faction_chosen(g: Rim, seat: int, faction: int) -> None:
    """RIM-2.12: positive with that faction."""
    known_as(g, seat, faction, POSITIVE)


def known_as(g: Rim, seat: int, faction: int, value: int) -> None:
    """RIM-2.12: a reputation is set."""
    g.reputation[seat][faction] = value
    if g.telling:
        g.tell(STARTS_KNOWN, (seat, faction, value - NEUTRAL + 1))


# The market.


def open_market(g: Rim) -> None:
    """RIM-2.13: the market decks are shuffled and open their top cards; nothing is resolved."""
    for deck in range(g.cards.markets):
        shuffle(g, STREAM_MARKET, g.deck[deck])
        if g.deck[deck]:
            deck_turns(g, deck, TOP, deck)


def begin_play(g: Rim) -> None:
    """RIM-2.16, RIM-R53: whoever meets a goal has met it, and the first player begins."""
    g.phase = PLANNING
    g.then((look,), (new_round,))


# RIM-2: the set-up. Options put other steps in the place of these (content.py).
SET_UP: Final = Seam(
    supply=(lay_out,),
    map=(lay_tiles,),
    patrols=(place_patrols,),
    contacts=(place_contacts,),
    first=(roll_for_first, EVERYBODY),
    outlaws=(choose_outlaw, 0),
    credits=(give_credits,),
    starts=(start_cards,),
    market=(open_market,),
    play=(begin_play,),
)
