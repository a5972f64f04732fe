// What the page itself says at a table of Gloom.
import { speaking } from '../../words'

const words = {
  total: 'Total {number}',
  dead: 'dead',
  alive: 'living',
  stack: '{name}, {life}, Self-Worth {number}; {cards} on it',
  actions: 'Action {number} of {total}',
  'actions.none': 'No action left',
  spare: 'Characters to choose from',
  announced: 'Being played',
  responding: 'In response',
  showing: 'shows {icons}',
  bare: 'shows nothing',
  uncover: 'Cards in the stack, top card first',
}

export type Key = keyof typeof words
export const { say, count } = speaking(words)
