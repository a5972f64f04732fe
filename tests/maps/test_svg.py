"""A map as a picture."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from shipboard.kernel.chart import BORDERS, SHAPES, FigureLook, Position
from shipboard.maps import marks
from shipboard.maps.space import bounds, inner_box, inside
from shipboard.maps.svg import draw
from shipboard.maps.tokens import SCALE

from .board import BOARD, BOW, beast, captain, nurse

SVG = "{http://www.w3.org/2000/svg}"
FULL = Position(
    "Round 3",
    {"bow": ("breached", "used"), "stern": ("wrecked",)},
    {"d1": "locked", "d2": "wrecked", "w1": "wrecked", "o_bow": "wrecked"},
    (captain(), beast(), nurse(1)),
)


def texts(drawn: str) -> list[str]:
    """Everything written in a picture."""
    return [each.text or "" for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


def group(drawn: str, name: str) -> ElementTree.Element:
    """The drawing of one room, edge or figure."""
    (found,) = (each for each in ElementTree.fromstring(drawn).iter() if each.get("id") == name)
    return found


@pytest.mark.parametrize("position", [None, Position(), FULL], ids=["bare", "empty", "full"])
def test_a_picture_is_well_formed_and_needs_nothing_from_elsewhere(
    position: Position | None,
) -> None:
    drawn = draw(BOARD, "Ship & <Co>", position)
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert not re.search(r"(href|src|@import|<script|<image)", drawn)
    assert re.findall(r"https?://[^\"]+", drawn) == ["http://www.w3.org/2000/svg"]
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    for name in re.findall(r"url\(#(\w+)\)", drawn):
        assert name in ids


def test_names_labels_signs_states_and_figures_are_written() -> None:
    written = texts(draw(BOARD, "Ship", FULL))
    for word in (
        *("Ship", "Round 3", "The", "<Bow> & Co", "Stern", "Keel", "Look", "N", "?A"),
        *("BREACHED", "WRECKED", "used", "CA", "BE"),
        *("needs a nurse", "search for apples", "player", "enemy", "nurse", "hole into space"),
    ):
        assert word in written, word


def test_without_a_position_the_board_is_drawn_as_it_is_set_up() -> None:
    board = replace(BOARD, start=FULL)
    assert draw(board, "Ship") == draw(BOARD, "Ship", FULL)


def test_the_picture_is_told_in_words_too() -> None:
    told = group(draw(BOARD, "Ship", FULL), "desc").text
    assert told == (
        "3 rooms. The <Bow> & Co: breached, used, the Captain. Stern: wrecked, the Beast. "
        "Keel: a nurse. door of The <Bow> & Co and Stern: locked. "
        "wall of Stern and Keel: wrecked. door of The <Bow> & Co and Keel: wrecked. "
        "outer wall of The <Bow> & Co: wrecked."
    )


def test_states_of_a_border_differ_in_shape_not_only_in_colour() -> None:
    drawings = [
        re.sub(r'class="[^"]*"', "", marks.border(look, 20))
        for look in BORDERS
        if look not in ("wall", "hull")  # drawn along the border, with nothing across
    ]
    assert all(one != other for one, other in combinations(drawings, 2))


def test_figures_differ_in_shape() -> None:
    drawings = [
        re.sub(r'class="[^"]*"', "", marks.figure(FigureLook("any", shape, "AB"), "AB", 20))
        for shape in SHAPES
    ]
    assert all(one != other for one, other in combinations(drawings, 2))


def test_the_picture_serves_light_and_dark_pages() -> None:
    drawn = draw(BOARD, "Ship")
    assert "@media (prefers-color-scheme: dark)" in drawn
    light, dark = drawn.split("@media", 1)
    used = set(re.findall(r"var\((--[\w-]+)\)", drawn))
    for part in (light, dark.split("text {", 1)[0]):
        assert used <= set(re.findall(r"(--[\w-]+):", part))


def test_a_breach_bursts_outwards() -> None:
    drawn = draw(BOARD, "Ship", Position(edges={"o_bow": "wrecked", "o_keel": "wrecked"}))
    # The bow's longest piece of hull slants down to the left, the keel's is at the bottom.
    bursts = {}
    for name in ("o_bow", "o_keel"):
        path = [each.get("d", "") for each in group(drawn, f"edge-{name}").iter(f"{SVG}path")][-1]
        bursts[name] = int(path.split("V")[1].split()[0])
    assert bursts["o_bow"] < 0 < bursts["o_keel"]


@pytest.mark.parametrize("many", [1, 5, 18])
def test_however_many_figures_stand_in_a_room_they_stand_within_it(many: int) -> None:
    crew = tuple(nurse(number, "bow") for number in range(many))
    drawn = draw(BOARD, "Ship", Position(figures=crew))
    for who in crew:
        place = next(iter(group(drawn, f"figure-{who.id}"))).get("transform", "")
        x, y = (float(n) / SCALE for n in re.findall(r"[-\d.]+", place))
        assert inside(BOW, x, y)


def test_the_space_for_writing_lies_within_the_room() -> None:
    box = inner_box(BOW)
    assert box.width >= 9
    for x in (box.left + 0.1, box.right - 0.1):
        for y in (box.top + 0.1, box.bottom - 0.1):
            assert inside(BOW, x, y)
    assert bounds((BOW,)).width == 20
