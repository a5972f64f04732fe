"""RIM-64: how an automatic opponent buys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shipboard.games.outer_rim.rules.rivals import reasons
from tests.rule import rule

from .rivals import Turn, alone, not_bought, why
from .scenario import Scenario

GEAR, CARGO, SHIP, BOUNTY = "ai_8", "ai_4", "ai_9", "ai_h1"
BUYS = {"ai_8": "ai_8.action.2", "ai_4": "ai_4.action.2", "ai_9": "ai_9.action.2"}


def market(card: str, money: int = 20000, **more: Any) -> Scenario:
    """B buys on Serenna (imperial); its deck and its credits are named."""
    at = {"A": "auric_bay", "B": "serenna", **more.pop("at", {})}
    return alone(card, at=at, credits={"B": money - 2000}, **more)  # the planning step gives 2,000


@rule("RIM-64.4", "RIM-62.1")
def test_it_pays_and_the_card_goes_into_a_slot() -> None:
    table = market(GEAR, 5000, only={"gear_mod": ["gm01", "gm03"]})
    assert Turn(table).bought() == ["gm01"]
    assert (table.assets("B"), table.credits("B")) == (["gm01"], 2000)
    assert table.top("gear_mod") == "gm03"


@rule("RIM-64.1")
def test_it_buys_on_planets_only() -> None:
    table = market(GEAR, at={"B": "t5_a"})
    assert Turn(table).why[BUYS[GEAR]] == why(reasons.NOT_ON_PLANET)
    assert not Turn(table).bought()
    assert Turn(market(GEAR)).bought()


@rule("RIM-64.2", "RIM-64.3", "RIM-64.4")
@pytest.mark.parametrize(
    ("deck", "cards", "more", "reason", "bought"),
    [
        ("cargo", ["cg06", "cg01"], {}, reasons.NOT_FOR_SALE, ["cg01"]),  # not on Serenna
        ("gear_mod", ["gm04", "gm01"], {"money": 5000}, reasons.TOO_DEAR, ["gm01"]),
        ("gear_mod", ["gm04", "gm02"], {"money": 4000}, reasons.TOO_DEAR, []),
        (
            "gear_mod",
            ["gm08", "gm01"],
            {"assets": {"B": ["gm09"]}},
            reasons.NO_EMPTY_SLOT,
            ["gm01"],
        ),
        ("gear_mod", ["gm08", "gm10"], {"assets": {"B": ["gm09"]}}, reasons.NO_EMPTY_SLOT, []),
        ("ship", ["sh01", "sh05"], {"ships": {"B": "snare"}}, reasons.NO_BETTER_SHIP, ["sh05"]),
        ("ship", ["sh03", "sh05"], {"money": 8000}, reasons.TOO_DEAR, []),
    ],
)
def test_what_it_cannot_buy_it_discards_once(
    deck: str, cards: list[str], more: dict[str, Any], reason: int, bought: list[str]
) -> None:
    card = {"cargo": CARGO, "gear_mod": GEAR, "ship": SHIP}[deck]
    table = market(
        card, only={deck: [*cards, "gm07" if deck == "gear_mod" else "cg03"][:2]}, **more
    )
    turn = Turn(table)
    assert turn.rejected() == {cards[0]: not_bought(reason)}
    assert turn.bought() == bought
    assert len(turn.nothing_bought()) == 1 - len(bought)
    assert turn.done[1] == BUYS[card] or BUYS[card] in turn.done


@rule("RIM-64.2")
def test_a_ship_is_paid_with_the_own_one() -> None:
    table = market(SHIP, 5000, ships={"B": "snare"}, only={"ship": ["sh05"]})
    assert (table.ship("B"), Turn(table).paid()) == ("mantis", [5000])


@rule("RIM-69.5")
def test_with_the_expansion_it_discards_up_to_two_cards() -> None:
    deck = {"gear_mod": ["gm04", "gm06", "gm02", "gm01"]}
    table = market(GEAR, 5000, only=deck, expansion="on")
    assert list(Turn(table).rejected()) == ["gm04", "gm06"]
    assert Turn(table).bought() == ["gm02"]
    one = market(GEAR, 5000, only={"gear_mod": ["gm04", "gm01", "gm06"]}, expansion="on")
    assert (list(Turn(one).rejected()), Turn(one).bought()) == (["gm04"], ["gm01"])


@rule("RIM-64.4", "RIM-64.6")
def test_it_gives_no_card_away_to_buy_another() -> None:
    held = {"B": ["gm01", "gm02", "gm03"]}  # all gear slots are full, and worth 12,000
    table = market(GEAR, 2000, assets=held, only={"gear_mod": ["gm06", "gm05"]})
    assert table.assets("B") == held["B"]
    assert not Turn(table).bought()
    ship = market(SHIP, 10000, assets=held, only={"ship": ["sh03"]})
    assert (ship.ship("B"), ship.assets("B"), Turn(ship).paid()) == ("snare", held["B"], [10000])


@rule("RIM-64.5", "RIM-R205")
def test_it_buys_what_it_cannot_use() -> None:
    table = alone(
        "ai_6", at={"A": "auric_bay", "B": "serenna"}, expansion="on",
        only={"job": ["jb19x", "jb09"]},
    )  # fmt: skip
    assert Turn(table).bought() == ["jb19x"]


@rule("RIM-64.5", "RIM-64.2")
def test_it_never_buys_a_ship_that_costs_no_more_than_its_own() -> None:
    table = market(SHIP, ships={"B": "snare"}, only={"ship": ["sh04", "sh01"]})
    assert table.ship("B") == "snare"
    assert Turn(table).nothing_bought() == [not_bought(reasons.NO_BETTER_SHIP)]


@rule("RIM-64.7", "RIM-R232")
def test_of_used_ships_it_takes_the_dearest_that_it_can_pay() -> None:
    def used(money: int, seed: int = 0, **more: Any) -> Scenario:
        return market(SHIP, money, only={"ship": ["sh09", "sh02"]}, key=b"used %d" % seed, **more)

    table = used(10000)
    assert table.ship("B") in ("snare", "drover")
    assert (Turn(table).paid(), table.damage("B")) == ([0, 10000], (0, 3))
    ships = Counter(used(17000, seed).ship("B") for seed in range(30))
    assert set(ships) == {"mantis", "ossuary"}
    poor = used(4000)
    assert Turn(poor).rejected() == {"sh09": not_bought(reasons.NO_BETTER_SHIP)}
    assert poor.ship("B") == "g9_rigger"
    rich = used(4000, ships={"B": "scythe"})
    assert rich.ship("B") == "scythe", "there is no dearer one"


@rule("RIM-64.7", "RIM-64.6")
def test_a_used_ship_is_paid_without_cards() -> None:
    table = market(SHIP, 15000, assets={"B": ["gm01", "gm02"]}, only={"ship": ["sh09", "sh02"]})
    assert table.assets("B") == ["gm01", "gm02"]
    assert Turn(table).paid() == [0, 15000]


@rule("RIM-64.8", "RIM-R237")
def test_the_patrol_of_the_next_card_comes_by_a_shortest_path() -> None:
    table = market(
        GEAR, only={"gear_mod": ["gm01", "gm10"]}, patrols={"hutt": ("t6_b", 1)}
    )  # gm10: Hutts, 2 spaces; Serenna is 4 away from 6B
    assert table.patrol("hutt")[0] == "t6_a"
    near = market(GEAR, only={"gear_mod": ["gm01", "gm10"]}, patrols={"hutt": ("t5_b", 1)})
    assert near.patrol("hutt")[0] == "serenna"


@rule("RIM-64.8", "RIM-R22")
def test_a_patrol_does_not_come_to_it_by_a_detour() -> None:
    """From 2M to Auric Bay people could let the patrol end on 2C, too, one space farther off."""
    ends = Counter(
        alone(
            GEAR, at={"A": "serenna", "B": "auric_bay"}, credits={"B": 9000},
            only={"gear_mod": ["gm01", "gm10"]}, patrols={"hutt": ("t2_m", 1)},
            key=b"detour %d" % seed,
        ).patrol("hutt")[0]
        for seed in range(20)
    )  # fmt: skip
    assert set(ends) == {"t2_a"}


@rule("RIM-64.8", "RIM-R22")
def test_of_two_shortest_paths_of_a_patrol_any() -> None:
    ends = Counter(
        alone(
            GEAR, at={"A": "auric_bay", "B": "halcyon"}, credits={"B": 9000}, key=b"way %d" % seed,
            only={"gear_mod": ["gm01", "gm06"]}, patrols={"imperial": ("twinsand", 1)},
        ).patrol("imperial")[0]
        for seed in range(40)
    )  # fmt: skip
    assert set(ends) == {"maelstrom", "t3_d"}  # 3 of the 8 spaces, and never anywhere else


@rule("RIM-64.9", "RIM-64.2")
def test_it_holds_one_armor_only() -> None:
    table = market(GEAR, assets={"B": ["gm03"]}, only={"gear_mod": ["gm04", "gm01"]})
    assert Turn(table).rejected() == {"gm04": not_bought(reasons.NO_EMPTY_SLOT)}


@rule("RIM-73.1", "RIM-R225")
@pytest.mark.parametrize("card", ["bt11", "bt12"])
def test_nobody_played_by_the_rules_buys_wanted_or_information_broker(card: str) -> None:
    table = market(
        BOUNTY, characters={"B": "grath"}, only={"bounty": [card, "bt01"]}, expansion="on"
    )
    assert Turn(table).rejected() == {card: not_bought(reasons.NOT_FOR_SALE)}
    assert Turn(table).bought() == ["bt01"]


@rule("RIM-R225")
def test_special_delivery_is_bought_by_nobody_played_by_the_rules() -> None:
    table = market(GEAR, only={"gear_mod": ["gm23x", "gm01"]}, expansion="on")
    assert Turn(table).rejected() == {"gm23x": not_bought(reasons.NOT_FOR_SALE)}


@rule("RIM-69.6", "RIM-R225")
def test_it_buys_no_cargo_for_a_patrol() -> None:
    cards = [
        name
        for name in market(CARGO, expansion="on").g.cards.names["card"]
        if name in ("cg17x", "cg18x", "cg19x", "cg20x")
    ]
    table = market(CARGO, expansion="on")
    patrols = [c for c in cards if table.g.cards.destination[table.number("card", c)] <= -8]
    assert patrols
    for card in patrols:
        table = market(CARGO, expansion="on", only={"cargo": [card, "cg01"]})
        assert Turn(table).rejected() == {card: not_bought(reasons.NOT_FOR_SALE)}


@rule("RIM-R7", "RIM-64.2")
def test_from_an_empty_deck_it_buys_nothing() -> None:
    table = market(GEAR, only={"gear_mod": []})
    assert Turn(table).why[BUYS[GEAR]] == why(reasons.SOLD_OUT)
    last = market(GEAR, 3000, only={"gear_mod": ["gm04"]})
    assert Turn(last).nothing_bought() == [not_bought(reasons.TOO_DEAR)]


@rule("RIM-62.4", "RIM-R205")
def test_what_it_buys_for_a_goal_gets_a_token_if_its_destination_is_a_planet() -> None:
    table = market(CARGO, only={"cargo": ["cg01", "cg03"]})
    assert table.told("goal_marked") == [{"seat": 1, "space": "takodana"}]
    mod = market(CARGO, only={"cargo": ["cg13", "cg03"]})
    assert Turn(mod).bought() == ["cg13"]
    assert not mod.told("goal_marked")
    plain = market(GEAR, only={"gear_mod": ["gm01"]})
    assert not plain.told("goal_marked")


@rule("RIM-62.2", "RIM-64.4")
def test_it_has_no_discounts() -> None:
    table = market(
        GEAR, 3000, assets={"B": ["hondo_ohnaka"]}, ships={"B": "kestrel"},
        only={"gear_mod": ["gm01"]},
    )  # fmt: skip
    assert (Turn(table).bought(), table.credits("B")) == (["gm01"], 0)
