"""Effects: each becomes a step, which rules/effects.py or the chapter it belongs to carries out.

What a list within an effect does after a `gain_this` is handed to it, since it is skipped where
the card is not kept. Blocks that are chosen, secrets and ids stay as they are until they are
numbered (linker.py).
"""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Either, Id, Number, Table, Word
from shipboard.kernel.state import Step

from .. import pack as p
from ..rules import conditions as c
from ..rules import customs
from ..rules import damage as damages
from ..rules import dice as d
from ..rules import effects as e
from .words import (
    BODIES,
    Amount,
    AnyCondition,
    AnyFace,
    AnySkill,
    Blocks,
    Body,
    CardType,
    Class,
    Count,
    Deck,
    EffectList,
    Everything,
    Face,
    Faction,
    FightKind,
    FoughtPatrol,
    MeantFaction,
    Named,
    OnlyIn,
    Permission,
    Price,
    Skill,
    Skills,
    Thing,
    Trait,
    When,
    bound_to,
    effect,
)

Effects = tuple[Step, ...]
COSTS = {e.cost_credits: 0, e.discard_asset: 1, e.damage: 2, e.discard_this: 3}
BLANKS = 98  # of dice: all that show nothing
Whose = Annotated[int, Word(mine=d.MINE, opp=d.OPP)]
Opponent = Annotated[int, Word(opp=d.OPP)]
Range = Annotated[int, Word(here=e.IN_SPACE, any=e.ANYWHERE)]


def nested(do: Effects) -> Effects:
    """A list within an effect: what follows a gain happens only if the card is kept (RIM-R310)."""
    for i, step in enumerate(do):
        if step[0] is e.gain_this and i + 1 < len(do):
            return (*do[:i], (*step[:3], nested(do[i + 1 :])))
    return do


def costs(cost: Effects) -> Effects:
    """What can be paid for an ability or for doing something."""
    for step in cost:
        if step[0] not in COSTS:
            raise ValueError(
                "found an effect that is no cost, expected cost_credits, discard_asset, damage "
                "or discard_this"
            )
    return cost


def block(do: Effects, cost: Effects = ()) -> p.Block:
    """A block: what stands at its head to be paid is its cost."""
    head = 0
    while head < len(do) and do[head][0] is e.cost_credits:
        head += 1
    made = p.Block()
    made.cost = (*costs(cost), *do[:head])
    made.do = nested(do[head:])
    return made


# Credits, fame, reputation.


@effect
def credits(n: Amount) -> Step:  # noqa: A001
    """Gain so many credits; with a minus lose them, or what is there."""
    return (e.credits, n)


@effect
def cost_credits(n: Price) -> Step:
    """Pay so many credits in full: as a cost, or at the head of a block of `choose`."""
    return (e.cost_credits, n)


@effect
def fame(n: Annotated[int, Number(-9, 9)]) -> Step:
    """Gain so much fame on the track; with a minus lose it."""
    return (e.fame, n)


@effect
def fame_add(n: Count = 1) -> Step:
    """So much additional fame, a part of its own of the reward that is gained."""
    return (e.fame_add, n)


@effect
def reputation(
    faction: MeantFaction,
    change: Annotated[int, Number(-1, 1)] = 1,
    whose: Annotated[int, Word(own=e.YOU, opp=e.OTHER)] = e.YOU,
) -> Step:
    """1 reputation gained or lost (-1): `here` with the planet's faction, `any` with a chosen one,
    `patrol` with that of the chosen patrol, `errand` with that of the errand's reward. With `whose`
    it is the chosen player's, who does not choose the faction.
    """
    return (e.reputation, faction, change, whose)


@effect
def treat_rep(faction: Faction, value: Annotated[int, Number(-1, 1)] = 1) -> Step:
    """Until the end of the turn this counts as the reputation with the faction."""
    return (e.treat_rep, faction, value)


# Damage, tests, rolls, fights.


@effect
def damage(body: Body, n: Count = 1) -> Step:
    """The character or the ship suffers so much damage."""
    return (e.damage, body, n)


@effect
def recover(
    body: Annotated[int, Word(**BODIES, all=e.BOTH_BODIES)],
    n: Everything = damages.ALL,
) -> Step:
    """Recover so much damage of the character, of the ship, or of both."""
    return (e.recover, body, n)


@effect
def _test(skill: Skills, pass_: EffectList = (), fail: EffectList = ()) -> Step:
    """Test a skill; of several the tester chooses one."""
    skills = skill if isinstance(skill, tuple) else (skill,)
    return (e.test, skills, nested(pass_), nested(fail))


