import type { Page } from 'playwright-core'
import { houseWords } from '../../../packages/web/build/house-words.ts'

/** The words every room may write. */
const HOUSE = [...houseWords()]

/** A rule that styles what is not its room's, or stands in no room and is not the house's. */
export interface ForeignMatch {
  readonly selector: string
  /** Address of the sheet; empty for one written into the page. */
  readonly sheet: string
  /** The room whose rule it is; empty where it has none. */
  readonly room: string
  /** The element it styles, by its name and classes; empty where the rule itself is the fault. */
  readonly element: string
}

/**
 * Every selector of every sheet of an open page, asked in its present state: what it matches is of its room. A rule without
 * a room is the house's, which names words of its own, elements and attributes alone, or colours a kind of card.
 */
export const foreignMatches = (page: Page): Promise<readonly ForeignMatch[]> =>
  page.evaluate((words) => {
    const known = new Set(words)
    const found: ForeignMatch[] = []
    const describe = (element: Element): string => [element.localName, ...element.classList].join('.').slice(0, 120)
    /** Selectors of a list, apart: commas inside brackets divide nothing. */
    const apart = (list: string): readonly string[] => {
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
    /** What stands behind the last combinator outside brackets. */
    const styled = (selector: string): string => {
      let depth = 0
      for (let at = selector.length - 1; at >= 0; at--) {
        const sign = selector[at] as string
        if (sign === ')' || sign === ']') depth++
        if (sign === '(' || sign === '[') depth--
        if (depth === 0 && /[\s>+~]/.test(sign)) return selector.slice(at + 1)
      }
      return selector
    }
    const look = (rule: CSSStyleRule, sheet: string): void => {
      for (const selector of apart(rule.selectorText)) {
        const room = /\.in-([\w-]+)/.exec(styled(selector))?.[1] ?? ''
        if (room === '') {
          const strange = [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi)].some(
            ([, word]) => !known.has(word as string),
          )
          if (strange) found.push({ selector, sheet, room, element: '' })
          continue
        }
        const bare = selector.replace(/::?(?:before|after|backdrop|placeholder|marker|-webkit-[\w-]+|-moz-[\w-]+)/g, '')
        for (const element of document.querySelectorAll(bare))
          if (!element.classList.contains(`in-${room}`))
            found.push({ selector, sheet, room, element: describe(element) })
      }
    }
    const walk = (rules: CSSRuleList, sheet: string): void => {
      for (const rule of rules)
        if (rule instanceof CSSStyleRule) look(rule, sheet)
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, sheet)
    }
    /** None of a sheet that did not come because the network is cut. */
    const rulesOf = (sheet: CSSStyleSheet): CSSRuleList | null => {
      try {
        return sheet.cssRules
      } catch {
        return null
      }
    }
    for (const sheet of document.styleSheets) {
      const rules = rulesOf(sheet)
      if (rules !== null) walk(rules, sheet.href ?? '')
    }
    return found
  }, HOUSE)
