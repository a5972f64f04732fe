"""Beacons: a toy expansion of Ardor, a pack plus steps that touch no file of kernel or game.

It replaces a step of the turn, inserts one there and one in the set-up, changes the numbers of a
card and removes another, adds things on the table with a counter, options that refer to them, an
effect that speaks of them, and a card with a question of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, cast

from shipboard.games.ardor import content
from shipboard.games.ardor.bot import Sensible
from shipboard.games.ardor.decisions import KINDS
from shipboard.games.ardor.events import EVENTS
from shipboard.games.ardor.pack import ArdorPack
from shipboard.games.ardor.rules.setup import SET_UP
from shipboard.games.ardor.rules.turn import TURN_STEPS
from shipboard.games.ardor.state import Ardor
from shipboard.games.ardor.table import FACTS, GAME, REFERENTS
from shipboard.games.ardor.vocabulary import vocabulary
from shipboard.kernel.content import Asks, content_hash
from shipboard.kernel.declare import Event, Fact, Kind, no_limit
from shipboard.kernel.referents import Referent
from shipboard.kernel.seams import SEAT
from shipboard.kernel.state import Row, State, Step

TUNE: Final = len(KINDS)
LIT: Final = len(EVENTS)
TUNED: Final = LIT + 1
ANSWERED: Final = LIT + 2
NEEDED: Final = 2  # signals

CARDS = """
[[card]]
id = "distress_call"
name = "Distress Call"
colour = "blue"
count = 9
kind = "event"
text = "Light a beacon. Then tune one: with two signals it is answered, and a cell comes back."
on_play = ["light", { tune = { ask = "Distress Call: which beacon do you tune?" } }]

[[change.card]]
id = "energy"
count = 10

[[remove.card]]
id = "airlock"
"""


class Beacon(Row):
    """A beacon that was lit, and the signals that it has sent."""

    handle: int = 0
    holder: int = -1
    signals: int = 0


class Lit(Ardor):
    """Ardor with beacons."""

    def __init__(
        self, players: int, key: bytes, streams: tuple[bytes, ...], pack: ArdorPack
    ) -> None:
        super().__init__(players, key, streams, pack)
        self.beacons: list[Beacon] = []
        self.lit = 0


def light(g: Lit) -> None:
    """One more beacon."""
    light_for(g, g.active)


def light_for(g: Lit, seat: int) -> None:
    """One more beacon, lit by this player."""
    g.lit += 1
    beacon = Beacon()
    beacon.handle, beacon.holder = g.lit, seat
    g.beacons.append(beacon)
    if g.telling:
        g.tell(LIT, (seat,))


def tune(g: Lit, kind: int) -> None:
    """The active player tunes a beacon."""
    if len(g.beacons) > 1:
        g.ask(g.active, kind, list(range(len(g.beacons))), (tuned,))
    elif g.beacons:
        tuned(g, 0)


def tuned(g: Lit, place: int) -> None:
    """A signal more."""
    g.beacons[place].signals += 1
    if g.telling:
        g.tell(TUNED, (g.active, g.beacons[place].signals))


def answer_beacons(g: Lit, seat: int) -> None:
    """At the end of a turn: who has sent enough is answered."""
    for beacon in [beacon for beacon in g.beacons if beacon.signals >= NEEDED]:
        g.beacons.remove(beacon)
        g.cells = min(g.cells + 1, g.cells_start)
        if g.telling:
            g.tell(ANSWERED, (seat,))


def nothing_from_the_deck(g: Lit) -> None:
    """In place of the card that the Deck commits."""


SPEECH = vocabulary.extended(
    (*KINDS, Kind("tune", "Which beacon do you tune?", (":beacon",), "ARD-5.9"))
)


@SPEECH.effect
def light_(where: str = "here") -> Step:
    """Light a beacon."""
    return (light,)


@SPEECH.effect
def tune_(ask: Asks | None = None) -> Step:
    """Tune a beacon."""
    return (tune, SPEECH.question(ask, TUNE))


def load(options: Mapping[str, str]) -> ArdorPack:
    """Ardor's cards with ours laid over them, and another turn."""
    texts = content.files("base") | {"beacons.toml": CARDS}
    records = SPEECH.load(texts)
    pack = content.build(records["card"], records["character"], False, content_hash(texts))
    pack.asks = tuple(SPEECH.asks)
    pack.set_up = SET_UP.before("pile", beacon=(light_for, 0)).laid()
    turn = TURN_STEPS.replaced(deck_commits=(nothing_from_the_deck,))
    pack.turns = turn.before("end", beacons=(answer_beacons, SEAT)).on_stack()
    return pack


def beacon_words(g: State, place: int, _: Any) -> str:
    """A beacon as a person points at it."""
    return f"the beacon with {cast(Lit, g).beacons[place].signals} signals"


class Tuner(Sensible):
    """Ardor's bot, who tunes what is nearest to an answer."""

    def nearest(self, options: list[str]) -> str:
        """The most signals."""
        signals = {b["handle"]: b["signals"] for b in self.view["facts"]["beacons"]}
        return max(options, key=lambda option: signals[int(option.partition(":")[2])])


Tuner.answers = {**Sensible.answers, "tune": Tuner.nearest}

BEACONS = replace(
    GAME,
    name="beacons",
    state=Lit,
    added=(sys.modules[__name__],),
    load=load,
    kinds=SPEECH.kinds,
    vocabulary=SPEECH,
    events=(
        *EVENTS,
        Event("lit", "{seat} lights a beacon.", ("seat",)),
        Event("tuned", "{seat} tunes a beacon: {number} signals.", ("seat", "number")),
        Event("answered", "{seat} sees a beacon answered.", ("seat",)),
    ),
    facts=(*FACTS, Fact("beacons", refers="beacon"), Fact("lit")),
    referents={
        **REFERENTS,
        "beacon": Referent(
            lambda g: len(cast(Lit, g).beacons),
            lambda g, place: str(cast(Lit, g).beacons[place].handle),
            beacon_words,
        ),
    },
    forbids={**GAME.forbids, tune: no_limit},
    bots={"sensible": Tuner},
)
