"""Ids, titles and texts of everything that has a number in Outer Rim's content."""

from __future__ import annotations

from typing import Any

from . import pack as p
from . import sentences
from .cast import Cast
from .pack import Ability, RimPack
from .sentences import article, first_big
from .vocabulary import Linker
from .vocabulary.records import RULES_OF_PLACE, Card, Part, Patrol, Space

FACTIONS = ("the Hutts", "the Syndicate", "the Imperials", "the Rebels")
DECKS = {
    "bounty": "the bounty deck", "cargo": "the cargo deck", "gear_mod": "the gear and mod deck",
    "job": "the job deck", "luxury": "the luxury deck", "ship": "the ship deck",
}  # fmt: skip
SIDES = ("left", "right", "middle")  # of a planet, where its contacts lie
JOINS = ("upper", "lower")
PLACES = {
    "player_space": "a space with another player",
    "player_with_negative": "a space with another player who has a negative reputation",
    "chosen": "the planet that another player chooses",
    "patrol:hutt": "the space of the Hutt patrol",
    "patrol:syndicate": "the space of the Syndicate patrol",
    "patrol:imperial": "the space of the Imperial patrol",
    "patrol:rebel": "the space of the Rebel patrol",
}
assert PLACES.keys() == RULES_OF_PLACE.keys()
KINDS = ("ground", "ship")  # of fights
SHIP_SLOTS = ("mod", "cargo", "mod or cargo", "crew")
# Of the skills of a job: critical, opposed.
SKILL_NOTES = {
    (0, 0): "", (1, 0): " (critical)", (0, 1): " (opposed)", (1, 1): " (critical, opposed)",
}  # fmt: skip
OTHER_SIDES = {p.FRONT, p.BACK}  # never in force together


def name_all(pack: RimPack, cast: Cast, sections: list[Part], linker: Linker) -> None:
    """Names, titles, backs, and then the texts, which speak of all that has a title."""
    halves = [each.rotated for each in cast.halves if each.rotated]
    pack.names = {
        "card": (
            *(card.id for card in cast.cards), *(f"{each.id}_rotated" for each in cast.halves),
        ),
        "section": tuple(part.id for part in sections),
        "ability": tuple(linker.ability_names),
        "block": tuple(linker.block_names),
        "contact": tuple(contact.id for contact in cast.contacts),
        "spot": tuple(
            f"{space.id}_{side}" for space in cast.spaces for side in places_of(space)
        ),
        "space": tuple(space.id for space in cast.spaces),
        "path": path_names(pack, cast),
        "tile": tuple(tile.id for tile in cast.tiles),
        "character": tuple(who.id for who in cast.characters),
        "ship": tuple(sheet.id for sheet in cast.ships),
        "ambition": tuple(sheet.id for sheet in cast.ambitions),
        "goal": goal_names(cast),
        "deck": cast.deck_names,
        "faction": p.FACTION_NAMES,
        "skill": p.SKILLS,
        "face": p.FACES,
        "patrol": tuple(patrol.id for patrol in in_order(cast)),
        "routine": tuple(card.id for card in cast.routines),
        "bullet": bullet_names(cast),
    }  # fmt: skip
    pack.titles = {
        "card": (*(card_title(card, cast) for card in cast.cards), *(h.name for h in halves)),
        "section": tuple(section_title(part, cast) for part in sections),
        "contact": tuple(contact.name for contact in cast.contacts),
        "spot": tuple(
            f"{side} place on {space.name}" for space in cast.spaces for side in places_of(space)
        ),
        "space": tuple(space.name for space in cast.spaces),
        "path": path_titles(pack, cast),
        "tile": tuple(tile.name for tile in cast.tiles),
        "character": tuple(who.name for who in cast.characters),
        "ship": tuple(sheet.name for sheet in cast.ships),
        "ambition": tuple(sheet.name for sheet in cast.ambitions),
        "goal": tuple(goal.name for sheet in cast.ambitions for goal in sheet.goals),
        "deck": (
            *(DECKS[name] for name in p.MARKET_DECKS), *(f"the {d.name} deck" for d in cast.decks),
        ),
        "faction": FACTIONS,
        "skill": p.SKILLS,
        "face": p.FACES,
        "patrol": tuple(patrol.name for patrol in in_order(cast)),
        "routine": tuple(card.name for card in cast.routines),
    }  # fmt: skip
    backs = {
        "card": tuple(
            pack.names["deck"][deck] if deck >= 0 else p.DATABANK for deck in pack.of_deck
        ),
        "contact": tuple(p.CLASSES[cls] for cls in pack.contact_class),
        "routine": tuple(routine_back(pack, cast, i) for i in range(len(cast.routines))),
    }
    # Where all are alike there is nothing to tell them by.
    pack.backs = {pool: each for pool, each in backs.items() if len(set(each)) > 1}
    pack.other_sides = tuple(sheet.flipped for sheet in cast.ships)
    add_texts(pack, cast, sections)


