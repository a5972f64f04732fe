// Dragging a card with mouse, pen or finger, and letting it go over a thing of the table.
import type { Attachment } from 'svelte/attachments'

const FAR_ENOUGH = 9

export interface Target {
  refers: string
  name: string
}

/** The thing of the table at a point of the screen: an element with data-drop="refers:name". */
function targetAt(x: number, y: number): { over: boolean; target: Target | null } {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  const [refers, name] = (found?.dataset['drop'] ?? '').split(/:(.*)/s)
  return { over: !!found, target: refers && name ? { refers, name } : null }
}

export function draggable(can: () => boolean, dropped: (target: Target | null) => void): Attachment {
  return (node) => {
    const element = node as HTMLElement
    let from: { x: number; y: number; id: number } | null = null
    let moving = false

    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!moving && Math.hypot(x, y) > FAR_ENOUGH) {
        // On touch a sideways stroke scrolls the hand; only pulling a card up drags it.
        if (event.pointerType === 'touch' && Math.abs(x) > Math.abs(y)) return end()
        moving = true
        element.setPointerCapture(from.id)
        element.classList.add('dragged')
      }
      if (moving) {
        element.style.transform = `translate(${x}px, ${y}px)`
        event.preventDefault()
      }
    }
    const end = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
      from = null
      moving = false
      element.classList.remove('dragged')
      element.style.transform = ''
    }
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const was = moving
      element.style.visibility = 'hidden'
      const { over, target } = targetAt(event.clientX, event.clientY)
      element.style.visibility = ''
      end()
      if (!was) return
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      if (over) dropped(target)
    }
    const swallow = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }
    // A quick hand is off the card before its first move is told: listen everywhere.
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !can()) return
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', down)
    return () => {
      element.removeEventListener('pointerdown', down)
      end()
    }
  }
}
