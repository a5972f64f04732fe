"""INT-16.4 to 16.12, 16.17: turning traits up, in windows that open by public facts alone.

A trait as an option is seat * SLOTS + slot. Which seats are asked in a window depends only on the
public number of their face-down traits (INT-16.8).
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, placed

from .. import choices
from ..numbers import (
    ALLOWED,
    FORCED_REVEAL,
    NO_FURTHER_TRAIT,
    NONE_PICKED,
    NOT_FACE_DOWN,
    NOT_TO_REVEAL,
    REVEAL_MORE,
    REVEAL_WINDOW,
    REVEALED,
    TAKE_BACK,
    TOOK_BACK,
)
from ..pack import T_TAKE_BACK
from ..state import SLOTS, Before, Deed, Fight, Interloper
from .figures import main_figure, refresh
from .victory import judge

# Windows.
TURN_WINDOW: Final = 0  # turn_start, turn_end
DECLARED_WINDOW: Final = 1  # action_declared: everybody but the active player
COMMIT_WINDOW: Final = 2  # attack_commit
OWN_MENU: Final = 3  # no window: the holder's own action `reveal`


def open_window(g: Interloper, which: int) -> None:
    """INT-16.7, 16.8: a window opens if somebody concerned holds a face-down trait."""
    for seat in range(g.players):
        if g.face_down[seat] and not (which == DECLARED_WINDOW and seat == g.active):
            g.open_window(REVEAL_WINDOW)
            g.then((ask_window, which, 0), (close_window,))
            return


def ask_window(g: Interloper, which: int, j: int) -> None:
    """INT-16.9: the active player first, then clockwise; each once in a window."""
    while j < g.players:
        seat = (g.active + j) % g.players
        if g.face_down[seat] and not (which == DECLARED_WINDOW and j == 0):
            options = [choices.PASS]
            options.extend([choices.PICK + trait for trait in hidden(g, seat, 0)])
            g.ask_in_window(seat, REVEAL_WINDOW, options, (window_answer, which, j, seat))
            return
        j += 1


def no_turn_up(g: Interloper, seat: int, option: int, which: int, j: int) -> int:
    """INT-16.7, 16.9: pass, or a face-down trait of one's own."""
    if option == choices.PASS or is_hidden(g, seat, option - choices.PICK):
        return ALLOWED
    return NOT_FACE_DOWN


def window_answer(g: Interloper, which: int, j: int, seat: int, option: int) -> None:
    """INT-16.9: pass, or turn up any number of traits, picked in ascending order."""
    if option == choices.PASS:
        g.then((ask_window, which, j + 1))
    else:
        ask_more(g, seat, 1 << (option - choices.PICK) % SLOTS, which, j)


def is_hidden(g: Interloper, seat: int, trait: int) -> bool:
    """Whether this trait lies face down before this seat."""
    slot = trait % SLOTS
    return trait // SLOTS == seat and slot < len(g.traits[seat]) and not g.face_up[seat] >> slot & 1


def hidden(g: Interloper, seat: int, above: int) -> list[int]:
    """The face-down traits of a seat in slots from `above` on, as options."""
    base = seat * SLOTS
    end = base + len(g.traits[seat])
    return [trait for trait in range(base + above, end) if is_hidden(g, seat, trait)]


def ask_more(g: Interloper, seat: int, slots: int, which: int, j: int) -> None:
    """INT-16.9: the picks of one subset are turned up together."""
    rest = hidden(g, seat, slots.bit_length())
    if not rest:
        turn_up(g, seat, slots, which, j)
        return
    options = [choices.DONE]
    options.extend([choices.PICK + trait for trait in rest])
    then = (more_picked, seat, slots, which, j)
    if which == OWN_MENU:
        g.ask(seat, REVEAL_MORE, options, then, True)
    else:
        g.ask_in_window(seat, REVEAL_MORE, options, then, True)


def no_more(g: Interloper, seat: int, option: int, slots: int) -> int:
    """INT-16.9: a further face-down trait, in ascending order; that is all, if one is picked."""
    if option == choices.DONE:
        return ALLOWED if slots else NONE_PICKED
    trait = option - choices.PICK
    if is_hidden(g, seat, trait) and trait % SLOTS >= slots.bit_length():
        return ALLOWED
    return NO_FURTHER_TRAIT


def no_second(
    g: Interloper, seat: int, option: int, which: int, j: int, holder: int, first: int
) -> int:
    """INT-16.9: after the first trait picked in a window."""
    return no_more(g, seat, option, 1 << (first - choices.PICK) % SLOTS)


def no_further(
    g: Interloper, seat: int, option: int, holder: int, slots: int, which: int, j: int, last: int
) -> int:
    """INT-16.9: after a further trait."""
    return no_more(g, seat, option, slots | 1 << (last - choices.PICK) % SLOTS)


def more_picked(g: Interloper, seat: int, slots: int, which: int, j: int, option: int) -> None:
    """One more trait, or that was all."""
    if option == choices.DONE:
        turn_up(g, seat, slots, which, j)
    else:
        ask_more(g, seat, slots | 1 << (option - choices.PICK) % SLOTS, which, j)


