"""Ardor's declarations: zones, facts, decisions, events, options. Read this first."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any, TypeVar, cast

from shipboard.kernel.declare import ALL, ITEM, NOBODY, OWNER, SEAT, Event, Fact, Game, Kind, Option, Zone
from shipboard.kernel.state import Refused, State

from . import bot, content, names as n, why
from .rules import (
    conditions,
    damage,
    effects,
    energy,
    fold,
    frames,
    hands,
    looks,
    malfunctions,
    martyr,
    oxygen,
    play,
    reveal,
    setup,
    talk,
    turn,
    victory,
    votes,
)
from .pack import CELLS_IS_ONE
from .state import Ardor

ZONES = (
    Zone("deck", NOBODY, ordered=True),
    Zone("discard", NOBODY, ordered=True),
    Zone("command_pile", NOBODY),
    Zone("aside", NOBODY),
    Zone("heap", NOBODY),
    Zone("looked", NOBODY),
    Zone("revealed", ALL),
    Zone("playing", ALL, ordered=True),
    Zone("unfolded", ALL, ordered=True),
    Zone("stage", ALL, ordered=True),
    Zone("hand", OWNER, SEAT),
    Zone("front", ALL, SEAT),
    Zone("malfunctions", ALL, ordered=True),
    Zone("on", ALL, ITEM),
    Zone("mission", OWNER, SEAT, pool="mission"),
    Zone("character", ALL, SEAT, pool="character"),
    Zone("box", NOBODY, pool="character"),
)

FACTS = tuple(
    Fact(name)
    for name in (
        "turn", "active", "ally", "health", "skip", "ally_order", "energy_used", "cells",
        "cells_start", "alert_at", "protected", "protect_next", "forced_alert", "holder", "handle",
        "votes",
    )
)  # fmt: skip

ENERGY_WORDS = {
    "pass": "keep your Energy for now",
    "ability": "use your ability",
    "refresh": "Refresh: discard one card, draw one",
    "repair": "repair {}",
}
CARD = (":card",)
SEATS = (":seat",)

KINDS = {
    n.ENERGY_PRE: Kind("energy_pre", "Use your Energy action now?", ("pass", "ability", "refresh", "repair:item"), "ARD-4.3", "pass", words=ENERGY_WORDS),
    n.COMMIT_CARD: Kind("commit_card", "Which card do you slip into the Command Pile?", CARD, "ARD-4.4", secret=True),
    n.CHOOSE_ALLY: Kind("choose_ally", "Whom do you name as Ally?", SEATS, "ARD-4.6"),
    n.ALLY_CARD: Kind("ally_card", "You are the Ally. Which card do you slip into the Command Pile?", CARD, "ARD-4.7", secret=True),
    n.RESOLVE_NEXT: Kind("resolve_next", "Which card is carried out next?", CARD, "ARD-5.5"),
    n.ENERGY_POST: Kind("energy_post", "Use your Energy action before the turn ends?", ("pass", "ability", "refresh", "repair:item"), "ARD-6.1", "pass", words=ENERGY_WORDS),
    n.REFRESH_DISCARD: Kind("refresh_discard", "Which card do you discard?", CARD, "ARD-7.6", secret=True),
    n.STRIKE_CHOICE: Kind("strike_choice", "Debris Strike: who takes it?", ("self", "cell"), "ARD-14.2", words={"self": "take the hit yourself", "cell": "lose a cell"}),
    n.TREMOR_CHOICE: Kind("tremor_choice", "Chain Tremor: take a hit, or let it return?", ("self", "return"), "ARD-14.4", "return", words={"self": "take the hit yourself", "return": "let the card return to the Command Pile"}),
    n.SWEEP_PICK: Kind("sweep_pick", "Scrap Sweep: which card goes back into the Deck?", CARD, "ARD-14.9", secret=True),
    n.ROTATION_DISCARD: Kind("rotation_discard", "Stock Rotation: which card do you discard?", CARD, "ARD-14.11", secret=True),
    n.DIRECT_CARD: Kind("direct_card", "Direct Order: which card do you play?", CARD, "ARD-14.12"),
    n.FOLD_CARD: Kind("fold_card", "Spatial Fold: which card do you put on the heap?", CARD, "ARD-14.8", secret=True),
    n.FOLD_NEXT: Kind("fold_next", "Spatial Fold: which red card is played next?", CARD, "ARD-14.8"),
    n.AIRLOCK_VOTE: Kind("airlock_vote", "Airlock: whom do you vote out?", ("nobody", ":seat"), "ARD-11.1", "nobody", secret=True),
    n.MARTYR_BLUE: Kind("martyr_blue", "The last cell is gone. Bring it back and die?", ("decline", "play:card"), "ARD-12.3", "decline", secret=True, window=True),
    n.MARTYR_RED: Kind("martyr_red", "One cell is left. Burst it and win?", ("decline", "play:card"), "ARD-12.4", "decline", secret=True, window=True),
    n.ANAESTHETISE_TARGET: Kind("anaesthetise_target", "Who misses their next turn?", SEATS, "ARD-15.1"),
    n.DETAIL_TARGET: Kind("detail_target", "Who must take you as Ally next turn?", SEATS, "ARD-15.2"),
    n.PLOT_COMMAND: Kind("plot_command", "Plot Course: which card goes to the Command Pile?", ("none", ":card"), "ARD-15.3", "none", secret=True),
    n.PLOT_DISCARD: Kind("plot_discard", "Plot Course: which card is discarded? The rest goes back.", ("none", ":card"), "ARD-15.3", "none", secret=True),
    n.REROUTE_PAIR: Kind("reroute_pair", "Which two players swap what lies in front of them?", (":pair",), "ARD-15.4"),
    n.CONFISCATE_TARGET: Kind("confiscate_target", "Who loses a random hand card?", SEATS, "ARD-15.5"),
    n.INSPECT_TARGET: Kind("inspect_target", "Whose hand do you look into?", SEATS, "ARD-15.6"),
    n.INSPECT_KEEP: Kind("inspect_keep", "Keep the card that you saw?", ("keep", "return"), "ARD-15.6", "return"),
    n.COUNTERMAND_PICK: Kind("countermand_pick", "Countermand: which card loses its effect?", CARD, "ARD-16.3"),
    n.INTERROGATION_CHOICE: Kind("interrogation_choice", "Interrogation: take a hit, or show your mission?", ("damage", "reveal"), "ARD-16.4", "damage", secret=True, words={"damage": "take the hit", "reveal": "show your red mission"}),
    n.PARTS_PICK: Kind("parts_pick", "Spare Parts: which Malfunction is removed?", (":item",), "ARD-16.5"),
    n.TRIBUNAL_NOMINEE: Kind("tribunal_nominee", "Tribunal: whom do you name?", SEATS, "ARD-16.7"),
    n.TRIBUNAL_VOTE: Kind("tribunal_vote", "Tribunal: throw out the player named?", ("no", "yes"), "ARD-16.7", "no", secret=True),
    n.OVERTIME_ABILITY: Kind("overtime_ability", "Overtime: use an ability for nothing?", ("none", "ability", "refresh"), "ARD-16.8", "none", words={"none": "use none", **ENERGY_WORDS}),
    n.DISPENSE_TARGET: Kind("dispense_target", "Dispense: hurt or heal whom?", SEATS, "ARD-16.9"),
    n.ALERT_VALUE: Kind("alert_value", "Alert Control: alert or calm?", ("alert", "calm"), "ARD-16.10"),
    n.MIMIC_PICK: Kind("mimic_pick", "Mimic: whose ability do you use?", SEATS, "ARD-16.11"),
    n.STATEMENT: Kind("statement", "What do you say?", ("silent", "claim_blue", "claim_committed_red", "claim_committed_blue", "claim_committed_green", "accuse:seat", "trust:seat", "ask_ally:seat"), "ARD-17.1", "silent", words={"silent": "say nothing", "claim_blue": '"My mission is blue."', "claim_committed_red": '"I committed a red card."', "claim_committed_blue": '"I committed a blue card."', "claim_committed_green": '"I committed a green card."', "accuse": '"I take {} for red."', "trust": '"I take {} for blue."', "ask_ally": '"Take {} as your Ally."'}),
    n.CARD_CHOICE: Kind("card_choice", "Which part of the card do you take?", ("first", "second", "third", "fourth"), "ARD-5.9"),
    n.CARD_TARGET: Kind("card_target", "Which player?", SEATS, "ARD-5.9"),
    n.CARD_PAIR: Kind("card_pair", "Which two players?", (":pair",), "ARD-5.9"),
    n.CARD_MALFUNCTION: Kind("card_malfunction", "Which Malfunction?", (":item",), "ARD-5.9"),
    n.CARD_DISCARD: Kind("card_discard", "Which card do you discard?", CARD, "ARD-5.9", secret=True),
}  # fmt: skip

TEAMS = ("blue", "red")
ENDINGS = (
    "all oxygen cells are destroyed",
    "a red Martyr burst the last cell",
    "no loyal player is left",
    "the Chancellor is dead",
    "the Saboteur is dead",
    "the Deck has run out",
)

EVENTS = {
    n.DEALT: Event("dealt", "{seat} is the {character}.", ("seat", "character")),
    n.MISSION_DEALT: Event("mission_dealt", "{seat} gets a mission.", ("seat",), "{seat} gets the mission {mission}.", ("mission",)),
    n.TURN: Event("turn", "Turn {number}: {seat}.", ("number", "seat")),
    n.SKIPPED: Event("skipped", "{seat} misses a turn.", ("seat",)),
    n.DREW: Event("drew", "{seat} draws a card.", ("seat",), "{seat} draws {card}.", ("card",)),
    n.COMMITTED: Event("committed", "{seat} puts a card face down.", ("seat",), "{seat} puts {card} face down.", ("card",)),
    n.DECK_COMMITTED: Event("deck_committed", "The Deck adds a card face down."),
    n.NAMED_ALLY: Event("named_ally", "{seat} names {seat_ally} as Ally.", ("seat", "seat_ally")),
    n.TURNED_UP: Event("turned_up", "Turned up: {card}.", ("card",)),
    n.CARRIED_OUT: Event("carried_out", "{card} is carried out.", ("seat", "card")),
    n.KEPT_IN_FRONT: Event("kept_in_front", "{card} stays in play before {seat}.", ("seat", "card")),
    n.CELL_LOST: Event("cell_lost", "A cell bursts: {number} left.", ("number",)),
    n.CELL_RESTORED: Event("cell_restored", "A cell is restored: {number} left.", ("number",)),
    n.PREVENTED: Event("prevented", "The bulkheads hold: no cell is lost."),
    n.WAS_DAMAGED: Event("was_damaged", "{seat} takes a hit.", ("seat",)),
    n.WAS_HEALED: Event("was_healed", "{seat} is healed.", ("seat",)),
    n.WAS_KILLED: Event("was_killed", "{seat} dies.", ("seat",)),
    n.MISSION_SHOWN: Event("mission_shown", "The mission of {seat}: {mission}.", ("seat", "mission")),
    n.PASSED: Event("passed", "{seat} passes.", ("seat",)),
    n.USED_ABILITY: Event("used_ability", "{seat} uses the ability of the {character}.", ("seat", "character")),
    n.USED_REFRESH: Event("used_refresh", "{seat} refreshes.", ("seat",)),
    n.REPAIRED: Event("repaired", "{seat} puts Energy on {card}.", ("seat", "card")),
    n.MALFUNCTION_GONE: Event("malfunction_gone", "{card} is out of play.", ("card",)),
    n.DISCARDED: Event("discarded", "{seat} discards a card.", ("seat",), "{seat} discards {card}.", ("card",)),
    n.ENERGY_LOST: Event("energy_lost", "{seat} loses Energy: {number}.", ("seat", "number")),
    n.RETURNS: Event("returns", "{card} will return to the Command Pile.", ("card",)),
    n.CLEANED_UP: Event("cleaned_up", "Clean-up: {number_played} played and {number_unseen} unseen cards go.", ("number_played", "number_unseen")),
    n.PROTECTED: Event("protected", "Bulkheads are sealed for the next turn."),
    n.LOOKED: Event("looked", "{seat} looks at {number} cards.", ("seat", "number")),
    n.SWEPT: Event("swept", "{seat} shuffles one of the discards into the Deck.", ("seat",), "{seat} shuffles {card} into the Deck.", ("card",)),
    n.PLOTTED: Event("plotted", "{seat} puts a card into the {place}.", ("seat", "place"), "{seat} puts {card} into the {place}.", ("card",), {"place": ("Command Pile", "Discard Pile")}),
    n.INSPECTED: Event("inspected", "{seat} looks at a hand card of {seat_owner}.", ("seat", "seat_owner"), "{seat} looks at {card} in the hand of {seat_owner}.", ("card",)),
    n.TARGETED: Event("targeted", "{seat} chooses {seat_target}.", ("seat", "seat_target")),
    n.REROUTED: Event("rerouted", "{seat} and {seat_other} swap what lies before them.", ("seat", "seat_other")),
    n.FOLDED: Event("folded", "Out of the heap: {card}.", ("card",)),
    n.FOLD_LOST: Event("fold_lost", "One card of the heap is lost unseen."),
    n.VOTED: Event("voted", "{seat} votes: {option}.", ("seat", "kind", "option")),
    n.NO_MAJORITY: Event("no_majority", "No majority: nobody dies."),
    n.WINDOW: Event("window", "{moment}", ("moment",), labels={"moment": ("The last cell is gone. Will anybody answer?", "One cell is left. A moment of silence.")}),
    n.REACTED: Event("reacted", "{seat} plays {card}!", ("seat", "card")),
    n.CANCELLED: Event("cancelled", "{card} is cancelled.", ("card",)),
    n.ALERT_FORCED: Event("alert_forced", "Until clean-up the ship counts as {value}.", ("value",), labels={"value": ("calm", "in Red Alert")}),
    n.STATED: Event("stated", "{seat}: {option}", ("seat", "kind", "option")),
    n.GAME_OVER: Event("game_over", "The {team} team wins: {reason}.", ("team", "reason"), labels={"team": TEAMS, "reason": ENDINGS}),
    n.NO_ENERGY_ACTION: Event("no_energy_action", "{seat} keeps their Energy.", ("seat",)),
    n.CHOSE: Event("chose", "{seat} chooses: {option}.", ("seat", "kind", "option")),
}  # fmt: skip


def seat_option(text: str) -> str | None:
    """`seat:0` to `seat:5`."""
    return text if text in {f"seat:{seat}" for seat in range(6)} else None


def file_option(text: str) -> str | None:
    """`file:PATH`, an owner's own content file."""
    return text if text.startswith("file:") else None


