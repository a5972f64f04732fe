// The turn of an automatic opponent, line by line of its AI card, as it was told.
import type { GameEvent } from '../../core/protocol'
import type { Scene } from '../../core/scene.svelte'

/** A line that was looked at: carried out with what came of it, or passed over with the reason. */
export interface Step {
  bullet: string
  why: string
  came: GameEvent[]
}

export interface Turn {
  routine: string
  /** How many events there were before it: another turn has another number. */
  began: number
  steps: Step[]
}

/** The latest turn of this opponent, if its AI card is known. */
export function turnOf(scene: Scene, seat: number): Turn | undefined {
  const { events } = scene
  const began = events.findLastIndex(
    (event) => event.event === 'draws_routine' && event['seat'] === seat,
  )
  const routine = events[began]?.['routine']
  if (typeof routine !== 'string') return undefined
  const steps: Step[] = []
  for (const event of events.slice(began + 1)) {
    if (event.event === 'turn' || event.event === 'round') break
    if (typeof event['bullet'] === 'string')
      steps.push({ bullet: event['bullet'], why: String(event['why'] ?? ''), came: [] })
    else if (event.text) steps.at(-1)?.came.push(event)
  }
  return { routine, began, steps }
}
