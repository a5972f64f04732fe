"""Checks of the machine itself: options, conservation, clones, saves, askers, declarations.

Each returns a list of what is wrong, empty if nothing is.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import ALL, ITEM, NOBODY, OWNER, SEAT, TABLE, Game
from shipboard.kernel.save import digest, dump, load
from shipboard.kernel.state import SEATS, Row, State, clone, field_names, row_fields
from shipboard.kernel.view import cards_in_rows

Pools = dict[str, Counter[int]]


def cards_by_pool(game: Game, g: State) -> Pools:
    """How many cards of each design there are in each pool, wherever they lie."""
    pools: dict[str, list[int]] = {}
    for zone in game.zones:
        cards = pools.setdefault(zone.pool, [])
        lists = getattr(g, zone.name)
        for pile in [lists] if zone.per == TABLE else lists:
            cards += pile
    for name, cards in pools.items():
        cards += cards_in_rows(game, g, name)
    return {name: Counter([card & DESIGN for card in cards]) for name, cards in pools.items()}


def conserved(game: Game, g: State, pools: Pools) -> list[str]:
    """No card appears or vanishes."""
    now = cards_by_pool(game, g)
    return [
        f"pool {pool}: {dict(now[pool] - was)} appeared, {dict(was - now[pool])} vanished"
        for pool, was in pools.items()
        if dict(now[pool]) != dict(was)  # counters would look for each kind one by one
    ]


def well_asked(game: Game, g: State, ids: dict[int, tuple[int, int]]) -> list[str]:
    """Every open decision has options of its kind, and an id that was never another decision's.

    `ids` remembers the ids of the game so far. A decision stays open under its id while others
    answer.
    """
    wrong = []
    if not g.over and not g.open:
        wrong.append("nobody is asked and the game is not over")
    for number, seat, kind, options in g.open:
        declared = game.kind(g.pack, kind)
        name = declared.name
        if not options:
            wrong.append(f"{name} has no option")
        if len(set(options)) != len(options):
            wrong.append(f"{name} has an option twice: {options}")
        if not set(options) <= set(game.every_option(declared, g)):
            wrong.append(f"{name} has options that it does not declare: {options}")
        if not 0 <= seat < g.people:
            wrong.append(f"{name} asks seat {seat}")
        if ids.setdefault(number, (seat, kind)) != (seat, kind):
            wrong.append(f"decision {number} was another one before")
    if len({ask[0] for ask in g.open}) != len(g.open):
        wrong.append("two open decisions have one id")
    return wrong


def changeable_in(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every list and row in there, at every depth. Options are asked once and never changed."""
    if isinstance(value, list):
        yield path, value
        for i, item in enumerate(value):
            yield from changeable_in(item, f"{path}[{i}]")
    elif isinstance(value, Row):
        yield path, value
        for name in row_fields(type(value)):
            yield from changeable_in(getattr(value, name), f"{path}.{name}")


def cloned(g: State) -> list[str]:
    """A clone has equal fields, and no list and no row in common with its original."""
    copy = clone(g)
    wrong = []
    if digest(copy) != digest(g):
        wrong.append("the clone has another digest")
    if field_names(copy) != field_names(g):
        wrong.append("the clone has other fields")
    for name in field_names(g):
        mine = {id(found) for _, found in changeable_in(getattr(g, name), name)}
        for path, found in changeable_in(getattr(copy, name), name):
            if id(found) in mine:
                wrong.append(f"the clone shares {path}")
    return wrong


def saved(game: Game, g: State) -> tuple[State, list[str]]:
    """The state through real JSON text and back, and what was lost on the way."""
    text = json.dumps(dump(g))
    again = load(game, json.loads(text), g.pack)
    wrong = []
    if digest(again) != digest(g):
        wrong.append("a saved state comes back with another digest")
    wrong += [
        f"{name} is lost in a save"
        for name in field_names(g)
        if name not in ("events", "telling") and getattr(again, name) != getattr(g, name)
    ]
    return again, wrong


