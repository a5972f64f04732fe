"""Encounter cards: A reads a section, and everything that changes on the table is compared.

A reading begins with the card on top of its deck and A alone on the place of the section:

    read("enc_1-1A", "House Odds", dice="crit").pick("do:enc_1-1A").leaves(credits=+6000)

`leaves` says all that is different afterwards: numbers as what was added to them, piles and
holdings as what left and what came, everything else as it is now. Nothing else may have changed,
A's turn must be over, the dice that were given must be used up, and the card must lie at the
bottom of its deck unless it is among what A gained.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from shipboard.games.outer_rim.numbers import STREAM_DICE
from shipboard.games.outer_rim.pack import FACTION_NAMES, MARKET_DECKS

from .scenario import Scenario, expansion_of, scenario

Changes = dict[str, Any]

PLACES = {
    "enc_1": {"A": "auric_bay", "B": "scraphaven"},
    "enc_2": {"A": "halcyon", "B": "deepmere"},
    "enc_3": {"A": "gloomrock", "B": "maelstrom"},
    "enc_4": {"A": "murkholm", "B": "twinsand"},
    "enc_5": {"A": "serenna", "B": "cindervale"},
    "enc_6": {"A": "takodana", "B": "ring_of_kafrene"},
    "enc_7": {"P": "t4_c", "N": "t4_c"},
    "enc_8": {"C": "spinward_core", "X": "spinward_core"},
}
ELSEWHERE = {"B": "t2_a", "C": "t2_a"}
PATROL = {"imperial": ("t4_c", 1)}  # of whoever meets one at a navpoint

# A card for each skill, which does nothing else; and who has a skill of their own.
TEACHERS = {
    "influence": "enc_1-5",
    "knowledge": "enc_5-5",
    "piloting": "enc_6-1",
    "stealth": "enc_4-5",
    "strength": "enc_1-6",
    "tactics": "enc_2-6",
    "tech": "enc_6-5",
}
KIT = "gm07"  # teaches tech, too
PILOT = "dax_marlowe"  # ground 3; piloting and tech
HUNTER = "vask_orrin"  # ground 3; stealth and tactics
SHIP = "kestrel"  # ship 3, hull 4; places for a mod, a cargo and two crew
PURSE = 9000


class Pile(tuple[str, ...]):
    """A deck with its open card first: cards leave on top and come at the bottom."""


class Reading:
    """A section that A reads, and how the table was before."""

    def __init__(self, section: str, title: str, dice: str, table: dict[str, Any]) -> None:
        self.card, letter = section[:-1], section[-1]
        self.deck = self.card.split("-")[0]
        place = PLACES[self.deck][letter]
        set_up: dict[str, Any] = {
            "credits": {"A": PURSE},
            "characters": {"A": PILOT},
            "ships": {"A": SHIP},
            "encounter": self.card,
            "expansion": expansion_of(self.card),
        } | table
        if letter == "P":
            set_up.setdefault("patrols", PATROL)
        set_up["at"] = {"A": place} | ELSEWHERE | set_up.get("at", {})
        self.table = scenario(**set_up).dice(dice).answer("A", "plan", "move")
        self.dice = len(dice.split())
        self.before = standing(self.table)
        self.table.answer("A", "move_to", "stop")
        if self.table.asked() == [("A", "act")]:
            self.table.answer("A", "act", "end")
        if self.table.asked() == [("A", "encounter")]:  # not at a navpoint that has nothing else
            self.table.answer("A", "encounter", "space")
        if self.table.asked() == [("A", "cross")]:
            self.table.answer("A", "cross", "cross" if letter == "X" else "stay")
        self.secret = not self.table.told("reads_section")
        if not self.secret:
            assert self.table.told("reads_section", "B") == [{"seat": 0, "section": section}]
        titles = self.table.g.pack.titles["section"]
        assert titles[self.table.number("section", section)] == title

    def asks(self, kind: str, *options: str) -> Self:
        """A is asked this, with exactly these options; `gm01` means `card:gm01`."""
        assert self.table.asked() == [("A", kind)]
        offered = self.table.options()
        full = [next((o for o in offered if o.endswith(f":{name}")), name) for name in options]
        assert sorted(full) == offered
        return self

    def pick(self, *options: str) -> Self:
        self.table.pick(*options)
        return self

    def leaves(self, **changes: Any) -> Scenario:
        """This is all that has changed, now that A's turn is over."""
        table = self.table
        assert table.asked() == [("B", "plan")]
        kept = any(f"+{self.card}" in changes.get(where, ()) for where in ("assets", "secrets"))
        gone = [f"-{self.card}"] if kept else [f"-{self.card}", f"+{self.card}"]
        assert difference(self.before, standing(table)) == {self.deck: gone} | changes
        assert table.g.rolls[STREAM_DICE] == 1 + self.dice
        table.check_whole()
        return table


def read(section: str, title: str, dice: str = "", /, **table: Any) -> Reading:
    """A reads this section; `table` is what else is on it."""
    return Reading(section, title, dice, table)


