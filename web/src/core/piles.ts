// The piles of a position, and what the viewer knows of them.
import type { Pile, Position } from './protocol'

/** The piles of a position by the id of their place: `deck`, `hand/2`. */
export function piles(position: Position): Map<string, Pile> {
  const found = new Map<string, Pile>()
  for (const [name, zone] of Object.entries(position.zones)) {
    if (Array.isArray(zone)) zone.forEach((pile, index) => found.set(`${name}/${index}`, pile))
    else found.set(name, zone)
  }
  return found
}

/** The cards of a pile that the viewer knows, wherever in it they lie. */
export function seenCards(pile: Pile): string[] {
  return pile.cards ?? [...Object.values(pile.placed ?? {}), ...(pile.within ?? [])]
}
