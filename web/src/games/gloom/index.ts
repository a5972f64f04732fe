import type { Home } from '..'

export const home: Home = {
  hue: 196,
  drawn: ['deck', 'box'],
}