def asks_only(g: State) -> list[str]:
    """A step that asks does nothing else: carried out again on a copy, it asks the same."""
    copy = clone(g)
    if not copy.open or (copy.given and -1 not in copy.given):
        return []
    given = copy.given[:]
    asked = copy.asked[:]
    copy.suspend()
    if g.window < 0:
        copy.moment -= 1
    before = _without_ask(copy)
    step = copy.stack.pop()
    step[0](copy, *step[1:])
    wrong = []
    for seat, answer in zip(asked, given, strict=True):
        if answer >= 0:
            copy.open = [ask for ask in copy.open if ask[1] != seat]
    here = [ask[1:] for ask in g.open]
    if [ask[1:] for ask in copy.open] != here:
        wrong.append(f"{step[0].__name__} asks anew: {copy.open} instead of {g.open}")
    if g.window < 0 and copy.open != g.open:
        wrong.append(f"{step[0].__name__} asks under other ids")
    copy.stack.append(step)
    if _without_ask(copy) != before:
        wrong.append(f"{step[0].__name__} does more than ask")
    return wrong


def _without_ask(g: State) -> dict[str, Any]:
    """The state apart from what asking changes."""
    asking = {"open", "asked", "given", "waiting", "asker", "moment", "repeats"}
    return {name: value for name, value in dump(g).items() if name not in asking | {"window"}}


def well_told(game: Game, g: State) -> list[str]:
    """Every event has the arguments that it declares."""
    wrong = []
    for number, args, _, secret in g.events:
        event = game.events[number]
        if (len(args), len(secret)) != (len(event.told), len(event.secret)):
            wrong.append(f"{event.name} is told with {args} and {secret}")
    return wrong


def declared(game: Game, g: State) -> list[str]:
    """The declarations fit together and fit the state."""
    wrong = []
    if game.max_players >= SEATS:
        wrong.append("more seats than the marks on the cards can tell apart")
    names = [zone.name for zone in game.zones] + [fact.name for fact in game.facts]
    wrong += [f"{name} is declared twice" for name in names if names.count(name) > 1]
    wrong += [f"the state has no {name}" for name in names if name not in field_names(g)]
    for zone in game.zones:
        if zone.sees not in (ALL, OWNER, NOBODY) or zone.per not in (TABLE, SEAT, ITEM):
            wrong.append(f"zone {zone.name} is seen by {zone.sees}, per {zone.per}")
        if zone.sees == OWNER and zone.per != SEAT:
            wrong.append(f"zone {zone.name} has no owners")
        if zone.pool not in g.pack.names:
            wrong.append(f"the pack names no {zone.pool}")
    for pool, backs in g.pack.backs.items():
        if len(backs) != len(g.pack.names.get(pool, ())):
            wrong.append(f"pool {pool} has {len(backs)} backs for its designs")
        if len(set(backs)) < 2:
            wrong.append(f"pool {pool} declares backs, and all are alike")
    for kind in (*game.kinds, *g.pack.asks):
        if not kind.prompt or not kind.rule.startswith(f"{game.rule_prefix}-"):
            wrong.append(f"kind {kind.name} lacks a prompt or a rule number")
        for _, label, refers in kind.sections():
            if not label and not refers:
                wrong.append(f"kind {kind.name} has an option without a name")
        labels = {label for _, label, refers in kind.sections() if not refers}
        if kind.default is not None and kind.default not in labels:
            wrong.append(f"kind {kind.name} has the default {kind.default}, which is no option")
        if kind.window and kind.default is None:
            wrong.append(f"window {kind.name} has no way to decline")
    for what in ((*game.kinds, *g.pack.asks), game.events, game.options, game.zones):
        repeated = [name for name, n in Counter(item.name for item in what).items() if n > 1]
        wrong += [f"{name} is declared twice" for name in repeated]
    return wrong


def undeclared(game: Game, g: State) -> list[str]:
    """Fields that no zone and no fact shows: hidden, which golden/<game>.json says on purpose."""
    kernel = set(field_names(State(g.players, b"", (), g.pack)))
    shown = {zone.name for zone in game.zones} | {fact.name for fact in game.facts}
    return sorted(set(field_names(g)) - kernel - shown)
