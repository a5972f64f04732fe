"""Set a table of Outer Rim by names, play from there, and read it back by name.

Players are the letters A, B, C, … clockwise. Everything else is named by its id: spaces (`t3_b`),
cards (`gm01`, `enc_4-6`, `42a`; a contact's card by the contact), places of contacts
(`twinsand_left`), ships, characters, factions, decks. Piles are listed top first.

Chance is scripted, not searched for: `dice("hit crit", "blank")` says which faces come next,
`draws("1d")` which databank card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Self

from shipboard.games.outer_rim.numbers import STREAM_DATABANK, STREAM_DICE
from shipboard.games.outer_rim.pack import (
    CLASSES,
    CREW,
    FACES,
    FACTION_NAMES,
    MARKET_DECKS,
    OF_CARD,
    OF_CHARACTER,
    OF_SHIP,
)
from shipboard.games.outer_rim.rules import goals, setup, turn
from shipboard.games.outer_rim.rules.actions import act, action_step
from shipboard.games.outer_rim.rules.expansion import favors
from shipboard.games.outer_rim.rules.planning import planning_step
from shipboard.games.outer_rim.rules.rivals import setup as rivals
from shipboard.games.outer_rim.rules.values import near
from shipboard.games.outer_rim.state import (
    ABILITIES,
    ACTION,
    DELIVER,
    MARKET,
    PLANNING,
    TRADE,
    Rim,
)
from shipboard.games.outer_rim.table import GAME
from shipboard.kernel import chance
from shipboard.kernel.cards import DESIGN, PLACE, PUBLIC, placed
from shipboard.kernel.state import clone

from ..scenario import LETTERS, TableInPlay, lay_from

__all__ = ["GAME", "LETTERS", "Scenario", "expansion_of", "scenario"]

# Who plays what, and from where, unless a test says otherwise: nobody is asked for dice abilities.
CHARACTERS = ("vask_orrin", "grath", "senna_korr", "dax_marlowe")
PLACES = ("scraphaven", "cindervale", "takodana", "murkholm")
STARTER = "g9_rigger"
ACTIONS = {"trade": TRADE, "market": MARKET, "deliver": DELIVER, "abilities": ABILITIES}
STEPS = {"planning": planning_step, "action": action_step, "encounter": turn.to_encounter}
FAVOR_STEPS = {
    "planning": favors.before_planning,
    "action": favors.before_action,
    "encounter": favors.before_encounter,
}
SOURCES = {OF_CARD: "card", OF_CHARACTER: "character", OF_SHIP: "ship"}
ORANGE = CLASSES.index("orange")  # of which one stays in the box (RIM-40.5)
BLOCK = 16  # numbers of chance that are made at once

Names = Sequence[str]


def expansion_of(card: str) -> str:
    """The value of the option `expansion` with which this card is in the game."""
    return "off" if card in GAME.load(GAME.choose(2, {})).names["card"] else "on"


class Scenario(TableInPlay[Rim]):
    """A table of Outer Rim in the middle of a game."""

    game = GAME

    # Names.

    def index(self, at: str) -> int:
        """The number of a deck, of a place of a contact, or of a player by the letter."""
        names = self.g.pack.names
        for sort in ("deck", "spot"):
            if at in names[sort]:
                return int(names[sort].index(at))
        return LETTERS.index(at)

    def number(self, pool: str, name: str) -> int:
        """The number of what has this name."""
        return int(self.g.pack.names[pool].index(name))

    def name(self, pool: str, number: int) -> str | None:
        """The name of what has this number; None below 0."""
        return None if number < 0 else str(self.g.pack.names[pool][number])

    # Players.

    def where(self, seat: str) -> str | None:
        """The space of a player."""
        return self.name("space", self.g.at[LETTERS.index(seat)])

    def credits(self, seat: str) -> int:
        return self.g.credits[LETTERS.index(seat)]

    def fame(self, seat: str) -> int:
        """The fame on the track."""
        return self.g.fame[LETTERS.index(seat)]

    def fame_total(self, seat: str) -> int:
        return int(self.view(None)["facts"]["fame_total"][LETTERS.index(seat)])

    def reputation(self, seat: str, faction: str) -> int:
        """1 positive, 0 neutral, -1 negative."""
        return self.g.reputation[LETTERS.index(seat)][FACTION_NAMES.index(faction)]

    def damage(self, seat: str) -> tuple[int, int]:
        """Of the character and of the ship."""
        number = LETTERS.index(seat)
        return self.g.character_damage[number], self.g.ship_damage[number]

    def defeated(self, seat: str) -> bool:
        return bool(self.g.defeated[LETTERS.index(seat)])

    def flipped(self, seat: str) -> bool:
        """Whether the character card lies on its other side."""
        return bool(self.g.flipped[LETTERS.index(seat)])

    def ship_flipped(self, seat: str) -> bool:
        return bool(self.g.ship_flipped[LETTERS.index(seat)])

    def tokens(self, seat: str) -> tuple[int, int]:
        """Goal tokens on the character card and on the ship sheet."""
        number = LETTERS.index(seat)
        return self.g.character_tokens[number], self.g.ship_tokens[number]

    def debt(self, owner: str) -> str:
        """Who holds the debt token of this player."""
        return LETTERS[self.g.debts[LETTERS.index(owner)]]

    def goals(self, seat: str) -> list[int]:
        """The completed goals of the player's ambition, by their numbers on the sheet."""
        number = LETTERS.index(seat)
        own = self.g.cards.goals_of[self.g.ambition[number][0]]
        return sorted(own.index(goal) + 1 for goal in self.g.reached[number])

    def aims(self, seat: str) -> list[tuple[int, int]]:
        """How much of each goal of the player's ambition there is, and how much is needed."""
        aims = self.view(None)["facts"]["ambition_goals"][LETTERS.index(seat)]
        return [(aim["have"], aim["need"]) for aim in aims]

    def marked(self, seat: str) -> list[str]:
        """The planets with this player's markers, sorted."""
        names = self.g.pack.names["space"]
        return sorted(names[space] for space in self.g.marked[LETTERS.index(seat)])

    def character(self, seat: str) -> str:
        return self.zone("character", seat)[0]

    def ship(self, seat: str) -> str:
        return self.zone("ship", seat)[0]

    def assets(self, seat: str) -> list[str]:
        """The assets of a player, sorted."""
        return sorted(self.zone("assets", seat))

    def secrets(self, seat: str) -> list[str]:
        """The secrets of a player, sorted."""
        return sorted(self.zone("secrets", seat))

    def values(self, seat: str) -> dict[str, Any]:
        """Health, ground, ship, hull, hyperdrive and skills, as everybody sees them."""
        return dict(self.view(None)["facts"]["values"][LETTERS.index(seat)])

    # The table.

    @property
    def active(self) -> str:
        return LETTERS[self.g.active]

    @property
    def round(self) -> int:
        return self.g.round

    def patrol(self, faction: str) -> tuple[str | None, int]:
        """Where a faction's patrol is, and its level."""
        number = FACTION_NAMES.index(faction)
        return self.name("space", self.g.patrol_at[number]), self.g.patrol_level[number]

    def contact(self, spot: str) -> str | None:
        """Who really lies there, whoever knows it."""
        return next(iter(self.zone("contacts", spot)), None)

    def faceup(self) -> list[str]:
        """The contacts that lie face up on the map, sorted."""
        return self._lying(up=True)

    def facedown(self) -> list[str]:
        """The contacts that lie face down on the map, sorted."""
        return self._lying(up=False)

    def _lying(self, up: bool) -> list[str]:
        names = self.g.pack.names["contact"]
        tokens = [token for spot in self.g.contacts for token in spot]
        return sorted(names[t & DESIGN] for t in tokens if bool(t >> PLACE & PUBLIC) == up)

    def captured(self) -> list[str]:
        """The bounty cards with their contact on them, sorted."""
        return sorted(self.g.pack.names["card"][card] for card in self.g.captured)

    def top(self, deck: str) -> str | None:
        """The face-up card of a market deck."""
        return next(iter(self.zone("top", deck)), None)

    def bottom(self, deck: str) -> str:
        """The bottom card of a deck."""
        return self.zone("deck", deck)[-1]

    def adjacent(self, space: str) -> list[str]:
        """The spaces next to this one, sorted."""
        names = self.g.pack.names["space"]
        return sorted(names[n] for n in near(self.g, self.number("space", space)))

    # Chance.

    def dice(self, *rolls: str) -> Self:
        """Let the next dice show these faces: `dice("hit crit", "blank")` is three dice."""
        faces = [self.g.cards.die.index(FACES.index(face)) for face in " ".join(rolls).split()]
        return self._script(STREAM_DICE, faces)

    def draws(self, card: str) -> Self:
        """Let this one be drawn next of the databank cards of its number that are there."""
        numbers = self.g.cards.number
        wanted = self.number("card", card)
        bank = sorted(card & DESIGN for card in self.g.databank)
        there = [card for card in bank if numbers[card] == numbers[wanted]]
        return self._script(STREAM_DATABANK, [there.index(wanted)])

    def _script(self, stream: int, numbers: Sequence[int]) -> Self:
        """The next numbers of a stream; those after them are chance's own."""
        assert len(numbers) < BLOCK, "so many numbers are not made at once"
        self.g.rolls[stream] = 0
        chance.number(self.g, stream)
        made = self.g.blocks[stream]
        self.g.blocks[stream] = (made[0], *numbers, *made[1 + len(numbers) :])
        return self

    # Playing.

    def pick(self, *options: str) -> Self:
        """Answer the one open decision, and the ones after it; `gm01` means `card:gm01`."""
        for option in options:
            offered = self.options()
            full = [name for name in offered if name == option or name.endswith(f":{option}")]
            assert len(full) == 1, f"{option} is none or several of {offered} of {self.asked()}"
            self.choose(full[0])
        return self

    def fly(self, *spaces: str) -> Self:
        """Plan to move, and go from space to space; whoever can go farther is asked then."""
        self.answer(self.active, "plan", "move")
        for space in spaces:
            self.answer(self.active, "move_to", f"space:{space}")
        return self

    def act(self, action: str, *picks: str) -> Self:
        """An action of the active player."""
        return self.answer(self.active, "act", action).pick(*picks)

    def use(self, name: str) -> Self:
        """Use an ability of this card, character or ship."""
        found = [o for o in self.options() if o.startswith("use:") and self.of(o) == name]
        assert len(found) == 1, f"{name} is none or several of {self.options()}"
        return self.choose(found[0])

    def usable(self) -> list[str]:
        """Whose abilities the open question offers, sorted."""
        return sorted(self.of(option) for option in self.options() if option.startswith("use:"))

    def of(self, option: str) -> str:
        """The card, character or ship whose ability this option uses."""
        name = option.removeprefix("use:")
        ability = self.g.cards.every_ability[self.number("ability", name)]
        return str(self.g.pack.names[SOURCES[ability.source]][ability.of])

    def until(self, seat: str, kind: str) -> Self:
        """Answer whatever is asked with its first option, until this is asked."""
        for _ in range(200):
            if (seat, kind) in self.asked():
                return self
            number, _, _, options = self.g.open[0]
            self.g.answer(number, options[0])
        raise AssertionError(f"{seat} is never asked {kind}")

    def copy(self) -> Self:
        """The same table once more."""
        copy = type(self)(clone(self.g))
        copy.g.telling = True
        return copy

    def check_whole(self) -> Self:
        """Every card, every contact, every character and every sheet exists once."""
        g, pack = self.g, self.g.cards
        cards = [g.databank, g.stage, g.removed, *g.deck, *g.top, *g.assets, *g.secrets]
        exist = [c for c, deck in enumerate(pack.of_deck) if deck >= 0 or pack.number[c]]
        exist = [c for c in exist if not 0 <= pack.other_half[c] < c]  # cards, not their halves
        counted = Counter(card & DESIGN for pile in cards for card in pile)
        assert counted == Counter(exist)
        tokens = [g.gone, g.box, *g.contacts, *g.aboard]
        assert Counter(token & DESIGN for pile in tokens for token in pile) == Counter(
            range(len(pack.contact_class))
        )
        assert Counter(c for pile in (g.characters, *g.character) for c in pile) == Counter(
            range(len(pack.health))
        )
        sheets = Counter(ship for pile in (g.hangar, *g.ship) for ship in pile)
        assert all(sheets[ship] == 1 for ship in range(len(pack.hull)) if ship not in pack.starters)
        return self


