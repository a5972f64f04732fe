import type { Home } from '..'

export const home: Home = {
  hue: 292,
  drawn: ['deck', 'piles', 'entropy', 'supply', 'crisis_deck', 'box', 'unused', 'loyalty', 'unassigned'],
}
