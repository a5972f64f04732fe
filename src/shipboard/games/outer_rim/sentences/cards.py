"""Assets and contacts, and the card whose text this is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import Effects, RimPack
from ..rules import damage as damages
from ..rules import effects as e
from . import abilities, moments, texts
from .wording import (
    TRAITS,
    Maker,
    article,
    deck,
    first_small,
    one_of,
    said,
    several,
    thing,
    thousands,
)


def gain_this(pack: RimPack, type_: int, forced: bool, rest: Effects) -> str:
    text = f"{'You must take' if forced else 'Take'} this card as {one_of(type_)}."
    return f"{text} {texts.effects(pack, rest)}".strip()


def gain_top(pack: RimPack, which: int, most: int) -> str:
    if most < e.ANY_COST:
        dear = f" if it costs at most {thousands(most)} credits"
    else:
        dear = ""
    return f"You may take the top card of {deck(pack, which)} for nothing{dear}."


def buy_top(pack: RimPack, which: int, less: int) -> str:
    how = f" for {thousands(less)} credits less" if less else ""
    return f"You may buy the top card of {deck(pack, which)}{how}."


def discard_top(pack: RimPack, which: int) -> str:
    return f"Discard the top card of {deck(pack, which)}."


def discard_asset(pack: RimPack, what: int) -> str:
    if what == e.THIS_CARGO:
        return "This cargo is discarded."
    return f"Discard one {thing(what)} of yours."


def take_asset(pack: RimPack, what: int, most: int, trait: int) -> str:
    traits = f"{TRAITS[trait]} " if trait else ""
    dear = f" of at most {thousands(most)} credits" if most < e.ANY_COST else ""
    return f"Take one {traits}{thing(what)}{dear} from the chosen player."


def take_credits(pack: RimPack, n: int) -> str:
    return f"Take {thousands(n)} credits from the chosen player."


def give_credits(pack: RimPack, n: int) -> str:
    return f"Give the chosen player {thousands(n)} credits."


def contact_reveal(pack: RimPack, where: int, n: int) -> str:
    place = "this planet" if where == e.IN_SPACE else "any planet"
    if n >= damages.ALL:
        return f"Turn up all hidden contacts on {place}."
    return f"Turn up {several(n, 'hidden contact')} on {place}."


def contact_look(pack: RimPack, where: int, n: int, seen: tuple[int, ...]) -> str:
    place = "this planet" if where == e.IN_SPACE else "any planet"
    amount = "all hidden contacts" if n >= damages.ALL else several(n, "hidden contact")
    return f"Look secretly at {amount} on {place}."


def keep_secret(pack: RimPack, number: int) -> str:
    made = pack.every_ability[number]
    when = first_small(
        ", ".join(
            [moments.moment(pack, made), *abilities.only_in(made), *abilities.under(pack, made)]
        )
    )
    if made.when in (p.PLANNING, p.ACTION, p.ENCOUNTER):
        when = f"as {article(when)}"
    return f"Keep this card secret. Use it once {when}: {texts.effects(pack, made.do)}"


def databank(pack: RimPack, number: int) -> str:
    return f"Draw databank card {number}."


def goto(pack: RimPack, n: int) -> str:
    return f"Go on with step {n}."


def token(pack: RimPack, n: int) -> str:
    return f"Put {article('goal token') if n == 1 else f'{n} goal tokens'} on this card."


SENTENCES: Mapping[Any, Maker] = {
    e.gain_this: gain_this, e.gain_top: gain_top, e.buy_top: buy_top,
    e.market_action: said("Carry out a market action."), e.discard_top: discard_top,
    e.discard_asset: discard_asset, e.take_asset: take_asset, e.take_credits: take_credits,
    e.give_credits: give_credits,
    e.trade: said("Trade with the chosen player, as if you were in the same space."),
    e.contact_reveal: contact_reveal, e.contact_look: contact_look,
    e.contact_discard: said("This contact leaves the game."), e.keep_secret: keep_secret,
    e.databank: databank, e.deliver_now: said("The cargo is delivered."),
    e.job_done: said("The job is done."), e.job_fail: said("The attempt fails."), e.goto: goto,
    e.remove_this: said("This card leaves the game."), e.discard_this: said("Discard this card."),
    e.shuffle_this: said("Shuffle this card into its deck."), e.rotate: said("Rotate this card."),
    e.flip: said("Flip it."), e.token: token, e.mark: said("Put a marker on this planet."),
    e.goal_done: said("The goal is fulfilled."),
}  # fmt: skip
