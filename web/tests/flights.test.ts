import { expect, it } from 'vitest'
import { flights } from '../src/core/flights'
import type { Pile, Position } from '../src/core/protocol'

function at(zones: Record<string, Pile | Pile[]>): Position {
  return { game: 'toy', viewer: 0, players: 2, zones, facts: {}, asked: [], window: null, outcome: null }
}

it('a card seen at both ends flies with its face', () => {
  const before = at({ hand: [{ count: 2, cards: ['ace', 'two'] }], table: { count: 0, cards: [] } })
  const after = at({ hand: [{ count: 1, cards: ['two'] }], table: { count: 1, cards: ['ace'] } })
  expect(flights(before, after)).toEqual([{ card: 'ace', from: 'hand/0', to: 'table' }])
})

it('a drawn card shows its face only to whoever drew it', () => {
  const before = at({ deck: { count: 5 }, hand: [{ count: 0, cards: [] }, { count: 0 }] })
  const own = at({ deck: { count: 4 }, hand: [{ count: 1, cards: ['ace'] }, { count: 0 }] })
  const others = at({ deck: { count: 4 }, hand: [{ count: 0, cards: [] }, { count: 1 }] })
  expect(flights(before, own)).toEqual([{ card: 'ace', from: 'deck', to: 'hand/0' }])
  expect(flights(before, others)).toEqual([{ card: null, from: 'deck', to: 'hand/1' }])
})

it('a card that is only turned up or looked at does not fly', () => {
  const before = at({ deck: { count: 5 } })
  const after = at({ deck: { count: 5, placed: { '4': 'ace' } } })
  expect(flights(before, after)).toEqual([])
})

it('a card slipped into a hidden pile leaves the hand', () => {
  const before = at({ hand: [{ count: 1, cards: ['ace'] }], pile: { count: 1 } })
  const after = at({ hand: [{ count: 0, cards: [] }], pile: { count: 2 } })
  expect(flights(before, after)).toEqual([{ card: 'ace', from: 'hand/0', to: 'pile' }])
})

it('two equal cards are two flights', () => {
  const before = at({ hand: [{ count: 2, cards: ['ace', 'ace'] }], table: { count: 0, cards: [] } })
  const after = at({ hand: [{ count: 0, cards: [] }], table: { count: 2, cards: ['ace', 'ace'] } })
  expect(flights(before, after)).toHaveLength(2)
})
