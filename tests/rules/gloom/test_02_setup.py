"""GLM-2: set-up, and the rulings on it."""

from __future__ import annotations

import pytest

from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import match_of, standard_records
from .scenario import GAME, LETTERS, Scenario, new_game, scenario, short

ORDER = [short(card.name) for card in standard_records() if card.type == "character"]
DECK = sorted(card.id for card in standard_records() if card.id[0] in "med")


def pick_all(table: Scenario) -> list[tuple[str, str]]:
    """Take the last Character offered until all crews are full; (who, whom) of each pick."""
    picks = []
    while table.asked()[0][1] == "choose_character":
        [(seat, _)] = table.asked()
        name = table.options()[-1]
        picks.append((seat, name))
        table.choose(name)
    return picks


def started(players: int = 3, **options: object) -> Scenario:
    """A game with its first turn about to begin."""
    chosen = {"crew_assignment": "random", "start_player": "seat"} | options
    return new_game(players, telling=True, **chosen)


# The players.


@rule("GLM-2.1", "GLM-R1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_take_part_in_a_fixed_clockwise_order(players: int) -> None:
    table = started(players)
    order = ""
    for _ in range(2 * players):
        order += table.active
        table.choose("pass", "pass")
    assert order == LETTERS[:players] * 2


@rule("GLM-2.1", "GLM-R1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_and_more_than_five_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="2 to 5 players"):
        Match(GAME, players)


# The crews.


@rule("GLM-2.2", "GLM-2.12")
def test_all_twenty_characters_are_laid_out_for_everybody_before_crews_are_chosen() -> None:
    table = new_game(3)
    assert table.options("A") == sorted(ORDER)
    for viewer in (None, "A", "B", "C"):
        zones = table.view(viewer)["zones"]
        assert zones["spare"]["cards"] == [f"c{i:02}" for i in range(1, 21)]
        assert [crew["cards"] for crew in zones["crew"]] == [[], [], []]
    assert table.hand("A") == []


@rule("GLM-2.3", "GLM-R2", "GLM-2.4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_picks_four_in_a_row_clockwise_from_seat_0(players: int) -> None:
    table = new_game(players)
    picks = pick_all(table)
    assert "".join(seat for seat, _ in picks) == "".join(letter * 4 for letter in LETTERS[:players])
    taken = [name for _, name in picks]
    assert len(set(taken)) == 4 * players
    for i, seat in enumerate(LETTERS[:players]):
        assert table.crew(seat) == taken[4 * i : 4 * i + 4]
        assert [table.owner(name) for name in table.crew(seat)] == [seat] * 4


@rule("GLM-2.3")
def test_a_character_that_is_taken_is_not_offered_again() -> None:
    table = new_game(2)
    left = sorted(ORDER)
    for name in ("kid", "robot", "captain", "ships_cat", "doctor"):
        assert table.options() == left
        table.choose(name)
        left.remove(name)
    assert table.asked() == [("B", "choose_character")]
    assert table.options() == left
    match = match_of(table)
    assert "GLM-2.3" in match.why_not(match.decisions[0], "item:c06")


@rule("GLM-2.4", "GLM-2.5")
def test_crews_lie_face_up_before_their_owners_and_the_rest_in_the_box() -> None:
    table = new_game(3)
    for name in ("kid", "robot", "captain", "ships_cat"):
        table.choose(name)
    for viewer in (None, "A", "B", "C"):
        zones = table.view(viewer)["zones"]
        assert zones["crew"][0]["cards"] == ["c06", "c08", "c01", "c17"]
        assert zones["crew"][1]["cards"] == []
        assert zones["spare"]["count"] == 16
        assert table.told("joined_crew", viewer)[3] == {"seat": 0, "character": "c17"}
    pick_all(table)
    for viewer in (None, "A", "B", "C"):
        assert table.view(viewer)["zones"]["spare"]["count"] == 8


@rule("GLM-2.5", "GLM-R6")
def test_characters_nobody_chose_are_out_of_the_game() -> None:
    """No card can be played on them, no effect finds them, no shuffle takes them in."""
    table = scenario(
        players=2, crews={"A": ["kid", "robot"], "B": ["captain"]}, hands={"A": ["m02"]}
    )
    table.choose("play:m02")
    assert len(table.options()) == 8
    assert table.options() == sorted(table.crew("A") + table.crew("B"))
    spare = [table.short(c) for c in table.g.spare]
    assert len(spare) == 12
    assert not set(spare) & set(table.options())
    match = match_of(table)
    name = table.g.pack.names["character"][table.g.spare[0]]
    assert "GLM-2.5" in match.why_not(match.decisions[0], f"item:{name}")
    facts = table.view(None)["facts"]["characters"]
    assert len(facts) == 8
    assert name not in facts


@rule("GLM-R3")
def test_in_the_draft_the_players_go_around_the_table_from_seat_0() -> None:
    table = new_game(3, crew_assignment="draft")
    picks = pick_all(table)
    assert "".join(seat for seat, _ in picks) == "ABC" * 4
    for i, seat in enumerate("ABC"):
        assert table.crew(seat) == [name for _, name in picks[i::3]]


# The deck and the hands.


@rule("GLM-2.6", "GLM-R5")
def test_the_reference_cards_are_set_aside() -> None:
    table = started()
    assert table.view(None)["zones"]["references"] == {"count": 2, "cards": ["r01", "r02"]}
    assert table.box() == []


@rule("GLM-2.7", "GLM-2.8", "GLM-2.9", "GLM-R6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_cards_are_dealt_to_each_player_and_the_rest_is_the_deck(players: int) -> None:
    table = started(players)
    hands = [table.hand(seat) for seat in LETTERS[:players]]
    assert [len(hand) for hand in hands] == [5] * players
    assert len(table.deck()) == 88 - 5 * players
    assert sorted(table.deck() + [card for hand in hands for card in hand]) == DECK
    assert table.discard() == []
    assert table.box() == []
    zones = table.view(None)["zones"]
    assert zones["deck"] == {"count": 88 - 5 * players}
    assert zones["discard"] == {"count": 0, "cards": []}


@rule("GLM-2.7")
def test_the_deck_is_shuffled_by_chance() -> None:
    orders = set()
    tops = set()
    for seed in range(40):
        match = Match(GAME, 2, {"crew_assignment": "random", "start_player": "seat"}, seed)
        table = Scenario(match.state)  # type: ignore[arg-type]
        order = tuple(table.deck())
        assert sorted([*order, *table.hand("A"), *table.hand("B")]) == DECK
        orders.add(order)
        tops.add(order[0])
    assert len(orders) == 40
    assert len(tops) > 20


@rule("GLM-2.8")
def test_only_its_owner_may_look_at_a_hand() -> None:
    table = started()
    for viewer in (None, "A", "B", "C"):
        seen = table.view(viewer)["zones"]["hand"]
        for i, seat in enumerate("ABC"):
            full = {"count": 5, "cards": table.hand(seat)}
            assert seen[i] == (full if seat == viewer else {"count": 5})
    for viewer in (None, "A", "B", "C"):
        drawn = table.told("drew", viewer)
        assert [event["seat"] for event in drawn] == [0, 1, 2] * 5
        for event in drawn:
            mine = viewer is not None and event["seat"] == LETTERS.index(viewer)
            assert ("card" in event) == mine
    assert sorted(event["card"] for event in table.told("drew", "B") if "card" in event) == (
        table.hand("B")
    )


@rule("GLM-2.12", "GLM-4.2")
def test_at_the_start_everybody_lives_and_is_worth_0_without_icons() -> None:
    table = started()
    facts = table.view(None)["facts"]
    assert facts["totals"] == [0, 0, 0]
    assert facts["draw_limit"] == [5, 5, 5]
    for i, seat in enumerate("ABC"):
        for name in table.crew(seat):
            c = table.g.pack.names["character"][table.character(name)]
            assert facts["characters"][c] == {
                "owner": i,
                "dead": False,
                "self_worth": 0,
                "slots": [None, None, None],
                "icons": [None, None, None],
                "showing": [],
                "text": c,
                "portrait": c,
            }


# The first turn.


@rule("GLM-2.10", "GLM-R4")
def test_whom_all_name_takes_the_first_turn() -> None:
    table = started(start_player="story")
    assert table.asked() == [(seat, "nominate_start") for seat in "ABC"]
    for seat in "ABC":
        assert table.options(seat) == ["seat:0", "seat:1", "seat:2"]
    assert [len(table.hand(seat)) for seat in "ABC"] == [5, 5, 5]  # after the deal
    for seat in "CAB":
        assert "starts" not in table.log()
        table.answer(seat, "nominate_start", "seat:2")
    assert table.told("nominated") == [{"seat": s, "seat_named": 2} for s in (0, 1, 2)]
    assert table.told("starts") == [{"seat": 2}]
    assert table.asked() == [("C", "take_action")]


@rule("GLM-2.10", "GLM-R4")
def test_nominations_are_secret_until_all_have_chosen() -> None:
    table = started(start_player="story")
    before = {viewer: table.view(viewer) for viewer in (None, "B", "C")}
    events = len(table.log())
    table.answer("A", "nominate_start", "seat:1")
    after = {viewer: table.view(viewer) for viewer in (None, "B", "C")}
    assert len(table.log()) == events
    other = started(start_player="story").answer("A", "nominate_start", "seat:0")
    for viewer in (None, "B", "C"):
        assert after[viewer] == other.view(viewer)
        assert after[viewer]["asked"] == before[viewer]["asked"][1:]


@rule("GLM-2.10", "GLM-R4")
@pytest.mark.parametrize("names", ["112", "121", "211", "012"])
def test_if_they_do_not_agree_the_host_decides(names: str) -> None:
    table = started(start_player="story")
    for seat, name in zip("ABC", names, strict=True):
        table.answer(seat, "nominate_start", f"seat:{name}")
    assert table.asked() == [("A", "host_picks_start")]
    assert table.options() == ["seat:0", "seat:1", "seat:2"]
    assert "starts" not in table.log()
    nominated = [{"seat": i, "seat_named": int(name)} for i, name in enumerate(names)]
    assert table.told("nominated") == nominated
    table.choose("seat:0")
    assert table.told("starts") == [{"seat": 0}]
    assert table.asked() == [("A", "take_action")]


@rule("GLM-R4")
def test_by_default_chance_decides_who_starts() -> None:
    assert {option.name: option.default for option in GAME.options}["start_player"] == "random"
    starters = set()
    for seed in range(60):
        match = Match(GAME, 4, {"crew_assignment": "random"}, seed)
        [decision] = match.decisions
        assert decision.kind.name == "take_action"
        starters.add(decision.seat)
    assert starters == {0, 1, 2, 3}


@rule("GLM-R4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_fixed_seat_may_start(seat: int) -> None:
    table = started(start_seat=seat)
    assert table.asked() == [("ABC"[seat], "take_action")]
    with pytest.raises(Refused, match="start_seat"):
        new_game(3, start_player="seat", start_seat=3)


@rule("GLM-2.11", "GLM-5.6")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = started(start_seat=1)
    for number, seat in enumerate("BCABCA", 1):
        assert table.asked() == [(seat, "take_action")]
        assert table.g.turn == number
        table.choose("pass", "pass")
    turns = [{"number": i, "seat": s} for i, s in enumerate((1, 2, 0, 1, 2, 0, 1), 1)]
    assert table.told("turn") == turns


@rule("GLM-R7")
def test_the_discard_pile_is_open_to_all_and_has_no_order() -> None:
    piles = (["m04", "d02", "e05"], ["e05", "m04", "d02"])
    for pile in piles:
        table = scenario(discard=pile)
        for viewer in (None, "A", "B", "C"):
            assert table.view(viewer)["zones"]["discard"] == {
                "count": 3,
                "cards": ["d02", "e05", "m04"],
            }


@rule("GLM-R7", "GLM-2.8")
def test_the_order_of_the_discard_pile_never_matters() -> None:
    """Whatever the order, the same cards may be taken out of it."""
    for pile in (["m04", "d02", "m07"], ["m07", "m04", "d02"]):
        table = scenario(discard=pile, hands={"A": ["m11"]}, windows=False)
        table.play("m11", "captain")
        assert table.options() == ["decline", "take:m04", "take:m07"]