@effect
def test_opposed(skill: Skill) -> Step:
    """You, then the chosen player, test the skill; then `passed` tells who passed."""
    return (e.test_opposed, skill)


@effect
def roll(
    hit: EffectList = (), crit: EffectList = (), focus: EffectList = (), blank: EffectList = ()
) -> Step:
    """Roll a die and do what stands for its face."""
    return (e.roll, nested(blank), nested(focus), nested(hit), nested(crit))


def counted(count: Thing) -> tuple[int, int]:
    """As many as there are assets of this sort."""
    return (0, count)


@effect
def roll_each(
    n: Annotated[Any, Either(Number(1, 12), Table(counted))],
    hit: EffectList = (),
    crit: EffectList = (),
    focus: EffectList = (),
    blank: EffectList = (),
) -> Step:
    """Roll so many dice, or one for each asset of a sort, and for each do what its face says."""
    number, thing = n if isinstance(n, tuple) else (n, 0)
    return (e.roll_each, number, thing, nested(blank), nested(focus), nested(hit), nested(crit))


@effect
def fight_card(kind: FightKind, value: Count, win: EffectList = (), lose: EffectList = ()) -> Step:
    """A combat against an enemy that rolls so many dice."""
    return (e.fight_card, kind, value, nested(win), nested(lose))


FOUGHT = {"any": e.BY_SPACE, "ground": e.ON_GROUND, "ship": e.SHIP_TO_SHIP}


@effect
def fight_player(
    kind: Annotated[
        int, Word(any=e.BY_SPACE, ground=e.ON_GROUND, ship=e.SHIP_TO_SHIP)
    ] = e.BY_SPACE,
    win: EffectList = (),
    lose: EffectList = (),
) -> Step:
    """A combat against the chosen player: of either kind, by the space if `any` (RIM-21.4)."""
    return (e.fight_player, kind, nested(win), nested(lose))


@effect
def fight_patrol(faction: FoughtPatrol = c.PATROL) -> Step:
    """Encounter that patrol now; `patrol`: the chosen one."""
    return (e.fight_patrol, faction)


# Choices.


@effect
def may(do: EffectList, cost: EffectList = ()) -> Step:
    """Optional; what it costs is paid first and in full."""
    return (e.may, block(do, cost))


@effect
def choose(blocks: Blocks) -> Step:
    """Exactly one of these blocks; `cost_credits` at the head of one is its price."""
    made = tuple(block(each) for each in blocks)
    if any(step[0] is e.cost_credits for each in made for step in each.do):
        raise ValueError("found cost_credits in the middle of a block, expected it at its head")
    return (e.choose, made)


@effect
def if_(cond: AnyCondition, then: EffectList = (), else_: EffectList = ()) -> Step:
    """If the condition holds, do one thing, otherwise the other."""
    if cond == (c.opp,):
        fights = any(step[0] is e.fight_player for step in then)
        return (e.if_other, fights, nested(then), nested(else_))
    return (e.if_then, cond, nested(then), nested(else_))


def contacts(contacts: Class) -> tuple[int, int, int]:
    """Each contact of this class on this planet."""
    return (e.CONTACTS, contacts, 0)


def assets(assets: CardType, most_cost: Price = e.ANY_COST) -> tuple[int, int, int]:
    """Each own asset of this type that costs at most so much."""
    return (e.ASSETS, assets, most_cost)


PLAYERS = {
    "here": e.HERE_OTHERS, "players_here": e.HERE_ALL, "any": e.OTHERS, "everybody": e.EVERYBODY,
    "nearest": e.NEAREST, "left": e.LEFT, "chosen": e.CHOSEN,
}  # fmt: skip


@effect
def each(
    selector: Annotated[Any, Either(Word(**PLAYERS), Table(contacts), Table(assets))],
    do: EffectList,
) -> Step:
    """For each of them, in turn order: the others `here`, all `players_here`, `any` other player,
    `everybody`, the `nearest`, the one on the `left`, the `chosen` one, who then carries it out;
    or once for each of some contacts here or own assets.
    """
    which, one, two = selector if isinstance(selector, tuple) else (selector, 0, 0)
    return (e.each, which, one, two, nested(do))


@effect
def choose_player(
    where: Annotated[
        int, Word(here=e.HERE_OTHERS, any=e.OTHERS, nearest=e.NEAREST, left=e.LEFT)
    ] = e.HERE_OTHERS,
    if_: AnyCondition | None = None,
    do: EffectList = (),
) -> Step:
    """Choose another player for whom the condition holds, then do this with that player. The
    condition looks from the own side: `fame_less` compares with the player that is to be chosen.
    """
    fights = any(step[0] is e.fight_player for step in do)
    return (e.choose_player, where, if_, fights, nested(do))


