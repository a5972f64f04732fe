"""Bullets: the lines of AI cards. Each becomes (step, *arguments), carried out by rules/rivals.

Any effect may stand as a line, too (RIM-R242).
"""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Many, Number, One, Spec, Spot, Word
from shipboard.kernel.state import Step

from .. import pack as p
from ..rules.rivals import bullets, flight, hunt, people, purchase, targets, work
from .effects import nested
from .words import Count, Deck, EffectList, Price, vocabulary

bullet = vocabulary.family("bullet")


class BulletOrEffect(Spec):
    """A line in words of its own, or an effect in those of other cards."""

    def __init__(self) -> None:
        self.own, self.effect = One("bullet"), One("effect")
        schema = {"anyOf": [self.own.schema, self.effect.schema]}
        words = f"{self.own.words}, or {self.effect.words}"
        super().__init__(words, schema, str, dict, parts=[self.own, self.effect])

    def parse(self, value: Any, spot: Spot) -> Any:
        name = value if type(value) is str else next(iter(value), "")
        if name in spot.families["effect"].phrases and name not in bullet.phrases:
            step = self.effect.read(value, spot)
            return step and (bullets.in_words, nested((step,))[0])
        return self.own.read(value, spot)


Line = Annotated[Step, BulletOrEffect()]
Lines = Annotated[tuple[Step, ...], Many(BulletOrEffect())]
Spaces = Annotated[int, Number(0, 12)]


@bullet
def recover_if_defeated() -> Step:
    """If it is defeated it recovers all damage."""
    return (bullets.recover_if_defeated,)


@bullet
def recover_any() -> Step:
    """It recovers all damage, if it has any."""
    return (bullets.recover_any,)


@bullet
def move_to_goal(extra: Spaces = 0) -> Step:
    """It moves toward the nearest goal token, so many spaces farther than its hyperdrive says."""
    return (flight.move_to_goal, extra)


@bullet
def move_to_target(extra: Spaces = 0) -> Step:
    """It moves toward the first target of its bounties."""
    return (targets.move_to_target, extra)


@bullet
def deliver(illegal: EffectList = ()) -> Step:
    """It delivers all cargo that is wanted here; for each ILLEGAL one this happens."""
    return (work.deliver, nested(illegal))


@bullet
def buy(deck: Deck) -> Step:
    """It buys from this deck."""
    return (purchase.buy, deck, False)


@bullet
def buy_goal(deck: Deck) -> Step:
    """It buys from this deck, and puts a goal token on the destination of what it buys."""
    return (purchase.buy, deck, True)


@bullet
def if_full(
    slots: Annotated[int, Word(cargo=p.CARGO, job=p.JOB, gear=p.GEAR, mod=p.MOD, crew=p.CREW)],
    then: Line,
    else_: Line,
) -> Step:
    """One line if all slots of this sort are full, otherwise the other."""
    return (bullets.if_full, slots, then, else_)


@bullet
def must_patrol() -> Step:
    """It encounters a patrol here with whose faction its reputation is negative."""
    return (bullets.must_patrol,)


@bullet
def encounter_patrol(most_level: Annotated[int, Number(1, 4)]) -> Step:
    """It encounters a patrol here of at most this level."""
    return (bullets.encounter_patrol, most_level)


@bullet
def job_done() -> Step:
    """It completes a job whose destination this is."""
    return (work.complete_job,)


@bullet
def encounter_target(within: Spaces = 0, eliminated: EffectList = ()) -> Step:
    """It encounters a target of its bounties here, a contact so many spaces away at most, too; if
    it eliminates somebody this happens besides.
    """
    return (hunt.encounter_target, within, nested(eliminated))


@bullet
def buy_fame(price: Price) -> Step:
    """It spends so many credits to gain 1 fame."""
    return (bullets.buy_fame, price)


@bullet
def reveal_crew() -> Step:
    """It turns up the hidden contact of the lowest class here, who joins its crew for nothing."""
    return (people.reveal_crew,)


@bullet
def reveal() -> Step:
    """It turns up the hidden contact of the lowest class here."""
    return (people.reveal,)


@bullet
def rep_here() -> Step:
    """It gains 1 reputation with this planet's faction."""
    return (bullets.rep_here,)


@bullet
def rep_nearest_patrol() -> Step:
    """It gains 1 reputation with the faction of the nearest patrol."""
    return (bullets.rep_nearest_patrol,)


@bullet
def hustle(n: Price) -> Step:
    """It gains so many credits, then loses 1 reputation with the faction of the nearest patrol."""
    return (bullets.hustle, n)


@bullet
def dig_cash(deck: Deck, n: Price) -> Step:
    """It discards the top card of this deck and gains so many credits."""
    return (bullets.dig_cash, deck, n)


@bullet
def take_from_player(n: Price) -> Step:
    """It takes so many credits from another player here."""
    return (bullets.take_from_player, n)


@bullet
def patrol_to_player(n: Count) -> Step:
    """The patrol nearest to the person who plays moves so many spaces toward that player."""
    return (bullets.patrol_to_player, n)


@bullet
def shuffle_in() -> Step:
    """This card is shuffled into the AI deck."""
    return (bullets.shuffle_in,)
