// Which cards fly when: the moves that events tell, in the order in which they are told. A card that
// goes on from where it has just come to waits until it is there, so it is seen on its whole way.
import type { GameEvent } from './protocol'

export interface Flight {
  card: string | null
  from: string
  to: string
  /** The flight that brings the card to where this one begins, by its place in the list. */
  after: number | null
  /** When it begins and how long it takes, in milliseconds. */
  start: number
  time: number
}

const MOST = 24 // flights for one update
const ALIKE = 4 // of unseen cards that go the same way together
const TIME = 460
const BEAT = 45
/** Milliseconds for all of one update. */
export const LONGEST = 3000

export function flights(events: GameEvent[]): Flight[] {
  const found: Flight[] = []
  for (const { moves } of events) {
    for (const { card, count, from, to } of moves ?? []) {
      for (let one = 0; one < Math.min(count, ALIKE) && found.length < MOST; one += 1) {
        const after = brought(found, from, card)
        const landed = after === null ? 0 : (found[after] as Flight).start + TIME
        const next = found.length ? (found[found.length - 1] as Flight).start + BEAT : 0
        found.push({ card, from, to, after, start: Math.max(landed, next), time: TIME })
      }
    }
  }
  return inTime(found)
}

/** The latest flight to this pile that can have brought the card, and from which none goes on. */
function brought(found: Flight[], pile: string, card: string | null): number | null {
  const gone = new Set(found.map(({ after }) => after))
  for (let place = found.length - 1; place >= 0; place -= 1) {
    const { to, card: other } = found[place] as Flight
    const same = !card || !other || card === other
    if (to === pile && same && !gone.has(place)) return place
  }
  return null
}

/** Nobody waits for long: where there is much to see it goes faster. */
function inTime(found: Flight[]): Flight[] {
  const end = Math.max(0, ...found.map(({ start, time }) => start + time))
  const pace = Math.min(1, LONGEST / end)
  return found.map((flight) => ({
    ...flight,
    start: Math.round(flight.start * pace),
    time: Math.round(flight.time * pace),
  }))
}
