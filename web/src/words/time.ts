// Lengths of time as people say them.
import { count, say } from '.'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In whole words: "30 seconds", "2 minutes", "1 day". */
export function duration(seconds: number): string {
  if (seconds % DAY === 0) return count('time.days', seconds / DAY)
  if (seconds % HOUR === 0) return count('time.hours', seconds / HOUR)
  if (seconds % MINUTE === 0) return count('time.minutes', seconds / MINUTE)
  return count('time.seconds', seconds)
}

/** What is left, in few letters and rounded up: "40 s", "3 min", "2 h". */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole < 2 * MINUTE) return say('time.s', { number: whole })
  if (whole < 2 * HOUR) return say('time.min', { number: Math.ceil(whole / MINUTE) })
  return say('time.h', { number: Math.ceil(whole / HOUR) })
}
