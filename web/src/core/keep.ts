// What this browser remembers. A browser that forbids storage plays on, and forgets.

import type { Table } from './protocol'

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`shipboard.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`shipboard.${key}`, JSON.stringify(value))
  } catch {
    // Nothing to be done: the storage is full or forbidden.
  }
}

export interface MySeat {
  table: string
  game: string
  title: string
  seat: number
  secret: string
  at: number
  over?: boolean
  /** With whom, as far as it is known, and whether it was won. */
  others?: string[]
  won?: boolean | null
  /** A secret that was asked for, in case the answer is lost on the way. */
  next?: string
}

const MOST = 40

/** Those with whom somebody plays, as they are called. */
export function othersAt({ seats }: Table, own: number | undefined): string[] {
  return seats.flatMap(({ seat, who, name }) => (seat === own || who === 'open' ? [] : [name]))
}

/** The seats taken in this browser, the latest first. */
export function mySeats(): MySeat[] {
  return recall<MySeat[]>('seats', [])
}

export function mySeat(table: string): MySeat | undefined {
  return mySeats().find((seat) => seat.table === table)
}

export function keepSeat(seat: MySeat): void {
  const others = mySeats().filter((other) => other.table !== seat.table)
  remember('seats', [seat, ...others].slice(0, MOST))
}

/** Another secret for the same seat: kept before it is asked for, and used once it is needed. */
export function keepNext(table: string, next: string): void {
  const seat = mySeat(table)
  if (seat) keepSeat({ ...seat, next })
}

/** The secret that was asked for is the one to use from now on, if there is one. */
export function useNext(table: string): string | undefined {
  const seat = mySeat(table)
  if (!seat?.next) return undefined
  const { next, ...rest } = seat
  keepSeat({ ...rest, secret: next })
  return next
}

/** What is known of a game of one's own, beside its seat. */
export function noteGame(table: string, known: Partial<MySeat>): void {
  remember(
    'seats',
    mySeats().map((seat) => (seat.table === table ? { ...seat, ...known } : seat)),
  )
}

/** A finished game needs no more asking how it stands. */
export function markOver(table: string, others: string[], won: boolean | null): void {
  noteGame(table, { over: true, others, won })
}

export function dropSeat(table: string): void {
  remember(
    'seats',
    mySeats().filter((seat) => seat.table !== table),
  )
}
