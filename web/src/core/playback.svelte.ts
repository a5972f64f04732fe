// At which pace a table shows what has arrived: one thing after the other, as quickly as this person
// wants. The server is never slowed by it, and what a clock runs for is never held back.
import { told } from './merge'
import type { GameEvent, Position } from './protocol'
import { settings, type Pace } from './settings.svelte'

/** How long one thing is shown before the next one, and all that waits, in milliseconds. */
const HELD: Record<Pace, number> = { slow: 2000, normal: 700, fast: 0, step: Infinity }
const LONGEST: Record<Pace, number> = { slow: 12_000, normal: 3_000, fast: 0, step: Infinity }

export interface Moment {
  position: Position
  /** What was told with it, and all that was told until then. */
  news: GameEvent[]
  events: GameEvent[]
}

export class Playback {
  /** What has arrived and was not shown yet. */
  private queue = $state.raw<Moment[]>([])
  /** What is being shown, while something waits behind it. */
  showing = $state.raw<GameEvent[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false

  constructor(private readonly show: (moment: Moment) => void) {}

  get behind(): number {
    return this.queue.length
  }

  /** Something has arrived; without `patience` it is shown at once, with all that waited. */
  add(moment: Moment, patience: boolean): void {
    const last = this.queue.at(-1)
    // Nothing happened: only what can be done is new.
    if (last && !moment.news.length)
      this.queue = [...this.queue.slice(0, -1), { ...last, position: moment.position }]
    else this.queue = [...this.queue, moment]
    if (!patience || settings.kept.pace === 'fast') this.catchUp()
    else if (!this.held) this.next()
  }

  /** Show the next thing, and after a while what follows. */
  next = (): void => {
    clearTimeout(this.timer)
    this.held = false
    const [first, ...rest] = this.queue
    if (!first) return
    this.queue = rest
    this.showing = told(first.news)
    this.show(rest.length ? { ...first, position: { ...first.position, decisions: [] } } : first)
    if (!this.showing.length) return this.next()
    this.held = true
    const { pace } = settings.kept
    const time = Math.min(HELD[pace], LONGEST[pace] / Math.max(1, rest.length))
    if (time < Infinity) this.timer = setTimeout(this.next, time)
  }

  /** Show how things stand, and leave out what came before. */
  catchUp = (): void => {
    clearTimeout(this.timer)
    this.held = false
    const last = this.queue.at(-1)
    if (!last) return
    const news = this.queue.flatMap((moment) => moment.news)
    this.queue = []
    this.showing = []
    this.show({ ...last, news })
  }

  /** The viewer does something: what comes of it is shown at once. */
  release(): void {
    if (this.queue.length) return
    clearTimeout(this.timer)
    this.held = false
  }

  setPace(pace: Pace): void {
    settings.change({ pace })
    if (pace === 'fast') this.catchUp()
    else if (pace !== 'step' && this.held) this.next()
  }

  close(): void {
    clearTimeout(this.timer)
    this.queue = []
  }
}
