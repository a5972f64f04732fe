import type { Home } from '..'
import { ownPiles } from './piles'

export const home: Home = {
  hue: 138,
  drawn: ['physical_deck', 'mental_deck', 'tech_deck', 'xeno_deck', 'traits'],
  own: ownPiles,
}
