// What the page itself says at a table of Ardor.
import { speaking } from '../../words'

const words = {
  cells: 'Oxygen cells',
  'cells.left': '{number} of {total} cells left',
  alert: 'Red Alert',
  calm: 'Stable',
  'alert.at': 'Red Alert when {number} are left',
  protected: 'Bulkheads sealed',
  'health.0': 'dead',
  'health.1': 'damaged',
  'health.2': 'undamaged',
  ally: 'Ally',
  ship: 'On the ship',
  repair: '{have} of {need} repaired',
  skip: 'misses a turn',
  energy: '{number} Energy',
  'goal.crew': 'Blue. You win when the Deck runs out or the Saboteur dies.',
  'goal.chancellor': 'Blue. You win with the crew, and lose at once if you die.',
  'goal.saboteur': 'Red. You win when no oxygen cell or no loyal player is left.',
  'goal.accomplice': 'Red. You win and lose with the Saboteur, whoever that is.',
}

export type Key = keyof typeof words
export const { say, count } = speaking(words)
