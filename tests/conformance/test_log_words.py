"""What is told of any game is English: no word twice, no machine name, and verbs that agree."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import shipboard
from shipboard.kernel.declare import Game
from shipboard.kernel.words import second_person

from .tables import Table, option_tables

TWICE = re.compile(r"\b([a-z]\w+) \1\b")
MACHINE = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]{1,2}\d+\b|[{}]")
WRONG_VERB = re.compile(r"^You (?:\w*[^s\W]s|\w*ies)\b")  # "You draws", "You has"; not "You pass"
HALF_A_VERB = re.compile(r"^You (?!die\b|lie\b|tie\b)\w+(?:ie|sse|she|che|xe|oe)\b")  # "You burie"
OTHERS_WORDS = re.compile(r"^You\b.*\b(?:their|themselves)\b")
NOT_YOURS = re.compile(r"\b(?<!front )(?<!one )(?<!all )of you\b(?!r)")  # "the crew of you"
YOU_TWICE = re.compile(r"\bYou \w+ you\b")
COLON = re.compile(r"^You: [a-z]")  # "You: play a Goal"
LONGEST = 700  # answers: people who choose at random would play some games for hours


def faults(line: str) -> list[str]:
    """What nobody would say aloud."""
    every = (TWICE, MACHINE, WRONG_VERB, HALF_A_VERB, OTHERS_WORDS, NOT_YOURS, YOU_TWICE, COLON)
    return [found[0] for wrong in every if (found := wrong.search(line))]


def strange_lines(table: Table, seed: int) -> list[str]:
    """The lines of one random game that are no English, as somebody and as nobody reads them."""
    rng = random.Random(seed)
    match = table.match(seed)
    for _ in range(LONGEST):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    somebody = seed % table.players
    read = [line for viewer in (None, somebody) for line in match.log(viewer)]
    return [f"{table}: {line} {found}" for line in read if (found := faults(line))]


def templates(game: Game) -> Iterator[tuple[str, str]]:
    """The words of each event in which a player is named, and that player's place in them."""
    for event in game.events:
        for words, args in ((event.public, event.args), (event.private, event.args + event.secret)):
            yield from ((words, arg) for arg in args if re.match(r"seat(_|$)", arg) and words)


def verbs() -> set[str]:
    """What players do in the log of any game, of somebody else."""
    games = [shipboard.game(name) for name in shipboard.game_names()]
    told = [f"{{seat}} {each}" for g in games for kind in g.kinds for each in kind.told.values()]
    told += [words for game in games for words, _ in templates(game)]
    found = {verb for words in told for verb in re.findall(r"{seat\w*} (\w+s)\b", words)}
    return found - {"as"}


def test_faults_are_found() -> None:
    assert faults("You draws a card.") == ["You draws"]
    assert faults("The the door d14 opens.") == ["d14"]
    assert faults("the the door opens.") == ["the the"]
    assert faults("You choose you.") == ["You choose you"]
    assert faults("You burie a card.") == ["You burie"]
    assert faults("You keep their card.") == ["You keep their"]
    assert faults("A takes the debt token of you.") == ["of you"]
    assert faults("You: play a Goal.") == ["You: p"]
    assert not faults("You pass, and Player A discards Gas Mask.")
    assert not faults("A is in front of your ship, and three cards in front of you.")


@pytest.mark.parametrize("name", shipboard.game_names())
def test_every_line_agrees_with_whoever_reads_it(name: str) -> None:
    others = "|".join(sorted(verbs()))
    disagrees = re.compile(
        rf"^You\b.*(?:\band|\bor|,) (?:{others})\b|(?<!for )\byou (?:{others})\b"
    )
    for words, arg in templates(shipboard.game(name)):
        line = words.replace(f"{{{arg}}}", "you")
        line = second_person(line[:1].upper() + line[1:])
        for word in re.findall(r"{\w+}", line):
            line = line.replace(word, "Something")
        assert not faults(line), line
        assert not disagrees.search(line), line


@pytest.mark.parametrize("name", shipboard.game_names())
def test_the_log_is_english(name: str) -> None:
    game = shipboard.game(name)
    for seed in range(3):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        assert not strange_lines(Table(name, players), seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", shipboard.game_names())
def test_the_log_of_many_games_is_english(name: str) -> None:
    tables = option_tables(name)
    random.Random(7).shuffle(tables)
    for seed in range(200):
        assert not strange_lines(tables[seed % len(tables)], seed)
