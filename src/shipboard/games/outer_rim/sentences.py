"""What texts do, in sentences: made from their steps when content is loaded, never typed.

Each step function and each condition has its sentence maker; blocks within it follow as sentences
of their own. `effects`, `block`, `ability` and `condition` are for whoever names cards and options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shipboard.kernel.state import Step

from . import pack as p
from .pack import Ability, Block, Effects, RimPack
from .rules import conditions as c
from .rules import customs
from .rules import damage as damages
from .rules import dice as d
from .rules import effects as e
from .state import GROUND

Maker = Callable[..., str]

# Effects that go on in one way or another.
BRANCHING = {
    e.test, e.fight_card, e.fight_player, e.roll, e.roll_each, e.if_then, e.if_other, e.choose,
    e.may, e.each, e.choose_player, e.act_as, e.act_as_both,
}  # fmt: skip
FORKS = {e.test, e.fight_card, e.fight_player, e.if_then, e.if_other}  # good cases and bad ones
FIRST_CASES = ("Pass:", "Win:")
FIGHTS = ("ground", "ship")
BODIES = ("your character", "your ship")
THINGS = {**dict(enumerate(p.TYPES)), c.DROID_CREW: "droid crew", e.ANY_ASSET: "card"}
TRAITS = {p.WEAPON: "Weapon", p.ARMOR: "Armor", p.ILLEGAL: "ILLEGAL", p.DROID: "droid"}
SPACES = ("planet", "navpoint", "Maelstrom")
IGNORED = {
    p.IGNORE_STOP: "the stop", p.IGNORE_FORCED_PATROL: "the forced fight",
    p.IGNORE_REP_LOSS: "the loss of reputation", p.IGNORE_MAELSTROM: "the Maelstrom",
}  # fmt: skip


# Whole texts.


def effects(pack: RimPack, do: Effects) -> str:
    """Several effects, one sentence after the other; what follows a choice is set off from it."""
    found = ""
    branched = False
    for step in do:
        text = sentence(pack, step)
        if text and found:
            found += " Afterwards: " if branched else " "
        found += text
        branched = (branched or step[0] in BRANCHING) if not text else step[0] in BRANCHING
    return found


def sentence(pack: RimPack, step: Step) -> str:
    """One effect with all that it holds."""
    return MAKERS[step[0]](pack, *step[1:])


def block(pack: RimPack, made: Block) -> str:
    """A block: what it costs, what it does."""
    return effects(pack, (*made.cost, *made.do)) or "Do nothing."


def numbered_block(pack: RimPack, number: int) -> str:
    """A block by its number."""
    return block(pack, pack.blocks[number])


def ability(pack: RimPack, made: Ability) -> str:
    """An ability: when, where, how often, for what price, and what it does."""
    if made.when == p.STATIC:
        text = " ".join(modifier(pack, to, n, made.per_job) for to, n in made.adds)
        bounds = [*only_in(made), *under(pack, made)]
        if made.limit == p.A_TURN:
            bounds.insert(0, "once per turn")
        return f"{first_big(', '.join(bounds))}: {text}" if bounds else text
    parts = [moment(pack, made), *only_in(made), *under(pack, made), *limits(made)]
    head = first_big(", ".join(parts))
    do = effects(pack, made.do)
    chosen = made.may and made.when > p.STATIC
    if made.cost:
        return f"{head}, {'you may ' if chosen else ''}{prices(pack, made.cost)}: {do}"
    return f"{head}, you may do this: {do}" if chosen and not asks_itself(made) else f"{head}: {do}"


def asks_itself(made: Ability) -> bool:
    """Whether the text of an ability says already that one may."""
    return e.whole_may(made.do) and made.do[0][0] is e.may


def limits(made: Ability) -> list[str]:
    """How often an ability can be used."""
    words = {
        p.A_TURN: "once per turn", p.A_COMBAT: "once per combat", p.A_ROLL: "once per roll",
        p.A_STEP: "once per action step",
    }  # fmt: skip
    return [words[made.limit]] if made.limit in words else []


WHERE = {
    "ground": "in a ground fight", "ship": "in a ship fight", "bounty": "in a fight for a bounty",
    "planet": "on a planet", "navpoint": "at a navpoint", "test": "in a test",
    "combat": "in a fight",
}  # fmt: skip


def only_in(made: Ability) -> list[str]:
    """Where an ability can be used; the start of a fight says of which kind it is."""
    if made.when == p.COMBAT_START and made.only_in in FIGHTS:
        return []
    return [WHERE[made.only_in]] if made.only_in else []


def under(pack: RimPack, made: Ability) -> list[str]:
    """What must hold for an ability; places read as places."""
    if made.condition is None:
        return []
    if made.condition[0] is c.any_hold:
        parts = made.condition[1]
        if all(part[0] is c.only_in for part in parts):
            return [" or ".join(WHERE[part[1]] for part in parts)]
    return [f"if {condition(pack, made.condition)}"]


def prices(pack: RimPack, cost: Effects) -> str:
    """What is to be paid, as what one does for it."""
    return " and ".join(price(pack, step) for step in cost)


def price(pack: RimPack, step: Step) -> str:
    """A cost as what one does for it: "pay 2,000 credits"."""
    if step[0] is e.damage:
        return f"suffer {step[2]} damage on {BODIES[step[1] != GROUND]}"
    return first_small(sentence(pack, step).rstrip("."))


def first_big(text: str) -> str:
    return text[:1].upper() + text[1:]


def first_small(text: str) -> str:
    return text[:1].lower() + text[1:]


# Numbers, names.


def thousands(n: int) -> str:
    return f"{n:,}"


def several(n: int, word: str) -> str:
    """2 spaces, 1 space."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def faction(pack: RimPack, number: int) -> str:
    """The name of a faction, or which one is meant."""
    if number < p.FACTIONS:
        return pack.titles["faction"][number]
    return {
        c.HERE: "this planet's faction", c.ANY: "a faction of your choice",
        c.PATROL: "the patrol's faction", c.ANY_FACTION: "any faction",
    }[number]  # fmt: skip


