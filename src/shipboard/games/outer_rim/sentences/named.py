"""Named functions, for what no effect says (rules/customs.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..pack import RimPack
from ..rules import customs
from ..rules.expansion import (
    ambitions,
    duels,
    people,
    purchase_rolls,
    robbery,
    special_delivery,
)
from . import texts
from .wording import Maker, listed, said, several


def far_encounter(pack: RimPack, n: int) -> str:
    return f"Encounter a patrol or a contact up to {several(n, 'space')} away as if it were here."


def divert(pack: RimPack, n: int) -> str:
    return (
        f"In your action step a patrol at most {several(n, 'space')} away moves toward "
        "another player of your choice instead."
    )


def pot_stakes(pack: RimPack, number: int) -> str:
    made = pack.blocks[number]
    return f"You, then the chosen player, may {texts.prices(pack, made.cost)} into the pot."


def attempt_goal(pack: RimPack, number: int) -> str:
    cards = [pack.titles["card"][card] for card in pack.by_number.get(number, ())]
    return f"Resolve {listed(cards, 'or')} of the databank; if you fail, your turn ends."


SENTENCES: Mapping[Any, Maker] = {
    ambitions.attempt_goal: attempt_goal,
    customs.far_encounter: far_encounter, customs.divert: divert,
    customs.hired: said(
        "Whichever skill you test counts once more; if you pass, discard this card."
    ),
    customs.broker: said("Turn up all hidden contacts on a planet without players."),
    customs.used_ship: said(
        "Choose a ship of the supply that costs more than yours and buy it; it comes with 3 damage."
    ),
    customs.sealed_destination: said(
        "The nearest other player chooses its destination, a planet at least 6 spaces from you."
    ),
    customs.pot_stakes: pot_stakes, customs.staked: said(""),
    customs.pot_payout: said(
        "Whoever passed more of the two tests, you on a tie, takes the pot. Gain 2 fame if you "
        "take it, otherwise 1 fame."
    ),
    customs.keep_crew: said("Pay 1,000 credits instead and keep the crew."),
    people.cad: said("1 of that fame becomes 5,000 credits."),
    people.hondo: said("Put a goal token on that card."),
    duels.capture_only: said("Whoever you beat in this fight must be captured."),
    special_delivery.special_delivery: said(
        "Name gear or mods. Turn up cards of this deck until two of that type lie open; you may "
        "buy one of the two. Shuffle the others and this card into the deck."
    ),
    purchase_rolls.bought_after_all: said("You can buy the cargo after all."),
    robbery.choose_loot: said(
        "Choose a gear of that player that costs at most 8,000 credits. The job is about it."
    ),
    robbery.pay_half: said("Pay its owner half of what that gear costs, or what you have."),
    robbery.take_loot: said("Take that gear."),
}  # fmt: skip
