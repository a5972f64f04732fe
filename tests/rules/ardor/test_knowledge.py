"""ARD-R64 and the table of hidden information: who knows what of which pile, and until when."""

from typing import Any

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.cards import within
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
FULL = {"A": ["energy"] * 3}


def known(table: Scenario, viewer: str | None, zone: str, of: str | None = None) -> list[str]:
    """The cards that the viewer knows to be somewhere in the zone (of a player)."""
    shown = table.view(viewer)["zones"][zone]
    pile: dict[str, Any] = shown if of is None else shown[LETTERS.index(of)]
    names: list[str] = pile.get("within", [])
    return names


def at_places(table: Scenario, viewer: str | None, zone: str) -> dict[int, str]:
    """The cards that the viewer knows at their places; place 0 is the bottom."""
    names: dict[int, str] = table.view(viewer)["zones"][zone].get("placed", {})
    return names


def user(character: str, **more: Any) -> Scenario:
    """A, of this character, acts in step II."""
    more.setdefault("hands", FULL)
    return scenario(
        step="turn", missions=D_RED, energy_in_front={"A": 1}, content="base_extra",
        characters={"A": character, "B": "steward", "C": "ship_mind", "D": "drifter"}, **more,
    )  # fmt: skip


# Hands.


@rule("ARD-1.6", "ARD-R46", "ARD-R64")
def test_only_its_owner_sees_a_hand_the_others_its_size() -> None:
    table = scenario(hands={"A": ["martyr", "energy", "airlock"], "B": ["energy"]})
    own = {"count": 3, "cards": ["airlock", "energy", "martyr"]}
    assert table.view("A")["zones"]["hand"][0] == own
    for viewer in ("B", "C", None):
        assert table.view(viewer)["zones"]["hand"][0] == {"count": 3}


@rule("ARD-R64")
def test_others_see_a_hand_without_order() -> None:
    """The order in which cards came into a hand shows in no view."""
    one = scenario(hands={"A": ["martyr", "energy", "airlock"], "B": ["energy"] * 2})
    two = scenario(hands={"A": ["airlock", "martyr", "energy"], "B": ["energy"] * 2})
    assert [one.view(seat) for seat in "ABCD"] == [two.view(seat) for seat in "ABCD"]


# The Analyst.


def inspected(choice: str, b: list[str], saw: str, **more: Any) -> Scenario:
    hands = FULL | {"B": b, "C": ["energy"] * 2}
    table = user("analyst", hands=hands, **more)
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "inspect_target", "seat:1", so_that=lambda t: t.zone("looked") == [saw])
    return table.answer("A", "inspect_keep", choice)


@rule("ARD-R64", "ARD-R47", "ARD-15.6")
def test_the_analyst_is_shown_the_returned_card_in_the_targets_hand() -> None:
    table = inspected("return", ["martyr", "airlock"], "martyr")
    assert known(table, "A", "hand", "B") == ["martyr"]
    for viewer in ("C", "D", None):
        assert known(table, viewer, "hand", "B") == []


@rule("ARD-R64", "ARD-R47")
def test_the_target_is_shown_a_kept_card_in_the_analysts_hand() -> None:
    table = inspected("keep", ["martyr", "airlock"], "martyr")
    assert known(table, "B", "hand", "A") == ["martyr"]
    for viewer in ("C", "D", None):
        assert known(table, viewer, "hand", "A") == []
    assert known(table, "A", "hand", "B") == []


@rule("ARD-R64")
@pytest.mark.parametrize("given", ["martyr", "airlock"])
def test_the_analysts_knowledge_ends_when_a_card_leaves_that_hand_unseen(given: str) -> None:
    table = inspected("return", ["martyr", "airlock"], "martyr")
    table.answer("A", "commit_card", "card:energy")
    table.answer("A", "choose_ally", "seat:1")
    assert known(table, "A", "hand", "B") == ["martyr"]
    table.answer("B", "ally_card", f"card:{given}")
    assert known(table, "A", "hand", "B") == [], "it may have been that card"


@rule("ARD-R64")
def test_the_targets_knowledge_of_a_kept_card_ends_when_the_analyst_commits_unseen() -> None:
    table = inspected("keep", ["martyr", "airlock"], "martyr")
    table.answer("A", "commit_card", "card:energy")
    assert known(table, "B", "hand", "A") == []


