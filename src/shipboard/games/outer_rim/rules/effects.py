"""What texts do: each effect is a step that looks into the innermost frame (rules/frames.py).

Chapters that own what an effect does are called by their modules. Everything that a player is
asked here stands with its predicate, and a block that cannot be chosen says why.
"""

from __future__ import annotations

from typing import Any, Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.returns import give_back
from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLOWED,
    ANY_SKILL_COUNTS_MORE,
    CARD_WENT,
    CHOOSE,
    CHOSE_BLOCK,
    CHOSE_FACTION,
    CHOSE_PATROL,
    CHOSE_PLAYER,
    CONTACT_NOT_HIDDEN,
    CONTACT_OUT_OF_REACH,
    CONTACT_SEEN,
    CREDITS_WENT,
    DECK_HAS_NOTHING,
    DECLINED_BLOCK,
    FELT_NOWHERE,
    KEPT_CARD,
    MARKED_PLANET,
    MAY,
    MORE_ENCOUNTERS,
    NEAREST_PLAYER,
    NO_CARD_OF_THAT_SORT,
    NO_PLACE_FOR_IT,
    NO_SUCH_BLOCK,
    NOBODY_TO_FIGHT,
    NOT_THAT_PATROL,
    NOT_THAT_PLAYER,
    NOT_THEIR_CARD,
    NOT_YOUR_CARD,
    NOTHING_COMES_OF_IT,
    PRICE_NOT_MET,
    SHUFFLED_IN,
    SKILL_COUNTS_MORE,
    STREAM_ENCOUNTERS,
    STREAM_MARKET,
    TARGET_ASSET,
    TARGET_CONTACT,
    TARGET_FACTION,
    TARGET_PATROL,
    TARGET_PLAYER,
    TREATED_AS,
)
from ..pack import (
    ANY_SKILL,
    CREW,
    FACTIONS,
    IGNORE_REP_LOSS,
    LOSE_CREW,
    OF_CHARACTER,
    OF_SHIP,
    Ability,
    Block,
    Effects,
)
from ..state import (
    FOR_EFFECT,
    GROUND,
    NEGATIVE,
    NOBODY,
    NONE,
    OF_REWARD,
    SHIP,
    Frame,
    Rim,
    Treated,
)
from . import (
    combat,
    conditions,
    contacts,
    customs,
    deliver,
    dice,
    goals,
    holdings,
    jobs,
    market,
    moments,
    movement,
    patrols,
    piles,
    purse,
    skill_tests,
    values,
)
from . import damage as wounds
from .conditions import ANY, DROID_CREW, HERE, PATROL, TRAIT
from .frames import actor, chosen, frame_of

__all__ = ["ANY", "DROID_CREW", "HERE", "PATROL", "SHIP", "TRAIT"]

CHAR: Final = GROUND
BOTH_BODIES: Final = 2
ALL: Final = 99
ANY_COST: Final = 1_000_000
ANY_ASSET: Final = 0
THIS_CARGO: Final = -1
HYPER: Final = 0

# Kinds of combat against the chosen player.
BY_SPACE: Final = -1
ON_GROUND: Final = GROUND
SHIP_TO_SHIP: Final = SHIP

# Where contacts and patrols are.
IN_SPACE: Final = 0
ANYWHERE: Final = 1

# Dice.
MINE: Final = 0
OPP: Final = 1
ANY_FACE: Final = -1
ANY_NUMBER: Final = 99
BLANKS: Final = 98

# Players who are meant.
HERE_OTHERS: Final = 0  # the others in the space
HERE_ALL: Final = 1  # all in the space
OTHERS: Final = 2
EVERYBODY: Final = 3
NEAREST: Final = 4
LEFT: Final = 5
CHOSEN: Final = 6
CONTACTS: Final = 7  # or so many things
ASSETS: Final = 8

# Who carries out what follows.
YOU: Final = 0
OTHER: Final = 1
BOTH: Final = 2


# Credits, fame, reputation.


def credits(g: Rim, n: int) -> None:  # noqa: A001
    """`credits`, RIM-R5, R86: gain so many, or lose what is there; a reward may have none."""
    frame = g.frames[-1]
    if n >= 0:
        if not (frame.zeroed and frame.actor == frame.seat):
            purse.gain_credits(g, actor(g), n)
    else:
        purse.lose_credits(g, actor(g), -n)


def price_of(g: Rim, seat: int, n: int) -> int:
    """What a price of a text comes to: on contact cards an ability may lower it."""
    if g.frames and g.frames[-1].spot != NONE:
        return max(0, n - values.crew_discount(g, seat))
    return n


def cost_credits(g: Rim, n: int) -> None:
    """`cost_credits`, RIM-R320: a price, paid in full."""
    purse.pay(g, actor(g), price_of(g, actor(g), n))


def fame(g: Rim, n: int) -> None:
    """`fame`, RIM-27.1: fame on the track."""
    if n >= 0:
        purse.gain_fame(g, actor(g), n)
    else:
        purse.lose_fame(g, actor(g), -n)


