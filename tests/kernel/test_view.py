"""What a viewer may know, on the toy game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from shipboard.kernel.cards import PUBLIC, placed, within
from shipboard.kernel.declare import Event, Move
from shipboard.kernel.match import Match
from shipboard.kernel.view import decisions, event, everything, option_name, outcome, sees_all, view
from shipboard.kernel.zones import piles_of

from .toy import (
    ACT,
    BOMB,
    COIN,
    DREW,
    EXPLODED,
    GAME,
    GEM,
    LOOK,
    OPEN,
    OPENED,
    SHIELD,
    STASH_IN,
    WINDOW,
    Cargo,
    bomb_window,
)


@pytest.fixture
def g() -> Cargo:
    state = cast(Cargo, Match(GAME, 3, {}, 1).state)
    state.deck[:] = [COIN, placed(GEM, 1 << 1), within(BOMB, 1 << 1)]
    state.hand[:] = [[GEM, COIN], [SHIELD, within(COIN, 1)], [BOMB]]
    state.chest[:] = [[within(SHIELD, 1 << 1), COIN], [GEM]]
    state.label[:] = [1, 2]
    state.role[:] = [[0], [placed(1, PUBLIC)], [0]]
    state.secret_note[:] = [5, 6, 7]
    return state


def zones(g: Cargo, viewer: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = view(GAME, g, viewer)["zones"]
    return shown


def test_an_owner_sees_the_own_hand_sorted_and_others_see_its_size(g: Cargo) -> None:
    assert zones(g, 0)["hand"][0] == {"count": 2, "cards": ["coin", "gem"]}
    assert zones(g, 1)["hand"][0] == {"count": 2}
    assert zones(g, None)["hand"][0] == {"count": 2}


def test_a_card_seen_in_a_hand_is_shown_to_who_has_seen_it(g: Cargo) -> None:
    assert zones(g, 0)["hand"][1] == {"count": 2, "within": ["coin"]}
    assert zones(g, 2)["hand"][1] == {"count": 2}


def test_a_known_place_in_a_pile_is_shown_with_its_place(g: Cargo) -> None:
    assert zones(g, 1)["deck"] == {"count": 3, "placed": {1: "gem"}, "within": ["bomb"]}
    assert zones(g, 0)["deck"] == {"count": 3}


def test_an_unordered_zone_shows_no_places(g: Cargo) -> None:
    g.chest[1] = [COIN, placed(GEM, 1 << 1)]
    assert zones(g, 1)["chest"] == [
        {"count": 2, "within": ["shield"]},
        {"count": 2, "within": ["gem"]},
    ]
    assert zones(g, None)["chest"] == [{"count": 2}, {"count": 2}]


def test_a_role_shown_to_all_is_shown_to_spectators(g: Cargo) -> None:
    assert zones(g, None)["role"] == [
        {"count": 1},
        {"count": 1, "within": ["agent"]},
        {"count": 1},
    ]
    assert zones(g, 2)["role"][2] == {"count": 1, "cards": ["smuggler"]}


def test_the_place_of_a_card_in_a_hand_cannot_be_seen(g: Cargo) -> None:
    before = json.dumps(view(GAME, g, 2))
    g.hand[0].reverse()
    g.chest[0].reverse()
    assert json.dumps(view(GAME, g, 2)) == before


def test_facts_are_shown_to_all_or_to_their_owner(g: Cargo) -> None:
    assert view(GAME, g, 1)["facts"]["secret_note"] == 6
    assert view(GAME, g, None)["facts"]["secret_note"] is None
    assert view(GAME, g, None)["facts"]["score"] == [0, 0, 0]
    assert view(GAME, g, 0)["facts"]["leader"] == 0
    view(GAME, g, 0)["facts"]["score"][0] = 99
    assert g.score[0] == 0, "a view is a copy"


def test_all_see_who_is_asked_but_only_the_seat_sees_its_options(g: Cargo) -> None:
    seen = view(GAME, g, 0)
    assert seen["asked"] == [{"seat": seat, "kind": "bid"} for seat in range(3)]
    assert [d["kind"] for d in seen["decisions"]] == ["bid"]
    assert view(GAME, g, None)["decisions"] == []
    assert decisions(GAME, g, 1)[0]["id"] != decisions(GAME, g, 0)[0]["id"]


def test_in_a_window_nobody_sees_who_is_asked(g: Cargo) -> None:
    g.open.clear()
    g.given.clear()
    g.asked.clear()
    g.then((bomb_window,))
    g.run()
    assert g.open[0][1] == 1
    for viewer in (0, 2, None):
        seen = view(GAME, g, viewer)
        assert seen["asked"] == []
        assert seen["window"] == "shield"
        assert seen["decisions"] == []
    assert view(GAME, g, 1)["decisions"][0]["options"] == ["decline", "play:shield"]


def test_options_have_names(g: Cargo) -> None:
    assert option_name(GAME, g, ACT, 0) == "pass"
    assert option_name(GAME, g, ACT, STASH_IN + 1) == "stash:2"
    assert option_name(GAME, g, ACT, OPEN) == "open:1"
    assert option_name(GAME, g, ACT, LOOK) == "look"


def test_the_secret_part_of_an_event_is_for_its_audience(g: Cargo) -> None:
    def drawn(card: str | None) -> list[dict[str, Any]]:
        return [{"card": card, "count": 1, "from": "deck", "to": "hand/1"}]

    happened = (DREW, (1,), 1 << 1, (GEM,))
    told = {"event": "drew", "seat": 1}
    known = told | {"card": "gem", "moves": drawn("gem")}
    assert event(GAME, g, happened, 1) == known
    assert event(GAME, g, happened, 0) == told | {"moves": drawn(None)}
    assert event(GAME, g, happened, None) == told | {"moves": drawn(None)}
    public = (DREW, (1,), PUBLIC, (GEM,))
    assert event(GAME, g, public, None) == known
    assert event(GAME, g, (WINDOW, (), 0, ()), None) == {"event": "window"}


def test_a_list_is_named_for_its_audience_and_counted_for_the_others(g: Cargo) -> None:
    happened = (EXPLODED, (1,), 1 << 1, ((COIN, GEM),))
    told = {"event": "exploded", "seat": 1}
    way = {"from": "hand/1", "to": "deck"}
    each = [{"card": card, "count": 1, **way} for card in ("coin", "gem")]
    assert event(GAME, g, happened, 1) == told | {"cards": ["coin", "gem"], "moves": each}
    unseen = [{"card": None, "count": 2, **way}]
    assert event(GAME, g, happened, 0) == told | {"moves": unseen}
    assert "moves" not in event(GAME, g, (EXPLODED, (1,), 1 << 1, ((),)), 1)


def test_what_only_moves_name_is_told_there_alone(g: Cargo) -> None:
    seen = event(GAME, g, (OPENED, (1, GEM, 0), 0, ()), None)
    moves = [{"card": "gem", "count": 1, "from": "chest/0", "to": "discard"}]
    assert seen == {"event": "opened", "seat": 1, "card": "gem", "moves": moves}


def test_an_argument_may_name_the_pile(g: Cargo) -> None:
    taken = Event(
        "taken",
        "{seat} takes {number} cards from {pile}.",
        ("seat", "number", "pile"),
        labels={"pile": ("deck", "chest/{number_chest}")},
        moves=(Move("number", "{pile}", "hand/{seat}"),),
        unsaid=("number_chest",),
    )
    game = replace(GAME, events=(taken,))
    seen = event(game, g, (0, (1, 2, 1, 5), 0, ()), None)
    assert seen["pile"] == "chest/5"
    assert seen["moves"] == [{"card": None, "count": 2, "from": "chest/5", "to": "hand/1"}]
    assert "moves" not in event(game, g, (0, (1, 0, 0, 5), 0, ()), None)


def test_the_outcome_is_none_while_the_game_runs(g: Cargo) -> None:
    assert outcome(GAME, g) is None
    g.end(0b101, 0, 0)
    assert outcome(GAME, g) == {"winners": [0, 2], "side": "richest", "reason": "rounds"}


def test_piles_and_owners(g: Cargo) -> None:
    by_name = {zone.name: zone for zone in GAME.zones}
    assert piles_of(g, by_name["deck"]) == [g.deck]
    assert piles_of(g, by_name["hand"]) is g.hand
    assert sees_all(by_name["discard"], 0, None)
    assert sees_all(by_name["hand"], 1, 1)
    assert not sees_all(by_name["hand"], 1, None)
    assert not sees_all(by_name["chest"], 1, 1)


def test_what_follows_and_is_an_owners_own_is_shown_to_the_owner_alone(g: Cargo) -> None:
    game = replace(GAME, derived_own={"plan": lambda g: [f"of {seat}" for seat in range(3)]})
    assert view(game, g, 1)["facts"]["plan"] == "of 1"
    assert view(game, g, None)["facts"]["plan"] is None
    assert everything(game, g)["facts"]["plan"] == ["of 0", "of 1", "of 2"]
