// How this person wants the page. Remembered in this browser.
import { recall, remember } from './keep'
import type { Often } from './stops'

export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'full' | 'calm'
export type Coach = 'auto' | 'on' | 'off'
/** How quickly a table shows what happens; `step` waits after each thing. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const
export type Pace = (typeof PACES)[number]

interface Kept {
  name: string
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  notify: boolean
  /** Answer where there is only one answer. */
  pass: boolean
  /** How often to ask in windows, at the next table. */
  often: Often
  /** Whether hints come unasked: in the first games, always, or never. */
  coach: Coach
}

const DEFAULTS: Kept = {
  name: '',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: false,
  notify: false,
  pass: true,
  often: 'once',
  coach: 'auto',
}

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)')
const prefersLight = matchMedia('(prefers-color-scheme: light)')

class Settings {
  kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>('settings', {}) })
  private system = $state({ calm: prefersCalm.matches, light: prefersLight.matches })

  constructor() {
    prefersCalm.addEventListener('change', () => (this.system.calm = prefersCalm.matches))
    prefersLight.addEventListener('change', () => (this.system.light = prefersLight.matches))
  }

  get calm(): boolean {
    return this.kept.motion === 'auto' ? this.system.calm : this.kept.motion === 'calm'
  }

  get light(): boolean {
    return this.kept.theme === 'auto' ? this.system.light : this.kept.theme === 'light'
  }

  /** A length of time for an animation: none where motion is unwelcome. */
  time(milliseconds: number): number {
    return this.calm ? 0 : milliseconds
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this.kept, changed)
    remember('settings', $state.snapshot(this.kept))
  }
}

export const settings = new Settings()
