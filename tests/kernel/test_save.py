"""A state as JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shipboard.kernel.match import Match
from shipboard.kernel.save import digest, dump, load
from shipboard.kernel.state import Refused, State

from .toy import GAME


@pytest.fixture
def g() -> State:
    return Match(GAME, 3, {}, 1).state


def text(g: State) -> Any:
    return json.loads(json.dumps(dump(g)))


def test_a_state_survives_json(g: State) -> None:
    again = load(GAME, text(g), g.pack)
    assert digest(again) == digest(g)
    assert again.stack == g.stack
    assert again.waiting == g.waiting
    assert again.key == g.key


def test_steps_are_saved_by_name(g: State) -> None:
    assert {"step": "toy.bids"} in dump(g)["waiting"]["tuple"]


def test_every_field_counts_in_the_digest(g: State) -> None:
    seen = {digest(g)}
    for change in ("moment", "light", "round", "labels"):
        setattr(g, change, getattr(g, change) + 1)
        seen.add(digest(g))
    g.stack.pop()
    seen.add(digest(g))
    assert len(seen) == 6


def test_events_and_content_are_not_saved(g: State) -> None:
    assert not {"pack", "events", "telling"} & set(dump(g))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("moment", None),
        ("moment", "one"),
        ("moment", 1.5),
        ("deck", {"tuple": [1]}),
        ("deck", 3),
        ("players", 99),
        ("players", "3"),
        ("players", True),
        ("key", {"bytes": "no hexadecimal"}),
        ("key", {"bytes": 5}),
        ("waiting", {"tuple": [{"step": "os.system"}]}),
        ("waiting", {"tuple": [{"step": "toy.nothing"}]}),
        ("waiting", {"step": "toy.bids", "bytes": "00"}),
        ("waiting", {}),
        ("unknown", 1),
        ("__class__", 1),
    ],
)
def test_a_damaged_save_is_refused(g: State, field: str, value: object) -> None:
    data = text(g)
    data[field] = value
    with pytest.raises(Refused, match="this is not a saved state of Cargo"):
        load(GAME, data, g.pack)


@pytest.mark.parametrize("field", ["deck", "players", "moment", "stack"])
def test_a_save_with_a_field_missing_is_refused(g: State, field: str) -> None:
    data = text(g)
    del data[field]
    with pytest.raises(Refused, match="this is not a saved state of Cargo"):
        load(GAME, data, g.pack)


@pytest.mark.parametrize("data", [[], None, 5, "text", {}])
def test_something_else_is_refused(g: State, data: Any) -> None:
    with pytest.raises(Refused, match="this is not a saved state of Cargo"):
        load(GAME, data, g.pack)