def in_order(cast: Cast) -> list[Patrol]:
    """Patrols by faction and level."""
    return sorted(cast.patrols, key=lambda patrol: (patrol.faction, patrol.level))


# Names and titles.


def places_of(space: Space) -> tuple[str, ...]:
    """RIM-42.3: the places of contacts in a space; those in the Core Worlds have the middle one."""
    number = len(space.contacts)
    return SIDES[len(SIDES) - number :] if space.core else SIDES[:number]


def path_names(pack: RimPack, cast: Cast) -> tuple[str, ...]:
    """The paths on tiles by their ends, then the joins from left to right, the upper one first."""
    ids = [space.id for space in cast.spaces]
    inner = [f"{ids[one]}-{ids[other]}" for one, other in pack.inner_paths]
    joins = [f"join_{i + 1}_{way}" for i in range(len(cast.tiles) + 1) for way in JOINS]
    return (*inner, *joins)


def path_titles(pack: RimPack, cast: Cast) -> tuple[str, ...]:
    """The same in words; what a join joins depends on the order of the tiles."""
    titles = [space.name for space in cast.spaces]
    inner = [f"the path between {titles[one]} and {titles[two]}" for one, two in pack.inner_paths]
    joins = [
        f"the {way} path {'before' if i < len(cast.tiles) else 'after'} tile "
        f"{min(i + 1, len(cast.tiles))}"
        for i in range(len(cast.tiles) + 1)
        for way in JOINS
    ]
    return (*inner, *joins)


def goal_names(cast: Cast) -> tuple[str, ...]:
    """The goals of each ambition, numbered."""
    return tuple(
        f"{sheet.id}_goal_{i}" for sheet in cast.ambitions for i in range(1, len(sheet.goals) + 1)
    )


def card_title(card: Card, cast: Cast) -> str:
    """What people call a card; one of an encounter deck without an asset by its sections."""
    if card.name:
        return card.name
    if card.ship:
        return cast.ships[cast.ship[card.ship]].name
    if card.target:
        return f"Bounty: {cast.contacts[cast.contact[card.target]].name}"
    return " / ".join(part.title for part in card.sections if part.title) or card.id


def section_title(part: Part, cast: Cast) -> str:
    """The title of a section; that of a bounty's scene is its target."""
    number = cast.contact.get(part.title, -1)
    return cast.contacts[number].name if number >= 0 else part.title or part.id


def bullet_names(cast: Cast) -> tuple[str, ...]:
    """The lines of AI cards by card, section and number: ai_1.planning.1."""
    return tuple(
        f"{card.id}.{section}.{number}"
        for card in cast.routines
        for section, lines in zip(p.ROUTINE_SECTIONS, card.sections, strict=True)
        for number in range(1, len(lines) + 1)
    )


def routine_back(pack: RimPack, cast: Cast, card: int) -> str:
    """For which sort of opponents an AI card is: one for a character is in the deck of its sort."""
    sort, character = pack.routine_rival[card], pack.routine_character[card]
    for i, numbers in enumerate(pack.rival_starts):
        if character >= 0 and pack.starts_with[character] in numbers:
            sort = i
    return cast.rivals[sort].id if sort >= 0 else ""


# Texts.


def add_texts(pack: RimPack, cast: Cast, sections: list[Part]) -> None:
    """What everything says, in sentences."""
    pack.texts["space"] = tuple(space_text(pack, cast, i) for i in range(len(cast.spaces)))
    pack.titles["block"] = tuple(sentences.block(pack, each) for each in pack.blocks)
    pack.texts["ability"] = tuple(sentences.ability(pack, each) for each in pack.every_ability)
    pack.titles["ability"] = tuple(ability_title(pack, each) for each in pack.every_ability)
    pack.scenes = tuple(part.scene for part in sections)
    pack.texts["section"] = section_texts(pack, len(sections))
    pack.texts["card"] = tuple(card_text(pack, card) for card in range(len(pack.of_deck)))
    pack.texts["contact"] = tuple(pack.texts["card"][card] for card in pack.contact_card)
    pack.texts["character"] = tuple(character_numbers(pack, i) for i in range(len(pack.health)))
    pack.texts["ship"] = tuple(ship_numbers(pack, i) for i in range(len(pack.hull)))
    pack.texts["goal"] = tuple(aim_text(pack, goal) for goal in pack.goals)
    pack.texts["ambition"] = tuple(ambition_text(pack, i) for i in range(len(pack.goals_of)))
    pack.titles["bullet"] = tuple(sentences.bullet(pack, line) for line in pack.bullets)
    pack.texts["routine"] = tuple(
        routine_text(pack, card) for card in range(len(pack.routine_bullets))
    )


