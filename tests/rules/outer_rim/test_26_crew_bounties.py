"""RIM-26: bounties on crew."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario
from .ways import one_hit

PURSE = 10_000


def traitor(bounty: str, crew: str, space: str = "t2_m", **more: object) -> Scenario:
    """A hunts its own crew, in a navpoint unless another place is named."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": space},
        "characters": {"A": "dax_marlowe", "B": "grath"},
        "assets": {"A": [bounty, crew]},
        "credits": {"A": PURSE},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def rolled(table: Scenario) -> list[tuple[int, int]]:
    """Who rolled how many dice; for an enemy the player on the left."""
    told = {event: iter(table.told(event)) for event in ("dice_rolled", "dice_rolled_for_enemy")}
    rolls = [next(told[event]) for event in table.log() if event in told]
    return [(roll["seat"], len(roll["faces"])) for roll in rolls]


# Own crew.


@rule("RIM-26.1", "RIM-14.1")
@pytest.mark.parametrize("space", ["t2_m", "maelstrom", "halcyon"])
def test_own_crew_can_be_fought_anywhere(space: str) -> None:
    table = traitor("bt04", "tarrukk", space)
    contacts = ["contact:halcyon_left", "contact:halcyon_right"] if space == "halcyon" else []
    assert table.options() == [*contacts, "crew:tarrukk", "space"]
    table.dice("hit blank blank", "blank blank blank blank").pick("crew:tarrukk")
    assert table.told("bounty_fought") == [
        {"seat": 0, "card": "bt04", "battle": "on the ground", "number": 4}
    ]
    assert table.asked() == [("A", "eliminate_or_capture")]


@rule("RIM-26.1")
def test_without_a_bounty_for_it_crew_is_left_alone() -> None:
    table = traitor("bt03", "tarrukk", "halcyon")
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]


@rule("RIM-26.1", "RIM-22.1")
def test_the_value_of_a_crew_does_not_help_against_itself() -> None:
    """VX-0 Null gives 1 on the ground, Ress Adair 1 in space."""
    null = traitor("bt10", "vx_0_null").dice("hit blank blank", one_hit(5, False))
    null.pick("crew:vx_0_null")
    assert rolled(null) == [(0, 3), (1, 5)]
    adair = traitor("bt08", "commander_ress_adair").dice("hit blank", one_hit(5, False))
    adair.pick("crew:commander_ress_adair")
    assert rolled(adair) == [(0, 2), (1, 5)]
    helped = traitor(
        "bt04", "tarrukk", ships={"A": "kestrel"}, assets={"A": ["bt04", "tarrukk", "vx_0_null"]}
    ).dice("hit blank blank blank", one_hit(4, False))
    helped.pick("crew:tarrukk")
    assert rolled(helped) == [(0, 4), (1, 4)]  # another crew does help


@rule("RIM-26.1")
def test_the_abilities_of_a_crew_do_not_help_against_itself() -> None:
    """Old Garro would let A reroll a die, Dengar would take 1 damage off."""
    garro = traitor("90a", "old_garro").dice("blank blank blank", one_hit(3))
    garro.pick("crew:old_garro")
    assert "dice" not in [kind for _, kind in garro.asked()]
    assert garro.told("combat_was_lost") == [{"seat": 0}]
    dengar = traitor("bt03", "dengar").dice("hit hit blank", one_hit(5)).pick("crew:dengar")
    assert dengar.asked() == [("A", "eliminate_or_capture")]
    assert dengar.damage("A") == (1, 0)
    other = traitor(
        "bt04", "tarrukk", ships={"A": "kestrel"}, assets={"A": ["bt04", "tarrukk", "dengar"]}
    ).dice("hit hit blank", one_hit(4))
    other.pick("crew:tarrukk")
    assert other.usable() == ["dengar"]


@rule("RIM-26.1", "RIM-20.1")
def test_the_skills_of_a_crew_do_not_help_against_itself() -> None:
    """The Mono-Axe turns a hit to a crit for whoever has strength; here only Tarrukk has it."""
    table = traitor("bt04", "tarrukk", assets={"A": ["bt04", "gm02", "tarrukk"]})
    table.dice("hit blank blank blank", "blank blank blank blank").pick("crew:tarrukk")
    assert table.asked() == [("A", "eliminate_or_capture")]
    strong = traitor(
        "bt04", "tarrukk", characters={"A": "grath", "B": "dax_marlowe"},
        assets={"A": ["bt04", "gm02", "tarrukk"]},
    ).dice("hit blank blank blank", "blank blank blank blank")  # fmt: skip
    strong.pick("crew:tarrukk")
    assert strong.asked() == [("A", "dice")]
    assert strong.usable() == ["gm02"]


