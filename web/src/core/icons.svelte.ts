// The icons of a game, loaded when they are first drawn.
import type { Icons } from 'virtual:icons'

export class Outlines {
  private readonly bundleOf: Map<string, number>
  private readonly asked = new Set<number>()
  private loaded = $state.raw<Record<string, string>>({})

  constructor(private readonly icons: Icons) {
    this.bundleOf = new Map(
      icons.names.flatMap((names, bundle) => names.map((name) => [name, bundle] as const)),
    )
  }

  /** The outline of an icon; nothing for a moment, while it is on its way. */
  of(icon: string): string {
    const found = this.loaded[icon]
    if (found === undefined) void this.fetch(this.bundleOf.get(icon))
    return found ?? ''
  }

  private async fetch(bundle: number | undefined): Promise<void> {
    if (bundle === undefined || this.asked.has(bundle)) return
    this.asked.add(bundle)
    try {
      const found = await this.icons.load[bundle]?.()
      this.loaded = { ...this.loaded, ...found?.default }
    } catch {
      this.asked.delete(bundle) // the network is gone; what is drawn next asks again
    }
  }
}
