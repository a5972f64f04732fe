"""What is said to whoever asks why something is no option, with the rule that forbids it."""

from __future__ import annotations

from pathlib import Path

from tests.rule import rule

from .market_place import shopping
from .own import gear, own
from .scenario import LETTERS, Scenario, scenario


def said(table: Scenario, option: str) -> str:
    """The answer to whoever is asked now and names this."""
    _, seat, number, _ = table.g.open[0]
    kind = table.game.kind(table.g.pack, number)
    what = option.partition(":")[0]
    for first, label, refers in kind.sections():
        if what == (label or refers):
            count = table.game.referents[refers].count(table.g) if refers else 1
            for each in range(first, first + count):
                if table.option(number, each) == option:
                    return table.why_not(LETTERS[seat], each)
    raise AssertionError(f"{option} is never an option of {kind.name}")


def each(table: Scenario, answers: dict[str, str]) -> None:
    """These are no options, for these reasons."""
    for option, words in answers.items():
        assert option not in table.options()
        assert said(table, option) == words


# The action step.


def acting(**more: object) -> Scenario:
    """A in the action step on Halcyon Plain, B and C far away."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "dax_marlowe"},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-7.1", "RIM-7.4", "RIM-8.1")
def test_actions_that_would_do_nothing() -> None:
    each(acting(), {
        "trade": "No other player is in your space (RIM-8.1).",
        "deliver": "You have nothing to deliver here (RIM-7.4).",
        "abilities": "You have no action ability that you could use now (RIM-7.4).",
    })  # fmt: skip


@rule("RIM-7.1", "RIM-9.1", "RIM-R16")
def test_actions_done_or_out_of_place() -> None:
    together = {"A": "halcyon", "B": "halcyon"}
    done = acting(at=together, done=["market"])
    each(done, {"market": "You have done this in this action step (RIM-7.1)."})
    afloat = acting(at={"A": "t2_m", "B": "t2_m"})
    each(afloat, {"market": "There is a market on planets only (RIM-9.1)."})
    silent = acting(at=together, trade_proposals=0)
    each(silent, {"trade": "There is no trade action at this table (RIM-R16)."})


@rule("RIM-6.1")
def test_spaces_that_are_not_next() -> None:
    table = scenario(at={"A": "halcyon"}).fly()
    each(table, {"space:gloomrock": "No path leads there from here (RIM-6.1)."})


# Market and barter.


@rule("RIM-9.3", "RIM-9.6", "RIM-R20")
def test_cards_that_cannot_be_bought() -> None:
    table = shopping(
        at={"A": "deepmere"},
        credits={"A": 2000},
        assets={"A": ["gm01"]},
        tops={"cargo": "cg04", "gear_mod": "gm06", "job": "jb10"},
    ).pick("none")
    each(table, {
        "card:cg04": "It cannot be bought here (RIM-9.6).",
        "card:gm06": "You cannot pay for it, even with what you could give (RIM-R20).",
        "card:gm05": "It is no open card of the market (RIM-9.3).",
    })  # fmt: skip


@rule("RIM-11.1", "RIM-R20", "RIM-R312")
def test_cards_that_cannot_be_bartered() -> None:
    table = shopping(
        assets={"A": ["cg05", "gm01", "gm12", "lx06"]},
        tops={"gear_mod": "gm06"},
        credits={"A": 3000},
    ).pick("none", "gm06")
    each(table, {
        "card:lx06": "It is no cargo, gear or mod of yours that has a cost (RIM-11.1).",
        "card:gm05": "It is no cargo, gear or mod of yours that has a cost (RIM-11.1).",
        "card:gm12": "The purchase would no longer come about (RIM-R20).",
        "done": "That is not enough yet (RIM-R20).",
    })  # fmt: skip
    table.pick("cg05")
    each(table, {"card:cg05": "You have given it already, or passed it over (RIM-11.1)."})
    table.pick("gm01")
    each(table, {"card:cg05": "You have given it already, or passed it over (RIM-11.1)."})


@rule("RIM-9.5", "RIM-R311")
def test_cards_that_make_no_room() -> None:
    table = shopping(
        assets={"A": ["gm01", "gm05", "gm07", "cg04"]},
        tops={"gear_mod": "gm09", "luxury": "lx05"},
    ).pick("none", "lx05", "done")
    assert table.asked() == [("A", "make_room")]
    each(table, {
        "card:cg04": "Its loss would make no room (RIM-9.5).",
        "card:gm06": "It is not held (RIM-9.5).",
        "decline": "The card cannot be declined (RIM-R311).",
    })  # fmt: skip


@rule("RIM-R26", "RIM-12.3")
def test_cards_that_need_not_go_with_a_lost_slot() -> None:
    """Without False Bulkhead the G9 Rigger holds one cargo."""
    table = shopping(
        assets={"A": ["cg13", "cg04", "cg05", "gm07"]},
        tops={"gear_mod": "gm01"},
        credits={"A": 1000},
    ).pick("none", "gm01", "cg13", "done")
    assert table.asked() == [("A", "ship_fit")]
    each(table, {
        "card:cg02": "It is not held (RIM-12.3).",
        "card:gm07": "Its loss would make no room (RIM-9.5).",
    })  # fmt: skip


# Trade.


@rule("RIM-8.1", "RIM-R16", "RIM-R96", "RIM-R319")
def test_parts_that_cannot_be_proposed() -> None:
    table = acting(
        at={"A": "halcyon", "B": "halcyon"},
        assets={"A": ["gm01", "gm05"], "B": ["cg04"]},
        credits={"A": 2000, "B": 1000},
    ).act("trade", "seat:1")
    each(table, {
        "propose": "Name at least one card or amount first (RIM-R319).",
        "give:cg04": "You can give only cards of your own (RIM-8.1).",
        "ask:gm01": "You can ask only for cards that they hold (RIM-8.1).",
        "pay:3": "That is more than the payer has (RIM-R96).",
        "demand:2": "That is more than the payer has (RIM-R96).",
    })  # fmt: skip
    table.pick("give:gm05")
    each(table, {
        "give:gm01": "Things are named in order, each once: cards, then an amount (RIM-R16).",
        "give:gm05": "Things are named in order, each once: cards, then an amount (RIM-R16).",
    })  # fmt: skip
    table.pick("pay:1")
    each(table, {
        "demand:1": "A proposal has one amount of credits only (RIM-R16).",
        "ask:cg04": "Things are named in order, each once: cards, then an amount (RIM-R16).",
    })  # fmt: skip


# Deliveries and encounters.


@rule("RIM-13.1", "RIM-13.4")
def test_cards_that_cannot_be_delivered() -> None:
    table = acting(
        at={"A": "deepmere"}, assets={"A": ["cg04", "cg05", "gm01", "bt01"]}, ships={"A": "burro"}
    ).act("deliver")
    each(table, {
        "card:cg05": "This is not its destination (RIM-13.1).",
        "card:gm01": "It is neither a cargo nor a captured bounty of yours (RIM-13.1).",
        "card:bt01": "It is neither a cargo nor a captured bounty of yours (RIM-13.1).",
        "card:cg02": "It is neither a cargo nor a captured bounty of yours (RIM-13.1).",
    })  # fmt: skip


@rule("RIM-14.3", "RIM-17.1", "RIM-25.2", "RIM-26.1")
def test_what_cannot_be_encountered() -> None:
    table = acting(
        phase="encounter",
        at={"A": "twinsand", "B": "scraphaven"},
        assets={"A": ["bt04"], "B": ["tarrukk"]},
        empty=["twinsand_right"],
    )
    each(table, {
        "patrol:hutt": "That patrol is not here (RIM-14.3).",
        "contact:twinsand_right": "Nobody is there (RIM-17.1).",
        "contact:halcyon_left": "That contact is on another planet (RIM-17.1).",
        "job:jb12": "It is no job of yours (RIM-25.2).",
        "crew:tarrukk": "The one who has that crew is not here (RIM-26.3).",
        "crew:wexa_thorn": "You hold no bounty for that crew (RIM-26.1).",
    })  # fmt: skip


@rule("RIM-14.2")
def test_nothing_else_beside_a_hostile_patrol() -> None:
    table = acting(
        phase="encounter",
        at={"A": "twinsand"},
        patrols={"hutt": ("twinsand", 1), "imperial": ("twinsand", 1), "rebel": ("twinsand", 1)},
        reputation={"A": {"hutt": -1, "rebel": -1}},
    )
    assert table.options() == ["patrol:hutt", "patrol:rebel"]
    each(table, {
        "space": "You must encounter the hostile patrol here (RIM-14.2).",
        "contact:twinsand_left": "You must encounter the hostile patrol here (RIM-14.2).",
        "patrol:imperial": "You must encounter the hostile patrol here (RIM-14.2).",
    })  # fmt: skip


# Dice and abilities.


@rule("RIM-R36", "RIM-R37")
def test_dice_that_cannot_be_chosen(tmp_path: Path) -> None:
    """In a brawl A turns any die into a hit, and then rerolls any number of them."""
    rerolls = '[{ trigger_may = "after_my_roll", do = [{ reroll = ["mine", "any"] }] }]'
    turns = """[
  { static = [{ ground = 1 }] },
  { trigger_may = "after_my_roll", do = [{ turn = ["mine", "any", "hit", 1] }] },
]"""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "grath"},
        assets={"A": ["gm01", "gm05"]},
        encounter="enc_4-1",
        content=own(tmp_path, gear("gm01", turns) + gear("gm05", rerolls)),
    ).dice("focus focus hit blank", "blank")
    table.pick("space")
    assert table.asked() == [("A", "dice")]
    table.use("gm01")
    assert table.asked() == [("A", "die")]
    each(table, {
        "die:2": "An equal die stands before it (RIM-R36).",
        "die:3": "That die shows another face (RIM-R37).",
        "done": "A die must still be chosen (RIM-R36).",
    })  # fmt: skip
    table.pick("die:4")
    assert table.told("dice_changed")[-1]["faces"] == ["focus", "focus", "hit", "hit"]
    table.use("gm05").pick("die:3")
    each(table, {
        "die:1": "Dice are chosen in their order (RIM-R36).",
        "die:3": "Dice are chosen in their order (RIM-R36).",
    })  # fmt: skip


@rule("RIM-4.3", "RIM-7.2", "RIM-R3", "RIM-R37")
def test_abilities_that_cannot_be_used(tmp_path: Path) -> None:
    once = """[
  { action = true, do = [{ credits = 1000 }] },
  { action = true, if = "defeated", do = [{ credits = 1000 }] },
  { action = true, cost = [{ cost_credits = 9000 }], do = [{ credits = 1000 }] },
  { action = true, only_in = "navpoint", do = [{ credits = 1000 }] },
]"""
    spare = "[{ action = true, do = [{ credits = 2000 }] }]"
    table = acting(
        assets={"A": ["gm01", "gm05"]},
        content=own(tmp_path, gear("gm01", once) + gear("gm05", spare)),
    ).act("abilities")
    assert table.options() == ["done", "use:gm01", "use:gm05"]
    each(table, {
        "use:gm01_2": "What it asks for does not hold (RIM-7.2).",
        "use:gm01_3": "What it costs cannot be paid (RIM-R3).",
        "use:gm01_4": "It cannot be used here, or not in such a fight (RIM-7.2).",
    })  # fmt: skip
    table.pick("use:gm01")
    each(table, {"use:gm01": "It can be used once an action step, and has been (RIM-7.2)."})


# Places.


@rule("RIM-R34")
def test_places_to_which_a_contact_cannot_return() -> None:
    table = shopping(
        assets={"A": ["pell_draxo"]},
        tops={"luxury": "lx06"},
        empty=["halcyon_left", "halcyon_right", "twinsand_left"],
    ).pick("none", "lx06")
    if table.asked() == [("A", "barter")]:
        table.pick("done")
    if table.asked() == [("A", "make_room")]:
        table.pick("pell_draxo")
    assert table.asked() == [("A", "nearest_spot")]
    each(table, {
        "spot:twinsand_left": "Another free place is nearer (RIM-R34).",
        "spot:twinsand_right": "That place is not free (RIM-R34).",
    })  # fmt: skip


@rule("RIM-2.7")
def test_an_outlaw_whom_somebody_plays() -> None:
    table = scenario(phase="setup", players=2)
    first = table.options()[0]
    table.pick(first).pick(table.options()[0])
    each(table, {first: "Somebody plays this outlaw (RIM-2.7)."})
