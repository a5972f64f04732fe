"""GLM-6 to GLM-8, GLM-12.12: which cards may be played, on whom, as an action or as a free play."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import count_design, designs

from .. import numbers as n
from ..pack import (
    A_CARD,
    ALLOW,
    ANY_WORTH,
    DEAD,
    EVENT,
    FORBID,
    FREE_PLAY,
    LIVING,
    ON_DEAD,
    SECOND_ACTION,
    UNTIMELY_DEATH,
    Text,
)
from ..state import NOBODY, Frame, Gloom, Grant
from .frames import frame, means
from .stacks import (
    TEXT,
    holds,
    picked,
    selects,
    source_frame,
    statics_of,
    the_dead,
    unfit,
    worths,
)

# What a card is being chosen for.
FOR_ACTION: Final = 0  # an action, or a free play by an ongoing effect at that gap (D4)
FOR_GRANT: Final = 1  # the free play granted last (D6)
FOR_LAST_GAP: Final = 2  # a free play after the last action (D7)
FOR_RESPONSE: Final = 3  # an answer to what was announced (D5)

ANYHOW: Final = 4  # to go somewhere by the general rules, whatever it is played for

ALL_TOLD: Final = -1  # every effect of a card is carried out, as a mask

# Ways to play a card, a mask.
BY_ACTION: Final = 1
BY_FREE_PLAY: Final = 2


def prohibitions(g: Gloom, seat: int, design: int) -> list[Text]:
    """GLM-12.12, R73: what forbids this card to this player: (frame, selector) of each effect."""
    found: list[Text] = []
    pack = g.cards
    for source in g.forbids:
        if pack.bans[source & TEXT][design]:
            for static in pack.statics[source & TEXT]:
                if static[0] == FORBID and pack.fits[static[3]][design]:
                    f = source_frame(g, source)
                    if (
                        means(g, f, static[2], seat)
                        and (static[1] is None or holds(g, f, static[1]))
                        and not (static[5] is not None and holds(g, f, static[5]))
                    ):
                        found.append((f, static[4]))
    return found


def permissions(g: Gloom, seat: int, design: int, how: int) -> list[Text]:
    """GLM-11.7, R29, R43: what allows this card in this way: (frame, selector) of each effect."""
    found: list[Text] = []
    if g.cards.can_be_allowed[design] >> how & 1:
        for source in g.allows:
            for static in g.cards.statics[source & TEXT]:
                if static[0] == ALLOW and static[5] == how and g.cards.fits[static[3]][design]:
                    f = source_frame(g, source)
                    if means(g, f, static[2], seat) and holds(g, f, static[1]):
                        found.append((f, static[4]))
    return found


def concern(g: Gloom, effects: list[Text], c: int) -> bool:
    """Whether one of these effects means this Character, or (c = -1) a card as such."""
    for f, selector in effects:
        if selects(g, f, selector, c):
            return True
    return False


def forbidden(g: Gloom, seat: int, design: int) -> bool:
    """GLM-12.12, R73: an active effect forbids this card altogether."""
    return len(g.forbids) > 0 and concern(g, prohibitions(g, seat, design), -1)


def candidates(g: Gloom, seat: int, how: int, design: int) -> list[int]:
    """GLM-6.3, 6.4, 8.10, R88: the living, and the dead on whom an effect lets it be played."""
    if how == FOR_GRANT and g.grants[-1].lifts_death:
        return g.alive + the_dead(g)
    if g.allows:
        on_dead = permissions(g, seat, design, ON_DEAD)
        if on_dead:
            return g.alive + meant(g, on_dead, the_dead(g))
    return g.alive[:]


def no_aim(g: Gloom, seat: int, how: int, design: int, found: list[int], by_board: bool) -> int:
    """GLM-6.2, 8.1 to 8.5, 11.4, 11.7, 12.12: leaves the candidates on whom it may be played now.

    If that is nobody, it says why not. With `by_board` the card's own text is not looked at.
    """
    pack = g.cards
    needs_leave = how == FOR_LAST_GAP
    if pack.sort[design] == UNTIMELY_DEATH:
        if how == FOR_ACTION and not death_now(g, design):
            needs_leave = True
            if not g.allows:
                found.clear()
                return no_leave(g, how)
        worth = worths(g)
        anyway = permissions(g, seat, design, ANY_WORTH) if g.allows else []
        if anyway:
            lifted = meant(g, anyway, found)
            found[:] = [c for c in found if worth[c] < 0 or c in lifted]
        else:
            found[:] = [c for c in found if worth[c] < 0]
        if not found:
            return n.NOT_NEGATIVE
    if g.forbids and pack.can_be_forbidden[design]:
        bans = prohibitions(g, seat, design)
        barred = meant(g, bans, found) if bans else []
        if barred:
            found[:] = [c for c in found if c not in barred]
            if not found:
                return n.FORBIDDEN
    if not by_board and pack.play_if[design] is not None:
        found[:] = suited(g, seat, design, found)
        if not found:
            return n.UNSUITED
    if needs_leave:
        found[:] = [c for c in found if ways(g, seat, how, design, c)]
        return n.ALLOWED if found else no_leave(g, how)
    if how == FOR_GRANT:
        found[:] = granted_on(g, g.grants[-1], found)
        return n.ALLOWED if found else n.GRANTED_ELSEWHERE
    return n.ALLOWED


def no_leave(g: Gloom, how: int) -> int:
    """GLM-8.4, 11.7, R84: what is missing where only an effect would let it be played."""
    if how == FOR_LAST_GAP:
        return n.NO_FREE_PLAY
    return n.LATE_DEATH if g.action == 2 else n.EXTRA_DEATH


def meant(g: Gloom, effects: list[Text], among: list[int]) -> list[int]:
    """Those of these Characters whom one of the effects means."""
    found: list[int] = []
    for f, selector in effects:
        found += [c for c in picked(g, f, selector, among) if c not in found]
    return found


def suited(g: Gloom, seat: int, design: int, among: list[int]) -> list[int]:
    """GLM-6.2: those of these Characters who meet the card's own condition."""
    condition = g.cards.play_if[design]
    return [c for c in among if holds(g, frame(g.owner[c], c, seat, seat, design, 0), condition)]


