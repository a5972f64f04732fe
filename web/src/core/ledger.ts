// Who did what, turn by turn: put together from the events that the viewer was told.
import type { GameEvent, LedgerColumns } from './protocol'

export interface Turn {
  /** The event with which it began; none before the first turn. */
  head: GameEvent | null
  /** What stands under each column. */
  cells: GameEvent[][]
}

/** Whether an event speaks of this player. */
export function namesSeat(event: GameEvent, seat: number): boolean {
  return Object.entries(event).some(([name, value]) => {
    if (name === 'option') return value === `seat:${seat}`
    return /^seats?(_|$)/.test(name) && (Array.isArray(value) ? value.includes(seat) : value === seat)
  })
}

/** The turns so far, the first one first. */
export function turns(events: GameEvent[], { row, columns }: LedgerColumns): Turn[] {
  const found: Turn[] = []
  const begin = (head: GameEvent | null) => found.push({ head, cells: columns.map(() => []) })
  for (const event of events) {
    if (event.event === row) begin(event)
    else if (event.ledger) {
      if (!found.length) begin(null)
      found.at(-1)?.cells[event.ledger.column]?.push(event)
    }
  }
  return found
}
