"""Words of the vocabulary where no card of the sets has them, on cards of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.rule import rule

from .own import gear, own, section
from .scenario import Scenario, scenario


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the cards of one's own are kept, so that what is the same is loaded once."""
    return tmp_path_factory.mktemp("own")


def over(folder: Path, text: str) -> str:
    """The option `content` of a table with these records."""
    kept = folder / f"{crc32(text.encode()):x}"
    kept.mkdir(exist_ok=True)
    return own(kept, text)


def reads(folder: Path, do: str, **more: Any) -> Scenario:
    """A, on Twinsand, has read this section of one's own; B and C are on Twinsand, too."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": "twinsand", "B": "twinsand", "C": "twinsand"},
        "characters": {"A": "dax_marlowe"},
        "encounter": "enc_4-1",
    } | more
    text = section("enc_4-1", "twinsand", do)
    return scenario(content=over(folder, text), **table).answer("A", "encounter", "space")


def begins(folder: Path, do: str, **more: Any) -> Scenario:
    """A holds a gear whose text this is, and a turn of A's has begun."""
    text = gear("gm01", f'[{{ trigger = "turn_start", do = {do} }}]')
    table: dict[str, Any] = {"assets": {"A": ["gm01"]}, "characters": {"A": "dax_marlowe"}} | more
    return scenario(phase="turn", content=over(folder, text), **table)


def pays(condition: str, n: int) -> str:
    """So many credits if this condition holds."""
    return f"{{ if = {condition}, then = [{{ credits = {n} }}] }}"


# Conditions.


@rule("RIM-1.3", "RIM-16.2")
@pytest.mark.parametrize(
    ("space", "paid"), [("twinsand", 1000), ("t3_b", 2000), ("maelstrom", 4000)]
)
def test_a_text_may_ask_on_what_kind_of_space_one_is(space: str, paid: int, folder: Path) -> None:
    kinds = ('"planet"', 1000), ('"navpoint"', 2000), ('"maelstrom"', 4000)
    do = ", ".join(pays(*each) for each in kinds)
    assert begins(folder, f"[{do}]", at={"A": space}).credits("A") == paid


@rule("RIM-19.1", "RIM-16.2")
@pytest.mark.parametrize(
    ("standing", "paid"), [(1, 1000 + 8000), (0, 2000 + 8000 + 16_000), (-1, 4000 + 16_000)]
)
def test_a_text_may_ask_for_each_sort_of_reputation(standing: int, paid: int, folder: Path) -> None:
    words = ("positive", "neutral", "negative", "not_negative", "not_positive")
    do = ", ".join(
        pays(f'{{ rep = ["rebel", "{word}"] }}', 1000 << n) for n, word in enumerate(words)
    )
    known = {"A": {"rebel": standing, "hutt": -standing}}
    assert begins(folder, f"[{do}]", reputation=known).credits("A") == paid


@rule("RIM-R324", "RIM-R10")
@pytest.mark.parametrize(("richer", "paid"), [("B", 0), ("C", 9000)])
def test_a_condition_may_look_at_the_chosen_player(richer: str, paid: int, folder: Path) -> None:
    asks = pays("{ chosen = { credits = 5000 } }", 9000)
    table = reads(folder, f'[{{ choose_player = "here", do = [{asks}] }}]', credits={richer: 5000})
    table.pick("seat:2")
    assert table.credits("A") == paid
    assert table.credits(richer) == 5000


@rule("RIM-R324", "RIM-R56")
@pytest.mark.parametrize(("fame", "paid"), [(3, 0), (4, 1000), (5, 3000)])
def test_fame_is_compared_with_the_chosen_player_alone(fame: int, paid: int, folder: Path) -> None:
    less = pays('"fame_less"', 2000), pays("{ fame_less = true }", 1000)
    do = f'[{{ choose_player = "here", do = [{", ".join(less)}] }}]'
    table = reads(folder, do, fame={"A": 4, "B": 9, "C": fame}).pick("seat:2")
    assert table.credits("A") == paid
    nobody = begins(folder, f"[{', '.join(less)}]", fame={"B": 9})
    assert nobody.credits("A") == 0


