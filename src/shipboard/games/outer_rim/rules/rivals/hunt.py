"""RIM-72: how an automatic bounty hunter meets its targets, unopposed or opposed."""

from __future__ import annotations

from ... import choices
from ...numbers import (
    ABANDONS,
    ALLOWED,
    COMES_FOR,
    COMPLETES_BOUNTY,
    ELIMINATES,
    MEETS,
    NO_CHOICE_OF_FACTION,
    PROTECT,
    PROTECTS,
    RIVAL_GAINS,
    RIVAL_LOSES,
    SOMEBODY_ELSE,
)
from ...pack import FACTIONS, OF_A_REWARD, Effects
from ...state import FOE_PLAYER, NEGATIVE, NONE, POSITIVE, Fight, Rim
from .. import bounties, combat, contacts, damage, goals, leaving, purse, rewards, values
from ..frames import carry, frame_of
from ..piles import CONTACTS, GONE, token_goes
from . import people
from .reasons import APPLIES, NO_TARGET_HERE
from .targets import CHARACTER, CREW_MEMBER, FACE_UP, Target, first_ones, one_of, targets
from .work import without_draws

CHARACTER_CREDITS = 5000  # RIM-72.8
CHARACTER_FAME = 1

# The line of the AI card.


def within_reach(g: Rim, seat: int, far: int) -> list[Target]:
    """RIM-72.1 to 72.3: the targets in the space; of contacts those so many spaces away, too."""
    return [
        target
        for target in targets(g, seat)
        if target[3] == g.at[seat]
        or (target[0] >= FACE_UP and values.distance(g, g.at[seat], target[3]) <= far)
    ]


def no_target_here(g: Rim, seat: int, far: int, eliminated: Effects) -> int:
    """RIM-61.2: there is a target to encounter."""
    return APPLIES if within_reach(g, seat, far) else NO_TARGET_HERE


def encounter_target(g: Rim, seat: int, far: int, eliminated: Effects) -> None:
    """RIM-71.3, 72.1 to 72.3, RIM-R223: the first target; `eliminated` is what the AI card gives
    for an elimination.
    """
    found = first_ones(g, seat, within_reach(g, seat, far))
    if not found:
        return
    rank, who, bounty, _ = one_of(g, found)
    if rank == CHARACTER:
        if g.telling:
            g.tell(COMES_FOR, (seat, who, bounty))
        g.then((oppose, seat, who, NONE, bounty, eliminated))
    elif rank == CREW_MEMBER:
        hunt_crew(g, seat, who, bounty, eliminated)
    else:
        meet(g, seat, who, far, eliminated)


def meet(g: Rim, seat: int, spot: int, far: int, eliminated: Effects) -> None:
    """RIM-72.1, 73.3, RIM-R222, R223: a contact, turned up if it was hidden; whoever is not hunted
    stays where they are.
    """
    if contacts.hidden(g, spot) and not people.turn_up(g, spot):
        g.then((encounter_target, seat, far, eliminated))
        return
    contact = contacts.token_at(g, spot)
    bounty = bounties.bounty_for(g, seat, contact)
    if bounty != NONE:
        g.then((unopposed, seat, bounty, spot, NONE, eliminated))
    elif g.telling:
        g.tell(SOMEBODY_ELSE, (seat, contact))


# Crew.


def hunt_crew(g: Rim, seat: int, crew: int, bounty: int, eliminated: Effects) -> None:
    """RIM-72.2, 73.4, RIM-R50, R219, R220: another player who stands may protect it."""
    owner = bounties.owner_of(g, crew)
    if g.telling:
        g.tell(MEETS, (seat, g.cards.target[bounty], crew))
    if owner == seat or g.defeated[owner]:
        g.then((unopposed, seat, bounty, NONE, crew, eliminated))
    else:
        g.then((ask_protection, owner, seat, crew, bounty, eliminated))


def ask_protection(
    g: Rim, owner: int, hunter: int, crew: int, bounty: int, eliminated: Effects
) -> None:
    """RIM-72.2: the owner decides before any die is rolled."""
    options = [choices.ABANDON, choices.PROTECT]
    g.ask(owner, PROTECT, options, (protected, owner, hunter, crew, bounty, eliminated))


def protected(
    g: Rim, owner: int, hunter: int, crew: int, bounty: int, eliminated: Effects, option: int
) -> None:
    """RIM-72.2: protected it is opposed, else unopposed."""
    if g.telling:
        said = PROTECTS if option == choices.PROTECT else ABANDONS
        g.tell(said, (owner, g.cards.target[bounty]))
    if option == choices.PROTECT:
        g.then((oppose, hunter, owner, crew, bounty, eliminated))
    else:
        g.then((unopposed, hunter, bounty, NONE, crew, eliminated))


# Unopposed.


def unopposed(g: Rim, seat: int, bounty: int, spot: int, crew: int, eliminated: Effects) -> None:
    """RIM-72.4, RIM-R217: the reward, then damage as high as the fight would have been; all of it
    is one effect.
    """
    kind, value = g.cards.fight_kind[bounty], g.cards.fight_value[bounty]
    damage.open_unit(g)
    g.then(
        (remove_target, seat, bounty, spot, crew),
        (take_reward, seat, bounty, eliminated),
        (damage.suffer, seat, kind, value),
        (damage.close_unit,),
    )


