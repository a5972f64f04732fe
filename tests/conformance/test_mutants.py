"""The checks notice: games broken on purpose, and each fault is found by the check meant for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from shipboard.kernel.cards import DESIGN, designs
from shipboard.kernel.declare import ALLOWED, NOBODY, TABLE, Game, No
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match
from shipboard.kernel.state import NO_WINDOW, Refused, State, clone

from .coverage import Coverage
from .forbidding import forbidden, well_worded
from .imagination import consistent, not_favoured
from .secrecy import same_after, same_here, viewers, white_listed
from .soundness import asks_only, cards_by_pool, cloned, conserved, saved, well_asked, well_told
from .tables import Table, interpreted, take_a_turn, walk
from .taking_over import Audience, Company, asked, take_over
from .undoing import known_cards, undo_holds

pytestmark = pytest.mark.skipif(not interpreted(), reason="compiled code cannot be patched")

# The checks are on trial here, not the games: one game and the toy are enough.
TABLES = [Table("ardor", 6), Table("cargo", 4)]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
ARDOR = Table("ardor", 4)


def leak(game: Game, table: Table, only_windows: bool = False, games: int = 60) -> str:
    """The first leak that the checks of secrecy find, or nothing."""
    for seed in range(games):
        rng = random.Random(seed)
        match = Match(game, table.players, dict(table.options), seed)
        for _ in walk(match, rng, 0, every=True):
            if only_windows and match.state.window < 0:
                continue
            for viewer in viewers(match.state):
                wrong = white_listed(match, viewer) + same_here(match, viewer, rng)
                wrong += same_after(match, viewer, rng)[1]
                if wrong:
                    return wrong[0]
    return ""


@each_table
def test_a_sound_game_has_no_leak(table: Table) -> None:
    assert leak(table.game, table, games=1) == ""


def hidden_piles(game: Game, g: State) -> list[list[int]]:
    found: list[list[int]] = []
    for zone in game.zones:
        if zone.sees == NOBODY:
            lists = getattr(g, zone.name)
            found += [lists] if zone.per == TABLE else lists
    return found


# Cards that betray where they came from.


@each_table
def test_numbers_of_hidden_cards_are_noticed(table: Table) -> None:
    game = table.game

    def told(g: State) -> list[int]:
        return [card for pile in hidden_piles(game, g) for card in pile]

    assert leak(replace(game, derived={**game.derived, "pile": told}), table)


@each_table
def test_a_mark_that_betrays_its_supplier_is_noticed(table: Table) -> None:
    """Not the card is told, only who put it there, in the order of the cards."""
    game = table.game

    def told(g: State) -> list[list[int]]:
        return [[card >> 20 for card in sorted(pile)] for pile in hidden_piles(game, g)]

    assert "from" in leak(replace(game, derived={**game.derived, "from": told}), table)


@each_table
def test_a_single_bit_about_hidden_cards_is_noticed(table: Table) -> None:
    game = table.game

    def told(g: State) -> int:
        return sum(pile[-1] & DESIGN for pile in hidden_piles(game, g) if pile) % 2

    assert "odd" in leak(replace(game, derived={**game.derived, "odd": told}), table)


@each_table
def test_a_zone_declared_for_all_is_noticed_where_it_names_numbers(table: Table) -> None:
    """A view with something that is not declared."""
    match = table.match(1)
    seen = match.view

    def view(viewer: int | None) -> dict[str, Any]:
        return {**seen(viewer), "deck": 1}

    match.view = view  # type: ignore[method-assign]
    assert white_listed(match, None)


# Who holds the Martyr.


def holds(g: Any, seat: int, name: str) -> bool:
    design = g.pack.names["card"].index(name)
    return any(card & DESIGN == design for card in g.hand[seat])


def test_an_option_list_that_betrays_a_holder_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from shipboard.games.ardor.rules import turn

    honest = turn.allies

    def allies(g: Any, seat: int) -> list[int]:
        free: list[int] = honest(g, seat)
        return [ally for ally in free if not holds(g, ally, "martyr")] or free

    monkeypatch.setattr(turn, "allies", allies)
    assert leak(ARDOR.game, ARDOR)


def test_a_question_not_asked_because_of_equal_cards_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """ARD-R60: two equal cards in hand leave no choice, but nobody else may see that."""
    from shipboard.games.ardor.numbers import COMMIT_CARD
    from shipboard.games.ardor.pack import ArdorPack
    from shipboard.games.ardor.rules import turn
    from shipboard.kernel.seams import SEAT

    def commit_card(g: Any, seat: int) -> None:
        choices = designs(g.hand[seat])
        if len(choices) > 1:
            g.ask(seat, COMMIT_CARD, choices, (turn.commit, seat))
        elif choices:
            turn.commit(g, seat, choices[0])

    commit_card.__module__ = turn.__name__
    pack = ARDOR.state(1).pack
    assert isinstance(pack, ArdorPack)
    turns = turn.TURN_STEPS.replaced(commit=(commit_card, SEAT)).on_stack()
    monkeypatch.setattr(pack, "turns", turns)
    forbids = ARDOR.game.forbids
    game = replace(ARDOR.game, forbids={**forbids, commit_card: forbids[turn.commit_card]})
    assert leak(game, ARDOR)


@each_table
def test_a_window_that_moves_the_ids_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ask` instead of `ask_in_window`: the next decision's id tells that somebody was asked."""

    def ask_in_window(g: State, seat: int, kind: int, options: list[int], then: Any) -> None:
        g.ask(seat, kind, options, then)
        g.window = kind

    monkeypatch.setattr(State, "ask_in_window", ask_in_window)
    assert leak(table.game, table, only_windows=True, games=400)


