// A card in words, as one reads it aloud: its text, and by name what is drawn on it.
import { inWords } from '../words'
import type { Drawn } from './library.svelte'
import type { Face } from './protocol'

export interface Mark {
  name: string
  icon: string
}

const PICTURED = ['icon', 'sort', 'called', 'tone', 'half']

/** The rows of marks on a card, by what they are: lists that its face has beside its `icons`. */
export function rowsOfMarks(face: Face): [string, Mark[]][] {
  const isMark = (one: unknown) => typeof (one as Mark | null)?.icon === 'string'
  return Object.entries(face).filter(
    (entry): entry is [string, Mark[]] =>
      entry[0] !== 'icons' && Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isMark),
  )
}

/** The numbers and words of a face that are said as they are. */
export function readingsOf(face: Face): [string, unknown][] {
  return Object.entries(face).filter(
    ([key, value]) => !PICTURED.includes(key) && ['string', 'number'].includes(typeof value),
  )
}

/** What a card does and what is drawn on it. */
export function described({ text, face }: Drawn): string {
  const marks = rowsOfMarks(face ?? {}).map(
    ([what, row]) => `${inWords(what)}: ${row.map(({ name }) => name).join(', ')}.`,
  )
  const readings = readingsOf(face ?? {}).map(([what, value]) => `${inWords(what)}: ${value}.`)
  return [text, ...marks, ...readings].filter(Boolean).join(' ')
}
