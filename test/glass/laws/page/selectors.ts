/** What is true for a moment only, under a pointer, a finger or the focus, or of something that cannot be used now. */
const MOMENT =
  /:(?:hover|active|focus-within|focus-visible|focus|disabled|checked|invalid|target|picture-in-picture)\b|\[(?:data-(?:hovered|pressed|focused|focus-visible|under|dragg\w+|drag-\w+|held|invalid|disabled)|disabled)(?:[~|^$*]?=[^\]]*)?\]/g
const DRAWN_BESIDE =
  /::?(?:before|after|backdrop|placeholder|marker|selection|-webkit-[\w-]+|-moz-[\w-]+)(?:\([^)]*\))?/g

/** Nothing, or anything where nothing else stands. */
const left = (_: string, at: number, selector: string): string =>
  /(?:^|[\s>+~(,])$/.test(selector.slice(0, at)) ? '*' : ''

/** A selector as it matches at rest: without what is true for a moment, and what is drawn beside an element. */
const atRest = (selector: string): string =>
  selector
    .replace(DRAWN_BESIDE, left)
    .replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (group, at: number, all: string) =>
      group.search(MOMENT) >= 0 ? left(group, at, all) : group,
    )
    .replace(MOMENT, left)

/** Selectors met so far in this page, and all there are, as far as they were told. */
const [known, met] = [new Set<string>(), new Set<string>()]

/** Selectors of a list, apart: commas inside brackets divide nothing. */
export const apart = (list: string): readonly string[] => {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

const matches = (selector: string): boolean => {
  try {
    return document.querySelector(atRest(selector)) !== null
  } catch {
    // What cannot be asked at rest is taken to be drawn.
    return true
  }
}

export const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    // It did not come, because the network is cut.
    return []
  }
}

const selectorsIn = (rules: readonly CSSRule[]): readonly string[] =>
  rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return apart(rule.selectorText)
    return rule instanceof CSSGroupingRule ? selectorsIn([...rule.cssRules]) : []
  })

/** Selectors of a page's sheets. */
export interface Selectors {
  readonly all: readonly string[]
  /** Those that match something. */
  readonly met: readonly string[]
}

/** The selectors of this page, and those that match something in its present state; each is told once. */
export const selectors = (): Selectors => {
  const all = new Set([...document.styleSheets].flatMap((sheet) => selectorsIn(rulesOf(sheet))))
  const fresh = [...all].filter((one) => !known.has(one))
  const now = [...all].filter((one) => !met.has(one) && matches(one))
  for (const one of fresh) known.add(one)
  for (const one of now) met.add(one)
  return { all: fresh, met: now }
}
