import { type RefObject, useLayoutEffect } from 'react'
import { whenLaidOut } from './at-every-size.ts'
import { useGoesOn } from './goes-on.ts'

const STOPS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]'

/**
 * Tab halts at a box as long as it scrolls and nothing in it takes the focus: else its end is out of the keys' reach.
 * Where it goes on is shown. `focused`: a program gives it the focus at other times too.
 */
export const useScrollStop = (box: RefObject<HTMLElement | null>, focused = false): void => {
  useGoesOn(box)
  // Without a list: what stands in the box changes with what is drawn.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const scrolls = element.scrollHeight > element.clientHeight + 1 && element.querySelector(STOPS) === null
      if (scrolls) element.tabIndex = 0
      else if (focused) element.tabIndex = -1
      else element.removeAttribute('tabindex')
    }
    return whenLaidOut(element, measure)
  })
}
