import { type Box, boxOf, heightOf, isEmpty, meet, screen, widthOf } from './boxes.ts'
import { isSeenAt } from './cover.ts'
import { BESIDE_A_STAGE, OWNERS_OF_A_VEIL, PASSING, STAGE, TOOLS } from './landmarks.ts'
import { inWords, isShown, lookAnew, styleOf } from './seen.ts'
import { isCutAway, texts } from './texts.ts'

/** A line of words as it is drawn. */
export interface Ink {
  readonly what: string
  readonly text: string
  readonly box: Box
  /** Red, green and blue as drawn, 0 to 255, and how much of it, 0 to 1. */
  readonly colour: readonly [r: number, g: number, b: number, alpha: number]
  /** Of the words and all that holds them, 0 to 1. */
  readonly opacity: number
  /** So large or so bold that less contrast will do. */
  readonly large: boolean
}

const opacityOf = (element: Element): number => {
  let all = 1
  for (let at: Element | null = element; at !== null; at = at.parentElement) all *= Number(styleOf(at).opacity)
  return all
}

/** What a filter makes of one part of a colour: the functions that change how light it is. */
const filtered = (value: number, filter: string): number => {
  let now = value
  for (const [, name, amount] of filter.matchAll(/\b(brightness|contrast)\(([\d.]+)\)/g)) {
    now = name === 'brightness' ? now * Number(amount) : (now - 127.5) * Number(amount) + 127.5
    now = Math.min(255, Math.max(0, now))
  }
  return now
}

/** The ink of words after every filter around them; the ground is pictured with them. */
const inkOf = (element: Element): Ink['colour'] | null => {
  const style = styleOf(element)
  const colour = element instanceof SVGElement ? style.fill : style.color
  if (!colour.startsWith('rgb')) return null
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  let parts = [r, g, b] as const
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { filter } = styleOf(at)
    if (filter !== 'none') parts = [filtered(parts[0], filter), filtered(parts[1], filter), filtered(parts[2], filter)]
  }
  return [...parts, alpha]
}

/** What cannot be used now need not be read. */
const OFF = ':disabled, [aria-disabled="true"], [inert]'

/** What an open stage dims on purpose, to be read again when it has closed. */
const isDimmed = (element: Element): boolean =>
  [...document.querySelectorAll(STAGE)].some(isShown) &&
  element.closest(`${OWNERS_OF_A_VEIL}, ${BESIDE_A_STAGE}`) === null

/** Under a control that floats over it: however much shines through. */
const isUnderControl = (element: Element, x: number, y: number): boolean => {
  const control = document.elementFromPoint(x, y)?.closest('button') ?? null
  return control !== null && !control.contains(element) && !element.contains(control)
}

/** Even a part of it lies under the tools of a map, or between them: a push of the map brings it out. */
const isUnderTools = (element: Element, box: Box): boolean =>
  [...document.querySelectorAll(TOOLS)].some(
    (tools) => isShown(tools) && !tools.contains(element) && !isEmpty(meet(box, boxOf(tools))),
  )

/** What stands over anything for a moment, and lets presses through. */
const passing = (): readonly Element[] => [...document.querySelectorAll(PASSING)].filter(isShown)

/** Less of a line's height at the edge of what is scrolled or pushed is not read before it comes out. */
const READ = 0.75

/** Every line of words on the screen that nothing covers, with what it is drawn in. */
export const inks = (): readonly Ink[] => {
  lookAnew()
  const all = screen()
  const above = passing().map((one) => [one, one.getBoundingClientRect()] as const)
  return texts().flatMap((words): readonly Ink[] => {
    const { element, text, size, lines, inside } = words
    if (isCutAway(words) || !/[\p{L}\p{N}]/u.test(text) || element.closest(OFF) !== null) return []
    if (isDimmed(element)) return []
    const colour = inkOf(element)
    if (colour === null) return []
    const large = size >= 24 || (size >= 18.66 && Number(styleOf(element).fontWeight) >= 700)
    const opacity = opacityOf(element)
    return lines
      .map((line) => [line, meet(meet(line, inside), all)] as const)
      .filter(([line, box]) => heightOf(box) >= heightOf(line) * READ)
      .map(([, box]) => box)
      .filter((box) => widthOf(box) >= 4 && heightOf(box) >= 4)
      .filter((box) => above.every(([one, over]) => one.contains(element) || isEmpty(meet(box, over))))
      .filter((box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return isSeenAt(element, x, y) && !isUnderControl(element, x, y) && !isUnderTools(element, box)
      })
      .map((box) => ({ what: inWords(element), text, box, colour, opacity, large }))
  })
}

let hiding: CSSStyleSheet | null = null

/** Takes the letters off the page and leaves all else, or brings them back. */
export const hideLetters = (hidden: boolean): void => {
  if (hiding !== null) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hiding)
  hiding = null
  if (!hidden) return
  hiding = new CSSStyleSheet()
  hiding.replaceSync(`
    *, *::before, *::after { -webkit-text-fill-color: transparent !important; transition: none !important }
    text, tspan { fill: transparent !important; stroke: transparent !important }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hiding]
}
