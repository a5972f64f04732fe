// What a bot would do in the viewer's seat, and why: when somebody asks for it, and in the first games
// of each kind also unasked, where it makes a difference.
import { recall, remember } from './keep'
import type { Decision, Hint } from './protocol'
import { settings } from './settings.svelte'

const FIRST = 2 // games of each kind in which hints come unasked
const KEY = 'coached'

export interface Shown extends Hint {
  decision: number
}

export class Advice {
  shown = $state.raw<Shown | null>(null)
  asking = $state(false)
  /** Whether a hint that nobody has asked for is on its way. */
  looking = $state(false)
  /** Whether hints come unasked at this table. */
  readonly coaching: boolean = $derived.by(() =>
    settings.kept.coach === 'auto' ? this.early : settings.kept.coach === 'on',
  )
  private early = $state(false)
  private found: Shown | null = null
  private looked = -1

  constructor(private readonly request: (type: string, body: object) => Promise<unknown>) {}

  /** Somebody plays here: is it one of the first games of this kind in this browser? */
  begin(game: string, table: string): void {
    const all = recall<Record<string, string[]>>(KEY, {})
    const played = all[game] ?? []
    this.early = played.includes(table) || played.length < FIRST
    if (this.early) remember(KEY, { ...all, [game]: [...new Set([...played, table])] })
  }

  /** A question is open: say something of it, where hints come unasked. */
  async look(decision: Decision | undefined): Promise<void> {
    if (this.shown && this.shown.decision !== decision?.id) this.shown = null
    if (!decision || decision.id === this.looked || !this.coaching) return
    this.looked = decision.id
    if (decision.options.length < 2) return
    this.looking = true
    const found = await this.find(decision).catch(() => null) // it was not asked for
    if (this.looked === decision.id) this.looking = false
    if (found?.clear && this.looked === decision.id && !this.asking) this.shown = found
  }

  /** Somebody asks for a hint. */
  async ask(decision: Decision): Promise<void> {
    this.asking = true
    try {
      this.shown = await this.find(decision)
    } finally {
      this.asking = false
    }
  }

  close(): void {
    this.shown = null
  }

  private async find(decision: Decision): Promise<Shown> {
    if (this.found?.decision === decision.id) return this.found
    const hint = (await this.request('hint', { decision: decision.id })) as Hint
    return (this.found = { ...hint, decision: decision.id })
  }
}
