"""The 58 Modifiers, each by its name: what it prints, and a real play of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .own_cards import ALL, standard_records, without
from .scenario import Scenario, scenario

# id, name, slots, icons, category, as the table of the specification prints them.
PRINTED = """
m01 | Was Marinated in Coolant | -15 . . | machine . . | immediate
m02 | Slept Through the Landing | . -15 . | . . . | none
m03 | Was Nibbled by Hull Moths | . . -15 | beast . . | none
m04 | Paid for an Empty Crate | -10 . -5 | credit . . | none
m05 | Drifted for a Decade | -10 -10 . | . void . | none
m06 | Was Left at the Space Dock | . -15 . | heart . . | immediate
m07 | Flunked Flight School | -15 . . | . rank . | ongoing
m08 | Proposed to a Hologram | . . -20 | heart machine . | none
m09 | Nursed a Grudge in Cold Sleep | -10 . . | . . heart | immediate
m10 | Took the Endless Night Shift | . -10 . | rank . . | immediate
m11 | Scavenged a Haunted Wreck | . . -10 | machine . credit | immediate
m12 | Started Self-Destruct | -10 . . | machine . . | immediate
m13 | Marooned on Mars | . -10 . | . void . | ongoing
m14 | Fled the Debt Drones | -10 . . | credit machine . | immediate
m15 | Dozed Off on the Launch Button | . -5 -5 | machine . . | immediate
m16 | Talked Only to Plants | -5 -5 -5 | beast . . | ongoing
m17 | Was Robbed by Regulars | . -20 . | credit . . | immediate
m18 | Caught the Rust Flu | -20 . . | . machine . | ongoing
m19 | Was Licked by Something Large | . . -20 | beast . . | immediate
m20 | Misplaced the Ship | -15 -10 . | void . . | immediate
m21 | Was Demoted to Deck Scrubber | -20 . . | rank . . | ongoing
m22 | Sneezed on the Ambassador | . -15 -10 | rank . beast | immediate
m23 | Was Jilted by Broadcast | . -25 . | heart . . | immediate
m24 | Was Audited in Mid-Jump | -25 . . | credit rank . | immediate
m25 | Bathed in the Fuel Tank | -15 . -15 | machine . . | ongoing
m26 | Was Raised by Carrion Birds | -10 -15 . | beast heart . | ongoing
m27 | Glimpsed the Edge of Everything | . -10 -20 | . void . | immediate
m28 | Was Wiretapped by a Toaster | -15 . -5 | machine . . | immediate
m29 | Bought a Moon Sight Unseen | . . -25 | credit . . | immediate
m30 | Forgot a Birthday on Titan | . -20 . | heart blank . | immediate
m31 | Was Shunned by Nine Species | -15 -15 . | blank blank blank | immediate
m32 | Was Cursed by a Dead Star | . -15 -20 | void . . | immediate
m33 | Was Court-Martialed Twice | -20 -20 . | rank . . | immediate
m34 | Was Swallowed and Spat Out | -20 . -20 | beast . . | ongoing
m35 | Ate the Specimen | -15 . -20 | beast . . | immediate
m36 | Watched Home Explode | -15 -15 -15 | void . heart | immediate
m37 | Owed Money on Every World | . -20 -15 | credit . . | immediate
m38 | Was Replaced by an Appliance | -25 -10 . | machine . . | ongoing
m39 | Won the Escape Pod Raffle | +15 . . | credit . . | immediate
m40 | Fell in Love at Lightspeed | . +15 . | heart . . | ongoing
m41 | Was Promoted by Mistake | . . +15 | rank . . | immediate
m42 | Befriended a Nebula | +10 +10 . | . void . | immediate
m43 | Found a Warm, Quiet Planet | . +20 . | . . . | immediate
m44 | Married in Zero Gravity | +20 . 0 | heart . . | ongoing
m45 | Adopted a Six-Legged Puppy | +10 0 . | beast . . | immediate
m46 | Patented a Better Airlock | 0 +15 . | machine credit . | immediate
m47 | Inspired a Hit Ballad | . +10 +10 | rank . . | immediate
m48 | Danced Until the Sun Went Nova | +15 . 0 | heart . . | immediate
m49 | Forgave an Old Enemy | 0 0 +10 | blank . . | immediate
m50 | Discovered Free Docking | . . +20 | credit . . | ongoing
m51 | Enjoyed a Perfectly Dull Week | . 0 +15 | . . . | none
m52 | Was Thanked by an Entire Galaxy | +25 . . | rank . . | immediate
m53 | Was Folded into the Hive | -10 . . | beast . . | persistent
m54 | Was Uploaded to a Vending Machine | . -15 . | machine . . | persistent
m55 | Became Their Own Ancestor | -10 . -10 | heart . void | persistent
m56 | Was Possessed by a Comet | . . -15 | void . . | persistent
m57 | Ascended as Living Light | +10 . . | blank . . | persistent
m58 | Was Crowned by a Lost Colony | . +10 +5 | rank . . | persistent
"""
ROWS = [tuple(part.strip() for part in line.split("|")) for line in PRINTED.strip().splitlines()]

# What everybody holds besides the card played, and the deck, top first.
ANN, BOB, CID = ["d11", "d12"], ["d13", "d14", "d15", "d16"], ["d17"]
DECK = ["d01", "d02", "d03", "d04", "d05", "d06", "d07"]


def played(card: str, target: str = "kid", **more: Any) -> Scenario:
    """Ann has played the card on a Character, by default on one of Bob."""
    hands = {"A": [card, *ANN], "B": BOB, "C": CID} | more.pop("hands", {})
    settled: dict[str, Any] = {"deck": DECK, "windows": False, **more}
    table = scenario(hands=hands, **settled)
    return table.play(card, target)


def at_rest(table: Scenario) -> bool:
    """Everything is carried out; Ann has her second action."""
    return (table.asked(), table.action) == ([("A", "take_action")], 2)


def held(table: Scenario) -> list[list[str]]:
    return [table.hand(seat) for seat in "ABC"]


# What they print.


@rule("GLM-1.11", "GLM-1.12", "GLM-3.4", "GLM-3.5")
@pytest.mark.parametrize(("card", "name", "slots", "icons", "category"), ROWS)
def test_a_modifier_prints_what_the_specification_says(
    card: str, name: str, slots: str, icons: str, category: str
) -> None:
    [found] = [entry for entry in standard_records() if entry.id == card]
    assert (found.name, found.type, found.copies) == (name, "modifier", 1)
    categories = {effect.category for effect in found.effects}
    assert categories == ({category} if category != "none" else set())
    table = scenario(stacked={"kid": [card]})
    assert table.slots("kid") == slots.replace(" ", "/").replace(".", "-")
    assert table.icons("kid") == icons.replace(" ", "/").replace(".", "-")
    assert table.portrait("kid") == (card if category == "persistent" else "kid")
    values = [int(value) for value in slots.split() if value != "."]
    assert table.worth("kid") == sum(values)
    shown = {icon for icon in icons.split() if icon not in (".", "blank")}
    assert set(table.showing("kid")) == shown


@rule("GLM-1.1")
def test_the_table_has_all_58_modifiers() -> None:
    assert [row[0] for row in ROWS] == [f"m{n:02}" for n in range(1, 59)]
    assert [entry.id for entry in standard_records() if entry.type == "modifier"] == [
        row[0] for row in ROWS
    ]


# The simple misfortunes.


@rule("GLM-6.6", "GLM-4.3")
@pytest.mark.parametrize(
    ("stacked", "drawn"),
    [
        ({}, []),  # the Kid himself is no other Character
        ({"robot": ["m08"]}, ["d01"]),
        ({"robot": ["m08"], "nemesis": ["m12"]}, ["d01"]),
        ({"captain": ["m08"]}, []),
        ({"robot": ["m08", "m30"]}, []),  # the machine is blanked
        ({"robot": ["m08", "d08"]}, ["d01"]),  # the dead count
    ],
)
def test_m01_was_marinated_in_coolant(stacked: dict[str, list[str]], drawn: list[str]) -> None:
    table = played("m01", stacked=stacked)
    assert held(table) == [ANN, sorted(BOB + drawn), CID]
    assert at_rest(table)


@rule("GLM-1.11", "GLM-6.3")
@pytest.mark.parametrize("card", ["m02", "m03", "m04", "m05", "m08", "m51"])
def test_m02_m03_m04_m05_m08_and_m51_have_no_effect(card: str) -> None:
    for target in ("kid", "captain"):
        table = played(card, target)
        assert held(table) == [ANN, BOB, CID]
        assert (table.stack(target), table.deck(), table.discard()) == ([card], DECK, [])
        assert [table.draw_limit(seat) for seat in "ABC"] == [5, 5, 5]
        assert at_rest(table)


@rule("GLM-11.6", "GLM-11.5")
def test_m06_was_left_at_the_space_dock() -> None:
    hands = {"A": ["m06", "m02", "m39", "e05", "d08"]}
    table = played("m06", "captain", hands=hands, stacked={"doctor": ["m40"]})
    assert table.asked() == [("A", "take_free_play")]
    assert table.options() == ["decline", "play:m02", "play:m39"]
    table.play("m02", "kid")
    assert at_rest(table)
    assert table.stack("kid") == ["m02"]
    assert at_rest(played("m06", "captain", hands=hands))  # no other Character shows heart
    assert at_rest(played("m06", "captain", hands=hands, stacked={"kid": ["m40"]}))
    assert at_rest(played("m06", "kid", hands=hands, stacked={"robot": ["m40"]}))  # Bob's: lost


@rule("GLM-12.12", "GLM-12.11")
def test_m07_flunked_flight_school() -> None:
    hands = {"A": ["m07", "m10", "m24", "m52", "m58", "m02", "m08"]}
    for card, may in (
        ("m10", False), ("m24", False), ("m52", False), ("m58", False), ("m02", True),
        ("m08", True),
    ):  # fmt: skip
        table = played("m07", hands=hands).choose(f"play:{card}")
        assert table.options() == (ALL if may else without("kid"))
    table = played("m07", hands=hands).play("m02", "kid")
    table.choose("pass", "pass")  # Bob
    table.choose("pass", "pass")  # Cid
    table.choose("play:m10")
    assert table.options() == ALL  # covered


@rule("GLM-R77", "GLM-4.3")
@pytest.mark.parametrize(
    ("stacked", "number"),
    [
        ({}, 1),  # it counts itself
        ({"robot": ["m08"]}, 2),
        ({"robot": ["m36", "m08"], "nemesis": ["m40", "d08"], "engineer": ["m03"]}, 3),
        ({"captain": ["m08"], "traitor": ["m40"]}, 1),
    ],
)
def test_m09_nursed_a_grudge_in_cold_sleep(stacked: dict[str, list[str]], number: int) -> None:
    table = played("m09", stacked=stacked)
    assert held(table) == [ANN, sorted(BOB + DECK[:number]), CID]


@rule("GLM-6.7", "GLM-12.2")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("m10", 1), ("m39", 2), ("m41", 2), ("m42", 1), ("m46", 1), ("m48", 1), ("m49", 2),
        ("m52", 3),
    ],
)  # fmt: skip
def test_m10_m39_m41_m42_m46_m48_m49_and_m52_let_the_owner_draw(card: str, number: int) -> None:
    table = played(card)
    assert held(table) == [ANN, sorted(BOB + DECK[:number]), CID]
    assert at_rest(table)
    table = played(card, "captain")
    assert held(table) == [sorted(ANN + DECK[:number]), BOB, CID]
    assert table.deck() == DECK[number:]


@rule("GLM-R33", "GLM-6.8")
def test_m11_scavenged_a_haunted_wreck() -> None:
    """Bob, the owner, may take a Modifier, and only a Modifier."""
    pile = ["e05", "d18", "m02", "m53", "e08"]
    table = played("m11", discard=pile)
    assert table.asked() == [("B", "haunted_wreck")]
    assert table.options() == ["decline", "take:m02", "take:m53"]
    table.choose("take:m53")
    assert table.hand("B") == sorted([*BOB, "m53"])
    assert table.discard() == ["d18", "e05", "e08", "m02"]
    assert table.view("C")["zones"]["hand"][1] == {"count": 5, "within": ["m53"]}
    table = played("m11", discard=pile).choose("decline")
    assert (table.hand("B"), len(table.discard())) == (BOB, 5)
    assert at_rest(played("m11", discard=["e05", "d18"]))


@rule("GLM-11.6", "GLM-8.5")
def test_m12_started_self_destruct() -> None:
    hands = {"A": ["m12", "d18", "m02", "e05"]}
    table = played("m12", "captain", hands=hands, stacked={"kid": ["m03"]})
    assert table.options() == ["decline", "play:d18"]
    table.choose("play:d18")
    assert table.options() == ["captain", "kid"]
    table.choose("kid")
    assert (table.dead("kid"), at_rest(table)) == (True, True)
    assert at_rest(played("m12", "kid", hands=hands))


@rule("GLM-11.7", "GLM-R43")
def test_m13_marooned_on_mars() -> None:
    table = played("m13", hands={"A": ["m13", "d18", "d08"]}, stacked={"captain": ["m02"]})
    table.choose("play:d18")  # as a free play, so before the second action
    assert table.options() == ["kid"]
    table.choose("kid")
    assert (table.dead("kid"), at_rest(table)) == (True, True)
    assert table.options() == ["discard_hand", "pass"]


@rule("GLM-11.4", "GLM-11.6")
def test_m14_fled_the_debt_drones() -> None:
    """Negative is the sum of the printed points: m51 (+15), m44 (+20) and m57 (+10) are not."""
    hands = {"A": ["m14", "m02", "m16", "m44", "m51", "m53", "m57", "e05", "d18"]}
    table = played("m14", "captain", hands=hands)
    assert table.options() == ["decline", "play:m02", "play:m16", "play:m53"]
    table.play("m16", "traitor")
    assert (table.stack("traitor"), at_rest(table)) == (["m16"], True)


@rule("GLM-11.6", "GLM-7.1")
def test_m15_dozed_off_on_the_launch_button() -> None:
    hands = {"A": ["m15", "e05", "e04", "e08", "m02", "d18"]}
    table = played("m15", "captain", hands=hands)
    assert table.options() == ["decline", "play:e04", "play:e05"]
    table.play("e05", "captain")
    assert (table.discard(), at_rest(table)) == (["e05", "m15"], True)


@rule("GLM-12.12")
def test_m16_talked_only_to_plants() -> None:
    hands = {"A": ["m16", "m06", "m08", "m09", "m26", "m55", "m02", "m03"]}
    for card, may in (
        ("m06", False), ("m08", False), ("m09", False), ("m26", False), ("m55", False),
        ("m02", True), ("m03", True),
    ):  # fmt: skip
        table = played("m16", hands=hands).choose(f"play:{card}")
        assert table.options() == (ALL if may else without("kid"))


# The middling ones.


@rule("GLM-6.8", "GLM-R34")
@pytest.mark.parametrize(
    ("stacked", "discards"),
    [
        ({}, True),
        ({"robot": ["m10"]}, False),
        ({"captain": ["m10"]}, True),
        ({"kid": ["m24"]}, False),  # the Kid shows rank in his second position
        ({"kid": ["m10"]}, True),  # covered by credit
        ({"robot": ["m10", "d08"]}, False),
    ],
)
def test_m17_was_robbed_by_regulars(stacked: dict[str, list[str]], discards: bool) -> None:
    table = played("m17", stacked=stacked)
    if discards:
        assert table.asked() == [("B", "discard_cards")]
        table.choose("card:d14")
    assert table.discard() == ["d14"] * discards
    assert at_rest(table)


@rule("GLM-10.1", "GLM-12.4")
@pytest.mark.parametrize(
    ("card", "limit"),
    [("m18", 4), ("m25", 4), ("m34", 3), ("m38", 4), ("m40", 6), ("m44", 6), ("m50", 6)],
)
def test_m18_m25_m34_m38_m40_m44_and_m50_change_the_draw_limit(card: str, limit: int) -> None:
    table = played(card)
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, limit, 5]
    assert (held(table), at_rest(table)) == ([ANN, BOB, CID], True)
    table.choose("pass", "pass", "pass")
    assert len(table.hand("B")) == max(4, limit)
    table = played(card, hands={"A": [card, "m02"]}).play("m02", "kid")
    assert table.draw_limit("B") == 5  # covered


@rule("GLM-R34", "GLM-6.8")
@pytest.mark.parametrize(("card", "number"), [("m19", 1), ("m23", 2), ("m31", 2), ("m35", 3)])
def test_m19_m23_m31_and_m35_make_the_owner_discard(card: str, number: int) -> None:
    table = played(card)
    for gone in BOB[:number]:
        assert table.asked() == [("B", "discard_cards")]
        table.choose(f"card:{gone}")
    assert held(table) == [ANN, BOB[number:], CID]
    assert (table.discard(), at_rest(table)) == (BOB[:number], True)


@rule("GLM-R36", "GLM-10.6")
def test_m20_misplaced_the_ship() -> None:
    table = played("m20")
    assert (table.g.skip_draws, at_rest(table)) == ([0, 1, 0], True)
    table.choose("pass").choose("pass", "pass")
    assert table.hand("B") == BOB
    assert (table.g.skip_draws, table.active) == ([0, 0, 0], "C")


@rule("GLM-12.12", "GLM-R56")
def test_m21_was_demoted_to_deck_scrubber() -> None:
    """Bob cannot play Events, Responses among them; the others can."""
    table = played("m21", hands={"A": ["m21", "e07", "e05"], "B": ["e04", "m02"]})
    assert "play:e07" in table.options()
    table.choose("pass")
    assert table.options() == ["discard_hand", "pass", "play:m02"]
    table = scenario(stacked={"kid": ["m21"]}, hands={"A": ["e05"], "B": ["e08"], "C": ["m02"]})
    table.play("e05", "kid", responses=True)
    assert table.asked() == [("C", "respond")]
    table = scenario(stacked={"kid": ["m21"]}, hands={"A": ["m02"], "B": ["e10"], "C": []})
    table.play("m02", "robot", responses=True)
    assert table.told("window") == []


@rule("GLM-6.8", "GLM-R76")
def test_m22_sneezed_on_the_ambassador() -> None:
    table = played("m22")
    assert table.asked() == [("B", "give_card")]
    assert table.options() == [f"card:{card}" for card in BOB]
    table.choose("card:d14")
    assert held(table) == [ANN, ["d13", "d15", "d16"], ["d14", "d17"]]
    assert table.told("gave", "A") == [{"seat": 1, "seat_to": 2}]
    assert table.told("gave", "C") == [{"seat": 1, "seat_to": 2, "card": "d14"}]
    table = played("m22", "traitor")  # Cid's one card goes to Ann without a question
    assert held(table) == [["d11", "d12", "d17"], BOB, []]
    assert at_rest(table)
    assert at_rest(played("m22", "traitor", hands={"C": []}))


@rule("GLM-R35")
def test_m24_was_audited_in_mid_jump() -> None:
    table = played("m24")
    assert held(table) == [["d01", *ANN], BOB, ["d02", *CID]]
    assert at_rest(table)


@rule("GLM-R59", "GLM-12.5")
def test_m26_was_raised_by_carrion_birds() -> None:
    """Each Modifier played there costs its owner a card, also the owner's own; a death does not."""
    table = played("m02", stacked={"kid": ["m26"]})
    assert table.asked() == [("B", "discard_cards")]
    table = played("m02", "captain", stacked={"captain": ["m26"]})
    assert (table.asked(), table.options()) == ([("A", "discard_cards")], ["card:d11", "card:d12"])
    assert at_rest(played("m02", "robot", stacked={"kid": ["m26"]}))
    table = played("d18", stacked={"kid": ["m26"]})
    assert (held(table), at_rest(table)) == ([ANN, BOB, CID], True)