def fame_add(g: Rim, n: int) -> None:
    """`fame_add`, RIM-R86: additional fame, a part of the reward that is being gained."""
    frame = reward_frame(g)
    if frame is None:
        purse.advance(g, actor(g), n)
        g.then((goals.look,))
    else:
        frame.added += n


def reward_frame(g: Rim) -> Frame | None:
    """The frame of the innermost reward that is being gained."""
    for frame in reversed(g.frames):
        if frame.sort == OF_REWARD:
            return frame
    return None


def reputation(g: Rim, faction: int, change: int, whose: int = YOU) -> None:
    """`reputation`, RIM-19.2, RIM-R76: with a faction, the planet's, the patrol's, a chosen one; of
    whoever carries this out, or of the other.
    """
    seat = actor(g) if whose == YOU else chosen(g)
    if seat == NOBODY:
        return
    if faction == ANY:
        g.then((pick_faction, change, seat))
        return
    meant_faction = conditions.faction_of(g, actor(g), faction)
    if meant_faction != NONE:
        purse.change_reputation(g, seat, meant_faction, change)


def pick_faction(g: Rim, change: int, whose: int) -> None:
    """RIM-R328: the faction is chosen; a loss that would not be felt does not happen."""
    seat = actor(g)
    options = [each for each in range(FACTIONS) if not no_faction(g, seat, each, change, whose)]
    if len(options) > 1:
        g.ask(seat, TARGET_FACTION, options, (named_faction, change, whose))
    elif options:
        named_faction(g, change, whose, options[0])


def no_faction(g: Rim, seat: int, option: int, change: int, whose: int) -> int:
    """RIM-R328: any faction for a gain, for a loss one with which it is felt."""
    if change < 0 and g.reputation[whose][option] == NEGATIVE:
        return FELT_NOWHERE
    return ALLOWED


def named_faction(g: Rim, change: int, whose: int, faction: int) -> None:
    """RIM-19.2: with the faction that was chosen."""
    if g.telling:
        g.tell(CHOSE_FACTION, (actor(g), faction))
    purse.change_reputation(g, whose, faction, change)


def treat_rep(g: Rim, faction: int, value: int) -> None:
    """`treat_rep`: until the end of the turn the reputation counts as this."""
    seat = actor(g)
    for treated in g.treated:
        if treated.seat == seat and treated.faction == faction:
            treated.value = value
            return
    row = Treated()
    row.seat, row.faction, row.value = seat, faction, value
    g.treated.append(row)
    if g.telling:
        g.tell(TREATED_AS, (seat, faction, value + 1))


# Damage, tests, rolls, fights.


def damage(g: Rim, kind: int, n: int) -> None:
    """`damage`, RIM-R42: the character or the ship suffers damage."""
    wounds.suffer(g, actor(g), kind, n)


def recover(g: Rim, what: int, n: int) -> None:
    """`recover`, RIM-5.3: damage of the character, of the ship, of both."""
    wounds.recover(g, actor(g), 0 if what == SHIP else n, 0 if what == CHAR else n)


def test(g: Rim, skills: tuple[int, ...], passed: Effects, failed: Effects) -> None:
    """`test`, RIM-20, RIM-R52."""
    g.then((skill_tests.test, skills, passed, failed))


def test_opposed(g: Rim, skill: int) -> None:
    """`test_opposed`, RIM-R324: you, then the chosen player; who passed is noted in the frame."""
    g.then((skill_tests.opposed, (skill,)))


def roll(g: Rim, blank: Effects, focus: Effects, hit: Effects, crit: Effects) -> None:
    """`roll`: one die, then what stands for its face."""
    roll_dice(g, 1, (blank, focus, hit, crit))


def roll_each(
    g: Rim, n: int, thing: int, blank: Effects, focus: Effects, hit: Effects, crit: Effects
) -> None:
    """`roll_each`: so many dice, or one for each asset of a sort; for each what its face says."""
    number = n or conditions.number_of(g, actor(g), thing)
    if number:
        roll_dice(g, number, (blank, focus, hit, crit))


def roll_dice(g: Rim, n: int, faces: tuple[Effects, ...]) -> None:
    """RIM-R36: the dice are thrown, then their faces are read."""
    g.then((dice.throw, FOR_EFFECT, actor(g), n, NOBODY, NONE), (read_faces, faces))


def read_faces(g: Rim, faces: tuple[Effects, ...]) -> None:
    """For each die what stands for its final face."""
    g.then((dice.take_up,), *[step for face in g.throws[-1].dice for step in faces[face]])


def fight_card(g: Rim, kind: int, value: int, won: Effects, lost: Effects) -> None:
    """`fight_card`, RIM-21.1, RIM-R85: against an enemy that is no player."""
    if not g.defeated[actor(g)]:
        g.then((combat.fight_card, kind, value, won, lost))