def inspected_in_overtime(cards: str, choice: str, **more: Any) -> Scenario:
    """In step VI A inspects B's Martyr for nothing; then other cards of the reveal follow."""
    more.setdefault("hands", {"A": ["energy", "airlock"], "B": ["martyr"]})
    table = scenario(
        step=f"reveal:overtime,{cards}", missions=D_RED, content="base_extra",
        characters={"A": "analyst", "D": "surgeon"}, energy_in_front={"A": 1}, **more,
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:overtime")
    table.answer("A", "overtime_ability", "ability")
    if table.asked() == [("A", "inspect_target")]:
        table.answer(
            "A", "inspect_target", "seat:1", so_that=lambda t: t.zone("looked") == ["martyr"]
        )
    return table.answer("A", "inspect_keep", choice)


@rule("ARD-R64", "ARD-14.12")
@pytest.mark.parametrize(("played", "left"), [("energy", ["martyr"]), ("martyr", [])])
def test_a_card_played_from_the_hand_ends_only_the_knowledge_of_its_design(
    played: str, left: list[str]
) -> None:
    table = inspected_in_overtime("direct_order", "keep")
    assert known(table, "B", "hand", "A") == ["martyr"]
    table.answer("A", "direct_card", f"card:{played}")
    assert known(table, "B", "hand", "A") == left


@rule("ARD-R64", "ARD-14.12")
def test_of_two_equal_cards_nobody_can_tell_which_was_played() -> None:
    """B knows that A took a Martyr; A plays a Martyr: from now on B knows of none."""
    hands = {"A": ["martyr", "airlock"], "B": ["martyr"]}
    table = inspected_in_overtime("direct_order", "keep", hands=hands)
    assert known(table, "B", "hand", "A") == ["martyr"]
    table.answer("A", "direct_card", "card:martyr")
    assert table.hand("A") == ["airlock", "martyr"]
    assert known(table, "B", "hand", "A") == []


@rule("ARD-R64", "ARD-14.8")
def test_a_card_given_to_a_fold_ends_the_knowledge_of_that_hand() -> None:
    hands = {"A": ["energy"], "B": ["martyr", "airlock", "energy"]}
    table = inspected_in_overtime("spatial_fold", "return", hands=hands)
    assert known(table, "A", "hand", "B") == ["martyr"]
    table.answer("B", "fold_card", "card:airlock")
    assert "martyr" in table.hand("B")
    assert known(table, "A", "hand", "B") == []


@rule("ARD-R64", "ARD-15.5")
def test_a_confiscated_card_ends_the_knowledge_of_that_hand() -> None:
    table = scenario(
        step="reveal:overtime,overtime", missions=D_RED, content="base_extra",
        characters={"A": "drifter", "B": "analyst", "C": "security_chief", "D": "surgeon"},
        hands={"D": ["martyr", "airlock"]},
    )  # fmt: skip
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "mimic_pick", "seat:1", so_that=lambda t: t.zone("looked") == ["martyr"])
    table.answer("A", "inspect_keep", "return")
    assert known(table, "A", "hand", "D") == ["martyr"]
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "mimic_pick", "seat:2", so_that=lambda t: "martyr" in t.hand("D"))
    assert "martyr" in table.hand("D")
    assert known(table, "A", "hand", "D") == []


@rule("ARD-R64", "ARD-15.6", "ARD-R47")
@pytest.mark.parametrize("choice", ["keep", "return"])
def test_a_second_inspection_ends_what_another_inspector_knew_of_that_hand(choice: str) -> None:
    """The Drifter saw D's Martyr; the Analyst then reaches into the same hand."""
    table = scenario(
        active="B", step="reveal:overtime,martyr", missions=D_RED, content="base_extra",
        characters={"A": "drifter", "B": "analyst", "C": "pilot", "D": "surgeon"},
        hands={"D": ["martyr", "airlock"]},
    )  # fmt: skip
    designs = table.g.cards.names["card"].index
    table.g.hand[3][0] = within(designs("martyr"), 1)  # A knows that it is there
    assert known(table, "A", "hand", "D") == ["martyr"]
    table.answer("B", "resolve_next", "card:overtime")
    table.answer(
        "B", "overtime_ability", "ability", so_that=lambda t: t.zone("looked") == ["airlock"]
    )
    table.answer("B", "inspect_keep", choice)
    assert known(table, "A", "hand", "D") == []
    assert known(table, "B", "hand", "D") == (["airlock"] if choice == "return" else [])