@each_table
def test_an_event_that_betrays_who_is_asked_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = State.ask_in_window
    number = next(i for i, event in enumerate(table.game.events) if event.args == ("seat",))
    secret = (0,) * len(table.game.events[number].secret)

    def ask_in_window(g: State, seat: int, kind: int, options: list[int], then: Any) -> None:
        honest(g, seat, kind, options, then)
        g.tell(number, (seat,), 0, secret)

    monkeypatch.setattr(State, "ask_in_window", ask_in_window)
    assert "events" in leak(table.game, table, only_windows=True, games=400)


@each_table
def test_a_window_shown_as_a_question_is_noticed(table: Table) -> None:
    """A kind that forgot to say that it is a window shows who is asked."""
    kinds_of = tuple(replace(kind, window=False) for kind in table.game.kinds)
    assert "asked" in leak(replace(table.game, kinds=kinds_of), table, True, 400)


@each_table
def test_an_event_with_an_argument_too_many_or_too_few_is_noticed(table: Table) -> None:
    number = next(i for i, event in enumerate(table.game.events) if event.secret)
    event = table.game.events[number]
    args, secret = (0,) * len(event.args), (0,) * len(event.secret)
    g = table.state(1)
    g.tell(number, args, 1, secret)
    assert not well_told(table.game, g)
    for wrong in ((*args, 0), secret), (args[1:], secret), (args, ()), (args, (*secret, 0)):
        g = table.state(1)
        g.tell(number, wrong[0], 1, wrong[1])
        assert well_told(table.game, g)


@each_table
def test_a_secret_told_to_all_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(
        g: State, event: int, args: tuple[int, ...], audience: int = 0, secret: Any = ()
    ) -> None:
        g.events.append((event, args, 0xFF if secret else 0, secret))

    monkeypatch.setattr(State, "tell", tell)
    assert "events" in leak(table.game, table)


# Errors and reasons.


@each_table
def test_an_error_that_mentions_hidden_cards_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Match._find

    def find(match: Match, number: int, seat: int | None) -> Any:
        try:
            return honest(match, number, seat)
        except Refused as refused:
            hands: Any = match.state
            raise Refused(f"{refused}; hands are {hands.hand}") from None

    monkeypatch.setattr(Match, "_find", find)
    assert "errors" in leak(table.game, table)


