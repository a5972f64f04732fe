"""Gloom's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, cast

from shipboard.kernel.declare import (
    ALL,
    ITEM,
    NOBODY,
    OWNER,
    SEAT,
    Fact,
    Game,
    Option,
    Zone,
)
from shipboard.kernel.options import a_number, content_of
from shipboard.kernel.referents import SEATED, Names, Referent, pool
from shipboard.kernel.state import Refused, State

from . import bot, content, rules, why
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .face import RULES, face
from .goals import goals
from .pack import BLANK, CLEAR, EMPTY
from .readings import READINGS, SUBJECTS
from .reasons_not import NOES
from .rules import ending, stacks
from .scores import scores
from .state import STREAMS, Gloom
from .tale import tell
from .vocabulary import vocabulary

ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("discard", ALL),
    Zone("hand", OWNER, SEAT),
    Zone("stacks", ALL, ITEM, ordered=True),
    Zone("announced", ALL),
    Zone("responding", ALL),
    Zone("passing", OWNER, SEAT),
    Zone("peeked", NOBODY),
    Zone("box", ALL),
    Zone("crew", ALL, SEAT, pool="character", ordered=True),
    Zone("spare", ALL, pool="character"),
    Zone("references", ALL, pool="reference"),
)

FACTS = (
    *map(Fact, (
        "turn", "active", "action", "actions", "skip_turns", "skip_draws", "quiet", "turn_cap",
        "free_play", "named_player",
    )),
    Fact("played_by", most=(0, 12)),
    Fact("named", most=(4,)),
)  # fmt: skip

CREW_ASSIGNMENT = ("free", "random", "draft")
START_PLAYER = ("random", "story", "seat")


OPTIONS = (
    Option(
        "crew_assignment",
        "free",
        CREW_ASSIGNMENT,
        "how crews are made: chosen seat by seat, dealt, or drafted (GLM-2.3, 16.1, 16.2)",
    ),
    Option(
        "start_player",
        "random",
        START_PLAYER,
        "who starts: a random player, whoever had the worst day, or start_seat (GLM-2.10, R4)",
    ),
    Option(
        "start_seat",
        "0",
        ("0", "1", "2", "3", "4"),
        "the seat that takes the first turn when start_player is seat",
    ),
    Option("very_simple", "off", ("off", "on"), "ignore the effect text of every card (GLM-17.1)"),
    Option(
        "very_simple_events",
        "keep",
        ("keep", "remove"),
        "Events in a very simple game: played without effect, or left in the box (GLM-R49)",
    ),
    Option(
        "card_set",
        "standard",
        ("standard", "file:<path>", "standard,file:<path>"),
        "the cards to play with: the built-in set, your own file, or several with commas between",
        content_of(content.SETS),
    ),
    Option(
        "turn_cap",
        "auto",
        ("auto", "40", "60", "80", "100"),
        "turns after which the game ends: auto (100 for each player) or a number (GLM-R64)",
        a_number(0, 99999),
    ),
    Option(
        "story_log",
        "on",
        ("on", "off"),
        "let players tell a sentence of the story with each play (GLM-15.2)",
    ),
    Option("reveal_hands_at_end", "on", ("on", "off"), "show all hands after the game (GLM-R68)"),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Combinations that the options table does not allow."""
    if options["start_player"] == "seat" and int(options["start_seat"]) >= players:
        raise Refused(f"option start_seat: with {players} players the seats are 0 to {players - 1}")
    cap = options["turn_cap"]
    if cap != "auto" and not 20 * players <= int(cap) <= 1000 * players:
        span = f"{20 * players} to {1000 * players}"
        raise Refused(f"option turn_cap must be auto or {span} with {players} players, not {cap}")
    content.check_size(content.load(options), players)


def begin(g: Gloom, options: Mapping[str, str]) -> None:
    """What the options say, and the steps of the set-up."""
    g.start_seat = int(options["start_seat"])
    cap = options["turn_cap"]
    g.turn_cap = 100 * g.people if cap == "auto" else int(cap)
    g.show_hands = options["reveal_hands_at_end"] == "on"
    g.stack.extend(g.cards.set_up)


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """Nothing is ever done unasked (GLM-13.3)."""
    return []


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """GLM-13.3: nothing is ever done unasked."""
    raise Refused("in this game you can act only when you are asked (GLM-13.3)")


def character_name(g: State, c: int) -> str:
    """A Character by its id."""
    return g.pack.names["character"][c]


def character_words(g: State, c: int, names: Names) -> str:
    """A Character as a person points at it."""
    state = cast(Gloom, g)
    title = g.pack.titles["character"][c]
    if state.owner[c] < 0:
        return title
    life = ", dead" if state.dead[c] else ""
    return f"{title} ({names.seat(state.owner[c])}, {stacks.worth_of(state, c)}{life})"


REFERENTS = {
    "seat": SEATED,
    "card": pool("card"),
    "item": Referent(lambda g: len(g.pack.names["character"]), character_name, character_words),
}


def character(g: Gloom, c: int) -> dict[str, Any]:
    """GLM-4.7: all that a stack shows."""
    pack, stack = g.cards, g.stacks[c]
    slots = [stacks.shown_slot(pack, stack, k) for k in range(3)]
    shown = [stacks.shown_icon(pack, stack, k) for k in range(3)]
    return {
        "owner": g.owner[c],
        "dead": g.dead[c] > 0,
        "self_worth": stacks.worth_of(g, c),
        "slots": [None if value == EMPTY else value for value in slots],
        "icons": [icon_name(g, icon) for icon in shown],
        "showing": [
            name for i, name in enumerate(pack.icon_names) if stacks.icons_of(g, c) >> i & 1
        ],
        "text": pack.names["card"][stack[-1]] if stack else character_name(g, c),
        "portrait": pack.names["card"][stack[g.face[c]]]
        if g.face[c] >= 0
        else character_name(g, c),
    }


def icon_name(g: Gloom, icon: int) -> str | None:
    """What an icon position shows."""
    if icon == CLEAR:
        return None
    return "blank" if icon == BLANK else g.cards.icon_names[icon.bit_length() - 1]


# Public facts that follow from others.
DERIVED: Final[Mapping[str, Callable[[Gloom], Any]]] = {
    "characters": lambda g: {
        g.pack.names["character"][c]: character(g, c) for crew in g.crew for c in crew
    },
    "draw_limit": lambda g: [stacks.draw_limit(g, seat) for seat in range(g.players)],
    "totals": lambda g: [ending.total(g, seat) for seat in range(g.players)],
    "free_plays": lambda g: len(g.grants),
    "recycled": lambda g: [g.pack.names["card"][design] for design in g.recycled],
}


GAME = Game(
    name="gloom",
    title="Gloom in Space",
    blurb="Make your own crew miserable and cheer up everybody else's. Then kill them off.",
    rule_prefix="GLM",
    min_players=2,
    max_players=5,
    default_players=4,
    minutes=(45, 75),
    tags=("storytelling", "dark humour", "everybody for themselves"),
    zones=ZONES,
    facts=FACTS,
    kinds=KINDS,
    events=EVENTS,
    options=OPTIONS,
    streams=STREAMS,
    sides=SIDES,
    reasons=tuple(REASONS),
    state=Gloom,
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
    face=face,
    chapters=RULES,
    goals=goals,
    scores=scores,
    subjects=SUBJECTS,
    readings=READINGS,
    bots={"sensible": bot.Sensible},
    vocabulary=vocabulary,
    advice=content.advice,
    tale=tell,
    notes=lambda options: options["story_log"] == "on",
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)