def deck(pack: RimPack, number: int) -> str:
    return pack.titles["deck"][number]


def thing(number: int) -> str:
    """What an asset is looked for as."""
    if number >= c.TRAIT:
        return f"{TRAITS[number - c.TRAIT]} card"
    return THINGS[number]


def counted(n: int, number: int) -> str:
    """2 mods, 1 crew."""
    word = thing(number)
    same = word.endswith(("crew", "gear", "cargo"))
    return f"{n} {word}" if n == 1 or same else several(n, word).replace("bountys", "bounties")


def article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiouAEIOU" else f"a {word}"


def one_of(number: int) -> str:
    """A mod; crew, gear and cargo have no article."""
    word = thing(number)
    return word if word.endswith(("crew", "gear", "cargo")) else article(word)


def skill_name(number: int) -> str:
    return "a skill of your choice" if number == p.ANY_SKILL else p.SKILLS[number]


def listed(words: list[str], join: str = "and") -> str:
    """A, B and C."""
    *some, last = words
    return f"{', '.join(some)} {join} {last}" if some else last


def outcome(pack: RimPack, head: str, do: Effects, last: bool = True) -> str:
    """What happens in one case, nothing where nothing does; in brackets where it branches again
    and another case could follow.
    """
    if not do:
        return ""
    text = effects(pack, do)
    unclear = FORKS if last and head in FIRST_CASES else () if last else BRANCHING
    return f" {head} ({text})" if any(step[0] in unclear for step in do) else f" {head} {text}"


# Effects.


def credits_(pack: RimPack, n: int) -> str:
    if n >= 0:
        return f"Gain {thousands(n)} credits."
    return f"Lose {thousands(-n)} credits, or what you have."


def cost_credits(pack: RimPack, n: int) -> str:
    return f"Pay {thousands(n)} credits."


def fame(pack: RimPack, n: int) -> str:
    return f"Gain {n} fame." if n >= 0 else f"Lose {-n} fame."


def fame_add(pack: RimPack, n: int) -> str:
    return f"Gain {n} additional fame."


def reputation(pack: RimPack, which: int, change: int, whose: int = e.YOU) -> str:
    name = faction(pack, which)
    if whose == e.OTHER:
        verb = "gains" if change > 0 else "loses"
        return f"The chosen player {verb} {abs(change)} reputation with {name}."
    return f"{'Gain' if change > 0 else 'Lose'} {abs(change)} reputation with {name}."


def treat_rep(pack: RimPack, which: int, value: int) -> str:
    how = ("out of favour", "neutral", "in favour")[value + 1]
    return f"Until the end of the turn you count as {how} with {faction(pack, which)}."


def damage(pack: RimPack, kind: int, n: int) -> str:
    return f"{first_big(BODIES[kind != GROUND])} suffers {n} damage."


