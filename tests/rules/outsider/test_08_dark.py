"""OUT-8: Dark cards and Crises."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def drawn(table: Scenario) -> list[tuple[str, str]]:
    """(resolver, Crisis) of every Crisis drawn so far."""
    return [("ABCDEF"[told["seat"]], told["card"]) for told in table.told("crisis_drawn")]


def discarding(*cards: str, **more: object) -> Scenario:
    """A discards these cards of the hand in Discard and Draw."""
    table = scenario(**{"deck": ["mount_brace"] * 9, **more})  # type: ignore[arg-type]
    table.act("discard_draw").answers("A", "discard_set", *[f"card:{card}" for card in cards])
    if table.asked() == [("A", "discard_set")]:
        table.answer("A", "discard_set", "done")
    return table


@rule("OUT-8.1")
def test_a_discarded_dark_card_makes_its_player_resolve_a_crisis_at_once() -> None:
    table = discarding("dark", hands={"A": ["dark", "water_loop"]}, crises=["pressure_drop"])
    assert drawn(table) == [("A", "pressure_drop")]
    assert table.survival() == [2, 2, 2, 2]
    assert table.zone("discard") == ["dark"]
    log = table.log()
    assert log[log.index("discarded") + 1] == "crisis_drawn"


@rule("OUT-8.1")
def test_other_cards_cause_no_crisis() -> None:
    cards = ["arc_welder", "water_loop", "echo_beacon"]
    table = discarding(*cards, hands={"A": [*cards, "dark"]})
    assert drawn(table) == []
    assert sorted(table.zone("discard")) == sorted(cards)


@rule("OUT-8.1", "OUT-8.10")
@pytest.mark.parametrize("way", ["bloom", "vacuum", "extra", "cost"])
def test_it_does_so_however_it_got_to_the_discard_pile(way: str) -> None:
    if way == "bloom":
        table = scenario(
            step="turn", hands={"A": ["dark"]}, ongoing=["radiation_bloom"], crises=["time_slip"]
        )
        table.answer("A", "crisis_choice", "discard")
    elif way == "vacuum":
        table = scenario(
            step="crisis:cold_vacuum:B", hands={"A": ["dark", "wreckage"]}, crises=["time_slip"]
        )
        table.answer("A", "forced_discard", "card:dark")
    elif way == "extra":
        table = scenario(
            hands={"A": ["dark", "compass_core"]}, goals=["star_compass"], ongoing=["jammed_locks"],
            crises=["time_slip"],
        )  # fmt: skip
        table.act("complete:star_compass").answers("A", "goal_payment", "card:compass_core", "done")
    else:
        table = scenario(
            characters={"A": "scientist"}, hands={"A": ["dark"]}, discard=["pipe_cuff"],
            crises=["time_slip"],
        )  # fmt: skip
        table.act("ability:recycle")
    assert drawn(table) == [("A", "time_slip")]
    assert "dark" in table.zone("discard")


@rule("OUT-8.2", "OUT-8.1")
def test_each_dark_card_causes_its_own_crisis_one_after_another() -> None:
    table = discarding(
        "dark", "dark", "dark",
        hands={"A": ["dark"] * 3 + ["water_loop"]},
        crises=["falling_girder", "falling_girder", "time_slip", "panic"],
    )  # fmt: skip
    assert drawn(table) == [("A", "falling_girder")]
    assert len(table.zone("crisis_deck")) == 3
    table.answer("A", "crisis_player", "seat:1")
    assert len(drawn(table)) == 2
    table.answer("A", "crisis_player", "seat:2")
    assert drawn(table)[2:] == [("A", "time_slip")]
    assert table.zone("crisis_deck") == ["panic"]
    assert table.zone("crisis_discard") == ["time_slip", "falling_girder", "falling_girder"]


@rule("OUT-8.3", "OUT-R19", "OUT-8.10")
@pytest.mark.parametrize(("direction", "order"), [(1, "CDAB"), (-1, "CBAD")])
def test_several_players_discard_first_then_resolve_in_turn_order_from_the_resolver(
    direction: int, order: str
) -> None:
    table = scenario(
        step="crisis:cold_vacuum:C",
        direction=direction,
        hands={seat: ["dark", "water_loop"] for seat in "ABCD"},
        crises=["time_slip", "thin_air", "fuel_leak", "dead_air", "lights_out"],
        telling=True,
    )
    table.g.crisis_deck.pop(4)  # Time Slip would turn the order: leave it out
    assert sorted(table.asked()) == [(seat, "forced_discard") for seat in "ABCD"]
    for seat in "DBCA":
        assert table.zone("discard") == []
        table.answer(seat, "forced_discard", "card:dark")
    assert "".join(seat for seat, _ in drawn(table)[1:]) == order
    assert table.zone("discard") == ["dark"] * 4
    assert ["ABCD"[told["seat"]] for told in table.told("discarded")] == [*order]
    log = table.log()
    assert log.index("crisis_drawn", log.index("discarded")) > max(
        i for i, name in enumerate(log) if name == "discarded"
    )


@rule("OUT-8.4", "OUT-8.6", "OUT-R71")
def test_a_crisis_interrupts_another_which_then_goes_on() -> None:
    table = scenario(
        step="crisis:flash_fire",
        hands={"A": ["dark"]},
        crises=["falling_girder"],
    )
    # Flash Fire: Survival first, then the card, whose Crisis interrupts it.
    assert table.survival("A") == 2
    assert table.asked() == [("A", "crisis_player")]
    assert table.zone("resolving") == ["falling_girder", "flash_fire"]
    assert table.zone("crisis_discard") == []
    for viewer in (None, "D"):
        shown = table.view(viewer)
        assert shown["zones"]["resolving"]["cards"] == ["flash_fire", "falling_girder"]
        assert shown["facts"]["resolvers"] == [0, 0]
    table.answer("A", "crisis_player", "seat:1")
    assert table.zone("resolving") == []
    assert table.zone("crisis_discard") == ["flash_fire", "falling_girder"]
    assert table.asked() == [("A", "act")]


@rule("OUT-8.4")
def test_the_interrupted_part_continues_where_it_stopped() -> None:
    table = scenario(
        step="crisis:twin_echo",
        crises=["falling_girder", "flash_fire"],
        telling=True,
    )
    assert drawn(table) == [("A", "twin_echo"), ("A", "falling_girder")]
    table.answer("A", "crisis_player", "seat:3")
    assert drawn(table)[2:] == [("B", "flash_fire")]
    assert table.survival() == [3, 2, 3, 1]
    assert table.zone("crisis_discard") == ["twin_echo", "flash_fire", "falling_girder"]


@rule("OUT-8.5", "OUT-10.6")
@pytest.mark.parametrize("seat", ["A", "C"])
def test_the_resolver_shows_the_crisis_and_is_you(seat: str) -> None:
    number = "ABCD".index(seat)
    table = scenario(step=f"crisis:falling_girder:{seat}", telling=True)
    for viewer in (None, *"ABCD"):
        assert table.told("crisis_drawn", viewer) == [{"seat": number, "card": "falling_girder"}]
    assert table.asked() == [(seat, "crisis_player")]
    assert table.options(seat) == [f"seat:{other}" for other in range(4) if other != number]
    hurt = scenario(step=f"crisis:flash_fire:{seat}")
    assert hurt.survival() == [2 if other == seat else 3 for other in "ABCD"]


@rule("OUT-8.6")
def test_a_plain_crisis_goes_to_the_crisis_discard_when_finished() -> None:
    table = scenario(step="crisis:falling_girder", crisis_discard=["panic"])
    assert table.zone("resolving") == ["falling_girder"]
    assert "falling_girder" not in table.zone("crisis_deck")
    assert table.zone("crisis_discard") == ["panic"]
    table.answer("A", "crisis_player", "seat:1")
    assert table.zone("crisis_discard") == ["falling_girder", "panic"]
    assert table.zone("ongoing") == []


@rule("OUT-8.7", "OUT-R58")
@pytest.mark.parametrize(
    "crisis", ["fuel_leak", "lights_out", "thin_air", "radiation_bloom", "jammed_locks", "dead_air"]
)
def test_an_ongoing_crisis_stays_face_up_until_it_is_cleared(crisis: str) -> None:
    table = scenario(step=f"crisis:{crisis}", telling=True, hands={"B": ["sorting_drone", "dark"]})
    assert table.zone("ongoing") == [crisis]
    assert table.zone("crisis_discard") == []
    assert table.zone("resolving") == []
    assert table.told("crisis_ongoing") == [{"card": crisis}]
    assert table.view(None)["zones"]["ongoing"]["cards"] == [crisis]
    table.act("end_actions")
    if crisis == "radiation_bloom":
        table.answer("B", "crisis_choice", "lose")
    assert table.zone("ongoing") == [crisis]
    table.act(f"clear:{crisis}").answers("B", "clear_payment", "card:sorting_drone", "done")
    assert table.zone("ongoing") == []
    assert table.zone("crisis_discard") == [crisis]
    assert table.told("crisis_over") == [{"card": crisis}]


@rule("OUT-8.7")
def test_the_other_crises_are_not_ongoing() -> None:
    cards = scenario().g.cards
    ongoing = [cards.names["card"][design] for design in cards.crises if cards.ongoing[design]]
    assert ongoing == [
        "fuel_leak", "lights_out", "thin_air", "radiation_bloom", "jammed_locks", "dead_air"
    ]  # fmt: skip


@rule("OUT-8.8")
def test_a_crisis_is_carried_out_as_far_as_possible() -> None:
    flash = scenario(step="crisis:flash_fire", survival={"A": 0}, hands={"A": ["arc_welder"]})
    assert flash.hand("A") == []
    panic = scenario(step="crisis:panic", hands={"A": ["arc_welder"]})
    assert panic.hand("A") == []
    wipe = scenario(step="crisis:system_wipe")
    assert wipe.survival() == [2, 3, 3, 3]
    for table in (flash, panic, wipe):
        assert table.outcome() is None
        assert table.asked() == [("A", "act")]
    nothing = scenario(step="crisis:burnout", survival={"A": 0})
    assert nothing.asked() == [("A", "act")]
    tide = scenario(step="crisis:crushing_tide", survival={"A": 0, "C": 0})
    assert tide.survival() == [0, 2, 0, 2]


@rule("OUT-8.8", "OUT-14.1")
def test_except_where_it_ends_the_game() -> None:
    table = scenario(step="crisis:reactor_spike", deck=["dark"])
    assert table.outcome() == ("nobody", "out_of_cards", "")
    assert table.zone("entropy") == ["dark"]


@rule("OUT-8.9")
def test_a_dark_card_moving_elsewhere_causes_nothing() -> None:
    draw = scenario(hands={"A": ["arc_welder"]}, deck=["dark"] * 9)
    draw.act("discard_draw").answer("A", "discard_set", "done")
    assert draw.hand("A") == ["arc_welder", "dark", "dark", "dark", "dark"]
    supply = scenario(hands={"A": ["dark", "arc_welder"]}, supply=["pipe_cuff", "door_jack"])
    supply.act("gather").answer("A", "gather_leave", "card:dark")
    supply.answer("A", "gather_take", "card:pipe_cuff")
    assert supply.zone("supply") == ["dark", "door_jack"]
    entropy = scenario(deck=["dark"] * 9).act("end_actions")
    assert entropy.zone("entropy") == ["dark"]
    deck = scenario(characters={"A": "archivist"}, hands={"A": ["dark"]}, deck=["arc_welder"])
    deck.act("ability:restack")
    assert deck.zone("deck") == ["arc_welder", "dark"]
    shear = scenario(
        step="crisis:spatial_shear", hands={seat: ["dark"] for seat in "ABCD"}, telling=True
    )
    assert drawn(shear) == [("A", "spatial_shear")]
    for table in (draw, supply, entropy, deck):
        assert drawn(table) == []


@rule("OUT-8.10", "OUT-R45")
def test_the_owner_of_the_hand_is_the_discarder_also_by_chance() -> None:
    table = scenario(
        completed={"A": ["command_codes"]},
        hands={"C": ["dark", "dark"]},
        crises=["flash_fire", "panic"],
    )
    table.act("sabotage:command_codes").answer("A", "ability_player", "seat:2")
    assert drawn(table) == [("C", "flash_fire"), ("C", "panic")]
    assert table.survival() == [3, 3, 2, 3]
    assert [told["seat"] for told in table.told("discarded")] == [2, 2]


@rule("OUT-8.10", "OUT-9.5")
def test_the_gatherer_is_the_discarder_of_the_supply_s_dark_card() -> None:
    table = scenario(
        active="C", hands={"C": ["arc_welder"]}, supply=["dark"], crises=["pressure_drop"],
        deck=["water_loop"],
    )  # fmt: skip
    table.act("gather")
    assert drawn(table) == [("C", "pressure_drop")]
    assert table.told("discarded") == [{"seat": 2, "card": "dark"}]


@rule("OUT-8.11", "OUT-15.5", "OUT-17.3")
def test_crises_ignore_all_location_rules() -> None:
    places = {"A": "bridge", "B": "labs", "C": "cargo", "D": "engines"}
    table = scenario(step="crisis:falling_girder", tokens=places, loc_actions="on", loc_goals="on")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    tide = scenario(step="crisis:crushing_tide", tokens=places, loc_actions="on")
    assert tide.survival() == [2, 2, 2, 2]