@rule("RIM-26.2", "RIM-25.8")
def test_own_crew_that_is_beaten_is_eliminated() -> None:
    table = traitor("bt04", "tarrukk").dice("hit blank blank", "blank blank blank blank")
    table.pick("crew:tarrukk")
    assert table.assets("A") == ["bt04"]
    assert "tarrukk" in table.zone("databank")
    table.pick("eliminate")
    assert (table.credits("A"), table.fame("A")) == (PURSE + 2000, 1)
    assert table.reputation("A", "rebel") == -1
    assert table.assets("A") == table.zone("aboard", "A") == []
    assert "bt04" in table.zone("removed")
    assert "tarrukk" in table.zone("gone")
    assert table.asked() == [("B", "plan")]
    table.check_whole()


@rule("RIM-26.2", "RIM-25.8", "RIM-R71")
def test_own_crew_that_is_beaten_is_captured() -> None:
    table = traitor("bt04", "tarrukk").dice("hit blank blank", one_hit(4))  # a tie
    table.pick("crew:tarrukk", "capture")
    assert table.captured() == table.assets("A") == ["bt04"]
    assert table.zone("aboard", "A") == ["tarrukk"]
    assert "tarrukk" in table.zone("databank")
    assert "tarrukk" not in table.faceup()
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    table.check_whole()


@rule("RIM-26.2", "RIM-R73", "RIM-R34")
def test_own_crew_that_wins_goes_ashore_face_up_at_the_nearest_free_place() -> None:
    table = traitor("bt04", "tarrukk", empty=["gloomrock_right", "takodana_left"])
    table.dice("blank blank blank", one_hit(4)).pick("crew:tarrukk")
    assert table.assets("A") == ["bt04"]
    assert table.captured() == []
    assert "tarrukk" in table.zone("databank")
    assert table.contact("gloomrock_right") == "tarrukk"
    assert table.faceup() == ["tarrukk"]
    assert table.damage("A") == (1, 0)
    assert table.asked() == [("B", "plan")]
    table.check_whole()


@rule("RIM-26.2", "RIM-R34")
def test_among_the_nearest_free_places_the_loser_of_the_crew_chooses() -> None:
    """From the navpoint between them Halcyon Plain and Deepmere are 1 space away."""
    table = traitor("bt04", "tarrukk", empty=["halcyon_left", "deepmere_right", "takodana_left"])
    table.dice("blank blank blank", one_hit(4)).pick("crew:tarrukk")
    assert table.asked() == [("A", "nearest_spot")]
    assert table.options() == ["spot:deepmere_right", "spot:halcyon_left"]
    table.pick("halcyon_left")
    assert table.contact("halcyon_left") == "tarrukk"


@rule("RIM-26.2", "RIM-R41")
@pytest.mark.parametrize(("mine", "captured"), [("hit", ["bt04"]), ("blank", [])])
def test_a_hunter_of_own_crew_falls_after_its_fate_is_settled(
    mine: str, captured: list[str]
) -> None:
    table = traitor("bt04", "tarrukk", damage={"A": (3, 0)}, empty=["gloomrock_right"])
    table.dice(mine, "blank blank", one_hit(4)).pick("crew:tarrukk")
    if captured:
        assert not table.defeated("A")
        table.pick("capture")
    assert table.captured() == captured
    assert table.contact("gloomrock_right") == (None if captured else "tarrukk")
    assert table.defeated("A")
    assert table.credits("A") == PURSE - 3000


@rule("RIM-R69")
def test_crew_without_a_contact_is_never_hunted() -> None:
    """Runa Desh and Hired Hands are nobody whom a bounty names."""
    bounties = ["bt01", "bt02", "bt03"]
    table = scenario(
        phase="encounter",
        at={"A": "halcyon", "B": "halcyon"},
        assets={"A": [*bounties, "enc_4-5"], "B": ["lx10"]},
    )
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]


# Crew of others.


