"""OUT-14: Obliteration."""

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import scenario

ZEROS = dict.fromkeys("ABCD", 0)
ONES = dict.fromkeys("ABCD", 1)
OBLIVION = ("nobody", GAME.reasons[REASON_OUT_OF_CARDS], "")
UNABLE = ("nobody", "nobody_able", "")
ALL_DOOMED = ("nobody", "all_doomed", "")


@rule("OUT-14.1", "OUT-14.4", "OUT-4.10")
@pytest.mark.parametrize(("deck", "ended"), [(2, False), (1, False), (0, True)])
def test_the_game_ends_when_the_entropy_step_finds_an_empty_deck(deck: int, ended: bool) -> None:
    table = scenario(step="entropy", deck=["dark"] * deck)
    assert table.outcome() == (OBLIVION if ended else None)
    assert len(table.zone("entropy")) == min(deck, 1)


@rule("OUT-14.1")
@pytest.mark.parametrize(("deck", "ended"), [(3, False), (2, False), (1, True), (0, True)])
def test_every_effect_that_feeds_entropy_counts_card_by_card(deck: int, ended: bool) -> None:
    table = scenario(step="crisis:reactor_spike", deck=["dark"] * deck)
    assert table.outcome() == (OBLIVION if ended else None)
    assert len(table.zone("entropy")) == min(deck, 2)


@rule("OUT-14.4", "OUT-2.5", "OUT-R6")
def test_drawing_the_last_card_is_not_yet_obliteration() -> None:
    table = scenario(deck=["dark", "door_jack"])
    table.act("discard_draw")
    assert table.zone("deck") == []
    assert table.hand("A") == ["dark", "door_jack"]
    assert table.outcome() is None
    table.act("end_actions")
    assert table.outcome() == OBLIVION


@rule("OUT-14.2", "OUT-R30")
def test_crushing_tide_with_nobody_able_to_lose_is_obliteration() -> None:
    assert scenario(step="crisis:crushing_tide", survival=ZEROS).outcome() == UNABLE
    table = scenario(step="crisis:crushing_tide", survival=ZEROS | {"C": 2})
    assert table.outcome() is None
    assert table.survival() == [0, 0, 1, 0]


@rule("OUT-14.2", "OUT-R30")
def test_hull_breach_with_nobody_able_is_obliteration_and_one_gear_or_survival_saves() -> None:
    hands = {"A": ["dark"], "B": ["water_loop"]}
    assert scenario(step="crisis:hull_breach", survival=ZEROS, hands=hands).outcome() == UNABLE
    table = scenario(
        step="crisis:hull_breach", survival=ZEROS, hands=hands | {"D": ["door_jack", "dark"]}
    )
    table.answer("A", "hull_breach", "nothing").answer("B", "hull_breach", "nothing")
    table.answer("D", "hull_breach", "discard").answer("D", "forced_discard", "card:door_jack")
    assert table.outcome() is None
    table = scenario(step="crisis:hull_breach", survival=ZEROS | {"C": 2})
    assert table.outcome() is None
    assert table.survival("C") == 1


@rule("OUT-14.2", "OUT-R30")
def test_cold_vacuum_with_no_card_in_any_hand_is_obliteration() -> None:
    assert scenario(step="crisis:cold_vacuum").outcome() == UNABLE
    table = scenario(step="crisis:cold_vacuum", hands={"C": ["door_jack"]})
    assert table.outcome() is None
    assert table.zone("discard") == ["door_jack"]


@rule("OUT-14.2", "OUT-R30", "OUT-8.8")
@pytest.mark.parametrize(
    "crisis",
    ["mirror_sickness", "flash_fire", "panic", "loose_moorings", "burnout", "spatial_shear"],
)
def test_an_event_that_does_not_tell_every_player_to_lose_never_is(crisis: str) -> None:
    assert scenario(step=f"crisis:{crisis}", survival=ZEROS).outcome() is None


@rule("OUT-14.3", "OUT-R31")
def test_one_event_that_dooms_all_at_the_same_time_is_obliteration() -> None:
    assert scenario(step="crisis:crushing_tide", survival=ONES).outcome() == ALL_DOOMED
    assert scenario(step="crisis:pressure_drop", survival=ONES).outcome() == ALL_DOOMED
    assert scenario(step="crisis:loose_moorings", survival=ONES).outcome() == ALL_DOOMED
    table = scenario(step="crisis:hull_breach", survival=ONES)
    assert table.outcome() == ALL_DOOMED, "choices are carried out as one instruction"
    table = scenario(step="crisis:crushing_tide", survival=ONES | {"D": 2})
    assert table.outcome() is None


