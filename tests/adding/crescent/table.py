"""What the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shipboard.kernel.declare import ALL, NOBODY, OWNER, SEAT, Fact, Game, Option, Zone
from shipboard.kernel.referents import SEATED, pool

from . import rules
from .chart import CHART
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .goals import goals
from .pack import load
from .reasons_not import NOES
from .state import STREAMS, Crescent

RULES = """# Crescent

### CRE-1 Flying

- CRE-1.1 Everybody begins at Auric Bay with two crates.
- CRE-1.2 In turn, fly along an open lane, close a lane, chase a patrol away from here, or stay.
- CRE-1.3 Then you may sell a crate.
"""


class Sensible:
    """Takes the first thing that is offered after the default."""

    def __init__(self, seat: int, rng: Any) -> None:
        self.rng = rng

    def watch(self, events: Any) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, decision: Any) -> str:
        """Anything will do."""
        chosen: str = self.rng.choice(decision["options"])
        return chosen


def begin(g: Crescent, options: Mapping[str, str]) -> None:
    """How long it takes, and the set-up as the first step."""
    g.turns = int(options["turns"])
    g.then((rules.set_up,))


GAME = Game(
    name="crescent",
    title="Crescent",
    blurb="Ten worlds, one storm.",
    rule_prefix="CRE",
    min_players=2,
    max_players=4,
    default_players=4,
    minutes=(1, 2),
    tags=("toy",),
    zones=(
        Zone("deck", NOBODY, ordered=True),
        Zone("sold", ALL, ordered=True, words="Sold so far"),
        Zone("hand", OWNER, SEAT),
    ),
    facts=(
        *map(Fact, ("ship", "patrol", "score", "turn", "active")),
        Fact("closed", most=(8,)),
    ),
    kinds=KINDS,
    events=EVENTS,
    options=(
        Option("sky", "plain", ("plain", "mirrored"), "which way round the crescent lies"),
        Option("turns", "40", ("6", "12", "40"), "how many turns until dusk"),
    ),
    streams=STREAMS,
    sides=SIDES,
    reasons=REASONS,
    state=Crescent,
    rules=rules,
    load=load,
    begin=begin,
    check=lambda players, options: None,
    interjections=lambda g, seat: [],
    interject=lambda g, seat, kind, option: None,
    forbids={rules.ask_way: rules.no_way, rules.ask_sale: rules.no_sale},
    noes=NOES,
    referents={
        "seat": SEATED,
        "space": pool("space"),
        "lane": pool("lane"),
        "patrol": pool("patrol"),
        "card": pool("card"),
    },
    bots={"sensible": Sensible},
    rules_text=RULES,
    chart=CHART,
    goals=goals,
)
