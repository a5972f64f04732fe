"""ARD-11, ARD-16.7: votes."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    AIRLOCK_VOTE,
    ALLOWED,
    NO_MAJORITY,
    TARGETED,
    TRIBUNAL_NOMINEE,
    TRIBUNAL_VOTE,
    VOTED,
)
from ..pack import Effects
from ..state import NOBODY, Ardor
from .frames import chooser, living, no_living


def vote(g: Ardor, effects: Effects) -> None:
    """ARD-11.1, 11.6: every living player names a living player or nobody."""
    g.then(*g.cards.before_vote, (ask_votes, AIRLOCK_VOTE), (count_votes, effects))


def tribunal(g: Ardor, effects: Effects) -> None:
    """ARD-16.7: the active player names a living player, then all vote yes or no."""
    g.then((nominate,), *g.cards.before_vote, (ask_votes, TRIBUNAL_VOTE), (count_yes, effects))


def nominate(g: Ardor) -> None:
    """ARD-16.7, ARD-R16: whom to try."""
    seat = chooser(g, g.active)
    g.ask(seat, TRIBUNAL_NOMINEE, sorted(living(g)), (nominated, seat))


def no_nominee(g: Ardor, seat: int, option: int) -> int:
    """ARD-16.7: a living player."""
    return no_living(g, option)


def nominated(g: Ardor, by: int, seat: int) -> None:
    """ARD-16.7: the name, and who named it, are public before the vote."""
    g.frames[-1].target = seat
    if g.telling:
        g.tell(TARGETED, (by, seat))


def nominee(g: Ardor) -> int:
    """ARD-16.7: who stands before the Tribunal, for all to see."""
    for step in g.stack:
        if step[0] is count_yes:
            return g.frames[-1].target
    return NOBODY


def ballot(g: Ardor, kind: int) -> list[int]:
    """ARD-11.1, ARD-R31: oneself may be named too."""
    if kind == TRIBUNAL_VOTE:
        return [choices.NO, choices.YES]
    return [choices.NOBODY] + [choices.PICK + seat for seat in sorted(living(g))]


def no_vote(g: Ardor, seat: int, option: int, kind: int) -> int:
    """ARD-11.1: yes or no; or nobody, or a living player."""
    if kind == TRIBUNAL_VOTE or option == choices.NOBODY:
        return ALLOWED
    return no_living(g, option - choices.PICK)


def ask_votes(g: Ardor, kind: int) -> None:
    """ARD-R30, R55: secretly and at once, or openly one after the other (option `vote_mode`)."""
    voters = living(g)
    if g.sequential_votes:
        g.then((ask_one_vote, kind))
    else:
        options = ballot(g, kind)
        g.ask_all([(seat, kind, options) for seat in voters], (all_voted, kind))


def ask_one_vote(g: Ardor, kind: int) -> None:
    """Option `vote_mode`: clockwise from the active player, each vote public at once."""
    voters = living(g)
    if len(g.votes) < len(voters):
        g.ask(voters[len(g.votes)], kind, ballot(g, kind), (one_voted, kind))


def one_voted(g: Ardor, kind: int, option: int) -> None:
    """An open vote is cast."""
    tell_vote(g, living(g)[len(g.votes)], kind, option)
    g.votes.append(option)
    g.then((ask_one_vote, kind))


def all_voted(g: Ardor, kind: int, options: tuple[int, ...]) -> None:
    """ARD-R30: all votes are turned up together."""
    voters = living(g)
    for i, option in enumerate(options):
        g.votes.append(option)
        tell_vote(g, voters[i], kind, option)
    g.light += 1


def tell_vote(g: Ardor, seat: int, kind: int, option: int) -> None:
    """Each player's vote is public when it is revealed."""
    if g.telling:
        g.tell(VOTED, (seat, kind, option))


def count_votes(g: Ardor, effects: Effects) -> None:
    """ARD-11.2 to 11.5, ARD-R29: strictly more than half of all votes cast."""
    named = -1
    for option in set(g.votes):
        if option != choices.NOBODY and 2 * g.votes.count(option) > len(g.votes):
            named = option - choices.PICK
    decide(g, named, effects)


def count_yes(g: Ardor, effects: Effects) -> None:
    """ARD-16.7: strictly more than half of the votes are yes."""
    yes = 2 * g.votes.count(choices.YES) > len(g.votes)
    decide(g, g.frames[-1].target if yes else -1, effects)


def decide(g: Ardor, named: int, effects: Effects) -> None:
    """What a majority decides happens at once."""
    g.votes.clear()
    if named >= 0:
        g.frames[-1].target = named
        g.then(*effects)
    elif g.telling:
        g.tell(NO_MAJORITY, ())
