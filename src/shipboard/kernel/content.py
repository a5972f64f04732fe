"""Content from TOML: cards, characters, boards, written in a game's own small vocabulary.

A game declares every record, effect and condition as a builder: an ordinary function whose
signature is the schema, or a dataclass, whose fields are. Annotations hold a spec (`Number`,
`Word`, …) of what a field may be. Reading, errors, JSON Schema and documentation all come from
these annotations, and a field of a card is written once.

    vocabulary = Vocabulary("ardor")
    Who = Annotated[int, Word(active=0, owner=1)]

    @vocabulary.effect
    def draw(who: Who, n: Annotated[int, Number(1, 9)] = 1) -> Step:
        return (hand.draw, who, n)  # { draw = "owner" } becomes (hand.draw, 1, 1)

    @vocabulary.record
    @dataclass(frozen=True)
    class Card:  # [[card]]
        id: Id
        name: Text
        on_play: Effects = ()

        def __post_init__(self) -> None: ...  # a ValueError says what does not fit together

A parameter or attribute `if_` reads the field `if`. Modules with builders stay uncompiled: compiled
functions have no annotations. Files overlay files: kernel/overlay.py.
"""

from __future__ import annotations

import hashlib
import threading
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from .declare import Kind
from .options import FILE
from .overlay import CHANGE, REMOVE, REPLACE, Laid
from .specs import Family, Id, Pattern, Schema, Short, Spot, Table, Text, one_of, tables_in
from .state import Refused

Records = dict[str, list[Any]]


