"""Content from TOML, proved on the vocabulary of a toy game about a lighthouse."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shipboard.kernel.content import PackError, Vocabulary, content_hash, owners_file
from shipboard.kernel.specs import (
    Condition,
    Conditions,
    Effects,
    Either,
    Id,
    Many,
    Number,
    One,
    Table,
    Text,
    Word,
)
from shipboard.kernel.state import Refused, Step

vocabulary = Vocabulary("lighthouse")
trigger = vocabulary.family("trigger")

Count = Annotated[int, Number(1, 9)]
All = Annotated[int, Word(all=-1)]
Who = Annotated[int, Word(keeper=0, guest=1)]
Colour = Annotated[str, Word("red", "blue")]
Op = Annotated[int, Word(**{"<=": 0, ">=": 1})]
Trigger = Annotated[Any, One("trigger")]


@vocabulary.effect
def draw(n: Count | All = 1, who: Who = 0, secret: bool = False) -> Step:
    """Draw n cards."""
    return ("draw", n, who, secret)


@vocabulary.effect
def signal(colour: Colour, who: Who, unless: Condition = None) -> Step:
    """Show a light."""
    if colour == "red" and who == 1:
        raise ValueError("a guest shows no red light")
    return ("signal", colour, who, unless)


@vocabulary.effect
def nothing() -> Step:
    """Nothing happens."""
    return ("nothing",)


@vocabulary.effect
def optional(do: Effects) -> Step:
    """The keeper may do this."""
    return ("optional", do)


def option(label: Text, do: Effects, if_: Condition = None) -> Step:
    """One thing to choose."""
    return (label, if_, do)


@vocabulary.effect
def choose(options: Annotated[tuple[Step, ...], Many(Table(option))], by: Who = 0) -> Step:
    """Choose one of the options."""
    return ("choose", by, options)


@vocabulary.condition
def stormy() -> Step:
    """A storm blows."""
    return ("stormy",)


@vocabulary.condition
def oil(op: Op, n: Count) -> Step:
    """So much oil is left."""
    return ("oil", op, n)


@vocabulary.condition
def not_(of: Condition) -> Step:
    """This does not hold."""
    return ("not", of)


@vocabulary.condition
def all_(of: Conditions) -> Step:
    """All of these hold."""
    return ("all", *of)


@trigger
def night_falls(who: Who = 1) -> Step:
    """At the end of the day."""
    return ("night_falls", who)


@vocabulary.record
def card(
    id: Id,  # noqa: A002
    name: Text,
    colour: Colour = "blue",
    count: Count | None = None,
    on_play: Effects = (),
    playable_if: Condition = None,
    options: tuple[Annotated[Step, Table(option)], ...] = (),
    numbers: tuple[int, ...] = (),
    flavour: str = "",
    when: Trigger = None,
) -> dict[str, Any]:
    """A card of the deck."""
    if colour == "red" and not on_play:
        raise ValueError("found a red card without on_play, expected at least one effect")
    return {key: value for key, value in locals().items() if value not in (None, (), "")}


@vocabulary.record
def wind(force: Count) -> int:
    """A wind."""
    return force


def load(text: str) -> dict[str, list[Any]]:
    return vocabulary.load({"toy.toml": text})


def effects(text: str) -> Any:
    """What on_play = `text` becomes."""
    (found,) = load(f'[[card]]\nid = "x"\nname = "X"\non_play = {text}')["card"]
    return found["on_play"]


def condition(text: str) -> Any:
    """What playable_if = `text` becomes."""
    (found,) = load(f'[[card]]\nid = "x"\nname = "X"\nplayable_if = {text}')["card"]
    return found["playable_if"]


def problems(text: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        load(text)
    return caught.value.problems


def refusal(tables: dict[str, Any]) -> list[str]:
    """The problems of parsed tables, if they have some."""
    try:
        vocabulary.build({"any.toml": tables})
    except PackError as error:
        return error.problems
    return []


def problem_in_card(fields: str) -> str:
    """The only problem of a card with these fields."""
    (found,) = problems(f'[[card]]\nid = "x"\nname = "X"\n{fields}')
    assert found.startswith("toy.toml: card 'x': ")
    return found.removeprefix("toy.toml: card 'x': ")


# Reading


def test_records_are_built_in_file_order_over_all_files() -> None:
    one = '[[wind]]\nforce = 3\n[[card]]\nid = "a"\nname = "A"\n[[wind]]\nforce = 1'
    two = b"\xef\xbb\xbf[[wind]]\r\nforce = 2"
    records = vocabulary.load({"one.toml": one, "two.toml": two})
    assert records["wind"] == [3, 1, 2]
    assert records["card"] == [{"id": "a", "name": "A", "colour": "blue"}]


def test_a_record_type_that_no_file_uses_is_an_empty_list() -> None:
    assert vocabulary.load({}) == {"card": [], "wind": []}


def test_files_are_read_from_their_paths(tmp_path: Path) -> None:
    path = tmp_path / "winds.toml"
    path.write_text("[[wind]]\nforce = 4\n", encoding="utf-8")
    assert vocabulary.load([path])["wind"] == [4]
    assert vocabulary.load([str(path)])["wind"] == [4]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("[]", None),
        ("['draw']", (("draw", 1, 0, False),)),
        ("[{ draw = {} }]", (("draw", 1, 0, False),)),
        ("[{ draw = 2 }]", (("draw", 2, 0, False),)),
        ("[{ draw = 'all' }]", (("draw", -1, 0, False),)),
        ("[{ draw = [3, 'guest'] }]", (("draw", 3, 1, False),)),
        ("[{ draw = { who = 'guest', secret = true } }]", (("draw", 1, 1, True),)),
        ("['nothing', { nothing = {} }]", (("nothing",), ("nothing",))),
        ("[{ signal = ['red', 'keeper', 'stormy'] }]", (("signal", "red", 0, ("stormy",)),)),
        ("[{ optional = ['nothing', 'draw'] }]",
         (("optional", (("nothing",), ("draw", 1, 0, False))),)),
        ("[{ choose = [{ label = 'go', if = 'stormy', do = ['nothing'] }] }]",
         (("choose", 0, (("go", ("stormy",), (("nothing",),)),)),)),
        ("[{ choose = { by = 'guest', options = [] } }]", (("choose", 1, ()),)),
    ],
)  # fmt: skip
def test_an_effect_is_a_name_with_fields_or_values_in_order(text: str, steps: Any) -> None:
    if steps is None:
        assert "on_play" not in load(f'[[card]]\nid = "x"\nname = "X"\non_play = {text}')["card"][0]
    else:
        assert effects(text) == steps


@pytest.mark.parametrize(
    ("text", "built"),
    [
        ("'stormy'", ("stormy",)),
        ("{ oil = ['<=', 2] }", ("oil", 0, 2)),
        ("{ oil = { op = '>=', n = 2 } }", ("oil", 1, 2)),
        ("{ not = 'stormy' }", ("not", ("stormy",))),
        ("{ not = { oil = ['<=', 2] } }", ("not", ("oil", 0, 2))),
        ("{ not = { of = 'stormy' } }", ("not", ("stormy",))),
        ("['stormy', { oil = ['<=', 2] }]", ("all", ("stormy",), ("oil", 0, 2))),
        ("{ not = ['stormy', 'stormy'] }", ("not", ("all", ("stormy",), ("stormy",)))),
        ("{ all = ['stormy'] }", ("all", ("stormy",))),
    ],
)
def test_a_list_of_conditions_means_all_of_them(text: str, built: Any) -> None:
    assert condition(text) == built


def test_a_condition_left_out_is_none() -> None:
    assert effects("[{ signal = ['blue', 'guest'] }]") == (("signal", "blue", 1, None),)


def test_a_game_has_families_of_its_own() -> None:
    def when(text: str) -> Any:
        return load(f'[[card]]\nid = "x"\nname = "X"\nwhen = {text}')["card"][0]["when"]

    assert when("'night_falls'") == ("night_falls", 1)
    assert when("{ night_falls = 'keeper' }") == ("night_falls", 0)


def test_parsed_tables_can_be_built_without_a_file() -> None:
    assert vocabulary.build({"winds": {"wind": [{"force": 5}]}})["wind"] == [5]


# Errors


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ("count = 'two'", 'count: found "two", expected a whole number from 1 to 9'),
        ("count = 10", "count: found 10, expected a whole number from 1 to 9"),
        ("count = 0", "count: found 0, expected a whole number from 1 to 9"),
        ("count = true", "count: found true, expected a whole number from 1 to 9"),
        ("count = 1.5", "count: found 1.5, expected a whole number from 1 to 9"),
        ("count = 1979-05-27", 'count: found "1979-05-27", expected a whole number from 1 to 9'),
        (f"count = 0x{'f' * 5000}",
         "count: found a very large number, expected a whole number from 1 to 9"),
        ("count = []", "count: found an empty list, expected a whole number from 1 to 9"),
        ("count = [1]", "count: found a list of 1, expected a whole number from 1 to 9"),
        ("count = {}", "count: found an empty table, expected a whole number from 1 to 9"),
        ("count = { a = 1, b = 2 }",
         "count: found a table of a, b, expected a whole number from 1 to 9"),
        ("colour = 'blu'",
         'colour: found the unknown word "blu", expected one of red, blue (did you mean blue?)'),
        ("colour = 1", "colour: found 1, expected one of red, blue"),
        ("flavour = 1", "flavour: found 1, expected text"),
        ("numbers = [1, 'two']", 'numbers[1]: found "two", expected a whole number'),
        ("numbers = 1", "numbers: found 1, expected a list, each item a whole number"),
        ("colour = 'red'", "found a red card without on_play, expected at least one effect"),
        ("color = 'red'",
         'found the unknown field "color", expected one of id, name, colour, count, on_play, '
         "playable_if, options, numbers, flavour, when (did you mean colour?)"),
        ("on_play = 3",
         "on_play: found 3, expected a list, each item an effect, written { name = … }"),
        ("on_play = [3]", "on_play[0]: found 3, expected an effect, written { name = … }"),
        ("on_play = [[]]",
         "on_play[0]: found an empty list, expected an effect, written { name = … }"),
        ("on_play = [{ draw = 1, nothing = {} }]",
         'on_play[0].draw: found the unknown field "nothing", expected one of n, who, secret'),
        ("on_play = [{ who = 'guest', draw = 1 }]",
         'on_play[0]: found the unknown effect "who", expected one of draw, signal, nothing, '
         "optional, choose"),
        ("on_play = [{ draw = [1, 'guest'], who = 'keeper' }]",
         "on_play[0].draw.who: found the field a second time, expected it once"),
        ("on_play = [{ draw = 1, who = 'cat' }]",
         'on_play[0].draw.who: found the unknown word "cat", expected one of keeper, guest'),
        ("on_play = ['nothing', 'drow']",
         'on_play[1]: found the unknown effect "drow", expected one of draw, signal, nothing, '
         "optional, choose (did you mean draw?)"),
        ("on_play = [{ explode = 1 }]",
         'on_play[0]: found the unknown effect "explode", expected one of draw, signal, nothing, '
         "optional, choose"),
        ("on_play = [{ draw = { secret = 'yes' } }]",
         'on_play[0].draw.secret: found "yes", expected true or false'),
        ("on_play = [{ draw = 10 }]",
         "on_play[0].draw: found 10, expected a whole number from 1 to 9"),
        ("on_play = [{ draw = { n = 10 } }]",
         "on_play[0].draw.n: found 10, expected a whole number from 1 to 9"),
        ("on_play = [{ draw = true }]",
         "on_play[0].draw: found true, expected a whole number from 1 to 9 or one of all"),
        ("on_play = [{ draw = [1, 'gust'] }]",
         'on_play[0].draw[1]: found the unknown word "gust", expected one of keeper, guest '
         "(did you mean guest?)"),
        ("on_play = [{ draw = [1, 'guest', true, 1] }]",
         "on_play[0].draw: found a list of 4, expected values for n, who, secret"),
        ("on_play = [{ nothing = 1 }]", "on_play[0].nothing: found 1, expected no value"),
        ("on_play = [{ nothing = { n = 1 } }]",
         'on_play[0].nothing: found the unknown field "n", expected none'),
        ("on_play = [{ signal = 'red' }]",
         "on_play[0].signal.who: found nothing, expected one of keeper, guest"),
        ("on_play = [{ signal = ['red', 'guest'] }]",
         "on_play[0].signal: a guest shows no red light"),
        ("on_play = [{ choose = [{ label = 'a', do = ['drw'] }] }]",
         'on_play[0].choose[0].do[0]: found the unknown effect "drw", expected one of draw, '
         "signal, nothing, optional, choose (did you mean draw?)"),
        ("options = [7]", "options[0]: found 7, expected an option table (label, do, if)"),
        ("options = [{ do = [] }]", "options[0].label: found nothing, expected some text"),
        ("options = [{ do = [], label = ' ' }]",
         'options[0].label: found " ", expected some text'),
        ("playable_if = 1", "playable_if: found 1, expected a condition, written { name = … }"),
        ("playable_if = { not = 'stromy' }",
         'playable_if.not: found the unknown condition "stromy", expected one of stormy, oil, '
         "not, all (did you mean stormy?)"),
        ("playable_if = ['stormy', { oil = [1, 2] }]",
         "playable_if[1].oil[0]: found 1, expected one of <=, >="),
        ("when = ['night_falls']",
         "when: found a list of 1, expected a trigger, written { name = … }"),
        ("'odd\\nkey' = 1".replace("'", '"'),
         'found the unknown field "odd\\nkey", expected one of id, name, colour, count, on_play, '
         "playable_if, options, numbers, flavour, when"),
    ],
)  # fmt: skip
def test_a_problem_names_place_finding_and_remedy(fields: str, problem: str) -> None:
    assert problem_in_card(fields) == problem


@pytest.mark.parametrize(
    "shorter",
    ["[{ draw = 2, who = 'guest' }]", "[{ draw = [2], who = 'guest' }]",
     "[{ draw = { who = 'guest' }, n = 2 }]"],
)  # fmt: skip
def test_further_fields_of_a_phrase_may_stand_beside_its_name(shorter: str) -> None:
    assert effects(shorter) == effects("[{ draw = { n = 2, who = 'guest' } }]")


def test_two_mistakes_in_one_shorthand_are_both_named() -> None:
    text = '[[card]]\nid = "x"\nname = "X"\non_play = [{ signal = ["green", "cat"] }, "wait"]'
    assert problems(text) == [
        "toy.toml: card 'x': on_play[0].signal[0]: "
        'found the unknown word "green", expected one of red, blue',
        "toy.toml: card 'x': on_play[0].signal[1]: "
        'found the unknown word "cat", expected one of keeper, guest',
        "toy.toml: card 'x': on_play[1]: "
        'found the unknown effect "wait", expected one of draw, signal, nothing, optional, choose',
    ]


def test_all_problems_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff")
    broken = tmp_path / "broken.toml"
    broken.write_text("[[card]\n", encoding="utf-8")
    winds = tmp_path / "winds.toml"
    winds.write_text("[[wind]]\nforce = 0\n[[wind]]\nforce = 10\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        vocabulary.load([missing, binary, broken, winds])
    not_text, not_toml = caught.value.problems[1:3]
    assert not_text.startswith(f"{binary}: is not TOML in UTF-8: 'utf-8' codec")
    assert not_toml.startswith(f"{broken}: is not TOML in UTF-8: Expected ']]'")
    assert "at line 1, column" in not_toml
    assert caught.value.problems[:1] + caught.value.problems[3:] == [
        f"{missing}: cannot be read: No such file or directory",
        f"{winds}: wind 1: force: found 0, expected a whole number from 1 to 9",
        f"{winds}: wind 2: force: found 10, expected a whole number from 1 to 9",
    ]
    assert str(caught.value) == "\n".join(caught.value.problems)
    assert isinstance(caught.value, Refused)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[cards]]",
         'toy.toml: found the unknown table "cards", expected one of card, wind '
         "(did you mean card?)"),
        ("title = 1", 'toy.toml: found the unknown table "title", expected one of card, wind'),
        ("[wind]\nforce = 1",
         "toy.toml: wind: found a table of force, expected a list of tables, each headed [[wind]]"),
        ("wind = [1]", "toy.toml: wind 1: found 1, expected a wind table (force)"),
        ("[[wind]]", "toy.toml: wind 1: force: found nothing, expected a whole number from 1 to 9"),
        ('[[card]]\nid = "X 1"\nname = "X"',
         "toy.toml: card 'X 1': id: found \"X 1\", "
         "expected an id of lowercase letters, digits and _"),
        ('[[card]]\nid = "x\\n"\nname = "X"',
         "toy.toml: card 'x\\n': id: found \"x\\n\", "
         "expected an id of lowercase letters, digits and _"),
        ("[[card]]\nid = 7\nname = 'X'",
         "toy.toml: card 1: id: found 7, expected an id of lowercase letters, digits and _"),
        ("[[card]]\nname = 'X'",
         "toy.toml: card 1: id: found nothing, expected an id of lowercase letters, digits and _"),
    ],
)  # fmt: skip
def test_a_file_has_lists_of_known_records(text: str, problem: str) -> None:
    assert problems(text) == [problem]


def test_an_id_belongs_to_one_record_of_its_type() -> None:
    one = '[[card]]\nid = "x"\nname = "X"'
    with pytest.raises(PackError) as caught:
        vocabulary.load({"one.toml": one, "two.toml": one})
    assert caught.value.problems == [
        "two.toml: card 'x': id: found \"x\", expected a different id, because card 1 of"
        " one.toml has this one"
    ]


def test_a_long_value_is_shortened() -> None:
    found = problem_in_card(f"count = '{'x' * 500}'")
    assert found == f'count: found "{"x" * 78}…, expected a whole number from 1 to 9'


def test_nesting_has_a_limit() -> None:
    text = "'stormy'"
    for _ in range(60):
        text = f"{{ not = {text} }}"
    found = problem_in_card(f"playable_if = {text}")
    assert found.endswith("not: found more than 40 fields within fields, expected fewer")


@pytest.mark.parametrize("text", [f"a = {'[' * 9999}", f"a = {'9' * 9999}", "a = 2000-13-40"])
def test_what_the_toml_reader_chokes_on_is_a_problem(text: str) -> None:
    (found,) = problems(text)
    assert found.startswith("toy.toml: is not TOML in UTF-8: ")


def test_a_declaration_needs_annotations_that_say_something() -> None:
    def vague(thing: object) -> None: ...
    def bare(thing) -> None: ...  # type: ignore[no-untyped-def]

    for builder in (vague, bare):
        with pytest.raises(TypeError, match=rf"{builder.__name__}\(thing\): the annotation"):
            vocabulary.effect(builder)


def test_the_fields_of_a_dataclass_are_what_a_file_may_say_of_a_record() -> None:
    harbour = Vocabulary("harbour")

    @harbour.record
    @dataclass(frozen=True)
    class Ship:
        """A ship that passes."""

        id: Id
        lamps: Count = 2
        if_: Condition = None

        def __post_init__(self) -> None:
            if self.id == "wreck" and self.lamps:
                raise ValueError("found a wreck with lamps, expected it dark")

    assert harbour.build({"a.toml": {"ship": [{"id": "brig", "lamps": 3}]}})["ship"] == [
        Ship("brig", 3)
    ]
    for ship, problem in (
        ({"id": "brig", "lamps": 10}, "lamps: found 10, expected a whole number from 1 to 9"),
        (
            {"id": "brig", "mast": 1},
            'found the unknown field "mast", expected one of id, lamps, if',
        ),
        ({"id": "wreck"}, "found a wreck with lamps, expected it dark"),
    ):
        with pytest.raises(PackError) as refusal:
            harbour.build({"a.toml": {"ship": [ship]}})
        [found] = refusal.value.problems
        assert found.endswith(problem), found
    assert "### `[[ship]]`\n\nA ship that passes." in harbour.describe()


def test_a_name_is_declared_once() -> None:
    with pytest.raises(TypeError, match="draw is declared twice"):
        vocabulary.effect(draw)


# Schema and documentation


def test_the_schema_of_a_file() -> None:
    schema = vocabulary.schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["additionalProperties"] is False
    assert list(schema["$defs"]) == ["effect", "condition", "trigger"]
    assert schema["properties"]["wind"] == {
        "type": "array",
        "items": {
            "type": "object",
            "description": "A wind.",
            "properties": {"force": {"type": "integer", "minimum": 1, "maximum": 9}},
            "required": ["force"],
            "additionalProperties": False,
        },
    }
    fields = schema["properties"]["card"]["items"]
    assert fields["required"] == ["id", "name"]
    assert fields["properties"]["id"] == {"type": "string", "pattern": "^(?:[a-z][a-z0-9_]*)$"}
    assert fields["properties"]["colour"] == {"enum": ["red", "blue"]}
    assert fields["properties"]["flavour"] == {"type": "string"}
    assert fields["properties"]["on_play"] == {
        "type": "array",
        "items": {"$ref": "#/$defs/effect"},
    }
    assert list(fields["properties"]["options"]["items"]["properties"]) == ["label", "do", "if"]


def test_the_schema_of_a_phrase() -> None:
    bare, phrases, beside, *_ = vocabulary.schema()["$defs"]["effect"]["anyOf"]
    assert bare == {"enum": ["draw", "nothing"]}
    assert (phrases["minProperties"], phrases["maxProperties"]) == (1, 1)
    n = {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 9}, {"enum": ["all"]}]}
    who = {"enum": ["keeper", "guest"]}
    secret = {"type": "boolean"}
    table, first, listed = phrases["properties"]["draw"]["anyOf"]
    assert table["properties"] == {"n": n, "who": who, "secret": secret}
    assert first == n
    assert listed == {
        "type": "array",
        "prefixItems": [n, who, secret],
        "items": False,
        "minItems": 0,
    }
    assert beside["properties"] == {
        "n": n, "who": who, "secret": secret, "draw": phrases["properties"]["draw"]
    }  # fmt: skip
    assert (beside["required"], beside["minProperties"]) == (["draw"], 2)
    assert phrases["properties"]["signal"]["anyOf"][1]["minItems"] == 2
    assert len(phrases["properties"]["nothing"]["anyOf"]) == 1
    assert vocabulary.schema()["$defs"]["condition"]["anyOf"][-1] == {
        "type": "array",
        "items": {"$ref": "#/$defs/condition"},
    }


def test_the_documentation_comes_from_signatures() -> None:
    page = vocabulary.describe()
    assert page.startswith("# Content of lighthouse\n\n## Records\n\n### `[[card]]`\n\nA card of")
    assert (
        """