OPTIONS = (
    Option("first_player", "random", ("random", "seat:<k>", "last_saboteur"), "who takes the first turn (ARD-3.1)", seat_option),
    Option("last_saboteur", "none", ("none", "seat:<k>"), "the seat that was Saboteur last in this series", seat_option),
    Option("content", "base", ("base", "base_extra", "file:<path>"), "the cards to play with (ARD-16.1)", file_option),
    Option("deck_mix", "standard", ("standard", "tempered"), "numbers of cards: standard, or kinder to the crew"),
    Option("vote_mode", "simultaneous", ("simultaneous", "sequential"), "votes at once, or openly in turn (ARD-R30)"),
    Option("dead_chooser", "self", ("self", "next_living"), "who chooses for a dead active player (ARD-R16)"),
    Option("martyr_prompt", "ask", ("ask", "auto_red", "auto_both"), "play Martyr unasked as soon as possible"),
    Option("table_talk", "free", ("free", "structured", "off"), "chat, statements as decisions, or none (ARD-17.1)"),
    Option("red_know", "off", ("off", "on"), "with six players the red two know each other"),
    Option("cells_start", "6", ("4", "5", "6", "7", "8"), "oxygen cells at the start (for the lab)"),
    Option("alert_at", "2", tuple(str(cells) for cells in range(9)), "cells at which Red Alert begins (for the lab)"),
)  # fmt: skip

