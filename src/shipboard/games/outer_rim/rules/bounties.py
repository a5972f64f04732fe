"""RIM-25.7 to 25.11, 26: people who are hunted: contacts and crew."""

from __future__ import annotations

from typing import Final

from .. import choices
from ..numbers import (
    ABANDONS,
    ALLOWED,
    CAPTURES,
    CREW_ELSEWHERE,
    ELIMINATE_OR_CAPTURE,
    ELIMINATES,
    ENDS,
    FIGHT_OR_TALK,
    GOES_AFTER,
    LED_AWAY,
    NO_CREW_HUNTED,
    PROTECT,
    PROTECTS,
)
from ..pack import BOUNTY, BOUNTY_REWARD, CREW, Effects
from ..state import ELIMINATED, FOE_CONTACT, FOE_CREW, FOE_PLAYER, NOBODY, NONE, Fight, Frame, Rim
from . import combat, contacts, goals, leaving, rewards, values
from .frames import carry, frame_of
from .piles import ABOARD, ASSETS, CONTACTS, GONE, discard, token_goes

SCENES: Final = (GOES_AFTER, ENDS, LED_AWAY)  # that a bounty card has to tell, in its order


def bounty_for(g: Rim, seat: int, contact: int) -> int:
    """RIM-25.7, RIM-R66: the player's bounty for this contact, not yet captured; or NONE."""
    for card in g.assets[seat]:
        if g.cards.type[card] == BOUNTY and g.cards.target[card] == contact:
            if card not in g.captured:
                return card
    return NONE


def tell_scene(g: Rim, seat: int, bounty: int, event: int) -> None:
    """What the bounty card has to tell of the fight, the elimination, the delivery."""
    if g.telling and g.cards.bounty_words[bounty]:
        g.tell(event, (seat, g.cards.bounty_words[bounty][SCENES.index(event)]))


# On a planet.


def ask_fight(g: Rim, hunter: int, spot: int) -> None:
    """RIM-25.7, RIM-R66: whoever meets somebody they hunt may fight instead of talking."""
    contact = contacts.token_at(g, spot)
    if contact == NONE:
        return
    if bounty_for(g, hunter, contact) == NONE or g.defeated[hunter]:
        contacts.talk(g, hunter, spot)
    else:
        g.ask(hunter, FIGHT_OR_TALK, [choices.TALK, choices.FIGHT], (fight_or_talk, hunter, spot))


def fight_or_talk(g: Rim, hunter: int, spot: int, option: int) -> None:
    """RIM-25.7: the combat kind and value are on the bounty."""
    if option == choices.TALK:
        contacts.talk(g, hunter, spot)
        return
    bounty = bounty_for(g, hunter, contacts.token_at(g, spot))
    frame = hunting(g, hunter, bounty)
    frame.spot = spot
    frame.space = g.cards.spot_space[spot]
    carry(g, frame, ((fight_contact, hunter, bounty, spot),))


def hunting(g: Rim, hunter: int, bounty: int) -> Frame:
    """The frame of a fight for this bounty."""
    return frame_of(g, hunter, bounty)


def fight_contact(g: Rim, hunter: int, bounty: int, spot: int) -> None:
    """RIM-25.7, 25.10: a combat against the contact; after a defeat nothing changes."""
    row = Fight()
    row.attacker = hunter
    row.foe = FOE_CONTACT
    row.kind = g.cards.fight_kind[bounty]
    row.value = g.cards.fight_value[bounty]
    row.bounty = bounty
    tell_scene(g, hunter, bounty, GOES_AFTER)
    combat.fight(g, row, ((ask_fate, hunter, bounty, CONTACTS, spot),), ())


# The one who was hunted is beaten.


def ask_fate(g: Rim, hunter: int, bounty: int, pile: int, number: int) -> None:
    """RIM-25.8, 25.9: eliminate, or capture."""
    if g.fights[-1].capture_only:
        fate(g, hunter, bounty, pile, number, choices.CAPTURE)
    else:
        options = [choices.ELIMINATE, choices.CAPTURE]
        g.ask(hunter, ELIMINATE_OR_CAPTURE, options, (fate, hunter, bounty, pile, number))


def fate(g: Rim, hunter: int, bounty: int, pile: int, number: int, option: int) -> None:
    """RIM-25.8, 25.11, RIM-R67, R86: the token leaves the game, or lies on the bounty card."""
    contact = g.cards.target[bounty]
    if option == choices.CAPTURE:
        if pile != ABOARD or number != hunter:
            token_goes(g, contact, pile, number, ABOARD, hunter)
        g.captured.append(bounty)
        if g.telling:
            g.tell(CAPTURES, (hunter, contact))
        g.then((goals.look,))
        return
    token_goes(g, contact, pile, number, GONE, 0)
    if g.telling:
        g.tell(ELIMINATES, (hunter, contact))
    tell_scene(g, hunter, bounty, ENDS)
    frame = rewards.reward_frame(g, hunter, bounty)
    parting = ((done_with, hunter, bounty),)
    after = g.cards.after_reward[bounty]
    when = ((BOUNTY_REWARD, ELIMINATED),)
    rewards.gain_reward(g, frame, when, g.cards.eliminate[bounty], after, parting)


