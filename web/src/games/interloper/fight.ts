// The latest fight of this turn, as it was told: who attacked whom, the totals, and what came of it.
import { recap } from '../../core/recap'
import type { GameEvent } from '../../core/protocol'

export interface Side {
  figure: string
  /** What the cards of this side came to, as soon as they are turned over. */
  total?: number
}

export interface Fight {
  attacker: Side
  defender: Side
  /** What is fought with, if it is a card. */
  card?: string
  winner?: string
  by?: number
  tied: boolean
  assistants: string[]
  /** In words; empty while the fight is on. */
  came: string[]
}

const BEGINS = new Set(['attacked', 'commanded'])
const ENDS = new Set(['turn', 'round'])

export function latestFight(events: GameEvent[]): Fight | undefined {
  const begin = events.findLastIndex(({ event }) => BEGINS.has(event) || ENDS.has(event))
  const first = events[begin]
  if (!first || !BEGINS.has(first.event)) return undefined
  const fight: Fight = {
    attacker: { figure: String(first['figure']) },
    defender: { figure: String(first['figure_target']) },
    tied: false,
    assistants: [],
    came: [],
  }
  const after = events.slice(begin + 1)
  for (const event of after) take(fight, event)
  if (fight.winner || fight.tied || after.some(({ event }) => event === 'slain'))
    fight.came = recap(after.filter(({ event }) => event !== 'won' && event !== 'tied'))
  return fight
}

function take(fight: Fight, event: GameEvent): void {
  const figure = String(event['figure'])
  const act: Record<string, () => void> = {
    armed: () => (fight.card = String(event['card'])),
    protected: () => (fight.defender = { figure }),
    assisted: () => fight.assistants.push(figure),
    totals: () => {
      fight.attacker.total = Number(event['number'])
      fight.defender.total = Number(event['number_target'])
    },
    won: () => {
      fight.winner = figure
      fight.by = Number(event['number'])
    },
    tied: () => (fight.tied = true),
  }
  act[event.event]?.()
}
