"""What a viewer may know: the one place that decides visibility.

A viewer is a seat, or None for a spectator. A view is a white list: what no declaration shows is
hidden. Clients, logs, bots and imagination all see through these functions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from .cards import DESIGN, PLACE, WITHIN, viewer_mask
from .declare import Event, Fact, Game, Kind
from .state import NO_WINDOW, Row, State, Step, row_fields
from .zones import ALL, OWNER, TABLE, Zone, piles_of

Viewer = int | None


def sees_all(zone: Zone, index: int, viewer: Viewer) -> bool:
    """Whether the declaration shows this viewer all cards of the zone's pile number `index`."""
    return zone.sees == ALL or (zone.sees == OWNER and index == viewer)


PARTED: Final = ("zones", "facts")  # what of a position has parts with names of their own


class Parts:
    """Parts of a position by name, each looked up when it is first read: before the next answer."""

    def __init__(self, names: Collection[str], look: Callable[[str], Any]) -> None:
        self.names = names
        self.look = look
        self.read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.read:
            self.read[name] = self.look(name)
        return self.read[name]

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def keys(self) -> Collection[str]:
        """All names, of what was not read yet too."""
        return self.names

    def __or__(self, others: Mapping[str, Any]) -> Parts:
        """The same but for these."""
        found = Parts(self.names, self.look)
        found.read = self.read | dict(others)
        return found


class Glances:
    """Views of one table for players who read some of what they may know."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.zones = {zone.name: zone for zone in game.zones}
        self.facts = {fact.name: fact for fact in game.facts}
        self.names = (*self.facts, *game.derived, *game.derived_own)

    def view(self, g: State, viewer: int) -> dict[str, Any]:
        """The same as `view`, but zones and facts are looked up only when they are read."""
        zones = Parts(self.zones, lambda name: zone_seen(self.zones[name], g, viewer))
        facts = Parts(self.names, lambda name: self.fact(g, name, viewer))
        seen = frame(self.game, g, viewer) | {"zones": zones, "facts": facts}
        return seen | going_on(self.game, g) | {"decisions": decisions(self.game, g, viewer)}

    def fact(self, g: State, name: str, viewer: int) -> Any:
        """What this viewer sees of one fact."""
        if name in self.facts:
            fact = self.facts[name]
            return fact_seen(_whole_fact(fact, g), fact.sees == ALL, viewer)
        if name in self.game.derived:
            return fact_seen(self.game.derived[name](g), True, viewer)
        return fact_seen(self.game.derived_own[name](g), False, viewer)


def view(game: Game, g: State, viewer: Viewer) -> dict[str, Any]:
    """All that this viewer may know, as plain JSON values."""
    seen = position(game, g, viewer)
    seen["decisions"] = [] if viewer is None else decisions(game, g, viewer)
    return seen


def position(game: Game, g: State, viewer: Viewer) -> dict[str, Any]:
    """All but what the viewer is asked."""
    zones = {zone.name: zone_seen(zone, g, viewer) for zone in game.zones}
    facts = {name: fact_seen(value, alike, viewer) for name, value, alike in whole_facts(game, g)}
    return frame(game, g, viewer) | {"zones": zones, "facts": facts} | going_on(game, g)


def frame(game: Game, g: State, viewer: Viewer) -> dict[str, Any]:
    """Who looks at what table."""
    return {
        "game": game.name,
        "viewer": viewer,
        "players": g.players,
        "automatic": list(range(g.people, g.players)),
    }


def going_on(game: Game, g: State) -> dict[str, Any]:
    """What all see alike of the moment: who is asked what, which window is open, how it ended."""
    return {
        "asked": [
            {"seat": ask[1], "kind": kind.name}
            for ask in g.open
            if not (kind := shown_kind(game, g, ask[2])).window
        ],
        "window": None if g.window == NO_WINDOW else game.kind(g.pack, g.window).name,
        "outcome": outcome(game, g),
    }


def everything(game: Game, g: State) -> dict[str, Any]:
    """The parts of a position with nothing hidden, for those who look back."""
    zones = {}
    for zone in game.zones:
        names = g.pack.names[zone.pool]
        piles = [
            {"count": len(pile), "cards": [names[card & DESIGN] for card in pile]}
            for pile in piles_of(g, zone)
        ]
        zones[zone.name] = piles[0] if zone.per == TABLE else piles
    return {"zones": zones, "facts": {name: value for name, value, _ in whole_facts(game, g)}}


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
    declared = game.events[index]
    seen: dict[str, Any] = {"event": declared.name}
    # Compiled, an index is far quicker than zip.
    for i, name in enumerate(declared.args):
        seen[name] = _argument(g, declared, args, name, args[i])
    if audience & viewer_mask(viewer):
        for i, name in enumerate(declared.secret):
            seen[name] = _argument(g, declared, args, name, secret[i])
    if "option" in seen:
        seen["option"] = option_name(game, g, seen["kind"], seen["option"])
        seen["kind"] = game.kind(g.pack, seen["kind"]).name
    if declared.moves:
        moves = _moves(g, declared, args, secret, seen)
        if moves:
            seen["moves"] = moves
    return seen


def _argument(g: State, declared: Event, args: Step, name: str, value: Any) -> Any:
    if name in declared.labels:
        return declared.pile(declared.labels[name][value], args)
    sort = name.partition("_")[0]
    names = g.pack.names
    if isinstance(value, tuple):
        named = names.get(sort[:-1])
        return list(value) if named is None else [named[each] for each in value]
    return names[sort][value] if sort in names else value


def _moves(
    g: State, declared: Event, args: Step, secret: Step, seen: dict[str, Any]
) -> list[dict[str, Any]]:
    """Which cards went from where to where, named where the viewer was told which."""
    found = []
    for move in declared.moves:
        way = {"from": declared.pile(move.source, args), "to": declared.pile(move.target, args)}
        told = seen.get(move.what)
        if move.what in declared.unsaid:
            told = _argument(g, declared, args, move.what, args[declared.told.index(move.what)])
        if isinstance(told, list):
            found += [{"card": card, "count": 1} | way for card in told]
            continue
        card, count = (None, told) if isinstance(told, int) else (told, 1)
        if told is None and move.what in declared.secret:
            unseen = secret[declared.secret.index(move.what)]
            count = len(unseen) if isinstance(unseen, tuple) else 1
        if count:
            found.append({"card": card, "count": count} | way)
    return found


def whole_facts(game: Game, g: State) -> list[tuple[str, Any, bool]]:
    """The facts by name, those that follow from others too, and whether all see them alike."""
    found = [(fact.name, _whole_fact(fact, g), fact.sees == ALL) for fact in game.facts]
    for name, derive in game.derived.items():
        found.append((name, derive(g), True))
    for name, derive in game.derived_own.items():
        found.append((name, derive(g), False))
    return found


def fact_seen(value: Any, alike: bool, viewer: Viewer) -> Any:
    """What this viewer sees of a fact: all of it, or what is the viewer's own."""
    if alike:
        return value[:] if isinstance(value, list) else value
    return None if viewer is None else value[viewer]


