"""Every game says on one page how it is played."""

from __future__ import annotations

import re

import pytest

import shipboard
from shipboard.kernel.howto import howto

LONGEST = 320  # characters of a paragraph that somebody reads before the first game
JARGON = re.compile(r"\b(engine|program|seat|state|kernel|[a-z]+_[a-z_]+|[A-Z]{3}-R?\d)\b")


@pytest.mark.parametrize("name", shipboard.game_names())
def test_a_newcomer_learns_on_one_page_what_to_do(name: str) -> None:
    page = howto(shipboard.game(name).package)
    assert page is not None, f"{name} has no howto.toml"
    for text in (page.goal, *page.tips, *(step.text for step in page.step)):
        assert text.endswith("."), text
        assert len(text) <= LONGEST, text
        assert not JARGON.search(text), text
    assert "win" in page.goal
    assert all(re.fullmatch(r"[a-z0-9-]+", step.icon) for step in page.step)
