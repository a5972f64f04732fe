"""What is said of votes and Allies, from what everybody has seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from shipboard.games.ardor.bot.witness import Witness
from shipboard.kernel.witness import aloud

NAMES = ["Ada", "Bob", "Cid", "Dee"]
PACK = SimpleNamespace(names={})  # no card is named


def says(
    kind: str, option: str, *told: tuple[str, dict[str, Any]], seat: int = 0, nominee: int = -1
) -> str:
    """What this seat says with this answer, after this was told to all."""
    witness = Witness()
    witness.watch([{"event": name} | more for name, more in told])
    view = {"facts": {"health": [2, 2, 2, 0], "nominee": nominee}}
    because = witness.reason(view, seat, kind, option)
    return aloud(because, NAMES, PACK) if because else ""


def turn(*givers: int, up: str = "") -> list[tuple[str, dict[str, Any]]]:
    """These give a card each, and one comes up."""
    gave = [("committed", {"seat": seat}) for seat in givers]
    shown = [("turned_up", {"card": up})] if up else []
    return [*gave, *shown, ("cleaned_up", {})]


RED = "cell_puncture"


def test_an_accusation_names_what_came_up_beside_a_player() -> None:
    assert says("airlock_vote", "seat:1") == (
        "It is only a feeling: nothing that came up speaks against Bob."
    )
    once = turn(1, 2, up=RED)
    assert says("airlock_vote", "seat:1", *once) == (
        "1 red card came up in turns in which Bob gave one."
    )
    twice = [*once, *turn(1, 0, up=RED)]
    assert says("tribunal_nominee", "seat:1", *twice) == (
        "Nobody has had more red cards come up beside them than Bob: 2."
    )
    assert says("airlock_vote", "nobody", *twice) == (
        "2 red cards in the turns of Bob: that is no proof."
    )


def test_what_is_certain_or_done_in_the_open_weighs_more_than_cards() -> None:
    burst = ("chose", {"seat": 2, "kind": "strike_choice", "option": "cell"})
    assert says("tribunal_vote", "yes", burst, nominee=2) == "Cid was unhurt, and let a cell burst."
    hurt = ("was_damaged", {"seat": 2})
    assert "feeling" in says("tribunal_vote", "yes", hurt, burst, nominee=2)
    shown = ("mission_shown", {"seat": 2, "mission": "saboteur"})
    assert says("tribunal_vote", "yes", shown, nominee=2) == "Cid is red, as everybody has seen."


def test_nobody_accuses_themselves_and_who_is_on_trial_says_so() -> None:
    assert says("airlock_vote", "seat:0") == ""
    assert says("tribunal_vote", "no", nominee=0) == "It is my own life."


def test_an_ally_is_chosen_by_what_came_up_beside_them() -> None:
    assert says("choose_ally", "seat:1") == "Bob has not given a card yet: let us see one."
    clean = turn(1, 2)
    assert says("choose_ally", "seat:1", *clean) == "No red card has come up beside Bob so far."
    red = [*turn(1, up=RED), *turn(2, up=RED), *turn(2, up=RED)]
    assert says("choose_ally", "seat:1", *red) == (
        "Nobody has had fewer red cards come up beside them than Bob: 1."
    )
    assert says("choose_ally", "seat:2", *red) == (
        "2 red cards came up beside Cid so far: let us see what comes now."
    )
