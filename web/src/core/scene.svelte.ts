// What a table shows and what can be done with it: shared by the live table and the replay.
import { getContext, setContext } from 'svelte'
import { MediaQuery, SvelteMap } from 'svelte/reactivity'
import { inWords, say } from '../words'
import { recall, remember } from './keep'
import { ROOMY } from './sight'
import { glowing, meant, pairWith, wouldBe, type Thing } from './choices'
import type { Library } from './library.svelte'
import type { Decision, GameEvent, GameMap, Option, Pile, Position, Reason, Row, Seat } from './protocol'

/** Of which games this browser has shown how they are played. */
const READ = 'howto'

export interface Answering {
  /** Whether an answer is on its way, and none can be given. */
  readonly busy: () => boolean
  answer(decision: Decision, option: Option, note?: string): void
  undo(): void
  why(decision: Decision, option: string): Promise<Reason>
}

/** A card of which the full text is wanted. */
export interface Enlarged {
  pool: string
  name: string
  thing?: Thing
}

const UNDO = 'undo'
/** So many options have a key of their own. */
export const KEYS = 9
const roomy = new MediaQuery(ROOMY)

export class Scene {
  position = $state.raw() as Position
  seats = $state.raw<Seat[]>([])
  /** All that was told so far at a live table. */
  events = $state.raw<GameEvent[]>([])
  /** The card that is shown large, the rule that is looked up, the options to pick from. */
  enlarged = $state.raw<Enlarged | null>(null)
  /** The card under the pointer, and where it lies. */
  peeked = $state.raw<{ pool: string; name: string; at: DOMRect } | null>(null)
  rule = $state.raw<string | null>(null)
  rulesOpen = $state(false)
  howToOpen = $state(false)
  stopsOpen = $state(false)
  picking = $state.raw<Option[] | null>(null)
  /** What was chosen and cannot be taken back: it is asked about once more. */
  private grave = $state.raw<{ decision: number; option: Option; note?: string } | null>(null)
  /** Whose table it is, and the seat whose menu is open. */
  host = $state(-1)
  menu = $state<number | null>(null)
  pairFirst = $state<number | null>(null)
  /** Why the thing last asked about cannot be chosen, while the question is the same. */
  private told = $state.raw<{ decision: number; text: string } | null>(null)
  /** What is left to be answered in turn, after taking back what stands against it. */
  private plan: (typeof UNDO | ((option: Option) => boolean))[] = []
  /** Where a dragged card was dropped: the next question may be answered by it. */
  private intent: { refers: string; name: string; at: number } | null = null

  /** The question that was answered for the viewer, and is not to be seen. */
  answered = $state<number | null>(null)
  readonly decision: Decision | undefined = $derived.by(() =>
    this.position.decisions?.find(({ id }) => id !== this.answered),
  )
  readonly glow: Set<string> = $derived.by(() =>
    glowing(this.position, this.decision, this.library.game.zones),
  )

  /** What of the table is in sight, by the element that shows it. */
  private readonly sight = new SvelteMap<Element, Thing>()
  /** Somebody wants all that can be chosen in a list, wherever it lies. */
  listed = $state(false)
  /** The option that the thing under the pointer or the focus stands for. */
  pointed = $state('')
  /** The option that a hint points at, wherever it can be chosen. */
  hinted = $state('')
  /** A sentence to go with the next answer, wherever that is chosen. */
  note = $state('')

  /** The options that are chosen on the table, by things in sight that mean nothing else. */
  readonly onTable: Set<string> = $derived.by(() => {
    if (!roomy.current || this.listed) return new Set<string>()
    return new Set([...this.sight.values()].flatMap((thing) => this.chosenBy(thing)?.id ?? []))
  })

  constructor(
    readonly library: Library,
    position: Position,
    seats: Seat[],
    private readonly answering: Answering | null = null,
  ) {
    this.position = position
    this.seats = seats
  }

  /** Who lets cards fly. It is called while the table is still drawn as it was before. */
  fly: ((news: GameEvent[]) => void) | null = null

  /** The table has moved on, and this was told on the way. */
  move(position: Position, news: GameEvent[]): void {
    if (news.length) this.fly?.(news)
    this.position = position
  }

  get viewer(): number | null {
    return this.position.viewer
  }

  /** Before the first game somebody reads how it is played. */
  openHowToOnce(): void {
    const { name, howto } = this.library.game
    this.howToOpen = !!howto && !recall<string[]>(READ, []).includes(name)
  }

