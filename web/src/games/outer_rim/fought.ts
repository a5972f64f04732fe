// The latest fight of this turn that is over: what was told of it, and what came of it.
import { recap } from '../../core/recap'
import type { GameEvent } from '../../core/protocol'

export interface Fought {
  /** Who fought whom, and the damage of both, as the log tells it. */
  told: GameEvent[]
  came: string[]
}

const BEGINS = new Set(['player_fought', 'patrol_fought', 'bounty_fought', 'enemy_fought'])
const ENDS = new Set(['turn', 'round'])
const OVER = new Set(['combat_was_won', 'combat_was_lost'])

export function fought(events: GameEvent[]): Fought | undefined {
  const begin = events.findLastIndex(({ event }) => BEGINS.has(event) || ENDS.has(event))
  const first = events[begin]
  if (!first || !BEGINS.has(first.event)) return undefined
  const after = events.slice(begin + 1)
  if (!after.some(({ event }) => OVER.has(event))) return undefined
  const compared = after.filter(({ event }) => event === 'damage_compared')
  return { told: [first, ...compared], came: recap(after) }
}
