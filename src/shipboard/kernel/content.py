"""Content from TOML: cards, characters, boards, written in a game's own small vocabulary.

A game declares every record, effect and condition as a builder: an ordinary function whose
signature is the schema. Annotations hold a spec (`Number`, `Word`, …) of what a field may be.
Reading, errors, JSON Schema and documentation all come from these signatures.

    vocabulary = Vocabulary("ardor")
    Who = Annotated[int, Word(active=0, owner=1)]

    @vocabulary.effect
    def draw(who: Who, n: Annotated[int, Number(1, 9)] = 1) -> Step:
        return (hand.draw, who, n)  # { draw = "owner" } becomes (hand.draw, 1, 1)

    @vocabulary.record
    def card(id: Id, name: Text, on_play: Effects = ()) -> Card: ...  # [[card]]

A parameter `if_` reads the field `if`. Modules with builders stay uncompiled: compiled functions
have no annotations.
"""

from __future__ import annotations

import difflib
import hashlib
import inspect
import json
import re
import tomllib
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

from shipboard.kernel.state import Refused, Step

F = TypeVar("F", bound=Callable[..., Any])
Schema = dict[str, Any]
Records = dict[str, list[Any]]

DEEPEST = 40  # fields within fields
REQUIRED = inspect.Parameter.empty  # the default of a field without one


