// What is answered for a person who is there: windows that they let pass, and questions with one
// answer. Nobody may learn from the time of an answer what somebody holds. In a window all wait
// alike, and alone at a table there is nobody to learn it; elsewhere such an answer takes as long as
// this person's own have taken.
import { recall, remember } from './keep'
import type { Decision, DecisionKind, Option, Position, Table } from './protocol'
import { settings } from './settings.svelte'
import { declined, passing, type Wishes } from './stops'

const ENOUGH = 4 // own answers, from which it can be told how long this person takes
const REMEMBERED = 12
const SLOWEST = 8000 // milliseconds

/** An answer to give, and after how long. */
export interface Given {
  option: Option
  after: number
}

export class Answering {
  wishes = $state<Wishes>() as Wishes
  private before = new Set<string>()
  private took: number[] = []
  private asked = { id: -1, at: 0 }

  constructor(
    private readonly table: string,
    private readonly chance: () => number = Math.random,
  ) {
    const usual: Wishes = { often: settings.kept.often, until: null, quiet: [], without: [] }
    this.wishes = { ...usual, ...recall<Partial<Wishes>>(this.key, {}), until: null }
  }

  private get key(): string {
    return `stops.${this.table}`
  }

  change(changed: Partial<Wishes>): void {
    Object.assign(this.wishes, changed)
    remember(this.key, $state.snapshot(this.wishes))
    if (changed.often) settings.change({ often: changed.often })
  }

  /** What to answer to a question without asking it. */
  given(decision: Decision, kind: DecisionKind, position: Position, table: Table): Given | undefined {
    if (decision.id !== this.asked.id) this.asked = { id: decision.id, at: Date.now() }
    if (kind.window && !decision.more_stages) {
      const one = decision.options.length === 1 ? decision.options[0] : undefined
      const pass = settings.kept.pass && one ? one : passing(decision, kind, this.wishes, this.before)
      return pass && { option: pass, after: 0 }
    }
    const [only, other] = decision.options
    if (!settings.kept.pass || !only || other || only.grave) return
    // Who makes a choice in stages says when it is made, and who could do something else may.
    if (decision.more_stages || position.interjections?.length) return
    if (isAlone(table)) return { option: only, after: 0 }
    if (this.took.length < ENOUGH) return
    return { option: only, after: this.took[Math.floor(this.chance() * this.took.length)] as number }
  }

  /** Somebody has answered by hand. */
  answered(decision: Decision, kind: DecisionKind, option: Option, ownTurn: boolean): void {
    if (kind.window && option.id === kind.default)
      this.before.add(declined(decision, kind, this.wishes))
    if (kind.window) return
    if (this.asked.id === decision.id)
      this.took = [Math.min(SLOWEST, Date.now() - this.asked.at), ...this.took].slice(0, REMEMBERED)
    this.somethingElse(ownTurn)
  }

  /** A question that is no window ends what was said for now. */
  somethingElse(ownTurn: boolean): void {
    if (this.wishes.until) this.change({ until: null })
    if (ownTurn) this.before.clear()
  }
}

/** Whether one person plays here, and nobody may look. */
export function isAlone(table: Table): boolean {
  const people = table.seats.filter(({ who, resigned }) => who === 'person' && !resigned)
  return people.length === 1 && !table.watch
}
