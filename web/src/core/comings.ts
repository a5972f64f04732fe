// Who comes, goes and is played for: told by what has changed about the seats.
import { say } from '../words'
import type { Seat } from './protocol'

/** A line about people, with how many lines the log had before it. */
export interface Coming {
  after: number
  words: string
}

function told(was: Seat, is: Seat): string | null {
  const name = is.name
  if (was.who === 'person' && is.who === 'bot')
    return say(is.resigned ? 'coming.resigned' : 'coming.bot', { name })
  if (was.who === 'bot' && is.who === 'person') return say('coming.back', { name })
  if (is.late > was.late) return say('coming.late', { name })
  if (is.who !== 'person' || was.present === is.present) return null
  return say(is.present ? 'coming.here' : 'coming.away', { name })
}

/** What is to be told of the others. */
export function comings(before: Seat[], after: Seat[], viewer: number | null): string[] {
  return after.flatMap((is, at) => {
    const was = before[at]
    const words = was && is.seat !== viewer && was.name === is.name ? told(was, is) : null
    return words ? [words] : []
  })
}
