"""Interloper's content: which files an option means, and the pack they make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from shipboard.kernel.content import PackError, Records, content_hash, texts_of
from shipboard.kernel.seams import Changes, Chosen

from . import chart
from . import pack as p
from .pack import InterloperPack
from .rules import setup
from .rules.turn import ROUND_END, TURN_STEPS
from .vocabulary import (
    Card,
    Clause,
    Edge,
    Figure,
    Living,
    Placement,
    Raw,
    Room,
    Test,
    compiled,
    is_unique,
)
from .vocabulary import vocabulary as words

# The sets of files that ship, by the value of the option `content`.
ORIGINAL = ("board.toml", "crew.toml", "physical.toml", "mental.toml", "tech.toml", "xeno.toml")
# What each set of 0.1 was hashed to: the same cards, written in another way.
FORMER = {
    "original": "e30130150c5a3eefc1a8f3f59ced070b1672324c63be29a324cda1d3060a98d4",
    "tuned": "28a1b5716d4c0cd262ed2e8b6daa854f67369c29122a4b94162a2b23950a9776",
}
SETS = {"original": ORIGINAL, "tuned": (*ORIGINAL, "tuned.toml")}
# What `auto` means for these options, by number of players from 3 to 6: the numbers of the
# specification, and those that go with the tuned set.
AUTO = {"alien_physical_bonus": (3,) * 4, "npc_per_colour": (3,) * 4, "trait_delta": (0,) * 4}
AUTO_TUNED = {
    "alien_physical_bonus": (3, 4, 4, 5),
    "npc_per_colour": (3, 3, 2, 2),
    "trait_delta": (-1, 0, 1, 1),
}
# By option and value: the steps that stand in the place of those of the set-up.
SET_UP_CHANGES: Changes = {
    ("alien_selection", "chosen"): {"alien": (setup.ask_alien,)},
    ("alien_selection", "random"): {"alien": (setup.random_alien,)},
    ("character_selection", "random"): {"characters": (setup.deal_characters,)},
    ("start_locked", "none"): {"doors": (setup.set_doors, False)},
    ("family_limit", "1"): {"traits": (setup.draw_families,)},
}
SMALLEST_DECK = 20
SETUP_FREE = 6  # Xeno cards without setup_placement
FOR_ALL = 8  # Xeno cards without alien_only

# Which tag goes with which heading of a clause.
TAGS = {
    "mods": p.T_MODS, "costs": p.T_COST, "caps": p.T_CAP, "ap": p.T_AP, "carry": p.T_CARRY,
    "extra_use": p.T_EXTRA_USE, "extra_attack": p.T_EXTRA_ATTACK, "auto_pass": p.T_AUTO_PASS,
    "no_check": p.T_NO_CHECK, "no_fail": p.T_NO_FAIL, "mode": p.T_MODE, "ignore": p.T_IGNORE,
    "stride": p.T_STRIDE, "profile": p.T_PROFILE, "goals": p.T_GOAL, "action": p.T_ACTION,
    "start": p.T_TURN_START, "prevent": p.T_WOULD_TAKE, "saves": p.T_BREACH_DEATH,
    "seal": p.T_LOCK,
}  # fmt: skip
TIMING_TAGS = {
    p.ON_GAME_START: p.T_GAME_START, p.ON_TURN_END: p.T_TURN_END,
    p.ON_ENEMY_START: p.T_ENEMY_START, p.ON_ROUND_END: p.T_ROUND_END, p.ON_GAIN: p.T_GAIN,
    p.ON_TAKEN: p.T_TAKEN, p.ON_COMBAT_WIN: p.T_COMBAT_WIN, p.ON_NPC_SLAIN: p.T_NPC_SLAIN,
}  # fmt: skip
ONCE = ("mode", "action", "profile", "seal", "weight", "ignore")  # at most one of each in a text


def load(options: Mapping[str, str]) -> InterloperPack:
    """The pack that these options name."""
    bonus = options.get("alien_physical_bonus", "auto")
    changed = frozenset(options.items() & SET_UP_CHANGES.keys())
    return _load(options["content"], bonus, changed)


def setting(name: str, players: int, options: Mapping[str, str]) -> int:
    """The number that an option stands for at this table."""
    if options[name] != "auto":
        return int(options[name])
    table = AUTO_TUNED if options["content"] == "tuned" else AUTO
    return table[name][players - 3]


def files(content: str) -> dict[str, str]:
    """The texts of the content files: ours, owners' own, or several of these."""
    return texts_of(__package__, content, SETS)


