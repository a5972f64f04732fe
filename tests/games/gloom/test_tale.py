"""The tale of Gloom: every card in good English, nothing said twice, what is typed is only text."""

from __future__ import annotations

import random
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from tools.tell_examples import EXAMPLES, GAMES, files

import shipboard
from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games.gloom import content
from shipboard.games.gloom.table import GAME
from shipboard.games.gloom.tale import Tale, tell
from shipboard.games.gloom.tale.book import Line
from shipboard.games.gloom.tale.words import PRONOUNS, fill, large, person, phrases, places
from shipboard.kernel.match import Match
from shipboard.kernel.record import read_record
from shipboard.kernel.state import Refused
from tests.rule import rule

OWN = Path(__file__).parent / "gloom.toml"
PACK = content.load(GAME.choose(2, {}))
CHARACTERS = dict(zip(PACK.names["character"], PACK.titles["character"], strict=True))
NAMES = ["Ann", "Ben", "Cleo", "Dov", "Eva"]
BAD_ENGLISH = re.compile(
    r"[{}]|  | [,.;:?!]|\b(he|she|it) were\b|\b[Tt]hey was\b|\bthe The\b|\b[Aa] [aeiou]|\.\.$|’s’s"
    r"|[a-z]'[a-z]"
)


def played(
    players: int, seed: int, name: str = "sensible", note: str = "", **options: str
) -> Match:
    """A game between bots; with a note, whoever may say something says it, numbered."""
    match = Match(GAME, players, options, seed, NAMES[:players])
    make = bot(GAME, name)
    table = Table(match, {s: make(s, random.Random(f"{seed} {s}")) for s in range(players)})
    while match.outcome is None:
        seat = match.state.open[0][1]
        number, option = table.choice(seat)
        try:
            match.answer(number, option, seat, note and f"{note} {len(match.answers)}")
        except Refused:
            match.answer(number, option, seat)
    return match


@cache
def told(players: int, seed: int, name: str = "sensible", note: str = "") -> Tale:
    return tell(GAME, played(players, seed, name, note).record())


def every_game() -> list[tuple[int, int, str]]:
    return [
        (players, seed, name)
        for players in range(2, 6)
        for name, games in (("sensible", 2), ("random", 2))
        for seed in range(games)
    ]


