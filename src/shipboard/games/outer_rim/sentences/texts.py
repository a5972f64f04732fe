"""Whole texts: several effects one after the other, blocks, prices."""

from __future__ import annotations

from shipboard.kernel.state import Step

from ..pack import Block, Effects, RimPack
from ..rules import effects as e
from ..state import GROUND
from . import makers
from .wording import BODIES, first_small

# Effects that go on in one way or another.
BRANCHING = {
    e.test, e.fight_card, e.fight_player, e.roll, e.roll_each, e.if_then, e.if_other, e.choose,
    e.may, e.each, e.choose_player, e.act_as, e.act_as_both,
}  # fmt: skip
FORKS = {e.test, e.fight_card, e.fight_player, e.if_then, e.if_other}  # good cases and bad ones
FIRST_CASES = ("Pass:", "Win:")


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
    return makers.MAKERS[step[0]](pack, *step[1:])


def block(pack: RimPack, made: Block) -> str:
    """A block: what it costs, what it does."""
    return effects(pack, (*made.cost, *made.do)) or "Do nothing."


def prices(pack: RimPack, cost: Effects) -> str:
    """What is to be paid, as what one does for it."""
    return " and ".join(price(pack, step) for step in cost)


def price(pack: RimPack, step: Step) -> str:
    """A cost as what one does for it: "pay 2,000 credits"."""
    if step[0] is e.damage:
        return f"suffer {step[2]} damage on {BODIES[step[1] != GROUND]}"
    return first_small(sentence(pack, step).rstrip("."))


def outcome(pack: RimPack, head: str, do: Effects, last: bool = True) -> str:
    """What happens in one case, nothing where nothing does; in brackets where it branches again
    and another case could follow.
    """
    if not do:
        return ""
    text = effects(pack, do)
    unclear = FORKS if last and head in FIRST_CASES else () if last else BRANCHING
    return f" {head} ({text})" if any(step[0] in unclear for step in do) else f" {head} {text}"
