"""A card is chosen in stages: the card, whom it names, the way it is played (D4 to D7, D17, D18).

Nobody else sees a half-made choice. The card is announced when the last stage is answered: then
`done` happens, a step of the chapter that asked for the card.
"""

from __future__ import annotations

from typing import Any

from shipboard.kernel.state import Step

from .. import choices
from ..numbers import ALLOWED, CHOOSE_MODE, CHOOSE_TARGET, NAME_PLAYER
from ..pack import EVENT
from ..state import NOBODY, Gloom
from .effects import no_player, others
from .legal import (
    ALL_TOLD,
    BY_ACTION,
    BY_FREE_PLAY,
    FOR_RESPONSE,
    answering,
    nameable,
    no_named,
    no_target,
    passed_over,
    targets,
    ways,
)

Named = tuple[int, ...]


def choose_further(
    g: Gloom, done: Any, seat: int, how: int, design: int, player: int, named: Named
) -> None:
    """GLM-6.1, 7.4, R52, R76: name the next target of the card, or the way it is played."""
    pack = g.cards
    told = ALL_TOLD if how != FOR_RESPONSE else answering(g, g.answering, seat, design)
    if pack.names_player[design] & told and player == NOBODY:
        found = others(g, seat)
        if len(found) > 1:
            ask_stage(g, seat, how, NAME_PLAYER, found, (player_named, done, seat, how, design))
            return
        player = found[0]
    event = pack.sort[design] == EVENT
    if event:
        named = passed_over(g, design, named, told)
    if len(named) < (len(pack.slots[design]) if event else 1):
        if event:
            found = nameable(g, seat, how, design, named, told)
        else:
            found = targets(g, seat, how, design)
        then = (target_named, done, seat, how, design, player, named)
        ask_stage(g, seat, how, CHOOSE_TARGET, sorted(found), then)
        return
    choose_way(g, done, seat, how, design, player, named)


def no_further(g: Gloom, seat: int, option: int, how: int, design: int, named: Named) -> int:
    """GLM-6.1, 7.4: a target of the card, by what is asked of it now; or any way to play it."""
    asked = g.open[0][2]
    if asked == CHOOSE_MODE:
        return ALLOWED
    if asked == NAME_PLAYER:
        return no_player(g, seat, option, NOBODY)
    if g.cards.sort[design] != EVENT:
        return no_target(g, seat, how, design, option)
    told = ALL_TOLD if how != FOR_RESPONSE else answering(g, g.answering, seat, design)
    return no_named(g, seat, how, design, passed_over(g, design, named, told), option, told)


def ask_stage(g: Gloom, seat: int, how: int, kind: int, options: list[int], then: Step) -> None:
    """A further stage, hidden like the first one."""
    if how == FOR_RESPONSE:
        g.ask_in_window(seat, kind, options, then, True)
    else:
        g.ask(seat, kind, options, then, True)


def player_named(g: Gloom, done: Any, seat: int, how: int, design: int, player: int) -> None:
    """GLM-7.4: the Event of an owner's file names a player."""
    choose_further(g, done, seat, how, design, player, ())


def target_named(
    g: Gloom, done: Any, seat: int, how: int, design: int, player: int, named: Named, c: int
) -> None:
    """The next Character is named."""
    choose_further(g, done, seat, how, design, player, (*named, c))


def no_first_target(
    g: Gloom, seat: int, option: int, done: Any, asked: int, how: int, design: int, player: int
) -> int:
    """What follows after the player is named."""
    return no_further(g, seat, option, how, design, ())


def no_next_target(
    g: Gloom, seat: int, option: int, done: Any, asked: int, how: int, design: int, player: int,
    named: Named, c: int,
) -> int:  # fmt: skip
    """What follows after a Character is named."""
    return no_further(g, seat, option, how, design, (*named, c))


def choose_way(
    g: Gloom, done: Any, seat: int, how: int, design: int, player: int, named: Named
) -> None:
    """GLM-11.2, 11.7: as an action or as a free play, where both are possible."""
    if how == FOR_RESPONSE:
        done(g, seat, how, design, player, named, choices.FREE_PLAY)
        return
    c = NOBODY if g.cards.sort[design] == EVENT else named[0]
    found = ways(g, seat, how, design, c)
    if found == BY_ACTION | BY_FREE_PLAY:
        then = (done, seat, how, design, player, named)
        g.ask(seat, CHOOSE_MODE, [choices.ACTION, choices.FREE_PLAY], then, True)
    else:
        way = choices.ACTION if found == BY_ACTION else choices.FREE_PLAY
        done(g, seat, how, design, player, named, way)
