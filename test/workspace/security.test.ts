import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/* docs/security.md names no test that is not there. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SERVER = join(ROOT, 'packages/server')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const soak = readFileSync(join(ROOT, 'scripts/soak.mjs'), 'utf8')

/** The cells of the columns "Shown by", one for each attack. */
const shownBy = (document: string): readonly string[] =>
  document.split('\n## ').flatMap((part) => {
    const rows = part.split('\n').filter((line) => line.startsWith('| '))
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
    const column = cells[0]?.indexOf('Shown by') ?? -1
    return column < 0 ? [] : cells.slice(2).map((row) => row[column] ?? '')
  })

/** All that the tests of the server say. */
const said = readdirSync(join(SERVER, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(SERVER, 'test', name), 'utf8'))
  .join('\n')

const isThere = (named: string): boolean => {
  const trial = /^npm run soak -- (\S+)$/.exec(named)?.[1]
  if (trial !== undefined) return new RegExp(`^ {2}'?${trial}'?: \\{`, 'm').test(soak)
  return existsSync(join(/^(?:packages|test\/browser)\//.test(named) ? ROOT : SERVER, named))
}

/** What a cell names that is not there. */
const missing = (cell: string): readonly string[] => {
  const files = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)
  const names = [...cell.matchAll(/[*_]([^*_`|]{8,})[*_]/g)].map(([, name]) => name as string)
  return [
    ...(files.length === 0 ? [`nothing is named: ${cell}`] : []),
    ...files.filter((name) => !isThere(name)),
    ...names.filter((name) => !said.includes(name)),
  ]
}

test('every attack is shown by tests that are there', () => {
  const cells = shownBy(text)
  expect(cells.length).toBeGreaterThan(60)
  expect(cells.flatMap(missing)).toEqual([])
})

test.each([
  ['', 'nothing is named: '],
  ['`test/gone.test.ts`', 'test/gone.test.ts'],
  ['`npm run soak -- nothing`', 'npm run soak -- nothing'],
  ['`test/promises.test.ts` (_nobody ever loses_)', 'nobody ever loses'],
])('a cell that says %o is told of', (cell, told) => {
  expect(missing(cell)).toEqual([told])
})