  closeHowTo(): void {
    this.howToOpen = false
    const read = new Set(recall<string[]>(READ, []))
    remember(READ, [...read.add(this.library.game.name)])
  }

  get reason(): string {
    return this.told?.decision === this.decision?.id ? (this.told?.text ?? '') : ''
  }

  get live(): boolean {
    return this.answering !== null
  }

  /** Whether the viewer can do something about who sits there. */
  hasMenu(seat: number): boolean {
    if (!this.answering || this.viewer === null) return false
    const who = this.seats[seat]
    const person = who?.who === 'person' || who?.present || who?.muted
    return seat === this.viewer || (this.viewer === this.host && !!person)
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? `${seat}`
  }

  pile(zone: string, index?: number): Pile {
    const found = this.position.zones[zone]
    const pile = Array.isArray(found) ? found[index ?? 0] : found
    return pile ?? { count: 0 }
  }

  number(fact: string): number {
    return Number(this.position.facts[fact] ?? 0)
  }

  list<T = number>(fact: string): T[] {
    const found = this.position.facts[fact]
    return Array.isArray(found) ? (found as T[]) : []
  }

  rows(fact: string): Row[] {
    return this.list<Row>(fact)
  }

  /** The board that is played on. */
  get map(): GameMap | null {
    return this.position.board ?? this.library.content.map
  }

  zoneTitle(name: string): string {
    return this.library.zone(name)?.title ?? inWords(name)
  }

  /** The options that a click on this would mean, none where nothing is asked. */
  options(thing: Thing): Option[] {
    const options = this.decision?.options
    if (!options || !this.answering) return []
    if (thing.refers === 'seat') {
      const pairs = pairWith(options, this.pairFirst, Number(thing.name))
      if (pairs.length) return pairs
    }
    return meant(options, this.glow, thing)
  }

  /** The one option that a click on this means, if it is only one and needs nothing more. */
  chosenBy(thing: Thing): Option | undefined {
    const [option, more] = this.options(thing)
    return more || option?.refers === 'pair' ? undefined : option
  }

  get busy(): boolean {
    return !!this.answering?.busy()
  }

  /** The option that is chosen by a thing in sight, and has no button of its own in the list. */
  optionOn([option]: Option[]): string | undefined {
    return option && !this.busy && this.onTable.has(option.id) ? option.id : undefined
  }

  /** The word that marks whatever one of these is chosen by, if the hint points at it. */
  hintOn(options: Option[]): string | undefined {
    return options.some(({ id }) => id === this.hinted) ? say('ask.hint') : undefined
  }

  /** The key that chooses an option which is chosen on the table. */
  keyOf(option: Option | undefined): number {
    if (!option || !this.onTable.has(option.id)) return 0
    const place = (this.decision?.options.findIndex(({ id }) => id === option.id) ?? -1) + 1
    return place > KEYS ? 0 : place
  }

  /** A thing comes into sight, or leaves it. */
  see(element: Element, thing: Thing | undefined): void {
    if (thing) this.sight.set(element, thing)
    else this.sight.delete(element)
  }

  /** Choose a thing on the table: answers, or asks which of several answers is meant. */
  choose(thing: Thing): void {
    if (this.busy) return
    const options = this.options(thing)
    if (options.length === 1) this.answer(options[0] as Option)
    else if (options.length > 1 && options[0]?.refers === 'pair') {
      this.pairFirst = Number(thing.name)
    } else if (options.length > 1) this.picking = options
  }

  /** The grave option that somebody chose of the open question, and has not yet confirmed. */
  get unsure(): Option | undefined {
    return this.grave?.decision === this.decision?.id ? this.grave?.option : undefined
  }

  /** Do it, or leave it. */
  confirm(sure: boolean): void {
    const { grave } = this
    this.grave = null
    if (sure && grave) this.answer({ ...grave.option, grave: '' }, grave.note)
  }

  answer(option: Option, note = this.noteFor(option)): void {
    if (!this.decision || !this.answering) return
    this.settle()
    this.note = ''
    if (option.grave) this.grave = { decision: this.decision.id, option, ...(note ? { note } : {}) }
    else this.answering.answer(this.decision, option, note || undefined)
  }

  /** What is told with this option, if anything may be. */
  private noteFor({ id }: Option): string {
    return this.decision?.notes.includes(this.labelOf(id)) ? this.note.trim() : ''
  }

