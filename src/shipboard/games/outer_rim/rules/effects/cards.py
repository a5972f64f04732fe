"""The card whose text this is: kept, discarded, turned, marked; databank, jobs and goals."""

from __future__ import annotations

from shipboard.kernel.returns import give_back

from ...numbers import CARD_WENT, MARKED_PLANET, SHUFFLED_IN, STREAM_ENCOUNTERS, STREAM_MARKET
from ...pack import OF_CHARACTER, OF_SHIP
from ...state import NOBODY, Rim
from .. import conditions, deliver, gaining, goals, jobs, leaving, piles
from ..frames import actor


def keep_secret(g: Rim, ability: int) -> None:
    """`secret`, RIM-16.4: the card lies with its player already (rules/encounters.py)."""
    g.frames[-1].kept = True


def databank(g: Rim, number: int) -> None:
    """`databank`, RIM-3.4, 25.3: a card of this number is resolved."""
    g.then((jobs.resolve_databank, number))


def deliver_now(g: Rim) -> None:
    """`deliver_now`, RIM-13.2: this cargo counts as delivered."""
    g.then((deliver.deliver_now,))


def job_done(g: Rim) -> None:
    """`job_done`, RIM-25.6, RIM-R99."""
    g.then((jobs.done,))


def job_fail(g: Rim) -> None:
    """`job_fail`, RIM-25.4, RIM-R99."""
    g.then((jobs.fail,))


def goto(g: Rim, n: int) -> None:
    """`goto`, RIM-R64, R99: the job goes on with this step."""
    g.then((jobs.go_to, n))


def holder_of(g: Rim, card: int) -> int:
    """Who holds this card as an asset; nobody if it lies elsewhere."""
    for seat in range(g.players):
        if card in g.assets[seat]:
            return seat
    return NOBODY


def remove_this(g: Rim) -> None:
    """`remove_this`, RIM-3.3: the card leaves the game."""
    frame = g.frames[-1]
    holder = holder_of(g, frame.card)
    if holder != NOBODY:
        leaving.drop_out(g, holder, frame.card)
        g.then((leaving.refit, holder), (goals.look,))
    elif frame.card in g.stage:
        frame.kept = True
        piles.card_goes(g, frame.card, piles.STAGE, 0, piles.REMOVED, 0)


def discard_this(g: Rim) -> None:
    """`discard_this`, RIM-3.1, 3.2, 3.5: the card goes where it belongs."""
    frame = g.frames[-1]
    holder = holder_of(g, frame.card)
    if holder != NOBODY:
        leaving.drop(g, holder, frame.card)
    elif frame.card in g.stage:
        frame.kept = True
        piles.discard(g, frame.card, piles.STAGE, 0)


def shuffle_this(g: Rim) -> None:
    """`shuffle_this`: the card is shuffled into its deck."""
    frame = g.frames[-1]
    card = frame.card
    target, deck = piles.home_of(g, card)
    if card not in g.stage or target != piles.DECK:
        return
    frame.kept = True
    g.stage.remove(card)
    stream = STREAM_MARKET if deck < g.cards.markets else STREAM_ENCOUNTERS
    give_back(g, stream, g.deck[deck], [card])
    if g.telling:
        g.tell(CARD_WENT, (card, piles.STAGE, 0, piles.DECK, deck))
        g.tell(SHUFFLED_IN, (card, deck))


def rotate(g: Rim) -> None:
    """`rotate`: the other half of the card is in force."""
    gaining.rotate(g, actor(g), g.frames[-1].card)


def flip(g: Rim) -> None:
    """`flip`, RIM-24.1 to 24.3: the character or ship whose text this is."""
    of = goals.source_of(g)
    if of in (OF_CHARACTER, OF_SHIP):
        seat = g.frames[-1].seat
        goals.flip(g, seat, of)
        g.then((leaving.refit, seat), (goals.look,))


def token(g: Rim, n: int) -> None:
    """`token`, RIM-24.2: goal tokens on the card whose text this is."""
    for _ in range(n):
        goals.add_token(g)


def mark(g: Rim) -> None:
    """`mark`, RIM-R89: the player's marker on this planet."""
    seat = actor(g)
    space = conditions.here(g, seat)
    if space not in g.marked[seat]:
        g.marked[seat].append(space)
        if g.telling:
            g.tell(MARKED_PLANET, (seat, space))
        g.then((goals.look,))


def goal_done(g: Rim) -> None:
    """`goal_done`, RIM-24.1, 24.3: this may end the game."""
    g.then((goals.goal_done,))