def fight_player(g: Rim, kind: int, won: Effects, lost: Effects) -> None:
    """`fight_player`, RIM-21.4, RIM-R85: against the chosen player."""
    if not no_fight(g, actor(g)):
        g.then((combat.fight_player, kind, won, lost))


def no_fight(g: Rim, seat: int) -> int:
    """RIM-23.7, RIM-R85: whether the player can fight the chosen player."""
    other = conditions.other_of(g, seat)
    if other == NOBODY or g.defeated[seat] or g.defeated[other] or g.at[other] != g.at[seat]:
        return NOBODY_TO_FIGHT
    return ALLOWED


def fight_patrol(g: Rim, faction: int) -> None:
    """`fight_patrol`, RIM-15, RIM-R85: that patrol is encountered now."""
    meant = conditions.faction_of(g, actor(g), faction)
    if meant != NONE and not g.defeated[actor(g)]:
        g.then((patrols.encounter_patrol, meant))


# What can be done, chosen and declined.


def if_then(g: Rim, condition: Any, effects: Effects, otherwise: Effects) -> None:
    """`if`: one thing or the other, as the condition holds now."""
    g.then(*(effects if conditions.holds(g, actor(g), condition) else otherwise))


def if_other(g: Rim, fights: bool, effects: Effects, otherwise: Effects) -> None:
    """`if` with `opp`, RIM-R316: with another player in the space, who is chosen; or without."""
    if can_choose_player(g, actor(g), HERE_OTHERS, None, fights):
        g.then((choose_player, HERE_OTHERS, None, fights, effects))
    else:
        g.then(*otherwise)


def may(g: Rim, block: int) -> None:
    """`may`, RIM-R4, R310: it is offered where it can be paid and come about."""
    seat = actor(g)
    if not block_reason(g, seat, block):
        g.ask(seat, MAY, [choices.DECLINE, choices.DO + block], (answered, block))


def no_may(g: Rim, seat: int, option: int, block: int) -> int:
    """RIM-R310: decline, or do it."""
    if option == choices.DECLINE:
        return ALLOWED
    if option != choices.DO + block:
        return NO_SUCH_BLOCK
    return block_reason(g, seat, block)


def answered(g: Rim, block: int, option: int) -> None:
    """RIM-R4: declining gives up only this occurrence."""
    if option == choices.DECLINE:
        if g.telling:
            g.tell(DECLINED_BLOCK, (actor(g), block))
    else:
        carry_out(g, block)


def carry_out(g: Rim, block: int) -> None:
    """RIM-R3: what a block costs is paid first and in full."""
    made = g.cards.blocks[block]
    g.then(*made.cost, *made.do)


def choose(g: Rim, blocks: tuple[int, ...]) -> None:
    """`choose`, RIM-R10, R11: exactly one legal block."""
    seat = actor(g)
    options = [each for each in blocks if not no_block(g, seat, each, blocks)]
    if len(options) > 1:
        g.ask(seat, CHOOSE, options, (chose,))
    elif options:
        chose(g, options[0])


def no_block(g: Rim, seat: int, option: int, blocks: tuple[int, ...]) -> int:
    """RIM-R85, R320: a block that can be paid and does not begin with an impossible fight."""
    if option not in blocks:
        return NO_SUCH_BLOCK
    made = g.cards.blocks[option]
    return price_reason(g, seat, made.cost) or begins_reason(g, seat, made.do)


def chose(g: Rim, block: int) -> None:
    """One block of several."""
    if g.telling:
        g.tell(CHOSE_BLOCK, (actor(g), block))
    carry_out(g, block)


def block_reason(g: Rim, seat: int, block: int) -> int:
    """RIM-R85, R310, R320: why what this block says cannot be done now, ALLOWED if it can."""
    made: Block = g.cards.blocks[block]
    return (
        price_reason(g, seat, made.cost)
        or begins_reason(g, seat, made.do)
        or keeps_reason(g, seat, made.do)
    )


def price_reason(g: Rim, seat: int, cost: Effects) -> int:
    """RIM-R3: whether a cost can be paid in full."""
    for step in cost:
        reason = ALLOWED
        if step[0] is cost_credits:
            if g.credits[seat] < price_of(g, seat, step[1]):
                reason = PRICE_NOT_MET
        elif step[0] is discard_asset:
            if not losses(g, seat, step[1]):
                reason = NO_CARD_OF_THAT_SORT
        elif step[0] is damage:
            if g.defeated[seat]:
                reason = NOTHING_COMES_OF_IT
        elif step[0] is discard_this and not g.frames:
            reason = NOTHING_COMES_OF_IT
        if reason:
            return reason
    return ALLOWED


