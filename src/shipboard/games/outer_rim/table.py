"""Outer Rim's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import resources
from typing import cast

from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC
from shipboard.kernel.declare import (
    ALL,
    FIRST,
    ITEM,
    NOBODY,
    OWNER,
    SEAT,
    Fact,
    Game,
    Option,
    Zone,
)
from shipboard.kernel.options import ON_OFF, a_number, content_of
from shipboard.kernel.referents import SEATED, Names, Referent, numbers, pool
from shipboard.kernel.state import Refused, State

from . import bot, content, rules, why
from .bot.witness import Witness
from .chart import CHART
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .face import RULES, face
from .goals import goals
from .pack import FACES
from .readings import READINGS
from .reasons_not import NOES
from .rules import deals, values
from .scores import scores
from .sight import DERIVED, DERIVED_OWN
from .state import STREAMS, Destined, Favor, Fight, Offer, Rim, Throw, Treated, Verdict
from .subjects import SUBJECTS
from .vocabulary import vocabulary

MOST_THOUSANDS = 60  # in one deal or proposal (RIM-R96)

ZONES = (
    Zone("deck", NOBODY, ITEM, ordered=True),
    Zone("top", ALL, ITEM, ordered=True, words="Market"),
    Zone("databank", ALL),
    Zone("stage", ALL, ordered=True, words="Being resolved"),
    Zone("assets", ALL, SEAT, ordered=True),
    Zone("secrets", OWNER, SEAT),
    Zone("removed", ALL, words="Out of the game"),
    Zone("contacts", NOBODY, ITEM, pool="contact", ordered=True),
    Zone("aboard", ALL, SEAT, pool="contact", words="People aboard"),
    Zone("gone", ALL, pool="contact", words="Contacts out of the game"),
    Zone("box", NOBODY, pool="contact", words="In the box"),
    Zone("character", ALL, SEAT, pool="character"),
    Zone("characters", ALL, pool="character", words="Not chosen"),
    Zone("ship", ALL, SEAT, pool="ship"),
    Zone("hangar", ALL, pool="ship", words="Ships for sale"),
    Zone("ambition", ALL, SEAT, pool="ambition", words="Ambition"),
    Zone("ambitions", ALL, pool="ambition", words="Ambitions to choose from"),
    Zone("shelf", NOBODY, pool="ambition", words="Ambitions in the box"),
    Zone("spare_routines", ALL, pool="routine", words="AI cards not in use"),
    Zone("routines", NOBODY, SEAT, pool="routine", ordered=True, words="AI deck"),
    Zone("routine", ALL, SEAT, pool="routine", words="AI card"),
)

FACTS = (
    *map(Fact, (
        "first", "at", "credits", "fame", "reputation", "character_damage", "ship_damage",
        "defeated", "flipped", "ship_flipped", "character_tokens", "ship_tokens",
        "patrol_at", "patrol_level", "round", "turn", "active", "phase", "cut", "done", "requests",
        "proposals", "purchases", "tiles", "next_ground", "fame_target", "fresh_tokens",
        "favored", "boosted",
        "last_routine",
    )),
    Fact("reached", most=(0, 8)),
    Fact("counted", most=(0, 8)),
    Fact("marked", most=(0, 12)),
    Fact("debts", most=(4,)),
    Fact("favors", tells={"card": "card"}, most=(1, 3), row=Favor),
    Fact("goal_tokens", most=(0, 12)),
    Fact("verdicts", most=(24,), row=Verdict),
    Fact("treated", most=(8,), row=Treated),
    Fact("fights", tells={"bounty": "card", "crew": "card"}, most=(2, 12), row=Fight),
    Fact("throws", most=(3, 16), row=Throw),
    Fact("offers", tells={"give": "card", "ask": "card"}, most=(2, 12), row=Offer),
    Fact("destined", tells={"card": "card", "space": "space"}, most=(4,), row=Destined),
)  # fmt: skip

OPTIONS = (
    Option(
        "fame_target", "10", ("10", "12"), "the fame that wins, 6 to 15 (RIM-27.2, 29.1)",
        a_number(6, 15),
    ),
    Option(
        "map", "standard", ("standard", "random"),
        "the order of the map tiles: standard, or drawn at random (RIM-29.2)",
    ),
    Option(
        "illegal_success", "hit", ("hit", "hit_or_crit"),
        "which faces deliver illegal cargo (RIM-R28)",
    ),
    Option(
        "trade_proposals", "4", ("4", "0"),
        "proposals in one trade action, 1 to 8; 0: no trade action (RIM-R16)", a_number(1, 8),
    ),
    Option(
        "round_limit", "60", ("60", "0"),
        "rounds until the most famous player wins, 10 to 200; 0: no limit (RIM-R60)",
        a_number(10, 200),
    ),
    Option(
        "ai", "auto", ("auto", "none", "one", "two"),
        "with 1 player the rules play an opponent: auto or one; two opponents need the expansion; "
        "with more players auto or none, and everybody is a person or a bot (RIM-60, 74)",
    ),
    Option(
        "ai_start_fame", "0", ("0", "1", "2", "3"),
        "fame with which opponents start whom the rules play, up to 5 (RIM-68.1)", a_number(0, 5),
    ),
    Option("expansion", "off", ON_OFF, "play with the expansion (RIM-40)"),
    Option(
        "favors", "off", ON_OFF,
        "ask the other players for favors, and owe them; needs the expansion (RIM-49)",
    ),
    Option(
        "ambitions", "off", ON_OFF,
        "win by goals of one's own; needs the expansion (RIM-50, 51)",
    ),
    Option(
        "fame_requirement", "8", ("8", "10"),
        "with ambitions, the fame that is needed, 5 to 15 (RIM-50.1)", a_number(5, 15),
    ),
    Option(
        "ambition_choice", "blind", ("blind", "open"),
        "with ambitions, whether all get one unseen or choose from open ones (RIM-R122)",
    ),
    Option(
        "content", "tuned", (*content.SETS, "file:<path>"),
        "the cards to play with: as specified, or with numbers tuned for balance",
        content_of(content.SETS),
    ),
)  # fmt: skip


def rivals(players: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """RIM-1.1, RIM-R323: the automatic opponents of somebody who plays alone."""
    if players > 1 or options["ai"] == "none":
        return ()
    return ("First Rival", "Second Rival") if options["ai"] == "two" else ("Rival",)


def check(players: int, options: Mapping[str, str]) -> None:
    """RIM-R323: what these options need, and what the content must have for these players."""
    for name in ("favors", "ambitions"):
        if options[name] == "on" and options["expansion"] == "off":
            raise Refused(f"{name}=on needs expansion=on")
    check_rivals(players, options)
    pack = content.load(options)
    everybody = players + len(rivals(players, options))
    content.check_size(pack, everybody, options["ambitions"] == "on")
    if players == 1:
        content.check_rivals(pack, options["ai"] == "two")


def check_rivals(players: int, options: Mapping[str, str]) -> None:
    """RIM-69.10, RIM-R229, R323: what goes together with opponents whom the rules play."""
    ai = options["ai"]
    if players == 1 and ai == "none":
        raise Refused("option ai: with 1 player there is an opponent; take auto, one or two")
    if players > 1 and ai in ("one", "two"):
        raise Refused(
            f"option ai: the rules play opponents of 1 player only, not of {players}; take auto "
            "or none"
        )
    if ai == "two" and options["expansion"] == "off":
        raise Refused("option ai: two opponents are for games with expansion=on")
    if players == 1 and options["favors"] == "on":
        raise Refused("option favors: nobody asks an opponent for favors whom the rules play")


def begin(g: Rim, options: Mapping[str, str]) -> None:
    """What the options say, and the steps of the set-up."""
    needed = "fame_requirement" if options["ambitions"] == "on" else "fame_target"
    g.fame_target = int(options[needed])
    g.crit_delivers = options["illegal_success"] == "hit_or_crit"
    g.most_proposals = int(options["trade_proposals"])
    g.round_limit = int(options["round_limit"])
    g.rival_fame = int(options["ai_start_fame"])
    g.stack.extend(g.cards.set_up if g.people == g.players else g.cards.rivals_set_up)


def spot_words(g: State, spot: int, names: Names) -> str:
    """Whoever lies there open for all, else the place and the class that all see."""
    state = cast(Rim, g)
    pack = state.cards
    where = pack.titles["space"][pack.spot_space[spot]]
    token = state.contacts[spot][0] if state.contacts[spot] else -1
    if token < 0:
        return f"the {pack.titles['spot'][spot]}"
    if token >> PLACE & PUBLIC:
        return f"{pack.titles['contact'][token & DESIGN]} on {where}"
    return f"the hidden {pack.backs['contact'][token & DESIGN]} contact on {where}"


def card_words(g: State, card: int, names: Names) -> str:
    """RIM-47.3: a card by the half that is in force, as it lies before its owner."""
    state = cast(Rim, g)
    return str(state.cards.titles["card"][values.face(state, card)])


def die_words(g: State, die: int, names: Names) -> str:
    """A die of the roll on the table."""
    return f"die {die + 1} ({FACES[cast(Rim, g).throws[-1].dice[die]]})"


def dice_on_table(g: State) -> int:
    """How many dice lie on the table."""
    throws = cast(Rim, g).throws
    return len(throws[-1].dice) if throws else 0


REFERENTS = {
    "seat": SEATED,
    "card": replace(pool("card"), words=card_words),
    "ability": pool("ability"),
    "block": pool("block"),
    "character": pool("character"),
    "ship": pool("ship"),
    "ambition": pool("ambition"),
    "space": pool("space"),
    "path": pool("path"),
    "faction": pool("faction"),
    "skill": pool("skill"),
    "deck": pool("deck"),
    "spot": Referent(
        lambda g: len(g.pack.names["spot"]), lambda g, spot: g.pack.names["spot"][spot], spot_words
    ),
    "die": Referent(dice_on_table, lambda g, die: str(die + 1), die_words, most=16),
    "number": numbers(MOST_THOUSANDS),
}

GAME = Game(
    name="outer_rim",
    title="Outer Rim",
    blurb="One ship, four patrols and a name to make: haul, hunt, hire and talk your way to fame.",
    rule_prefix="RIM",
    min_players=1,
    max_players=4,
    default_players=3,
    minutes=(90, 150),
    tags=("race", "trading and talking", "on a map"),
    zones=ZONES,
    facts=FACTS,
    kinds=KINDS,
    events=EVENTS,
    options=OPTIONS,
    streams=STREAMS,
    sides=SIDES,
    reasons=tuple(REASONS),
    state=Rim,
    rules=rules,
    load=content.load,
    begin=begin,
    check=check,
    automatic=rivals,
    interjections=deals.interjections,
    interject=deals.interject,
    checkpoint=deals.checkpoint,
    witness=Witness,
    forbids=why.FORBIDS,
    noes=NOES,
    fills=why.FILLS,
    referents=REFERENTS,
    derived=DERIVED,
    derived_own=DERIVED_OWN,
    unanswered=FIRST,
    bots={"sensible": bot.Sensible},
    vocabulary=vocabulary,
    chart=CHART,
    face=face,
    chapters=RULES,
    goals=goals,
    scores=scores,
    subjects=SUBJECTS,
    readings=READINGS,
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)
