"""GLM-1: components and the anatomy of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.games.gloom.content import build, files
from shipboard.games.gloom.pack import EVENT, MODIFIER, UNTIMELY_DEATH
from shipboard.games.gloom.vocabulary import vocabulary
from tests.rule import rule

from .own_cards import (
    ALL,
    ANNS,
    at_once,
    at_random,
    lasting,
    own_cards,
    record,
    refused,
    standard_records,
)
from .scenario import GAME, Scenario, new_game, scenario

PERSISTENT = ["m53", "m54", "m55", "m56", "m57", "m58"]


def deck_cards(table: Scenario) -> list[str]:
    """Every card of every zone of deck cards, sorted."""
    g = table.g
    piles = [g.deck, g.discard, g.announced, g.responding, g.peeked, g.box]
    piles += g.hand + g.stacks + g.passing
    return sorted(name for pile in piles for name in table.cards(pile))


# Which cards there are.


@rule("GLM-1.1", "GLM-R5")
def test_the_standard_set_has_110_cards() -> None:
    cards = standard_records()
    assert [card.copies for card in cards] == [1] * 110
    by_type = {sort: [c.id for c in cards if c.type == sort] for sort in {c.type for c in cards}}
    assert {sort: len(found) for sort, found in by_type.items()} == {
        "character": 20,
        "modifier": 58,
        "event": 10,
        "untimely_death": 20,
        "reference": 2,
    }
    pack = GAME.load(GAME.choose(3, {}))
    sorts = [pack.sort[design] for design in pack.deck]
    assert [sorts.count(sort) for sort in (MODIFIER, EVENT, UNTIMELY_DEATH)] == [58, 10, 20]
    assert pack.characters == 20
    assert pack.names["reference"] == ("r01", "r02")
    assert pack.boxed == []


@rule("GLM-1.2", "GLM-1.10", "GLM-R5", "GLM-R6")
@pytest.mark.parametrize("seed", range(3))
def test_characters_and_reference_cards_never_come_among_the_deck_cards(seed: int) -> None:
    expected = sorted(card.id for card in standard_records() if card.id[0] in "med")
    for table in at_random(new_game(3), seed):
        assert deck_cards(table) == expected
        assert sorted([c for crew in table.g.crew for c in crew] + table.g.spare) == list(range(20))
        assert table.view(None)["zones"]["references"]["cards"] == ["r01", "r02"]
        for name in ALL:
            assert not [card for card in table.stack(name) if card[0] == "e"]
    assert table.outcome() is not None


@rule("GLM-1.3")
def test_every_card_has_a_name() -> None:
    titles = [card.name for card in standard_records()]
    assert all(title.strip() for title in titles)
    assert len(set(titles)) == 110
    assert "name" in refused('[[card]]\nid = "x"\ntype = "event"\n')


@rule("GLM-1.3", "GLM-1.8")
def test_neither_a_name_nor_flavour_text_has_an_effect(tmp_path: Path) -> None:
    """A card that only says so in its name and its flavour lets nobody draw."""
    chatty = (
        '[[card]]\nid = "x_chatty"\nname = "Draw 2 cards"\ntype = "modifier"\n'
        'points = { slot_1 = -5 }\nflavor = "Skip your next turn. Discard 2 cards."\n'
    )
    table = scenario(
        card_set=own_cards(tmp_path, chatty),
        hands={"A": ["x_chatty", "m02"], "B": ["m03"]},
        windows=False,
    )
    table.play("x_chatty", "captain")
    assert (table.hand("A"), table.hand("B")) == (["m02"], ["m03"])
    assert table.discard() == []
    assert (table.g.skip_turns, table.g.skip_draws) == ([0, 0, 0], [0, 0, 0])
    assert (table.active, table.action) == ("A", 2)


# What may be printed on them.


@rule("GLM-1.4")
def test_a_card_prints_at_most_one_value_in_each_of_three_slots() -> None:
    for card in standard_records():
        assert len(card.points) == 3
        for value in card.points:
            assert value is None or (value % 5 == 0 and -25 <= value <= 25)
    more = "points = { slot_1 = 5, slot_2 = 0, slot_3 = -5 }"
    [card] = vocabulary.load({"own.toml": record("x_full", "modifier", more=more)})["card"]
    assert card.points == (5, 0, -5)
    for points in ("{ slot_4 = 5 }", "{ slot_0 = 5 }", "{ slot_1 = [5, 5] }", "[5, 5, 5, 5]"):
        assert "points" in refused(record("x", "modifier", more=f"points = {points}"))


@rule("GLM-1.5")
def test_a_card_prints_at_most_one_icon_in_each_of_three_positions() -> None:
    six = {"beast", "machine", "heart", "credit", "rank", "void", "blank", None}
    for card in standard_records():
        assert len(card.icons) == 3
        assert set(card.icons) <= six
    for icons in ('{ icon_4 = "void" }', '{ icon_1 = ["void", "rank"] }', '["void"]'):
        assert "icons" in refused(record("x", "modifier", more=f"icons = {icons}"))


@rule("GLM-1.5")
def test_an_icon_does_nothing_by_itself() -> None:
    """m03 prints an icon and has no effect: nothing but the stack changes."""
    table = scenario(
        stacked={"counselor": ["m19"], "engineer": ["m53"]},
        hands={"A": ["m03"], "B": ["m05"]},
        windows=False,
    )
    deck = table.deck()
    table.play("m03", "captain")
    assert table.showing("captain") == ["beast"]
    assert (table.hand("A"), table.hand("B"), table.discard()) == ([], ["m05"], [])
    assert table.deck() == deck
    assert table.log() == ["announced", "aimed_at", "put_on"]


@rule("GLM-1.6")
def test_the_deck_icon_has_no_effect_and_hides_nothing(tmp_path: Path) -> None:
    assert {card.deck_icon for card in standard_records()} == {"ringed_planet"}
    plain = 'points = { slot_2 = -5 }\ndeck_icon = "tombstone"'
    table = scenario(
        card_set=own_cards(tmp_path, record("x_visitor", "modifier", more=plain)),
        stacked={"captain": ["m24"]},
        hands={"A": ["x_visitor"]},
        windows=False,
    )
    table.play("x_visitor", "captain")
    assert (table.slots("captain"), table.icons("captain")) == ("-25/-5/-", "credit/rank/-")
    other = files("standard")
    changed = {
        name: text.replace('type = "', 'deck_icon = "x"\ntype = "') for name, text in other.items()
    }
    one = build(vocabulary.load(other)["card"], "")
    two = build(vocabulary.load(changed)["card"], "")
    assert (one.points, one.icons, one.portrait) == (two.points, two.icons, two.portrait)
    assert (one.deck, one.fits, one.sort) == (two.deck, two.fits, two.sort)


@rule("GLM-1.7")
def test_each_effect_belongs_to_exactly_one_of_four_categories() -> None:
    four = {"immediate", "ongoing", "persistent", "response"}
    seen = {effect.category for card in standard_records() for effect in card.effects}
    assert seen == four
    do = '{ draw = { who = "you", n = 1 } }'
    assert "category" in refused(record("x", "modifier", f"{{ do = [{do}] }}"))
    assert "category" in refused(
        record("x", "modifier", f'{{ category = "eventual", do = [{do}] }}')
    )
    assert "category" in refused(
        record("x", "modifier", f'{{ category = ["immediate", "ongoing"], do = [{do}] }}')
    )


@rule("GLM-1.9")
def test_a_character_card_has_a_name_a_portrait_and_flavour_text_only() -> None:
    characters = [card for card in standard_records() if card.type == "character"]
    for card in characters:
        assert card.name.startswith("The ")
        assert card.flavor
        assert (card.points, card.icons) == ((None,) * 3, (None,) * 3)
        assert (card.effects, card.text) == ((), "")
    table = scenario()
    for name in ALL:
        assert (table.portrait(name), table.text(name)) == (name, name)
        assert (table.slots(name), table.icons(name)) == ("-/-/-", "-/-/-")
    draws = at_once('{ draw = { who = "you", n = 1 } }')
    assert "character" in refused(record("x", "character", more="points = { slot_1 = 5 }"))
    assert "character" in refused(record("x", "character", more='icons = { icon_1 = "void" }'))
    assert "GLM-1.9" in refused(record("x", "character", draws))


@rule("GLM-1.10", "GLM-7.2")
def test_an_event_has_a_name_and_an_effect_but_no_points_and_no_icons() -> None:
    events = [card for card in standard_records() if card.type == "event"]
    for card in events:
        assert card.effects
        assert card.text
        assert (card.points, card.icons) == ((None,) * 3, (None,) * 3)
    assert "event" in refused(record("x", "event", more="points = { slot_1 = 5 }"))
    assert "event" in refused(record("x", "event", more='icons = { icon_1 = "void" }'))
    limit = '{ draw_limit = { who = "you", delta = 1 } }'
    assert "GLM-7.2" in refused(record("x", "event", lasting(limit)))
    assert "modifiers only" in refused(record("x", "event", lasting(limit, "persistent")))


@rule("GLM-1.11")
def test_a_modifier_has_one_two_or_three_values_and_perhaps_more() -> None:
    modifiers = [card for card in standard_records() if card.type == "modifier"]
    values = [sum(value is not None for value in card.points) for card in modifiers]
    assert [values.count(n) for n in (0, 1, 2, 3)] == [0, 30, 25, 3]
    without_icons = [card.id for card in modifiers if card.icons == (None,) * 3]
    assert without_icons == ["m02", "m43", "m51"]
    assert [c.id for c in modifiers if not c.effects] == ["m02", "m03", "m04", "m05", "m08", "m51"]
    assert "GLM-1.11" in refused('[[card]]\nid = "x"\nname = "X"\ntype = "modifier"\n')


@rule("GLM-1.12", "GLM-3.7")
def test_a_modifier_has_a_portrait_exactly_when_it_has_a_persistent_effect() -> None:
    pack = GAME.load(GAME.choose(3, {}))
    modifiers = [name for name in pack.names["card"] if name[0] == "m"]
    pictured = [name for name in modifiers if pack.portrait[pack.names["card"].index(name)]]
    assert pictured == PERSISTENT
    for name in modifiers:
        table = scenario(stacked={"captain": [name]})
        assert table.portrait("captain") == (name if name in PERSISTENT else "captain")


@rule("GLM-1.13")
def test_an_untimely_death_has_a_name_an_effect_flavour_text_and_a_picture() -> None:
    deaths = [card for card in standard_records() if card.type == "untimely_death"]
    for card in deaths:
        assert card.name
        assert card.text
        assert card.flavor
        assert card.effects or card.flags
        assert scenario(stacked={"captain": ["m23", card.id]}).portrait("captain") == card.id


# All Characters can be reached, and cards are stronger than rules.


@rule("GLM-1.14", "GLM-2.4", "GLM-6.3")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_no_character_is_out_of_reach_because_of_whose_it_is(seat: str) -> None:
    table = scenario(active=seat, hands={seat: ["m02"]}, windows=False)
    table.choose("play:m02")
    assert table.options() == ALL
    for viewer in (None, "A", "B", "C"):
        assert len(table.view(viewer)["facts"]["characters"]) == 12


@rule("GLM-1.15", "GLM-R29", "GLM-8.4")
def test_a_card_that_contradicts_a_rule_is_followed() -> None:
    """d17 says that it may be the second action; other Untimely Deaths may not."""
    table = scenario(
        step="action:2",
        stacked={"captain": ["m02"], "kid": ["m03"]},
        hands={"A": ["d17", "d18"]},
        windows=False,
    )
    assert table.options() == ["discard_hand", "pass", "play:d17"]
    table.play("d17", "kid")
    assert table.dead("kid")
    assert table.active == "B"


@rule("GLM-1.15", "GLM-6.4")
def test_a_card_that_allows_modifiers_on_the_dead_is_followed() -> None:
    dead = {"captain": ["m02", "d15"], "kid": ["m03", "d08"]}
    table = scenario(stacked=dead, hands={"A": ["m05", "m56"]}, windows=False)
    table.choose("play:m05")
    assert table.options() == [name for name in ALL if name != "kid"]
    table.choose("captain")
    assert table.stack("captain") == ["m02", "d15", "m05"]
    table.choose("play:m56")
    assert table.options() == [name for name in ALL if name not in ("captain", "kid")]
    assert set(ANNS) - set(table.options()) == {"captain"}
