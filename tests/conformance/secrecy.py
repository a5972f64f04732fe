"""Non-interference: change only what a viewer may not know, and nothing the viewer gets changes.

The other worlds are made here by swapping cards, apart from the kernel's own imagination: which
cards a viewer knows is read from the declarations and the marks once more, by other code.
"""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.declare import ALL, NOBODY, OWNER, TABLE, Game, Zone
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.questions import Asking
from shipboard.kernel.recap import recap
from shipboard.kernel.state import MOMENT, NO_WINDOW, Refused, State, Step, clone
from shipboard.kernel.words import Speaker

from .tables import give

Viewer = int | None
Slot = tuple[list[int], int]

DESIGN_BITS = 0xFFF
EVERYBODY = 0x80
LATEST = 12  # events compared at each decision
TOP_KEYS = {
    "game", "viewer", "players", "automatic", "options", "zones", "facts", "asked", "window",
    "decisions", "outcome",
}  # fmt: skip


def viewers(g: State) -> list[Viewer]:
    """Every seat and a spectator."""
    return [*range(g.people), None]


# What a viewer gets.


def surface(match: Match, viewer: Viewer, since: int, ids: list[int]) -> dict[str, Any]:
    """All that reaches this viewer: view, prompts, events from `since` on, words, errors."""
    game, g = match.game, match.state
    speaker = Speaker(game, match.names, viewer)
    view = match.view(viewer)
    events = [(event, views.event(game, g, event, viewer)) for event in g.events[since:]]
    got: dict[str, Any] = {
        "view": view,
        "goals": [asdict(goal) for goal in game.goals(view, Talk.of(match, viewer))],
        "events": [seen for _, seen in events],
        "ledger": [speaker.entry(g, event, seen) for event, seen in events],
        "log": [speaker.event(g, event) for event in g.events[since:]],
        "recap": recap(match.told(viewer, since)),
        "out": game.out(g),
        "checkpoint": match.checkpoint,
    }
    if viewer is None:
        return got
    asking = Asking(game, g, view, Talk.of(match, viewer))
    got["questions"] = [
        (number, asdict(asking.question(kind, options)))
        for number, seat, kind, options in g.open
        if seat == viewer
    ]
    got["interjections"] = [] if g.over else game.interjections(g, viewer)
    got["can_undo"] = match.can_undo(viewer)
    got["errors"] = [refusal(match, viewer, number, option) for number, option in mistakes(ids)]
    if not got["can_undo"]:
        got["undo"] = _refused(lambda: match.undo(viewer))
    got["interject"] = _refused(lambda: match.interject(viewer, "nothing", "of the kind"))
    for decision in match.decisions:
        if decision.seat == viewer:
            got[f"why not {decision.id}"] = [
                match.why_not(decision, option) for option in candidates(match, decision.kind)
            ]
            got[f"error {decision.id}"] = refusal(match, viewer, decision.id, "card:none_such")
    return got


def candidates(match: Match, kind: Any) -> list[str]:
    """Option names that a curious client might ask about."""
    found = []
    for _, label, refers in kind.sections():
        if not refers:
            found.append(label)
        elif refers == "seat":
            found += [f"{label or refers}:{seat}" for seat in range(len(match.names) + 1)]
        elif refers == "card":
            found += [f"{label or refers}:{name}" for name in match.pack.names["card"][:6]]
        else:
            found += [f"{label or refers}:{number}" for number in range(3)]
    return found


def mistakes(ids: list[int]) -> list[tuple[int, str]]:
    """Answers that are not this viewer's to give."""
    return [(number, "pass") for number in (0, -1, 10**12, *ids)]


def refusal(match: Match, viewer: int, number: int, option: str) -> str:
    """The words of a refusal. An answer that is taken is played on a copy and told as such."""
    if any(ask[0] == number and ask[1] == viewer for ask in match.state.open) and option == "pass":
        return "their own"
    return _refused(lambda: match.answer(number, option, viewer))


def _refused(act: Callable[[], None]) -> str:
    try:
        act()
    except Refused as refused:
        return str(refused)
    raise AssertionError("a wrong answer was taken")