@lru_cache(maxsize=32)
def _load(content: str, bonus: str, changed: frozenset[Chosen]) -> InterloperPack:
    texts = files(content)
    pack = build(words.load(texts), content_hash(texts))
    pack.asks = tuple(words.asks)
    pack.former = (FORMER[content],) if content in FORMER else ()
    options = {"content": content, "alien_physical_bonus": bonus}
    found = {setting("alien_physical_bonus", players, options) for players in range(3, 7)}
    pack.prime_bonus = found.pop() if len(found) == 1 else p.BY_PLAYERS
    pack.set_up = setup.SET_UP.under(changed, SET_UP_CHANGES).laid()
    pack.turns = TURN_STEPS.on_stack()
    pack.round_end = ROUND_END.laid()
    return pack


def build(records: Records, digest: str) -> InterloperPack:
    """The lists that the rules read."""
    problems = check(records)
    if problems:
        raise PackError(problems)
    cards: list[Card] = [
        *records["physical"], *records["mental"], *records["tech"], *records["xeno"]
    ]  # fmt: skip
    people: list[Figure] = [who for who in records["character"] if not who.prime]
    prime: Figure = next(who for who in records["character"] if who.prime)
    broods: list[Figure] = records["brood"]
    pack = InterloperPack(digest)
    pack.designs = len(cards)
    pack.characters = len(people)
    pack.brood_names = tuple(each.id for each in broods)
    brood = {each.id: number for number, each in enumerate(broods)}
    births = born(cards, broods)
    add_figures(pack, prime, births, people, records["room"])
    add_board(pack, records["room"], records["edge"], brood)
    pack.hull = tuple(tuple((x, y) for x, y in outline) for outline in records["hull"])
    pack.families = tuple(sorted({card.family for card in cards}))
    for design, card in enumerate(cards):
        pack.decks[card.sort].extend([design] * card.copies)
        add_card(pack, card, brood)
    add_texts(pack, [*cards, *by_figure(prime, people)], brood)
    name_all(pack, cards, prime, births, people, records["room"], records["edge"])
    return pack


def by_figure(prime: Figure, people: list[Figure]) -> list[Figure | None]:
    """The characters in the order of their figures; brood says nothing."""
    return [prime, *([None] * (p.COLONIST - 1)), *people]


def born(cards: list[Card], broods: list[Figure]) -> list[Figure]:
    """The brood figures that may be on the board at the same time."""
    wanted = {brood.id: 0 for brood in broods}
    placed = dict(wanted)
    for card in cards:
        for clause in card.clauses:
            if clause.heading == "setup":
                for each in clause.what:
                    placed[each.figure] += each.number
            elif clause.heading == "action" and clause.what.brood:
                most = clause.what.aim[2]
                wanted[clause.what.brood] = max(wanted[clause.what.brood], most)
    found: list[Figure] = []
    for brood in broods:
        found += [brood] * max(wanted[brood.id], placed[brood.id])
    return found[: p.MOST_BROOD]


# Figures and the board.


def add_figures(
    pack: InterloperPack,
    prime: Figure,
    births: list[Figure],
    people: list[Figure],
    rooms: list[Room],
) -> None:
    """Stats by figure, and where NPCs start."""
    unused: list[Figure | None] = [None] * (p.COLONIST - 1 - len(births))
    everybody: list[Figure | None] = [prime, *births, *unused, *people]
    for stat in range(4):
        pack.cards.append([who.stats[stat][0] if who else 0 for who in everybody])
        pack.bonus.append([who.stats[stat][1] if who else 0 for who in everybody])
    broods = pack.brood_names
    for figure, who in enumerate(everybody[: p.COLONIST]):
        of_brood = who is not None and figure > 0
        pack.brood_sort.append(broods.index(who.id) if who and of_brood else -1)
        pack.strikes.append(who.strikes if who else 0)
        pack.spares_npcs.append(who.no_npc_attack if who else False)
    pack.type_mask = [0, 0, 0]
    for number, room in enumerate(rooms):
        if room.npc_start is not None:
            pack.type_mask[room.npc_start] |= 1 << p.NPC + len(pack.npc_type)
            pack.npc_type.append(room.npc_start)
            pack.npc_room.append(number)
            pack.npc_third.append(room.third)


