"""The table of hidden information: who knows what, from when, and until when."""

from typing import Any

import pytest

from shipboard.kernel.save import digest
from tests.rule import rule

from .scenario import Scenario, scenario

EVERYBODY = ("A", "B", "C", "D", None)
THREE = {"A": ["iron_sinew", "soft_tread", "lurker"]}


def others(*seats: str) -> list[str | None]:
    """All viewers but these, spectators included."""
    return [viewer for viewer in EVERYBODY if viewer not in seats]


# Decks and discards.


@rule("INT-1.10", "INT-R112")
@pytest.mark.parametrize("deck", ["physical", "mental", "tech", "xeno"])
def test_nobody_knows_the_order_of_a_deck_and_all_know_its_size(deck: str) -> None:
    table = scenario(traits=THREE)
    size = len(table.deck(deck))
    for viewer in EVERYBODY:
        assert table.view(viewer)["zones"][f"{deck}_deck"] == {"count": size}


@rule("INT-7.2", "INT-1.10")
def test_cards_turned_over_are_seen_by_all_at_once() -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=["limp", "winded", 2, 1])
    table.do("wreck", "galley")
    assert table.asked() == [("B", "fail_penalty")]
    for viewer in EVERYBODY:
        cards = table.knows(viewer, "physical_turned")
        assert cards == ["limp", "scraped_knuckles", "twisted_ankle", "winded"]
        told = [card for event in table.told("turned", viewer) for card in event["cards"]]
        assert told[:2] == ["limp", "winded"]


@rule("INT-R112", "INT-1.10")
def test_discard_piles_can_be_looked_through_by_all() -> None:
    discards: dict[str, Any] = {
        "physical": ["limp"], "mental": ["panic"], "tech": ["medkit", "key_card"],
        "xeno": ["harvest"],
    }  # fmt: skip
    table = scenario(discards=discards)
    for viewer in EVERYBODY:
        for deck, cards in discards.items():
            assert table.knows(viewer, f"{deck}_discard") == sorted(cards)


@rule("INT-1.10", "INT-15.11")
def test_positions_items_penalties_and_marks_are_public() -> None:
    table = scenario(
        active="B", items={"C": ["fire_axe"]}, penalties={"D": ["limp", "panic"]},
        ignored={}, claimed={"C": ["guard_1"]}, activated=["galley"], searched=["storage"],
        edges={"d03": "resin", "o_brig": "wrecked"}, wrecked=["medbay"], power=False,
    )  # fmt: skip
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view["zones"]["items"][table.figure("C")]["cards"] == ["fire_axe"]
        assert view["zones"]["physical"][table.figure("D")]["cards"] == ["limp"]
        assert view["zones"]["mental"][table.figure("D")]["cards"] == ["panic"]
        facts = view["facts"]
        assert facts["ap"] == 4
        assert facts["claimed_by"][table.figure("guard_1") - 24] == 2
        assert facts["activated"] == [table.index("galley")]
        assert facts["searched"] == [table.index("storage")]
        assert facts["wrecked_rooms"] == [table.index("medbay")]
        assert facts["breached"] == [table.index("brig")]
        assert facts["power"] is False
        assert facts["at"] == table.g.at


@rule("INT-7.9", "INT-R6")
@pytest.mark.parametrize("deck", ["physical", "xeno"])
def test_after_a_reshuffle_no_trace_of_the_former_order_is_left(deck: str) -> None:
    """The same cards discarded in another order: every view is the same afterwards."""
    views = []
    first, second = ("limp", "winded") if deck == "physical" else ("harvest", "shriek")
    for cards in ([first, second], [second, first]):
        more: dict[str, Any] = {"whole": [deck], "discards": {deck: cards}}
        if deck == "physical":
            table = scenario(active="B", at={"B": "galley"}, physical=[6, 6, 6, 6], **more)
            table.do("wreck", "galley").do("wreck", "d03")
        else:
            table = scenario(
                active="A", at={"prime": "galley"}, npcs={}, xeno=[6, 6, 6, 6],
                traits={"A": ["corrosive_spit", "static_field"]},
                shown=["corrosive_spit", "static_field"], **more,
            )  # fmt: skip
            table.do("trait_action", "corrosive_spit", "d03")
            table.do("trait_action", "galley")
        assert table.told("reshuffled") != []
        views.append([table.view(viewer)["zones"][f"{deck}_deck"] for viewer in EVERYBODY])
        assert all("placed" not in view and "cards" not in view for view in views[-1])
    assert views[0] == views[1]


