"""RIM-20: skill tests, opposed ones too."""

from __future__ import annotations

from typing import Final

from ..numbers import ALLOWED, NOT_THE_TEST, SKILL, TEST_BEGINS, TEST_FAILED, TEST_PASSED
from ..pack import AFTER_TEST, ANY_SKILL, BEFORE_TEST, BLANK, CRIT, FOCUS, HIT, Effects
from ..state import FOR_TEST, NOBODY, OF_JOB, Rim
from . import dice, leaving, moments, values
from .frames import actor, decider, holder_card

TEST_DICE: Final = 2
HIGHLY: Final = 2  # the skill twice or more

PASSED: Final = 1  # details of AFTER_TEST
NOT_PASSED: Final = 0


def test(g: Rim, skills: tuple[int, ...], passed: Effects, failed: Effects) -> None:
    """RIM-20.2, 20.6: the actor of the text tests one of these skills."""
    g.then((choose_skill, actor(g), skills, passed, failed))


def opposed(g: Rim, skills: tuple[int, ...]) -> None:
    """RIM-44.4, RIM-R110, R324: you, then the chosen player, test; who passed is noted."""
    frame = g.frames[-1]
    frame.passed = 0
    if frame.other != NOBODY:
        g.then((choose_skill, frame.other, skills, ((note_passed, 2),), ()))
    g.then((choose_skill, frame.seat, skills, ((note_passed, 1),), ()))


def note_passed(g: Rim, bit: int) -> None:
    """RIM-R324: one of the two has passed."""
    g.frames[-1].passed |= bit


def choose_skill(
    g: Rim, seat: int, skills: tuple[int, ...], passed: Effects, failed: Effects
) -> None:
    """RIM-44.2, RIM-R52: which of the skills is tested, before anything else."""
    if len(skills) > 1:
        g.ask(decider(g, seat), SKILL, list(skills), (before, seat, passed, failed))
    else:
        before(g, seat, passed, failed, skills[0])


def no_skill(
    g: Rim,
    seat: int,
    option: int,
    tester: int,
    skills: tuple[int, ...],
    passed: Effects,
    failed: Effects,
) -> int:
    """RIM-R52: one of the skills that the test names."""
    return ALLOWED if option in skills else NOT_THE_TEST


def before(g: Rim, seat: int, passed: Effects, failed: Effects, skill: int) -> None:
    """RIM-R309: what can be used before a test, with the skill known."""
    further = [(asks, seat, skill) for asks in g.cards.before_rolling]
    g.then(*further, (roll, seat, skill), (judge, seat, skill, passed, failed))
    moments.happen(g, seat, BEFORE_TEST, skill)


def roll(g: Rim, seat: int, skill: int) -> None:
    """RIM-20.2: two dice."""
    if g.telling:
        g.tell(TEST_BEGINS, (seat, skill, values.skill_count(g, seat, skill)))
    dice.throw(g, FOR_TEST, seat, TEST_DICE, NOBODY, skill)


def needed(count: int) -> int:
    """RIM-20.3 to 20.5: the least face that passes."""
    if count >= HIGHLY:
        return FOCUS
    return HIT if count else CRIT


def passes(faces: list[int], count: int) -> bool:
    """RIM-20.3 to 20.5: whether these dice pass with the skill so often in the party."""
    least = needed(count)
    for face in faces:
        if face >= least and face != BLANK:
            return True
    return False


def judge(g: Rim, seat: int, skill: int, passed: Effects, failed: Effects) -> None:
    """RIM-20.3 to 20.6, RIM-R92: passed or not; what waited for this test is spent."""
    good = passes(g.throws[-1].dice, values.skill_count(g, seat, skill))
    g.throws.pop()
    g.next_skill[seat].clear()
    g.tested = skill
    if g.telling:
        g.tell(TEST_PASSED if good else TEST_FAILED, (seat, skill))
    if not good:
        note_failure(g, seat)
    after = (moments.happen, seat, AFTER_TEST, PASSED if good else NOT_PASSED)
    g.then(after, *(passed if good else failed))
    settle_stakes(g, seat, good)


def note_failure(g: Rim, seat: int) -> None:
    """A failed test is remembered by the job in which it was made, if it is the player's own."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if frame.sort == OF_JOB and frame.seat == seat:
            frame.failures += 1
            return


# Hired Hands: a card that helps in one test and goes if it passes.


def hire(g: Rim) -> None:
    """`hired`: whichever skill is tested counts once more; if the test passes, the card goes."""
    seat = actor(g)
    g.next_skill[seat].append(ANY_SKILL)
    card = holder_card(g)
    if card >= 0:
        g.staked.append(card)


def settle_stakes(g: Rim, seat: int, good: bool) -> None:
    """`hired`: the cards that go with a test that passes."""
    for card in g.staked:
        if good and card in g.assets[seat]:
            g.then((leaving.drop, seat, card))
    g.staked.clear()


def call_off(g: Rim) -> None:
    """`hired`: a test that is not made after all: whoever was hired for it is so no longer."""
    for card in g.staked:
        for seat in range(g.players):
            if card in g.assets[seat] and ANY_SKILL in g.next_skill[seat]:
                g.next_skill[seat].remove(ANY_SKILL)
    g.staked.clear()
