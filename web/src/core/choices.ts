// What on the table can be chosen: an option names a card, a seat, a place; this finds where the
// thing lies, so that it glows and can be clicked there.
import { piles, seenCards } from './piles'
import type { Decision, DecisionKind, Option, Position, ZoneKind } from './protocol'

const ANY_CARD = 'card'

/** What options may call cards: a card of any pool, or one of a pool that lies in a zone. */
export function cardReferents(zones: ZoneKind[]): Set<string> {
  return new Set([ANY_CARD, ...zones.map(({ pool }) => pool)])
}

/** How the options of a game speak of a card: by its pool where they do, else as any card. */
export function cardOf(kinds: DecisionKind[], pool: string, isAnyCard: boolean): string {
  const byPool = kinds.some(({ options }) => options.some((section) => section.endsWith(`:${pool}`)))
  return isAnyCard && !byPool ? ANY_CARD : pool
}

/** Where the cards that a decision names should glow: the ids of piles, or null for none. */
export function glowing(
  position: Position,
  decision: Decision | undefined,
  zones: ZoneKind[],
): Set<string> {
  const cards = cardReferents(zones)
  const wanted = new Set(
    decision?.options.filter((option) => cards.has(option.refers)).map((option) => option.name),
  )
  if (wanted.size === 0) return new Set()
  const own = position.viewer
  const where: { id: string; rank: number; names: Set<string>; count: number }[] = []
  for (const [id, pile] of piles(position)) {
    const [zone, index] = id.split('/')
    const kind = zones.find((declared) => declared.name === zone)
    const names = new Set(seenCards(pile).filter((card) => wanted.has(card)))
    if (!kind || names.size === 0) continue
    where.push({ id, names, count: pile.count, rank: rank(kind, Number(index), own) })
  }
  where.sort((a, b) => a.rank - b.rank || a.count - b.count)
  const whole = where.find(({ names }) => names.size === wanted.size)
  if (whole) return new Set([whole.id])
  return new Set(where.filter(({ rank }) => rank < 3).map(({ id }) => id))
}

/** The own hand first, then what is the viewer's otherwise, things and the table, the others'. */
function rank(kind: ZoneKind, index: number, own: number | null): number {
  if (kind.per === 'seat') {
    if (index !== own) return 3
    return kind.name === 'hand' ? 0 : 1
  }
  if (kind.sees === 'nobody') return 1.5
  return kind.per === 'item' ? 1.8 : 2
}

/** A thing on the table that stands for an option with a name of its own: the Supply to gather. */
const LABEL = 'option'

export interface Thing {
  refers: string
  name: string
  zone?: string
}

/** The options that a click on this thing could mean. A card has a zone, and glows there or not. */
export function meant(options: Option[], glow: Set<string>, thing: Thing): Option[] {
  if (thing.refers === LABEL) return options.filter(({ id }) => id === thing.name)
  if (thing.zone !== undefined && !glow.has(thing.zone)) return []
  return options.filter(({ refers, name }) => refers === thing.refers && name === thing.name)
}

export interface Missing {
  id: string
  /** What choosing it would mean, where a thing could be chosen for several ends. */
  words: string
}

/** The options that there could be for this thing, to ask why they are none. */
export function wouldBe(kind: DecisionKind | undefined, thing: Thing): Missing[] {
  const sections = (kind?.options ?? []).map((section) => section.split(':') as [string, string?])
  if (thing.refers === LABEL)
    return sections
      .filter(([label, refers]) => !refers && label === thing.name)
      .map(([label]) => ({ id: label, words: '' }))
  const found = sections.filter(([, refers]) => refers === thing.refers)
  return found.map(([label, refers]) => ({
    id: `${label || refers}:${thing.name}`,
    words: found.length > 1 ? (kind?.words[label] ?? label) : '',
  }))
}

/** What a kind declares to be done by name alone, and what is no option now. */
export function barred(kind: DecisionKind | undefined, options: Option[]): Missing[] {
  return Object.entries(kind?.words ?? {}).flatMap(([label, words]) =>
    kind?.options.includes(label) && !options.some(({ id }) => id === label)
      ? [{ id: label, words }]
      : [],
  )
}

/** The seats that, named next, go on with a pair whose first seat is `first`. */
export function pairWith(options: Option[], first: number | null, seat: number): Option[] {
  return options.filter(({ refers, name }) => {
    if (refers !== 'pair') return false
    const [a, b] = name.split('+').map(Number)
    if (first === null) return a === seat || b === seat
    return (a === first && b === seat) || (b === first && a === seat)
  })
}

/** What on the page is pressed to choose an option: a button of the list, or a thing. */
export function shownAs(option: string): HTMLElement | null {
  return document.querySelector(`[data-option="${CSS.escape(option)}"]`)
}
