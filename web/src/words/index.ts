// All words of the page come from a catalogue; {name} in a text is filled in.
import { en, type Key } from './en'

export type { Key }

const catalogue: Record<Key, string> = en

export function say(key: Key, values: Record<string, string | number> = {}): string {
  return catalogue[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** A word for one and a word for many, written `one | many` in the catalogue. */
export function count(key: Key, number: number, values: Record<string, string> = {}): string {
  const [one, many] = say(key, { number, ...values }).split(' | ')
  return (number === 1 ? one : (many ?? one)) as string
}

/** The catalogue's word for a name that a game declares, or the name made readable. */
export function named(group: 'zone' | 'fact' | 'sort' | 'option' | 'value' | 'tag', name: string): string {
  const key = `${group}.${name}`
  if (key in catalogue) return catalogue[key as Key]
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
