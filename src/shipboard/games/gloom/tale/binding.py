"""The frame of a tale: its title and prologue, its crews, and how it ends."""

from __future__ import annotations

from ..rules.ending import place, total
from ..rules.stacks import worth_of
from .book import Crew, Life, Line, Tale, signed
from .lives import Draft
from .narrator import Narrator
from .words import NUMBERS, curl, fill, listed, phrases


def bind(story: Narrator) -> Tale:
    """The book of everything that was told."""
    frame = phrases("frame")
    words = {"number": NUMBERS[len(story.match.names)]}
    prologue = Line(fill(story.chooser.pick(frame["prologue"], words), words))
    return Tale(
        title=story.chooser.pick(frame["titles"], {}),
        game=story.match.game.title,
        prologue=prologue,
        crews=tuple(crew(story, seat) for seat in range(len(story.match.names))),
        ending=tuple(ending(story)),
        over=story.g.over,
    )


def crew(story: Narrator, seat: int) -> Crew:
    """A crew, with what it came to."""
    frame = phrases("frame")
    player = story.match.names[seat]
    lives = [life for life in story.lives.values() if life.seat == seat]
    words = {"player": player, "cast": listed([life.person.name for life in lives])}
    options = frame["crew"]
    opening = story.chooser.pick(options, words) or story.chooser.repeat(options)
    totals = [total(story.g, other) for other in range(story.g.players)]
    end = None
    if story.g.over:
        lowest, highest = min(totals), max(totals)
        fate = "last" if totals[seat] == highest else "middle"
        if totals[seat] == lowest:
            fate = "won_dead" if all(life.dead for life in lives) else "won"
        words["total"] = signed(totals[seat])
        phrase = story.chooser.pick(frame[fate], words) or story.chooser.repeat(frame[fate])
        end = Line(story.finish(fill(phrase, words)))
    return Crew(
        player=player,
        opening=Line(story.finish(fill(opening, words))),
        lives=tuple(a_life(story, life) for life in lives),
        asides=tuple(story.asides[seat]),
        ending=end,
        total=totals[seat],
        place=place(totals, seat),
    )


def a_life(story: Narrator, life: Draft) -> Life:
    """A life as it stands in the book; those who are left are left with a word."""
    if story.g.over and not life.dead and not life.gone:
        known = phrases("characters")
        options = known.get(life.id, known["anybody"])["live"]
        phrase = story.chooser.pick(options, life.words()) or story.chooser.repeat(options)
        if not life.ledger:
            story.add(life, story.turns["untouched"]["say"], life.words())
        life.turn_page()
        life.say(fill(phrase, life.words(named=True)))
    return Life(
        id=life.id,
        name=curl(life.title),
        motto=curl(story.pack.texts["character"][life.c]),
        paragraphs=tuple(tuple(paragraph) for paragraph in life.paragraphs if paragraph),
        ledger=tuple(life.ledger),
        dead=life.dead,
        gone=life.gone,
        worth=worth_of(story.g, life.c),
    )


def ending(story: Narrator) -> list[Line]:
    """GLM-14.1, R64: why the story stops here."""
    frame = phrases("frame")
    if not story.g.over:
        return [Line(frame["open"][0])]
    complete = [
        story.whose(seat)
        for seat, crew in enumerate(story.g.crew)
        if all(story.g.dead[c] for c in crew)
    ]
    words = {"crew": listed(complete)}
    reason = story.match.game.reasons[story.g.reason]
    why = story.chooser.pick(frame[reason], words)
    return [Line(fill(why, words)), Line(story.chooser.pick(frame["closing"], {}))]