def section_texts(pack: RimPack, number: int) -> tuple[str, ...]:
    """By section, its effect in sentences; nothing where it only tells a scene."""
    found = [""] * number
    for card in range(len(pack.of_deck)):
        for section in pack.sections[card]:
            found[section.number] = sentences.effects(pack, section.do)
        words = pack.step_words[card]
        texts = pack.steps[card] or (pack.encounter[card],)
        for section_number, do in zip(words, texts, strict=False):
            found[section_number] = sentences.effects(pack, do)
    return tuple(found)


def space_text(pack: RimPack, cast: Cast, space: int) -> str:
    """RIM-1.3, 1.4, 16.5: whose planet it is, which contacts it has, for what it is known."""
    if pack.space_kind[space] == p.MAELSTROM:
        parts = ["Whoever flies into it stops."]
    elif pack.space_kind[space] == p.NAVPOINT:
        return ""
    else:
        faction = pack.space_faction[space]
        whose = f"{p.FACTION_NAMES[faction].capitalize()} planet" if faction >= 0 else "Planet"
        parts = [f"{whose}{with_contacts(pack, space)}."]
    if cast.spaces[space].known_for:
        parts.append(f"Known for {cast.spaces[space].known_for}.")
    return " ".join(parts)


def with_contacts(pack: RimPack, space: int) -> str:
    """RIM-1.4, 41.1: the classes of the contacts of a planet; none in the Core Worlds."""
    if space in pack.core:
        return " of the Core Worlds"
    classes = [article(p.CLASSES[pack.spot_class[spot]]) for spot in pack.spots_of[space]]
    return f" with {listed(classes)} contact"


def ability_title(pack: RimPack, ability: Ability) -> str:
    """Of whom an ability is; what it does, too, where that has several at the same time."""
    if ability.source == p.OF_CHARACTER:
        title = pack.titles["character"][ability.of]
        same = pack.character_abilities[ability.of]
    elif ability.source == p.OF_SHIP:
        front = pack.titles["ship"][ability.of]
        title = pack.other_sides[ability.of] if ability.side == p.BACK else front
        same = pack.ship_abilities[ability.of]
    elif ability.source == p.OF_GOAL:
        return pack.titles["goal"][ability.of]
    elif ability.secret:
        return next(
            pack.titles["section"][section.number]
            for section in pack.sections[ability.of]
            if section.secret
        )
    else:
        title = pack.titles["card"][ability.of]
        same = pack.abilities[ability.of]
    at_once = [
        each
        for each in same
        if each.when == ability.when and {each.side, ability.side} != OTHER_SIDES
    ]
    text = pack.texts["ability"][ability.number].rstrip(".")
    return f"{title}: {text}" if len(at_once) > 1 else title


def goal_text(pack: RimPack, state: Any, abilities: tuple[Ability, ...]) -> str:
    """RIM-24.1, 24.3: what fulfils the goal: a state, or something that happens."""
    if state is not None:
        return first_big(f"{sentences.condition(pack, state)}.")
    return " ".join(pack.texts["ability"][each.number] for each in abilities if each.goal)


def goal_in_short(pack: RimPack, state: Any, abilities: tuple[Ability, ...]) -> str:
    """The same in few words: the state, or the occasion, as far as these say it."""
    if state is not None:
        return first_big(sentences.condition(pack, state))
    goals = [sentences.occasion(pack, each) for each in abilities if each.goal]
    return next((goal for goal in goals if " " in goal), "")


def character_text(pack: RimPack, character: int) -> str:
    """RIM-24.1: what the character card says, on both sides."""
    abilities = pack.character_abilities[character]
    goal = goal_text(pack, pack.character_goal[character], abilities)
    return " ".join(of_sides(pack, goal, abilities))


def ship_text(pack: RimPack, ship: int) -> str:
    """RIM-24.3: what the ship sheet says, on both sides."""
    abilities = pack.ship_abilities[ship]
    return " ".join(of_sides(pack, goal_text(pack, pack.ship_goal[ship], abilities), abilities))


