import { readFileSync } from 'node:fs'
import type { Choices } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { en } from '../words/locales/en.ts'
import { fault as japanese } from '../words/locales/ja-faults.ts'
import { INVARIANTS } from './invariants.ts'

/** Where it is broken, a position that breaks it alone, and the choices of its table. */
type Mutant = readonly [id: string, path: string, position: unknown, choices: Choices]

const ALONE = JSON.parse(readFileSync(new URL('./mutants.json', import.meta.url), 'utf8')) as readonly Mutant[]

/** What nothing that can be read breaks alone; each with what keeps it from that. */
const UNBROKEN: Readonly<Record<string, string>> = {
  'MS-I22': 'a set with fewer dragons than seats is refused with the options',
  'MS-I29': 'an empty deck leaves cards that lie nowhere, which is told as well',
}

const told = (position: unknown, choices: Choices): readonly string[] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) return completed.faults.map(({ path, code }) => `${path} ${code}`)
  const made = box.game.arrange(completed.value, position)
  const found = made.ok ? made.warnings : made.faults
  return found.map(({ path, code }) => `${path} ${code} ${made.ok ? 'unreachable' : 'impossible'}`)
}

const saidOf = (id: string, path: string): string => {
  const invariant = INVARIANTS.find((one) => one.id === id)
  return `${path} ${invariant?.code} ${invariant?.kind}`
}

describe('numbered invariants', () => {
  test.each(ALONE.map((one) => [one[0], one] as const))('%s is told alone, at its place', (id, mutant) => {
    const [, path, position, choices] = mutant
    expect(told(position, choices)).toEqual([saidOf(id, path)])
  })

  test('are all broken by a mutant, but for those that nothing breaks', () => {
    const broken = new Set(ALONE.map(([id]) => id))
    expect(INVARIANTS.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(Object.keys(UNBROKEN))
  })

  test('are numbered in order, have words in both languages, and stand in the documents', () => {
    expect(INVARIANTS.map(({ id }) => id)).toEqual(INVARIANTS.map((_, at) => `MS-I${at + 1}`))
    const documents = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
    for (const { id, code } of INVARIANTS) {
      expect(en['fault'], code).toHaveProperty(code)
      expect(japanese, code).toHaveProperty(code)
      expect(documents).toMatch(new RegExp(`^\\| ${id} `, 'm'))
    }
  })
})
