"""Cargo: a toy game that uses every part of the kernel, so that tests need no real game.

A round: everybody bids a card blind, then the active smuggler acts. Chests (items) hold cards
face down. When a bomb is turned up a shield may be played in a secret window. Whoever holds a coin
may drop it at any moment. The richest smuggler wins after a few rounds. With the option `rival`
one or two more smugglers take part for whom the rules decide, mostly by chance.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import Any, Final, cast

import pytest

from shipboard.kernel.cards import (
    DESIGN,
    PUBLIC,
    VIEWERS,
    draw,
    loose,
    placed,
    take,
    turn_up,
    within,
)
from shipboard.kernel.chance import below, shuffle
from shipboard.kernel.declare import (
    ALL,
    ALLOWED,
    ITEM,
    NOBODY,
    OWNER,
    SEAT,
    SPAN,
    Effect,
    Event,
    Fact,
    Game,
    Kind,
    Move,
    No,
    Option,
    Zone,
    no_limit,
)
from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk
from shipboard.kernel.pack import Pack
from shipboard.kernel.referents import SEATED, Referent, pool
from shipboard.kernel.state import State

INTERPRETED = isinstance(State.run, FunctionType)
if not INTERPRETED:  # mypyc allows no subclass that is not compiled in the same run.
    pytest.skip("the toy game needs the interpreted kernel", allow_module_level=True)

COIN: Final = 0
GEM: Final = 1
BOMB: Final = 2
SHIELD: Final = 3
CARDS: Final = ("coin", "gem", "bomb", "shield")
COUNTS: Final = (9, 6, 4, 3)
BACKS: Final = ("red", "blue", "red", "blue")
ROLES: Final = ("smuggler", "agent")
RIVALS: Final = ("Rival", "Old Foe")

BID, ACT, STASH, SHIELDED, DROP, PEEK_KEEP = range(6)
PASS, DRAW, STASH_IN, OPEN, LOOK = 0, 1, 2, 2 + SPAN, 2 + SPAN + SPAN
DECLINE, PLAY = 0, 1
DECK, DICE = 0, 1
ROUND, DREW, BIDS, STASHED, OPENED, EXPLODED, WINDOW, SHIELD_UP, DROPPED, PEEKED, ENDED = range(11)
CHEST_FOUND, KEPT, PUT_BACK = range(11, 14)
NOT_YOURS, NOTHING_LEFT, NOTHING_TO_STASH, NO_SHIELD = range(1, 5)


class Cargo(State):
    """Two chests lie on the quay at first; opening one that is empty throws it away."""

    def __init__(self, players: int, key: bytes, streams: tuple[bytes, ...], pack: Pack) -> None:
        super().__init__(players, key, streams, pack)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.chest: list[list[int]] = []
        self.seen: list[int] = []
        self.role: list[list[int]] = [[] for _ in range(players)]
        self.spare: list[int] = []
        self.label: list[int] = []
        self.labels = 0
        self.round = 0
        self.rounds = 4
        self.active = 0
        self.score: list[int] = [0] * players
        self.secret_note: list[int] = [0] * players


# Steps.


def set_up(g: Cargo) -> None:
    """Roles, hands and two chests."""
    g.deck.extend(design for design, count in enumerate(COUNTS) for _ in range(count))
    shuffle(g, DECK, g.deck)
    roles = [0] * g.players + [1]
    shuffle(g, DICE, roles)
    for seat in range(g.players):
        g.role[seat].append(roles.pop())
        g.hand[seat] += [draw(g, g.deck), draw(g, g.deck)]
    g.spare += roles
    for _ in range(2):
        add_chest(g)
    g.active = below(g, DICE, g.players)
    g.then((new_round,))


def add_chest(g: Cargo) -> None:
    """A chest with one card in it that nobody has seen."""
    if g.deck:
        g.labels += 1
        g.label.append(g.labels)
        g.chest.append([draw(g, g.deck)])
        if g.telling:
            g.tell(CHEST_FOUND, (len(g.chest) - 1,))


def new_round(g: Cargo) -> None:
    """A round is nested steps."""
    g.round += 1
    if g.round > g.rounds or not g.deck:
        finish(g)
        return
    g.active = (g.active + 1) % g.players
    if g.telling:
        g.tell(ROUND, (g.round, g.active))
    doing = (act,) if g.active < g.people else (rival_acts, g.active)
    g.then((ask_bids,), (draw_one, g.active), doing, (new_round,))


def ask_bids(g: Cargo) -> None:
    """Everybody with two cards or more bids one, blind."""
    asks = [(s, BID, own_cards(g, s)) for s in range(g.people) if len(g.hand[s]) > 1]
    if asks:
        g.ask_all(asks, (bids, tuple(ask[0] for ask in asks)))


def no_card(g: Cargo, seat: int, option: int, *args: int) -> int:
    """TOY-1, TOY-2: only what is in the own hand can be bid or stashed."""
    return ALLOWED if any(card & DESIGN == option for card in g.hand[seat]) else NOT_YOURS


def own_cards(g: Cargo, seat: int) -> list[int]:
    """The designs that this smuggler holds."""
    return [design for design in range(len(CARDS)) if not no_card(g, seat, design)]


def bids(g: Cargo, seats: tuple[int, ...], answers: tuple[int, ...]) -> None:
    """The bids are turned up together; the dearest scores."""
    g.light += 1
    for rival in range(g.people, g.players):
        if len(g.hand[rival]) > 1:
            seats, answers = (*seats, rival), (*answers, any_card(g, rival))
    best = max(answers)
    for seat, design in zip(seats, answers, strict=True):
        take(g, g.hand[seat], design, VIEWERS)
        g.discard.append(design)
        g.score[seat] += design == best
        if g.telling:
            g.tell(BIDS, (seat, design))


def any_card(g: Cargo, rival: int) -> int:
    """What the rules choose from the hand of a rival."""
    held = own_cards(g, rival)
    return held[below(g, DICE, len(held))]


def draw_one(g: Cargo, seat: int) -> None:
    """Step without a question."""
    if g.deck:
        card = draw(g, g.deck)
        g.hand[seat].append(card)
        if g.telling:
            g.tell(DREW, (seat,), 1 << seat, (card & DESIGN,))


def act(g: Cargo) -> None:
    """Draw, stash a card in a chest, open a chest, look at the deck, or pass."""
    chests = range(len(g.chest))
    candidates = [PASS, DRAW, *(STASH_IN + i for i in chests), *(OPEN + i for i in chests), LOOK]
    options = [option for option in candidates if not no_act(g, g.active, option)]
    g.ask(g.active, ACT, options, (acted, g.active))


def no_act(g: Cargo, seat: int, option: int) -> int:
    """TOY-2: there must be a card in the deck to draw or to see, and one in the hand to stash."""
    if option in (DRAW, LOOK):
        return ALLOWED if g.deck else NOTHING_LEFT
    if STASH_IN <= option < OPEN:
        return ALLOWED if g.hand[seat] else NOTHING_TO_STASH
    return ALLOWED


def acted(g: Cargo, seat: int, option: int) -> None:
    """What the active smuggler does."""
    if option == DRAW:
        g.then((draw_one, seat), (draw_one, seat))
    elif option == LOOK:
        g.then((peek, seat))
    elif option >= OPEN:
        g.then((open_chest, seat, g.label[option - OPEN]))
    elif option >= STASH_IN:
        g.then((ask_stash, seat, g.label[option - STASH_IN]))


def rival_acts(g: Cargo, rival: int) -> None:
    """What a rival does: it draws, stashes a card, or opens a chest."""
    what = below(g, DICE, 3)
    label = g.label[below(g, DICE, len(g.label))] if g.label else 0
    if what == 0 or not label:
        g.then((draw_one, rival), (draw_one, rival))
    elif what == 1 or not g.hand[rival]:
        g.then((open_chest, rival, label))
    else:
        stash(g, rival, label, any_card(g, rival))


def ask_stash(g: Cargo, seat: int, label: int) -> None:
    """Which card goes into the chest?"""
    hand = g.hand[seat]
    if not hand:
        return  # The last card was dropped in the meantime.
    if len(hand) == 1:
        stash(g, seat, label, hand[0] & DESIGN)
    else:
        g.ask(seat, STASH, own_cards(g, seat), (stash, seat, label))


def stash(g: Cargo, seat: int, label: int, design: int) -> None:
    """Face down, and the chest is shaken: only the smuggler knows what is in there now."""
    chest = g.chest[g.label.index(label)]
    take(g, g.hand[seat], design, 1 << seat)
    chest.append(within(design, 1 << seat))
    if g.telling:
        g.tell(STASHED, (seat, g.label.index(label)), 1 << seat, (design,))


def open_chest(g: Cargo, seat: int, label: int) -> None:
    """The cards of a chest come up one by one, nested; an empty one is thrown away."""
    place = g.label.index(label)
    if not g.chest[place]:
        del g.chest[place], g.label[place]
        add_chest(g)
        return
    shuffle(g, DICE, g.chest[place])
    design = turn_up(g, g.chest[place])
    if g.telling:
        g.tell(OPENED, (seat, design, place))
    g.discard.append(design)
    if design == BOMB:
        g.then((bomb_window,), (explode, seat), (open_chest, seat, label))
    else:
        g.score[seat] += 1 + design
        if g.chest[place]:
            g.then((open_chest, seat, label))


def bomb_window(g: Cargo) -> None:
    """All see the bomb; who holds a shield may answer, and nobody learns who was asked."""
    g.open_window(SHIELDED)
    if g.telling:
        g.tell(WINDOW, ())
    g.then((ask_shields, 0))


def ask_shields(g: Cargo, start: int) -> None:
    """Clockwise, one after the other; who is asked may think twice."""
    for j in range(start, g.players):
        seat = (g.active + j) % g.players
        if any(card & DESIGN == SHIELD for card in g.hand[seat]):
            if seat < g.people:
                candidates = [DECLINE, *(PLAY + design for design in range(len(CARDS)))]
                options = [option for option in candidates if not no_shield(g, seat, option, start)]
                g.ask_in_window(seat, SHIELDED, options, (answered, j))
            else:
                g.then((answered, j, PLAY + SHIELD))
            return


def no_shield(g: Cargo, seat: int, option: int, start: int) -> int:
    """TOY-3: nothing but a shield helps."""
    return ALLOWED if option in (DECLINE, PLAY + SHIELD) else NO_SHIELD


def answered(g: Cargo, j: int, option: int) -> None:
    """A shield cancels the explosion, which is the next step on the stack."""
    if option == DECLINE:
        g.then((ask_shields, j + 1))
        return
    seat = (g.active + j) % g.players
    take(g, g.hand[seat], SHIELD, VIEWERS)
    g.discard.append(SHIELD)
    g.light += 1
    g.stack.pop()
    if g.telling:
        g.tell(SHIELD_UP, (seat, SHIELD))


def explode(g: Cargo, seat: int) -> None:
    """Boom: all the points are gone, and hand cards fly into the deck."""
    g.score[seat] = 0
    lost = tuple(sorted(card & DESIGN for card in g.hand[seat]))
    for card in g.hand[seat]:
        g.deck.append(within(card & DESIGN, 1 << seat))
    g.hand[seat].clear()
    shuffle(g, DECK, g.deck)
    if g.telling:
        g.tell(EXPLODED, (seat,), 1 << seat, (lost,))


def peek(g: Cargo, seat: int) -> None:
    """A private look at the top of the deck; keep the card or put it back."""
    card = draw(g, g.deck)
    g.seen.append(placed(card & DESIGN, 1 << seat))
    if g.telling:
        g.tell(PEEKED, (seat,), 1 << seat, (card & DESIGN,))
    g.then((ask_keep, seat))


def ask_keep(g: Cargo, seat: int) -> None:
    """Keep it, or back on top."""
    g.ask(seat, PEEK_KEEP, [0, 1], (kept, seat))


def kept(g: Cargo, seat: int, option: int) -> None:
    """The deck remembers who knows its top card."""
    card = g.seen.pop()
    if option:
        g.deck.append(card)
    else:
        g.hand[seat].append(loose(card))
    if g.telling:
        g.tell(PUT_BACK if option else KEPT, (seat,), 1 << seat, (card & DESIGN,))


def drop(g: Cargo, seat: int) -> None:
    """The interjection: a coin is dropped for all to see, and the game goes on."""
    take(g, g.hand[seat], COIN, VIEWERS)
    g.discard.append(COIN)
    g.light += 1
    if g.telling:
        g.tell(DROPPED, (seat, COIN))


def finish(g: Cargo) -> None:
    """Roles are shown; agents pay double for nothing."""
    for seat in range(g.players):
        g.role[seat][0] = placed(g.role[seat][0] & DESIGN, PUBLIC)
    best = max(g.score)
    winners = sum(1 << seat for seat in range(g.players) if g.score[seat] == best)
    g.light += 1
    g.end(winners, 0, 0)
    if g.telling:
        g.tell(ENDED, ())


# Declarations.


def begin(g: Cargo, options: Mapping[str, str]) -> None:
    """How long it takes, and the set-up as the first step."""
    g.rounds = int(options["rounds"])
    g.then((set_up,))


def rivals(players: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """Those for whom the rules decide."""
    return RIVALS[: ("off", "one", "two").index(options.get("rival", "off"))]


def load(options: Mapping[str, str]) -> Pack:
    """There is only one pack, printed with one back or with two."""
    pack = Pack("cargo")
    if options.get("backs") == "two":
        pack.backs = {"card": BACKS}
    pack.names = {"card": CARDS, "role": ROLES}
    pack.titles = {
        "card": tuple(name.capitalize() for name in CARDS),
        "role": tuple(name.capitalize() for name in ROLES),
    }
    return pack


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """Whoever holds a coin may drop it."""
    hand = cast(Cargo, g).hand[seat]
    return [(DROP, 0)] if any(card & DESIGN == COIN for card in hand) else []


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """Drop a coin."""
    g.interject((drop, seat))


def card_meant(g: Cargo, seat: int, option: int, *args: int) -> str:
    """What a reason calls the card of an option."""
    return CARDS[option]


NOES = (
    No("not_yours", "You hold no {card}.", "TOY-1, TOY-2"),
    No("nothing_left", "The deck is empty."),
    No("nothing_to_stash", "You hold no card.", "TOY-2"),
    No("no_shield", "Only a shield helps against a bomb.", "TOY-3"),
)


def chest_name(g: State, place: int) -> str:
    """A chest by its label."""
    return str(cast(Cargo, g).label[place])


def checkpoint(g: State) -> bool:
    """While the active smuggler's act waits."""
    return g.open[0][2] == ACT


