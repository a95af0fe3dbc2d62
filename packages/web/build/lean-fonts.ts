/** What a transformer of style sheets is given, as far as it is used here. */
interface Declaration {
  readonly prop: string
  value: string
}
interface AtRule {
  readonly nodes?: readonly Partial<Declaration>[] | undefined
  readonly remove: () => void
}
interface Sheet {
  readonly walkAtRules: (name: string, each: (rule: AtRule) => void) => void
  readonly prepend: (rules: readonly AtRule[]) => void
}

const rangeOf = (rule: AtRule): string => rule.nodes?.find(({ prop }) => prop === 'unicode-range')?.value ?? ''

/** Style sheets of fonts made smaller. */
export const leanFonts = {
  postcssPlugin: 'lean-fonts',
  Declaration: {
    /** Font packages name a second, larger file for browsers that are older than the page's own language: it is left out. */
    src: (declaration: Declaration): void => {
      const value = declaration.value.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, '')
      if (value !== declaration.value) declaration.value = value
    },
  },
  /** The same slice of every weight side by side: its long list of letters compresses to almost nothing after the first. */
  OnceExit: (sheet: Sheet): void => {
    const faces: AtRule[] = []
    sheet.walkAtRules('font-face', (rule) => void faces.push(rule))
    if (faces.length < 100) return
    for (const face of faces) face.remove()
    sheet.prepend(faces.sort((a, b) => (rangeOf(a) < rangeOf(b) ? -1 : rangeOf(a) > rangeOf(b) ? 1 : 0)))
  },
}