@rule("ARD-R64", "ARD-4.1")
def test_drawing_does_not_end_the_analysts_knowledge_and_a_refresh_does() -> None:
    table = scenario(
        step="energy_post", missions=D_RED, hands={"B": ["martyr"], "C": ["energy"] * 2},
        characters={"A": "analyst", "B": "surgeon", "C": "pilot", "D": "mechanic"},
        energy_in_front={"A": 1, "B": 1}, deck=["airlock"] * 20,
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    table.answer("A", "inspect_target", "seat:1")
    table.answer("A", "inspect_keep", "return")
    assert table.asked() == [("B", "energy_pre")]
    assert table.hand("B") == ["airlock", "airlock", "martyr"]
    assert known(table, "A", "hand", "B") == ["martyr"]
    table.answer("B", "energy_pre", "refresh")
    assert known(table, "A", "hand", "B") == ["martyr"]
    table.answer("B", "refresh_discard", "card:airlock")
    assert table.hand("B") == ["airlock", "airlock", "martyr"]
    assert known(table, "A", "hand", "B") == []


def all_know_the_martyr(table: Scenario) -> Scenario:
    """Everybody else knows of A's Martyr."""
    others = sum(1 << seat for seat in range(1, table.g.players))
    design = table.g.cards.names["card"].index("martyr")
    table.g.hand[0] = [
        within(design, others) if card == design else card for card in table.g.hand[0]
    ]
    for viewer in "BCD":
        assert known(table, viewer, "hand", "A") == ["martyr"]
    return table


@rule("ARD-R64", "ARD-4.4", "ARD-4.7", "ARD-7.6", "ARD-14.8", "ARD-14.11")
@pytest.mark.parametrize(
    ("step", "active", "kind"),
    [
        ("commit", "A", "commit_card"), ("commit", "D", "ally_card"),
        ("play:stock_rotation", "A", "rotation_discard"), ("play:spatial_fold", "D", "fold_card"),
    ],
)  # fmt: skip
def test_a_hand_card_that_leaves_unseen_ends_what_every_other_player_knew(
    step: str, active: str, kind: str
) -> None:
    table = scenario(
        step=step, active=active, missions=D_RED, deck=["airlock"] * 9,
        hands={"A": ["martyr", "airlock"], "D": ["energy"]},
    )  # fmt: skip
    all_know_the_martyr(table)
    table.answer("A", kind, "card:airlock")
    assert "martyr" in table.hand("A")
    for viewer in "BCD":
        assert known(table, viewer, "hand", "A") == []


@rule("ARD-R64", "ARD-15.5")
def test_a_confiscated_card_ends_what_every_other_player_knew() -> None:
    table = scenario(
        step="energy_post", active="B", missions=D_RED, energy_in_front={"B": 1},
        characters={"B": "security_chief", "E": "mechanic"},
        hands={"A": ["martyr", "airlock"], "C": ["energy"] * 3},
    )  # fmt: skip
    all_know_the_martyr(table)
    table.answer("B", "energy_post", "ability")
    table.answer("B", "confiscate_target", "seat:0", so_that=lambda t: t.hand("A") == ["martyr"])
    for viewer in "BCD":
        assert known(table, viewer, "hand", "A") == []
    assert at_places(table, "A", "discard")[1] == "airlock"
    for viewer in "BCD":
        assert at_places(table, viewer, "discard") == {0: "energy"}


@rule("ARD-R64", "ARD-R47", "ARD-15.6")
@pytest.mark.parametrize("choice", ["keep", "return"])
def test_only_the_analyst_keeps_track_of_a_hand_through_an_inspection(choice: str) -> None:
    table = scenario(
        step="energy_post", active="B", missions=D_RED, energy_in_front={"B": 1},
        characters={"B": "analyst", "F": "first_officer"},
        hands={"A": ["martyr", "airlock"], "C": ["energy"] * 3},
    )  # fmt: skip
    all_know_the_martyr(table)
    table.answer("B", "energy_post", "ability")
    table.answer("B", "inspect_target", "seat:0", so_that=lambda t: t.hand("A") == ["martyr"])
    assert known(table, "B", "hand", "A") == ["martyr"]
    table.answer("B", "inspect_keep", choice)
    assert known(table, "B", "hand", "A") == (
        ["martyr"] if choice == "keep" else ["airlock", "martyr"]
    )
    for viewer in "CD":
        assert known(table, viewer, "hand", "A") == []
        assert known(table, viewer, "hand", "B") == []


# The Command Pile.


@rule("ARD-R64", "ARD-R45", "ARD-4.7")
def test_each_supplier_knows_their_own_card_in_the_pile_and_nobody_else_does() -> None:
    table = scenario(
        step="commit", hands={"A": ["martyr", "energy"], "B": ["airlock", "energy"]},
        deck=["grid_surge"] * 9, missions=D_RED,
    )  # fmt: skip
    table.answer("A", "commit_card", "card:martyr")
    assert known(table, "A", "command_pile") == ["martyr"]
    for viewer in ("B", "C", None):
        assert table.view(viewer)["zones"]["command_pile"] == {"count": 1}
    table.answer(
        "B",
        "ally_card",
        "card:airlock",
        so_that=lambda t: t.zone("revealed") == ["airlock", "grid_surge"],
    )
    assert known(table, "A", "command_pile") == ["martyr"], "not turned up, so still in there"
    assert known(table, "B", "command_pile") == [], "turned up"
    assert known(table, "C", "command_pile") == []


@rule("ARD-R64", "ARD-5.11")
def test_a_clean_up_that_discards_unseen_ends_a_suppliers_knowledge() -> None:
    for carried, remembers in (([], True), (["grid_surge"], False)):
        table = scenario(
            step="commit", missions=D_RED, hands={"A": ["martyr", "energy"]}, pile=carried,
            deck=["energy"] * 9, energy_in_front={"A": 1},
        )  # fmt: skip
        # Without an Ally: A's card and two of the Deck, two of them turned up.
        table.answer(
            "A", "commit_card", "card:martyr",
            so_that=lambda t: t.energy("A") == 3 and t.zone("command_pile") == ["martyr"],
        )  # fmt: skip
        assert table.asked() == [("A", "energy_post")]
        assert table.zone("command_pile") == ["martyr"]
        assert known(table, "A", "command_pile") == (["martyr"] if remembers else [])


@rule("ARD-R64", "ARD-R45")
def test_a_card_of_that_design_turned_up_ends_a_suppliers_knowledge() -> None:
    """A's Energy and the Deck's: one is turned up, and A cannot tell whose is left."""
    table = scenario(
        step="commit", missions=D_RED, hands={"A": ["energy", "airlock"], "B": ["martyr"]},
        deck=["energy"] * 9,
    )  # fmt: skip
    table.answer(
        "A",
        "commit_card",
        "card:energy",
        so_that=lambda t: t.zone("revealed") == ["energy", "martyr"],
    )
    assert table.zone("command_pile") == ["energy"]
    assert known(table, "A", "command_pile") == []


@rule("ARD-R64", "ARD-14.4", "ARD-5.13")
def test_everybody_knows_of_a_returned_chain_tremor() -> None:
    table = scenario(
        step="reveal:chain_tremor,airlock,energy", missions=D_RED, pile=["martyr", "energy"]
    )
    table.answer("A", "resolve_next", "card:chain_tremor")
    table.answer("A", "tremor_choice", "return")
    for viewer in ("A", "B", "D", None):
        assert known(table, viewer, "aside") == ["chain_tremor"]
        assert known(table, viewer, "command_pile") == []
    table.answer("A", "resolve_next", "card:energy")
    for seat in "ABCD":
        table.answer(seat, "airlock_vote", "nobody")
    for viewer in ("A", "B", "D", None):
        assert known(table, viewer, "command_pile") == ["chain_tremor"], "b discards before c"


@rule("ARD-R64", "ARD-14.4")
def test_the_knowledge_of_a_returned_chain_tremor_ends_with_an_unseen_discard_or_its_reveal() -> (
    None
):
    def next_turn(stays: bool) -> Scenario:
        table = scenario(
            step="play:chain_tremor", missions=D_RED, energy_in_front={"A": 1},
            hands={"B": ["energy"] * 3}, deck=["energy"] * 9,
        )  # fmt: skip
        table.answer("A", "tremor_choice", "return")
        table.answer("A", "energy_post", "pass")
        for viewer in ("A", None):
            assert known(table, viewer, "command_pile") == ["chain_tremor"]
        return table.answer(
            "B", "commit_card", "card:energy",
            so_that=lambda t: ("chain_tremor" in t.zone("command_pile")) is stays
            and t.asked()[0][1] == ("energy_post" if stays else "resolve_next"),
        )  # fmt: skip

    # B's turn adds three Energy; two are turned up, and one card is discarded unseen.
    table = next_turn(stays=True)
    assert table.zone("command_pile") == ["chain_tremor"]
    assert known(table, None, "command_pile") == []
    assert known(table, "A", "command_pile") == []
    table = next_turn(stays=False)
    assert "chain_tremor" not in table.zone("command_pile")
    assert known(table, None, "command_pile") == []


@rule("ARD-R64")
def test_one_of_two_chain_tremors_turned_up_ends_what_all_knew() -> None:
    """A stranger's Tremor lies in the pile beside the returned one: which of them was turned up?"""
    table = scenario(
        step="play:chain_tremor", missions=D_RED, energy_in_front={"A": 1},
        hands={"B": ["energy"] * 3}, deck=["energy"] * 9, pile=["chain_tremor"],
    )  # fmt: skip
    table.answer("A", "tremor_choice", "return")
    table.answer("A", "energy_post", "pass")
    assert known(table, None, "command_pile") == ["chain_tremor"], "one of the two is known"
    table.answer(
        "B", "commit_card", "card:energy",
        so_that=lambda t: t.zone("revealed") == ["chain_tremor", "energy"],
    )  # fmt: skip
    assert "chain_tremor" in table.zone("command_pile")
    for viewer in ("A", "B", None):
        assert "chain_tremor" not in known(table, viewer, "command_pile")


# The Pilot.


def plotted(command: str, discard: str, **more: Any) -> Scenario:
    more.setdefault("deck", ["airlock", "martyr", "grid_surge"] + ["energy"] * 9)
    table = user("pilot", **more)
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "plot_command", f"card:{command}")
    return table.answer("A", "plot_discard", f"card:{discard}")


