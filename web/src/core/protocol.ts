// The shapes of the table protocol, version 1 (docs/protocol.md).

export const PROTOCOL = 1

export interface GameSummary {
  name: string
  title: string
  blurb: string
  rule_prefix: string
  players: { min: number; max: number; default: number }
  minutes: number[]
  tags: string[]
  /** Whether it tells a tale while it is played. */
  tale: boolean
  /** How many minutes its first game that teaches takes, if there is one. */
  lesson: number | null
  options: GameOption[]
  bots: string[]
}

export interface GameOption {
  name: string
  /** What it is called; empty where the game has no words for it. */
  title: string
  default: string
  values: string[]
  /** What values mean, where more than the value is to be said. */
  words: Record<string, string>
  expert: boolean
  help: string
}

export interface ZoneKind {
  name: string
  title: string
  sees: 'all' | 'owner' | 'nobody'
  per: 'table' | 'seat' | 'item'
  pool: string
  ordered: boolean
}

/** A public fact. Where it is a list of rows, which of their fields hold or name cards. */
export interface FactKind {
  name: string
  refers: string
  holds: Record<string, string>
  tells: Record<string, string>
}

export interface DecisionKind {
  name: string
  prompt: string
  /** For what the others wait, after "to". */
  waits: string
  rule: string
  options: string[]
  secret: boolean
  window: boolean
  /** The option that a clock that ran out takes; in a window, the one that declines. */
  default: string | null
  notes: string[]
  words: Record<string, string>
}

export interface Rule {
  number: string
  text: string
  chapter: string
}

/** How the game is played, on one page. */
export interface HowTo {
  goal: string
  step: { icon: string; title: string; text: string }[]
  tips: string[]
}

export interface GameDetails extends GameSummary {
  howto: HowTo | null
  zones: ZoneKind[]
  facts: FactKind[]
  kinds: DecisionKind[]
  events: { name: string; args: string[]; secret: string[] }[]
  sides: string[]
  ledger: LedgerColumns | null
  /** The chapter of the rules on each sort of card. */
  chapters: Record<string, string>
}

/** What is written down turn by turn: with which event a row begins, and the columns' titles. */
export interface LedgerColumns {
  row: string
  columns: string[]
}

export type Sign = '' | 'trust' | 'doubt' | 'suspect'

/** What the viewer has noted about a player. */
export interface Mark {
  seat: number
  sign: Sign
  text: string
}

/** What a game says about drawing a card; which keys there are is the game's own matter. */
export interface Face {
  icon?: string
  sort?: string
  /** The sort as the game writes it, where its name made readable is not enough. */
  called?: string
  tone?: string
  [key: string]: unknown
}

export interface CardText {
  title: string
  text: string
  face: Face | null
}

export type Point = [number, number]

export interface MapSign {
  letters: string
  words: string
  colour: string
}

export interface MapRoom {
  id: string
  title: string
  short: string
  outline: Point[]
  label: string
  signs: MapSign[]
  text: string
}

/** A point of the board; `side` is where its name and its figures go. */
export interface MapNode {
  id: string
  kind: string
  title: string
  at: Point
  short: string
  signs: MapSign[]
  text: string
  side: Point
}

export interface MapEdge {
  id: string
  kind: string
  places: string[]
  line: Point[]
}

/** How each thing on a map looks, and what that means. */
export interface MapLooks {
  signs: MapSign[]
  nodes: { kind: string; look: string; words: string }[]
  edges: { kind: string; state: string; look: string; words: string }[]
  states: { state: string; look: string; words: string }[]
  figures: MapFigureLook[]
}

export interface MapFigureLook {
  sort: string
  shape: 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon'
  letters: string
  colour: string
}

export interface GameMap {
  rooms: MapRoom[]
  nodes: MapNode[]
  edges: MapEdge[]
  hull: Point[][]
  looks: MapLooks
  grain: number
  place_refers: string
  edge_refers: string
}

export interface MapFigure {
  id: string
  initials: string
  title: string
  place: string
  sort: string
  active: boolean
  refers: string
}

export interface MapPosition {
  title: string
  places: Record<string, string[]>
  edges: Record<string, string>
  figures: MapFigure[]
  /** How many steps away places are to which whoever acts can come now. */
  reach?: Record<string, number>
  /** On the way to a place that is farther than one step, the place before it. */
  before?: Record<string, string>
  /** The option that begins such a way, where it is not yet asked for the places themselves. */
  sets_out?: string
}

export interface Content {
  /** What cards of this content ask in their own words. */
  kinds: DecisionKind[]
  hash: string
  pools: Record<string, Record<string, CardText>>
  map: GameMap | null
}

export interface Pile {
  count: number
  cards?: string[]
  backs?: string[]
  placed?: Record<string, string>
  within?: string[]
}

/** What a bot would do in somebody's seat. */
export interface Hint {
  option: string
  /** Why, in one or two sentences. */
  text: string
  /** Whether it makes a clear difference. */
  clear: boolean
}

/** Why something is no option now; or never is one of such a decision. */
export interface Reason {
  text: string
  never: boolean
}

export interface Option {
  id: string
  text: string
  /** What it does and costs, if there is more to say. */
  does: string
  /** What cannot be taken back and decides much: to be asked about before it is done. */
  grave: string
  refers: string
  name: string
}