def add_board(
    pack: InterloperPack, rooms: list[Room], edges: list[Edge], brood: dict[str, int]
) -> None:
    """Rooms, edges, and who borders what."""
    number = {room.id: i for i, room in enumerate(rooms)}
    pack.rooms = len(rooms)
    near: list[list[tuple[int, int]]] = [[] for _ in rooms]
    for edge in edges:
        a, b = number[edge.between[0]], number[edge.between[1]]
        near[a].append((b, len(pack.edge_a)))
        near[b].append((a, len(pack.edge_a)))
        pack.edge_a.append(a)
        pack.edge_b.append(b)
        pack.edge_sort.append(edge.kind)
        pack.starts_locked.append(edge.starts_locked)
    for i, room in enumerate(rooms):
        pack.outer.append(len(pack.edge_a) if room.outer_wall else -1)
        if room.outer_wall:
            pack.edge_a.append(i)
            pack.edge_b.append(-1)
            pack.edge_sort.append(p.OUTER)
            pack.starts_locked.append(False)
    for i, room in enumerate(rooms):
        own = [edge for _, edge in near[i]]
        pack.near.append(tuple(near[i]))
        pack.adjacent.append(sum(1 << other for other in {other for other, _ in near[i]}))
        pack.doors.append(tuple(edge for edge in own if pack.edge_sort[edge] == p.DOOR))
        pack.edges.append((*own, pack.outer[i]) if room.outer_wall else tuple(own))
        pack.circle.append(-1 if room.circle is None else room.circle)
        pack.search.append(room.search)
        use = room.use()
        pack.ability.append(ability(use, brood) if use else ())
        pack.alien_use.append(room.alien_use)
        pack.unpowered.append(room.unpowered)
    pack.start = next(i for i, room in enumerate(rooms) if room.role == "start")
    pack.exit = next(i for i, room in enumerate(rooms) if room.role == "exit")
    pack.outlines = tuple(tuple((x, y) for x, y in room.outline) for room in rooms)
    pack.shorts = tuple(room.short for room in rooms)
    pack.ability_names = tuple(room.ability or "" for room in rooms)


def ability(found: Raw, brood: dict[str, int]) -> p.Ability:
    """An ability as the rules read it."""
    aim, first, second = found.aim
    if aim == p.AIM_PLACE:
        first = brood[found.brood]
    steps = numbered(found.do, brood)
    condition = compiled(found.test, brood)
    costs = (found.cost, found.per_turn, found.per_round)
    return (*costs, condition, steps, aim, first, second, found.stats)


def numbered(steps: Any, brood: dict[str, int]) -> Any:
    """The same steps with brood named by id replaced by its number."""
    if isinstance(steps, Living):
        return brood[steps.id]
    if isinstance(steps, tuple):
        return tuple(numbered(part, brood) for part in steps)
    return steps


# Cards and texts.


def add_card(pack: InterloperPack, card: Card, brood: dict[str, int]) -> None:
    """One more design of card."""
    pack.sort.append(card.sort)
    pack.value.append(card.value)
    pack.item_type.append(card.item_type)
    pack.family.append(pack.families.index(card.family))
    pack.alien_only.append(card.alien_only)
    placed = [each for clause in card.clauses if clause.heading == "setup" for each in clause.what]
    pack.setup.append(tuple((brood[each.figure], each.number) for each in placed))
    pack.weight.append(next((c.what for c in card.clauses if c.heading == "weight"), 1))


def add_texts(
    pack: InterloperPack, texts: list[Card | Figure | None], brood: dict[str, int]
) -> None:
    """What each card and each character says, by heading."""
    pack.triggers = [[] for _ in range(p.TIMINGS)]
    for text in texts:
        add_text(pack, text.clauses if text else (), brood)