def aim_text(pack: RimPack, goal: p.Goal) -> str:
    """RIM-51.1: what completes a goal of an ambition, and when it can be completed."""
    return f"{goal_mark(goal.order)}: {goal_text(pack, goal.state, goal.abilities)}"


def ambition_text(pack: RimPack, sheet: int) -> str:
    """RIM-50.4, 51.1: with what an ambition begins, and its goals by their names."""
    start = [f"{pack.ambition_credits[sheet]:,} credits"]
    if pack.ambition_card[sheet] >= 0:
        start.append(pack.titles["card"][pack.ambition_card[sheet]])
    for faction, change in pack.ambition_reputation[sheet]:
        sign = "more" if change > 0 else "less"
        start.append(f"1 reputation {sign} with {FACTIONS[faction]}")
    aims = [
        f"{goal_mark(pack.goals[goal].order)}: {pack.titles['goal'][goal]}."
        for goal in pack.goals_of[sheet]
    ]
    return " ".join([f"Start with {listed(start)}.", *aims])


def goal_mark(order: int) -> str:
    """RIM-51.1: how a goal is marked on the sheet."""
    marks = {p.ANY_TIME: "Any time", p.ONGOING: "Ongoing", p.LAST: "Final goal"}
    return marks[order] if order in marks else f"Number {order - p.IN_ORDER}"


HOW = ("the first that applies", "each that applies", "the first that applies", "each")
SECTIONS = ("Planning", "Action", "Encounter", "Then")


def routine_text(pack: RimPack, card: int) -> str:
    """RIM-61: what an AI card says, section by section."""
    parts = []
    for title, how, lines in zip(SECTIONS, HOW, pack.routine_bullets[card], strict=True):
        said = " / ".join(pack.titles["bullet"][line] for line in lines)
        if said:
            parts.append(f"{title} ({how}): {said}.")
    return " ".join(parts)


def of_sides(pack: RimPack, goal: str, abilities: tuple[Ability, ...]) -> list[str]:
    """The goal and the abilities in sentences, those of the other side named as such."""
    parts = [f"Goal: {goal}"] if goal else []
    for ability in abilities:
        text = pack.texts["ability"][ability.number]
        if not ability.goal:
            parts.append(f"Flipped: {text}" if ability.side == p.BACK else text)
    return parts


def card_text(pack: RimPack, card: int) -> str:
    """What a card says: what it is for, what it does, what happens when it is drawn."""
    parts = [*of_type(pack, card)]
    parts += [
        pack.texts["ability"][each.number] for each in pack.abilities[card] if not each.secret
    ]
    parts += of_sections(pack, card)
    if len(pack.steps[card]) > 1:
        parts += [f"{i}. {sentences.effects(pack, do)}" for i, do in enumerate(pack.steps[card], 1)]
    elif pack.steps[card]:
        parts.append(sentences.effects(pack, pack.steps[card][0]))
    other = pack.other_half[card]
    if other > card:
        parts.append(f"Rotated, {pack.titles['card'][other]}.")
    return " ".join(part for part in parts if part)


def of_type(pack: RimPack, card: int) -> list[str]:
    """What follows from the type of a card: where it goes, what it pays."""
    kind = pack.type[card]
    parts = []
    if pack.fits[card]:
        parts.append(f"Fits a {' or a '.join(p.SLOTS[slot] for slot in pack.fits[card])} slot.")
    if pack.one_armor[card]:
        parts.append("Limit 1 Armor.")
    if pack.traits[card] & p.ILLEGAL:
        parts.append("ILLEGAL.")
    if kind == p.BOUNTY:
        parts += of_bounty(pack, card)
    elif kind == p.CARGO and pack.destination[card] != p.NOWHERE:
        reward = sentences.effects(pack, pack.reward[card])
        parts.append(f"Deliver it to {place(pack, card)}: {reward}")
    elif kind == p.JOB:
        parts += of_job(pack, card)
    elif kind == p.CREW and pack.skills[card]:
        parts.append(f"Crew with {listed(counted(pack.skills[card]))}.")
    elif kind == p.SHIP_CARD:
        parts.append(ship_numbers(pack, pack.ship_of[card]))
    if pack.purchase_roll[card]:
        faces, number = pack.purchase_roll[card]
        shown = " or a ".join(p.FACES[face] for face in faces)
        parts.append(
            f"To buy it roll a die: on a {shown} it is yours to buy, otherwise draw databank card "
            f"{number} instead."
        )
    if pack.on_purchase[card]:
        parts.append(sentences.effects(pack, pack.on_purchase[card]))
    if pack.not_on[card] >= 0:
        parts.append(f"Cannot be bought on {pack.titles['space'][pack.not_on[card]]}.")
    if pack.start[card] >= 0:
        parts.append(f"Start on {pack.titles['space'][pack.start[card]]}.")
    return parts