def all_phrases() -> list[str]:
    def inside(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        values = value.values() if isinstance(value, dict) else value
        assert not isinstance(values, int)
        return [text for item in values for text in inside(item)]  # type: ignore[attr-defined]

    names = ("characters", "misfortunes", "deaths", "events", "turns", "frame")
    return [text for name in names for text in inside(phrases(name))]


def test_every_card_has_at_least_three_sentences_of_its_own() -> None:
    for card in PACK.names["card"]:
        file = {"m": "misfortunes", "d": "deaths", "e": "events"}[card[0]]
        known = phrases(file)[card]
        assert len(known["say"]) >= (2 if file == "events" else 3), card
        assert known["echo"].split()[0] in ("the", "that"), card
    assert {*phrases("misfortunes"), *phrases("deaths"), *phrases("events")} == {
        *PACK.names["card"]
    }


def test_every_character_has_an_opening_last_words_and_a_life_after() -> None:
    for character in CHARACTERS:
        known = phrases("characters")[character]
        assert known["pronoun"] in PRONOUNS
        assert known["short"].startswith("the ")
        assert len(known["open"]) == len(known["last"]) == 2
        assert known["live"]


def test_no_phrase_is_written_twice() -> None:
    said = [text for text in all_phrases() if " " in text and not text.startswith("the ")]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_card_befalls_every_character_in_good_english(character: str) -> None:
    who = person(character, CHARACTERS[character])
    for file in ("misfortunes", "deaths"):
        for card in phrases(file).values():
            for phrase in card["say"]:
                for by_pronoun in (False, True):
                    text = fill(phrase, who.words(by_pronoun))
                    assert not BAD_ENGLISH.search(text), text
                    assert text.endswith((".", "”")), text
                    assert large(text) != text, f"begins large: {text}"


@pytest.mark.parametrize("character", CHARACTERS)
def test_everything_around_the_cards_is_good_english_too(character: str) -> None:
    who = person(character, CHARACTERS[character])
    other = person("c12", "The Freelance Alien").short
    words = {"other": other, "ordinal": "third", "title": "Was Bored", "words": "No!"}
    words |= {"crew": "Ada’s crew", "event": "the riot", "death": "the lever"}
    words |= {"gained": "the moon", "lost": "the lick"}
    turns = phrases("turns")
    groups = ("before", "mood", "contrast", "death", "effect", "unknown", "untouched")
    for group in groups:
        for name, options in turns[group].items():
            for phrase in [options] if isinstance(options, str) else options:
                for card in phrases("misfortunes").values():
                    echoes = {"echo": card["echo"], "earlier": "the curse"}
                    text = fill(phrase, who.words(True) | words | echoes)
                    assert not BAD_ENGLISH.search(text.rstrip()), text
                    if group == "before" or name == "assigned":
                        assert text.endswith(" "), text
    for name in ("open", "live"):
        for phrase in phrases("characters")[character][name]:
            text = fill(phrase, who.words(False))
            assert not BAD_ENGLISH.search(text), text
            assert text.startswith(large(who.name).replace("'", "’"))


@rule("GLM-15.2")
@pytest.mark.parametrize(("players", "seed", "name"), every_game())
def test_a_game_never_repeats_itself(players: int, seed: int, name: str) -> None:
    tale = told(players, seed, name)
    lines = [line.text for line in tale.lines()]
    assert len(lines) == len(set(lines))
    sentences = [s for line in lines for s in re.split(r"(?<=[.?!”])\s+(?=[“A-Z])", line)]
    long = [sentence for sentence in sentences if len(sentence.split()) > 4]
    assert len(long) == len(set(long))
    for line in lines:
        assert not BAD_ENGLISH.search(line), line
        assert line[0].isupper() or line[0] == "“", line
        assert line[-1] in ".?!”", line


def test_the_same_record_makes_the_same_tale() -> None:
    record = played(3, 5).record()
    again = read_record(record.to_json())
    one, two = tell(GAME, record), tell(GAME, again)
    assert one == two
    assert one.to_html() == two.to_html()
    assert tell(GAME, played(3, 6).record()) != one


def test_every_kind_of_happening_is_told_somewhere() -> None:
    """Reboots, mix-ups, backup hearts and all: each of their phrases fits a real game."""
    tales = [told(*game) for game in every_game()]
    text = "\n".join(line.text for tale in tales for line in tale.lines())
    text += "".join((EXAMPLES / f"{name}.md").read_text(encoding="utf-8") for name in GAMES)
    effects = phrases("turns")["effect"]
    for name, options in effects.items():
        if name in ("averted", "removed", "exchanged", "taken", "swerving_dead"):
            continue  # owners' cards only, or rare
        pieces = [max(re.split(r"\{[^}]*\}", option), key=len) for option in options]
        assert any(large(piece) in text or piece in text for piece in pieces), name


def test_scores_and_fates_are_those_of_the_game() -> None:
    match = played(4, 2)
    tale = tell(GAME, match.record())
    facts = match.view(None)["facts"]
    assert [crew.total for crew in tale.crews] == facts["totals"]
    assert match.outcome is not None
    winners = tuple(seat for seat, crew in enumerate(tale.crews) if crew.place == 1)
    assert winners == match.outcome.winners
    for seat, crew in enumerate(tale.crews):
        assert len(crew.lives) == 4
        for life in crew.lives:
            shown = facts["characters"][life.id]
            assert (life.dead, life.worth) == (shown["dead"], shown["self_worth"])
            assert shown["owner"] == seat
            turns = [entry.turn for entry in life.ledger]
            assert turns == sorted(turns)


@rule("GLM-15.1", "GLM-15.2")
@pytest.mark.parametrize("players", [2, 5])
def test_what_players_type_is_the_sentence_of_their_play(players: int) -> None:
    match = played(players, 3, note="And then it rained")
    notes = [answer.note for answer in match.answers if answer.note]
    tale = tell(GAME, match.record())
    quoted = " ".join(line.text for line in tale.lines() if line.told)
    for note in notes:
        assert re.search(rf"{note}\b", quoted)
    # The plain record of the same game differs in nothing but the words.
    plain = tell(GAME, played(players, 3).record())
    assert [crew.total for crew in tale.crews] == [crew.total for crew in plain.crews]
    assert [life.ledger for crew in tale.crews for life in crew.lives] == [
        life.ledger for crew in plain.crews for life in crew.lives
    ]


def test_a_sentence_typed_at_two_stages_is_told_whole() -> None:
    match = Match(GAME, 2, {"crew_assignment": "random"}, 1)
    decision = match.decisions[0]
    card = next(o for o in decision.options if o.startswith("play:m"))
    match.answer(decision, card, note="It was late")
    target = match.decisions[0]
    match.answer(target, target.options[0], note="and\ndark\x07")
    tale = tell(GAME, match.record())
    (line,) = [line for line in tale.lines() if line.told]
    assert line.text == "It was late and dark."


def test_a_game_that_is_not_over_is_told_so_far() -> None:
    match = Match(GAME, 2, {"crew_assignment": "random"}, 1)
    tale = tell(GAME, match.record())
    assert not tale.over
    assert "Here the log breaks off" in tale.to_markdown()
    assert '<h2 id="ending">So far</h2>' in tale.to_html()
    unchosen = tell(GAME, Match(GAME, 2, {}, 1).record())
    assert all(not crew.lives for crew in unchosen.crews)
    assert unchosen.to_html()


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = played(2, 1).record()
    broken = msgspec.structs.replace(record, answers=record.answers[1:])
    with pytest.raises(Refused, match="answer 1 of this record does not fit"):
        tell(GAME, broken)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("card_set", [f"file:{OWN}", f"standard,file:{OWN}"])
def test_cards_of_owners_are_told_by_what_is_printed_on_them(seed: int, card_set: str) -> None:
    tale = tell(GAME, played(4, seed, "random", card_set=card_set).record())
    lines = [line.text for line in tale.lines()]
    assert len(lines) == len(set(lines))
    assert not any(re.search(r"[{}]", line) for line in lines)
    assert sum(len(crew.lives) for crew in tale.crews) == 16


@pytest.mark.parametrize("options", [{"very_simple": "on"}, {"crew_assignment": "draft"}])
def test_other_ways_to_play_are_told_as_well(options: dict[str, str]) -> None:
    for seed in range(4):
        tale = tell(GAME, played(3, seed, "random", **options).record())
        lines = [line.text for line in tale.lines()]
        assert len(lines) == len(set(lines))


# The page.


class Reader(HTMLParser):
    """Reads a page as strictly as a page can be read, and notes what it found."""

    EMPTY = ("meta", "br", "circle", "path")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[int] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.text: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        if re.fullmatch(r"h\d", tag):
            self.headings.append(int(tag[1]))
        self.ids += filter(None, [given.get("id")])
        self.links += filter(None, [given.get("href")])
        assert not {"src", "onclick", "onload", "style"} & {*given}
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


EVIL = "<script>alert('x')</script><img src=x onerror=y> & \"*bold*\" [a](javascript:b) # | `c`"


@pytest.mark.parametrize("note", ["", EVIL])
def test_the_page_is_well_formed_and_asks_for_nothing(note: str) -> None:
    page = told(4, 1, "sensible", note).to_html()
    found = Reader(page)
    assert found.open == []
    assert found.headings[0] == 1
    assert found.headings.count(1) == 1
    steps = zip(found.headings, found.headings[1:], strict=False)
    assert all(after <= before + 1 for before, after in steps)
    assert len(found.ids) == len(set(found.ids))
    assert {link.removeprefix("#") for link in found.links} <= {*found.ids}
    assert not {"script", "img", "link", "iframe", "object"} & found.tags
    assert not re.search(r"https?:|url\(|@import", page)
    assert '<html lang="en">' in page
    assert page.count("<main>") == 1
    assert (EVIL in "".join(found.text)) == bool(note)


def test_names_of_players_and_cards_are_text_as_well(tmp_path: Path) -> None:
    evil = "<b>&\"'*_x_*"
    match = Match(GAME, 2, {"crew_assignment": "random"}, 1, [evil, "B"])
    tale = tell(GAME, match.record())
    found = Reader(tale.to_html())
    assert "b" not in found.tags
    assert evil in "".join(found.text)
    assert "<b>" not in tale.to_markdown()
    assert "*_x_*" not in tale.to_markdown()


def test_what_is_typed_cannot_mark_up_the_markdown() -> None:
    text = told(4, 1, "sensible", EVIL).to_markdown()
    assert "<script" not in text.replace("\\<script", "")
    assert "<img" not in text.replace("\\<img", "")
    assert "[a](" not in text.replace("\\[a\\](", "")
    told_lines = [line for line in text.splitlines() if "script" in line]
    assert told_lines
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert not any("alert" in row for row in rows)


@pytest.mark.parametrize("start", ["1. one", "- dash", "+ plus", "# head", "> quote", "=== line"])
def test_a_paragraph_stays_a_paragraph_whatever_it_begins_with(start: str) -> None:
    from shipboard.games.gloom.tale.markdown import prose

    told_by_us = prose([Line(start)])
    assert told_by_us != start
    assert told_by_us.replace("\\", "") == start


def channel(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    red, green, blue = (channel(int(digits[i : i + 2], 16)) for i in (0, 2, 4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_text_colour_has_enough_contrast_in_light_dark_and_print() -> None:
    page = told(4, 1).to_html()
    roots = re.findall(r":root \{([^}]*--paper[^}]*)\}", page)
    assert len(roots) == 3
    for root in roots:
        colours = dict(re.findall(r"--(\w+): (#\w+)", root))
        paper = luminance(colours["paper"])
        for name in ("ink", "soft", "accent"):
            light, dark = sorted((paper, luminance(colours[name])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (name, colours)


def test_the_page_can_be_printed() -> None:
    assert "@media print" in told(4, 1).to_html()


# The examples.


@pytest.mark.parametrize("name", GAMES)
def test_the_examples_are_up_to_date(name: str) -> None:
    """Written anew by `python tools/tell_examples.py`.

    Which version of the rules played them may lag behind: many changes change no game.
    """
    for file, data in files(name).items():
        assert versionless((EXAMPLES / file).read_bytes()) == versionless(data), file


def versionless(data: bytes) -> bytes:
    return re.sub(rb'"rules": "[^"]*"', b'"rules": ""', data, count=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_tales_of_the_examples_follow_from_their_records(name: str) -> None:
    record = read_record((EXAMPLES / f"{name}.json").read_bytes())
    tale = tell(shipboard.game("gloom"), record)
    assert (EXAMPLES / f"{name}.html").read_bytes() == tale.to_html().encode()
    assert (EXAMPLES / f"{name}.md").read_bytes() == tale.to_markdown().encode()


def test_every_phrase_asks_only_for_words_that_exist() -> None:
    words = set(person("c01", "The Captain").words(False))
    words |= {
        "echo", "earlier", "other", "ordinal", "words", "title", "crew", "event", "death",
        "gained", "lost", "player", "cast", "total", "number",
    }  # fmt: skip
    for phrase in all_phrases():
        assert {name[:1].lower() + name[1:] for name in places(phrase)} <= words, phrase
