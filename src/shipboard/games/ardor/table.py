"""Ardor's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, cast

from shipboard.kernel.declare import (
    ALL,
    NOBODY,
    OWNER,
    SEAT,
    Fact,
    Game,
    Option,
    Zone,
)
from shipboard.kernel.options import a_seat, content_of, seat_in
from shipboard.kernel.referents import PAIRS, SEATED, Names, Referent, pool
from shipboard.kernel.state import Refused, State

from . import bot, choices, content, rules, why
from . import numbers as n
from .bot.witness import Witness
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .face import RULES, face
from .goals import goals
from .ledger import LEDGER
from .pack import CELLS_IS_ONE
from .readings import READINGS, SUBJECTS
from .reasons_not import NOES
from .rules import martyr, oxygen, setup, votes
from .scores import scores
from .state import DEAD, STREAMS, Ardor, Malfunction
from .vocabulary import vocabulary

ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("discard", NOBODY, ordered=True),
    Zone("command_pile", NOBODY, words="Command Pile"),
    Zone("aside", NOBODY),
    Zone("heap", NOBODY),
    Zone("looked", NOBODY, words="Looked at"),
    Zone("revealed", ALL, words="Turned up"),
    Zone("playing", ALL, ordered=True, words="Being played"),
    Zone("unfolded", ALL, ordered=True, words="Out of the heap"),
    Zone("stage", ALL, ordered=True, words="Being carried out"),
    Zone("hand", OWNER, SEAT),
    Zone("front", ALL, SEAT, words="In front"),
    Zone("mission", OWNER, SEAT, pool="mission"),
    Zone("character", ALL, SEAT, pool="character"),
    Zone("box", NOBODY, pool="character"),
)

FACTS = (
    *map(Fact, (
        "turn", "active", "ally", "health", "skip", "ally_order", "energy_used", "cells",
        "cells_start", "alert_at", "protected", "protect_next", "forced_alert",
    )),
    Fact("votes", most=(6,)),
    Fact(
        "malfunctions", refers="item", holds={"card": "card", "energy": "card"},
        most=(12, 16), row=Malfunction,
    ),
)  # fmt: skip


OPTIONS = (
    Option(
        "first_player",
        "random",
        ("random", "seat:<k>", "last_saboteur"),
        "who takes the first turn (ARD-3.1)",
        a_seat,
    ),
    Option(
        "last_saboteur",
        "none",
        ("none", "seat:<k>"),
        "the seat of the last Saboteur in this series of games",
        a_seat,
    ),
    Option(
        "content",
        "base",
        (*content.SETS, "file:<path>"),
        "the cards to play with; several sets have commas between them (ARD-16.1)",
        content_of(content.SETS),
    ),
    Option(
        "deck_mix",
        "standard",
        ("standard", "tempered"),
        "how many of each card: standard, or kinder to the crew",
    ),
    Option(
        "vote_mode",
        "simultaneous",
        ("simultaneous", "sequential"),
        "vote all at once, or openly one after the other (ARD-R30)",
    ),
    Option(
        "dead_chooser",
        "self",
        ("self", "next_living"),
        "who chooses for a dead active player (ARD-R16)",
    ),
    Option(
        "martyr_prompt",
        "ask",
        ("ask", "auto_red", "auto_both"),
        "ask before Martyr is played, or play it as soon as possible",
    ),
    Option(
        "table_talk",
        "free",
        ("free", "structured", "off"),
        "free chat, a choice of set statements, or no talk (ARD-17.1)",
    ),
    Option(
        "red_know", "off", ("off", "on"), "with six players, the two red players know each other"
    ),
    Option(
        "cells_start", "6", ("4", "5", "6", "7", "8"), "oxygen cells at the start (for the lab)"
    ),
    Option(
        "alert_at",
        "2",
        tuple(str(cells) for cells in range(9)),
        "cells at which Red Alert begins (for the lab)",
    ),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Combinations that the options table does not allow."""
    for name in ("first_player", "last_saboteur"):
        value = options[name]
        if seat_in(value) >= players:
            raise Refused(f"option {name}: with {players} players the seats are 0 to {players - 1}")
    if options["red_know"] == "on" and players != 6:
        raise Refused("option red_know needs 6 players: only then are there two red players")
    if int(options["alert_at"]) > int(options["cells_start"]):
        raise Refused("option alert_at cannot be higher than cells_start")
    if "file:" in options["content"] and options["deck_mix"] != "standard":
        raise Refused("option deck_mix needs the built-in cards; a content file has its own counts")
    content.check_size(content.load(options), players)


