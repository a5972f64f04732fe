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
    assert table.hand("A") == ["debris_strike", "grid_surge"]
    assert table.hand("B") == ["energy"]
    assert table.asked() == [("A", "energy_post")]


@rule("ARD-5.2", "ARD-5.11", "ARD-5.12", "ARD-14.2", "ARD-R25")
def test_a_red_alert_turn() -> None:
    table = scenario(
        active="C",
        step="commit",
        hands={"C": ["debris_strike", "airlock"], "D": ["energy"]},
        deck=["stock_rotation"] + ["martyr"] * 9,
        pile=["cell_puncture"],
        cells=2,
        telling=True,
    )
    revealed = ["debris_strike", "energy", "stock_rotation"]
    table.answer(
        "C", "commit_card", "card:debris_strike", so_that=lambda t: t.zone("revealed") == revealed
    )
    assert table.zone("command_pile") == ["cell_puncture"]
    table.answer("C", "resolve_next", "card:debris_strike")
    table.answer("C", "strike_choice", "self")
    assert (table.health("C"), table.cells) == (1, 2)
    table.answer("C", "strike_choice", "cell")
    assert (table.health("C"), table.cells) == (1, 1)
    table.answer("C", "resolve_next", "card:energy")
    table.answer("C", "rotation_discard", "card:airlock")
    assert table.zone("command_pile") == ["cell_puncture"]
    assert table.told("cleaned_up") == [{"number_played": 2, "number_unseen": 0}]
    assert table.zone("discard") == ["stock_rotation", "debris_strike", "airlock"]


@rule("ARD-4.2", "ARD-4.9", "ARD-13.1", "ARD-13.6", "ARD-13.7", "ARD-6.3")
def test_the_deck_runs_out() -> None:
    table = scenario(
        hands={"A": ["energy", "grid_surge"], "B": ["cell_puncture", "energy"]},
        deck=["airlock"],
        pile=["martyr"],
        missions={"A": "crew", "B": "saboteur"},
        cells=1,
        telling=True,
    )
    assert table.zone("deck") == []
    assert table.outcome() is None
    table.answer("A", "commit_card", "card:energy")
    assert table.asked() == [("B", "ally_card")]
    again = scenario(
        hands={"A": ["energy", "grid_surge"], "B": ["cell_puncture", "energy"]},
        deck=["airlock"],
        pile=["martyr"],
        missions={"A": "crew", "B": "saboteur"},
        cells=1,
    ).answer("A", "commit_card", "card:energy")

    table.answer("B", "ally_card", "card:cell_puncture")
    assert len(table.told("turned_up")) == 3
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.outcome() == ("red", "oxygen", "B")

    again.answer("B", "ally_card", "card:energy")
    assert again.zone("revealed") == ["energy", "energy", "martyr"]
    again.answer("A", "resolve_next", "card:energy").answer("A", "resolve_next", "card:martyr")
    assert again.asked() == [("A", "energy_post")]
    assert again.outcome() is None
    again.answer("A", "energy_post", "pass")
    assert again.outcome() == ("blue", "deck", "ACD")


@rule("ARD-8.2", "ARD-8.4", "ARD-8.5", "ARD-8.6", "ARD-8.9", "ARD-8.11", "ARD-R15", "ARD-R18")
def test_the_death_of_the_active_player() -> None:
    table = scenario(
        players=5,
        active="D",
        step="reveal:debris_strike,energy",
        damaged="D",
        cells=4,
        hands={"D": ["airlock", "grid_surge"]},
        energy_in_front={"D": 1},
        malfunctions=[("venting_seam", "D", 1)],
        telling=True,
    )
    table.luck(
        lambda t: (
            t.answer("D", "resolve_next", "card:debris_strike")
            .answer("D", "strike_choice", "self")
            .zone("discard")[-1]
            == "airlock"
        )
    )
    table.answer("D", "resolve_next", "card:debris_strike").answer("D", "strike_choice", "self")
    assert table.health("D") == 0
    assert table.told("mission_shown") == [{"seat": 3, "mission": "crew"}]
    assert table.zone("discard") == [
        "energy", "debris_strike", "energy", "venting_seam", "energy", "grid_surge", "airlock",
    ]  # fmt: skip
    assert table.told("cleaned_up") == [{"number_played": 2, "number_unseen": 0}]
    assert table.malfunctions() == []
    assert (table.active, table.asked()) == ("E", [("E", "commit_card")])
    assert table.cells == 4


@rule("ARD-9.3", "ARD-9.5", "ARD-9.6", "ARD-9.7", "ARD-9.8", "ARD-14.5")
def test_a_shared_repair() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3, "B": ["martyr"] * 3},
        deck=["martyr"] * 20,
        energy_in_front={"A": 2, "B": 1},
        malfunctions=[("venting_seam", "B", 0)],
        damaged="B",
    )
    table.answer("A", "energy_pre", "repair:1")
    assert table.malfunctions() == [("venting_seam", "B", 1)]
    table.answer("A", "commit_card", "card:martyr").answer("B", "ally_card", "card:martyr")
    # A was not asked in step VII; the Seam still works.
    assert (table.active, table.energy("A"), table.cells) == ("B", 1, 5)
    table.answer("B", "energy_pre", "pass").answer("B", "commit_card", "card:martyr")
    table.answer("A", "ally_card", "card:martyr")
    assert table.asked() == [("B", "energy_post")]
    assert table.options("B") == ["pass", "repair:1"]
    table.answer("B", "energy_post", "repair:1")
    assert table.malfunctions() == []
    assert table.zone("discard")[:3] == ["energy", "energy", "venting_seam"]
    assert (table.energy("A"), table.energy("B")) == (1, 0)
