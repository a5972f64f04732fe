"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what all may see. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import no_limit

from . import choices
from .pack import NPC_TYPES
from .rules import (
    abilities,
    aims,
    attacks,
    checks,
    declaring,
    effects,
    items,
    menu,
    moves,
    payoff,
    penalties,
    setup,
    traits,
    turn,
)
from .rules.figures import bits, main_figure
from .state import RECEIVE_ITEM, TO_ASSIST, TO_PROTECT, Interloper

FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {
    setup.ask_alien: setup.no_player,
    setup.pick_character: setup.no_character,
    setup.ask_prime: setup.no_lair,
    setup.ask_brood: setup.no_nest,
    traits.ask_window: traits.no_turn_up,
    traits.window_answer: traits.no_second,
    traits.more_picked: traits.no_further,
    traits.ask_forced_reveal: traits.no_forced_reveal,
    traits.close_window: no_limit,
    traits.ask_take_back: no_limit,
    menu.menu: menu.no_menu,
    menu.actor_named: menu.no_named,
    menu.acted: menu.no_stage_of,
    menu.reveal: menu.no_second,
    menu.ask_command_target: menu.no_quarry,
    moves.ask_stalk: moves.no_stalk,
    moves.ask_resin: no_limit,
    aims.ask_penalty: aims.no_cure,
    aims.ask_route: aims.no_route,
    abilities.ask_card_aim: abilities.no_card_aim,
    abilities.ask_receiver: abilities.no_getter,
    attacks.ask_target: attacks.no_victim,
    attacks.ask_protect: attacks.no_protect,
    attacks.ask_assist: attacks.no_assist,
    attacks.ask_guards: attacks.no_guards,
    attacks.guard_picked: attacks.no_more_guards,
    payoff.ask_payoff: payoff.no_choice,
    payoff.ask_fallback: payoff.no_fallback,
    checks.ask_fail_penalty: checks.no_fail_penalty,
    penalties.take_penalty: no_limit,
    penalties.ask_prevent: penalties.no_prevent,
    penalties.ask_ignore: no_limit,
    effects.heal: effects.no_regeneration,
    effects.ask_search: effects.no_search_pick,
    effects.discard_item: effects.no_discard,
    effects.ask_panic: effects.no_flight,
    effects.peek_trait: effects.no_peek,
    items.ask_encumbrance: items.no_drop,
    turn.breach_death: no_limit,
}


def title(g: Interloper, pool: str, number: int) -> str:
    """What a person calls it."""
    return str(g.pack.titles[pool][number])


def who(g: Interloper, seat: int) -> str:
    """A player by the figure that all see."""
    return title(g, "figure", main_figure(g, seat))


def text_title(g: Interloper, text: int) -> str:
    """A card, or the character whose text it is."""
    designs = g.cards.designs
    return title(g, "card", text) if text < designs else title(g, "figure", text - designs)


# Who is meant, and what it would do: from the arguments of the step that asks.


def acting(g: Interloper, seat: int, *args: int) -> int:
    """The figure whose action is being chosen."""
    if g.asker[0] is menu.actor_named and args[1] >= choices.ACTOR_FIGURE:
        return args[1] - choices.ACTOR_FIGURE
    if g.asker[0] in (menu.acted, abilities.ask_card_aim):
        return args[0]
    return main_figure(g, seat)


def action(g: Interloper, seat: int, option: int) -> int:
    """The action that an option of a menu means."""
    if g.asker[0] is menu.menu and seat == g.alien_player and menu.has_brood(g):
        return menu.action_of(option)
    return option


def figure(g: Interloper, seat: int, option: int, *args: int) -> int:
    """The figure that an option means; of the menu, the NPC that could be sent."""
    if g.asker[0] is menu.menu:
        return menu.lone_npc(g, seat)
    asks_in_turn = (
        attacks.ask_protect, attacks.ask_assist, attacks.ask_guards, attacks.guard_picked,
    )  # fmt: skip
    return option - choices.PICK if g.asker[0] in asks_in_turn else option


def figure_title(g: Interloper, seat: int, option: int, *args: Any) -> str:
    """Its name."""
    return title(g, "figure", figure(g, seat, option))


def actor(g: Interloper, seat: int, option: int, *args: int) -> str:
    """The name of the figure whose action is being chosen."""
    return title(g, "figure", acting(g, seat, *args))


# What forbids it, and what it costs.


def barring(g: Interloper, figure: int, deed: int) -> str:
    """INT-R117: the text that forbids it, or has allowed it often enough."""
    for text in g.texts[figure]:
        spent = any(of == deed and g.counts[of] >= most for of, most in g.cards.caps[text])
        if spent or g.cards.forbids[text] >> deed & 1:
            return text_title(g, text)
    raise LookupError(f"no text bars action {deed}")


