import type { Home } from '..'

export const home: Home = {
  hue: 42,
  drawn: ['deck', 'discard', 'command_pile', 'box', 'mission'],
}
