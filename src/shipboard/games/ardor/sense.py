"""Whether a text makes sense: on every way through it, each part finds what it speaks of.

A card of an owner's file that could not be carried out is refused when it is read, with the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, NoReturn

from shipboard.kernel import texts
from shipboard.kernel.state import Step

from .rules import conditions, effects, energy, fold, frames, looks, oxygen, play, victory, votes
from .rules import damage as hurt

PLAYER, PAIR, MALFUNCTION = "a player", "two players", "a Malfunction"
DECK, DISCARDS, HAND = "deck_top", "discard_top", "hand_random"
MOST_ASSIGNED = 3  # Command Pile, Discard Pile, Deck

CHOSEN = {effects.TWO_LIVING: PAIR, effects.MALFUNCTION: MALFUNCTION}
FRONT = (play.place_in_front,)
MALFUNCTION_FRONT = (play.place_malfunction_in_front,)
SHIP = (play.place_on_ship,)
PILE = (play.place_in_pile,)
PLACES = (FRONT, MALFUNCTION_FRONT, SHIP, PILE)
PUT_AWAY = {
    looks.pick_to_deck: DISCARDS,
    looks.assign: DECK,
    looks.keep_looked: HAND,
    looks.return_looked: HAND,
}

# How a file writes each effect, and which of its arguments are players.
WRITTEN: dict[Any, tuple[str, tuple[int, ...]]] = {
    oxygen.destroy_cell: ("destroy_cell", ()),
    oxygen.restore_cell: ("restore_cell", ()),
    oxygen.protect_cells: ("protect_cells", ()),
    hurt.damage: ("damage", (1,)),
    hurt.heal: ("heal", (1,)),
    hurt.kill: ("kill", (1,)),
    effects.choose: ("choose", (1,)),
    effects.repeat: ("repeat", ()),
    texts.if_then: ("if", ()),
    effects.target: ("target", ()),
    effects.draw_cards: ("draw", (1,)),
    effects.discard_random: ("discard", (1,)),
    effects.discard_chosen: ("discard", (1,)),
    effects.discard_energy: ("discard_energy", ()),
    effects.gain_energy: ("gain_energy", (1,)),
    effects.reveal_mission: ("reveal_mission", (1,)),
    effects.swap_front: ("swap_front", ()),
    effects.skip_turn: ("skip_turn", (1,)),
    effects.force_ally: ("force_ally", (1, 2)),
    effects.cancel: ("cancel", ()),
    effects.remove: ("remove", ()),
    effects.set_alert: ("set_alert", ()),
    texts.nothing: ("nothing", ()),
    looks.look_at_deck: ("look", (2,)),
    looks.look_at_discard: ("look", (2,)),
    looks.look_in_hand: ("look", (1,)),
    looks.pick_to_deck: ("pick", (1,)),
    looks.assign: ("assign", (1,)),
    looks.keep_looked: ("move", (1,)),
    looks.return_looked: ("move", ()),
    looks.shuffle_deck: ("shuffle", ()),
    play.place_in_front: ("place", ()),
    play.place_malfunction_in_front: ("place", ()),
    play.place_on_ship: ("place", ()),
    play.place_in_pile: ("place", ()),
    play.play_deck_top: ("play", ()),
    play.play_from_hand: ("play", (1,)),
    fold.gather: ("gather", ()),
    votes.vote: ("vote", ()),
    votes.tribunal: ("vote", ()),
    energy.use_own: ("use_ability", (1,)),
    energy.use_other: ("use_ability", (1,)),
    victory.win_by_text: ("win", ()),
}
OF_PLAYERS = {
    conditions.alive: "alive",
    conditions.undamaged: "undamaged",
    conditions.mission_red: "mission_red",
    conditions.mission_blue: "mission_blue",
    conditions.mission_hidden: "mission_hidden",
    conditions.hand_nonempty: "hand_nonempty",
}


class Looked(NamedTuple):
    """Cards that somebody looks at, until they are put away."""

    zone: str
    number: int
    viewer: int
    path: str


class Known(NamedTuple):
    """What is certain at one point of a text."""

    chosen: str = ""  # what `target` means
    placed: bool = False  # perhaps: this card has gone where a text sent it
    looked: Looked | None = None


class Context(NamedTuple):
    """Whose text it is."""

    played: bool  # of a card that is being played, by the active player; it can be placed
    owned: bool  # somebody is its owner or holder

    def who(self, code: int) -> int:
        """The same code for the same player."""
        return frames.ACTIVE if self.played and code == frames.THE_OWNER else code


PLAYED = Context(played=True, owned=True)
USED = Context(played=False, owned=True)
ON_THE_SHIP = Context(played=False, owned=False)


def refuse(path: str, found: str, expected: str) -> NoReturn:
    """Say what is wrong where."""
    raise ValueError(f"{path}: found {found}, expected {expected}")


def check(field: str, steps: tuple[Step, ...], context: Context) -> None:
    """Follow a whole text; raises ValueError."""
    known = follow(steps, field, Known(), context)
    if known.looked:
        left_lying(known.looked)


def check_condition(field: str, condition: Any, context: Context) -> None:
    """A condition that stands outside of a text, where nothing has been chosen."""
    of_players(condition, field, Known(), context)


def left_lying(looked: Looked) -> NoReturn:
    wanted = next(WRITTEN[step][0] for step, zone in PUT_AWAY.items() if zone == looked.zone)
    refuse(looked.path, "cards looked at that go nowhere", f"{wanted} right after it, on every way")


def written(step: Step) -> tuple[str, tuple[int, ...]]:
    """How a file writes an effect, and which of its arguments are players.

    What an expansion adds speaks of no player, as far as is known here.
    """
    return WRITTEN.get(step[0], (step[0].__name__, ()))


def follow(steps: Iterable[Step], path: str, known: Known, context: Context) -> Known:
    """What is certain after these parts, one after the other."""
    for number, step in enumerate(steps):
        known = one(step, f"{path}[{number}].{written(step)[0]}", known, context)
    return known


def one(step: Step, path: str, known: Known, context: Context) -> Known:
    """What is certain after this part."""
    function = step[0]
    for argument in written(step)[1]:
        player(step[argument], path, known, context)
    if function in BRANCHES:
        return BRANCHES[function](step, path, known, context)
    if function in PUT_AWAY:
        return put_away(step, path, known, context)
    if known.looked:
        left_lying(known.looked)
    if function is oxygen.destroy_cell:
        of_players(step[3], f"{path}.unpreventable_if", known, context)
    elif step in PLACES:
        return place(path, known, context)
    elif function is effects.target:
        return known._replace(chosen=CHOSEN.get(step[1], PLAYER))
    elif function is effects.swap_front and known.chosen != PAIR:
        refuse(path, "no two players to swap", "target = two_living before it")
    elif function is effects.remove and step[1] == 0 and known.chosen != MALFUNCTION:
        refuse(path, "no Malfunction to remove", "target = malfunction before it")
    elif function is looks.look_at_deck:
        return known._replace(looked=Looked(DECK, step[1], step[2], path))
    elif function is looks.look_at_discard:
        return known._replace(looked=Looked(DISCARDS, step[1], step[2], path))
    elif function is looks.look_in_hand:
        player(frames.THE_TARGET, path, known, context)
        return known._replace(looked=Looked(HAND, 1, step[1], path))
    return known


def player(code: int, path: str, known: Known, context: Context) -> None:
    """The player whom a part names is there."""
    if code == frames.THE_TARGET and known.chosen not in (PLAYER, PAIR):
        found = "a Malfunction as the player" if known.chosen else "a target that nobody has chosen"
        refuse(path, found, "target or vote before it")
    if code == frames.THE_OWNER and not context.owned:
        refuse(path, "the holder of a card on the ship", "active, for it lies before nobody")


def of_players(condition: Any, path: str, known: Known, context: Context) -> None:
    """The players whom a condition names are there."""
    for part in parts_of(condition):
        if part[0] in OF_PLAYERS:
            player(part[1], f"{path}.{OF_PLAYERS[part[0]]}", known, context)


def parts_of(condition: Any) -> Iterator[Step]:
    """The conditions within a condition."""
    if condition is None:
        return
    if condition[0] is texts.all_hold:
        for part in condition[1]:
            yield from parts_of(part)
    elif condition[0] is texts.negated:
        yield from parts_of(condition[1])
    else:
        yield condition


def place(path: str, known: Known, context: Context) -> Known:
    """A card goes somewhere once, when it is played."""
    if not context.played:
        refuse(path, "a card that is not being played", "place in on_play only")
    if known.placed:
        refuse(path, "a second place for this card", "one place on every way through the text")
    return known._replace(placed=True)


def put_away(step: Step, path: str, known: Known, context: Context) -> Known:
    """What somebody looks at is put away by the same player, in the way that suits it."""
    wanted, looked = PUT_AWAY[step[0]], known.looked
    if looked is None or looked.zone != wanted:
        refuse(path, "no such card looked at", f"look = {wanted} right before it")
    if wanted != HAND and context.who(step[1]) != context.who(looked.viewer):
        refuse(path, "another player than the viewer", "who looks at the cards to put them away")
    if wanted == DECK and looked.number > MOST_ASSIGNED:
        refuse(looked.path, f"{looked.number} cards to assign", f"at most {MOST_ASSIGNED}")
    return known._replace(looked=None)


# Parts with ways through them.


def choose(step: Step, path: str, known: Known, context: Context) -> Known:
    """One of the alternatives happens; none, if no condition holds."""
    ways = []
    for number, condition, steps in step[3]:
        inside = f"{path}.options[{number}]"
        of_players(condition, f"{inside}.if", known, context)
        ways.append(follow(steps, f"{inside}.do", known, context))
    if all(condition is not None for _, condition, _ in step[3]):
        ways.append(known)
    return join(ways)


def if_then(step: Step, path: str, known: Known, context: Context) -> Known:
    """One thing or the other."""
    of_players(step[1], f"{path}.condition", known, context)
    return join(
        [
            follow(step[2], f"{path}.do", known, context),
            follow(step[3], f"{path}.otherwise", known, context),
        ]
    )


def repeat(step: Step, path: str, known: Known, context: Context) -> Known:
    """Several times, or never."""
    if known.looked:
        left_lying(known.looked)
    of_players(step[2], f"{path}.if", known, context)
    once = join([known, follow(step[4], f"{path}.do", known, context)])
    if max(step[1], step[3] if step[2] is not None else 0) > 1:
        once = join([once, follow(step[4], f"{path}.do", once, context)])
    return once


def vote(step: Step, path: str, known: Known, context: Context) -> Known:
    """A majority chooses a player; without one the old target stays, or the nominee."""
    if known.looked:
        left_lying(known.looked)
    named = known._replace(chosen=PLAYER)
    after = follow(step[1], f"{path}.on_majority", named, context)
    without = named if step[0] is votes.tribunal else known
    return join([after, without])


BRANCHES = {
    effects.choose: choose,
    texts.if_then: if_then,
    effects.repeat: repeat,
    votes.vote: vote,
    votes.tribunal: vote,
}


def join(ways: list[Known]) -> Known:
    """What is certain whichever way was taken."""
    chosen = {way.chosen for way in ways}
    if chosen == {PLAYER, PAIR}:
        chosen = {PLAYER}
    looked = {way.looked for way in ways}
    pending = next((each for each in looked if each), None)
    if pending and len(looked) > 1:
        left_lying(pending)
    return Known(chosen.pop() if len(chosen) == 1 else "", any(way.placed for way in ways), pending)


# Where a card goes.


def places_in(value: Any) -> set[Step]:
    """All places that a text names, at any depth."""
    if not isinstance(value, tuple):
        return set()
    found = {place for place in PLACES if value == place}
    return found.union(*(places_in(part) for part in value))


def as_malfunction(value: Any) -> Any:
    """The same text with the card put before a player as a Malfunction, at any depth."""
    if value == FRONT:
        return MALFUNCTION_FRONT
    return tuple(as_malfunction(part) for part in value) if isinstance(value, tuple) else value
