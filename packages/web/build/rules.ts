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