def raid(
    bounty: str = "bt04", crew: str = "tarrukk", space: str = "halcyon", **more: object
) -> Scenario:
    """A hunts a crew of B, who is in the same space, on Halcyon Plain unless another is named."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": space, "B": space, "C": "takodana"},
        "characters": {"A": "dax_marlowe", "B": "grath"},
        "assets": {"A": [bounty], "B": [crew]},
        "credits": {"A": PURSE, "B": PURSE},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-26.3")
def test_crew_of_another_player_can_be_fought_for_in_the_same_space() -> None:
    assert raid().options() == [
        "contact:halcyon_left", "contact:halcyon_right", "crew:tarrukk", "space"
    ]  # fmt: skip
    elsewhere = raid(at={"A": "halcyon", "B": "t2_m"})
    assert elsewhere.options() == ["contact:halcyon_left", "contact:halcyon_right", "space"]


@rule("RIM-26.3")
def test_a_bounty_of_the_owner_is_of_no_use_to_a_visitor() -> None:
    table = raid(assets={"B": ["bt04", "tarrukk"]})
    assert "crew:tarrukk" not in table.options()


@rule("RIM-26.4", "RIM-R70")
def test_the_owner_decides_before_any_die_is_rolled_and_for_good() -> None:
    table = raid().pick("crew:tarrukk")
    assert table.asked() == [("B", "protect")]
    assert table.options() == ["abandon", "protect"]
    assert rolled(table) == []
    table.dice("hit blank blank", "blank blank blank").pick("protect")
    for viewer in (None, "A", "C"):
        assert table.told("protects", viewer) == [{"seat": 1, "contact": "tarrukk"}]
    assert table.asked() == [("A", "eliminate_or_capture")]  # the fight is over


@rule("RIM-26.4", "RIM-21.4")
@pytest.mark.parametrize(
    ("space", "battle", "dice", "hurt"),
    [("halcyon", "on the ground", 3, (1, 0)), ("t2_m", "with ships", 2, (0, 1))],
)
def test_a_protector_is_fought_as_players_fight(
    space: str, battle: str, dice: int, hurt: tuple[int, int]
) -> None:
    table = raid(space=space).dice(one_hit(dice), one_hit(dice))
    table.pick("crew:tarrukk", "protect")
    assert table.told("player_fought") == [{"seat": 0, "seat_foe": 1, "battle": battle}]
    assert rolled(table) == [(0, dice), (1, dice)]
    assert table.damage("A") == table.damage("B") == hurt
    assert table.asked() == [("A", "eliminate_or_capture")]  # on a tie the attacker wins


@rule("RIM-26.4", "RIM-21.6")
def test_a_crew_left_alone_fights_as_the_bounty_says() -> None:
    """With ships, though on a planet; and C, on the left of B, rolls for it."""
    table = raid(
        "bt05",
        "r9_k_sprocket",
        active="B",
        characters={"A": "grath", "B": "dax_marlowe"},
        assets={"B": ["bt05"], "A": ["r9_k_sprocket"]},
    ).dice("hit blank", one_hit(3))
    table.pick("crew:r9_k_sprocket")
    assert table.asked() == [("A", "protect")]
    table.pick("abandon")
    assert table.told("abandons") == [{"seat": 0, "contact": "r9_k_sprocket"}]
    assert table.told("bounty_fought") == [
        {"seat": 1, "card": "bt05", "battle": "with ships", "number": 3}
    ]
    assert rolled(table) == [(1, 2), (2, 3)]
    assert table.damage("B") == (0, 1)
    assert table.damage("A") == (0, 0)
    assert table.asked() == [("B", "eliminate_or_capture")]


@rule("RIM-26.4", "RIM-R72")
@pytest.mark.parametrize("players", [2, 3])
def test_the_owner_rolls_for_the_own_crew_if_on_the_left(players: int) -> None:
    at = {"A": "halcyon", "B": "halcyon", "C": "takodana"}
    table = raid(players=players, at={seat: at[seat] for seat in "ABC"[:players]})
    table.dice("hit blank blank", one_hit(4, False)).pick("crew:tarrukk", "abandon")
    assert rolled(table) == [(0, 3), (1, 4)]


@rule("RIM-R72")
def test_with_two_players_the_opponent_rolls_for_ones_own_crew() -> None:
    table = traitor("bt04", "tarrukk", players=2).dice("hit blank blank", one_hit(4, False))
    table.pick("crew:tarrukk")
    assert rolled(table) == [(0, 3), (1, 4)]


@rule("RIM-26.5", "RIM-25.8", "RIM-R71")
@pytest.mark.parametrize("answer", ["protect", "abandon"])
@pytest.mark.parametrize("choice", ["eliminate", "capture"])
def test_crew_of_another_that_is_won_is_eliminated_or_captured(answer: str, choice: str) -> None:
    table = raid(empty=["halcyon_left"])
    foe = one_hit(3 if answer == "protect" else 4, False)
    table.dice("hit blank blank", foe).pick("crew:tarrukk", answer)
    assert table.assets("B") == []
    assert "tarrukk" in table.zone("databank")
    assert table.options() == ["capture", "eliminate"]
    table.pick(choice)
    assert table.contact("halcyon_left") is None
    assert table.faceup() == []
    assert table.zone("aboard", "B") == []
    if choice == "capture":
        assert table.captured() == ["bt04"]
        assert table.zone("aboard", "A") == ["tarrukk"]
        assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    else:
        assert table.zone("gone").count("tarrukk") == 1
        assert "bt04" in table.zone("removed")
        assert (table.credits("A"), table.fame("A")) == (PURSE + 2000, 1)
    assert table.credits("B") == PURSE
    assert table.asked() == [("B", "plan")]
    table.check_whole()


@rule("RIM-26.5")
@pytest.mark.parametrize(("answer", "value"), [("protect", 3), ("abandon", 4)])
def test_after_a_lost_raid_the_owner_keeps_the_crew(answer: str, value: int) -> None:
    table = raid(empty=["halcyon_left"])
    table.dice("blank blank blank", one_hit(value)).pick("crew:tarrukk", answer)
    assert table.assets("B") == ["tarrukk"]
    assert table.zone("aboard", "B") == ["tarrukk"]
    assert table.assets("A") == ["bt04"]
    assert table.captured() == []
    assert table.contact("halcyon_left") is None
    assert table.damage("A") == (1, 0)
    assert table.damage("B") == (0, 0)
    assert (table.credits("A"), table.credits("B")) == (PURSE, PURSE)
    assert table.asked() == [("B", "plan")]


@rule("RIM-R70", "RIM-26.4")
def test_a_protector_uses_all_own_abilities_the_hunted_crew_included() -> None:
    """VX-0 Null, who is hunted, gives 1 on the ground; HX-9 rerolls."""
    table = raid("bt10", "vx_0_null", characters={"A": "dax_marlowe", "B": "hx9"})
    table.dice("hit blank blank", one_hit(4, False)).pick("crew:vx_0_null", "protect")
    assert rolled(table) == [(0, 3), (1, 4)]
    assert table.asked() == [("B", "dice")]
    assert table.usable() == ["hx9"]
    garro = raid("90a", "old_garro").dice("hit blank blank", "blank blank blank")
    garro.pick("crew:old_garro", "protect")
    assert garro.asked() == [("B", "dice")]
    assert garro.usable() == ["old_garro"]


@rule("RIM-R70")
def test_an_owner_who_abandons_the_crew_does_not_help_it() -> None:
    """HX-9's dice abilities are for its own fights, VX-0 Null's die is not added for itself."""
    table = raid("bt10", "vx_0_null", characters={"A": "dax_marlowe", "B": "hx9"})
    table.dice("hit blank blank", one_hit(5, False)).pick("crew:vx_0_null", "abandon")
    assert rolled(table) == [(0, 3), (1, 5)]
    assert table.asked() == [("A", "eliminate_or_capture")]


@rule("RIM-R50", "RIM-23.7")
def test_the_crew_of_a_defeated_owner_cannot_be_protected() -> None:
    table = raid(damage={"B": (4, 0)}, defeated=["B"])
    assert "crew:tarrukk" in table.options()
    table.dice("hit blank blank", one_hit(4, False)).pick("crew:tarrukk")
    assert table.told("bounty_fought") == [
        {"seat": 0, "card": "bt04", "battle": "on the ground", "number": 4}
    ]
    assert table.asked() == [("A", "eliminate_or_capture")]
    table.pick("capture")
    assert table.assets("B") == []
    assert table.told("player_defeated") == []


@rule("RIM-R49", "RIM-26.5")
def test_hunter_and_protector_may_both_fall() -> None:
    table = raid(damage={"A": (3, 0), "B": (3, 0)}).dice("hit blank blank", "hit blank blank")
    table.pick("crew:tarrukk", "protect", "capture")
    assert table.told("player_defeated") == [{"seat": 0}, {"seat": 1}]
    assert table.captured() == ["bt04"]
    assert (table.credits("A"), table.credits("B")) == (PURSE - 3000, PURSE - 3000)


@rule("RIM-26.4", "RIM-23.3", "RIM-R48")
def test_a_protector_may_fall_and_keep_the_crew() -> None:
    """B rolls more, but A's hit is enough for B, who has 3 damage already."""
    table = raid(damage={"B": (3, 0)}).dice("hit blank blank", "hit hit blank")
    table.pick("crew:tarrukk", "protect")
    assert table.told("player_defeated") == [{"seat": 1}]
    assert table.assets("B") == ["tarrukk"]
    assert table.damage("A") == (2, 0)
    assert table.credits("B") == PURSE - 3000


