"""A tale as a page that stands alone: no script, no request, printable, readable in the dark."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources

from .book import Crew, Life, Line, Tale, signed
from .markdown import fate, ranked
from .words import listed

PLANET = (
    '<svg class="planet" viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">'
    '<g fill="none" stroke="currentColor" stroke-width="1.5">'
    '<circle cx="60" cy="30" r="15"/>'
    '<path d="M46 25C27 31 12 39 14 43s30 0 52-8 42-18 40-22-15-2-32 4"/>'
    "</g></svg>"
)


def page(tale: Tale) -> str:
    """The whole tale."""
    style = resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    title = escape(tale.title)
    players = listed([crew.player for crew in tale.crews])
    told = any(line.told for line in tale.lines())
    note = "<p>Sentences in italics were told at the table.</p>\n" if told else ""
    crews = "".join(_crew(number, crew, tale.over) for number, crew in enumerate(tale.crews, 1))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
{PLANET}
<h1>{title}</h1>
<p class="subtitle">A tale of {escape(tale.game)}<br>
from the crews of {escape(players)}</p>
</header>
<main>
<p class="prologue">{escape(tale.prologue.text)}</p>
{_cast(tale)}{crews}<section class="ending" aria-labelledby="ending">
<h2 id="ending">{"The end" if tale.over else "So far"}</h2>
{_prose(tale.ending)}{_scores(tale)}</section>
</main>
<footer>
{note}<p>{PLANET}</p>
</footer>
</body>
</html>
"""


def _cast(tale: Tale) -> str:
    items = []
    for number, crew in enumerate(tale.crews, 1):
        lives = ", ".join(
            f'<a href="#{escape(life.id)}">{escape(life.name)}</a>' for life in crew.lives
        )
        items.append(
            f'<dt><a href="#crew-{number}">{escape(crew.player)}</a></dt>\n<dd>{lives}</dd>\n'
        )
    return (
        '<nav class="cast" aria-labelledby="cast">\n<h2 id="cast">The cast</h2>\n'
        f"<dl>\n{''.join(items)}</dl>\n</nav>\n"
    )


def _crew(number: int, crew: Crew, over: bool) -> str:
    lives = "".join(_life(life, over) for life in crew.lives)
    asides = f"<h3>Meanwhile</h3>\n{_prose(crew.asides)}" if crew.asides else ""
    ending = f"<h3>The reckoning</h3>\n{_prose([crew.ending])}" if crew.ending else ""
    return (
        f'<section class="crew" aria-labelledby="crew-{number}">\n'
        f'<h2 id="crew-{number}"><small>The crew of</small> {escape(crew.player)}</h2>\n'
        f'<p class="opening">{escape(crew.opening.text)}</p>\n'
        f'{lives}<div class="after">\n{asides}{ending}</div>\n</section>\n'
    )


def _life(life: Life, over: bool) -> str:
    motto = f'<p class="motto">{escape(life.motto)}</p>\n' if life.motto else ""
    prose = "".join(_prose(paragraph) for paragraph in life.paragraphs)
    state = "dead" if life.dead else "alive"
    return (
        f'<article class="life {state}" aria-labelledby="{escape(life.id)}">\n'
        f'<h3 id="{escape(life.id)}">{escape(life.name)}</h3>\n'
        f'{motto}<div class="story">\n{prose}</div>\n{_ledger(life)}'
        f'<p class="fate">{escape(fate(life, over))}</p>\n</article>\n'
    )


def _ledger(life: Life) -> str:
    if not life.ledger:
        return ""
    rows = "".join(
        f'<tr><td class="number">{entry.turn}</td><th scope="row">{escape(entry.what)}</th>'
        f'<td>{escape(entry.by)}</td><td class="number">{signed(entry.worth)}</td></tr>\n'
        for entry in life.ledger
    )
    return (
        '<table class="ledger">\n'
        f"<caption>What happened to {escape(_within(life.name))}, in order</caption>\n"
        '<thead><tr><th scope="col" class="number">Turn</th><th scope="col">What happened</th>'
        '<th scope="col">By the hand of</th><th scope="col" class="number">Self-Worth</th></tr>'
        f"</thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
    )


def _within(name: str) -> str:
    """A name inside a sentence."""
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def _scores(tale: Tale) -> str:
    rows = "".join(
        f'<tr><td class="number">{crew.place if tale.over else "–"}</td>'
        f'<th scope="row">{escape(crew.player)}</th>'
        f'<td class="number">{sum(life.dead for life in crew.lives)}</td>'
        f'<td class="number">{signed(crew.total)}</td></tr>\n'
        for crew in ranked(tale)
    )
    return (
        '<table class="scores">\n<caption>The scores: the lowest total wins</caption>\n'
        '<thead><tr><th scope="col" class="number">Place</th><th scope="col">Crew of</th>'
        '<th scope="col" class="number">Dead</th><th scope="col" class="number">Total</th></tr>'
        f"</thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
    )


def _prose(lines: Iterable[Line]) -> str:
    return f"<p>{' '.join(_line(line) for line in lines)}</p>\n"


def _line(line: Line) -> str:
    return f'<i class="told">{escape(line.text)}</i>' if line.told else escape(line.text)
