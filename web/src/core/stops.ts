// At which windows a person is asked, and which pass by themselves. A window is never passed where
// declining cannot be taken back and decides much. The terminal has the same choices under the same
// names (src/shipboard/terminal/stops.py).
import type { Decision, DecisionKind, Option } from './protocol'

/** At every window; once between one's own turns for the same cards; only when something hits. */
export const OFTEN = ['every', 'once', 'hits'] as const
export type Often = (typeof OFTEN)[number]
/** For now: until one is asked something else, or until something hits. */
export type Until = 'turn' | 'hits'

/** What one person has said about windows at one table. */
export interface Wishes {
  often: Often
  until: Until | null
  /** Kinds of window that pass unless they hit. */
  quiet: string[]
  /** Options for which alone no window is to stop. */
  without: string[]
}

/** The option that declines, and what else there is to choose. */
function parted(decision: Decision, kind: DecisionKind, without: string[]) {
  const pass = kind.window ? decision.options.find(({ id }) => id === kind.default) : undefined
  const others = decision.options.filter(({ id }) => id !== pass?.id && !without.includes(id))
  return { pass, others: others.map(({ id }) => id) }
}

/** What was declined: the kind of window, and what could have been done. */
export function declined(decision: Decision, kind: DecisionKind, wishes: Wishes): string {
  return [kind.name, ...parted(decision, kind, wishes.without).others.sort()].join(' ')
}

/** The answer that declines, if this question is not to be asked. */
export function passing(
  decision: Decision,
  kind: DecisionKind,
  wishes: Wishes,
  before: ReadonlySet<string>,
): Option | undefined {
  const { pass, others } = parted(decision, kind, wishes.without)
  if (!pass || pass.grave) return undefined
  if (others.length === 0 || wishes.until === 'turn') return pass
  if (decision.hits) return undefined
  const again = wishes.often === 'once' && before.has(declined(decision, kind, wishes))
  const quiet = wishes.quiet.includes(kind.name)
  return again || quiet || wishes.until === 'hits' || wishes.often === 'hits' ? pass : undefined
}
