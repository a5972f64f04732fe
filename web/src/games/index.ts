// What a game brings for the page, found in its folder and listed nowhere:
//   <game>/index.ts      `home`: its hue, and what lies where on its table
//   <game>/Table.svelte  a table of its own; every other game gets the general one
//   <game>/art.svelte    its picture; every other game gets a sky of its own
import type { Component } from 'svelte'
import type { Thing } from '../core/choices'
import type { Scene } from '../core/scene.svelte'

/** A word on a card: how it lies there. A quiet card does nothing as it lies. */
export interface Tag {
  words: string
  quiet: boolean
}

/** A pile that belongs beside the hand of the viewer. */
export interface OwnPile {
  zone: string
  index: number
  /** What options call the card at a place of it, where that is not the card itself. */
  things?: (place: number) => Thing | undefined
  /** How the card at a place lies there. */
  tags?: (place: number) => Tag | undefined
}

export interface Home {
  hue?: number
  /** Hidden zones that the game's table shows itself, so that they need no place beside the hand. */
  drawn?: string[]
  /** What else lies before the viewer, for all to see. */
  own?: (scene: Scene) => OwnPile[]
}

type Loaded = { default: Component }
const homes = import.meta.glob<{ home: Home }>('./*/index.ts', { eager: true })
const tables = import.meta.glob<Loaded>('./*/Table.svelte')
const pictures = import.meta.glob<Loaded>('./*/art.svelte', { eager: true })
const general = () => import('../table/General.svelte')

export function homeOf(game: string): Home {
  return homes[`./${game}/index.ts`]?.home ?? {}
}

export function tableOf(game: string): Promise<Loaded> {
  return (tables[`./${game}/Table.svelte`] ?? general)()
}

export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/art.svelte`]?.default
}

/** A number that depends on a name and on nothing else. */
export function numberOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991
  return sum
}

export function hueOf(game: string): number {
  return homeOf(game).hue ?? numberOf(game) % 360
}
