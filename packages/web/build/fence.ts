import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'postcss'
import parser from 'postcss-selector-parser'
import { houseWords } from './house-words.ts'
import { markOf, roomOf } from './rooms.ts'
import { isFrame, isKind } from './rules.ts'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

/** Whether a part of a selector names a class or an element, and not only a state the whole page is in. */
const names = (nodes: readonly parser.Node[]): boolean =>
  nodes.some(
    (node) =>
      node.type === 'class' ||
      node.type === 'tag' ||
      node.type === 'universal' ||
      node.type === 'id' ||
      (node.type === 'pseudo' &&
        (node.value === ':is' || node.value === ':where') &&
        node.nodes.some((one) => names(one.nodes))),
  )

/** A selector between its combinators. */
const compounds = (selector: parser.Selector): readonly (readonly parser.Node[])[] => {
  const found: parser.Node[][] = [[]]
  for (const node of selector.nodes) {
    if (node.type === 'combinator') found.push([])
    else found.at(-1)?.push(node)
  }
  return found
}

/** Says a compound of the elements of a room alone, at no weight in the cascade. */
const close = (compound: readonly parser.Node[], room: string): void => {
  const last = compound.at(-1)
  const parent = last?.parent
  if (last === undefined || parent === undefined) return
  const inner = parser.selector({ value: '' })
  inner.append(parser.className({ value: markOf(room) }))
  const fence = parser.pseudo({ value: ':where', nodes: [inner] })
  const end = compound.find((node) => parser.isPseudoElement(node))
  if (end === undefined) parent.insertAfter(last, fence)
  else parent.insertBefore(end, fence)
}

/** Whether a part names words of the house and nothing else: such a thing may stand around what is styled, whoever drew it. */
const isHouse = (nodes: readonly parser.Node[], house: ReadonlySet<string>): boolean =>
  nodes.some((node) => node.type === 'class') &&
  nodes.every((node) => (node.type === 'class' ? house.has(node.value) : !names([node])))

/**
 * A selector said of a room alone: what it styles is the room's, and so is every class or element it names on the way there,
 * unless it is a word of the house. Attributes of what stands around (`data-theme`, `data-paper`) are everybody's.
 */
export const fenced = (selector: string, room: string, house: ReadonlySet<string>): string => {
  const walk = (one: parser.Selector, styles: boolean): void => {
    for (const node of one.nodes)
      if (node.type === 'pseudo' && node.value === ':has') for (const inner of node.nodes) walk(inner, false)
    const parts = compounds(one)
    for (const [at, part] of parts.entries()) {
      const isStyled = styles && at === parts.length - 1
      if (isStyled || (names(part) && !isHouse(part, house))) close(part, room)
    }
  }
  return parser((root) => root.each((one) => walk(one, true))).processSync(selector)
}

let house: ReadonlySet<string> | null = null

/** Fences the sheets of rooms; the house's stay as they are written. */
export const fence: Plugin = {
  postcssPlugin: 'fence',
  Once(root) {
    house ??= houseWords()
    const words = house
    root.walkRules((rule) => {
      const file = rule.source?.input.file
      if (file === undefined || !file.startsWith(SOURCES) || isFrame(rule) || isKind(rule)) return
      const room = roomOf(relative(SOURCES, file))
      if (room !== null) rule.selector = fenced(rule.selector, room, words)
    })
  },
}
