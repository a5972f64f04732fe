// Where piles and seats lie on the screen, for cards that fly between them.
import type { Attachment } from 'svelte/attachments'

const anchors = new Map<string, Element>()

/** Marks an element as the place of a pile: {@attach anchor('hand/2')}. */
export function anchor(id: string): Attachment {
  return (element) => {
    anchors.set(id, element)
    return () => {
      if (anchors.get(id) === element) anchors.delete(id)
    }
  }
}

/** Nowhere, where it is not shown just now. */
export function placeOf(id: string, card: string | null): DOMRect | undefined {
  const element = anchors.get(id)
  const shown = card && element?.querySelector(`[data-card="${CSS.escape(card)}"]`)
  const found = shown || element
  return found?.checkVisibility() ? found.getBoundingClientRect() : undefined
}
