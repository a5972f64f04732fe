"""The table of hidden information: who knows what, from when, and until when."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

EVERYBODY = ("A", "B", "C", "D", None)


def others(*seats: str) -> list[str | None]:
    """All viewers but these, spectators included."""
    return [viewer for viewer in EVERYBODY if viewer not in seats]


def placed(table: Scenario, viewer: str | None, zone: str) -> dict[int, str]:
    """The cards of an ordered zone whose place the viewer knows, 0 being the bottom."""
    known: dict[int, str] = table.view(viewer)["zones"][zone].get("placed", {})
    return known


# Hands.


@rule("OUT-2.10", "OUT-12.4", "OUT-R5")
def test_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    table = scenario(hands={"B": ["dark", "pipe_cuff", "dark"]})
    assert table.knows("B", "hand", "B") == ["dark", "dark", "pipe_cuff"]
    for viewer in others("B"):
        assert table.view(viewer)["zones"]["hand"][1] == {"count": 3}


@rule("OUT-3.6", "OUT-R48", "OUT-R67")
def test_intrude_shows_two_cards_to_the_programmer_and_its_owner_sees_which() -> None:
    table = scenario(
        characters={"A": "programmer"}, hands={"B": ["dark", "pipe_cuff", "door_jack"]}
    )
    assert "ability:intrude" in table.options("A")
    table.act("ability:intrude")
    seen = table.knows("A", "hand", "B")
    assert len(seen) == 2, "only B has a card, so there was no choice"
    assert set(seen) <= {"dark", "pipe_cuff", "door_jack"}
    assert sorted(told["card"] for told in table.told("saw", "A")) == seen
    assert sorted(told["card"] for told in table.told("saw", "B")) == seen
    assert table.told("looked") == [{"seat": 0, "number": 2, "pile": "the cards in a hand"}]
    for viewer in others("A", "B"):
        assert table.knows(viewer, "hand", "B") == []
        assert all("card" not in told for told in table.told("saw", viewer))


@rule("OUT-3.6")
def test_what_was_looked_at_is_known_as_long_as_it_stays_in_that_hand() -> None:
    table = scenario(
        characters={"A": "programmer"}, hands={"B": ["pipe_cuff", "door_jack"], "A": ["dark"]}
    )
    table.act("ability:intrude").act("end_actions")
    assert table.knows("A", "hand", "B") == ["door_jack", "pipe_cuff"], "all if fewer"
    table.act("discard_draw").answers("B", "discard_set", "card:pipe_cuff", "done")
    assert table.knows("A", "hand", "B") == ["door_jack"], "a discard is seen by all"
    table = scenario(
        characters={"A": "programmer"}, hands={"B": ["pipe_cuff", "door_jack"], "A": ["dark"]},
        supply=["dark", "arc_welder"],
    )  # fmt: skip
    table.act("ability:intrude").act("end_actions")
    table.act("gather").answer("B", "gather_leave", "card:pipe_cuff")
    table.answer("B", "gather_take", "card:arc_welder")
    assert table.knows("A", "hand", "B") == [], "a secret trade makes it uncertain"


@rule("OUT-R45")
def test_the_cards_looked_at_are_random_and_different() -> None:
    pairs = set()
    for key in range(40):
        table = scenario(
            characters={"A": "programmer"}, hands={"B": ["dark", "pipe_cuff", "door_jack"]}
        ).reseed(key)
        table.act("ability:intrude")
        pairs.add(tuple(table.knows("A", "hand", "B")))
    assert pairs == {("dark", "door_jack"), ("dark", "pipe_cuff"), ("door_jack", "pipe_cuff")}


@rule("OUT-2.2")
def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    table = scenario(
        characters={"A": "scientist"}, hands={"A": ["dark", "pipe_cuff"]}, discard=["door_jack"],
        crises=["pressure_drop"],
    )  # fmt: skip
    table.act("ability:recycle").answer("A", "forced_discard", "card:pipe_cuff")
    for viewer in others("A"):
        assert table.knows(viewer, "hand", "A") == ["door_jack"]


@rule("OUT-2.1", "OUT-2.5")
def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    table = scenario(deck=["door_jack", *["dark"] * 9], characters={"A": "deckhand"})
    table.act("discard_draw")
    assert table.told("drew", "A")[0] == {"seat": 0, "card": "door_jack"}
    for viewer in others("A"):
        assert table.told("drew", viewer) == [{"seat": 0}] * 4
        assert table.knows(viewer, "hand", "A") == []


# The deck.


@rule("OUT-2.1", "OUT-3.6", "OUT-R67")
def test_plot_shows_three_cards_to_the_navigator_and_their_order_is_secret() -> None:
    table = scenario(
        characters={"A": "navigator"}, deck=["door_jack", "pipe_cuff", "arc_welder", "dark"],
        hands={"B": ["dark"]},
    )  # fmt: skip
    table.act("ability:plot")
    assert table.options("A") == ["card:arc_welder", "card:door_jack", "card:pipe_cuff"]
    for viewer in others("A"):
        assert table.knows(viewer, "looked") == []
    table.answer("A", "ability_order", "card:pipe_cuff")
    table.answer("A", "ability_order", "card:door_jack")
    assert table.zone("deck") == ["arc_welder", "door_jack", "pipe_cuff", "dark"]
    assert placed(table, "A", "deck") == {3: "arc_welder", 2: "door_jack", 1: "pipe_cuff"}
    assert table.told("looked") == [{"seat": 0, "number": 3, "pile": "the deck"}]
    for viewer in others("A"):
        assert table.view(viewer)["zones"]["deck"] == {"count": 4}
        assert table.told("saw", viewer) == [{"seat": 0}] * 3
    table.act("end_actions").act("discard_draw").answer("B", "discard_set", "done")
    assert "door_jack" in table.hand("B")
    assert table.knows("A", "hand", "B") == ["door_jack", "pipe_cuff"]
    assert table.knows("C", "hand", "B") == []


@rule("OUT-2.1")
def test_a_new_look_by_another_player_makes_the_old_order_uncertain() -> None:
    table = scenario(
        characters={"A": "navigator"}, deck=["door_jack", "pipe_cuff", "arc_welder", "dark"]
    )
    table.act("ability:plot").answers("A", "ability_order", "card:door_jack", "card:pipe_cuff")
    table.g.character[1] = [table.g.cards.names["character"].index("navigator")]
    table.act("end_actions").act("ability:plot")
    table.answers("B", "ability_order", "card:pipe_cuff", "card:door_jack")
    assert placed(table, "A", "deck") == {}
    assert len(placed(table, "B", "deck")) == 3


@rule("OUT-8.9", "OUT-2.4")
def test_buried_cards_are_known_to_who_buried_them_until_the_next_shuffle() -> None:
    table = scenario(
        hands={"A": ["containment_vial", "dark", "pipe_cuff"], "B": ["echo_beacon"]},
        deck=["door_jack"], discard=["arc_welder"],
    )  # fmt: skip
    table.act("tech:containment_vial")
    table.answers("A", "bury_cards", "card:pipe_cuff", "card:dark")
    table.answer("A", "bury_order", "card:pipe_cuff")
    assert table.zone("deck") == ["door_jack", "pipe_cuff", "dark"]
    assert placed(table, "A", "deck") == {0: "dark", 1: "pipe_cuff"}
    for viewer in others("A"):
        assert table.view(viewer)["zones"]["deck"] == {"count": 3}
        assert table.told("buried", viewer) == [{"seat": 0, "number": 2}]
    table.answer("B", "window_act", "tech:echo_beacon")
    assert placed(table, "A", "deck") == {}
    assert table.knows("A", "deck") == []


@rule("OUT-2.6", "OUT-14.5")
def test_entropy_is_seen_by_nobody_ever_also_not_at_the_end() -> None:
    table = scenario(
        characters={"A": "navigator"}, deck=["door_jack", "pipe_cuff"], entropy=["arc_welder"]
    )
    table.act("ability:plot").answer("A", "ability_order", "card:pipe_cuff")
    table.act("end_actions")
    assert table.zone("entropy") == ["arc_welder", "door_jack"]
    for viewer in EVERYBODY:
        assert table.view(viewer)["zones"]["entropy"] == {"count": 2}
        assert table.told("to_entropy", viewer) == [{"place": "deck"}]
    table.act("end_actions").act("end_actions")
    assert table.outcome() is not None
    for viewer in EVERYBODY:
        assert table.view(viewer)["zones"]["entropy"] == {"count": 3}


# Crises.


@rule("OUT-3.6", "OUT-R67")
@pytest.mark.parametrize("choice", ["top", "bottom"])
def test_forecast_shows_the_top_crisis_to_the_programmer_alone(choice: str) -> None:
    table = scenario(
        characters={"A": "programmer"}, crises=["panic", "time_slip", "dead_air"], telling=True
    )
    table.act("ability:forecast")
    assert placed(table, "A", "crisis_deck") == {2: "panic"}
    table.answer("A", "top_or_bottom", choice)
    where = {2: "panic"} if choice == "top" else {0: "panic"}
    assert placed(table, "A", "crisis_deck") == where
    assert table.zone("crisis_deck")[0 if choice == "top" else 2] == "panic"
    words = "on top" if choice == "top" else "to the bottom"
    assert table.told("put_back") == [{"seat": 0, "where": words}]
    for viewer in others("A"):
        assert table.view(viewer)["zones"]["crisis_deck"] == {"count": 3}


@rule("OUT-6.11", "OUT-R68")
def test_deep_scanners_look_is_the_owners_alone() -> None:
    table = scenario(
        completed={"B": ["deep_scanner"]}, step="window", hands={"A": ["dark"]},
        crises=["panic", "time_slip", "dead_air", "burnout"],
    )  # fmt: skip
    table.answer("B", "window_act", "sabotage:deep_scanner")
    assert table.options("B") == ["card:dead_air", "card:panic", "card:time_slip"]
    for viewer in others("B"):
        assert table.knows(viewer, "looked_crises") == []
    table.answer("B", "crisis_pick", "card:time_slip")
    for viewer in others("B"):
        assert table.knows(viewer, "chosen_crisis") == []
    assert table.options("B") == ["seat:0", "seat:2", "seat:3"]
    table.answer("B", "ability_player", "seat:3")
    assert table.options("B") == ["card:dead_air", "card:panic"]
    table.answer("B", "ability_order", "card:panic")
    assert table.zone("crisis_deck") == ["dead_air", "panic", "burnout"]
    assert table.told("crisis_drawn") == [{"seat": 3, "card": "time_slip"}]
    assert table.zone("crisis_discard") == ["time_slip"]
    assert placed(table, "B", "crisis_deck") == {2: "dead_air", 1: "panic"}
    assert placed(table, "A", "crisis_deck") == {}


# The Supply.


@rule("OUT-1.11", "OUT-9.1", "OUT-9.11")
def test_who_seeded_the_supply_knows_the_own_card_until_somebody_trades() -> None:
    table = scenario(
        seeded={"A": "dark", "B": "pipe_cuff", "C": "door_jack", "D": "arc_welder"},
        hands={"A": ["spore_tray", "dark"]},
    )  # fmt: skip
    seen = {"A": ["dark"], "B": ["pipe_cuff"], "C": ["door_jack"], "D": ["arc_welder"]}
    for viewer in EVERYBODY:
        assert table.knows(viewer, "supply") == ([] if viewer is None else seen[viewer])
    table.act("gather")
    assert table.knows("A", "supply") == ["arc_welder", "dark", "door_jack", "pipe_cuff"]
    table.answer("A", "gather_leave", "card:spore_tray").answer("A", "gather_take", "card:dark")
    assert table.knows("A", "supply") == ["arc_welder", "door_jack", "pipe_cuff", "spore_tray"]
    for viewer in others("A"):
        assert table.knows(viewer, "supply") == []
        assert table.view(viewer)["zones"]["supply"] == {"count": 4}
        assert table.told("left_card", viewer) == [{"seat": 0}]
        assert table.told("took_card", viewer) == [{"seat": 0}]
        assert table.told("traded", viewer) == [{"seat": 0, "number": 1}]
    assert table.told("left_card", "A") == [{"seat": 0, "card": "spore_tray"}]
    assert table.told("took_card", "A") == [{"seat": 0, "card": "dark"}]


@rule("OUT-9.11", "OUT-9.1")
def test_a_gatherer_knows_the_supply_until_somebody_else_trades_with_it() -> None:
    table = scenario(
        supply=["dark", "pipe_cuff"],
        hands={"A": ["spore_tray", "dark"], "B": ["dark", "door_jack"]},
    )
    table.act("gather").answer("A", "gather_leave", "card:spore_tray")
    table.answer("A", "gather_take", "card:pipe_cuff").act("end_actions")
    assert table.knows("A", "supply") == ["dark", "spore_tray"]
    table.act("gather")
    assert table.knows("A", "supply") == [], "B has a card to leave already"
    table.answer("B", "gather_leave", "card:dark").answer("B", "gather_take", "card:spore_tray")
    assert table.knows("A", "supply") == []
    assert table.knows("B", "supply") == ["dark", "dark"]


@rule("OUT-9.5", "OUT-9.6", "OUT-9.11")
def test_a_reveal_shows_the_supply_to_all_and_the_replacement_only_to_the_gatherer() -> None:
    table = scenario(
        supply=["dark", "dark", "pipe_cuff"], deck=["door_jack", "arc_welder"],
        hands={"A": ["spore_tray", "coil_winder"]}, crises=["falling_girder"],
    )  # fmt: skip
    table.act("gather")
    assert table.asked() == [("A", "crisis_player")]
    for viewer in EVERYBODY:
        assert table.knows(viewer, "supply") == ["dark", "pipe_cuff"]
    table.answer("A", "crisis_player", "seat:1")
    assert table.told("supply_replaced", "A") == [{"seat": 0, "card": "door_jack"}]
    for viewer in others("A"):
        assert table.told("supply_replaced", viewer) == [{"seat": 0}]
        assert "door_jack" not in table.knows(viewer, "supply")


@rule("OUT-9.8", "OUT-9.11", "OUT-R53")
def test_gathers_look_the_same_whatever_the_cards_are() -> None:
    def gathers(mine: str, left: str, taken: str, lies: list[str]) -> Scenario:
        table = scenario(hands={"A": [mine, left]}, supply=[*lies, taken], telling=True)
        table.act("gather").answer("A", "gather_leave", f"card:{left}")
        return table.answer("A", "gather_take", f"card:{taken}")

    one = gathers("dark", "pipe_cuff", "dark", ["wreckage", "dark", "pulse_kit"])
    two = gathers("door_jack", "dark", "air_moss", ["arc_welder", "spore_tray", "dark"])
    for viewer in others("A"):
        assert one.view(viewer) == two.view(viewer)
        assert one.words(viewer) == two.words(viewer)


# Passes and trades between hands.


@rule("OUT-8.5", "OUT-12.4")
def test_a_passed_card_is_known_to_giver_and_taker() -> None:
    table = scenario(
        step="crisis:spatial_shear", hands={"A": ["dark", "pipe_cuff"], "B": ["door_jack"]},
        telling=True,
    )  # fmt: skip
    table.answer("A", "pass_card", "card:pipe_cuff")
    assert table.knows("A", "hand", "B") == ["pipe_cuff"]
    for viewer in others("A", "B"):
        assert table.knows(viewer, "hand", "B") == []
        assert all("card" not in told for told in table.told("passed_card", viewer)[:1])
    assert {"seat": 0, "seat_taker": 1, "card": "pipe_cuff"} in table.told("passed_card", "A")
    assert {"seat": 0, "seat_taker": 1, "card": "pipe_cuff"} in table.told("passed_card", "B")
    assert {"seat": 1, "seat_taker": 2} in table.told("passed_card", "A")


@rule("OUT-3.6", "OUT-R53")
def test_barter_is_secret_between_the_two_and_both_choose_before_either_sees() -> None:
    table = scenario(
        characters={"A": "steward", "D": "marshal"},
        hands={"A": ["dark", "pipe_cuff"], "C": ["door_jack", "arc_welder"]}, telling=True,
    )  # fmt: skip
    table.act("ability:barter")
    assert sorted(table.asked()) == [("A", "barter_give"), ("C", "barter_give")]
    table.answer("A", "barter_give", "card:dark")
    assert table.hand("C") == ["arc_welder", "door_jack"]
    table.answer("C", "barter_give", "card:arc_welder")
    assert table.hand("A") == ["arc_welder", "pipe_cuff"]
    assert table.hand("C") == ["dark", "door_jack"]
    assert table.knows("A", "hand", "C") == ["dark"]
    assert table.knows("C", "hand", "A") == ["arc_welder"]
    for viewer in others("A", "C"):
        assert table.knows(viewer, "hand", "A") == []
        assert table.told("bartered", viewer) == [
            {"seat": 0, "seat_taker": 2}, {"seat": 2, "seat_taker": 0},
        ]  # fmt: skip


# Dark cards that a Crisis asks for.


@rule("OUT-R48")
def test_of_a_hidden_fact_only_the_outcome_is_shown() -> None:
    def sick(hand: list[str]) -> Scenario:
        return scenario(step="crisis:mirror_sickness", survival={"B": 0}, hands={"B": hand},
                        telling=True)  # fmt: skip

    for viewer in others("B"):
        with_dark, without = sick(["dark", "dark"]), sick(["pipe_cuff", "door_jack"])
        assert with_dark.view(viewer) == without.view(viewer)
        assert with_dark.words(viewer) == without.words(viewer)


# What is public.


@rule("OUT-2.10", "OUT-11.7", "OUT-R5", "OUT-R54")
def test_what_is_public_is_the_same_in_every_view() -> None:
    table = scenario(
        hands={"A": ["dark"], "B": ["dark"] * 2}, slow="C", slowed=True, used=1, granted=2,
        bought=1, skip_entropy=3, completed={"D": ["air_moss"]}, ongoing=["thin_air"], direction=-1,
        dead_count=2, loc_goals="on", tokens={"B": "cargo"}, goals=["wreckage"],
    )  # fmt: skip
    facts: dict[str, Any] = table.view(None)["facts"]
    assert facts["slow"] == [0, 0, 1, 0]
    assert (facts["used"], facts["granted"], facts["bought"]) == (1, 2, 1)
    assert (facts["skip_entropy"], facts["dead_count"], facts["direction"]) == (3, 2, -1)
    assert facts["token"] == [0, 3, 0, 0]
    assert facts["slowed"] is True
    public = (
        "completed", "goals_in_play", "ongoing", "character", "discard", "crisis_discard",
        "playing", "claimed", "resolving",
    )  # fmt: skip
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view["facts"] == facts
        for zone in public:
            assert view["zones"][zone] == table.view(None)["zones"][zone]
    assert table.view(None)["zones"]["completed"][3] == {"count": 1, "cards": ["air_moss"]}


@rule("OUT-12.1", "OUT-2.1", "OUT-9.1", "OUT-2.6")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_states_that_differ_only_in_secrets_look_the_same(viewer: str | None) -> None:
    def table_of(*, swap: bool) -> Scenario:
        cards = ["dark", "pipe_cuff", "wreckage", "pulse_kit"]
        hidden = cards[::-1] if swap else cards
        return scenario(
            hands={"A": ["dark", "door_jack"], "B": ["dark", "dark"], "C": hidden[:2],
                   "D": hidden[2:]},
            deck=hidden, supply=hidden, entropy=hidden,
            crises=["panic", "time_slip"] if swap else ["time_slip", "panic"],
            loyalties={"A": "crew", "B": "crew", "C": "crew" if swap else "outsider",
                       "D": "outsider" if swap else "crew"},
        )  # fmt: skip

    one, two = table_of(swap=False), table_of(swap=True)
    assert one.view(viewer) == two.view(viewer)
