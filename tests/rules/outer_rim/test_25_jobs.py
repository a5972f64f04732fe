"""RIM-25.1 to 25.6: jobs. What each job and each of its databank cards does is tested apart."""

from __future__ import annotations

import pytest

from shipboard.games.outer_rim.pack import JOB
from tests.rule import rule

from .scenario import Scenario, scenario
from .ways import rolls, walk, walked

PURSE = 10_000


def at_work(job: str, place: str, **more: object) -> Scenario:
    """A has this job and is at this place in the encounter step; B and C are in space."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": place, "B": "t2_m", "C": "t4_a"},
        "characters": {"A": "dax_marlowe"},
        "assets": {"A": [job]},
        "credits": {"A": PURSE},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def steps_read(table: Scenario) -> list[str]:
    return [told["section"] for told in table.told("reads_section")]


# Where jobs come from, and when they can be attempted.


@rule("RIM-25.1", "RIM-9.8")
def test_jobs_come_from_several_decks_and_from_number_92() -> None:
    table = scenario()
    names, pack = table.g.pack.names["card"], table.g.cards
    assert [names[card] for card, of_type in enumerate(pack.type) if of_type == JOB] == [
        "bt11", *(f"jb{number:02}" for number in range(1, 14)), "lx02", "enc_2-5", "enc_4-7",
        "92a", "92b", "92c",
    ]  # fmt: skip


@rule("RIM-25.1", "RIM-20.2")
def test_a_job_can_be_attempted_without_its_skills() -> None:
    table = at_work("jb01", "murkholm").dice("crit blank").choose("job:jb01")
    assert table.told("test_begins") == [{"seat": 0, "skill": "influence", "number": 0}]
    assert table.told("completes") == [{"seat": 0, "card": "jb01"}]


@rule("RIM-25.2", "RIM-14.1")
def test_the_attempt_is_the_encounter() -> None:
    table = at_work("jb12", "halcyon")
    assert table.asked() == [("A", "encounter")]
    assert table.options() == [
        "contact:halcyon_left", "contact:halcyon_right", "job:jb12", "space"
    ]  # fmt: skip
    walk(table, "job:jb12", "stealth+ tech+")
    assert table.asked() == [("B", "plan")]


@rule("RIM-25.2")
def test_of_several_jobs_here_one_is_attempted() -> None:
    table = at_work("jb12", "halcyon", assets={"A": ["jb03", "jb12", "92b"]})
    assert [o for o in table.options() if o.startswith("job:")] == [
        "job:92b", "job:jb03", "job:jb12"
    ]  # fmt: skip
    walk(table, "job:jb03", "knowledge+")
    assert table.assets("A") == ["92b", "jb12"]
    assert table.asked() == [("B", "plan")]


@rule("RIM-25.2")
def test_nobody_attempts_the_job_of_another() -> None:
    table = at_work("jb12", "halcyon", at={"A": "halcyon", "B": "halcyon"}, assets={"B": ["jb12"]})
    assert "job:jb12" not in table.options()


@rule("RIM-14.2", "RIM-25.2")
def test_a_hostile_patrol_keeps_a_player_from_the_job() -> None:
    table = at_work(
        "jb12",
        "halcyon",
        patrols={"imperial": ("halcyon", 1)},
        reputation={"A": {"imperial": -1}},
        rolled=["blank blank", "hit blank blank"],
    )
    assert table.told("patrol_fought") == [{"seat": 0, "faction": "imperial", "number": 1}]
    assert table.told("attempts") == []
    assert table.asked() == [("A", "push_to")]
    friendly = at_work("jb12", "halcyon", patrols={"imperial": ("halcyon", 1)})
    assert "job:jb12" in friendly.options()


@rule("RIM-R61", "RIM-25.2")
def test_a_job_that_was_bought_in_this_turn_can_be_attempted() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        reputation={"B": {"hutt": -1}},
        tops={"bounty": "bt11"},
    ).act("market", "none", "card:bt11")
    table.until("A", "encounter")
    assert "job:bt11" in table.options()


@rule("RIM-R61", "RIM-25.2")
def test_a_job_that_was_traded_in_this_turn_can_be_attempted() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "dax_marlowe"},
        assets={"B": ["jb12"]},
    ).act("trade", "seat:1", "ask:jb12", "propose")
    table.answer("B", "trade_reply", "accept").until("A", "encounter")
    assert "job:jb12" in table.options()


@rule("RIM-R61")
def test_a_job_that_was_given_away_in_this_turn_cannot_be_attempted() -> None:
    table = scenario(
        phase="action",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["jb12"]},
    ).act("trade", "seat:1", "give:jb12", "propose")
    table.answer("B", "trade_reply", "accept").until("A", "encounter")
    assert "job:jb12" not in table.options()


# Step by step.


@rule("RIM-25.3", "RIM-R300")
@pytest.mark.parametrize(
    ("way", "read"),
    [
        ("influence+ tech+ stealth+", ["42a.1", "42a.2", "42a.4"]),
        ("influence- g3+ tech+ stealth+", ["42a.1", "42a.3", "42a.2", "42a.4"]),
        ("influence- g3- tech-", ["42a.1", "42a.3", "42a.2"]),
    ],
)
def test_the_steps_follow_each_other_unless_an_arrow_leads_elsewhere(
    way: str, read: list[str]
) -> None:
    table = walk(at_work("jb05", "auric_bay").draws("42a"), "job:jb05", way)
    assert walked(table) == way
    assert steps_read(table) == read


@rule("RIM-25.3")
def test_each_step_is_carried_out_in_full_before_the_next_is_read() -> None:
    table = at_work("jb06", "gloomrock").draws("43a")
    walk(table, "job:jb06", "stealth- strength+ piloting-")
    told = [name for name in table.log() if name in ("reads_section", "damage_suffered")]
    assert told == ["reads_section", "damage_suffered", "reads_section", "reads_section",
                    "damage_suffered"]  # fmt: skip
    assert steps_read(table) == ["43a.1", "43a.2", "43a.3"]


@rule("RIM-25.3", "RIM-R300")
def test_reading_stops_at_a_choice_and_the_card_is_known_to_all() -> None:
    table = at_work("jb05", "auric_bay").draws("42b").dice("blank blank")
    table.answer("A", "encounter", "job:jb05")
    assert table.asked() == [("A", "choose")]
    assert steps_read(table) == ["42b.1", "42b.2"]
    for viewer in (None, "A", "B"):
        assert table.told("turns_to", viewer) == [{"seat": 0, "card": "42b"}]
        assert table.knows(viewer, "stage") == ["42b"]
        assert table.view(viewer)["facts"]["scene"] == ["42b.2"]


@rule("RIM-R62", "RIM-3.4")
def test_each_attempt_draws_anew() -> None:
    drawn = set()
    for key in range(30):
        table = at_work("jb05", "auric_bay").reseed(key).choose("job:jb05")
        drawn.add(table.told("turns_to")[0]["card"])
    assert drawn == {"42a", "42b"}


@rule("RIM-R62", "RIM-R7")
@pytest.mark.parametrize(("gone", "drawn"), [("42a", "42b"), ("42b", "42a")])
def test_only_a_card_that_is_there_can_be_drawn(gone: str, drawn: str) -> None:
    for key in range(10):
        table = at_work("jb05", "auric_bay", removed=[gone]).reseed(key).choose("job:jb05")
        assert table.told("turns_to") == [{"seat": 0, "card": drawn}]


# Failing.


@rule("RIM-25.4", "RIM-3.2")
def test_a_failed_job_is_kept_for_a_later_attempt_with_another_card() -> None:
    table = at_work(
        "jb05", "auric_bay", encounter=["enc_7-8", "enc_7-1", "enc_7-9", "enc_7-2"]
    ).draws("42a")
    walk(table, "job:jb05", "influence+ tech-")
    assert steps_read(table) == ["42a.1", "42a.2"]  # no further step
    assert table.assets("A") == ["jb05"]
    assert "42a" in table.zone("databank")
    assert table.asked() == [("B", "plan")]
    table.until("A", "plan").answer("A", "plan", "credits").until("A", "encounter").draws("42b")
    walk(table, "job:jb05", "stealth+ tech+")
    assert [told["card"] for told in table.told("turns_to")] == ["42a", "42b"]
    assert steps_read(table)[-2:] == ["42b.1", "42b.3"]
    assert table.assets("A") == []


@rule("RIM-25.4", "RIM-23.2", "RIM-23.3", "RIM-R43")
def test_a_defeat_in_a_step_keeps_the_job_from_being_completed() -> None:
    """The last step of 42a hurts and is Done; but the hurt comes first."""
    table = at_work("jb05", "auric_bay", damage={"A": (3, 0)}).draws("42a")
    walk(table, "job:jb05", "influence+ tech+ stealth-")
    assert table.told("player_defeated") == [{"seat": 0}]
    assert table.told("completes") == []
    assert table.told("fails_at") == [{"seat": 0, "card": "jb05"}]
    assert (table.credits("A"), table.fame("A")) == (PURSE - 3000, 0)


@rule("RIM-R45", "RIM-25.4")
def test_a_defeat_that_is_averted_does_not_end_the_job() -> None:
    """HX-9 gives up its crew instead; then the job is done as if nothing had been."""
    table = at_work(
        "jb06",
        "gloomrock",
        characters={"A": "hx9"},
        flipped=["A"],
        assets={"A": ["jb06", "pell_draxo"]},
        damage={"A": (2, 1)},
        empty=["deepmere_left"],
    ).draws("43a")
    table.dice(*rolls("stealth+ strength+ piloting-")).choose("job:jb06")
    while table.asked() == [("A", "dice")]:
        table.choose("done")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["hx9"]
    table.use("hx9")
    assert walked(table) == "stealth+ strength+ piloting-"
    assert table.told("player_defeated") == []
    assert table.told("completes") == [{"seat": 0, "card": "jb06"}]
    assert table.damage("A") == (0, 0)
    assert (table.credits("A"), table.fame("A")) == (PURSE + 8000, 1)


@rule("RIM-R63", "RIM-25.4")
def test_after_a_failed_job_there_is_no_further_encounter() -> None:
    table = at_work("jb12", "halcyon")
    table.g.extra = 1  # as by `ExtraEnc`, which no card of the house set has
    walk(table, "job:jb12", "stealth+ tech-")
    assert table.asked() == [("B", "plan")]
    assert table.g.extra == 0


@rule("RIM-R63", "RIM-25.6")
def test_after_a_completed_job_there_may_be_a_further_encounter() -> None:
    table = at_work("jb12", "halcyon")
    table.g.extra = 1
    walk(table, "job:jb12", "stealth+ tech+")
    assert table.asked() == [("A", "encounter")]
    assert "space" in table.options()


@rule("RIM-R64")
def test_a_job_whose_steps_run_out_has_failed() -> None:
    table = walk(at_work("enc_4-7", "twinsand"), "job:enc_4-7", "g4-")
    assert table.told("fails_at") == [{"seat": 0, "card": "enc_4-7"}]
    assert table.assets("A") == ["enc_4-7"]


@rule("RIM-R64", "RIM-25.3")
def test_an_arrow_backward_does_not_lead_through_the_same_step_again() -> None:
    """Of 42a step 3 leads back to 2, and after 2 comes 4."""
    way = "influence- g3+ tech+ stealth-"
    table = walk(at_work("jb05", "auric_bay").draws("42a"), "job:jb05", way)
    assert steps_read(table) == ["42a.1", "42a.3", "42a.2", "42a.4"]


# Fights in a job.


@rule("RIM-25.5")
@pytest.mark.parametrize("fight", ["g4+", "g4=", "g4-"])
def test_after_a_fight_the_job_goes_on_whoever_won(fight: str) -> None:
    way = f"tech- {fight} stealth+"
    table = walk(at_work("jb08", "serenna").draws("45b"), "job:jb08", way)
    assert walked(table) == way
    assert table.told("completes") == [{"seat": 0, "card": "jb08"}]


@rule("RIM-25.5", "RIM-R99")
def test_a_card_may_say_what_winning_and_losing_mean() -> None:
    lost = walk(at_work("jb07", "deepmere").draws("44b"), "job:jb07", "knowledge- g4-")
    assert lost.told("fails_at") == [{"seat": 0, "card": "jb07"}]
    assert steps_read(lost) == ["44b.1", "44b.2"]
    won = walk(at_work("jb11", "twinsand"), "job:jb11", "strength+ g4=")
    assert won.told("completes") == [{"seat": 0, "card": "jb11"}]
    assert steps_read(won) == ["48a.1", "48a.2", "48a.4"]


@rule("RIM-R99", "RIM-R41")
def test_marks_of_a_fight_are_carried_out_after_the_defeats() -> None:
    """The Grudge Match is won, but in a fight that its winner does not survive."""
    table = at_work("92c", "twinsand", damage={"A": (3, 0)})
    walk(table, "job:92c", "g3=")
    log = [n for n in table.log() if n in ("combat_was_won", "player_defeated", "fails_at")]
    assert log == ["combat_was_won", "player_defeated", "fails_at"]
    assert table.credits("A") == PURSE - 3000
    assert table.assets("A") == ["92c"]


@rule("RIM-R99", "RIM-R41")
def test_other_effects_of_a_fights_block_come_before_the_defeats() -> None:
    """Mole Hunt: the purse of 1,000 is won, then 3,000 are lost."""
    table = at_work("jb09", "takodana", damage={"A": (3, 0)}, credits={"A": 2000})
    walk(table, "job:jb09", "knowledge+ influence+ g3=")
    assert table.told("credits_gained") == [{"seat": 0, "number": 1000}]
    assert table.credits("A") == 0
    assert table.told("fails_at") == [{"seat": 0, "card": "jb09"}]


@rule("RIM-R99", "RIM-R45")
def test_a_mark_counts_if_the_defeat_is_averted() -> None:
    """Wanted, won by HX-9, which gives up its crew instead of its senses."""
    table = at_work(
        "bt11",
        "halcyon",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "hx9"},
        flipped=["A"],
        assets={"A": ["bt11", "pell_draxo"]},
        damage={"A": (3, 0)},
        reputation={"B": {"hutt": -1}},
        empty=["deepmere_left"],
    ).dice("hit blank blank", "hit blank blank")
    table.choose("job:bt11", "done")  # the dice are kept
    assert table.usable() == ["hx9"]
    table.use("hx9")
    assert table.told("completes") == [{"seat": 0, "card": "bt11"}]
    assert (table.credits("A"), table.fame("A")) == (PURSE + 5000, 1)
    assert table.damage("A") == (0, 0)


@rule("RIM-R99", "RIM-R49")
def test_both_may_fall_and_then_the_job_has_failed() -> None:
    table = at_work(
        "bt11",
        "halcyon",
        at={"A": "halcyon", "B": "halcyon"},
        damage={"A": (3, 0), "B": (3, 0)},
        credits={"A": PURSE, "B": PURSE},
        reputation={"B": {"hutt": -1}},
    ).dice("hit blank blank", "hit blank blank")
    table.choose("job:bt11")
    assert table.told("player_defeated") == [{"seat": 0}, {"seat": 1}]
    assert table.told("fails_at") == [{"seat": 0, "card": "bt11"}]
    assert (table.credits("A"), table.credits("B")) == (PURSE - 3000, PURSE - 3000)
    assert table.fame("A") == 0


# Being completed.


@rule("RIM-25.6", "RIM-R86", "RIM-R29")
def test_the_databank_card_returns_then_comes_the_reward_then_the_job_goes() -> None:
    table = walk(at_work("jb12", "halcyon"), "job:jb12", "stealth+ tech+")
    assert table.moved("card_went") == [
        "49a: databank to stage", "49a: stage to databank", "jb12: assets/0 to removed"
    ]  # fmt: skip
    log = table.log()
    assert log[log.index("completes") : log.index("turn")] == [
        "completes", "credits_gained", "fame_gained", "standing_is", "standing_is", "asset_removed"
    ]  # fmt: skip
    known = [(told["faction"], told["standing"]) for told in table.told("standing_is")]
    assert known == [("imperial", "negative"), ("rebel", "positive")]


@rule("RIM-25.6", "RIM-R55", "RIM-R29")
def test_fame_of_a_reward_may_win_before_the_rest_of_it() -> None:
    table = walk(at_work("jb12", "halcyon", fame={"A": 9}), "job:jb12", "stealth+ tech+")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.credits("A") == PURSE + 6000
    assert table.reputation("A", "rebel") == table.reputation("A", "imperial") == 0
    assert "49a" in table.zone("databank")


@rule("RIM-R86", "RIM-R54")
def test_a_goal_of_jobs_comes_after_the_reward_and_before_the_card_goes() -> None:
    """Quill Vance's second job."""
    table = at_work("jb13", "gloomrock", characters={"A": "quill_vance"}, tokens={"A": 1})
    table.dice(*rolls("stealth+ strength+ piloting+")).choose("job:jb13")
    while table.asked() == [("A", "use_now")]:
        table.choose("done")
    assert table.flipped("A")
    assert table.fame("A") == 2 + 1
    log = table.log()
    last = log[log.index("completes") : log.index("turn")]
    assert last.index("standing_is") < last.index("goal_fulfilled") < last.index("asset_removed")


