"""Set an Outsider table by card names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise (P0, P1, … of the worked examples); piles are listed
top first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shipboard.games.outsider.rules import acts, shift, windows
from shipboard.games.outsider.rules import crises as crisis_rules
from shipboard.games.outsider.rules import turn as turns
from shipboard.games.outsider.state import LOYALTIES, OUTSIDER, Outsider
from shipboard.games.outsider.table import GAME
from shipboard.kernel.cards import DESIGN, PUBLIC, placed, within
from tests.rules.scenario import LETTERS, TableInPlay, lay_from

__all__ = ["GAME", "LETTERS", "Scenario", "scenario"]

CHARACTERS = ("marshal", "surgeon", "machinist", "steward", "quartermaster", "deckhand")
FILLER = ("dark", "spore_tray", "mount_brace", "door_jack")


class Scenario(TableInPlay[Outsider]):
    """An Outsider table in the middle of a game."""

    game = GAME

    # What is on the table.

    def completed(self, seat: str) -> list[str]:
        return self.zone("completed", seat)

    def survival(self, seat: str | None = None) -> Any:
        """One player's Survival, or that of all in seat order."""
        return self.g.survival[:] if seat is None else self.g.survival[LETTERS.index(seat)]

    def character(self, seat: str) -> str:
        return self.zone("character", seat)[0]

    def loyalty(self, seat: str) -> str:
        return self.zone("loyalty", seat)[0]

    def token(self, seat: str) -> str | None:
        """Where a player's token stands; None off the board or without location rules."""
        place = self.g.token[LETTERS.index(seat)]
        return None if place < 0 else str(self.g.pack.names["place"][place])

    def shown(self) -> str:
        """The players whose Loyalty lies face up, as letters."""
        return "".join(
            LETTERS[seat]
            for seat in range(self.g.players)
            if self.g.loyalty[seat][0] & placed(0, PUBLIC)
        )

    def slowed(self) -> str:
        """The players who will be slowed in their next turn, as letters."""
        return "".join(LETTERS[seat] for seat in range(self.g.players) if self.g.slow[seat])

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]

    @property
    def base_left(self) -> int:
        """Base actions that the active player has not used."""
        return acts.base_left(self.g)

    def price(self, cost: int) -> int:
        """The Survival that an act of this cost would take, -1 if it cannot be paid."""
        return acts.price(self.g, cost)

    # What is asked.

    def act(self, option: str) -> Scenario:
        """The active player's choice from the menu; windows before it are passed."""
        return self.passing().answer(self.active, "act", option)

    def passing(self) -> Scenario:
        """Let everybody pass in the windows that are open, up to the next other question."""
        while self.g.window >= 0:
            self.g.answer(self.g.open[0][0], 0)
        return self