def recover(pack: RimPack, what: int, n: int) -> str:
    amount = "all damage" if n >= damages.ALL else f"{n} damage"
    if what == e.BOTH_BODIES:
        return f"Heal {amount} of your character and repair {amount} of your ship."
    return f"{'Heal' if what == GROUND else 'Repair'} {amount} of {BODIES[what != GROUND]}."


def test(pack: RimPack, skills: tuple[int, ...], passed: Effects, failed: Effects) -> str:
    named = listed([p.SKILLS[skill] for skill in skills], "or")
    return (
        f"Test {named}.{outcome(pack, 'Pass:', passed, not failed)}{outcome(pack, 'Fail:', failed)}"
    )


def test_opposed(pack: RimPack, skill: int) -> str:
    return f"You and the chosen player both test {p.SKILLS[skill]}."


def roll(pack: RimPack, *faces: Effects) -> str:
    return f"Roll a die.{on_faces(pack, faces)}"


def roll_each(pack: RimPack, n: int, what: int, *faces: Effects) -> str:
    dice = several(n, "die").replace("dies", "dice") if n else f"a die for each {thing(what)}"
    return f"Roll {dice}, and for each:{on_faces(pack, faces)}"


def on_faces(pack: RimPack, faces: tuple[Effects, ...]) -> str:
    """What each face brings; faces that bring the same together."""
    texts = [effects(pack, do) for do in faces]
    found = ""
    for face in (p.HIT, p.CRIT, p.FOCUS, p.BLANK):
        same = [p.FACES[i] for i in (p.HIT, p.CRIT, p.FOCUS, p.BLANK) if texts[i] == texts[face]]
        if texts[face] and same[0] == p.FACES[face]:
            found += f" On a {listed(same, 'or')}: {texts[face]}"
    return found


def fight_card(pack: RimPack, kind: int, value: int, won: Effects, lost: Effects) -> str:
    head = f"{first_big(FIGHTS[kind])} fight against {value} dice."
    return f"{head}{outcome(pack, 'Win:', won, not lost)}{outcome(pack, 'Lose:', lost)}"


def fight_player(pack: RimPack, kind: int, won: Effects, lost: Effects) -> str:
    how = {e.BY_SPACE: "", e.ON_GROUND: " on the ground", e.SHIP_TO_SHIP: " ship against ship"}
    head = f"Fight the chosen player{how[kind]}."
    return f"{head}{outcome(pack, 'Win:', won, not lost)}{outcome(pack, 'Lose:', lost)}"


def fight_patrol(pack: RimPack, which: int) -> str:
    whose = "that patrol" if which == c.PATROL else f"the patrol of {faction(pack, which)}"
    return f"Fight {whose} now."


def may(pack: RimPack, number: int) -> str:
    made = pack.blocks[number]
    do = effects(pack, made.do)
    return (
        f"You may {prices(pack, made.cost)} to do this: {do}"
        if made.cost
        else (f"You may do this: {do}")
    )


def choose(pack: RimPack, numbers: tuple[int, ...]) -> str:
    return f"Choose one: {' Or: '.join(numbered_block(pack, each) for each in numbers)}"


def if_then(pack: RimPack, cond: Any, do: Effects, otherwise: Effects) -> str:
    if not do:
        return f"Unless {condition(pack, cond)}: {effects(pack, otherwise)}"
    head = outcome(pack, f"If {condition(pack, cond)}:", do, not otherwise).strip()
    return f"{head}{outcome(pack, 'Otherwise:', otherwise)}"


def if_other(pack: RimPack, fights: bool, do: Effects, otherwise: Effects) -> str:
    return if_then(pack, (c.opp,), do, otherwise)


MEANT = {
    e.HERE_OTHERS: "each other player here", e.HERE_ALL: "each player here",
    e.OTHERS: "each other player", e.EVERYBODY: "each player", e.NEAREST: "the nearest player",
    e.LEFT: "the player on your left", e.CHOSEN: "the chosen player",
}  # fmt: skip


def each(pack: RimPack, which: int, one: int, two: int, do: Effects) -> str:
    if which == e.CONTACTS:
        who = f"each {p.CLASSES[one]} contact here"
    elif which == e.ASSETS:
        most = f" of at most {thousands(two)} credits" if two < e.ANY_COST else ""
        who = f"each {thing(one)} of yours{most}"
    else:
        who = MEANT[which]
    return f"For {who}: {effects(pack, do)}"


