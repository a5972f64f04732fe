import { describe, expect, it } from 'vitest'
import type { Decision, DecisionKind, Option } from '../src/core/protocol'
import { declined, passing, type Wishes } from '../src/core/stops'

const kind = (window: boolean): DecisionKind => ({
  name: 'react', prompt: '', waits: '', rule: '', options: ['pass', ':card'], secret: true, window,
  default: 'pass', notes: [], words: {},
})
const option = (id: string, grave = ''): Option => ({ id, text: id, does: '', grave, refers: '', name: '' })
const asks = (cards: string[], more: Partial<Decision> = {}, grave = ''): Decision => ({
  id: 1, kind: 'react', prompt: '', about: [], rule: '', notes: [], more_stages: false, hits: false,
  options: [option('pass', grave), ...cards.map((card) => option(`card:${card}`))], ...more,
})
const wishes = (said: Partial<Wishes> = {}): Wishes => ({
  often: 'once', until: null, quiet: [], without: [], ...said,
})
const passes = (decision: Decision, said?: Partial<Wishes>, before: string[] = [], window = true) =>
  passing(decision, kind(window), wishes(said), new Set(before)) !== undefined

describe('a window', () => {
  const shield = declined(asks(['shield']), kind(true), wishes())

  it('is asked once between own turns for the same cards', () => {
    expect(passes(asks(['shield']))).toBe(false)
    expect(passes(asks(['shield']), {}, [shield])).toBe(true)
    expect(passes(asks(['shield']), { often: 'every' }, [shield])).toBe(false)
    expect(passes(asks(['shield', 'lever']), {}, [shield])).toBe(false)
  })

  it('that hits is asked, unless everything is to pass', () => {
    const hits = asks(['shield'], { hits: true })
    expect(passes(hits, {}, [shield])).toBe(false)
    expect(passes(hits, { often: 'hits' })).toBe(false)
    expect(passes(hits, { until: 'hits' })).toBe(false)
    expect(passes(hits, { until: 'turn' })).toBe(true)
    expect(passes(asks(['shield']), { until: 'hits' })).toBe(true)
  })

  it('passes of kinds and for cards of which that was said', () => {
    expect(passes(asks(['shield']), { quiet: ['react'] })).toBe(true)
    expect(passes(asks(['shield']), { without: ['card:shield'] })).toBe(true)
    expect(passes(asks(['shield', 'lever']), { without: ['card:shield'] })).toBe(false)
  })

  it('never passes where declining decides much', () => {
    expect(passes(asks(['martyr'], {}, 'The red side wins.'), { until: 'turn' })).toBe(false)
  })

  it('is what passes, and no other question', () => {
    expect(passes(asks(['shield']), { until: 'turn' }, [], false)).toBe(false)
  })
})
