import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Resolves `@menagerie/*` to the packages' sources through the `source` condition of their exports. The condition is not
 * given to Vite as a whole, because other people's packages use the same name for files they do not ship.
 */
export const sourcesPlugin = (): Plugin => {
  const packages = new URL('../../', import.meta.url)
  return {
    name: 'menagerie-sources',
    enforce: 'pre',
    resolveId(id) {
      const match = /^@menagerie\/([a-z]+)(\/.+)?$/.exec(id)
      if (match === null) return null
      const folder = new URL(`${match[1] as string}/`, packages)
      const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
        exports: Record<string, { source?: string }>
      }
      const source = exports[`.${match[2] ?? ''}`]?.source
      return source === undefined ? null : new URL(source, folder).pathname
    },
  }
}
