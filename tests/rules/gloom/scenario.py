"""Set a Gloom table by card names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise. Deck cards have their ids (`m41`); a Character is its
title without "The" (`robot`, `dark_lord`, `ships_cat`). Piles are listed top first, stacks bottom
to top as the specification writes them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from shipboard.games.gloom.pack import BLANK, CLEAR, EMPTY
from shipboard.games.gloom.rules import ending, stacks, turn
from shipboard.games.gloom.state import Gloom
from shipboard.games.gloom.table import GAME
from shipboard.kernel import view as views
from shipboard.kernel.cards import DESIGN
from tests.rules.scenario import LETTERS, TableInPlay, lay_from

RESPONSES = ("e08", "e09", "e10")


def short(title: str) -> str:
    """`The Ship's Cat` is `ships_cat`."""
    words = re.sub(r"[^a-z ]", "", title.lower()).split()
    return "_".join(words[1:] if words[0] == "the" else words)


class Scenario(TableInPlay[Gloom]):
    """A Gloom table in the middle of a game."""

    game = GAME

    # Names.

    def card(self, name: str) -> int:
        return self.g.pack.names["card"].index(name)

    def character(self, name: str) -> int:
        """The number of a Character by its short title or its id."""
        if name in self.g.pack.names["character"]:
            return self.g.pack.names["character"].index(name)
        return [short(title) for title in self.g.pack.titles["character"]].index(name)

    def short(self, c: int) -> str:
        return short(self.g.pack.titles["character"][c])

    def cards(self, pile: Sequence[int]) -> list[str]:
        return [self.g.pack.names["card"][card & DESIGN] for card in pile]

    # What is on the table.

    def deck(self) -> list[str]:
        """The deck, top first."""
        return self.cards(self.g.deck)[::-1]

    def discard(self) -> list[str]:
        """The discard pile, sorted: its order never matters."""
        return sorted(self.cards(self.g.discard))

    def announced(self) -> list[str]:
        return self.cards(self.g.announced)

    def box(self) -> list[str]:
        return sorted(self.cards(self.g.box))

    def crew(self, seat: str) -> list[str]:
        return [self.short(c) for c in self.g.crew[LETTERS.index(seat)]]

    def stack(self, name: str) -> list[str]:
        """The cards on a Character, bottom to top."""
        return self.cards(self.g.stacks[self.character(name)])

    def slots(self, name: str) -> str:
        """The three slots as `-25/-/-`; a dash is an empty place."""
        stack = self.g.stacks[self.character(name)]
        shown = [stacks.shown_slot(self.g.cards, stack, k) for k in range(3)]
        return "/".join(
            "-" if value == EMPTY else f"{value:+d}" if value else "0" for value in shown
        )

    def icons(self, name: str) -> str:
        """The three icon positions as `credit/rank/-`."""
        stack = self.g.stacks[self.character(name)]
        shown = [stacks.shown_icon(self.g.cards, stack, k) for k in range(3)]
        names = self.g.cards.icon_names
        words = {CLEAR: "-", BLANK: "blank"} | {1 << i: name for i, name in enumerate(names)}
        return "/".join(words[icon] for icon in shown)

    def showing(self, name: str) -> list[str]:
        """The icons a Character counts as showing, sorted."""
        mask = stacks.icons_of(self.g, self.character(name))
        return [icon for i, icon in enumerate(self.g.cards.icon_names) if mask >> i & 1]

    def worth(self, name: str) -> int:
        return stacks.worth_of(self.g, self.character(name))

    def dead(self, name: str) -> bool:
        return self.g.dead[self.character(name)] > 0

    def owner(self, name: str) -> str:
        return LETTERS[self.g.owner[self.character(name)]]

    def text(self, name: str) -> str:
        """Whose text is visible: a card's, or the Character's own."""
        stack = self.stack(name)
        return stack[-1] if stack else name

    def portrait(self, name: str) -> str:
        face = self.g.face[self.character(name)]
        return self.stack(name)[face] if face >= 0 else name

    def draw_limit(self, seat: str) -> int:
        return stacks.draw_limit(self.g, LETTERS.index(seat))

    def total(self, seat: str) -> int:
        return ending.total(self.g, LETTERS.index(seat))

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]

    @property
    def action(self) -> int:
        return self.g.action

    def outcome(self) -> tuple[str, str] | None:
        """(reason, winners as letters), or None while the game runs."""
        ended = views.outcome(GAME, self.g)
        if ended is None:
            return None
        return ended["reason"], "".join(LETTERS[seat] for seat in ended["winners"])

    # What is asked.

    def option(self, kind: int, option: int) -> str:
        label, refers, index = GAME.kind(self.g.pack, kind).split(option)
        if refers == "item":
            return f"{label}:{self.short(index)}" if label else self.short(index)
        return views.option_name(GAME, self.g, kind, option)

    def play(self, card: str, *targets: str, way: str = "", responses: bool = False) -> Scenario:
        """Play a card on these targets, by the decision that is open for it.

        Everybody declines to respond, unless `responses`; `way` answers choose_mode.
        """
        self.choose(f"play:{card}", *targets, *([way] if way else []))
        return self if responses else self.decline()

    def decline(self) -> Scenario:
        """Let everybody decline to respond."""
        while self.g.open and self.asked()[0][1] == "respond":
            self.choose("decline")
        return self


def new_game(players: int = 3, telling: bool = True, **options: object) -> Scenario:
    """A game from its set-up on, run up to the first question."""
    chosen = GAME.choose(players, options)
    g = GAME.deal(players, b"scenario", GAME.load(chosen), chosen)
    assert isinstance(g, Gloom)
    g.telling = telling
    g.run()
    return Scenario(g)


def scenario(
    *,
    players: int = 3,
    active: str = "A",
    step: str = "turn",
    crews: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    stacked: Mapping[str, Sequence[str]] | None = None,
    played_by: Mapping[str, str] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    box: Sequence[str] = (),
    skip_turns: str = "",
    skip_draws: str = "",
    windows: bool = True,
    telling: bool = False,
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    `step` says where to begin: "turn", "action:2" (that action of the turn), "last_gap" (after the
    last action), "draw_step". `crews` need not be complete: Characters not named fill them up in
    order. `stacked` gives the cards on Characters, bottom to top; each was played by the owner, or
    by the letters in `played_by`. The deck, top first, is by default made of all cards not named
    elsewhere, in order, Responses last; without `windows` the Responses not named are in the box,
    so that nobody is asked. `skip_turns` and `skip_draws` are letters, one for each skip. Events
    are noted from the first question on, or with `telling` from the beginning.
    """
    chosen = GAME.choose(players, options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, b"scenario", pack, chosen)
    assert isinstance(g, Gloom)
    g.stack.clear()
    table = Scenario(g)
    g.telling = telling
    _seat_crews(table, crews or {})
    named = [*discard, *box]
    for seat in range(players):
        held = (hands or {}).get(LETTERS[seat], ())
        named += held
        g.hand[seat] = [table.card(name) for name in held]
    g.active = LETTERS.index(active)
    for name, cards in (stacked or {}).items():
        named += cards
        c = table.character(name)
        by = (played_by or {}).get(name, LETTERS[g.owner[c]] * len(cards))
        g.stacks[c] = [table.card(card) for card in cards]
        g.played_by[c] = [LETTERS.index(letter) for letter in by]
    g.discard[:] = [table.card(name) for name in discard]
    g.box[:] = [table.card(name) for name in box]
    responses = [name for name in RESPONSES if name in pack.names["card"] and name not in named]
    if not windows:
        g.box += [table.card(name) for name in responses]
        named += responses
    if deck is None:
        rest = [design for design in pack.deck if pack.names["card"][design] not in named]
        rest.sort(key=lambda design: pack.names["card"][design] in RESPONSES)
        g.deck[:] = rest[::-1]
    else:
        g.deck[:] = [table.card(name) for name in reversed(deck)]
    for c in range(pack.characters):
        if g.owner[c] >= 0:
            stacks.look_at(g, c)
    stacks.refresh(g)
    for letter in skip_turns:
        g.skip_turns[LETTERS.index(letter)] += 1
    for letter in skip_draws:
        g.skip_draws[LETTERS.index(letter)] += 1
    _begin(g, step)
    g.run()
    g.telling = True
    return table