# Traits.


@rule("INT-2.5", "INT-2.6", "INT-16.4", "INT-16.5")
def test_face_down_traits_are_known_to_the_alien_and_their_slots_to_all() -> None:
    table = scenario(traits=THREE, shown=["soft_tread"])
    assert table.knows("A", "traits", "A") == ["iron_sinew", "lurker", "soft_tread"]
    for viewer in others("A"):
        shown = table.view(viewer)["zones"]["traits"][0]
        assert shown == {"count": 3, "placed": {1: "soft_tread"}}
        assert table.view(viewer)["facts"]["face_down"][0] == 2


@rule("INT-16.5", "INT-16.9")
def test_a_trait_is_public_from_the_moment_it_is_turned_up() -> None:
    table = scenario(active="B", step="turn", traits=THREE)
    table.pick("slot:2", "done")
    for viewer in EVERYBODY:
        assert "soft_tread" in table.knows(viewer, "traits", "A")
        assert table.told("revealed", viewer) == [
            {"seat": 0, "number": 2, "card": "soft_tread"},
        ]  # fmt: skip


@rule("INT-16.9", "INT-R83")
def test_half_a_choice_of_traits_is_seen_by_nobody_else() -> None:
    table = scenario(active="B", step="turn", traits=THREE)
    before = [table.view(viewer) for viewer in others("A")]
    table.pick("slot:1")
    assert table.asked() == [("A", "reveal_more")]
    for viewer, view in zip(others("A"), before, strict=True):
        now = table.view(viewer)
        assert now["zones"]["traits"] == view["zones"]["traits"]
        assert table.told("revealed", viewer) == []
    table.pick("done")
    assert table.knows("C", "traits", "A") == ["iron_sinew"]


@rule("INT-16.8", "INT-R83")
def test_a_pass_in_a_window_leaves_no_trace_in_any_log_or_view() -> None:
    table = scenario(active="B", at={"B": "galley"}, npcs={}, traits=THREE)
    table.do("lock", "d03")
    said = len(table.words("C"))
    for viewer in others("A"):
        view = table.view(viewer)
        assert view["asked"] == [], "nobody is told who is asked"
        assert view["decisions"] == []
    table.pick("pass")
    new = table.words("C", said)
    assert not [words for words in new if "trait" in words or "A " in words], new


@rule("INT-16.8", "INT-R83")
def test_what_others_see_and_may_do_does_not_depend_on_the_faces() -> None:
    """Different traits face down, everything else the same: the others cannot tell."""
    seen = set()
    for trait in ("iron_sinew", "harvest", "tool_user", "hive_voice", "dread_presence"):
        table = scenario(
            active="B", step="turn", at={"B": "brig", "prime": "brig"}, npcs={},
            traits={"A": [trait]}, physical=[4, 4, 4, 4, 3, 3, 3, 3, 2],
        )  # fmt: skip
        record: list[object] = []
        for act in ("pass", "attack", "pass", "pass"):
            record += [table.view(viewer) for viewer in others("A")]
            record.append(table.words("C"))
            table.pick(act)
        seen.add(repr(record))
    assert len(seen) == 1


@rule("INT-16.11", "INT-17.17")
def test_a_forced_choice_is_secret_until_it_is_done() -> None:
    table = scenario(active="D", at={"D": "brig", "prime": "brig"}, npcs={}, traits=THREE)
    table.end_turn()
    assert table.asked() == [("A", "forced_reveal")]
    for viewer in others("A"):
        assert table.knows(viewer, "traits", "A") == []
    table.pick("slot:2")
    for viewer in EVERYBODY:
        assert "soft_tread" in table.knows(viewer, "traits", "A")


