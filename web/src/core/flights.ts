// Which cards went from where to where between two positions. Views name no single card, so this
// is what a person at the table could tell by looking: a card is gone here and has come there.
import type { FactKind, Pile, Position, Row } from './protocol'

export interface Flight {
  card: string | null
  from: string
  to: string
}

interface Change {
  zone: string
  known: string[]
  unknown: number
}

const MOST = 14

/** The piles of a position by the id of their place: `deck`, `hand/2`. */
export function piles(position: Position): Map<string, Pile> {
  const found = new Map<string, Pile>()
  for (const [name, zone] of Object.entries(position.zones)) {
    if (Array.isArray(zone)) zone.forEach((pile, index) => found.set(`${name}/${index}`, pile))
    else found.set(name, zone)
  }
  return found
}

/** The cards of a pile that the viewer knows, wherever in it they lie. */
export function seenCards(pile: Pile): string[] {
  return pile.cards ?? [...Object.values(pile.placed ?? {}), ...(pile.within ?? [])]
}

function without(cards: string[], others: string[]): string[] {
  const left = new Map<string, number>()
  for (const card of others) left.set(card, (left.get(card) ?? 0) + 1)
  return cards.filter((card) => {
    const many = left.get(card) ?? 0
    if (many) left.set(card, many - 1)
    return !many
  })
}

const EMPTY: Pile = { count: 0, cards: [] }

/** The cards that lie in rows, by the row: `malfunctions/7`. */
export function inRows(position: Position, facts: FactKind[]): Map<string, Pile> {
  const found = new Map<string, Pile>()
  for (const { name, holds } of facts) {
    const fields = Object.keys(holds)
    const rows = fields.length ? position.facts[name] : []
    for (const row of Array.isArray(rows) ? (rows as Row[]) : []) {
      const cards = fields.flatMap((field) => row[field] ?? []) as string[]
      found.set(`${name}/${row['handle']}`, { count: cards.length, cards })
    }
  }
  return found
}

export function flights(before: Position, after: Position, facts: FactKind[] = []): Flight[] {
  const all = (position: Position) =>
    new Map([...piles(position), ...inRows(position, facts)])
  const [gone, come] = changes(all(before), all(after))
  const found: Flight[] = []
  // First cards whose faces are seen at both ends, then those seen at one, then unseen ones.
  for (const to of come) {
    to.known = to.known.filter((card) => {
      const from = gone.find((change) => change.zone !== to.zone && change.known.includes(card))
      if (!from) return true
      from.known.splice(from.known.indexOf(card), 1)
      found.push({ card, from: from.zone, to: to.zone })
      return false
    })
  }
  for (const to of come) for (const card of to.known) pair(found, gone, to.zone, card)
  for (const from of gone) {
    for (const card of from.known) {
      const to = come.find((change) => change.unknown > 0)
      if (!to) break
      to.unknown -= 1
      found.push({ card, from: from.zone, to: to.zone })
    }
  }
  for (const to of come) for (; to.unknown > 0; to.unknown -= 1) pair(found, gone, to.zone, null)
  return found.slice(0, MOST)
}

function pair(found: Flight[], gone: Change[], to: string, card: string | null): void {
  const from = gone.find((change) => change.zone !== to && change.unknown > 0)
  if (!from) return
  from.unknown -= 1
  found.push({ card, from: from.zone, to })
}

function changes(before: Map<string, Pile>, after: Map<string, Pile>): [Change[], Change[]] {
  const gone: Change[] = []
  const come: Change[] = []
  for (const zone of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(zone) ?? EMPTY
    const now = after.get(zone) ?? EMPTY
    if (old === now) continue
    const lost = without(seenCards(old), seenCards(now))
    const gained = without(seenCards(now), seenCards(old))
    // Where not all is seen, a card may become known or be forgotten without moving.
    const open = old.cards && now.cards
    const rise = now.count - old.count
    gone.push(change(zone, lost, open ? lost.length : Math.max(0, -rise)))
    come.push(change(zone, gained, open ? gained.length : Math.max(0, rise)))
  }
  return [gone, come]
}

function change(zone: string, seen: string[], total: number): Change {
  const known = seen.slice(0, total)
  return { zone, known, unknown: total - known.length }
}
