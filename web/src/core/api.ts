// The REST part of the protocol.
import type {
  Content,
  Ending,
  Frame,
  GameDetails,
  GameSummary,
  Lesson,
  NewTable,
  Rule,
  Table,
  Ticket,
} from './protocol'

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function call<T>(path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (secret) headers['Authorization'] = `Bearer ${secret}`
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (answer.ok) return (await answer.json()) as T
  const told = (await answer.json().catch(() => null)) as { error?: string } | null
  throw new Refusal(told?.error ?? answer.statusText, answer.status)
}

const kept = new Map<string, Promise<unknown>>()

/** Asked once for each page load: what a game is does not change under a running server. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined
  if (found) return found
  const asked = call<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

const part = encodeURIComponent

export const api = {
  games: () => once<GameSummary[]>('/games'),
  game: (name: string) => once<GameDetails>(`/games/${part(name)}`),
  rules: (name: string) => once<Rule[]>(`/games/${part(name)}/rules`),
  lesson: (name: string) => once<Lesson>(`/games/${part(name)}/lesson`),
  content: (name: string, options: Record<string, string>) =>
    once<Content>(`/games/${part(name)}/content?${new URLSearchParams(options)}`),
  tables: () => call<Table[]>('/tables'),
  table: (id: string) => call<Table>(`/tables/${part(id)}`),
  mine: (id: string, secret: string) =>
    call<Table & { seat?: number; asked?: boolean; won?: boolean | null }>(`/tables/${part(id)}`, undefined, secret),
  byCode: (code: string) => call<{ table: string }>(`/codes/${part(code)}`),
  create: (table: NewTable) => call<Ticket>('/tables', table),
  join: (id: string, name: string, seat?: number) =>
    call<Ticket>(`/tables/${part(id)}/seats`, seat === undefined ? { name } : { name, seat }),
  frames: (id: string, viewer: string, from: number, to: number, secret?: string | null) =>
    call<{ total: number; frames: Frame[] }>(
      `/tables/${part(id)}/frames?viewer=${viewer}&from=${from}&to=${to}`,
      undefined,
      secret,
    ),
  ending: (id: string) => call<Ending>(`/tables/${part(id)}/ending`),
  tale: async (id: string) => {
    const answer = await fetch(`/api/tables/${part(id)}/tale.md`)
    return answer.ok ? await answer.text() : ''
  },
  fork: (id: string, answer: number, seat: number, name: string) =>
    call<Ticket>(`/tables/${part(id)}/fork`, { answer, seat, name }),
  verify: (id: string) =>
    call<{ commitment: string; seed: string; ok: boolean; answers: number; problem: string }>(
      `/tables/${part(id)}/verify`,
    ),
}