class PackError(Refused):
    """Content that cannot be used, with every problem that was found in it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


class Place(NamedTuple):
    """Where in a pack the reader is, and the problems found so far."""

    families: Mapping[str, Family]
    problems: list[str]
    head: str
    path: str = ""

    def field(self, name: str) -> Place:
        return self._replace(path=f"{self.path}.{name}" if self.path else name)

    def item(self, index: int) -> Place:
        return self._replace(path=f"{self.path}[{index}]")

    def problem(self, text: str) -> None:
        self.problems.append(": ".join(filter(None, (self.head, self.path, text))))

    def wrong(self, value: object, expected: str) -> None:
        self.problem(f"found {shown(value)}, expected {expected}")

    def unknown(self, kind: str, name: str, known: Iterable[str]) -> None:
        close = difflib.get_close_matches(name[:80], list(known), 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        self.problem(f"found the unknown {kind} {shown(name)}, expected {one_of(known)}{hint}")


class Spec:
    """What a field may be: a value of the right sort, which `parse` then takes or refuses."""

    def __init__(
        self, words: str, schema: Schema, *sorts: type, parts: Iterable[Spec] = ()
    ) -> None:
        self.words = words  # what would be right, as in "expected …"
        self.schema = schema
        self.sorts = sorts
        self.parts = tuple(parts)

    def read(self, value: Any, place: Place) -> Any:
        """What the value stands for; None if it is wrong, and the place has noted why."""
        if type(value) in self.sorts:
            return self.parse(value, place)
        return place.wrong(value, self.words)

    def parse(self, value: Any, place: Place) -> Any:
        return value


class Number(Spec):
    """A whole number within bounds; plain `int` is any whole number."""

    def __init__(self, low: int = 0, high: int | None = None) -> None:
        upper = {} if high is None else {"maximum": high}
        words = f"a whole number from {low}" + ("" if high is None else f" to {high}")
        super().__init__(words, {"type": "integer", "minimum": low, **upper}, int)
        self.low = low
        self.high = high

    def parse(self, value: Any, place: Place) -> Any:
        inside = self.low <= value and (self.high is None or value <= self.high)
        return value if inside else place.wrong(value, self.words)


class Word(Spec):
    """One of some words: `Word("red", "blue")`, or what each stands for: `Word(red=0, blue=1)`."""

    def __init__(self, /, *words: str, **values: Any) -> None:
        self.values: dict[str, Any] = {**{word: word for word in words}, **values}
        super().__init__(one_of(self.values), {"enum": list(self.values)}, str)

    def parse(self, value: Any, place: Place) -> Any:
        if value in self.values:
            return self.values[value]
        return place.unknown("word", value, self.values)


class Pattern(Spec):
    """Text that matches a pattern from beginning to end; plain `str` is any text."""

    def __init__(self, pattern: str, words: str) -> None:
        super().__init__(words, {"type": "string", "pattern": f"^(?:{pattern})$"}, str)
        self.pattern = pattern

    def parse(self, value: Any, place: Place) -> Any:
        return value if re.fullmatch(self.pattern, value) else place.wrong(value, self.words)


class Many(Spec):
    """A list, read into a tuple; `tuple[X, ...]` means the same."""

    def __init__(self, item: Spec) -> None:
        schema = {"type": "array", "items": item.schema}
        super().__init__(f"a list, each item {item.words}", schema, list, parts=[item])

    def parse(self, value: Any, place: Place) -> Any:
        item = self.parts[0]
        return tuple([item.read(each, place.item(i)) for i, each in enumerate(value)])


class Either(Spec):
    """Whatever one of several specs takes, the first one first; `X | Y` means the same."""

    def __init__(self, *choices: Spec) -> None:
        words = " or ".join(choice.words for choice in choices)
        sorts = [sort for choice in choices for sort in choice.sorts]
        schema = {"anyOf": [choice.schema for choice in choices]}
        super().__init__(words, schema, *sorts, parts=choices)

    def parse(self, value: Any, place: Place) -> Any:
        fitting = [choice for choice in self.parts if type(value) in choice.sorts]
        problems: list[str] = []
        for choice in fitting:
            problems = []
            built = choice.read(value, place._replace(problems=problems))
            if not problems:
                return built
        if len(fitting) > 1:
            return place.wrong(value, self.words)
        return place.problems.extend(problems)


class One(Spec):
    """One effect, condition or other phrase of the vocabulary.

    `{ draw = { n = 2 } }`, or the first fields in order: `{ draw = 2 }`, `{ cells = ["<=", 2] }`,
    or none: `"draw"`. Where the family has a phrase `all`, a list is short for it.
    """

    def __init__(self, family: str) -> None:
        schema = {"$ref": f"#/$defs/{family}"}
        super().__init__(f"{a(family)}, written {{ name = … }}", schema, str, dict, list)
        self.family = family

    def parse(self, value: Any, place: Place) -> Any:
        known = place.families[self.family].phrases
        if place.path.count(".") > DEEPEST:
            return place.problem(f"found more than {DEEPEST} fields within fields, expected fewer")
        if type(value) is list and "all" in known:
            return known["all"].call(value, place)
        if type(value) is str:
            value = {value: {}}
        if type(value) is list or len(value) != 1:
            return place.wrong(value, self.words)
        ((name, argument),) = value.items()
        if name in known:
            return known[name].call(argument, place.field(name))
        return place.unknown(self.family, name, known)


class Field(NamedTuple):
    """A field of a table: its parameter, what it may be, what it is when left out."""

    parameter: str
    spec: Spec
    default: Any = REQUIRED


class Table(Spec):
    """A table with a builder: the function that makes something of the fields it declares."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = str(function.__name__).strip("_")
        self.about = inspect.getdoc(function) or ""
        self.fields: dict[str, Field] = {}
        hints = typing.get_type_hints(function, include_extras=True)
        for name, parameter in inspect.signature(function).parameters.items():
            spec = spec_of(hints.get(name), f"{self.name}({name})")
            self.fields[name.removesuffix("_")] = Field(name, spec, parameter.default)
        required = [name for name, field in self.fields.items() if field.default is REQUIRED]
        # So many values in order are enough.
        self.needs = list(self.fields).index(required[-1]) + 1 if required else 0
        schema = {
            "type": "object",
            "description": self.about,
            "properties": {name: field.spec.schema for name, field in self.fields.items()},
            "required": required,
            "additionalProperties": False,
        }
        words = f"{a(self.name)} table ({', '.join(self.fields)})"
        super().__init__(words, schema, dict, parts=[f.spec for f in self.fields.values()])

    def parse(self, value: Any, place: Place) -> Any:
        return self.build({name: (each, place.field(name)) for name, each in value.items()}, place)

    def call(self, argument: Any, place: Place) -> Any:
        """Build from what follows a name: a table of fields, or values for the first fields."""
        sorts = self.parts[0].sorts if self.parts else ()
        if type(argument) is dict and not (
            argument and dict in sorts and self.fields.keys().isdisjoint(argument)
        ):
            return self.parse(argument, place)
        values = [(argument, place)]
        if type(argument) is list and list not in sorts:
            values = [(each, place.item(i)) for i, each in enumerate(argument)]
        if len(values) > len(self.fields) or not self.fields:
            expected = f"values for {', '.join(self.fields)}" if self.fields else "no value"
            return place.wrong(argument, expected)
        return self.build(dict(zip(self.fields, values, strict=False)), place)

    def build(self, given: Mapping[str, tuple[Any, Place]], place: Place) -> Any:
        """Call the function with what the fields stand for, unless one of them is wrong."""
        before = len(place.problems)
        values = {}
        for name in given:
            if name not in self.fields:
                place.unknown("field", name, self.fields)
        for name, field in self.fields.items():
            if name in given:
                values[field.parameter] = field.spec.read(*given[name])
            elif field.default is REQUIRED:
                place.field(name).problem(f"found nothing, expected {field.spec.words}")
        if len(place.problems) > before:
            return None
        try:
            return self.function(**values)
        except (ValueError, Refused) as error:
            return place.problem(str(error))

    def call_schema(self) -> Schema:
        """What `call` takes."""
        choices = [self.schema]
        if self.parts and self.needs <= 1:
            choices.append(self.parts[0].schema)
        if self.parts and list not in self.parts[0].sorts:
            items = {"prefixItems": [spec.schema for spec in self.parts], "items": False}
            choices.append({"type": "array", "minItems": self.needs, **items})
        return {"anyOf": choices}

    def describe(self, title: str) -> Iterator[str]:
        """A section of the documentation."""
        yield f"\n### {title}\n\n{self.about}"
        if self.fields:
            yield "\n| field | value | when left out |\n|---|---|---|"
        for name, (_, spec, default) in self.fields.items():
            yield f"| `{name}` | {spec.words} | {in_file(spec, default)} |"