@rule("INT-17.18", "INT-17.20")
def test_ynuls_trait_is_known_to_his_player_alone() -> None:
    table = scenario(characters={"C": "qoeth_ynul"}, traits={"C": ["shriek"]})
    assert table.knows("C", "traits", "C") == ["shriek"]
    for viewer in others("C"):
        assert table.view(viewer)["zones"]["traits"][2] == {"count": 1}


@rule("INT-17.19")
def test_cards_put_under_the_deck_are_known_to_ynul_and_their_number_to_all() -> None:
    table = scenario(
        step="start", characters={"C": "qoeth_ynul", "D": "elen_ruth"},
        xeno=["harvest", "lurker", "shriek"],
    )  # fmt: skip
    size = len(table.deck("xeno"))
    assert table.view("C")["zones"]["xeno_deck"] == {
        "count": size, "placed": {0: "lurker", 1: "harvest"},
    }  # fmt: skip
    for viewer in others("C"):
        assert table.view(viewer)["zones"]["xeno_deck"] == {"count": size}
        assert table.told("gained_trait", viewer) == [{"seat": 2, "number": 2}]
        assert not any("Harvest" in words or "Shriek" in words for words in table.words(viewer))


@rule("INT-17.19", "INT-7.9")
def test_cards_from_under_the_deck_come_back_to_play_like_others() -> None:
    table = scenario(
        step="start", players=3, characters={"B": "qoeth_ynul", "C": "elen_ruth"},
        xeno=["harvest", "shriek", 1, 1, 1], whole=["xeno"], at={"prime": "galley"}, npcs={},
        traits={"A": ["corrosive_spit"]}, shown=["corrosive_spit"],
    )  # fmt: skip
    assert table.view("C")["facts"]["buried"] == 1
    table.passing().pick("decline").do("trait_action", "d03").passing()
    assert "harvest" in table.discard("xeno")
    for viewer in ("A", "B", "C", None):
        assert table.view(viewer)["facts"]["buried"] == 0
        assert table.view(viewer)["zones"]["xeno_deck"] == {"count": 0}


@rule("INT-R91", "INT-17.20")
def test_the_trait_of_a_dead_ynul_is_public() -> None:
    table = scenario(
        active="C", characters={"C": "qoeth_ynul"}, traits={"C": ["shriek"]}, npcs={},
        at={"C": "brig"}, edges={"o_brig": "wrecked"},
    )  # fmt: skip
    table.end_turn()
    for viewer in EVERYBODY:
        assert table.knows(viewer, "xeno_discard") == ["shriek"]


@rule("INT-R103", "INT-16.4")
def test_a_scanned_trait_is_known_to_its_user_even_after_death_and_to_no_other_colonist() -> None:
    table = scenario(
        active="B", at={"B": "brig", "prime": "brig"}, npcs={}, items={"B": ["bio_scanner"]},
        traits={"A": ["lurker"]}, tech=[5, 5, 5, 5], edges={"o_brig": "wrecked"},
    )  # fmt: skip
    table.do("use_card").passing()
    for viewer in EVERYBODY:
        (told,) = table.told("peeked", viewer)
        assert told["number"] == 1, "all know the slot"
        assert ("card" in told) == (viewer in ("A", "B")), "its user and the Alien"
    assert table.knows("B", "traits", "A") == ["lurker"]
    table.end_turn()
    assert not table.living("B")
    assert table.knows("B", "traits", "A") == ["lurker"]
    for viewer in ("C", "D", None):
        assert table.knows(viewer, "traits", "A") == []


