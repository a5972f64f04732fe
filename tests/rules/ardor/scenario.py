"""Set an Ardor table by card names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise; piles are listed top first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shipboard.games.ardor import names as n
from shipboard.games.ardor.rules import energy, play, reveal, talk, turn
from shipboard.games.ardor.state import MISSIONS, STEP_SIX, Ardor
from shipboard.games.ardor.table import GAME
from shipboard.kernel import view as views
from shipboard.kernel.cards import KIND, PUBLIC, placed
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused, clone
from shipboard.kernel.words import Speaker

LETTERS = "ABCDEF"
CREWS = {
    3: ("saboteur", "crew", "crew"),
    4: ("saboteur", "crew", "crew", "crew"),
    5: ("saboteur", "crew", "crew", "crew", "chancellor"),
    6: ("saboteur", "crew", "crew", "crew", "chancellor", "accomplice"),
}
BASE_CHARACTERS = ("surgeon", "first_officer", "pilot", "mechanic", "security_chief", "analyst")


class Scenario:
    """An Ardor table in the middle of a game."""

    def __init__(self, state: Ardor) -> None:
        self.g = state
        self.g.telling = True

    # What is on the table.

    def zone(self, name: str, seat: str | None = None) -> list[str]:
        """The cards of a zone; of piles the top one first, otherwise sorted by name."""
        zone = next(z for z in GAME.zones if z.name == name)
        pile = getattr(self.g, name)
        cards = pile if seat is None else pile[LETTERS.index(seat)]
        names = [self.g.pack.names[zone.pool][card & KIND] for card in cards]
        return names[::-1] if zone.ordered else sorted(names)

    def hand(self, seat: str) -> list[str]:
        return self.zone("hand", seat)

    def energy(self, seat: str) -> int:
        """Free Energy in front of a player."""
        return len(self.g.front[LETTERS.index(seat)])

    def malfunctions(self) -> list[tuple[str, str, int]]:
        """(name, holder or 'ship', Energy on it) of each Malfunction in play, oldest first."""
        return [
            (self.g.pack.names["card"][kind], "ship" if h < 0 else LETTERS[h], len(on))
            for kind, h, on in zip(self.g.malfunctions, self.g.holder, self.g.on, strict=True)
        ]

    def health(self, seat: str) -> int:
        return self.g.health[LETTERS.index(seat)]

    @property
    def cells(self) -> int:
        return self.g.cells

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]

    def outcome(self) -> tuple[str, str, str] | None:
        """(side, reason, winners as letters), or None while the game runs."""
        ended = views.outcome(GAME, self.g)
        if ended is None:
            return None
        return ended["side"], ended["reason"], "".join(LETTERS[s] for s in ended["winners"])

    def log(self) -> list[str]:
        """The names of the events so far."""
        return [GAME.events[event[0]].name for event in self.g.events]

    def told(self, event: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The events of this name as the viewer (None: a spectator) saw them."""
        seat = None if viewer is None else LETTERS.index(viewer)
        seen = [views.event(GAME, self.g, happened, seat) for happened in self.g.events]
        return [happened for happened in seen if happened.pop("event") == event]

    def words(self, viewer: str | None = None, since: int = 0) -> list[str]:
        """What has happened from event number `since` on, in the words that the viewer reads."""
        seat = None if viewer is None else LETTERS.index(viewer)
        speaker = Speaker(GAME, LETTERS[: self.g.players], seat)
        return [speaker.event(self.g, happened) for happened in self.g.events[since:]]

    def view(self, seat: str | None) -> dict[str, Any]:
        return views.view(GAME, self.g, None if seat is None else LETTERS.index(seat))

    # What is asked.

    def asked(self) -> list[tuple[str, str]]:
        """(seat, kind) of every open decision."""
        return [(LETTERS[seat], GAME.kinds[kind].name) for _, seat, kind, _ in self.g.open]

    def options(self, seat: str | None = None) -> list[str]:
        """The options of the open decision (of this seat), by name, sorted."""
        for _, asked, kind, options in self.g.open:
            if seat is None or LETTERS[asked] == seat:
                return sorted(views.option_name(GAME, self.g, kind, o) for o in options)
        raise AssertionError(f"{seat} is not asked; asked are {self.asked()}")

    def answer(
        self, seat: str, kind: str, option: str, so_that: Callable[[Scenario], bool] | None = None
    ) -> Scenario:
        """Answer as this seat, checking that exactly this kind is asked.

        With `so_that`, chance is tried until the table looks like that afterwards.
        """
        if so_that is not None:
            self.luck(lambda table: so_that(table.answer(seat, kind, option)))
        assert (seat, kind) in self.asked(), f"asked are {self.asked()}"
        for number, asked, which, options in self.g.open:
            if (LETTERS[asked], GAME.kinds[which].name) == (seat, kind):
                names = [views.option_name(GAME, self.g, which, o) for o in options]
                assert option in names, f"{option} is none of {names}"
                self.g.answer(number, options[names.index(option)])
                break
        return self

    def luck(self, wish: Callable[[Scenario], bool]) -> Scenario:
        """Give chance a key with which the wish comes true on a copy of the table."""
        for attempt in range(20_000):
            trial = clone(self.g)
            _reseed(trial, attempt)
            if wish(Scenario(trial)):
                _reseed(self.g, attempt)
                return self
        raise AssertionError("no luck in 20,000 attempts")

    def reseed(self, key: int) -> Scenario:
        """Give chance another key: the same key, the same luck."""
        _reseed(self.g, key)
        return self

    def refuses(self, act: Callable[[], object]) -> str:
        """The act is refused and changes nothing; returns the words of the refusal."""
        before = digest(self.g)
        try:
            act()
        except Refused as refused:
            assert digest(self.g) == before
            return str(refused)
        raise AssertionError("it was not refused")

    def play_out(self, choose: Callable[[list[str]], str] = lambda options: options[0]) -> Scenario:
        """Answer everything, by default with the first option, until the game is over."""
        while not self.g.over:
            number, _, kind, options = self.g.open[0]
            names = [views.option_name(GAME, self.g, kind, o) for o in options]
            self.g.answer(number, options[names.index(choose(names))])
        return self