def begins_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R85: a block does not begin with a fight that cannot take place."""
    if not effects:
        return ALLOWED
    step = effects[0]
    if step[0] is fight_player:
        return no_fight(g, seat)
    if step[0] is fight_card or step[0] is fight_patrol:
        return NOBODY_TO_FIGHT if g.defeated[seat] else ALLOWED
    return NOTHING_COMES_OF_IT if dice.pointless(g, step, seat) else ALLOWED


def keeps_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R310: whether the card with which a block begins can be kept."""
    if not effects:
        return ALLOWED
    step = effects[0]
    if step[0] is gain_this:
        return place_reason(g, seat, g.frames[-1].card)
    if step[0] is gain_top:
        return ALLOWED if not market.no_free(g, seat, step[1], step[2]) else DECK_HAS_NOTHING
    return ALLOWED


def place_reason(g: Rim, seat: int, card: int) -> int:
    """RIM-R310, R311: whether there is a slot for the card, or could be one."""
    return NO_PLACE_FOR_IT if holdings.no_gain(g, seat, card) else ALLOWED


def effects_reason(g: Rim, seat: int, effects: Effects) -> int:
    """RIM-R3, R37: whether these effects would do anything, as far as they begin."""
    if not effects:
        return NOTHING_COMES_OF_IT
    step = effects[0]
    if step[0] is may:
        return block_reason(g, seat, step[1])
    if step[0] is if_then:
        part = step[2] if conditions.holds(g, seat, step[1]) else step[3]
        return effects_reason(g, seat, part or effects[1:])
    if step[0] is choose:
        for block in step[1]:
            if not no_block(g, seat, block, step[1]):
                return ALLOWED
        return NOTHING_COMES_OF_IT
    if step[0] is choose_player:
        return player_reason(g, seat, step)
    if step[0] is gain_top:
        return keeps_reason(g, seat, effects)
    if step[0] is buy_top:
        found = market.can_buy_top(g, seat, step[1], step[2])
        return ALLOWED if found else DECK_HAS_NOTHING
    if step[0] is take_asset:
        found = bool(takeable(g, seat, step[1], step[2], step[3]))
        return ALLOWED if found else NO_CARD_OF_THAT_SORT
    if step[0] is contact_look or step[0] is contact_reveal:
        if hidden(g, seat, step[1], ()):
            return ALLOWED
        return effects_reason(g, seat, effects[1:])  # what follows is still carried out
    if step[0] is reward_credits_zero:
        reward = reward_frame(g)
        pays = reward is not None and reward.pays and not reward.zeroed
        return ALLOWED if pays else NOTHING_COMES_OF_IT
    return customs.reason(g, seat, step) or begins_reason(g, seat, effects)


def player_reason(g: Rim, seat: int, step: Step) -> int:
    """RIM-R11: whether somebody can be chosen with whom something would happen."""
    frame = g.frames[-1]
    before = frame.other
    reason = NOT_THAT_PLAYER
    for other in range(g.players):
        if reason and not no_player(g, seat, other, step[1], step[2], step[3], step[4]):
            frame.other = other
            reason = effects_reason(g, seat, step[4])
            frame.other = before
    return reason


# For abilities (rules/moments.py): as if their text were being carried out.


def imagined(g: Rim, seat: int, card: int) -> Frame:
    """The frame that the text of an ability would have."""
    frame = frame_of(g, seat, card)
    if g.fights:
        frame.other = moments.opponent(g, seat)
        frame.faction = g.fights[-1].faction
    elif g.frames:
        frame.faction = g.frames[-1].faction
    return frame


def holds_for(g: Rim, seat: int, card: int, ability: Ability) -> bool:
    """Whether the condition of an ability holds."""
    frame = imagined(g, seat, card)
    frame.ability = ability.number
    g.frames.append(frame)
    found = conditions.holds(g, seat, ability.condition)
    g.frames.pop()
    return found


def payable(g: Rim, seat: int, card: int, cost: Effects) -> bool:
    """RIM-R3: whether the cost of an ability can be paid in full."""
    if not cost:
        return True
    g.frames.append(imagined(g, seat, card))
    reason = price_reason(g, seat, cost)
    g.frames.pop()
    return reason == ALLOWED


def possible(g: Rim, seat: int, card: int, do: Effects) -> bool:
    """RIM-R310: whether an ability would do anything, as far as that can be told."""
    g.frames.append(imagined(g, seat, card))
    reason = effects_reason(g, seat, do)
    g.frames.pop()
    return reason == ALLOWED


def whole_may(do: Effects) -> bool:
    """RIM-R309: whether all that an ability does is a `may`, perhaps under a condition."""
    if len(do) != 1:
        return False
    step = do[0]
    if step[0] is if_then:
        return whole_may(step[2]) and not step[3]
    return step[0] is may


def agreed(do: Effects) -> Effects:
    """RIM-R309: the effects of an ability whose `may` has been answered by using it."""
    step = do[0]
    if step[0] is if_then:
        return ((if_then, step[1], agreed(step[2]), step[3]),)
    return ((carry_out, step[1]),)