@rule("ARD-R64", "ARD-15.3")
def test_the_pilot_knows_where_the_three_cards_went_and_nobody_else_does() -> None:
    table = plotted("martyr", "airlock")
    assert known(table, "A", "command_pile") == ["martyr"]
    assert at_places(table, "A", "discard") == {0: "energy", 1: "airlock"}
    assert known(table, "A", "deck") == ["grid_surge"], "shuffled: no place, but in there"
    assert at_places(table, "A", "deck") == {}
    for viewer in ("B", "D", None):
        assert known(table, viewer, "command_pile") == []
        assert known(table, viewer, "deck") == []
        assert at_places(table, viewer, "discard") == {0: "energy"}, "the Energy paid was seen"


@rule("ARD-R64", "ARD-15.3")
def test_the_pilots_knowledge_of_the_deck_ends_when_a_card_leaves_it_unseen() -> None:
    table = plotted("martyr", "airlock", hands={"A": ["energy"] * 3, "B": ["energy"]})
    table.answer(
        "A", "commit_card", "card:energy",
        so_that=lambda t: "grid_surge" in t.zone("deck"),
    )  # fmt: skip
    assert "grid_surge" in table.zone("deck")
    assert known(table, "A", "deck") == [], "step V took a card unseen"


@rule("ARD-R64", "ARD-14.6")
@pytest.mark.parametrize("top", ["energy", "grid_surge"])
def test_a_card_played_off_the_deck_in_full_view_ends_the_knowledge_of_its_design_only(
    top: str,
) -> None:
    table = scenario(
        step="reveal:overtime,rogue_routine", missions=D_RED, content="base_extra",
        characters={"A": "pilot", "C": "surgeon"}, energy_in_front={"A": 1},
        deck=["airlock", "martyr", "grid_surge", "energy", "energy"],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:overtime")
    table.answer("A", "overtime_ability", "ability")
    table.answer("A", "plot_command", "card:airlock")
    table.answer(
        "A", "plot_discard", "card:martyr",
        so_that=lambda t: t.told("carried_out")[-1]["card"] == top,
    )  # fmt: skip
    assert table.asked() == [("A", "energy_post")]
    assert known(table, "A", "deck") == (["grid_surge"] if top == "energy" else [])


# The Discard Pile.


@rule("ARD-5.15", "ARD-R46", "ARD-R64")
def test_played_cards_are_known_in_the_discard_pile_and_unplayed_ones_are_not() -> None:
    table = scenario(
        step="play:martyr", missions=D_RED, pile=["energy", "airlock", "grid_surge"],
        energy_in_front={"A": 1},
    )  # fmt: skip
    assert table.zone("discard") == ["grid_surge", "airlock", "martyr"]
    for viewer in ("A", "B", None):
        assert table.view(viewer)["zones"]["discard"] == {"count": 3, "placed": {0: "martyr"}}


@rule("ARD-R48", "ARD-R64")
def test_a_card_discarded_from_a_hand_is_known_to_its_player_only() -> None:
    table = scenario(
        step="play:stock_rotation", missions=D_RED, hands={"A": ["martyr"]},
        energy_in_front={"A": 1},
    )  # fmt: skip
    table.answer("A", "rotation_discard", "card:martyr")
    assert at_places(table, "A", "discard") == {0: "martyr", 1: "stock_rotation"}
    for viewer in ("B", "D", None):
        assert at_places(table, viewer, "discard") == {1: "stock_rotation"}


@rule("ARD-R48", "ARD-R15", "ARD-R61", "ARD-8.5")
def test_the_hand_of_the_dead_is_known_to_them_without_its_order() -> None:
    table = scenario(
        step="play:debris_strike", missions=D_RED, damaged="A",
        hands={"A": ["martyr", "airlock"]}, energy_in_front={"A": 1},
    )  # fmt: skip
    table.answer("A", "strike_choice", "self")
    assert known(table, "A", "discard") == ["airlock", "martyr"]
    for viewer in ("A", "B", None):
        assert at_places(table, viewer, "discard") == {2: "energy", 3: "debris_strike"}
    for viewer in ("B", None):
        assert known(table, viewer, "discard") == []


@rule("ARD-R15", "ARD-R58")
def test_the_hand_of_the_dead_is_discarded_in_random_order() -> None:
    orders = set()
    for attempt in range(60):
        table = scenario(
            step="play:debris_strike", missions=D_RED, damaged="A",
            hands={"A": ["martyr", "airlock", "grid_surge"]},
        )  # fmt: skip
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "strike_choice", "self")
        orders.add(tuple(table.zone("discard")))
    assert len(orders) == 6


