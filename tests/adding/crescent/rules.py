"""The rules, in one chapter."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, VIEWERS, count_design, designs, draw, take
from shipboard.kernel.chance import below, shuffle

from .choices import CHASE, CLOSE, NONE, PICK, STAY
from .numbers import (
    ALLOWED,
    CHASED,
    CLOSED,
    ENDED,
    FLEW,
    FLY,
    LANE_ELSEWHERE,
    NO_OPEN_LANE,
    NO_SUCH_CRATE,
    PATROL_ELSEWHERE,
    REASON_DUSK,
    SELL,
    SIDE_RICHEST,
    SOLD,
    STREAM_CARGO,
    STREAM_WIND,
)
from .state import Crescent

WORTH = (3, 1, 2)
COPIES = 5


def set_up(g: Crescent) -> None:
    """CRE-1.1: two crates each, all ships at the first world."""
    g.deck.extend(design for design in range(len(WORTH)) for _ in range(COPIES))
    shuffle(g, STREAM_CARGO, g.deck)
    for seat in range(g.players):
        g.hand[seat] += [draw(g, g.deck), draw(g, g.deck)]
    g.then((next_turn,))


def next_turn(g: Crescent) -> None:
    """CRE-1.2: turns go round until dusk."""
    if g.turn == g.turns:
        best = max(g.score)
        winners = sum(1 << seat for seat in range(g.players) if g.score[seat] == best)
        g.end(winners, SIDE_RICHEST, REASON_DUSK)
        if g.telling:
            g.tell(ENDED, ())
        return
    g.active = g.turn % g.players
    g.turn += 1
    g.then((ask_way, g.active), (ask_sale, g.active), (next_turn,))


def ask_way(g: Crescent, seat: int) -> None:
    """CRE-1.2: fly along an open lane, close one, chase a patrol away, or stay."""
    near = g.worlds.near[g.ship[seat]]
    options = [STAY, *(PICK + world for world in sorted({world for world, _ in near}))]
    options += [CLOSE + lane for _, lane in near]
    options += [CHASE + patrol for patrol in range(len(g.patrol))]
    options = [option for option in options if not no_way(g, seat, option, seat)]
    g.ask(seat, FLY, options, (flown, seat))


def no_way(g: Crescent, seat: int, option: int, flyer: int) -> int:
    """CRE-1.2: lanes that are open here, worlds at their ends, patrols that are here."""
    near = [(world, lane) for world, lane in g.worlds.near[g.ship[flyer]] if lane not in g.closed]
    if option >= CHASE:
        return ALLOWED if g.patrol[option - CHASE] == g.ship[flyer] else PATROL_ELSEWHERE
    if option >= CLOSE:
        return ALLOWED if option - CLOSE in [lane for _, lane in near] else LANE_ELSEWHERE
    if option >= PICK:
        return ALLOWED if option - PICK in [world for world, _ in near] else NO_OPEN_LANE
    return ALLOWED


def flown(g: Crescent, seat: int, option: int) -> None:
    """CRE-1.2: what was chosen happens."""
    if option >= CHASE:
        patrol = option - CHASE
        g.patrol[patrol] = below(g, STREAM_WIND, len(g.worlds.near))
        if g.telling:
            g.tell(CHASED, (patrol, g.patrol[patrol]))
    elif option >= CLOSE:
        g.closed.append(option - CLOSE)
        if g.telling:
            g.tell(CLOSED, (seat, option - CLOSE))
    elif option >= PICK:
        g.ship[seat] = option - PICK
        if g.telling:
            g.tell(FLEW, (seat, g.ship[seat]))


def ask_sale(g: Crescent, seat: int) -> None:
    """CRE-1.3: a crate may be sold."""
    options = [PICK + design for design in designs(g.hand[seat])]
    if options:
        g.ask(seat, SELL, [NONE, *options], (sold, seat))


def no_sale(g: Crescent, seat: int, option: int, seller: int) -> int:
    """CRE-1.3: a crate of one's own."""
    held = option == NONE or count_design(g.hand[seller], option - PICK)
    return ALLOWED if held else NO_SUCH_CRATE


def sold(g: Crescent, seat: int, option: int) -> None:
    """CRE-1.3: it is worth what it is worth."""
    if option == NONE:
        return
    design = option - PICK
    g.sold.append(take(g, g.hand[seat], design, VIEWERS) & DESIGN)
    g.score[seat] += WORTH[design]
    g.light += 1
    if g.telling:
        g.tell(SOLD, (seat, design))
