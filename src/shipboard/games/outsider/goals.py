"""What is played for in Outsider, and how far it is (OUT-13)."""

from __future__ import annotations

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View, count

ENDS = {
    "obliteration": "everybody loses",
    "eclipse": "the Eclipse Protocol decides",
    "dark_surge": "the points of both sides decide",
}


def goals(view: View, talk: Talk) -> list[Goal]:
    """OUT-13.3, 13.8, 14.1: what both sides need, the viewer's own side first, and the clock."""
    viewer = view["viewer"]
    own = "" if viewer is None else "".join(view["zones"]["loyalty"][viewer].get("cards", ()))
    crew, outsiders = _crew(view, talk, own == "crew"), _outsiders(view, own == "outsider")
    left = view["zones"]["deck"]["count"]
    for pile in view["zones"]["piles"]:
        left += pile["count"]
    end = ENDS[view["options"]["end_mode"]]
    clock = Goal(
        "Everybody",
        f"{left} cards until the end",
        f"A card goes to Entropy at the end of each turn. When one must go and the deck is empty, "
        f"{end}. The deck has {count(left, 'card')}.",
    )
    return [outsiders, crew, clock] if outsiders.own else [crew, outsiders, clock]


def needed(view: View) -> int:
    """OUT-13.3: how many Goals the Crew needs."""
    return int(view["players"]) + 1


def _crew(view: View, talk: Talk, own: bool) -> Goal:
    completed = [pile["count"] for pile in view["zones"]["completed"]]
    need = needed(view)
    without = [talk.name(seat) for seat, number in enumerate(completed) if not number]
    who = f" Without one: {', '.join(without)}." if without else ""
    return Goal(
        "You, Crew" if own else "Crew",
        f"Goals {sum(completed)} of {need}, {count(len(without), 'player')} without one",
        f"The Crew wins when one of them resolves the Shift Sequence while {need} Goals or more "
        f"are completed, at least one by each of the Crew.{who}",
        min(need, sum(completed)),
        need,
        own,
    )


def _outsiders(view: View, own: bool) -> Goal:
    facts = view["facts"]
    if view["options"]["doom_mode"] == "quick_dead":
        have, need = facts["dead_count"], 0
        short = f"more Dead ({have}) than Crew"
        words = f"more Characters are Dead than there are Crew members (Dead: {have})"
    else:
        have, need = len(facts["doomed"]), view["players"] - facts["outsiders"]
        short = f"doom all of the Crew ({have} of {view['players']} players Doomed)"
        words = (
            f"all of the Crew are Doomed (0 Survival) and an Outsider is not. Doomed players: "
            f"{have}; Outsiders at the start: {facts['outsiders']}"
        )
    return Goal(
        "You, Outsider" if own else "Outsiders",
        short,
        f"The Outsiders win when one of them resolves the Shift Sequence while {words}.",
        min(have, need),
        need,
        own,
    )