def commute(g: Rim, abilities: list[int]) -> bool:
    """RIM-R2: whether it is all the same in which order these abilities happen."""
    for number in abilities:
        ability = g.cards.every_ability[number]
        if ability.cost or ability.goal:
            return False
        for step in ability.do:
            if not in_any_order(step):
                return False
    return True


def in_any_order(step: Step) -> bool:
    """Credits gained, dice more or fewer, damage reduced: nothing that others depend on."""
    if step[0] is credits:
        return bool(step[1] >= 0)
    return (
        step[0] is fame_add
        or step[0] is permission
        or step[0] is dice.more
        or step[0] is dice.fewer
        or step[0] is wounds.reduce
    )


# Players.


def each(g: Rim, which: int, one: int, two: int, effects: Effects) -> None:
    """`each`: for each of these players, in turn order; or for each of these things."""
    frame = g.frames[-1]
    if which == NEAREST:
        g.then((choose_player, NEAREST, None, False, ((act_as, OTHER, effects),)))
        return
    if which >= CONTACTS:
        times = contacts_here(g, one) if which == CONTACTS else assets_of(g, actor(g), one, two)
        g.then(*(effects * times))
        return
    steps: list[Any] = []
    for seat in meant(g, which):
        steps.append((act, seat))
        steps.extend(effects)
    g.then(*steps, (act, frame.actor))


def meant(g: Rim, which: int) -> list[int]:
    """The players that a selector means, in turn order from the one who carries it out."""
    seat = actor(g)
    around = [(seat + i) % g.players for i in range(g.players)]
    others = around[1:]
    if which == EVERYBODY:
        return around
    if which == OTHERS:
        return others
    if which == LEFT:
        return others[:1]
    if which == CHOSEN:
        return [other for other in around if other == chosen(g)]
    if which == NEAREST:
        return nearest_of(g, seat, others)
    space = conditions.here(g, seat)
    those = around if which == HERE_ALL else others
    return [other for other in those if g.at[other] == space]


def nearest_of(g: Rim, seat: int, seats: list[int]) -> list[int]:
    """RIM-R81: those of some players who are nearest to this one."""
    if not seats:
        return seats
    far = [values.distance(g, g.at[seat], g.at[other]) for other in seats]
    least = min(far)
    return [other for i, other in enumerate(seats) if far[i] == least]


def contacts_here(g: Rim, class_: int) -> int:
    """How many contacts of a class are on this planet."""
    space = conditions.here(g, actor(g))
    found = 0
    for spot in g.cards.spots_of[space]:
        if g.contacts[spot] and g.cards.spot_class[spot] == class_:
            found += 1
    return found


def assets_of(g: Rim, seat: int, what: int, most: int) -> int:
    """How many assets of a type, of at most this cost, the player holds."""
    found = 0
    for card in g.assets[seat]:
        if conditions.is_thing(g, card, what) and g.cards.cost[values.face(g, card)] <= most:
            found += 1
    return found


def choose_player(g: Rim, where: int, condition: Any, fights: bool, effects: Effects) -> None:
    """RIM-R10, R81: another player is chosen, then this happens with that player."""
    seat = actor(g)
    options = [
        other
        for other in range(g.players)
        if not no_player(g, seat, other, where, condition, fights, effects)
    ]
    if len(options) > 1:
        kind = NEAREST_PLAYER if where == NEAREST else TARGET_PLAYER
        g.ask(seat, kind, options, (chose_player, effects))
    elif options:
        chose_player(g, effects, options[0])


def no_player(
    g: Rim, seat: int, option: int, where: int, condition: Any, fights: bool, effects: Effects
) -> int:
    """RIM-R10, R316: another player who is meant, for whom the condition holds."""
    if option == seat or option not in meant(g, where):
        return NOT_THAT_PLAYER
    if fights and (g.defeated[option] or g.defeated[seat]):
        return NOBODY_TO_FIGHT
    if condition is None:
        return ALLOWED
    frame = g.frames[-1]
    before = frame.other
    frame.other = option
    fits = conditions.holds(g, seat, condition)
    frame.other = before
    return ALLOWED if fits else NOT_THAT_PLAYER


def can_choose_player(g: Rim, seat: int, where: int, condition: Any, fights: bool) -> bool:
    """RIM-R11: whether there is anybody to choose."""
    for other in range(g.players):
        if not no_player(g, seat, other, where, condition, fights, ()):
            return True
    return False


def chose_player(g: Rim, effects: Effects, other: int) -> None:
    """That player is "the chosen player" from now on."""
    g.frames[-1].other = other
    if g.telling:
        g.tell(CHOSE_PLAYER, (actor(g), other))
    g.then(*effects)


def act(g: Rim, seat: int) -> None:
    """Who carries out what follows."""
    g.frames[-1].actor = seat


def act_as(g: Rim, who: int, effects: Effects) -> None:
    """`as`: you or the chosen player carry this out; nobody does for one who is not there."""
    frame = g.frames[-1]
    seat = frame.seat if who == YOU else frame.other
    if seat != NOBODY:
        g.then((act, seat), *effects, (act, frame.actor))


