"""RIM-14, 16, 18: the encounter step, and the cards of a space."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, within
from shipboard.kernel.seams import SEAT, Seam

from .. import choices
from ..numbers import (
    ALLOWED,
    BOUND_TO_FIGHT,
    CONTACT_ELSEWHERE,
    NO_CARDS_HERE,
    NO_SUCH_THING,
    NOBODY_THERE,
    NOTHING_FITS,
    PATROL_ELSEWHERE,
    READS_SECTION,
    SECRET_KEPT,
)
from ..numbers import ENCOUNTER as ENCOUNTER_KIND
from ..pack import (
    ENCOUNTER,
    FACTIONS,
    FORCED_PATROL,
    IGNORE_FORCED_PATROL,
    SPACE_ENCOUNTER,
    Section,
)
from ..state import NEGATIVE, NONE, Frame, Rim
from . import bounties, conditions, contacts, jobs, moments, patrols, values
from .frames import carry, frame_of
from .piles import STAGE, deck_gives, deck_turns, discard

# The step.


def encounter_step(g: Rim, seat: int) -> None:
    """RIM-14.1, 14.2: an encounter; a hostile patrol may have to be ignored before."""
    g.ignored &= ~(1 << IGNORE_FORCED_PATROL)
    if hostile(g, seat):
        g.then((moments.happen, seat, FORCED_PATROL, NONE), (ask_encounter, seat))
    else:
        g.then((ask_encounter, seat))


def hostile(g: Rim, seat: int) -> list[int]:
    """RIM-14.2: the patrols in the space with whose factions the reputation is negative."""
    found: list[int] = []
    if g.at[seat] not in g.patrol_at:
        return found
    for faction in range(FACTIONS):
        if g.patrol_at[faction] == g.at[seat]:
            if values.reputation(g, seat, faction) == NEGATIVE:
                found.append(faction)
    return found


def bound(g: Rim, seat: int) -> bool:
    """RIM-14.2: whether the player must encounter a hostile patrol."""
    if g.ignored >> IGNORE_FORCED_PATROL & 1 or not hostile(g, seat):
        return False
    return not values.permits(g, seat, IGNORE_FORCED_PATROL)


def ask_encounter(g: Rim, seat: int) -> None:
    """RIM-14.1, RIM-R32: exactly one encounter, if any is possible."""
    options = encounters_of(g, seat)
    if len(options) > 1 or (options and moments.may_hold(g, seat, ENCOUNTER)):
        g.ask(seat, ENCOUNTER_KIND, options, (encountered, seat))
    elif options:
        encountered(g, seat, options[0])


def encounters_of(g: Rim, seat: int) -> list[int]:
    """RIM-14.1: all options, the own space first."""
    here = g.at[seat]
    found: list[int] = []
    if here in g.patrol_at:
        found += [choices.PATROL + each for each in range(FACTIONS) if not no_patrol(g, seat, each)]
        if bound(g, seat):
            return found
    if g.deck[g.cards.space_deck[here]]:
        found.insert(0, choices.SPACE)
    for spot in g.cards.spots_of[here]:
        if g.contacts[spot]:
            found.append(choices.CONTACT + spot)
    for ability in moments.menu(g, seat, ENCOUNTER):
        found.append(choices.ENCOUNTER_USE + ability)
    for card in jobs.attemptable(g, seat):
        found.append(choices.JOB + card)
    for crew in bounties.hunted(g, seat):
        found.append(choices.CREW + crew)
    for first, ones, _, _ in g.cards.more_encounters:
        found += [first + each for each in ones(g, seat)]
    return found


def no_encounter(g: Rim, seat: int, option: int, who: int) -> int:
    """RIM-14.1 to 14.3, 16.1, 17.1, 18.1, 25.2, 26.1, 26.3: what can be encountered."""
    if choices.PATROL <= option < choices.CONTACT:
        return no_patrol(g, who, option - choices.PATROL)
    if bound(g, who):
        return BOUND_TO_FIGHT
    if option == choices.SPACE:
        return ALLOWED if g.deck[g.cards.space_deck[g.at[who]]] else NO_CARDS_HERE
    if option < choices.ENCOUNTER_USE:
        return no_contact(g, who, option - choices.CONTACT)
    if option < choices.JOB:
        return no_ability(g, who, option - choices.ENCOUNTER_USE)
    if option < choices.CREW:
        return jobs.no_attempt(g, who, option - choices.JOB)
    if option < choices.HUNT:
        return bounties.no_hunt(g, who, option - choices.CREW)
    first, no = NONE, None
    for begins, _, forbids, _ in g.cards.more_encounters:
        if option >= begins:
            first, no = begins, forbids
    return no(g, who, option - first) if no else NO_SUCH_THING


def no_patrol(g: Rim, seat: int, faction: int) -> int:
    """RIM-14.2, 14.3: a patrol in the space, a hostile one if there is such."""
    if faction >= FACTIONS or g.patrol_at[faction] != g.at[seat]:
        return PATROL_ELSEWHERE
    return BOUND_TO_FIGHT if bound(g, seat) and faction not in hostile(g, seat) else ALLOWED


def no_contact(g: Rim, seat: int, spot: int) -> int:
    """RIM-17.1: a contact on this planet."""
    if g.cards.spot_space[spot] != g.at[seat]:
        return CONTACT_ELSEWHERE
    return ALLOWED if g.contacts[spot] else NOBODY_THERE


def no_ability(g: Rim, seat: int, ability: int) -> int:
    """RIM-18.1: an Encounter ability that can be used."""
    if g.cards.every_ability[ability].when != ENCOUNTER:
        return NO_SUCH_THING
    return moments.no_use(g, seat, ability)


def encountered(g: Rim, seat: int, option: int) -> None:
    """RIM-14.1, RIM-R63: the encounter; an effect may give one more."""
    g.then((encounter_over, seat))
    if option == choices.SPACE:
        g.then((encounter_space, seat))
    elif option < choices.CONTACT:
        g.then((patrols.encounter_patrol, option - choices.PATROL))
    elif option < choices.ENCOUNTER_USE:
        g.then((contacts.meet, seat, option - choices.CONTACT))
    elif option < choices.JOB:
        g.then((moments.use, seat, option - choices.ENCOUNTER_USE))
    elif option < choices.CREW:
        g.then((jobs.attempt, seat, option - choices.JOB))
    elif option < choices.HUNT:
        g.then((bounties.hunt_crew, seat, option - choices.CREW))
    else:
        first, meet = NONE, None
        for begins, _, _, carries_out in g.cards.more_encounters:
            if option >= begins:
                first, meet = begins, carries_out
        g.then((meet, seat, option - first))


def encounter_over(g: Rim, seat: int) -> None:
    """`ExtraEnc`: one more encounter in this step, unless the turn has ended."""
    if g.extra > 0 and not g.cut:
        g.extra -= 1
        g.then((encounter_step, seat))


# The cards of a space.


def encounter_space(g: Rim, seat: int) -> None:
    """RIM-16.1: the top card of the space's deck; then what a met space causes."""
    kind = g.cards.space_kind[g.at[seat]]
    g.then((moments.happen, seat, SPACE_ENCOUNTER, kind))
    g.stack.extend(g.cards.draws[seat])


