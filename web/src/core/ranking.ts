// Which rules answer to what somebody looks for: whole words first, titles before texts.
import type { Rule } from './protocol'

/** Endings of the same word: wins, winning, winner. */
const ENDINGS = "(?:e?s|e?d|\\w?ing|\\w?ers?|'s)?"

function rank(word: string, { number, chapter, text }: Rule): number {
  if (`-${number.toLowerCase()}`.endsWith(`-${word}`)) return 0
  const safe = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const whole = new RegExp(`\\b${safe}${ENDINGS}\\b`, 'iu')
  const begun = new RegExp(`\\b${safe}`, 'iu')
  const places: [RegExp, string][] = [
    [whole, chapter],
    [whole, text],
    [begun, `${number} ${chapter}`],
    [begun, text],
  ]
  return places.findIndex(([like, where]) => like.test(where))
}

/** The rules that speak of all of these words, the best first; all of them where none is asked. */
export function ranked(rules: Rule[], wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return rules
    .map((rule) => ({ rule, ranks: words.map((word) => rank(word, rule)) }))
    .filter(({ ranks }) => !ranks.includes(-1))
    .sort((a, b) => Math.max(0, ...a.ranks) - Math.max(0, ...b.ranks))
    .map(({ rule }) => rule)
}
