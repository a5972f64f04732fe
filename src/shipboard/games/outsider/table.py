"""Outsider's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, cast

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
from shipboard.kernel.options import ON_OFF, a_seat, content_of, seat_in
from shipboard.kernel.referents import SEATED, numbers, pool
from shipboard.kernel.state import Refused, State

from . import bot, content, rules, why, worlds
from . import numbers as n
from .bot.witness import Witness
from .decisions import KINDS
from .events import EVENTS, REASONS, SIDES
from .face import RULES, face
from .goals import goals
from .ledger import LEDGER
from .readings import READINGS, SUBJECTS
from .reasons_not import NOES
from .rules import acts, ongoing, windows
from .scores import scores
from .state import STREAMS, Outsider
from .vocabulary import vocabulary

CRISIS = "crisis"
ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("piles", NOBODY, ITEM, ordered=True),
    Zone("discard", ALL, ordered=True),
    Zone("entropy", NOBODY),
    Zone("supply", NOBODY),
    Zone("hand", OWNER, SEAT),
    Zone("picked", OWNER, SEAT),
    Zone("taken", OWNER, SEAT),
    Zone("pledged", ALL, SEAT),
    Zone("goals_in_play", ALL, ordered=True),
    Zone("claimed", ALL),
    Zone("completed", ALL, SEAT),
    Zone("playing", ALL, ordered=True, words="Being played"),
    Zone("looked", NOBODY, words="Looked at"),
    Zone("dealing", NOBODY),
    Zone("crisis_deck", NOBODY, pool=CRISIS, ordered=True, words="Crises"),
    Zone("crisis_discard", ALL, pool=CRISIS, ordered=True, words="Past Crises"),
    Zone("resolving", ALL, pool=CRISIS, ordered=True),
    Zone("ongoing", ALL, pool=CRISIS, ordered=True),
    Zone("looked_crises", NOBODY, pool=CRISIS),
    Zone("chosen_crisis", NOBODY, pool=CRISIS),
    Zone("drawn", NOBODY, pool=CRISIS),
    Zone("assigned", NOBODY, pool=CRISIS, ordered=True),
    Zone("roll", ALL, pool="member"),
    Zone("unassigned", NOBODY, pool="member"),
    Zone("victims", NOBODY, pool="member", ordered=True),
    Zone("character", ALL, SEAT, pool="character"),
    Zone("box", NOBODY, pool="character"),
    Zone("dead", ALL, pool="character"),
    Zone("loyalty", OWNER, SEAT, pool="loyalty"),
    Zone("unused", NOBODY, pool="loyalty"),
)

FACTS = (
    *map(Fact, (
        "turn", "active", "first", "direction", "survival", "token", "slow", "slowed", "used",
        "granted", "bought", "discount", "skip_entropy", "dead_count",
        "outsiders", "start_survival",
    )),
    Fact("used_abilities", most=(12,)),
    Fact("resolvers", most=(8,)),
    Fact("ongoing_by", most=(8,)),
    Fact("chosen", most=(8,)),
)  # fmt: skip


def pool_option(text: str) -> str | None:
    """Ids of Characters joined by `+`."""
    return text if "+" in text else None


PLACES = ("bridge", "labs", "quarters", "cargo", "engines")
END_MODES = ("obliteration", "eclipse", "dark_surge")
MASS_DOOM = ("all_newly", "none_left", "off")

OPTIONS = (
    Option(
        "outsiders",
        "auto",
        ("auto", "0", "1", "2", "3"),
        "how many Outsiders there are (OUT-1.7, 23.1)",
    ),
    Option(
        "character_assignment",
        "random",
        ("random", "choice"),
        "how players get their Characters (OUT-1.5)",
    ),
    Option(
        "character_pool",
        "all",
        ("all",),
        "the Characters in the game: all, or some ids joined by +",
        pool_option,
    ),
    Option(
        "first_player",
        "random",
        ("random", "seat:<k>"),
        "who takes the first turn if nobody is the Captain (OUT-1.13)",
        a_seat,
    ),
    Option("loc_goals", "off", ON_OFF, "you complete a Goal only at its location (OUT-16)"),
    Option("loc_actions", "off", ON_OFF, "you can act only on players at your location (OUT-17)"),
    Option("loc_draw_entropy", "off", ON_OFF, "the deck is spread over the locations (OUT-18)"),
    Option("loc_supply", "off", ON_OFF, "the Supply lies at a location (OUT-19)"),
    Option("supply_location", "cargo", PLACES, "at which location it lies (OUT-19.1)"),
    Option("end_mode", "obliteration", END_MODES, "what happens at Obliteration (OUT-14, 20, 21)"),
    Option(
        "doom_mode", "doomed", ("doomed", "quick_dead"), "play with The Quick and the Dead (OUT-22)"
    ),
    Option(
        "mass_doom", "all_newly", MASS_DOOM, "what counts as all being Doomed at once (OUT-R31)"
    ),
    Option(
        "start_survival",
        "3",
        tuple(str(points) for points in range(1, 7)),
        "Survival at the start; 3 by the rules (OUT-1.12)",
    ),
    Option(
        "content",
        "chimera_tuned",
        ("chimera_tuned", "chimera_core", "file:<path>"),
        "the cards to play with: core with the original numbers, tuned with better ones",
        content_of(content.SETS),
    ),
    Option(
        "talk", "on", ("on", "off"), "let players talk about what they hold and plan (OUT-12.5)"
    ),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Combinations that the options table does not allow."""
    value = options["first_player"]
    if seat_in(value) >= players:
        raise Refused(
            f"option first_player: with {players} players the seats are 0 to {players - 1}"
        )
    if options["outsiders"] != "auto" and int(options["outsiders"]) > min(3, players - 1):
        raise Refused(f"option outsiders: {players} players can have at most {min(3, players - 1)}")
    pack = content.load(options)
    content.check_size(pack, players)
    need = players + (options["doom_mode"] == "quick_dead")
    if len(character_pool(pack, options)) < need:
        raise Refused(f"option character_pool: this table needs at least {need} Characters")
    if options["loc_supply"] == "on" and options["supply_location"] not in pack.names["place"][:-1]:
        raise Refused("option supply_location: these cards have no such location")