CHOICE = {
    e.HERE_OTHERS: "another player here", e.OTHERS: "another player",
    e.NEAREST: "the nearest player", e.LEFT: "the player on your left",
}  # fmt: skip


def choose_player(pack: RimPack, where: int, cond: Any, fights: bool, do: Effects) -> str:
    what = f"Choose {CHOICE[where]}"
    if cond is not None:
        what += f", if {condition(pack, cond)}"
    return f"{what}. {effects(pack, do)}"


def act_as(pack: RimPack, who: int, do: Effects) -> str:
    whose = "You" if who == e.YOU else "The chosen player"
    return f"{whose}: {effects(pack, do)}"


def act_as_both(pack: RimPack, do: Effects, n: int) -> str:
    text = effects(pack, do)
    more = fame(pack, n) if n else ""
    return f"You and the chosen player each: {' '.join(filter(None, (text, more)))}"


def gain_this(pack: RimPack, type_: int, forced: bool, rest: Effects) -> str:
    text = f"{'You must take' if forced else 'Take'} this card as {one_of(type_)}."
    return f"{text} {effects(pack, rest)}".strip()


def gain_top(pack: RimPack, which: int, most: int) -> str:
    if most < e.ANY_COST:
        dear = f" if it costs at most {thousands(most)} credits"
    else:
        dear = ""
    return f"You may take the top card of {deck(pack, which)} for nothing{dear}."


def buy_top(pack: RimPack, which: int, less: int) -> str:
    how = f" for {thousands(less)} credits less" if less else ""
    return f"You may buy the top card of {deck(pack, which)}{how}."


def discard_top(pack: RimPack, which: int) -> str:
    return f"Discard the top card of {deck(pack, which)}."


def discard_asset(pack: RimPack, what: int) -> str:
    if what == e.THIS_CARGO:
        return "This cargo is discarded."
    return f"Discard one {thing(what)} of yours."


def take_asset(pack: RimPack, what: int, most: int, trait: int) -> str:
    traits = f"{TRAITS[trait]} " if trait else ""
    dear = f" of at most {thousands(most)} credits" if most < e.ANY_COST else ""
    return f"Take one {traits}{thing(what)}{dear} from the chosen player."


def take_credits(pack: RimPack, n: int) -> str:
    return f"Take {thousands(n)} credits from the chosen player."


def give_credits(pack: RimPack, n: int) -> str:
    return f"Give the chosen player {thousands(n)} credits."


def contact_reveal(pack: RimPack, where: int, n: int) -> str:
    place = "this planet" if where == e.IN_SPACE else "any planet"
    if n >= damages.ALL:
        return f"Turn up all hidden contacts on {place}."
    return f"Turn up {several(n, 'hidden contact')} on {place}."


def contact_look(pack: RimPack, where: int, n: int, seen: tuple[int, ...]) -> str:
    place = "this planet" if where == e.IN_SPACE else "any planet"
    amount = "all hidden contacts" if n >= damages.ALL else several(n, "hidden contact")
    return f"Look secretly at {amount} on {place}."


def move(pack: RimPack, n: int) -> str:
    how = "as far as your ship flies" if n == e.HYPER else f"up to {several(n, 'space')}"
    return f"You may move {how}."


def move_direct(pack: RimPack, space: int) -> str:
    return f"Go straight to {pack.titles['space'][space]}."


def patrol_move(pack: RimPack, which: int, n: int) -> str:
    how = "into your space" if n >= damages.ALL else f"{several(n, 'space')} nearer"
    return f"The patrol of {faction(pack, which)} comes {how}."


def patrol_push(pack: RimPack, where: int, n: int) -> str:
    which = "a patrol here" if where == e.IN_SPACE else "any patrol"
    return f"Move {which} {several(n, 'space')}."


def keep_secret(pack: RimPack, number: int) -> str:
    made = pack.every_ability[number]
    when = first_small(", ".join([moment(pack, made), *only_in(made), *under(pack, made)]))
    if made.when in (p.PLANNING, p.ACTION, p.ENCOUNTER):
        when = f"as {article(when)}"
    return f"Keep this card secret. Use it once {when}: {effects(pack, made.do)}"


def databank(pack: RimPack, number: int) -> str:
    return f"Draw databank card {number}."


def goto(pack: RimPack, n: int) -> str:
    return f"Go on with step {n}."


