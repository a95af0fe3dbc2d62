import { readFileSync } from 'node:fs'
import { judged } from '@menagerie/engine'
import { type JudgedMutant, judgeMutants } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { invariants } from './invariants.ts'
import { readPosition } from './position.ts'

/** Fifty that were taken without a word before somebody read them against the rules. */
const JUDGED = JSON.parse(
  readFileSync(new URL('judged-mutants.json', import.meta.url), 'utf8'),
) as readonly JudgedMutant[]

const { said, codes, idle, unreasoned } = judgeMutants({
  mutants: JUDGED,
  invariants: invariants,
  arrange: (rules, { choices, position }) => {
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
    const read = readPosition(completed.value, position)
    return read.ok ? judged(read.value, rules) : read
  },
})

describe('changed positions that were judged one by one', () => {
  test('are fifty, each with its reason', () => {
    expect(JUDGED).toHaveLength(50)
    expect(unreasoned).toEqual([])
    expect(JUDGED.filter(({ verdict }) => verdict !== 'taken').length).toBeGreaterThan(5)
  })

  test.each(JUDGED.map((one, i) => [i + 1, one.verdict, one.why, one] as const))(
    '%i is %s: %s',
    (_i, verdict, _, one) => {
      expect(said(one)).toEqual([verdict, one.told])
    },
  )

  test('MP-05, MP-16, MP-22 each of the invariants that judging made or widened tells of some', () => {
    expect(codes).toEqual(['boostUnpaid', 'handTooFull', 'paidForNobody', 'turnsTooFew'])
    expect(idle()).toEqual([])
  })
})