def act_as_both(g: Rim, effects: Effects, n: int) -> None:
    """`as` both, RIM-R58: one after the other, you first; fame is gained by both together."""
    frame = g.frames[-1]
    seats = [seat for seat in (frame.seat, frame.other) if seat != NOBODY]
    steps: list[Any] = []
    for seat in seats:
        steps.append((act, seat))
        steps.extend(effects)
    steps.append((act, frame.actor))
    if n:
        steps.append((fame_together, n))
    g.then(*steps)


def fame_together(g: Rim, n: int) -> None:
    """RIM-27.3, RIM-R58: both have their fame before anybody looks who has won."""
    frame = g.frames[-1]
    seats = tuple([seat for seat in (frame.seat, frame.other) if seat != NOBODY])
    purse.gain_fame_together(g, seats, n)


# Cards.


def gain_this(g: Rim, type_: int, forced: bool, rest: Effects) -> None:
    """`gain_this`, RIM-16.3, 17.3, RIM-R75, R311: this card becomes an asset; the rest of its block
    happens only then.
    """
    frame = g.frames[-1]
    kept: Effects = ((kept_this,), *rest)
    gain = (holdings.gain, frame.actor, frame.card, piles.STAGE, 0, not forced)
    g.then((*gain, kept, ((not_kept,),)))


def kept_this(g: Rim) -> None:
    """RIM-16.3, 17.7: the card is an asset now, and a contact's token stays with it."""
    frame = g.frames[-1]
    frame.kept = True
    if frame.spot != NONE and g.contacts[frame.spot]:
        contact = g.contacts[frame.spot][0] & DESIGN
        piles.token_goes(g, contact, piles.CONTACTS, frame.spot, piles.ABOARD, frame.actor)
        g.then((goals.look,))


def not_kept(g: Rim) -> None:
    """RIM-R310: no slot was made for it."""
    g.frames[-1].declined = True


def gain_top(g: Rim, deck: int, most: int) -> None:
    """`gain_top`, RIM-R87: the top card of the deck, for nothing."""
    g.then((market.gain_top, deck, most))


def buy_top(g: Rim, deck: int, discount: int) -> None:
    """`buy_top`, RIM-R314."""
    g.then((market.buy_top, deck, discount))


def market_action(g: Rim) -> None:
    """`market_action`, RIM-9: one that does not use up the action."""
    g.then((market.market_action,))


def discard_top(g: Rim, deck: int) -> None:
    """`discard_top`, RIM-9.2, RIM-10.6: the next card is turned up, its icon is not resolved."""
    g.then((market.discard_top, deck))


def discard_asset(g: Rim, what: int) -> None:
    """`discard_asset`, RIM-R3: one of a sort, if there is any; or this cargo."""
    if what != THIS_CARGO:
        g.then((pick_loss, what))
        return
    cargo = g.frames[-1].cargo
    if cargo in g.assets[actor(g)]:
        g.then((let_go, cargo))


def losses(g: Rim, seat: int, what: int) -> list[int]:
    """RIM-1.8: the assets of a sort that can be discarded."""
    return [card for card in g.assets[seat] if not no_loss(g, seat, card, what)]


def pick_loss(g: Rim, what: int) -> None:
    """RIM-R10: the owner chooses what is lost."""
    seat = actor(g)
    options = losses(g, seat, what)
    if len(options) > 1:
        g.ask(seat, TARGET_ASSET, options, (lost,))
    elif options:
        lost(g, options[0])


def no_loss(g: Rim, seat: int, option: int, what: int) -> int:
    """RIM-1.8: an own asset of that sort that may be discarded."""
    if option not in g.assets[seat]:
        return NOT_YOUR_CARD
    if what != ANY_ASSET and not conditions.is_thing(g, option, what):
        return NO_CARD_OF_THAT_SORT
    return KEPT_CARD if g.cards.keep[values.face(g, option)] else ALLOWED


def lost(g: Rim, card: int) -> None:
    """RIM-R309: a crew is about to be lost; then it is."""
    seat = actor(g)
    if g.cards.type[values.face(g, card)] == CREW and moments.stirs(g, seat, LOSE_CREW):
        g.crew_kept = False
        g.then((moments.happen, seat, LOSE_CREW, NONE), (let_go_unless_kept, card))
    else:
        let_go(g, card)


def let_go_unless_kept(g: Rim, card: int) -> None:
    """`keep_crew`: an ability may have kept the crew."""
    if not g.crew_kept:
        let_go(g, card)
    g.crew_kept = False


def let_go(g: Rim, card: int) -> None:
    """RIM-3.1: the asset is discarded; what it provided is gone."""
    holdings.drop(g, actor(g), card)


def takeable(g: Rim, seat: int, what: int, most: int, trait: int) -> list[int]:
    """RIM-R315: the assets of the chosen player that the taker could keep."""
    other = conditions.other_of(g, seat)
    if other == NOBODY:
        return []
    return [card for card in g.assets[other] if not no_take(g, seat, card, what, most, trait)]


