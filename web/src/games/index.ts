// Games with a table of their own. Every other game gets the general one.
import type { Component } from 'svelte'
import type { Thing } from '../core/choices'
import type { Scene } from '../core/scene.svelte'
import { ownPiles } from './interloper'

/** A word on a card: how it lies there. A quiet card does nothing as it lies. */
export interface Mark {
  words: string
  quiet: boolean
}

/** A pile that belongs beside the hand of the viewer. */
export interface OwnPile {
  zone: string
  index: number
  /** What options call the card at a place of it, where that is not the card itself. */
  things?: (place: number) => Thing | undefined
  /** How the card at a place lies there: what a mark on it says. */
  marks?: (place: number) => Mark | undefined
}

export interface Layout {
  load: () => Promise<{ default: Component }>
  /** Hidden zones that the layout shows itself, so that they need no place beside the hand. */
  drawn: string[]
  /** What else lies before the viewer, for all to see. */
  own?: (scene: Scene) => OwnPile[]
  /** Whether the game tells a tale while it is played. */
  tale?: boolean
}

export const boards: Record<string, Layout> = {
  ardor: {
    load: () => import('./Ardor.svelte'),
    drawn: ['deck', 'discard', 'command_pile', 'box', 'mission'],
  },
  outsider: {
    load: () => import('./Outsider.svelte'),
    drawn: ['deck', 'piles', 'entropy', 'supply', 'crisis_deck', 'box', 'unused', 'loyalty', 'unassigned'],
  },
  gloom: {
    load: () => import('./Gloom.svelte'),
    drawn: ['deck', 'box'],
    tale: true,
  },
  interloper: {
    load: () => import('./Interloper.svelte'),
    drawn: ['physical_deck', 'mental_deck', 'tech_deck', 'xeno_deck', 'traits'],
    own: ownPiles,
  },
}

export const general: Layout = { load: () => import('./General.svelte'), drawn: [] }
