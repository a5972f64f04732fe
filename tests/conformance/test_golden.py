"""Point 10: golden transcripts, digests and decision trees stay as they are."""

from __future__ import annotations

import json

import pytest

import shipboard

from .golden import COMMAND, NUMBERS, PARTS, golden, transcript, transcript_file
from .tables import Table, counts

TOLD = f"If this change is meant, say why in the commit and run: {COMMAND}"


def kept(game: str, name: str) -> str:
    path = golden(game) / name
    assert path.exists(), f"there is no {path}. {TOLD}"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", shipboard.game_names())
@pytest.mark.parametrize("part", list(PARTS))
def test_digests_trees_and_hidden_fields_stay(name: str, part: str) -> None:
    assert PARTS[part](name) == json.loads(kept(name, NUMBERS))[part], TOLD


@pytest.mark.parametrize(
    "table",
    [Table(name, n) for name in shipboard.game_names() for n in counts(shipboard.game(name))],
    ids=str,
)
def test_transcripts_stay(table: Table) -> None:
    expected = kept(table.name, transcript_file(table))
    assert transcript(table).splitlines() == expected.splitlines(), TOLD