  /** The label of an option as the game declares it: what stands before the colon, if it is one. */
  labelOf(id: string): string {
    const label = id.split(':')[0] as string
    const known = this.library.kind(this.decision?.kind ?? '')?.options ?? []
    return known.some((section) => section.split(':')[0] === label) ? label : ''
  }

  /** Something is decided: nothing is half-chosen any more. */
  private settle(): void {
    this.picking = null
    this.pairFirst = null
    this.enlarged = null
    this.told = null
    this.plan = []
  }

  /** A dragged thing was let go over another one: play it, and aim it where it was dropped. */
  drop(thing: Thing, target: { refers: string; name: string } | null): void {
    if (target) this.intent = { ...target, at: Date.now() }
    this.choose(thing)
  }

  /** The places in turn on the way to one that is farther than one step, if it can be gone now. */
  wayTo(place: string): string[] {
    const map = this.position.map
    const way = [place]
    for (let at = map?.before?.[place]; at; at = map?.before?.[at]) way.unshift(at)
    const sets_out = map?.sets_out && this.named(map.sets_out)
    const first = sets_out || this.place(way[0] as string)
    return map?.reach?.[place] === way.length && first && this.answering ? way : []
  }

  /** Go to a place step by step, as long as nothing else is asked on the way. */
  travel(place: string): void {
    const refers = this.map?.place_refers
    const steps = this.wayTo(place).map(
      (name) => (option: Option) => option.refers === refers && option.name === name,
    )
    const sets_out = this.position.map?.sets_out
    if (sets_out && this.named(sets_out)) steps.unshift(({ id }) => id === sets_out)
    this.carryOut(steps)
  }

  /** Take back so many of the latest answers, and give these instead. */
  answerAnew(back: number, ids: string[]): void {
    const answers = ids.map((wanted) => ({ id }: Option) => id === wanted)
    this.carryOut([...Array.from({ length: back }, () => UNDO as typeof UNDO), ...answers])
  }

  /** Begin what is planned; each new question carries it on, until one is about something else. */
  private carryOut(plan: typeof this.plan): void {
    this.settle()
    this.plan = plan
    if (this.decision) this.carryOn(this.decision)
  }

  /** What is planned, or the latest drop, already answers of a question that has just been put. */
  carryOn(decision: Decision): void {
    const next = this.plan.shift()
    if (next === UNDO && this.position.can_undo) return this.answering?.undo()
    const option = typeof next === 'function' ? decision.options.find(next) : this.dropped(decision)
    if (!option) this.plan = []
    else this.answering?.answer(decision, option)
  }

  private named(id: string): Option | undefined {
    return this.decision?.options.find((option) => option.id === id)
  }

  private place(name: string): Option | undefined {
    const refers = this.map?.place_refers
    return this.decision?.options.find((option) => option.refers === refers && option.name === name)
  }

  private dropped(decision: Decision): Option | undefined {
    const intent = this.intent
    this.intent = null
    if (!intent || Date.now() - intent.at > 4000) return undefined
    return decision.options.find(
      ({ refers, name }) => refers === intent.refers && name === intent.name,
    )
  }

  /** Whether a question about such things is open, of which this one is no answer. */
  excluded(thing: Thing): boolean {
    const decision = this.decision
    if (!decision || !this.answering || this.options(thing).length) return false
    return wouldBe(this.library.kind(decision.kind), thing).length > 0
  }

  /** Why this cannot be chosen now, for each end that it could be chosen for. */
  async why(thing: Thing): Promise<string[]> {
    const { decision, answering } = this
    if (!decision || !answering || !this.excluded(thing)) return []
    const wanted = wouldBe(this.library.kind(decision.kind), thing)
    const reasons = await Promise.all(
      wanted.map(async ({ id, words }) => {
        const { text, never } = await answering.why(decision, id)
        if (never) return []
        return words ? `${words.replace(' {}', '')}: ${text}` : text
      }),
    )
    const found = [...new Set(reasons.flat())]
    return found.length ? found : [say('ask.why.other')]
  }

  /** Say why this cannot be chosen, beside the question. */
  async explain(thing: Thing, title: string): Promise<void> {
    const decision = this.decision
    const reasons = await this.why(thing)
    if (decision && reasons.length)
      this.told = { decision: decision.id, text: `${title}: ${reasons.join(' ')}` }
  }

  lookUp(rule: string): void {
    this.rule = rule
    this.rulesOpen = true
  }
}

const KEY = Symbol('scene')

export function provide(scene: () => Scene): void {
  setContext(KEY, scene)
}

export function theScene(): Scene {
  return getContext<() => Scene>(KEY)()
}
