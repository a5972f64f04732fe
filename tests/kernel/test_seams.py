"""Seams: a variant replaces, inserts and drops steps by their names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shipboard.kernel.seams import SEAT, Changes, Seam

TURN = Seam(draw=("draw", SEAT, 3), play=("play", SEAT), end=("end",))


def names(seam: Seam) -> list[str]:
    return list(seam.steps)


def test_steps_happen_in_the_order_in_which_they_are_named() -> None:
    assert TURN.at(2) == (("draw", 2, 3), ("play", 2), ("end",))
    assert TURN.on_stack()[1] == (("end",), ("play", 1), ("draw", 1, 3))


def test_a_variant_changes_by_name_and_leaves_the_original_as_it_was() -> None:
    assert TURN.replaced(play=("pass", SEAT)).at(0)[1] == ("pass", 0)
    assert names(TURN.before("play", talk=("talk",), think=("think",))) == [
        "draw", "talk", "think", "play", "end",
    ]  # fmt: skip
    assert names(TURN.after("end", rest=("rest",))) == ["draw", "play", "end", "rest"]
    assert names(TURN.without("draw", "end")) == ["play"]
    assert names(TURN) == ["draw", "play", "end"]


def test_options_put_steps_in_the_place_of_others() -> None:
    changes: Changes = {
        ("drawing", "blind"): {"draw": ("draw_blind",)},
        ("ending", "slow"): {"end": ("rest",)},
    }
    assert TURN.under(frozenset(), changes).steps == TURN.steps
    both = TURN.under(frozenset(changes), changes)
    assert both.laid() == (("rest",), ("play", SEAT), ("draw_blind",))


def test_a_name_that_is_not_there_or_there_already_is_an_error() -> None:
    words = "there is no step 'sing' here; the steps are draw, play, end"
    changes: tuple[Callable[[], Seam], ...] = (
        lambda: TURN.replaced(sing=("sing",)),
        lambda: TURN.without("sing"),
        lambda: TURN.before("sing", hum=("hum",)),
        lambda: TURN.after("sing", hum=("hum",)),
    )
    for change in changes:
        with pytest.raises(ValueError, match=words):
            change()
    with pytest.raises(ValueError, match="there is a step 'draw' already"):
        TURN.after("end", draw=("draw",))