def targets(g: Gloom, seat: int, how: int, design: int) -> list[int]:
    """GLM-1.14, 6.3, 8.1, 8.4, 11.4: the Characters of all crews on which it may be played now."""
    found = candidates(g, seat, how, design)
    no_aim(g, seat, how, design, found, False)
    return found


def no_target(g: Gloom, seat: int, how: int, design: int, c: int) -> int:
    """GLM-2.5, 6.2 to 6.4, 8.1 to 8.4, 8.10, 11.4: on whom the card may be played now."""
    if g.owner[c] < 0:
        return n.NOT_IN_GAME
    if c not in candidates(g, seat, how, design):
        return n.ON_DEAD
    return no_aim(g, seat, how, design, [c], False)


def ways(g: Gloom, seat: int, how: int, design: int, c: int) -> int:
    """GLM-5.9, 7.1, 8.4, 8.5, 11.4, 11.7: in which ways a card may be played that may go there.

    An Event as such goes nowhere (c = -1).
    """
    if how == FOR_GRANT:
        return BY_FREE_PLAY
    is_death = g.cards.sort[design] == UNTIMELY_DEATH
    found = BY_ACTION if how == FOR_ACTION and not (is_death and not death_now(g, design)) else 0
    if g.allows:
        if concern(g, permissions(g, seat, design, FREE_PLAY), c):
            found |= BY_FREE_PLAY
        if how == FOR_ACTION and g.action == 2:
            if concern(g, permissions(g, seat, design, SECOND_ACTION), c):
                found |= BY_ACTION
    return found


def granted_on(g: Gloom, grant: Grant, among: list[int]) -> list[int]:
    """GLM-11.4: those of these Characters to whom the free play may go."""
    f = frame(grant.you, grant.this, -1, -1, -1, 0)
    return picked(g, f, g.cards.selectors[grant.targets], among)


def death_now(g: Gloom, design: int) -> bool:
    """GLM-8.4, R28, R48: an Untimely Death as this action, without any permission."""
    return g.action == 1 or (g.action == 2 and g.cards.second_action[design])


def no_play(g: Gloom, seat: int, how: int, design: int) -> int:
    """GLM-5.7: a card of the hand that can be announced now."""
    return unplayable(g, seat, how, design) if count_design(g.hand[seat], design) else n.NOT_IN_HAND


