"""ARD-14 to ARD-16: what card and ability texts do, one function a primitive of the vocabulary.

Effects about damage, cells, Malfunctions, votes, Folds and looks have chapters of their own.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, designs, fade, placed, take
from shipboard.kernel.chance import below
from shipboard.kernel.texts import holds

from .. import numbers
from ..pack import ENERGY, Condition, Effects
from ..state import NOBODY, Ardor
from . import malfunctions
from .frames import chooser, living, no_living, skip_rest, who
from .hands import draw_card, lose_card
from .martyr import red_window
from .victory import show_mission

# Selectors of `target` and `discard_energy`.
OTHER_LIVING: Final = 0
ANY_LIVING: Final = 1
EACH_LIVING: Final = 2
EACH_OTHER_LIVING: Final = 3
TWO_LIVING: Final = 4
MALFUNCTION: Final = 5

THE_THIS: Final = 1  # `remove(this)`, as opposed to `remove(target)`


def repeat(g: Ardor, n: int, condition: Condition, otherwise: int, effects: Effects) -> None:
    """ARD-14.2, ARD-R25: how often is fixed when the card starts."""
    times = n if condition is None or condition[0](g, *condition[1:]) else otherwise
    for _ in range(times):
        g.stack.extend(effects[::-1])


def choose(g: Ardor, by: int, kind: int, alternatives: tuple[tuple[int, Condition, Effects], ...],
           secret: bool) -> None:  # fmt: skip
    """ARD-5.9, ARD-R60: take one of the alternatives whose conditions hold at this moment.

    Where a condition is secret, the question is put although only one alternative may be left.
    """
    options = []
    for option, condition, _ in alternatives:
        if condition is None or condition[0](g, *condition[1:]):
            options.append(option)
    seat = who(g, by)
    if len(options) > 1 or (secret and options):
        seat = chooser(g, seat)
        g.ask(seat, kind, options, (chosen, seat, kind, alternatives))
    elif options:
        chosen(g, seat, kind, alternatives, options[0])


def no_part(
    g: Ardor,
    seat: int,
    option: int,
    by: int,
    kind: int,
    alternatives: tuple[tuple[int, Condition, Effects], ...],
    secret: bool,
) -> int:
    """ARD-5.9: an alternative of the card, if its condition holds."""
    for number, condition, _ in alternatives:
        if number == option:
            return numbers.ALLOWED if holds(g, condition) else numbers.CONDITION_FAILS
    return numbers.NO_SUCH_PART


def chosen(
    g: Ardor,
    seat: int,
    kind: int,
    alternatives: tuple[tuple[int, Condition, Effects], ...],
    option: int,
) -> None:
    """The chosen alternative happens."""
    if g.telling:
        g.tell(numbers.CHOSE, (seat, kind, option))
    for number, _, effects in alternatives:
        if number == option:
            g.then(*effects)


def targets(g: Ardor, selector: int, filters: Condition) -> list[int]:
    """The legal targets: seats, pairs of seats, or places of Malfunctions."""
    if selector == MALFUNCTION:
        return list(range(len(g.malfunctions)))
    seats = sorted(living(g))
    if selector == TWO_LIVING:
        return [a * 8 + b for a in seats for b in seats if a < b]
    spared = g.frames[-1].owner if selector == OTHER_LIVING else NOBODY
    return [seat for seat in seats if seat != spared and (filters is None or g.hand[seat])]


def target(g: Ardor, selector: int, filters: Condition, kind: int) -> None:
    """ARD-5.9: the user chooses a target; without a legal one the rest of the text is skipped."""
    options = targets(g, selector, filters)
    user = g.frames[-1].owner
    if not options:
        skip_rest(g)
    elif len(options) == 1:
        targeted(g, selector, user, options[0])
    else:
        user = chooser(g, user)
        g.ask(user, kind, options, (targeted, selector, user))


def no_target(
    g: Ardor, seat: int, option: int, selector: int, filters: Condition, kind: int
) -> int:
    """ARD-5.9, 8.7: one of the legal targets: a Malfunction, two living players, or one."""
    legal = targets(g, selector, filters)
    if option in legal:
        return numbers.ALLOWED
    if selector == TWO_LIVING:
        turned = option % 8 * 8 + option // 8
        return numbers.PAIR_TURNED if turned in legal else numbers.NOT_TWO_LIVING
    user = selector == OTHER_LIVING and option == g.frames[-1].owner
    return no_living(g, option) or (numbers.ONESELF if user else numbers.HOLDS_NO_CARD)


def targeted(g: Ardor, selector: int, user: int, option: int) -> None:
    """ARD-R16: the target is named, by whoever was asked."""
    frame = g.frames[-1]
    if selector == MALFUNCTION:
        frame.target = g.malfunctions[option].handle
    elif selector == TWO_LIVING:
        frame.target = option // 8
        frame.other = option % 8
    else:
        frame.target = option
        if g.telling:
            g.tell(numbers.TARGETED, (user, option))


def draw_cards(g: Ardor, party: int, n: int) -> None:
    """ARD-14.11, ARD-R33: one card at a time; with one cell left each opens the red window."""
    seat = who(g, party)
    while n and g.deck and g.health[seat]:
        draw_card(g, seat)
        n -= 1
        if g.cells == 1:
            g.then((red_window,), (draw_cards, party, n))
            return


def discard_chosen(g: Ardor, party: int, n: int, kind: int) -> None:
    """ARD-7.6, 14.11: the player discards hand cards of their own choice."""
    seat = who(g, party)
    hand = g.hand[seat]
    if not hand or n == 0:
        return
    if len(hand) == 1:
        discard_card(g, party, n, kind, hand[0] & DESIGN)
    else:
        g.ask(seat, kind, designs(hand), (discard_card, party, n, kind))


def discard_card(g: Ardor, party: int, n: int, kind: int, card: int) -> None:
    """ARD-5.15, ARD-R48: face down; only who lost the card knows it."""
    seat = who(g, party)
    take(g, g.hand[seat], card, 1 << seat)
    lose_card(g, seat, card)
    if n > 1:
        g.then((discard_chosen, party, n - 1, kind))


def discard_random(g: Ardor, party: int, n: int) -> None:
    """ARD-15.5: hand cards picked at random."""
    seat = who(g, party)
    hand = g.hand[seat]
    for _ in range(min(n, len(hand))):
        card = hand.pop(below(g, numbers.STREAM_HANDS, len(hand)))
        fade(g, hand, card, 1 << seat)
        lose_card(g, seat, card & DESIGN)


def discard_energy(g: Ardor, selector: int, n: int) -> None:
    """ARD-14.7, ARD-R22: free Energy is discarded, n cards of each player or (0) all of it."""
    for seat in living(g):
        if seat == g.active and selector == EACH_OTHER_LIVING:
            continue
        front = g.front[seat]
        count = min(n, len(front)) if n else len(front)
        if count and g.telling:
            g.tell(numbers.ENERGY_LOST, (seat, count, tuple(front[len(front) - count :])))
        for _ in range(count):
            g.discard.append(placed(front.pop(), PUBLIC))


def spent_energy(g: Ardor) -> int:
    """ARD-15.1: of the Energy in the Discard Pile the latest, which was just spent; -1 if gone."""
    place = len(g.discard) - 1
    while place >= 0 and g.cards.sort[g.discard[place] & DESIGN] != ENERGY:
        place -= 1
    return place


def gain_energy(g: Ardor, party: int) -> None:
    """ARD-15.1, 8.9, ARD-R56, R66: a living player gets one Energy really spent on this use."""
    seat = who(g, party)
    if g.frames[-1].spent and g.health[seat]:
        place = spent_energy(g)
        if place >= 0:
            g.frames[-1].spent -= 1
            energy = g.discard.pop(place) & DESIGN
            g.front[seat].append(energy)
            if g.telling:
                g.tell(numbers.ENERGY_REGAINED, (seat, energy))


def swap_front(g: Ardor) -> None:
    """ARD-15.4, ARD-R23: two players exchange Energy and Malfunctions with what lies on them."""
    a, b = g.frames[-1].target, g.frames[-1].other
    g.front[a], g.front[b] = g.front[b], g.front[a]
    for malfunction in g.malfunctions:
        if malfunction.holder == a:
            malfunction.holder = b
        elif malfunction.holder == b:
            malfunction.holder = a
    if g.telling:
        g.tell(numbers.REROUTED, (a, b, tuple(g.front[b]), tuple(g.front[a])))


def skip_turn(g: Ardor, party: int) -> None:
    """ARD-15.1, 15.7: the next turn is skipped; a player bears at most one mark."""
    g.skip[who(g, party)] = 1


def force_ally(g: Ardor, party: int, ally: int) -> None:
    """ARD-15.2, 15.8: an order that replaces an older one."""
    g.ally_order[who(g, party)] = who(g, ally)


def set_alert(g: Ardor, value: bool) -> None:
    """ARD-16.10: the ship counts as being in Red Alert or not until the next clean-up."""
    g.forced_alert = 1 if value else 0
    if g.telling:
        g.tell(numbers.ALERT_FORCED, (g.forced_alert,))


def remove(g: Ardor, which: int) -> None:
    """ARD-16.2, 16.5: a Malfunction in play, or the one whose text this is, is discarded."""
    frame = g.frames[-1]
    malfunctions.remove(g, frame.this if which == THE_THIS else frame.target)


def cancellable(g: Ardor) -> list[int]:
    """ARD-16.3, ARD-R56, R66: revealed cards not carried out that may lose their effect."""
    return [design for design in designs(g.revealed) if not shielded(g, design)]


def shielded(g: Ardor, design: int) -> bool:
    """ARD-16.3: what the card says keeps it from being cancelled."""
    shield = g.cards.no_cancel_if[design]
    return shield is not None and holds(g, shield)


def no_cancel(g: Ardor, seat: int, option: int, kind: int) -> int:
    """ARD-16.3, ARD-R56, R66: a revealed card that nothing shields."""
    if option not in designs(g.revealed):
        return numbers.NOT_TO_CANCEL
    return numbers.SHIELDED if shielded(g, option) else numbers.ALLOWED


def cancel(g: Ardor, kind: int) -> None:
    """ARD-16.3: another revealed card is chosen."""
    options = cancellable(g) if g.revealed else []
    if len(options) == 1:
        cancelled(g, options[0])
    elif options:
        g.ask(chooser(g, g.active), kind, options, (cancelled,))


def cancelled(g: Ardor, design: int) -> None:
    """ARD-16.3, ARD-R66: it has no effect and counts as finished."""
    g.revealed.remove(design)
    g.stage.append(design)
    if g.telling:
        g.tell(numbers.CANCELLED, (design,))


def reveal_mission(g: Ardor, party: int) -> None:
    """ARD-16.4, 16.12: a Mission Card is turned face up for all."""
    show_mission(g, who(g, party))
