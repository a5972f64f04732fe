import { describe, expect, it } from 'vitest'
import { merge, told as withWords, type Held } from '../src/core/merge'
import type { GameEvent, Position, Snapshot, Table } from '../src/core/protocol'

const told = (text: string): GameEvent => ({ event: 'told', text })

function snapshot(): Snapshot {
  const position = {
    game: 'toy',
    viewer: 0,
    players: 2,
    zones: { deck: { count: 9 }, hand: [{ count: 1, cards: ['ace'] }, { count: 1 }] },
    facts: { turn: 1, active: 0 },
    asked: [],
    window: null,
    outcome: null,
    can_undo: true,
  } as Position
  const table = { id: 'x', status: 'playing', watchers: 0 } as unknown as Table
  return { n: 4, type: 'snapshot', table, position, events: [told('a'), told('b')], chat: [] }
}

function held(): Held {
  return merge(null, snapshot())
}

describe('an update', () => {
  it('merges zones and facts key by key and leaves the rest as it was', () => {
    const before = held()
    const after = merge(before, {
      n: 5,
      type: 'update',
      position: { zones: { deck: { count: 8 } }, facts: { turn: 2 }, can_undo: false },
    })
    expect(after.position?.zones['deck']).toEqual({ count: 8 })
    expect(after.position?.zones['hand']).toBe(before.position?.zones['hand'])
    expect(after.position?.facts).toEqual({ turn: 2, active: 0 })
    expect(after.position?.can_undo).toBe(false)
    expect(after.table).toBe(before.table)
    expect(after.events).toBe(before.events)
  })

  it('changes nothing of what was held before', () => {
    const before = held()
    merge(before, { n: 5, type: 'update', table: { watchers: 3 }, position: { facts: { turn: 9 } } })
    expect(before.table.watchers).toBe(0)
    expect(before.position?.facts['turn']).toBe(1)
  })

  it('appends events and talk', () => {
    const said = { at: 1, seat: 0, name: 'Ada', text: 'hm' }
    const after = merge(held(), { n: 5, type: 'update', events: [told('c')], chat: [said] })
    expect(after.events.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    expect(after.chat).toEqual([said])
  })

  it('that brings the first position of a table takes it whole', () => {
    const waiting = { ...held(), position: null }
    const { position } = snapshot()
    const after = merge(waiting, { n: 5, type: 'update', position: position as Position })
    expect(after.position).toEqual(position)
  })

  it('without a snapshot before it is refused', () => {
    expect(() => merge(null, { n: 1, type: 'update' })).toThrow('before any snapshot')
  })
})

describe('a rewind', () => {
  it('cuts the log and then adds what happened instead', () => {
    const after = merge(held(), { n: 5, type: 'rewind', keep: 1, events: [told('c')] })
    expect(after.events.map(({ text }) => text)).toEqual(['a', 'c'])
  })
})

it('the log tells only what has words', () => {
  const events = [{ event: 'turn', text: 'Turn 1.' }, { event: 'put_away', text: '' }]
  expect(withWords(events)).toEqual([events[0]])
})
