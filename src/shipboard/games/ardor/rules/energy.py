"""ARD-7: Energy actions and abilities."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, placed
from shipboard.kernel.state import Step

from .. import choices
from .. import numbers as n
from ..state import UNDAMAGED, Ardor
from . import effects, looks
from .frames import carry, close_frame, judged_for, no_living, who
from .malfunctions import repair


def energy_action(g: Ardor, seat: int, kind: int) -> None:
    """ARD-4.3, 6.1, 7.1, 7.2: steps II and VII, one ability or one repair in all, or pass."""
    if g.energy_used or not g.health[seat] or not g.front[seat]:
        return
    options = uses(g, seat, g.cards.cost[character(g, seat)])
    options.extend(range(choices.REPAIR, choices.REPAIR + len(g.malfunctions)))
    if len(options) > 1:
        g.ask(seat, kind, options, (act, seat))


def no_energy_action(g: Ardor, seat: int, option: int, *args: object) -> int:
    """ARD-9.3, 9.7: who is asked has free Energy, so any Malfunction can be repaired."""
    return no_use(g, seat, option, g.cards.cost[character(g, seat)])


def uses(g: Ardor, seat: int, cost: int) -> list[int]:
    """ARD-7.5: which of their abilities a player may use, if any; the named one at this cost."""
    options = [choices.PASS]
    if not no_ability(g, seat, cost):
        options.append(choices.ABILITY)
    if not no_refresh(g, seat):
        options.append(choices.REFRESH)
    return options


def no_use(g: Ardor, seat: int, option: int, cost: int) -> int:
    """ARD-7.5: the named ability, or Refresh; what is neither needs none."""
    if option == choices.ABILITY:
        return no_ability(g, seat, cost)
    return no_refresh(g, seat) if option == choices.REFRESH else n.ALLOWED


def no_ability(g: Ardor, seat: int, cost: int) -> int:
    """ARD-7.3, 7.7, 7.8: undamaged, with Energy enough, and its first part can happen."""
    if g.health[seat] != UNDAMAGED:
        return n.IS_DAMAGED
    if len(g.front[seat]) < cost:
        return n.TOO_DEAR
    return n.ALLOWED if usable(g, seat, seat) else n.NO_LEGAL_TARGET


def no_refresh(g: Ardor, seat: int) -> int:
    """ARD-7.7, 7.8: undamaged, with a card to discard."""
    if g.health[seat] != UNDAMAGED:
        return n.IS_DAMAGED
    return n.ALLOWED if g.hand[seat] else n.NOTHING_TO_DISCARD


def act(g: Ardor, seat: int, option: int) -> None:
    """ARD-7.4, 7.10, 9.8: the cost is paid first; a pass gives nothing up."""
    if option == choices.PASS:
        if g.telling:
            g.tell(n.NO_ENERGY_ACTION, (seat,))
        return
    g.energy_used = True
    if option >= choices.REPAIR:
        repair(g, seat, option - choices.REPAIR)
    elif option == choices.ABILITY:
        design = character(g, seat)
        spent = g.cards.cost[design]
        pay(g, seat, spent)
        use(g, seat, design, spent)
    else:
        pay(g, seat, 1)
        use_refresh(g, seat)


def pay(g: Ardor, seat: int, cost: int) -> None:
    """ARD-7.4: free Energy goes to the Discard Pile."""
    front = g.front[seat]
    if g.telling:
        g.tell(n.PAID, (seat, tuple(front[len(front) - cost :])))
    for _ in range(cost):
        g.discard.append(placed(front.pop(), PUBLIC))


def use(g: Ardor, seat: int, design: int, spent: int) -> None:
    """ARD-7.5: the text of a named ability, used by this player."""
    if g.telling:
        g.tell(n.USED_ABILITY, (seat, design))
    carry(g, g.cards.ability[design], seat, (close_frame,), spent=spent)


def use_refresh(g: Ardor, seat: int) -> None:
    """ARD-7.6, ARD-R28: discard one hand card, then draw one."""
    if g.telling:
        g.tell(n.USED_REFRESH, (seat,))
    carry(g, g.cards.refresh, seat, (close_frame,))


def character(g: Ardor, seat: int) -> int:
    """The design of a player's Character Card."""
    return g.character[seat][0] & DESIGN


def usable(g: Ardor, user: int, owner: int) -> bool:
    """ARD-7.7: whether this user could carry out the first part of the owner's named ability."""
    judged_for(g, user)
    can = possible(g, g.cards.ability[character(g, owner)][0])
    close_frame(g)
    return can


def possible(g: Ardor, effect: Step) -> bool:
    """ARD-7.7: an effect that needs a target, a card or a model has one."""
    function = effect[0]
    if function is effects.target:
        return len(effects.targets(g, effect[1], effect[2])) > 0
    if function is effects.discard_chosen:
        return len(g.hand[who(g, effect[1])]) > 0
    if function is looks.look_at_deck:
        return len(g.deck) > 0
    if function is use_other:
        return len(models(g, who(g, effect[1]))) > 0
    return True


def use_own(g: Ardor, party: int) -> None:
    """ARD-16.8, 7.9, ARD-R56: an undamaged player may use one of their abilities for nothing."""
    seat = who(g, party)
    options = uses(g, seat, 0)
    if len(options) > 1:
        g.ask(seat, n.OVERTIME_ABILITY, options, (used_own, seat))


def no_own_use(g: Ardor, seat: int, option: int, party: int) -> int:
    """ARD-16.8: an ability that costs nothing now."""
    return no_use(g, seat, option, 0)


def used_own(g: Ardor, seat: int, option: int) -> None:
    """ARD-16.8: nothing was paid, so nothing was spent (ARD-R66)."""
    if option == choices.ABILITY:
        use(g, seat, character(g, seat), 0)
    elif option == choices.REFRESH:
        use_refresh(g, seat)


def models(g: Ardor, user: int) -> list[int]:
    """ARD-16.11: whose named ability may be mimicked."""
    return [seat for seat in range(g.players) if not no_model(g, user, seat)]


def no_model(g: Ardor, seat: int, option: int, *args: object) -> int:
    """ARD-16.11, 7.7, ARD-R56: another undamaged player's, that is possible, and no mimic's."""
    if option == seat:
        return n.ONESELF
    dead = no_living(g, option)
    if dead:
        return dead
    if g.health[option] != UNDAMAGED:
        return n.MODEL_IS_DAMAGED
    if g.cards.ability[character(g, option)][0][0] is use_other:
        return n.MODEL_MIMICS
    return n.ALLOWED if usable(g, seat, option) else n.NO_LEGAL_TARGET


def use_other(g: Ardor, party: int) -> None:
    """ARD-16.11, 7.8, 5.7: an undamaged player picks whose ability to use, if there is one."""
    user = who(g, party)
    options = models(g, user) if g.health[user] == UNDAMAGED else []
    if options:
        g.ask(user, n.MIMIC_PICK, options, (used_other, user))


def used_other(g: Ardor, user: int, seat: int) -> None:
    """ARD-16.11, ARD-R56: as if it were the user's own, without further cost."""
    use(g, user, character(g, seat), g.frames[-1].spent)