@each_table
def test_an_error_that_lists_everybodys_ids_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window the list of open ids tells who is asked."""
    honest = Match._find

    def find(match: Match, number: int, seat: int | None) -> Any:
        try:
            return honest(match, number, seat)
        except Refused:
            raise Refused(f"open are {[ask[0] for ask in match.state.open]}") from None

    monkeypatch.setattr(Match, "_find", find)
    assert "errors" in leak(table.game, table, only_windows=True, games=400)


@each_table
def test_a_reason_that_mentions_hidden_cards_is_noticed(table: Table) -> None:
    def deck(g: State, *args: Any) -> str:
        return f"the deck is {hidden_piles(table.game, g)[0]}"

    noes = tuple(replace(no, words="{deck}.") for no in table.game.noes)
    game = replace(table.game, noes=noes, fills={"deck": deck})
    assert "why not" in leak(game, table)


@each_table
def test_an_interjection_that_depends_on_others_is_noticed(table: Table) -> None:
    def interjections(g: Any, seat: int) -> list[tuple[int, int]]:
        return [(0, 0)] if g.hand[(seat + 1) % g.players][:1] == [0] else []

    assert "interjections" in leak(replace(table.game, interjections=interjections), table)


@each_table
def test_a_checkpoint_that_depends_on_hidden_cards_is_noticed(table: Table) -> None:
    def checkpoint(g: Any) -> bool:
        return bool(g.hand[0][:1] == [0])

    assert "checkpoint" in leak(replace(table.game, checkpoint=checkpoint), table)


# Reasons.


def no_reason(g: State, seat: int, option: int, *args: Any) -> int:
    return ALLOWED


def one_more(g: State, seat: int, option: int, *args: Any) -> int:
    return 0 if option else 1


@pytest.mark.parametrize("predicate", [no_reason, one_more])
def test_a_predicate_that_drifted_from_its_list_is_noticed(predicate: Callable[..., int]) -> None:
    table = Table("cargo", 4)
    drifted = dict.fromkeys(table.game.forbids, predicate)
    for game, sound in ((table.game, True), (replace(table.game, forbids=drifted), False)):
        match = table.match(1)
        wrong = [
            each for _ in walk(match, random.Random(1)) for each in forbidden(game, match.state)
        ]
        assert (wrong == []) is sound


def test_a_step_that_says_not_what_it_forbids_is_noticed() -> None:
    table = Table("cargo", 4)
    (wrong,) = forbidden(replace(table.game, forbids={}), table.state(1))
    assert wrong == "ask_bids asks, and nothing says what it forbids"


def test_a_list_that_leaves_out_more_than_its_predicate_is_noticed() -> None:
    table = Table("cargo", 4)
    g = table.state(1)
    number, seat, kind, options = g.open[0]
    g.open[0] = (number, seat, kind, options[1:])
    assert "which nothing forbids" in forbidden(table.game, g)[0]


def test_a_reason_without_words_or_rule_is_noticed() -> None:
    no = No("so", "It is {so}", "TOY-9")
    assert well_worded(replace(Table("cargo", 4).game, noes=(no, no))) == [
        "so is declared twice", "so is declared twice",
        *["so is no sentence", "so: nothing fills so", "so cites TOY-9, which is no rule"] * 2,
    ]  # fmt: skip


# Imagination.


def mistake(table: Table, check: Callable[[Match, random.Random], list[str]]) -> str:
    for seed in range(10):
        rng = random.Random(seed)
        match = table.match(seed)
        for answers in walk(match, rng):
            wrong = check(match, rng) if answers % 7 == 3 else []
            if wrong:
                return wrong[0]
    return ""


def truth(game: Game, g: State, seat: int, rng: random.Random) -> State:
    world = clone(g)
    world.key = rng.randbytes(32)
    return world


def half_truth(game: Game, g: State, seat: int, rng: random.Random) -> State:
    return truth(game, g, seat, rng) if rng.random() < 0.2 else imagine(game, g, seat, rng)


def careless(game: Game, g: State, seat: int, rng: random.Random) -> State:
    """Deals anew without regard to what this seat knows."""
    return imagine(game, g, (seat + 1) % g.players, rng)


def forgetful(game: Game, g: State, seat: int, rng: random.Random) -> State:
    world = imagine(game, g, seat, rng)
    deck: list[int] = world.deck  # type: ignore[attr-defined]
    deck[0] = 0
    return world


@each_table
@pytest.mark.parametrize("dream", [truth, half_truth])
def test_imagining_the_truth_is_noticed(table: Table, dream: Any) -> None:
    assert "right" in mistake(
        table, lambda match, rng: not_favoured(table.game, match.state, 0, rng, dream)
    )


@each_table
@pytest.mark.parametrize("dream", [careless, forgetful])
def test_imagining_the_impossible_is_noticed(table: Table, dream: Any) -> None:
    assert mistake(table, lambda match, rng: consistent(match, 0, rng, dream))


@each_table
def test_imagining_with_the_true_seed_is_noticed(table: Table) -> None:
    match = table.match(1)
    same = lambda game, g, seat, rng: clone(g)  # noqa: E731
    assert consistent(match, 0, random.Random(1), same)


# Undo.


@each_table
def test_an_undo_across_what_came_to_light_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Match._play

    def play(match: Match, seat: int, answer: Any, act: Any) -> None:
        told = len(match.state.events)
        honest(match, seat, answer, act)
        match._undo.append((seat, told))

    monkeypatch.setattr(Match, "_play", play)
    reasons = set()
    for seed in range(12):
        rng = random.Random(seed)
        match = table.match(seed)
        for _ in walk(match, rng):
            before, told = clone(match.state), len(match.state.events)
            known = known_cards(match)
            asked = {ask[0]: ask[1] for ask in match.state.open}
            take_a_turn(match, rng)
            answer = match.answers[-1]
            seat = answer.seat if answer.kind else asked[answer.decision]
            reasons |= {
                wrong.split(" seen ")[0] for wrong in undo_holds(match, seat, before, known, told)
            }
    assert any("chance was used" in reason for reason in reasons)
    assert any("has" in reason for reason in reasons)


# The machine.


@each_table
def test_a_lost_card_is_noticed(table: Table) -> None:
    g: Any = table.state(1)
    pools = cards_by_pool(table.game, g)
    assert conserved(table.game, g, pools) == []
    card = g.deck.pop()
    assert conserved(table.game, g, pools)
    g.deck.append(card ^ 1)
    assert conserved(table.game, g, pools)


@each_table
def test_a_list_that_clones_share_is_noticed(table: Table) -> None:
    g: Any = table.state(1)
    g.stack.append((print, 1))
    g.rolls = [[[1]]]
    assert "rolls[0][0]" in " ".join(cloned(g))


@each_table
def test_a_field_that_a_save_loses_is_noticed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    from shipboard.kernel import save

    honest = save._live
    monkeypatch.setattr(
        save, "_live", lambda value, steps: 7 if value == 1 else honest(value, steps)
    )
    assert saved(table.game, table.state(1))[1]


@each_table
def test_a_step_that_does_more_than_ask_is_noticed(table: Table) -> None:
    def greedy(g: Any) -> None:
        g.deck.pop()
        g.ask(0, 0, [0], (print,))

    greedy.__module__ = table.game.rules.__name__
    g = table.state(1)
    g.suspend()
    g.then((greedy,))
    g.run()
    assert "does more than ask" in asks_only(g)[0]


@each_table
def test_bad_questions_are_noticed(table: Table) -> None:
    g = table.state(1)
    number, seat, kind, options = g.open[0]
    for ask in (
        (number, seat, kind, []),
        (number, seat, kind, [options[0], options[0]]),
        (number, seat, kind, [10**6]),
        (number, 9, kind, options),
    ):
        g.open = [ask]
        assert well_asked(table.game, g, {})
    g.open = [(number, seat, kind, options)]
    assert well_asked(table.game, g, {number: (seat + 1, kind)})
    g.open = []
    assert g.window == NO_WINDOW
    assert well_asked(table.game, g, {})


@each_table
def test_what_never_happens_is_noticed(table: Table) -> None:
    coverage = Coverage(table.game)
    coverage.play(Table(table.name, table.players), 1)
    missing = " ".join(coverage.missing())
    assert "decision" in missing
    assert "event" in missing


# Bots.


class Forgetful:
    """Remembers its first answer, as nobody who takes over can."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.rng = rng
        self.asked = 0

    def watch(self, events: Any) -> None:
        if self.asked == 0 and len(events) > 30:
            self.first = "none of these"

    def choose(self, view: Any, decision: Any) -> str:
        self.asked += 1
        if len(decision["options"]) == 2:
            return self.first
        self.first = decision["options"][0]
        return str(decision["options"][0 if self.asked == 1 else -1])


def test_bots_that_cannot_take_over_are_noticed() -> None:
    game = replace(ARDOR.game, bots={"forgetful": Forgetful})
    match = Match(game, 4, {}, 1, live=True)
    rng, audience = random.Random(1), Audience(match)
    wrong: list[str] = []
    while match.outcome is None:
        for decision in asked(match):
            wrong += take_over(match, decision, audience.of(decision.seat), rng)
        if match.paused:
            match.resume()
        else:
            take_a_turn(match, rng)
    assert any("AttributeError" in each for each in wrong)
    assert any("is no option" in each for each in wrong)


def test_a_bot_that_plays_otherwise_from_the_start_is_noticed() -> None:
    game = replace(ARDOR.game, bots={"forgetful": Forgetful})
    match = Match(game, 4, {}, 1)
    audience, company = Audience(match), Company(match, "forgetful")
    wrong: list[str] = []
    while not wrong:
        decision = match.decisions[0]
        if len(decision.options) != 2:
            seen = audience.of(decision.seat)
            option, _ = company.answer(decision, seen, 0)
            wrong = company.unlike(decision, seen, 0, option)
        match.answer(decision, decision.options[0])
    assert "one who takes over" in wrong[0]