### `draw`

Draw n cards.

| field | value | when left out |
|---|---|---|
| `n` | a whole number from 1 to 9 or one of all | `1` |
| `who` | one of keeper, guest | `"keeper"` |
| `secret` | true or false | `false` |

### `signal`

Show a light.

| field | value | when left out |
|---|---|---|
| `colour` | one of red, blue | required |
| `who` | one of keeper, guest | required |
| `unless` | a condition, written { name = … } |  |

### `nothing`

Nothing happens.

### `optional`
"""
        in page
    )
    assert page.endswith(
        "## Tables\n\n### option table\n\nOne thing to choose.\n\n"
        "| field | value | when left out |\n|---|---|---|\n"
        "| `label` | some text | required |\n"
        "| `do` | a list, each item an effect, written { name = … } | required |\n"
        "| `if` | a condition, written { name = … } |  |\n"
    )
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## Records", "## Effects", "## Conditions", "## Triggers", "## Tables"
    ]  # fmt: skip


# The hash


def test_the_hash_knows_names_and_contents_but_not_order_or_line_ends() -> None:
    base = content_hash({"a": "x\n", "b": b"y"})
    assert re.fullmatch(r"[0-9a-f]{64}", base)
    assert content_hash({"b": "y", "a": b"x\r\n"}) == base
    assert content_hash({"a": "x\n", "c": "y"}) != base
    assert content_hash({"a": "x\n", "b": "z"}) != base
    assert content_hash({"a": "x\nb", "": "y"}) != content_hash({"a": "x\n", "b": "y"})


# Whatever is in the file


def accepts(schema: Any, value: Any, root: Any) -> bool:
    """JSON Schema, as far as the vocabulary uses it."""
    if schema is False:
        return False
    sorts = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    if "type" in schema and type(value) is not sorts[schema["type"]]:
        return False
    if "$ref" in schema:
        return accepts(root["$defs"][schema["$ref"].rpartition("/")[2]], value, root)
    if "anyOf" in schema and not any(accepts(each, value, root) for each in schema["anyOf"]):
        return False
    if "enum" in schema and not (type(value) is str and value in schema["enum"]):
        return False
    if type(value) is int:
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if type(value) is str and "pattern" in schema:
        return bool(re.search(schema["pattern"].removesuffix("$") + r"\Z", value))
    if type(value) is list:
        ahead = schema.get("prefixItems", [])
        rest = schema.get("items", {})
        specs = [*ahead, *[rest] * (len(value) - len(ahead))][: len(value)]
        pairs = zip(specs, value, strict=True)
        enough = len(value) >= schema.get("minItems", 0)
        return enough and all(accepts(spec, each, root) for spec, each in pairs)
    if type(value) is dict and "properties" in schema:
        known = schema["properties"]
        least, most = schema.get("minProperties", 0), schema.get("maxProperties", 99)
        return (
            least <= len(value) <= most
            and set(schema.get("required", ())) <= value.keys() <= known.keys()
            and all(accepts(known[name], each, root) for name, each in value.items())
        )
    return True


NAMES = [
    "draw", "signal", "nothing", "optional", "choose", "stormy", "oil", "not", "all", "of",
    "n", "who", "secret", "do", "options", "label", "if", "op", "<=", "keeper", "guest", "blue",
    "colour", "id", "name", "count", "on_play", "playable_if", "flavour", "when", "night_falls",
    "card", "wind", "force", "numbers", "unless", "by",
]  # fmt: skip
WORDS = st.sampled_from(NAMES) | st.text(max_size=3)
SCALARS = (
    st.none() | st.booleans() | st.integers(-1, 10) | st.integers() | st.floats()
    | st.dates() | WORDS
)  # fmt: skip
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=15,
)
WHO = st.sampled_from(["keeper", "guest"])


def phrases(inner: Any) -> Any:
    """Mostly right effects and conditions, around some that are anything."""
    several = st.lists(inner, max_size=3)
    return (
        st.builds(lambda each: {"not": each}, inner)
        | st.builds(lambda each: {"not": {"of": each}}, inner)
        | st.builds(lambda each: {"optional": each}, several)
        | st.builds(lambda c, w, u: {"signal": [c, w, u]}, st.just("blue"), WHO, inner)
        | st.builds(lambda w, u: {"signal": {"colour": "blue", "who": w, "unless": u}}, WHO, inner)
        | st.builds(lambda d, c: {"choose": [{"label": "x", "do": d, "if": c}]}, several, inner)
        | several
    )


PHRASES = st.recursive(
    st.sampled_from(
        ["draw", "nothing", "stormy", {"draw": [2, "guest"]}, {"draw": "all"}, {"oil": ["<=", 1]}]
    )
    | VALUES,
    phrases,
    max_leaves=8,
)


@given(st.dictionaries(WORDS, VALUES, max_size=3))
@example({"card": [{"id": []}]})
@example({"card": [{}, 1, None]})
def test_whatever_tables_a_file_has_they_are_built_or_refused(tables: dict[str, Any]) -> None:
    assert all(each.startswith("any.toml: ") for each in refusal(tables))


@given(st.lists(PHRASES, max_size=3), PHRASES, st.dictionaries(WORDS, PHRASES, max_size=2))
def test_the_schema_takes_what_the_loader_takes(on_play: Any, condition: Any, rest: Any) -> None:
    fields = {"id": "x", "name": "X", "on_play": on_play, "playable_if": condition, **rest}
    found = refusal({"card": [fields]})
    beyond = ("a guest shows no red light", "expected at least one effect")  # refused by builders
    schema = vocabulary.schema()
    taken = accepts(schema, {"card": [fields]}, schema)
    assert taken == all(each.endswith(beyond) for each in found)


@given(st.text() | st.binary())
def test_whatever_a_file_holds_it_is_read_or_refused(content: str | bytes) -> None:
    with contextlib.suppress(PackError):
        vocabulary.load({"any.toml": content})


@given(st.dictionaries(st.text("abc./\\\n", max_size=3), st.binary(max_size=5), max_size=3))
def test_equal_hashes_mean_equal_files(files: dict[str, bytes]) -> None:
    other = {**files, "new": b""}
    assert content_hash(other) != content_hash(files)
    assert content_hash(dict(reversed(files.items()))) == content_hash(files)


def test_either_and_many_can_be_written_out() -> None:
    written = Vocabulary("written")

    @written.record
    def tide(
        marks: Annotated[Any, Many(Either(Number(-5), Word("high", low=-9)))],
    ) -> Any:
        return marks

    assert written.load({"t": "[[tide]]\nmarks = [3, 'low', 'high', -5]"})["tide"] == [
        (3, -9, "high", -5)
    ]
    with pytest.raises(PackError) as caught:
        written.load({"t": "[[tide]]\nmarks = [-6]"})
    assert caught.value.problems == [
        "t: tide 1: marks[0]: found -6, expected a whole number from -5"
    ]


def test_two_readings_of_one_text_are_named_together() -> None:
    written = Vocabulary("written")

    @written.record
    def lamp(oil: Annotated[Any, Either(Word("whale"), Word("none"))]) -> Any:
        return oil

    assert written.load({"t": "[[lamp]]\noil = 'none'"})["lamp"] == ["none"]
    with pytest.raises(PackError) as caught:
        written.load({"t": "[[lamp]]\noil = 'olive'"})
    assert caught.value.problems == [
        't: lamp 1: oil: found "olive", expected one of whale or one of none'
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [("none.toml", "cannot be read"), ("", "cannot be read"), ("a\0b", "a zero byte")],
)
def test_an_owners_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        owners_file(f"{tmp_path}/{name}")
