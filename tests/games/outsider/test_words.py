"""Sentences that hold for one and for many, for the Bridge and for the Labs."""

from __future__ import annotations

import re

from shipboard.games.outsider.events import EVENTS


def test_no_verb_and_no_noun_has_to_agree_with_a_name_or_a_number() -> None:
    for event in EVENTS:
        for text in (event.public, event.private):
            assert not re.match(r"\{(place|card)\} [a-z]", text), text
            counted = re.findall(r"\{number\w*\} (\w+)", text)
            assert set(counted) <= {"Survival", "left", "of", "for", "against"}, text
