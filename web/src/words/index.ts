// All words of the page come from a catalogue; {name} in a text is filled in.
import { en } from './en'

export type Key = keyof typeof en
type Values = Record<string, string | number>

/** How to speak from the catalogue of the page, and from one that a game brings for its table. */
export function speaking<Own extends string>(own: Record<Own, string>) {
  type Known = Key | Own
  const catalogue: Record<Known, string> = { ...en, ...own }
  const say = (key: Known, values: Values = {}): string =>
    catalogue[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  /** A word for one and a word for many, written `one | many` in the catalogue. */
  const count = (key: Known, number: number, values: Values = {}): string => {
    const [one, many] = say(key, { number, ...values }).split(' | ')
    return (number === 1 ? one : (many ?? one)) as string
  }
  return { say, count }
}

export const { say, count } = speaking({})

/** A name that a game declares, made readable. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
