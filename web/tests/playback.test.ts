import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Position } from '../src/core/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
const { Playback } = await import('../src/core/playback.svelte')
const { settings } = await import('../src/core/settings.svelte')
type Moment = import('../src/core/playback.svelte').Moment

const moment = (turn: number, text = `turn ${turn}`): Moment => ({
  position: { facts: { turn }, decisions: [{ id: turn }] } as unknown as Position,
  news: text ? [{ event: 'turn', text }] : [],
  events: [],
})

describe('what has arrived', () => {
  let shown: Moment[] = []
  let playback: InstanceType<typeof Playback>
  const turns = () => shown.map(({ position }) => position.facts['turn'])
  const asks = () => shown.map(({ position }) => position.decisions?.length)

  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    playback = new Playback((each) => shown.push(each))
  })
  afterEach(() => {
    playback.close()
    vi.useRealTimers()
  })

  it('is shown at once where nothing is held back, and otherwise one thing after the other', () => {
    settings.change({ pace: 'normal' })
    for (const turn of [1, 2, 3]) playback.add(moment(turn), true)
    expect(turns()).toEqual([1])
    vi.runAllTimers()
    expect(turns()).toEqual([1, 2, 3])
    expect(asks()).toEqual([1, 0, 1]) // only the latest question can be answered
  })

  it('waits step by step for somebody, who may leave out the rest', () => {
    settings.change({ pace: 'step' })
    for (const turn of [1, 2, 3, 4]) playback.add(moment(turn), true)
    vi.advanceTimersByTime(1_000_000)
    expect(turns()).toEqual([1])
    playback.next()
    expect(turns()).toEqual([1, 2])
    playback.catchUp()
    expect(turns()).toEqual([1, 2, 4])
    expect(shown.at(-1)?.news.map(({ text }) => text)).toEqual(['turn 3', 'turn 4'])
    expect(playback.behind).toBe(0)
  })

  it('is not held back by what only changes the question, nor where a clock runs', () => {
    settings.change({ pace: 'step' })
    playback.add(moment(1), true)
    playback.add(moment(2), true)
    playback.add(moment(3, ''), true) // nothing happened: it belongs to what waits
    expect(playback.behind).toBe(1)
    playback.add(moment(4), false)
    expect(turns()).toEqual([1, 4])
  })

  it('is not held back where it comes of what the viewer did', () => {
    settings.change({ pace: 'slow' })
    playback.add(moment(1), true)
    playback.release()
    playback.add(moment(2), true)
    playback.add(moment(3), true)
    expect(turns()).toEqual([1, 2])
    playback.release() // there is something to be seen first
    playback.add(moment(4), true)
    expect(turns()).toEqual([1, 2])
  })

  it('goes on at once when somebody wants it faster', () => {
    settings.change({ pace: 'step' })
    for (const turn of [1, 2, 3]) playback.add(moment(turn), true)
    playback.setPace('fast')
    expect(turns()).toEqual([1, 3])
  })
})