def add_text(pack: InterloperPack, clauses: tuple[Clause, ...], brood: dict[str, int]) -> None:
    """One more text."""
    said: dict[str, list[Any]] = {}
    for clause in clauses:
        said.setdefault(clause.heading, []).append(clause.what)

    def all_of(heading: str) -> list[Any]:
        return said.get(heading, [])

    def one_of(heading: str, otherwise: Any) -> Any:
        return said.get(heading, [otherwise])[0]

    allowed = all_of("allow")
    pack.tags.append(tags_of(said))
    pack.forbids.append(sum(set(all_of("forbids"))))
    pack.mods.append(
        tuple((s, c, b, compiled(t, brood), is_unique(t)) for s, c, b, t in all_of("mods"))
    )
    pack.costs.append(tuple((a, n, compiled(t, brood)) for a, n, t in all_of("costs")))
    pack.caps.append(tuple(all_of("caps")))
    pack.ap.append(tuple((n, compiled(t, brood)) for n, t in all_of("ap")))
    walls = [
        (cost, *(check or (-1, 0, False))) for w, cost, check, _, _ in allowed if w == p.T_WALL
    ]
    pack.wall.append(walls[0] if walls else (0, -1, 0, False))
    unlocks = [p.TECH if s is None else s for w, _, _, s, _ in allowed if w == p.T_UNLOCK]
    pack.unlock_stat.append(unlocks[0] if unlocks else -1)
    rooms = [
        (compiled(t, brood), -1 if s is None else s)
        for w, _, _, s, t in allowed
        if w == p.T_ACTIVATE
    ]
    pack.activate.append(rooms[0] if rooms else ((), -1))
    limits = dict(all_of("carry"))
    pack.carry.append((limits.get(0, 0), limits.get(1, 0), limits.get(2, 0)))
    pack.extra_use.append(sum(all_of("extra_use")))
    pack.extra_attack.append(sum(n for n, _ in all_of("extra_attack")))
    pack.other_target.append(any(other for _, other in all_of("extra_attack")))
    pack.auto_pass.append(tuple(all_of("auto_pass")))
    pack.no_check.append(sum(set(all_of("no_check"))))
    pack.no_fail.append(sum(set(all_of("no_fail"))))
    pack.ignore.append(one_of("ignore", -1))
    pack.stride.append(max(all_of("stride"), default=1))
    pack.profile.append(one_of("profile", (0, False, 0, 0, 0)))
    pack.mode.append(one_of("mode", ()))
    pack.prevent.append(tuple((compiled(t, brood), free) for t, free in all_of("prevent")))
    prices = [p.SAVES_FREE if free else p.SAVES_DISCARDED for free in all_of("saves")]
    pack.saves.append(max(prices, default=p.SAVES_NOT))
    threshold, may = one_of("seal", (0, True))
    pack.lock_threshold.append(threshold)
    pack.lock_may.append(may)
    pack.goals.append(tuple(all_of("goals")))
    pack.action.append(ability(one_of("action", None), brood) if "action" in said else ())
    pack.starts.append(tuple(ability(each, brood) for each in all_of("start")))
    for timing in range(p.TIMINGS):
        found = [each for each in all_of("trigger") if each[0] == timing]
        pack.triggers[timing].append(tuple((compiled(t, brood), do) for _, t, do in found))


def tags_of(said: Mapping[str, list[Any]]) -> int:
    """What the text does, as a mask."""
    tags = 0
    for heading, found in said.items():
        tags |= TAGS.get(heading, 0)
        for what in found:
            if heading == "tag":
                tags |= what
            elif heading == "allow":
                tags |= what[0]
            elif heading == "trigger":
                tags |= TIMING_TAGS[what[0]]
    return tags


# Names.