def done_with(g: Rim, seat: int, bounty: int) -> None:
    """RIM-13.5, 25.8: the bounty leaves the game, and with it the contact that lies on it."""
    if bounty in g.captured:
        g.captured.remove(bounty)
        token_goes(g, g.cards.target[bounty], ABOARD, seat, GONE, 0)
    if bounty in g.assets[seat]:
        leaving.drop_out(g, seat, bounty)


# Crew.


def person(g: Rim, owner: int, crew: int) -> int:
    """RIM-17.7, RIM-R69: the contact that came with this crew; NONE if it came otherwise."""
    for contact in g.aboard[owner]:
        if g.cards.contact_card[contact] == crew:
            return contact
    return NONE


def owner_of(g: Rim, crew: int) -> int:
    """Who has this crew."""
    for seat in range(g.players):
        if crew in g.assets[seat]:
            return seat
    return NOBODY


def hunted(g: Rim, seat: int) -> list[int]:
    """RIM-26.1, 26.3: the crew that the player could fight for a bounty now."""
    found: list[int] = []
    for bounty in g.assets[seat]:
        if g.cards.type[bounty] == BOUNTY and bounty not in g.captured:
            crew = g.cards.contact_card[g.cards.target[bounty]] if has_target(g, bounty) else NONE
            if crew >= 0 and not no_hunt(g, seat, crew):
                found.append(crew)
    return found


def has_target(g: Rim, bounty: int) -> bool:
    """Whether a bounty names somebody of this game."""
    return g.cards.target[bounty] >= 0


def no_hunt(g: Rim, seat: int, crew: int) -> int:
    """RIM-26.1, 26.3, RIM-R50, R69: crew from a contact, own or in the space, with a bounty."""
    owner = owner_of(g, crew)
    if owner == NOBODY or g.cards.type[values.face(g, crew)] != CREW:
        return NO_CREW_HUNTED
    contact = person(g, owner, crew)
    if contact == NONE or bounty_for(g, seat, contact) == NONE:
        return NO_CREW_HUNTED
    return ALLOWED if g.at[owner] == g.at[seat] else CREW_ELSEWHERE


def hunt_crew(g: Rim, hunter: int, crew: int) -> None:
    """RIM-26.1, 26.3, 26.4, RIM-R50: own crew, or another player's, who may protect it."""
    owner = owner_of(g, crew)
    bounty = bounty_for(g, hunter, person(g, owner, crew))
    frame = hunting(g, hunter, bounty)
    if owner == hunter:
        carry(g, frame, ((fight_crew, hunter, owner, crew, bounty),))
        return
    frame.other = owner
    if g.defeated[owner]:
        carry(g, frame, ((fight_crew, hunter, owner, crew, bounty),))
    else:
        carry(g, frame, ((ask_protect, owner, hunter, crew, bounty),))


def ask_protect(g: Rim, owner: int, hunter: int, crew: int, bounty: int) -> None:
    """RIM-26.4, RIM-R70: the owner decides before any die is rolled."""
    options = [choices.ABANDON, choices.PROTECT]
    g.ask(owner, PROTECT, options, (protected, owner, hunter, crew, bounty))


def protected(g: Rim, owner: int, hunter: int, crew: int, bounty: int, option: int) -> None:
    """RIM-26.4: the owner fights, or the crew does."""
    if g.telling:
        said = PROTECTS if option == choices.PROTECT else ABANDONS
        g.tell(said, (owner, g.cards.target[bounty]))
    if option == choices.PROTECT:
        fight_owner(g, hunter, owner, crew, bounty)
    else:
        fight_crew(g, hunter, owner, crew, bounty)


def fight_owner(g: Rim, hunter: int, owner: int, crew: int, bounty: int) -> None:
    """RIM-26.4, 26.5: ground on a planet, ship elsewhere."""
    row = Fight()
    row.attacker = hunter
    row.defender = owner
    row.foe = FOE_PLAYER
    row.kind = combat.kind_here(g, hunter)
    row.bounty = bounty
    combat.fight(g, row, ((crew_beaten, hunter, owner, crew, bounty),), ())


def fight_crew(g: Rim, hunter: int, owner: int, crew: int, bounty: int) -> None:
    """RIM-26.1, 26.2, 26.4, 26.5, RIM-R72: with the kind and the value of the bounty."""
    row = Fight()
    row.attacker = hunter
    row.foe = FOE_CREW
    row.kind = g.cards.fight_kind[bounty]
    row.value = g.cards.fight_value[bounty]
    row.bounty = bounty
    row.crew = crew
    lost: Effects = ((crew_leaves, hunter, crew),) if owner == hunter else ()
    combat.fight(g, row, ((crew_beaten, hunter, owner, crew, bounty),), lost)


def crew_beaten(g: Rim, hunter: int, owner: int, crew: int, bounty: int) -> None:
    """RIM-26.2, 26.5, RIM-R71, R82: the card returns to the databank, the token's fate is asked."""
    if crew not in g.assets[owner] or person(g, owner, crew) == NONE:
        return
    if crew in g.tokened:
        g.tokened.remove(crew)
    discard(g, crew, ASSETS, owner)
    g.then((leaving.refit, owner), (goals.look,), (ask_fate, hunter, bounty, ABOARD, owner))


def crew_leaves(g: Rim, owner: int, crew: int) -> None:
    """RIM-26.2, RIM-R73: own crew that has won goes ashore, face up, at the nearest free place."""
    if crew in g.assets[owner]:
        leaving.drop(g, owner, crew)
