"""The narrator: turns plays into sentences, each in the life it belongs to.

A sentence that a player typed is the sentence of that play. Where nobody typed one, it is composed
from the card, the Character, and what has happened to the Character so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shipboard.kernel.match import Match

from .. import numbers as n
from ..pack import EMPTY, EVENT, UNTIMELY_DEATH
from .lives import Draft, Memory
from .plays import NO_CARD, Effect, Play, Response
from .voice import TWICE, Voice
from .words import fill, person, phrases

# How often something is said around a sentence, in percent.
BEFORE = {"first": 75, "worse": 75, "joy": 90, "joy_again": 85, "fall": 90, "end": 90}
MOOD, NEW_MOOD, LEFT = 20, 60, 65
# The lowest Self-Worth of each mood.
MOODS = (("bliss", 10), ("fair", 0), ("glum", -24), ("wretched", -44), ("abyss", -10_000))


def mood(worth: int) -> str:
    """
    >>> [mood(worth) for worth in (15, 0, -5, -30, -60)]
    ['bliss', 'fair', 'glum', 'wretched', 'abyss']
    """
    return next(name for name, least in MOODS if worth >= least)


class Narrator(Voice):
    """Tells one match, play by play."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.lives: dict[int, Draft] = {}
        for event, args, _, _ in self.g.events:
            if event == n.JOINED_CREW:
                self.lives[args[1]] = self.open(args[1], args[0])

    def open(self, c: int, seat: int) -> Draft:
        """A Character before anything has happened."""
        id_, title = self.pack.names["character"][c], self.pack.titles["character"][c]
        life = Draft(c, seat, id_, title, person(id_, title))
        life.turn_page()
        known = phrases("characters")
        options = known.get(id_, known["anybody"])["open"]
        phrase = self.chooser.pick(options, life.words() | {"name": ""})
        life.say(fill(phrase or self.chooser.repeat(options), life.words()))
        life.named = True
        return life

    def tell(self, plays: Sequence[Play]) -> None:
        """Everything that happened, in order."""
        for play in plays:
            if play.card == NO_CARD:
                self.aside(play.seat, play.said, told=True)
            elif self.pack.sort[play.card] == EVENT:
                self.event(play)
            else:
                self.card(play)

    # A card on somebody.

    def card(self, play: Play) -> None:
        """GLM-6.1, 8.6, 13.8, 13.9: a Modifier or an Untimely Death, wherever it ends."""
        aimed = meant = self.lives[play.targets[0]]
        if play.said:
            self.quote(aimed, play.said, self.pack.sort[play.card] == UNTIMELY_DEATH)
        for answer in play.responses:
            if answer.did == n.REDIRECTED:
                meant, aimed = aimed, self.lives[answer.goal]
                self.swerve(play, answer, meant, aimed)
            elif answer.did == n.CANCELLED:
                self.spared(play, answer, aimed)
            else:
                self.respond(answer)
        for effect in play.of(n.PUT_ON):
            self.put_on(play, effect, None if meant is aimed else meant)
        self.aftermath(play)

    def put_on(self, play: Play, effect: Effect, meant: Draft | None) -> None:
        """The card lies on somebody now, for whom it may not have been meant."""
        card, c, worth = effect.args
        life = self.lives[c]
        silent = bool(play.said) and not meant
        before = life.worth
        if self.pack.sort[card] == UNTIMELY_DEATH:
            self.death(life, card, "" if silent else "end", None)
        else:
            memory = self.remember(life, card)
            if not silent:
                self.misfortune(life, memory, meant)
            life.stack.append(memory)
            life.past.append(memory)
            life.washed = False
            if not silent and not life.dead:
                self.feeling(life, memory, before, worth)
        self.enter(life, play, card, play.seat, worth)

    def remember(self, life: Draft, card: int) -> Memory:
        """How the story will speak of this."""
        points = sum(value for value in self.pack.points[card] if value != EMPTY)
        return Memory(card, self.echo(card), points > 0)

    def misfortune(self, life: Draft, memory: Memory, aimed: Draft | None) -> None:
        """What a Modifier does to somebody, after a word about what came before."""
        if life.dead:
            life.turn_page()
        life.breathe(bool(life.past) and life.past[-1].joy != memory.joy)
        self.compose(life, memory.card, self.opener(life, memory, aimed), aimed)

    def opener(self, life: Draft, memory: Memory, aimed: Draft | None) -> str:
        """Which sort of word comes before; '' for none."""
        if aimed:
            return "swerved"
        if life.dead:
            return "posthumous"
        if life.washed:
            return "afresh"
        if not life.past:
            return self.perhaps("first", "first_joy" if memory.joy else "first")
        if life.past[-1].joy:
            return self.perhaps("joy_again") if memory.joy else self.perhaps("fall")
        return self.perhaps("joy") if memory.joy else self.perhaps("worse")

    def perhaps(self, often: str, word: str = "") -> str:
        """The word, as often as it is wanted."""
        return (word or often) if self.chooser.chance(BEFORE[often]) else ""

    def feeling(self, life: Draft, memory: Memory, before: int, worth: int) -> None:
        """How somebody takes it: better or worse than it looks, or simply how they are now."""
        covered = self.covered(life, memory)
        if covered and memory.joy == (worth < before):
            words = life.words() | {"echo": covered.echo}
            turn = "letdown" if memory.joy else "relief"
            if self.add(life, self.turns["contrast"][turn], words):
                return
        now = mood(worth)
        often = MOOD if mood(before) == now else NEW_MOOD
        if memory.joy != (worth >= 0):
            now = "unmoved" if memory.joy else "undaunted"
        if self.chooser.chance(often):
            self.add(life, self.turns["mood"][now], life.words())

    def covered(self, life: Draft, top: Memory) -> Memory | None:
        """GLM-3.10: which earlier card has lost most under the top one."""
        found: list[tuple[int, Memory]] = []
        for slot, value in enumerate(self.pack.points[top.card]):
            if value == EMPTY:
                continue
            for below in reversed(life.stack[:-1]):
                hidden = self.pack.points[below.card][slot]
                if hidden != EMPTY:
                    if below.joy == top.joy:
                        found.append((abs(hidden), below))
                    break
        return max(found, key=lambda pair: pair[0])[1] if found else None

    # Deaths.

    def death(self, life: Draft, card: int, opener: str, other: Draft | None) -> None:
        """GLM-8.6: how somebody dies, with what they said last and what is left of them."""
        life.dead = True
        life.stack.append(Memory(card, self.echo(card), False))
        if not opener:
            return
        life.turn_page()
        life.happenings += 1
        if opener == "end":
            opener = self.perhaps("end")
        if "“" not in self.compose(life, card, opener, other):
            self.last_words(life)
        if self.chooser.chance(LEFT):
            bad = [memory for memory in life.misfortunes() if not life.mentions(memory.echo)]
            words = life.words() | self.echoes(bad, TWICE)
            if not life.misfortunes() and life.past:
                words["echo"] = life.past[-1].echo
            self.add(life, self.turns["death"]["left" if bad else "joyful"], words)

    def last_words(self, life: Draft) -> None:
        """What they said last, if they have not said it before."""
        known = phrases("characters")
        last = self.chooser.pick(known.get(life.id, known["anybody"])["last"], {})
        words = life.words() | {"words": last}
        frame = self.chooser.pick(self.turns["death"]["words"], words) if last else ""
        if frame:
            if not frame.endswith("“{words}”"):
                words["words"] = last.removesuffix(".")
            life.say(self.finish(fill(frame, words)))

    def spared(self, play: Play, answer: Response, life: Draft) -> None:
        """GLM-13.8, 13.11: the card was cancelled before it did anything."""
        death = self.pack.sort[play.card] == UNTIMELY_DEATH
        words = {"echo": self.echo(play.card)}
        self.answered(play, answer, life, "spared" if death else "averted", words)

    def swerve(self, play: Play, answer: Response, life: Draft, goal: Draft) -> None:
        """GLM-13.9: the card went to somebody else."""
        words = {"echo": self.echo(play.card), "other": goal.person.short}
        self.answered(play, answer, life, "swerving_dead" if life.dead else "swerving", words)

    def answered(
        self, play: Play, answer: Response, life: Draft, effect: str, words: dict[str, str]
    ) -> None:
        """What a Response changed in the life for which a card was meant."""
        if answer.said:
            self.quote(life, answer.said)
        else:
            if life.dead:
                life.turn_page()
            life.breathe(False)
            life.say(self.sentence(self.turns["effect"][effect], life.words(named=True) | words))
            life.named = True
        self.enter(life, play, answer.card, answer.seat, life.worth)

    def respond(self, answer: Response) -> None:
        """A Response that left the card it answered as it was (files of owners)."""
        told = answer.said or self.crew_sentence(answer.seat, answer.card)
        self.aside(answer.seat, told, bool(answer.said))

    # Events, and whatever else moves cards about.

    def event(self, play: Play) -> None:
        """GLM-7.2, 13.8: an Event, in the lives it changes, or in that of the whole crew."""
        for answer in play.responses:
            if answer.did == n.CANCELLED:
                self.aside(play.seat, play.said, told=True)
                self.jammed(play, answer)
            else:
                self.respond(answer)
        if play.cancelled or self.aftermath(play):
            return
        if play.said:
            self.aside(play.seat, play.said, told=True)
        else:
            self.aside(play.seat, self.crew_sentence(play.seat, play.card))

    def jammed(self, play: Play, answer: Response) -> None:
        """GLM-13.8: an Event of which nothing came."""
        if answer.said:
            self.aside(answer.seat, answer.said, told=True)
            return
        words = {"crew": self.crew_word(answer.seat), "event": self.echo(play.card)}
        known = phrases("events").get(self.id(answer.card))
        if known:
            self.aside(answer.seat, self.sentence(known["say"], words))
        else:
            self.aside(answer.seat, self.crew_sentence(answer.seat, answer.card))

    def crew_sentence(self, seat: int, card: int) -> str:
        """An Event that is about nobody in particular."""
        words = {"crew": self.crew_word(seat), "title": self.title(card)}
        known = phrases("events").get(self.id(card))
        options = (known.get("idle") or known["say"]) if known else self.turns["unknown"]["event"]
        return self.sentence(options, words)

    def aftermath(self, play: Play) -> bool:
        """GLM-R12, R37 to R40: cards that left a stack; False if nobody's life was changed."""
        changed = [*self.moved(play), *self.stripped(play), *self.exchanged(play)]
        for life in changed:
            self.enter(life, play, play.card, play.seat, life.worth)
        for effect in play.of(n.MOVED):
            card, _, c = effect.args
            self.enter(self.lives[c], play, card, play.seat, effect.worths[c])
        return bool(changed)

    def moved(self, play: Play) -> list[Draft]:
        """Cards went from one stack to another: a death, or two Modifiers that changed places."""
        moves = play.of(n.MOVED)
        gained: dict[int, Memory] = {}
        lost: dict[int, Memory] = {}
        others: dict[int, int] = {}
        for effect in moves:
            card, a, b = effect.args
            memory = self.lives[a].take_off(card)
            if memory:
                gained[b], lost[a] = memory, memory
                others |= {a: b, b: a}
        self.after(moves)
        for c, other in others.items():
            life, partner = self.lives[c], self.lives[other]
            words = life.words(named=True) | {"other": partner.person.short}
            if c in lost and self.pack.sort[lost[c].card] == UNTIMELY_DEATH:
                life.dead = False
                words["death"] = lost[c].echo
                self.happen(life, "released", words, play)
            elif c in gained and self.pack.sort[gained[c].card] == UNTIMELY_DEATH:
                self.death(life, gained[c].card, "assigned", partner)
            elif c in gained and c in lost:
                words |= {"gained": gained[c].echo, "lost": lost[c].echo}
                self.happen(life, "swapped", words, play)
                life.stack.append(gained[c])
                life.past.append(gained[c])
            elif c in lost:
                words["echo"] = lost[c].echo
                self.happen(life, "taken", words, play)
            else:
                self.misfortune(life, gained[c], partner)
                life.stack.append(gained[c])
                life.past.append(gained[c])
        return [self.lives[c] for c in others]

    def stripped(self, play: Play) -> list[Draft]:
        """Cards went from stacks to the discard pile, or to a hand."""
        gone: dict[int, list[Memory]] = {}
        effects = play.of(n.STRIPPED, n.BOUNCED)
        for effect in effects:
            memory = self.lives[effect.args[1]].take_off(effect.args[0])
            if memory:
                gone.setdefault(effect.args[1], []).append(memory)
        self.after(effects)
        victim = play.of(n.PUT_ON)
        for c, memories in gone.items():
            life = self.lives[c]
            words = life.words(named=True)
            if self.pack.sort[memories[-1].card] == UNTIMELY_DEATH:
                life.dead = False
                words["death"] = memories[-1].echo
                self.happen(life, "revived", words, play)
                continue
            words["echo"] = memories[-1].echo
            if victim and victim[0].args[1] != c:
                words["other"] = self.lives[victim[0].args[1]].person.short
                self.happen(life, "stripped", words, play)
            elif life.stack:
                self.happen(life, "taken", words, play)
            else:
                self.happen(life, "washed", words, play)
                life.washed = True
        return [self.lives[c] for c in gone]

    def exchanged(self, play: Play) -> list[Draft]:
        """GLM-R78: Characters who changed crews or left the game (files of owners)."""
        changed: list[Draft] = []
        for effect in play.of(n.EXCHANGED):
            pair = [self.lives[c] for c in effect.args[:2]]
            for life, other in (pair, pair[::-1]):
                words = life.words(named=True) | {"other": other.person.short}
                self.happen(life, "exchanged", words, play)
            pair[0].seat, pair[1].seat = pair[1].seat, pair[0].seat
            changed += pair
        for effect in play.of(n.REMOVED):
            life = self.lives[effect.args[0]]
            self.happen(life, "removed", life.words(named=True), play)
            life.gone = True
            changed.append(life)
        self.after(play.of(n.EXCHANGED, n.REMOVED))
        return changed

    def after(self, effects: Sequence[Effect]) -> None:
        """What everybody is worth after cards have moved."""
        for effect in effects:
            for c, life in self.lives.items():
                life.worth = effect.worths[c]

    def happen(self, life: Draft, effect: str, words: Mapping[str, str], play: Play) -> None:
        """Tell an effect in a life; what was typed of an Event stands in the first of them."""
        if play.said and self.pack.sort[play.card] == EVENT:
            self.quote(life, play.said)
            play.said = ""
            return
        if effect in ("revived", "released"):
            life.turn_page()
        life.breathe(False)
        life.say(self.sentence(self.turns["effect"][effect], words))
        life.named = True
