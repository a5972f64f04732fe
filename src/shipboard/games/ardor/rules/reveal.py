"""ARD-5: step VI, reveal, carry out, clean up."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, designs, placed, turn_up
from shipboard.kernel.chance import shuffle
from shipboard.kernel.returns import come_back

from ..numbers import (
    ALLOWED,
    CLEANED_UP,
    NOT_TO_RESOLVE,
    PRIORITY_FIRST,
    RESOLVE_NEXT,
    RESOLVED_NEXT,
    STREAM_DECK,
    STREAM_PILE,
    TURNED_UP,
)
from ..state import AFTER_CLEANUP, NOT_FORCED, STEP_SIX, Ardor
from .frames import chooser
from .malfunctions import redirected
from .oxygen import red_alert
from .play import play


def reveal(g: Ardor) -> None:
    """ARD-5.1 to 5.4, 5.6, ARD-R10: shuffle, then turn up two cards, three in Red Alert."""
    g.phase = STEP_SIX
    pile = g.command_pile
    shuffle(g, STREAM_PILE, pile)
    for _ in range(min(3 if red_alert(g) else 2, len(pile))):
        design = turn_up(g, pile)
        g.revealed.append(design)
        if g.telling:
            g.tell(TURNED_UP, (design,))


def resolve_next(g: Ardor) -> None:
    """ARD-5.5, ARD-R11, ARD-16.3: the active player picks which revealed card comes next."""
    if not g.revealed:
        return
    choices = designs(g.revealed)
    if len(choices) > 1:
        choices = with_priority(g, choices)
    if len(choices) == 1:
        carry_out(g, choices[0])
    else:
        g.ask(chooser(g, g.active), RESOLVE_NEXT, choices, (carry_out,))


def with_priority(g: Ardor, choices: list[int]) -> list[int]:
    """ARD-16.3: cards with priority come before the others."""
    priority = g.cards.priority
    highest = 0
    for design in choices:
        if priority[design] > highest:
            highest = priority[design]
    if highest == 0:
        return choices
    return [design for design in choices if priority[design] == highest]


def no_next(g: Ardor, seat: int, option: int) -> int:
    """ARD-5.5, 16.3: a revealed card, if none has priority over it."""
    revealed = designs(g.revealed)
    if option not in revealed:
        return NOT_TO_RESOLVE
    return ALLOWED if option in with_priority(g, revealed) else PRIORITY_FIRST


def carry_out(g: Ardor, design: int) -> None:
    """ARD-5.5: one card completely, before the next is picked."""
    g.revealed.remove(design)
    if g.revealed:
        g.stack.append((resolve_next,))
    if g.telling:
        g.tell(RESOLVED_NEXT, (design,))
    play(g, design)


def clean_up(g: Ardor) -> None:
    """ARD-5.10 to 5.15, ARD-R12, R13: played cards go, one unplayed card stays, others join it."""
    pile = g.command_pile
    kept = pile.pop() if pile else -1
    played, unplayed, back = tuple(g.stage), len(pile), len(g.aside)
    into_deck = redirected(g)
    if into_deck:
        come_back(g, g.deck, g.stage)
        g.deck.extend(placed(design, PUBLIC) for design in g.stage)
        g.deck.extend(card & DESIGN for card in reversed(pile))
        shuffle(g, STREAM_DECK, g.deck)
    else:
        g.discard.extend(placed(design, PUBLIC) for design in g.stage)
        g.discard.extend(card & DESIGN for card in reversed(pile))
    g.stage.clear()
    pile.clear()
    if kept >= 0:
        pile.append(kept & DESIGN if unplayed else kept)
    pile.extend(g.aside)
    g.aside.clear()
    g.forced_alert = NOT_FORCED
    g.phase = AFTER_CLEANUP
    if g.telling:
        g.tell(CLEANED_UP, (len(played), unplayed, played, back, int(into_deck)))
