// The mood of a game: its hue and its picture. A game without a picture gets a sky of its own.
import type { Component } from 'svelte'

const HUES: Record<string, number> = {
  ardor: 42,
  outsider: 292,
  gloom: 196,
  interloper: 138,
  outer_rim: 78,
}

/** A number that depends on a name and on nothing else. */
export function numberOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991
  return sum
}

export function hueOf(game: string): number {
  return HUES[game] ?? numberOf(game) % 360
}

const pictures = import.meta.glob<{ default: Component }>('../art/*.svelte', { eager: true })

export function pictureOf(game: string): Component | undefined {
  return pictures[`../art/${game}.svelte`]?.default
}
