"""The table in text."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.games.ardor import layout as ardor_layout
from shipboard.games.ardor.state import Malfunction
from shipboard.kernel.layout import Talk
from shipboard.terminal import generic
from shipboard.terminal.layouts import layout

from .table import Script, ardor, reads, state

NOTHING: Iterator[str] = iter(())


def test_a_game_may_have_a_layout_of_its_own() -> None:
    match = ardor()
    assert isinstance(layout(match.game, Talk.of(match, 0)), ardor_layout.Layout)


def test_a_table_is_read_off_the_declarations_where_a_game_has_none() -> None:
    match = ardor()
    screen = Script(NOTHING)
    plain = generic.Layout(match.game, Talk.of(match, 0))
    view = match.view(0)
    plain.table(view, screen)
    plain.brief(view, screen)
    plain.ending(view, screen)
    assert "Command Pile 1 card" in " ".join(screen.text.split())
    assert "Player A (you)" in screen.text
    mine = Talk.of(match, 0).titles("card", view["zones"]["hand"][0]["cards"])
    assert mine.split(",")[0] in screen.text


def test_backs_are_told_where_cards_have_several() -> None:
    match = ardor()
    plain = generic.Layout(match.game, Talk.of(match, 0))
    pile = {"count": 4, "backs": ["tech", "xeno", "tech", "tech"], "placed": {0: "energy"}}
    told = plain.pile(match.game.zones[0], pile)
    assert told.startswith("4 cards (3 tech, 1 xeno), you know of: ")


def test_a_spectator_sees_the_table_without_anybodys_hand() -> None:
    match = ardor()
    screen = Script(NOTHING)
    layout(match.game, Talk.of(match, None)).table(match.view(None), screen)
    assert "Your" not in screen.text
    assert "(you)" not in screen.text


def test_lost_cells_and_red_alert_are_told_in_words() -> None:
    match = ardor()
    state(match).cells = 2
    screen = Script(NOTHING)
    layout(match.game, Talk.of(match, 0)).table(match.view(0), screen)
    assert "[ ] [ ] [ ] [ ] [A] [A]  2 of 6 left" in screen.text
    assert "RED ALERT" in screen.text


def test_malfunctions_lie_before_a_player_by_name() -> None:
    match = ardor()
    g = state(match)
    energy, seam = (match.pack.names["card"].index(name) for name in ("energy", "venting_seam"))
    there = Malfunction()
    there.card, there.holder, there.handle, there.energy = seam, 2, 7, [energy]
    g.malfunctions = [there]
    g.front[0] = [energy]
    screen = Script(NOTHING)
    shown = layout(match.game, Talk.of(match, 0))
    view = match.view(0)
    shown.table(view, screen)
    assert "Venting Seam in front of Player C, 1 of 2 Energy on it" in screen.text
    repair = reads(match, 0, "energy_pre", "repair:7")
    assert repair.words == "repair Venting Seam in front of Player C (1 of 2)"
    assert repair.does.startswith("Costs 1 Energy, which stays on it.")
    assert repair.does.endswith("1 of 2 Energy on it.")
    assert "Energy 1" in screen.text
