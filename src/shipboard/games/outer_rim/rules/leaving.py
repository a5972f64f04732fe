"""RIM-3.1 to 3.3, 12.3, RIM-R17, R26, R33, R34: assets leave, as they must without slots."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALLOWED,
    ASSET_DISCARDED,
    ASSET_REMOVED,
    CONTACT_RETURNS,
    KEPT_CARD,
    MAKE_ROOM,
    MAKES_NO_ROOM,
    MUST_BE_TAKEN,
    NEAREST_SPOT,
    NO_SUCH_THING,
    NOT_HELD,
    OUT_OF_GAME,
    PLACE_FARTHER,
    PLACE_NOT_FREE,
    SHIP_FIT,
)
from ..state import NONE, Rim
from . import gaining, goals, piles, slots, values
from .piles import ABOARD, ASSETS, CONTACTS, GONE, REMOVED
from .rivals import tokens


def clear(g: Rim, card: int) -> None:
    """RIM-47.5, RIM-R89: what was chosen for a card and lay on it is gone with it."""
    if card in g.rotated:
        g.rotated.remove(card)
    if card in g.tokened:
        g.tokened.remove(card)
    if card in g.captured:
        g.captured.remove(card)
    for destined in g.destined:
        if destined.card == card:
            g.destined.remove(destined)
            return


def drop(g: Rim, seat: int, card: int) -> None:
    """RIM-3.1, 3.2, RIM-R26, R33, R67: an asset is discarded; its token goes to a free place."""
    g.then((refit, seat), (goals.look,))
    drop_quietly(g, seat, card)


def drop_quietly(g: Rim, seat: int, card: int) -> None:
    """RIM-3.1, 3.2, RIM-R33, R67: an asset is discarded, and what follows of it waits."""
    token = gaining.token_of(g, seat, card)
    tokens.unmark(g, seat, card)
    clear(g, card)
    piles.discard(g, card, ASSETS, seat)
    if g.telling:
        g.tell(ASSET_DISCARDED, (seat, card))
    if token != NONE:
        g.then((token_home, seat, token))


def drop_out(g: Rim, seat: int, card: int) -> None:
    """RIM-3.3: an asset leaves the game, and a token that still lies with it."""
    token = gaining.token_of(g, seat, card)
    tokens.unmark(g, seat, card)
    clear(g, card)
    piles.card_goes(g, card, ASSETS, seat, REMOVED, 0)
    if g.telling:
        g.tell(ASSET_REMOVED, (seat, card))
    if token != NONE:
        piles.token_goes(g, token, ABOARD, seat, GONE, 0)
    g.then((refit, seat), (goals.look,))


def free_spots(g: Rim, seat: int) -> list[int]:
    """RIM-R34: the nearest places without a contact, from where the player is."""
    found: list[int] = []
    least = 0
    for spot in range(len(g.contacts)):
        if g.contacts[spot]:
            continue
        far = values.distance(g, g.at[seat], g.cards.spot_space[spot])
        if not found or far < least:
            found = [spot]
            least = far
        elif far == least:
            found.append(spot)
    return found


def token_home(g: Rim, seat: int, token: int) -> None:
    """RIM-R33, R34, R67: the token goes face up to the nearest free place, or out of the game."""
    spots = free_spots(g, seat)
    if not spots:
        piles.token_goes(g, token, ABOARD, seat, GONE, 0)
        if g.telling:
            g.tell(OUT_OF_GAME, (token,))
    elif len(spots) == 1:
        token_lies(g, seat, token, spots[0])
    else:
        g.ask(seat, NEAREST_SPOT, spots, (token_lies, seat, token))


def no_home(g: Rim, seat: int, option: int, owner: int, token: int) -> int:
    """RIM-R34: one of the nearest free places."""
    if not 0 <= option < len(g.contacts):
        return NO_SUCH_THING
    if g.contacts[option]:
        return PLACE_NOT_FREE
    return ALLOWED if option in free_spots(g, owner) else PLACE_FARTHER


def token_lies(g: Rim, seat: int, token: int, spot: int) -> None:
    """RIM-R33, R34: the contact is back on a planet, face up."""
    piles.token_goes(g, token, ABOARD, seat, CONTACTS, spot)
    if g.telling:
        g.tell(CONTACT_RETURNS, (token, spot))


def no_fit(g: Rim, seat: int, card: int) -> int:
    """RIM-12.3, RIM-R26: why losing this card would not help the others to fit."""
    if card not in g.assets[seat]:
        return NOT_HELD
    if g.cards.keep[values.face(g, card)]:
        return KEPT_CARD
    fewer = slots.over_by(g, seat, slots.without(g.assets[seat], card))
    return ALLOWED if fewer < slots.over_by(g, seat, g.assets[seat]) else MAKES_NO_ROOM


def surplus(g: Rim, seat: int) -> list[int]:
    """RIM-R26: the cards of which one must go now; none where all fit."""
    if not slots.over_by(g, seat, g.assets[seat]):
        return []
    return [card for card in g.assets[seat] if not no_fit(g, seat, card)]


def refit(g: Rim, seat: int) -> None:
    """RIM-12.3, RIM-R26: cards that find no slot are discarded, one after another."""
    options = surplus(g, seat)
    if len(options) > 1:
        g.ask(seat, SHIP_FIT, options, (unfitted, seat))
    elif options:
        unfitted(g, seat, options[0])


def no_refit(g: Rim, seat: int, option: int, owner: int) -> int:
    """RIM-12.3, RIM-R26: a card whose loss helps the rest to fit."""
    return no_fit(g, owner, option)


def unfitted(g: Rim, seat: int, card: int) -> None:
    """RIM-R26: this card goes; then the rest is looked at."""
    g.then((refit, seat), (goals.look,))
    drop_quietly(g, seat, card)


def refit_traded(g: Rim, seat: int) -> None:
    """RIM-R17: after a trade too many cards for the slots of a type are discarded."""
    options = [choices.PICK + card for card in surplus(g, seat)]
    if len(options) > 1:
        g.ask(seat, MAKE_ROOM, options, (trade_fitted, seat))
    elif options:
        trade_fitted(g, seat, options[0])


def no_refit_traded(g: Rim, seat: int, option: int, owner: int) -> int:
    """RIM-R17: a card whose loss helps the rest to fit."""
    if option == choices.DECLINE:
        return MUST_BE_TAKEN
    return no_fit(g, owner, option - choices.PICK)


def trade_fitted(g: Rim, seat: int, option: int) -> None:
    """RIM-R17: this card goes; then the rest is looked at."""
    g.then((refit_traded, seat))
    drop_quietly(g, seat, option - choices.PICK)
