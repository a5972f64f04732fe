"""Reading rule numbers out of sources."""

from pathlib import Path

import pytest

from shipboard.games import game
from shipboard.terminal.trace import citations, trace

KNOWN = [f"ARD-{chapter}.{n}" for chapter in (4, 5) for n in range(1, 8)]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("ARD-4.6, 4.7: name an Ally", "ARD-4.6 ARD-4.7"),
        ("ARD-4.3, 5.1, ARD-R33, R34, 4.1.", "ARD-4.3 ARD-5.1 ARD-R33 ARD-R34 ARD-4.1"),
        ("ARD-5.1 to 5.4, 5.6", "ARD-5.1 ARD-5.2 ARD-5.3 ARD-5.4 ARD-5.6"),
        ("ARD-4.6 to ARD-5.2", "ARD-4.6 ARD-4.7 ARD-5.1 ARD-5.2"),
        ("ARD-3, ARD-4: the frame", "ARD-3 ARD-4"),
        ("ARD-4.1, 3 cards; 4.5 of them", "ARD-4.1"),
        ("as it says (ARD-R66).", "ARD-R66"),
        ("ARD-4.1,\n    4.2: wrapped", "ARD-4.1 ARD-4.2"),
        ("no rule, 4.6", ""),
        ("HARD-4.6", ""),
    ],
)
def test_the_forms_in_which_rules_are_cited(text: str, numbers: str) -> None:
    assert citations(text, "ARD", KNOWN) == numbers.split()


def test_tests_are_found_by_their_decorator_and_mistakes_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    excuses = tmp_path / "untestable.toml"
    excuses.write_text('"ARD-1.1" = "so"\n"ARD-1.2" = "so"\n"ARD-1.99" = "so"\n')
    monkeypatch.setattr("shipboard.terminal.trace.UNTESTABLE", str(excuses))
    (tmp_path / "test_it.py").write_text(
        '@rule("ARD-4.6", "ARD-99.1")\ndef test_a(): ...\n\n'
        'class TestB:\n    @marks.rule("ARD-1.2")\n    def test_c(self): ...\n'
    )
    found = trace(game("ardor"), tmp_path)
    assert found.tests["ARD-4.6"] == ["test_it.py test_a"]
    assert "ARD-4.6" not in found.untested
    assert "ARD-4.7" in found.untested
    assert not {"ARD-1.1", "ARD-1.2"} & set(found.untested)
    assert [problem.partition(" ")[0] for problem in found.problems] == [
        "ARD-99.1,",
        "ARD-1.99,",
        "ARD-1.2",
    ]
    assert "rules/turn.py choose_ally" in found.code["ARD-4.6"]