def scenario(
    *,
    players: int = 3,
    first: str = "A",
    active: str = "A",
    phase: str = "planning",
    in_round: int = 1,
    at: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
    ships: Mapping[str, str] | None = None,
    flipped: Collection[str] = (),
    ships_flipped: Collection[str] = (),
    tokens: Mapping[str, int] | None = None,
    ship_tokens: Mapping[str, int] | None = None,
    marked: Mapping[str, Names] | None = None,
    debts: Mapping[str, str] | None = None,
    ambitions: Mapping[str, str] | None = None,
    reached: Mapping[str, Collection[int]] | None = None,
    counted: Mapping[str, Mapping[int, int]] | None = None,
    assets: Mapping[str, Names] | None = None,
    captured: Names = (),
    rotated: Names = (),
    tokened: Names = (),
    secrets: Mapping[str, Names] | None = None,
    credits: Mapping[str, int] | None = None,  # noqa: A002
    fame: Mapping[str, int] | None = None,
    reputation: Mapping[str, Mapping[str, int]] | None = None,
    damage: Mapping[str, tuple[int, int]] | None = None,
    defeated: Collection[str] = (),
    tops: Mapping[str, str] | None = None,
    under: Mapping[str, Names] | None = None,
    only: Mapping[str, Names] | None = None,
    encounter: str | Names = (),
    contacts: Mapping[str, str] | None = None,
    faceup: Names = (),
    empty: Names = (),
    gone: Names = (),
    removed: Names = (),
    patrols: Mapping[str, tuple[str, int]] | None = None,
    tiles: Names = (),
    done: Collection[str] = (),
    ai_cards: Mapping[str, Names] | None = None,
    goal_tokens: Mapping[str, Names] | None = None,
    rolled: Names = (),
    telling: bool = True,
    key: bytes = b"scenario",
    **options: object,
) -> Scenario:
    """A table as described, run up to the first question.

    The game begins with the named phase of the active player's turn and goes on as usual;
    `phase="turn"` is the turn before all its steps, `"end"` its end, `"round_end"` the end of the
    round, `"setup"` the whole set-up with these options and this `key` of chance, nothing else of
    the table being used. `rolled` are the next dice, as in `Scenario.dice`.

    Players have characters without dice abilities, a G9 Rigger each, nothing else, and stand apart
    on planets; all reputation is neutral. Patrols are of level 1 where they begin. `captured` are
    bounty cards among the assets that hold their contact, `rotated` assets whose other half is in
    force, `tokened` those with a goal token; whoever has a contact as crew has the token, too.
    `debts` says of some players who holds their debt token (with it the option is on, and the
    others have their own). `ambitions` are the sheets of players (with them the options are on; the
    others have sheets that are named nowhere), `reached` their completed goals by number from 1 on,
    `counted` the tokens on goals. `tops` are open cards of the market, `under` the next ones of a
    deck in order; `only` is a market deck (the open card first) whose other cards are out of the
    game.
    `encounter` are cards on top of their decks. `contacts` says who lies where, face down unless
    the place is in `faceup`; other places have whoever is left of their class, face down, those in
    `empty` nobody. What is named is taken from where it lay; everything exists once. The content is
    the house set, with the numbers of the specification.

    Automatic opponents have the letters after the people's. `ai_cards` lie on top of their
    AI deck in this order, the others of it below; `goal_tokens` are spaces with tokens of it.
    """
    if ambitions:
        options = {"expansion": "on", "ambitions": "on", **options}
    if debts is not None:
        options = {"expansion": "on", "favors": "on", **options}
    chosen = GAME.choose(players, {"content": "house"} | options)
    pack = GAME.load(chosen)
    g = GAME.deal(players, key, pack, chosen)
    assert isinstance(g, Rim)
    g.telling = telling and phase == "setup"
    table = Scenario(g)
    if rolled:
        table.dice(*rolled)
    if phase == "setup":
        g.run()
        return table
    g.stack.clear()
    g.telling = False
    setup.lay_out(g)
    for deck in g.deck:  # as printed, whatever the shuffle was
        deck.sort(reverse=True)
    setup.lay_tiles(g)
    if tiles:
        names = [g.pack.names["tile"].index(tile) for tile in tiles]
        g.tiles = names + [tile for tile in g.tiles if tile not in names]
    setup.place_patrols(g)
    g.first, g.active, g.round, g.turn = LETTERS.index(first), LETTERS.index(active), in_round, 1
    _people(table, characters or {}, ships or {}, flipped, ships_flipped)
    _possessions(table, assets or {}, secrets or {}, captured, removed)
    g.rotated.extend(table.number("card", name) for name in rotated)
    g.tokened.extend(table.number("card", name) for name in tokened)
    _standing(table, at or {}, credits or {}, fame or {}, reputation or {}, damage or {}, defeated)
    _goals(table, tokens or {}, ship_tokens or {}, marked or {})
    if debts is not None:
        favors.take_tokens(g)
        for owner, holder in debts.items():
            g.debts[LETTERS.index(owner)] = LETTERS.index(holder)
    if ambitions:
        _ambitions(table, ambitions, reached or {}, counted or {})
    _contacts(table, contacts or {}, faceup, empty, gone)
    _market(table, tops or {}, under or {}, only or {})
    _encounters(table, (encounter,) if isinstance(encounter, str) else encounter)
    _rivals(table, ai_cards or {}, goal_tokens or {})
    for faction, (space, level) in (patrols or {}).items():
        number = FACTION_NAMES.index(faction)
        g.patrol_at[number], g.patrol_level[number] = table.number("space", space), level
    table.check_whole()
    _begin(g, phase, done)
    g.telling = telling
    g.run()
    return table