def unplayable(g: Gloom, seat: int, how: int, design: int) -> int:
    """GLM-6.2, 7.6, 13.1, R31, R44: why the card cannot be announced now, whatever its targets."""
    pack = g.cards
    if pack.response[design]:
        return n.IN_OWN_TURN
    if how == FOR_GRANT and not pack.fits[g.grants[-1].cards][design]:
        return n.OF_OTHER_KIND
    if pack.sort[design] == EVENT:
        if how == FOR_LAST_GAP and not ways(g, seat, how, design, -1):
            return n.NO_FREE_PLAY
        return no_event(g, seat, how, design, ALL_TOLD)
    return no_aim(g, seat, how, design, candidates(g, seat, how, design), False)


def playable_cards(g: Gloom, seat: int, how: int, first: int) -> list[int]:
    """The cards of the hand that can be announced now, as options from `first` on."""
    held = designs(g.hand[seat])
    if how == FOR_GRANT:
        return [first + design for design in held if not unplayable(g, seat, how, design)]
    alike = g.cards.alike
    judged: dict[int, int] = {}
    options: list[int] = []
    for design in held:
        like = alike[design]
        if like not in judged:
            judged[like] = unplayable(g, seat, how, design)
        if not judged[like]:
            options.append(first + design)
    return options


def no_event(g: Gloom, seat: int, how: int, design: int, told: int) -> int:
    """GLM-7.4, 7.5, R31: not forbidden, its demand on the board met, all its targets there.

    `told` is a mask of its effects that will be carried out.
    """
    condition = g.cards.requires[design]
    if condition is not None and not holds(g, frame(seat, -1, seat, seat, design, 0), condition):
        return n.DEMAND_UNMET
    bans = prohibitions(g, seat, design) if g.forbids else []
    if bans and concern(g, bans, -1):
        return n.FORBIDDEN
    if g.cards.slots[design]:
        f = frame(seat, -1, seat, g.active, design, 0)
        if not completed(g, f, bans, how, (), told):
            return n.TOO_FEW_TO_NAME
    return n.ALLOWED


def answering(g: Gloom, what: int, seat: int, design: int) -> int:
    """GLM-13.2, R56 a: the effects of a Response, a mask, whose texts fit what was just done."""
    found = 0
    part = 1
    for answered in g.cards.answers[design]:
        if answered[0] == what and (what != A_CARD or fits_announced(g, answered, seat, design)):
            found |= part
        part <<= 1
    return found


def fits_announced(g: Gloom, answered: Text, seat: int, design: int) -> bool:
    """GLM-R56 a: whether a text fits the announced card and one of its present targets."""
    if not g.cards.fits[answered[1]][g.announced[0]]:
        return False
    if answered[2] is None:
        return True
    f = frame(seat, NOBODY, seat, g.active, design, 0)
    for c in g.named:
        if not unfit(g, f, answered[2], c):
            return True
    return False


def passed_over(g: Gloom, design: int, named: tuple[int, ...], told: int) -> tuple[int, ...]:
    """What is named so far, with nobody for the next effects that are not carried out."""
    slots = g.cards.slots[design]
    while len(named) < len(slots) and not told >> slots[len(named)][4] & 1:
        named = (*named, NOBODY)
    return named


def nameable(
    g: Gloom, seat: int, how: int, design: int, named: tuple[int, ...], told: int
) -> list[int]:
    """GLM-7.4: all Characters that the Event may name next."""
    bans = prohibitions(g, seat, design) if g.forbids else []
    return names(g, frame(seat, -1, seat, g.active, design, 0), bans, how, named, False, told)


def names(
    g: Gloom, f: Frame, bans: list[Text], how: int, named: tuple[int, ...], one: bool, told: int
) -> list[int]:
    """GLM-7.4, 7.5, R57: Characters that the Event may name next, and can be completed after that.

    `f` is the Event's frame, `bans` what forbids it to its player. With `one` the first of them is
    enough.
    """
    found: list[int] = []
    slot: Text = g.cards.slots[f.card][len(named)]
    for crew in eligible(g, slot):
        for c in crew:
            if not unfit(g, f, slot[0], c) and not no_name(g, f, bans, how, named, c, told):
                found.append(c)
                if one:
                    return found
    return found


