"""What a viewer may know: the one place that decides visibility.

A viewer is a seat, or None for a spectator. A view is a white list: what no declaration shows is
hidden. Clients, logs, bots and imagination all see through these functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .cards import KIND, PLACE, WITHIN, viewer_mask
from .declare import Event, Fact, Game, Kind
from .state import NO_WINDOW, Row, State, Step, row_fields
from .zones import ALL, OWNER, TABLE, Zone

Viewer = int | None


def sees_all(zone: Zone, index: int, viewer: Viewer) -> bool:
    """Whether the declaration shows this viewer all cards of the zone's pile number `index`."""
    return zone.sees == ALL or (zone.sees == OWNER and index == viewer)


def view(game: Game, g: State, viewer: Viewer) -> dict[str, Any]:
    """All that this viewer may know of the position, as plain JSON values."""
    return {
        "game": game.name,
        "viewer": viewer,
        "players": g.players,
        "automatic": list(range(g.people, g.players)),
        "zones": {zone.name: zone_seen(zone, g, viewer) for zone in game.zones},
        "facts": {fact.name: fact_seen(fact, g, viewer) for fact in game.facts} | game.derived(g),
        "asked": [
            {"seat": seat, "kind": kind.name}
            for seat, kind in ((ask[1], shown_kind(game, g, ask[2])) for ask in g.open)
            if not kind.window
        ],
        "window": None if g.window == NO_WINDOW else game.kind(g.pack, g.window).name,
        "decisions": [] if viewer is None else decisions(game, g, viewer),
        "outcome": outcome(game, g),
    }


def shown_kind(game: Game, g: State, kind: int) -> Kind:
    """The kind of an open decision as all see it: of a half-made choice, that of its beginning."""
    return game.kind(g.pack, g.first_kind if g.begun else kind)


def decisions(game: Game, g: State, seat: int) -> list[dict[str, Any]]:
    """The open decisions of one seat, with options by their meaning."""
    return [
        asked(
            game.kind(g.pack, kind),
            number,
            [option_name(game, g, kind, option) for option in options],
        )
        for number, who, kind, options in g.open
        if who == seat
    ]


def asked(kind: Kind, number: int, options: Sequence[str]) -> dict[str, Any]:
    """A decision as a player is asked it."""
    shown: dict[str, Any] = {"id": number, "kind": kind.name, "options": list(options)}
    if kind.like:
        shown["like"] = kind.like
    return shown


def outcome(game: Game, g: State) -> dict[str, Any] | None:
    """How the game ended, or None while it runs."""
    if not g.over:
        return None
    return {
        "winners": [seat for seat in range(g.players) if g.winners >> seat & 1],
        "side": game.sides[g.side],
        "reason": game.reasons[g.reason],
    }


def option_name(game: Game, g: State, kind: int, option: int) -> str:
    """An option by its meaning: `pass`, `seat:2`, `card:energy`, `repair:7`."""
    label, refers, index = game.kind(g.pack, kind).split(option)
    if not refers:
        return label
    return f"{label or refers}:{game.referents[refers].named(g, index)}"


def event(game: Game, g: State, happened: Step, viewer: Viewer) -> dict[str, Any]:
    """An event as this viewer saw it: named arguments, the secret ones only for its audience."""
    index, args, audience, secret = happened
    kind = game.events[index]
    seen: dict[str, Any] = {"event": kind.name}
    # Compiled, an index is far quicker than zip.
    for place, name in enumerate(kind.args):
        seen[name] = _argument(g, kind, name, args[place])
    if audience & viewer_mask(viewer):
        for place, name in enumerate(kind.secret):
            seen[name] = _argument(g, kind, name, secret[place])
    if "option" in seen:
        seen["option"] = option_name(game, g, seen["kind"], seen["option"])
        seen["kind"] = game.kind(g.pack, seen["kind"]).name
    return seen


def _argument(g: State, kind: Event, name: str, value: int) -> Any:
    if name in kind.labels:
        return kind.labels[name][value]
    sort = name.partition("_")[0]
    return g.pack.names[sort][value] if sort in g.pack.names else value


def fact_seen(fact: Fact, g: State, viewer: Viewer) -> Any:
    """What this viewer sees of a fact."""
    value = whole_fact(fact, g)
    if fact.sees == ALL:
        return value[:] if isinstance(value, list) else value
    return None if viewer is None else value[viewer]


def whole_fact(fact: Fact, g: State) -> Any:
    """A fact with rows as plain values; anything else is the state's own."""
    value = getattr(g, fact.name)
    if isinstance(value, Row):
        return _row_seen(fact, g, value)
    if type(value) is list and value and isinstance(value[0], Row):
        return [_row_seen(fact, g, row) for row in value]
    return value


def _row_seen(fact: Fact, g: State, row: Row) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for name in row_fields(type(row)):
        value = getattr(row, name)
        pool = fact.holds.get(name) or fact.tells.get(name)
        if pool is None:
            shown[name] = list(value) if isinstance(value, (list, tuple)) else value
            continue
        names = g.pack.names[pool]
        if isinstance(value, list):
            shown[name] = [names[card & KIND] for card in value]
        else:
            shown[name] = names[value & KIND] if value >= 0 else None
    return shown


def cards_in_rows(game: Game, g: State, pool: str) -> list[int]:
    """The cards of a pool that lie in rows, for all to see."""
    found: list[int] = []
    for fact in game.facts:
        value = getattr(g, fact.name) if fact.holds else []
        for row in [value] if isinstance(value, Row) else value:
            for name, held in fact.holds.items():
                if held == pool:
                    lies = getattr(row, name)
                    found.extend(lies if isinstance(lies, list) else [lies])
    return found


def zone_seen(zone: Zone, g: State, viewer: Viewer) -> Any:
    """What this viewer sees of a zone."""
    if zone.per == TABLE:
        return pile_seen(zone, g, 0, viewer)
    return [pile_seen(zone, g, index, viewer) for index in range(len(getattr(g, zone.name)))]


def pile_seen(zone: Zone, g: State, index: int, viewer: Viewer) -> dict[str, Any]:
    """What this viewer sees of the zone's pile number `index`."""
    pile: list[int] = getattr(g, zone.name)
    if zone.per != TABLE:
        pile = getattr(g, zone.name)[index]
    shown: dict[str, Any] = {"count": len(pile)}
    names = g.pack.names[zone.pool]
    if sees_all(zone, index, viewer):
        cards = [names[card & KIND] for card in pile]
        shown["cards"] = cards if zone.ordered else sorted(cards)
        return shown
    if zone.pool in g.pack.backs:
        backs = [g.pack.backs[zone.pool][card & KIND] for card in pile]
        shown["backs"] = backs if zone.ordered else sorted(backs)
    mask = viewer_mask(viewer)
    known = mask << PLACE | mask << WITHIN
    for card in pile:
        if card & known:
            break
    else:
        return shown
    placed = {index: names[card & KIND] for index, card in seen_at(pile, mask)}
    if placed and zone.ordered:
        shown["placed"] = placed
    present = [names[card & KIND] for card in pile if card >> WITHIN & mask]
    if not zone.ordered:
        present += placed.values()
    if present:
        shown["within"] = sorted(present)
    return shown


def seen_at(pile: list[int], mask: int) -> Iterator[tuple[int, int]]:
    """(place, card) of the cards whose place these viewers know."""
    return ((index, card) for index, card in enumerate(pile) if card >> PLACE & mask)
