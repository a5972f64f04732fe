"""The worked examples of the rules."""

from tests.rule import rule

from .scenario import scenario


@rule("ARD-3.3", "ARD-4.4", "ARD-4.7", "ARD-4.9", "ARD-4.11", "ARD-5.1", "ARD-5.11")
def test_an_ordinary_turn() -> None:
    table = scenario(
        hands={"A": ["energy", "debris_strike"], "B": ["cell_puncture", "energy"]},
        deck=["grid_surge", "energy"] + ["airlock"] * 39,
        pile=["stock_rotation"],
    )
    assert table.hand("A") == ["debris_strike", "energy", "grid_surge"]
    table.answer("A", "commit_card", "card:energy")
    table.answer(
        "B", "ally_card", "card:cell_puncture",
        so_that=lambda t: sorted(t.zone("revealed")) == ["cell_puncture", "energy"]
        and t.zone("command_pile") == ["energy", "stock_rotation"]
        and t.g.command_pile[-1] & 0xFFF == t.g.pack.names["card"].index("stock_rotation"),
    )  # fmt: skip
    assert len(table.zone("deck")) == 39
    table.answer("A", "resolve_next", "card:energy")
    assert table.energy("A") == 1
    assert table.cells == 5
    assert table.zone("discard") == ["energy", "cell_puncture"]
    assert table.zone("command_pile") == ["stock_rotation"]
    assert table.asked() == [("A", "energy_post")]