def _people(
    table: Scenario,
    characters: Mapping[str, str],
    ships: Mapping[str, str],
    flipped: Collection[str],
    ships_flipped: Collection[str],
) -> None:
    g = table.g
    spare = iter([name for name in CHARACTERS if name not in characters.values()])
    for seat, letter in enumerate(LETTERS[: g.players]):
        character = table.number("character", characters.get(letter) or next(spare))
        ship = table.number("ship", ships.get(letter, STARTER))
        g.characters.remove(character)
        g.character[seat].append(character)
        g.hangar.remove(ship)
        g.ship[seat].append(ship)
        g.flipped[seat] = int(letter in flipped)
        g.ship_flipped[seat] = int(letter in ships_flipped)
        if g.cards.ship_card[ship] >= 0:  # a ship that was bought: its card is out of the game
            _taken(table, g.cards.ship_card[ship])
            g.removed.append(g.cards.ship_card[ship])


def _taken(table: Scenario, card: int) -> int:
    """The card, out of its deck or the databank."""
    g = table.g
    deck = g.cards.of_deck[card]
    (g.deck[deck] if deck >= 0 else g.databank).remove(card)
    return card


def _possessions(
    table: Scenario,
    assets: Mapping[str, Names],
    secrets: Mapping[str, Names],
    captured: Names,
    removed: Names,
) -> None:
    g = table.g
    owner = {contact: number for number, contact in enumerate(g.cards.contact_card)}
    for letter, names in assets.items():
        seat = LETTERS.index(letter)
        for name in names:
            card = _taken(table, table.number("card", name))
            g.assets[seat].append(card)
            if card in owner:
                assert g.cards.type[card] == CREW
                g.box.remove(owner[card])
                g.aboard[seat].append(owner[card])
            if name in captured:
                g.captured.append(card)
                g.box.remove(g.cards.target[card])
                g.aboard[seat].append(g.cards.target[card])
    for letter, names in secrets.items():
        for name in names:
            card = _taken(table, table.number("card", name))
            g.secrets[LETTERS.index(letter)].append(card)
    for name in removed:
        g.removed.append(_taken(table, table.number("card", name)))


