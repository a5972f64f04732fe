"""Content files over content files: an expansion adds, replaces, changes and removes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import pytest

from shipboard.kernel.content import PackError, Vocabulary
from shipboard.kernel.specs import Id, Number, Text

vocabulary = Vocabulary("Crates")


@dataclass(frozen=True)
class Crate:
    """A crate as a file describes it."""

    id: str
    name: str
    count: int


@vocabulary.record
def crate(id: Id, name: Text, count: Annotated[int, Number(0, 60)] = 1) -> Crate:  # noqa: A002
    """A crate: so many of it."""
    return Crate(id, name, count)


@vocabulary.record
def barrel(id: Id) -> str:  # noqa: A002
    """A barrel."""
    return id


BASE = """
[[crate]]
id = "oak"
name = "Oak"
count = 3
[[crate]]
id = "pine"
name = "Pine"
[[barrel]]
id = "tar"
"""


def laid(*later: str) -> list[Crate]:
    """The crates of the base with these files over it."""
    files = {"base.toml": BASE} | {f"more{n}.toml": text for n, text in enumerate(later)}
    return vocabulary.load(files)["crate"]


def refusal(*later: str) -> list[str]:
    with pytest.raises(PackError) as refused:
        laid(*later)
    return refused.value.problems


OAK, PINE = Crate("oak", "Oak", 3), Crate("pine", "Pine", 1)


def test_a_later_file_adds_after_the_others() -> None:
    assert laid('[[crate]]\nid = "elm"\nname = "Elm"') == [OAK, PINE, Crate("elm", "Elm", 1)]


def test_a_later_file_replaces_in_the_same_place() -> None:
    new = '[[replace.crate]]\nid = "oak"\nname = "Iron"'
    assert laid(new) == [Crate("oak", "Iron", 1), PINE]


def test_a_later_file_changes_some_fields_and_leaves_the_others() -> None:
    assert laid('[[change.crate]]\nid = "oak"\ncount = 9') == [Crate("oak", "Oak", 9), PINE]


def test_a_later_file_removes() -> None:
    assert laid('[[remove.crate]]\nid = "oak"') == [PINE]


def test_files_are_laid_over_each_other_in_their_order() -> None:
    gone = '[[remove.crate]]\nid = "pine"'
    back = '[[crate]]\nid = "pine"\nname = "Pine again"'
    more = '[[change.crate]]\nid = "pine"\ncount = 4'
    assert laid(gone, back, more) == [OAK, Crate("pine", "Pine again", 4)]
    assert refusal(gone, more) == [
        "more1.toml: change crate 'pine': id: found \"pine\", expected the id of an existing crate"
    ]


@pytest.mark.parametrize("how", ["replace", "change", "remove"])
def test_what_is_not_there_cannot_be_overlaid(how: str) -> None:
    (problem,) = refusal(f'[[{how}.crate]]\nid = "elm"\nname = "Elm"')
    assert problem == (
        f"more0.toml: {how} crate 'elm': id: found \"elm\", expected the id of an existing crate"
    )


def test_mistakes_are_named_with_the_file_that_makes_them() -> None:
    assert refusal('[[change.crate]]\nid = "oak"\ncount = 99') == [
        "more0.toml: change crate 'oak': count: found 99, expected a whole number from 0 to 60"
    ]
    assert refusal('[[remove.crate]]\nid = "oak"\ncount = 2') == [
        "more0.toml: remove crate 'oak': found the unknown field \"count\", expected one of id"
    ]
    assert refusal('[[crate]]\nid = "oak"\nname = "Oak"') == [
        "more0.toml: crate 'oak': id: found \"oak\", expected a different id, because crate 1"
        " of base.toml has this one"
    ]
    assert refusal('[[change.box]]\nid = "oak"') == [
        'more0.toml: change: found the unknown table "box", expected one of crate, barrel'
    ]
    assert refusal("change = 3") == [
        "more0.toml: change: found 3, expected tables headed [[change.crate]]"
    ]
    assert refusal('[change.crate]\nid = "oak"') == [
        "more0.toml: change.crate: found a table of id, expected a list of tables, each headed"
        " [[change.crate]]"
    ]


def test_the_schema_takes_overlays() -> None:
    schema = vocabulary.schema()["properties"]
    assert set(schema) == {"crate", "barrel", "replace", "change", "remove"}
    assert schema["change"]["properties"]["crate"]["items"]["required"] == ["id"]
    assert list(schema["remove"]["properties"]["crate"]["items"]["properties"]) == ["id"]