# What lies on the table.


def standing(table: Scenario) -> Changes:
    """Everything that a section could change."""
    found: Changes = {}
    for seat in "ABC":
        own = "" if seat == "A" else f"{seat}_"
        character, ship = table.damage(seat)
        found |= {
            f"{own}credits": table.credits(seat),
            f"{own}fame": table.fame(seat),
            f"{own}character_damage": character,
            f"{own}ship_damage": ship,
            f"{own}defeated": table.defeated(seat),
            f"{own}at": table.where(seat),
            f"{own}ship": table.ship(seat),
            f"{own}flipped": (table.flipped(seat), table.ship_flipped(seat)),
            f"{own}tokens": table.tokens(seat),
            f"{own}assets": table.assets(seat),
            f"{own}secrets": table.secrets(seat),
            f"{own}aboard": sorted(table.zone("aboard", seat)),
        }
        found |= {f"{own}{faction}": table.reputation(seat, faction) for faction in FACTION_NAMES}
    found |= {f"{faction}_patrol": table.patrol(faction) for faction in FACTION_NAMES}
    found |= {"faceup": table.faceup(), "facedown": table.facedown()}
    found |= {zone: sorted(table.zone(zone)) for zone in ("removed", "gone", "hangar", "databank")}
    for deck in table.g.pack.names["deck"]:
        top = table.zone("top", deck) if deck in MARKET_DECKS else []
        found[pile(deck)] = Pile((*top, *table.zone("deck", deck)))
    return found


def pile(deck: str) -> str:
    """What a deck is called here: the ships of the market are not A's ship."""
    return "ship_deck" if deck == "ship" else deck


def difference(before: Changes, after: Changes) -> Changes:
    """What has changed, as `Reading.leaves` says it."""
    return {
        what: changed(before[what], after[what]) for what in before if before[what] != after[what]
    }


def changed(was: Any, now: Any) -> Any:
    if isinstance(was, list):
        lost = [f"-{name}" for name in sorted(set(was) - set(now))]
        return lost + [f"+{name}" for name in sorted(set(now) - set(was))]
    if isinstance(was, Pile):
        rest = next(n for n in range(len(was) + 1) if was[n:] == now[: len(was) - n])
        return [f"-{name}" for name in was[:rest]] + [f"+{name}" for name in now[len(was) - rest :]]
    if isinstance(was, int) and not isinstance(was, bool):
        return now - was
    return now


# Skills.


def novice(skill: str) -> dict[str, Any]:
    """A without this skill."""
    return {"characters": {"A": HUNTER if skill in ("piloting", "tech") else PILOT}}


def skilled(section: str, skill: str, **table: Any) -> dict[str, Any]:
    """A with this skill once, by a card that gives nothing else and is not the one that is read."""
    teacher = KIT if section.startswith(TEACHERS[skill]) else TEACHERS[skill]
    assets = {"A": [teacher, *table.get("assets", {}).get("A", ())]}
    return novice(skill) | table | {"assets": assets}


def passing(section: str, title: str, skill: str, dice: str = "", /, **table: Any) -> list[Reading]:
    """Both ways to pass: unskilled with a crit, skilled with a hit; `dice` come afterwards."""
    return [
        read(section, title, f"crit blank {dice}", **novice(skill) | table),
        read(section, title, f"blank hit {dice}", **skilled(section, skill, **table)),
    ]


def failing(section: str, title: str, skill: str, dice: str = "", /, **table: Any) -> list[Reading]:
    """Both ways to fail: unskilled in spite of hits, skilled in spite of a focus."""
    return [
        read(section, title, f"hit hit {dice}", **novice(skill) | table),
        read(section, title, f"focus blank {dice}", **skilled(section, skill, **table)),
    ]


def trial(
    section: str, title: str, skill: str, passed: Changes, failed: Changes, **table: Any
) -> None:
    """A test after which nothing is asked: what passing and what failing leave."""
    for reading in passing(section, title, skill, **table):
        reading.leaves(**passed)
    for reading in failing(section, title, skill, **table):
        reading.leaves(**failed)


# Fights.

FIGHTS = {"ground": "character_damage", "ship": "ship_damage"}


def tie(value: int) -> str:
    """Three dice of A's against so many: 2 to 2, which the attacker wins."""
    return "hit blank hit " + " ".join(["crit", *["focus"] * (value - 1)])


def loss(value: int) -> str:
    """Three dice of A's against so many: 1 to 2."""
    return "hit focus blank " + " ".join(["hit", "hit", *["blank"] * (value - 2)])


def fought(
    section: str, title: str, kind: str, value: int, won: Changes, lost: Changes, **table: Any
) -> None:
    """A fight after which nothing is asked; either way A suffers 2 damage in it."""
    for dice, changes in ((tie(value), won), (loss(value), lost)):
        all_told = changes | {FIGHTS[kind]: 2 + changes.get(FIGHTS[kind], 0)}
        felt = {what: change for what, change in all_told.items() if change}
        read(section, title, dice, **table).leaves(**felt)


