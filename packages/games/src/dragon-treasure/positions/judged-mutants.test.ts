import { readFileSync } from 'node:fs'
import type { Choices, Invariant } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { INVARIANTS } from './invariants.ts'
import { arrangeUnder } from './position.ts'

/** A described position, changed by hand, and what is right to say of it. */
interface JudgedMutant {
  readonly how: readonly string[]
  /** `warned`: no match comes there, yet it can be played on. */
  readonly verdict: 'taken' | 'warned' | 'refused'
  /** What is told, and where. */
  readonly told: readonly string[]
  readonly why: string
  readonly choices: Choices
  readonly position: unknown
}

/** Fifty that were taken without a word before somebody read them against the rules. */
const JUDGED = JSON.parse(
  readFileSync(new URL('judged-mutants.json', import.meta.url), 'utf8'),
) as readonly JudgedMutant[]

const said = (
  { choices, position }: JudgedMutant,
  rules: readonly Invariant<State>[] = INVARIANTS,
): readonly [verdict: JudgedMutant['verdict'], told: readonly string[]] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  const made = arrangeUnder(rules, completed.value, position)
  const found = made.ok ? made.warnings : made.faults
  const told = found.map(({ path, code }) => `${path} ${code}`)
  return [made.ok ? (told.length > 0 ? 'warned' : 'taken') : 'refused', told]
}

describe('changed positions that were judged one by one', () => {
  test('are fifty, each with its reason', () => {
    expect(JUDGED).toHaveLength(50)
    expect(JUDGED.filter(({ how, why }) => how.length === 0 || why.length < 30)).toEqual([])
    const verdicts = JUDGED.map(({ verdict }) => verdict)
    expect(verdicts.filter((one) => one !== 'taken').length).toBeGreaterThan(10)
  })

  test.each(JUDGED.map((one, i) => [i + 1, one.verdict, one.why, one] as const))(
    '%i is %s: %s',
    (_i, verdict, _, one) => {
      expect(said(one)).toEqual([verdict, one.told])
    },
  )

  test('DT-3.1, DT-3.12, DT-4.6, DT-5.5 each of the invariants that judging made tells of some', () => {
    const codes = new Set(JUDGED.flatMap(({ told }) => told.map((text) => text.split(' ')[1] ?? '')))
    expect([...codes].sort()).toEqual(['carriedTooFar', 'countersTooFew', 'lostToNobody', 'marchedTooFar'])
    for (const code of codes) {
      const rest = INVARIANTS.filter((one) => one.code !== code)
      expect(JUDGED.filter((one) => said(one, rest)[1].join() !== one.told.join()).length, code).toBeGreaterThan(0)
    }
  })
})