def scenario(
    *,
    players: int = 4,
    active: str = "A",
    step: str = "menu",
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = FILLER * 5,
    piles: Mapping[str, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    supply: Sequence[str] = (),
    seeded: Mapping[str, str] | None = None,
    entropy: Sequence[str] = (),
    goals: Sequence[str] = (),
    completed: Mapping[str, Sequence[str]] | None = None,
    survival: Mapping[str, int] | None = None,
    loyalties: Mapping[str, str] | None = None,
    shown: str = "",
    unused: Sequence[str] | None = None,
    characters: Mapping[str, str] | None = None,
    box: Sequence[str] = (),
    crises: Sequence[str] | None = None,
    crisis_discard: Sequence[str] = (),
    ongoing: Sequence[str] | Mapping[str, str] = (),
    tokens: Mapping[str, str] | None = None,
    direction: int = 1,
    first: str = "A",
    turn: int = 1,
    used: int = 0,
    granted: int = 0,
    bought: int = 0,
    discount: int = 0,
    used_abilities: Sequence[str] = (),
    slow: str = "",
    slowed: bool = False,
    skip_entropy: int = 0,
    dead_count: int = 0,
    died: str = "",
    telling: bool = False,
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    `step` says where to begin; the turn then goes on as usual:
    "menu": the active player's menu, without the W1 before it; "window": that W1, then the menu;
    "turn": the active player's turn from its start; "end": the W3 after the action steps;
    "entropy": the Entropy step; "crisis": the active player draws the top Crisis, then the menu;
    "crisis:ID": this Crisis is drawn by the active player, or with "crisis:ID:LETTER" by another;
    "sabotage:ID:LETTER", "tech:ID:LETTER": this play by that player, then the menu;
    "shift": the active player's Shift Sequence, already paid, then the menu; "setup": the whole
    set-up with these options, nothing of the table being used.

    Characters default to ones without a part in most rules (marshal, surgeon, machinist, steward,
    quartermaster, deckhand), Loyalties to A Outsider and the rest Crew, Survival to
    `start_survival`, the Crisis deck to all Crises that lie nowhere else, in the order of the
    content. `seeded` puts cards into the Supply that their players know. `ongoing` may say who
    resolved each. `unused` are the Loyalty cards of section 22, by default those left in the box.
    With location rule III `piles` gives the cards of each location (default: three `dark`); tokens
    default to the bridge where there is any location rule. The cards are those of the
    specification (`chimera_core`) unless the options say otherwise.
    """
    chosen = GAME.choose(players, {"content": "chimera_core"} | options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, b"scenario", pack, chosen)
    assert isinstance(g, Outsider)
    g.telling = telling
    if step == "setup":
        g.run()
        return Scenario(g)
    g.stack.clear()
    card = pack.names["card"].index
    place = pack.names["place"].index
    seat_of = LETTERS.index
    for seat in range(players):
        letter = LETTERS[seat]
        g.hand[seat] = [card(name) for name in (hands or {}).get(letter, ())]
        who = (characters or {}).get(letter, CHARACTERS[seat])
        g.character[seat] = [pack.names["character"].index(who)]
        side = (loyalties or {}).get(letter, "outsider" if seat == 0 else "crew")
        g.loyalty[seat] = [LOYALTIES.index(side)]
        if letter in shown:
            g.loyalty[seat] = [placed(g.loyalty[seat][0], PUBLIC)]
        g.survival[seat] = (survival or {}).get(letter, g.start_survival)
        g.completed[seat] = [card(name) for name in (completed or {}).get(letter, ())]
        g.slow[seat] = int(letter in slow)
        if letter in died:
            g.died |= 1 << seat
        if g.located:
            g.token[seat] = place((tokens or {}).get(letter, "bridge"))
    g.outsiders = sum(g.loyalty[seat][0] & DESIGN == OUTSIDER for seat in range(players))
    if g.loc_draw:
        for where in range(len(pack.neighbours)):
            cards = (piles or {}).get(pack.names["place"][where], ("dark",) * 3)
            g.piles[where] = [card(name) for name in reversed(cards)]
    else:
        g.deck[:] = [card(name) for name in reversed(deck)]
    g.discard[:] = [card(name) for name in reversed(discard)]
    g.supply[:] = [card(name) for name in supply]
    g.supply += [within(card(name), 1 << seat_of(who)) for who, name in (seeded or {}).items()]
    g.entropy[:] = [card(name) for name in entropy]
    g.goals_in_play[:] = [card(name) for name in goals]
    taken = [g.character[seat][0] for seat in range(players)]
    g.box[:] = [pack.names["character"].index(name) for name in reversed(box)]
    if not box:
        g.box[:] = [design for design in range(len(pack.skills)) if design not in taken]
    _loyalties_left(g, unused)
    _crises(g, step, crises, crisis_discard, ongoing)
    g.direction = direction
    g.first, g.active = seat_of(first), seat_of(active)
    g.turn, g.used, g.granted, g.bought, g.discount = turn, used, granted, bought, discount
    g.slowed, g.skip_entropy, g.dead_count = slowed, skip_entropy, dead_count
    g.used_abilities[:] = [pack.names["ability"].index(name) for name in used_abilities]
    _begin(g, step, card)
    g.run()
    return Scenario(g)


def _loyalties_left(g: Outsider, unused: Sequence[str] | None) -> None:
    if unused is not None:
        g.unused[:] = [LOYALTIES.index(name) for name in unused]
    elif g.quick_dead:
        g.unused[:] = [0] * (6 - g.players + g.outsiders) + [1] * (3 - g.outsiders)


def _crises(
    g: Outsider,
    step: str,
    crises: Sequence[str] | None,
    crisis_discard: Sequence[str],
    ongoing: Sequence[str] | Mapping[str, str],
) -> None:
    card = g.pack.names["card"].index
    g.crisis_discard[:] = [card(name) for name in reversed(crisis_discard)]
    g.ongoing[:] = [card(name) for name in ongoing]
    by = ongoing if isinstance(ongoing, Mapping) else {}
    g.ongoing_by[:] = [LETTERS.index(by.get(name, "A")) for name in ongoing]
    drawn = step.split(":")[1] if step.startswith("crisis:") else ""
    if crises is not None:
        g.crisis_deck[:] = [card(name) for name in reversed(crises)]
    else:
        elsewhere = [*g.crisis_discard, *g.ongoing]
        left = [design for design in g.cards.crises if design not in elsewhere]
        g.crisis_deck[:] = left[::-1]
    if drawn:
        if card(drawn) in g.crisis_deck:
            g.crisis_deck.remove(card(drawn))
        g.crisis_deck.append(card(drawn))


def _begin(g: Outsider, step: str, card: Callable[[str], int]) -> None:
    seat = g.active
    word, *words = step.split(":")
    if word == "turn":
        g.turn -= 1
        g.then((turns.turn, seat))
        return
    first: Callable[..., None] = acts.before_menu
    if word in ("end", "menu"):
        first = windows.open_window
    elif word == "entropy":
        first = turns.entropy_step
    lay_from(g, g.cards.turns[seat], first)
    if word == "menu":
        g.then((acts.menu,))
    elif word == "crisis":
        resolver = LETTERS.index(words[1]) if len(words) > 1 else seat
        g.then((crisis_rules.draw_crises, resolver, 1))
    elif word == "sabotage":
        g.then((windows.sabotage, LETTERS.index(words[1]), card(words[0])))
    elif word == "tech":
        g.then((windows.play_tech, LETTERS.index(words[1]), card(words[0])))
    elif word == "shift":
        g.then((shift.declare, seat))
    elif word not in ("entropy", "end", "window"):
        raise AssertionError(f"unknown step {step}")