@rule("RIM-26.3", "RIM-25.7")
def test_of_two_crews_in_the_space_the_bounty_names_one() -> None:
    table = raid(
        ships={"B": "kestrel"},
        at={"A": "halcyon", "B": "halcyon", "C": "halcyon"},
        assets={"A": ["bt04", "bt10"], "B": ["tarrukk", "dengar"], "C": ["vx_0_null"]},
    )
    crews = [option for option in table.options() if option.startswith("crew:")]
    assert crews == ["crew:tarrukk", "crew:vx_0_null"]
    table.pick("crew:vx_0_null")
    assert table.asked() == [("C", "protect")]


@rule("RIM-26.1", "RIM-26.3")
def test_a_contact_that_lies_on_a_bounty_is_no_crew() -> None:
    table = raid(assets={"B": ["bt04"]}, captured=["bt04"])
    assert not any(option.startswith("crew:") for option in table.options())


@rule("RIM-26.1", "RIM-25.7")
def test_a_bounty_that_has_its_captive_hunts_nobody() -> None:
    table = traitor("bt04", "dengar", captured=["bt04"], space="halcyon")
    assert not any(option.startswith("crew:") for option in table.options())


# Whoever would discard a crew instead of being defeated (the back of HX-9).


@rule("RIM-26.2", "RIM-R41", "RIM-R45")
@pytest.mark.parametrize("mine", ["hit", "blank"])
def test_crew_that_was_fought_cannot_be_given_up_to_avert_the_defeat(mine: str) -> None:
    """It has left in step (3), won or lost; so in step (4) there is no crew."""
    table = traitor(
        "bt05",
        "r9_k_sprocket",
        characters={"A": "hx9", "B": "grath"},
        flipped=["A"],
        damage={"A": (0, 2)},
        empty=["halcyon_left"],
    ).dice(mine, "blank", one_hit(3))
    table.pick("crew:r9_k_sprocket", "done")  # the dice are kept
    if mine == "hit":
        table.pick("capture")
    assert table.defeated("A")
    assert table.credits("A") == PURSE - 3000
    assert "r9_k_sprocket" in table.zone("databank")


