// A live table: the connection, what is held of it, and what happened while nobody looked.
import { Advice } from './advice.svelte'
import { Answering } from './answering.svelte'
import { api } from './api'
import { comings, type Coming } from './comings'
import { dropSeat, keepNext, markOver, othersAt, recall, remember, useNext } from './keep'
import { Library } from './library.svelte'
import { merge, told, type Held } from './merge'
import { callBack } from './notify'
import { Playback, type Moment } from './playback.svelte'
import type { Decision, Frame, GameEvent, Interjection, NumberedMessage, Option, Position, Reason, Table } from './protocol'
import { Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { Connection, type Health, type Wire } from './socket'

/** Close codes after which the secret kept here opens nothing: no seat, no table. */
const WORTHLESS = new Set([4401, 4404, 4406, 4410])
const CATCH_UP = 24 // frames at most
const CATCH_UP_TIME = 6000 // milliseconds for all of them

function openWire(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`
  return new WebSocket(address) as Wire
}

/** A secret of 256 bits, in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export interface CatchUp {
  frames: Frame[]
  at: number
}

export class LiveTable {
  held = $state.raw<Held | null>(null)
  health = $state<Health>('connecting')
  reason = $state('')
  /** The close code with which the table has ended this connection for good. */
  ended = $state(0)
  viewer = $state<number | null>(null)
  scene = $state.raw<Scene | null>(null)
  catchUp = $state.raw<CatchUp | null>(null)
  /** Who came and went while this page was open. */
  comings = $state.raw<Coming[]>([])
  error = $state('')
  /** What ails the server itself. */
  trouble = $state('')
  sending = $state(false)
  /** How far the server's clock is ahead of ours. */
  private ahead = $state(0)

  readonly answers: Answering
  readonly advice = new Advice((type, body) => this.connection.request(type, { ...body }))
  /** What has arrived, at the pace at which it is shown. */
  readonly playback = new Playback((moment) => this.present(moment))
  /** How much had been told when the own seat last decided something, and whether others did since. */
  decidedAt = $state(0)
  waited = $state(false)
  private connection: Connection
  private wanted: Promise<void> | null = null
  /** What was told and has not been shown yet. */
  private news: GameEvent[] = []
  private stepping: ReturnType<typeof setTimeout> | undefined
  private called: number | null = null
  private passed: number | null = null
  private takingBack = false
  private giving: ReturnType<typeof setTimeout> | undefined
  /** The end of the window in which an own answer is kept. */
  private keptUntil = $state<number | null>(null)
  private wasAsked = false

  constructor(
    readonly id: string,
    public secret: string | null,
  ) {
    this.answers = new Answering(id)
    this.decidedAt = recall<number>(`decided.${id}`, 0)
    this.waited = this.decidedAt > 0
    this.connection = new Connection(() => openWire(id), secret, {
      numbered: (message) => this.receive(message),
      welcome: (viewer) => {
        this.viewer = viewer
        this.trouble = ''
      },
      trouble: (text) => {
        this.trouble = text
        if (!text) this.error = '' // what was said of it no longer holds
      },
      health: (health, reason, code) => {
        this.health = health
        this.reason = reason ?? ''
        this.ended = code && WORTHLESS.has(code) ? code : 0
        if (health !== 'open' && health !== 'stalled') this.sending = false
        if (this.ended && this.secret) dropSeat(id)
      },
      // A new secret was asked for, and the answer was lost on the way.
      other: (code) => (WORTHLESS.has(code) ? this.useNext() : undefined),
    })
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private useNext(): string | undefined {
    const next = useNext(this.id)
    if (next) this.secret = next
    return next
  }

  /** Another secret for the own seat; whoever has the old one is shown out. */
  async renewLink(): Promise<void> {
    const next = newSecret()
    keepNext(this.id, next)
    await this.ask('new_link', { secret: next })
    if (this.error) return
    this.useNext()
    this.connection.secret = next
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.stepping)
    clearTimeout(this.giving)
    this.playback.close()
    this.connection.close()
  }

  /** Milliseconds until a moment of the server's clock. */
  left(until: number): number {
    return until - (Date.now() + this.ahead)
  }

  /** Send a request and show its error to the person, if there is one. */
  async ask(type: string, body: Record<string, unknown> = {}): Promise<unknown> {
    this.error = ''
    this.playback.release()
    this.takingBack ||= type === 'undo'
    try {
      return await this.connection.request(type, body)
    } catch (error) {
      this.error = (error as Error).message
      return undefined
    }
  }

  async answer(decision: Decision, option: Option, note?: string): Promise<void> {
    this.sending = true
    const kind = this.scene?.library.kind(decision.kind)
    if (kind) this.answers.answered(decision, kind, option, this.ownTurn)
    await this.ask('answer', { decision: decision.id, option: option.id, ...(note ? { note } : {}) })
    this.sending = false
    if (this.error) return
    if (decision.kind === this.held?.position?.window) this.keepsUntilClosed()
    else if (!kind?.window) this.decided()
  }

  private decided(): void {
    this.waited = false
    this.decidedAt = this.held?.events.length ?? 0
    remember(`decided.${this.id}`, this.decidedAt)
  }

  private keepsUntilClosed(): void {
    this.keptUntil = this.held?.table.window?.until ?? null
  }

  private get ownTurn(): boolean {
    return this.viewer !== null && this.scene?.number('active') === this.viewer
  }

  /** Give an answer that nobody needs to be asked for. */
  private passOver(scene: Scene): void {
    const decision = scene.position.decisions?.[0]
    const kind = decision && scene.library.kind(decision.kind)
    if (!this.held || !decision || !kind || decision.id === this.passed) return
    if (!kind.window) this.answers.somethingElse(this.ownTurn)
    const given = this.answers.given(decision, kind, scene.position, this.held.table)
    clearTimeout(this.giving)
    const back = this.takingBack && !kind.window
    this.takingBack = false
    if (!given) return
    if (back) {
      this.passed = decision.id // it was just taken back, and would only be answered again
      return
    }
    const { option, after } = given
    const give = () => {
      if (scene.decision?.id !== decision.id) return
      this.passed = scene.answered = decision.id
      this.connection
        .request('answer', { decision: decision.id, option: option.id })
        .catch(() => (scene.answered = null)) // to be asked, if it still is
    }
    if (after) this.giving = setTimeout(give, after)
    else give()
  }

  /** What a hint can be had for: the open question, unless it is answered by itself. */
  private advisable(scene: Scene): Decision | undefined {
    const { hints, status } = (this.held as Held).table
    return hints && status === 'playing' ? scene.decision : undefined
  }

  /** Somebody asks for a hint; why there is none is said like any other error. */
  async hint(): Promise<void> {
    const decision = this.scene && this.advisable(this.scene)
    if (!decision || this.advice.asking) return
    this.error = ''
    await this.advice.ask(decision).catch((error: Error) => (this.error = error.message))
  }

  /** Look at the open question once more: somebody has just said what is to be passed. */
  passOn(): void {
    if (this.scene) this.passOver(this.scene)
  }

  /** Whether an answer of the own seat waits for the open window to close. */
  get kept(): boolean {
    const until = this.held?.table.window?.until ?? null
    return until !== null && until === this.keptUntil
  }

  interject({ kind, option }: Interjection): Promise<unknown> {
    return this.ask('interject', { kind, option })
  }

  skipCatchUp(): void {
    clearTimeout(this.stepping)
    this.catchUp = null
    this.news = [] // it was shown, or is not to be
    this.show()
  }

  private hurry = (): void => {
    if (document.hidden) return
    this.connection.hurry()
    if (this.held && this.held.table.status === 'playing') this.lookBack(this.held.events.length)
  }

  /** Show what happened since somebody last looked, if it was something. */
  private lookBack(events: number): void {
    const seen = recall<number>(`seen.${this.id}`, 0)
    if (seen > 0 && seen < events && !this.catchUp) void this.beginCatchUp(seen)
    remember(`seen.${this.id}`, events)
  }

  private receive(message: NumberedMessage): void {
    const first = !this.held
    const before = this.held?.table
    this.held = merge(this.held, message)
    if (before) this.noteComings(before)
    // Who comes back finds the table as it is: nothing of a snapshot is news.
    if (message.type === 'snapshot') this.news = []
    else this.news.push(...(message.events ?? []))
    this.ahead = message.table?.now ? message.table.now - Date.now() : this.ahead
    const { table, position, events } = this.held
    const looking = !document.hidden
    if (looking && first && position && table.status === 'playing') this.lookBack(events.length)
    else if (looking) remember(`seen.${this.id}`, events.length)
    this.show(message.type === 'rewind')
    this.callBack()
    this.keepResult()
  }

  private noteComings(before: Table): void {
    const { table, events } = this.held as Held
    if (before.seats === table.seats || before.status === 'lobby') return
    const after = told(events).length
    const words = comings(before.seats, table.seats, this.viewer)
    if (words.length) this.comings = [...this.comings, ...words.map((each) => ({ after, words: each }))]
  }

  /** What the lobby says of this game from now on. */
  private keepResult(): void {
    const { table, position } = this.held as Held
    if (this.viewer === null || table.status !== 'over' || !position?.outcome) return
    markOver(this.id, othersAt(table, this.viewer), position.outcome.winners.includes(this.viewer))
  }

  /** Put what is held on the table, as soon as the game's cards are known. */
  private show(atOnce = false): void {
    const held = this.held
    if (!held?.position || this.catchUp) return
    const { scene } = this
    if (!scene) {
      this.wanted ??= this.open(held.table.game, held.table.options)
      return
    }
    scene.seats = held.table.seats
    scene.host = held.table.host
    this.waited ||= held.table.status === 'playing' && !held.position.decisions?.length
    const { news } = this
    this.news = []
    const moment = { position: held.position, news, events: held.events }
    this.playback.add(moment, !atOnce && !document.hidden && !this.timed(held))
  }

  /** Whether the own seat is asked something for which a clock runs. */
  private timed({ table, position }: Held): boolean {
    return !!position?.decisions?.length && (table.deadline ?? table.window?.until ?? null) !== null
  }

  private present({ position, news, events }: Moment): void {
    const { scene } = this
    if (!scene) return
    scene.events = events
    scene.move(position, news)
    if (this.playback.behind) return
    this.carryOn(scene)
    this.passOver(scene)
    void this.advice.look(this.advisable(scene))
  }

  private async open(game: string, options: Record<string, string>): Promise<void> {
    const library = await Library.open(game, options)
    const { position, table } = this.held as Held
    if (this.viewer !== null) this.advice.begin(game, this.id)
    this.scene = new Scene(library, position as Position, table.seats, {
      busy: () => this.sending,
      answer: (decision, option, note) => void this.answer(decision, option, note),
      undo: () => void this.ask('undo'),
      why: async (decision, option) =>
        (await this.ask('why', { decision: decision.id, option })) as Reason,
    })
    this.show()
  }

  /** A new question may be part of what is being done already. */
  private carryOn(scene: Scene): void {
    const decision = scene.position.decisions?.[0]
    if (!decision || decision.id === this.called) return
    this.called = decision.id
    scene.carryOn(decision)
  }

  private callBack(): void {
    const { table, position } = this.held as Held
    const decision = table.status === 'playing' ? position?.decisions?.[0] : undefined
    const asked = !!decision && decision.id !== this.passed
    if (asked && !this.wasAsked) callBack(table.title, decision.prompt)
    this.wasAsked = asked
  }

  /** What happened since this table was last looked at, shown position by position. */
  private async beginCatchUp(seen: number): Promise<void> {
    if (settings.calm || this.viewer === null || !this.secret) return
    try {
      const viewer = String(this.viewer)
      const { total } = await api.frames(this.id, viewer, 0, 1, this.secret)
      const from = Math.max(0, total - CATCH_UP)
      const { frames } = await api.frames(this.id, viewer, from, total, this.secret)
      const held = this.held as Held
      let missed = held.events.length - seen
      const late: Frame[] = []
      for (const frame of frames.reverse()) {
        if (missed <= 0) break
        missed -= frame.moves.length
        late.unshift(frame)
      }
      if (late.length < 2) return
      this.playback.catchUp()
      this.catchUp = { frames: late, at: 0 }
      await this.wanted
      this.step()
    } catch {
      this.skipCatchUp() // the log still tells it
    }
  }

  private step(): void {
    const running = this.catchUp
    if (!running) return
    const frame = running.frames[running.at]
    if (!frame) return this.skipCatchUp()
    this.scene?.move({ ...frame.position, decisions: [] }, frame.moves)
    const pace = Math.min(900, CATCH_UP_TIME / running.frames.length)
    this.stepping = setTimeout(() => {
      if (!this.catchUp) return
      this.catchUp = { ...running, at: running.at + 1 }
      this.step()
    }, pace)
  }
}
