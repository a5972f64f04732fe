"""Favors as a sensible player sees them: what one brings, what is paid for it, who gets one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import pack as p
from ..state import ADVICE, ENDORSEMENT, POSITIVE, SHIP, SHORTCUT, STRATEGY
from .ambitions import FINAL
from .cards import Cards
from .places import Places
from .routes import Routes
from .sight import flights, winning

STAKE: Final = 5.0  # what a test or a combat is about, in thousands
DEBT: Final = 2.0  # what a debt token is worth to whoever holds it
LEAST: Final = 1.0  # what a favor must bring
HALF: Final = 0.5  # of it that is paid
HARM: Final = 0.7  # what helping one of the others costs
LEADER: Final = 1.6  # what helping the most famous one costs
PROMISES: Final = 5  # thousands
THOUSAND: Final = 1000
WORDS: Final = {"advice": ADVICE, "strategy": STRATEGY, "endorsement": ENDORSEMENT,
                "shortcut": SHORTCUT}  # fmt: skip


class Favors:
    """What favors are worth here and now."""

    def __init__(
        self, cards: Cards, places: Callable[[], Places], routes: Callable[[], Routes]
    ) -> None:
        self.cards = cards
        self.places = places  # for most favors neither these
        self.routes = routes  # nor those need be known
        self.sight = cards.sight

    def of(self, kind: int, what: int = -1) -> float:
        """What a favor of this kind brings; of an endorsement with any faction the best."""
        if kind == ADVICE:
            gained = self.cards.passing(what, 1) - self.cards.passing(what)
            return gained * STAKE
        if kind == STRATEGY:
            return self.die()
        if kind == SHORTCUT:
            return self.shortcut()
        factions = range(p.FACTIONS) if what < 0 else (what,)
        return max(self.endorsed(faction) for faction in factions)

    def die(self) -> float:
        """One die more in the combat that is fought."""
        fight = self.sight.facts["fights"][-1]
        kind, mine = fight["kind"], fight["attacker"] == self.sight.seat
        other = fight["defender"] if mine else fight["attacker"]
        against = fight["value"]
        if other >= 0:
            values = self.sight.facts["values"][other]
            against = int(values["ship" if kind == SHIP else "ground"])
        die, own = self.sight.pack.die, self.sight.dice(kind)
        return (winning(die, own + 1, against) - winning(die, own, against)) * STAKE

    def shortcut(self) -> float:
        """How much better a place one space farther away is."""
        sight = self.sight
        tiles = tuple(sight.facts["tiles"])
        near, far = (
            flights(sight.pack, tiles, sight.hyperdrive + more, sight.stops, sight.here)
            for more in (0, 1)
        )
        farther = [s for s, turns in enumerate(far) if turns == 1 and near[s] > 1]
        if not farther:
            return 0.0
        routes = self.routes()
        usual = max(
            routes.arriving(space, routes.own) for space, turns in enumerate(near) if turns < 2
        )
        return max(routes.arriving(space, routes.own) for space in farther) - usual

    def endorsed(self, faction: int) -> float:
        """What counting as in favour with a faction brings: a forced fight less, a goal more."""
        sight = self.sight
        if not any(self.vouches(other, faction) for other in sight.others):
            return 0.0
        worth, forced = 0.0, sight.forced(sight.here)
        if faction in forced:
            fought = max(self.cards.patrol(each) for each in forced)
            worth = self.places().space(sight.here) - fought
        return worth + (FINAL * HALF * HALF if self.completes(faction) else 0.0)

    def vouches(self, other: int, faction: int) -> bool:
        """Whether another player is in favour where this one is not."""
        theirs = self.sight.facts["reputation"][other][faction]
        return bool(theirs == POSITIVE and self.sight.reputation[faction] < POSITIVE)

    def completes(self, faction: int) -> bool:
        """Whether all that the final goal still needs here is this favour."""
        sight, pack = self.sight, self.sight.pack
        undone = [aim for aim in sight.aims if not aim["done"]]
        if sight.fame[sight.seat] < sight.target or len(undone) != len(("favour", "final")):
            return False
        favour, last = (pack.goals[sight.number("goal", aim["goal"])] for aim in undone)
        if favour.order == p.LAST:
            favour, last = last, favour
        names = favour.state is not None and faction in favour.state[1:2]
        return bool(names and favour.order == p.ONGOING and sight.here in last.spaces)

    # Paying and granting.

    def price(self, options: list[str]) -> str:
        """Half of what it brings, in credits; otherwise a debt."""
        favor = self.sight.facts["favors"][-1]
        worth = self.of(favor["kind"], favor["what"])
        promised = min(PROMISES, round(worth * HALF / self.cards.scale.money))
        while promised > 0:
            if f"promise:{promised}" in options:
                return f"promise:{promised}"
            promised -= 1
        own = f"token:{self.sight.seat}"
        return own if worth >= DEBT and own in options else "nothing"

    def paid(self, favor: dict[str, Any]) -> float:
        """What granting a favor brings."""
        worth = self.cards.scale.pay(favor["credits"])
        if favor["debt"] >= 0:
            worth += DEBT
        if favor["card"]:
            worth += self.cards.card(self.sight.number("card", favor["card"]))
        return worth

    def grants(self) -> bool:
        """Whether the price is fair, for whom it helps."""
        favor = self.sight.facts["favors"][-1]
        fame = self.sight.fame
        leads = fame[favor["by"]] == max(fame) > min(fame)
        return self.paid(favor) >= (LEADER if leads else HARM)


def traded(offer: dict[str, Any], seat: int) -> float:
    """What the debt tokens of a proposal are worth to the one to whom it is made."""
    gets = sum(HALF * DEBT if owner == seat else DEBT for owner in offer["give_debts"])
    gives = sum(HALF * DEBT if owner == offer["by"] else DEBT for owner in offer["ask_debts"])
    return gets - gives