def _seat_crews(table: Scenario, crews: Mapping[str, Sequence[str]]) -> None:
    g = table.g
    wanted = {letter: [table.character(name) for name in crew] for letter, crew in crews.items()}
    taken = {c for crew in wanted.values() for c in crew}
    free = [c for c in range(g.cards.characters) if c not in taken]
    for seat in range(g.players):
        crew = wanted.get(LETTERS[seat], [])
        while len(crew) < 4:
            crew.append(free.pop(0))
        g.crew[seat] = crew
        for c in crew:
            g.owner[c] = seat
    g.spare[:] = free


def _begin(g: Gloom, step: str) -> None:
    seat = g.active
    word, _, number = step.partition(":")
    if word == "turn":
        g.then((turn.turn, seat))
        return
    g.turn = 1
    g.actions = 2
    g.changed = False
    if word == "action":
        g.action = int(number)
        g.actions = max(2, g.action)
        lay_from(g, g.cards.turns[seat], turn.take_action)
    elif word == "last_gap":
        g.action = 3
        lay_from(g, g.cards.turns[seat], turn.last_gap)
    elif word == "draw_step":
        g.action = 3
        lay_from(g, g.cards.turns[seat], turn.draw_step)
    else:
        raise AssertionError(f"unknown step {step}")


__all__ = ["GAME", "LETTERS", "Scenario", "new_game", "scenario", "short"]
