import type { Finding } from '../finding.ts'
import { type Box, heightOf, meet, screen, widthOf } from './boxes.ts'
import { alphaOf } from './colours.ts'
import { BESIDE_A_STAGE, CURTAIN, OWNERS_OF_A_VEIL, PASSING, STAGE } from './landmarks.ts'
import { controls } from './reach.ts'
import { clipOf, inWords, isShown, seenPart, styleOf } from './seen.ts'

const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

/** Large enough to be what the veil is for. */
const isOpenOwner = (element: Element): boolean => {
  const part = seenPart(element)
  return isShown(element) && widthOf(part) >= 100 && heightOf(part) >= 60
}

const stages = (): readonly Element[] => [...document.querySelectorAll(STAGE)].filter(isOpenOwner)

/** The widest shadow round a box, in pixels, that can be seen. */
const spreadOf = (shadow: string): number => {
  let widest = 0
  for (const [one] of shadow.matchAll(/(?:rgba?\([^)]*\)|color\([^)]*\)|oklab\([^)]*\))[^,]*/g)) {
    const lengths = [...one.replace(/\([^)]*\)/, '').matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Number(length))
    const colour = /^[a-z]+\([^)]*\)/.exec(one)?.[0] ?? ''
    if (!one.includes('inset') && alphaOf(colour) > 0.04) widest = Math.max(widest, lengths[3] ?? 0)
  }
  return widest
}

const MOST_OF_THE_SCREEN = 0.85

/** A layer through which the page can still be made out. */
const isTranslucent = (style: CSSStyleDeclaration): boolean => {
  const alpha = alphaOf(style.backgroundColor)
  if (alpha > 0.04 && alpha < 0.99) return true
  return alpha <= 0.04 && /gradient/.test(style.backgroundImage) && /rgba\([^)]*, 0?\.\d+\)/.test(style.backgroundImage)
}

const isSpread = (style: CSSStyleDeclaration): boolean => style.position === 'fixed' || style.position === 'absolute'

/** Whatever lies under all else is ground, not veil. */
const isGround = (style: CSSStyleDeclaration): boolean => Number.parseInt(style.zIndex, 10) < 0

const dimmed = (style: CSSStyleDeclaration): boolean =>
  Number.parseFloat(style.opacity) < 0.6 || /brightness\(0?\.[0-6]/.test(style.filter)

const veilOf = (element: Element, pseudo: '' | '::before' | '::after'): string | null => {
  const style = pseudo === '' ? styleOf(element) : getComputedStyle(element, pseudo)
  if (pseudo !== '' && (style.content === 'none' || style.content === 'normal')) return null
  const spread = spreadOf(style.boxShadow)
  if (spread >= 200) return `a shadow of ${Math.round(spread)} pixels round it`
  if (!isSpread(style) || isGround(style)) return null
  const whole = areaOf(screen()) * MOST_OF_THE_SCREEN
  if (pseudo !== '') {
    const size = Number.parseFloat(style.width) * Number.parseFloat(style.height)
    if (size < whole || !isTranslucent(style) || Number.parseFloat(style.opacity) < 0.05) return null
    return `${pseudo} lies over the screen`
  }
  if (areaOf(meet(element.getBoundingClientRect(), clipOf(element))) < whole || !isTranslucent(style)) return null
  return 'lies over the screen'
}

/** No veil lies over a page without what it is drawn for: an open stage, dialog or curtain. */
export const veils = (): readonly Finding[] => {
  const found: Finding[] = []
  const owners = [...document.querySelectorAll(OWNERS_OF_A_VEIL)]
  const open = owners.filter(isOpenOwner)
  for (const owner of owners)
    // What is just opening is drawn in the next frames.
    if (!open.includes(owner) && owner.matches(':modal') && owner.getAnimations({ subtree: true }).length === 0)
      found.push({ law: 'veil', what: inWords(owner), detail: 'dims the page and is not seen itself' })
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element)) continue
    if (open.some((owner) => owner === element || (owner.contains(element) && owner.matches(CURTAIN)))) continue
    for (const pseudo of ['', '::before', '::after'] as const) {
      const veil = veilOf(element, pseudo)
      if (veil !== null) found.push({ law: 'veil', what: inWords(element), detail: veil })
    }
    if (open.length === 0 && dimmed(styleOf(element)) && areaOf(seenPart(element)) > areaOf(screen()) * 0.4)
      found.push({ law: 'veil', what: inWords(element), detail: 'is dimmed, and nothing stands in the light' })
  }
  return found
}