@rule("INT-15.11", "INT-1.10")
def test_a_dead_colonists_player_sees_what_they_saw_alive_and_no_more() -> None:
    table = scenario(active="C", dead=["B"], traits=THREE)
    dead, spectator = table.view("B"), table.view(None)
    assert dead["facts"] == spectator["facts"]
    for zone in dead["zones"]:
        if zone != "traits":
            assert dead["zones"][zone] == spectator["zones"][zone]
    assert table.knows("B", "traits", "A") == []


# Setup and the end.


@rule("INT-2.2", "INT-2.7")
def test_the_cards_that_choose_the_alien_are_seen_by_all_and_shuffled_back() -> None:
    table = scenario(step="setup", alien_selection="draw")
    for viewer in EVERYBODY:
        told = table.told("showed_card", viewer)
        assert len(told) >= 4
        assert all(event["card"] for event in told)
        assert table.view(viewer)["zones"]["xeno_deck"] == {"count": 30}


@rule("INT-2.5", "INT-2.6")
def test_the_draw_of_the_traits_shows_their_number_only() -> None:
    table = scenario(step="setup", alien_selection="chosen").pick("seat:0")
    table.pick("tym_brock", "shadow", "derek_kent")
    assert len(table.traits("A")) == 4
    for viewer in EVERYBODY:
        assert table.told("traits_drawn", viewer) == [{"seat": 0, "number": 4}]
    for viewer in others("A"):
        assert table.knows(viewer, "traits", "A") == []


@rule("INT-2.5")
def test_cards_set_aside_by_the_family_limit_are_known_to_nobody() -> None:
    """With different numbers of cards set aside, the logs and the deck look the same."""
    looks = set()
    for key in range(20):
        table = scenario(
            step="setup", alien_selection="chosen", character_selection="random", players=6,
            family_limit=1, key=key.to_bytes(8, "little"),
        )  # fmt: skip
        table.pick("seat:0")
        card = table.g.pack.names["card"].index
        families = [table.g.cards.family[card(trait)] for trait in table.traits("A")]
        assert len(set(families)) == 6
        looks.add(
            tuple(
                (repr(table.view(viewer)["zones"]["xeno_deck"]), repr(table.told("traits_drawn")))
                for viewer in ("A", "B", None)
            )
        )
    assert len(looks) == 1


@rule("INT-16.5", "INT-R91")
def test_at_the_end_of_the_game_everything_hidden_is_shown() -> None:
    table = scenario(
        active="B", characters={"C": "qoeth_ynul"}, at={"B": "brig", "prime": "brig"}, npcs={},
        traits={"A": ["lurker", "harvest"], "C": ["shriek"]},
        penalties={"prime": ["limp", "broken_leg"]}, physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2],
    )  # fmt: skip
    table.do("attack").decline()
    assert table.outcome() is not None
    for viewer in (*EVERYBODY, None):
        shown = sorted(event["card"] for event in table.told("trait_shown", viewer))
        assert shown == ["harvest", "lurker", "shriek"]


@rule("INT-1.10")
def test_looking_changes_nothing() -> None:
    table = scenario(active="B", traits=THREE)
    before = digest(table.g)
    for viewer in EVERYBODY:
        table.view(viewer)
        table.words(viewer)
    assert digest(table.g) == before


@rule("INT-16.17", "INT-R83")
def test_only_a_holder_can_interject() -> None:
    table = scenario(active="B", characters={"C": "qoeth_ynul"}, traits=THREE | {"C": ["shriek"]})
    assert [len(table.interjections(seat)) for seat in "ABCD"] == [3, 0, 1, 0]


@rule("INT-R103")
def test_what_a_player_alone_has_seen_the_game_shows_to_nobody_else() -> None:
    table: Scenario = scenario(
        active="B", at={"B": "brig", "prime": "brig"}, npcs={}, items={"B": ["bio_scanner"]},
        traits={"A": ["lurker"]}, tech=[5, 5, 5, 5],
    )  # fmt: skip
    table.do("use_card").passing()
    assert any("Lurker" in words for words in table.words("B"))
    for viewer in ("C", "D", None):
        assert not any("Lurker" in words for words in table.words(viewer))
