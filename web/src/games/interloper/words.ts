// What the page itself says at a table of Interloper.
import { speaking } from '../../words'

const words = {
  ap: '{number} AP left',
  alien: 'Alien',
  check: 'Turned over',
  fight: 'Fight',
  'fight.attacks': 'attacks',
  'fight.defends': 'defends',
  'fight.won': '{name} wins by {number}.',
  'fight.tied': 'Nobody wins.',
  'fight.with': 'with {card}',
  'fight.helped': 'helped by {names}',
  'fight.stat': '{stat} {cards}',
  decks: 'Decks and discards',
  hidden: '{number} trait face down | {number} traits face down',
  'trait.up': 'face up',
  'trait.down': 'face down',
  'trait.suppressed': 'suppressed',
  away: 'dead',
  npcs: 'Moved: {names}',
  'stat.physical': 'Physical',
  'stat.mental': 'Mental',
  'stat.tech': 'Tech',
  'stat.xeno': 'Xeno',
}

export type Key = keyof typeof words
export const { say, count } = speaking(words)
