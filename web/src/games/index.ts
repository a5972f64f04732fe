// Games with a table of their own. Every other game gets the general one.
import type { Component } from 'svelte'

export interface Layout {
  load: () => Promise<{ default: Component }>
  /** Hidden zones that the layout shows itself, so that they need no place beside the hand. */
  drawn: string[]
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
}

export const general: Layout = { load: () => import('./General.svelte'), drawn: [] }