@rule("RIM-R81", "RIM-R10")
def test_for_the_nearest_player_who_is_chosen_among_equals(folder: Path) -> None:
    do = '[{ each = "nearest", do = [{ credits = 3000 }] }, { credits = 1000 }]'
    table = reads(folder, do)
    assert table.asked() == [("A", "nearest_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:2")
    assert [table.credits(seat) for seat in "ABC"] == [1000, 0, 3000]
    alone = reads(folder, do, at={"A": "twinsand", "B": "murkholm", "C": "halcyon"})
    assert [alone.credits(seat) for seat in "ABC"] == [1000, 3000, 0]


@rule("RIM-R10", "RIM-28.2")
def test_players_who_are_meant_by_one_word(folder: Path) -> None:
    do = """[
      { each = "here", do = [{ credits = 1000 }] },
      { each = "players_here", do = [{ credits = 2000 }] },
      { each = "left", do = [{ credits = 4000 }] },
      { each = "everybody", do = [{ credits = 8000 }] },
      { choose_player = "any", do = [{ each = "chosen", do = [{ credits = 16000 }] }] },
    ]"""
    table = reads(folder, do, at={"A": "twinsand", "B": "murkholm", "C": "twinsand"})
    assert table.asked() == [("A", "target_player")]
    table.pick("seat:1")
    assert [table.credits(seat) for seat in "ABC"] == [10_000, 28_000, 11_000]


@rule("RIM-1.5", "RIM-16.2")
@pytest.mark.parametrize(
    ("empty", "paid"), [((), 1000), (("twinsand_left",), 0), (("twinsand_right",), 1000)]
)
def test_something_happens_for_each_contact_of_a_class_here(
    empty: tuple[str, ...], paid: int, folder: Path
) -> None:
    """On Twinsand a white contact and a yellow one."""
    do = '[{ each = { contacts = "white" }, do = [{ credits = 1000 }] }]'
    assert reads(folder, do, empty=empty).credits("A") == paid


@rule("RIM-R316", "RIM-R10")
def test_whoever_acts_looks_for_others_from_the_own_seat(folder: Path) -> None:
    do = '[{ if = "opp", then = [{ as = ["opp", [{ credits = 2000 }]] }], else = [{ fame = 1 }] }]'
    text = over(folder, section("enc_4-1", "twinsand", do))
    for places, credits_of_b in (
        (("twinsand", "twinsand", "halcyon"), 2000),
        (("halcyon", "twinsand", "halcyon"), 0),
    ):
        at = dict(zip("ABC", places, strict=True))
        table = scenario(content=text, encounter="enc_4-1", phase="encounter", active="B", at=at)
        table.pick("space")
        assert table.credits("A") == credits_of_b
        assert table.fame("B") == (0 if credits_of_b else 1)


# Reputation and fame.


@rule("RIM-52.8", "RIM-19.2")
def test_who_is_treated_otherwise_twice_counts_as_was_said_last(folder: Path) -> None:
    do = """[
      { treat_rep = ["rebel", -1] }, { treat_rep = ["hutt", 1] }, { treat_rep = ["rebel", 1] },
      { if = { rep = ["rebel", "positive"] }, then = [{ credits = 1000 }] },
      { reputation = "rebel" },
    ]"""
    table = begins(folder, do)
    assert table.credits("A") == 1000
    assert table.reputation("A", "rebel") == 0
    assert [(row.faction, row.value) for row in table.g.treated] == [(3, 1), (0, 1)]


@rule("RIM-15.3", "RIM-R86")
def test_to_lose_or_gain_nothing_is_told_to_nobody(folder: Path) -> None:
    table = begins(folder, "[{ credits = 0 }, { credits = -2000 }, { fame = -1 }]")
    assert (table.credits("A"), table.fame("A")) == (0, 0)
    for event in ("credits_gained", "credits_lost", "fame_lost"):
        assert table.told(event) == []


@rule("RIM-19.2", "RIM-R82")
def test_reputation_of_somebody_who_was_not_chosen_does_not_change(folder: Path) -> None:
    table = reads(folder, '[{ reputation = ["hutt", 1, "opp"] }, { credits = 1000 }]')
    assert table.credits("A") == 1000
    assert [table.reputation(seat, "hutt") for seat in "ABC"] == [0, 0, 0]


# Moves.


@rule("RIM-6.3", "RIM-R309", "RIM-R79")
@pytest.mark.parametrize(
    ("when", "asked"), [("", "move_to"), ("if = { credits = 9000 }, ", "encounter")]
)
def test_what_must_ignore_a_stop_does_so_unasked(when: str, asked: str, folder: Path) -> None:
    """A flies past the Hutt patrol; and is stopped where the text asks for more than A has."""
    text = gear("gm01", f'[{{ trigger = "stop_patrol", {when}do = [{{ permission = "stop" }}] }}]')
    table = scenario(
        at={"A": "halcyon"}, patrols={"hutt": ("t2_b", 1)}, assets={"A": ["gm01"]},
        content=over(folder, text),
    ).fly("t2_b")  # fmt: skip
    assert table.asked() == [("A", asked)]
    assert table.told("patrol_passed") == ([] if when else [{"seat": 0, "faction": "hutt"}])


@rule("RIM-R306", "RIM-R309")
def test_what_must_stop_whoever_flies_in_does_so_unasked(folder: Path) -> None:
    text = gear("gm01", '[{ trigger = "player_enters_my_space", do = ["force_stop"] }]')
    table = scenario(
        at={"A": "halcyon", "B": "t2_b", "C": "t2_m"}, assets={"B": ["gm01"]},
        content=over(folder, text),
    )  # fmt: skip
    assert table.copy().fly("t2_a").asked() == [("A", "move_to")]
    table.fly("t2_b")
    assert ("A", "move_to") not in table.asked()
    assert table.told("player_stops") == [{"seat_other": 1, "seat": 0, "space": "t2_b"}]


@rule("RIM-R83", "RIM-R306")
def test_a_secret_that_might_stop_somebody_is_asked_about_and_may_not_fit(folder: Path) -> None:
    when = 'when = "player_enters_my_space", if = { credits = 9000 }'
    stops = f'[{{ secret = {{ {when}, do = ["force_stop"] }} }}]'
    text = section("enc_4-1", "twinsand", stops)
    table = scenario(
        at={"A": "halcyon", "B": "t2_b", "C": "t2_m"}, secrets={"B": ["enc_4-1"]},
        content=over(folder, text),
    ).fly("t2_b")  # fmt: skip
    assert (table.asked(), table.options()) == ([("B", "force_stop")], ["let_pass"])
    table.choose("let_pass")
    assert table.asked() == [("A", "move_to")]


@rule("RIM-6.6")
def test_who_is_there_already_is_not_put_there(folder: Path) -> None:
    text = gear(
        "gm01",
        '[{ trigger = "turn_start", do = [{ move_direct = "halcyon" }, { credits = 1000 }] }, '
        '{ trigger = "enter_space", do = [{ fame = 1 }] }]',
    )
    table = {"phase": "turn", "assets": {"A": ["gm01"]}, "content": over(folder, text)}
    here = scenario(at={"A": "halcyon"}, **table)  # type: ignore[arg-type]
    assert (here.credits("A"), here.fame("A")) == (1000, 0)
    assert here.told("put_at") == []
    there = scenario(at={"A": "t3_b"}, **table)  # type: ignore[arg-type]
    assert (there.where("A"), there.fame("A")) == ("halcyon", 1)


# The action step.


@rule("RIM-R12", "RIM-23.3")
def test_who_is_defeated_by_an_action_ability_uses_no_further_one(folder: Path) -> None:
    hurts = gear("gm01", '[{ action = true, do = [{ damage = ["char", 9] }] }]')
    helps = gear("gm02", "[{ action = true, do = [{ credits = 1000 }] }]")
    table = scenario(
        phase="action", assets={"A": ["gm01", "gm02"]}, content=over(folder, hurts + helps)
    ).act("abilities")
    table.copy().use("gm02").use("gm01")
    table.use("gm01")
    assert table.defeated("A")
    assert table.asked() == [("B", "plan")]


@rule("RIM-R21")
def test_a_discount_of_once_a_turn_is_for_the_first_purchase_of_the_own_turn(
    folder: Path,
) -> None:
    """Hondo Ohnaka: 1,000 less. Of two purchases in A's turn, and of one in B's."""
    buys = section("enc_2-1", "halcyon", '[{ buy_top = ["luxury"] }]')
    table = scenario(
        phase="action", at=dict.fromkeys("ABC", "halcyon"), assets={"A": ["hondo_ohnaka"]},
        tops={"gear_mod": "gm03", "luxury": "lx05"}, credits={"A": 30_000, "B": 30_000},
        encounter="enc_2-1", content=over(folder, buys), trade_proposals=0,
        only={"bounty": [], "cargo": [], "job": [], "ship": []},
        characters={"A": "dax_marlowe", "B": "grath"},
    )  # fmt: skip
    first = table.copy().act("market", "none", "card:gm03").pick("space", "lx05", "done")
    assert [told["number"] for told in first.told("bought")] == [3000, 8000]
    only = table.choose("end").pick("space", "lx05")
    assert [told["number"] for told in only.told("bought")] == [7000]


@rule("RIM-R94", "RIM-R15")
def test_after_a_purchase_deals_can_be_made_again() -> None:
    table = scenario(
        phase="action", at={"A": "halcyon"}, credits={"A": 9000}, tops={"gear_mod": "gm01"},
        patrols=dict.fromkeys(("hutt", "syndicate", "imperial", "rebel"), ("halcyon", 1)),
    )  # fmt: skip
    assert table.interjections("A") == ["deal:1", "deal:2"]
    table.act("market", "none", "card:gm01")
    assert table.assets("A") == ["gm01"]
    assert table.asked() == [("A", "act")]
    assert table.interjections("A") == ["deal:1", "deal:2"]


@rule("RIM-R20", "RIM-11.1")
def test_who_barters_more_than_the_price_pays_nothing_and_gets_nothing_back() -> None:
    """Heavy Sidearm, worth 3,000, for a cargo of 1,000."""
    table = scenario(
        phase="action", at={"A": "halcyon"}, credits={"A": 500_000}, assets={"A": ["gm02"]},
        tops={"gear_mod": "gm01"}, characters={"A": "dax_marlowe"},
    ).act("market", "none", "card:gm01", "card:gm02")  # fmt: skip
    assert table.told("bought") == [{"seat": 0, "card": "gm01", "number": 0}]
    assert table.credits("A") == 500_000
    assert table.g.spent == 0


# Slots.


@rule("RIM-9.4", "RIM-R26")
@pytest.mark.parametrize(("sort", "name"), [("ship", "g9_rigger"), ("character", "dax_marlowe")])
def test_a_character_or_a_ship_may_bring_slots(sort: str, name: str, folder: Path) -> None:
    more = f"""
[[change.{sort}]]
id = "{name}"
abilities = [
  {{ static = [{{ slot = ["crew", 1] }}, {{ hull = 1 }}] }},
  {{ static = [{{ slot = ["gear", 2] }}], if = {{ credits = 1000 }} }},
  {{ trigger = "turn_end", do = [{{ credits = 1000 }}] }},
]
"""

    def room(**more: Any) -> dict[str, int]:
        table = scenario(characters={"A": "dax_marlowe"}, **more)
        slots = table.view(None)["facts"]["slots"][0]
        return {row["slot"]: row["total"] for row in slots}

    before, content = room(), over(folder, more)
    assert room(content=content) == before | {"crew": before["crew"] + 1}
    rich = room(content=content, credits={"A": 1000})
    assert rich == before | {"crew": before["crew"] + 1, "gear": before["gear"] + 2}


@rule("RIM-R318")
def test_as_many_different_contacts_are_looked_at_as_the_text_says(folder: Path) -> None:
    table = reads(folder, '[{ contact_look = ["any", 3] }]')
    for _ in range(3):
        assert table.asked() == [("A", "target_contact")]
        table.choose(table.options()[0])
    assert len({told["spot"] for told in table.told("looks_at", "A")}) == 3
    assert table.asked() == [("B", "plan")]


# What keeps an ability from being used.


def acts(folder: Path, *abilities: str, **more: Any) -> Scenario:
    """B, on Halcyon Plain, holds gear with these abilities; it is B's action step."""
    names = [f"gm0{n}" for n in range(1, len(abilities) + 1)]
    text = "".join(gear(name, f"[{does}]") for name, does in zip(names, abilities, strict=True))
    table: dict[str, Any] = {
        "active": "B", "at": {"A": "takodana", "B": "halcyon", "C": "murkholm"},
        "characters": {"A": "vask_orrin", "B": "dax_marlowe"}, "assets": {"B": names},
    } | more  # fmt: skip
    return scenario(phase="action", content=over(folder, text), **table)


@rule("RIM-R314", "RIM-7.4")
@pytest.mark.parametrize(
    ("purse", "top", "usable"),
    [(7000, "lx05", True), (5000, "lx05", False), (9000, None, False)],
)
def test_to_buy_a_top_card_can_be_used_only_where_it_can_be_bought(
    purse: int, top: str | None, usable: bool, folder: Path
) -> None:
    """Matched Jewels, 8,000, for 1,000 less; B's gear is worth 1,000."""
    does = '{ action = true, do = [{ buy_top = "luxury", discount = 1000 }] }'
    market: dict[str, Any] = {"tops": {"luxury": top}} if top else {"only": {"luxury": []}}
    table = acts(folder, does, credits={"A": 60_000, "B": purse}, **market)
    assert ("abilities" in table.options()) == usable
    if usable:
        table.act("abilities").use("gm01").pick("lx05")
        while table.asked() == [("B", "barter")]:
            table.choose("done")
        assert table.told("bought") == [{"seat": 1, "card": "lx05", "number": 7000}]


@rule("RIM-R310", "RIM-R87")
@pytest.mark.parametrize(("most", "usable"), [(8000, True), (7000, False)])
def test_a_free_top_card_is_offered_only_where_it_can_be_had(
    most: int, usable: bool, folder: Path
) -> None:
    does = f'{{ action = true, do = [{{ gain_top = "luxury", most_cost = {most} }}] }}'
    table = acts(folder, does, tops={"luxury": "lx05"})
    assert ("abilities" in table.options()) == usable
    if usable:
        table.act("abilities").use("gm01").pick("lx05")
        assert table.assets("B") == ["gm01", "lx05"]


@rule("RIM-R3", "RIM-R320")
@pytest.mark.parametrize(("purse", "asked"), [(0, ""), (2000, "act"), (5000, "choose")])
def test_a_choice_can_be_used_where_one_of_its_blocks_can_be_paid(
    purse: int, asked: str, folder: Path
) -> None:
    does = """{ action = true, do = [{ choose = [
      [{ cost_credits = 5000 }, { fame = 2 }], [{ cost_credits = 2000 }, { fame = 1 }],
    ] }] }"""
    table = acts(folder, does, credits={"B": purse, "A": 9000})
    assert ("abilities" in table.options()) == bool(asked)
    if asked:
        table.act("abilities").use("gm01")
        assert table.asked() == [("B", asked)]
        assert table.fame("B") == (1 if purse == 2000 else 0)
        assert table.credits("B") == (0 if purse == 2000 else 5000)


@rule("RIM-R309")
@pytest.mark.parametrize(
    ("purse", "fame", "usable"), [(3000, 1, True), (3000, 0, False), (2000, 1, False)]
)
def test_what_is_all_a_may_under_a_condition_is_asked_about_once(
    purse: int, fame: int, usable: bool, folder: Path
) -> None:
    does = """{ action = true, do = [{ if = { fame = 1 }, then = [
      { may = [{ fame = 1 }, { reputation = "hutt" }], cost = [{ cost_credits = 3000 }] },
    ] }] }"""
    table = acts(folder, does, credits={"B": purse}, fame={"B": fame})
    assert ("abilities" in table.options()) == usable
    if usable:
        table.act("abilities").use("gm01")
        assert (table.credits("B"), table.fame("B")) == (0, 2)
        assert table.reputation("B", "hutt") == 1


@rule("RIM-R3", "RIM-R42")
def test_a_cost_may_be_damage(folder: Path) -> None:
    does = '{ action = true, cost = [{ damage = ["ship", 2] }], do = [{ credits = 4000 }] }'
    table = acts(folder, does).act("abilities").use("gm01")
    assert (table.damage("B"), table.credits("B")) == ((0, 2), 4000)


@rule("RIM-9.6")
@pytest.mark.parametrize("known", [0, 1])
def test_a_card_may_be_for_sale_under_a_condition_only(known: int, folder: Path) -> None:
    bound = '[[change.market]]\nid = "gm01"\nif = { rep = ["imperial", "positive"] }\n'
    table = scenario(
        phase="action", at={"A": "halcyon"}, credits={"A": 9000}, tops={"gear_mod": "gm01"},
        reputation={"A": {"imperial": known}, "B": {"imperial": 1 - known}},
        content=over(folder, bound),
    ).act("market", "none")  # fmt: skip
    assert ("card:gm01" in table.options()) == bool(known)
    if not known:
        card = table.game.kind(table.g.pack, table.g.open[0][2]).sections()[-1][0]
        words = table.why_not("A", card + table.number("card", "gm01"))
        assert "(RIM-9.6)" in words


# The order of things.


@rule("RIM-R2")
@pytest.mark.parametrize(("second", "asked"), [("2000", "plan"), ("-2000", "order")])
def test_the_order_is_asked_where_it_can_matter(second: str, asked: str, folder: Path) -> None:
    """To gain 1,000 and 2,000 is all the same; to lose 2,000, or what is there, is not."""
    starts = '[{{ trigger = "turn_start", do = [{{ credits = {} }}] }}]'
    text = gear("gm01", starts.format(1000)) + gear("gm02", starts.format(second))
    table = scenario(
        phase="turn", assets={"A": ["gm01", "gm02"]}, credits={"A": 1000},
        content=over(folder, text),
    )  # fmt: skip
    assert table.asked() == [("A", asked)]
    if asked == "order":
        assert table.copy().choose("ability:gm01").credits("A") == 0
        assert table.choose("ability:gm02").credits("A") == 1000


@rule("RIM-R47", "RIM-23.3")
def test_a_defeat_before_the_plan_leaves_the_recovery_of_that_step_alone(folder: Path) -> None:
    """RIM-D22: the step has begun, so it is finished; nothing comes after it."""
    text = gear("gm01", '[{ trigger = "planning_start", do = [{ damage = ["char", 9] }] }]')
    table = scenario(
        phase="turn", assets={"A": ["gm01"]}, credits={"A": 5000}, content=over(folder, text)
    )
    assert not table.defeated("A")
    assert table.damage("A") == (0, 0)
    assert (table.asked(), table.credits("A")) == ([("B", "plan")], 2000)


# The card whose text it is.


@rule("RIM-3.3", "RIM-R26")
def test_a_card_that_leaves_the_game_takes_its_slots_along(folder: Path) -> None:
    rack = '{ static = [{ slot = ["gear", 1] }] }, { action = true, do = ["remove_this"] }'
    table = acts(folder, rack, assets={"B": ["gm01", "gm02", "gm05", "gm06"]})
    table.act("abilities").use("gm01")
    assert table.assets("B") == ["gm02", "gm05", "gm06"]
    assert "gm01" in table.zone("removed")
    table.check_whole()


@rule("RIM-3.1", "RIM-16.2")
@pytest.mark.parametrize("goes", ["discard_this", "remove_this"])
def test_a_card_that_is_read_can_say_where_it_goes(goes: str, folder: Path) -> None:
    table = reads(folder, f'["{goes}", {{ credits = 1000 }}]')
    assert table.credits("A") == 1000
    assert (table.bottom("enc_4") == "enc_4-1") == (goes == "discard_this")
    assert ("enc_4-1" in table.zone("removed")) == (goes == "remove_this")
    table.check_whole()


@rule("RIM-24.2", "RIM-R89")
def test_a_gear_can_count_its_own_goal_tokens(folder: Path) -> None:
    does = (
        "{ action = true, if = { tokens = 1 }, do = [{ fame = 1 }] }",
        "{ action = true, do = [{ token = 1 }] }",
    )
    table = acts(folder, ", ".join(does), does[0]).act("abilities")
    assert table.usable() == ["gm01"]
    table.use("gm01")
    assert table.usable() == ["gm01"]
    table.use("gm01")
    assert table.fame("B") == 1
    assert "abilities" not in table.options()


@rule("RIM-16.2", "RIM-R41")
def test_what_asks_for_a_fight_or_for_tokens_holds_nowhere_else(folder: Path) -> None:
    words = '"won"', "{ rolled_dice = 1 }", '{ foe_class = ["white"] }', "{ tokens = 1 }"
    do = ", ".join(pays(word, 1000) for word in words)
    assert reads(folder, f"[{do}, {{ credits = 2000 }}]").credits("A") == 2000


@rule("RIM-R37", "RIM-R39")
def test_dice_are_changed_only_where_there_are_any(folder: Path) -> None:
    do = """[
      { more = 1 }, { fewer = "opp" }, { add = "hit" }, { reroll = ["mine", 1] },
      { cancel = ["opp", "hit"] }, { reduce = 1 }, { cap = 1 }, { credits = 1000 },
    ]"""
    table = reads(folder, do)
    assert table.credits("A") == 1000
    assert table.asked() == [("B", "plan")]


# Fights.


@rule("RIM-21.5", "RIM-22.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "paid"),
    [("hit blank blank", "hit blank blank", 2000), ("hit blank blank", "hit hit blank", 1000)],
)
def test_whoever_starts_it_the_player_whose_turn_it_is_attacks(
    mine: str, theirs: str, paid: int, folder: Path
) -> None:
    """B fights A in A's turn: A attacks, and wins on a tie."""
    fight = (
        """{ fight_player = "ground", win = [{ credits = 1000 }], lose = [{ credits = 2000 }] }"""
    )
    do = f'[{{ choose_player = "here", do = [{{ as = ["opp", [{fight}]] }}] }}]'
    table = reads(
        folder, do, at={"A": "twinsand", "B": "twinsand"},
        characters={"A": "vask_orrin", "B": "grath"},
        rolled=[mine, theirs],
    )  # fmt: skip
    assert [told["seat"] for told in table.told("player_fought")] == [0]
    assert table.credits("B") == paid


@rule("RIM-R36", "RIM-22.1")
def test_a_test_inside_a_fight_is_no_roll_of_the_fight(folder: Path) -> None:
    """What may be rerolled in a combat only is not offered for the test at its start."""
    tests = gear(
        "gm01", '[{ trigger = "combat_start", do = [{ test = "tech", pass = [{ fame = 1 }] }] }]'
    )
    luck = (
        '[{ trigger_may = "after_my_roll", only_in = "combat", do = [{ reroll = ["mine", 1] }] }]'
    )
    fight = '[{ fight_card = ["ground", 1], win = [{ credits = 1000 }] }]'
    text = section("enc_4-1", "twinsand", fight) + tests + gear("gm02", luck)
    table = scenario(
        phase="encounter", at={"A": "twinsand"}, characters={"A": "vask_orrin"},
        assets={"A": ["gm01", "gm02"]}, encounter="enc_4-1", content=over(folder, text),
    ).dice("blank blank", "hit hit hit", "blank").answer("A", "encounter", "space")  # fmt: skip
    assert [len(told["faces"]) for told in table.told("dice_rolled")] == [2, 3]
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["gm02"]
    assert table.choose("done").credits("A") == 1000


@rule("RIM-R85", "RIM-22.1")
@pytest.mark.parametrize("rich", [0, 1000])
def test_an_ability_in_a_fight_may_ask_about_the_opponent(rich: int, folder: Path) -> None:
    text = gear(
        "gm01",
        """[{ trigger_may = "combat_start", do = [
      { if = { chosen = { credits = 1000 } }, then = [{ more = 2 }] },
    ] }]""",
    )
    do = '[{ choose_player = "here", do = [{ fight_player = "ground" }] }]'
    table = scenario(
        phase="encounter", at={"A": "twinsand", "B": "twinsand"}, credits={"A": 5000, "B": rich},
        characters={"A": "vask_orrin", "B": "grath"}, assets={"A": ["gm01"]}, encounter="enc_4-1",
        content=over(folder, section("enc_4-1", "twinsand", do) + text),
    ).answer("A", "encounter", "space")  # fmt: skip
    assert (table.asked() == [("A", "use_now")]) == bool(rich)
    if rich:
        table.use("gm01")
    assert len(table.told("dice_rolled")[0]["faces"]) == (5 if rich else 3)


@rule("RIM-26.4", "RIM-21.4")
def test_whoever_protects_a_crew_is_the_player_who_is_beaten(folder: Path) -> None:
    text = gear("gm01", '[{ trigger = "combat_won", detail = "player", do = [{ fame = 1 }] }]')
    table = scenario(
        phase="encounter", at={"A": "t2_m", "B": "t2_m"},
        characters={"A": "dax_marlowe", "B": "grath"},
        assets={"A": ["bt04", "gm01"], "B": ["tarrukk"]}, content=over(folder, text),
    ).pick("crew:tarrukk")  # fmt: skip
    left = table.copy().dice("crit crit", "blank " * 4).pick("abandon", "capture")
    assert left.fame("A") == 0
    table.dice("crit crit", "blank " * 4).pick("protect", "capture")
    assert table.fame("A") == 1


@rule("RIM-14.2", "RIM-R63")
def test_a_patrol_that_was_ignored_is_not_in_a_further_encounter(folder: Path) -> None:
    """Ignored once a turn; the card then gives one more encounter."""
    text = gear(
        "gm01",
        """[{ trigger_may = "forced_patrol", limit = "turn", do = [
      { permission = "forced_patrol" },
    ] }]""",
    )
    table = scenario(
        phase="encounter", at={"A": "twinsand"}, assets={"A": ["gm01"]}, encounter="enc_4-1",
        patrols={"hutt": ("twinsand", 1)}, reputation={"A": {"hutt": -1}},
        content=over(folder, section("enc_4-1", "twinsand", '["extra_encounter"]') + text),
    )  # fmt: skip
    assert table.asked() == [("A", "use_now")]
    table.use("gm01")
    assert "space" in table.options()
    table.pick("space")
    assert [told["faction"] for told in table.told("patrol_fought")] == ["hutt"]


@rule("RIM-R38", "RIM-R138")
def test_dice_that_were_added_are_known_when_others_are_cancelled(folder: Path) -> None:
    """Of blank, hit, blank and an added focus the hit is cancelled."""
    adds = '[{ trigger_may = "after_my_roll", do = [{ add = "focus" }] }]'
    cancels = '[{{ trigger_may = "after_opp_roll", do = [{{ cancel = ["opp", "{}"] }}] }}]'
    do = '[{ choose_player = "here", do = [{ fight_player = "ground" }] }]'
    text = section("enc_4-1", "twinsand", do) + gear("gm01", adds)
    text += gear("gm02", cancels.format("hit")) + gear("gm05", cancels.format("focus"))
    table = scenario(
        phase="encounter", at={"A": "twinsand", "B": "twinsand"}, encounter="enc_4-1",
        characters={"A": "vask_orrin", "B": "dax_marlowe"},
        assets={"A": ["gm01"], "B": ["gm02", "gm05"]}, content=over(folder, text),
    ).dice("blank hit blank").answer("A", "encounter", "space").use("gm01")  # fmt: skip
    thrown = table.view(None)["facts"]["throws"][0]
    assert thrown["added"] == 0b1000
    assert table.asked() == [("B", "dice_against")]
    table.choose("use:gm02")
    thrown = table.view(None)["facts"]["throws"][0]
    assert (len(thrown["dice"]), thrown["added"]) == (3, 0b100)


@rule("RIM-24.5")
def test_a_starter_has_no_goal_that_could_be_fulfilled(folder: Path) -> None:
    more = """
[[change.ship]]
id = "g9_rigger"
abilities = [{ action = true, do = ["goal_done", { credits = 1000 }] }]
"""
    table = scenario(
        phase="action", at={"A": "halcyon"}, characters={"A": "dax_marlowe"},
        content=over(folder, more),
    ).act("abilities").use("g9_rigger")  # fmt: skip
    assert (table.credits("A"), table.fame("A")) == (1000, 0)
    assert not table.ship_flipped("A")


@rule("RIM-24.1", "RIM-R309")
@pytest.mark.parametrize("fulfilled", [False, True])
def test_a_goal_that_may_be_fulfilled_is_asked_about(fulfilled: bool, folder: Path) -> None:
    more = """
[[change.character]]
id = "dax_marlowe"
abilities = [{ side = "front", goal = true, trigger_may = "patrol_won", do = ["goal_done"] }]
"""
    table = scenario(
        phase="encounter", at={"A": "t3_b"}, patrols={"hutt": ("t3_b", 1)},
        characters={"A": "dax_marlowe"}, content=over(folder, more),
    ).dice("crit crit", "blank " * 3).pick("patrol:hutt")  # fmt: skip
    assert table.asked() == [("A", "use_now")]
    assert table.credits("A") == 3000
    table.choose("use:dax_marlowe" if fulfilled else "done")
    assert (table.flipped("A"), table.fame("A")) == (fulfilled, int(fulfilled))


@rule("RIM-R86", "RIM-13.2")
def test_the_text_after_a_reward_is_read_before_its_card_goes(folder: Path) -> None:
    more = """
[[change.market]]
id = "cg04"
destination = "halcyon"
reward = [{ credits = 1000 }]
after = [{ if = { has = "cargo" }, then = [{ credits = 5000 }] }]
"""
    table = scenario(
        phase="action", at={"A": "halcyon"}, assets={"A": ["cg04"]},
        characters={"A": "dax_marlowe"}, content=over(folder, more),
    ).act("deliver", "cg04")  # fmt: skip
    assert table.credits("A") == 6000
    assert table.assets("A") == []


@rule("RIM-R318", "RIM-R10")
def test_all_that_hide_here_are_turned_up_without_a_question(folder: Path) -> None:
    do = '[{ contact_reveal = ["here", 2] }]'
    table = reads(folder, do)
    assert len(table.faceup()) == 2
    assert table.g.light == reads(folder, "[{ credits = 1000 }]").g.light + 2  # not to be undone
    one = reads(folder, do, contacts={"twinsand_left": "nimble_sook"}, faceup=["twinsand_left"])
    assert len(one.faceup()) == 2
    assert one.asked() == [("B", "plan")]


@rule("RIM-R10", "RIM-R82")
def test_what_both_do_only_the_one_does_who_is_there(folder: Path) -> None:
    do = '[{ as = "both", do = [{ credits = 2000 }, { fame = 1 }] }]'
    table = reads(folder, do)
    assert [table.credits(seat) for seat in "ABC"] == [2000, 0, 0]
    assert [table.fame(seat) for seat in "ABC"] == [1, 0, 0]


@rule("RIM-17.8", "RIM-R77")
def test_a_look_brings_something_to_light(folder: Path) -> None:
    """So it is not taken back; a look at nobody is none."""
    do = '[{ contact_look = ["here", 2] }]'
    for empty, seen in (((), 2), (("twinsand_left",), 1), (("twinsand_left", "twinsand_right"), 0)):
        table = scenario(
            phase="encounter", at={"A": "twinsand"}, encounter="enc_4-1", empty=empty,
            content=over(folder, section("enc_4-1", "twinsand", do)),
        )  # fmt: skip
        if seen:
            table.pick("space")
        while table.asked() == [("A", "target_contact")]:
            before = table.g.light
            table.choose(table.options()[0])
            assert table.g.light > before
        assert len(table.told("looks_at", "A")) == seen


@rule("RIM-7.2", "RIM-R3", "RIM-4.3")
def test_why_an_ability_cannot_be_used(folder: Path) -> None:
    table = acts(
        folder,
        "{ action = true, do = [{ credits = 1000 }] }",
        "{ action = true, if = { fame = 5 }, do = [{ credits = 1000 }] }",
        "{ action = true, cost = [{ cost_credits = 9000 }], do = [{ fame = 1 }] }",
        '{ action = true, do = [{ choose_player = "here", do = [{ take_credits = 1000 }] }] }',
        ships={"B": "kestrel"},
    ).act("abilities")
    number = {each: table.number("ability", each) for each in table.assets("B")}
    first = next(
        start
        for start, _, refers in table.game.kind(table.g.pack, table.g.open[0][2]).sections()
        if refers == "ability"
    )
    why = {each: table.why_not("B", first + n) for each, n in number.items() if each != "gm01"}
    assert why == {
        "gm02": "What it asks for does not hold (RIM-7.2).",
        "gm03": "What it costs cannot be paid (RIM-R3).",
        "gm04": "It would do nothing now (RIM-7.2).",
    }