@rule("GLM-R34")
def test_m27_glimpsed_the_edge_of_everything() -> None:
    table = played("m27")
    assert (len(table.hand("B")), len(table.discard()), at_rest(table)) == (2, 2, True)
    assert sorted(table.hand("B") + table.discard()) == BOB
    table = played("m27", hands={"B": ["d13"]})
    assert (table.hand("B"), table.discard()) == ([], ["d13"])


@rule("GLM-6.6")
def test_m28_was_wiretapped_by_a_toaster() -> None:
    """Cid, on Bob's left, sees Bob's hand; that he looked is public."""
    table = played("m28")
    assert table.told("looked", "A") == [{"seat": 2, "seat_of": 1}]
    assert [told.get("card") for told in table.told("saw", "C")] == BOB
    assert [told.get("card") for told in table.told("saw", "A")] == [None] * 4
    assert table.view("C")["zones"]["hand"][1] == {"count": 4, "within": BOB}
    assert table.view("A")["zones"]["hand"][1] == {"count": 4}
    assert (held(table), at_rest(table)) == ([ANN, BOB, CID], True)


@rule("GLM-6.8", "GLM-R76")
def test_m29_bought_a_moon_sight_unseen() -> None:
    table = played("m29")
    assert table.asked() == [("B", "choose_player")]
    assert table.options() == ["seat:0", "seat:2"]
    table.choose("seat:2")
    assert [len(hand) for hand in held(table)] == [2, 3, 2]
    assert set(table.hand("C")) < {*BOB, "d17"}
    assert table.told("chose_player") == [{"seat": 1, "seat_other": 2}]
    assert at_rest(table)
    table = played("m29", players=2)  # no choice
    assert [len(table.hand(seat)) for seat in "AB"] == [3, 3]
    taken = set()
    for key in range(40):
        table = scenario(players=2, hands={"A": ["m29"], "B": ["d01", "d02", "d03"]}, windows=False)
        table.g.key = bytes([key])
        taken |= set(table.play("m29", "kid").hand("A"))
    assert taken == {"d01", "d02", "d03"}


