"""INT-3: rounds, turns, what begins and what ends with them."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam
from shipboard.kernel.texts import around

from .. import choices
from ..numbers import AP_RECEIVED, BREACH_SAVE, ROUND, TURN
from ..pack import (
    A_DO,
    A_IF,
    ALIENS,
    ALIVE,
    BROOD,
    COLONIST,
    NPCS,
    ON_ENEMY_START,
    ON_ROUND_END,
    ON_TURN_END,
    PRIME,
    SAVES_DISCARDED,
    SAVES_FREE,
    T_AP,
    T_BREACH_DEATH,
    T_ENEMY_START,
    T_ROUND_END,
    T_SURVIVE,
    T_TURN_END,
    T_TURN_START,
)
from ..state import (
    ACTIONS,
    AT_ROUND_END,
    AT_TURN_END,
    AT_TURN_START,
    BY_BREACH,
    NOBODY,
    SURVIVE_BREACH,
    Interloper,
)
from .aims import no_aim_at_all
from .deaths import die, remove_npc
from .figures import bits, figures_of, holds, main_figure, owner, situation
from .frames import carry
from .items import lose_item
from .lasting import expire
from .menu import play_on
from .moves import ask_stalk
from .traits import TURN_WINDOW, open_window
from .victory import draw_game

BASE_AP: Final = 4  # INT-3.4

# Rounds.


def new_round(g: Interloper) -> None:
    """INT-3.1: the Alien first, then each Colonist clockwise."""
    g.round += 1
    if g.telling:
        g.tell(ROUND, (g.round,))
    g.then((take_turns, 0))


def take_turns(g: Interloper, j: int) -> None:
    """INT-3.1, 3.2, INT-R118: a dead Colonist has no turn, but what lasted until it ends."""
    if j == g.players:
        g.stack.extend(g.cards.round_end)
        return
    seat = (g.alien_player + j) % g.players
    g.then((take_turns, j + 1))
    if figures_of(g, seat):
        turn(g, seat)
    else:
        expire(g, AT_TURN_START, seat)
        expire(g, AT_TURN_END, seat)


def lose_npcs(g: Interloper) -> None:
    """INT-3.9 (a): NPCs in breached rooms die."""
    for npc in bits(g.alive & NPCS):
        if g.breached >> g.at[npc] & 1:
            remove_npc(g, npc)


def round_texts(g: Interloper) -> None:
    """INT-3.9 (b): effects and goals of the end of a round."""
    for figure in (PRIME, *bits(g.alive & ~ALIENS & ~NPCS)):
        if g.tags[figure] & T_ROUND_END:
            trigger(g, figure, ON_ROUND_END, NOBODY)


def clear_round(g: Interloper) -> None:
    """INT-3.9 (c), (d): marks are cleared."""
    expire(g, AT_ROUND_END, NOBODY)
    g.attacked = g.assisted = g.protected = 0
    g.activated = g.searched = 0
    g.acts_round.clear()
    g.claimed = [0] * g.players
    g.claims = [0] * g.players


def next_round(g: Interloper) -> None:
    """INT-3.9 (e), 18.10: the round limit is tested."""
    if g.round == g.round_limit:
        draw_game(g)
    else:
        g.then((new_round,))


def trigger(g: Interloper, figure: int, timing: int, other: int) -> None:
    """Let the texts of a figure do what they do at this time, in their order (INT-R20)."""
    steps = []
    for text in g.texts[figure]:
        for condition, effects in g.cards.triggers[timing][text]:
            if holds(condition, situation(g, figure)):
                steps.append((carry, effects, figure, text, NOBODY, other, False))
    g.then(*steps)


# Turns.


def turn(g: Interloper, seat: int) -> None:
    """INT-3.3: the steps of a turn."""
    g.turn += 1
    g.active = seat
    g.ap = 0
    g.resting = False
    g.counts = [0] * ACTIONS
    g.attacks = g.foes = g.struck = g.stalked = 0
    g.own_rooms = g.extra_uses = 0
    g.acts.clear()
    g.used.clear()
    if g.telling:
        g.tell(TURN, (seat,))
    expire(g, AT_TURN_START, seat)
    g.stack.extend(g.cards.turns[seat])


def receive_ap(g: Interloper, seat: int) -> None:
    """INT-3.3 (c), 3.4, 16.15, INT-R16, R115: 4 AP and all changes, at least 1."""
    figure = main_figure(g, seat)
    ap = BASE_AP + g.next_ap[seat]
    if g.tags[figure] & T_AP:
        living = 0
        for brood in range(BROOD, COLONIST):
            if g.alive >> brood & 1:
                living |= 1 << ALIVE + g.cards.brood_sort[brood]
        case = situation(g, figure) | living
        lives = g.alive >> figure & 1
        for text in g.texts[figure]:
            for n, condition in g.cards.ap[text]:
                if holds(condition, case) and (lives or through_brood(condition)):
                    ap += n
    if g.set_ap[seat] >= 0:
        ap = g.set_ap[seat]
    g.ap = max(1, ap)
    g.next_ap[seat] = 0
    g.set_ap[seat] = NOBODY
    if g.telling:
        g.tell(AP_RECEIVED, (seat, g.ap))


def through_brood(condition: tuple[tuple[int, int], ...]) -> bool:
    """INT-R90, R115: whether an AP change speaks of living brood."""
    for needs, _ in condition:
        if needs >> ALIVE:
            return True
    return False


def enemy_texts(g: Interloper, seat: int) -> None:
    """INT-3.3 (d), INT-R20: first what enemies in the room do to who begins a turn."""
    figure = main_figure(g, seat)
    if not g.alive >> figure & 1:
        return
    room = g.here[g.at[figure]]
    steps = []
    for other in around(g, seat):
        enemy = main_figure(g, other)
        if room >> enemy & 1 and (enemy < COLONIST) != (figure < COLONIST):
            if g.tags[enemy] & T_ENEMY_START:
                for text in g.texts[enemy]:
                    for condition, effects in g.cards.triggers[ON_ENEMY_START][text]:
                        if holds(condition, situation(g, enemy)):
                            steps.append((carry, effects, enemy, text, NOBODY, figure, False))
    g.then(*steps)


def own_texts(g: Interloper, seat: int) -> None:
    """INT-3.3 (d), INT-R20: then the own texts, in their order."""
    figure = main_figure(g, seat)
    if not g.tags[figure] & T_TURN_START:
        return
    steps = [
        (start_text, figure, text, number)
        for text in g.texts[figure]
        for number in range(len(g.cards.starts[text]))
    ]
    g.then(*steps)


def start_text(g: Interloper, figure: int, text: int, number: int) -> None:
    """INT-R21: a text of the start of a turn; a check that could bring nothing is not made."""
    ability = g.cards.starts[text][number]
    if g.alive >> figure & 1 and holds(ability[A_IF], situation(g, figure)):
        if not no_aim_at_all(g, figure, ability):
            carry(g, ability[A_DO], figure, text, NOBODY, NOBODY, False)


def offer_stalk(g: Interloper, seat: int) -> None:
    """INT-3.3 (e): the chance to Stalk."""
    g.then((ask_stalk, main_figure(g, seat)))


def turn_over(g: Interloper, seat: int) -> None:
    """INT-3.7, 3.8: window, end-of-turn texts, death in breached rooms; the dead skip them."""
    if figures_of(g, seat):
        g.then((open_window, TURN_WINDOW), (end_texts, seat), (breach_deaths, seat))


def end_texts(g: Interloper, seat: int) -> None:
    """INT-3.7 (b), 17.17, INT-R92, R93: what texts do at the end of a turn."""
    figure = main_figure(g, seat)
    if g.alive >> figure & 1 and g.tags[figure] & T_TURN_END:
        trigger(g, figure, ON_TURN_END, NOBODY)


def breach_deaths(g: Interloper, seat: int) -> None:
    """INT-3.7 (c), 11.6, INT-R46, R47: who ends the turn in a breached room dies."""
    if g.breached:
        steps = [
            (breach_death, figure)
            for figure in bits(figures_of(g, seat))
            if g.breached >> g.at[figure] & 1
        ]
        g.then(*steps)


def breach_death(g: Interloper, figure: int) -> None:
    """INT-11.6, 17.11: unless something saves the character."""
    if survives(g, figure):
        return
    if rescue(g, figure) >= 0:
        g.ask(owner(g, figure), BREACH_SAVE, [choices.USE, choices.DIE], (saved, figure))
    else:
        die(g, figure, BY_BREACH)


def survives(g: Interloper, figure: int) -> bool:
    """INT-11.6: an ability, an item or a trait says so; a penalty may void the latter two."""
    own = g.cards.designs + figure
    void = g.forbids[figure] >> SURVIVE_BREACH & 1
    for text in g.texts[figure]:
        if text == own or not void:
            if g.cards.tags[text] & T_SURVIVE or g.cards.saves[text] == SAVES_FREE:
                return True
    return False


def rescue(g: Interloper, figure: int) -> int:
    """An item that can be discarded to survive, or -1."""
    if g.tags[figure] & T_BREACH_DEATH and not g.forbids[figure] >> SURVIVE_BREACH & 1:
        for text in g.texts[figure]:
            if text in g.items[figure] and g.cards.saves[text] == SAVES_DISCARDED:
                return text
    return NOBODY


def saved(g: Interloper, figure: int, option: int) -> None:
    """`on_breach_death`: the item is discarded instead."""
    if option == choices.USE:
        lose_item(g, figure, rescue(g, figure))
    else:
        die(g, figure, BY_BREACH)


def end_turn(g: Interloper, seat: int) -> None:
    """INT-3.7 (d): what lasts until the end of this turn ends."""
    expire(g, AT_TURN_END, seat)


# INT-3.3: the steps of a turn after its beginning.
TURN_STEPS: Final = Seam(
    window=(open_window, TURN_WINDOW),
    ap=(receive_ap, SEAT),
    enemies=(enemy_texts, SEAT),
    texts=(own_texts, SEAT),
    stalk=(offer_stalk, SEAT),
    actions=(play_on,),
    over=(turn_over, SEAT),
    end=(end_turn, SEAT),
)

# INT-3.9: the end of a round.
ROUND_END: Final = Seam(
    npcs=(lose_npcs,),
    texts=(round_texts,),
    marks=(clear_round,),
    next=(next_round,),
)
