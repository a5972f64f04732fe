// What a game is and what its cards say, ready for drawing.
import loaders from 'virtual:icons'
import { inWords } from '../words'
import { api } from './api'
import { cardOf } from './choices'
import { Outlines } from './icons.svelte'
import type { CardText, Content, DecisionKind, GameDetails, Rule, ZoneKind } from './protocol'

export interface Drawn extends CardText {
  pool: string
  name: string
  sort: string
}

/** One game with its cards and its icons. */
export class Library {
  private readonly zonesByName: Map<string, ZoneKind>
  private readonly kindsByName: Map<string, DecisionKind>
  private toldRules = $state.raw<Rule[]>()

  constructor(
    readonly game: GameDetails,
    readonly content: Content,
    private readonly outlines: Outlines,
  ) {
    this.zonesByName = new Map(game.zones.map((zone) => [zone.name, zone]))
    this.kindsByName = new Map(
      [...game.kinds, ...content.kinds].map((kind) => [kind.name, kind]),
    )
  }

  static async open(game: string, options: Record<string, string>): Promise<Library> {
    const [details, content, icons] = await Promise.all([
      api.game(game),
      api.content(game, options),
      loaders[game]?.() ?? { names: [], load: [] },
    ])
    return new Library(details, content, new Outlines(icons))
  }

  zone(name: string): ZoneKind | undefined {
    return this.zonesByName.get(name)
  }

  kind(name: string): DecisionKind | undefined {
    return this.kindsByName.get(name)
  }

  /** How options speak of a card. */
  refersTo(pool: string, name: string): string {
    return cardOf(this.game.kinds, pool, this.content.pools['card']?.[name] !== undefined)
  }

  outline(icon: string | undefined): string {
    return icon ? this.outlines.of(icon) : ''
  }

  /** The numbered rules: none for a moment, when somebody first looks them up. */
  get rules(): Rule[] {
    if (!this.toldRules) void this.fetchRules()
    return this.toldRules ?? []
  }

  private async fetchRules(): Promise<void> {
    this.toldRules = await api.rules(this.game.name).catch(() => undefined)
  }

  card(pool: string, name: string): Drawn {
    const found = this.content.pools[pool]?.[name]
    const sort = found?.face?.called ?? inWords(found?.face?.sort ?? pool)
    return found
      ? { ...found, pool, name, sort }
      : { title: inWords(name), text: '', face: null, pool, name, sort }
  }

  /** A card by its name alone, as events give it. */
  find(name: string): Drawn | undefined {
    for (const pool of Object.keys(this.content.pools))
      if (this.content.pools[pool]?.[name]) return this.card(pool, name)
    return undefined
  }

  title(pool: string, name: string): string {
    return this.card(pool, name).title
  }
}