@rule("ARD-14.8", "ARD-R44")
def test_the_card_lost_in_a_fold_is_known_to_nobody() -> None:
    table = scenario(
        step="play:spatial_fold", missions=D_RED, hands={"B": ["martyr"], "C": ["martyr"]}, deck=[],
        energy_in_front={"A": 1},
    )  # fmt: skip
    assert table.zone("discard") == ["spatial_fold", "martyr", "martyr"]
    for viewer in ("A", "B", "C", None):
        assert table.view(viewer)["zones"]["discard"] == {
            "count": 3, "placed": {1: "martyr", 2: "spatial_fold"},
        }  # fmt: skip


# Scrap Sweep.


def swept() -> Scenario:
    """Four cards were discarded in full view; then A's Scrap Sweep looks at the top three."""
    table = scenario(
        step="reveal:martyr,airlock,grid_surge,cell_puncture", missions=D_RED, cells=6,
        energy_in_front={"A": 1}, hands={"B": ["scrap_sweep", "energy", "energy"]},
        deck=["energy"] * 9,
    )  # fmt: skip
    for card in ("martyr", "grid_surge", "cell_puncture"):
        table.answer("A", "resolve_next", f"card:{card}")
    for seat in "ABCD":
        table.answer(seat, "airlock_vote", "nobody")
    table.answer("A", "energy_post", "pass")
    for viewer in ("A", "B", None):
        assert at_places(table, viewer, "discard") == {
            0: "martyr", 1: "grid_surge", 2: "cell_puncture", 3: "airlock",
        }  # fmt: skip
    table.answer(
        "B", "commit_card", "card:scrap_sweep",
        so_that=lambda t: t.zone("revealed") == ["energy", "scrap_sweep"],
    )  # fmt: skip
    table.answer("B", "resolve_next", "card:scrap_sweep")
    assert table.asked() == [("B", "sweep_pick")]
    return table


