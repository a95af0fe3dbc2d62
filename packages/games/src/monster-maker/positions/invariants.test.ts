import { readFileSync } from 'node:fs'
import type { Choices } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { DEFAULT_DECK } from '../set/cards.ts'
import { en } from '../words/locales/en.ts'
import { ja } from '../words/locales/ja.ts'
import { invariants } from './invariants.ts'

/** Where it is broken, a position that breaks it alone, and the choices of its table. */
type Mutant = readonly [id: string, path: string, position: unknown, choices: Choices]

const main = DEFAULT_DECK.main
const deckWithout = (id: string, ...kinds: readonly string[]): Choices => ({
  deck: { ...DEFAULT_DECK, id, main: main.filter((row) => !kinds.includes(row.kind)) },
})

/** Those of decks of one's own. */
const OWN: readonly Mutant[] = [
  ['MM-I35', 'phase', { phase: 'trap', parties: [{ hand: ['C5'] }, {}] }, deckWithout('safe', 'trap')],
]

const KEPT = JSON.parse(readFileSync(new URL('./mutants.json', import.meta.url), 'utf8')) as readonly Mutant[]
const MUTANTS = [...KEPT, ...OWN]

/** What no position that can be read breaks, and `check` would; each with what keeps it from that. */
const UNBROKEN: Readonly<Record<string, string>> = {
  'MM-I1': 'a deck for so few is no deck: the options refuse it',
  'MM-I41': 'who casts it and the spell are of every deck that has it',
  'MM-I52': 'passing is always open',
}

const told = (position: unknown, choices: Choices): readonly string[] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) return completed.faults.map(({ path, code }) => `${path} ${code}`)
  const made = box.game.arrange(completed.value, position)
  const found = made.ok ? made.warnings : made.faults
  return found.map(({ path, code }) => `${path} ${code} ${made.ok ? 'unreachable' : 'impossible'}`)
}

describe('numbered invariants', () => {
  test.each(MUTANTS.map((one) => [one[0], one] as const))('%s is told alone, at its place', (id, mutant) => {
    const [, path, position, choices] = mutant
    const invariant = invariants.find((one) => one.id === id)
    expect(told(position, choices)).toEqual([`${path} ${invariant?.code} ${invariant?.kind}`])
  })

  test('are all broken by a mutant, but for those that nothing breaks', () => {
    const broken = new Set(MUTANTS.map(([id]) => id))
    expect(invariants.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(Object.keys(UNBROKEN))
  })

  test('are numbered in order, have words in both languages, and stand in the documents', () => {
    expect(invariants.map(({ id }) => id)).toEqual(invariants.map((_, at) => `MM-I${at + 1}`))
    const documents = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
    for (const { id, code } of invariants) {
      expect(en.fault, code).toHaveProperty(code)
      expect(ja.fault, code).toHaveProperty(code)
      expect(documents).toMatch(new RegExp(`^\\| ${id} `, 'm'))
    }
  })
})