def encoded(got: Any) -> bytes:
    return json.dumps(got, sort_keys=True).encode()


def twin(match: Match, g: State) -> Match:
    """The same match with another state in it, and with the events of that state."""
    other = copy.copy(match)
    other.state = g
    other.answers = match.answers[:]
    other._undo = match._undo[:]
    g.telling = True
    return other


def compare(a: Match, b: Match, viewer: Viewer, since: int, ids: list[int], what: str) -> list[str]:
    """Which parts of what the viewer gets differ."""
    one, two = surface(a, viewer, since, ids), surface(b, viewer, since, ids)
    return [
        f"{what}: viewer {viewer} can tell by {part}: {first} / {second}"
        for part, first, second in differences(one, two)
    ]


def differences(one: Any, two: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """The innermost differing parts."""
    if encoded(one) == encoded(two):
        return []
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return [d for key in one for d in differences(one[key], two[key], f"{path}.{key}")]
    return [(path, one, two)]


# Other worlds.


def knows(zone: Zone, index: int, card: int, viewer: Viewer) -> bool:
    """Whether the viewer knows which card lies there, or that it is one of this pile."""
    return knows_pile(zone, index, viewer) or bool(card >> 12 & bits(viewer) * 0x101)


def knows_pile(zone: Zone, index: int, viewer: Viewer) -> bool:
    return zone.sees == ALL or (zone.sees == OWNER and viewer is not None and index == viewer)


def bits(viewer: Viewer) -> int:
    return EVERYBODY if viewer is None else EVERYBODY | 1 << viewer


def piles_of(g: State, zone: Zone) -> list[list[int]]:
    lists: Any = getattr(g, zone.name)
    return [lists] if zone.per == TABLE else lists


def back(g: State, zone: Zone, card: int) -> str:
    """What everybody sees of a card of this zone that lies face down."""
    backs: tuple[str, ...] | None = g.pack.backs.get(zone.pool)
    return backs[card & DESIGN_BITS] if backs else ""


def swap_hidden(
    game: Game, g: State, viewer: Viewer, rng: random.Random, free: Callable[[Zone, Slot], bool]
) -> int:
    """Swap cards that the viewer does not know, of one pool and back; returns how many changed."""
    slots: dict[tuple[str, str], list[Slot]] = {}
    for zone in game.zones:
        for index, pile in enumerate(piles_of(g, zone)):
            for i, card in enumerate(pile):
                if not knows(zone, index, card, viewer) and free(zone, (pile, i)):
                    slots.setdefault((zone.pool, back(g, zone, card)), []).append((pile, i))
    changed = 0
    for alike in slots.values():
        for pile, i in alike:
            other, j = rng.choice(alike)
            one, two = pile[i], other[j]
            if one & DESIGN_BITS != two & DESIGN_BITS:
                pile[i] = one & ~DESIGN_BITS | two & DESIGN_BITS
                other[j] = two & ~DESIGN_BITS | one & DESIGN_BITS
                changed += 1
    return changed


def stir_piles(game: Game, g: State, viewer: Viewer, rng: random.Random) -> None:
    """Where nobody can follow a card, its place is changed, and who put it there as well.

    In an ordered pile known presences change places; in others the suppliers are re-assigned. A
    card takes the place of one with the same back.
    """
    for zone in game.zones:
        for index, pile in enumerate(piles_of(g, zone)):
            if knows_pile(zone, index, viewer):
                continue
            place, presence = bits(viewer) << 12, bits(viewer) << 20
            loose: dict[str, list[int]] = {}
            for i, card in enumerate(pile):
                if not (zone.ordered and card & place):
                    loose.setdefault(back(g, zone, card), []).append(i)
            for alike in loose.values():
                stir(pile, alike, DESIGN_BITS | place | presence, zone.ordered, rng)


def stir(pile: list[int], places: list[int], mine: int, ordered: bool, rng: random.Random) -> None:
    moved = [pile[i] & mine for i in places]
    theirs = [pile[i] & ~mine for i in places]
    rng.shuffle(moved)
    if not ordered:
        rng.shuffle(theirs)
    for i, card, marks in zip(places, moved, theirs, strict=True):
        pile[i] = card | marks


def other_events(game: Game, g: State, viewer: Viewer, rng: random.Random) -> list[Step]:
    """The events so far, with other secrets for other audiences."""
    events: list[Step] = []
    for number, args, audience, secret in g.events:
        if not audience & bits(viewer):
            names = game.events[number].secret
            secret = tuple(map(partial(_another, g, rng), names, secret))
        events.append((number, args, audience, secret))
    return events


def _another(g: State, rng: random.Random, name: str, value: Any) -> Any:
    """Another value for a secret argument; of a list as many, for they are counted by all."""
    sort = name.partition("_")[0]
    if isinstance(value, tuple):
        return tuple(_another(g, rng, sort.removesuffix("s"), each) for each in value)
    return rng.randrange(len(g.pack.names.get(sort, ("",))))


def ask_again(game: Game, g: State, viewer: Viewer, answers: random.Random | None) -> bool:
    """Let others' questions follow from the cards they hold now; False if it cannot be compared.

    Secret answers already given are drawn anew with `answers`, else kept if still possible.
    """
    if not g.open:
        return True
    own = any(ask[1] == viewer for ask in g.open)
    asked, given, moment, window = g.asked[:], g.given[:], g.moment, g.window
    paused = clone(g)
    g.suspend()
    if window < 0:
        g.moment -= 1
    elif own and viewer is not None:
        g.repeats -= 1 << 8 * viewer
    step = g.stack.pop()
    step[0](g, *step[1:])
    if window >= 0:
        if own:
            return any(ask[1] == viewer for ask in g.open)
        if not g.open or g.open[0][1] == viewer:
            # Nobody else is asked in that world: the window is open and silent.
            restore(g, paused)
            g.suspend()
        return True
    if g.moment != moment:
        return True  # Nobody is asked there: the views will tell.
    for seat, answer in zip(asked, given, strict=True):
        if answer < 0:
            continue
        ask = next((ask for ask in g.open if ask[1] == seat), None)
        if ask is None:
            return True
        if answers is not None and seat != viewer:
            answer = answers.choice(ask[3])
        if answer not in ask[3]:
            return False
        g.open.remove(ask)
        g.given[g.asked.index(seat)] = answer
    return True


def restore(g: State, kept: State) -> None:
    """Bring back what asking has changed."""
    for name in ("stack", "open", "asked", "given", "waiting", "asker", "repeats", "window"):
        setattr(g, name, getattr(kept, name))


def anywhere(zone: Zone, slot: Slot) -> bool:
    return True


def other_world(game: Game, g: State, viewer: Viewer, rng: random.Random) -> State | None:
    """A world that the viewer must not be able to tell from this one."""
    world = clone(g)
    world.key = rng.randbytes(32)
    world.events = other_events(game, g, viewer, rng)
    swap_hidden(game, world, viewer, rng, anywhere)
    stir_piles(game, world, viewer, rng)
    if not game.possible(world):
        return None
    return world if ask_again(game, world, viewer, rng) else None


# The checks.


def as_read(glance: dict[str, Any]) -> dict[str, Any]:
    """A view of which all zones and facts are read, one by one."""
    return glance | {key: {name: glance[key][name] for name in glance[key]} for key in views.PARTED}


def white_listed(match: Match, viewer: Viewer) -> list[str]:
    """A view holds what is declared and nothing else; cards have names, never numbers."""
    game, g = match.game, match.state
    seen = match.view(viewer)
    wrong = []
    if set(seen) != TOP_KEYS:
        wrong.append(f"the view has {set(seen) ^ TOP_KEYS}")
    if set(seen["zones"]) != {zone.name for zone in game.zones}:
        wrong.append("the view has other zones than declared")
    facts = {fact.name for fact in game.facts} | set(game.derived) | set(game.derived_own)
    if set(seen["facts"]) != facts:
        wrong.append("the view has other facts than declared")
    if viewer is not None and viewer < g.people and as_read(match.glance(viewer)) != seen:
        wrong.append("who reads part by part sees something else")
    for zone in game.zones:
        names = set(g.pack.names[zone.pool])
        shown = seen["zones"][zone.name]
        for index, pile in enumerate([shown] if zone.per == TABLE else shown):
            cards = piles_of(g, zone)[index]
            allowed = {"count", "cards", "placed", "within"}
            if zone.pool in g.pack.backs and not knows_pile(zone, index, viewer):
                allowed.add("backs")
            if not set(pile) <= allowed:
                wrong.append(f"{zone.name} shows {set(pile)}")
            if "cards" in pile and not knows_pile(zone, index, viewer):
                wrong.append(f"{zone.name} {index} is shown to viewer {viewer}")
            told = [*pile.get("cards", ()), *pile.get("placed", {}).values()]
            told += pile.get("within", [])
            if not set(told) <= names:
                wrong.append(f"{zone.name} shows {set(told) - names}")
            known = sum(knows(zone, index, card, viewer) for card in cards)
            if pile["count"] != len(cards) or len(told) != known:
                wrong.append(f"{zone.name} {index} tells viewer {viewer} of {told}")
    marked = {card for zone in game.zones for pile in piles_of(g, zone) for card in pile}
    wrong += [
        f"the number {number} may be a card with its marks"
        for number in numbers_in([seen["zones"], seen["facts"]])
        if number > DESIGN_BITS and number in marked
    ]
    return wrong


def numbers_in(value: Any) -> list[int]:
    """All numbers in a view, keys included."""
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, list):
        return [number for item in value for number in numbers_in(item)]
    return [value] if isinstance(value, int) else []


