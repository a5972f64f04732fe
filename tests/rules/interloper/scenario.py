"""Set an Interloper table by names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise. A figure is named by its id (`guard_1`,
`brood_twin`, `tym_brock`); `prime` is the Interloper, and a letter is the figure of that player.
Piles are listed top first. In a deck a number stands for some card of that value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

from shipboard.games.interloper import choices
from shipboard.games.interloper.pack import (
    COLONIST,
    DOOR,
    GUARD,
    NPC,
    NPC_TYPES,
    NPCS,
    PRIME,
    STATS,
)
from shipboard.games.interloper.rules import lasting, setup, ship, turn
from shipboard.games.interloper.rules.effects import enter
from shipboard.games.interloper.rules.figures import bits, refresh
from shipboard.games.interloper.rules.menu import play_on
from shipboard.games.interloper.state import (
    L_ASSIST,
    L_BLOCK,
    L_NO_STALK,
    L_POWER,
    L_SUPPRESSED,
    NOBODY,
    NORMAL_LOCK,
    NOWHERE,
    Interloper,
)
from shipboard.games.interloper.table import GAME
from shipboard.kernel.cards import DESIGN, PUBLIC, placed
from shipboard.kernel.state import clone

from ..scenario import LETTERS, TableInPlay, lay_from

__all__ = ["GAME", "LETTERS", "Scenario", "scenario"]

CHARACTERS = ("derek_kent", "tym_brock", "gale_hildom", "abigail_ruth", "unit_a238")
EDGE_STATES = ("unlocked", "locked", "wrecked", "intact")
RESIN = 16
NPC_START = {
    "technician_1": "comms_array",
    "guard_1": "security_post",
    "doctor_1": "medbay",
    "guard_2": "brig",
    "technician_2": "workshop",
    "doctor_2": "laboratory",
    "doctor_3": "cryo_vault",
    "technician_3": "life_support",
    "guard_3": "storage",
}

Cards = Sequence[str | int]


class Scenario(TableInPlay[Interloper]):
    """An Interloper table in the middle of a game."""

    game = GAME

    # Names.

    def index(self, at: str) -> int:
        """The number of a place, of a figure, or of a player by the letter."""
        names = self.g.pack.names
        for sort in ("place", "figure"):
            if at in names[sort]:
                return int(names[sort].index(at))
        return PRIME if at == "prime" else LETTERS.index(at)

    def figure(self, who: str) -> int:
        """The number of a figure; a letter means the figure of that player."""
        return self.g.figure_of[LETTERS.index(who)] if who in LETTERS else self.index(who)

    def figures(self, mask: int) -> list[str]:
        """The ids of the figures in a mask, sorted; the prime is `prime`."""
        names = self.g.pack.names["figure"]
        return sorted("prime" if number == PRIME else names[number] for number in bits(mask))

    def rooms(self, mask: int) -> list[str]:
        """The ids of the rooms in a mask, sorted."""
        return sorted(self.g.pack.names["place"][number] for number in bits(mask))

    def value(self, card: str) -> int:
        """The printed value of a card."""
        return self.g.cards.value[self.g.pack.names["card"].index(card)]

    # Figures.

    def where(self, who: str) -> str | None:
        """The room of a figure; None if it is not on the board."""
        room = self.g.at[self.figure(who)]
        return None if room == NOWHERE else str(self.g.pack.names["place"][room])

    def living(self, who: str) -> bool:
        return bool(self.g.alive >> self.figure(who) & 1)

    def inside(self, room: str) -> list[str]:
        """All figures in a room, sorted."""
        return self.figures(self.g.here[self.index(room)])

    def physical(self, who: str) -> list[str]:
        """The Physical penalties of a figure, sorted, an ignored one included."""
        return self._held(self.g.physical, who)

    def mental(self, who: str) -> list[str]:
        """The Mental penalties of a figure, sorted, an ignored one included."""
        return self._held(self.g.mental, who)

    def items(self, who: str) -> list[str]:
        """The items of a figure, sorted."""
        return self._held(self.g.items, who)

    def _held(self, zone: list[list[int]], who: str) -> list[str]:
        names = self.g.pack.names["card"]
        return sorted(names[card & DESIGN] for card in zone[self.figure(who)])

    def ignored(self, who: str) -> str | None:
        """The penalty in the ignore slot."""
        card = self.g.slot[self.figure(who)]
        return None if card == NOBODY else str(self.g.pack.names["card"][card & DESIGN])

    def traits(self, seat: str) -> list[str]:
        """The traits of a player in the order of their slots, face up or down."""
        names = self.g.pack.names["card"]
        return [names[card & DESIGN] for card in self.g.traits[LETTERS.index(seat)]]

    def shown(self, seat: str) -> list[str]:
        """The face-up traits of a player, in the order of their slots."""
        up = self.g.face_up[LETTERS.index(seat)]
        return [trait for slot, trait in enumerate(self.traits(seat)) if up >> slot & 1]

    # Decks.

    def deck(self, stat: str) -> list[str]:
        return self.zone(f"{stat}_deck")

    def discard(self, stat: str) -> list[str]:
        """A discard pile, sorted: its order never matters."""
        return sorted(self.zone(f"{stat}_discard"))

    def turned(self) -> list[tuple[str, str]]:
        """(figure, card) of every card turned over so far, in order."""
        return [(told["figure"], card) for told in self.told("turned") for card in told["cards"]]

    # The ship.

    def edge(self, name: str) -> str:
        """The state of a door or wall."""
        return EDGE_STATES[self.g.edge_state[self.g.pack.names["edge"].index(name)]]

    def lock_level(self, door: str) -> int:
        """What unlocking this door needs."""
        return self.g.lock_level[self.g.pack.names["edge"].index(door)]

    def wrecked(self) -> list[str]:
        return self.rooms(self.g.wrecked)

    def breached(self) -> list[str]:
        return self.rooms(self.g.breached)

    @property
    def power(self) -> bool:
        return self.g.power

    # The round and the turn.

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]

    @property
    def ap(self) -> int:
        return self.g.ap

    @property
    def round(self) -> int:
        return self.g.round

    def next_ap(self, seat: str) -> int:
        """The pending change of a player's next turn."""
        return self.g.next_ap[LETTERS.index(seat)]

    def activated(self) -> list[str]:
        return self.rooms(self.g.activated)

    def searched(self) -> list[str]:
        return self.rooms(self.g.searched)

    def attacked(self) -> list[str]:
        return self.figures(self.g.attacked)

    def assisted(self) -> list[str]:
        return self.figures(self.g.assisted)

    def protected(self) -> list[str]:
        return self.figures(self.g.protected)

    def claimed(self, seat: str) -> list[str]:
        return self.figures(self.g.claimed[LETTERS.index(seat)])

    # Playing.

    def pick(self, *options: str) -> Self:
        """Answer the one open decision, and the ones after it; `galley` means `place:galley`.

        What leaves one possibility is not asked.
        """
        for option in options:
            offered = self.options()
            full = [name for name in offered if name == option or name.endswith(f":{option}")]
            assert len(full) == 1, f"{option} is none or several of {offered} of {self.asked()}"
            self.choose(full[0])
        return self

    def do(self, action: str, *picks: str) -> Self:
        """An action of the active player; windows before it are passed.

        With brood on the board, `by("prime")` or the like comes first.
        """
        self.passing()
        assert self.asked() == [(self.active, "action")], f"asked are {self.asked()}"
        return self.choose(action).pick(*picks)

    def by(self, figure: str) -> Self:
        """The alien character that acts."""
        name = "cosmic_interloper" if figure == "prime" else figure
        return self.passing().answer(self.active, "actor", f"figure:{name}")

    def end_turn(self) -> Self:
        """The active player stops; all windows of the turn's end are passed."""
        self.passing()
        return self.answer(self.active, self.asked()[0][1], "end_turn").passing()

    def idle(self) -> Self:
        """A turn in which nothing is done: no reveal, no Stalk, no action."""
        self.passing()
        if self.asked() == [(self.active, "stalk")]:
            self.choose("decline")
        return self.end_turn()

    def menu(self) -> list[str]:
        """What the active player may do; windows before it are passed."""
        self.passing()
        assert self.asked()[0][0] == self.active, f"asked are {self.asked()}"
        assert self.asked()[0][1] in ("action", "actor"), f"asked are {self.asked()}"
        return self.options()

    def targets(self, action: str, *picks: str) -> list[str]:
        """What the next question after these picks would offer; the table stays as it is."""
        return self.copy().do(action, *picks).options()

    def copy(self) -> Self:
        """The same table once more."""
        return type(self)(clone(self.g))

    def passing(self) -> Self:
        """Let everybody pass in the reveal windows that are open, up to the next question."""
        while self.g.window >= 0:
            assert self.asked()[0][1] == "reveal_window"
            self.g.answer(self.g.open[0][0], 0)
        return self

    def settle(self) -> Self:
        """Answer whatever is asked with its first option, up to the next menu."""
        while self.asked()[0][1] not in ("action", "actor"):
            self.choose(self.options()[0])
        return self

    def decline(self) -> Self:
        """Nobody protects, assists or turns up a trait, up to the next other question."""
        while True:
            self.passing()
            if not self.g.open or self.asked()[0][1] not in ("protect", "assist", "assist_guards"):
                return self
            self.g.answer(self.g.open[0][0], 0)


