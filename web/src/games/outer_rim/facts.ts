// What a position of Outer Rim tells, by name.
import type { Scene } from '../../core/scene.svelte'
import { say, type Key } from './words'

export type Chance = [number, number]

export interface Values {
  health: number
  ground: number
  ship: number
  hull: number
  hyperdrive: number
  skills: Record<string, number>
}

/** Slots of one sort, and the cards in them. */
export interface Slot {
  slot: string
  total: number
  cards: string[]
}

export interface Stake {
  /** The option that leads to it, or nothing: it comes in any case. */
  option: string
  /** A skill, a sort of fight, or a roll. */
  what: string
  chance: Chance
}

export interface Fight {
  kind: number
  attacker: number
  defender: number
  foe: number
  value: number
  faction: number
  bounty: string | number
  crew: string | number
  rolled_attack: number
  rolled_defence: number
  damage_attack: number
  damage_defence: number
}

export interface Throw {
  what: number
  roller: number
  seat: number
  skill: number
  added: number
  dice: number[]
}

export interface Offer {
  by: number
  to: number
  credits: number
  counter: boolean
  give: string[]
  ask: string[]
  /** Debt tokens, by the seats that owe; in games with favors. */
  give_debts?: number[]
  ask_debts?: number[]
}

/** A request for a favor: of which kind, about what, for what. */
export interface Favor {
  by: number
  kind: number
  what: number
  owner: number
  credits: number
  debt: number
  card: string | null
  offers: number[]
}

/** An automatic opponent: its AI card, what became of its lines, its goal tokens, the fame that wins. */
export interface Rival {
  seat: number
  card: string | null
  at_it: boolean
  lines: { bullet: string; why: string }[]
  goals: string[]
  wins_with: number
}

export interface Buying {
  card?: string
  price?: number
}

/** A goal of an ambition: its place in the order, how far it is, and where it can be pursued. */
export interface Aim {
  goal: string
  order: string
  done: boolean
  open: boolean
  have: number
  need: number
  at: string[]
}

const NO_VALUES: Values = { health: 0, ground: 0, ship: 0, hull: 0, hyperdrive: 0, skills: {} }

/** A fact by seat. */
function of<T>(scene: Scene, fact: string, seat: number, none: T): T {
  return scene.list<T | null>(fact)[seat] ?? none
}

export const number = (scene: Scene, fact: string, seat: number) => of(scene, fact, seat, 0)
export const values = (scene: Scene, seat: number) => of(scene, 'values', seat, NO_VALUES)
export const slots = (scene: Scene, seat: number) => of<Slot[]>(scene, 'slots', seat, [])
export const goals = (scene: Scene, seat: number) =>
  of<Record<string, Chance>>(scene, 'goals', seat, {})
export const prices = (scene: Scene, seat: number) => of<number[]>(scene, 'prices', seat, [])
export const destinations = (scene: Scene, seat: number) =>
  of<[string, string][]>(scene, 'destinations', seat, [])
export const ambition = (scene: Scene, seat: number) => of<Aim[]>(scene, 'ambition_goals', seat, [])
export const favorOf = (scene: Scene) => scene.list<Favor>('favors').at(-1)
/** The seats whose debt tokens somebody holds: they owe a favor. */
export const owing = (scene: Scene, holder: number) =>
  scene.list('debts').flatMap((held, owner) => (held === holder ? [owner] : []))
export const rivals = (scene: Scene) => scene.list<Rival>('rivals')
export const stakes = (scene: Scene) => scene.list<Stake>('odds')
export const throwOf = (scene: Scene) => scene.list<Throw>('throws').at(-1)
export const fightOf = (scene: Scene) => scene.list<Fight>('fights').at(-1)
export const offerOf = (scene: Scene) => scene.list<Offer>('offers').at(-1)

/** The proposal that the viewer is making up, as far as it is named. */
export const draft = (scene: Scene) => own<Offer>(scene, 'draft')
/** The deal in credits that the viewer is making; nobody pays (-1) before that is chosen. */
export const dealing = (scene: Scene) => own<{ to: number; payer: number }>(scene, 'dealing')

/** What only its owner sees; who sees everything has a list of all instead. */
function own<T>(scene: Scene, fact: string): T | undefined {
  const found = scene.position.facts[fact] as T | T[] | null | undefined
  const all = Array.isArray(found) ? (found as (T | null)[]).find(Boolean) : found
  return all ?? undefined
}

/** Whether the question is about the open cards of the market. */
export function aboutMarket({ decision, glow }: Scene): boolean {
  const deck = decision?.options.some(({ refers }) => refers === 'deck') ?? false
  return deck || [...glow].some((id) => id.startsWith('top/'))
}

export const buying = (scene: Scene) => (scene.position.facts['buying'] ?? {}) as Buying

/** The letter of a seat's ship on the map. */
export const letter = (seat: number) => 'ABCDEFG'.charAt(seat)

/** All names of a pool, by their numbers. */
export const names = (scene: Scene, pool: string) =>
  Object.keys(scene.library.content.pools[pool] ?? {})

/** The title of a thing by its number. */
export const titled = (scene: Scene, pool: string, at: number) =>
  scene.library.title(pool, names(scene, pool)[at] ?? '')

const WHATS = ['ground', 'ship', 'roll']
/** What has to succeed: a fight, a roll, or a test of a skill. */
export const whatWords = (scene: Scene, { what }: Stake) =>
  WHATS.includes(what) ? say(`what.${what}` as Key) : scene.library.title('skill', what)