@rule("GLM-R32", "GLM-R76", "GLM-R92")
def test_m29_asks_nobody_where_there_is_no_card_to_give() -> None:
    table = played("m29", hands={"B": []})
    assert at_rest(table)
    assert held(table) == [ANN, [], CID]
    assert table.told("chose_player") == []
    table = scenario(hands={"A": ["m29"], "B": BOB, "C": CID}, windows=False)
    table.play("m29", "captain")  # the last card of the own hand
    assert at_rest(table)
    table = played("m29", hands={"B": ["d01"]})  # a hand of one card is enough
    assert table.asked() == [("B", "choose_player")]
    assert table.choose("seat:0").hand("B") == []


@rule("GLM-6.6")
def test_m30_forgot_a_birthday_on_titan() -> None:
    table = played("m30")
    assert held(table) == [["d01", *ANN], BOB, CID]  # Ann sits on Bob's right
    table = played("m30", "traitor")
    assert held(table) == [ANN, ["d01", *BOB], CID]


# The heavy ones.


@rule("GLM-R34")
def test_m32_was_cursed_by_a_dead_star() -> None:
    table = played("m32")
    assert (held(table), table.discard()) == ([ANN, [], CID], BOB)
    assert at_rest(table)


@rule("GLM-R36")
@pytest.mark.parametrize("card", ["m33", "m36"])
def test_m33_was_court_martialed_twice_and_m36_watched_home_explode(card: str) -> None:
    table = played(card)
    assert (table.g.skip_turns, at_rest(table)) == ([0, 1, 0], True)
    table.choose("pass")
    assert (table.active, table.g.skip_turns) == ("C", [0, 0, 0])
    table.choose("pass", "pass", "pass", "pass")
    assert table.active == "B"