@effect
def as_(who: Annotated[int, Word(you=e.YOU, opp=e.OTHER, both=e.BOTH)], do: EffectList) -> Step:
    """You or the chosen player do this, or first you, then that player; fame comes together."""
    if who != e.BOTH:
        return (e.act_as, who, nested(do))
    fame_of_both = sum(step[1] for step in do if step[0] is e.fame)
    rest = nested(tuple(step for step in do if step[0] is not e.fame))
    return (e.act_as_both, rest, fame_of_both)


# Cards.


@effect
def gain_this(type: CardType, forced: bool = False) -> Step:  # noqa: A002
    """Keep this card as such an asset; with `forced` it must be taken."""
    return (e.gain_this, type, forced, ())


@effect
def gain_top(deck: Deck, most_cost: Price = e.ANY_COST) -> Step:
    """May take the top card of the deck without paying; only one of at most that cost."""
    return (e.gain_top, deck, most_cost)


@effect
def buy_top(deck: Deck, discount: Price = 0) -> Step:
    """May buy the top card of the deck for so much less."""
    return (e.buy_top, deck, discount)


@effect
def market_action() -> Step:
    """A market action that does not use up the action."""
    return (e.market_action,)


@effect
def discard_top(deck: Deck) -> Step:
    """Discard the top card of the deck and turn up the next."""
    return (e.discard_top, deck)


LOST = {
    "gear": p.GEAR, "cargo": p.CARGO, "crew": p.CREW, "mod": p.MOD, "job": p.JOB,
    "bounty": p.BOUNTY, "any": e.ANY_ASSET,
}  # fmt: skip


@effect
def discard_asset(what: Annotated[int, Word(**LOST, this=e.THIS_CARGO)]) -> Step:
    """Discard an asset of this type that is no `keep` card; `this`: this cargo, on cards #1."""
    return (e.discard_asset, what)


@effect
def take_asset(
    type: Annotated[int, Word(**LOST)],  # noqa: A002
    most_cost: Price = e.ANY_COST,
    trait: Trait = 0,
) -> Step:
    """Take an asset of this type, cost and trait from the chosen player."""
    return (e.take_asset, type, most_cost, trait)


@effect
def take_credits(n: Price) -> Step:
    """Take so many credits from the chosen player, or what is there."""
    return (e.take_credits, n)


@effect
def give_credits(n: Price) -> Step:
    """Give the chosen player so many credits, or what is there."""
    return (e.give_credits, n)


@effect
def contact_reveal(where: Range = e.IN_SPACE, n: Everything = 1) -> Step:
    """Turn so many hidden contacts face up, on this planet or anywhere."""
    return (e.contact_reveal, where, n)


@effect
def contact_look(where: Range = e.IN_SPACE, n: Everything = 1) -> Step:
    """Look secretly at so many hidden contacts, on this planet or anywhere."""
    return (e.contact_look, where, n, ())


@effect
def contact_discard() -> Step:
    """The encountered contact leaves the game."""
    return (e.contact_discard,)


@effect
def secret(
    when: When,
    do: EffectList,
    only: OnlyIn = "",
    place: Id = "",
    if_: AnyCondition | None = None,
    detail: Annotated[int, Number(0, 12)] = -1,
) -> Step:
    """Keep this card secret, with this ability: at an event, as a Planning or Action ability;
    `only` on a planet or navpoint or in a fight of a kind, only at a `place`, only `if`.
    """
    made = p.Ability()
    made.when = when
    made.may = made.secret = True
    made.detail = detail
    made.do = do
    made.only_in, made.condition = bound_to(only, if_)
    if place:
        here = (c.at, Named("space", place))
        more = made.condition
        made.condition = here if more is None else (c.all_hold, (here, more))
    return (e.keep_secret, made)


@effect
def databank(n: Annotated[int, Number(1, 104)]) -> Step:
    """Resolve a databank card of this number."""
    return (e.databank, n)


@effect
def deliver_now() -> Step:
    """This cargo counts as delivered."""
    return (e.deliver_now,)


@effect
def job_done() -> Step:
    """The job is done."""
    return (e.job_done,)


@effect
def job_fail() -> Step:
    """The job fails."""
    return (e.job_fail,)


@effect
def goto(n: Annotated[int, Number(1, 12)]) -> Step:
    """The job goes on with this step."""
    return (e.goto, n)


@effect
def remove_this() -> Step:
    """This card leaves the game."""
    return (e.remove_this,)


@effect
def discard_this() -> Step:
    """This card is discarded."""
    return (e.discard_this,)


