"""What is drawn on cards: `Game.face` and `icons.toml`, for every game that has them."""

from __future__ import annotations

from importlib import import_module, resources

import msgspec
import pytest

from shipboard import games
from shipboard.kernel.icons import icons
from shipboard.kernel.state import Refused
from shipboard.server.web import catalogue

DRAWN = tuple(
    name
    for name in games.names()
    if resources.files(f"shipboard.games.{name}").joinpath("icons.toml").is_file()
)


@pytest.mark.parametrize("name", DRAWN)
def test_every_card_has_an_icon_that_is_shipped_and_a_face_that_can_be_sent(name: str) -> None:
    game = games.game(name)
    pack = game.load(game.choose(game.default_players, {}))
    package = import_module(f"shipboard.games.{name}").__name__
    shipped = {icon for pool in icons(package).values() for icon in pool.values()}
    for pool in pack.titles.keys() & pack.texts.keys():
        for design, card in enumerate(pack.names[pool]):
            face = game.face(pack, pool, design)
            assert msgspec.json.decode(msgspec.json.encode(face)) == face
            assert face["icon"] in shipped, f"{pool} {card} shows no icon that is shipped"


@pytest.mark.parametrize("name", DRAWN)
def test_the_rules_on_each_sort_of_card_are_a_chapter_and_each_sort_is_drawn(name: str) -> None:
    game = games.game(name)
    assert game.chapters
    drawn = set()
    for options in ({}, *({option.name: "on"} for option in game.options if "on" in option.values)):
        try:
            content = msgspec.json.decode(catalogue.content(name, options).text)
        except Refused:
            continue  # it goes with others only
        for pool, cards in content["pools"].items():
            drawn |= {(card["face"] or {}).get("sort", pool) for card in cards.values()}
    assert game.chapters.keys() <= drawn
    for chapter in game.chapters.values():
        assert f"### {chapter} " in game.rules_text
