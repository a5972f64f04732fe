import type { Option } from '../../core/protocol'
import type { Scene } from '../../core/scene.svelte'
import type { Home } from '..'
import { names, number, prices, stakes, values, whatWords } from './facts'
import { amount, percent, say } from './words'

/** What an open card of the market costs the viewer. */
function price(scene: Scene, { refers, name }: Option): string {
  const sold = refers === 'card' && scene.decision?.kind !== 'take_free'
  const piles = sold ? scene.position.zones['top'] : undefined
  const deck = Array.isArray(piles) ? piles.findIndex(({ cards }) => cards?.includes(name)) : -1
  const asked = prices(scene, scene.viewer ?? 0)[deck]
  if (asked === undefined || asked < 0) return ''
  return asked ? say('credits', { number: amount(asked) }) : say('price.free')
}

/** How likely it is to pass or to win what an option leads to. */
function chances(scene: Scene, { id }: Option): string {
  return stakes(scene)
    .filter(({ option }) => option === id)
    .map((stake) => say('chance', { what: whatWords(scene, stake), chance: percent(stake.chance) }))
    .join(' · ')
}

/** What an ability does, where the option says no more than whose it is. */
function effect(scene: Scene, { refers, name, text }: Option): string {
  const told = refers === 'ability' ? scene.library.card('ability', name).text : ''
  return text.includes(told) ? '' : told
}

/** What a step of planning would bring just now. */
function planned(scene: Scene, { id }: Option): string {
  const seat = scene.viewer ?? 0
  if (scene.decision?.kind !== 'plan') return ''
  if (id === 'move') return say('plan.move', { number: values(scene, seat).hyperdrive })
  if (id !== 'recover') return ''
  const [wounds, dents] = [number(scene, 'character_damage', seat), number(scene, 'ship_damage', seat)]
  return wounds + dents ? say('plan.damage', { wounds, dents }) : say('plan.whole')
}

/** The open card of a market deck. */
function open(scene: Scene, { refers, name }: Option): string {
  if (refers !== 'deck') return ''
  const [card] = scene.pile('top', names(scene, 'deck').indexOf(name)).cards ?? []
  return card ? scene.library.title('card', card) : ''
}

export const home: Home = {
  hue: 78,
  drawn: ['deck', 'contacts', 'box'],
  hint: (scene, option) =>
    [chances, price, planned, open, effect].map((said) => said(scene, option)).find(Boolean) ?? '',
}