def name_all(
    pack: InterloperPack,
    cards: list[Card],
    prime: Figure,
    births: list[Figure],
    people: list[Figure],
    rooms: list[Room],
    edges: list[Edge],
) -> None:
    """Ids, titles and texts of everything that has a number."""
    outer = [room for room in rooms if room.outer_wall]
    ids, titles, initials = named_figures(pack, prime, births, people)
    pack.initials = initials
    by_id = {room.id: room for room in rooms}
    between = [
        f"the {('door', 'wall')[edge.kind]} between "
        f"{by_id[edge.between[0]].name} and {by_id[edge.between[1]].name}"
        for edge in edges
    ]
    pack.names = {
        "card": tuple(card.id for card in cards),
        "figure": ids,
        "place": tuple(room.id for room in rooms),
        "edge": (*(edge.id for edge in edges), *(f"o_{room.id}" for room in outer)),
    }
    pack.titles = {
        "card": tuple(card.name for card in cards),
        "figure": titles,
        "place": tuple(room.name for room in rooms),
        "edge": (*between, *(f"the outer wall of {room.name}" for room in outer)),
    }
    pack.texts = {
        "card": tuple(card.text for card in cards),
        "place": tuple(f"{r.ability}. {r.text}" if r.ability else r.text for r in rooms),
        "figure": tuple(
            who.text if who else ""
            for who in [prime, *births, *[None] * (p.COLONIST - 1 - len(births)), *people]
        ),
    }
    for pool in p.STATS:
        for table in (pack.names, pack.titles, pack.texts):
            table[pool] = table["card"]