@rule("GLM-R35")
def test_m37_owed_money_on_every_world() -> None:
    table = played("m37")
    assert [len(hand) for hand in held(table)] == [3, 2, 2]
    assert sorted(card for hand in held(table) for card in hand) == sorted(ANN + BOB + CID)
    assert [(told["seat"], told["seat_to"]) for told in table.told("gave")] == [(1, 0), (1, 2)]
    assert at_rest(table)


# The joys.


@rule("GLM-10.2", "GLM-10.3")
@pytest.mark.parametrize(
    ("stacked", "hand", "drawn"),
    [({}, BOB, 1), ({}, BOB[:1], 4), ({"robot": ["m50"]}, BOB, 2), ({"kid": ["m50"]}, BOB, 1),
     ({"robot": ["m18"]}, BOB, 0)],
)  # fmt: skip
def test_m43_found_a_warm_quiet_planet(
    stacked: dict[str, list[str]], hand: list[str], drawn: int
) -> None:
    table = played("m43", stacked=stacked, hands={"B": hand})
    assert held(table) == [ANN, sorted(hand + DECK[:drawn]), CID]
    assert at_rest(table)


@rule("GLM-4.3")
@pytest.mark.parametrize(
    ("stacked", "number"),
    [({}, 1), ({"robot": ["m03"], "nemesis": ["m22", "d08"]}, 3), ({"captain": ["m03"]}, 1)],
)
def test_m45_adopted_a_six_legged_puppy(stacked: dict[str, list[str]], number: int) -> None:
    table = played("m45", stacked=stacked)
    assert held(table) == [ANN, sorted(BOB + DECK[:number]), CID]