@rule("RIM-25.4", "RIM-R54")
def test_a_failed_job_gives_no_token_for_the_goal_of_jobs() -> None:
    table = at_work("jb03", "halcyon", characters={"A": "quill_vance"}).draws("41b")
    table.dice("blank blank").choose("job:jb03")
    while table.asked() == [("A", "use_now")]:
        table.choose("done")
    table.choose("block:41b_2")
    assert table.tokens("A") == (0, 0)
    assert table.assets("A") == ["jb03"]


@rule("RIM-R316", "RIM-R85")
def test_a_job_needs_another_player_who_can_be_fought() -> None:
    def here(**more: object) -> Scenario:
        return at_work(
            "bt11",
            "halcyon",
            at={"A": "halcyon", "B": "halcyon", "C": "halcyon"},
            reputation={"B": {"hutt": -1}, "C": {"rebel": -1}},
            **more,
        )

    assert here().choose("job:bt11").options() == ["seat:1", "seat:2"]
    one = here(damage={"B": (4, 0)}, defeated=["B"]).dice("hit hit hit", "blank blank blank")
    one.choose("job:bt11")  # C is the only one
    assert [told["seat_foe"] for told in one.told("player_fought")] == [2]
    none = here(damage={"B": (4, 0), "C": (0, 3)}, defeated=["B", "C"])
    assert "job:bt11" not in none.options()


