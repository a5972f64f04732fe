"""RIM-3: decks, discarding, databank."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def at_the_market(**more: object) -> Scenario:
    """A on Halcyon Plain in the action step."""
    table = {"phase": "action", "at": {"A": "halcyon"}, "credits": {"A": 20_000}} | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-3.1", "RIM-3.6", "RIM-9.2")
def test_a_discarded_market_card_goes_to_the_bottom_of_its_own_deck() -> None:
    table = at_the_market(tops={"job": "jb10"}, under={"job": ["jb11"]})
    size = len(table.zone("deck", "job"))
    table.act("market", "deck:job")
    assert table.bottom("job") == "jb10"
    assert table.top("job") == "jb11"
    assert len(table.zone("deck", "job")) == size
    for viewer in (None, "A", "B"):
        assert table.knows(viewer, "deck", "job") == []


@rule("RIM-3.1", "RIM-16.2")
def test_a_resolved_encounter_card_goes_to_the_bottom_of_its_own_deck() -> None:
    table = scenario(phase="encounter", at={"A": "twinsand"}, encounter=["enc_4-2", "enc_4-8"])
    table.dice("hit hit").answer("A", "encounter", "space")
    assert table.bottom("enc_4") == "enc_4-2"
    assert table.zone("deck", "enc_4")[0] == "enc_4-8"


@rule("RIM-3.2", "RIM-25.4")
def test_the_databank_card_of_a_job_returns_to_the_databank() -> None:
    table = scenario(
        phase="encounter", at={"A": "takodana"}, assets={"A": ["jb09"]}, credits={"A": 3000}
    ).dice("blank blank", "blank blank")
    table.answer("A", "encounter", "job:jb09")
    assert table.told("turns_to") == [{"seat": 0, "card": "46a"}]
    assert "46a" in table.zone("databank")
    table.check_whole()


@rule("RIM-3.2", "RIM-17.3")
def test_the_card_of_a_contact_who_stays_returns_to_the_databank() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        credits={"A": 2000},
        contacts={"halcyon_left": "pell_draxo"},
    ).answer("A", "encounter", "contact:halcyon_left")
    table.choose("decline")
    assert "pell_draxo" in table.zone("databank")
    assert table.faceup() == ["pell_draxo"]


@rule("RIM-3.3", "RIM-12.1", "RIM-25.6")
def test_what_is_removed_is_out_of_the_game() -> None:
    table = at_the_market(tops={"ship": "sh01"}).act("market", "none", "card:sh01")
    assert "sh01" in table.zone("removed")
    assert "sh01" not in table.zone("deck", "ship")
    job = scenario(phase="encounter", at={"A": "takodana"}, assets={"A": ["jb09"]}).dice(
        "crit crit", "crit crit", "blank blank blank", "blank blank blank"
    )
    job.answer("A", "encounter", "job:jb09")
    assert job.fame("A") == 1
    assert "jb09" in job.zone("removed")
    assert "jb09" not in job.zone("deck", "job")


@rule("RIM-3.4")
@pytest.mark.parametrize("card", ["1a", "1b", "1c", "1d"])
def test_any_card_of_a_number_can_be_drawn(card: str) -> None:
    table = held_up().draws(card).dice("blank").act("deliver", "cg08")
    assert table.told("turns_to") == [{"seat": 0, "card": card}]


@rule("RIM-3.4", "RIM-R62")
def test_which_of_several_cards_is_drawn_is_random() -> None:
    drawn = set()
    for key in range(30):
        table = held_up().reseed(key).dice("blank").act("deliver", "cg08")
        drawn.add(table.told("turns_to")[0]["card"])
    assert drawn == {"1a", "1b", "1c", "1d"}


def held_up() -> Scenario:
    """A can deliver ILLEGAL cargo."""
    return scenario(
        phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}, credits={"A": 5000}
    )


@rule("RIM-3.5", "RIM-R78")
def test_a_used_secret_goes_under_its_encounter_deck() -> None:
    table = scenario(phase="action", at={"A": "halcyon"}, secrets={"A": ["enc_4-10"]})
    table.act("abilities").use("enc_4-10")
    assert table.credits("A") == 4000
    assert table.secrets("A") == []
    assert table.bottom("enc_4") == "enc_4-10"
    assert table.told("secret_used") == [{"seat": 0, "card": "enc_4-10"}]


@rule("RIM-3.5", "RIM-R75")
def test_an_asset_from_an_encounter_card_goes_under_its_encounter_deck() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        credits={"A": 2000},
        assets={"A": ["enc_4-5"]},
        contacts={"halcyon_left": "pell_draxo"},
    ).answer("A", "encounter", "contact:halcyon_left")
    table.choose(table.options()[1])
    assert table.asked() == [("A", "make_room")]
    assert table.options() == ["card:enc_4-5", "decline"]
    table.pick("enc_4-5")
    assert table.assets("A") == ["pell_draxo"]
    assert table.bottom("enc_4") == "enc_4-5"


@rule("RIM-3.6", "RIM-9.7")
def test_after_a_purchase_the_next_card_lies_open() -> None:
    table = at_the_market(tops={"cargo": "cg04"}, under={"cargo": ["cg08"]})
    table.act("market", "none", "card:cg04")
    assert table.top("cargo") == "cg08"
    for deck in ("bounty", "cargo", "gear_mod", "job", "luxury", "ship"):
        assert len(table.knows(None, "top", deck)) == 1


# Decks that run out (the ruling belongs here).


@rule("RIM-R7")
def test_of_an_empty_market_deck_nothing_can_be_discarded_or_bought() -> None:
    table = at_the_market(only={"luxury": []}).act("market")
    assert table.options() == [
        "deck:bounty", "deck:cargo", "deck:gear_mod", "deck:job", "deck:ship", "none"
    ]  # fmt: skip
    table.pick("none")
    assert not any(option.startswith("card:lx") for option in table.options())


@rule("RIM-R8")
def test_the_only_card_of_a_deck_turns_up_again() -> None:
    table = at_the_market(only={"luxury": ["lx10"]}).act("market", "deck:luxury")
    assert table.top("luxury") == "lx10"
    assert table.zone("deck", "luxury") == []


@rule("RIM-R8")
def test_after_the_last_card_of_a_deck_nothing_is_turned_up() -> None:
    table = at_the_market(only={"luxury": ["lx10"]}).act("market", "none", "card:lx10")
    assert table.top("luxury") is None
    assert table.assets("A") == ["lx10"]
    assert [table.patrol(faction)[0] for faction in ("hutt", "syndicate", "imperial", "rebel")] == [
        "e2_h", "e1_s", "e2_i", "e1_r"
    ]  # fmt: skip


@rule("RIM-R8")
def test_a_card_that_comes_into_an_empty_deck_is_open_at_once() -> None:
    """Diplomatic Pouch shows an Imperial patrol, which stays where it is."""
    table = scenario(
        phase="action",
        at={"A": "serenna"},
        assets={"A": ["cg06"]},
        only={"cargo": []},
        patrols={"imperial": ("t5_b", 1)},
    ).act("deliver", "cg06")
    assert table.credits("A") == 4000
    assert table.top("cargo") == "cg06"
    assert table.patrol("imperial") == ("t5_b", 1)


@rule("RIM-R7", "RIM-R32")
def test_a_space_whose_deck_is_empty_cannot_be_encountered() -> None:
    """Ten players' worth of crew and secrets is not to be had, so the cards are out of the game."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        removed=[f"enc_2-{number}" for number in range(1, 11)],
    )
    assert table.options() == ["contact:halcyon_left", "contact:halcyon_right"]


