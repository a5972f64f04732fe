import type { Option } from '../../core/protocol'
import type { Scene } from '../../core/scene.svelte'
import type { Home } from '..'
import { stakes } from './facts'
import { percent } from './words'

/** How likely it is to pass or to win what an option leads to. */
function chances(scene: Scene, { id }: Option): string {
  const found = stakes(scene).filter(({ option }) => option === id)
  return found.map(({ chance }) => percent(chance)).join(' · ')
}

export const home: Home = {
  hue: 78,
  drawn: ['deck', 'contacts', 'box'],
  hint: chances,
}
