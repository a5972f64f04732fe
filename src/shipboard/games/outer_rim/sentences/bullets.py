"""The lines of AI cards: what an automatic opponent does, as it stands on its card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shipboard.kernel.state import Step

from .. import pack as p
from ..pack import Effects, RimPack
from ..rules.rivals import bullets, flight, hunt, people, purchase, targets, work
from . import texts
from .wording import Maker, deck, first_small, said, several, thousands


def bullet(pack: RimPack, line: Step) -> str:
    """A line of an AI card, without a full stop: it is quoted."""
    return LINES[line[0]](pack, *line[1:]).rstrip(".")


def in_words(pack: RimPack, step: Step) -> str:
    return texts.effects(pack, (step,)).replace("your ", "its ")


def farther(extra: int) -> str:
    return f", {several(extra, 'space')} farther than usual" if extra else ""


def move_to_goal(pack: RimPack, extra: int) -> str:
    return f"Move toward the nearest goal token{farther(extra)}."


def move_to_target(pack: RimPack, extra: int) -> str:
    return f"Move toward the bounty target{farther(extra)}."


def deliver(pack: RimPack, illegal: Effects) -> str:
    text = "Deliver all cargo that goes here."
    if not illegal:
        return text
    cost = first_small(texts.effects(pack, illegal).replace("Your ", "Its ").rstrip("."))
    return f"{text[:-1]}; for each ILLEGAL one {cost}."


def buy(pack: RimPack, which: int, goal: bool) -> str:
    more = " and set a goal" if goal else ""
    return f"Buy from {deck(pack, which)}{more}."


SLOTS = {p.CARGO: "cargo", p.JOB: "job", p.GEAR: "gear", p.MOD: "mod", p.CREW: "crew"}


def if_full(pack: RimPack, slot: int, full: Step, free: Step) -> str:
    then, otherwise = first_small(bullet(pack, full)), first_small(bullet(pack, free))
    return f"If all {SLOTS[slot]} slots are full, {then}; otherwise {otherwise}."


def encounter_patrol(pack: RimPack, level: int) -> str:
    return f"Fight a patrol here of level {level} or less."


def encounter_target(pack: RimPack, within: int, eliminated: Effects) -> str:
    far = f" here, or a contact up to {several(within, 'space')} away" if within else " here"
    text = f"Encounter a bounty target{far}."
    if not eliminated:
        return text
    more = first_small(texts.effects(pack, eliminated))
    return f"{text[:-1]}; if somebody is eliminated, {more}"


def buy_fame(pack: RimPack, price: int) -> str:
    return f"Spend {thousands(price)} credits to gain 1 fame."


def hustle(pack: RimPack, n: int) -> str:
    return (
        f"Gain {thousands(n)} credits, then lose 1 reputation with the faction of the nearest "
        "patrol."
    )


def dig_cash(pack: RimPack, which: int, n: int) -> str:
    return f"Discard the top card of {deck(pack, which)} and gain {thousands(n)} credits."


def take_from_player(pack: RimPack, n: int) -> str:
    return f"Take {thousands(n)} credits from another player here."


def patrol_to_player(pack: RimPack, n: int) -> str:
    return f"The patrol nearest to the other player moves {several(n, 'space')} toward that player."


LINES: Mapping[Any, Maker] = {
    bullets.recover_if_defeated: said("If defeated, recover all damage."),
    bullets.recover_any: said("Recover all damage."),
    bullets.in_words: in_words,
    bullets.if_full: if_full,
    flight.move_to_goal: move_to_goal,
    targets.move_to_target: move_to_target,
    work.deliver: deliver,
    work.complete_job: said("Complete a job that is to be done here."),
    purchase.buy: buy,
    bullets.must_patrol: said("Fight a hostile patrol here."),
    bullets.encounter_patrol: encounter_patrol,
    hunt.encounter_target: encounter_target,
    people.reveal_crew: said(
        "Turn up the hidden contact of the lowest class here, who joins its crew for nothing."
    ),
    people.reveal: said("Turn up the hidden contact of the lowest class here."),
    bullets.buy_fame: buy_fame,
    bullets.dig_cash: dig_cash,
    bullets.hustle: hustle,
    bullets.take_from_player: take_from_player,
    bullets.rep_here: said("Gain 1 reputation with this planet's faction."),
    bullets.rep_nearest_patrol: said("Gain 1 reputation with the faction of the nearest patrol."),
    bullets.patrol_to_player: patrol_to_player,
    bullets.shuffle_in: said("Shuffle this card into the AI deck."),
}
