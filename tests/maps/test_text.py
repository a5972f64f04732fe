"""A map in text."""

from __future__ import annotations

from shipboard.kernel.chart import Position
from shipboard.maps.text import NARROWEST, WIDEST, draw, key

from .board import BOARD, beast, captain, nurse


def drawn(position: Position, width: int = NARROWEST) -> str:
    """The map as one text."""
    return "\n".join(draw(BOARD, position, width))


def test_rooms_doors_walls_names_and_signs() -> None:
    lines = draw(BOARD, Position())
    wide = "─" * 19
    assert lines[0] == f"┌{'─' * 38}┬{'─' * 38}┐"
    assert lines[1].split("│")[1:3] == [
        f"{'The <Bow> & Co':^38}",
        f"{'Stern':^38}",
    ]
    assert "(N) ?A" in lines[2]
    # A door is a gap, a wall a thick line.
    assert lines[2][39] == lines[3][39] == " "
    assert lines[1][39] == lines[4][39] == "│"
    assert lines[5] == f"├{wide[:17]}    {wide[:17]}┴{'━' * 38}┤"
    assert lines[-1] == f"└{'─' * 77}┘"


def test_each_state_of_an_edge_has_a_sign_of_its_own() -> None:
    signs = set()
    for state in ("unlocked", "locked", "glued", "wrecked"):
        row = draw(BOARD, Position(edges={"d1": state}))[2]
        signs.add(row[39])
    assert signs == {" ", "#", "%", "x"}
    assert "━━xxxx━━" in drawn(Position(edges={"w1": "wrecked"}))


def test_a_hole_into_space_is_where_the_hull_is() -> None:
    lines = draw(BOARD, Position(edges={"o_bow": "wrecked", "o_keel": "wrecked"}))
    assert "~~~~" in lines[0]
    assert "~~~~" in lines[-1]
    assert not any("~" in line for line in lines[1:-1])


def test_harm_is_told_in_words() -> None:
    text = drawn(Position(places={"bow": ("breached", "wrecked"), "stern": ("wrecked",)}))
    assert text.count("WRECKED") == 2
    assert text.count("BREACHED") == 1
    assert "(N) ?A" not in text  # both words need the line of the signs


def test_figures_by_initials_and_signs() -> None:
    text = drawn(Position(figures=(captain(), beast(), nurse(1), nurse(2), captain("keel"))))
    assert " CA " in text
    assert " <BE> " in text
    assert " CA nn " in text


def test_more_figures_than_there_is_room_for_end_in_a_plus() -> None:
    many = tuple(captain("stern") for _ in range(60))
    lines = draw(BOARD, Position(figures=many))
    crowded = [line for line in lines if "CA" in line]
    assert len(crowded) == 2
    assert crowded[0].count("CA") == 13
    assert crowded[1].rstrip("│ ").endswith("+")


def test_a_map_is_never_narrower_or_wider_than_can_be_read() -> None:
    assert max(map(len, draw(BOARD, Position(), 10))) == NARROWEST
    assert max(map(len, draw(BOARD, Position(), 500))) == WIDEST


def test_the_key_tells_every_sign_and_breaks_no_entry() -> None:
    lines = key(BOARD, 40)
    assert max(map(len, lines)) <= 40
    assert lines == [
        "gap door   # locked door   % glued door",
        "x wrecked door   ━ wall   x wrecked wall",
        "~ hole into space   (N) needs a nurse",
        "?A search for apples   CA player",
        "<BE> enemy   n nurse",
    ]
    assert "   ".join(lines) == key(BOARD, 1000)[0]
