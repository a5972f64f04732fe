"""ARD-7: Energy actions, characters and abilities."""

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

EVERYBODY = (
    "surgeon",
    "first_officer",
    "pilot",
    "mechanic",
    "security_chief",
    "analyst",
    "steward",
    "ship_mind",
    "drifter",
)
OTHERS = {"B": "first_officer", "C": "pilot", "D": "mechanic"}


def acting(
    character: str = "surgeon",
    energy: int = 1,
    hand: tuple[str, ...] = ("martyr", "airlock", "grid_surge"),
    others: int = 1,
    **more: object,
) -> Scenario:
    """A, with this character, before the Energy action of step VII."""
    return scenario(
        step="energy_post",
        hands={"A": hand, "B": ["energy"] * others},
        energy_in_front={"A": energy},
        characters={"A": character} | {s: c for s, c in OTHERS.items() if c != character},
        content="base_extra",
        telling=True,
        **more,  # type: ignore[arg-type]
    )


# When, and how often.


@rule("ARD-7.1", "ARD-7.2", "ARD-R20")
def test_only_the_active_player_acts_and_only_once() -> None:
    table = scenario(
        hands={seat: ["martyr"] * 3 for seat in "ABCD"},
        deck=["martyr"] * 20,
        energy_in_front=dict.fromkeys("ABCD", 3),
        malfunctions=[("venting_seam", "C", 0)],
        characters={"A": "mechanic", "D": "surgeon"},
    )
    asked = []
    while table.active == "A":
        assert len(table.asked()) == 1
        seat, kind = table.asked()[0]
        asked.append((seat, kind))
        wanted = "repair:1" if "repair:1" in table.options(seat) else table.options(seat)[0]
        table.answer(seat, kind, wanted)
    assert asked == [
        ("A", "energy_pre"),
        ("A", "commit_card"),
        ("A", "choose_ally"),
        ("B", "ally_card"),
    ]
    assert table.malfunctions() == [("venting_seam", "C", 1)]
    assert [table.energy(seat) for seat in "ABCD"] == [2, 3, 3, 3]


@rule("ARD-7.2")
def test_the_first_window_is_after_the_draw_and_before_the_first_commit() -> None:
    table = scenario(
        hands={"A": ["martyr"]}, energy_in_front={"A": 1}, pile=["airlock"], deck=["energy"] * 5
    )
    assert table.asked() == [("A", "energy_pre")]
    assert table.hand("A") == ["energy", "energy", "martyr"]
    assert table.zone("command_pile") == ["airlock"]


@rule("ARD-7.2")
def test_the_second_window_is_after_clean_up() -> None:
    table = scenario(
        step="reveal:martyr,grid_surge", energy_in_front={"A": 1}, pile=["airlock", "energy"],
        hands={"A": ["energy"]},
    )  # fmt: skip
    assert table.asked() == [("A", "resolve_next")]
    table.answer("A", "resolve_next", "card:martyr")
    assert table.asked() == [("A", "energy_post")]
    assert (table.zone("revealed"), table.zone("stage")) == ([], [])
    assert table.zone("command_pile") == ["airlock"]
    assert table.zone("discard") == ["energy", "grid_surge", "martyr"]


# What it needs.


@rule("ARD-7.3")
def test_an_ability_needs_energy_in_front_of_its_player() -> None:
    assert acting(energy=0).active == "B"
    assert acting(energy=1).options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.3", "ARD-9.6")
def test_energy_on_a_malfunction_or_before_others_does_not_pay() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        energy_in_front={"B": 2},
        malfunctions=[("venting_seam", "A", 1)],
    )
    assert table.asked() == [("A", "commit_card")]


@rule("ARD-7.3", "ARD-16.11")
@pytest.mark.parametrize(
    ("energy", "options"),
    [(1, ["pass", "refresh"]), (2, ["ability", "pass", "refresh"])],
)
def test_an_ability_may_cost_more_than_one_energy(energy: int, options: list[str]) -> None:
    assert acting("drifter", energy).options("A") == options


