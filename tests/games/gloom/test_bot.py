"""The sensible player of Gloom: single judgements, and that it plays to win."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shipboard.bots.random import Random
from shipboard.games.gloom.bot import Sensible
from shipboard.games.gloom.bot.board import Board
from shipboard.games.gloom.bot.cards import book, death_bonus
from shipboard.games.gloom.table import GAME
from shipboard.kernel import view as views
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.player import MakesPlayer
from shipboard.kernel.state import State
from tests.rules.gloom.scenario import LETTERS, Scenario, new_game, scenario

OWN_CARDS = Path(__file__).parent / "gloom.toml"


class At:
    """A sensible player at one seat of a table, who answers what it is asked there."""

    def __init__(self, table: Scenario, seat: str, luck: int = 0, **options: str) -> None:
        self.table = table
        self.seat = seat
        self.bot = Sensible(LETTERS.index(seat), random.Random(luck))
        self.options = GAME.choose(table.g.players, options)

    def answer(self) -> str:
        """The answer to the open decision, which is also given; Characters by short titles."""
        view = self.table.view(self.seat) | {"options": self.options}
        decision = view["decisions"][0]
        option = self.bot.choose(view, decision)
        word, _, name = option.partition(":")
        if word == "item":
            option = self.table.short(self.table.character(name))
        self.table.answer(self.seat, decision["kind"], option)
        return option

    def play(self) -> list[str]:
        """A card and the Characters it names: answers to one choice with all its stages."""
        found = [self.answer()]
        while self.table.asked() == [(self.seat, "choose_target")]:
            found.append(self.answer())
        return found


def told(g: State, seat: int, since: int) -> list[dict[str, Any]]:
    return [views.event(GAME, g, happened, seat) for happened in g.events[since:]]


def play(
    players: int,
    seed: int,
    makers: list[MakesPlayer],
    asked: Counter[str] | None = None,
    **options: object,
) -> State:
    """A whole game, each seat seeing only what it may see."""
    chosen = GAME.choose(players, options)
    g = GAME.deal(players, seed_bytes(seed), GAME.load(chosen), chosen)
    g.telling = True
    g.run()
    bots = [make(seat, random.Random(f"{seed}/{seat}")) for seat, make in enumerate(makers)]
    heard = [0] * players
    while not g.over:
        number, seat, _, offered = g.open[0]
        bots[seat].watch(told(g, seat, heard[seat]))
        heard[seat] = len(g.events)
        if type(bots[seat]) is Random or (len(offered) == 1 and asked is None):
            g.answer(number, random.Random(f"{seed}/{number}").choice(offered))
            continue
        view = views.view(GAME, g, seat) | {"options": chosen}
        decision = next(d for d in view["decisions"] if d["id"] == number)
        option = bots[seat].choose(view, decision)
        assert option in decision["options"], (decision["kind"], option)
        if asked is not None:
            asked[decision["kind"]] += 1
        g.answer(number, offered[decision["options"].index(option)])
    return g


# Modifiers.


def test_misery_is_for_the_own_crew() -> None:
    table = scenario(players=2, step="action:2", hands={"A": ["m08"]})
    card, target = At(table, "A").play()
    assert card == "play:m08"
    assert target in table.crew("A")


def test_joy_is_for_a_miserable_rival() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["m51"]},
        crews={"B": ["robot", "kid"]},
        stacked={"robot": ["m36"]},
    )
    assert At(table, "A").play() == ["play:m51", "robot"]


def test_joy_goes_to_the_leader_not_to_the_last() -> None:
    table = scenario(
        step="action:2",
        hands={"A": ["m51"]},
        crews={"B": ["robot", "kid"], "C": ["doctor", "captain"]},
        stacked={
            "robot": ["m05", "m19"],
            "kid": ["m33", "d08"],
            "doctor": ["m27"],
            "captain": ["m10", "d12"],
        },
    )
    assert At(table, "A").play() == ["play:m51", "robot"]


def test_own_misery_is_not_hidden_under_less() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["m24"]},
        crews={"A": ["robot", "kid", "doctor", "captain"]},
        stacked={"robot": ["m38"], "kid": ["m33"], "doctor": ["m31"]},
    )
    assert At(table, "A").play() == ["play:m24", "captain"]


def test_a_small_misfortune_cheers_a_rival_up_when_it_hides_a_great_one() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["m16"]},
        crews={"A": ["robot", "kid", "doctor", "captain"], "B": ["nemesis"]},
        stacked={
            "robot": ["m03", "m38", "d08"],
            "kid": ["m08", "m33", "d10"],
            "doctor": ["m31", "m19", "d14"],
            "captain": ["m35", "m02"],
            "nemesis": ["m36"],
        },
    )
    assert At(table, "A").play() == ["play:m16", "nemesis"]


# Untimely Deaths.


def test_a_miserable_character_of_its_own_is_killed_while_it_is_miserable() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d08", "m51"]},
        crews={"A": ["robot"]},
        stacked={"robot": ["m36", "m18"]},
    )
    assert At(table, "A").play() == ["play:d08", "robot"]


def test_a_character_that_is_hardly_miserable_is_not_killed_yet() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d08", "m05", "m03"]},
        crews={"A": ["robot"]},
        stacked={"robot": ["m15"]},
    )
    assert At(table, "A").play()[0] != "play:d08"


def test_the_death_that_pays_for_the_icon_is_taken() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d01", "d02", "d08"]},
        crews={"A": ["robot"]},
        stacked={"robot": ["m19", "m38"]},
    )
    assert table.showing("robot") == ["machine"]
    assert At(table, "A").play() == ["play:d02", "robot"]


def test_a_lovely_funeral_is_for_the_rival_who_is_most_miserable() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d13"]},
        crews={"A": ["captain"], "B": ["robot", "kid"]},
        stacked={"robot": ["m36"], "kid": ["m02"], "captain": ["m33"]},
    )
    assert At(table, "A").play() == ["play:d13", "robot"]


AHEAD = {
    "captain": ["m33", "d08"], "doctor": ["m38", "d10"], "kid": ["m27", "d14"], "robot": ["m02"],
}  # fmt: skip
BEHIND = {
    "captain": ["m42", "m15", "d08"], "doctor": ["m10", "d10"], "kid": ["m12", "d14"],
    "robot": ["m02"],
}  # fmt: skip
CREW = ["captain", "doctor", "kid", "robot"]


def test_the_last_character_dies_at_once_if_that_wins() -> None:
    table = scenario(
        players=2, hands={"A": ["d17", "m33", "m51"]}, crews={"A": CREW}, stacked=AHEAD
    )
    assert At(table, "A").play() == ["play:d17", "robot"]
    table.decline()
    assert table.outcome() == ("crew_complete", "A")


def test_the_last_character_lives_while_its_death_would_lose() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d17", "m03"]},
        crews={"A": CREW, "B": ["nemesis"]},
        stacked={**BEHIND, "nemesis": ["m36", "d11"]},
    )
    assert At(table, "A").play()[0] != "play:d17"


def test_a_rivals_last_character_is_killed_if_that_wins() -> None:
    table = scenario(
        players=2,
        hands={"A": ["d16", "m03"]},
        crews={"B": CREW, "A": ["nemesis"]},
        stacked={**BEHIND, "nemesis": ["m36", "d11"]},
    )
    assert At(table, "A").play() == ["play:d16", "robot"]


def test_a_rival_about_to_win_is_cheered_up_beyond_reach() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["m43", "m08"]},
        crews={"B": CREW},
        stacked=AHEAD,
    )
    assert At(table, "A").play() == ["play:m43", "robot"]
    assert table.worth("robot") > 0


def test_a_free_play_kills() -> None:
    table = scenario(
        players=2,
        step="action:2",
        windows=False,
        hands={"A": ["m12", "d08"]},
        crews={"A": CREW},
        stacked={"robot": ["m27", "m18"]},
    )
    player = At(table, "A")
    assert player.play()[0] == "play:m12"
    assert player.play() == ["play:d08", "robot"]


def test_a_marooned_character_dies_for_free() -> None:
    table = scenario(
        players=2,
        windows=False,
        hands={"A": ["d08", "m08"]},
        crews={"A": CREW},
        stacked={"robot": ["m27", "m13"]},
    )
    player = At(table, "A")
    assert player.play() == ["play:d08", "robot"]
    assert player.answer() == "free_play"
    assert table.action == 1


# Events and Responses.


def test_decontamination_is_for_the_most_miserable_rival() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["e05"]},
        crews={"A": ["captain"], "B": ["robot", "kid"]},
        stacked={"robot": ["m36"], "kid": ["m02"], "captain": ["m33"]},
    )
    assert At(table, "A").play() == ["play:e05", "robot"]


def test_a_reboot_is_for_the_rival_who_died_most_miserably() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["e02"]},
        crews={"A": ["captain"], "B": ["robot", "kid"]},
        stacked={"robot": ["m36", "d11"], "kid": ["m02", "d08"], "captain": ["m33", "d10"]},
    )
    assert At(table, "A").play() == ["play:e02", "robot"]


def test_a_backup_heart_stops_the_death_that_would_end_the_game() -> None:
    table = scenario(
        players=2, hands={"A": ["d17"], "B": ["e09", "m02"]}, crews={"A": CREW}, stacked=AHEAD
    )
    table.play("d17", "robot", responses=True)
    assert table.asked() == [("B", "respond")]
    assert At(table, "B").answer() == "play:e09"


def test_nobody_saves_a_rival_who_dies_to_the_own_advantage() -> None:
    table = scenario(
        players=3,
        hands={"A": ["d12"], "C": ["e09", "m02"]},
        crews={"B": ["robot"]},
        stacked={"robot": ["m33"]},
    )
    table.play("d12", "robot", responses=True)
    while table.asked()[0][0] != "C":
        table.choose("decline")
    assert At(table, "C").answer() == "decline"


def test_an_event_that_hurts_is_jammed() -> None:
    table = scenario(
        players=2,
        hands={"A": ["e05"], "B": ["e08", "m02"]},
        crews={"B": ["robot"]},
        stacked={"robot": ["m36", "m19"]},
    )
    table.play("e05", "robot", responses=True)
    assert At(table, "B").answer() == "play:e08"


def test_an_event_that_hurts_somebody_else_is_let_through() -> None:
    table = scenario(
        players=3,
        hands={"A": ["e05"], "C": ["e08", "m02"]},
        crews={"B": ["robot"]},
        stacked={"robot": ["m36"]},
    )
    table.play("e05", "robot", responses=True)
    while table.asked()[0][0] != "C":
        table.choose("decline")
    assert At(table, "C").answer() == "decline"


def test_great_joy_is_sent_back_to_a_rival() -> None:
    table = scenario(
        players=2,
        hands={"A": ["m52"], "B": ["e10", "m02"]},
        crews={"A": ["captain"], "B": ["robot"]},
        stacked={"robot": ["m38", "m03"], "captain": ["m24"]},
    )
    table.play("m52", "robot", responses=True)
    assert At(table, "B").play() == ["play:e10", "captain"]


# Hands.


def test_a_death_that_wins_is_not_put_off_for_an_event() -> None:
    """GLM-8.4: after an Event as the first action no Untimely Death can follow."""
    table = scenario(
        players=2,
        hands={"A": ["e05", "d08"], "B": ["m02"]},
        crews={"A": ["robot", "kid", "doctor", "captain"], "B": ["nemesis"]},
        stacked={
            "robot": ["m36", "d01"], "kid": ["m33", "d02"], "doctor": ["m34", "d03"],
            "captain": ["m03"], "nemesis": ["m24"],
        },
    )  # fmt: skip
    assert At(table, "A").play() == ["play:d08", "captain"]


def test_a_hand_is_kept_where_only_the_same_cards_would_come_back() -> None:
    """The deck is empty, and so is the discard pile."""
    hand = ["e08", "e09", "e10"]
    new = scenario(players=2, step="action:2", hands={"A": hand}, windows=False)
    assert At(new, "A").answer() == "discard_hand"
    old = scenario(
        players=2, step="action:2", hands={"A": hand}, deck=[], discard=[], windows=False
    )
    assert At(old, "A").answer() == "pass"


@pytest.mark.parametrize("quiet", [0, 5])
def test_where_nothing_happens_any_more_a_loser_ends_the_game(quiet: int) -> None:
    """GLM-R64: A has lost either way, and kills the last of C for the better place of neither."""
    table = scenario(
        players=3,
        hands={"A": ["d08"], "B": [], "C": []},
        deck=[],
        discard=[],
        windows=False,
        crews={"B": ["robot", "kid", "doctor"], "C": ["engineer", "nemesis", "traitor", "captain"]},
        stacked={
            "robot": ["m36", "d01"], "kid": ["m33", "d02"], "doctor": ["m34", "d03"],
            "engineer": ["m02", "d04"], "nemesis": ["m03", "d05"], "traitor": ["m04", "d06"],
            "captain": ["m05"],
        },
    )  # fmt: skip
    table.g.quiet = quiet
    ends = At(table, "A").answer() == "play:d08"
    assert ends is (quiet >= 3)


def test_a_hand_of_responses_is_thrown_away() -> None:
    table = scenario(players=2, step="action:2", hands={"A": ["e07", "e08", "e10", "d12"]})
    assert At(table, "A").answer() in ("discard_hand", "play:e07")


def test_the_poorest_card_is_discarded() -> None:
    table = scenario(
        players=2,
        step="action:2",
        windows=False,
        hands={"A": ["m19", "e07", "d11", "m38"]},
        crews={"A": ["robot"]},
    )
    table.play("m19", "robot")
    assert table.asked() == [("A", "discard_cards")]
    assert At(table, "A").answer() == "card:e07"


def test_two_poor_cards_are_passed_on() -> None:
    table = scenario(
        players=2,
        step="action:2",
        windows=False,
        hands={"A": ["e07", "m04", "d11", "e01", "m38"], "B": ["m02", "m03", "m05"]},
    )
    table.play("e07")
    player = At(table, "A")
    while table.asked()[0][1] == "pass_cards":
        seat = table.asked()[0][0]
        if seat == "A":
            player.answer()
        else:
            table.answer(seat, "pass_cards", table.options(seat)[0])
    assert {"d11", "m38"} <= set(table.hand("A"))


def test_the_best_card_is_salvaged() -> None:
    table = scenario(
        players=2,
        step="action:2",
        windows=False,
        hands={"A": ["m11"]},
        crews={"A": ["robot"]},
        discard=["m51", "m04", "m27", "e07"],
    )
    table.play("m11", "robot")
    assert At(table, "A").answer() == "take:m27"


def test_the_neighbour_loses_what_keeps_it_miserable() -> None:
    table = scenario(
        players=2,
        windows=False,
        hands={"A": ["d20"]},
        crews={"A": ["robot", "kid"], "B": ["captain"]},
        stacked={"robot": ["m33"], "kid": ["m27"], "captain": ["m36"]},
    )
    table.play("d20", "robot")
    assert table.asked() == [("A", "choose_stack")]
    assert At(table, "A").answer() == "captain"


def test_who_comes_in_the_middle_of_a_play_names_whom_it_would_have_chosen() -> None:
    table = scenario(
        players=2,
        step="action:2",
        hands={"A": ["m51", "e07"]},
        crews={"B": ["robot", "kid"]},
        stacked={"robot": ["m36"]},
    )
    table.answer("A", "take_action", "play:m51")
    assert table.asked() == [("A", "choose_target")]
    assert At(table, "A").answer() == "robot"


def test_texts_count_for_nothing_in_a_very_simple_game() -> None:
    """The options tell: the heavy drawback of m36 is none here."""
    table = scenario(players=2, hands={"A": ["e08", "m36", "m08"]}, very_simple="on")
    card, target = At(table, "A", very_simple="on").play()
    assert card == "play:m36"
    assert target in table.crew("A")


# Set-up.


def test_it_says_that_its_own_day_was_the_worst() -> None:
    table = new_game(players=3, crew_assignment="random", start_player="story")
    assert {seat for seat, _ in table.asked()} == {"A", "B", "C"}
    for seat in "ABC":
        assert At(table, seat).answer() == f"seat:{LETTERS.index(seat)}"
    assert table.asked() == [("A", "host_picks_start")]
    assert At(table, "A").answer() == "seat:0"


# What it knows.


def test_it_reads_the_card_file_as_printed() -> None:
    cards = book().cards
    assert len(cards) == 88
    assert cards["m49"].points == (0, 0, 10)
    assert cards["m30"].icons == ("heart", "blank", None)
    assert [name for name, card in cards.items() if card.response] == ["e08", "e09", "e10"]


def test_it_foresees_self_worth_as_the_rules_count_it() -> None:
    """Every card that goes down in some games is first put on the player's own board."""
    seen = 0
    for seed in range(6):
        chosen = GAME.choose(3, {})
        g = GAME.deal(3, seed_bytes(seed), GAME.load(chosen), chosen)
        g.telling = True
        g.run()
        rng = random.Random(seed)
        while not g.over:
            number, _, _, options = g.open[0]
            board = Board(views.view(GAME, g, 0), 0)
            since = len(g.events)
            g.answer(number, rng.choice(options))
            happened = told(g, 0, since)
            put = [e for e in happened if e["event"] == "put_on"]
            if len(put) != 1 or put[0]["card"] == "m56":
                continue
            person = board.people[put[0]["character"]]
            # What a comet adds depends on the crew's other Characters, which the board leaves out.
            if "m56" in person.stack or person.dead:
                continue
            card = book().cards[put[0]["card"]]
            if card.name.startswith("m"):
                person.cover(card)
            else:
                person.kill(card.name, False)
            assert person.worth == put[0]["number"], (card.name, person.stack)
            seen += 1
    assert seen > 100