@rule("GLM-R33", "GLM-6.8")
def test_m47_inspired_a_hit_ballad() -> None:
    """Any card of the discard pile, a Response too."""
    table = played("m47", discard=["e05", "d18", "m02", "e08"])
    assert table.asked() == [("B", "salvage")]
    assert table.options() == ["decline", "take:d18", "take:e05", "take:e08", "take:m02"]
    table.choose("take:e08")
    assert table.hand("B") == sorted([*BOB, "e08"])
    assert (table.discard(), at_rest(table)) == (["d18", "e05", "m02"], True)
    assert at_rest(played("m47"))


# The persistent ones.


@rule("GLM-R59", "GLM-12.7")
def test_m53_was_folded_into_the_hive() -> None:
    """Another player's Modifier costs that player a card, also through a plain Modifier."""
    table = played("m02", stacked={"kid": ["m53", "m03"]})
    assert (table.asked(), table.options()) == ([("A", "discard_cards")], ["card:d11", "card:d12"])
    table.choose("card:d12")
    assert held(table) == [["d11"], BOB, CID]
    assert at_rest(played("m02", "captain", stacked={"captain": ["m53"]}))  # her own
    assert at_rest(played("d18", stacked={"kid": ["m53"]}))  # no Modifier
    assert at_rest(played("m02", stacked={"kid": ["m53", "m54"]}))  # covered


