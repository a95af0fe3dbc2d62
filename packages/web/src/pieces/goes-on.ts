import { type RefObject, useLayoutEffect } from 'react'

/** Pixels that rounding may leave to scroll. */
const HAIR = 2

/**
 * A box that scrolls shows by a line and a mist where it goes on (`styles/goes-on.css`): what stands in it may end at its edge by chance, as
 * if that were all. To be its `ref`; answers how to end it.
 */
export const goesOn = (box: HTMLElement | null): (() => void) | undefined => {
  if (box === null) return undefined
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = box
    const { overflowX, overflowY } = getComputedStyle(box)
    const edges = [
      ['up', overflowY, scrollTop],
      ['down', overflowY, scrollHeight - clientHeight - scrollTop],
      ['left', overflowX, scrollLeft],
      ['right', overflowX, scrollWidth - clientWidth - scrollLeft],
    ] as const
    // What leans out of a box that is not scrolled lies there to be seen.
    const where = edges.flatMap(([edge, overflow, left]) => (overflow === 'auto' && left > HAIR ? [edge] : []))
    if (where.length === 0) delete box.dataset['goes']
    else box.dataset['goes'] = where.join(' ')
  }
  const sizes = new ResizeObserver(look)
  const watch = (things: Iterable<Node>): void => {
    for (const one of things) if (one instanceof Element) sizes.observe(one)
  }
  // What comes later comes without a word to whoever drew the box.
  const contents = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) watch(addedNodes)
  })
  contents.observe(box, { childList: true })
  watch([box, ...box.children])
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
    box.removeEventListener('scroll', look)
  }
}

/** The same of a box with a ref of its own, which may come and go. */
export const useGoesOn = (box: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => goesOn(box.current))
}
