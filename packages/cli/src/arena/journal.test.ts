import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { BoutResult } from './bout.ts'
import { entrants } from './entrants.ts'
import { openJournal } from './journal.ts'
import { type Bout, type Pair, boutKey, boutsOf } from './pairing.ts'

const folder = mkdtempSync(join(tmpdir(), 'menagerie-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TERMS = { format: 1, game: 'kuhn', seed: '1' }
const bouts = boutsOf(entrants('search@20ms,greedy') as unknown as Pair, 2, 2) as [Bout, Bout]
const [first, second] = bouts.map(boutKey) as [string, string]
const RESULT: BoutResult = { places: [1, 2], digest: 'd', thought: [{ commits: 1, sum: 2, most: 2 }] }

test('goes on where it was, and leaves a line away that was not finished', () => {
  const path = join(folder, 'torn.jsonl')
  openJournal<BoutResult>(path, TERMS).add(first, RESULT)
  appendFileSync(path, '["search@20ms greedy 0.1",{"pla')
  const again = openJournal<BoutResult>(path, TERMS)
  expect([again.resultOf(first), again.resultOf(second)]).toEqual([RESULT, null])
  again.add(second, RESULT)
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4)
  expect(openJournal<BoutResult>(path, TERMS).resultOf(second)).toEqual(RESULT)
})

test('refuses matches of another tournament, and what is none, and leaves them as they are', () => {
  const path = join(folder, 'other.jsonl')
  openJournal<BoutResult>(path, TERMS).add(first, RESULT)
  const before = readFileSync(path, 'utf8')
  expect(() => openJournal(path, { ...TERMS, seed: '2' })).toThrow('another tournament')
  expect(readFileSync(path, 'utf8')).toBe(before)
  const text = join(folder, 'text.txt')
  writeFileSync(text, 'not a journal\n')
  expect(() => openJournal(text, TERMS)).toThrow('another tournament')
  expect(readFileSync(text, 'utf8')).toBe('not a journal\n')
  writeFileSync(text, 'a note without an end')
  expect(() => openJournal(text, TERMS)).toThrow('another tournament')
  expect(readFileSync(text, 'utf8')).toBe('a note without an end')
  expect(() => openJournal(join(folder, 'nowhere', 'x'), TERMS)).toThrow('cannot be written')
})

test('keeps nothing where no file is named', () => {
  const journal = openJournal(undefined, TERMS)
  journal.add(first, RESULT)
  expect(journal.resultOf(first)).toBeNull()
})

test('entrants think as long as all, or as long as they say', () => {
  expect(entrants('greedy,search@20ms,search@400,greedy').map(({ name, budget }) => [name, budget])).toEqual([
    ['greedy', null],
    ['search@20ms', { ms: 20 }],
    ['search@400', { iterations: 400 }],
  ])
  for (const wrong of ['search@', 'search@0', 'search@fast', 'search@1@2'])
    expect(() => entrants(wrong)).toThrow('is not clear')
  expect(() => entrants('genius')).toThrow('no bot')
})