# A job among other rules.


@rule("RIM-R41", "RIM-R99", "RIM-24.2")
def test_a_goal_of_combats_is_fulfilled_before_the_job_is_done() -> None:
    """Senna Korr's third combat is the Grudge Match."""
    table = at_work("92c", "twinsand", characters={"A": "senna_korr"}, tokens={"A": 2})
    walk(table, "job:92c", "g3+")
    assert table.flipped("A")
    order = ("combat_was_won", "goal_fulfilled", "completes")
    assert [name for name in table.log() if name in order] == list(order)
    assert (table.credits("A"), table.fame("A")) == (PURSE + 5000, 1)


@rule("RIM-R55", "RIM-R41")
def test_the_game_may_be_won_within_a_fight_of_a_job() -> None:
    table = at_work(
        "92c", "twinsand", characters={"A": "senna_korr"}, tokens={"A": 2}, fame={"A": 9}
    )
    walk(table, "job:92c", "g3=")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.told("completes") == []
    assert table.credits("A") == PURSE


@rule("RIM-R97", "RIM-R83", "RIM-25.3")
def test_a_secret_may_help_in_a_test_of_a_job() -> None:
    """Old Flame counts the tested skill once more: with a hit that is enough."""
    table = at_work("jb04", "auric_bay", secrets={"A": ["enc_5-9"]}).dice("hit blank")
    table.choose("job:jb04")
    assert table.asked() == [("A", "use_secret")]
    table.use("enc_5-9")
    assert table.told("completes") == [{"seat": 0, "card": "jb04"}]
    assert table.secrets("A") == []


