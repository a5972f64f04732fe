"""What a field of a content file may be: numbers, words, tables, effects, each with its spec.

A spec reads a value, says what would have been right, and describes itself as JSON Schema and in
documentation. Annotations of builders hold specs (kernel/content.py).
"""

from __future__ import annotations

import difflib
import inspect
import json
import re
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple, TypeVar

from shipboard.kernel.state import Refused, Step

F = TypeVar("F", bound=Callable[..., Any])
Schema = dict[str, Any]

DEEPEST = 40  # fields within fields
REQUIRED = inspect.Parameter.empty  # the default of a field without one


class Spot(NamedTuple):
    """Where in a pack the reader is, and the problems found so far."""

    families: Mapping[str, Family]
    problems: list[str]
    head: str
    path: str = ""

    def field(self, name: str) -> Spot:
        return self._replace(path=f"{self.path}.{name}" if self.path else name)

    def item(self, index: int) -> Spot:
        return self._replace(path=f"{self.path}[{index}]")

    def problem(self, text: str) -> None:
        self.problems.append(": ".join(filter(None, (self.head, self.path, text))))

    def wrong(self, value: object, expected: str) -> None:
        self.problem(f"found {shown(value)}, expected {expected}")

    def unknown(self, what: str, name: str, known: Iterable[str]) -> None:
        close = difflib.get_close_matches(name[:80], list(known), 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        self.problem(f"found the unknown {what} {shown(name)}, expected {one_of(known)}{hint}")


class Spec:
    """What a field may be: a value of the right sort, which `parse` then takes or refuses."""

    def __init__(
        self, words: str, schema: Schema, *sorts: type, parts: Iterable[Spec] = ()
    ) -> None:
        self.words = words  # what would be right, as in "expected …"
        self.schema = schema
        self.sorts = sorts
        self.parts = tuple(parts)

    def read(self, value: Any, spot: Spot) -> Any:
        """What the value stands for; None if it is wrong, and the spot has noted why."""
        if type(value) in self.sorts:
            return self.parse(value, spot)
        return spot.wrong(value, self.words)

    def parse(self, value: Any, spot: Spot) -> Any:
        return value


class Number(Spec):
    """A whole number within bounds; plain `int` is any whole number."""

    def __init__(self, low: int = 0, high: int | None = None) -> None:
        upper = {} if high is None else {"maximum": high}
        words = f"a whole number from {low}" + ("" if high is None else f" to {high}")
        super().__init__(words, {"type": "integer", "minimum": low, **upper}, int)
        self.low = low
        self.high = high

    def parse(self, value: Any, spot: Spot) -> Any:
        inside = self.low <= value and (self.high is None or value <= self.high)
        return value if inside else spot.wrong(value, self.words)


class Word(Spec):
    """One of some words: `Word("red", "blue")`, or what each stands for: `Word(red=0, blue=1)`."""

    def __init__(self, /, *words: str, **values: Any) -> None:
        self.values: dict[str, Any] = {**{word: word for word in words}, **values}
        super().__init__(one_of(self.values), {"enum": list(self.values)}, str)

    def parse(self, value: Any, spot: Spot) -> Any:
        if value in self.values:
            return self.values[value]
        return spot.unknown("word", value, self.values)


class Pattern(Spec):
    """Text that matches a pattern from beginning to end; plain `str` is any text."""

    def __init__(self, pattern: str, words: str) -> None:
        super().__init__(words, {"type": "string", "pattern": f"^(?:{pattern})$"}, str)
        self.pattern = pattern

    def parse(self, value: Any, spot: Spot) -> Any:
        return value if re.fullmatch(self.pattern, value) else spot.wrong(value, self.words)


class Many(Spec):
    """A list, read into a tuple; `tuple[X, ...]` means the same."""

    def __init__(self, item: Spec) -> None:
        schema = {"type": "array", "items": item.schema}
        super().__init__(f"a list, each item {item.words}", schema, list, parts=[item])

    def parse(self, value: Any, spot: Spot) -> Any:
        item = self.parts[0]
        return tuple([item.read(each, spot.item(i)) for i, each in enumerate(value)])


class Either(Spec):
    """Whatever one of several specs takes, the first one first; `X | Y` means the same."""

    def __init__(self, *choices: Spec) -> None:
        words = " or ".join(choice.words for choice in choices)
        sorts = [sort for choice in choices for sort in choice.sorts]
        schema = {"anyOf": [choice.schema for choice in choices]}
        super().__init__(words, schema, *sorts, parts=choices)

    def parse(self, value: Any, spot: Spot) -> Any:
        fitting = [choice for choice in self.parts if type(value) in choice.sorts]
        problems: list[str] = []
        for choice in fitting:
            problems = []
            built = choice.read(value, spot._replace(problems=problems))
            if not problems:
                return built
        if len(fitting) > 1:
            return spot.wrong(value, self.words)
        return spot.problems.extend(problems)


class One(Spec):
    """One effect, condition or other phrase of the vocabulary.

    `{ draw = { n = 2 } }`, or the first fields in order: `{ draw = 2 }`, `{ cells = ["<=", 2] }`,
    or none: `"draw"`. Further fields may stand beside it: `{ test = "tech", pass = ["draw"] }`.
    Where the family has a phrase `all`, a list is short for it.
    """

    def __init__(self, family: str) -> None:
        schema = {"$ref": f"#/$defs/{family}"}
        super().__init__(f"{a(family)}, written {{ name = … }}", schema, str, dict, list)
        self.family = family

    def parse(self, value: Any, spot: Spot) -> Any:
        known = spot.families[self.family].phrases
        if spot.path.count(".") > DEEPEST:
            return spot.problem(f"found more than {DEEPEST} fields within fields, expected fewer")
        if type(value) is list and "all" in known:
            return known["all"].call(value, spot)
        if type(value) is str:
            value = {value: {}}
        if type(value) is list or not value:
            return spot.wrong(value, self.words)
        (name, argument), *beside = value.items()
        if name not in known:
            return spot.unknown(self.family, name, known)
        return known[name].call(argument, spot.field(name), dict(beside))


class Field(NamedTuple):
    """A field of a table: its parameter, what it may be, what it is when left out."""

    parameter: str
    spec: Spec
    default: Any = REQUIRED


class Table(Spec):
    """A table with a builder: a function or a dataclass, made of the fields that it declares."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        name = str(function.__name__).strip("_")
        self.name = name.lower() if isinstance(function, type) else name
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

    def parse(self, value: Any, spot: Spot) -> Any:
        return self.build({name: (each, spot.field(name)) for name, each in value.items()}, spot)

    def call(self, argument: Any, spot: Spot, beside: Mapping[str, Any] | None = None) -> Any:
        """Build from what follows a name: a table of fields, or values for the first fields.

        Further fields may stand `beside` the name.
        """
        sorts = self.parts[0].sorts if self.parts else ()
        more = {name: (each, spot.field(name)) for name, each in (beside or {}).items()}
        if type(argument) is dict and not (
            argument and dict in sorts and self.fields.keys().isdisjoint(argument)
        ):
            first = {name: (each, spot.field(name)) for name, each in argument.items()}
            return self._build_once(first, more, spot)
        values = [(argument, spot)]
        if type(argument) is list and list not in sorts:
            values = [(each, spot.item(i)) for i, each in enumerate(argument)]
        if len(values) > len(self.fields) or not self.fields:
            expected = f"values for {', '.join(self.fields)}" if self.fields else "no value"
            return spot.wrong(argument, expected)
        return self._build_once(dict(zip(self.fields, values, strict=False)), more, spot)

    def _build_once(
        self,
        first: Mapping[str, tuple[Any, Spot]],
        more: Mapping[str, tuple[Any, Spot]],
        spot: Spot,
    ) -> Any:
        """Build from fields of which none may be given a second time."""
        twice = first.keys() & more.keys()
        for name in sorted(twice):
            spot.field(name).problem("found the field a second time, expected it once")
        return None if twice else self.build({**first, **more}, spot)

    def build(self, given: Mapping[str, tuple[Any, Spot]], spot: Spot) -> Any:
        """Call the function with what the fields stand for, unless one of them is wrong."""
        before = len(spot.problems)
        values = {}
        for name in given:
            if name not in self.fields:
                spot.unknown("field", name, self.fields)
        for name, field in self.fields.items():
            if name in given:
                values[field.parameter] = field.spec.read(*given[name])
            elif field.default is REQUIRED:
                spot.field(name).problem(f"found nothing, expected {field.spec.words}")
        if len(spot.problems) > before:
            return None
        try:
            return self.function(**values)
        except (ValueError, Refused) as error:
            return spot.problem(str(error))

    def call_schema(self) -> Schema:
        """What `call` takes."""
        choices = [self.schema]
        if self.parts and self.needs <= 1:
            choices.append(self.parts[0].schema)
        if self.parts and list not in self.parts[0].sorts:
            items = {"prefixItems": [spec.schema for spec in self.parts], "items": False}
            choices.append({"type": "array", "minItems": self.needs, **items})
        return {"anyOf": choices}

    def beside_schema(self, called: Schema) -> Schema:
        """A phrase with further fields beside its name, which comes first."""
        fields = {name: field.spec.schema for name, field in self.fields.items()}
        return {
            "type": "object",
            "properties": {**fields, self.name: called},
            "required": [self.name],
            "minProperties": 2,
            "additionalProperties": False,
        }

    def describe(self, title: str) -> Iterator[str]:
        """A section of the documentation."""
        yield f"\n### {title}\n\n{self.about}"
        if self.fields:
            yield "\n| field | value | when left out |\n|---|---|---|"
        for name, (_, spec, default) in self.fields.items():
            yield f"| `{name}` | {spec.words} | {in_file(spec, default)} |"


class Short(Table):
    """A table, or a value for its first field alone."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        first = self.parts[0]
        self.words = f"{first.words} or {self.words}"
        self.schema = {"anyOf": [first.schema, self.schema]}
        self.sorts = (dict, *first.sorts)

    def parse(self, value: Any, spot: Spot) -> Any:
        return self.call(value, spot)


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
        choices += [
            table.beside_schema(properties[name])
            for name, table in self.phrases.items()
            if len(table.fields) > 1
        ]
        if "all" in self.phrases:
            choices.append(self.phrases["all"].parts[0].schema)
        return {"anyOf": choices}


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
