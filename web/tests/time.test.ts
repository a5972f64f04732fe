import { describe, expect, it } from 'vitest'
import { duration, left } from '../src/words/time'

describe('a length of time', () => {
  it('is said in its own measure', () => {
    const said = [1, 30, 60, 120, 3600, 86_400, 172_800].map(duration)
    expect(said).toEqual([
      '1 second', '30 seconds', '1 minute', '2 minutes', '1 hour', '1 day', '2 days',
    ])
  })
  it('that is left is short, and never nothing while there is some', () => {
    expect([-1, 0.2, 40, 119, 121, 7100, 7201, 86_400].map(left)).toEqual([
      '0 s', '1 s', '40 s', '119 s', '3 min', '119 min', '3 h', '24 h',
    ])
  })
})
