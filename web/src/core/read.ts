// Reading a card where it is shown: large under a resting mouse, whole by a held touch, a right
// click or the key i.
import type { Attachment } from 'svelte/attachments'
import { recall, remember } from './keep'
import type { Enlarged, Scene } from './scene.svelte'

const REST = 350 // milliseconds
const HOLD = 550

/** Whether this person still has to be told that holding a card shows it. */
export function mayNotKnowHolding(): boolean {
  return matchMedia('(pointer: coarse)').matches && !recall('held', false)
}

export function readable(scene: Scene, card: () => Enlarged | undefined): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let held = false

    const enlarge = () => {
      const shown = card()
      if (shown) scene.enlarged = shown
    }

    const rest = () => {
      const shown = card()
      if (shown) scene.peeked = { ...shown, at: element.getBoundingClientRect() }
    }

    const hold = () => {
      held = true
      remember('held', true)
      enlarge()
    }

    const stop = () => {
      clearTimeout(waiting)
      scene.peeked = null
    }

    const on: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void } = {
      pointerenter: ({ pointerType, buttons }) => {
        clearTimeout(waiting)
        if (pointerType === 'mouse' && !buttons) waiting = setTimeout(rest, REST)
      },
      pointerdown: ({ pointerType }) => {
        stop()
        held = false
        if (pointerType === 'touch') waiting = setTimeout(hold, HOLD)
      },
      pointermove: ({ pointerType, movementX, movementY }) => {
        if (pointerType === 'touch' && (movementX || movementY)) clearTimeout(waiting)
      },
      pointerup: () => clearTimeout(waiting),
      pointercancel: stop,
      pointerleave: stop,
      contextmenu: (event) => {
        if (!card()) return
        event.preventDefault()
        enlarge()
      },
      // Letting go after holding is no choice.
      click: (event) => held && event.stopImmediatePropagation(),
      keydown: ({ key }) => key === 'i' && enlarge(),
    }
    const listeners = Object.entries(on) as [string, EventListener][]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      stop()
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }
}
