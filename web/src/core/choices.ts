// What on the table can be chosen: an option names a card, a seat, a place; this finds where the
// thing lies, so that it glows and can be clicked there.
import { piles, seenCards } from './flights'
import type { Decision, DecisionKind, Option, Position, ZoneKind } from './protocol'

const CARDS = new Set(['card', 'character', 'mission', 'loyalty'])

/** How options speak of a card of this pool. */
export function cardOf(pool: string): string {
  return CARDS.has(pool) ? pool : 'card'
}

/** Where the cards that a decision names should glow: the ids of piles, or null for none. */
export function glowing(
  position: Position,
  decision: Decision | undefined,
  zones: ZoneKind[],
): Set<string> {
  const wanted = new Set(
    decision?.options.filter((option) => CARDS.has(option.refers)).map((option) => option.name),
  )
  if (wanted.size === 0) return new Set()
  const own = position.viewer
  const where: { id: string; rank: number; names: Set<string> }[] = []
  for (const [id, pile] of piles(position)) {
    const [zone, index] = id.split('/')
    const kind = zones.find((declared) => declared.name === zone)
    const names = new Set(seenCards(pile).filter((card) => wanted.has(card)))
    if (!kind || names.size === 0) continue
    where.push({ id, names, rank: rank(kind, Number(index), own) })
  }
  where.sort((a, b) => a.rank - b.rank)
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

export interface Thing {
  refers: string
  name: string
  zone?: string
}

/** The options that a click on this thing could mean. */
export function meant(options: Option[], glow: Set<string>, thing: Thing): Option[] {
  if (CARDS.has(thing.refers) && thing.zone !== undefined && !glow.has(thing.zone)) return []
  return options.filter(({ refers, name }) => refers === thing.refers && name === thing.name)
}

/** The id that an option for this thing would have, to ask why it is not one. */
export function wouldBe(kind: DecisionKind | undefined, thing: Thing): string | null {
  for (const section of kind?.options ?? []) {
    const [label, refers] = section.split(':')
    if (refers === thing.refers) return `${label || refers}:${thing.name}`
  }
  return null
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