def _standing(
    table: Scenario,
    at: Mapping[str, str],
    credits: Mapping[str, int],  # noqa: A002
    fame: Mapping[str, int],
    reputation: Mapping[str, Mapping[str, int]],
    damage: Mapping[str, tuple[int, int]],
    defeated: Collection[str],
) -> None:
    g = table.g
    for seat, letter in enumerate(LETTERS[: g.players]):
        g.at[seat] = table.number("space", at.get(letter, PLACES[seat]))
        g.credits[seat] = credits.get(letter, 0)
        g.fame[seat] = fame.get(letter, 0)
        g.character_damage[seat], g.ship_damage[seat] = damage.get(letter, (0, 0))
        g.defeated[seat] = int(letter in defeated)
        for faction, value in reputation.get(letter, {}).items():
            g.reputation[seat][FACTION_NAMES.index(faction)] = value


def _ambitions(
    table: Scenario,
    ambitions: Mapping[str, str],
    reached: Mapping[str, Collection[int]],
    counted: Mapping[str, Mapping[int, int]],
) -> None:
    g = table.g
    named = {letter: table.number("ambition", name) for letter, name in ambitions.items()}
    g.shelf.extend(n for n in range(len(g.cards.goals_of)) if n not in named.values())
    for seat, letter in enumerate(LETTERS[: g.people]):
        sheet = named[letter] if letter in named else g.shelf.pop()
        g.ambition[seat].append(sheet)
        own = g.cards.goals_of[sheet]
        g.reached[seat] = [own[number - 1] for number in reached.get(letter, ())]
        tokens = counted.get(letter, {})
        g.counted[seat] = [tokens.get(number, 0) for number in range(1, len(own) + 1)]


