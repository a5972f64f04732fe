import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NumberedMessage } from '../src/core/protocol'
import { Connection, type Health, type Wire } from '../src/core/socket'

class FakeWire implements Wire {
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: '' })
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  cut(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason })
  }
}

let wires: FakeWire[]
let got: number[]
let states: Health[]
let troubles: string[]
let spare: string[]
let connection: Connection

const last = () => wires.at(-1) as FakeWire
const update = (n: number) => ({ n, type: 'update' })

function welcome(resumed = false): void {
  last().onopen?.()
  last().say({ type: 'welcome', viewer: 0, stream: 's1', resumed })
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  got = []
  states = []
  troubles = []
  spare = []
  const open = () => {
    wires.push(new FakeWire())
    return last()
  }
  connection = new Connection(open, 'secret', {
    numbered: (message: NumberedMessage) => got.push(message.n),
    welcome: () => undefined,
    health: (health) => states.push(health),
    trouble: (text) => troubles.push(text),
    other: () => spare.pop(),
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('a connection', () => {
  it('greets without a past, and after a cut with the stream and the last number seen', () => {
    welcome()
    expect(last().sent[0]).toEqual({
      type: 'hello', protocol: 1, secret: 'secret', stream: null, seen: 0,
    })
    last().say({ n: 7, type: 'snapshot' })
    last().say(update(8))
    last().cut()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    last().onopen?.()
    expect(last().sent[0]).toMatchObject({ stream: 's1', seen: 8 })
  })

  it('hears what ails the server, and passes over what it does not know', () => {
    welcome()
    last().say({ n: 1, type: 'snapshot' })
    last().say({ type: 'trouble', text: 'The server cannot store anything just now.' })
    last().say({ type: 'of a later server' })
    last().say({ type: 'trouble', text: null })
    last().say(update(2))
    expect(troubles).toEqual(['The server cannot store anything just now.', ''])
    expect(got).toEqual([1, 2])
    expect(wires).toHaveLength(1)
  })

  it('takes each numbered message once', () => {
    welcome()
    last().say({ n: 1, type: 'snapshot' })
    last().say(update(2))
    last().say(update(2))
    expect(got).toEqual([1, 2])
  })

  it('begins anew with a snapshot when a message is missing', () => {
    welcome()
    last().say({ n: 1, type: 'snapshot' })
    last().say(update(3))
    expect(got).toEqual([1])
    vi.advanceTimersByTime(400)
    last().onopen?.()
    expect(last().sent[0]).toMatchObject({ stream: null })
  })

  it('sends an answer again after a cut until its reply has come', async () => {
    welcome()
    const answered = connection.request('answer', { decision: 3, option: 'pass' })
    last().cut()
    vi.advanceTimersByTime(400)
    welcome(true)
    const again = last().sent.find(({ type }) => type === 'answer')
    expect(again).toMatchObject({ decision: 3, option: 'pass' })
    last().say({ type: 'reply', ref: again?.['ref'], ok: true, value: null })
    await expect(answered).resolves.toBeNull()
  })

  it('gives nothing to a wire that is closing, and sends it over the next one', () => {
    welcome()
    const sent = last().sent.length
    last().readyState = 2
    void connection.request('answer', { decision: 3, option: 'pass' })
    expect(last().sent).toHaveLength(sent)
    last().cut()
    vi.advanceTimersByTime(400)
    welcome(true)
    expect(last().sent.some(({ type }) => type === 'answer')).toBe(true)
  })

  it('does not repeat what would happen twice', async () => {
    welcome()
    const said = connection.request('say', { text: 'hello' })
    last().cut()
    await expect(said).rejects.toThrow('connection was lost')
    vi.advanceTimersByTime(400)
    welcome(true)
    expect(last().sent.some(({ type }) => type === 'say')).toBe(false)
  })

  it('tells the server’s sentence when a request is refused', async () => {
    welcome()
    const asked = connection.request('undo')
    last().say({ type: 'reply', ref: last().sent.at(-1)?.['ref'], ok: false, error: 'too late' })
    await expect(asked).rejects.toThrow('too late')
  })

  it('waits longer from try to try', () => {
    last().cut()
    vi.advanceTimersByTime(300)
    last().cut()
    vi.advanceTimersByTime(300)
    expect(wires.length).toBe(2)
    vi.advanceTimersByTime(300)
    expect(wires.length).toBe(3)
  })

  it('gives up where the table refuses this viewer', () => {
    last().cut(4401, 'wrong secret')
    vi.advanceTimersByTime(60_000)
    expect(wires.length).toBe(1)
    expect(states.at(-1)).toBe('closed')
  })

  it('acknowledges several messages at once', () => {
    welcome()
    last().say({ n: 1, type: 'snapshot' })
    last().say(update(2))
    last().say(update(3))
    vi.advanceTimersByTime(500)
    const acks = last().sent.filter(({ type }) => type === 'ack')
    expect(acks.map(({ seen }) => seen)).toEqual([3])
  })

  it('tries a secret that it asked for when the old one is worth nothing, and asks on with it', async () => {
    welcome()
    const asked = connection.request('new_link', { secret: 'new' })
    spare = ['new']
    last().cut(4406, 'This seat has a new link.')
    expect(wires.length).toBe(2)
    welcome()
    expect(last().sent[0]).toMatchObject({ type: 'hello', secret: 'new' })
    expect(last().sent[1]).toMatchObject({ type: 'new_link', secret: 'new' })
    last().say({ type: 'reply', ref: last().sent[1]?.['ref'], ok: true })
    await expect(asked).resolves.toBeUndefined()
    last().cut(4406, 'The host has freed this seat.')
    expect(states.at(-1)).toBe('closed')
    expect(wires.length).toBe(2)
  })

  it('says within three seconds that the server does not answer, and when it does again', async () => {
    welcome()
    const answered = connection.request('answer', { decision: 3, option: 'pass' })
    vi.advanceTimersByTime(1500)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(1500)
    expect(states.at(-1)).toBe('stalled')
    const ref = last().sent.find(({ type }) => type === 'answer')?.['ref']
    last().say({ type: 'reply', ref, ok: true, value: null })
    expect(states.at(-1)).toBe('open')
    await expect(answered).resolves.toBeNull()
    vi.advanceTimersByTime(3000)
    expect(wires).toHaveLength(1)
  })

  it('gives a connection up that stays silent, and tries again within two seconds', () => {
    welcome()
    void connection.request('answer', { decision: 3, option: 'pass' }).catch(() => undefined)
    vi.advanceTimersByTime(9000)
    expect(wires).toHaveLength(2)
    for (let tries = 2; tries < 9; tries++) {
      last().cut()
      vi.advanceTimersByTime(2100)
      expect(wires).toHaveLength(tries + 1)
    }
  })

  it('says within eight seconds that a quiet server is out of reach, and asks it only once', () => {
    welcome()
    vi.advanceTimersByTime(8000)
    expect(last().sent.filter(({ type }) => type === 'ping')).toHaveLength(1)
    expect(states.at(-1)).toBe('stalled')
  })

  it('gives up what hangs before the greeting, and waits longer every other time', () => {
    vi.advanceTimersByTime(4000)
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(4000)
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(3500)
    expect(wires).toHaveLength(3)
    welcome()
    expect(states.at(-1)).toBe('open')
  })

  it('begins anew at once when the network is back, and asks who was there already', () => {
    vi.advanceTimersByTime(500)
    connection.hurry()
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    connection.hurry()
    expect(wires).toHaveLength(2)
    welcome()
    connection.hurry()
    connection.hurry()
    expect(last().sent.filter(({ type }) => type === 'ping')).toHaveLength(1)
  })
})
