"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what the asking seat may know. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import no_limit

from .rules import (
    actions,
    barter,
    bounties,
    contacts,
    customs,
    deals,
    deliver,
    dice,
    encounters,
    gaining,
    jobs,
    leaving,
    market,
    moments,
    movement,
    patrols,
    planning,
    setup,
    ships,
    skill_tests,
    trade,
)
from .rules.effects import choosing, moves, players, scouting, standing, taking
from .rules.expansion import core, discards, duels, robbery, sheets, special_delivery

FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {
    setup.pick_character: setup.no_character,
    setup.pick_starter: setup.no_starter,
    setup.choose_faction: no_limit,
    sheets.choose_sheet: sheets.no_sheet,
    planning.plan: planning.no_plan,
    movement.fly_on: movement.no_flight,
    movement.ask_on: movement.no_passing,
    movement.ask_stop: movement.no_forced_stop,
    patrols.come_near: patrols.no_path,
    patrols.push: patrols.no_push,
    patrols.push_away: patrols.no_push_end,
    actions.act: actions.no_act,
    actions.use_abilities: actions.no_ability,
    trade.next_proposal: trade.no_partner,
    trade.make_up: trade.no_part,
    trade.ask_reply: trade.no_reply,
    deals.choose_way: deals.no_way,
    deals.choose_amount: deals.no_amount,
    deals.ask_payer: no_limit,
    market.ask_discard: market.no_discard,
    market.ask_buy: market.no_buy,
    market.ask_buy_top: market.no_buy_top,
    market.ask_free: market.no_take,
    barter.ask_barter: barter.no_barter,
    ships.ask_used_ship: ships.no_used_ship,
    gaining.gain: gaining.no_making_room,
    leaving.refit: leaving.no_refit,
    leaving.refit_traded: leaving.no_refit_traded,
    leaving.token_home: leaving.no_home,
    deliver.ask_delivery: deliver.no_next,
    encounters.ask_encounter: encounters.no_encounter,
    bounties.ask_fight: no_limit,
    bounties.ask_fate: no_limit,
    bounties.ask_protect: no_limit,
    jobs.attempt: jobs.no_partner,
    skill_tests.choose_skill: skill_tests.no_skill,
    moments.forced: moments.no_forced,
    moments.offer: moments.no_offer,
    dice.own_window: dice.no_own_change,
    dice.opposing_window: dice.no_opposing_change,
    dice.pick: dice.no_die,
    standing.pick_faction: standing.no_faction,
    choosing.may: choosing.no_may,
    choosing.choose: choosing.no_block,
    players.choose_player: players.no_player,
    taking.pick_loss: taking.no_loss,
    taking.take_asset: taking.no_take,
    contacts.pick_for_icon: contacts.no_pick_for_icon,
    scouting.pick_reveal: scouting.no_contact,
    scouting.contact_look: scouting.no_contact,
    moves.choose_patrol: moves.no_patrol,
    core.ask_cross: no_limit,
    discards.ask_discard: market.no_discard,
    discards.ask_again: no_limit,
    duels.ask_gain: duels.no_gain,
    duels.ask_loss: duels.no_loss,
    robbery.choose_loot: robbery.no_choice,
    special_delivery.special_delivery: no_limit,
    special_delivery.ask_delivered: special_delivery.no_delivered,
    customs.far_encounter: customs.no_far,
    customs.divert: customs.no_target,
    customs.broker: customs.no_broker,
    customs.sealed_destination: customs.no_sealer,
    customs.choose_sealed: customs.no_sealed,
}

FILLS: Final[Mapping[str, Callable[..., object]]] = {}
