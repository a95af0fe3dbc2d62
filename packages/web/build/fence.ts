import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rule } from 'postcss'
import parser from 'postcss-selector-parser'
import { markOf, roomOf } from './rooms.ts'

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

/**
 * A selector said of a room alone: what it styles is the room's, and so is every class or element it names on the way there.
 * Attributes of what stands around (`data-theme`, `data-paper`) are everybody's.
 */
export const fenced = (selector: string, room: string): string => {
  const walk = (one: parser.Selector, styles: boolean): void => {
    for (const node of one.nodes)
      if (node.type === 'pseudo' && node.value === ':has') for (const inner of node.nodes) walk(inner, false)
    const parts = compounds(one)
    for (const [at, part] of parts.entries()) if ((styles && at === parts.length - 1) || names(part)) close(part, room)
  }
  return parser((root) => root.each((one) => walk(one, true))).processSync(selector)
}

/** `[data-kind='...']` that only sets custom properties: the colours a board gives the cards of its kinds. */
export const isKind = (rule: Rule): boolean =>
  rule.nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--'))) &&
  rule.selectors.every((one) => /^(?:\[data-[\w-]+(?:[~|^$*]?=[^\]]*)?\] )*(?::is\()?\[data-kind[^.#>+~]*$/.test(one))

/** Frames of an animation look like rules, but have no selectors. */
export const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && ((rule.parent as { readonly name?: string }).name ?? '').endsWith('keyframes')

/** Fences the sheets of rooms; the house's stay as they are written. */
export const fence: Plugin = {
  postcssPlugin: 'fence',
  Once(root) {
    root.walkRules((rule) => {
      const file = rule.source?.input.file
      if (file === undefined || !file.startsWith(SOURCES) || isFrame(rule) || isKind(rule)) return
      const room = roomOf(relative(SOURCES, file))
      if (room !== null) rule.selector = fenced(rule.selector, room)
    })
  },
}
