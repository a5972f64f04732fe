// A connection to one table that comes back by itself and goes on after the last message seen.
import { PROTOCOL, type NumberedMessage, type Reply, type ServerMessage } from './protocol'

/** Stalled: the server has been asked something and says nothing. */
export type Health = 'connecting' | 'open' | 'stalled' | 'lost' | 'closed'

export interface Wire {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
}

export interface Listener {
  numbered(message: NumberedMessage): void
  welcome(viewer: number | null, resumed: boolean): void
  trouble(text: string): void
  health(health: Health, reason?: string, code?: number): void
  /** Before the table is given up after this close code: another secret to try, if there is one. */
  other(code: number): string | undefined
}

interface Waiting {
  text: string
  again: boolean
  since: number
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** Close codes after which trying again cannot help: the table refuses this viewer. */
const FINAL = new Set([1008, 4400, 4401, 4403, 4404, 4406, 4410])
const OPEN = 1 // of a wire, as WebSocket numbers it
const FIRST_DELAY = 300
const LONGEST_DELAY = 1000
const LOOK_EVERY = 500
const PING_AFTER = 5000 // so that nobody waits long for a table that is out of reach
const STALLED = 2000 // without a word after something was asked
const SILENCE = 6000 // the same, after which this connection is given up
const GREETING = [3000, 6000] // for the first word of a new one, in turn: some networks are slow
const HURRIED = 1000 // the same, where the network has just come back
const ACK_AFTER = 400

/** Whatever else a later server says is not for this client. */
const NUMBERED = new Set(['snapshot', 'update', 'rewind'])

/** Sent again after a lost connection: the server knows what was done already. */
const HARMLESS_TWICE = new Set([
  'answer', 'why', 'hint', 'ping', 'mute', 'unmute', 'mark', 'new_link',
])

export class Connection {
  private wire: Wire | null = null
  private stream: string | null = null
  private seen = 0
  private refs = 0
  private delay = FIRST_DELAY
  private greeted = false
  private closed = false
  private heard = 0
  private begun = 0
  private tries = 0
  private stalled = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private acking: ReturnType<typeof setTimeout> | undefined
  private waiting = new Map<number, Waiting>()

  constructor(
    private readonly open: () => Wire,
    public secret: string | null,
    private readonly listener: Listener,
  ) {
    this.connect()
  }

  /** Send a request; resolves with the value of the server's reply. */
  request(type: string, body: Record<string, unknown> = {}): Promise<unknown> {
    const ref = ++this.refs
    const text = JSON.stringify({ type, ref, ...body })
    return new Promise((resolve, reject) => {
      const again = HARMLESS_TWICE.has(type)
      this.waiting.set(ref, { text, again, since: Date.now(), resolve, reject })
      if (this.greeted) this.post(text)
    })
  }

  /** A wire that is closing takes nothing more: what waits goes out when the next one is open. */
  private post(text: string): void {
    if (this.wire?.readyState === OPEN) this.wire.send(text)
  }

  /** Try at once instead of after the delay: the network is back, the page is looked at again. */
  hurry(): void {
    if (this.closed) return
    if (this.greeted) return this.ping()
    if (this.wire && Date.now() - this.begun < HURRIED) return
    clearTimeout(this.timer)
    this.abandon()
    this.connect()
  }

  /** Ask whether anybody is there, unless that is being asked. */
  private ping(): void {
    const asked = [...this.waiting.values()].some(({ text }) => text.startsWith('{"type":"ping"'))
    if (!asked) void this.request('ping').catch(() => undefined)
  }

  /** Nothing comes of this wire any more. */
  private abandon(): void {
    const wire = this.wire
    this.wire = null
    wire?.close()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    clearTimeout(this.acking)
    this.wire?.close()
    this.listener.health('closed')
  }

  private connect(): void {
    this.listener.health('connecting')
    const wire = this.open()
    this.wire = wire
    this.greeted = false
    this.begun = Date.now()
    wire.onopen = () => {
      this.heard = Date.now()
      const { secret, stream, seen } = this
      wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret, stream, seen }))
    }
    wire.onmessage = (event) => {
      if (this.wire === wire) this.receive(JSON.parse(event.data) as ServerMessage)
    }
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code, event.reason)
    }
    clearInterval(this.pulse)
    this.pulse = setInterval(() => this.look(), LOOK_EVERY)
  }

  /** How long nothing was heard although something was asked: the greeting, or a request. */
  private look(): void {
    const now = Date.now()
    const asked = this.greeted
      ? Math.min(...[...this.waiting.values()].map(({ since }) => since))
      : this.begun
    const silent = now - Math.max(asked, this.heard)
    const patience = this.greeted ? SILENCE : (GREETING[this.tries % GREETING.length] as number)
    if (asked < Infinity && silent > patience) {
      if (!this.greeted) this.tries++
      this.abandon()
      this.lost(1006, '')
    } else if (asked < Infinity && silent > STALLED && this.greeted) {
      this.stalled = true
      this.listener.health('stalled')
      this.ping() // whatever else it waits for, this is answered at once
    } else if (this.greeted && now - this.heard > PING_AFTER) this.ping()
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now()
    if (this.stalled) this.listener.health('open')
    this.stalled = false
    if (message.type === 'welcome') this.welcome(message.viewer, message.stream, message.resumed)
    else if (message.type === 'reply') this.reply(message)
    else if (message.type === 'trouble') this.listener.trouble(message.text ?? '')
    else if (NUMBERED.has(message.type)) this.numbered(message)
  }

  private welcome(viewer: number | null, stream: string, resumed: boolean): void {
    if (!resumed) this.seen = 0
    this.stream = stream
    this.delay = FIRST_DELAY
    this.tries = 0
    this.greeted = true
    this.listener.health('open')
    this.listener.welcome(viewer, resumed)
    for (const { text } of this.waiting.values()) this.post(text)
  }

  private numbered(message: NumberedMessage): void {
    if (message.type !== 'snapshot') {
      if (message.n <= this.seen) return // seen before the connection was lost
      if (message.n !== this.seen + 1) {
        this.stream = null // a gap cannot be mended: begin anew with a snapshot
        this.wire?.close()
        return
      }
    }
    this.seen = message.n
    this.listener.numbered(message)
    this.acking ??= setTimeout(() => this.acknowledge(), ACK_AFTER)
  }

  /** Messages are acknowledged together: they can come faster than a client may send. */
  private acknowledge(): void {
    this.acking = undefined
    if (this.greeted) this.post(JSON.stringify({ type: 'ack', ref: 0, seen: this.seen }))
  }

  private reply(message: Reply): void {
    const waiting = this.waiting.get(message.ref)
    if (!waiting) return
    this.waiting.delete(message.ref)
    if (message.ok) waiting.resolve(message.value)
    else waiting.reject(new Error(message.error))
  }

  private lost(code: number, reason: string): void {
    this.wire = null
    this.stalled = false
    this.greeted = false
    clearInterval(this.pulse)
    for (const [ref, { again, reject }] of this.waiting) {
      if (again) continue
      this.waiting.delete(ref)
      reject(new Error('the connection was lost'))
    }
    if (this.closed) return
    if (FINAL.has(code)) {
      const other = this.listener.other(code)
      if (other) {
        this.secret = other
        return this.connect()
      }
      this.closed = true
      this.listener.health('closed', reason, code)
      return
    }
    this.listener.health('lost')
    this.timer = setTimeout(() => this.connect(), this.delay)
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY)
  }
}
