import type { AtRule, Declaration, Plugin, Root } from 'postcss'

const rangeOf = (rule: AtRule): string => {
  for (const node of rule.nodes ?? []) if (node.type === 'decl' && node.prop === 'unicode-range') return node.value
  return ''
}

/** Style sheets of fonts made smaller. */
export const leanFonts: Plugin = {
  postcssPlugin: 'lean-fonts',
  Declaration: {
    /** Font packages name a second, larger file for browsers that are older than the page's own language: it is left out. */
    src: (declaration: Declaration): void => {
      const value = declaration.value.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, '')
      if (value !== declaration.value) declaration.value = value
    },
  },
  /** The same slice of every weight side by side: its long list of letters compresses to almost nothing after the first. */
  OnceExit: (sheet: Root): void => {
    const faces: AtRule[] = []
    sheet.walkAtRules('font-face', (rule) => void faces.push(rule))
    if (faces.length < 100) return
    for (const face of faces) face.remove()
    sheet.prepend(...faces.sort((a, b) => (rangeOf(a) < rangeOf(b) ? -1 : rangeOf(a) > rangeOf(b) ? 1 : 0)))
  },
}
