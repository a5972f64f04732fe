"""What card texts do, one function a primitive of the vocabulary.

Effects about Survival, piles, Goals, the Supply, Crises and looks are in their own chapters.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import (
    DESIGN,
    PUBLIC,
    VIEWERS,
    WITHIN,
    count_design,
    designs,
    placed,
    take,
    within,
)

from .. import choices
from .. import numbers as no
from ..numbers import (
    ABILITY_CARDS,
    ABILITY_PLAYER,
    ABILITY_PLAYERS,
    ALLOWED,
    BARTER_GIVE,
    BARTERED,
    BURIED,
    BURIED_CARD,
    BURY_CARDS,
    BURY_ORDER,
    CONTROLLER_PICK,
    COST_SCRAP,
    CRISIS_PLAYER,
    DISCOUNTED,
    FORCED_DISCARD,
    GRANTED,
    PASS_CARD,
    PASSED_CARD,
    REASON_NOBODY_ABLE,
    REVERSED,
    SET_APART,
    SLOWED,
    TARGETED,
    TOOK_BACK,
)
from ..pack import FIT_ANY, Effects, Icons
from ..state import NOWHERE, Outsider
from .crises import end_ongoing
from .discards import discard_picked, discard_random, fits
from .ending import obliterate
from .frames import CHOSEN, EACH_PLAYER, next_seat, number, one_seat, seats
from .goals import take_discard
from .payment import ask_payment
from .picks import (
    able_from,
    ask_set,
    collect,
    last_pick,
    next_of,
    no_next,
    unless_among,
)
from .piles import pile_at, place_at
from .places import same_place
from .survival import replace_dead

# Whom a controller may choose.
ANOTHER: Final = 0
ANYBODY: Final = 1
A_DOOMED: Final = 2

# Who picks the cards of a discard.
BY_OWNER: Final = 0
BY_CHANCE: Final = 1
BY_CONTROLLER: Final = 2


def do_all(g: Outsider, effects: Effects) -> None:
    """One thing, then the other."""
    g.then(*effects)


# Choosing players.


def candidates(g: Outsider, you: int, whom: int, holding: bool, here: bool) -> list[int]:
    """OUT-17.1, OUT-R44, R67: whom the controller may choose."""
    return [seat for seat in range(g.players) if not no_target(g, seat, you, whom, holding, here)]


def no_target(g: Outsider, seat: int, you: int, whom: int, holding: bool, here: bool) -> int:
    """OUT-17.1, OUT-R44, R67: why the controller may not choose this player."""
    if seat >= g.players:
        return no.NO_SUCH_PLAYER
    if seat == you:
        if whom == ANOTHER:
            return no.NOT_YOURSELF
    elif here and not same_place(g, you, seat):
        return no.PLAYER_ELSEWHERE
    if whom == A_DOOMED and g.survival[seat]:
        return no.NOT_DOOMED
    return no.EMPTY_HANDED if holding and not g.hand[seat] else ALLOWED


def choose_player(g: Outsider, whom: int, holding: bool) -> None:
    """OUT-R68: the controller chooses when this part is carried out; without any, it is skipped."""
    frame = g.frames[-1]
    options = candidates(g, frame.you, whom, holding, frame.here)
    if len(options) > 1:
        kind = CRISIS_PLAYER if frame.crisis else ABILITY_PLAYER
        g.ask(frame.you, kind, options, (player_chosen,))
    else:
        frame.targets = 0
        if options:
            player_chosen(g, options[0])


def no_player(g: Outsider, seat: int, option: int, whom: int, holding: bool) -> int:
    """OUT-17.1, OUT-R44, R67: a player whom the text means."""
    return no_target(g, option, seat, whom, holding, g.frames[-1].here)


def player_chosen(g: Outsider, seat: int) -> None:
    """The choice is public."""
    frame = g.frames[-1]
    frame.targets = 1 << seat
    if g.telling:
        g.tell(TARGETED, (frame.you, seat))


def choose_players(g: Outsider, least: int, most: int) -> None:
    """Several different players, the chooser perhaps among them, in ascending picks."""
    g.frames[-1].targets = 0
    g.then((ask_players, least, most))


def ask_players(g: Outsider, least: int, most: int) -> None:
    """One more player, or done."""
    you = g.frames[-1].you
    able = further_players(g)
    if g.frames[-1].targets.bit_count() < most and able:
        options = [choices.DONE, *[choices.PICK + seat for seat in able]]
        options = [option for option in options if not no_players(g, you, option, least, most)]
        g.ask(you, ABILITY_PLAYERS, options, (players_chosen, least, most))


def further_players(g: Outsider) -> list[int]:
    """Whom the controller may choose besides those chosen, in ascending picks."""
    frame = g.frames[-1]
    able = candidates(g, frame.you, ANYBODY, False, frame.here)
    return [seat for seat in able if seat >= frame.targets.bit_length()]


def no_players(g: Outsider, seat: int, option: int, least: int, most: int) -> int:
    """OUT-17.1, OUT-R68: the next of several players, or done once there are enough."""
    need = least - g.frames[-1].targets.bit_count()
    if option == choices.DONE:
        return no.PICK_MORE if need > 0 else ALLOWED
    able = further_players(g)
    if option - choices.PICK in next_of(able, need):
        return ALLOWED
    if option - choices.PICK in able:
        return no.TOO_FEW_AFTER
    bar = no_target(g, option - choices.PICK, seat, ANYBODY, False, g.frames[-1].here)
    return bar or no.PICKED_IN_ORDER


def players_chosen(g: Outsider, least: int, most: int, option: int) -> None:
    """The choice is public."""
    frame = g.frames[-1]
    if option != choices.DONE:
        frame.targets |= 1 << (option - choices.PICK)
        if g.telling:
            g.tell(TARGETED, (frame.you, option - choices.PICK))
        g.then((ask_players, least, most))


# Hand cards.


def discard(g: Outsider, party: int, n: int, fit: int, by: int) -> None:
    """`discard`: n fitting hand cards, fewer if there are fewer (OUT-14.2, OUT-R30)."""
    losers = seats(g, party)
    you = g.frames[-1].you
    n = number(g, n)
    if party == EACH_PLAYER and not any_fitting(g, losers, fit):
        obliterate(g, REASON_NOBODY_ABLE, you)
    elif by == BY_CHANCE:
        discard_random(g, losers, n, fit)
    elif by == BY_CONTROLLER:
        mask = mask_of(losers)
        steps = [(look_and_pick, you, seat, n, fit) for seat in losers]
        g.then(*steps, (discard_picked, mask, you))
    elif losers:
        mask = mask_of(losers)
        g.then((collect, mask, n, fit, FORCED_DISCARD, 0, you), (discard_picked, mask, you))


def mask_of(players: list[int]) -> int:
    """These seats as a mask."""
    mask = 0
    for seat in players:
        mask |= 1 << seat
    return mask


def any_fitting(g: Outsider, players: list[int], fit: int) -> bool:
    """Whether one of these players holds such a card."""
    for seat in players:
        for card in g.hand[seat]:
            if fits(g, card & DESIGN, fit):
                return True
    return False


def look_and_pick(g: Outsider, you: int, seat: int, n: int, fit: int) -> None:
    """`by` controller: who looks at the hand and chooses its cards."""
    if you != seat:
        hand = g.hand[seat]
        for i, card in enumerate(hand):
            hand[i] = card | 1 << you << WITHIN
        g.light += 1
    g.then((controller_picks, you, seat, n, fit))


def controller_picks(g: Outsider, you: int, seat: int, n: int, fit: int) -> None:
    """Which card of that hand?"""
    able = able_from(g, g.hand[seat], fit, last_pick(g, seat, 0))
    need = n - len(g.picked[seat])
    if need > 0 and able:
        options = designs(next_of(able, need))
        g.ask(you, CONTROLLER_PICK, options, (controller_picked, you, seat, n, fit))


def no_foreign_card(
    g: Outsider, seat: int, option: int, you: int, owner: int, n: int, fit: int
) -> int:  # fmt: skip
    """OUT-8.10: the next fitting card of that hand."""
    need = n - len(g.picked[owner])
    last = last_pick(g, owner, 0)
    return no_next(g, g.hand[owner], option, fit, last, need, no.NOT_IN_THAT_HAND)


def controller_picked(g: Outsider, you: int, seat: int, n: int, fit: int, design: int) -> None:
    """The card is set apart, to be discarded."""
    g.picked[seat].append(take(g, g.hand[seat], design, VIEWERS))
    if g.telling:
        g.tell(SET_APART, (seat,), 1 << seat | 1 << you, (design,))
    g.then((controller_picks, you, seat, n, fit))


def bury(g: Outsider, party: int, least: int, most: int, fit: int) -> None:
    """`bury`: owners put hand cards face down under the deck, in an order of choice."""
    g.then(*[(bury_from, seat, least, most, fit) for seat in seats(g, party)])


def bury_from(g: Outsider, seat: int, least: int, most: int, fit: int) -> None:
    """OUT-R36: under the deck, or the pile at the own location; off the board nothing is buried."""
    if not g.loc_draw or pile_at(g, seat):
        g.then((ask_set, seat, least, most, fit, BURY_CARDS), (tell_buried, seat))


def tell_buried(g: Outsider, seat: int) -> None:
    """The number is public."""
    if g.telling:
        g.tell(BURIED, (seat, len(g.picked[seat])))
    g.then((ask_bury_order, seat))


def ask_bury_order(g: Outsider, seat: int) -> None:
    """Which card goes under the deck next? Each lies below the one before."""
    picked = g.picked[seat]
    if len(picked) > 1:
        g.ask(seat, BURY_ORDER, designs(picked), (buried, seat))
    elif picked:
        buried(g, seat, picked[0])


def no_burial(g: Outsider, seat: int, option: int, owner: int) -> int:
    """OUT-8.9: one of the cards being buried."""
    return unless_among(g.picked[seat], option, no.NOT_BURIED)


def buried(g: Outsider, seat: int, design: int) -> None:
    """OUT-8.9: no discard, so a Dark card causes nothing; only its owner knows where it lies."""
    g.picked[seat].remove(design)
    pile_at(g, seat).insert(0, placed(design, 1 << seat))
    if g.telling:
        place = place_at(g, seat)
        g.tell(BURIED_CARD, (seat, int(place != NOWHERE), place), 1 << seat, (design,))
    if g.picked[seat]:
        g.then((ask_bury_order, seat))


def take_from_discard(
    g: Outsider, party: int, least: int, most: int, fit: int, old: bool
) -> None:  # fmt: skip
    """`take_from_discard`: cards of the discard pile come into the hand, for all to see."""
    g.then(*[(ask_discard, seat, least, most, fit, old, -1) for seat in seats(g, party)])


def ask_discard(
    g: Outsider, seat: int, least: int, most: int, fit: int, old: bool, last: int
) -> None:
    """Which card of the discard pile? `old` ones lay there when the act was declared."""
    able = able_from(g, takable(g, old), fit, last)
    if most <= 0 or not able:
        return
    options = [choices.DONE] if least <= 0 else []
    options.extend([choices.PICK + design for design in designs(next_of(able, least))])
    if len(options) == 1:
        took_back(g, seat, least, most, fit, old, options[0])
    elif options:
        g.ask(seat, ABILITY_CARDS, options, (took_back, seat, least, most, fit, old))


def takable(g: Outsider, old: bool) -> list[int]:
    """The discard pile, or what lay there when the act was declared."""
    return g.discard[: g.frames[-1].old] if old else g.discard


def no_taking(
    g: Outsider, seat: int, option: int, taker: int, least: int, most: int, fit: int, old: bool,
    last: int,
) -> int:  # fmt: skip
    """OUT-R68: the next fitting card of the discard pile, or done once there are enough."""
    if option == choices.DONE:
        return no.PICK_MORE if least > 0 else ALLOWED
    since = old and count_design(g.discard, option - choices.PICK) > 0
    absent = no.DISCARDED_SINCE if since else no.NOT_IN_DISCARD
    return no_next(g, takable(g, old), option - choices.PICK, fit, last, least, absent)


def took_back(
    g: Outsider, seat: int, least: int, most: int, fit: int, old: bool, option: int
) -> None:
    """Everybody knows that this card is in that hand now."""
    if option == choices.DONE:
        return
    design = option - choices.PICK
    take_discard(g, design)
    g.hand[seat].append(within(design, PUBLIC))
    if g.telling:
        g.tell(TOOK_BACK, (seat, design))
    g.then((ask_discard, seat, least - 1, most - 1, fit, old, design))


def pass_card(g: Outsider, party: int, n: int) -> None:
    """`pass_card`: everybody meant passes cards to the next player, secretly and at once."""
    mask = mask_of(seats(g, party))
    you = g.frames[-1].you
    g.then((collect, mask, number(g, n), FIT_ANY, PASS_CARD, 0, you), (passed, mask))


def passed(g: Outsider, mask: int) -> None:
    """Giver and taker know the card."""
    for seat in range(g.players):
        if mask >> seat & 1:
            hand_over(g, seat, next_seat(g, seat), PASSED_CARD)


def hand_over(g: Outsider, giver: int, taker: int, event: int) -> None:
    """The picked cards of one player come into the hand of another, who sees them."""
    for design in g.picked[giver]:
        g.light += 1
        g.hand[taker].append(within(design, 1 << giver))
        if g.telling:
            g.tell(event, (giver, taker), 1 << giver | 1 << taker, (design,))
    g.picked[giver].clear()


def trade(g: Outsider, party: int, n: int) -> None:
    """`trade`: the chosen player and this one exchange cards; both choose before either sees."""
    a = one_seat(g, party)
    b = one_seat(g, CHOSEN)
    if a >= 0 and b >= 0 and g.hand[a] and g.hand[b]:
        n = min(number(g, n), len(g.hand[a]), len(g.hand[b]))
        mask = 1 << a | 1 << b
        g.then((collect, mask, n, FIT_ANY, BARTER_GIVE, 0, a), (bartered, a, b))


def bartered(g: Outsider, a: int, b: int) -> None:
    """Giver and taker know the cards."""
    hand_over(g, a, b, BARTERED)
    hand_over(g, b, a, BARTERED)


# Crises and the turn.


def clear_ongoing(g: Outsider, party: int, n: int) -> None:
    """`clear_ongoing`: the player chooses up to n Ongoing Crises to discard."""
    seat = one_seat(g, party)
    if seat >= 0:
        g.then((ask_ongoing, seat, number(g, n)))


def ask_ongoing(g: Outsider, seat: int, n: int) -> None:
    """Which Ongoing Crisis is over?"""
    if n > 0 and g.ongoing:
        options = [choices.DONE] + [choices.PICK + design for design in designs(g.ongoing)]
        g.ask(seat, ABILITY_CARDS, options, (ongoing_cleared, seat, n))


def no_ongoing(g: Outsider, seat: int, option: int, player: int, n: int) -> int:
    """An Ongoing Crisis, or done."""
    if option == choices.DONE:
        return ALLOWED
    return unless_among(g.ongoing, option - choices.PICK, no.NOT_ONGOING)


def ongoing_cleared(g: Outsider, seat: int, n: int, option: int) -> None:
    """It goes to the Crisis discard."""
    if option != choices.DONE:
        end_ongoing(g, option - choices.PICK)
        g.then((ask_ongoing, seat, n - 1))


def extra_action(g: Outsider, party: int, n: int) -> None:
    """`extra_action`, OUT-R59, R72: granted actions, for the active player only."""
    for seat in seats(g, party):
        if seat == g.active:
            g.granted += number(g, n)
            if g.telling:
                g.tell(GRANTED, (seat, number(g, n)))


def slow(g: Outsider, party: int) -> None:
    """`slow`, OUT-R54: one action less in the next turn; it does not add up."""
    for seat in seats(g, party):
        g.slow[seat] = 1
        if g.telling:
            g.tell(SLOWED, (seat,))


def reverse(g: Outsider) -> None:
    """`reverse`, OUT-3.4, OUT-R55: the direction of play changes at once."""
    g.direction = -g.direction
    if g.telling:
        g.tell(REVERSED, (0 if g.direction > 0 else 1,))


def reduce_goal_cost(g: Outsider, n: int) -> None:
    """`reduce_goal_cost`: the next Complete a Goal of this turn costs less."""
    g.discount += number(g, n)
    if g.telling:
        g.tell(DISCOUNTED, (number(g, n),))


# Costs.


def scrap_cost(g: Outsider, cost: Icons) -> None:
    """A cost in Scrap icons: Gear from the controller's hand."""
    you = g.frames[-1].you
    g.then((ask_payment, you, COST_SCRAP, cost, -1, 0, 0), (discard_picked, 1 << you, you))


def survival_cost(g: Outsider, n: int) -> None:
    """OUT-R46: a price in Survival, no event."""
    you = g.frames[-1].you
    g.survival[you] = max(0, g.survival[you] - n)
    if g.quick_dead and g.survival[you] == 0:
        replace_dead(g, you)