STREAMS = ("deal", "deck", "pile", "heap", "hands")


def check(players: int, options: Mapping[str, str]) -> None:
    """Combinations that the options table does not allow."""
    for name in ("first_player", "last_saboteur"):
        value = options[name]
        if value.startswith("seat:") and int(value[5:]) >= players:
            raise Refused(f"option {name}: {players} players have the seats 0 to {players - 1}")
    if options["red_know"] == "on" and players != 6:
        raise Refused("option red_know is for 6 players: only then there are two red players")
    if int(options["alert_at"]) > int(options["cells_start"]):
        raise Refused("option alert_at may not be above cells_start")
    if options["content"].startswith("file:") and options["deck_mix"] != "standard":
        raise Refused("option deck_mix goes with our own content; a file gives its own counts")
    content.check_size(content.load(options), players)


def deal(players: int, key: bytes, pack: Any, options: Mapping[str, str]) -> Ardor:
    """A state whose first step is the set-up."""
    g = Ardor(players, key, tuple(name.encode() for name in STREAMS), pack)
    g.cells_start = int(options["cells_start"])
    g.alert_at = int(options["alert_at"])
    g.sequential_votes = options["vote_mode"] == "sequential"
    g.next_living_chooses = options["dead_chooser"] == "next_living"
    g.auto_red = options["martyr_prompt"] != "ask"
    g.auto_blue = options["martyr_prompt"] == "auto_both"
    g.statements = options["table_talk"] == "structured"
    first = options["first_player"]
    if first == "last_saboteur":
        first = options["last_saboteur"]
    seat = int(first[5:]) if first.startswith("seat:") else -1
    g.then((setup.set_up, options["red_know"] == "on", seat))
    return g


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """ARD-R33: between windows a red holder may play Martyr whenever the game waits."""
    state = cast(Ardor, g)
    if state.cells != 1 or any(ask[1] == seat and ask[2] == n.MARTYR_RED for ask in g.open):
        return []
    return [
        (n.MARTYR_RED, n.PLAY + kind) for kind in martyr.reactions(state, seat, CELLS_IS_ONE)
    ]


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """ARD-R33: the Martyr is played between windows."""
    g.interject((martyr.play_reaction, seat, CELLS_IS_ONE, option - n.PLAY))


