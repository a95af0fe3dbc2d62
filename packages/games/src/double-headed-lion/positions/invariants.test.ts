import { readFileSync } from 'node:fs'
import type { Choices } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { fault as english } from '../words/locales/en-faults.ts'
import { fault as japanese } from '../words/locales/ja-faults.ts'
import { INVARIANTS } from './invariants.ts'

/** Where it is broken, a position that breaks it, and the choices of its table. */
type Mutant = readonly [id: string, path: string, position: unknown, choices: Choices]

const ALONE = JSON.parse(readFileSync(new URL('./mutants.json', import.meta.url), 'utf8')) as readonly Mutant[]

const VISHNUS = { pieces: { vishnus: '52' } }
const MET = { republic: { pieces: { aila: '05' } }, royalist: { pieces: { dianne: '05', vishnus: '52' } } }

/** What is not broken but with something else. */
const TOGETHER: readonly Mutant[] = [
  [
    'DL-I2',
    'position.phase',
    { phase: 'setup', republic: { formation: 'guard' }, royalist: { formation: 'flank' } },
    { setupMode: 'preset' },
  ],
  [
    'DL-I16',
    'position.phase',
    { phase: 'castle', moved: 'vishnus', entered: '52', republic: { pieces: { aila: '00' } }, royalist: VISHNUS },
    {},
  ],
  ['DL-I38', 'position.combat', { phase: 'move', combat: { square: '05' }, ...MET }, {}],
]

/** What nothing that can be read breaks; each with what keeps it from that. */
const UNBROKEN: Readonly<Record<string, string>> = {
  'DL-I10': 'a phase is skipped by who cannot move, and who cannot move has lost',
  'DL-I34': 'what somebody has seen is read as looked at',
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

  test.each(TOGETHER.map((one) => [one[0], one] as const))('%s is told at its place', (id, mutant) => {
    const [, path, position, choices] = mutant
    expect(told(position, choices)).toContain(saidOf(id, path))
  })

  test('are all broken by a mutant, but for those that nothing breaks', () => {
    const broken = new Set([...ALONE, ...TOGETHER].map(([id]) => id))
    expect(INVARIANTS.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(Object.keys(UNBROKEN))
  })

  test('are numbered in order, have words in both languages, and stand in the documents', () => {
    expect(INVARIANTS.map(({ id }) => id)).toEqual(INVARIANTS.map((_, at) => `DL-I${at + 1}`))
    const documents = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
    for (const { id, code } of INVARIANTS) {
      expect(english, code).toHaveProperty(code)
      expect(japanese, code).toHaveProperty(code)
      expect(documents).toMatch(new RegExp(`^\\| ${id} `, 'm'))
    }
  })
})
