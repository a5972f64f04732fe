"""The sensible player of Outer Rim: single judgements, and whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shipboard.bots.random import Random
from shipboard.bots.table import Table
from shipboard.games.outer_rim.bot import Sensible, trading
from shipboard.games.outer_rim.bot.player import FACTS, ZONES
from shipboard.games.outer_rim.bot.sight import Sight
from shipboard.games.outer_rim.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.player import MakesPlayer, Player
from tests.rules.outer_rim.scenario import LETTERS, Scenario, scenario

HOUSE = GAME.choose(3, {"content": "house"})  # the cards of scenarios
PATIENT = 40  # rounds: no game of sensible players lasts longer


class Careful(Sensible):
    """Checks that what is chosen was offered."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """The same answer."""
        option = super().choose(view, decision)
        assert option in decision["options"]
        return option


def choose(bot: Sensible, table: Scenario) -> str:
    """What the bot answers to its open decision."""
    view = table.view(LETTERS[bot.seat]) | {"options": HOUSE}
    return bot.choose(view, view["decisions"][0])


def answer(table: Scenario, seat: str = "A") -> str:
    """What a sensible player at this seat answers."""
    return choose(Sensible(LETTERS.index(seat), random.Random(0)), table)


def plays(table: Scenario, until: str, seat: str = "A") -> list[str]:
    """Its next answer and all more until it is asked this, or somebody else is asked."""
    bot = Sensible(LETTERS.index(seat), random.Random(0))
    found: list[str] = []
    while not found or (not table.g.over and seat == table.asked()[0][0]):
        if found and table.asked()[0][1] == until:
            break
        found.append(choose(bot, table))
        table.choose(found[-1])
    return found


def play(seed: int, makers: list[MakesPlayer], **options: str) -> Match:
    """A whole game."""
    match = Match(GAME, len(makers), options, seed=seed)
    bots: dict[int, Player] = {
        seat: make(seat, random.Random(f"{seed}/{seat}")) for seat, make in enumerate(makers)
    }
    Table(match, bots).run()
    return match


# Whole games.

EXPANDED = {"expansion": "on"}
# What some options need, or mean nothing without.
NEEDS = {
    "ambitions": EXPANDED,
    "favors": EXPANDED,
    "fame_requirement": EXPANDED | {"ambitions": "on"},
    "ambition_choice": EXPANDED | {"ambitions": "on"},
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_legally_and_wins_by_fame(players: int, seed: int) -> None:
    match = play(seed, [Careful] * players)
    assert match.outcome is not None
    assert match.outcome.reason == "famous"
    assert match.view(None)["facts"]["round"] <= PATIENT


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (option.name, value)
        for option in GAME.options
        for value in option.values
        if value != option.default and not value.startswith("file:")
    ],
)
def test_it_plays_with_every_option(option: str, value: str) -> None:
    options = NEEDS.get(option, {}) | {option: value}
    people = 1 if option.startswith("ai") and value != "none" else 3
    if value == "two":
        options["expansion"] = "on"
    assert play(5, [Careful] * people, **options).outcome is not None


ONE_QUESTION = {  # what is read for one question only: nothing is kept of it
    "active", "buying", "favors", "fights", "odds", "offers", "proposals", "reach", "slots",
    "throws",
}  # fmt: skip


class Watched(Sensible):
    """Checks that what is read of a view is looked at anew in the next one."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """The same answer."""
        option = super().choose(view, decision)
        assert set(view["facts"].read) <= {*FACTS, *ONE_QUESTION}
        assert set(view["zones"].read) <= {*ZONES}
        return option


@pytest.mark.parametrize("options", [{}, EXPANDED | {"ambitions": "on", "favors": "on"}])
def test_it_keeps_no_conclusion_from_what_it_does_not_compare(options: dict[str, str]) -> None:
    assert play(4, [Watched] * 2, **options).outcome is not None


def test_it_answers_the_same_with_the_same_luck() -> None:
    assert play(8, [Careful] * 3).answers == play(8, [Careful] * 3).answers


def test_it_knows_an_answer_to_every_question() -> None:
    assert {kind.name for kind in GAME.kinds} == set(Sensible.answers)


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_over_anywhere(seed: int) -> None:
    """After any number of answers by chance somebody sensible sits down at every seat."""
    match = Match(GAME, 3, {}, seed=seed)
    rng = random.Random(seed)
    for _ in range(rng.randrange(900)):
        if match.outcome is None:
            decision = match.decisions[0]
            match.answer(decision, rng.choice(decision.options))
    Table(match, {seat: Careful(seat, random.Random(seat)) for seat in range(3)}).run()
    assert match.outcome is not None


@pytest.mark.parametrize(("players", "games", "at_least"), [(2, 20, 19), (4, 8, 7)])
def test_it_beats_players_who_take_any_option(players: int, games: int, at_least: int) -> None:
    won = 0
    for seed in range(games):
        makers: list[MakesPlayer] = [Random] * players
        makers[seed % players] = Careful
        outcome = play(300 + seed, makers).outcome
        assert outcome is not None
        won += seed % players in outcome.winners
    assert won >= at_least


# Where to go.


def test_it_flies_to_where_its_cargo_is_wanted() -> None:
    table = scenario(at={"A": "scraphaven"}, assets={"A": ["cg03"]})
    assert plays(table, "act")[0] == "move"
    assert table.where("A") == "halcyon"
    assert answer(table) == "deliver"


def test_it_flies_to_a_job_that_it_can_do() -> None:
    table = scenario(
        at={"A": "serenna"}, characters={"A": "quill_vance"}, assets={"A": ["jb09", "enc_1-5"]}
    )
    assert plays(table, "act")[0] == "move"
    assert table.where("A") == "takodana"
    plays(table, "encounter")
    assert answer(table) == "job:jb09"


def test_it_recovers_before_it_is_defeated() -> None:
    table = scenario(damage={"A": (3, 2)})
    assert answer(table) == "recover"


def test_it_does_not_fly_to_a_patrol_that_nobody_beats() -> None:
    table = scenario(
        at={"A": "scraphaven"},
        assets={"A": ["cg03"]},
        patrols={"imperial": ("halcyon", 4)},
        reputation={"A": {"imperial": -1}},
    )
    plays(table, "act")
    assert table.where("A") != "halcyon"


def test_it_counts_what_will_stop_it() -> None:
    """RIM-6.2, 6.3: the short way to Deepmere leads through the Maelstrom, the other past Hutts."""
    table = scenario(at={"A": "twinsand"}, patrols={"hutt": ("t4_a", 1)})
    sight = Sight(table.view("A") | {"options": HOUSE}, 0)
    deepmere = table.number("space", "deepmere")
    assert sight.distance[sight.here][deepmere] == sight.hyperdrive == 6
    assert sight.turns_to(deepmere) == 2


# Encounters.


def test_it_fights_for_a_bounty_and_captures() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        assets={"A": ["90c"]},
        contacts={"twinsand_left": "wexa_thorn"},
        faceup=("twinsand_left",),
    )
    assert answer(table) == "contact:twinsand_left"
    table.dice("hit hit crit", "blank blank").choose("contact:twinsand_left")
    assert plays(table, "plan")[:2] == ["fight", "capture"]


def test_it_leaves_alone_a_crew_that_a_stronger_player_protects() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "twinsand", "B": "twinsand"},
        characters={"B": "grath"},
        assets={"A": ["90a"], "B": ["old_garro", "gm06", "gm01"]},
    )
    assert "crew:old_garro" in table.options()
    assert answer(table) != "crew:old_garro"


def hunters(hunter: str, mine: list[str], theirs: list[str], hurt: int) -> Scenario:
    """A holds the bounty on HX-9, whom B plays, in the same place."""
    return scenario(
        phase="encounter", expansion="on", at={"A": "twinsand", "B": "twinsand"},
        characters={"A": hunter, "B": "hx9"}, assets={"A": ["bt15x", *mine], "B": theirs},
        damage={"A": (hurt, 0)},
    )  # fmt: skip


def test_it_fights_another_player_for_a_bounty_where_it_is_likely_to_win() -> None:
    """RIM-43.2: 5,000 credits and 1 fame are worth more than a card of the place."""
    strong = hunters("grath", ["gm06", "gm01"], [], 0)
    assert "hunt:bt15x" in strong.options()
    assert choose_there(strong) == "hunt:bt15x"
    weak = hunters("lando_calrissian", [], ["gm06", "gm01"], 3)
    assert "hunt:bt15x" in weak.options()
    assert choose_there(weak) != "hunt:bt15x"


def choose_there(table: Scenario) -> str:
    """What A answers at a table with the expansion."""
    view = table.view("A") | {"options": HOUSE | {"expansion": "on"}}
    return Sensible(0, random.Random(0)).choose(view, view["decisions"][0])


# The market.


def test_it_buys_the_fame_with_which_it_wins() -> None:
    table = scenario(
        phase="action", credits={"A": 12000}, fame={"A": 9}, tops={"luxury": "lx01"}
    )  # fmt: skip
    assert "card:lx01" in plays(table, "encounter")


def test_it_barters_nothing_that_it_still_needs() -> None:
    table = scenario(
        phase="action", credits={"A": 20000}, assets={"A": ["gm06"]}, tops={"luxury": "lx01"}
    )  # fmt: skip
    plays(table, "encounter")
    assert "gm06" in table.assets("A")


# Trade.


def traders(**given: Any) -> Scenario:
    """A has a job on which B would do better, in the same place; nothing is for sale."""
    return scenario(
        phase="action",
        done=("abilities", "market"),
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "grath", "B": "quill_vance"},
        assets={"A": ["jb12", "jb03"]},
        credits={"A": 0, "B": 20000},
        **given,
    )


def test_it_offers_a_job_that_suits_another_better() -> None:
    table = traders()
    proposal = trading.best_proposal(table.view("A") | {"options": HOUSE}, LETTERS.index("A"))
    assert proposal is not None
    assert proposal.gives
    assert plays(table, "act")[0] == "trade"
    assert table.asked() == [("B", "trade_reply")]
    assert answer(table, "B") == "accept"


def test_it_proposes_once_a_turn() -> None:
    table = traders()
    plays(table, "act")
    table.answer("B", "trade_reply", "reject")
    assert table.asked() == [("A", "trade_with")]
    assert answer(table) == "end"


def test_it_sells_nothing_to_who_is_about_to_win() -> None:
    table = traders(fame={"B": 9})
    assert answer(table) != "trade"


# Dice.


def test_it_keeps_dice_that_pass() -> None:
    table = scenario(
        phase="encounter",
        characters={"A": "lando_calrissian"},
        at={"A": "auric_bay"},
        encounter="enc_1-2",
    ).dice("hit blank")
    table.choose("space")
    assert table.asked() == [("A", "dice")]
    assert answer(table) == "done"


def test_it_rolls_again_what_does_not() -> None:
    table = scenario(
        phase="encounter",
        characters={"A": "lando_calrissian"},
        at={"A": "auric_bay"},
        encounter="enc_1-2",
    ).dice("blank focus", "crit")
    table.choose("space")
    assert answer(table).startswith("use:")
    table.choose(answer(table))
    assert answer(table) == "die:1"