@rule("RIM-25.4", "RIM-23.2")
def test_a_defeat_in_a_job_costs_secrets_and_3000_like_any_other() -> None:
    table = at_work(
        "jb06", "gloomrock", damage={"A": (3, 0)}, secrets={"A": ["enc_2-7"]}
    ).draws("43a")  # fmt: skip
    walk(table, "job:jb06", "stealth-")
    assert table.secrets("A") == []
    assert table.bottom("enc_2") == "enc_2-7"
    assert table.credits("A") == PURSE - 3000


@rule("RIM-R15", "RIM-R94", "RIM-R10")
def test_whoever_gives_the_money_away_in_a_job_must_fight() -> None:
    """The Floor Manager of 42b wants 3,000."""
    table = at_work("jb05", "auric_bay", credits={"A": 3000}).draws("42b")
    table.dice(*rolls("stealth- g4+ tech+")).choose("job:jb05")
    assert table.options() == ["block:42b", "block:42b_2"]
    table.interject("A", "deal:1").pick("give", "thousand:1")
    assert walked(table) == "stealth- >42b_2 g4+ tech+"
    assert table.credits("A") == 2000 + PURSE


@rule("RIM-14.1", "RIM-25.2")
def test_a_job_cannot_be_attempted_from_afar() -> None:
    """Only patrols and contacts are near enough for Senna Korr."""
    table = at_work("jb12", "t2_a", characters={"A": "senna_korr"})
    assert "job:jb12" not in table.options()
    table.use("senna_korr")
    assert "job:jb12" not in table.options()
    assert "contact:halcyon_left" in table.options()