def same_here(match: Match, viewer: Viewer, rng: random.Random) -> list[str]:
    """At this decision the viewer cannot tell another world from the true one."""
    game, g = match.game, match.state
    world = other_world(game, g, viewer, rng)
    if world is None:
        return []
    since = max(0, len(g.events) - LATEST)
    return compare(match, twin(match, world), viewer, since, known_ids(g), "here")


def known_ids(g: State) -> list[int]:
    """The ids of everybody's open decisions, and some that are not open any longer."""
    stale = [(g.moment - 1) * MOMENT + seat for seat in range(2)]
    return [ask[0] for ask in g.open] + stale


def decline(match: Match, viewer: Viewer) -> None:
    """Let everybody but the viewer decline in secret windows."""
    g = match.state
    while g.window >= 0 and not any(ask[1] == viewer for ask in g.open):
        if not g.open:
            g.run()
            continue
        decision = match.decisions[0]
        match.answer(decision, decision.kind.default or decision.options[0])


def on_the_table(match: Match, viewer: Viewer) -> bytes:
    """The cards and facts that the viewer sees: what legitimately tells worlds apart."""
    seen = match.view(viewer)
    return encoded([seen["zones"], seen["facts"], seen["outcome"]])


def same_after(
    match: Match, viewer: Viewer, rng: random.Random, vary: bool = True
) -> tuple[bool, list[str]]:
    """The same answer in two worlds: where the table looks the same afterwards, all is the same.

    Returns whether it could be compared, and what differs. With `vary`, a secret answer of
    somebody else is another one in the other world.
    """
    game, g = match.game, match.state
    if g.window >= 0 and not any(ask[1] == viewer for ask in g.open):
        return same_after_window(match, viewer, rng)
    world = clone(g)
    world.events = other_events(game, g, viewer, rng)
    swap_hidden(game, world, viewer, rng, anywhere)
    stir_piles(game, world, viewer, rng)
    if not game.possible(world) or not ask_again(game, world, viewer, None):
        return False, []
    true = clone(g)
    true.events = g.events[:]
    a, b = twin(match, true), twin(match, world)
    asked = rng.choice(a.decisions)
    there = next((d for d in b.decisions if d.id == asked.id), None)
    if there is None:
        return True, [f"after: seat {asked.seat} is not asked {asked.kind.name} elsewhere"]
    option = other = rng.choice(asked.options)
    alone = not g.given
    if vary and alone and asked.kind.secret and asked.seat != viewer:
        other = rng.choice(there.options)
    if other not in there.options:
        return False, []
    before = (clone(true), (asked.id, _number(match, asked, option)))
    before_there = (clone(world), (asked.id, _number(match, asked, other)))
    a.answer(asked, option)
    b.answer(there, other)
    compared, wrong = settled(a, b, viewer, len(g.events), known_ids(g))
    if wrong and trail(game, viewer, *before) != trail(game, viewer, *before_there):
        return False, []
    return compared, wrong


