/** What a style sheet's declaration is to a transformer of style sheets. */
interface Declaration {
  value: string
}

/** Font packages name a second, larger file for browsers that are older than the page's own language: it is left out. */
export const woff2Only = {
  postcssPlugin: 'woff2-only',
  Declaration: {
    src: (declaration: Declaration): void => {
      const value = declaration.value.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, '')
      if (value !== declaration.value) declaration.value = value
    },
  },
}
