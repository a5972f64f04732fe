"""RIM-25.1 to 25.6: jobs are attempted, step by step; and what the databank says.

A job's frame lies at `floor`: below it on the stack are the closing of the frame and the end of
the job, above it whatever is under way. So a job that fails can drop the rest.
"""

from __future__ import annotations

from shipboard.kernel.chance import below
from shipboard.kernel.state import Step

from ..numbers import (
    ALLOWED,
    ATTEMPTS,
    CHOSE_PLAYER,
    COMPLETES,
    FAILS_AT,
    NO_CARD_FOR_JOB,
    NO_JOB_OF_YOURS,
    NOBODY_FOR_JOB,
    NOT_FOR_JOB,
    READS_SECTION,
    STREAM_DATABANK,
    TARGET_PLAYER,
    TURNS_TO,
)
from ..pack import FACTIONS, JOB, JOB_DONE, JOB_FAILED
from ..state import DONE, FAILED, GO_TO, NOBODY, NONE, OF_JOB, UNDECIDED, Frame, Rim
from . import combat, damage, deliver, goals, leaving, moments, rewards, skill_tests, values
from .effects import cards, standing
from .expansion import favor_offers
from .frames import carry, frame_of
from .piles import BANK, STAGE, card_goes, discard

KEPT = 2  # steps of a job that stay on the stack: its end, and the closing of its frame
CONCLUDED = -1  # in `Frame.step`: the job is over

# Whether a job can be attempted.


def no_attempt(g: Rim, seat: int, card: int) -> int:
    """RIM-25.2, RIM-R7, R61, R316: a job of the player, at its destination, with its people."""
    if card not in g.assets[seat] or g.cards.type[values.face(g, card)] != JOB:
        return NO_JOB_OF_YOURS
    reason = deliver.no_arrival(g, seat, card)
    if reason:
        return reason
    for step in g.cards.encounter[card]:
        if step[0] is cards.databank and not available(g, step[1]):
            return NO_CARD_FOR_JOB
    if g.cards.needs_other[card] and not deliver.partners(g, seat, card):
        return NOBODY_FOR_JOB
    return ALLOWED


def attemptable(g: Rim, seat: int) -> list[int]:
    """RIM-25.2: the jobs that the player can attempt here."""
    return [
        card
        for card in g.assets[seat]
        if g.cards.type[card] == JOB and not no_attempt(g, seat, card)
    ]


def available(g: Rim, number: int) -> list[int]:
    """RIM-3.4, RIM-R7: the cards of this number that lie in the databank."""
    return [card for card in g.cards.by_number.get(number, ()) if card in g.databank]


# The attempt.


def attempt(g: Rim, seat: int, card: int) -> None:
    """RIM-25.2, 44.1, RIM-R134, R316: with whom a job is attempted that needs another player."""
    if not g.cards.needs_other[card]:
        begin(g, seat, card, NOBODY)
        return
    options = deliver.partners(g, seat, card)
    if len(options) == 1:
        begin(g, seat, card, options[0])
    elif options:
        g.ask(seat, TARGET_PLAYER, options, (begin, seat, card))


def no_partner(g: Rim, seat: int, option: int, who: int, card: int) -> int:
    """RIM-R316: another player in the space who can be chosen for this job."""
    return ALLOWED if option in deliver.partners(g, who, card) else NOT_FOR_JOB


def begin(g: Rim, seat: int, card: int, other: int) -> None:
    """RIM-25.2, 25.3: the job begins: its own text, or its steps."""
    if g.telling:
        g.tell(ATTEMPTS, (seat, card))
        if other != NOBODY:
            g.tell(CHOSE_PLAYER, (seat, other))
    frame = frame_of(g, seat, card)
    frame.sort = OF_JOB
    frame.job = card
    frame.other = other
    frame.faction = errand_faction(g, card)
    carry(g, frame, ((start,),), (conclude,))


