"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what the asking seat may know. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import no_limit

from . import choices
from .rules import (
    effects,
    giving,
    hands,
    legal,
    moves,
    peeks,
    play,
    responses,
    setup,
    stages,
    triggers,
    turn,
)
from .state import NOBODY, Gloom

# Where cards begin in the options of which one was chosen, and what for.
CHOSEN: Final[Mapping[Any, tuple[int, int]]] = {
    turn.action_chosen: (choices.TAKE_ACTION_PLAY, legal.FOR_ACTION),
    turn.end_chosen: (choices.PLAY, legal.FOR_LAST_GAP),
    play.free_play_chosen: (choices.PLAY, legal.FOR_GRANT),
    responses.responded: (choices.PLAY, legal.FOR_RESPONSE),
}


def no_first_stage(g: Gloom, seat: int, option: int, whose: int, chosen: int) -> int:
    """GLM-6.1: what is asked first of the card just chosen."""
    first, how = CHOSEN[g.asker[0]]
    return stages.no_further(g, seat, option, how, chosen - first, ())


FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {
    setup.choose_character: setup.no_character,
    setup.nominate_start: setup.no_start,
    setup.host_picks: setup.no_start,
    turn.take_action: turn.no_action,
    turn.last_gap: turn.no_last,
    play.offer_free_play: play.no_free_play,
    responses.ask: responses.no_respond,
    responses.ask_next: responses.no_respond,
    **dict.fromkeys(CHOSEN, no_first_stage),
    stages.player_named: stages.no_first_target,
    stages.target_named: stages.no_next_target,
    effects.do_effect: no_limit,
    effects.choose_stack: effects.no_stack,
    effects.choose_player: effects.no_player,
    hands.discard_some: hands.not_held,
    hands.salvage_some: hands.no_salvage,
    giving.give_some: hands.not_held,
    giving.choose_to_pass: giving.no_pass,
    moves.choose_card: moves.no_modifier,
    peeks.keep_some: peeks.no_peeked,
    triggers.run_triggers: triggers.no_trigger,
}


def bans(g: Gloom, seat: int, option: int, *args: Any) -> str:
    """GLM-12.12: the cards whose effects forbid it; of a redirect, the card that would go there."""
    step = g.asker[0]
    c = option
    if step in CHOSEN:
        design = args[-1] - CHOSEN[step][0]
    elif step in (stages.player_named, stages.target_named):
        design = args[3]
    else:
        design = option - (choices.TAKE_ACTION_PLAY if step is turn.take_action else choices.PLAY)
        c = NOBODY
    found = forbidding(g, seat, design, c)
    if not found:
        found = forbidding(g, g.active, g.announced[0], c)
    return " and ".join(found)


def forbidding(g: Gloom, seat: int, design: int, c: int) -> list[str]:
    """What forbids the card to the player, for a Character or for anybody."""
    return [
        g.pack.titles["card"][f.card]
        for f, selector in legal.prohibitions(g, seat, design)
        if c == NOBODY or legal.concern(g, [(f, selector)], c)
    ]


FILLS: Final[Mapping[str, Callable[..., object]]] = {"bans": bans}
