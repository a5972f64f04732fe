import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../src/core/protocol'
import { recap } from '../src/core/recap'

const cause = (because: string): GameEvent => ({ event: 'turn', text: '', because })
const effect = (words: string, weight = 1, number = 1): GameEvent => ({
  event: 'came', text: '', effect: { words, number, weight },
})
const cell = effect('-{} cell | -{} cells', 10)

// The same as in tests/kernel/test_recap.py, where the terminal's is proved.
describe('a recap', () => {
  it('adds up what comes of one cause, in one line', () => {
    const events = [cause('Rigel: Puncture'), cell, effect('Altair is hurt', 6), cell]
    expect(recap(events)).toEqual(['-2 cells, Altair is hurt (Rigel: Puncture)'])
  })

  it('says the latest first, and names nobody twice', () => {
    const events = [cause('Rigel'), cell, cause('you'), effect('You are hurt')]
    expect(recap(events)).toEqual(['You are hurt', '-1 cell (Rigel)'])
    expect(recap([cause('Rigel'), cell, effect('You are hurt')])).toEqual([
      '-1 cell, you are hurt (Rigel)',
    ])
  })

  it('leaves out what weighs little, and is empty where nothing came of it', () => {
    const many = Array.from({ length: 9 }, (_, i) => [cause(`seat ${i}`), effect('a door is locked', i)]).flat()
    expect(recap(many)).toHaveLength(5)
    expect(recap(many)[0]).toBe('A door is locked (seat 8)')
    expect(recap([cause('Rigel')])).toEqual([])
  })
})