def _number(match: Match, decision: Decision, name: str) -> int:
    kind = match.kinds.index(decision.kind)
    for number in match.game.every_option(decision.kind, match.state):
        with contextlib.suppress(LookupError):
            if views.option_name(match.game, match.state, kind, number) == name:
                return number
    raise AssertionError(f"{name} is no option")


def trail(
    game: Game, viewer: Viewer, g: State, answer: tuple[int, int] | None = None
) -> list[bytes]:
    """What the viewer sees on the table step by step, until it is asked or somebody is openly.

    A card may be turned up, played and shuffled away again before the next question.
    """
    g = clone(g)
    if answer is not None:
        give(g, *answer)
    found: list[bytes] = []
    while not g.over:
        if g.open:
            number, seat, kind, options = g.open[0]
            if g.window < 0 or seat == viewer:
                break
            declared = game.kind(g.pack, kind)
            give(g, number, next(o for o in options if declared.split(o)[0] == declared.default))
        g.window = NO_WINDOW
        step = g.stack.pop()
        step[0](g, *step[1:])
        seen = views.view(game, g, viewer)
        now = encoded([seen["zones"], seen["facts"]])
        if now not in found[-1:]:
            found.append(now)
    return found


def settled(
    a: Match, b: Match, viewer: Viewer, since: int, ids: list[int]
) -> tuple[bool, list[str]]:
    """Compare two worlds when the windows are over, if nothing on the table tells them apart."""
    decline(a, viewer)
    decline(b, viewer)
    if on_the_table(a, viewer) != on_the_table(b, viewer) or drawn_in_turn(a, b, viewer, since):
        return False, []
    return True, compare(a, b, viewer, since, ids, "after")