def draw_section(g: Rim, seat: int, crossing: bool) -> None:
    """RIM-16.2, 16.4: one section is read to all; a secret one by its player alone."""
    deck = g.cards.space_deck[g.at[seat]]
    if not g.deck[deck]:
        return
    section = matching(g, seat, g.deck[deck][-1] & DESIGN, crossing)
    if section is not None and section.secret:
        keep_secret(g, seat, deck)
        return
    card = deck_turns(g, deck, STAGE, 0)
    read(g, frame_of(g, seat, card), section)


def keep_secret(g: Rim, seat: int, deck: int) -> None:
    """RIM-16.4, RIM-R78: the card is kept unseen by the others."""
    card = deck_gives(g, deck)
    g.secrets[seat].append(within(card, 1 << seat))
    if g.telling:
        g.tell(SECRET_KEPT, (seat, deck), 1 << seat, (card,))


def matching(g: Rim, seat: int, card: int, crossing: bool) -> Section | None:
    """RIM-16.2, 41.3, RIM-R74: the first section for this place whose condition holds; in the Core
    Worlds one for whoever crosses or one for whoever stays.
    """
    space = g.at[seat]
    for section in g.cards.sections[card]:
        if section.place >= 0 and section.place != space:
            continue
        if section.with_patrol >= 0 and (space in g.patrol_at) != (section.with_patrol == 1):
            continue
        if section.crossing >= 0 and crossing != (section.crossing == 1):
            continue
        if conditions.holds(g, seat, section.condition):
            return section
    return None


def read(g: Rim, frame: Frame, section: Section | None) -> None:
    """RIM-16.2, 16.3, 17.2, RIM-R74: the section is resolved; then the card goes, if not kept."""
    if section is None:
        if g.telling:
            g.tell(NOTHING_FITS, (frame.card,))
        discard(g, frame.card, STAGE, 0)
        return
    g.scene.append(section.number)
    if g.telling:
        g.tell(READS_SECTION, (frame.seat, section.number))
    carry(g, frame, section.do, (section_over, frame.card))


def section_over(g: Rim, card: int) -> None:
    """RIM-16.2, 17.3: a card that was not kept is discarded, or returns to the databank."""
    if g.scene:
        g.scene.pop()
    if card in g.stage:
        discard(g, card, STAGE, 0)


# RIM-16.1: what a space holds is drawn. Options put other steps in the place of these (content.py).
DRAW_STEPS: Final = Seam(draw=(draw_section, SEAT, False))
