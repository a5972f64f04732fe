"""GLM-12: carrying out what a text says, and the operations that have no chapter of their own."""

from __future__ import annotations

from typing import Final

from .. import choices
from ..numbers import (
    ALLOWED,
    CHOOSE_PLAYER,
    CHOOSE_STACK,
    CHOSE,
    CHOSE_CHARACTER,
    CHOSE_PLAYER,
    EXTRA_ACTION,
    GRANTED,
    MAY_USE,
    NAMED_ALREADY,
    NO_SUCH_PLAYER,
    SKIPS,
    YOURSELF,
)
from ..pack import Call, Selector, Text
from ..state import NOBODY, Frame, Gloom, Grant
from .frames import choose, seats_of
from .stacks import amount, holds, unfit

A_DRAW: Final = 0
A_TURN: Final = 1


def carry_out(g: Gloom, effects: Text, f: Frame) -> None:
    """GLM-12.2, R77: the effects of a card, in the order in which they stand."""
    g.frame = f
    for i in range(len(effects) - 1, -1, -1):
        condition, may, steps = effects[i]
        g.stack.append((do_effect, condition, may, steps))


def do_effect(g: Gloom, condition: Call, may: bool, steps: Text) -> None:
    """GLM-R33, R77: the condition is tested when the effect's turn comes."""
    if condition is not None and not holds(g, g.frame, condition):
        return
    if may:
        g.ask(g.frame.you, MAY_USE, [choices.NO, choices.YES], (decided, steps))
    else:
        g.then(*steps)


def decided(g: Gloom, steps: Text, option: int) -> None:
    """GLM-R33: declining loses the chance for good."""
    if g.telling:
        g.tell(CHOSE, (g.frame.you, MAY_USE, option))
    if option == choices.YES:
        g.then(*steps)


def choose_stack(g: Gloom, slot: int, filters: Selector, others: tuple[int, ...]) -> None:
    """GLM-6.8, R76: "you" chooses a fitting Character; without one, what follows does nothing."""
    you = g.frame.you
    found = [c for crew in g.crew for c in crew if not no_stack(g, you, c, slot, filters, others)]
    if len(found) == 1:
        stack_chosen(g, slot, found[0])
    elif found:
        found.sort()
        g.ask(you, CHOOSE_STACK, found, (stack_chosen, slot))


def no_stack(
    g: Gloom, seat: int, option: int, slot: int, filters: Selector, others: tuple[int, ...]
) -> int:
    """GLM-6.8: a Character who fits the text, and was not chosen for another of its parts."""
    for other in others:
        if g.frame.chosen[other] == option:
            return NAMED_ALREADY
    return unfit(g, g.frame, filters, option)


def stack_chosen(g: Gloom, slot: int, c: int) -> None:
    """The Character is named for all."""
    choose(g.frame, slot, c)
    if g.telling:
        g.tell(CHOSE_CHARACTER, (g.frame.you, c))


def choose_player(g: Gloom, giver: int) -> None:
    """GLM-6.8, R76, R92: "you" chooses another player, unless it is a gift and no card is there."""
    if giver != NOBODY and not any_cards(g, giver):
        return
    you = g.frame.you
    found = others(g, you)
    if len(found) == 1:
        player_chosen(g, found[0])
    else:
        g.ask(you, CHOOSE_PLAYER, found, (player_chosen,))


def others(g: Gloom, you: int) -> list[int]:
    """GLM-6.8, 7.4: the players whom a text may mean by another player."""
    return [seat for seat in range(g.players) if not no_player(g, you, seat, NOBODY)]


def no_player(g: Gloom, seat: int, option: int, giver: int) -> int:
    """GLM-6.8, 7.4: another player."""
    if option >= g.players:
        return NO_SUCH_PLAYER
    return YOURSELF if option == seat else ALLOWED


def any_cards(g: Gloom, party: int) -> bool:
    """GLM-R92: the number of cards in a hand is public."""
    for seat in seats_of(g, g.frame, party):
        if g.hand[seat]:
            return True
    return False


def player_chosen(g: Gloom, seat: int) -> None:
    """The player is named for all."""
    g.frame.other = seat
    if g.telling:
        g.tell(CHOSE_PLAYER, (g.frame.you, seat))


def skip(g: Gloom, party: int, what: int) -> None:
    """GLM-R36, 10.6: one more turn or draw step to be skipped."""
    for seat in seats_of(g, g.frame, party):
        if what == A_TURN:
            g.skip_turns[seat] += 1
        else:
            g.skip_draws[seat] += 1
        if g.telling:
            g.tell(SKIPS, (seat, what))


def grant_free_play(g: Gloom, party: int, cards: int, selector: int, lifts_death: bool) -> None:
    """GLM-11.5, R42, R77: a free play for the active player; anybody else's is lost."""
    for seat in seats_of(g, g.frame, party):
        if seat == g.active:
            f = g.frame
            grant = Grant()
            grant.cards = cards
            grant.targets = selector
            grant.lifts_death = lifts_death
            grant.you = f.you
            grant.this = f.character
            g.grants.append(grant)
            if g.telling:
                g.tell(GRANTED, (seat,))


def extra_action(g: Gloom, party: int, n: Call) -> None:
    """Additional actions in the present turn, for the active player only."""
    number = amount(g, g.frame, n)
    for seat in seats_of(g, g.frame, party):
        if seat == g.active:
            g.actions += number
            if g.telling:
                g.tell(EXTRA_ACTION, (seat, number))
