import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/*
 * Most of a start is the loading of libraries, and how soon a house is back after it was killed is how long it starts. What many houses
 * never need, and none at once, is loaded when it is needed.
 */

/** By whom, when it is needed: ratings when a rated match ends, messages to devices, mails, figures for whoever watches the house. */
const LATER = ['openskill', 'web-push', 'nodemailer', 'prom-client']

/** What a module names that is loaded with it: types are not, and neither is what it asks for later. */
const loadedBy = (source: string): readonly string[] =>
  [...source.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => (from ?? bare) as string,
  )

/** Every library that is loaded with this module, with the module that names it. */
const librariesOf = (
  entry: string,
  read = (path: string): string => readFileSync(path, 'utf8'),
): Map<string, string> => {
  const libraries = new Map<string, string>()
  const seen = new Set<string>()
  const todo = [entry]
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const name of loadedBy(read(path)))
      if (name.startsWith('.')) todo.push(join(dirname(path), name))
      else
        libraries.set(
          name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] as string),
          path,
        )
  }
  return libraries
}

const server = fileURLToPath(new URL('server.ts', import.meta.url))

test('a house starts without the libraries it needs later, if ever', () => {
  const libraries = librariesOf(server)
  // What every house needs is found, through modules of modules.
  expect([...libraries.keys()]).toEqual(expect.arrayContaining(['fastify', 'drizzle-orm', 'pg', 'ws', 'piscina']))
  expect(LATER.flatMap((name) => libraries.get(name) ?? [])).toEqual([])
})

test('one that is loaded by a module of a module is found; types and what is asked for later are not', () => {
  const modules: Readonly<Record<string, string>> = {
    '/a.ts': "import { b } from './b/b.ts'\nimport type { Registry } from 'prom-client'\n",
    '/b/b.ts': "export {\n  c,\n} from '../c.ts'\nconst later = () => import('nodemailer')\n",
    '/c.ts': "import '@some/thing/part'\nimport { rate } from 'openskill/models'\n",
  }
  expect([...librariesOf('/a.ts', (path) => modules[path] as string)]).toEqual([
    ['@some/thing', '/c.ts'],
    ['openskill', '/c.ts'],
  ])
})
