"""What a viewer may know: the one place that decides visibility.

A viewer is a seat, or None for a spectator. A view is a white list: what no declaration shows is
hidden. Clients, logs, bots and imagination all see through these functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .cards import KIND, PLACE, WITHIN, viewer_mask
from .declare import Event, Game, Kind
from .state import NO_WINDOW, State, Step
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
        "zones": {zone.name: zone_seen(zone, g, viewer) for zone in game.zones},
        "facts": {
            fact.name: fact_seen(getattr(g, fact.name), fact.sees, viewer) for fact in game.facts
        }
        | game.derived(g),
        "asked": [
            {"seat": seat, "kind": kind.name}
            for seat, kind in ((ask[1], shown_kind(game, g, ask[2])) for ask in g.open)
            if not kind.window
        ],
        "window": None if g.window == NO_WINDOW else game.kinds[g.window].name,
        "decisions": [] if viewer is None else decisions(game, g, viewer),
        "outcome": outcome(game, g),
    }


def shown_kind(game: Game, g: State, kind: int) -> Kind:
    """The kind of an open decision as all see it: of a half-made choice, that of its beginning."""
    return game.kinds[g.first_kind if g.begun else kind]


def decisions(game: Game, g: State, seat: int) -> list[dict[str, Any]]:
    """The open decisions of one seat, with options by their meaning."""
    return [
        {
            "id": number,
            "kind": game.kinds[kind].name,
            "options": [option_name(game, g, kind, option) for option in options],
        }
        for number, asked, kind, options in g.open
        if asked == seat
    ]


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
    label, refers, index = game.kinds[kind].split(option)
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
        seen["kind"] = game.kinds[seen["kind"]].name
    return seen


def _argument(g: State, kind: Event, name: str, value: int) -> Any:
    if name in kind.labels:
        return kind.labels[name][value]
    sort = name.partition("_")[0]
    return g.pack.names[sort][value] if sort in g.pack.names else value


def fact_seen(value: Any, sees: str, viewer: Viewer) -> Any:
    """What this viewer sees of a fact."""
    if sees == ALL:
        return value[:] if isinstance(value, list) else value
    return None if viewer is None else value[viewer]


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
