"""The commands, from the outside: what they print, and how they take a mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import shipboard
from shipboard.games.ardor import content
from shipboard.games.gloom import content as gloom
from shipboard.kernel.lesson import has_lesson, lesson_of, moments
from tests.rule import rule
from tests.shell import Shell

COMMANDS = [
    "games", "play", "learn", "simulate", "replay", "verify", "position", "rules", "trace", "tale",
]  # fmt: skip


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Shell:
    monkeypatch.chdir(tmp_path)
    return Shell(capsys)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game in which everybody took the first option."""
    match = shipboard.new("ardor", players=4, seed=1)
    while match.outcome is None:
        match.answer(match.decisions[0], match.decisions[0].options[0])
    path = tmp_path / "finished.json"
    path.write_bytes(match.record().to_json())
    return path


def changed(path: Path, **fields: object) -> Path:
    """The same record with other fields."""
    told = json.loads(path.read_bytes()) | fields
    other = path.with_name("changed.json")
    other.write_text(json.dumps(told))
    return other


@pytest.mark.parametrize("command", [*COMMANDS, "pack check", "pack schema", "pack vocabulary"])
def test_every_command_has_help_with_an_example(command: str, shell: Shell) -> None:
    code, out, _ = shell(*command.split(), "--help")
    assert code == 0
    assert f"Example: shipboard {command}" in out


def test_without_a_command_there_is_help(shell: Shell) -> None:
    code, out, _ = shell()
    assert code == 0
    assert all(command in out for command in COMMANDS)


