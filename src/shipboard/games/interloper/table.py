"""Interloper's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, cast

from shipboard.kernel.cards import DESIGN
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

from . import bot, choices, content, rules, why, worlds
from . import numbers as n
from .chart import CHART
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .face import RULES, face
from .goals import goals
from .pack import COLONIST, NPC, STATS
from .readings import READINGS
from .reasons_not import NOES
from .rules import traits
from .rules.figures import bits
from .scores import scores
from .state import SLOTS, STREAMS, Interloper
from .subjects import SUBJECTS
from .vocabulary import vocabulary

PHYSICAL, MENTAL, TECH, XENO = STATS
ZONES = (
    *(
        Zone(f"{pool}_deck", NOBODY, pool=pool, ordered=True, words=pool.capitalize())
        for pool in STATS
    ),
    *(Zone(f"{pool}_discard", ALL, pool=pool, ordered=True, words="Discards") for pool in STATS),
    *(
        Zone(f"{pool}_turned", ALL, pool=pool, ordered=True, words=f"{pool.capitalize()} check")
        for pool in STATS
    ),
    Zone("physical", ALL, ITEM, PHYSICAL, ordered=True, words="Wounds"),
    Zone("mental", ALL, ITEM, MENTAL, ordered=True, words="Traumas"),
    Zone("items", ALL, ITEM, TECH, ordered=True),
    Zone("traits", OWNER, SEAT, XENO, ordered=True),
)  # fmt: skip

FACTS = (
    *map(Fact, (
        "alien_player", "figure_of", "active", "round", "ap", "at", "edge_state", "lock_level",
        "power", "face_up", "face_down", "next_ap", "set_ap", "claims", "slot", "assist_cards",
        "buried", "counts", "attacks", "fight", "prime_bonus",
    )),
    Fact("acts", most=(16,)),
    Fact("used", most=(16,)),
    Fact("deed", most=(8,)),
)  # fmt: skip


def a_limit(text: str) -> str | None:
    """0, or 10 to 100."""
    return text if text == "0" else a_number(10, 100)(text)


SELECTIONS = ("chosen", "draw", "random")

OPTIONS = (
    Option("alien_selection", "draw", SELECTIONS, "how the Alien player is chosen (INT-2.1, 2.2)"),
    Option(
        "character_selection", "pick", ("pick", "random"),
        "how players get their Colonists (INT-2.3)",
    ),
    Option(
        "repair_thresholds", "split", ("split", "as_wreck"),
        "checks to repair a room, a door, a wall: 15/17/20 or 15/20/25 (INT-R39)",
    ),
    Option(
        "room_use_limit", "separate", ("separate", "shared"),
        "each room, each round: one activation and one search, or one of the two (INT-R18)",
    ),
    Option(
        "loser_fallback", "bounded", ("bounded", "any"),
        "the card of their own that losers take: up to the difference, or any (INT-R55)",
    ),
    Option("friendly_fire", "off", ON_OFF, "whether you can attack your own side (INT-R54)"),
    Option(
        "abigail_ignore", "slot", ("slot", "once"), "how long Abigail ignores a penalty (INT-R75)"
    ),
    Option("alien_moves_npcs", "off", ON_OFF, "whether the Alien can move NPCs (INT-R31)"),
    Option(
        "npc_per_colour", "auto", ("auto", "2", "3"),
        "how many NPCs of each type (INT-1.9); auto: 3, or what suits the tuned set",
    ),
    Option(
        "npc_moves_per_player", "1", ("1", "2"),
        "how many NPCs a player can claim each round (INT-6.4)",
    ),
    Option("start_locked", "board", ("board", "none"), "which doors start locked (INT-2.9)"),
    Option(
        "trait_delta", "auto", ("auto", "-1", "0", "1"),
        "traits drawn: one a player, plus this (INT-2.5); auto: 0, or what suits the tuned set",
    ),
    Option("family_limit", "0", ("0", "1"), "1: no two traits of one family (INT-2.5)"),
    Option(
        "alien_physical_bonus", "auto", ("auto", "1", "2", "3", "4", "5"),
        "the Interloper's Physical bonus (INT-R3); auto: 3, or what suits the tuned set",
    ),
    Option(
        "round_limit", "40", ("40", "10"),
        "rounds until the game is a draw, 10 to 100; 0: no limit (INT-18.10)",
        a_limit,
    ),
    Option(
        "content", "tuned", (*content.SETS, "file:<path>"),
        "the board and the cards: the original numbers, or numbers that play better",
        content_of(content.SETS),
    ),
)  # fmt: skip


def check(players: int, options: Mapping[str, str]) -> None:
    """What the content must have for these players."""
    pack = content.load(options)
    if pack.characters < players - 1:
        raise Refused(
            f"option content: {players} players need {players - 1} Colonists, and this has fewer"
        )
    wanted = players + content.setting("trait_delta", players, options)
    if len(pack.decks[3]) < wanted + 1:
        raise Refused(
            f"option content: this table needs {wanted + 1} Xeno cards, and this has fewer"
        )


def begin(g: Interloper, options: Mapping[str, str]) -> None:
    """What the options say, and the steps of the set-up."""
    g.split_repair = options["repair_thresholds"] == "split"
    g.shared_use = options["room_use_limit"] == "shared"
    g.bounded = options["loser_fallback"] == "bounded"
    g.friendly_fire = options["friendly_fire"] == "on"
    g.slot_once = options["abigail_ignore"] == "once"
    g.alien_moves = options["alien_moves_npcs"] == "on"
    g.npc_per_colour = content.setting("npc_per_colour", g.people, options)
    g.npc_moves = int(options["npc_moves_per_player"])
    g.trait_delta = content.setting("trait_delta", g.people, options)
    g.family_limit = options["family_limit"] == "1"
    g.prime_bonus = content.setting("alien_physical_bonus", g.people, options)
    g.round_limit = int(options["round_limit"])
    g.stack.extend(g.cards.set_up)


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """INT-16.17: own traits may be turned up whenever the game waits, but not within checks."""
    state = cast(Interloper, g)
    if not state.round or state.checking or not state.face_down[seat]:
        return []
    return [(n.REVEAL_WINDOW, choices.PICK + trait) for trait in traits.hidden(state, seat, 0)]


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """INT-16.17, 17.24: turned up at once; a half-made choice begins anew."""
    g.suspend()
    if g.begun:
        g.stack[-1] = g.begun
    g.interject((traits.turn_up_now, seat, (option - choices.PICK) % SLOTS))


def trait_name(g: State, trait: int) -> str:
    """A trait by the number of its slot."""
    return str(trait % SLOTS + 1)


def trait_words(g: State, trait: int, names: Names) -> str:
    """A trait as its holder sees it."""
    slots = cast(Interloper, g).traits[trait // SLOTS]
    return str(g.pack.titles["card"][slots[trait % SLOTS] & DESIGN])


REFERENTS = {
    "seat": SEATED,
    "card": pool("card"),
    "figure": pool("figure"),
    "place": pool("place"),
    "edge": pool("edge"),
    "item": Referent(lambda g: SLOTS * g.players, trait_name, trait_words),
    "number": numbers(SLOTS),
}


def claimed_by(g: Interloper) -> list[int]:
    """By NPC, the seat that claimed it, or -1."""
    owner = [-1] * len(g.cards.npc_type)
    for seat in range(g.players):
        for npc in bits(g.claimed[seat]):
            owner[npc - NPC] = seat
    return owner


def suppressed(g: Interloper) -> list[str]:
    """The traits that are out of force."""
    return [
        g.cards.names["card"][card & DESIGN]
        for seat in range(g.players)
        for slot, card in enumerate(g.traits[seat])
        if g.suppressed[seat] >> slot & 1
    ]


# Public facts that follow from others: marks on rooms, figures and NPCs.
DERIVED: Final[Mapping[str, Callable[[Interloper], Any]]] = {
    "turn": lambda g: g.turn,
    "figures": lambda g: list(g.cards.names["figure"]),
    "npc_type": lambda g: list(g.cards.npc_type),
    "claimed_by": claimed_by,
    "wrecked_rooms": lambda g: bits(g.wrecked),
    "breached": lambda g: bits(g.breached),
    "activated": lambda g: bits(g.activated),
    "searched": lambda g: bits(g.searched),
    "blocked": lambda g: bits(g.blocked),
    "no_stalk": lambda g: bits(g.no_stalk),
    "attacked": lambda g: bits(g.attacked),
    "assisted": lambda g: bits(g.assisted),
    "protected": lambda g: bits(g.protected),
    "stalked": lambda g: bits(g.stalked),
    "dead_npcs": lambda g: bits(g.npcs & ~g.alive),
    "recorded": lambda g: bits(g.recorded),
    "noted": lambda g: bits(g.noted),
    "suppressed": suppressed,
}


def out(g: State) -> int:
    """INT-15.11: the players of dead Colonists."""
    state = cast(Interloper, g)
    return sum(
        1 << seat
        for seat, figure in enumerate(state.figure_of)
        if state.round and COLONIST <= figure < NPC and state.at[figure] < 0
    )


GAME = Game(
    name="interloper",
    title="Interloper",
    blurb="Something is aboard. Alone it kills you; together you may outrun it, or outfight it.",
    rule_prefix="INT",
    min_players=3,
    max_players=6,
    default_players=4,
    minutes=(60, 90),
    tags=("one against many", "hidden powers", "on a map"),
    zones=ZONES,
    facts=FACTS,
    kinds=KINDS,
    events=EVENTS,
    options=OPTIONS,
    streams=STREAMS,
    sides=tuple(SIDES),
    reasons=tuple(REASONS),
    state=Interloper,
    rules=rules,
    load=content.load,
    begin=begin,
    check=check,
    interjections=interjections,
    interject=interject,
    forbids=why.FORBIDS,
    noes=NOES,
    fills=why.FILLS,
    referents=REFERENTS,
    derived=DERIVED,
    unanswered=FIRST,
    possible=worlds.possible,
    bots={"sensible": bot.Sensible},
    vocabulary=vocabulary,
    chart=CHART,
    face=face,
    chapters=RULES,
    goals=goals,
    scores=scores,
    out=out,
    subjects=SUBJECTS,
    readings=READINGS,
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)