# Prices.


def offered(section: str, title: str, price: int, gained: Changes, **table: Any) -> None:
    """`May` for a price: paid to the last credit, declined, and not offered for want of one."""
    block = f"do:{section}"
    enough = {"credits": {"A": price}} | table
    rich = read(section, title, **enough).asks("may", "decline", block).pick(block)
    rich.leaves(**{"credits": -price} | gained)
    read(section, title, **enough).asks("may", "decline", block).pick("decline").leaves()
    read(section, title, **{"credits": {"A": price - 1000}} | table).leaves()


def hired(section: str, title: str, price: int, skill: str) -> None:
    """`May` for a price: the card becomes crew and adds its skill; or room must be made for it."""
    card, block = section[:-1], f"do:{section}"
    offered(section, title, price, {"assets": [f"+{card}"]})
    reading = read(section, title, **novice(skill))
    assert count(reading.table, skill) == 0
    assert count(reading.pick(block).table, skill) == 1
    crowded(section, title, {"credits": -price}, picks=[block])


def count(table: Scenario, skill: str) -> int:
    """How often A has this skill."""
    return int(table.values("A")["skills"][skill])


def crowded(
    section: str, title: str, changes: Changes, dice: str = "", picks: Sequence[str] = ()
) -> None:
    """Without an empty slot for this crew: doing without it, or making room. What was paid is gone.

    `changes` happen either way.
    """
    near = section.startswith(("enc_3", "enc_5"))
    old, other = ("enc_1-5", "enc_6-1") if near else ("enc_3-5", "enc_5-7")
    new = {"assets": [f"-{old}", f"+{section[:-1]}"], old.split("-")[0]: [f"+{old}"]}
    for choice, more in (("decline", {}), (old, new)):
        reading = read(section, title, dice, assets={"A": [old, other]}).pick(*picks)
        reading.asks("make_room", "decline", old, other).pick(choice)
        reading.leaves(**changes | more)


# The market.

WARES = {  # a card of each deck without an icon, what it costs, and another without an icon
    "bounty": ("bt02", 0, "bt05"),
    "cargo": ("cg07", 3000, "cg08"),
    "gear_mod": ("gm05", 4000, "gm09"),
    "luxury": ("lx08", 15_000, "lx04"),
}


def sold(section: str, title: str, deck: str, discount: int, **table: Any) -> None:
    """`Buy`: for so much less, to the last credit; or not; or not offered, being too dear."""
    price = max(0, WARES[deck][1] - discount)
    market = wares(deck) | {"credits": {"A": price}} | table
    buys(read(section, title, **market), deck, price)
    declined = read(section, title, **market).asks("market_buy", "none", WARES[deck][0])
    declined.pick("none").leaves()
    if price:
        read(section, title, **market | {"credits": {"A": price - 1000}}).leaves()


def wares(deck: str) -> dict[str, Any]:
    """The card to be sold or given lies open, one without an icon below it."""
    card, _, below = WARES[deck]
    return {"tops": {deck: card}, "under": {deck: [below]}}


def buys(reading: Reading, deck: str, price: int) -> None:
    """A, who has the price, is offered the card and pays."""
    card, _, below = WARES[deck]
    reading.asks("market_buy", "none", card).pick(card)
    paid = {"credits": -price} if price else {}
    assert reading.leaves(assets=[f"+{card}"], **{deck: [f"-{card}"]} | paid).top(deck) == below


def takes(reading: Reading, deck: str, **changes: Any) -> None:
    """A is offered the open card for nothing, and takes it."""
    card, _, below = WARES[deck]
    reading.asks("take_free", "decline", card).pick(card)
    changes = {"assets": [f"+{card}"], deck: [f"-{card}"]} | changes
    assert reading.leaves(**changes).top(deck) == below


def refuses(reading: Reading, deck: str, **changes: Any) -> None:
    """A is offered the open card for nothing, and does without it."""
    reading.asks("take_free", "decline", WARES[deck][0]).pick("decline").leaves(**changes)


def ships(section: str, title: str, discount: int) -> None:
    """`Buy(ship)`: a Snare Interceptor, 10,000, for a Kestrel Courier, 5,000, and the rest."""
    price = 5000 - discount
    table = {"tops": {"ship": "sh03"}, "under": {"ship": ["sh04"]}, "damage": {"A": (1, 1)}}
    rich, poor = {"credits": {"A": price}}, {"credits": {"A": price - 1000}}
    reading = read(section, title, **table | rich).asks("market_buy", "none", "sh03")
    bought = reading.pick("sh03").leaves(
        credits=-price,
        ship="snare",
        ship_damage=-1,
        ship_deck=["-sh03"],
        removed=["+sh03"],
        hangar=["-snare", "+kestrel"],
    )
    assert bought.top("ship") == "sh04"
    read(section, title, **table | rich).pick("none").leaves()
    read(section, title, **table | poor).leaves()