def no_name(
    g: Gloom, f: Frame, bans: list[Text], how: int, named: tuple[int, ...], c: int, told: int
) -> int:
    """GLM-7.5, 12.12, R31, R83, R85: a fitting Character whom the Event may name next."""
    slots = g.cards.slots[f.card]
    if named:
        no = named_before(slots[len(named)], named, c)
        if no:
            return no
    if bans and concern(g, bans, c):
        return n.FORBIDDEN
    if how == FOR_GRANT and not granted_on(g, g.grants[-1], [c]):
        return n.GRANTED_ELSEWHERE
    if len(named) + 1 < len(slots) and not completed(g, f, bans, how, (*named, c), told):
        return n.NONE_AFTER_IT
    return n.ALLOWED


def no_named(
    g: Gloom, seat: int, how: int, design: int, named: tuple[int, ...], c: int, told: int
) -> int:
    """GLM-7.4, 13.9, R57: a Character whom the Event may name next, among those eligible."""
    slot: Text = g.cards.slots[design][len(named)]
    f = frame(seat, -1, seat, g.active, design, 0)
    no = no_redirect(g, c) if slot[3] else n.ALLOWED
    no = no or unfit(g, f, slot[0], c)
    return no or no_name(g, f, prohibitions(g, seat, design), how, named, c, told)


def completed(
    g: Gloom, f: Frame, bans: list[Text], how: int, named: tuple[int, ...], told: int
) -> bool:
    """GLM-7.5: whether all that is still to be named after these is there."""
    named = passed_over(g, f.card, named, told)
    if len(named) == len(g.cards.slots[f.card]):
        return True
    return len(names(g, f, bans, how, named, True, told)) > 0


def named_before(slot: Text, named: tuple[int, ...], c: int) -> int:
    """GLM-7.5, R83: not named already; a pair that is named alike is named in order."""
    for other in slot[1]:
        if named[other] == c:
            return n.NAMED_ALREADY
    return n.ALLOWED if slot[2] < 0 or c >= named[slot[2]] else n.NOT_ASCENDING


def eligible(g: Gloom, slot: Text) -> list[list[int]]:
    """Among whom to look for a Character to be named, in one list or several."""
    if slot[3]:
        return [elsewhere(g)]
    flags: int = slot[0][0]
    return [g.alive] if flags & LIVING else [the_dead(g)] if flags & DEAD else g.crew


def elsewhere(g: Gloom) -> list[int]:
    """GLM-R57: the Characters to whom the announced card may go instead."""
    return [c for c in targets(g, g.active, ANYHOW, g.announced[0]) if c != g.named[0]]


def no_redirect(g: Gloom, c: int) -> int:
    """GLM-13.9, R57: another Character to whom the announced card may go."""
    if c == g.named[0]:
        return n.AIMED_THERE
    return no_target(g, g.active, ANYHOW, g.announced[0], c)


def conceivable(g: Gloom, seat: int, cards: int) -> bool:
    """GLM-R75: a card that the grant names could be playable, judging by public facts alone."""
    if not g.hand[seat]:
        return False
    pack = g.cards
    fitting = pack.fits[cards]
    for design in range(len(fitting)):
        if not fitting[design] or pack.response[design]:
            continue
        if pack.sort[design] == EVENT:
            if not forbidden(g, seat, design):
                return True
        elif not no_aim(g, seat, FOR_GRANT, design, candidates(g, seat, FOR_GRANT, design), True):
            return True
    return False


def permitted(g: Gloom, seat: int) -> bool:
    """GLM-R46: a free play by an ongoing effect could be possible, judging by public facts."""
    if not g.hand[seat]:
        return False
    for source in g.allows:
        for static in statics_of(g, source):
            if static[0] == ALLOW and static[5] == FREE_PLAY:
                f = source_frame(g, source)
                if means(g, f, static[2], seat) and holds(g, f, static[1]):
                    if permission_fits(g, seat, f, static):
                        return True
    return False


def permission_fits(g: Gloom, seat: int, f: Frame, static: Text) -> bool:
    """GLM-R46: some card of those named could go to some Character named."""
    pack = g.cards
    fitting = pack.fits[static[3]]
    for design in range(len(fitting)):
        if not fitting[design] or pack.response[design]:
            continue
        if pack.sort[design] == EVENT:
            if selects(g, f, static[4], -1) and not forbidden(g, seat, design):
                return True
        else:
            found = candidates(g, seat, ANYHOW, design)
            if not no_aim(g, seat, ANYHOW, design, found, True) and picked(g, f, static[4], found):
                return True
    return False