def reroll(pack: RimPack, whose: int, n: int, only: int) -> str:
    owner = "your" if whose == d.MINE else "your opponent's"
    if only >= 0:
        return f"Reroll any number of {owner} dice that show a {p.FACES[only]}."
    amount = "any number" if n >= d.ANY_NUMBER else str(n)
    return f"Reroll {amount} of {owner} dice."


def turn(pack: RimPack, whose: int, from_: int, to: int, n: int) -> str:
    owner = "your" if whose == d.MINE else "your opponent's"
    face = "any face" if from_ < 0 else p.FACES[from_]
    return f"Turn {n} of {owner} dice from {face} to {p.FACES[to]}."


def cancel(pack: RimPack, whose: int, face: int, n: int) -> str:
    return f"Cancel {several(n, p.FACES[face])} of your opponent."


def add(pack: RimPack, face: int, n: int) -> str:
    return f"Add {several(n, p.FACES[face])}."


def fewer(pack: RimPack, n: int) -> str:
    return f"Your opponent rolls {n} {'die' if n == 1 else 'dice'} fewer."


def more(pack: RimPack, n: int) -> str:
    return f"You roll {n} {'die' if n == 1 else 'dice'} more."


def temp_skill(pack: RimPack, skill: int) -> str:
    if skill == p.ANY_SKILL:
        return "Whichever skill you test next counts once more."
    return f"{first_big(p.SKILLS[skill])} counts once more for your next test."


def token(pack: RimPack, n: int) -> str:
    return f"Put {article('goal token') if n == 1 else f'{n} goal tokens'} on it."


def permission(pack: RimPack, what: int) -> str:
    return f"Ignore {IGNORED[what]}."


def reduce(pack: RimPack, n: int) -> str:
    return f"You suffer {n} damage less."


def cap(pack: RimPack, n: int) -> str:
    return f"You suffer at most {n} damage."


def next_combat(pack: RimPack, n: int) -> str:
    return f"{n} more ground {'die' if n == 1 else 'dice'} for your next fight this turn."


def move_bonus(pack: RimPack, n: int) -> str:
    return f"Move {several(n, 'space')} farther this time."


def far_encounter(pack: RimPack, n: int) -> str:
    return f"Encounter a patrol or a contact up to {several(n, 'space')} away as if it were here."


def divert(pack: RimPack, n: int) -> str:
    return (
        f"In your action step a patrol at most {several(n, 'space')} away moves toward "
        "another player of your choice instead."
    )


def pot_stakes(pack: RimPack, number: int) -> str:
    made = pack.blocks[number]
    return f"You, then the chosen player, may {prices(pack, made.cost)} into the pot."


def said(text: str) -> Maker:
    """A sentence that is always the same."""
    return lambda pack, *args: text


MAKERS: Mapping[Any, Maker] = {
    e.credits: credits_, e.cost_credits: cost_credits, e.fame: fame, e.fame_add: fame_add,
    e.reputation: reputation, e.treat_rep: treat_rep, e.damage: damage, e.recover: recover,
    e.test: test, e.test_opposed: test_opposed, e.roll: roll, e.roll_each: roll_each,
    e.fight_card: fight_card, e.fight_player: fight_player, e.fight_patrol: fight_patrol,
    e.may: may, e.carry_out: numbered_block, e.choose: choose, e.if_then: if_then,
    e.if_other: if_other, e.each: each, e.choose_player: choose_player, e.act_as: act_as,
    e.act_as_both: act_as_both, e.gain_this: gain_this, e.gain_top: gain_top, e.buy_top: buy_top,
    e.market_action: said("Carry out a market action."), e.discard_top: discard_top,
    e.discard_asset: discard_asset, e.take_asset: take_asset, e.take_credits: take_credits,
    e.give_credits: give_credits, e.contact_reveal: contact_reveal, e.contact_look: contact_look,
    e.contact_discard: said("This contact leaves the game."), e.move: move,
    e.move_direct: move_direct, e.cross: said("Go to the other side of the Core."),
    e.patrol_move: patrol_move, e.patrol_push: patrol_push, e.choose_patrol: said(""),
    e.keep_secret: keep_secret, e.databank: databank,
    e.deliver_now: said("The cargo is delivered."), e.job_done: said("The job is done."),
    e.job_fail: said("The job fails."), e.goto: goto,
    e.remove_this: said("This card leaves the game."),
    e.discard_this: said("Discard this card."),
    e.shuffle_this: said("Shuffle this card into its deck."), e.rotate: said("Rotate this card."),
    e.flip: said("Flip it."), e.token: token, e.mark: said("Put a marker on this planet."),
    e.goal_done: said("The goal is fulfilled."),
    e.extra_encounter: said("You have one more encounter."), e.move_bonus: move_bonus,
    e.force_stop: said("That player's movement ends here."), e.permission: permission,
    e.temp_skill: temp_skill, e.next_combat: next_combat,
    e.reward_credits_zero: said("The credits of this reward become 0."),
    d.reroll: reroll, d.turn: turn, d.cancel: cancel, d.add: add, d.fewer: fewer, d.more: more,
    damages.reduce: reduce, damages.cap: cap,
    customs.far_encounter: far_encounter, customs.divert: divert,
    customs.hired: said(
        "Whichever skill you test counts once more; if you pass, discard this card."
    ),
    customs.broker: said("Turn up all hidden contacts on a planet without players."),
    customs.used_ship: said(
        "Choose a ship of the supply that costs more than yours and buy it; it comes with 3 damage."
    ),
    customs.sealed_destination: said(
        "The nearest other player chooses its destination, a planet at least 6 spaces from you."
    ),
    customs.pot_stakes: pot_stakes, customs.staked: said(""),
    customs.pot_payout: said(
        "Whoever passed more of the two tests, you on a tie, takes the pot. Gain 2 fame if you "
        "take it, otherwise 1 fame."
    ),
    customs.keep_crew: said("Pay 1,000 credits instead and keep the crew."),
}  # fmt: skip