def drawn_in_turn(a: Match, b: Match, viewer: Viewer, since: int) -> bool:
    """Whether the events differ, but only in the order in which the viewer saw the same cards.

    Cards of a pile that the viewer was shown one by one came in the order of that pile.
    """
    game = a.game
    one, two = (
        [views.event(game, match.state, event, viewer) for event in match.state.events[since:]]
        for match in (a, b)
    )
    told = [
        [encoded(event) for event in events if _names_a_card(a, event)] for events in (one, two)
    ]
    rest = [
        [None if _names_a_card(a, event) else event for event in events] for events in (one, two)
    ]
    return rest[0] == rest[1] and told[0] != told[1] and sorted(told[0]) == sorted(told[1])


def _names_a_card(match: Match, event: dict[str, Any]) -> bool:
    return any(name.partition("_")[0] in match.pack.names for name in event)


def same_after_window(match: Match, viewer: Viewer, rng: random.Random) -> tuple[bool, list[str]]:
    """A window in which somebody is asked, and a world in which somebody else is, or nobody."""
    game, g = match.game, match.state
    world = clone(g)
    world.events = other_events(game, g, viewer, rng)
    if not swap_hidden(game, world, viewer, rng, far_away(game, g)):
        return False, []
    ask_again(game, world, viewer, None)
    if any(ask[1] == viewer for ask in world.open):
        return False, []
    true = clone(g)
    true.events = g.events[:]
    before, before_there = clone(true), clone(world)
    a, b = twin(match, true), twin(match, world)
    compared, wrong = settled(a, b, viewer, len(g.events), known_ids(g))
    if wrong and trail(game, viewer, before) != trail(game, viewer, before_there):
        return False, []
    return compared, wrong


def far_away(game: Game, g: State) -> Callable[[Zone, Slot], bool]:
    """Cards that cannot come to light by themselves before the next question."""

    def free(zone: Zone, slot: Slot) -> bool:
        pile, i = slot
        if zone.sees == OWNER:
            return len(pile) > 1 or all(len(each) == 1 for each in piles_of(g, zone))
        return zone.sees == NOBODY and zone.ordered and i == 0 and len(pile) > 7

    return free
