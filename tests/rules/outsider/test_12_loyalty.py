"""OUT-12: Loyalty and secrecy."""

import pytest

from shipboard.games.outsider.rules import looks, supply
from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import LETTERS, scenario

SIDES = {"A": "outsider", "B": "crew", "C": "crew", "D": "outsider"}


@rule("OUT-12.1", "OUT-1.8", "OUT-R27")
def test_nobody_sees_another_players_loyalty() -> None:
    table = scenario(loyalties=SIDES)
    for seat in "ABCD":
        for owner in "ABCD":
            expected = [SIDES[owner]] if owner == seat else []
            assert table.knows(seat, "loyalty", owner) == expected
        assert table.knows(None, "loyalty", seat) == []


@rule("OUT-12.1", "OUT-R27")
def test_no_card_of_the_content_reveals_a_loyalty_or_a_hand_or_lets_one_be_seen() -> None:
    pack = scenario().g.cards
    never = {looks.reveal_loyalty, looks.reveal_hand, supply.reveal_supply}

    def functions(thing: object) -> set[object]:
        if isinstance(thing, list | tuple):
            return set().union(*[functions(part) for part in thing])
        return {thing} if callable(thing) else set()

    texts = (
        pack.effects, pack.repair, pack.sabotage, pack.ability_effects, pack.start_of_turn,
        pack.end_of_turn,
    )  # fmt: skip
    used = functions(texts)
    assert looks.peek_hand in used, "the walk finds the primitives"
    assert not used & never


@rule("OUT-12.2", "OUT-R28")
def test_outsiders_are_not_told_who_the_others_are() -> None:
    table = scenario(loyalties=SIDES, telling=True)
    assert table.knows("A", "loyalty", "D") == []
    match = Match(GAME, 6, {"outsiders": 3}, seed=5)
    for seat in range(6):
        dealt = [told for told in match.log(seat) if "the Loyalty " in told]
        assert len(dealt) == 1, "each is told the own Loyalty alone"


@rule("OUT-12.2", "OUT-13.9")
def test_all_outsiders_are_one_side() -> None:
    table = scenario(loyalties=SIDES, survival={"A": 0, "B": 0, "C": 0}, active="A")
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "AD")


@rule("OUT-12.3")
def test_outsiders_have_the_same_acts_as_the_crew() -> None:
    def menu(side: str) -> list[str]:
        return scenario(
            loyalties={"A": side, "B": "outsider"}, goals=["water_loop"], supply=["dark"],
            hands={"A": ["pipe_cuff", "air_moss", "arc_welder", "coil_winder", "pulse_kit"]},
            completed={"A": ["wreckage"]}, ongoing=["jammed_locks"],
        ).options("A")  # fmt: skip

    assert menu("outsider") == menu("crew") == [
        "ability:confine", "clear:jammed_locks", "complete:water_loop", "discard_draw",
        "end_actions", "gather", "play_goal", "sabotage:wreckage", "scrap", "shift",
        "tech:pulse_kit",
    ]  # fmt: skip


@rule("OUT-12.3", "OUT-6.10")
def test_an_outsider_completes_a_goal_like_anybody() -> None:
    table = scenario(goals=["water_loop"], hands={"A": ["pipe_cuff", "dark"]})
    table.act("complete:water_loop").answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.completed("A") == ["water_loop"]
    assert table.survival("A") == 4
    assert table.shown() == ""


@rule("OUT-12.4")
def test_a_hand_card_is_shown_only_as_it_leaves_the_hand() -> None:
    table = scenario(
        hands={"A": ["dark", "pipe_cuff"], "B": ["dark", "wreckage"]}, supply=["dark", "door_jack"]
    )
    table.act("discard_draw").answers("A", "discard_set", "card:pipe_cuff", "done")
    for viewer in ("B", "C", None):
        assert table.knows(viewer, "hand", "A") == []
        assert table.knows(viewer, "supply") == []
    names = [kind.name for kind in GAME.kinds]
    assert [name for name in names if "reveal" in name or "show" in name] == ["reveal_cards"]


@rule("OUT-12.5")
def test_talk_binds_nobody_and_is_never_waited_for() -> None:
    assert [kind.name for kind in GAME.kinds if "talk" in kind.name or "say" in kind.name] == []
    views = []
    for talk in ("on", "off"):
        match = Match(GAME, 4, {"talk": talk}, seed=3)
        while not match.outcome and len(match.answers) < 60:
            decision = match.decisions[0]
            match.answer(decision, decision.options[-1])
        seen = [match.view(seat) for seat in (0, 1, 2, 3, None)]
        assert all(view.pop("options")["talk"] == talk for view in seen)
        views.append(seen)
    assert views[0] == views[1]


@rule("OUT-12.6", "OUT-13.1", "OUT-13.10")
def test_revealed_loyalties_stay_public_for_the_rest_of_the_game() -> None:
    table = scenario(loyalties=SIDES)
    assert table.shown() == ""
    table.act("shift")
    assert table.outcome() is None
    for _ in range(6):
        table.act("end_actions")
        assert table.shown() == "ABCD"
    for owner in "ABCD":
        assert table.knows(None, "loyalty", owner) == [SIDES[owner]]
    assert len(table.told("loyalty_shown")) == 4
    while table.active != "A":
        table.act("end_actions")
    table.act("shift")
    assert len(table.told("loyalty_shown")) == 4, "nothing is left to reveal"


@rule("OUT-12.1")
@pytest.mark.parametrize("act", ["discard_draw", "end_actions", "ability:confine"])
def test_no_other_act_shows_a_loyalty(act: str) -> None:
    table = scenario(hands={"A": ["dark"]})
    table.act(act)
    for seat in LETTERS[:4]:
        assert table.knows(None, "loyalty", seat) == []
    assert table.told("loyalty_shown") == []