@rule("GLM-12.12", "GLM-7.4")
def test_m54_was_uploaded_to_a_vending_machine() -> None:
    """Events cannot choose the Kid; other cards can, and Events without targets still work."""
    stacked = {"kid": ["m54"], "robot": ["m02"], "captain": ["m03"]}
    hands = {"A": ["e05", "e01", "e07", "m04", "d18"], "B": ["m05"]}
    table = scenario(stacked=stacked, hands=hands, windows=False)
    table.choose("play:e05")
    assert table.options() == ["captain", "robot"]
    table = scenario(stacked=stacked, hands=hands, windows=False)
    table.choose("play:e01", "captain")
    assert table.options() == ["robot"]
    for card in ("m04", "d18"):
        table = scenario(stacked=stacked, hands=hands, windows=False).choose(f"play:{card}")
        assert "kid" in table.options()
    table = scenario(stacked={"kid": ["m54"]}, hands={"A": ["d08"], "B": ["e09"], "C": []})
    table.play("d08", "kid", responses=True).choose("play:e09")  # it chooses the announced card
    assert not table.dead("kid")


@rule("GLM-R60")
def test_m55_became_their_own_ancestor() -> None:
    stacked = {"kid": ["m55"], "robot": ["m02"], "captain": ["m03"]}
    table = played("d18", "robot", stacked=stacked)
    assert held(table) == [ANN, ["d01", *BOB], CID]
    for target in ("captain", "kid"):
        assert held(played("d18", target, stacked=stacked)) == [ANN, BOB, CID]
    covered = stacked | {"kid": ["m55", "m04"]}
    assert held(played("d18", "robot", stacked=covered)) == [ANN, ["d01", *BOB], CID]


