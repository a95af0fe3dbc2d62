import { readFileSync } from 'node:fs'
import { type JudgedMutant, judgeMutants } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { INVARIANTS } from './invariants.ts'
import { arrangeUnder } from './position.ts'

/** Fifty that were taken without a word before somebody read them against the rules. */
const JUDGED = JSON.parse(
  readFileSync(new URL('judged-mutants.json', import.meta.url), 'utf8'),
) as readonly JudgedMutant[]

const { said, codes, idle, unreasoned } = judgeMutants({
  mutants: JUDGED,
  invariants: INVARIANTS,
  arrange: (rules, { choices, position }) => {
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
    return arrangeUnder(rules, completed.value, position)
  },
})

describe('changed positions that were judged one by one', () => {
  test('are fifty, each with its reason', () => {
    expect(JUDGED).toHaveLength(50)
    expect(unreasoned).toEqual([])
    expect(JUDGED.filter(({ verdict }) => verdict !== 'taken').length).toBeGreaterThan(10)
  })

  test.each(JUDGED.map((one, i) => [i + 1, one.verdict, one.why, one] as const))(
    '%i is %s: %s',
    (_i, verdict, _, one) => {
      expect(said(one)).toEqual([verdict, one.told])
    },
  )

  test('DT-3.1, DT-3.12, DT-4.6, DT-5.5 each of the invariants that judging made tells of some', () => {
    expect(codes).toEqual(['carriedTooFar', 'countersTooFew', 'lostToNobody', 'marchedTooFar'])
    expect(idle()).toEqual([])
  })
})