@rule("RIM-26.5", "RIM-R45", "RIM-R33")
def test_a_protector_who_wins_may_give_up_that_crew_to_avert_the_defeat() -> None:
    table = raid(
        "bt05",
        "r9_k_sprocket",
        characters={"A": "dax_marlowe", "B": "hx9"},
        flipped=["B"],
        damage={"B": (3, 0)},
        empty=["halcyon_left"],
    ).dice("hit blank blank", "hit hit blank")
    table.pick("crew:r9_k_sprocket", "protect", "done")
    assert table.asked() == [("B", "use_now")]
    table.use("hx9")
    assert table.damage("B") == (0, 0)
    assert table.told("player_defeated") == []
    assert table.contact("halcyon_left") == "r9_k_sprocket"
    assert table.assets("A") == ["bt05"]
    assert table.captured() == []


@rule("RIM-26.5", "RIM-R45", "RIM-R41")
def test_a_protector_who_loses_has_that_crew_no_more_when_the_defeat_comes() -> None:
    table = raid(
        "bt05",
        "r9_k_sprocket",
        characters={"A": "dax_marlowe", "B": "hx9"},
        flipped=["B"],
        damage={"B": (3, 0)},
    ).dice("hit blank blank", "blank blank blank")
    table.pick("crew:r9_k_sprocket", "protect", "done", "capture")
    assert table.told("player_defeated") == [{"seat": 1}]
    assert table.captured() == ["bt05"]


@rule("RIM-26.1", "RIM-26.3")
def test_a_bounty_of_the_databank_hunts_its_crew_too() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t2_m", "B": "t2_m"},
        assets={"A": ["90b"], "B": ["pell_draxo"]},
    )
    assert table.options() == ["crew:pell_draxo", "space"]