def named_figures(
    pack: InterloperPack, prime: Figure, births: list[Figure], people: list[Figure]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Ids, titles and initials by figure; several of a kind are numbered."""
    ids, titles, initials = [prime.id], [prime.name], [prime.initials]
    for number, who in enumerate(births):
        same = births[:number].count(who) + 1
        several = births.count(who) > 1
        ids.append(f"{who.id}_{same}" if several else who.id)
        titles.append(f"{who.name} {same}" if several else who.name)
        initials.append(who.initials)
    for row in (ids, titles, initials):
        row += [""] * (p.COLONIST - len(row))
    for who in people:
        ids.append(who.id)
        titles.append(who.name)
        initials.append(who.initials)
    for row in (ids, titles, initials):
        row += [""] * (p.NPC - len(row))
    for number, of_type in enumerate(pack.npc_type):
        same = pack.npc_type[: number + 1].count(of_type)
        word = p.NPC_TYPES[of_type]
        ids.append(f"{word}_{same}")
        titles.append(f"{word.capitalize()} {same}")
        initials.append(word[0].upper() + str(same))
    return tuple(ids), tuple(titles), tuple(initials)


# What does not fit together.


def check(records: Records) -> list[str]:
    """The validation of the whole file, beyond what each record says of itself."""
    return [
        *check_ids(records),
        *check_figures(records),
        *check_board(records["room"], records["edge"]),
        *check_decks(records),
        *check_brood(records),
    ]


def check_ids(records: Records) -> list[str]:
    """Ids are unique over all records; some clauses come once in a text."""
    seen: dict[str, str] = {}
    problems = []
    for name, found in records.items():
        for item in found if name != "hull" else ():
            if item.id in seen:
                problems.append(
                    f"{name} {item.id!r}: id: found again in {seen[item.id]}, expected it unique"
                )
            seen[item.id] = name
            headings = [clause.heading for clause in getattr(item, "clauses", ())]
            problems += [
                f"{name} {item.id!r}: clauses: found several of {heading}, expected at most one"
                for heading in ONCE
                if headings.count(heading) > 1
            ]
    return problems


def check_figures(records: Records) -> list[str]:
    """One prime, enough Colonists and not too many, NPCs of all types."""
    problems = []
    people = records["character"]
    primes = sum(who.prime for who in people)
    if primes != 1:
        problems.append(f"character: found {primes} with prime, expected exactly one")
    if not 2 <= len(people) - primes <= p.MOST_COLONISTS:
        problems.append(
            f"character: found {len(people) - primes} Colonists, expected 2 to {p.MOST_COLONISTS}"
        )
    starts = [room.npc_start for room in records["room"] if room.npc_start is not None]
    for of_type, word in enumerate(p.NPC_TYPES):
        if of_type not in starts:
            problems.append(f"room: found no npc_start of a {word}, expected at least one")
    if len(starts) > p.MOST_NPCS:
        problems.append(f"room: found {len(starts)} npc_start, expected at most {p.MOST_NPCS}")
    return problems


def check_board(rooms: list[Room], edges: list[Edge]) -> list[str]:
    """Roles, neighbours, and a ship whose doors join all rooms."""
    problems = []
    for role in ("start", "exit"):
        found = sum(room.role == role for room in rooms)
        if found != 1:
            problems.append(f"room: found {found} with the role {role}, expected exactly one")
    if not any(room.role != "start" and room.npc_start is None for room in rooms):
        problems.append("room: found no room for the prime, expected one where nobody starts")
    if len(rooms) > p.MOST_ROOMS:
        problems.append(f"room: found {len(rooms)}, expected at most {p.MOST_ROOMS}")
    if len(edges) + sum(room.outer_wall for room in rooms) > p.MOST_EDGES:
        problems.append(f"edge: found too many with outer walls, expected at most {p.MOST_EDGES}")
    ids = {room.id for room in rooms}
    joined: list[frozenset[str]] = []
    for edge in edges:
        problems += [
            f"edge {edge.id!r}: between: found {id_!r}, expected a room's id"
            for id_ in edge.between
            if id_ not in ids
        ]
        pair = frozenset(edge.between)
        if pair in joined:
            problems.append(f"edge {edge.id!r}: between: found a second edge, expected one a pair")
        joined.append(pair)
    if not problems:
        problems += check_doors(rooms, edges)
        problems += check_map(rooms, edges)
    return problems


def check_map(rooms: list[Room], edges: list[Edge]) -> list[str]:
    """The board can be drawn: rooms that share an edge share a piece of their outlines."""
    names = [room.id for room in rooms]
    outlines = [tuple((x, y) for x, y in room.outline) for room in rooms]
    borders = [(e.id, names.index(e.between[0]), names.index(e.between[1])) for e in edges]
    borders += [(f"o_{room.id}", i, -1) for i, room in enumerate(rooms) if room.outer_wall]
    return list(chart.problems(names, outlines, borders))


def check_doors(rooms: list[Room], edges: list[Edge]) -> list[str]:
    """All rooms can be reached through doors."""
    reached = {rooms[0].id}
    doors = [set(edge.between) for edge in edges if edge.kind == p.DOOR]
    grown = True
    while grown:
        grown = False
        for pair in doors:
            if reached & pair and not pair <= reached:
                reached |= pair
                grown = True
    return [
        f"room {room.id!r}: found no way by doors from {rooms[0].id!r}, expected one"
        for room in rooms
        if room.id not in reached
    ]


def check_decks(records: Records) -> list[str]:
    """Decks of a fair size, and Xeno cards enough for everybody."""
    problems = []
    for deck in p.STATS:
        size = sum(card.copies for card in records[deck])
        if size < SMALLEST_DECK:
            problems.append(f"{deck}: found {size} cards, expected at least {SMALLEST_DECK}")
    traits: list[Card] = records["xeno"]
    plain = sum(not card.setup_placement for card in traits)
    if plain < SETUP_FREE:
        problems.append(
            f"xeno: found {plain} without setup_placement, expected at least {SETUP_FREE}"
        )
    shared = sum(not card.alien_only for card in traits)
    if shared < FOR_ALL:
        problems.append(f"xeno: found {shared} without alien_only, expected at least {FOR_ALL}")
    return problems


def check_brood(records: Records) -> list[str]:
    """Every brood that a text names is there."""
    known = [brood.id for brood in records["brood"]]
    problems = []
    for name in ("room", "character", *p.STATS):
        for record in records[name]:
            said = [clause.what for clause in getattr(record, "clauses", ())]
            problems += [
                f"{name} {record.id!r}: found the brood {id_!r}, expected one of {', '.join(known)}"
                for id_ in brood_in((*said, getattr(record, "do", None)))
                if id_ not in known
            ]
    return problems


def brood_in(what: Any) -> list[str]:
    """The ids of brood that a text names."""
    if isinstance(what, tuple):
        return [id_ for part in what for id_ in brood_in(part)]
    if isinstance(what, Raw):
        return brood_in((what.test, what.do))
    if isinstance(what, Living):
        return [what.id]
    if isinstance(what, Placement):
        return [what.figure]
    return [*what.living] if isinstance(what, Test) else []
