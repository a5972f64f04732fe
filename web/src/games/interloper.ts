// What lies before a player of Interloper: piles by the number of the figure, traits by seat.
import type { Scene } from '../core/scene.svelte'
import type { OwnPile } from './index'

export const CARRIED = ['items', 'physical', 'mental']

/** The traits of a seat. A question may name them as cards, or by slot. */
export function traits(scene: Scene, seat: number): OwnPile {
  const bySlot = scene.decision?.options.some(({ refers }) => refers === 'item')
  return {
    zone: 'traits',
    index: seat,
    things: (place) =>
      bySlot && seat === scene.viewer ? { refers: 'item', name: `${place + 1}` } : undefined,
  }
}

export function ownPiles(scene: Scene): OwnPile[] {
  const seat = scene.viewer
  if (seat === null) return []
  const figure = scene.list('figure_of')[seat] ?? -1
  const carried = figure < 0 ? [] : CARRIED.map((zone) => ({ zone, index: figure }))
  return [traits(scene, seat), ...carried]
}