def errand_faction(g: Rim, card: int) -> int:
    """The faction of an errand's reward, which databank #41 means."""
    for step in g.cards.reward[card]:
        if step[0] is standing.reputation and 0 <= step[1] < FACTIONS and step[2] > 0:
            return int(step[1])
    return NONE


def start(g: Rim) -> None:
    """RIM-25.3: what the job card says; a job with steps of its own begins with the first."""
    frame = g.frames[-1]
    if g.cards.encounter[frame.job]:
        show(g, frame.job, 0)
        g.then(*g.cards.encounter[frame.job])
    else:
        g.then((next_step,))


def next_step(g: Rim) -> None:
    """RIM-25.3, RIM-R64, R300: each step in full before the next, or where the last one leads."""
    frame = g.frames[-1]
    frame.actor = frame.seat
    if frame.verdict >= GO_TO:
        frame.step = frame.verdict - GO_TO
        frame.verdict = UNDECIDED
    else:
        frame.step += 1
    steps = g.cards.steps[frame.card]
    if frame.step <= len(steps):
        show(g, frame.card, frame.step)
        g.then(*steps[frame.step - 1], (next_step,))


def show(g: Rim, card: int, step: int) -> None:
    """RIM-R300: the step that is read now, or what a job card says for itself."""
    words = g.cards.step_words[card]
    at = max(step, 1) - 1
    g.scene.clear()
    if at < len(words):
        g.scene.append(words[at])
        if g.telling:
            g.tell(READS_SECTION, (g.frames[-1].seat, words[at]))


# What it comes to.


def innermost(g: Rim) -> int:
    """Which of the frames is that of the job under way; NONE if there is none."""
    for at in range(len(g.frames) - 1, -1, -1):
        if g.frames[at].sort == OF_JOB and g.frames[at].step != CONCLUDED:
            return at
    return NONE


def done(g: Rim) -> None:
    """`Done`, RIM-25.6: of the job under way, or of the one whose own ability says so."""
    if innermost(g) != NONE:
        mark(g, DONE)
        return
    seat, card = g.frames[-1].seat, g.frames[-1].card
    if card in g.assets[seat] and g.cards.type[card] == JOB:
        show(g, card, 0)
        g.scene.clear()
        complete(g, seat, card)


def fail(g: Rim) -> None:
    """`Fail`, RIM-25.4."""
    mark(g, FAILED)


def go_to(g: Rim, step: int) -> None:
    """`->n`, RIM-R64."""
    mark(g, GO_TO + step)


def mark(g: Rim, verdict: int) -> None:
    """RIM-R99: carried out now, or within a fight when that is over; a failure stays one."""
    at = innermost(g)
    if at == NONE or g.frames[at].verdict == FAILED:
        return
    frame = g.frames[at]
    frame.verdict = verdict
    fight = under_fight(g, frame)
    if fight == NONE:
        settle(g)
    elif g.stack[fight - 1][0] is not settle:
        g.stack.insert(fight, (settle,))


def under_fight(g: Rim, frame: Frame) -> int:
    """Where on the stack the fight ends that is part of this job; NONE if there is none."""
    for place in range(frame.floor, len(g.stack)):
        if g.stack[place][0] is combat.over:
            return place
    return NONE


def settle(g: Rim) -> None:
    """RIM-25.4, RIM-R99: the rest of the step is dropped, the job goes on elsewhere or ends."""
    at = innermost(g)
    if at == NONE or g.frames[at].verdict == UNDECIDED:
        return
    frame = g.frames[at]
    remain = [step for step in g.stack[frame.floor + KEPT :] if remains(step)]
    del g.stack[frame.floor + KEPT :]
    del g.frames[at + 1 :]
    g.throws.clear()
    g.blows.clear()
    skill_tests.call_off(g)
    g.units = len([step for step in g.stack if step[0] is damage.close_unit])
    if frame.verdict >= GO_TO:
        g.stack.append((next_step,))
    g.stack.extend(remain)


