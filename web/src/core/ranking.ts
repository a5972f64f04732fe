// Which rules answer to what somebody looks for: whole words first, titles before texts.
import type { Rule } from './protocol'

/** Endings of the same word: wins, winning, winner. */
const ENDINGS = "(?:e?s|e?d|\\w?ing|\\w?ers?|'s)?"

const plain = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a text names something by its title, as such: not a part of a longer word. */
function names(text: string, title: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain(title)}s?(?![\\p{L}\\p{N}])`, 'u').test(text)
}

/** The rules about a card: those that name it, that begin with it first; else of its chapter. */
export function rulesOf(rules: Rule[], title: string, chapter = ''): Rule[] {
  const own = title ? rules.filter(({ text }) => names(text, title)) : []
  const first = (rule: Rule) => Number(!rule.text.startsWith(title))
  if (own.length) return own.sort((a, b) => first(a) - first(b)).slice(0, 5)
  return chapter ? rules.filter(({ number }) => number.startsWith(`${chapter}.`)).slice(0, 3) : []
}

function rank(word: string, { number, chapter, text }: Rule): number {
  if (`-${number.toLowerCase()}`.endsWith(`-${word}`)) return 0
  const safe = plain(word)
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
