import type { Finding } from '../finding.ts'
import { holdsFixed, inWords, isOnScreen, styleOf } from './seen.ts'

/** Whether what such a part draws is laid out from another element than its own. */
const lies = (element: Element, part: '::before' | '::after'): boolean => {
  const { content, position, display } = getComputedStyle(element, part)
  return content !== 'none' && content !== 'normal' && position === 'absolute' && display !== 'none'
}

/** What an element draws before and behind what is in it lies on itself: a frame, a shade, a seal. */
export const drawnOn = (): readonly Finding[] =>
  [...document.body.querySelectorAll('*')].flatMap((element): readonly Finding[] => {
    const style = styleOf(element)
    if (style.position !== 'static' || style.display === 'none' || holdsFixed(style)) return []
    const parts = (['::before', '::after'] as const).filter((part) => lies(element, part))
    if (parts.length === 0 || !isOnScreen(element)) return []
    return [{ law: 'drawn-on', what: inWords(element), detail: `its ${parts.join(' and ')} lies on another element` }]
  })
