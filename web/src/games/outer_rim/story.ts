// The scenes that were read aloud of late, with what came of each: found in what was told.
import type { GameEvent } from '../../core/protocol'
import type { Scene } from '../../core/scene.svelte'

export interface Told {
  section: string
  seat: number
  /** What happened then, until the next scene or turn. */
  came: GameEvent[]
}

/** Where the viewer's turn before this one began; of a spectator, a round ago. */
function begin(scene: Scene): number {
  const { events, viewer } = scene
  const whose = viewer ?? scene.number('active')
  let turns = viewer !== null && scene.number('active') !== viewer ? 1 : 2
  for (let at = events.length - 1; at > 0; at--)
    if (events[at]?.event === 'turn' && events[at]?.['seat'] === whose && --turns === 0) return at
  return 0
}

/** All scenes since the viewer's last turn began, the latest last. */
export function story(scene: Scene): Told[] {
  const found: Told[] = []
  let open: Told | undefined
  for (const event of scene.events.slice(begin(scene))) {
    if (typeof event['section'] === 'string') {
      open = { section: event['section'], seat: Number(event['seat']), came: [] }
      found.push(open)
    } else if (event.event === 'turn' || event.event === 'round') open = undefined
    else if (event.text) open?.came.push(event)
  }
  return found
}
