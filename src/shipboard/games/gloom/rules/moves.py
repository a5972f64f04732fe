"""GLM-R12, R13, R37 to R41: cards and Characters that are put, moved or taken, but not played."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import PUBLIC, designs, within

from ..numbers import (
    ALLOWED,
    BOUNCED,
    CHOOSE_STACK_CARD,
    DIED,
    EXCHANGED,
    MOVED,
    NO_SUCH_MODIFIER,
    REMOVED,
    REVIVED,
    STRIPPED,
)
from ..pack import CHOSEN, MODIFIER, THIS, UNTIMELY_DEATH, Selector
from ..state import NOBODY, Gloom
from .ending import check_end
from .frames import seats_of
from .stacks import look_at, refresh, selected, settle
from .triggers import note_death

# Cards in a stack as texts name them.
TOP_MODIFIER: Final = 0
A_MODIFIER: Final = 1
ALL_MODIFIERS: Final = 2
THE_DEATH: Final = 3

# Cards that "you" chooses out of stacks.
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1


def characters(g: Gloom, selector: Selector) -> list[int]:
    """The Characters in play that a text means, chosen before or all that fit (GLM-R35)."""
    if selector[0] == CHOSEN:
        c = g.frame.chosen[selector[2]]
    elif selector[0] == THIS:
        c = g.frame.character
    else:
        return selected(g, g.frame, selector)
    return [c] if c >= 0 and g.owner[c] >= 0 else []


def modifiers(g: Gloom, c: int) -> list[int]:
    """The different designs of Modifiers in a stack."""
    sort = g.cards.sort
    return designs([design for design in g.stacks[c] if sort[design] == MODIFIER])


def choose_card(g: Gloom, c: int, place: int) -> None:
    """GLM-R76: "you" chooses a Modifier of the stack (files of owners)."""
    found = modifiers(g, c)
    if len(found) > 1:
        g.ask(g.frame.you, CHOOSE_STACK_CARD, found, (card_chosen, place))
    elif found:
        card_chosen(g, place, found[0])


def no_modifier(g: Gloom, seat: int, option: int, c: int, place: int) -> int:
    """GLM-R38, R76: a Modifier of the stack."""
    return ALLOWED if option in modifiers(g, c) else NO_SUCH_MODIFIER


def card_chosen(g: Gloom, place: int, design: int) -> None:
    """The card is chosen; of equal ones the highest."""
    if place == FIRST_CARD:
        g.frame.first_card = design
    else:
        g.frame.second_card = design


def places_of(g: Gloom, c: int, cards: int, place: int) -> list[int]:
    """GLM-R38: where in the stack the cards lie that a text means."""
    stack = g.stacks[c]
    sort = g.cards.sort
    picked = g.frame.first_card if place == FIRST_CARD else g.frame.second_card
    found: list[int] = []
    for i in range(len(stack) - 1, -1, -1):
        design = stack[i]
        if cards == THE_DEATH:
            if sort[design] != UNTIMELY_DEATH:
                continue
        elif sort[design] != MODIFIER or (cards == A_MODIFIER and design != picked):
            continue
        found.append(i)
        if cards != ALL_MODIFIERS:
            break
    found.reverse()
    return found


def lift_off(g: Gloom, c: int, cards: int, place: int) -> list[tuple[int, int]]:
    """GLM-R13: take cards out of a stack, bottom to top with their players; the rest closes up."""
    found = places_of(g, c, cards, place)
    lifted = [(g.stacks[c][i], g.played_by[c][i]) for i in found]
    for i in reversed(found):
        del g.stacks[c][i]
        del g.played_by[c][i]
    return lifted


def lay_on(g: Gloom, c: int, lifted: list[tuple[int, int]]) -> None:
    """GLM-3.2, R37: cards that are not played are laid on top, too."""
    for design, player in lifted:
        g.stacks[c].append(design)
        g.played_by[c].append(player)


def strip(g: Gloom, selector: Selector, cards: int) -> None:
    """Cards go from stacks to the discard pile."""
    for c in reversed(characters(g, selector)):
        g.then((strip_from, c, cards))
        if cards == A_MODIFIER:
            g.then((choose_card, c, FIRST_CARD))


def strip_from(g: Gloom, c: int, cards: int) -> None:
    """GLM-3.15, R12, R40: what comes to light counts again; without its death one lives again."""
    was_dead = g.dead[c] > 0
    lifted = lift_off(g, c, cards, FIRST_CARD)
    for design, _player in lifted:
        g.discard.append(design)
        if g.telling:
            g.tell(STRIPPED, (design, c))
    if lifted:
        settle(g, c)
        tell_life(g, c, was_dead)


def bounce(g: Gloom, selector: Selector, cards: int, party: int) -> None:
    """Cards go from stacks to a hand (files of owners)."""
    for c in reversed(characters(g, selector)):
        g.then((bounce_from, c, cards, party))
        if cards == A_MODIFIER:
            g.then((choose_card, c, FIRST_CARD))


def bounce_from(g: Gloom, c: int, cards: int, party: int) -> None:
    """All know that the cards went to that hand."""
    seats = seats_of(g, g.frame, party)
    if not seats:
        return
    was_dead = g.dead[c] > 0
    lifted = lift_off(g, c, cards, FIRST_CARD)
    for design, _player in lifted:
        g.hand[seats[0]].append(within(design, PUBLIC))
        if g.telling:
            g.tell(BOUNCED, (design, c, seats[0]))
    if lifted:
        settle(g, c)
        tell_life(g, c, was_dead)


def move(g: Gloom, selector: Selector, cards: int, to: Selector) -> None:
    """Cards go to the top of another stack."""
    for c in reversed(characters(g, selector)):
        g.then((move_from, c, cards, to))
        if cards == A_MODIFIER:
            g.then((choose_card, c, FIRST_CARD))


def move_from(g: Gloom, c: int, cards: int, to: Selector) -> None:
    """GLM-R37, R39: one lives again and the other dies in one step; then the end is checked."""
    goals = characters(g, to)
    if not goals or goals[0] == c:
        return
    goal = goals[0]
    before = (g.dead[c] > 0, g.dead[goal] > 0)
    lifted = lift_off(g, c, cards, FIRST_CARD)
    if not lifted:
        return
    lay_on(g, goal, lifted)
    if g.telling:
        for design, _player in lifted:
            g.tell(MOVED, (design, c, goal))
    after_moves(g, c, goal, before)


def swap(g: Gloom, one: Selector, cards: int, two: Selector, other_cards: int) -> None:
    """Cards of two stacks change places."""
    first, second = characters(g, one), characters(g, two)
    if first and second and first[0] != second[0]:
        g.then((swap_between, first[0], cards, second[0], other_cards))
        if other_cards == A_MODIFIER:
            g.then((choose_card, second[0], SECOND_CARD))
        if cards == A_MODIFIER:
            g.then((choose_card, first[0], FIRST_CARD))


def swap_between(g: Gloom, a: int, cards: int, b: int, other_cards: int) -> None:
    """GLM-R37: both go to the top of the other stack, at once."""
    before = (g.dead[a] > 0, g.dead[b] > 0)
    from_a = lift_off(g, a, cards, FIRST_CARD)
    from_b = lift_off(g, b, other_cards, SECOND_CARD)
    lay_on(g, b, from_a)
    lay_on(g, a, from_b)
    if g.telling:
        for design, _player in from_a:
            g.tell(MOVED, (design, a, b))
        for design, _player in from_b:
            g.tell(MOVED, (design, b, a))
    if from_a or from_b:
        after_moves(g, a, b, before)


def after_moves(g: Gloom, a: int, b: int, before: tuple[bool, bool]) -> None:
    """GLM-3.15, 14.2, R39, R60: two stacks have changed; who died is noted if the game goes on."""
    look_at(g, a)
    look_at(g, b)
    refresh(g)
    tell_life(g, a, before[0])
    tell_life(g, b, before[1])
    died_a = g.dead[a] > 0 and not before[0]
    died_b = g.dead[b] > 0 and not before[1]
    if died_a or died_b:
        check_end(g)
    if not g.over:
        if died_a:
            note_death(g, a)
        if died_b:
            note_death(g, b)


def tell_life(g: Gloom, c: int, was_dead: bool) -> None:
    """GLM-4.4: say so where a Character has died or lives again."""
    if g.telling and was_dead != (g.dead[c] > 0):
        g.tell(REVIVED if was_dead else DIED, (c, g.owner[c]))


def exchange_characters(g: Gloom, one: Selector, two: Selector) -> None:
    """GLM-R78: two Characters with their stacks change crews (files of owners)."""
    first, second = characters(g, one), characters(g, two)
    if not first or not second or first[0] == second[0]:
        return
    a, b = first[0], second[0]
    owner_a, owner_b = g.owner[a], g.owner[b]
    place_a, place_b = g.crew[owner_a].index(a), g.crew[owner_b].index(b)
    g.crew[owner_a][place_a] = b
    g.crew[owner_b][place_b] = a
    g.owner[a], g.owner[b] = owner_b, owner_a
    g.changed = True
    refresh(g)
    if g.telling:
        g.tell(EXCHANGED, (a, b, owner_a, owner_b))
    check_end(g)


def remove_character(g: Gloom, selector: Selector) -> None:
    """GLM-R41, R78: a Character leaves the game, its cards go to the discard pile."""
    for c in characters(g, selector):
        if g.over:
            return
        owner, cards = g.owner[c], tuple(g.stacks[c])
        g.crew[owner].remove(c)
        g.owner[c] = NOBODY
        g.spare.append(c)
        g.discard.extend(g.stacks[c])
        g.stacks[c].clear()
        g.played_by[c].clear()
        settle(g, c)
        if g.telling:
            g.tell(REMOVED, (c, owner, cards))
        check_end(g)
