import type { Rule } from 'postcss'

/** `[data-kind='...']` that only sets custom properties: the colours a board gives the cards of its kinds. */
export const isKind = (rule: Rule): boolean =>
  rule.nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--'))) &&
  rule.selectors.every((one) => /^(?:\[data-[\w-]+(?:[~|^$*]?=[^\]]*)?\] )*(?::is\()?\[data-kind[^.#>+~]*$/.test(one))

/** Frames of an animation look like rules, but have no selectors. */
export const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && ((rule.parent as { readonly name?: string }).name ?? '').endsWith('keyframes')
