import { apart, rulesOf } from './selectors.ts'

interface Said {
  readonly selector: string
  readonly bare: string
  readonly pseudo: string
  readonly weight: number
  readonly properties: ReadonlySet<string>
}

/** What the house takes back from a room. */
export interface Taken {
  readonly property: string
  readonly room: string
  readonly house: string
}

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length

/** Of a selector without brackets; what was in brackets stands there as the number it weighs. */
const plainWeight = (text: string): number => {
  const weighed = [...text.matchAll(/«(\d+)»/g)].reduce((sum, [, weight]) => sum + Number(weight), 0)
  const rest = text.replaceAll(/«\d+»/g, '')
  const names = count(rest, /\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g)
  const elements = count(rest, /(?:^|[\s>+~])[a-z][\w-]*|::[\w-]+/g)
  return weighed + 10_000 * count(rest, /#[\w-]+/g) + 100 * names + elements
}

/** How heavy a selector is: `:where` weighs nothing, `:is`, `:not` and `:has` what the heaviest of those in them weighs. */
const weightOf = (selector: string): number => {
  const text = selector.replaceAll(/(:(?!is\(|not\(|has\(|where\()[\w-]+)\([^()]*\)/g, '$1')
  const innermost = /:(is|not|has|where)\(([^()]*)\)/.exec(text)
  if (innermost === null) return plainWeight(text)
  const [whole, kind, list = ''] = innermost
  const heaviest = kind === 'where' ? 0 : Math.max(...apart(list).map(plainWeight))
  return weightOf(text.replace(whole, `«${heaviest}»`))
}

/** Colours that a system forces are to win over what rooms say. */
const isInForce = ({ conditionText }: CSSMediaRule): boolean =>
  !conditionText.includes('forced-colors') && matchMedia(conditionText).matches

/**
 * Where the house takes something back from a room: a rule of the house that comes after a room's, sets the same property of an
 * element that is there, and weighs as much. Of two with one weight the later wins, so that what the room says would count in one
 * order of bundling and not in another. Sheets are read in the order the cascade reads them.
 */
export const takenBack = (): readonly Taken[] => {
  const rooms: Said[] = []
  const found = new Map<string, Taken>()
  const compare = (house: Said): void => {
    for (const element of document.querySelectorAll(house.bare))
      for (const room of rooms) {
        if (room.pseudo !== house.pseudo || room.weight > house.weight) continue
        const both = [...house.properties].find((property) => room.properties.has(property))
        if (both !== undefined && element.matches(room.bare))
          found.set([both, room.selector, house.selector].join(), {
            property: both,
            room: room.selector,
            house: house.selector,
          })
      }
  }
  const look = (rule: CSSStyleRule): void => {
    for (const selector of apart(rule.selectorText)) {
      const pseudo = /::[\w-]+(?:\([^)]*\))?/.exec(selector)?.[0] ?? ''
      const said = {
        ...{ selector, pseudo, bare: selector.replace(pseudo, '') || '*', weight: weightOf(selector) },
        // What is marked as important, and what only is a colour's name, takes part in no such order.
        properties: new Set(
          [...rule.style].filter((one) => !one.startsWith('--') && rule.style.getPropertyPriority(one) === ''),
        ),
      }
      if (selector.includes('.in-')) rooms.push(said)
      else if (rooms.length > 0) compare(said)
    }
  }
  const walk = (rules: readonly CSSRule[]): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) look(rule)
      else if (rule instanceof CSSMediaRule && !isInForce(rule)) continue
      else if (rule instanceof CSSGroupingRule) walk([...rule.cssRules])
    }
  }
  for (const sheet of document.styleSheets) walk(rulesOf(sheet))
  return [...found.values()]
}
