// Which things of the table are in sight just now, so that nobody has to read them in a list again,
// and which one is pointed at, by mouse or by keyboard.
import type { Attachment } from 'svelte/attachments'
import type { Thing } from './choices'
import type { Scene } from './scene.svelte'

const ENOUGH = 0.6 // of a thing: it is known by that

/** Where there is room for the table, and a pointer that can rest on a thing. */
export const ROOMY = '(min-width: 68rem) and (hover: hover)'

let watching: IntersectionObserver | undefined
const told = new WeakMap<Element, (seen: boolean) => void>()

function watcher(): IntersectionObserver {
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        told.get(target)?.(isIntersecting && intersectionRatio >= ENOUGH)
    },
    { threshold: [0, ENOUGH] },
  )
  return watching
}

/** What leaves the page may do so while it is being drawn, when nothing can be noted. */
const later = queueMicrotask

/** On what shows a thing of the table and can be pressed to choose it. */
export function sighted(scene: Scene, thing: () => Thing): Attachment {
  return (element) => {
    told.set(element, (seen) => scene.see(element, seen ? thing() : undefined))
    watcher().observe(element)
    const point = () => (scene.pointed = scene.chosenBy(thing())?.id ?? '')
    const leave = () => later(() => (scene.pointed = ''))
    const on = { pointerenter: point, focusin: point, pointerleave: leave, focusout: leave }
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener)
    return () => {
      watcher().unobserve(element)
      later(() => scene.see(element, undefined))
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener)
    }
  }
}
