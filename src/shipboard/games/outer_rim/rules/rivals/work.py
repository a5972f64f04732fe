"""RIM-65: how an automatic opponent delivers cargo and completes jobs."""

from __future__ import annotations

from typing import Any

from ...numbers import COMPLETES, DELIVERED
from ...pack import CARGO, ILLEGAL, JOB, Effects
from ...state import NONE, Rim
from .. import damage, jobs, leaving, rewards, values
from ..effects import cards, gains, scouting
from ..frames import carry, frame_of
from . import tokens
from .lots import any_of
from .reasons import APPLIES, NO_JOB_HERE, NOTHING_WANTED

# Effects by which one could buy or draw something, or look at something in secret (RIM-R210).
NOT_FOR_RIVALS: tuple[Any, ...] = (
    gains.gain_top, gains.buy_top, gains.market_action, cards.databank, scouting.contact_look,
)  # fmt: skip


def without_draws(parts: Effects) -> Effects:
    """RIM-R210: the parts of a reward that an opponent gains."""
    return tuple([part for part in parts if part[0] not in NOT_FOR_RIVALS])


# Cargo.


def here(g: Rim, seat: int, kind: int) -> list[int]:
    """RIM-65.1, 65.2: its cargo or its jobs whose destination is this planet."""
    return [
        card
        for card in g.assets[seat]
        if values.type_of(g, card) == kind and tokens.destination(g, card) == g.at[seat]
    ]


def no_delivery(g: Rim, seat: int, illegal: Effects) -> int:
    """RIM-61.3, 65.2: there is cargo that is wanted here."""
    return APPLIES if here(g, seat, CARGO) else NOTHING_WANTED


def deliver(g: Rim, seat: int, illegal: Effects) -> None:
    """RIM-65.2, 65.3, RIM-R240: all of it, without a roll; then once for each ILLEGAL one what the
    AI card says of it. Defeats wait for the end.
    """
    found = here(g, seat, CARGO)
    damage.open_unit(g)
    delivered = [(deliver_one, seat, card) for card in found]
    smuggled = [card for card in found if values.has_trait(g, card, ILLEGAL)]
    suffered = [(suffer_for, seat, illegal)] * len(smuggled)
    g.then(*delivered, *suffered, (damage.close_unit,))


def deliver_one(g: Rim, seat: int, card: int) -> None:
    """RIM-65.2, RIM-R210: its reward in printed order; then it is discarded, or has turned."""
    if card not in g.assets[seat]:
        return
    face = values.face(g, card)
    if g.telling:
        g.tell(DELIVERED, (seat, card))
    frame = rewards.reward_frame(g, seat, card)
    parts, after = without_draws(g.cards.reward[face]), without_draws(g.cards.after_reward[face])
    rewards.gain_reward(g, frame, (), parts, after, ((cargo_leaves, seat, card, face),))


def cargo_leaves(g: Rim, seat: int, card: int, face: int) -> None:
    """RIM-65.2, 69.7: the card is discarded, unless its reward has turned it."""
    if card in g.assets[seat] and values.face(g, card) == face:
        leaving.drop(g, seat, card)


def suffer_for(g: Rim, seat: int, illegal: Effects) -> None:
    """RIM-65.3: what an ILLEGAL cargo costs."""
    carry(g, frame_of(g, seat, NONE), illegal)


# Jobs.


def no_job(g: Rim, seat: int) -> int:
    """RIM-65.1, RIM-R205, R206: a job in a slot whose destination is this planet."""
    return APPLIES if here(g, seat, JOB) else NO_JOB_HERE


def complete_job(g: Rim, seat: int) -> None:
    """RIM-65.1, RIM-R206, R210: one of them, without tests: its reward, then the card leaves."""
    card = any_of(g, here(g, seat, JOB))
    if g.telling:
        g.tell(COMPLETES, (seat, card))
    frame = rewards.reward_frame(g, seat, card)
    frame.job = card
    parts, after = without_draws(g.cards.reward[card]), without_draws(g.cards.after_reward[card])
    rewards.gain_reward(g, frame, (), parts, after, ((jobs.job_leaves, seat, card),))