def begin(g: Ardor, options: Mapping[str, str]) -> None:
    """What the options say, and the steps of the set-up."""
    g.cells_start = int(options["cells_start"])
    g.alert_at = int(options["alert_at"])
    g.sequential_votes = options["vote_mode"] == "sequential"
    g.next_living_chooses = options["dead_chooser"] == "next_living"
    g.auto_red = options["martyr_prompt"] != "ask"
    g.auto_blue = options["martyr_prompt"] == "auto_both"
    first = options["first_player"]
    if first == "last_saboteur":
        first = options["last_saboteur"]
    g.active = seat_in(first)
    g.stack.extend(g.cards.set_up)


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """ARD-R33: between windows a red holder may play Martyr whenever the game waits."""
    state = cast(Ardor, g)
    if state.cells != 1 or any(ask[1] == seat and ask[2] == n.MARTYR_RED for ask in g.open):
        return []
    return [
        (n.MARTYR_RED, choices.PLAY + design)
        for design in martyr.reactions(state, seat, CELLS_IS_ONE)
    ]


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """ARD-R33: the Martyr is played between windows."""
    g.interject((martyr.play_reaction, seat, CELLS_IS_ONE, option - choices.PLAY))


def checkpoint(g: State) -> bool:
    """ARD-R33: with one cell left a bot, too, may play Martyr beside whatever is asked."""
    return cast(Ardor, g).cells == 1


def malfunction_name(g: State, place: int) -> str:
    """ARD-R45: a Malfunction in play has a handle of its own while it stays there."""
    return str(cast(Ardor, g).malfunctions[place].handle)


def malfunction_words(g: State, place: int, names: Names) -> str:
    """A Malfunction as a person points at it."""
    state = cast(Ardor, g)
    malfunction = state.malfunctions[place]
    where = malfunction.holder
    before = "on the ship" if where < 0 else f"in front of {names.seat(where)}"
    have, need = len(malfunction.energy), state.cards.repair[malfunction.card]
    return f"{g.pack.titles['card'][malfunction.card]} {before} ({have} of {need})"


REFERENTS = {
    "seat": SEATED,
    "pair": PAIRS,
    "card": pool("card"),
    "item": Referent(
        lambda g: len(cast(Ardor, g).malfunctions), malfunction_name, malfunction_words, most=12
    ),
}


# Public facts that follow from others.
DERIVED: Final[Mapping[str, Callable[[Ardor], Any]]] = {
    "red_alert": oxygen.red_alert,
    "nominee": votes.nominee,
    "missions_in_use": lambda g: sorted(
        g.pack.names["mission"][design] for design in setup.MISSIONS_IN_USE[g.players]
    ),
}


def talks(options: Mapping[str, str]) -> bool:
    """ARD-17.1: whether players say what they like."""
    return options["table_talk"] == "free"


def out(g: State) -> int:
    """ARD-8.7, 8.11: the dead, but for one whose turn is being carried out to its end."""
    state = cast(Ardor, g)
    return sum(
        1 << seat
        for seat in range(g.players)
        if state.health[seat] == DEAD and seat != state.active
    )


GAME = Game(
    name="ardor",
    title="Ardor",
    blurb="A saboteur is aboard. Everyone slips cards into one pile, and nobody can prove a thing.",
    rule_prefix="ARD",
    min_players=3,
    max_players=6,
    default_players=4,
    minutes=(15, 30),
    tags=("hidden roles", "bluffing", "quick"),
    zones=ZONES,
    facts=FACTS,
    kinds=KINDS,
    events=EVENTS,
    options=OPTIONS,
    streams=STREAMS,
    sides=SIDES,
    reasons=tuple(REASONS),
    state=Ardor,
    rules=rules,
    load=content.load,
    begin=begin,
    check=check,
    interjections=interjections,
    interject=interject,
    checkpoint=checkpoint,
    forbids=why.FORBIDS,
    noes=NOES,
    fills=why.FILLS,
    referents=REFERENTS,
    derived=DERIVED,
    face=face,
    chapters=RULES,
    goals=goals,
    ledger=LEDGER,
    scores=scores,
    out=out,
    subjects=SUBJECTS,
    readings=READINGS,
    bots={"sensible": bot.Sensible},
    witness=Witness,
    notes=talks,
    talk=talks,
    vocabulary=vocabulary,
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)  # fmt: skip
