"""What is drawn on cards: `Game.face` and `icons.toml`, for every game that has them."""

from __future__ import annotations

from importlib import import_module, resources

import msgspec
import pytest

from shipboard import games
from shipboard.kernel.icons import icons

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