class Family:
    """Records, effects or other phrases by name. As a decorator it declares one more."""

    def __init__(self) -> None:
        self.phrases: dict[str, Table] = {}

    def __call__(self, function: F) -> F:
        table = Table(function)
        if table.name in self.phrases:
            raise TypeError(f"{table.name} is declared twice")
        self.phrases[table.name] = table
        return function

    def schema(self) -> Schema:
        """What `One` takes of this family."""
        alone = [name for name, table in self.phrases.items() if not table.needs]
        properties = {name: table.call_schema() for name, table in self.phrases.items()}
        one = {"minProperties": 1, "maxProperties": 1, "additionalProperties": False}
        choices = [{"enum": alone}, {"type": "object", "properties": properties, **one}]
        if "all" in self.phrases:
            choices.append(self.phrases["all"].parts[0].schema)
        return {"anyOf": choices}


class Vocabulary:
    """All that the content files of a game may say."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.record = Family()  # each a table in the list [[name]] of a file
        self.effect = Family()
        self.condition = Family()
        self.families = {"effect": self.effect, "condition": self.condition}

    def family(self, name: str) -> Family:
        """Phrases of another kind (triggers, lasting effects, …), read by `One(name)`."""
        return self.families.setdefault(name, Family())

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
                problems.append(f"{name}: found no file to read: {error.strerror}")
            except (ValueError, RecursionError) as error:
                problems.append(f"{name}: found a mistake, expected TOML in UTF-8: {error}")
        return self.build(tables, problems)

    def build(self, files: Mapping[str, Mapping[str, Any]], earlier: Iterable[str] = ()) -> Records:
        """Build the records of parsed files; refuse if there are problems, new or earlier."""
        problems = list(earlier)
        known = self.record.phrases
        records: Records = {name: [] for name in known}
        ids: dict[tuple[str, str], str] = {}
        for file, tables in files.items():
            for name, items in tables.items():
                place = Place(self.families, problems, file)
                if name not in known:
                    place.unknown("table", name, known)
                elif type(items) is not list:
                    place.field(name).wrong(items, f"a list of tables, each headed [[{name}]]")
                else:
                    for number, item in enumerate(items, 1):
                        own = item.get("id") if type(item) is dict else None
                        label = repr(own[:80]) if type(own) is str else number
                        place = Place(self.families, problems, f"{file}: {name} {label}")
                        records[name].append(known[name].read(item, place))
                        here = f"{name} {number} of {file}"
                        if type(own) is str and ids.setdefault((name, own), here) != here:
                            place.field("id").wrong(own, f"another id than {ids[name, own]} has")
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
            "properties": lists,
            "additionalProperties": False,
            "$defs": {name: family.schema() for name, family in self.families.items()},
        }

    def describe(self) -> str:
        """The whole vocabulary as a page of Markdown."""
        page = [f"# Content of {self.name}"]
        inner: dict[str, Table] = {}
        for kind, family in {"record": self.record, **self.families}.items():
            page.append(f"\n## {kind.capitalize()}s")
            for name, table in family.phrases.items():
                page += table.describe(f"`[[{name}]]`" if family is self.record else f"`{name}`")
                inner.update((part.name, part) for part in tables_in(table))
        if inner:
            page.append("\n## Tables")
        for name, table in inner.items():
            page += table.describe(f"{name} table")
        return "\n".join(page) + "\n"


def owners_file(path: str) -> str:
    """The text of an owner's own content file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise PackError([f"{path}: found no readable file: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise PackError([f"{path}: found other bytes, expected UTF-8 text"]) from None
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