@rule("ARD-7.4", "ARD-7.5")
def test_the_cost_is_paid_before_the_text_is_carried_out() -> None:
    table = acting("security_chief", energy=3, others=1)
    table.g.hand[2] = [table.g.hand[1][0]]
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "confiscate_target")]
    assert table.energy("A") == 2
    assert table.zone("discard") == ["energy"]
    assert table.told("used_ability") == [
        {"seat": 0, "character": "security_chief"},
    ]
    assert table.view(None)["zones"]["discard"] == {"count": 1, "placed": {0: "energy"}}
    table.answer("A", "confiscate_target", "seat:1")
    assert table.told("targeted") == [{"seat": 0, "seat_target": 1}]
    assert table.zone("discard") == ["energy", "energy"]


@rule("ARD-7.4", "ARD-16.11")
def test_a_cost_of_two_takes_two_energy() -> None:
    table = acting("drifter", energy=3)
    table.answer("A", "energy_post", "ability")
    assert table.asked() == [("A", "mimic_pick")]
    assert table.energy("A") == 1
    assert table.zone("discard") == ["energy", "energy"]


@rule("ARD-7.5")
@pytest.mark.parametrize("character", EVERYBODY)
def test_every_character_has_a_named_ability_and_refresh(character: str) -> None:
    table = acting(character, energy=2)
    assert table.options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.5")
@pytest.mark.parametrize(
    ("character", "asked"),
    [
        ("surgeon", "anaesthetise_target"),
        ("first_officer", "detail_target"),
        ("pilot", "plot_command"),
        ("mechanic", "reroute_pair"),
        ("steward", "dispense_target"),
        ("ship_mind", "alert_value"),
        ("drifter", "mimic_pick"),
    ],
)
def test_the_named_ability_is_the_character_s_own(character: str, asked: str) -> None:
    table = acting(character, energy=2).answer("A", "energy_post", "ability")
    assert table.asked() == [("A", asked)]


# Refresh.


@rule("ARD-7.6", "ARD-R28", "ARD-7.4")
def test_refresh_discards_one_card_and_then_draws_one() -> None:
    table = acting(energy=2, deck=["direct_order"] + ["energy"] * 9)
    table.answer("A", "energy_post", "refresh")
    assert table.asked() == [("A", "refresh_discard")]
    assert table.options("A") == ["card:airlock", "card:grid_surge", "card:martyr"]
    assert table.energy("A") == 1
    assert table.told("used_refresh") == [{"seat": 0}]
    table.answer("A", "refresh_discard", "card:airlock")
    assert table.hand("A") == ["direct_order", "grid_surge", "martyr"]
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.log()[:3] == ["used_refresh", "discarded", "drew"]
    assert table.active == "B"


@rule("ARD-R48", "ARD-7.6", "ARD-5.15")
def test_the_card_discarded_by_refresh_is_known_to_its_player_only() -> None:
    table = acting(energy=1, deck=["direct_order"] + ["energy"] * 9)
    table.answer("A", "energy_post", "refresh").answer("A", "refresh_discard", "card:airlock")
    assert table.told("discarded", "A") == [{"seat": 0, "card": "airlock"}]
    assert table.view("A")["zones"]["discard"]["placed"] == {0: "energy", 1: "airlock"}
    for viewer in (None, "B", "C", "D"):
        assert table.told("discarded", viewer) == [{"seat": 0}]
        assert table.view(viewer)["zones"]["discard"] == {"count": 2, "placed": {0: "energy"}}


@rule("ARD-R28", "ARD-7.6")
def test_with_an_empty_deck_refresh_only_discards() -> None:
    table = acting(deck=[]).answer("A", "energy_post", "refresh")
    table.answer("A", "refresh_discard", "card:airlock")
    assert table.hand("A") == ["grid_surge", "martyr"]
    assert table.zone("discard") == ["airlock", "energy"]
    assert table.outcome() == ("blue", "deck", "BCD")


