"""Outer Rim's content: which files an option means, and the pack they make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from shipboard.kernel.content import PackError, Records, content_hash, texts_of
from shipboard.kernel.declare import Kind
from shipboard.kernel.seams import SEAT, Changes, Chosen
from shipboard.kernel.state import Refused

from . import checks
from . import pack as p
from .cast import Cast
from .decisions import KINDS
from .names import name_all
from .pack import RimPack, Section
from .rules import combat, goals, maps, setup, slots, victory
from .rules import effects as e
from .rules.encounters import DRAW_STEPS
from .rules.expansion import ambitions, core, discards, duels, favors, robbery, sheets
from .rules.market import MARKET_STEPS
from .rules.rivals.setup import with_rivals
from .rules.rivals.turn import TURN_OF_RIVAL
from .rules.turn import TURN_STEPS
from .vocabulary import Linker
from .vocabulary import vocabulary as words
from .vocabulary.records import RULES_OF_PLACE, Card, Part

# The sets of files that ship, by the value of the option `content`.
HOUSE = (
    "board.toml", "people.toml", "ships.toml", "market.toml", "databank.toml", "encounters.toml",
    "solo.toml",
)  # fmt: skip
# What the expansion lays over them (RIM-40).
EXPANSION = (
    "expansion/board.toml", "expansion/people.toml", "expansion/ships.toml",
    "expansion/market.toml", "expansion/databank.toml", "expansion/encounters.toml",
    "expansion/ambitions.toml", "expansion/solo.toml",
)  # fmt: skip
SETS = {"house": HOUSE, "tuned": (*HOUSE, "tuned.toml")}
EXPANDED = {
    "house": (*HOUSE, *EXPANSION),
    "tuned": (*HOUSE, *EXPANSION, "tuned.toml", "expansion/tuned.toml"),
}
# By option and value: the steps that stand in the place of those of the set-up.
SET_UP_CHANGES: Changes = {("map", "random"): {"map": (setup.draw_tiles,)}}
EXPANDS: Chosen = ("expansion", "on")
AMBITIOUS: Chosen = ("ambitions", "on")
CHOOSES: Chosen = ("ambition_choice", "open")
OWES: Chosen = ("favors", "on")
# The values of options that change the pack.
CHANGING = frozenset({*SET_UP_CHANGES, EXPANDS, AMBITIOUS, CHOOSES, OWES})


def load(options: Mapping[str, str]) -> RimPack:
    """The pack that these options name."""
    return _load(options["content"], frozenset(options.items() & CHANGING))


@lru_cache(maxsize=32)
def _load(content: str, chosen: frozenset[Chosen]) -> RimPack:
    texts = texts_of(__package__, content, EXPANDED if EXPANDS in chosen else SETS)
    pack = build(words.load(texts), texts)
    pack.asks = tuple(words.asks)
    lay_steps(pack, chosen)
    return pack


def lay_steps(pack: RimPack, chosen: frozenset[Chosen]) -> None:
    """Set-up, turns, combats, markets, encounters and victory as these options have them."""
    set_up = setup.SET_UP.under(chosen & SET_UP_CHANGES.keys(), SET_UP_CHANGES)
    turns, combats = TURN_STEPS, combat.COMBAT_STEPS
    trading, drawing = MARKET_STEPS, DRAW_STEPS
    pack.victory = victory.famous
    if EXPANDS in chosen:
        pack.more_encounters = duels.SORTS
        trading = trading.replaced(discard=(discards.ask_discard, SEAT))
        drawing = drawing.replaced(draw=(core.draw, SEAT))
    if AMBITIOUS in chosen:
        set_up = sheets.with_sheets(set_up, "open" if CHOOSES in chosen else "blind")
        pack.victory = ambitions.fulfilled
    if OWES in chosen:
        set_up = set_up.after("outlaws", debts=(favors.take_tokens,))
        turns, combats = favors.in_turns(turns), favors.in_combats(combats)
        pack.before_rolling = (favors.before_test,)
    pack.set_up = set_up.laid()
    pack.turns, pack.combat = turns.on_stack(), combats.laid()
    pack.market_steps, pack.draws = trading.on_stack(), drawing.on_stack()
    pack.rivals_set_up = with_rivals(set_up, AMBITIOUS in chosen).laid()
    pack.rivals_turns = TURN_OF_RIVAL.on_stack()
    pack.rival_discards = 2 if EXPANDS in chosen else 1


def check_size(pack: RimPack, players: int, ambitious: bool = False) -> None:
    """What the content must have for so many players."""
    if ambitious and len(pack.goals_of) <= players:
        raise Refused(
            f"found {len(pack.goals_of)} ambitions, expected one more than there are players"
        )
    if len(pack.health) < players:
        raise Refused(f"found {len(pack.health)} characters, expected one for each player")
    for number in sorted(set(pack.starts_with)):
        wanted = min(players, pack.starts_with.count(number))
        found = len(pack.by_number.get(number, ()))
        if found < wanted:
            raise Refused(
                f"found {found} databank cards with the number {number}, expected {wanted}: "
                "so many players can start with it"
            )


def check_rivals(pack: RimPack, two: bool) -> None:
    """RIM-60.1, 70.1, 74.1: whom the rules can play, whatever character the person takes."""
    for hunts in (True, False) if two else (None,):
        numbers = [
            number
            for sort, starts in enumerate(pack.rival_starts)
            for number in starts
            if hunts in (None, pack.rival_hunts[sort])
        ]
        found = sum(number in numbers for number in pack.starts_with)
        if found < 2:
            raise Refused(
                f"found {found} characters that start with a databank card of the numbers "
                f"{sorted(numbers)}, expected 2: one may be taken, and the rules play another"
            )


def build(records: Records, texts: Mapping[str, str]) -> RimPack:
    """The lists that the rules read."""
    files = checks.Files(texts)
    cast = Cast(records)
    problems = checks.problems(records, cast, files)
    if problems:
        raise PackError(problems)
    pack = RimPack(content_hash(texts))
    pack.die = records["die"][0].faces
    linker = Linker({"space": cast.space, "character": cast.character, "card": cast.card})
    texts_read = Texts(linker, files)
    add_map(pack, cast)
    add_patrols(pack, cast, texts_read)
    add_contacts(pack, cast)
    add_cards(pack, cast, texts_read)
    add_characters(pack, cast, texts_read)
    add_ships(pack, cast, texts_read)
    add_ambitions(pack, cast, texts_read)
    add_rivals(pack, cast, texts_read)
    pack.every_ability = linker.abilities
    pack.blocks = linker.blocks
    if linker.problems:
        raise PackError(texts_read.problems())
    name_all(pack, cast, texts_read.sections, linker)
    return pack


class Texts:
    """Links texts, and numbers the sections in which people read them."""

    def __init__(self, linker: Linker, files: checks.Files) -> None:
        self.linker = linker
        self.files = files
        self.heads: dict[str, str] = {}
        self.sections: list[Part] = []

    def begin(self, record: str, id_: str) -> None:
        """The texts that follow are of this record."""
        self.heads[id_] = self.files.head(record, id_)
        self.linker.begin(id_)

    def part(self, id_: str, of: str) -> None:
        """The texts that follow are of this part of a record."""
        self.heads[id_] = self.heads[of]
        self.linker.begin(id_)

    def number(self, part: Part, id_: str) -> int:
        """The number of a section, or of a step, under this name."""
        self.sections.append(replace(part, id=id_))
        return len(self.sections) - 1

    def abilities(self, found: Sequence[p.Ability], source: int, of: int) -> tuple[p.Ability, ...]:
        """The abilities of a card, a character or a ship, numbered."""
        return self.owned(tuple([self.linker.ability(each) for each in found]), source, of)

    def owned(self, found: Sequence[p.Ability], source: int, of: int) -> tuple[p.Ability, ...]:
        """The same abilities, which now know what they belong to."""
        for ability in found:
            ability.source = source
            ability.of = of
        return tuple(found)

    def problems(self) -> list[str]:
        """What the texts name that nothing has, each with its file and its record."""
        found = []
        for problem in self.linker.problems:
            id_, _, rest = problem.partition(": ")
            found.append(f"{self.heads.get(id_, id_)}: {rest}")
        return found


# The map, patrols, contacts.


def add_map(pack: RimPack, cast: Cast) -> None:
    """RIM-1.3, 2.1: spaces, paths and contact spaces; the standard order."""
    at = cast.space
    navpoints = next((i for i, deck in enumerate(cast.decks) if deck.navpoints), 0)
    for space in cast.spaces:
        pack.space_kind.append(space.kind)
        pack.space_faction.append(space.faction)
        deck = cast.deck[space.deck] if space.deck else pack.markets + navpoints
        pack.space_deck.append(deck)
        pack.space_tile.append(cast.tile.get(space.tile, -1))
        pack.slot_points.append(space.points)
        first = len(pack.spot_space)
        for cls in space.contacts:
            pack.spot_space.append(at[space.id])
            pack.spot_class.append(cls)
        pack.spots_of.append(tuple(range(first, len(pack.spot_space))))
        if space.core:
            pack.core.append(at[space.id])
    for tile in cast.tiles:
        pack.tile_left.append((at[tile.left[0]], at[tile.left[1]]))
        pack.tile_right.append((at[tile.right[0]], at[tile.right[1]]))
    left, right = cast.endcaps
    pack.endcaps = (
        (at[left.right[0]], at[left.right[1]]), (at[right.left[0]], at[right.left[1]]),
    )  # fmt: skip
    for piece in (*cast.tiles, *cast.endcaps):
        pack.inner_paths += [(at[one], at[other]) for one, other in piece.paths]
    standard = tuple(range(len(cast.tiles)))
    pack.near, pack.distance, pack.paths, pack.points = maps.build(pack, standard)
    spawn = {**left.spawn, **right.spawn}
    pack.spawn = [at[spawn[faction]] for faction in range(p.FACTIONS)]


def add_patrols(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """RIM-2.2, 15: by faction and level, the value of a patrol and what it is worth."""
    for faction in range(p.FACTIONS):
        levels = sorted(
            (patrol for patrol in cast.patrols if patrol.faction == faction),
            key=lambda patrol: patrol.level,
        )
        rewards = []
        for patrol in levels:
            texts.begin("patrol", patrol.id)
            rewards.append(texts.linker.effects(patrol.reward))
        pack.patrol_combat.append([patrol.combat for patrol in levels])
        pack.patrol_reward.append(rewards)
        pack.patrol_fame.append([fame_of(reward) for reward in rewards])


def fame_of(reward: p.Effects) -> int:
    """How much fame is among the parts of a reward."""
    return sum(int(step[1]) for step in reward if step[0] is e.fame)


def add_contacts(pack: RimPack, cast: Cast) -> None:
    """RIM-2.4, 17: the contact tokens."""
    for contact in cast.contacts:
        pack.contact_class.append(contact.cls)
        pack.contact_faction.append(contact.faction)
        pack.contact_droid.append(contact.droid)
        pack.contact_card.append(cast.card[contact.id])
        pack.contact_character.append(cast.character.get(contact.id, -1))
        pack.joins.append(any(joins(part.do) for part in contact.card.sections))


def joins(part: object) -> bool:
    """RIM-66.1: whether a text lets its card be kept as crew."""
    if isinstance(part, p.Block):
        return joins(part.do)
    if not isinstance(part, tuple):
        return False
    return part[:1] == (e.gain_this,) or any(joins(each) for each in part)


# Cards.


def add_cards(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """All cards in one row, the other halves of rotating ones behind them."""
    pack.secret_moments = [0] * len(cast.deck_names)
    for card in cast.cards:
        texts.begin(card.record, card.id)
        add_card(pack, cast, card, texts)
        other = len(cast.cards) + cast.halves.index(card) if card.rotated else -1
        pack.other_half.append(other)
    for whole in cast.halves:
        if whole.rotated:
            texts.begin(whole.record, f"{whole.id}_rotated")
            add_card(pack, cast, half_of(whole, whole.rotated), texts)
            pack.other_half.append(cast.card[whole.id])
    cards = range(len(cast.cards))
    for number in sorted({card.number for card in cast.cards if card.number}):
        pack.by_number[number] = tuple(i for i in cards if pack.number[i] == number)


def half_of(whole: Card, half: Card) -> Card:
    """The other half of a rotating card, which lies in no deck and has no number of its own."""
    return Card(
        whole.record, f"{whole.id}_rotated", half.name, whole.deck, 0, half.type or whole.type,
        half.traits | p.ROTATING, 0, half.destination, "", whole.fits, whole.one_armor,
        whole.keep, whole.skills, whole.critical, half.reward, abilities=half.abilities,
    )  # fmt: skip


def add_card(pack: RimPack, cast: Cast, card: Card, texts: Texts) -> None:
    """One more card."""
    design = len(pack.of_deck)
    link = texts.linker
    pack.of_deck.append(cast.deck[card.deck] if card.deck else -1)
    pack.number.append(card.number)
    pack.type.append(card.type)
    pack.traits.append(card.traits | (p.ROTATING if card.rotated else 0))
    pack.cost.append(cast.ships[cast.ship[card.ship]].cost if card.ship else card.cost)
    pack.destination.append(destination(cast, card.destination))
    pack.not_on.append(cast.space.get(card.not_on, -1))
    pack.fits.append(card.fits)
    pack.slot_mask.append(slots.slots_of(pack.type[-1], pack.fits[-1]))
    pack.one_armor.append(card.one_armor)
    pack.keep.append(card.keep)
    pack.skills.append(card.skills if card.type == p.CREW else ())
    pack.tests.append(card.skills if card.type == p.JOB else ())
    pack.critical.append(sum(1 << skill for skill in card.critical))
    pack.target.append(cast.contact.get(card.target, -1))
    pack.fight_kind.append(card.fight[0])
    pack.fight_value.append(card.fight[1])
    pack.patrol_icon.append(card.patrol_icon)
    pack.reveal_icon.append(card.reveal_icon)
    pack.ship_of.append(cast.ship.get(card.ship, -1))
    pack.needs_other.append(card.needs_other)
    pack.shared.append(card.shared)
    pack.robs.append((robbery.choose_loot,) in card.encounter)
    pack.opposed.append(sum(1 << skill for skill in card.opposed))
    pack.purchase_roll.append(card.roll)
    pack.removed_after.append(card.removed)
    pack.people_only.append(card.people_only)
    pack.start.append(cast.space.get(card.start, -1))
    pack.can_be_bought.append(link.condition(card.condition))
    pack.on_purchase.append(link.effects(card.do))
    pack.encounter.append(link.effects(card.encounter))
    pack.reward.append(link.effects(card.reward))
    pack.eliminate.append(link.effects(card.eliminate))
    pack.after_reward.append(link.effects(card.after))
    pack.steps.append(tuple([link.effects(part.do) for part in card.steps]))
    own = texts.abilities(card.abilities, p.OF_CARD, design)
    hidden = add_sections(pack, cast, card, texts)
    pack.abilities.append((*own, *texts.owned(hidden, p.OF_CARD, design)))
    pack.card_moments.append(moments(pack.abilities[design]))
    pack.card_adds.append(added(pack.abilities[design]))
    if hidden:
        pack.secret_moments[pack.of_deck[design]] |= moments(hidden)
        pack.only["secrets"] = pack.only.get("secrets", frozenset()) | {design}
    add_words(pack, card, texts)


def destination(cast: Cast, word: str) -> int:
    """RIM-13.1: a planet, or a rule of where it is."""
    return RULES_OF_PLACE[word] if word in RULES_OF_PLACE else cast.space.get(word, p.NOWHERE)


def add_sections(pack: RimPack, cast: Cast, card: Card, texts: Texts) -> list[p.Ability]:
    """RIM-16.2, 17.2: the sections of an encounter card or a contact; its secret abilities."""
    before = len(texts.linker.abilities)
    found = []
    for part in card.sections:
        section = Section()
        section.number = texts.number(part, part.id)
        section.place = cast.space.get(part.place, -1)
        section.with_patrol = part.patrol
        section.crossing = part.crossing
        section.condition = texts.linker.condition(part.condition)
        texts.part(part.id, card.id)
        section.do = texts.linker.section(part.do)
        section.secret = bool(part.do) and part.do[0][0] is e.keep_secret
        found.append(section)
    pack.sections.append(tuple(found))
    return texts.linker.abilities[before:]


def add_words(pack: RimPack, card: Card, texts: Texts) -> None:
    """The words of its steps and of what happens at a bounty."""
    parts = card.steps or ((card.words,) if card.words else ())
    pack.step_words.append(
        tuple([texts.number(part, f"{card.id}.{i}") for i, part in enumerate(parts, 1)])
    )
    said: list[int] = []
    if card.scenes:
        for word, scene in (
            ("fight", card.scenes.fight),
            ("eliminated", card.scenes.eliminated),
            ("delivered", card.scenes.delivered),
        ):
            part = Part("", card.target, scene, ())
            said.append(texts.number(part, f"{card.id}.{word}"))
    pack.bounty_words.append(tuple(said))


def moments(abilities: Iterable[p.Ability]) -> int:
    """A mask of the moments of these abilities."""
    found = 0
    for ability in abilities:
        found |= 1 << ability.when
    return found


def added(abilities: Iterable[p.Ability]) -> int:
    """A mask of what these abilities add to as long as they are in force."""
    found = 0
    for ability in abilities:
        if not ability.secret:
            for to, _ in ability.adds:
                found |= 1 << to
    return found


# Characters, ships and ambitions.


def add_characters(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """RIM-2.8, 24: characters with their goals."""
    for number, who in enumerate(cast.characters):
        texts.begin("character", who.id)
        pack.health.append(who.health)
        pack.ground.append(who.ground)
        pack.character_skills.append(who.skills)
        pack.character_droid.append(who.droid)
        pack.starts_with.append(who.starts_with)
        pack.start_reputation.append(who.reputation)
        pack.chooses_faction.append(who.chooses_faction)
        pack.start_fame.append(who.fame)
        pack.character_goal.append(texts.linker.condition(who.goal))
        own = texts.abilities(who.abilities, p.OF_CHARACTER, number)
        pack.character_abilities.append(own)
        pack.character_moments.append(moments(own))
        pack.character_adds.append(added(own))


def add_ships(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """RIM-12, 24.3: ship sheets with their goals; where their market cards are."""
    sold = {card.ship: number for number, card in enumerate(cast.cards) if card.ship}
    for number, sheet in enumerate(cast.ships):
        texts.begin("ship", sheet.id)
        pack.ship_cost.append(sheet.cost)
        pack.hyperdrive.append(sheet.hyperdrive)
        pack.ship_combat.append(sheet.combat)
        pack.hull.append(sheet.hull)
        pack.slots.append(sheet.slots)
        pack.slots_flipped.append(sheet.slots_flipped)
        pack.ship_card.append(sold.get(sheet.id, -1))
        pack.ship_goal.append(texts.linker.condition(sheet.goal))
        own = texts.abilities(sheet.abilities, p.OF_SHIP, number)
        pack.ship_abilities.append(own)
        pack.ship_moments.append(moments(own))
        pack.ship_adds.append(added(own))
    pack.starters = tuple(i for i, sheet in enumerate(cast.ships) if sheet.starter)


def add_ambitions(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """RIM-50, 51: ambition sheets with their goals."""
    for sheet in cast.ambitions:
        texts.begin("ambition", sheet.id)
        pack.ambition_credits.append(sheet.credits)
        pack.ambition_reputation.append(sheet.reputation)
        pack.ambition_card.append(cast.card.get(sheet.card, -1))
        first = len(pack.goals)
        pack.goals_of.append(tuple(range(first, first + len(sheet.goals))))
        for number, written in enumerate(sheet.goals, 1):
            texts.part(f"{sheet.id}_goal_{number}", sheet.id)
            goal = p.Goal()
            goal.order = written.order
            goal.state = texts.linker.condition(written.state)
            goal.abilities = texts.abilities(written.abilities, p.OF_GOAL, len(pack.goals))
            goal.needed = max([goals.tokens_needed(each.do) for each in goal.abilities], default=0)
            goal.spaces = tuple([cast.space.get(space, -1) for space in written.spaces])
            goal.databank = written.databank
            pack.goals.append(goal)
        own = [each for goal in pack.goals[first:] for each in goal.abilities]
        pack.ambition_abilities.append(tuple(own))
        pack.ambition_moments.append(moments(own))


# Automatic opponents.


def add_rivals(pack: RimPack, cast: Cast, texts: Texts) -> None:
    """RIM-60 to 74: sorts of opponents, their AI cards, and all lines of these in one row."""
    pack.declines = [declining(kind) for kind in KINDS]
    for rival in cast.rivals:
        pack.rival_starts.append(rival.starts_with)
        pack.rival_starter.append(cast.ship[rival.starter])
        pack.rival_hunts.append(rival.hunts)
    for card in cast.routines:
        texts.begin("ai_card", card.id)
        pack.routine_rival.append(cast.rival.get(card.rival, -1))
        pack.routine_character.append(cast.character.get(card.character, -1))
        pack.routine_stays.append(card.stays)
        sections = []
        for lines in card.sections:
            first = len(pack.bullets)
            pack.bullets.extend(texts.linker.effects(lines))
            sections.append(tuple(range(first, len(pack.bullets))))
        pack.routine_bullets.append(tuple(sections))


def declining(kind: Kind) -> int:
    """RIM-67.1: the option by which somebody declines who is asked this, or -1."""
    for first, label, _ in kind.sections():
        if label == kind.default:
            return first
    return -1