def of_bounty(pack: RimPack, card: int) -> list[str]:
    """RIM-25.7, 25.8: whom to fight, what for."""
    target = pack.target[card]
    fight = f"{KINDS[pack.fight_kind[card]]} fight against {pack.fight_value[card]} dice"
    parts = [
        f"{pack.titles['contact'][target]}, of the {p.CLASSES[pack.contact_class[target]]} "
        "contacts: "
        f"{fight}.",
        f"Eliminated: {sentences.effects(pack, pack.eliminate[card])}",
        f"Captured and delivered to {place(pack, card)}: "
        f"{sentences.effects(pack, pack.reward[card])}",
    ]
    if pack.after_reward[card]:
        parts.append(f"After a reward: {sentences.effects(pack, pack.after_reward[card])}")
    return parts


def of_job(pack: RimPack, card: int) -> list[str]:
    """RIM-25.1, 25.2, 25.6: where it is attempted, how, what it pays."""
    parts = [f"Job{at_place(pack, card)}."]
    if pack.shared[card]:
        parts.append("It fails if you or the chosen player is defeated.")
    tested = [
        p.SKILLS[skill]
        + SKILL_NOTES[pack.critical[card] >> skill & 1, pack.opposed[card] >> skill & 1]
        for skill in pack.tests[card]
    ]
    if tested:
        parts.append(f"Tests {listed(tested)}.")
    if pack.encounter[card]:
        parts.append(sentences.effects(pack, pack.encounter[card]))
    if pack.reward[card]:
        parts.append(f"Reward: {sentences.effects(pack, pack.reward[card])}")
    if pack.removed_after[card]:
        parts.append("It leaves the game when it is done.")
    return parts


def ship_numbers(pack: RimPack, ship: int) -> str:
    """What a ship is worth, and what its sheet says."""
    slots = [f"{n} {word}" for n, word in zip(pack.slots[ship], SHIP_SLOTS, strict=True) if n]
    return (
        f"Hyperdrive {pack.hyperdrive[ship]}, combat {pack.ship_combat[ship]}, "
        f"hull {pack.hull[ship]}, slots for {listed(slots)}. {ship_text(pack, ship)}"
    ).strip()


def character_numbers(pack: RimPack, character: int) -> str:
    """RIM-2.8: what a character is worth, and what the card says."""
    skills = listed([p.SKILLS[skill] for skill in pack.character_skills[character]])
    worth = f"Ground combat {pack.ground[character]}, health {pack.health[character]}"
    return f"{worth}, skills {skills}. {character_text(pack, character)}"


def of_sections(pack: RimPack, card: int) -> list[str]:
    """RIM-16.2, 17.2: what happens where the card is drawn, or when the contact is met."""
    parts = []
    for section in pack.sections[card]:
        text = pack.texts["section"][section.number]
        if section.place >= 0:
            where = first_big(pack.titles["space"][section.place])
        elif section.with_patrol >= 0:
            where = ("Without a patrol", "With a patrol")[section.with_patrol]
        elif section.crossing >= 0:
            where = ("Core Worlds", "Across the Core")[section.crossing]
        else:
            parts.append(f"When met: {text}")
            continue
        title = pack.titles["section"][section.number]
        untitled = title == pack.names["section"][section.number]
        parts.append(f"{where}: {text}" if untitled else f"{where}: {title}. {text}")
    return parts


def at_place(pack: RimPack, card: int) -> str:
    """RIM-25.2: where a job is attempted; one that its own ability completes goes nowhere."""
    if pack.destination[card] == p.NOWHERE:
        return ""
    return f" {'in' if pack.destination[card] < 0 else 'on'} {place(pack, card)}"


def place(pack: RimPack, card: int) -> str:
    """Where a card is delivered or attempted."""
    where = pack.destination[card]
    if where >= 0:
        return pack.titles["space"][where]
    return PLACES[next(word for word, rule in RULES_OF_PLACE.items() if rule == where)]


def counted(skills: tuple[int, ...]) -> list[str]:
    """Skills by name, one that is there twice once."""
    return [
        f"{name} twice" if skills.count(skill) > 1 else name
        for skill, name in enumerate(p.SKILLS)
        if skill in skills
    ]


def listed(words: list[str]) -> str:
    """A, B and C."""
    *some, last = words
    return f"{', '.join(some)} and {last}" if some else last
