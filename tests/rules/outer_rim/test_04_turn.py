"""RIM-4: the turn."""

from __future__ import annotations

from tests.rule import rule

from .scenario import Scenario, scenario

CALM = {"A": "halcyon", "B": "t1_b", "C": "t2_m"}  # a planet, two navpoints


def quiet(**more: object) -> Scenario:
    """A turn from its beginning; encounters ask nothing, for navpoints are quiet."""
    table: dict[str, object] = {
        "phase": "turn",
        "at": CALM,
        "encounter": ["enc_2-3", "enc_7-8", "enc_7-1", "enc_7-9"],
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-4.1")
def test_a_turn_is_planning_then_action_then_encounter() -> None:
    table = quiet()
    seen = []
    for option in ("credits", "end", "space"):
        seen += table.asked()
        table.choose(option)
    assert seen == [("A", "plan"), ("A", "act"), ("A", "encounter")]


@rule("RIM-4.1", "RIM-4.2")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    table = quiet(first="C", active="C", at={"A": "t1_b", "B": "t1_d", "C": "t2_m"})
    for seat in ("C", "A", "B", "C", "A"):
        table.until(seat, "plan").answer(seat, "plan", "credits")
    assert [told["seat"] for told in table.told("turn")][:5] == [2, 0, 1, 2, 0]
    assert [told["number"] for told in table.told("round")] == [2]


@rule("RIM-4.2")
def test_after_the_encounter_the_next_player_begins() -> None:
    table = quiet(phase="encounter").dice("hit hit").choose("space")
    assert table.asked() == [("B", "plan")]
    assert table.active == "B"


# How often something can be done.


def healing(**more: object) -> Scenario:
    """Grath heals 2 of each by an Action."""
    table: dict[str, object] = {
        "phase": "action",
        "characters": {"A": "grath"},
        "at": CALM,
        "damage": {"A": (3, 2)},
        "encounter": ["enc_7-8", "enc_7-1"],
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-4.3", "RIM-7.2")
def test_an_action_ability_works_once_in_each_action_step() -> None:
    table = healing().act("abilities")
    assert table.usable() == ["grath"]
    table.use("grath")
    assert table.damage("A") == (1, 0)
    assert table.asked() == [("A", "act")]
    assert table.options() == ["end", "market"]
    table.until("A", "plan").answer("A", "plan", "credits")
    assert table.options() == ["abilities", "end", "market"]
    table.act("abilities").use("grath")
    assert table.damage("A") == (0, 0)


@rule("RIM-4.3")
def test_once_per_turn_is_over_with_the_turn() -> None:
    """Quill Vance adds a skill to one test a turn; at the Masked Ball there may be two."""

    def ball() -> Scenario:
        return scenario(
            phase="encounter",
            characters={"A": "quill_vance"},
            at={"A": "serenna", "B": "t1_b", "C": "t2_m"},
            encounter="enc_5-10",
        ).answer("A", "encounter", "space")

    used = ball()
    assert used.asked() == [("A", "use_now")]
    assert used.usable() == ["quill_vance"]
    used.dice("hit hit", "hit hit").use("quill_vance")  # the second test is unskilled
    assert used.credits("A") == 2000
    assert used.asked() == [("B", "plan")]

    kept = ball().dice("hit hit", "hit hit").choose("done")
    assert kept.asked() == [("A", "use_now")]
    kept.use("quill_vance")
    assert kept.fame("A") == 1

    later = used.until("A", "plan").answer("A", "plan", "credits").until("A", "encounter")
    later.g.deck[later.index("enc_5")].sort(
        key=lambda card: later.g.pack.names["card"][card] == "enc_5-1"
    )
    later.answer("A", "encounter", "space")
    assert later.asked() == [("A", "use_now")]


@rule("RIM-4.3", "RIM-R37")
def test_once_per_combat_is_over_with_the_combat() -> None:
    """HX-9 rerolls any of its dice once per combat."""
    table = scenario(
        phase="encounter",
        characters={"A": "hx9"},
        at={"A": "twinsand", "B": "t1_b", "C": "t2_m"},
        encounter=["enc_4-1", "enc_4-9"],
    ).dice("hit blank focus", "hit", "focus focus focus")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["hx9"]
    table.use("hx9")
    assert table.asked() == [("A", "die")]
    assert table.options() == ["die:1", "die:2", "die:3", "done"]
    table.pick("die:2", "done")
    assert table.asked() == [("B", "plan")]  # not asked again; hit, hit, blank beats nothing
    assert table.credits("A") == 3000
    table.until("A", "plan").answer("A", "plan", "credits").until("A", "encounter")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "dice")]
