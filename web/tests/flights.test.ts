import { expect, it } from 'vitest'
import { flights } from '../src/core/flights'
import type { GameEvent, Move } from '../src/core/protocol'

function event(...moves: [string | null, string, string, number?][]): GameEvent {
  return {
    event: 'moved',
    text: '',
    moves: moves.map(([card, from, to, count = 1]): Move => ({ card, count, from, to })),
  }
}

/** What flies, and when. */
const seen = (...events: GameEvent[]) =>
  flights(events).map(({ card, from, to, start }) => [card, from, to, start])

it('a card flies as its event tells it, with its face where it was told', () => {
  expect(seen(event(['ace', 'hand/0', 'table']))).toEqual([['ace', 'hand/0', 'table', 0]])
  expect(seen(event([null, 'deck', 'hand/1']))).toEqual([[null, 'deck', 'hand/1', 0]])
})

it('what is told without a move flies nowhere', () => {
  expect(seen({ event: 'looked', text: 'A looks.' }, { event: 'turn', text: 'Turn 2.' })).toEqual([])
})

it('a card that goes on is seen on its whole way, one hop after the other', () => {
  const played = event(['ace', 'hand/0', 'playing'])
  const over = event(['ace', 'playing', 'discard'])
  const found = flights([played, over])
  expect(found.map(({ to, after }) => [to, after])).toEqual([
    ['playing', null],
    ['discard', 0],
  ])
  const [first, second] = found as [(typeof found)[0], (typeof found)[0]]
  expect(second.start).toBe(first.start + first.time)
})

it('others do not wait, but follow in order', () => {
  expect(seen(event(['ace', 'hand/0', 'table'], ['two', 'hand/0', 'table']))).toEqual([
    ['ace', 'hand/0', 'table', 0],
    ['two', 'hand/0', 'table', 45],
  ])
})

it('a card goes on from the flight that brought it, not from another one to the same pile', () => {
  const found = flights([
    event(['ace', 'hand/0', 'table'], ['two', 'hand/1', 'table']),
    event(['ace', 'table', 'discard'], ['two', 'table', 'discard']),
  ])
  expect(found.map(({ after }) => after)).toEqual([null, null, 0, 1])
})

it('a face that is turned up only now goes on from an unseen card', () => {
  const found = flights([event([null, 'hand/0', 'pile']), event(['ace', 'pile', 'table'])])
  expect(found.map(({ card, after }) => [card, after])).toEqual([
    [null, null],
    ['ace', 0],
  ])
})

it('two equal cards are two flights, and each goes on once', () => {
  const found = flights([
    event(['ace', 'hand/0', 'table'], ['ace', 'hand/0', 'table']),
    event(['ace', 'table', 'discard'], ['ace', 'table', 'discard']),
  ])
  expect(found.map(({ after }) => after)).toEqual([null, null, 1, 0])
})

it('of many unseen cards a few fly', () => {
  expect(seen(event([null, 'discard', 'deck', 40]))).toHaveLength(4)
})

it('nobody waits for long, however much has happened', () => {
  const way = Array.from({ length: 60 }, (_, place) => event(['ace', `p/${place}`, `p/${place + 1}`]))
  const found = flights(way)
  expect(found).toHaveLength(24)
  for (const { start, time } of found) expect(start + time).toBeLessThanOrEqual(3001)
})