class PackError(Refused):
    """Content that cannot be used, with every problem that was found in it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


RuleNumber = Annotated[str, Pattern(r"[A-Z]+-R?[0-9.]+", "the number of a rule")]


@dataclass(frozen=True)
class Ask:
    """A question that a card puts in its own words."""

    prompt: str
    name: str
    rule: str
    default: str | None


def asking(prompt: Text, name: Id = "", rule: RuleNumber = "", default: Id | None = None) -> Ask:
    """What is asked, in the card's own words; a text alone is the prompt.

    `name` is the lasting name of the question (when left out, the card's id), `default` the label
    that is taken when time runs out.
    """
    return Ask(prompt, name, rule, default)


class Questions(threading.local):
    """What cards ask in their own words, numbered after the game's kinds of decision.

    Each thread has its own: a server may read two packs at once.
    """

    def __init__(self) -> None:
        self.kinds: tuple[Kind, ...] = ()
        self.asks: list[Kind] = []

    def begin(self, kinds: tuple[Kind, ...]) -> None:
        """Other cards are read, of a game with these kinds."""
        self.kinds = kinds
        self.asks = []

    def put(self, ask: Ask, like: int, fields: dict[str, Any]) -> int:
        """The number of one more question; of the same one, if it was put before."""
        general = self.kinds[like]
        labels = [text.partition(":")[0] for text in fields.get("options", general.options)]
        if ask.default not in (None, *labels):
            raise ValueError(f"found the default {ask.default}, expected {one_of(labels)}")
        kind = replace(
            general, name=ask.name, prompt=ask.prompt, rule=ask.rule or general.rule,
            default=ask.default, like=general.name, **fields,
        ).own_words()  # fmt: skip
        if ask.name and kind in self.asks:
            return len(self.kinds) + self.asks.index(kind)
        self.asks.append(kind)
        return len(self.kinds) + len(self.asks) - 1

    def name(self, first: int, card: str, spot: Spot) -> None:
        """Name what a card asks, unless it has names of its own: by the card."""
        for number in range(first, len(self.asks)):
            kind = self.asks[number]
            name = kind.name or (card if number == first else f"{card}_{number - first + 1}")
            if any(other.name == name for other in (*self.kinds, *self.asks[:number])):
                spot.problem(f"found the question {name} a second time, expected another name")
            self.asks[number] = replace(kind, name=name)


class Vocabulary:
    """All that the content files of a game may say."""

    def __init__(self, name: str, kinds: tuple[Kind, ...] = ()) -> None:
        self.name = name
        self.kinds = kinds  # of the game's decisions
        self._questions = Questions()
        self.record = Family()  # each a table in the list [[name]] of a file
        self.effect = Family()
        self.condition = Family()
        self.families = {"effect": self.effect, "condition": self.condition}

    def extended(self, kinds: tuple[Kind, ...]) -> Vocabulary:
        """A vocabulary that says all this too, for an expansion that declares more.

        `kinds` are the decisions of the game with the expansion, its own after the others.
        """
        more = Vocabulary(self.name, kinds)
        more._questions = self._questions  # which the builders of both know
        more.record.phrases.update(self.record.phrases)
        for name, family in self.families.items():
            more.family(name).phrases.update(family.phrases)
        return more

    def family(self, name: str) -> Family:
        """Phrases of another sort (triggers, lasting effects, …), read by `One(name)`."""
        return self.families.setdefault(name, Family())

    @property
    def asks(self) -> list[Kind]:
        """What the cards read last ask in their own words."""
        return self._questions.asks

    def question(self, ask: Ask | None, like: int, **fields: Any) -> int:
        """The number of the decision with which a card asks: its own, or the general one.

        `like` is the number of the general one, and `fields` say what else is the card's own.
        """
        return like if ask is None else self._questions.put(ask, like, fields)

    def load(self, files: Mapping[str, str | bytes] | Iterable[Path | str]) -> Records:
        """Read files, given as contents by name or as paths, and build their records."""
        problems: list[str] = []
        tables = {}
        for file in files:
            name = str(file)
            try:
                data = files[name] if isinstance(files, Mapping) else Path(file).read_bytes()
                text = data if isinstance(data, str) else data.decode("utf-8-sig")
                tables[name] = tomllib.loads(text)
            except OSError as error:
                problems.append(f"{name}: cannot be read: {error.strerror}")
            except (ValueError, RecursionError) as error:
                problems.append(f"{name}: is not TOML in UTF-8: {error}")
        return self.build(tables, problems)

    def build(self, files: Mapping[str, Mapping[str, Any]], earlier: Iterable[str] = ()) -> Records:
        """Build the records of parsed files; refuse if there are problems, new or earlier."""
        problems = list(earlier)
        known = self.record.phrases
        self._questions.begin(self.kinds)
        laid = Laid(known, Spot(self.families, problems, ""))
        for file, tables in files.items():
            laid.over(file, tables)
        records: Records = {name: [] for name in known}
        for name, entries in laid.entries.items():
            for entry in entries:
                asked = len(self.asks)
                records[name].append(known[name].read(entry.item, entry.spot))
                self._questions.name(asked, entry.id, entry.spot)
        if problems:
            raise PackError(problems)
        return records

    def schema(self) -> Schema:
        """JSON Schema (draft 2020-12) of a content file."""
        lists = {
            name: {"type": "array", "items": t.schema} for name, t in self.record.phrases.items()
        }
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"Content of {self.name}",
            "type": "object",
            "properties": lists | self._overlays(lists),
            "additionalProperties": False,
            "$defs": {name: family.schema() for name, family in self.families.items()},
        }

    def _overlays(self, lists: Schema) -> Schema:
        """What a file may say about the records of earlier ones."""
        one: Schema = {"type": "object", "required": ["id"], "additionalProperties": False}
        changes = {}
        removals = {}
        for name, table in self.record.phrases.items():
            fields = table.schema["properties"]
            changes[name] = {"type": "array", "items": {**one, "properties": fields}}
            only = {"id": fields.get("id", {})}
            removals[name] = {"type": "array", "items": {**one, "properties": only}}
        whole = {REPLACE: lists, CHANGE: changes, REMOVE: removals}
        return {
            how: {"type": "object", "properties": records, "additionalProperties": False}
            for how, records in whole.items()
        }

    def describe(self) -> str:
        """The whole vocabulary as a page of Markdown."""
        page = [f"# Content of {self.name}"]
        inner: dict[str, Table] = {}
        for what, family in {"record": self.record, **self.families}.items():
            page.append(f"\n## {what.capitalize()}s")
            for name, table in family.phrases.items():
                page += table.describe(f"`[[{name}]]`" if family is self.record else f"`{name}`")
                inner.update((part.name, part) for part in tables_in(table))
        if inner:
            page.append("\n## Tables")
        for name, table in inner.items():
            page += table.describe(f"{name} table")
        return "\n".join(page) + "\n"


def texts_of(package: str, content: str, sets: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The texts of the content files that an option names, by their names (see `content_of`).

    `sets` are the game's own, each the files in its package. Later ones lie over earlier ones.
    """
    folder = resources.files(package)
    texts: dict[str, str] = {}
    for part in content.split(","):
        if part.startswith(FILE):
            path = part.removeprefix(FILE)
            name = Path(path).name
            texts[path if name in texts else name] = owners_file(path)
        else:
            for name in sets[part]:
                texts[name] = folder.joinpath(name).read_text(encoding="utf-8")
    return texts


def owners_file(path: str) -> str:
    """The text of an owner's own content file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise PackError([f"{path}: cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise PackError([f"{path}: is not text in UTF-8"]) from None
    except ValueError:  # no name of a file at all
        raise PackError([f"{path!r}: found a zero byte, expected the path of a file"]) from None


def content_hash(files: Mapping[str, bytes | str]) -> str:
    """One hash for all of these files by name and content, whatever their line ends."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        content = data.encode() if isinstance(data, str) else data
        for part in (name.encode(), content.replace(b"\r\n", b"\n")):
            whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


Asks = Annotated[Ask, Short(asking)]
