"""Gloom in Space at the terminal, with a scripted person."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shipboard.games import game
from shipboard.games.gloom import layout as gloom_layout
from shipboard.games.gloom.rules.stacks import settle
from shipboard.games.gloom.state import Gloom
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Match, verify
from shipboard.terminal import files
from shipboard.terminal.layouts import layout
from shipboard.terminal.menu import menu
from shipboard.terminal.replay import story
from tests.rule import rule
from tests.terminal.table import Script, reads, restless, sit

STORY = "She had it coming."
TYPED = [
    *"12345123",
    f"2 / {STORY}",
    f"3 / {STORY}",
    "1 /",
    "table",
    "undo",
    "why 1",
    "?",
    "zz",
    "",
]


def gloom(players: int = 3, seed: int = 1, **options: str) -> Match:
    """A match with dealt crews in which seat 0 begins."""
    dealt = {"crew_assignment": "random", "start_player": "seat", **options}
    return Match(game("gloom"), players, dealt, seed)


def state(match: Match) -> Gloom:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Gloom)
    return match.state


def shown(match: Match, viewer: int | None = 0) -> str:
    """The table, as this viewer reads it, in one line."""
    screen = Script(iter(()))
    layout(match.game, Talk.of(match, viewer)).table(match.view(viewer), screen)
    return " ".join(screen.text.split())


def stack(match: Match, *titles: str) -> str:
    """Put these cards on the first Character of seat 0; its name."""
    g = state(match)
    c = g.crew[0][0]
    g.stacks[c] = [match.pack.titles["card"].index(title) for title in titles]
    g.played_by[c] = [0] * len(titles)
    settle(g, c)
    name: str = match.pack.titles["character"][c]
    return name


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 3, {"crew_assignment": "free"}),
        (5, 3, {"crew_assignment": "draft"}),
        (3, 1, {"very_simple": "on"}),
    ],
)
def test_whatever_is_typed_the_game_comes_to_its_end(
    players: int, seed: int, options: dict[str, str], tmp_path: Path
) -> None:
    match = gloom(players, seed, **options)
    path = tmp_path / "g.json"
    table, screen = sit(match, restless(TYPED, players), path, seat=1)
    assert table.play()
    assert "Totals (the lowest wins)" in screen.text
    assert "You win." in screen.text or "You lose." in screen.text
    assert STORY in {answer.note for answer in files.load(path).answers}
    verify(match.game, files.load(path))


@rule("GLM-15.2")
def test_a_sentence_goes_into_the_record_with_its_answer(tmp_path: Path) -> None:
    table, _ = sit(gloom(), iter([f"pass / {STORY}"]), tmp_path / "g.json")
    table.play()
    first = files.load(tmp_path / "g.json").answers[0]
    assert (first.option, first.note) == ("pass", STORY)


@rule("GLM-15.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_sentence_is_read_in_the_log_and_when_the_record_is_told_again(
    viewer: int | None, tmp_path: Path
) -> None:
    path = tmp_path / "g.json"
    table, screen = sit(gloom(), iter([f"pass / {STORY}", "log"]), path)
    table.play()
    said = f"You pass. “{STORY}”"
    assert screen.text.count(said) == 2  # as news, and in the log
    who = "You pass." if viewer == 0 else "Player A passes."
    assert f"{who} “{STORY}”" in list(story(files.load(path), path, viewer, everything=False))


@rule("GLM-15.2")
def test_a_table_without_stories_neither_offers_nor_takes_a_sentence(tmp_path: Path) -> None:
    for option, refused in (("on", False), ("off", True)):
        match = gloom(story_log=option)
        table, screen = sit(match, iter(["?", f"pass / {STORY}"]), tmp_path / f"{option}.json")
        table.play()
        assert ("No: this table plays without notes" in screen.text) is refused
        assert ("you can add a sentence of the story" in screen.text) is not refused


def test_a_sentence_may_have_a_stroke_in_it_or_be_empty(tmp_path: Path) -> None:
    table, _ = sit(gloom(), iter(["pass / one / two", "pass /"]), tmp_path / "g.json")
    table.play()
    mine = [a for a in files.load(tmp_path / "g.json").answers if a.option == "pass"]
    assert [answer.note for answer in mine[:2]] == ["one / two", ""]


def test_where_no_sentence_goes_it_is_refused_and_nothing_is_answered(tmp_path: Path) -> None:
    match = gloom(crew_assignment="free")
    table, screen = sit(match, iter([f"captain / {STORY}"]), tmp_path / "g.json")
    table.play()
    assert "No: you cannot add a sentence to this answer; give the answer alone." in screen.text
    assert files.load(tmp_path / "g.json").answers == []


def test_a_sentence_cannot_steer_the_terminal(tmp_path: Path) -> None:
    table, screen = sit(gloom(), iter(["1 / \x07"]), tmp_path / "g.json")
    table.play()
    assert "invisible characters" in screen.text
    assert table.match.answers == []


def test_help_speaks_of_sentences_and_of_this_games_rules(tmp_path: Path) -> None:
    table, screen = sit(gloom(), iter(["?", "rules"]), tmp_path / "g.json")
    table.play()
    text = " ".join(screen.text.split())
    assert "2 / She had it coming." in text
    assert "rules GLM-4" in text
    assert "ARD" not in text
    assert "debris" not in text


def test_a_card_is_chosen_by_the_beginning_of_its_title(tmp_path: Path) -> None:
    match = gloom()
    play = next(option for option in match.decisions[0].options if option.startswith("play:"))
    title = Talk.of(match, 0).title("card", play.removeprefix("play:"))
    table, screen = sit(match, iter([title[:-2].lower()]), tmp_path / "g.json")
    table.play()
    assert match.answers[0].option == play
    assert f"play {title}" in " ".join(screen.text.split())


@rule("GLM-3.10")
def test_what_a_stack_covers_stands_in_brackets() -> None:
    match = gloom()
    name = stack(match, "Drifted for a Decade", "Slept Through the Landing")
    text = shown(match)
    assert f"{name} living Self-Worth -25 (-10 -15 .; . void .)" in " ".join(text.split())
    assert "Drifted for a Decade (-10 [-10] .; . void .), Slept Through the Landing (" in text


def test_a_card_of_which_nothing_is_seen_stands_in_brackets_whole() -> None:
    match = gloom()
    stack(match, "Slept Through the Landing", "Was Robbed by Regulars")
    assert "[Slept Through the Landing (. -15 .; . . .)], Was Robbed by Regulars (" in shown(match)


@rule("GLM-12.4", "GLM-12.7")
def test_the_texts_in_force_are_told() -> None:
    match = gloom()
    stack(match, "Caught the Rust Flu")
    in_force = "in force: Your draw limit is 1 lower. (Caught the Rust Flu)"
    assert in_force in shown(match)
    assert "Player A (you): hand 5, draw limit 4" in shown(match)
    stack(match, "Caught the Rust Flu", "Slept Through the Landing")
    assert "in force:" not in shown(match)
    stack(match, "Was Uploaded to a Vending Machine", "Slept Through the Landing")
    assert "in force: Events cannot choose this Character." in shown(match)
    assert "Was Uploaded to a Vending Machine (. [-15] .; machine . .; portrait)" in shown(match)


def test_in_a_very_simple_game_no_text_is_told() -> None:
    match = gloom(very_simple="on")
    stack(match, "Caught the Rust Flu")
    text = shown(match)
    assert "the effect text of cards is ignored (GLM-17.1)" in text
    assert "draw limit is" not in text


def test_characters_are_offered_by_name_owner_and_what_they_show() -> None:
    match = gloom()
    name = stack(match, "Drifted for a Decade")
    option = f"item:{match.pack.names['character'][state(match).crew[0][0]]}"
    shows = reads(match, 1, "choose_stack", option)
    assert name in shows.words
    assert shows.does == "Of Player A, living, Self-Worth -20: top -10; middle -10; icons void."
    assert reads(match, 0, "choose_stack", option).does.startswith("Yours, living")


def test_a_spectator_sees_no_hand() -> None:
    text = shown(gloom(), None)
    assert "Your hand" not in text
    assert "(you)" not in text


def test_nobody_elses_hand_is_ever_shown() -> None:
    """Each card exists once, so the title of a card in a hand has no business elsewhere."""
    match = gloom(4, 2, reveal_hands_at_end="off")
    chance = random.Random(2)
    names, titles = match.pack.names["card"], match.pack.titles["card"]
    spoken = {seat: layout(match.game, Talk.of(match, seat)) for seat in range(4)}
    for step in range(240):
        if match.outcome is not None:
            break
        decision = chance.choice(match.decisions)
        if step % 6 == 0:
            viewer = decision.seat
            view, screen = match.view(viewer), Script(iter(()))
            spoken[viewer].table(view, screen)
            spoken[viewer].brief(view, screen)
            screen.lines(
                e.words for e in menu(match, decision, view, Talk.of(match, viewer)).options
            )
            text = " ".join(screen.text.split())
            for seat in {0, 1, 2, 3} - {viewer}:
                known = view["zones"]["hand"][seat].get("within", [])
                designs = [card & DESIGN for card in state(match).hand[seat]]
                assert not [
                    titles[k] for k in designs if names[k] not in known and titles[k] in text
                ]
            assert all(titles[card & DESIGN] in text for card in state(match).hand[viewer])
        match.answer(decision, chance.choice(decision.options))


def test_the_log_of_the_beginning_betrays_nothing(tmp_path: Path) -> None:
    match = gloom(5, 3)
    table, screen = sit(match, iter(["log", "table", "why 1", "?"]), tmp_path / "g.json")
    table.play()
    text = " ".join(screen.text.split())
    for seat in range(1, 5):
        for card in state(match).hand[seat]:
            assert match.pack.titles["card"][card & DESIGN] not in text


def test_facts_about_the_content() -> None:
    assert gloom_layout.content_facts(gloom().pack)[:2] == [
        "Deck of 88 cards: 58 Modifiers, 10 Events, 20 Untimely Deaths",
        "20 Characters",
    ]


def test_a_card_without_text_says_so(tmp_path: Path) -> None:
    table, screen = sit(gloom(), iter(["why slept through the landing"]), tmp_path / "g.json")
    table.play()
    assert "Slept Through the Landing has no text." in " ".join(screen.text.split())


def test_no_further_action_is_counted_when_all_are_taken() -> None:
    match = gloom()
    state = match.state
    assert isinstance(state, Gloom)
    state.action = state.actions + 1
    view = match.view(0)
    screen = Script(iter(()))
    layout(match.game, Talk.of(match, 0)).table(view, screen)
    assert "no action left" in screen.text
    assert f"action {state.action}" not in screen.text


@rule("GLM-14.1")
def test_a_crew_that_nobody_has_joined_yet_is_not_the_next_to_die() -> None:
    match = Match(game("gloom"), 2, {}, 1)
    match.answer(match.decisions[0], match.decisions[0].options[0])
    sizes = [pile["count"] for pile in match.view(None)["zones"]["crew"]]
    assert sorted(map(bool, sizes)) == [False, True]
    _, end = match.game.goals(match.view(None), Talk.of(match, None))
    assert f"0 of {max(sizes)} dead" in end.short