def item_name(g: State, place: int) -> str:
    """ARD-R45: a Malfunction in play has a handle of its own while it stays there."""
    return str(cast(Ardor, g).handle[place])


def item_words(g: State, place: int) -> str:
    """A Malfunction as a person points at it."""
    state = cast(Ardor, g)
    kind = state.malfunctions[place]
    where = state.holder[place]
    before = "on the ship" if where < 0 else f"before seat {where}"
    return f"{g.pack.titles['card'][kind]} {before} ({len(state.on[place])} of {state.cards.repair[kind]})"


def derived(g: State) -> dict[str, Any]:
    """Public facts that follow from others."""
    state = cast(Ardor, g)
    return {
        "red_alert": oxygen.red_alert(state),
        "missions_in_use": sorted(
            g.pack.names["mission"][kind] for kind in setup.MISSIONS_IN_USE[g.players]
        ),
    }


T = TypeVar("T")


def in_order(table: Mapping[int, T]) -> tuple[T, ...]:
    """The declarations by their number; none may be missing."""
    return tuple(table[number] for number in range(len(table)))


GAME = Game(
    name="ardor",
    title="Ardor",
    blurb="A saboteur is aboard. Everybody slips cards into one pile, and nobody can prove a thing.",
    code="ARD",
    min_players=3,
    max_players=6,
    default_players=4,
    zones=ZONES,
    facts=FACTS,
    kinds=in_order(KINDS),
    events=in_order(EVENTS),
    options=OPTIONS,
    streams=STREAMS,
    sides=TEAMS,
    reasons=("oxygen", "martyr", "all_blue_dead", "chancellor", "saboteur", "deck"),
    state=Ardor,
    modules=(
        conditions, damage, effects, energy, fold, frames, hands, looks, malfunctions, martyr,
        oxygen, play, reveal, setup, talk, turn, victory, votes,
    ),
    load=content.load,
    deal=deal,
    check=check,
    interjections=interjections,
    interject=interject,
    why_not=why.why_not,
    item_name=item_name,
    item_words=item_words,
    derived=derived,
    bots={"sensible": bot.Sensible},
    rules_text=resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8"),
)  # fmt: skip
