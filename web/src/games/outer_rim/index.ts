import type { Home } from '..'

export const home: Home = {
  hue: 78,
  drawn: ['deck', 'contacts', 'box'],
}
