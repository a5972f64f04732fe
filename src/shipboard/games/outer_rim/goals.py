"""What is played for in Outer Rim, and how far it is (RIM-24, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View

from .names import goal_in_short, goal_text
from .pack import BOUNTY, JOB, RimPack

HOW = (
    "Fame comes from jobs, bounties, cargo, beaten patrols, goals, luxuries and some people you "
    "meet."
)


def goals(view: View, talk: Talk) -> list[Goal]:
    """RIM-27.2: fame; RIM-24: the goals of the viewer's character and ship; its errands."""
    viewer = view["viewer"]
    fame = _fame(view, talk)
    if viewer is None or not view["facts"]["values"][viewer]:
        return [fame]
    return [fame, *_personal(view, talk, viewer), *_errands(view, talk, viewer)]


def _fame(view: View, talk: Talk) -> Goal:
    facts, viewer = view["facts"], view["viewer"]
    target, totals = facts["fame_target"], facts["fame_total"]
    most = max(totals)
    leads = ", ".join(talk.name(seat) for seat, total in enumerate(totals) if total == most)
    words = f"Whoever first has {target} fame wins. {HOW}"
    ahead = f"{leads} {most}" if most else "nobody has any yet"
    if viewer is None:
        return Goal("Everybody", f"fame {target} wins: {ahead}", words, most, target)
    mine = totals[viewer]
    return Goal("You", f"fame {mine} of {target}", f"{words} You have {mine}.", mine, target, True)


def _personal(view: View, talk: Talk, seat: int) -> Iterator[Goal]:
    pack: RimPack = talk.pack
    facts = view["facts"]
    steps = facts["goals"][seat]
    for pool, turned, texts, abilities in (
        ("character", "flipped", pack.character_goal, pack.character_abilities),
        ("ship", "ship_flipped", pack.ship_goal, pack.ship_abilities),
    ):
        for name in view["zones"][pool][seat]["cards"]:
            design = pack.names[pool].index(name)
            text = goal_text(pack, texts[design], abilities[design])
            if not text or facts[turned][seat]:
                continue
            have, need = steps.get(pool, (0, 0))
            title = talk.title(pool, name)
            short = goal_in_short(pack, texts[design], abilities[design]) or f"that of {title}"
            yield Goal(
                "Your ship" if pool == "ship" else "Your goal",
                f"{short}: {have} of {need}" if need else short,
                f"{text} Reaching it brings 1 fame, and turns {title} to its stronger side.",
                have,
                need,
                True,
            )


def _errands(view: View, talk: Talk, seat: int) -> Iterator[Goal]:
    """RIM-13, 25: what is to be brought or done somewhere, and who is hunted."""
    pack: RimPack = talk.pack
    bound = dict(view["facts"]["destinations"][seat])
    for name in view["zones"]["assets"][seat]["cards"]:
        title = talk.title("card", name)
        sort = pack.type[pack.names["card"].index(name)]
        if name in bound:
            where = talk.title("space", bound[name])
            todo = f"at {where}" if sort == JOB else f"to {where}"
            do = f"Attempt {title} at {where}." if sort == JOB else f"Bring {title} to {where}."
            yield Goal("Errand", f"{title} {todo}", do, own=True)
        elif sort == BOUNTY:
            yield Goal("Errand", f"find {title}", f"Find the contact of {title}.", own=True)
