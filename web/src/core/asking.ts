// What a question needs of the table that asks it: a live one, or a lesson.
import type { Held } from './merge'
import type { Advice } from './advice.svelte'
import type { Answering } from './answering.svelte'
import type { Interjection } from './protocol'

export interface Asking {
  readonly held: Pick<Held, 'table'> | null
  readonly sending: boolean
  readonly error: string
  readonly kept: boolean
  /** What is answered for whoever sits here; a lesson answers nothing. */
  readonly answers?: Answering
  passOn?(): void
  /** Hints, if there are any; a lesson says itself what to do. */
  readonly advice?: Advice
  hint?(): Promise<unknown>
  /** The option that a lesson points at. */
  readonly pointed?: string | null
  left(until: number): number
  ask(type: string): Promise<unknown>
  interject(interjection: Interjection): Promise<unknown>
}
