"""ARD-15: the base characters and their named abilities."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
FULL = {"A": ["energy"] * 3}


def user(character: str, step: str = "energy_post", **more: Any) -> Scenario:
    """A, of this character and with one Energy, is about to make the Energy action."""
    more.setdefault("energy_in_front", {"A": 1})
    more.setdefault("missions", D_RED)
    table = scenario(
        step=step,
        characters={"A": character, "B": "mechanic", "C": "pilot", "D": "analyst"},
        **more,
    )
    assert table.asked() == [("A", "energy_pre" if step == "turn" else "energy_post")]
    return table


# Surgeon.


@rule("ARD-15.1", "ARD-7.4", "ARD-7.5")
def test_the_surgeon_makes_another_living_player_skip_and_gives_them_the_energy() -> None:
    table = user("surgeon", dead="C", energy_in_front={"A": 2, "B": 1}, discard=["martyr"])
    assert table.options("A") == ["ability", "pass"]
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "anaesthetise_target")]
    assert table.options("A") == ["seat:1", "seat:3"]
    assert table.zone("discard") == ["energy", "martyr"], "the cost is paid first"
    table.answer("A", "anaesthetise_target", "seat:1")
    assert (table.energy("A"), table.energy("B")) == (1, 2)
    assert table.zone("discard") == ["martyr"]
    assert table.active == "D"
    assert table.words()[:5] == [
        "A uses the ability of the Surgeon.",
        "A chooses B.",
        "Energy stays in play in front of B.",
        "B misses a turn.",
        "Turn 2: D.",
    ]


@rule("ARD-15.1", "ARD-15.7")
def test_only_the_next_turn_is_skipped() -> None:
    table = user("surgeon", step="turn", hands=FULL, deck=["energy"] * 60)
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "anaesthetise_target", "seat:2")
    assert table.view("D")["facts"]["skip"] == [0, 0, 1, 0]
    table.answer("A", "commit_card", "card:energy")
    actives = table.active
    while len(actives) < 6:
        seat, kind = table.asked()[0]
        options = table.options(seat)
        table.answer(seat, kind, "pass" if "pass" in options else options[0])
        if table.active != actives[-1]:
            actives += table.active
    assert actives == "BDABCD"
    assert table.g.skip == [0] * 4


@rule("ARD-15.7", "ARD-15.1")
def test_a_skipped_turn_does_not_happen_at_all() -> None:
    table = user(
        "surgeon", malfunctions=[("venting_seam", "B", 0)], hands={"B": ["martyr"]},
        ally_order={"B": "D"},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.active == "C"
    assert table.cells == 6, "no start of turn"
    assert table.hand("B") == ["martyr"], "no draw"
    assert table.g.ally_order == [-1, 3, -1, -1], "an order waits for a turn that is taken"
    assert table.g.turn == 2


@rule("ARD-15.7", "ARD-R51", "ARD-15.1")
def test_a_player_who_bears_a_mark_may_be_chosen_and_gets_the_energy_only() -> None:
    table = user("surgeon", skip="B")
    table.answer("A", "energy_post", "ability")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "anaesthetise_target", "seat:1")
    assert table.energy("B") == 1
    assert table.active == "C"
    assert table.g.skip == [0] * 4, "one mark, one turn"


@rule("ARD-15.1", "ARD-R60")
def test_a_single_possible_target_is_taken_without_asking() -> None:
    table = user("surgeon", dead="BC")
    table.answer("A", "energy_post", "ability")
    assert table.energy("D") == 1
    assert table.active == "A", "D is skipped, A plays again (ARD-R51)"


# First Officer.


@rule("ARD-15.2", "ARD-15.8")
def test_the_first_officer_must_be_named_as_ally_on_the_targets_next_turn() -> None:
    hands = {"A": ["martyr", "energy"], "B": ["energy"] * 3, "C": ["energy"], "D": ["energy"]}
    table = user("first_officer", dead="C", hands=hands)
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "detail_target")]
    assert table.options("A") == ["seat:1", "seat:3"]
    table.answer("A", "detail_target", "seat:1")
    assert table.zone("discard") == ["energy"]
    assert table.view("D")["facts"]["ally_order"] == [-1, 0, -1, -1]
    table.answer("B", "commit_card", "card:energy")
    assert table.asked() == [("A", "ally_card")], "no choice of Ally was left"
    assert table.told("named_ally") == [{"seat": 1, "seat_ally": 0}]
    table.answer("A", "ally_card", "card:martyr")
    while table.active == "B":
        seat, kind = table.asked()[0]
        table.answer(seat, kind, table.options(seat)[-1])
    assert table.g.ally_order == [-1] * 4, "it lapses after that turn"


@rule("ARD-R50", "ARD-15.2")
@pytest.mark.parametrize(
    ("more", "free"),
    [
        ({"hands": {"B": ["energy"] * 3, "C": ["energy"], "D": ["energy"]}}, ["seat:2", "seat:3"]),
        (
            {"hands": {"A": ["energy"], "B": ["energy"] * 3, "C": ["energy"], "D": ["energy"]},
             "dead": "A"},
            ["seat:2", "seat:3"],
        ),
    ],
)  # fmt: skip
def test_an_order_that_is_not_legal_in_step_four_leaves_the_choice_free(
    more: dict[str, Any], free: list[str]
) -> None:
    table = scenario(active="B", ally_order={"B": "A"}, missions=D_RED, **more)
    table.answer("B", "commit_card", "card:energy")
    assert table.asked() == [("B", "choose_ally")]
    assert table.options("B") == free
    table.answer("B", "choose_ally", free[0])
    while table.active == "B":
        seat, kind = table.asked()[0]
        table.answer(seat, kind, table.options(seat)[-1])
    assert table.g.ally_order == [-1] * 4, "it lapses anyway"


@rule("ARD-15.8", "ARD-15.2")
def test_a_newer_order_replaces_an_older_one() -> None:
    table = user("first_officer", ally_order={"B": "D"})
    table.answer("A", "energy_post", "ability")
    table.answer("A", "detail_target", "seat:1")
    assert table.g.ally_order == [-1, 0, -1, -1]


@rule("ARD-15.2")
def test_an_order_binds_nobody_but_its_target() -> None:
    table = scenario(
        active="C", ally_order={"B": "A"}, missions=D_RED,
        hands={seat: ["energy"] * 3 for seat in "ABCD"},
    )  # fmt: skip
    table.answer("C", "commit_card", "card:energy")
    assert table.options("C") == ["seat:0", "seat:1", "seat:3"]


# Pilot.


@rule("ARD-15.3", "ARD-R49")
def test_the_pilot_puts_three_cards_in_three_different_places() -> None:
    table = user("pilot", deck=["airlock", "martyr", "grid_surge", "energy", "energy"])
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "plot_command")]
    assert table.options("A") == ["card:airlock", "card:grid_surge", "card:martyr"]
    assert table.zone("deck") == ["energy", "energy"]
    assert table.view("A")["zones"]["looked"] == {
        "count": 3, "within": ["airlock", "grid_surge", "martyr"],
    }  # fmt: skip
    assert table.view("B")["zones"]["looked"] == {"count": 3}
    table.answer("A", "plot_command", "card:martyr")
    assert table.asked() == [("A", "plot_discard")]
    assert table.options("A") == ["card:airlock", "card:grid_surge"], "the rest goes to the Deck"
    table.answer("A", "plot_discard", "card:airlock", so_that=lambda t: t.active == "B")
    assert table.zone("command_pile") == ["martyr"]
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.zone("looked") == []
    drawn = table.hand("B")
    assert sorted(drawn + table.zone("deck")) == ["energy", "energy", "grid_surge"]
    assert table.told("plotted", "A") == [
        {"seat": 0, "place": "Command Pile", "card": "martyr"},
        {"seat": 0, "place": "Discard Pile", "card": "airlock"},
    ]
    assert table.words("B")[1:4] == [
        "A looks at 3 cards.",
        "A puts a card into the Command Pile.",
        "A puts a card into the Discard Pile.",
    ]


@rule("ARD-15.3")
def test_after_plot_course_the_deck_is_shuffled() -> None:
    places = set()
    for attempt in range(60):
        table = user(
            "pilot", step="turn", hands=FULL, deck=["airlock", "martyr", "grid_surge", "energy"] * 1
            + ["energy"] * 2,
        )  # fmt: skip
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "energy_pre", "ability")
        table.answer("A", "plot_command", "card:airlock")
        table.answer("A", "plot_discard", "card:martyr")
        places.add(table.zone("deck").index("grid_surge"))
    assert places == {0, 1, 2, 3}


@rule("ARD-R49", "ARD-15.3")
def test_plot_course_with_two_cards_has_six_ways() -> None:
    ends = set()
    for first in ("none", "card:airlock", "card:martyr"):
        table = user("pilot", step="turn", hands=FULL, deck=["airlock", "martyr"])
        table.answer("A", "energy_pre", "ability")
        assert table.options("A") == ["card:airlock", "card:martyr", "none"]
        table.answer("A", "plot_command", first)
        rest = [card for card in ("card:airlock", "card:martyr") if card != first]
        seconds = rest if first == "none" else [*rest, "none"]
        assert table.options("A") == seconds
        for second in seconds:
            branch = user("pilot", step="turn", hands=FULL, deck=["airlock", "martyr"])
            branch.answer("A", "energy_pre", "ability")
            branch.answer("A", "plot_command", first)
            branch.answer("A", "plot_discard", second)
            ends.add(
                (
                    tuple(branch.zone("command_pile")),
                    tuple(branch.zone("discard")[:-1]),
                    tuple(branch.zone("deck")),
                )
            )
    a, m = ("airlock",), ("martyr",)
    assert ends == {(a, m, ()), (a, (), m), (m, a, ()), (m, (), a), ((), a, m), ((), m, a)}


@rule("ARD-R49", "ARD-15.3")
def test_plot_course_with_one_card_has_three_places() -> None:
    ends = set()
    for first, second in (("card:martyr", None), ("none", "card:martyr"), ("none", "none")):
        table = user("pilot", step="turn", hands=FULL, deck=["martyr"])
        table.answer("A", "energy_pre", "ability")
        assert table.options("A") == ["card:martyr", "none"]
        table.answer("A", "plot_command", first)
        if second is not None:
            assert table.asked() == [("A", "plot_discard")]
            assert table.options("A") == ["card:martyr", "none"]
            table.answer("A", "plot_discard", second)
        assert table.asked() == [("A", "commit_card")]
        ends.add(
            (len(table.zone("command_pile")), len(table.zone("discard")), len(table.zone("deck")))
        )
    assert ends == {(1, 1, 0), (0, 2, 0), (0, 1, 1)}


@rule("ARD-R49", "ARD-15.3")
def test_of_three_equal_cards_one_goes_to_each_place() -> None:
    table = user("pilot", step="turn", hands=FULL, deck=["martyr"] * 3)
    table.answer("A", "energy_pre", "ability")
    assert table.options("A") == ["card:martyr"]
    table.answer("A", "plot_command", "card:martyr")
    assert table.options("A") == ["card:martyr"]
    table.answer("A", "plot_discard", "card:martyr")
    assert table.zone("command_pile") == table.zone("deck") == ["martyr"]
    assert table.zone("discard") == ["martyr", "energy"]


@rule("ARD-7.7", "ARD-R49")
def test_plot_course_cannot_be_chosen_with_an_empty_deck() -> None:
    table = user("pilot", deck=[], hands={"A": ["energy"]})
    assert table.options("A") == ["pass", "refresh"]


@rule("ARD-R49", "ARD-15.3")
def test_a_plotted_card_counts_this_turn_in_step_two_and_waits_in_step_seven() -> None:
    deck = ["martyr", "airlock", "grid_surge"] + ["energy"] * 9
    table = user("pilot", step="turn", hands=FULL | {"B": ["energy"]}, deck=deck)
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "plot_command", "card:martyr")
    table.answer("A", "plot_discard", "card:airlock")
    table.answer(
        "A", "commit_card", "card:energy", so_that=lambda t: "martyr" in t.zone("revealed")
    )
    assert "martyr" in table.zone("revealed")

    table = user("pilot", deck=deck, pile=["energy"])
    table.answer("A", "energy_post", "ability")
    table.answer("A", "plot_command", "card:martyr")
    assert table.zone("aside") == []
    assert table.zone("command_pile") == ["energy", "martyr"]


# Mechanic.


@rule("ARD-15.4")
def test_the_mechanic_swaps_everything_before_two_living_players() -> None:
    table = user(
        "mechanic", dead="C", energy_in_front={"A": 3, "B": 1, "D": 2},
        malfunctions=[
            ("venting_seam", "B", 1), ("venting_seam", "D", 0), ("venting_seam", "B", 0),
        ],
        hands={"B": ["martyr"], "D": ["airlock"]},
    )  # fmt: skip
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "reroute_pair")]
    assert table.options("A") == ["pair:0+1", "pair:0+3", "pair:1+3"], "oneself may be one of them"
    handles = table.handles
    start = len(table.g.events)
    table.answer("A", "reroute_pair", "pair:1+3")
    assert (table.energy("A"), table.energy("B"), table.energy("D")) == (2, 2, 1)
    assert table.malfunctions() == [
        ("venting_seam", "D", 1), ("venting_seam", "B", 0), ("venting_seam", "D", 0),
    ]  # fmt: skip
    assert table.handles == handles
    assert table.words(since=start)[0] == "B and D swap what lies in front of them."
    assert table.cells == 5, "the start of B's turn finds one Seam before B"
    assert "martyr" in table.hand("B"), "hands stay where they are"


@rule("ARD-15.4", "ARD-R23")
def test_a_seam_rerouted_to_the_active_player_does_not_work_again_this_turn() -> None:
    table = user("mechanic", step="turn", hands=FULL, malfunctions=[("venting_seam", "B", 1)])
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "reroute_pair", "pair:0+1")
    assert table.malfunctions() == [("venting_seam", "A", 1)]
    assert table.cells == 6
    assert table.asked() == [("A", "commit_card")]


@rule("ARD-15.4")
def test_a_swap_of_two_players_leaves_the_ship_area_and_the_others_alone() -> None:
    table = user(
        "mechanic", step="turn", content="base_extra", hands=FULL,
        malfunctions=[("fouled_cell", "ship", 0), ("venting_seam", "C", 0)],
        energy_in_front={"A": 1, "C": 1},
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "reroute_pair", "pair:0+1")
    assert table.malfunctions() == [("fouled_cell", "ship", 0), ("venting_seam", "C", 0)]
    assert table.energy("C") == 1


# Security Chief.


@rule("ARD-15.5", "ARD-R48")
def test_the_security_chief_makes_another_player_discard_a_random_hand_card() -> None:
    table = user(
        "security_chief", step="turn", dead="C",
        hands=FULL | {"B": ["martyr", "airlock"], "C": ["energy"], "D": ["energy"]},
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    assert table.asked() == [("A", "confiscate_target")]
    assert table.options("A") == ["seat:1", "seat:3"]
    table.answer("A", "confiscate_target", "seat:1", so_that=lambda t: t.hand("B") == ["martyr"])
    assert table.hand("B") == ["martyr"]
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.told("discarded", "B") == [{"seat": 1, "card": "airlock"}]
    assert table.told("discarded", "A") == [{"seat": 1}], "the Chief does not see it either"
    assert table.asked() == [("A", "commit_card")]


@rule("ARD-15.5", "ARD-R58")
def test_the_confiscated_card_is_picked_at_random() -> None:
    lost = set()
    for attempt in range(60):
        table = user(
            "security_chief", step="turn",
            hands=FULL | {"B": ["martyr", "airlock", "grid_surge"], "C": ["energy"]},
        )  # fmt: skip
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "energy_pre", "ability")
        table.answer("A", "confiscate_target", "seat:1")
        lost.add(table.zone("discard")[0])
        assert len(table.hand("B")) == 2
    assert lost == {"martyr", "airlock", "grid_surge"}


@rule("ARD-15.5", "ARD-15.6", "ARD-7.7")
@pytest.mark.parametrize("character", ["security_chief", "analyst"])
def test_without_a_hand_to_reach_into_the_ability_cannot_be_chosen(character: str) -> None:
    table = user(character, step="turn", hands=FULL)
    assert table.options("A") == ["pass", "refresh"]
    table = user(character, step="turn", hands=FULL | {"C": ["energy"]})
    assert table.options("A") == ["ability", "pass", "refresh"]


# Analyst.


@rule("ARD-15.6", "ARD-R47")
@pytest.mark.parametrize("keep", [True, False])
def test_the_analyst_sees_a_random_hand_card_and_may_take_it(keep: bool) -> None:
    table = user(
        "analyst", step="turn", dead="D", missions=D_RED | {"A": "saboteur", "D": "crew"},
        hands=FULL | {"B": ["martyr", "airlock"], "C": ["energy"], "D": ["energy"]},
    )  # fmt: skip
    table.answer("A", "energy_pre", "ability")
    assert table.asked() == [("A", "inspect_target")]
    assert table.options("A") == ["seat:1", "seat:2"]
    table.answer("A", "inspect_target", "seat:1", so_that=lambda t: t.zone("looked") == ["martyr"])
    assert table.asked() == [("A", "inspect_keep")]
    assert table.options("A") == ["keep", "return"]
    for seat, seen in (("A", True), ("B", True), ("C", False), (None, False)):
        expected: dict[str, Any] = {"count": 1}
        if seen:
            expected["within"] = ["martyr"]
        assert table.view(seat)["zones"]["looked"] == expected
    table.answer("A", "inspect_keep", "keep" if keep else "return")
    if keep:
        assert table.hand("A") == ["energy", "energy", "energy", "martyr"]
        assert table.hand("B") == ["airlock"]
    else:
        assert table.hand("A") == ["energy"] * 3
        assert table.hand("B") == ["airlock", "martyr"]
    assert table.zone("looked") == []
    assert table.told("inspected", "C") == [{"seat": 0, "seat_owner": 1}]
    assert table.told("inspected", "A") == [{"seat": 0, "seat_owner": 1, "card": "martyr"}]
    assert table.told("inspected", "B") == [{"seat": 0, "seat_owner": 1, "card": "martyr"}]
    assert table.told("chose", "C") == [
        {"seat": 0, "kind": "inspect_keep", "option": "keep" if keep else "return"}
    ]


@rule("ARD-15.6", "ARD-R58")
def test_the_inspected_card_is_picked_at_random() -> None:
    seen = set()
    for attempt in range(60):
        table = user(
            "analyst", step="turn",
            hands=FULL | {"B": ["martyr", "airlock", "grid_surge"], "C": ["energy"]},
        )  # fmt: skip
        table.g.key = attempt.to_bytes(8, "little")
        table.answer("A", "energy_pre", "ability")
        table.answer("A", "inspect_target", "seat:1")
        seen |= set(table.zone("looked"))
    assert seen == {"martyr", "airlock", "grid_surge"}


@rule("ARD-15.6", "ARD-R6")
def test_a_kept_card_may_make_a_hand_of_four() -> None:
    table = user("analyst", step="turn", hands=FULL | {"B": ["martyr"]})
    table.answer("A", "energy_pre", "ability")
    assert table.asked() == [("A", "inspect_keep")], "one possible target is taken unasked"
    table.answer("A", "inspect_keep", "keep")
    assert len(table.hand("A")) == 4
    assert table.asked() == [("A", "commit_card")]
    assert table.options("A") == ["card:energy", "card:martyr"]


# All of them.


@rule("ARD-7.3", "ARD-7.5", "ARD-15.1", "ARD-15.2", "ARD-15.3", "ARD-15.4", "ARD-15.5", "ARD-15.6")
@pytest.mark.parametrize(
    ("character", "first_question"),
    [
        ("surgeon", "anaesthetise_target"), ("first_officer", "detail_target"),
        ("pilot", "plot_command"), ("mechanic", "reroute_pair"),
        ("security_chief", "confiscate_target"), ("analyst", "inspect_target"),
    ],
)  # fmt: skip
def test_each_named_ability_costs_one_energy_and_an_undamaged_character(
    character: str, first_question: str
) -> None:
    hands = FULL | {"B": ["energy"], "C": ["energy"]}
    table = user(character, step="turn", hands=hands)
    assert table.options("A") == ["ability", "pass", "refresh"]
    table.answer("A", "energy_pre", "ability")
    assert table.asked() == [("A", first_question)]
    assert table.energy("A") == 0
    assert table.zone("discard") == ["energy"]
    table = scenario(
        hands=hands, energy_in_front={"A": 3}, damaged="A",
        characters={"A": character, "B": "drifter", "C": "steward", "D": "ship_mind"},
        content="base_extra", malfunctions=[("venting_seam", "D", 0)],
    )  # fmt: skip
    assert table.options("A") == ["pass", "repair:1"]


@rule("ARD-R52")
def test_the_transcribed_versions_of_anaesthetise_and_assign_detail_are_used() -> None:
    """The Energy is given, and the Ally is the First Officer, not one of the officer's choice."""
    table = user("surgeon")
    table.answer("A", "energy_post", "ability")
    table.answer("A", "anaesthetise_target", "seat:2")
    assert table.energy("C") == 1
    table = user("first_officer")
    table.answer("A", "energy_post", "ability")
    table.answer("A", "detail_target", "seat:2")
    assert table.g.ally_order == [-1, -1, 0, -1]


@rule("ARD-7.4", "ARD-7.5", "ARD-7.6", "ARD-R28")
@pytest.mark.parametrize("deck", [["martyr", "energy"], []])
def test_refresh_costs_one_energy_discards_one_card_and_draws_one(deck: list[str]) -> None:
    table = user(
        "surgeon", step="turn", hands={"A": ["airlock"] * 3}, deck=deck, energy_in_front={"A": 2}
    )
    table.answer("A", "energy_pre", "refresh")
    assert table.energy("A") == 1
    assert table.zone("discard") == ["energy"], "paid first"
    table.answer("A", "refresh_discard", "card:airlock")
    assert table.hand("A") == ["airlock", "airlock", *deck[:1]]
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.asked() == [("A", "commit_card")]
