import { describe, expect, it } from 'vitest'
import { comings } from '../src/core/comings'
import type { Seat } from '../src/core/protocol'

const seat = (changed: Partial<Seat> = {}): Seat => ({
  seat: 1, name: 'Bo', who: 'person', bot: null, present: true, away_since: null,
  rematch: false, resigned: false, muted: false, late: 0, ...changed,
})
const tell = (was: Partial<Seat>, is: Partial<Seat>, viewer: number | null = 0) =>
  comings([seat(was)], [seat(is)], viewer)

describe('the log of people', () => {
  it('says who goes, comes back, and is played for', () => {
    expect(tell({}, { present: false })).toEqual(['Bo is away.'])
    expect(tell({ present: false }, {})).toEqual(['Bo is back.'])
    expect(tell({ present: false }, { present: false, who: 'bot' })).toEqual([
      'A bot plays for Bo now.',
    ])
    expect(tell({ who: 'bot' }, {})).toEqual(['Bo plays again.'])
    expect(tell({}, { who: 'bot', resigned: true })).toEqual([
      'Bo has left the game for good; a bot plays on.',
    ])
    expect(tell({}, { late: 1 })).toEqual(['Time is up for Bo: the usual answer was taken.'])
  })
  it('says nothing of what has not changed, of the viewer, of bots and of newcomers', () => {
    expect(tell({}, { muted: true })).toEqual([])
    expect(tell({}, { present: false }, 1)).toEqual([])
    expect(tell({ who: 'bot' }, { who: 'bot', present: false })).toEqual([])
    expect(tell({ name: '', who: 'open' }, {})).toEqual([])
  })
})
