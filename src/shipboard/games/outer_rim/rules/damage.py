"""RIM-23: damage is suffered and recovered, players are defeated and stand up."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, take

from ..numbers import (
    DAMAGE_RECOVERED,
    DAMAGE_SUFFERED,
    PLAYER_DEFEATED,
    SECRET_DISCARDED,
    STOOD_UP,
)
from ..pack import DEFEATED, RECOVER, SUFFER, WOULD_BE_DEFEATED
from ..state import GROUND, SET_UP, SHIP, Blow, Rim
from . import jobs, moments, purse, values

ALL: Final = 99
DEFEAT_COSTS: Final = 3000

# Damage.


def damage_of(g: Rim, seat: int, kind: int) -> int:
    """The damage on the character or on the ship."""
    return g.character_damage[seat] if kind == GROUND else g.ship_damage[seat]


def remaining(g: Rim, seat: int, kind: int) -> int:
    """RIM-23.1: how much more damage the character or the ship takes."""
    return max(0, values.limit(g, seat, kind) - damage_of(g, seat, kind))


def suffer(g: Rim, seat: int, kind: int, n: int) -> None:
    """RIM-22.3, 23.6, RIM-R40: damage is about to be suffered; abilities may reduce it."""
    if n <= 0 or g.defeated[seat]:
        return
    blow = Blow()
    blow.seat = seat
    blow.kind = kind
    blow.number = n
    g.blows.append(blow)
    g.then((strike,))
    if moments.stirs(g, seat, SUFFER):
        g.then((moments.happen, seat, SUFFER, kind))


def reduce(g: Rim, n: int) -> None:
    """RIM-R40: so much less of the damage that is about to be suffered."""
    if g.blows:
        g.blows[-1].reduced += n


def cap(g: Rim, n: int) -> None:
    """RIM-R40: at most so much damage is suffered; reductions come first."""
    if g.blows:
        blow = g.blows[-1]
        blow.capped = n if blow.capped < 0 else min(blow.capped, n)


def strike(g: Rim) -> None:
    """RIM-52.3, RIM-R40, R42, R43: what is left of the damage is placed; then defeats."""
    blow = g.blows.pop()
    n = max(0, blow.number - blow.reduced)
    if blow.capped >= 0:
        n = min(n, blow.capped)
    place(g, blow.seat, blow.kind, n)
    check_defeats(g)


def place(g: Rim, seat: int, kind: int, n: int) -> None:
    """RIM-22.3, 23.6, RIM-R42: damage tokens, no more than up to health or hull."""
    n = min(n, remaining(g, seat, kind))
    if n <= 0 or g.defeated[seat]:
        return
    if kind == GROUND:
        g.character_damage[seat] += n
    else:
        g.ship_damage[seat] += n
    if g.telling:
        g.tell(DAMAGE_SUFFERED, (seat, n, kind))


# Recovery.


def recover(g: Rim, seat: int, character_n: int, ship_n: int) -> None:
    """RIM-5.3, 23.4, 23.5: damage goes; whoever is below both limits again stands up at once."""
    from_ship = take_off(g, seat, SHIP, ship_n)
    from_character = take_off(g, seat, GROUND, character_n)
    if from_ship:
        g.then((moments.happen, seat, RECOVER, SHIP))
    if from_character:
        g.then((moments.happen, seat, RECOVER, GROUND))
    if g.defeated[seat] and from_ship + from_character and not at_limit(g, seat):
        stand_up(g, seat)


def take_off(g: Rim, seat: int, kind: int, n: int) -> int:
    """So much damage of the character or the ship goes; how much it was."""
    n = min(n, damage_of(g, seat, kind))
    if n <= 0:
        return 0
    if kind == GROUND:
        g.character_damage[seat] -= n
    else:
        g.ship_damage[seat] -= n
    if g.telling:
        g.tell(DAMAGE_RECOVERED, (seat, n, kind))
    return n


def stand_up(g: Rim, seat: int) -> None:
    """RIM-23.4, 23.5: no longer defeated."""
    g.defeated[seat] = 0
    if g.telling:
        g.tell(STOOD_UP, (seat,))


# Units (RIM-R43): a purchase, a delivery, a reward, a combat is completed before defeats.


def open_unit(g: Rim) -> None:
    """RIM-R43: until it closes, nobody becomes defeated."""
    g.units += 1


def close_unit(g: Rim) -> None:
    """RIM-R43: it is completed: now defeats are looked for."""
    g.units -= 1
    check_defeats(g)


# Defeat.


def at_limit(g: Rim, seat: int) -> bool:
    """RIM-23.1: whether character or ship has all the damage that it takes."""
    wounds, dents = g.character_damage[seat], g.ship_damage[seat]
    if wounds and wounds >= values.health(g, seat):
        return True
    return dents > 0 and dents >= values.hull(g, seat)


def check_defeats(g: Rim) -> None:
    """RIM-23.1, RIM-R43, R44, R49: whoever is at a limit becomes defeated, one after another."""
    if g.units or g.over or g.phase == SET_UP:
        return
    for seat in reversed(values.from_active(g)):
        hurt = g.character_damage[seat] or g.ship_damage[seat]
        if hurt and not g.defeated[seat] and seat not in g.pending and at_limit(g, seat):
            g.pending.append(seat)
            g.then((threatened, seat), (fall, seat))


def threatened(g: Rim, seat: int) -> None:
    """RIM-R45: what happens when the player would be defeated."""
    kind = GROUND if g.character_damage[seat] >= values.health(g, seat) else SHIP
    moments.happen(g, seat, WOULD_BE_DEFEATED, kind)


def fall(g: Rim, seat: int) -> None:
    """RIM-23.2, 23.3, RIM-R44 to R47: defeated, unless something has helped meanwhile."""
    g.pending.remove(seat)
    if not at_limit(g, seat):
        return
    g.defeated[seat] = 1
    if seat == g.active:
        g.cut = True
    if g.telling:
        g.tell(PLAYER_DEFEATED, (seat,))
    jobs.fail_by_defeat(g)
    purse.lose_credits(g, seat, DEFEAT_COSTS)
    discard_secrets(g, seat)
    g.then((moments.happen, seat, DEFEATED, -1))


def discard_secrets(g: Rim, seat: int) -> None:
    """RIM-23.2, RIM-R46, R93: all secrets go unseen, in the order in which they were gained."""
    while g.secrets[seat]:
        card = take(g, g.secrets[seat], g.secrets[seat][0] & DESIGN, 1 << seat)
        deck = g.cards.of_deck[card]
        g.deck[deck].insert(0, card)
        if g.telling:
            g.tell(SECRET_DISCARDED, (seat, deck), 1 << seat, (card,))