# Static abilities.


def modifier(pack: RimPack, to: int, n: int, per_job: bool) -> str:
    """What a static ability adds."""
    how = "more" if n >= 0 else "fewer"
    size = abs(n)
    if to >= p.PERMITS:
        return f"Ignore {IGNORED[to - p.PERMITS]}."
    if to == p.TO_FAME:
        return f"You have {n} additional fame."
    if to >= p.TO_PRICE:
        return f"{priced(pack, to - p.TO_PRICE)} {thousands(size)} credits less."
    if to >= p.TO_SLOT:
        slot = ("gear", "jobs and bounties", "mods", "cargo", "mods or cargo", "crew")[
            to - p.TO_SLOT
        ]
        return f"{size} {how} {'slot' if size == 1 else 'slots'} for {slot}."
    if to >= p.TO_SKILL:
        return f"You have {p.SKILLS[to - p.TO_SKILL]} once more."
    dice = "die" if size == 1 else "dice"
    text = {
        p.TO_GROUND: f"{size} {how} ground {dice}", p.TO_HEALTH: f"{size} {how} health",
        p.TO_SHIP: f"{size} {how} ship {dice}", p.TO_HULL: f"{size} {how} hull",
        p.TO_HYPERDRIVE: f"{size} {how} {'space' if size == 1 else 'spaces'} of movement",
    }[to]  # fmt: skip
    return f"{text} for each job you hold." if per_job else f"{text}."


def priced(pack: RimPack, which: int) -> str:
    """What costs less."""
    if which == p.ANY_PRICE:
        return "A card of any deck costs you"
    if which == p.CREW_PRICE:
        return "What you pay on contact cards is"
    return f"A card of {deck(pack, which)} costs you"


# Moments.


def moment(pack: RimPack, made: Ability) -> str:
    """When an ability happens."""
    detail = made.detail
    if made.when == p.COMBAT_START and made.only_in in FIGHTS:
        detail = FIGHTS.index(made.only_in)
    return MOMENTS[made.when](pack, detail)


def when(text: str, general: str, names: tuple[str, ...]) -> Maker:
    """A moment whose detail has a name, or none."""
    return lambda pack, detail: text.format(general if detail < 0 else names[detail])


def any_class(text: str) -> Maker:
    return when(text, "", tuple(f"{cls} " for cls in p.CLASSES))


def of_deck(text: str) -> Maker:
    return lambda pack, detail: text + ("" if detail < 0 else f" of {deck(pack, detail)}")


def of_patrol(text: str) -> Maker:
    return lambda pack, detail: (
        text + ("" if detail < 0 else f" of {pack.titles['faction'][detail]}")
    )