def test_a_funeral_leaves_nothing() -> None:
    assert death_bonus("d13", (None, None, None), -35) == 35


# Whole games.


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"crew_assignment": "random"},
        {"crew_assignment": "draft", "start_player": "story"},
        {"start_player": "seat", "start_seat": "1"},
        {"very_simple": "on"},
        {"very_simple": "on", "very_simple_events": "remove"},
        {"story_log": "off", "reveal_hands_at_end": "off"},
    ],
    ids=lambda options: "-".join(options.values()) or "default",
)
def test_it_answers_everything_with_an_option(options: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for seed in range(3):
            play(players, seed, [Sensible] * players, asked, **options)
    assert asked["take_action"] > 100


@pytest.mark.parametrize("card_set", ["standard,file:{}", "file:{}"])
def test_cards_of_owners_are_unknown_to_it_but_it_plays_on(card_set: str) -> None:
    asked: Counter[str] = Counter()
    for players in (2, 5):
        for seed in range(3):
            makers: list[MakesPlayer] = [Sensible] * players
            play(players, seed, makers, asked, card_set=card_set.format(OWN_CARDS))
    assert asked["may_use"] + asked["choose_peeked"] > 0


def test_every_kind_of_the_standard_set_is_answered() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40):
        makers: list[MakesPlayer] = [Sensible, Sensible, Random]
        play(3, seed, makers, asked, start_player="story")
    custom = {"may_use", "choose_stack_card", "choose_peeked", "name_player"}
    rare = {"order_triggers", "choose_mode", "end_turn"}
    assert {kind.name for kind in GAME.kinds} - set(asked) <= custom | rare


@pytest.mark.parametrize(("players", "games", "at_least"), [(2, 60, 54), (4, 40, 32)])
def test_it_beats_players_who_take_any_option(players: int, games: int, at_least: int) -> None:
    won = 0
    for seed in range(games):
        makers: list[MakesPlayer] = [Random] * players
        makers[seed % players] = Sensible
        won += play(players, 500 + seed, makers).winners >> seed % players & 1
    assert won >= at_least


def test_the_same_luck_gives_the_same_game() -> None:
    first, second = (play(3, 9, [Sensible] * 3) for _ in range(2))
    assert first.events == second.events
