import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import account from '../../packages/web/src/pages/account/locales/en.json'
import client from '../../packages/web/src/locales/en.json'
import pieces from '../../packages/web/src/pieces/locales/en.json'

const source = new URL('../../packages/web/src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

const keysOf = (tree: object, path = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  )

/** Without the endings that plurals add. */
const stems = (tree: object): ReadonlySet<string> =>
  new Set(keysOf(tree).flatMap((key) => [key, key.replace(/(?:_ordinal)?_(?:zero|one|two|few|other)$/, '')]))

/** Words of the room a file stands in: the nearest folder with a catalogue of its own. */
const roomWords = (file: string): ReadonlySet<string> => {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = new URL(`${folder}/locales/en.json`, source)
    if (existsSync(path)) return stems(JSON.parse(readFileSync(path, 'utf8')) as object)
  }
  return new Set()
}

test('every message the client asks for by name stands in its catalogue', () => {
  const known = new Set([...stems(client), ...stems(pieces)])
  const missing: string[] = []
  for (const file of files) {
    const text = readFileSync(new URL(file, source), 'utf8')
    const own = roomWords(file)
    for (const [, key] of text.matchAll(/\bt\(\s*'(?:client:)?([\w.-]+)'(?!, \{ ns: (?!WORDS|PIECE_WORDS))/g)) {
      if (key !== undefined && !known.has(key) && !own.has(key)) missing.push(`${file}: ${key}`)
    }
  }
  expect(missing).toEqual([])
})

test('what all boards ask for by name stands in the catalogue of each', () => {
  const asked = (file: string): readonly string[] =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(/\bt\('([\w.-]+)', \{ ns: (?:table\.)?game\.words/g)].map(
      ([, key]) => key as string,
    )
  const shared = asked('boards/board-prompt.tsx')
  expect(shared.length).toBeGreaterThan(3)
  const boards = files.filter((file) => /^boards\/[\w-]+\/answers\.tsx$/.test(file))
  expect(boards.length).toBe(5)
  const missing = boards
    .filter((file) => readFileSync(new URL(file, source), 'utf8').includes('<FirstAnswers'))
    .flatMap((file) => shared.filter((key) => !roomWords(file).has(key)).map((key) => `${file}: ${key}`))
  expect(missing).toEqual([])
})

test('every code of the house has its words', async () => {
  const { WIRE_ERRORS } = await import('../../packages/protocol/src/errors.ts')
  expect(Object.keys(WIRE_ERRORS).filter((code) => !(code in client.errors))).toEqual([])
  // Those of accounts are heard on one page, which brings its words along.
  const { ACCOUNT_ERRORS } = await import('../../packages/protocol/src/account.ts')
  expect(Object.keys(ACCOUNT_ERRORS).filter((code) => !(code in account.errors))).toEqual([])
})