def remove_target(g: Rim, seat: int, bounty: int, spot: int, crew: int) -> None:
    """RIM-72.4, 72.7, RIM-R218: the contact or the crew leaves the game, the crew with its card."""
    contact = g.cards.target[bounty]
    if crew == NONE:
        token_goes(g, contact, CONTACTS, spot, GONE, 0)
    else:
        leaving.drop_out(g, bounties.owner_of(g, crew), crew)
    if g.telling:
        g.tell(ELIMINATES, (seat, contact))


def take_reward(g: Rim, seat: int, bounty: int, eliminated: Effects) -> None:
    """RIM-72.4, 72.7, RIM-R210, R231: for the elimination, and the text after it; then the bounty
    leaves the game.
    """
    parts = without_draws(g.cards.eliminate[bounty])
    after = without_draws(g.cards.after_reward[bounty])
    parting = ((bounties.done_with, seat, bounty), (and_more, seat, eliminated))
    rewards.gain_reward(g, rewards.reward_frame(g, seat, bounty), (), parts, after, parting)


def and_more(g: Rim, seat: int, eliminated: Effects) -> None:
    """What the AI card gives for an elimination."""
    if eliminated:
        carry(g, frame_of(g, seat, NONE), eliminated)


# Opposed.


def oppose(g: Rim, seat: int, defender: int, crew: int, bounty: int, eliminated: Effects) -> None:
    """RIM-72.5: a fight against the player: on the ground on a planet, with ships elsewhere."""
    frame = frame_of(g, seat, bounty)
    frame.other = defender
    carry(g, frame, ((fight, seat, defender, crew, bounty, eliminated),))


def fight(g: Rim, seat: int, defender: int, crew: int, bounty: int, eliminated: Effects) -> None:
    """RIM-72.5 to 72.8: the opponent attacks."""
    row = Fight()
    row.attacker = seat
    row.defender = defender
    row.foe = FOE_PLAYER
    row.kind = combat.kind_here(g, seat)
    row.bounty = bounty
    won: Effects
    if crew == NONE:
        won = ((character_beaten, seat, defender, bounty),)
    else:
        won = (
            (remove_target, seat, bounty, NONE, crew),
            (take_reward, seat, bounty, eliminated),
        )
    combat.fight(g, row, won, ((leaving.drop, seat, bounty),))


def character_beaten(g: Rim, seat: int, loser: int, bounty: int) -> None:
    """RIM-72.8: whatever the card says; then it leaves the game, and reputation changes."""
    if g.telling:
        g.tell(COMPLETES_BOUNTY, (seat, bounty))
    g.then(
        (purse.gain_credits, seat, CHARACTER_CREDITS),
        (purse.gain_fame, seat, CHARACTER_FAME, OF_A_REWARD),
        (bounties.done_with, seat, bounty),
        (name_gain, 0, seat, loser),
        (name_loss, 0, seat, loser),
        (goals.look,),
    )


def name_gain(g: Rim, namer: int, winner: int, loser: int) -> None:
    """RIM-72.8: the person names a faction that dislikes the loser: the opponent gains with it."""
    options = [
        each for each in range(FACTIONS) if not no_gain(g, namer, each, namer, winner, loser)
    ]
    if len(options) > 1:
        g.ask(namer, RIVAL_GAINS, options, (gained, winner))
    elif options:
        gained(g, winner, options[0])


def no_gain(g: Rim, seat: int, option: int, namer: int, winner: int, loser: int) -> int:
    """RIM-72.8: one where the opponent is not in favour yet, if possible."""
    if option not in disliking(g, winner, loser):
        return NO_CHOICE_OF_FACTION
    return ALLOWED


def disliking(g: Rim, winner: int, loser: int) -> list[int]:
    """RIM-72.8: the factions that dislike the loser; those that favour the winner if all do."""
    found = [each for each in range(FACTIONS) if values.reputation(g, loser, each) == NEGATIVE]
    felt = [each for each in found if values.reputation(g, winner, each) != POSITIVE]
    return felt or found


def gained(g: Rim, winner: int, faction: int) -> None:
    """RIM-72.8: 1 reputation more."""
    purse.change_reputation(g, winner, faction, 1)


def name_loss(g: Rim, namer: int, winner: int, loser: int) -> None:
    """RIM-72.8: the person names a faction that favours the loser: the opponent loses with it."""
    options = [
        each for each in range(FACTIONS) if not no_loss(g, namer, each, namer, winner, loser)
    ]
    if len(options) > 1:
        g.ask(namer, RIVAL_LOSES, options, (lost, winner))
    elif options:
        lost(g, winner, options[0])


def no_loss(g: Rim, seat: int, option: int, namer: int, winner: int, loser: int) -> int:
    """RIM-72.8: one that favours the loser."""
    favours = values.reputation(g, loser, option) == POSITIVE
    return ALLOWED if favours else NO_CHOICE_OF_FACTION


def lost(g: Rim, winner: int, faction: int) -> None:
    """RIM-72.8: 1 reputation less."""
    purse.change_reputation(g, winner, faction, -1)