def _reseed(g: Ardor, attempt: int) -> None:
    g.key = attempt.to_bytes(8, "little")
    g.rolls[:] = [0] * len(g.rolls)


def scenario(
    *,
    players: int = 4,
    active: str = "A",
    step: str = "turn",
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = ("energy",) * 20,
    pile: Sequence[str] = (),
    discard: Sequence[str] = (),
    energy_in_front: Mapping[str, int] | None = None,
    malfunctions: Sequence[tuple[str, str, int]] = (),
    missions: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
    damaged: str = "",
    dead: str = "",
    cells: int = 6,
    protected: bool = False,
    skip: str = "",
    ally_order: Mapping[str, str] | None = None,
    telling: bool = False,
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    `step` says where to begin: "turn" (the active player's turn from its start), "commit" (step
    III), "energy_post" (step VII), "reveal:CARD,CARD" (step VI with exactly these cards turned
    up), "play:CARD" (this one card being carried out in step VI). The turn then goes on as usual.
    Names of players are letters. Missions default to A saboteur, the others blue (5: E chancellor;
    6: F accomplice); characters to the base six in order. Events are noted from the first question
    on, or with `telling` from the beginning.
    """
    chosen = GAME.choose(players, options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, b"scenario", pack, chosen)
    assert isinstance(g, Ardor)
    g.stack.clear()
    card = pack.names["card"].index
    for seat in range(players):
        letter = LETTERS[seat]
        g.hand[seat] = [card(name) for name in (hands or {}).get(letter, ())]
        mission = (missions or {}).get(letter, CREWS[players][seat])
        g.mission[seat] = [MISSIONS.index(mission)]
        who = (characters or {}).get(letter, BASE_CHARACTERS[seat])
        g.character[seat] = [pack.names["character"].index(who)]
        g.front[seat] = [card("energy")] * (energy_in_front or {}).get(letter, 0)
        if letter in damaged:
            g.health[seat] = 1
        if letter in dead:
            g.health[seat] = 0
            g.mission[seat] = [placed(g.mission[seat][0], PUBLIC)]
        g.skip[seat] = int(letter in skip)
        if letter in (ally_order or {}):
            g.ally_order[seat] = LETTERS.index((ally_order or {})[letter])
    g.deck[:] = [card(name) for name in reversed(deck)]
    g.discard[:] = [card(name) for name in reversed(discard)]
    g.command_pile[:] = [card(name) for name in reversed(pile)]
    for name, holder, on in malfunctions:
        g.handles += 1
        g.malfunctions.append(card(name))
        g.holder.append(-1 if holder == "ship" else LETTERS.index(holder))
        g.handle.append(g.handles)
        g.on.append([card("energy")] * on)
    g.cells = cells
    g.protected = g.protect_next = protected
    g.active = LETTERS.index(active)
    g.turn = 1
    g.telling = telling
    _begin(g, step, card)
    g.run()
    return Scenario(g)


def _begin(g: Ardor, step: str, card: Callable[[str], int]) -> None:
    seat = g.active
    word, _, cards = step.partition(":")
    if word == "turn":
        g.then((turn.turn, seat))
        return
    g.protect_next = False
    after = [(energy.energy_action, seat, n.ENERGY_POST), (turn.end_turn, seat)]
    if word in ("reveal", "play"):
        g.phase = STEP_SIX
        rest = [(reveal.resolve_next,), (reveal.clean_up,), *after]
        if word == "play":
            g.then((play.play, card(cards)), *rest)
        else:
            g.revealed[:] = [card(name) for name in cards.split(",")]
            g.then(*rest)
    elif word == "commit":
        g.then(
            (turn.commit_card, seat), (talk.before_ally,), (turn.choose_ally, seat),
            (turn.deck_commits,), (talk.after_commits,), (reveal.reveal,),
            (reveal.resolve_next,), (reveal.clean_up,), *after,
        )  # fmt: skip
    elif word == "energy_post":
        g.then(*after)
    else:
        raise AssertionError(f"unknown step {step}")
