"""Assets and contacts, and the card whose text this is."""

from __future__ import annotations

from typing import Annotated

from shipboard.kernel.specs import Id, Number, Word
from shipboard.kernel.state import Step

from ... import pack as p
from ...rules import conditions as c
from ...rules import effects as e
from ..words import (
    AnyCondition,
    CardType,
    Count,
    Deck,
    EffectList,
    Everything,
    Named,
    OnlyIn,
    Price,
    Trait,
    When,
    bound_to,
    effect,
)

Range = Annotated[int, Word(here=e.IN_SPACE, any=e.ANYWHERE)]


@effect
def gain_this(type: CardType, forced: bool = False) -> Step:  # noqa: A002
    """Keep this card as such an asset; with `forced` it must be taken."""
    return (e.gain_this, type, forced, ())


@effect
def gain_top(deck: Deck, most_cost: Price = e.ANY_COST) -> Step:
    """May take the top card of the deck without paying; only one of at most that cost."""
    return (e.gain_top, deck, most_cost)


@effect
def buy_top(deck: Deck, discount: Price = 0) -> Step:
    """May buy the top card of the deck for so much less."""
    return (e.buy_top, deck, discount)


@effect
def market_action() -> Step:
    """A market action that does not use up the action."""
    return (e.market_action,)


@effect
def discard_top(deck: Deck) -> Step:
    """Discard the top card of the deck and turn up the next."""
    return (e.discard_top, deck)


LOST = {
    "gear": p.GEAR, "cargo": p.CARGO, "crew": p.CREW, "mod": p.MOD, "job": p.JOB,
    "bounty": p.BOUNTY, "any": e.ANY_ASSET,
}  # fmt: skip


@effect
def discard_asset(what: Annotated[int, Word(**LOST, this=e.THIS_CARGO)]) -> Step:
    """Discard an asset of this type that is no `keep` card; `this`: this cargo, on cards #1."""
    return (e.discard_asset, what)


@effect
def take_asset(
    type: Annotated[int, Word(**LOST)],  # noqa: A002
    most_cost: Price = e.ANY_COST,
    trait: Trait = 0,
) -> Step:
    """Take an asset of this type, cost and trait from the chosen player."""
    return (e.take_asset, type, most_cost, trait)


@effect
def trade() -> Step:
    """A trade with the chosen player, as if in the same space."""
    return (e.trade,)


@effect
def take_credits(n: Price) -> Step:
    """Take so many credits from the chosen player, or what is there."""
    return (e.take_credits, n)


@effect
def give_credits(n: Price) -> Step:
    """Give the chosen player so many credits, or what is there."""
    return (e.give_credits, n)


@effect
def contact_reveal(where: Range = e.IN_SPACE, n: Everything = 1) -> Step:
    """Turn so many hidden contacts face up, on this planet or anywhere."""
    return (e.contact_reveal, where, n)


@effect
def contact_look(where: Range = e.IN_SPACE, n: Everything = 1) -> Step:
    """Look secretly at so many hidden contacts, on this planet or anywhere."""
    return (e.contact_look, where, n, ())


@effect
def contact_discard() -> Step:
    """The encountered contact leaves the game."""
    return (e.contact_discard,)


@effect
def secret(
    when: When,
    do: EffectList,
    only: OnlyIn = "",
    place: Id = "",
    if_: AnyCondition | None = None,
    detail: Annotated[int, Number(0, 12)] = -1,
) -> Step:
    """Keep this card secret, with this ability: at an event, as a Planning or Action ability;
    `only` on a planet or navpoint or in a fight of a kind, only at a `place`, only `if`.
    """
    made = p.Ability()
    made.when = when
    made.may = made.secret = True
    made.detail = detail
    made.do = do
    made.only_in, made.condition = bound_to(only, if_)
    if place:
        here = (c.at, Named("space", place))
        more = made.condition
        made.condition = here if more is None else (c.all_hold, (here, more))
    return (e.keep_secret, made)


@effect
def databank(n: Annotated[int, Number(1, 104)]) -> Step:
    """Resolve a databank card of this number."""
    return (e.databank, n)


@effect
def deliver_now() -> Step:
    """This cargo counts as delivered."""
    return (e.deliver_now,)


@effect
def job_done() -> Step:
    """The job is done: the one under way, or the one whose ability this is."""
    return (e.job_done,)


@effect
def job_fail() -> Step:
    """The job, or the attempt at a final goal, fails."""
    return (e.job_fail,)


@effect
def goto(n: Annotated[int, Number(1, 12)]) -> Step:
    """The job goes on with this step."""
    return (e.goto, n)


@effect
def remove_this() -> Step:
    """This card leaves the game."""
    return (e.remove_this,)


@effect
def discard_this() -> Step:
    """This card is discarded."""
    return (e.discard_this,)


@effect
def shuffle_this() -> Step:
    """This card is shuffled into its deck."""
    return (e.shuffle_this,)


@effect
def rotate() -> Step:
    """This card is rotated."""
    return (e.rotate,)


@effect
def flip() -> Step:
    """This character or ship is flipped."""
    return (e.flip,)


@effect
def token(n: Count = 1) -> Step:
    """So many goal tokens come on this card."""
    return (e.token, n)


@effect
def mark() -> Step:
    """The own marker comes on this planet."""
    return (e.mark,)


@effect
def goal_done() -> Step:
    """The goal of this card is fulfilled: 1 fame, and it flips."""
    return (e.goal_done,)