def character_pool(pack: Any, options: Mapping[str, str]) -> tuple[int, ...]:
    """The Characters in use, by number."""
    known = pack.names["character"]
    if options["character_pool"] == "all":
        return tuple(range(len(known)))
    wanted = options["character_pool"].split("+")
    for id_ in wanted:
        if id_ not in known:
            raise Refused(
                f"option character_pool: there is no {id_!r}; choose from {', '.join(known)}"
            )
    return tuple(sorted({known.index(id_) for id_ in wanted}))


def begin(g: Outsider, options: Mapping[str, str]) -> None:
    """What the options say, and the steps of the set-up."""
    wanted = options["outsiders"]
    g.outsiders = (1 if g.people < 5 else 2) if wanted == "auto" else int(wanted)
    first = options["first_player"]
    g.first_option = seat_in(first)
    g.loc_goals = options["loc_goals"] == "on"
    g.loc_actions = options["loc_actions"] == "on"
    g.loc_draw = options["loc_draw_entropy"] == "on"
    g.loc_supply = options["loc_supply"] == "on"
    g.located = g.loc_goals or g.loc_actions or g.loc_draw or g.loc_supply
    if g.loc_supply:
        g.supply_place = g.pack.names["place"].index(options["supply_location"])
    if g.loc_draw:
        g.piles = [[] for _ in g.cards.neighbours]
    g.end_mode = END_MODES.index(options["end_mode"])
    g.quick_dead = options["doom_mode"] == "quick_dead"
    g.mass_doom = MASS_DOOM.index(options["mass_doom"])
    g.start_survival = int(options["start_survival"])
    g.box.extend(character_pool(g.pack, options))
    g.stack.extend(g.cards.set_up)


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """OUT-R65: while the active player's menu waits, the others may still play as in W1."""
    state = cast(Outsider, g)
    if seat == state.active or not g.open or g.open[0][2] != n.ACT:
        return []
    return [(n.WINDOW_ACT, option) for option in windows.plays(state, seat, windows.W1)[1:]]


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """OUT-R65: it counts as a W1 play; W1 and the menu start again."""
    again = (windows.open_window, windows.W1, cast(Outsider, g).active, 0)
    g.interject((windows.window_play, seat, option), again, (ongoing.check_endings,))


REFERENTS = {
    "seat": SEATED,
    "card": pool("card"),
    "character": pool("character"),
    "ability": pool("ability"),
    "place": pool("place"),
    "number": numbers(200),
}


def destroyed(g: Outsider) -> list[int]:
    """The places with nothing left, as far as all know."""
    return [
        place
        for place in range(len(g.piles))
        if g.turn > 0 and not g.piles[place] and not (g.looked and place in g.token)
    ]


# Public facts that follow from others.
DERIVED: Final[Mapping[str, Callable[[Outsider], Any]]] = {
    "doomed": lambda g: [s for s in range(g.players) if g.turn > 0 and not g.survival[s]],
    "base_left": acts.base_left,
    "price": lambda g: acts.price(g, 1) if g.turn > 0 else 0,
    "goal_price": lambda g: acts.price(g, acts.goal_cost(g)) if g.turn > 0 else 0,
    "destroyed": destroyed,
}


def talks(options: Mapping[str, str]) -> bool:
    """OUT-12.5: whether claims are made at this table."""
    return options["talk"] == "on"


GAME = Game(
    name="outsider",
    title="Outsider",
    blurb="A damaged ship, a shrinking deck, and one of you who does not want to get home.",
    rule_prefix="OUT",
    min_players=3,
    max_players=6,
    default_players=4,
    minutes=(40, 90),
    tags=("hidden traitor", "cooperation", "crises"),
    zones=ZONES,
    facts=FACTS,
    kinds=KINDS,
    events=EVENTS,
    options=OPTIONS,
    streams=STREAMS,
    sides=tuple(SIDES),
    reasons=tuple(REASONS),
    state=Outsider,
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
    face=face,
    chapters=RULES,
    goals=goals,
    ledger=LEDGER,
    scores=scores,
    subjects=SUBJECTS,
    readings=READINGS,
    possible=worlds.possible,
    bots={"sensible": bot.Sensible},
    witness=Witness,
    notes=talks,
    talk=talks,
    advice=content.advice,
    vocabulary=vocabulary,
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)