@effect
def shuffle_this() -> Step:
    """This card is shuffled into its deck."""
    return (e.shuffle_this,)


@effect
def rotate() -> Step:
    """This card is rotated."""
    return (e.rotate,)


@effect
def flip() -> Step:
    """This character or ship is flipped."""
    return (e.flip,)


@effect
def token(n: Count = 1) -> Step:
    """So many goal tokens come on this card."""
    return (e.token, n)


@effect
def mark() -> Step:
    """The own marker comes on this planet."""
    return (e.mark,)


@effect
def goal_done() -> Step:
    """The goal of this card is fulfilled: 1 fame, and it flips."""
    return (e.goal_done,)


# Moves and patrols.


@effect
def move(n: Annotated[int, Either(Number(1, 20), Word(hyper=e.HYPER))]) -> Step:
    """May move up to so many spaces; `hyper`: as far as the ship flies."""
    return (e.move, n)


@effect
def move_direct(space: Id) -> Step:
    """Straight to this space; `cross`: to the other side of the Core."""
    return (e.cross,) if space == "cross" else (e.move_direct, Named("space", space))


@effect
def patrol_move(
    faction: FoughtPatrol, n: Annotated[int, Either(Number(1, 20), Word(me=damages.ALL))]
) -> Step:
    """The patrol moves so many spaces toward you; `me`: into your space."""
    return (e.patrol_move, faction, n)


@effect
def patrol_push(where: Range = e.IN_SPACE, n: Count = 1) -> Step:
    """Move a chosen patrol, here or anywhere, so many spaces."""
    return (e.patrol_push, where, n)


@effect
def extra_encounter() -> Step:
    """One more encounter in this step."""
    return (e.extra_encounter,)


@effect
def move_bonus(n: Count) -> Step:
    """So many spaces more for the move that begins."""
    return (e.move_bonus, n)


@effect
def force_stop() -> Step:
    """The movement of the player who entered the space ends."""
    return (e.force_stop,)


@effect
def permission(what: Permission) -> Step:
    """This one occurrence of the rule is ignored."""
    return (e.permission, what)


# Dice, skills, damage suffered, rewards.


@effect
def reroll(
    whose: Whose,
    n: Annotated[int, Either(Number(1, 12), Word(any=d.ANY_NUMBER, blanks=BLANKS))] = 1,
) -> Step:
    """Reroll so many dice, `any` number of them, or any number of `blanks`."""
    if n == BLANKS:
        return (d.reroll, whose, d.ANY_NUMBER, p.BLANK)
    return (d.reroll, whose, n, d.ANY_FACE)


@effect
def turn(whose: Whose, from_: AnyFace, to: Face, n: Count = 1) -> Step:
    """Turn so many dice from one face to another."""
    return (d.turn, whose, from_, to, n)


@effect
def cancel(whose: Opponent, face: Face, n: Count = 1) -> Step:
    """So many dice of the opponent with this face count for nothing."""
    return (d.cancel, whose, face, n)


@effect
def add(face: Face, n: Count = 1) -> Step:
    """Add so many dice that show this face."""
    return (d.add, face, n)


@effect
def fewer(whose: Opponent, n: Count = 1) -> Step:
    """The opponent rolls so many dice fewer."""
    return (d.fewer, n)


@effect
def more(n: Count = 1) -> Step:
    """Roll so many dice more."""
    return (d.more, n)


@effect
def temp_skill(skill: AnySkill) -> Step:
    """The skill counts once more for the next test; `any`: whichever is tested."""
    return (e.temp_skill, skill)


@effect
def next_combat(value: Annotated[str, Word("ground")], n: Count = 1) -> Step:
    """So many ground dice more for the next combat this turn."""
    return (e.next_combat, n)


@effect
def reduce(n: Count = 1) -> Step:
    """Suffer so much damage less."""
    return (damages.reduce, n)


@effect
def cap(n: Count) -> Step:
    """Suffer at most so much damage."""
    return (damages.cap, n)


@effect
def reward_credits_zero() -> Step:
    """The credits of the reward become 0."""
    return (e.reward_credits_zero,)


# Named functions.


@effect
def custom(
    name: Annotated[str, Word(*customs.NAMES)], n: Annotated[int, Number(0, 12)] = 0
) -> Step:
    """A named function of the house set; `n` is its number, or for `pot` 1 stakes, 2 payout."""
    if name == "pot" and n != 2:
        stake = block(((customs.staked,),), ((e.cost_credits, customs.STAKE),))
        return (customs.pot_stakes, stake)
    if name in customs.COUNTED:
        return (customs.COUNTED[name], n)
    return (customs.PLAIN[name],)