@rule("GLM-4.1", "GLM-R21")
@pytest.mark.parametrize(
    ("stacked", "worth"),
    [
        ({}, -15),
        ({"robot": ["m05"]}, -20),
        ({"robot": ["m05"], "nemesis": ["m20", "d08"], "engineer": ["m55"]}, -30),
        ({"captain": ["m05"], "traitor": ["m20"]}, -15),
        ({"kid": ["m56", "m05"], "robot": ["m13"]}, -40),  # itself does not count
        ({"kid": ["m56", "m53"], "robot": ["m13"]}, -25),  # covered
    ],
)
def test_m56_was_possessed_by_a_comet(stacked: dict[str, list[str]], worth: int) -> None:
    table = scenario(stacked={"kid": ["m56"]} | stacked)
    assert table.worth("kid") == worth


@rule("GLM-R73", "GLM-8.2")
@pytest.mark.parametrize(
    ("stack", "worth", "may"),
    [
        (["m57"], 10, False),
        (["m57", "m12"], -10, False),
        (["m57", "m01"], -15, False),
        (["m57", "m18"], -20, True),
        (["m57", "m24"], -25, True),
        (["m57", "m01", "m53"], -10, True),  # covered
    ],
)
def test_m57_ascended_as_living_light(stack: list[str], worth: int, may: bool) -> None:
    table = scenario(stacked={"kid": stack}, hands={"A": ["d18"]}, windows=False)
    assert table.worth("kid") == worth
    assert table.options() == ["discard_hand", "pass"] + ["play:d18"] * may


@rule("GLM-10.1", "GLM-12.7")
def test_m58_was_crowned_by_a_lost_colony() -> None:
    table = played("m58", hands={"A": ["m58", "m02"]})
    assert [table.draw_limit(seat) for seat in "ABC"] == [5, 6, 5]
    table.play("m02", "kid")
    assert table.draw_limit("B") == 6  # its text is covered, its portrait is not
    assert table.worth("kid") == -10