def _whole_fact(fact: Fact, g: State) -> Any:
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
            shown[name] = [names[card & DESIGN] for card in value]
        else:
            shown[name] = names[value & DESIGN] if value >= 0 else None
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


def zone_seen_again(zone: Zone, g: State, viewer: Viewer, before: Any, changed: list[int]) -> Any:
    """The same, where it was seen as `before` and only these piles have changed since."""
    if zone.per == TABLE:
        return pile_seen(zone, g, 0, viewer)
    shown = before[: len(getattr(g, zone.name))]
    for index in changed:
        shown[index : index + 1] = [pile_seen(zone, g, index, viewer)]
    return shown


def pile_seen(zone: Zone, g: State, index: int, viewer: Viewer) -> dict[str, Any]:
    """What this viewer sees of the zone's pile number `index`."""
    pile: list[int] = getattr(g, zone.name)
    if zone.per != TABLE:
        pile = getattr(g, zone.name)[index]
    shown: dict[str, Any] = {"count": len(pile)}
    names = g.pack.names[zone.pool]
    if sees_all(zone, index, viewer):
        cards = [names[card & DESIGN] for card in pile]
        shown["cards"] = cards if zone.ordered else sorted(cards)
        return shown
    if zone.pool in g.pack.backs:
        backs = [g.pack.backs[zone.pool][card & DESIGN] for card in pile]
        shown["backs"] = backs if zone.ordered else sorted(backs)
    mask = viewer_mask(viewer)
    known = mask << PLACE | mask << WITHIN
    for card in pile:
        if card & known:
            break
    else:
        return shown
    placed = {index: names[card & DESIGN] for index, card in seen_at(pile, mask)}
    if placed and zone.ordered:
        shown["placed"] = placed
    present = [names[card & DESIGN] for card in pile if card >> WITHIN & mask]
    if not zone.ordered:
        present += placed.values()
    if present:
        shown["within"] = sorted(present)
    return shown


def seen_at(pile: list[int], mask: int) -> Iterator[tuple[int, int]]:
    """(place, card) of the cards whose place these viewers know."""
    return ((index, card) for index, card in enumerate(pile) if card >> PLACE & mask)