def scenario(
    *,
    players: int = 4,
    alien: str = "A",
    active: str | None = None,
    step: str = "menu",
    characters: Mapping[str, str] | None = None,
    at: Mapping[str, str] | None = None,
    npcs: Mapping[str, str] | None = None,
    dead: Iterable[str] = (),
    edges: Mapping[str, str] | None = None,
    wrecked: Iterable[str] = (),
    power: bool = True,
    blocked: Iterable[str] = (),
    no_stalk: Iterable[str] = (),
    drilled: bool = False,
    items: Mapping[str, Sequence[str]] | None = None,
    penalties: Mapping[str, Sequence[str]] | None = None,
    ignored: Mapping[str, str] | None = None,
    traits: Mapping[str, Sequence[str]] | None = None,
    shown: Iterable[str] = (),
    suppressed: Iterable[str] = (),
    physical: Cards = (),
    mental: Cards = (),
    tech: Cards = (),
    xeno: Cards = (),
    whole: Iterable[str] = (),
    discards: Mapping[str, Cards] | None = None,
    ap: int = 4,
    in_round: int = 1,
    next_ap: Mapping[str, int] | None = None,
    set_ap: Mapping[str, int] | None = None,
    activated: Iterable[str] = (),
    searched: Iterable[str] = (),
    attacked: Iterable[str] = (),
    assisted: Iterable[str] = (),
    protected: Iterable[str] = (),
    claimed: Mapping[str, Sequence[str]] | None = None,
    harvested: Iterable[str] = (),
    noted: Iterable[str] = (),
    moves: int = 0,
    attacks: int = 0,
    used: Iterable[str] = (),
    telling: bool = True,
    key: bytes = b"scenario",
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    `step` says where to begin; the game then goes on as usual:
    "menu": the menu of the active seat (the Alien by default), with `ap` AP; "turn": its turn from
    the beginning; "end": the end of its turn, from the window on; "round": the next round (number
    `in_round`) from the beginning; "round_end": the end of the round after the last turn;
    "start": the abilities of the start of the game, then round 1; "setup": the whole set-up with
    these options and this `key` of chance, nothing else of the table being used.

    Colonists are by default, in the order of the seats: Derek, Tym, Gale, Abigail, A238, in the
    Control Room; the prime is in the Loading Bay. `at` puts player characters (letters, `prime`,
    `brood_twin`, …) elsewhere; a brood figure is on the board only if it is named there. `npcs`
    names exactly the living NPCs and their rooms; by default all are where they start. `dead` are
    Colonists or the prime, by letter or id.

    `edges` gives states: unlocked, locked, resin, wrecked, intact. The other doors are as at the
    start. `penalties` are of both types, by figure. Traits lie in the order given; those in `shown`
    are face up. `physical`, `mental`, `tech` and `xeno` are the tops of the decks; below them lie
    the cards that are nowhere else, unless the stat's name is in `whole`: then that is the whole
    deck, and what is not named is out of the game. The content has the numbers of the
    specification (`original`) unless the options say otherwise.
    """
    chosen = GAME.choose(players, {"content": "original"} | options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, key, pack, chosen)
    assert isinstance(g, Interloper)
    g.telling = telling and step == "setup"
    if step == "setup":
        g.run()
        return Scenario(g)
    g.stack.clear()
    table = Scenario(g)
    g.telling = False
    seat_of = LETTERS.index
    card = pack.names["card"].index
    g.alien_player = seat_of(alien)
    g.active = seat_of(active or alien)
    _people(table, characters or {}, at or {}, npcs, dead)
    _ship(table, edges or {}, wrecked)
    held = _possessions(table, items or {}, penalties or {}, ignored or {})
    held += _traits(table, traits or {}, set(shown))
    _decks(table, held, (physical, mental, tech, xeno), set(whole), discards or {})
    g.round = in_round
    _marks(table, activated, searched, attacked, assisted, protected, claimed or {})
    for seat, change in (next_ap or {}).items():
        g.next_ap[seat_of(seat)] = change
    for seat, exact in (set_ap or {}).items():
        g.set_ap[seat_of(seat)] = exact
    g.ap, g.counts[choices.MOVE], g.attacks, g.turn = ap, moves, attacks, 1
    g.used[:] = [card(name) for name in used]
    for npc in harvested:
        g.recorded |= 1 << table.figure(npc)
    for npc_type in noted:
        g.noted |= 1 << NPC_TYPES.index(npc_type)
    for figure in (PRIME, *bits(g.alive & ~NPCS)):
        refresh(g, figure)
    _lasting(table, power, blocked, no_stalk, drilled, suppressed)
    _begin(g, step)
    g.telling = telling
    g.run()
    return table


def _people(
    table: Scenario,
    characters: Mapping[str, str],
    at: Mapping[str, str],
    npcs: Mapping[str, str] | None,
    dead: Iterable[str],
) -> None:
    g = table.g
    names = g.pack.names["figure"]
    taken = set(characters.values())
    spare = iter([name for name in CHARACTERS if name not in taken])
    g.figure_of[g.alien_player] = PRIME
    for figure in range(COLONIST):
        g.seat_of[figure] = g.alien_player
    for seat in range(g.players):
        if seat != g.alien_player:
            who = characters.get(LETTERS[seat]) or next(spare)
            g.figure_of[seat] = names.index(who)
            g.seat_of[names.index(who)] = seat
    gone = [table.figure(who) for who in dead]
    rooms = {table.figure(who): room for who, room in at.items()}
    for figure in g.figure_of:
        rooms.setdefault(figure, "loading_bay" if figure == PRIME else "control_room")
    for number in range(len(g.cards.npc_type)):
        if g.npc_per_colour == 3 or not g.cards.npc_third[number]:
            g.npcs |= 1 << NPC + number
    start = {name: room for name, room in NPC_START.items() if g.npcs >> table.figure(name) & 1}
    rooms |= {table.figure(npc): room for npc, room in (start if npcs is None else npcs).items()}
    for figure, room in rooms.items():
        if figure not in gone:
            enter(g, figure, table.index(room))


def _ship(table: Scenario, edges: Mapping[str, str], wrecked: Iterable[str]) -> None:
    g = table.g
    setup.set_doors(g, True)
    for name, state in edges.items():
        edge = g.pack.names["edge"].index(name)
        if state == "wrecked":
            ship.wreck_edge(g, edge)
        elif state in ("locked", "resin"):
            assert g.cards.edge_sort[edge] == DOOR
            ship.lock(g, edge, RESIN if state == "resin" else NORMAL_LOCK)
        else:
            assert (state == "unlocked") == (g.cards.edge_sort[edge] == DOOR)
            ship.set_edge(g, edge, EDGE_STATES.index(state))
    for room in wrecked:
        ship.wreck_room(g, table.index(room))


def _possessions(
    table: Scenario,
    items: Mapping[str, Sequence[str]],
    penalties: Mapping[str, Sequence[str]],
    ignored: Mapping[str, str],
) -> list[int]:
    g = table.g
    card = g.pack.names["card"].index
    held = []
    for who, names in items.items():
        g.items[table.figure(who)] = [card(name) for name in names]
        held += g.items[table.figure(who)]
    for who in {*penalties, *ignored}:
        names = [*penalties.get(who, ())]
        if who in ignored:
            names.append(ignored[who])
            g.slot[table.figure(who)] = card(ignored[who])
        for name in names:
            zone = (g.physical, g.mental)[g.cards.sort[card(name)]]
            zone[table.figure(who)].append(card(name))
            held.append(card(name))
    return held


def _traits(table: Scenario, traits: Mapping[str, Sequence[str]], shown: set[str]) -> list[int]:
    g = table.g
    card = g.pack.names["card"].index
    held = []
    for letter, names in traits.items():
        seat = LETTERS.index(letter)
        for slot, name in enumerate(names):
            held.append(card(name))
            g.traits[seat].append(placed(card(name), PUBLIC) if name in shown else card(name))
            if name in shown:
                g.face_up[seat] |= 1 << slot
            else:
                g.face_down[seat] += 1
    assert shown <= {name for names in traits.values() for name in names}
    return held


def _decks(
    table: Scenario,
    held: list[int],
    tops: Sequence[Cards],
    whole: set[str],
    discards: Mapping[str, Cards],
) -> None:
    """Every card exists as often as it was printed."""
    g = table.g
    card = g.pack.names["card"].index
    for stat, top in enumerate(tops):
        left = list(g.cards.decks[stat])
        for design in held:
            if g.cards.sort[design] == stat:
                left.remove(design)
        piles = (top, discards.get(STATS[stat], ()))
        for name in (name for pile in piles for name in pile if isinstance(name, str)):
            assert card(name) in left, f"there is no further {name}"
            left.remove(card(name))
        found: list[list[int]] = []
        for pile in piles:
            found.append([])
            for wanted in pile:
                if isinstance(wanted, str):
                    found[-1].append(card(wanted))
                else:
                    design = next(design for design in left if g.cards.value[design] == wanted)
                    left.remove(design)
                    found[-1].append(design)
        deck = getattr(g, f"{STATS[stat]}_deck")
        deck[:] = (found[0] if STATS[stat] in whole else [*found[0], *left])[::-1]
        getattr(g, f"{STATS[stat]}_discard")[:] = found[1][::-1]


def _marks(
    table: Scenario,
    activated: Iterable[str],
    searched: Iterable[str],
    attacked: Iterable[str],
    assisted: Iterable[str],
    protected: Iterable[str],
    claimed: Mapping[str, Sequence[str]],
) -> None:
    g = table.g

    def mask(names: Iterable[str], number: Callable[[str], int]) -> int:
        return sum(1 << number(name) for name in names)

    g.activated, g.searched = mask(activated, table.index), mask(searched, table.index)
    g.attacked, g.assisted = mask(attacked, table.figure), mask(assisted, table.figure)
    g.protected = mask(protected, table.figure)
    for letter, npcs in claimed.items():
        g.claimed[LETTERS.index(letter)] = mask(npcs, table.figure)
        g.claims[LETTERS.index(letter)] = len(npcs)


def _lasting(
    table: Scenario,
    power: bool,
    blocked: Iterable[str],
    no_stalk: Iterable[str],
    drilled: bool,
    suppressed: Iterable[str],
) -> None:
    g = table.g

    def last(what: int, one: int, two: int, until: int) -> None:
        lasting.last(g, what, one, two, until, PRIME, PRIME)

    if not power:
        last(L_POWER, 0, 0, lasting.END_OF_NEXT_ROUND)
    for room in blocked:
        last(L_BLOCK, table.index(room), 0, lasting.START_OF_YOUR_TURN)
    for room in no_stalk:
        last(L_NO_STALK, table.index(room), 0, lasting.END_OF_NEXT_ALIEN_TURN)
    if drilled:
        last(L_ASSIST, GUARD, 2, lasting.END_OF_ROUND)
    alien = g.alien_player
    for trait in suppressed:
        slot = table.traits(LETTERS[alien]).index(trait)
        last(L_SUPPRESSED, alien, slot, lasting.END_OF_NEXT_ROUND)


def _begin(g: Interloper, step: str) -> None:
    seat = g.active
    following: Any = (turn.take_turns, (seat - g.alien_player) % g.players + 1)
    if step == "menu":
        g.then(following)
        lay_from(g, g.cards.turns[seat], play_on)
    elif step == "turn":
        g.then((turn.take_turns, following[1] - 1))
    elif step == "end":
        g.then(following)
        lay_from(g, g.cards.turns[seat], turn.turn_over)
    elif step == "round":
        g.round -= 1
        g.then((turn.new_round,))
    elif step == "round_end":
        g.then((turn.take_turns, g.players))
    elif step == "start":
        g.round = 0
        g.then((setup.start_abilities,), (turn.new_round,))
    else:
        raise AssertionError(f"unknown step {step}")