def take_asset(g: Rim, what: int, most: int, trait: int) -> None:
    """`take_asset`, RIM-R315: the taker picks a card of the chosen player."""
    seat = actor(g)
    options = takeable(g, seat, what, most, trait)
    if len(options) > 1:
        g.ask(seat, TARGET_ASSET, options, (taken,))
    elif options:
        taken(g, options[0])


def no_take(g: Rim, seat: int, option: int, what: int, most: int, trait: int) -> int:
    """RIM-R315: a card of the chosen player that is meant and that could be kept."""
    other = conditions.other_of(g, seat)
    if other == NOBODY or option not in g.assets[other]:
        return NOT_THEIR_CARD
    face = values.face(g, option)
    if what != ANY_ASSET and not conditions.is_thing(g, option, what):
        return NO_CARD_OF_THAT_SORT
    if g.cards.cost[face] > most or (trait and not g.cards.traits[face] & trait):
        return NO_CARD_OF_THAT_SORT
    return place_reason(g, seat, option)


def taken(g: Rim, card: int) -> None:
    """RIM-8.7, RIM-R315: it changes hands, where needed after room was made for it."""
    frame = g.frames[-1]
    g.then((holdings.take_from, frame.actor, chosen(g), card))


def take_credits(g: Rim, n: int) -> None:
    """`take_credits`, RIM-R315: from the chosen player, up to what is there."""
    if chosen(g) != NOBODY:
        hand_over(g, chosen(g), actor(g), n)


def give_credits(g: Rim, n: int) -> None:
    """`give_credits`: to the chosen player, up to what is there."""
    if chosen(g) != NOBODY:
        hand_over(g, actor(g), chosen(g), n)


def hand_over(g: Rim, giver: int, taker: int, n: int) -> None:
    """RIM-R5: credits go from one player to another."""
    paid = min(n, g.credits[giver])
    if paid:
        g.credits[giver] -= paid
        g.credits[taker] += paid
        if g.telling:
            g.tell(CREDITS_WENT, (giver, paid, taker))
        g.then((goals.look,))


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
        holdings.drop_out(g, holder, frame.card)
        g.then((holdings.refit, holder), (goals.look,))
    elif frame.card in g.stage:
        frame.kept = True
        piles.card_goes(g, frame.card, piles.STAGE, 0, piles.REMOVED, 0)


def discard_this(g: Rim) -> None:
    """`discard_this`, RIM-3.1, 3.2, 3.5: the card goes where it belongs."""
    frame = g.frames[-1]
    holder = holder_of(g, frame.card)
    if holder != NOBODY:
        holdings.drop(g, holder, frame.card)
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
    holdings.rotate(g, actor(g), g.frames[-1].card)


def flip(g: Rim) -> None:
    """`flip`, RIM-24.1 to 24.3: the character or ship whose text this is."""
    of = goals.source_of(g)
    if of in (OF_CHARACTER, OF_SHIP):
        seat = g.frames[-1].seat
        goals.flip(g, seat, of)
        g.then((holdings.refit, seat), (goals.look,))


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


# Contacts.


def hidden(g: Rim, seat: int, where: int, seen: tuple[int, ...]) -> list[int]:
    """The places of contacts that lie face down within reach and were not just looked at."""
    return [
        spot for spot in range(len(g.contacts)) if not no_contact(g, seat, spot, where, 1, seen)
    ]


def no_contact(
    g: Rim, seat: int, option: int, where: int, n: int, seen: tuple[int, ...] = ()
) -> int:
    """RIM-R318: a contact that lies face down here, or anywhere, and was not just looked at."""
    if where == IN_SPACE and g.cards.spot_space[option] != conditions.here(g, seat):
        return CONTACT_OUT_OF_REACH
    if not contacts.hidden(g, option):
        return CONTACT_NOT_HIDDEN
    return CONTACT_SEEN if option in seen else ALLOWED


def contact_reveal(g: Rim, where: int, n: int) -> None:
    """`contact_reveal`, RIM-R318: so many hidden contacts are turned up, one after the other."""
    found = hidden(g, actor(g), where, ())
    if n >= len(found):
        g.then(*[(contacts.reveal, spot) for spot in found])
    else:
        g.then((pick_reveal, where, n))


def pick_reveal(g: Rim, where: int, n: int) -> None:
    """RIM-R10: which hidden contact is turned up next."""
    seat = actor(g)
    options = hidden(g, seat, where, ())
    if len(options) > 1:
        g.ask(seat, TARGET_CONTACT, options, (revealed, where, n))
    elif options:
        revealed(g, where, n, options[0])


def revealed(g: Rim, where: int, n: int, spot: int) -> None:
    """This one, then perhaps another."""
    more = ((pick_reveal, where, n - 1),) if n > 1 else ()
    g.then((contacts.reveal, spot), *more)


