// How numbered messages change what a viewer holds. Nothing is changed in place: what a message
// leaves alone keeps its identity, so the page redraws only what is new.
import type { GameEvent, NumberedMessage, Position, Said, Table } from './protocol'

export interface Held {
  table: Table
  position: Position | null
  events: GameEvent[]
  chat: Said[]
}

export function merge(held: Held | null, message: NumberedMessage): Held {
  if (message.type === 'snapshot') {
    const { table, position, events, chat } = message
    return { table, position, events, chat }
  }
  if (!held) throw new Error('an update came before any snapshot')
  return {
    table: message.table ? { ...held.table, ...message.table } : held.table,
    position: mergePosition(held.position, message.position),
    events: mergeEvents(held.events, message),
    chat: message.chat ? [...held.chat, ...message.chat] : held.chat,
  }
}

/** The events that the log tells. */
export function told(events: GameEvent[]): GameEvent[] {
  return events.filter(({ text }) => text)
}

function mergeEvents(events: GameEvent[], message: NumberedMessage): GameEvent[] {
  const kept = message.type === 'rewind' ? events.slice(0, message.keep) : events
  return message.events?.length ? [...kept, ...message.events] : kept
}

function mergePosition(
  position: Position | null,
  changed: Partial<Position> | null | undefined,
): Position | null {
  if (changed === undefined) return position
  if (changed === null) return null
  if (!position) return changed as Position
  return {
    ...position,
    ...changed,
    zones: { ...position.zones, ...changed.zones },
    facts: { ...position.facts, ...changed.facts },
  }
}