@rule("ARD-R60", "ARD-7.6")
def test_refresh_asks_about_two_equal_cards_but_not_about_one() -> None:
    table = acting(hand=("airlock", "airlock")).answer("A", "energy_post", "refresh")
    assert table.asked() == [("A", "refresh_discard")]
    assert table.options("A") == ["card:airlock"]
    table = acting(hand=("airlock",)).answer("A", "energy_post", "refresh")
    assert table.hand("A") == ["energy"]
    assert table.active == "B"


# What cannot be chosen.


@rule("ARD-7.7")
def test_refresh_needs_a_hand_card() -> None:
    assert acting(hand=()).options("A") == ["ability", "pass"]
    assert acting(hand=("martyr",)).options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.7", "ARD-R49")
def test_plot_course_needs_a_card_in_the_deck() -> None:
    assert acting("pilot", deck=[]).options("A") == ["pass", "refresh"]
    assert acting("pilot", deck=["energy"]).options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.7", "ARD-15.5", "ARD-15.6")
@pytest.mark.parametrize("character", ["security_chief", "analyst"])
def test_an_ability_without_a_legal_target_cannot_be_chosen(character: str) -> None:
    assert acting(character, others=0).options("A") == ["pass", "refresh"]
    assert acting(character, others=1, dead="B").options("A") == ["pass", "refresh"]
    assert acting(character, others=1).options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.7", "ARD-16.11")
def test_mimic_needs_an_undamaged_model() -> None:
    assert acting("drifter", 2, damaged="BC", dead="D").options("A") == ["pass", "refresh"]
    assert acting("drifter", 2, damaged="B", dead="D").options("A") == [
        "ability",
        "pass",
        "refresh",
    ]


@rule("ARD-7.7", "ARD-R60")
def test_where_passing_is_all_that_is_left_nobody_is_asked() -> None:
    assert acting("security_chief", hand=(), others=0).active == "B"


@rule("ARD-7.8", "ARD-R60")
def test_a_damaged_player_can_use_no_ability() -> None:
    assert acting(energy=3, damaged="A").active == "B"
    table = acting(energy=3, damaged="A", malfunctions=[("venting_seam", "C", 0)])
    assert table.options("A") == ["pass", "repair:1"]


# Abilities that a card grants.


@rule("ARD-7.9", "ARD-16.8")
def test_overtime_does_not_forbid_the_energy_action() -> None:
    table = scenario(
        step="play:overtime",
        hands={"A": ["airlock", "martyr"]},
        energy_in_front={"A": 1},
        content="base_extra",
    )
    assert table.options("A") == ["ability", "none", "refresh"]
    table.answer("A", "overtime_ability", "refresh")
    table.answer("A", "refresh_discard", "card:airlock")
    assert table.energy("A") == 1
    assert table.asked() == [("A", "energy_post")]
    assert table.options("A") == ["ability", "pass", "refresh"]


@rule("ARD-7.9", "ARD-9.8")
def test_overtime_is_not_forbidden_by_an_energy_action() -> None:
    table = scenario(
        hands={"A": ["overtime"] * 3},
        deck=["overtime"] * 30,
        energy_in_front={"A": 2},
        malfunctions=[("venting_seam", "C", 0)],
        content="base_extra",
    )
    table.answer("A", "energy_pre", "repair:1").answer("A", "commit_card", "card:overtime")
    assert table.asked() == [("A", "overtime_ability")]
    table.answer("A", "overtime_ability", "ability")
    assert table.asked() == [("A", "anaesthetise_target")]
    assert table.energy("A") == 1


@rule("ARD-7.10", "ARD-7.1")
def test_passing_in_step_two_does_not_give_up_step_seven() -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3},
        deck=["martyr"] * 20,
        energy_in_front={"A": 1},
        malfunctions=[("venting_seam", "C", 0)],
    )
    table.answer("A", "energy_pre", "pass").answer("A", "commit_card", "card:martyr")
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == [("venting_seam", "C", 1)]