def ban(g: Interloper, seat: int, option: int, *args: int) -> str:
    """The text that bars an action."""
    return barring(g, acting(g, seat, *args), action(g, seat, option))


def price(g: Interloper, seat: int, option: int, *args: int) -> int:
    """What an action costs."""
    return declaring.cost(g, acting(g, seat, *args), action(g, seat, option))


def move_price(g: Interloper, seat: int, option: int, *args: int) -> int:
    """What a move costs: to the room, or to the cheapest."""
    figure = acting(g, seat, *args)
    if g.asker[0] is menu.acted:
        return moves.move_cost(g, figure, option)
    rooms = bits(g.cards.adjacent[g.at[figure]])
    able = [room for room in rooms if not moves.no_passage(g, figure, room)]
    return min(moves.move_cost(g, figure, room) for room in able)


def npc_price(g: Interloper, seat: int, option: int, *args: int) -> int:
    """What it costs to move the NPC, or the cheapest."""
    if g.asker[0] is not menu.menu:
        return moves.npc_cost(g, seat, option)
    able = [npc for npc in bits(moves.claimable(g, seat)) if not aims.no_walker(g, npc)]
    return min(moves.npc_cost(g, seat, npc) for npc in able)


def card_price(g: Interloper, seat: int, option: int, figure: int, deed: int) -> int:
    """What the action of a card costs."""
    return abilities.action_cost(g, figure, aims.ability_of(g, option), deed)


# Marks.


def moved(g: Interloper, seat: int, option: int, *args: int) -> str:
    """Which NPCs the player has claimed this round."""
    mine = [title(g, "figure", npc) for npc in bits(g.claimed[seat])]
    return f"you have claimed {', '.join(mine)}" if mine else "the one you claimed is dead"


def claims(g: Interloper, seat: int, option: int, *args: int) -> str:
    """Which NPCs other players have claimed this round."""
    return ", ".join(
        f"{title(g, 'figure', npc)} by {who(g, other)}"
        for other in range(g.players)
        if other != seat
        for npc in bits(g.claimed[other] & g.alive)
    )


def claimant(g: Interloper, seat: int, option: int, *args: int) -> str:
    """Who has claimed the NPC this round."""
    return who(g, moves.claimed_by(g, seat, figure(g, seat, option)))


def fought(g: Interloper, seat: int, option: int, *args: int) -> str:
    """What a figure has done this round."""
    return "attacked" if g.attacked >> figure(g, seat, option) & 1 else "assisted"


def here(g: Interloper, seat: int, option: int, *args: int) -> str:
    """The room of the figure whose action is being chosen."""
    return title(g, "place", g.at[acting(g, seat, *args)])


def activator(g: Interloper, seat: int, option: int, *args: int) -> str:
    """Who has activated the room this round."""
    return who(g, g.activated_by[g.at[acting(g, seat, *args)]])


def searcher(g: Interloper, seat: int, option: int, *args: int) -> str:
    """Who has searched the room this round."""
    return who(g, g.searched_by[g.at[acting(g, seat, *args)]])


def helper(g: Interloper, seat: int, option: int, *args: int) -> str:
    """The type of NPC that the room asks for."""
    return NPC_TYPES[g.cards.circle[g.at[acting(g, seat, *args)]]].capitalize()


def turner(g: Interloper, seat: int, option: int) -> str:
    """The combatant among whose cards is chosen."""
    own = g.asker[0] is payoff.ask_payoff and not payoff.lashes(g)
    return title(g, "figure", g.fight.winner if own else payoff.loser_of(g))


FILLS: Final[Mapping[str, Callable[..., object]]] = {
    "activator": activator,
    "actor": actor,
    "ap": lambda g, *args: g.ap,
    "ban": ban,
    "ban_on_assisting": lambda g, seat, o, *args: barring(g, o - choices.PICK, TO_ASSIST),
    "ban_on_protecting": lambda g, seat, o, *args: barring(g, o - choices.PICK, TO_PROTECT),
    "ban_on_receiving": lambda g, seat, o, *args: barring(g, o, RECEIVE_ITEM),
    "ban_on_repairs": lambda g, seat, o, *args: barring(g, acting(g, seat, *args), choices.REPAIR),
    "card_price": card_price,
    "claimant": claimant,
    "claims": claims,
    "difference": lambda g, *args: g.fight.limit,
    "figure": figure_title,
    "fought": fought,
    "helper": helper,
    "here": here,
    "move_price": move_price,
    "moved": moved,
    "npc": figure_title,
    "npc_price": npc_price,
    "price": price,
    "searcher": searcher,
    "thawed": lambda g, seat, o, *args: NPC_TYPES[o].capitalize(),
    "turner": turner,
}
