"""What the viewers of one table see, kept so that only what has changed is looked at again.

Everything goes through kernel/view.py, zone by zone and fact by fact. What all viewers see alike
is made once for all of them.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from shipboard.kernel import view as views
from shipboard.kernel.cards import viewer_mask
from shipboard.kernel.chart import Chart, Map
from shipboard.kernel.declare import ALL, TABLE, Zone
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Match
from shipboard.kernel.state import Step
from shipboard.kernel.view import Viewer
from shipboard.kernel.words import Speaker

from ..tables.sheet import OVER
from ..tables.standing import Table
from . import prompts

SIMPLE = frozenset((int, bool, str, type(None)))
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def plain(value: Any) -> Any:
    """A copy that nobody else changes, made of what JSON has."""
    return value if type(value) in SIMPLE else decode(encode(value))


Seen = dict[str, Any]


class Sight:
    """The match of one table, as its viewers see it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self._piles: dict[str, Any] = {}
        self._facts: dict[str, Any] = {}
        self._map: dict[str, Any] = {}  # what is on the map of a game that has one
        self._board: Map | None = None  # that map, where it was dealt
        self._public: list[msgspec.Raw] = []  # events as a spectator sees them
        self._speakers: dict[Viewer, Speaker] = {}
        # By event: which of its arguments are seats, so that one of them may be "you".
        self._seats = [
            [i for i, name in enumerate(event.args) if name.startswith("seat")]
            for event in self.game.events
        ]
        # What the last look found changed. First what all see alike:
        self.zones: Seen = {}
        self.facts: Seen = {}
        self.rest: Seen = {}
        # And what each viewer must look at itself: zones with the piles that changed, facts.
        self.private: list[tuple[Zone, list[int]]] = []
        self.owned: list[str] = []
        self._zones: Seen = {}  # zones that all see alike, as they were seen last
        self.same: Seen = {}  # the rest that all see alike, complete

    def look(self) -> None:
        """Find what has changed since the last look."""
        self._look_at_zones()
        self._look_at_facts()
        game, g = self.game, self.match.state
        if game.chart is not None and (self.zones or self.private or self.facts):
            self._look_at_map(game.chart)
        before = self.same
        out = game.out(g)
        self.same = self._map | views.going_on(game, g)
        self.same["out"] = [seat for seat in range(g.players) if out >> seat & 1]
        self.rest = {k: v for k, v in self.same.items() if k not in before or before[k] != v}

    def _look_at_map(self, chart: Chart) -> None:
        """A spectator's: what is on the map is the same for all."""
        pack, seen = self.match.state.pack, self.match.position(None)
        board = chart.dealt(pack, seen)
        if board is not None and board is not self._board:
            self._map["board"] = plain(board)
        self._board = board
        self._map = self._map | {"map": plain(chart.position(pack, seen))}

    def _look_at_zones(self) -> None:
        g = self.match.state
        self.zones, self.private = {}, []
        for zone in self.game.zones:
            name = zone.name
            piles = getattr(g, name)
            before = self._piles.get(name)
            if before == piles:
                continue
            if zone.per == TABLE:
                self._piles[name] = piles[:]
                changed = [0]
            else:
                self._piles[name] = [pile[:] for pile in piles]
                known = before if before is not None and len(before) == len(piles) else piles[:0]
                changed = [i for i, pile in enumerate(piles) if known[i : i + 1] != [pile]]
            if zone.sees != ALL:
                self.private.append((zone, changed))
                continue
            seen = views.zone_seen(zone, g, None)
            if self._zones.get(name) != seen:
                self._zones[name] = self.zones[name] = seen

    def _look_at_facts(self) -> None:
        g = self.match.state
        facts = self._facts
        self.facts, self.owned = {}, []
        for name, value, alike in views.whole_facts(self.game, g):
            if name in facts and facts[name] == value:
                continue
            facts[name] = value = plain(value)
            if alike:
                self.facts[name] = value
            else:
                self.owned.append(name)

    def changes(self, viewer: Viewer, zones: Seen, facts: Seen) -> tuple[Seen, Seen]:
        """Zones and facts that have changed for a viewer who saw these before."""
        g = self.match.state
        new_zones = self.zones.copy()
        for zone, changed in self.private:
            before = zones[zone.name]
            shown = views.zone_seen_again(zone, g, viewer, before, changed)
            if shown != before:
                new_zones[zone.name] = shown
        if viewer is None or not self.owned:
            return new_zones, self.facts
        new_facts = self.facts.copy()
        for name in self.owned:
            value = views.fact_seen(self._facts[name], False, viewer)
            if facts[name] != value:
                new_facts[name] = value
        return new_zones, new_facts

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        """The whole position, without what is asked of the viewer."""
        seen = self.match.position(viewer)
        for key in views.PARTED:
            seen[key] = {name: plain(value) for name, value in seen[key].items()}
        return seen

    def events(self, viewer: Viewer, since: int) -> list[msgspec.Raw]:
        """What has happened since, as this viewer saw it, with words."""
        happened = self.match.state.events
        notes = self.match.notes
        public = self._public
        for line in range(len(public), len(happened)):
            public.append(self._told(happened[line], None, notes.get(line, "")))
        if viewer is None:
            return public[since:]
        mask = viewer_mask(viewer)
        return [
            self._told(event, viewer, notes.get(line, ""))
            if (event[3] and event[2] & mask) or self._names(event, viewer)
            else public[line]
            for line, event in enumerate(happened[since:], since)
        ]

    def _names(self, event: Step, viewer: int) -> bool:
        args = event[1]
        for i in self._seats[event[0]]:
            if args[i] == viewer:
                return True
        return False

    def speaker(self, viewer: Viewer) -> Speaker:
        """Who speaks to this viewer."""
        found = self._speakers.get(viewer)
        if found is None:
            found = self._speakers[viewer] = Speaker(self.game, self.match.names, viewer)
        return found

    def goals(self, position: Seen) -> list[Seen]:
        """What is played for, as the viewer of this position may know it."""
        talk = Talk.of(self.match, position["viewer"])
        return [asdict(goal) for goal in self.game.goals(position, talk)]

    def cut(self, told: int) -> None:
        """The log was cut to so many events."""
        del self._public[told:]

    def _told(self, event: Step, viewer: Viewer, note: str) -> msgspec.Raw:
        g = self.match.state
        seen = views.event(self.game, g, event, viewer)
        return msgspec.Raw(encode(self.speaker(viewer).tell(g, event, seen, note)))


def asked(table: Table, sight: Sight, seat: int, position: Seen) -> dict[str, Any]:
    """What is asked of a seat that sees this, what it may do unasked, whether it may take back."""
    match = sight.match
    if table.status == OVER:
        return {"decisions": [], "interjections": [], "can_undo": False}
    g = match.state
    view = position | {"decisions": views.decisions(match.game, g, seat)}
    if match.paused:
        decisions = [
            prompts.foreseen(match, view, decision)
            for decision in table.foreseen()
            if decision.seat == seat and table.kept(decision) is None
        ]
        return {"decisions": decisions, "interjections": [], "can_undo": False}
    asks = prompts.asking(match, g, view)
    decisions = [
        prompts.decision(asks, match.lasting(number), kind, options, bool(g.begun))
        for number, who, kind, options in g.open
        if who == seat
    ]
    if table.window:
        return {
            "decisions": decisions,
            "interjections": [],
            "can_undo": bool(decisions) and match.can_undo(seat),
        }
    return {
        "decisions": decisions,
        "interjections": prompts.interjections(match, asks, seat),
        "can_undo": match.can_undo(seat),
    }
