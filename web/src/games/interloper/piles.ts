// What lies before a player of Interloper: piles by the number of the figure, traits by seat.
import type { Scene } from '../../core/scene.svelte'
import { say } from './words'
import type { OwnPile, Tag } from '..'

/** How a trait lies before its owner: it works only face up, and not while suppressed. */
function lies(scene: Scene, seat: number, place: number): Tag {
  const name = scene.pile('traits', seat).cards?.[place] ?? ''
  const up = ((scene.list('face_up')[seat] ?? 0) >> place) & 1
  if (!up) return { words: say('trait.down'), quiet: true }
  return scene.list<string>('suppressed').includes(name)
    ? { words: say('trait.suppressed'), quiet: true }
    : { words: say('trait.up'), quiet: false }
}

export const CARRIED = ['items', 'physical', 'mental']

/** The traits of a seat. A question may name them as cards, or by slot. */
export function traits(scene: Scene, seat: number): OwnPile {
  const bySlot = scene.decision?.options.some(({ refers }) => refers === 'item')
  return {
    zone: 'traits',
    index: seat,
    things: (place) =>
      bySlot && seat === scene.viewer ? { refers: 'item', name: `${place + 1}` } : undefined,
    tags: (place) => lies(scene, seat, place),
  }
}

export function ownPiles(scene: Scene): OwnPile[] {
  const seat = scene.viewer
  if (seat === null) return []
  const figure = scene.list('figure_of')[seat] ?? -1
  const carried = figure < 0 ? [] : CARRIED.map((zone) => ({ zone, index: figure }))
  return [traits(scene, seat), ...carried]
}