@rule("ARD-R64", "ARD-14.9")
def test_a_scrap_sweep_ends_what_all_but_its_chooser_knew_of_the_cards_it_looked_at() -> None:
    table = swept()
    assert known(table, "B", "looked") == ["airlock", "cell_puncture", "grid_surge"]
    for viewer in ("A", "C", None):
        assert known(table, viewer, "looked") == []
        assert at_places(table, viewer, "discard") == {0: "martyr"}
    table.answer("B", "sweep_pick", "card:cell_puncture")
    assert table.asked() == [("B", "energy_post")]
    assert table.zone("discard") == ["scrap_sweep", "airlock", "grid_surge", "martyr"]
    for viewer in ("A", "C", None):
        assert at_places(table, viewer, "discard") == {0: "martyr", 3: "scrap_sweep"}
        assert known(table, viewer, "deck") == []
        assert known(table, viewer, "discard") == []
    assert at_places(table, "B", "discard") == {
        0: "martyr", 1: "grid_surge", 2: "airlock", 3: "scrap_sweep",
    }  # fmt: skip
    assert known(table, "B", "deck") == ["cell_puncture"]
    assert at_places(table, "B", "deck") == {}
    assert table.told("swept", "B") == [{"seat": 1, "card": "cell_puncture"}]
    assert table.told("swept", "A") == [{"seat": 1}]


