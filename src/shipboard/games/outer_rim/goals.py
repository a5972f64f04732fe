"""What is played for in Outer Rim, and how far it is (RIM-24, 27, 51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
    found = [_fame(view, talk), *_ahead(view, talk)]
    if viewer is None or not view["facts"]["values"][viewer]:
        return found
    return [
        *found, *_ambition(view, talk, viewer), *_personal(view, talk, viewer),
        *_errands(view, talk, viewer),
    ]  # fmt: skip


def _fame(view: View, talk: Talk) -> Goal:
    facts, viewer = view["facts"], view["viewer"]
    target, totals = facts["fame_target"], facts["fame_total"]
    most = max(totals)
    leads = ", ".join(talk.name(seat) for seat, total in enumerate(totals) if total == most)
    if view["options"]["ambitions"] == "on":
        first = f"Whoever first has all goals of an ambition and {target} fame wins."
        for rival in facts["rivals"]:
            first += f" {talk.name(rival['seat'])} wins with {rival['wins_with']} fame alone."
    else:
        first = f"Whoever first has {target} fame wins."
    words = f"{first} {HOW}"
    ahead = f"{leads} {most}" if most else "nobody has any yet"
    if viewer is None:
        return Goal("Everybody", f"fame {target} wins: {ahead}", words, most, target)
    mine = totals[viewer]
    return Goal("You", f"fame {mine} of {target}", f"{words} You have {mine}.", mine, target, True)


def _ahead(view: View, talk: Talk) -> Iterator[Goal]:
    """RIM-51.5: of the others, who is nearest to winning by an ambition, and what is lacking."""
    aims, fame = view["facts"]["ambition_goals"], view["facts"]["fame_total"]
    done = [sum(goal["done"] for goal in goals) for goals in aims]
    others = [seat for seat, goals in enumerate(aims) if goals and seat != view["viewer"]]
    if not others:
        return
    ahead = max(others, key=lambda seat: (done[seat], fame[seat], -seat))
    target, who = view["facts"]["fame_target"], talk.name(ahead)
    lacking = [_named(talk, goal) for goal in aims[ahead] if not goal["done"]]
    if fame[ahead] < target:
        lacking.append(f"{target - fame[ahead]} fame")
    yield Goal(
        "Ahead", f"{who}: {done[ahead]} of {len(aims[ahead])} goals, fame {fame[ahead]}",
        f"{who} still needs: {'; '.join(lacking)}.", done[ahead], len(aims[ahead]),
    )  # fmt: skip


def _ambition(view: View, talk: Talk, seat: int) -> Iterator[Goal]:
    """RIM-51.1: the viewer's ambition, and what can be completed next."""
    goals = view["facts"]["ambition_goals"][seat]
    for sheet in view["zones"]["ambition"][seat]["cards"] if goals else ():
        title = talk.title("ambition", sheet)
        done = sum(goal["done"] for goal in goals)
        todo = "; ".join(_named(talk, goal) for goal in goals if not goal["done"])
        yield Goal(
            "Your ambition", f"{title}: {done} of {len(goals)} goals",
            f"{title}. Still to do: {todo}." if todo else f"{title}. All its goals are completed.",
            done, len(goals), own=True,
        )  # fmt: skip


def _named(talk: Talk, goal: dict[str, Any]) -> str:
    """A goal, and how far it is."""
    title = talk.title("goal", goal["goal"])
    return f"{title} ({goal['have']:,} of {goal['need']:,})" if goal["need"] > 1 else title


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
