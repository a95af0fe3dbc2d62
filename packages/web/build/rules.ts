import type { Root, Rule } from 'postcss'
import parser from 'postcss-selector-parser'

/** `[data-kind='...']` that only sets custom properties: the colours a board gives the cards of its kinds. */
export const isKind = (rule: Rule): boolean =>
  rule.nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--'))) &&
  rule.selectors.every((one) => /^(?:\[data-[\w-]+(?:[~|^$*]?=[^\]]*)?\] )*(?::is\()?\[data-kind[^.#>+~]*$/.test(one))

/** Frames of an animation look like rules, but have no selectors. */
export const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && ((rule.parent as { readonly name?: string }).name ?? '').endsWith('keyframes')

/** Classes a sheet names, each with the line it is first named in; `styled` alone, or those around what is styled too. */
export const classesOf = (sheet: Root, styled = false): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return
    parser((all) =>
      all.each((one) => {
        const nodes = one.nodes.slice(styled ? one.nodes.findLastIndex(({ type }) => type === 'combinator') + 1 : 0)
        parser.selector({ value: '', nodes: nodes.map((node) => node.clone()) }).walkClasses(({ value }) => {
          if (!found.has(value)) found.set(value, rule.source?.start?.line ?? 0)
        })
      }),
    ).processSync(rule.selector)
  })
  return found
}

/** A part of a selector that says by which element's name, or by which attribute of the house's own (`data-`), something is styled. */
export interface Styled {
  readonly kind: 'tag' | 'attribute'
  readonly name: string
  readonly line: number
}

const styledAs = (node: parser.Node): Pick<Styled, 'kind' | 'name'> | null => {
  if (node.type === 'tag') return { kind: 'tag', name: node.value }
  return node.type === 'attribute' && node.attribute.startsWith('data-')
    ? { kind: 'attribute', name: node.attribute }
    : null
}

/** Each of them once, where it comes first. What may be one of several things (`:is`) or is not (`:not`) is not asked. */
export const styledBy = (sheet: Root): readonly Styled[] => {
  const found = new Map<string, Styled>()
  sheet.walkRules((rule) => {
    if (isFrame(rule) || isKind(rule)) return
    parser((all) =>
      all.each(({ nodes }) => {
        for (const node of nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)) {
          const one = styledAs(node)
          if (one !== null && !found.has(one.name)) found.set(one.name, { ...one, line: rule.source?.start?.line ?? 0 })
        }
      }),
    ).processSync(rule.selector)
  })
  return [...found.values()]
}
