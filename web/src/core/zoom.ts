// Coming closer to something that is larger than its frame, and moving about in it: by buttons, by
// the wheel with Ctrl held, by two fingers; with the mouse it can be dragged. Fingers scroll anyway.
import type { Attachment } from 'svelte/attachments'

export const [CLOSEST, STEP] = [5, 1.4]
const DRAGGED = 5 // pixels from which on letting go is no click
const WHEEL = 0.004

export interface Zoom {
  /** How many times as wide as its frame it is now. */
  now: () => number
  set: (factor: number) => void
}

export const within = (factor: number) => Math.min(CLOSEST, Math.max(1, factor))

/** Keep the point under (x, y) where it is while what is in the frame grows or shrinks. */
export function around(frame: HTMLElement, x: number, y: number, resize: () => void): void {
  const box = frame.getBoundingClientRect()
  const [across, down] = [x - box.left, y - box.top]
  const before = [
    (frame.scrollLeft + across) / frame.scrollWidth,
    (frame.scrollTop + down) / frame.scrollHeight,
  ] as const
  resize()
  frame.scrollLeft = before[0] * frame.scrollWidth - across
  frame.scrollTop = before[1] * frame.scrollHeight - down
}

export function middleOf(frame: HTMLElement): [number, number] {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

function spread(touches: TouchList): [apart: number, x: number, y: number] {
  const [a, b] = [touches[0] as Touch, touches[1] as Touch]
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return [apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2]
}

export function zoomable(zoom: Zoom): Attachment<HTMLElement> {
  return (frame) => {
    let [apart, factor] = [0, 1]
    let held: { x: number; y: number; moved: boolean } | null = null
    const to = (wanted: number, x: number, y: number) =>
      around(frame, x, y, () => zoom.set(within(wanted)))

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      to(zoom.now() * Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY)
    }

    function pinch(event: TouchEvent) {
      if (event.touches.length !== 2) return
      const [now, x, y] = spread(event.touches)
      if (event.type === 'touchstart') [apart, factor] = [now, zoom.now()]
      else to((factor * now) / apart, x, y)
      event.preventDefault()
    }

    function grab({ pointerType, button, clientX, clientY }: PointerEvent) {
      if (pointerType === 'mouse' && button === 0) held = { x: clientX, y: clientY, moved: false }
    }

    function drag({ clientX, clientY, buttons }: PointerEvent) {
      if (!held || !(buttons & 1)) return
      held.moved ||= Math.hypot(clientX - held.x, clientY - held.y) > DRAGGED
      if (!held.moved) return
      frame.scrollBy(held.x - clientX, held.y - clientY)
      held = { x: clientX, y: clientY, moved: true }
    }

    function click(event: MouseEvent) {
      if (held?.moved) event.stopPropagation()
      held = null
    }

    const scrolls = { passive: false }
    frame.addEventListener('wheel', wheel, scrolls)
    frame.addEventListener('touchstart', pinch, scrolls)
    frame.addEventListener('touchmove', pinch, scrolls)
    frame.addEventListener('pointerdown', grab)
    frame.addEventListener('pointermove', drag)
    frame.addEventListener('click', click, true)
    return () => {
      frame.removeEventListener('wheel', wheel)
      frame.removeEventListener('touchstart', pinch)
      frame.removeEventListener('touchmove', pinch)
      frame.removeEventListener('pointerdown', grab)
      frame.removeEventListener('pointermove', drag)
      frame.removeEventListener('click', click, true)
    }
  }
}
