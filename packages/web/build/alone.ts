import type { Plugin } from 'vite'

interface Part {
  readonly type: string
  readonly fileName: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Files of a worker, each with the first file of a worker that it asks for. */
export const askers = (parts: readonly Part[]): readonly (readonly [string, string])[] => {
  const first = new Set(parts.filter(({ isEntry }) => isEntry === true).map(({ fileName }) => fileName))
  return parts.flatMap(({ fileName, imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((one) => first.has(one)).map((one) => [fileName, one] as const),
  )
}

/**
 * Nobody asks for the file a worker begins with: WebKit, which Safari is, runs it a second time for whoever does, and all
 * that is said to the worker is heard twice from then on.
 */
export const alone = (): Plugin => ({
  name: 'menagerie-alone',
  apply: 'build',
  generateBundle(_, bundle) {
    const [found] = askers(Object.values(bundle))
    if (found !== undefined) this.error(`${found[0]} imports ${found[1]}, with which a worker begins.`)
  },
})
