"""Borders of polygons: what two share, and what one has for itself."""

from __future__ import annotations

from shipboard.kernel.plane import common_border, free_border

SQUARE = ((0, 0), (4, 0), (4, 4), (0, 4))


def test_polygons_that_only_touch_at_a_corner_share_no_border() -> None:
    assert common_border(SQUARE, ((4, 4), (8, 4), (8, 8), (4, 8))) == []


def test_a_border_is_shared_whichever_way_round_the_corners_are_given() -> None:
    right = ((4, 2), (4, 6), (8, 6), (8, 2))
    (there,) = common_border(SQUARE, right)
    (back,) = common_border(SQUARE, right[::-1])
    assert set(there) == set(back) == {(4, 2), (4, 4)}


def test_a_slanting_border_is_shared() -> None:
    assert common_border(((0, 0), (6, 3), (0, 3)), ((2, 1), (8, 4), (8, 0))) == [((2, 1), (6, 3))]


def test_borders_in_two_places_are_two_lines() -> None:
    around = ((4, 0), (8, 0), (8, 9), (0, 9), (0, 4), (2, 4), (2, 6), (4, 6))
    assert sorted(map(sorted, common_border(SQUARE, around))) == [
        [(0, 4), (2, 4)],
        [(4, 0), (4, 4)],
    ]


def test_a_border_round_a_corner_is_one_line() -> None:
    around = ((4, 0), (8, 0), (8, 8), (0, 8), (0, 4), (4, 4))
    (line,) = common_border(SQUARE, around)
    assert line == ((4, 0), (4, 4), (0, 4))


def test_what_several_neighbours_leave_of_a_border_is_free() -> None:
    above, below = ((0, -3), (4, -3), (4, 0), (0, 0)), ((1, 4), (3, 4), (3, 6), (1, 6))
    assert sorted(free_border(SQUARE, [above, below])) == [
        ((1, 4), (0, 4), (0, 0)),
        ((4, 0), (4, 4), (3, 4)),
    ]


def test_a_polygon_among_others_on_all_sides_has_no_free_border() -> None:
    around = [
        ((-2, -2), (6, -2), (6, 0), (-2, 0)),
        ((4, 0), (6, 0), (6, 4), (4, 4)),
        ((-2, 4), (6, 4), (6, 6), (-2, 6)),
        ((-2, 0), (0, 0), (0, 4), (-2, 4)),
    ]
    assert free_border(SQUARE, around) == []