def contact_look(g: Rim, where: int, n: int, seen: tuple[int, ...]) -> None:
    """`contact_look`, RIM-17.8, RIM-R318: so many different hidden contacts are looked at."""
    seat = actor(g)
    options = hidden(g, seat, where, seen)
    if len(options) > 1:
        g.ask(seat, TARGET_CONTACT, options, (looked, where, n, seen))
    elif options:
        looked(g, where, n, seen, options[0])


def looked(g: Rim, where: int, n: int, seen: tuple[int, ...], spot: int) -> None:
    """RIM-17.8: this one, then perhaps another."""
    more = ((contact_look, where, n - 1, (*seen, spot)),) if n > 1 else ()
    g.then((contacts.look, actor(g), spot), *more)


def contact_discard(g: Rim) -> None:
    """`contact_discard`, RIM-R35: the encountered contact leaves the game."""
    spot = g.frames[-1].spot
    g.then((contacts.discard_contact, spot))


# Moves and patrols.


def move(g: Rim, n: int) -> None:
    """`move`, RIM-6, RIM-R303, R304: up to so many spaces, or as far as the ship flies."""
    if n == HYPER:
        g.then((movement.fly_hyper, actor(g)), (arrived,))
    else:
        g.then((movement.fly, actor(g), n), (arrived,))


def arrived(g: Rim) -> None:
    """RIM-R303: what the text says besides happens where the player is then."""
    frame = g.frames[-1]
    if frame.actor == frame.seat:
        frame.space = g.at[frame.seat]


def move_direct(g: Rim, space: int) -> None:
    """`move_direct`, RIM-6.6: straight to a space."""
    g.then((movement.go_directly, actor(g), space), (arrived,))


def cross(g: Rim) -> None:
    """`move_direct` with `cross`: to the other side of the Core."""
    seat = actor(g)
    for space in g.cards.core:
        if space != g.at[seat] and g.at[seat] in g.cards.core:
            g.then((move_direct, space))
            return


def patrol_move(g: Rim, faction: int, n: int) -> None:
    """`patrol_move`, RIM-10: the patrol comes nearer, or all the way."""
    meant_faction = conditions.faction_of(g, actor(g), faction)
    if meant_faction != NONE:
        g.then((patrols.icon, actor(g), meant_faction, n))


def patrol_push(g: Rim, where: int, n: int) -> None:
    """`patrol_push`, RIM-R91: a chosen patrol, here or anywhere."""
    g.then((patrols.push, where, n))


def choose_patrol(g: Rim) -> None:
    """The patrol that a section means is chosen as it starts, where several are here."""
    frame = g.frames[-1]
    if frame.faction != NONE:
        return
    options = [each for each in range(FACTIONS) if not no_patrol(g, frame.seat, each)]
    if len(options) > 1:
        g.ask(frame.seat, TARGET_PATROL, options, (chose_patrol,))
    elif options:
        chose_patrol(g, options[0])


def no_patrol(g: Rim, seat: int, option: int) -> int:
    """A patrol in this space."""
    return ALLOWED if g.patrol_at[option] == g.frames[-1].space else NOT_THAT_PATROL


def chose_patrol(g: Rim, faction: int) -> None:
    """That patrol is meant from now on."""
    g.frames[-1].faction = faction
    if g.telling:
        g.tell(CHOSE_PATROL, (g.frames[-1].seat, faction))


def extra_encounter(g: Rim) -> None:
    """`extra_encounter`: one more in this step."""
    g.extra += 1
    if g.telling:
        g.tell(MORE_ENCOUNTERS, (actor(g),))


def move_bonus(g: Rim, n: int) -> None:
    """`move_bonus`: more spaces for the move that begins."""
    g.extra_spaces += n


def force_stop(g: Rim) -> None:
    """`force_stop`, RIM-R306: the movement of whoever entered the space ends."""
    g.halted = True


def permission(g: Rim, what: int) -> None:
    """`permission`: this one occurrence of a rule is ignored."""
    frame = reward_frame(g) if what == IGNORE_REP_LOSS else None
    if frame is not None:
        frame.spared = True
    else:
        g.ignored |= 1 << what


# Skills, values, rewards.


def temp_skill(g: Rim, skill: int) -> None:
    """`temp_skill`, RIM-R92: it counts once more for the next test."""
    g.next_skill[actor(g)].append(skill)
    if g.telling:
        if skill == ANY_SKILL:
            g.tell(ANY_SKILL_COUNTS_MORE, (actor(g),))
        else:
            g.tell(SKILL_COUNTS_MORE, (actor(g), skill))


def next_combat(g: Rim, n: int) -> None:
    """`next_combat`, RIM-R92: ground dice for the next combat this turn."""
    g.next_ground[actor(g)] += n


def reward_credits_zero(g: Rim) -> None:
    """`reward_credits_zero`, RIM-R86: the credits of the reward become 0."""
    frame = reward_frame(g)
    if frame is not None:
        frame.zeroed = True