def _goals(
    table: Scenario,
    tokens: Mapping[str, int],
    ship_tokens: Mapping[str, int],
    marked: Mapping[str, Names],
) -> None:
    g = table.g
    for seat, letter in enumerate(LETTERS[: g.players]):
        g.character_tokens[seat] = tokens.get(letter, 0)
        g.ship_tokens[seat] = ship_tokens.get(letter, 0)
        g.marked[seat] = [table.number("space", name) for name in marked.get(letter, ())]


def _contacts(
    table: Scenario, contacts: Mapping[str, str], faceup: Names, empty: Names, gone: Names
) -> None:
    """The named ones first; then whoever is left of its class lies on each other place."""
    g = table.g
    assert set(faceup) <= set(contacts), "whoever lies face up is named"
    for name in gone:
        g.box.remove(table.number("contact", name))
        g.gone.append(table.number("contact", name))
    for spot, name in contacts.items():
        token = table.number("contact", name)
        g.box.remove(token)
        lying = placed(token, PUBLIC) if spot in faceup else token
        g.contacts[table.number("spot", spot)].append(lying)
    for number, spot in enumerate(g.pack.names["spot"]):
        if spot in empty or g.contacts[number]:
            continue
        sort = g.cards.spot_class[number]
        token = next((t for t in sorted(g.box) if g.cards.contact_class[t] == sort), -1)
        if token >= 0:
            g.box.remove(token)
            g.contacts[number].append(token)
    unseen = [token for token in g.box if g.cards.contact_class[token] == ORANGE][-1:]
    g.gone.extend([token for token in g.box if token not in unseen])
    g.box = unseen