SPACE_NAMES = tuple(f"a {space}" if space != "Maelstrom" else "the Maelstrom" for space in SPACES)
FOES = ("another player", "a patrol", "a contact", "a crew", "another enemy")
MOMENTS: Mapping[int, Maker] = {
    p.PLANNING: said("planning"), p.ACTION: said("action"), p.ENCOUNTER: said("encounter"),
    p.TURN_START: said("at the start of your turn"), p.TURN_END: said("at the end of your turn"),
    p.PLANNING_START: said("at the start of your planning step"),
    p.MOVE_START: said("when your ship starts to move"),
    p.FORCED_PATROL: said("when you are forced to fight a patrol"),
    p.ENTER_SPACE: when("when you enter {}", "a space", SPACE_NAMES),
    p.STOP_PATROL: of_patrol("when you are stopped by a patrol"),
    p.RECOVER: when("when you recover damage{}", "", (" of your character", " of your ship")),
    p.BUY: of_deck("when you buy a card"), p.GAIN_CARD: of_deck("when you gain a card"),
    p.DELIVERED: said("when you deliver a cargo"),
    p.DELIVERED_ILLEGAL: said("when you deliver an ILLEGAL cargo"),
    p.ILLEGAL_ROLL: said("after your roll for an ILLEGAL cargo"),
    p.DELIVERED_BOUNTY: said("when you deliver a captured contact"),
    p.BEFORE_TEST: when("before you test {}", "a skill", p.SKILLS),
    p.AFTER_TEST: when("after a test{}", "", (" that you fail", " that you pass")),
    p.COMBAT_START: when("at the start of a {}fight", "", ("ground ", "ship ")),
    p.AFTER_MY_ROLL: said("after your roll"),
    p.AFTER_OPP_ROLL: said("after your opponent's roll"),
    p.SUFFER: when("when {} is about to suffer damage", "your character or ship", BODIES),
    p.COMBAT_WON: when("when you win a fight{}", "", tuple(f" against {foe}" for foe in FOES)),
    p.COMBAT_LOST: when("when you lose a fight{}", "", tuple(f" against {foe}" for foe in FOES)),
    p.WOULD_BE_DEFEATED: said("when you would be defeated"),
    p.DEFEATED: said("when you are defeated"),
    p.GAIN_CREW: any_class("when you gain a {}crew"),
    p.LOSE_CREW: said("when you are about to lose a crew"),
    p.JOB_DONE: said("when you complete a job"), p.JOB_FAILED: said("when you fail a job"),
    p.BOUNTY_REWARD: when(
        "when you gain a bounty's reward{}", "",
        (" for eliminating", " for capturing", " from another player"),
    ),
    p.PATROL_WON: of_patrol("when you beat a patrol"),
    p.PATROL_LOST: of_patrol("when you lose against a patrol"),
    p.PATROL_WOULD_MOVE: of_patrol("when you are about to move a patrol"),
    p.CONTACT_MET: any_class("when you meet a {}contact"),
    p.CONTACT_REVEALED: any_class("when you turn up a {}contact"),
    p.SPACE_ENCOUNTER: when("when you encounter {}", "your space", SPACE_NAMES),
    p.FAME_GAIN: said("when you gain fame"),
    p.REP_CHANGE: lambda pack, detail: "when your reputation changes" + (
        "" if detail < 0 else f" with {pack.titles['faction'][detail]}"
    ),
    p.PLAYER_ENTERS: said("when another player flies into your space"),
    p.TRADE_GAIN: when("when you gain {} in a trade", "a card", p.TYPES),
}  # fmt: skip


# Conditions.


def condition(pack: RimPack, cond: Any) -> str:
    """A condition, as it stands after "if"."""
    return CONDITIONS[cond[0]](pack, *cond[1:])


SIGNS = {
    c.POSITIVE_ONLY: "you are in favour with {}", c.NEGATIVE_ONLY: "you are out of favour with {}",
    c.NEUTRAL_ONLY: "you are neutral with {}", c.NOT_NEGATIVE: "you are not out of favour with {}",
    c.NOT_POSITIVE: "you are not in favour with {}",
}  # fmt: skip


def rep(pack: RimPack, which: int, sign: int) -> str:
    return SIGNS[sign].format(faction(pack, which))


def all_hold(pack: RimPack, conditions: tuple[Any, ...]) -> str:
    return " and ".join(condition(pack, each) for each in conditions)


def any_hold(pack: RimPack, conditions: tuple[Any, ...]) -> str:
    return ", or ".join(condition(pack, each) for each in conditions)