def remains(step: Step) -> bool:
    """Whether a step is carried out even if the job is over: it defeats somebody, or settles what
    was asked of others in the middle of the job.
    """
    return step[0] in (damage.threatened, damage.fall, favor_offers.settle)


def fail_by_defeat(g: Rim) -> None:
    """RIM-25.4, 44.3, RIM-R41, R99: the player was defeated, or in a job for two the other: the
    job fails, whatever the fight gave.
    """
    at = innermost(g)
    if at == NONE:
        return
    frame = g.frames[at]
    other = frame.other if frame.job != NONE and g.cards.shared[frame.job] else NOBODY
    if g.defeated[frame.seat] or (other != NOBODY and g.defeated[other]):
        frame.verdict = UNDECIDED
        mark(g, FAILED)


def conclude(g: Rim) -> None:
    """RIM-25.4, 25.6, RIM-R64: the databank card returns; the reward, or the turn ends."""
    frame = g.frames[-1]
    frame.step = CONCLUDED
    g.scene.clear()
    give_back(g, frame)
    if frame.verdict != DONE:
        g.cut = True
        g.extra = 0
        if g.telling:
            g.tell(FAILS_AT, (frame.seat, frame.job))
        moments.happen(g, frame.seat, JOB_FAILED, NONE)
        return
    frame.card = frame.job
    complete(g, frame.seat, frame.job)


def complete(g: Rim, seat: int, job: int) -> None:
    """RIM-25.6: the reward of the job, then its card goes."""
    if g.telling:
        g.tell(COMPLETES, (seat, job))
    reward = rewards.reward_frame(g, seat, job)
    parting = ((job_leaves, seat, job),)
    parts, after = g.cards.reward[job], g.cards.after_reward[job]
    rewards.gain_reward(g, reward, ((JOB_DONE, NONE),), parts, after, parting)


def job_leaves(g: Rim, seat: int, card: int) -> None:
    """RIM-25.6: the job card is discarded, or leaves the game, as it says."""
    if card not in g.assets[seat]:
        return
    if g.cards.removed_after[card]:
        leaving.drop_out(g, seat, card)
    else:
        leaving.drop(g, seat, card)
    g.then((goals.look,))


# The databank.


def resolve_databank(g: Rim, number: int) -> None:
    """RIM-3.4, RIM-R7, R62, R300: one of the cards of this number, by chance.

    In a job it takes the place of the job's text: its Done and its Fail are the job's.
    """
    found = available(g, number)
    if not found:
        return
    card = found[0] if len(found) == 1 else found[below(g, STREAM_DATABANK, len(found))]
    card_goes(g, card, BANK, 0, STAGE, 0)
    outer = g.frames[-1]
    if g.telling:
        g.tell(TURNS_TO, (outer.seat, card))
    if outer.sort == OF_JOB:
        give_back(g, outer)
        outer.card = card
        outer.step = 0
        del g.stack[outer.floor + KEPT :]
        g.then((next_step,))
        return
    frame = frame_of(g, outer.seat, card)
    frame.actor = outer.actor
    frame.other = outer.other
    frame.faction = outer.faction
    frame.cargo = outer.cargo
    carry(g, frame, ((read_on, 1),), (bank_over, card))


def read_on(g: Rim, step: int) -> None:
    """A databank card that is no job's: one part after the other."""
    card = g.frames[-1].card
    if step <= len(g.cards.steps[card]):
        show(g, card, step)
        g.then(*g.cards.steps[card][step - 1], (read_on, step + 1))


def bank_over(g: Rim, card: int) -> None:
    """RIM-3.2: the card returns to the databank."""
    g.scene.clear()
    if card in g.stage:
        discard(g, card, STAGE, 0)


def give_back(g: Rim, frame: Frame) -> None:
    """RIM-3.2, 25.4, 25.6: the databank card of a job returns."""
    if frame.card != frame.job and frame.card in g.stage:
        discard(g, frame.card, STAGE, 0)