def turn_up(g: Interloper, seat: int, slots: int, which: int, j: int) -> None:
    """INT-16.5, 16.6: these traits are face up now, of their holder's own will."""
    if which != OWN_MENU:
        g.then((ask_window, which, j + 1))
        if seat == g.alien_player:
            g.showed = True
    show(g, seat, slots)


def turn_up_now(g: Interloper, seat: int, slot: int) -> None:
    """INT-16.17, 17.24: outside the windows; who can take back is asked at once."""
    if seat == g.alien_player and g.before.kept:
        g.showed = True
        g.then((ask_take_back,))
    show(g, seat, 1 << slot)


def show(g: Interloper, seat: int, slots: int) -> None:
    """INT-16.5, 16.10, 16.12, INT-R86: face up, public, and working from now on."""
    traits = g.traits[seat]
    for slot in range(len(traits)):
        if slots >> slot & 1 and not g.face_up[seat] >> slot & 1:
            design = traits[slot] & DESIGN
            traits[slot] = placed(design, PUBLIC)
            g.face_up[seat] |= 1 << slot
            g.face_down[seat] -= 1
            g.light += 1
            if g.telling:
                g.tell(REVEALED, (seat, slot + 1, design))
    refresh(g, main_figure(g, seat))
    judge(g)


# Forced reveals.


def ask_forced_reveal(g: Interloper, n: int) -> None:
    """INT-16.11, INT-R84: the Alien must reveal n traits and chooses which."""
    seat = g.alien_player
    if n == 0 or not g.face_down[seat]:
        return
    options = hidden(g, seat, 0)
    if len(options) == 1:
        forced_reveal(g, n, options[0])
    else:
        g.ask(seat, FORCED_REVEAL, options, (forced_reveal, n))


def no_forced_reveal(g: Interloper, seat: int, option: int, n: int) -> int:
    """INT-16.11: one that is face down."""
    return ALLOWED if is_hidden(g, seat, option) else NOT_TO_REVEAL


def forced_reveal(g: Interloper, n: int, option: int) -> None:
    """INT-16.12: it is face up and works like any other."""
    g.then((ask_forced_reveal, n - 1))
    show(g, g.alien_player, 1 << option % SLOTS)


# Uncanny Reflexes.


def close_window(g: Interloper) -> None:
    """INT-17.23, 17.24: when the window closes, who can take back is asked."""
    if g.showed:
        ask_take_back(g)


def ask_take_back(g: Interloper) -> None:
    """INT-17.23, 17.24, INT-R94: the Alien has turned up a trait, so the action may be undone.

    Who was asked while more was turned up has answered for all of it.
    """
    if g.before.kept and g.showed:
        g.ask(g.active, TAKE_BACK, [choices.KEEP, choices.TAKE_BACK], (take_back,))
    else:
        g.showed = False


def take_back(g: Interloper, option: int) -> None:
    """INT-17.23: AP and marks return, and nothing of the action has happened."""
    g.showed = False
    if option == choices.KEEP:
        return
    if g.telling:
        g.tell(TOOK_BACK, (main_figure(g, g.active),))
    restore(g)
    g.taken_back = True


def remember(g: Interloper) -> None:
    """INT-17.23: before an action that may be taken back, keep what it will change."""
    g.showed = False
    g.taken_back = False
    forget_before(g)
    seat = g.active
    if not g.tags[main_figure(g, seat)] & T_TAKE_BACK or not g.face_down[g.alien_player]:
        return
    before = Before()
    before.kept = True
    before.floor = len(g.stack)
    before.ap = g.ap
    before.attacks = g.attacks
    before.foes = g.foes
    before.struck = g.struck
    before.attacked = g.attacked
    before.assisted = g.assisted
    before.protected = g.protected
    before.activated = g.activated
    before.searched = g.searched
    before.own_rooms = g.own_rooms
    before.extra_uses = g.extra_uses
    before.stalked = g.stalked
    before.claimed = g.claimed[seat]
    before.claims = g.claims[seat]
    before.acts = len(g.acts)
    before.acts_round = len(g.acts_round)
    before.used = len(g.used)
    g.before = before


def restore(g: Interloper) -> None:
    """INT-17.23: as it was when the action was declared; the steps of the action are dropped."""
    seat = g.active
    before = g.before
    del g.stack[before.floor :]
    g.ap = before.ap
    g.attacks = before.attacks
    g.foes = before.foes
    g.struck = before.struck
    g.attacked = before.attacked
    g.assisted = before.assisted
    g.protected = before.protected
    g.activated = before.activated
    g.searched = before.searched
    g.own_rooms = before.own_rooms
    g.extra_uses = before.extra_uses
    g.stalked = before.stalked
    g.claimed[seat] = before.claimed
    g.claims[seat] = before.claims
    g.counts[g.deed.action] -= 1
    del g.acts[before.acts :]
    del g.acts_round[before.acts_round :]
    del g.used[before.used :]
    g.before = Before()
    g.deed = Deed()
    g.fight = Fight()


def commit(g: Interloper) -> None:
    """The action is carried out now: it can no longer be taken back."""
    forget_before(g)
    g.showed = False


def forget_before(g: Interloper) -> None:
    """Nothing is kept of what was before an action."""
    if g.before.kept:
        g.before = Before()