def spec_of(hint: Any, where: str) -> Spec:
    """The spec that an annotation holds or means."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Spec):
            return mark
    inner = [each for each in typing.get_args(hint) if each not in (type(None), ...)]
    if typing.get_origin(hint) is tuple:
        return Many(spec_of(inner[0], where))
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        choices = [spec_of(each, where) for each in inner]
        return choices[0] if len(choices) == 1 else Either(*choices)
    if hint not in PLAIN:
        raise TypeError(f"{where}: the annotation {hint} does not say what the field may be")
    return PLAIN[hint]


def tables_in(spec: Spec) -> Iterator[Table]:
    """The tables inside this spec, at any depth."""
    for part in spec.parts:
        if isinstance(part, Table):
            yield part
        yield from tables_in(part)


def in_file(spec: Spec, default: Any) -> str:
    """A default as one would write it, if one can."""
    if default is REQUIRED:
        return "required"
    words = [part.values for part in (spec, *spec.parts) if isinstance(part, Word)]
    value = next((word for each in words for word in each if each[word] == default), default)
    return "" if value is None or value == () else f"`{shown(value)}`"


def shown(value: object) -> str:
    """A value found in a file, in a few words."""
    if isinstance(value, dict):
        text = f"a table of {', '.join(map(str, value))}" if value else "an empty table"
    elif isinstance(value, list):
        text = f"a list of {len(value)}" if value else "an empty list"
    elif isinstance(value, int) and value.bit_length() > 64:
        text = "a very large number"
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 80 else f"{text[:79]}…"


def one_of(names: Iterable[str]) -> str:
    return f"one of {', '.join(names)}" if names else "none"


def a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


PLAIN: dict[Any, Spec] = {
    bool: Spec("true or false", {"type": "boolean"}, bool),
    int: Spec("a whole number", {"type": "integer"}, int),
    str: Spec("text", {"type": "string"}, str),
}

Text = Annotated[str, Pattern(r"[\s\S]*\S[\s\S]*", "some text")]
Id = Annotated[str, Pattern(r"[a-z][a-z0-9_]*", "an id of lowercase letters, digits and _")]
Effects = Annotated[tuple[Step, ...], Many(One("effect"))]
Condition = Annotated[Any, One("condition")]
Conditions = Annotated[tuple[Any, ...], Many(One("condition"))]