NEGATIONS = (
    ("you have passed", "you have not passed"), ("you have won", "you have not won"),
    ("the chosen player has ", "the chosen player has not "), ("you are ", "you are not "),
    ("you have ", "you do not have "), ("you own ", "you do not own "),
    ("there is ", "there is not "), ("it is ", "it is not "),
    ("that player is ", "that player is not "), ("that player has ", "that player does not have "),
)  # fmt: skip


def negated(pack: RimPack, cond: Any) -> str:
    text = condition(pack, cond)
    for yes, no in NEGATIONS:
        if text.startswith(yes) and " or " not in text and " and " not in text:
            return no + text.removeprefix(yes)
    return f"it is not so that {text}"


def of_chosen(pack: RimPack, cond: Any) -> str:
    text = condition(pack, cond)
    for mine, theirs in (
        ("you are ", "that player is "), ("you have ", "that player has "),
        ("you own ", "that player owns "), ("your ", "that player's "),
    ):  # fmt: skip
        if text.startswith(mine):
            return theirs + text.removeprefix(mine)
    return f"for that player, {text}"


def worth(pack: RimPack, types: tuple[int, ...], n: int) -> str:
    kinds = sorted(set(types))
    cards = listed([counted(types.count(kind), kind) for kind in kinds])
    return f"you have {cards} that cost {thousands(n)} credits or more together"


def markers(pack: RimPack, which: int, n: int) -> str:
    whose = "" if which == c.ANY_FACTION else f" of {faction(pack, which)}"
    return f"you have markers on {several(n, 'planet')}{whose}"


def planet_of(pack: RimPack, which: int) -> str:
    if which == c.ANY_FACTION:
        return "you are on a planet of a faction"
    return f"you are on a planet of {faction(pack, which)}"


def has_thing(pack: RimPack, what: int, n: int) -> str:
    return f"you have {one_of(what)}" if n == 1 else f"you have {counted(n, what)} or more"


def one_number(text: str) -> Maker:
    return lambda pack, n: text.format(thousands(n))


CONDITIONS: Mapping[Any, Maker] = {
    c.rep: rep, c.anyneg: said("you are out of favour with any faction"),
    c.npos: lambda pack, n: f"you are in favour with {several(n, 'faction')} or more",
    c.npos_among: lambda pack, n: "you are in favour with " + listed(
        [str(each) for each in n], "or"
    ) + " factions",
    c.has_credits: one_number("you have {} credits or more"),
    c.fame: one_number("you have {} fame or more"),
    c.fame_less: lambda pack, equal: (
        "that player has as much fame as you or more" if equal
        else "that player has more fame than you"
    ),
    c.skill: lambda pack, skill: f"you have {skill_name(skill)}",
    c.droid: said("you are a droid"), c.has: has_thing,
    c.ship_cost: one_number("you have a ship that costs {} credits or more"),
    c.planet: said("you are on a planet"), c.navpoint: said("you are at a navpoint"),
    c.maelstrom: said("you are in the Maelstrom"), c.core: said("you are in the Core Worlds"),
    c.planet_of: planet_of,
    c.at: lambda pack, space: f"you are on {pack.titles['space'][space]}",
    c.patrol: said("there is a patrol here"),
    c.patrol_level: one_number("the patrol's level is {} or higher"),
    c.patrol_fame: said("its reward has fame"), c.opp: said("another player is here"),
    c.empty_contact: said("there is an empty contact space here"),
    c.in_play: lambda pack, who: f"somebody plays {pack.titles['character'][who]}",
    c.owned: lambda pack, card: f"you own {pack.titles['card'][card]}",
    c.won: said("you have won"),
    c.rolled_dice: lambda pack, n: f"the other side has rolled {several(n, 'die')} or more".replace(
        "dies", "dice"
    ),
    c.passed: lambda pack, who: (
        "you have passed" if who == c.ME else "the chosen player has passed"
    ),
    c.marked: said("you have a marker here"), c.markers: markers,
    c.tokens: lambda pack, n: f"there {'is' if n == 1 else 'are'} {several(n, 'token')} on it",
    c.worth: worth, c.health_left: one_number("you have {} health or more left"),
    c.damaged: lambda pack, kind, n: f"{BODIES[kind]} has {n} damage or more",
    c.is_defeated: said("you are defeated"),
    c.won_this_turn: said("you have won a fight this turn"),
    c.only_in: lambda pack, word: f"it is {WHERE[word]}", c.of_chosen: of_chosen,
    c.negated: negated, c.all_hold: all_hold, c.any_hold: any_hold,
}  # fmt: skip