def _market(
    table: Scenario,
    tops: Mapping[str, str],
    under: Mapping[str, Names],
    only: Mapping[str, Names],
) -> None:
    g = table.g
    for number, deck in enumerate(MARKET_DECKS):
        if deck in only:
            kept = [table.number("card", name) for name in only[deck]]
            g.removed.extend(card for card in g.deck[number] if card not in kept)
            g.deck[number] = kept[::-1]
        else:
            wanted = [table.number("card", name) for name in under.get(deck, ())]
            if deck in tops:
                wanted.insert(0, table.number("card", tops[deck]))
            elif wanted:  # the open card is any other one
                wanted.insert(0, next(c for c in g.deck[number][::-1] if c not in wanted))
            g.deck[number] = [c for c in g.deck[number] if c not in wanted] + wanted[::-1]
        if g.deck[number]:
            g.top[number].append(g.deck[number].pop())


def _encounters(table: Scenario, cards: Iterable[str]) -> None:
    for name in [*cards][::-1]:
        card = _taken(table, table.number("card", name))
        table.g.deck[table.g.cards.of_deck[card]].append(card)


def _rivals(
    table: Scenario, ai_cards: Mapping[str, Names], goal_tokens: Mapping[str, Names]
) -> None:
    g = table.g
    for seat in range(g.people, g.players):
        named = [table.number("routine", name) for name in ai_cards.get(LETTERS[seat], ())]
        usual = rivals.deck_for(g, g.character[seat][0])
        g.routines[seat] = [card for card in usual if card not in named] + named[::-1]
    for letter, spaces in goal_tokens.items():
        g.goal_tokens[LETTERS.index(letter)] = [table.number("space", name) for name in spaces]


def _begin(g: Rim, phase: str, done: Collection[str]) -> None:
    seat = g.active
    turns = (seat - g.first) % g.players
    g.done = sum(1 << ACTIONS[action] for action in done)
    if phase == "turn":
        g.then((turn.take_turns, turns))
    elif phase == "round_end":
        g.then((turn.take_turns, g.players))
    elif done:  # in the middle of the action step
        assert phase == "action"
        g.phase = ACTION
        g.then((turn.take_turns, turns + 1))
        lay_from(g, g.cards.turns[seat], turn.to_encounter)
        g.then((act, seat))
    else:
        g.then((turn.take_turns, turns + 1))
        steps = FAVOR_STEPS if g.debts else STEPS
        lay_from(g, g.cards.turns[seat], steps.get(phase, turn.end_turn))
    if any(g.ambition):  # goals that hold already
        g.phase = PLANNING
        g.then((goals.look,))