@rule("RIM-R7", "RIM-R32")
def test_where_nothing_can_be_encountered_the_turn_ends() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t2_m"},
        removed=[f"enc_7-{number}" for number in range(1, 11)],
    )
    assert table.asked() == [("B", "plan")]


@rule("RIM-R7")
def test_a_databank_number_without_a_card_does_nothing() -> None:
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        assets={"A": ["cg08"]},
        removed=["1a", "1b", "1c", "1d"],
    )
    table.dice("blank").act("deliver", "cg08")
    assert table.assets("A") == ["cg08"]
    assert table.fame("A") == 0
    assert table.asked() == [("A", "act")]


@rule("RIM-R7")
def test_a_job_without_its_databank_card_cannot_be_attempted() -> None:
    offered = scenario(phase="encounter", at={"A": "halcyon"}, assets={"A": ["jb12"]})
    assert "job:jb12" in offered.options()
    table = scenario(
        phase="encounter", at={"A": "halcyon"}, assets={"A": ["jb12"]}, removed=["49a"]
    )
    assert "job:jb12" not in table.options()


@rule("RIM-R7", "RIM-17.4")
def test_with_a_contact_whose_card_is_gone_nothing_happens() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        credits={"A": 5000},
        contacts={"halcyon_left": "pell_draxo"},
        removed=["pell_draxo"],
    )
    table.answer("A", "encounter", "contact:halcyon_left")
    assert table.faceup() == ["pell_draxo"]
    assert table.credits("A") == 5000
    assert table.asked() == [("B", "plan")]
