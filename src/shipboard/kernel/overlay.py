"""Content files over content files: what an expansion adds, replaces, changes and removes.

[[card]]            # one more
id = "backdraft"
…

[[replace.card]]    # instead of the one with this id, in its place
id = "grid_surge"
…

[[change.card]]     # the one with this id, with other values for some fields
id = "energy"
count = 15

[[remove.card]]     # not in the game
id = "martyr"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .specs import Spot

REPLACE, CHANGE, REMOVE = "replace", "change", "remove"


@dataclass(slots=True)
class Entry:
    """A record that is still to be built, and where it was read."""

    id: str
    item: Any
    spot: Spot
    here: str


class Laid:
    """The records of several files, the later ones laid over the earlier."""

    def __init__(self, known: Iterable[str], spot: Spot) -> None:
        self.entries: dict[str, list[Entry]] = {name: [] for name in known}
        self._spot = spot

    def over(self, file: str, tables: Mapping[str, Any]) -> None:
        """Lay one more file over what was read so far."""
        spot = self._spot._replace(head=file)
        for name, items in tables.items():
            if name in (REPLACE, CHANGE, REMOVE) and type(items) is dict:
                for record, each in items.items():
                    self._records(file, spot.field(name), record, each, name)
            elif name in (REPLACE, CHANGE, REMOVE):
                example = next(iter(self.entries))
                spot.field(name).wrong(items, f"tables headed [[{name}.{example}]]")
            else:
                self._records(file, spot, name, items, "")

    def _records(self, file: str, spot: Spot, name: str, items: Any, how: str) -> None:
        if name not in self.entries:
            spot.unknown("table", name, self.entries)
        elif type(items) is not list:
            head = f"{how}.{name}" if how else name
            spot.field(name).wrong(items, f"a list of tables, each headed [[{head}]]")
        else:
            for number, item in enumerate(items, 1):
                self._record(file, name, number, item, how)

    def _record(self, file: str, name: str, number: int, item: Any, how: str) -> None:
        own = item.get("id") if type(item) is dict else None
        label = repr(own[:80]) if type(own) is str else number
        what = f"{how} {name}" if how else name
        spot = self._spot._replace(head=f"{file}: {what} {label}")
        entry = Entry(str(own), item, spot, f"{name} {number} of {file}")
        entries = self.entries[name]
        same = [i for i, other in enumerate(entries) if type(own) is str and other.id == own]
        if not how:
            if same:
                spot.field("id").wrong(
                    own, f"a different id, because {entries[same[0]].here} has this one"
                )
            entries.append(entry)
        elif not same:
            spot.field("id").wrong(own, f"the id of an existing {name}")
        elif how == REMOVE:
            for field in [field for field in item if field != "id"]:
                spot.unknown("field", field, ["id"])
            del entries[same[0]]
        else:
            if how == CHANGE:
                entry.item = {**entries[same[0]].item, **item}
            entries[same[0]] = entry