/** Points over a box, a hair inside its edges. */
const pointsOver = (box: Box, columns: number, rows: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return [
      box.left + 3 + ((widthOf(box) - 6) * column) / (columns - 1),
      box.top + 3 + ((heightOf(box) - 6) * row) / (rows - 1),
    ] as const
  })

/** A round corner shows what lies behind. */
const isInCorner = (box: Box, radius: number, x: number, y: number): boolean =>
  Math.min(x - box.left, box.right - x) < radius && Math.min(y - box.top, box.bottom - y) < radius

/** What lies over a stage and has no business there. */
const intruder = (stage: Element, hit: Element | null): Element | null => {
  if (hit === null || stage.contains(hit) || hit.contains(stage)) return null
  if (hit.closest(PASSING) !== null || hit.closest('dialog:modal') !== null || hit.closest(CURTAIN) !== null)
    return null
  // A chosen card of the hand is lifted a little over the edge of what stands beside it.
  const beside = hit.closest(BESIDE_A_STAGE)
  if (beside !== null && beside.closest(STAGE) === null) return isLifted(hit) ? null : hit
  return hit
}

const isLifted = (hit: Element): boolean => hit.closest('[aria-pressed="true"], :hover, :focus-within') !== null

/** What lets every press through is drawn all the same: for a moment it is asked as if it did not. */
const untouchable = (part: Box): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (styleOf(element).pointerEvents !== 'none' || !isShown(element)) return false
    const box = meet(element.getBoundingClientRect(), part)
    return widthOf(box) >= 4 && heightOf(box) >= 4
  })

/** Nothing of the board lies above a stage. */
export const aboveStages = (): readonly Finding[] =>
  stages().flatMap((stage) => {
    const part = seenPart(stage)
    const found = new Map<Element, Finding>()
    const ask = (x: number, y: number): void => {
      const by = intruder(stage, document.elementFromPoint(x, y))
      if (by !== null && !found.has(by))
        found.set(by, {
          law: 'above',
          what: inWords(by),
          detail: `lies over the stage at ${Math.round(x)},${Math.round(y)}`,
        })
    }
    const radius = Number.parseFloat(styleOf(stage).borderTopLeftRadius)
    for (const [x, y] of pointsOver(part, 12, 8)) if (!isInCorner(part, radius, x, y)) ask(x, y)
    const drawn = untouchable(part).filter((element) => !stage.contains(element) && !element.contains(stage))
    const before = drawn.map((element) => element.style.getPropertyValue('pointer-events'))
    for (const element of drawn) element.style.setProperty('pointer-events', 'auto')
    for (const element of drawn) {
      const box = meet(element.getBoundingClientRect(), part)
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (!isInCorner(part, radius, x, y)) ask(x, y)
    }
    drawn.forEach((element, index) => {
      const value = before[index] as string
      if (value === '') element.style.removeProperty('pointer-events')
      else element.style.setProperty('pointer-events', value)
    })
    return [...found.values()]
  })

/** Nothing behind a curtain or a dialog of our own can be reached: the browser sees to its own dialogs. */
export const behindModals = (): readonly Finding[] => {
  const own = [...document.querySelectorAll(`${CURTAIN}, [aria-modal="true"]:not(dialog)`)].filter(isOpenOwner)
  if (own.length === 0 || document.querySelector('dialog:modal') !== null) return []
  const top = own.at(-1) as Element
  return controls()
    .filter((control) => !top.contains(control) && (control as HTMLElement).tabIndex >= 0)
    .map((control) => ({ law: 'behind', what: inWords(control), detail: `can be reached behind ${inWords(top)}` }))
}