@rule("OUT-14.3", "OUT-R31")
@pytest.mark.parametrize(
    ("mass_doom", "outcome"), [("all_newly", None), ("none_left", ALL_DOOMED), ("off", None)]
)
def test_somebody_doomed_before_prevents_it_except_in_the_wider_reading(
    mass_doom: str, outcome: tuple[str, str, str] | None
) -> None:
    survival = ONES | {"B": 0}
    table = scenario(step="crisis:crushing_tide", survival=survival, mass_doom=mass_doom)
    assert table.outcome() == outcome
    assert table.survival() == [0, 0, 0, 0]


@rule("OUT-14.3", "OUT-R31")
@pytest.mark.parametrize(
    ("mass_doom", "outcome"), [("all_newly", ALL_DOOMED), ("none_left", ALL_DOOMED), ("off", None)]
)
def test_the_option_off_knows_no_mass_doom(
    mass_doom: str, outcome: tuple[str, str, str] | None
) -> None:
    table = scenario(step="crisis:crushing_tide", survival=ONES, mass_doom=mass_doom)
    assert table.outcome() == outcome
    again = scenario(step="crisis:crushing_tide", survival=ZEROS, mass_doom=mass_doom)
    assert again.outcome() == UNABLE, "OUT-14.2 holds in every reading"


@rule("OUT-R31")
def test_in_the_wider_reading_somebody_must_still_fall_and_nobody_be_left() -> None:
    table = scenario(step="crisis:pressure_drop", survival=ZEROS, mass_doom="none_left")
    assert table.outcome() is None, "nobody fell"
    table = scenario(step="crisis:flash_fire:C", survival=ZEROS | {"C": 1}, mass_doom="none_left")
    assert table.outcome() == ALL_DOOMED
    survival = ZEROS | {"C": 1, "D": 1}
    table = scenario(step="crisis:flash_fire:C", survival=survival, mass_doom="none_left")
    assert table.outcome() is None


@rule("OUT-R31", "OUT-8.4")
def test_a_nested_crisis_is_an_instruction_of_its_own() -> None:
    table = scenario(
        step="crisis:twin_echo", survival=dict.fromkeys("ABC", 1), players=3,
        crises=["flash_fire", "crushing_tide"],
    )  # fmt: skip
    assert table.survival() == [0, 0, 0]
    assert table.outcome() is None, "A fell before the others"


@rule("OUT-R46")
def test_a_price_is_no_event() -> None:
    table = scenario(used=2, survival=ZEROS | {"A": 1}, mass_doom="none_left")
    table.act("discard_draw")
    assert table.survival() == [0, 0, 0, 0]
    assert table.outcome() is None


@rule("OUT-14.5", "OUT-12.1")
def test_on_obliteration_all_lose_and_the_loyalties_are_shown() -> None:
    table = scenario(step="entropy", deck=[], telling=True, hands={"B": ["dark"]})
    assert table.outcome() == OBLIVION
    assert table.shown() == "ABCD"
    assert [told["seat"] for told in table.told("obliteration")] == [0]
    assert table.log()[-1] == "game_over"
    assert table.knows(None, "hand", "B") == [], "the hands are not"
    assert table.asked() == []


@rule("OUT-14.6")
def test_obliteration_may_be_brought_about_on_purpose() -> None:
    table = scenario(
        deck=["dark"] * 2, crises=["reactor_spike"], hands={"A": ["dark", "door_jack"]}
    )
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.outcome() is None
    assert table.zone("deck") == []
    table.act("end_actions")
    assert table.outcome() == OBLIVION


@rule("OUT-R47", "OUT-8.6")
def test_what_would_follow_the_end_is_not_carried_out() -> None:
    table = scenario(
        step="crisis:twin_echo", deck=["dark"], crises=["reactor_spike", "flash_fire"], telling=True
    )
    assert table.outcome() == OBLIVION
    assert table.survival() == [3, 3, 3, 3], "the second half did not happen"
    assert table.zone("crisis_deck") == ["flash_fire"]
    assert sorted(table.zone("resolving")) == ["reactor_spike", "twin_echo"]
    table = scenario(
        step="crisis:hull_breach", survival=dict.fromkeys("ABC", 1), players=3, crises=["panic"],
        hands={"A": ["dark"]}, mass_doom="none_left",
    )  # fmt: skip
    table.answer("A", "hull_breach", "lose")
    assert table.outcome() == ALL_DOOMED


@rule("OUT-R52")
@pytest.mark.parametrize(("turn", "ended"), [(299, False), (300, True)])
def test_after_turn_300_the_game_is_obliteration(turn: int, ended: bool) -> None:
    table = scenario(step="entropy", turn=turn, deck=["dark"] * 3)
    outcome = table.outcome()
    assert (outcome is not None and outcome[0] == "nobody" and outcome[2] == "") == ended
    assert len(table.zone("deck")) == 2, "after its Entropy step"
    settled = scenario(
        step="entropy", turn=300, end_mode="dark_surge", completed={"B": ["air_moss"]}
    )
    assert settled.outcome() == ("crew", "dark_surge", "BCD")