export interface Decision {
  id: number
  kind: string
  prompt: string
  /** The things that the question is about. */
  about: { refers: string; name: string }[]
  rule: string
  options: Option[]
  notes: string[]
  more_stages: boolean
  /** Whether this is a window, and what is about to happen hits the viewer. */
  hits: boolean
}

export interface Interjection {
  kind: string
  option: string
  text: string
  does: string
  rule: string
}

export interface Outcome {
  winners: number[]
  side: string
  reason: string
}

/** Something with a state of its own: a card in play and its counters, say. */
export type Row = Record<string, unknown>
export type Facts = Record<string, unknown>

/** What somebody plays for, and how far that is. */
export interface Goal {
  who: string
  short: string
  words: string
  have: number
  /** 0 where nothing is counted. */
  need: number
  own: boolean
}

export interface Position {
  game: string
  viewer: number | null
  players: number
  /** The seats that are the rules' own; games kept by older servers do not say. */
  automatic?: number[]
  options?: Record<string, string>
  zones: Record<string, Pile | Pile[]>
  facts: Facts
  asked: { seat: number; kind: string }[]
  window: string | null
  outcome: Outcome | null
  /** The seats that have nothing to do with the game any more. */
  out?: number[]
  /** Games kept by older servers do not say. */
  goals?: Goal[]
  map?: MapPosition
  /** The map of a board that was dealt, where it is not that of the content. */
  board?: GameMap
  decisions?: Decision[]
  interjections?: Interjection[]
  can_undo?: boolean
  marks?: Mark[]
}

/** Cards that change their pile; `card` is null where the viewer was not told which. */
export interface Move {
  card: string | null
  count: number
  from: string
  to: string
}

export interface GameEvent {
  event: string
  /** Empty where cards are only seen to move. */
  text: string
  moves?: Move[]
  /** Where it stands in the ledger, and in which words. */
  ledger?: { column: number; words: string }
  /** What it came to: words for one and for many, " | " between them, in which `{}` is the number. */
  effect?: { words: string; number: number; weight: number }
  /** What brings about whatever comes next. */
  because?: string
  [argument: string]: unknown
}

/** What came of a game: scores, the best first, and the frames of the replay at which it turned. */
export interface Ending {
  total: number
  scores: { seat: number; total: string; parts: string[] }[]
  points: { at: number; text: string }[]
}

export interface Said {
  at: number
  seat: number | null
  name: string
  text: string
}

/** A first game that teaches. */
export interface Lesson {
  game: string
  seat: number
  options: Record<string, string>
  seats: Seat[]
  frames: LessonFrame[]
}

export interface LessonFrame extends Frame {
  say: string
  /** The option to choose; nothing where there is only something to read. */
  do: string | null
}

export interface Seat {
  seat: number
  name: string
  /** Nobody can have a seat of the rules'. */
  who: 'person' | 'bot' | 'open' | 'rules'
  bot: string | null
  present: boolean
  away_since: number | null
  rematch: boolean
  resigned: boolean
  muted: boolean
  /** How often the clock has answered here. */
  late: number
}

export interface Table {
  id: string
  /** Empty where it leads nobody here any more. */
  code: string
  game: string
  title: string
  players: number
  options: Record<string, string>
  status: 'lobby' | 'playing' | 'paused' | 'over' | 'stopped' | 'closed'
  /** Why a stopped game cannot go on. */
  stopped: string | null
  host: number
  seats: Seat[]
  open: boolean
  watch: boolean
  talk: boolean
  watchers: number
  clock: number
  grace: number
  leave: string
  pause: number
  /** Whether people may ask what a bot would do in their seat. */
  hints: boolean
  deadline: number | null
  window: { until: number | null; more: boolean } | null
  commitment: string
  rematch: string | null
  /** The game from which this one goes on after that answer, if it is a what-if. */
  fork: { table: string; answer: number } | null
  now: number
}

export interface Frame {
  answer: number
  moves: GameEvent[]
  position: Position
}

interface Numbered {
  n: number
}

export interface Snapshot extends Numbered {
  type: 'snapshot'
  table: Table
  position: Position | null
  events: GameEvent[]
  chat: Said[]
}

export interface Changes {
  table?: Partial<Table>
  position?: Partial<Position> | null
  chat?: Said[]
}

export interface Update extends Numbered, Changes {
  type: 'update'
  events?: GameEvent[]
}

/** After an undo: the log is cut to `keep` events, then comes what an update has. */
export interface Rewind extends Numbered, Changes {
  type: 'rewind'
  keep: number
  events?: GameEvent[]
}

export type NumberedMessage = Snapshot | Update | Rewind

export interface Welcome {
  type: 'welcome'
  viewer: number | null
  stream: string
  resumed: boolean
}

export interface Reply {
  type: 'reply'
  ref: number
  ok: boolean
  value?: unknown
  error?: string
}

/** A sentence about the server itself, to be shown until the next one; null takes it away. */
export interface Trouble {
  type: 'trouble'
  text: string | null
}

export type ServerMessage = Welcome | Reply | Trouble | NumberedMessage

export interface NewTable {
  game: string
  players: number
  options: Record<string, string>
  name: string
  seats: string[]
  open: boolean
  watch: boolean
  clock: number
  grace: number
  leave: 'default' | 'bot'
  pause: number
  hints: boolean
}

export interface Ticket {
  table: string
  code: string
  seat: number
  secret: string
}
