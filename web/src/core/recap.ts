// What has come of many events, in a few words: of each cause what it brought, the latest first. The
// terminal says the same (src/shipboard/kernel/recap.py).
import type { GameEvent } from './protocol'

const MOST = 5 // lines
const MOST_OF_ONE = 3 // effects of one cause

interface Effects {
  number: number
  weight: number
}

interface Consequence {
  cause: string
  effects: Map<string, Effects>
}

function consequences(events: GameEvent[]): Consequence[] {
  const found: Consequence[] = []
  let cause = ''
  for (const { because, effect } of events) {
    cause = because ?? cause
    if (!effect) continue
    let last = found.at(-1)
    if (last?.cause !== cause) found.push((last = { cause, effects: new Map() }))
    const before = last.effects.get(effect.words) ?? { number: 0, weight: 0 }
    last.effects.set(effect.words, {
      number: before.number + effect.number,
      weight: before.weight + effect.weight,
    })
  }
  return found
}

/** How much it decides. */
function weight({ effects }: Consequence): number {
  return [...effects.values()].reduce((sum, each) => sum + each.weight, 0)
}

function counted(words: string, number: number): string {
  const [one = '', many] = words.split(' | ')
  return (number === 1 ? one : (many ?? one)).replaceAll('{}', number.toLocaleString('en'))
}

/** What stands within a line: "you", not "You". */
const within = (words: string) => words.replace(/^You(r?) /, 'you$1 ')

function inWords({ cause, effects }: Consequence): string {
  const ranked = [...effects].sort(([, a], [, b]) => b.weight - a.weight).slice(0, MOST_OF_ONE)
  const kept = new Set(ranked.map(([words]) => words))
  const said = [...effects].flatMap(([words, { number }]) =>
    kept.has(words) ? counted(words, number) : [],
  )
  const line = said.map((words, place) => (place ? within(words) : words)).join(', ')
  const lower = line.toLowerCase()
  // Who did it, and with what, may be said already.
  const known = cause.toLowerCase().split(': ').every((part) => lower.includes(part))
  const whole = known ? line : `${line} (${cause})`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** What weighs most of these events in a few lines, the latest first. */
export function recap(events: GameEvent[]): string[] {
  const found = consequences(events)
  const heaviest = found
    .map((each, place) => ({ each, place, weight: weight(each) }))
    .sort((a, b) => b.weight - a.weight || b.place - a.place)
    .slice(0, MOST)
  return heaviest.sort((a, b) => b.place - a.place).map(({ each }) => inWords(each))
}