@rule("ARD-R64", "ARD-14.9")
def test_a_scrap_sweep_ends_what_the_dead_knew_of_their_lost_hand() -> None:
    """One of the top three may have been theirs; nobody but the chooser saw which one left."""
    table = scenario(
        step="reveal:debris_strike,scrap_sweep", missions=D_RED, damaged="A",
        hands={"A": ["martyr", "airlock", "grid_surge", "energy"]}, dead_chooser="next_living",
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:debris_strike")
    table.answer("A", "strike_choice", "self")
    assert known(table, "A", "discard") == [], "three of the four are being looked at"
    assert table.asked() == [("B", "sweep_pick")]
    assert known(table, "A", "looked") == []


@rule("ARD-R64", "ARD-16.2")
def test_cards_shuffled_into_the_deck_in_full_view_are_known_to_be_in_it() -> None:
    table = scenario(
        step="play:martyr", missions=D_RED, content="base_extra", deck=["energy"] * 9,
        malfunctions=[("stalled_drive", "D", 0)], energy_in_front={"A": 1}, pile=["energy"] * 2,
        hands={"B": ["energy"] * 2},
    )  # fmt: skip
    for viewer in ("A", "B", None):
        assert known(table, viewer, "deck") == ["martyr"]
        assert at_places(table, viewer, "deck") == {}
    table.answer("A", "energy_post", "pass", so_that=lambda t: "martyr" in t.zone("deck"))
    assert known(table, None, "deck") == [], "B drew a card unseen"


# Chance and the server.


@rule("ARD-R58")
def test_no_view_shows_the_seed_or_the_order_of_the_deck() -> None:
    table = scenario(hands={"A": ["energy"] * 3}, deck=["martyr", "airlock"])
    other = scenario(hands={"A": ["energy"] * 3}, deck=["airlock", "martyr"])
    other.g.key = b"another key"
    for viewer in (None, "A", "B", "C", "D"):
        assert table.view(viewer) == other.view(viewer)
        assert table.view(viewer)["zones"]["deck"] == {"count": 2}


@rule("ARD-R58")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def play(seed: int) -> list[str]:
        match = Match(GAME, 4, seed=seed)
        for _ in range(60):
            if match.outcome:
                break
            decision = match.decisions[0]
            match.answer(decision, decision.options[-1])
        return match.log(None)

    assert play(5) == play(5)
    assert play(5) != play(6)


@rule("ARD-R61", "ARD-R64")
def test_the_dead_keep_what_they_knew_and_learn_nothing_new() -> None:
    table = scenario(
        active="B", step="commit", missions=D_RED, dead="A",
        hands={"B": ["martyr", "energy"], "C": ["airlock", "energy"]}, deck=["grid_surge"] * 9,
    )  # fmt: skip
    table.answer("B", "commit_card", "card:martyr")
    dead, spectator = table.view("A"), table.view(None)
    for zone in ("deck", "discard", "command_pile", "heap", "aside", "looked"):
        assert dead["zones"][zone] == spectator["zones"][zone]
    assert dead["zones"]["hand"][1:] == spectator["zones"]["hand"][1:]
    assert dead["zones"]["mission"][1:] == spectator["zones"]["mission"][1:]