def test_on_a_bare_install_one_sentence_says_what_to_install() -> None:
    for missing in ("typer", "rich"):
        script = (
            f"import sys; sys.modules[{missing!r}] = None; from shipboard.cli import main; main()"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "pip install shipboard[terminal]" in done.stderr


def test_the_games_are_listed(shell: Shell) -> None:
    code, out, _ = shell("games")
    assert code == 0
    assert "ardor 3 to 6 players" in " ".join(out.split())


@pytest.mark.parametrize(
    "command",
    [
        "nothing",
        "play",
        "play chess",
        "play ardor --players 7",
        "play ardor --players many",
        "play ardor --seat 4",
        "play ardor --seat -1",
        "play ardor --seed dice",
        "play ardor --bot genius",
        "play ardor --bot 0=random",
        "play ardor --bot 9=random",
        "play ardor --bot x=random",
        "play ardor --name ",
        "play ardor --set nothing=1",
        "play ardor --set cells_start",
        "play ardor --set cells_start=99",
        "play ardor --set cells_start=5 --set cells_start=6",
        "play ardor --set content=file:missing.toml",
        "play ardor --resume missing.json",
        "play ardor --resume x.json --seed 1",
        "play ardor --save missing/x.json",
        "play ardor --nonsense",
        "simulate chess",
        "simulate ardor --players 2",
        "simulate ardor --games 0",
        "simulate ardor --workers 0",
        "simulate ardor --seed x",
        "simulate ardor --bot 4=random",
        "simulate ardor --set red_know=on",
        "replay missing.json",
        "verify missing.json",
        "verify .",
        "rules chess",
        "rules ardor ARD-99.9",
        "rules ardor xyzzy",
        "trace chess --tests .",
        "trace ardor --tests missing",
        "pack check chess x.toml",
        "pack check ardor base.toml --players 9",
        "pack schema chess",
        "pack vocabulary chess",
        "pack nothing",
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(command: str, shell: Shell) -> None:
    shell.refused(*command.split(" "))


def test_simulate_prints_a_table_or_json(shell: Shell) -> None:
    arguments = "simulate ardor --players 5 --games 6 --seed 3 --bot random --bot 2=sensible"
    code, out, err = shell(*arguments.split(), "--set", "deck_mix=tempered", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["bots"] == ["random", "random", "sensible", "random", "random"]
    assert told["options"]["deck_mix"] == "tempered"
    assert told["manifest"] == {
        "version": shipboard.__version__,
        "content": content.load(told["options"]).hash,
        "seed": 3,
    }
    code, out, _ = shell(*arguments.split())
    assert code == 0
    assert "6 of ardor, 5 players, seed 3" in out


def test_simulate_fails_where_a_game_does_not_end(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shipboard.lab.runs.MOST_TURNS", 0)
    code, out, _ = shell("simulate", "ardor", "--games", "2", "--bot", "random")
    assert code == 1
    assert out.count("not over after") == 2
    assert "wins" not in out


def test_a_record_is_told_as_each_viewer_saw_it(shell: Shell, finished: Path) -> None:
    public = shell("replay", finished)
    assert public == shell("replay", finished, "--public")
    assert "    1  Player A gets a mission." in public.out
    assert "Player A draws a card." in public.out
    seen = shell("replay", finished, "--seat", "0").out
    assert "    1  You get the mission" in seen
    assert "Player B draws a card." in seen
    everything = shell("replay", finished, "--all").out
    assert "draws a card" not in everything
    late = shell("replay", finished, "--from", "30").out.splitlines()
    assert late[1].startswith("   30  ")
    assert late[-1].startswith("Won by ")


def test_step_waits_for_a_line_each_time(finished: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "replay", finished, "--step"],
        input="\n\n",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "    3  " in done.stdout
    assert "    4  " not in done.stdout


def test_a_replay_refuses_what_it_cannot_tell(shell: Shell, finished: Path) -> None:
    shell.refused("replay", finished, "--seat", "7")
    shell.refused("replay", finished, "--seat", "1", "--all")
    shell.refused("replay", finished, "--from", "0")
    shell.refused("replay", finished, "--from", "9999")
    shell.refused("replay", changed(finished, events=[[999, [], 0, []]]))
    shell.refused("replay", changed(finished, events=[[0, [99, 99], 0, []]]))
    shell.refused("replay", changed(finished, events=[[0, [], 0, []]]))
    event, args, audience, secret = json.loads(finished.read_text())["events"][0]
    for wrong in (([*args, 0], secret), (args, [*secret, 0]), (args, secret[1:])):
        told = [event, wrong[0], audience, wrong[1]]
        shell.refused("replay", changed(finished, events=[told]))
    shell.refused("replay", changed(finished, names=["A"]))
    shell.refused("replay", changed(finished, names=["A", "B", "\x1b[2J", "D"]))
    shell.refused("replay", changed(finished, game="chess"))


@rule("ARD-R58")
def test_a_true_record_is_verified(shell: Shell, finished: Path) -> None:
    code, out, _ = shell("verify", finished)
    assert code == 0
    assert "the seed is the one promised" in out
    assert "Won by " in out


def test_a_moment_of_a_record_is_a_line_that_says_what_stood_there(
    finished: Path, shell: Shell
) -> None:
    code, line, _ = shell("position", finished, "--at", "5")
    assert (code, line.count("\n")) == (0, 1)
    shown = json.loads(shell("position", line.strip(), "--seat", "2").out)
    match = shipboard.new("ardor", players=4, seed=1)
    for _ in range(5):
        match.answer(match.decisions[0], match.decisions[0].options[0])
    assert shown == json.loads(json.dumps(match.view(2)))
    assert "hand" in shown["zones"]
    assert shell("position", finished).out != line


def test_a_position_that_is_none_is_refused(finished: Path, shell: Shell) -> None:
    answers = len(json.loads(finished.read_bytes())["answers"])
    line = shell("position", finished).out.strip()
    for args in (
        ("missing.json",), (finished, "--at", "-1"), (finished, "--at", str(answers + 1)),
        (finished, "--seat", "1"), (line, "--at", "3"), (line[:-9],), (line, "--seat", "4"),
    ):  # fmt: skip
        shell.refused("position", *args)


def test_a_changed_record_is_found_out(shell: Shell, finished: Path) -> None:
    told = json.loads(finished.read_bytes())
    for fields in (
        {"seed": "00" * 32},
        {"seed": "not hexadecimal"},
        {"digest": "0"},
        {"answers": told["answers"][:-1]},
        {"answers": [[1, "x"], *told["answers"]]},
        {"answers": [[0, "x", "martyr_red", 99], *told["answers"]]},
        {"events": told["events"][1:]},
        {"outcome": None},
        {"content": "0"},
        {"players": 5},
        {"options": told["options"] | {"cells_start": "8"}},
        {"options": {"nothing": "1"}},
    ):
        code, out, err = shell("verify", changed(finished, **fields))
        assert (code, err) == (1, ""), fields
        assert "NOT TRUE" in out


def test_a_file_that_is_no_record_is_refused(shell: Shell, finished: Path) -> None:
    whole = finished.read_bytes()
    for name, data in (
        ("empty", b""),
        ("truncated", whole[: len(whole) // 2]),
        ("binary", bytes(range(256))),
        ("other", b'{"a": 1}'),
        ("newer", whole.replace(b'"format": 1', b'"format": 2')),
        ("sealed", changed(finished, seed=None).read_bytes()),
    ):
        path = finished.with_name(name)
        path.write_bytes(data)
        shell.refused("verify", path)
        if name != "sealed":
            shell.refused("replay", path)
        shell.refused("play", "ardor", "--resume", path)


def test_a_game_that_is_over_cannot_be_resumed(shell: Shell, finished: Path) -> None:
    assert "is over" in shell.refused("play", "ardor", "--resume", finished)


def test_a_record_is_never_overwritten_by_another_game(shell: Shell, finished: Path) -> None:
    assert "already exists" in shell.refused("play", "ardor", "--save", finished)


def test_play_just_works_and_saves_when_left(shell: Shell, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "play", "ardor"],
        input="?\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are Player A, seat 0." in done.stdout
    (saved,) = tmp_path.glob("ardor-*.json")
    assert f"shipboard play ardor --resume {saved.name}" in done.stdout
    assert shell("verify", saved).code == 0


@pytest.mark.parametrize(
    "game", [name for name in shipboard.game_names() if has_lesson(shipboard.game(name))]
)
def test_a_lesson_is_gone_through_to_its_end(game: str) -> None:
    found = shipboard.game(game)
    lesson = lesson_of(found)
    typed = [moment.answer if moment.asked else "" for moment in moments(found, lesson)]
    done = subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "learn", game],
        input="nonsense\n" * bool(typed[0]) + "\n".join(typed) + "\n",
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    assert all(" ".join(moment.say.split()) in told for moment in moments(found, lesson))
    assert told.endswith(f"Now play it: shipboard play {game}")


def test_rules_by_number_chapter_and_words(shell: Shell) -> None:
    assert "ARD-4.6  Step IV" in shell("rules", "ardor", "ARD-4.6").out
    assert shell("rules", "ardor", "ARD-4").out.count("\n") == 12
    assert "ARD-R33" in shell("rules", "ardor", "ARD-R33").out
    assert "ARD-11.1" in shell("rules", "ardor", "airlock", "vote").out
    assert shell("rules", "ardor").out == shipboard.game("ardor").rules_text


def test_trace_prints_rule_code_and_tests(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@rule("ARD-4.6")\ndef test_ally(): ...\n')
    code, out, _ = shell("trace", "ardor", "--tests", tmp_path)
    assert code == 1
    assert "ARD-4.6    rules/turn.py allies and 2 more -> test_one.py test_ally" in out
    assert "Without a test: ARD-1.1" in out
    out = shell("trace", "ardor", "--tests", tmp_path, "--all").out
    assert "rules/turn.py allies; rules/turn.py no_ally; rules/turn.py choose_ally ->" in out


def test_a_good_pack_is_summed_up(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content.files("base")["base.toml"])
    code, out, _ = shell("pack", "check", "ardor", path)
    assert code == 0
    assert "good for 3 to 6 players" in out
    assert "Deck of 50 cards: 25 red, 23 blue, 2 green" in out


def test_all_problems_of_a_pack_are_told(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[card]]\nid = "X"\ncolour = "pink"\n')
    code, out, err = shell("pack", "check", "ardor", path)
    assert (code, out) == (2, "")
    assert err.count("\n") > 3
    assert "pink" in err
    path.write_text("not toml")
    assert shell("pack", "check", "ardor", path).code == 2
    assert shell("pack", "check", "ardor", tmp_path / "missing.toml").code == 2


def test_a_bad_pack_is_refused_in_one_sentence_where_it_is_to_be_played(shell: Shell) -> None:
    Path("mine.toml").write_text('[[card]]\nid = "X"\ncolour = "pink"\n')
    for command in ("play", "simulate"):
        assert "more;" in shell.refused(command, "ardor", "--set", "content=file:mine.toml")


def test_an_old_terminal_gets_what_it_can_show(finished: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "verify", finished],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pack_may_be_too_small(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(content.files("base")["base.toml"].replace("count = 1", "count = 0"))
    text = path.read_text()
    for number in range(2, 10):
        text = text.replace(f"count = {number}\n", "count = 0\n")
    path.write_text(text.replace("count = 03", "count = 9"))
    code, _, err = shell("pack", "check", "ardor", path, "--players", "6")
    assert code == 2
    assert "found a Deck of" in err


@rule("GLM-R93")
def test_what_speaks_against_a_good_pack_is_a_warning(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    cards = gloom.files("standard")["standard.toml"].split("[[card]]")
    path.write_text("[[card]]".join(card for card in cards if 'id = "d0' not in card))
    code, out, err = shell("pack", "check", "gloom", path)
    assert code == 0
    assert "good for 2 to 5 players" in out
    assert err.splitlines() == [
        f"warning: found 11 Untimely Deaths; with {players} players at least {4 * players} are "
        "advised, one for each Character in play"
        for players in (3, 4, 5)
    ]
    assert shell("pack", "check", "gloom", path, "--players", "2").err == ""


def test_the_vocabulary_is_described(shell: Shell) -> None:
    schema = json.loads(shell("pack", "schema", "ardor").out)
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert "`[[card]]`" in shell("pack", "vocabulary", "ardor").out
