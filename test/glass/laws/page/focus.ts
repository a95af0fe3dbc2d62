import type { Finding } from '../finding.ts'
import { controls } from './reach.ts'
import { inWords, isOnScreen, lookAnew } from './seen.ts'

const RING = 2

const ringOf = (element: Element): string => {
  const {
    outlineStyle,
    outlineWidth,
    outlineColor,
    boxShadow,
    borderColor,
    backgroundColor,
    filter,
    stroke,
    strokeWidth,
  } = getComputedStyle(element)
  const outline =
    outlineStyle === 'none' || Number.parseFloat(outlineWidth) < RING ? 'none' : `${outlineWidth} ${outlineColor}`
  return [outline, boxShadow, borderColor, backgroundColor, filter, stroke, strokeWidth].join('|')
}

/** The control, what is in it and its surroundings: any of them may carry the ring. */
const ringsOf = (control: Element): readonly string[] =>
  [control, control.parentElement ?? control, ...control.querySelectorAll('*')].map(ringOf)

/** What the page's own scripts mark the focus with follows it a moment later. */
const MARKED = 'data-focus-visible'

/** How a control looks without the focus. */
const quietRings = (control: Element, target: Element): readonly string[] => {
  ;(document.activeElement as HTMLElement | null)?.blur()
  const mark = target.getAttribute(MARKED)
  target.removeAttribute(MARKED)
  const rings = ringsOf(control)
  if (mark !== null) target.setAttribute(MARKED, mark)
  return rings
}

/**
 * What has the focus is marked as such. Of all controls at most `most` are tried, spread evenly; the focus goes back to
 * where it was.
 */
export const focusRings = (most: number): readonly Finding[] => {
  lookAnew()
  const before = document.activeElement
  const all = controls().filter((one): one is HTMLElement => one instanceof HTMLElement && isOnScreen(one))
  const every = Math.max(1, Math.ceil(all.length / most))
  const blind: Finding[] = []
  for (const control of all.filter((_, index) => index % every === 0)) {
    const target = control.matches('label') ? control.querySelector<HTMLElement>('input') : control
    if (target === null || target.tabIndex < 0) continue
    const quiet = quietRings(control, target)
    target.focus({ preventScroll: true, focusVisible: true })
    if (document.activeElement !== target) continue
    const lit = ringsOf(control)
    if (lit.every((ring, index) => ring === quiet[index]))
      blind.push({ law: 'focus', what: inWords(control), detail: 'looks the same with the focus on it' })
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  return blind
}
