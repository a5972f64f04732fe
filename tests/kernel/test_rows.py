"""Rows: things with numbers of their own, copied, saved, compared and shown by declaration."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from shipboard.kernel.declare import Fact, Game
from shipboard.kernel.legend import legend
from shipboard.kernel.pack import Pack
from shipboard.kernel.save import digest, dump, load
from shipboard.kernel.state import Refused, Row, clone
from shipboard.kernel.view import cards_in_rows, view

from .toy import GAME, GEM, SHIELD, Cargo


class Crate(Row):
    """On the quay, with what was put on it."""

    card: int = 0
    holder: int = -1
    sealed: bool = False
    mark: tuple[int, ...] = ()
    upon: list[int]

    def __init__(self) -> None:
        self.upon = []


class Quay(Cargo):
    """Cargo with crates, and one that is being lifted."""

    def __init__(self, players: int, key: bytes, streams: tuple[bytes, ...], pack: Pack) -> None:
        super().__init__(players, key, streams, pack)
        self.crates: list[Crate] = []
        self.lifted = Crate()


CRATES = Fact("crates", holds={"card": "card", "upon": "card"})
GAME_WITH_CRATES: Game = replace(
    GAME, state=Quay, facts=(*GAME.facts, CRATES, Fact("lifted", tells={"card": "card"}))
)


@pytest.fixture
def g() -> Quay:
    quay = Quay(3, b"key", (b"deck", b"dice"), GAME.load({}))
    for holder in (2, 0):
        crate = Crate()
        crate.card, crate.holder, crate.upon, crate.mark = GEM, holder, [SHIELD], (holder,)
        quay.crates.append(crate)
    return quay


def test_a_clone_shares_no_row_and_no_list_in_one(g: Quay) -> None:
    copy = clone(g)
    assert copy.crates == g.crates
    copy.crates[0].holder = 1
    copy.crates[1].upon.append(GEM)
    copy.lifted.sealed = True
    assert [crate.holder for crate in g.crates] == [2, 0]
    assert g.crates[1].upon == [SHIELD]
    assert not g.lifted.sealed
    assert copy.crates != g.crates
    assert digest(copy) != digest(g)


def test_rows_come_back_from_a_save_as_they_were(g: Quay) -> None:
    g.lifted.sealed = True
    again = load(GAME_WITH_CRATES, json.loads(json.dumps(dump(g))), g.pack)
    assert isinstance(again, Quay)
    assert (again.crates, again.lifted) == (g.crates, g.lifted)
    assert again.crates[0].mark == (2,)
    assert digest(again) == digest(g)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda row: row.pop("holder"), "the fields of a Crate do not match"),
        (lambda row: row.update(colour=3), "the fields of a Crate do not match"),
        (lambda row: row.update(holder="B"), "holder of a Crate is a str"),
        (lambda row: row.update(upon=3), "upon of a Crate is a int"),
    ],
)
def test_a_row_that_was_changed_by_hand_is_refused(g: Quay, spoil: Any, words: str) -> None:
    saved = dump(g)
    spoil(saved["crates"][0]["Crate"])
    with pytest.raises(Refused, match=words):
        load(GAME_WITH_CRATES, saved, g.pack)


def test_a_row_of_another_name_is_refused(g: Quay) -> None:
    saved = dump(g)
    saved["crates"][0] = {"Barrel": {}}
    with pytest.raises(Refused, match="Barrel"):
        load(GAME_WITH_CRATES, saved, g.pack)


def test_everybody_sees_the_rows_that_are_declared_with_cards_by_name(g: Quay) -> None:
    gem, shield = (g.pack.names["card"][design] for design in (GEM, SHIELD))
    for viewer in (None, 0, 2):
        facts = view(GAME_WITH_CRATES, g, viewer)["facts"]
        assert facts["crates"][0] == {
            "card": gem, "holder": 2, "sealed": False, "mark": [2], "upon": [shield],
        }  # fmt: skip
        assert facts["lifted"]["upon"] == []
    assert "crates" not in view(GAME, g, 0)["facts"]


def test_what_is_shown_of_a_row_is_no_part_of_it(g: Quay) -> None:
    view(GAME_WITH_CRATES, g, None)["facts"]["crates"][0]["upon"].append("bomb")
    assert g.crates[0].upon == [SHIELD]


def test_cards_that_lie_in_rows_are_counted_and_those_only_named_are_not(g: Quay) -> None:
    assert sorted(cards_in_rows(GAME_WITH_CRATES, g, "card")) == sorted([GEM, SHIELD] * 2)
    assert cards_in_rows(GAME_WITH_CRATES, g, "role") == []


def test_a_game_saved_with_other_rows_does_not_go_on(g: Quay) -> None:
    now = legend(GAME_WITH_CRATES, g.pack)
    before = legend(replace(GAME, state=type("Quay", (Cargo,), {})), g.pack)
    assert now.rows == {"Crate": ("card", "holder", "sealed", "mark", "upon")}
    assert now.misfit(now, dump(g)) == ""
    assert before.misfit(now, dump(g)) != ""


def test_a_row_says_what_it_holds(g: Quay) -> None:
    assert repr(g.crates[0]) == "Crate(card=1, holder=2, sealed=False, mark=(2,), upon=[3])"
