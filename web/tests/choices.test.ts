import { describe, expect, it } from 'vitest'
import { barred, cardOf, glowing, meant, pairWith, wouldBe } from '../src/core/choices'
import type { Decision, DecisionKind, Option, Position, ZoneKind } from '../src/core/protocol'

const zone = (name: string, sees: ZoneKind['sees'], per: ZoneKind['per']): ZoneKind => ({
  name, title: name, sees, per, pool: 'card', ordered: false,
})
const ZONES = [zone('hand', 'owner', 'seat'), zone('front', 'all', 'seat'), zone('row', 'all', 'table')]

const option = (id: string, refers = '', name = ''): Option => ({
  id, text: id, does: '', grave: '', refers, name,
})
const card = (name: string) => option(`card:${name}`, 'card', name)

function asked(...options: Option[]): Decision {
  return { id: 1, kind: 'pick', prompt: '', about: [], rule: '', options, notes: [], more_stages: false, hits: false }
}

const position = {
  game: 'toy', viewer: 0, players: 2, facts: {}, asked: [], window: null, outcome: null,
  zones: {
    hand: [{ count: 2, cards: ['ace', 'two'] }, { count: 1 }],
    front: [{ count: 0, cards: [] }, { count: 1, cards: ['ace'] }],
    row: { count: 2, cards: ['ace', 'three'] },
  },
} as Position

describe('what glows', () => {
  it('is the own hand where all that is asked for lies in it', () => {
    expect(glowing(position, asked(card('ace'), card('two')), ZONES)).toEqual(new Set(['hand/0']))
  })

  it('is the table where the hand has not all of it', () => {
    expect(glowing(position, asked(card('ace'), card('three')), ZONES)).toEqual(new Set(['row']))
  })

  it('is nothing where no card is asked for', () => {
    expect(glowing(position, asked(option('pass')), ZONES).size).toBe(0)
  })

  it('is what an option means, in a pile that glows and nowhere else', () => {
    const options = [card('ace'), option('seat:1', 'seat', '1')]
    const glow = new Set(['hand/0'])
    expect(meant(options, glow, { refers: 'card', name: 'ace', zone: 'hand/0' })).toHaveLength(1)
    expect(meant(options, glow, { refers: 'card', name: 'ace', zone: 'front/1' })).toEqual([])
    expect(meant(options, glow, { refers: 'seat', name: '1' })).toHaveLength(1)
  })
})

it('what a figure carries glows before the same card among the discards', () => {
  const zones = [zone('discard', 'all', 'table'), zone('items', 'all', 'item')]
  const lying = { ...position, zones: {
    discard: { count: 1, cards: ['ace'] },
    items: [{ count: 0, cards: [] }, { count: 1, cards: ['ace'] }],
  } } as Position
  expect(glowing(lying, asked(card('ace')), zones)).toEqual(new Set(['items/1']))
})

it('what has just been turned up glows before the same cards in a higher pile', () => {
  const zones = [zone('discard', 'all', 'table'), zone('revealed', 'all', 'table')]
  const lying = { ...position, zones: {
    discard: { count: 3, cards: ['ace', 'two', 'ace'] },
    revealed: { count: 2, cards: ['two', 'ace'] },
  } } as Position
  expect(glowing(lying, asked(card('ace'), card('two')), zones)).toEqual(new Set(['revealed']))
})

it('a card of any deck is a card to an option, a character is a character', () => {
  const kinds = [{ options: ['pass', ':card', 'rescue:character'] }] as DecisionKind[]
  expect(cardOf(kinds, 'tech', true)).toBe('card')
  expect(cardOf(kinds, 'character', true)).toBe('character')
  expect(cardOf(kinds, 'role', false)).toBe('role')
})

it('a pair is named seat by seat', () => {
  const pairs = [option('pair:0+1', 'pair', '0+1'), option('pair:0+2', 'pair', '0+2')]
  expect(pairWith(pairs, null, 0)).toHaveLength(2)
  expect(pairWith(pairs, null, 3)).toEqual([])
  expect(pairWith(pairs, 2, 0).map(({ id }) => id)).toEqual(['pair:0+2'])
})

describe('why not', () => {
  const kind = {
    options: ['pass', 'gather', 'play:card', 'sell:card', ':seat'],
    words: { gather: 'gather supplies', play: 'play {}' },
  } as unknown as DecisionKind

  it('is asked by the name that the option would have', () => {
    expect(wouldBe(kind, { refers: 'seat', name: '2' })).toEqual([{ id: 'seat:2', words: '' }])
    expect(wouldBe(kind, { refers: 'place', name: 'bridge' })).toEqual([])
  })

  it('is asked for each end that a thing could be chosen for', () => {
    expect(wouldBe(kind, { refers: 'card', name: 'ace' })).toEqual([
      { id: 'play:ace', words: 'play {}' },
      { id: 'sell:ace', words: 'sell' },
    ])
  })

  it('is asked of a pile that stands for what is done with it', () => {
    const pile = { refers: 'option', name: 'gather' }
    expect(wouldBe(kind, pile)).toEqual([{ id: 'gather', words: '' }])
    expect(meant([option('gather')], new Set(), pile)).toHaveLength(1)
  })

  it('is offered for what has a name of its own and is no option now', () => {
    expect(barred(kind, [option('pass')])).toEqual([{ id: 'gather', words: 'gather supplies' }])
    expect(barred(kind, [option('gather')])).toEqual([])
  })
})
