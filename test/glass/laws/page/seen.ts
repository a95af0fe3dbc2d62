import { type Box, isEmpty, meet, screen } from './boxes.ts'

/** What is asked of many elements again and again is asked once a look. */
let styles = new Map<Element, CSSStyleDeclaration>()
let clips = new Map<Element, Box>()
let insides = new Map<Element, Box>()
let shown = new Map<Element, boolean>()
let scales = new Map<Element, number>()

/** Begins a look at the page as it is now: nothing is remembered of an earlier one. */
export const lookAnew = (): void => {
  styles = new Map()
  clips = new Map()
  insides = new Map()
  shown = new Map()
  scales = new Map()
}

const remembered = <T>(memory: Map<Element, T>, element: Element, find: () => T): T => {
  const known = memory.get(element)
  if (known !== undefined) return known
  const found = find()
  memory.set(element, found)
  return found
}

export const styleOf = (element: Element): CSSStyleDeclaration =>
  remembered(styles, element, () => getComputedStyle(element))

/** Drawn at all: neither hidden nor wholly transparent. */
export const isShown = (element: Element): boolean =>
  remembered(shown, element, () =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
  )

/** Positioned things inside it are laid out from it, fixed ones too. */
export const holdsFixed = (style: CSSStyleDeclaration): boolean =>
  style.transform !== 'none' ||
  style.filter !== 'none' ||
  style.perspective !== 'none' ||
  /paint|layout|strict|content/.test(style.contain) ||
  /transform|filter|perspective/.test(style.willChange)

/** The element whose edges cut this one: not always its parent. Null: the screen. */
export const holderOf = (element: Element): Element | null => {
  const { position } = styleOf(element)
  if (element instanceof HTMLDialogElement && element.matches(':modal')) return null
  let at = element.parentElement
  if (position === 'fixed') while (at !== null && !holdsFixed(styleOf(at))) at = at.parentElement
  else if (position === 'absolute')
    while (at !== null && styleOf(at).position === 'static' && !holdsFixed(styleOf(at))) at = at.parentElement
  return at === document.body || at === document.documentElement ? null : at
}

const cuts = (overflow: string): boolean => overflow !== 'visible'

/** Inside its borders. */
const paddingBox = (element: Element): Box => {
  const box = element.getBoundingClientRect()
  if (!(element instanceof HTMLElement)) return box
  const scale = element.offsetWidth === 0 ? 1 : box.width / element.offsetWidth
  const left = box.left + element.clientLeft * scale
  const top = box.top + element.clientTop * scale
  return { left, top, right: left + element.clientWidth * scale, bottom: top + element.clientHeight * scale }
}

/** A map is pushed by the finger itself, and shows no bar. */
export const isPushed = (style: CSSStyleDeclaration): boolean =>
  style.touchAction === 'none' && style.overflowX === 'clip'

/** Shows nothing of itself: there for those who hear. */
export const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 }

/** What of the screen its contents may show in. */
export const insideOf = (element: Element): Box =>
  remembered(insides, element, () => {
    const style = styleOf(element)
    if (style.clipPath.startsWith('inset(50%')) return NOTHING
    const around = clipOf(element)
    const [x, y] = [cuts(style.overflowX), cuts(style.overflowY)]
    const paint = /paint|strict|content/.test(style.contain)
    if ((!x && !y && !paint) || style.display === 'inline' || style.display === 'contents') return around
    const own = paddingBox(element)
    return {
      left: x || paint ? Math.max(around.left, own.left) : around.left,
      right: x || paint ? Math.min(around.right, own.right) : around.right,
      top: y || paint ? Math.max(around.top, own.top) : around.top,
      bottom: y || paint ? Math.min(around.bottom, own.bottom) : around.bottom,
    }
  })

/** What of the screen the element itself may show in. */
export const clipOf = (element: Element): Box =>
  remembered(clips, element, () => {
    const holder = holderOf(element)
    return holder === null ? screen() : insideOf(holder)
  })

/** The part of it that shows now. */
export const seenPart = (element: Element): Box => meet(element.getBoundingClientRect(), clipOf(element))

export const isOnScreen = (element: Element): boolean => isShown(element) && !isEmpty(seenPart(element))

const lengthOf = ({ a, b, c, d }: { a: number; b: number; c: number; d: number }): number =>
  Math.sqrt(Math.abs(a * d - b * c))

/** Of what is turned in space, as it is from the front. */
const lengthInSpace = ({ m11, m12, m13, m21, m22, m23 }: DOMMatrixReadOnly): number =>
  Math.sqrt(Math.hypot(m11, m12, m13) * Math.hypot(m21, m22, m23))

const ownScale = (element: Element): number => {
  const { transform, scale } = styleOf(element)
  let own = 1
  if (transform !== 'none' && transform !== '') {
    const matrix = new DOMMatrixReadOnly(transform)
    own *= matrix.is2D ? lengthOf(matrix) : lengthInSpace(matrix)
  }
  if (scale !== 'none' && scale !== '') own *= Number.parseFloat(scale)
  return own
}

/** How much larger than its style says it is drawn. */
export const scaleOf = (element: Element): number =>
  remembered(scales, element, () => {
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement !== null) {
      const inner = element.getCTM()
      return (inner === null ? 1 : lengthOf(inner)) * scaleOf(element.ownerSVGElement)
    }
    const above = element.parentElement
    return ownScale(element) * (above === null ? 1 : scaleOf(above))
  })

const nameOf = (element: Element): string => {
  const labels = element.getAttribute('aria-labelledby')
  const labelled = labels === null ? element : document.getElementById(labels)
  const words = labelled?.textContent ?? ''
  const own = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : words
  const short = (element.getAttribute('aria-label') ?? own).replace(/\s+/g, ' ').trim()
  return short.length > 48 ? `${short.slice(0, 47)}…` : short
}

const partOf = (element: Element): string => {
  const classes = [...element.classList].map((one) => `.${one}`).join('')
  return `${element.tagName.toLowerCase()}${classes}`
}

/** An element in words: what it is, its name, and where it stands. */
export const inWords = (element: Element): string => {
  const path: string[] = []
  for (let at: Element | null = element; at !== null && path.length < 4 && at !== document.body; at = at.parentElement)
    path.unshift(partOf(at))
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  return `${role} "${nameOf(element)}" ${path.join(' > ')}`
}
