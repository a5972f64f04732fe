// What the page itself says at a table of Outsider.
import { speaking } from '../../words'

const words = {
  survival: 'Survival {number}',
  doomed: 'Doomed',
  abilities: 'Your abilities',
  slow: 'slowed',
  goals: 'Goals completed',
  'goals.of': '{number} of {total}',
  left: '{number} action left | {number} actions left',
  direction: 'Direction of play',
  clockwise: 'clockwise',
  counter: 'counter-clockwise',
  crisis: 'Crisis for {name}',
  who: 'Who',
  pay: 'Pay',
  or: 'or',
  at: 'At',
  'skills.any': 'anybody',
  'goal.crew': 'Crew. Complete the Goals, at least one each, then shift the ship home.',
  'goal.outsider': 'Outsider. Once all of the Crew are Doomed, resolve the Shift Sequence yourself.',
}

export type Key = keyof typeof words
export const { say, count } = speaking(words)