class Careless:
    """Takes any option, and drops every coin that it can."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.rng = rng

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Nothing that happened matters."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """Any option."""
        option: str = self.rng.choice(decision["options"])
        return option

    def interject(
        self, view: dict[str, Any], offered: Sequence[tuple[str, str]]
    ) -> tuple[str, str] | None:
        """Whatever can be done."""
        return offered[0]


def goals(view: dict[str, Any], talk: Talk) -> list[Goal]:
    """The richest smuggler wins."""
    score, viewer = view["facts"]["score"], view["viewer"]
    own = 0 if viewer is None else score[viewer]
    short = f"be the richest: {own}, the richest has {max(score)}"
    return [Goal("You", short, "The richest smuggler wins.", own=viewer is not None)]


GAME = Game(
    name="cargo",
    title="Cargo",
    blurb="A toy.",
    goals=goals,
    rule_prefix="TOY",
    min_players=2,
    max_players=4,
    default_players=3,
    minutes=(1, 2),
    tags=("toy",),
    zones=(
        Zone("deck", NOBODY, ordered=True),
        Zone("discard", ALL, ordered=True),
        Zone("hand", OWNER, SEAT),
        Zone("chest", NOBODY, ITEM),
        Zone("seen", NOBODY),
        Zone("role", OWNER, SEAT, pool="role"),
        Zone("spare", NOBODY, pool="role"),
    ),
    facts=(
        Fact("round"),
        Fact("active"),
        Fact("score"),
        Fact("label"),
        Fact("secret_note", OWNER),
    ),
    kinds=(
        Kind("bid", "Bid a card.", (":card",), "TOY-1", secret=True, waits="bid"),
        Kind(
            "act",
            "What do you do?",
            ("pass", "draw", "stash:item", "open:item", "look"),
            "TOY-2",
            "pass",
            words={"stash": "stash in {}", "open": "open"},
            waits="act",
            does={"pass": "Nothing happens.", "draw": "Costs nothing.", "look": "You see a card."},
            menu=("draw", "look", "stash", "open", "pass"),
        ),
        Kind("stash", "Stash which card?", (":card",), "TOY-2", secret=True, waits="stash a card"),
        Kind(
            "shield",
            "Use your shield?",
            ("decline", "play:card"),
            "TOY-3",
            "decline",
            secret=True,
            window=True,
            does={"decline": "The bomb goes off."},
        ),
        Kind(
            "drop",
            "Drop a coin.",
            ("coin",),
            "TOY-4",
            waits="drop a coin",
            does={"coin": "It is gone."},
            grave={"coin": "A coin that was dropped does not come back."},
        ),
        Kind(
            "keep",
            "Keep the card?",
            ("keep", "back"),
            "TOY-5",
            waits="keep a card, or not",
            does={"keep": "It is yours.", "back": "It goes back."},
        ),
    ),
    events=(
        Event("round", "Round {number}: {seat}.", ("number", "seat"), cause="{seat}"),
        Event(
            "drew",
            "{seat} draws.",
            ("seat",),
            "{seat} draws {card}.",
            ("card",),
            moves=(Move("card", "deck", "hand/{seat}"),),
        ),
        Event(
            "bids",
            "{seat} bids {card}.",
            ("seat", "card"),
            moves=(Move("card", "hand/{seat}", "discard"),),
            effect=Effect("{seat} bids {card}"),
        ),
        Event(
            "stashed",
            "{seat} stashes a card.",
            ("seat", "number"),
            "{seat} stashes {card}.",
            ("card",),
            moves=(Move("card", "hand/{seat}", "chest/{number}"),),
        ),
        Event(
            "opened",
            "{seat} finds {card}.",
            ("seat", "card"),
            moves=(Move("card", "chest/{number}", "discard"),),
            unsaid=("number",),
            effect=Effect("{seat} finds {card}", 3),
        ),
        Event(
            "exploded",
            "{seat} is blown up.",
            ("seat",),
            "{seat} is blown up with {cards}.",
            ("cards",),
            moves=(Move("cards", "hand/{seat}", "deck"),),
        ),
        Event("window", "Shields, anybody?"),
        Event(
            "shield_up",
            "{seat} raises a shield.",
            ("seat",),
            moves=(Move("card", "hand/{seat}", "discard"),),
            unsaid=("card",),
        ),
        Event(
            "dropped",
            "{seat} drops a coin.",
            ("seat",),
            moves=(Move("card", "hand/{seat}", "discard"),),
            unsaid=("card",),
            effect=Effect("{seat} drops a coin | {seat} drops {} coins", 2),
        ),
        Event(
            "peeked",
            "{seat} peeks.",
            ("seat",),
            "{seat} peeks at {card}.",
            ("card",),
            moves=(Move("card", "deck", "seen"),),
        ),
        Event("ended", "The game is over."),
        Event("chest_found", "", ("number",), moves=(Move("", "deck", "chest/{number}"),)),
        Event(
            "kept", "", ("seat",), secret=("card",), moves=(Move("card", "seen", "hand/{seat}"),)
        ),
        Event("put_back", "", ("seat",), secret=("card",), moves=(Move("card", "seen", "deck"),)),
    ),
    options=(
        Option("rounds", "4", ("2", "4", "6"), "how many rounds"),
        Option("rival", "off", ("off", "one", "two"), "smugglers for whom the rules decide"),
        Option("backs", "one", ("one", "two"), "how many backs the cards have"),
    ),
    streams=("deck", "dice"),
    sides=("richest",),
    reasons=("rounds",),
    state=Cargo,
    rules=sys.modules[__name__],
    load=load,
    begin=begin,
    check=lambda players, options: None,
    interjections=interjections,
    interject=interject,
    forbids={
        ask_bids: no_card,
        act: no_act,
        ask_stash: no_card,
        ask_shields: no_shield,
        ask_keep: no_limit,
    },
    noes=NOES,
    fills={"card": card_meant},
    rules_text="- TOY-1 Bids.\n- TOY-2 Acts.\n- TOY-3 Shields.\n- TOY-4 Coins.\n",
    referents={
        "seat": SEATED,
        "card": pool("card"),
        "item": Referent(
            lambda g: len(cast(Cargo, g).label),
            chest_name,
            lambda g, place, names: f"chest {chest_name(g, place)}",
        ),
    },
    bots={},
    checkpoint=checkpoint,
    automatic=rivals,
    derived={"leader": lambda g: max(g.score)},
)
